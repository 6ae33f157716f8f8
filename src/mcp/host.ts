import path from 'node:path';
import { listingOf, type OpenedSkills, openSkills, type SkillListing } from '../agent/catalog.js';
import type { Dispatcher } from '../agent/dispatch.js';
import { isHotReload, prepareDispatch, readManifestText } from '../agent/manifest-file.js';
import { compileDispatcher } from '../agent/routes.js';
import { openSession, type SkillSession } from '../agent/session.js';
import { TracingWorkspace } from '../agent/watch.js';
import { readAgentSettings } from '../config/agent-settings.js';
import { UsageError } from '../errors.js';
import { workspacePath } from '../files/absolute-path.js';
import type { OfferedSkills, Request } from '../request.js';
import { prepareRun } from '../run/prepare-run.js';

/** The skills that a server offers: read at start-up and after every change, with one session over them. */
export class SkillHost {
  readonly session: SkillSession;
  readonly #options: OfferedSkills;
  #opened: OpenedSkills;

  private constructor(options: OfferedSkills, opened: OpenedSkills) {
    this.#options = options;
    this.#opened = opened;
    const { workingDirectory, allow, privateDirectory, asksConsent = false } = options;
    this.session = openSession(opened, {
      workingDirectory,
      allow,
      current: () => this.#opened,
      asksConsent: asksConsent || opened.setup.chosen.profile.asksConsent === true,
      ...(privateDirectory === undefined ? {} : { privateDirectory }),
    });
  }

  static async open(options: OfferedSkills): Promise<SkillHost> {
    return new SkillHost(options, await readSkills(await options.request()));
  }

  get opened(): OpenedSkills {
    return this.#opened;
  }

  get workspace() {
    return this.#opened.setup.request.workspace;
  }

  /** Reads the skills again; returns the directories that the result depends on. */
  async reload(): Promise<ReadonlySet<string>> {
    const request = await this.#options.request();
    const workspace = new TracingWorkspace(request.workspace);
    const opened = await readSkills({ ...request, workspace });
    this.#opened = { ...opened, setup: { ...opened.setup, request } };
    return workspace.directories;
  }

  /** The skills as another working directory of the repository sees them. */
  async listFrom(directory: string): Promise<SkillListing> {
    const request = await this.#options.request();
    const absolute = path.resolve(this.#options.workingDirectory, directory).split(path.sep).join('/');
    const workingDirectory = workspacePath(request.workspace, absolute);
    if (workingDirectory === null || workingDirectory.startsWith('~')) {
      throw new UsageError(`${directory} is outside the repository.`, 'Name a directory inside it.');
    }
    const { catalog } = await readSkills({ ...request, workingDirectory });
    const skills = catalog.skills.filter((skill) => this.session.mayList(skill));
    return listingOf({ ...catalog, skills });
  }

  /** The routes of the manifest, without hidden skills. Throws `ManifestError` when there is none and there should be. */
  async dispatcher(): Promise<Dispatcher> {
    if (isHotReload(this.#opened.setup)) {
      await prepareDispatch(await this.#options.request());
      await this.reload();
    }
    const setup = { ...this.#opened.setup, request: await this.#options.request() };
    const text = await readManifestText(setup);
    return compileDispatcher(text, setup.manifestFile, (name) => this.session.isHidden(name));
  }

  /** Changes whenever a client should list the skills again. */
  get version(): string {
    return JSON.stringify(
      this.session.catalog().skills.map(({ id, name, description }) => [id, name, description]),
    );
  }
}

/** A repository may get its first skill later: without a scan root, the catalog is empty and says why. */
async function readSkills(request: Request): Promise<OpenedSkills> {
  try {
    return await openSkills(request);
  } catch (error) {
    // By name: the workspace may come from another bundle, with its own classes.
    const isAboutFiles = error instanceof Error && error.name === 'WorkspaceError';
    if (!isAboutFiles || request.workspace.kindOf('.') !== 'directory') throw error;
    const setup = await prepareRun(request);
    const errors = [{ path: request.workspace.root, kind: 'NOT_FOUND', message: error.message }] as const;
    return {
      setup,
      settings: readAgentSettings(setup.settings),
      catalog: { skills: [], errors, truncated: false },
    };
  }
}
