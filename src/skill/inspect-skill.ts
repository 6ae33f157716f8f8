import type { FileContent, Workspace } from '../files/workspace.js';
import { isKnownField } from '../profiles/frontmatter-schema.js';
import type { Profile } from '../profiles/profile.js';
import { type FieldPlace, type Finding, type Place, START_OF_FILE } from '../report/diagnostic.js';
import { type BodyProblem, checkSections, checkTokens } from '../rules/check-body.js';
import { checkHabits } from '../rules/check-habits.js';
import { checkName } from '../rules/check-name.js';
import { inspectContent } from '../rules/content/inspect-content.js';
import { checkOpenaiYaml, OPENAI_FILE, type OpenaiCheck } from '../rules/openai-yaml.js';
import { runStaticChecks } from '../rules/run-static-checks.js';
import type { StaticFinding } from '../rules/static-check.js';
import { type FieldProblem, isSemver, validateFields, versionProblem } from '../rules/validate-fields.js';
import type { Validate } from '../schema/validators.js';
import { NO_MARKS, plainPlace, readMarks, type SkillFacts } from './facts.js';
import { inferMetadata } from './infer-metadata.js';
import type { Lexicon } from './lexicon.js';
import { locateSimpleField, openingFence } from './locate-field.js';
import { type ParsedSkill, type ParseProblem, parseSkill } from './parse-skill.js';
import { scalarAsWritten } from './parse-yaml.js';
import { readMetadata } from './read-metadata.js';
import { listReferences } from './scan-skills.js';
import {
  type DeclaredMetadata,
  directoryNameOf,
  joinPath,
  type SkillCandidate,
  type SkillRecord,
  sanitizeSkillName,
} from './skill.js';
import { decodeText } from './split-document.js';

