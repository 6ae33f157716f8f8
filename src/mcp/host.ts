import path from 'node:path';
import { consentQuestion } from '../agent/activation.js';
import { listingOf, type OpenedSkills, openSkills, type SkillListing } from '../agent/catalog.js';
import { isHotReload, prepareDispatch, readManifestText } from '../agent/manifest-file.js';
import { openSession, type SessionRefusal, type SkillSession } from '../agent/session.js';
import type { OfferedSkills, Request } from '../config/request.js';
import { compileDispatcher } from '../manifest/routes.js';
import type { Dispatcher } from '../routing/dispatch.js';
import type { CatalogSkill } from '../skill/list-skills.js';

/** The skills that a server offers: read at start-up and after every change, with one session over them. */
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

  /** The skills as another working directory of the repository sees them. */
  async listFrom(directory: string): Promise<SkillListing> {
    const request = await this.#options.request();
    const workingDirectory = path.resolve(this.#options.workingDirectory, directory);
    const { catalog } = await openSkills({ ...request, workingDirectory });
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

/** What a session gives out, after the user was asked where that is needed. */
export async function askFirst<T extends object>(
  attempt: () => T | SessionRefusal,
  { session, isClaimed, askConsent }: { session: SkillSession; isClaimed: boolean; askConsent: AskConsent },
): Promise<T | SessionRefusal> {
  const result = attempt();
  if (!('needsConsent' in result) || result.skill === undefined) return result;
  const { skill, message } = result;
  const consent = await getConsent(skill, isClaimed, askConsent);
  if (consent === 'given') {
    session.consent(skill.name);
    return attempt();
  }
  if (consent === 'declined')
    return { ...result, reason: 'declined', message: `the user declined the skill: ${skill.name}` };
  const howTo = 'Ask the user, then call skill_load or skill_activate with consent: true.';
  return { ...result, message: `${message}. ${howTo}` };
}
