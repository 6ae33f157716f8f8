import path from 'node:path';
import { slashed, workspacePath } from '../files/absolute-path.js';
import type { Workspace } from '../files/workspace.js';
import {
  type CatalogLimits,
  type CatalogText,
  type DisclosedSkills,
  renderDisclosureLevel,
} from '../outputs/catalog-text.js';
import { Mentions } from '../routing/mentions.js';
import { type CatalogSkill, type SkillCatalog, visibleSkills } from '../skill/list-skills.js';
import { findNamed, isWithdrawn, skillKey } from '../skill/skill.js';
import { compareText } from '../text/compare.js';
import { baseName, parentOf } from '../text/paths.js';
import { type Activation, type ActivationRequest, activateSkill } from './activation.js';
import { listingOf, type SkillListing } from './catalog.js';
import { type Disclosure, disclosureLevel } from './disclosure.js';
import {
  type LoadedSkill,
  type LoadForm,
  type LoadRequest,
  loadSkill,
  namedText,
  refuseSkill,
  reminderOf,
  type Selection,
  type SkillRefusal,
  selectSkill,
} from './load.js';
import { type MatchQuery, type MatchResults, matchSkills } from './match.js';
import { removeCopies } from './materialize.js';
import {
  Consents,
  isAllowed,
  type PolicyDecision,
  type PolicyRules,
  type SkillAllowlist,
} from './permissions.js';
import { queryOf, type SearchOptions, type SearchQuery, type SearchResults, SkillSearch } from './search.js';
import { findInnerFile, type ResourceContent, readResource, sayMissing } from './skill-files.js';

export interface SessionOptions {
  readonly taskId: string;
  readonly workspace: Workspace;
  /** The current skills; called each time, so that a reload is seen. */
  readonly catalog: () => SkillCatalog;
  /** Absolute; the base of relative paths. */
  readonly workingDirectory: string;
  readonly form: LoadForm;
  /** A second load of the same text gives the text again, not a reminder. */
  readonly repeatsText?: boolean;
  readonly isEnabled?: boolean;
  readonly allowlist?: SkillAllowlist;
  readonly policy?: PolicyRules;
  /** Reading a skill needs consent, unless a rule of the policy allows it. */
  readonly asksConsent?: boolean;
  readonly search?: SearchOptions;
  /** How many skills one query may load by its triggers; default 3. */
  readonly maxSkills?: number | undefined;
  /** Absolute; activated skills are copied here. Without it nothing is copied. */
  readonly privateDirectory?: string;
}

export type SessionLoad =
  /** Repeated: the text is a reminder, because the session already has it. */
  (LoadedSkill & { readonly isRepeated: boolean }) | SessionRefusal;

export interface SessionRefusal extends SkillRefusal {
  /** The user has to agree first. */
  readonly needsConsent?: true;
  /** What could be activated instead. */
  readonly availableSkills?: readonly string[];
  /** The skill that the user has to agree to: a file may belong to a skill inside the named one. */
  readonly skill?: CatalogSkill;
}

export interface SessionLoadRequest extends LoadRequest {
  /** The user has just agreed. */
  readonly isConfirmed?: boolean;
  /** Give the text even if the session had it before, such as after a compaction of the context. */
  readonly force?: boolean;
}

export interface SessionFileRequest extends LoadRequest {
  /** Relative to the skill. */
  readonly file: string;
  /** The user has just agreed to this skill; that says nothing about a skill inside it. */
  readonly isConfirmed?: boolean;
}

/** What a query needs to know about the skills, as text for a prompt. */
export interface DisclosedText extends CatalogText {
  readonly level: Disclosure['level'];
}

/** The state of a session, for inspection. */
export interface SessionSnapshot {
  readonly task_id: string;
  readonly enabled: boolean;
  readonly root_dir: string;
  readonly working_dir: string;
  /** Absent if it was not asked for. */
  readonly catalog?: SkillListing;
  readonly loaded_versions: readonly { readonly path: string; readonly mtime_ms: number }[];
  readonly consented: readonly string[];
  readonly activated: readonly string[];
}

/**
 * One task's view of the skills and everything it did with them: what it may see, what it has loaded, confirmed and
 * activated. The caller keeps it; sessions share nothing.
 */