/** What one skill is checked against; the same for all skills of a run. */
export interface InspectionContext {
  readonly workspace: Workspace;
  readonly profile: Profile;
  readonly validate: Validate;
  /** Of `agents/openai.yaml`; absent where the profile has no interest in clients. */
  readonly validateOpenai?: Validate;
  readonly lexicon: Lexicon;
  /** Tokens that are declared for skills below a root; `null` turns the check off. */
  readonly tokensFor: (root: string) => ReadonlySet<string> | null;
  readonly limits: { readonly fileBytes: number; readonly bodyLines: number; readonly bodyTokens: number };
  /** Whether the files under `references/` matter: to a manifest they do, to validation they do not. */
  readonly listsReferences: boolean;
  /** Inputs that the manifest lists for a skill: they may be used as tokens too. */
  readonly inputsOf: (name: string) => readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

const NOTHING_DECLARED: DeclaredMetadata = {};
const NO_FILES: readonly string[] = [];
const NO_FINDINGS: readonly Finding[] = [];

/** Reads, parses, infers and validates one skill. A bad one gives a record with findings, never an exception. */
export function inspectSkill(candidate: SkillCandidate, context: InspectionContext): SkillRecord {
  const maxBytes = context.limits.fileBytes;
  const followLinks = context.profile.symlinks !== 'refuse';
  const isListed = candidate.plainDirectories !== null;
  const content = context.workspace.read(candidate.file, { maxBytes, followLinks, isListed });
  if (content.kind !== 'content') return recordOfUnreadable(candidate, content, maxBytes);
  const parsed = parseSkill(content.bytes, context.profile.frontmatter);
  return recordOfParsed(candidate, parsed, context);
}

function recordOfParsed(
  candidate: SkillCandidate,
  parsed: ParsedSkill,
  context: InspectionContext,
): SkillRecord {
  const { profile } = context;
  const directoryName = directoryNameOf(candidate.directory);
  const reporter = new SkillReporter(candidate, parsed, profile);
  for (const problem of parsed.problems) reporter.parse(problem);
  const data = parsed.data === null ? null : readableData(parsed.data, parsed, profile);
  const declared = data === null ? NOTHING_DECLARED : settleVersion(data, { parsed, profile, reporter });
  const name = declared.name ?? directoryName;
  const body = measureBody(parsed);
  if (data !== null) {
    checkFields(data, { parsed, directoryName, context }, reporter);
    checkText({ parsed, name, declared, body, candidate, context }, reporter);
  }
  const { file, directory, root, source, scope } = candidate;
  const facts = factsOf(candidate, parsed);
  const openai = readOpenaiYaml(candidate, facts, context);
  // Written out: of ten thousand records each has the same shape, and later stages are quick with that.
  return {
    file,
    directory,
    root,
    source,
    scope,
    name,
    declared,
    inferred: inferMetadata({
      name,
      directoryName,
      description: declared.description ?? '',
      reservedPrefixes: profile.name.convention?.reservedPrefixes ?? NO_FILES,
      lexicon: context.lexicon,
    }),
    referenceFiles: context.listsReferences ? listReferences(candidate, context.workspace) : NO_FILES,
    body,
    facts:
      openai?.allowsImplicitInvocation === undefined
        ? facts
        : { ...facts, allowsImplicitInvocation: openai.allowsImplicitInvocation },
    findings: findingsOf([...reporter.findings, ...(openai?.findings ?? NO_FINDINGS)], name),
  };
}

function factsOf({ directory, places }: SkillCandidate, parsed: ParsedSkill): SkillFacts {
  const { text, yamlStart, yamlEnd, failure } = parsed;
  return {
    directoryName: directoryNameOf(directory),
    fields: failure === null ? parsed.data : null,
    ...(failure !== null && { problem: { rule: failure.rule, message: failure.message, at: failure.at } }),
    marks: readMarks(text, text.slice(yamlStart, yamlEnd), failure === null),
    places,
  };
}

/** The file that Codex reads beside SKILL.md; `null` where there is none, or nobody asks. */
function readOpenaiYaml(
  { directory, plainDirectories }: SkillCandidate,
  { fields }: SkillFacts,
  { workspace, limits, validateOpenai: validate }: InspectionContext,
): OpenaiCheck | null {
  if (validate === undefined || plainDirectories?.includes('agents') === false) return null;
  const file = joinPath(directory, OPENAI_FILE);
  const content = workspace.read(file, { maxBytes: limits.fileBytes, followLinks: true });
  const decoded = content.kind === 'content' ? decodeText(content.bytes) : null;
  return decoded?.ok ? checkOpenaiYaml(decoded.text, file, { validate, fields }) : null;
}

function findingsOf(findings: readonly Finding[], skill: string): readonly Finding[] {
  if (findings.length === 0) return NO_FINDINGS;
  return limitFindings(findings).map((finding) => ({ ...finding, skill }));
}

/** The fields as the profile reads them: what it ignores left out, scalars as they were written. */
function readableData(data: Fields, parsed: ParsedSkill, profile: Profile): Fields {
  // What a system ignores means nothing to it: such a field is neither checked nor does it switch the skill off.
  const read =
    profile.rules['unknown-field'] === 'off'
      ? Object.fromEntries(Object.entries(data).filter(([field]) => isKnownField(field, profile)))
      : data;
  return withSourceText(read, parsed, profile);
}

/** These are text, whatever YAML makes of them: `name: 42` is the text 42, `version: 1.10` is 1.10. */
const TEXT_FIELDS = ['name', 'description', 'version'] as const;

/** Scalars that YAML turned into something else, as they were written (`1.10`), and the name as the profile wants it. */
function withSourceText(data: Fields, parsed: ParsedSkill, profile: Profile): Fields {
  let settled = data;
  for (const field of TEXT_FIELDS) {
    const value = data[field];
    if (typeof value === 'number' || typeof value === 'boolean')
      settled = { ...settled, [field]: sourceOfValue(parsed, [field]) ?? String(value) };
  }
  const name = settled['name'];
  if (!profile.name.normalize || typeof name !== 'string') return settled;
  // A name of which nothing is left stays as it was written, so that the finding can show it.
  return { ...settled, name: sanitizeSkillName(name) || name };
}

/** `metadata.version` counts where the profile says so and there is no other. */
function settleVersion(
  data: Fields,
  {
    parsed,
    profile,
    reporter,
  }: { readonly parsed: ParsedSkill; readonly profile: Profile; readonly reporter: SkillReporter },
): DeclaredMetadata {
  const declared = readMetadata(data);
  const nested = declared.metadata?.['version'];
  if (declared.version !== undefined || !profile.version.fromMetadata || nested === undefined)
    return declared;
  const path = ['metadata', 'version'];
  const isText = typeof (data['metadata'] as Fields)['version'] === 'string';
  const version = isText ? nested : (sourceOfValue(parsed, path) ?? nested);
  if (!profile.version.semver || isSemver(version)) return { ...declared, version };
  reporter.field(versionProblem(version, { field: path, part: 'value' }));
  return declared;
}

function sourceOfValue({ text, yamlStart, yamlEnd }: ParsedSkill, path: readonly (string | number)[]) {
  return scalarAsWritten(text.slice(yamlStart, yamlEnd), path);
}

interface FieldInput {
  readonly parsed: ParsedSkill;
  readonly directoryName: string;
  readonly context: InspectionContext;
}

function checkFields(
  data: Fields,
  { parsed, directoryName, context }: FieldInput,
  reporter: SkillReporter,
): void {
  const { profile, validate } = context;
  const source = (path: readonly (string | number)[]) => sourceOfValue(parsed, path);
  for (const problem of validateFields(data, { profile, validate, source })) reporter.field(problem);
  for (const problem of checkHabits(data, parsed)) reporter.field(problem);
  for (const problem of checkName(data, directoryName, profile)) reporter.field(problem);
}

interface TextInput {
  readonly parsed: ParsedSkill;
  readonly name: string;
  readonly declared: DeclaredMetadata;
  readonly body: SkillRecord['body'];
  readonly candidate: SkillCandidate;
  readonly context: InspectionContext;
}

function checkText(input: TextInput, reporter: SkillReporter): void {
  const { parsed, name, declared, body, candidate, context } = input;
  const { text, bodyStart } = parsed;
  for (const problem of checkSections(parsed, context.profile.sections)) reporter.body(problem);
  for (const finding of inspectContent(text, bodyStart)) reporter.body(finding);
  const findings = runStaticChecks({
    declared,
    text,
    body: text.slice(bodyStart),
    bodyOffset: bodyStart,
    size: body,
    limits: context.limits,
    directory: candidate.directory,
    plainDirectories: candidate.plainDirectories,
    workspace: context.workspace,
  });
  for (const finding of findings) reporter.check(finding);
  const tokens = context.tokensFor(candidate.root);
  if (tokens === null) return;
  const isKnown = (token: string) => tokens.has(token) || context.inputsOf(name).includes(token);
  for (const problem of checkTokens(text, isKnown)) reporter.body(problem);
}

function measureBody({ text, bodyStart }: ParsedSkill): SkillRecord['body'] {
  const length = text.length - bodyStart;
  let lines = length === 0 || text.endsWith('\n') ? 0 : 1;
  for (let index = text.indexOf('\n', bodyStart); index !== -1; index = text.indexOf('\n', index + 1))
    lines++;
  return { lines, tokens: Math.ceil(length / 4) };
}

/** Collects findings of one file; positions that need a slow parser are left as fields. */
export class SkillReporter {
  readonly findings: Finding[] = [];

