import path from 'node:path';
import { isOn, type OfferedSkills, type Request } from '../config/request.js';
import { workingDirectoryIn } from '../config/working-directory.js';
import { WorkspaceError } from '../files/workspace.js';
import { compileDispatcher } from '../manifest/routes.js';
import { planRoutes, runOperation } from '../pipeline.js';
import type { Dispatcher } from '../routing/dispatch.js';
import { prepareRun, type RunSetup } from '../run/prepare-run.js';
import type { SkillCatalog } from '../skill/list-skills.js';
import { UsageError } from '../text/errors.js';
import { type OpenedSkills, openSkills } from './catalog.js';
import { openSession } from './open-session.js';
import type { SkillSession } from './session.js';

/** The skills that a command or a server offers: read at the start and after every change, with one session over them. */
export class SkillHost {
  readonly session: SkillSession;
  readonly #options: OfferedSkills;
  #opened: OpenedSkills;

  private constructor(options: OfferedSkills, opened: OpenedSkills) {
    this.#options = options;
    this.#opened = opened;
    const { workingDirectory, allow, privateDirectory, asksConsent } = options;
    this.session = openSession(opened, {
      workingDirectory,
      allow,
      current: () => this.#opened,
      ...(asksConsent === true && { asksConsent }),
      ...(privateDirectory === undefined ? {} : { privateDirectory }),
    });
  }

  static async open(options: OfferedSkills): Promise<SkillHost> {
    return new SkillHost(options, await openSkills(await options.request()));
  }

  get opened(): OpenedSkills {
    return this.#opened;
  }

  get workspace() {
    return this.#opened.workspace;
  }

  /** Reads the skills again. */
  async reload(given?: Request): Promise<void> {
    const request = await this.#options.request();
    const opened = await openSkills(given ?? request);
    this.#opened = { ...opened, setup: { ...opened.setup, request }, workspace: this.#opened.workspace };
  }

  /** The catalog as another working directory of the repository sees it. */
  async catalogFrom(directory: string): Promise<SkillCatalog> {
    const request = await this.#options.request();
    const absolute = path.resolve(this.#options.workingDirectory, directory);
    const workingDirectory = existingDirectory(request, absolute);
    return this.session.restrict((await openSkills({ ...request, workingDirectory })).catalog);
  }

  /** The routes of the manifest, without hidden skills. Throws `ManifestError` or `WorkspaceError` when there is nothing to read. */
  async dispatcher(): Promise<Dispatcher> {
    if (isHotReload(this.#opened.setup)) {
      await prepareDispatch(await this.#options.request());
      await this.reload();
    }
    const setup = { ...this.#opened.setup, request: await this.#options.request() };
    const text = await readManifestText(setup);
    return compileDispatcher(text, setup.manifestFile, this.session.hiddenNames());
  }
}

/** Turns hot reload on for one session, as CLEO does. */
const HOT_RELOAD = 'CLEO_SKILL_HOT_RELOAD';

/** Whether a person lets each dispatch register again: by the config in the home directory, or by the variable. */
function isHotReload({ settings, request }: RunSetup): boolean {
  return settings.userHotReload || isOn(request.environment.variables[HOT_RELOAD]);
}

/** Prepares a dispatch: with hot reload, the manifest is brought up to date first. */
async function prepareDispatch(request: Request): Promise<RunSetup> {
  const setup = await prepareRun(request);
  if (!isHotReload(setup)) return setup;
  await runOperation({ ...request, operation: 'register' });
  return prepareRun(request);
}

/**
 * The text of the manifest; as `register` would write it if there is none yet, or if the config of the repository turns
 * hot reload on: that alone writes nothing.
 */
async function readManifestText(setup: RunSetup): Promise<string> {
  const { request, settings, hasManifest, manifestFile: file } = setup;
  const isPlanned = !hasManifest || (settings.hotReload && !isHotReload(setup));
  const text = isPlanned ? null : request.store.read(file);
  return text ?? (await planRoutes({ ...request, operation: 'register', dryRun: true })).manifest;
}

/** A directory that was named wrong is a mistake of the request. */
function existingDirectory({ workspace }: Request, directory: string): string {
  try {
    return workingDirectoryIn(workspace, directory);
  } catch (error) {
    if (error instanceof WorkspaceError) throw new UsageError(error.message, error.fix ?? '');
    throw error;
  }
}