export class SkillSession {
  readonly taskId: string;
  readonly #options: SessionOptions;
  readonly #loaded = new Map<string, { readonly mtimeMs: number; readonly form: LoadForm }>();
  readonly #consents: Consents;
  readonly #activated = new Set<string>();
  /** Names of the skills that were loaded or activated, the latest first. */
  #recent: readonly string[] = [];
  #search: { readonly catalog: SkillCatalog; readonly skills: SkillSearch } | null = null;
  /** Activations run one after the other, so that each sees what the one before did. */
  #lastActivation: Promise<unknown> = Promise.resolve();

  constructor(options: SessionOptions) {
    this.taskId = options.taskId;
    this.#options = options;
    this.#consents = new Consents(options);
  }

  /** The catalog as this session may see it. */
  catalog(): SkillCatalog {
    return this.restrict(this.#options.catalog());
  }

  /** The part of a catalog of the repository that this session may see; a rejected skill counts by its directory. */
  restrict({ skills, errors, truncated }: SkillCatalog): SkillCatalog {
    if (this.#options.isEnabled === false) return { skills: [], errors: [], truncated: false };
    return {
      skills: visibleSkills(skills).filter(({ name }) => this.allows(name)),
      errors: errors.filter((error) => this.allows(baseName(parentOf(error.path)))),
      truncated,
    };
  }

  /** Whether the allowlist has a name. */
  allows(name: string): boolean {
    const { isEnabled = true, allowlist } = this.#options;
    return isEnabled && isAllowed(allowlist, name);
  }

  /** Tells which names must be hidden from the agent. A name that is not in the catalog need not be. */
  hiddenNames(): (name: string) => boolean {
    const keysOf = (skills: readonly CatalogSkill[]) => new Set(skills.map(({ name }) => skillKey(name)));
    const [known, visible] = [keysOf(this.#options.catalog().skills), keysOf(this.catalog().skills)];
    return (name) => {
      const key = skillKey(name);
      return !this.allows(name) || (known.has(key) && !visible.has(key));
    };
  }

  /** The skill of this name; the first one where several have it. */
  getSkill(name: string): CatalogSkill | undefined {
    return findNamed(name, this.catalog().skills)[0];
  }

  getSkillNames(): readonly string[] {
    return [...new Set(this.catalog().skills.map((skill) => skill.name))].sort(compareText);
  }

  /** Ranks by what the skills say of themselves, their bodies included; indexed once for each reading of the catalog. */
  search(query: SearchQuery | string): SearchResults {
    const { workingDirectory, workspace, search } = this.#options;
    const catalog = this.#options.catalog();
    if (this.#search?.catalog !== catalog) {
      const bodyOf = (skill: CatalogSkill) => {
        // Not even a rank tells what is in a skill that the session may not read yet.
        const loaded = this.mayRead(skill.name) ? loadSkill(skill, 'body', workspace) : null;
        return loaded?.ok ? loaded.text : '';
      };
      this.#search = { catalog, skills: new SkillSearch(visibleSkills(catalog.skills), search, bodyOf) };
    }
    return this.#search.skills.find({ workingDirectory, ...queryOf(query) }, ({ name }) => this.allows(name));
  }

  /** The skills whose triggers a query matches; those used lately in this session rank first among equals. */
  match(query: string, { max, recent }: Omit<MatchQuery, 'query'> = {}): MatchResults {
    return matchSkills(this.catalog().skills, { query, ...this.#matchLimits({ max, recent }) });
  }

  /** As much text as a query needs: nothing, how many skills there are, their names, or those that match. */
  disclose(query: string, options: Omit<MatchQuery, 'query'> & CatalogLimits = {}): DisclosedText {
    const disclosed = this.discloseSkills(query, options);
    return { level: disclosed.level, ...renderDisclosureLevel(disclosed, options) };
  }

  /** The same before it is text. */
  discloseSkills(query: string, { max, recent }: Omit<MatchQuery, 'query'> = {}): DisclosedSkills {
    const skills = this.catalog().skills.filter(({ status }) => !isWithdrawn(status));
    const disclosure = disclosureLevel(skills, query, this.#matchLimits({ max, recent }));
    if (disclosure.level !== 3) return disclosure;
    const texts = disclosure.matches.flatMap(({ skill }) => this.#textFor(skill));
    return { level: 3, texts, total: disclosure.total };
  }

  #matchLimits({ max, recent }: Omit<MatchQuery, 'query'>): Omit<MatchQuery, 'query'> {
    return { max: max ?? this.#options.maxSkills, recent: recent ?? this.#recent };
  }

  /** The text of a skill that a query matches, with its name. */
  #textFor(skill: CatalogSkill): readonly string[] {
    if (!this.mayRead(skill.name)) return [`The skill "${skill.name}" matches. Load it before you use it.`];
    const { form, workspace } = this.#options;
    const loaded = loadSkill(this.guard(skill), form, workspace);
    if (!loaded.ok) return [];
    return [form === 'full-with-files' ? loaded.text : namedText(skill, loaded.text)];
  }

  /** The names of known skills that a text mentions as `$name`. */
  mentions(text: string): readonly string[] {
    return new Mentions(this.catalog().skills.map(({ name }) => name)).withDollar(text);
  }

  /** The skills behind these names; all of them where several have one. */
  mentionedSkills(text: string): readonly CatalogSkill[] {
    const { skills } = this.catalog();
    return this.mentions(text).flatMap((name) => skills.filter((skill) => skill.name === name));
  }

  /** The one skill that a name or a path refers to. */
  select(request: LoadRequest): Selection {
    if (this.#options.isEnabled === false) return refuseSkill('disabled', 'skills are disabled');
    const { skills, errors, truncated } = this.#options.catalog();
    const allowed = { skills: skills.filter(({ name }) => this.allows(name)), errors, truncated };
    return selectSkill(allowed, request, (text) => this.#resolvePath(text));
  }

  /**
   * The skill as this session may read it: files of a skill inside it are left out while the policy denies that skill,
   * the session does not see it, or the user has not agreed to it.
   */
  guard(skill: CatalogSkill): CatalogSkill {
    const { innerSkills, ...rest } = skill;
    if (innerSkills === undefined) return skill;
    const visible = new Set(this.catalog().skills.map(({ directory }) => directory));
    const closed = innerSkills
      .map((inner) => (visible.has(inner.directory) ? inner : { ...inner, isHidden: true as const }))
      .filter((inner) => inner.isHidden === true || !this.mayRead(inner.name));
    return { ...rest, innerSkills: closed };
  }

  /** One file of a skill. A file of a skill inside it is judged as that skill's. */
  read({ file, isConfirmed = false, ...request }: SessionFileRequest): ResourceContent | SessionRefusal {
    const selection = this.select(request);
    if (!selection.ok) return selection;
    const owned = this.#ownerOf(selection.skill, file);
    if (owned === null) return { kind: 'missing', message: sayMissing(selection.skill, file) };
    const refusal = this.refuseReading(owned.skill, isConfirmed && owned.skill === selection.skill);
    return refusal ?? readResource(this.guard(owned.skill), owned.path, this.#options.workspace);
  }

  /** The skill that a file belongs to, and its path there; `null` if the session does not see that skill. */
  #ownerOf(skill: CatalogSkill, path: string) {
    const inner = findInnerFile(skill, path, this.#options.workspace);
    if (inner === null) return { skill, path };
    const owner = this.catalog().skills.find(({ directory }) => directory === inner.directory);
    return owner === undefined ? null : { skill: owner, path: inner.path };
  }

  /** Turns a path as it was typed into a canonical workspace path; `null` outside the workspace. */
  #resolvePath(text: string): string | null {
    const { workspace, workingDirectory } = this.#options;
    const absolute = slashed(path.resolve(workingDirectory, text));
    const inside = workspacePath(workspace, absolute);
    return inside === null ? null : workspace.canonical(inside);
  }

  /** The text of a skill, or a reminder when this session already has the same version in the same form. */
  load(request: SessionLoadRequest, form = this.#options.form): SessionLoad {
    const selection = this.select(request);
    if (!selection.ok) return selection;
    const refusal = this.refuseReading(selection.skill, request.isConfirmed === true);
    if (refusal !== null) return refusal;
    const loaded = loadSkill(this.guard(selection.skill), form, this.#options.workspace);
    if (!loaded.ok) return loaded;
    const { skill } = loaded;
    this.#use(skill.name);
    const known = this.#loaded.get(skill.path);
    const isKnown = known !== undefined && known.mtimeMs === skill.mtimeMs && known.form === form;
    const isRepeated = isKnown && this.#options.repeatsText !== true && request.force !== true;
    this.#loaded.set(skill.path, { mtimeMs: skill.mtimeMs, form });
    if (!isRepeated) return { ...loaded, isRepeated };
    return { ok: true, skill, text: reminderOf(skill), files: { files: [], truncated: false }, isRepeated };
  }

  /** The agent no longer has the text of a skill in its context: the next load gives it again. */
  forget(name: string): void {
    const skills = findNamed(name, this.#options.catalog().skills);
    for (const { path: file } of skills) this.#loaded.delete(file);
  }

  #use(name: string): void {
    this.#recent = [name, ...this.#recent.filter((each) => each !== name)];
  }

  /** Whether the text of a skill may be given out now, without asking. */
  mayRead(name: string): boolean {
    return this.#consents.mayRead(name);
  }

  /** Why the text of a skill must not be given out now; a confirmation counts as consent from then on. */
  refuseReading(skill: CatalogSkill, isConfirmed = false): SessionRefusal | null {
    const { name } = skill;
    if (this.decision(name) === 'deny') return refuseSkill('denied', `the policy denies the skill: ${name}`);
    if (!this.#consents.isNeeded(name)) return null;
    if (isConfirmed) {
      this.consent(name);
      return null;
    }
    this.#consents.withhold(name);
    const refusal = refuseSkill('unconfirmed', `the user has to confirm the skill: ${name}`);
    return { ...refusal, needsConsent: true, skill };
  }

  /** Whether activating the skill waits for the user. */
  waitsForConsent(name: string): boolean {
    return this.riskLevel(name) === 'risky' && this.decision(name) === 'confirm';
  }

  /** What the policy says about a skill; without a policy the user has to confirm. */
  decision(name: string): PolicyDecision {
    return this.#consents.decision(name);
  }

  /** `risky` until this task may activate the skill, `safe` from then on. */
  riskLevel(name: string): 'risky' | 'safe' {
    return this.hasConsent(name) || this.decision(name) === 'allow' ? 'safe' : 'risky';
  }

  hasConsent(name: string): boolean {
    return this.#consents.has(name);
  }

  /** The user agreed that this task uses the skill; `remember` keeps the agreement as a rule. */
  consent(name: string, options: { readonly remember?: boolean } = {}): void {
    this.#consents.give(name, options);
    this.#search = null;
  }

  /** The rules with what was remembered, for the caller to store. */
  get policy(): PolicyRules {
    return this.#consents.policy;
  }

  isActivated(name: string): boolean {
    return this.#activated.has(skillKey(name));
  }

  /** Loads the instructions of a skill and copies it into the task's private folder. */
  activate(request: ActivationRequest): Promise<Activation> {
    const activation = this.#lastActivation.then(() => this.#activate(request));
    this.#lastActivation = activation.catch(() => {});
    return activation;
  }

  async #activate(request: ActivationRequest): Promise<Activation> {
    const activation = await activateSkill(this, request, this.#options);
    if (activation.success) {
      this.consent(activation.skill.name);
      this.#use(activation.skill.name);
      this.#activated.add(skillKey(activation.skill.name));
    } else if (activation.consentRequired) {
      this.#consents.withhold(request.name);
    }
    return activation;
  }

  /** The state of the session; `include_skills: false` leaves the catalog out. */
  snapshot(): Required<SessionSnapshot>;
  snapshot(options: { readonly include_skills?: boolean }): SessionSnapshot;
  snapshot({ include_skills = true }: { readonly include_skills?: boolean } = {}): SessionSnapshot {
    const { isEnabled = true, workspace, workingDirectory } = this.#options;
    return {
      task_id: this.taskId,
      enabled: isEnabled,
      root_dir: workspace.root,
      working_dir: workingDirectory,
      ...(include_skills && { catalog: listingOf(this.catalog()) }),
      loaded_versions: [...this.#loaded]
        .map(([file, { mtimeMs }]) => ({ path: file, mtime_ms: mtimeMs }))
        .sort((a, b) => compareText(a.path, b.path)),
      consented: this.#consents.names,
      activated: [...this.#activated].sort(compareText),
    };
  }

  /** Ends the task: forgets everything and removes the copies in its private folder. */
  async end(): Promise<void> {
    await this.#lastActivation;
    const activated = [...this.#activated];
    this.#loaded.clear();
    this.#recent = [];
    this.#consents.clear();
    this.#activated.clear();
    const { privateDirectory } = this.#options;
    if (privateDirectory !== undefined && activated.length > 0)
      await removeCopies(activated, privateDirectory);
  }
}