  constructor(
    readonly candidate: SkillCandidate,
    readonly parsed: ParsedSkill,
    readonly profile: Profile,
  ) {}

  parse({ rule, message, fix, at }: ParseProblem): void {
    this.#add({ rule, message, fix, at, params: {} });
  }

  body({ rule, message, fix, start, end }: BodyProblem): void {
    this.#add({ rule, message, fix, at: this.parsed.positions.span(start, end), params: {} });
  }

  check({ rule, message, fix, at }: StaticFinding): void {
    if ('offset' in at) this.body({ rule, message, fix, start: at.offset[0], end: at.offset[1] });
    else this.field({ rule, message, fix, place: { field: at.field, part: 'value' }, params: {} });
  }

  field({ rule, message, fix, place, params }: FieldProblem): void {
    this.#add({ rule, message, fix, at: this.#placeOf(place), params });
  }

  #placeOf(place: FieldPlace | null): Place {
    if (place === null) return openingFence(this.parsed);
    return locateSimpleField(this.parsed, place) ?? place;
  }

  #add(problem: {
    rule: string;
    message: string;
    fix: string;
    at: Place;
    params: Readonly<Record<string, string | number>>;
  }): void {
    const { rule, fix, at, params } = problem;
    const template = this.profile.messages[`${rule}:${params['field'] ?? ''}`] ?? this.profile.messages[rule];
    const message =
      template === undefined ? problem.message : fillIn(template, { file: this.candidate.file, ...params });
    // One wording for several fields is said once.
    if (template !== undefined && this.findings.some((other) => other.message === message)) return;
    this.findings.push({ rule, file: this.candidate.file, at, message, fix });
  }
}

