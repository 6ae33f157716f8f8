import path from 'node:path';
import type { Workspace } from '../files/workspace.js';
import { compareText } from '../report/diagnostic.js';
import { type CatalogSkill, type SkillCatalog, visibleSkills } from '../skill/list-skills.js';
import { sanitizeSkillName } from '../skill/skill.js';
import {
  type LoadForm,
  type LoadRequest,
  listingOf,
  loadSkill,
  pathResolver,
  refuseSkill,
  reminderOf,
  type Selection,
  type SkillFiles,
  type SkillListing,
  type SkillRefusal,
  selectSkill,
} from './load.js';
import { materializeSkill } from './materialize.js';
import {
  evaluateSkillPolicy,
  isAllowed,
  type OpenedSkills,
  type PolicyDecision,
  type PolicyRules,
  rememberSkill,
  type SkillAllowlist,
} from './registry.js';
import { readSkillTree, renderSkillTree } from './resources.js';
import { type SearchOptions, type SearchQuery, type SearchResults, searchSkills } from './search.js';

export interface SessionOptions {
  readonly taskId: string;
  readonly workspace: Workspace;
  /** The skills there are now; asked again on every call, so that a reload is seen. */
  readonly catalog: () => SkillCatalog;
  /** Absolute; what relative paths are relative to. */
  readonly workingDirectory: string;
  readonly form: LoadForm;
  readonly isEnabled?: boolean;
  readonly allowlist?: SkillAllowlist;
  readonly policy?: PolicyRules;
  readonly search?: SearchOptions;
  /** Absolute; where activated skills are copied to. Without it nothing is copied. */
  readonly privateDirectory?: string;
}

export type SessionLoad =
  | {
      readonly ok: true;
      readonly skill: CatalogSkill;
      readonly text: string;
      readonly files: SkillFiles;
      /** The text is a reminder: the session has had it before. */
      readonly isRepeated: boolean;
    }
  | SessionRefusal;

export interface SessionRefusal extends SkillRefusal {
  /** Somebody has to confirm it first. */
  readonly needsConsent?: true;
}

/** What one session holds, for inspection. */
export interface SessionSnapshot {
  readonly task_id: string;
  readonly enabled: boolean;
  readonly root_dir: string;
  readonly working_dir: string;
  readonly catalog: SkillListing;
  readonly loaded_versions: readonly { readonly path: string; readonly mtime_ms: number }[];
  readonly consented: readonly string[];
  readonly activated: readonly string[];
}

/**
 * One task's view of the skills and all it has done with them: what it may see, what it has loaded, confirmed and
 * activated. It is held by its caller and shares nothing with another.
 */
export class SkillSession {
  readonly taskId: string;
  readonly #options: SessionOptions;
  readonly #loaded = new Map<string, { readonly mtimeMs: number; readonly form: LoadForm }>();
  readonly #consented = new Set<string>();
  readonly #activated = new Set<string>();
  #policy: PolicyRules | undefined;

  constructor(options: SessionOptions) {
    this.taskId = options.taskId;
    this.#options = options;
    this.#policy = options.policy;
  }

  /** The catalog as this session may see it. */
  catalog(): SkillCatalog {
    const { isEnabled = true, allowlist, catalog } = this.#options;
    if (!isEnabled) return { skills: [], errors: [], truncated: false };
    const all = catalog();
    return { ...all, skills: visibleSkills(all.skills).filter((skill) => isAllowed(allowlist, skill.name)) };
  }

  /** The skill of a sanitized name; the first one where several have it. */
  getSkill(name: string): CatalogSkill | undefined {
    const key = sanitizeSkillName(name);
    return this.catalog().skills.find((skill) => sanitizeSkillName(skill.name) === key);
  }

  getSkillNames(): readonly string[] {
    return [...new Set(this.catalog().skills.map((skill) => skill.name))].sort(compareText);
  }

