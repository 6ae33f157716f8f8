import path from 'node:path';
import { consentQuestion } from '../agent/activation.js';
import { listingOf, type OpenedSkills, openSkills, type SkillListing } from '../agent/catalog.js';
import { isHotReload, prepareDispatch, readManifestText } from '../agent/manifest-file.js';
import { openSession, type SkillSession } from '../agent/session.js';
import { readAgentSettings } from '../config/agent-settings.js';
import type { OfferedSkills, Request } from '../config/request.js';
import { workspacePath } from '../files/absolute-path.js';
import { WorkspaceError } from '../files/workspace.js';
import { compileDispatcher } from '../manifest/routes.js';
import type { Dispatcher } from '../routing/dispatch.js';
import { prepareRun } from '../run/prepare-run.js';
import type { CatalogSkill } from '../skill/list-skills.js';
import { UsageError } from '../text/errors.js';

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

  /** Reads the skills again. */
  async reload(given?: Request): Promise<void> {
    const request = await this.#options.request();
    const opened = await readSkills(given ?? request);
    this.#opened = { ...opened, setup: { ...opened.setup, request } };
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
    return listingOf(this.session.restrict(catalog));
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

/** A repository may get its first skill later: without a scan root, the catalog is empty and says why. */
async function readSkills(request: Request): Promise<OpenedSkills> {
  try {
    return await openSkills(request);
  } catch (error) {
    const { workspace } = request;
    if (!(error instanceof WorkspaceError) || workspace.kindOf('.') !== 'directory') throw error;
    const setup = await prepareRun(request);
    const errors = [{ path: workspace.root, kind: 'NOT_FOUND', message: error.message }] as const;
    const catalog = { skills: [], errors, truncated: false };
    return { setup, settings: readAgentSettings(setup.settings), catalog };
  }
}

/** Asks the user to agree; `null` when the client cannot ask. */
export type AskConsent = (question: string) => Promise<boolean | null>;

/** `unasked`: the client cannot ask the user, and the call does not say that they agreed. */
export type Consent = 'given' | 'declined' | 'unasked';

/** Gets the user's consent for a skill: from the client where it can ask, else from what the call says. */
export async function getConsent(
  skill: CatalogSkill,
  isClaimed: boolean,
  askConsent: AskConsent,
): Promise<Consent> {
  const answer = await askConsent(consentQuestion(skill));
  if (answer === null) return isClaimed ? 'given' : 'unasked';
  return answer ? 'given' : 'declined';
}

/** Why the text of a skill is not given out, after the user was asked where that is needed; `null` when it may be. */
export async function refuseWithoutConsent(
  skill: CatalogSkill,
  { session, isClaimed, askConsent }: { session: SkillSession; isClaimed: boolean; askConsent: AskConsent },
): Promise<string | null> {
  if (!session.needsConsent(skill.name)) return session.refuseReading(skill)?.message ?? null;
  const consent = await getConsent(skill, isClaimed, askConsent);
  const refusal = session.refuseReading(skill, consent === 'given');
  if (refusal === null) return null;
  if (consent === 'declined') return `the user declined the skill: ${skill.name}`;
  return `${refusal.message}. Ask the user, then call skill_load or skill_activate with consent: true.`;
}