/** The record of a file that cannot be read. */
export function recordOfUnreadable(
  candidate: SkillCandidate,
  content: Exclude<FileContent, { kind: 'content' }>,
  maxBytes: number,
): SkillRecord {
  const { file } = candidate;
  return unreadRecord(candidate, { file, ...describeUnreadable(file, content, maxBytes) });
}

/** The record of a skill of which nothing was read: what was found, and the name of its directory. */
export function unreadRecord(
  place: Pick<SkillRecord, 'file' | 'directory' | 'root' | 'source' | 'scope'> &
    Partial<Pick<SkillCandidate, 'places'>>,
  finding: Pick<Finding, 'rule' | 'file' | 'message' | 'fix'>,
): SkillRecord {
  const { file, directory, root, source, scope } = place;
  const name = directoryNameOf(directory);
  return {
    file,
    directory,
    root,
    source,
    scope,
    name,
    declared: {},
    inferred: { tags: [], keywords: [], tier: 2 },
    referenceFiles: [],
    body: { lines: 0, tokens: 0 },
    facts: {
      directoryName: name,
      fields: null,
      problem: { rule: finding.rule, message: finding.message, at: START_OF_FILE },
      marks: NO_MARKS,
      places: place.places ?? [plainPlace(directory)],
    },
    findings: [{ ...finding, at: START_OF_FILE, skill: name }],
  };
}

function describeUnreadable(
  file: string,
  content: Exclude<FileContent, { kind: 'content' }>,
  maxBytes: number,
): Pick<Finding, 'rule' | 'message' | 'fix'> {
  if (content.kind === 'missing') {
    return {
      rule: 'file-unreadable',
      message: `${file} is gone.`,
      fix: 'Run again: it disappeared during the scan.',
    };
  }
  const message = `${file} cannot be read: ${content.detail}.`;
  switch (content.reason) {
    case 'too-large':
      return {
        rule: 'file-size',
        message,
        fix: `Keep SKILL.md below ${maxBytes} bytes; move data into files beside it.`,
      };
    case 'outside':
    case 'link':
    case 'dangling':
      return { rule: 'link-refused', message, fix: 'Replace the link by the file itself.' };
    default:
      return { rule: 'file-unreadable', message, fix: 'Make it a regular file that can be read.' };
  }
}

/** More than anybody mends before running again. */
const MOST_OF_A_RULE = 50;

/** The first findings of every rule; a file made to break one ten thousand times must not fill the report. */
export function limitFindings(findings: readonly Finding[]): readonly Finding[] {
  if (findings.length <= MOST_OF_A_RULE) return findings;
  const counts = new Map<string, number>();
  for (const { rule } of findings) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const seen = new Map<string, number>();
  return findings.flatMap((finding) => {
    const number = (seen.get(finding.rule) ?? 0) + 1;
    seen.set(finding.rule, number);
    if (number > MOST_OF_A_RULE) return [];
    const more = counts.get(finding.rule)! - number;
    if (number < MOST_OF_A_RULE || more === 0) return [finding];
    return [{ ...finding, message: `${finding.message} There are ${more} more of these in this file.` }];
  });
}

/** Fills `{name}` and the like into a profile's own wording. */
export function fillIn(template: string, params: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, key: string) => String(params[key] ?? whole));
}