  search(query: SearchQuery): SearchResults {
    const workingDirectory = this.#options.workingDirectory;
    return searchSkills(this.catalog(), { workingDirectory, ...query }, this.#options.search);
  }

  mentions(text: string): readonly string[] {
    return findKnownMentions(text, this.catalog().skills);
  }

  /** The one skill that a name or a path means. */
  select(request: LoadRequest): Selection {
    if (this.#options.isEnabled === false) return refuseSkill('disabled', 'skills are disabled');
    const { workspace, workingDirectory } = this.#options;
    const resolve = pathResolver(workspace, (text) => toPosix(path.resolve(workingDirectory, text)));
    return selectSkill(this.catalog(), request, resolve);
  }

  /** The text of a skill, or a reminder when this session has had the same version in the same form before. */
  load(request: LoadRequest & { readonly isConfirmed?: boolean }, form = this.#options.form): SessionLoad {
    const selection = this.select(request);
    if (!selection.ok) return selection;
    const refusal = this.#refuse(selection.skill, request.isConfirmed === true);
    if (refusal !== null) return refusal;
    const loaded = loadSkill(selection.skill, form, this.#options.workspace);
    if (!loaded.ok) return loaded;
    const { skill } = loaded;
    const known = this.#loaded.get(skill.path);
    const isRepeated = known !== undefined && known.mtimeMs === skill.mtimeMs && known.form === form;
    this.#loaded.set(skill.path, { mtimeMs: skill.mtimeMs, form });
    if (!isRepeated) return { ...loaded, isRepeated };
    return { ok: true, skill, text: reminderOf(skill), files: { files: [], truncated: false }, isRepeated };
  }

  #refuse(skill: CatalogSkill, isConfirmed: boolean): SessionRefusal | null {
    if (this.#policy === undefined) return null;
    const decision = evaluateSkillPolicy(this.#policy, skill.name);
    if (decision === 'allow' || (decision === 'confirm' && (isConfirmed || this.hasConsent(skill.name))))
      return null;
    if (decision === 'deny') return refuseSkill('denied', `the policy denies the skill: ${skill.name}`);
    const message = `somebody has to confirm the skill: ${skill.name}`;
    return { ...refuseSkill('unconfirmed', message), needsConsent: true };
  }

  /** What the policy says about a skill; without a policy somebody has to confirm. */
  decision(name: string): PolicyDecision {
    return evaluateSkillPolicy(this.#policy ?? {}, name);
  }

  /** `risky` until this task has been allowed to activate the skill, `safe` from then on. */
  riskLevel(name: string): 'risky' | 'safe' {
    return this.hasConsent(name) || this.decision(name) === 'allow' ? 'safe' : 'risky';
  }

  hasConsent(name: string): boolean {
    return this.#consented.has(sanitizeSkillName(name));
  }

  /** Somebody agreed that this task uses the skill; `remember` keeps the agreement as a rule. */
  consent(name: string, options: { readonly remember?: boolean } = {}): void {
    this.#consented.add(sanitizeSkillName(name));
    if (options.remember) this.#policy = rememberSkill(this.#policy ?? {}, name);
  }

  /** The rules with what was remembered, for the caller to store. */
  get policy(): PolicyRules {
    return this.#policy ?? {};
  }

  isActivated(name: string): boolean {
    return this.#activated.has(sanitizeSkillName(name));
  }

  /** Loads the instructions of a skill and copies it into the task's private folder. */
  async activate(request: ActivationRequest): Promise<Activation> {
    const { workspace, privateDirectory } = this.#options;
    const activation = await activateSkill(this, request, { workspace, privateDirectory });
    if (activation.success) {
      this.consent(activation.skill.name);
      this.#activated.add(sanitizeSkillName(activation.skill.name));
    }
    return activation;
  }

  snapshot(): SessionSnapshot {
    const { isEnabled = true, workspace, workingDirectory } = this.#options;
    return {
      task_id: this.taskId,
      enabled: isEnabled,
      root_dir: workspace.root,
      working_dir: workingDirectory,
      catalog: listingOf(this.catalog()),
      loaded_versions: [...this.#loaded]
        .map(([file, { mtimeMs }]) => ({ path: file, mtime_ms: Math.trunc(mtimeMs) }))
        .sort((a, b) => compareText(a.path, b.path)),
      consented: [...this.#consented].sort(compareText),
      activated: [...this.#activated].sort(compareText),
    };
  }

  /** Forgets everything: the task has come to its end. */
  end(): void {
    this.#loaded.clear();
    this.#consented.clear();
    this.#activated.clear();
    this.#policy = this.#options.policy;
  }
}

function toPosix(text: string): string {
  return path.sep === '/' ? text : text.split(path.sep).join('/');
}

/** The sessions of one program, by task id: each task has its own, and loses it when it ends. */
export class SkillSessions {
  readonly #sessions = new Map<string, SkillSession>();

  /** The task's session; it is made with `options` when the task has none yet. */
  open(options: SessionOptions): SkillSession {
    const known = this.#sessions.get(options.taskId);
    if (known !== undefined) return known;
    const session = new SkillSession(options);
    this.#sessions.set(options.taskId, session);
    return session;
  }

  get(taskId: string): SkillSession | undefined {
    return this.#sessions.get(taskId);
  }

  /** Ends a task: nothing of its consent and activations is left. */
  end(taskId: string): void {
    this.#sessions.get(taskId)?.end();
    this.#sessions.delete(taskId);
  }
}

export interface SessionWishes
  extends Pick<SessionOptions, 'workingDirectory' | 'policy' | 'privateDirectory'> {
  readonly taskId?: string;
  /** Names that narrow what the config allows. */
  readonly allow?: SkillAllowlist;
  /** Where the skills come from when they are read again; default: the ones that were opened. */
  readonly current?: () => OpenedSkills;
}

/** A session over the skills of a repository, as its profile and its config want it. */
export function openSession(opened: OpenedSkills, wishes: SessionWishes): SkillSession {
  const { setup, settings } = opened;
  const { current = () => opened, allow, taskId = 'default', ...rest } = wishes;
  return new SkillSession({
    taskId,
    workspace: setup.request.workspace,
    catalog: () => {
      const { catalog } = current();
      return { ...catalog, skills: catalog.skills.filter((skill) => isAllowed(allow, skill.name)) };
    },
    form: setup.chosen.profile.load,
    isEnabled: settings.isEnabled,
    allowlist: settings.allowlist,
    search: { ...settings.search, ranking: setup.chosen.profile.search },
    ...rest,
  });
}

export interface ActivationRequest {
  readonly name: string;
  /** Somebody has just agreed to this activation. */
  readonly isConfirmed?: boolean;
}

/** What an activation hands to the agent, or why it does not. */
export type Activation =
  | {
      readonly success: true;
      readonly skill: { readonly name: string; readonly description: string; readonly location: string };
      readonly alreadyActivated: boolean;
      /** `null` where the session has no private folder. */
      readonly mountPath: string | null;
      readonly folderStructure: string;
      readonly instructions: string;
    }
  | ActivationFailure;

export interface ActivationFailure {
  readonly success: false;
  readonly error: string;
  readonly consentRequired?: true;
  readonly availableSkills?: readonly string[];
  /** Paths of the skills that an ambiguous name may mean. */
  readonly candidates?: readonly string[];
}

/** Activates a skill for a session, which keeps the account of it. */
export async function activateSkill(
  session: SkillSession,
  request: ActivationRequest,
  { workspace, privateDirectory }: { workspace: Workspace; privateDirectory: string | undefined },
): Promise<Activation> {
  const known = session.getSkill(request.name);
  if (known === undefined) {
    const availableSkills = session.getSkillNames();
    return { success: false, error: `Unknown or unavailable skill: ${request.name}`, availableSkills };
  }
  const selection = session.select({ name: known.name });
  if (!selection.ok) return { success: false, error: selection.message, candidates: selection.candidates };
  const { skill } = selection;
  if (session.decision(skill.name) === 'deny') {
    return { success: false, error: `The policy denies the skill: ${skill.name}` };
  }
  if (session.riskLevel(skill.name) === 'risky' && request.isConfirmed !== true) {
    const error = `Activating ${skill.name} for the first time needs consent`;
    return { success: false, error, consentRequired: true };
  }
  const body = loadSkill(skill, 'body', workspace);
  if (!body.ok) return { success: false, error: body.message };
  if (body.text === '') return { success: false, error: `Skill body is empty: ${skill.name}` };
  const copy =
    privateDirectory === undefined ? null : await materializeSkill(skill, privateDirectory, workspace);
  return {
    success: true,
    skill: { name: skill.name, description: skill.description, location: skill.directory },
    alreadyActivated: session.isActivated(skill.name),
    mountPath: copy?.mountPath ?? null,
    folderStructure: renderSkillTree(skill, readSkillTree(skill, workspace)),
    instructions: body.text,
  };
}

/** Skill names that a text mentions as `$name`, each once, in order. */
export function findMentions(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\$([a-z0-9]+(?:-[a-z0-9]+)*)/g)].map((mention) => mention[1]!))];
}

/** Those of the mentioned names that the catalog knows. */
export function findKnownMentions(text: string, skills: readonly CatalogSkill[]): readonly string[] {
  const names = new Set(skills.map((skill) => skill.name));
  return findMentions(text).filter((name) => names.has(name));
}
