import type { Validate } from '../schema/validators.js';
import type { FileContent, Workspace } from '../workspace/workspace.js';
import { type BodyProblem, checkSections, checkTokens } from './check-body.js';
import { checkHabits } from './check-habits.js';
import { checkName } from './check-name.js';
import { compareText, START_OF_FILE } from './diagnostic.js';
import { fillIn } from './fill-in.js';
import type { FieldPlace, Finding, Place } from './finding.js';
import { isKnownField } from './frontmatter-schema.js';
import { inferMetadata } from './infer-metadata.js';
import { inspectContent } from './inspect-content.js';
import type { Lexicon } from './lexicon.js';
import { limitFindings } from './limit-findings.js';
import { locateSimpleField, openingFence, sourceOfField } from './locate-field.js';
import { type ParsedSkill, type ParseProblem, parseSkill } from './parse-skill.js';
import type { Profile } from './profile.js';
import { readMetadata } from './read-metadata.js';
import { sanitizeSkillName } from './sanitize-skill-name.js';
import type { DeclaredMetadata, SkillCandidate, SkillRecord } from './skill.js';
import { directoryNameOf, joinPath } from './skill-path.js';
import { runStaticChecks } from './static/run-static-checks.js';
import type { StaticFinding } from './static/static-check.js';
import { type FieldProblem, isSemver, validateFields, versionProblem } from './validate-fields.js';

export const MAX_SKILL_BYTES = 1_048_576;

/** What one skill is checked against; the same for all skills of a run. */
export interface InspectionContext {
  readonly workspace: Workspace;
  readonly profile: Profile;
  readonly validate: Validate;
  readonly lexicon: Lexicon;
  /** Tokens that are declared for skills below a root; `null` turns the check off. */
  readonly tokensFor: (root: string) => ReadonlySet<string> | null;
  readonly limits: { readonly fileBytes: number; readonly bodyLines: number; readonly bodyTokens: number };
  /** Whether the files under `references/` matter: to a manifest they do, to validation they do not. */
  readonly listsReferences: boolean;
  /** Files are read into it one after the other. */
  readonly buffer: Uint8Array;
  /** Inputs that the manifest lists for a skill: they may be used as tokens too (3.5). */
  readonly inputsOf: (name: string) => readonly string[];
}

/** Reads, parses, infers and validates one skill. A bad one gives a record with findings, never an exception. */
export function inspectSkill(candidate: SkillCandidate, context: InspectionContext): SkillRecord {
  const content = context.workspace.read(candidate.file, {
    maxBytes: context.limits.fileBytes,
    followLinks: context.profile.symlinks !== 'refuse',
    into: context.buffer,
  });
  if (content.kind !== 'content') return recordOfUnreadable(candidate, content);
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
  const reporter = new Reporter(candidate, parsed, profile);
  for (const problem of parsed.problems) reporter.parse(problem);
  const read = parsed.data === null ? null : withoutIgnoredFields(parsed.data, profile);
  const data = read === null ? null : withSourceText(read, parsed, profile);
  const declared = data === null ? {} : settleVersion(readMetadata(data), profile, reporter);
  if (data !== null) {
    const source = (field: string) => sourceOfField(parsed, field);
    for (const problem of validateFields(data, { profile, validate: context.validate, source }))
      reporter.field(problem);
    for (const problem of checkHabits(data, parsed)) reporter.field(problem);
    for (const problem of checkName(data, directoryName, profile)) reporter.field(problem);
  }
  const name = declared.name ?? directoryName;
  const body = measureBody(parsed);
  if (data !== null) checkText({ parsed, name, declared, body, candidate, context }, reporter);
  const inferred = inferMetadata({
    name,
    directoryName,
    description: declared.description ?? '',
    reservedPrefixes: profile.name.convention?.reservedPrefixes ?? [],
    lexicon: context.lexicon,
  });
  const { file, directory, root, source, scope } = candidate;
  return {
    file,
    directory,
    root,
    source,
    scope,
    name,
    declared,
    inferred,
    referenceFiles: context.listsReferences ? referenceFilesOf(candidate, context.workspace) : NO_FILES,
    body,
    findings: limitFindings(reporter.findings).map((finding) => ({ ...finding, skill: name })),
  };
}

const NO_FILES: readonly string[] = [];

/** What a system ignores means nothing to it: such a field is neither checked nor does it switch the skill off. */
function withoutIgnoredFields(
  data: Readonly<Record<string, unknown>>,
  profile: Profile,
): Readonly<Record<string, unknown>> {
  if (profile.rules['unknown-field'] !== 'off') return data;
  return Object.fromEntries(Object.entries(data).filter(([field]) => isKnownField(field, profile)));
}

/** Scalars that YAML turned into something else, as they were written (`1.10`), and the name as the profile wants it. */
function withSourceText(
  data: Readonly<Record<string, unknown>>,
  parsed: ParsedSkill,
  profile: Profile,
): Readonly<Record<string, unknown>> {
  // A system that falls back on lines knows no types: `name: 42` is the text 42 there.
  const textFields = profile.frontmatter === 'fallback' ? ['name', 'description', 'version'] : ['version'];
  const typed = textFields.filter(
    (field) => typeof data[field] === 'number' || typeof data[field] === 'boolean',
  );
  const texts = typed.map((field) => [field, sourceOfField(parsed, field) ?? String(data[field])]);
  const settled = typed.length === 0 ? data : { ...data, ...Object.fromEntries(texts) };
  const name = settled['name'];
  if (!profile.name.normalize || typeof name !== 'string') return settled;
  // A name of which nothing is left stays as it was written, so that the finding can show it.
  return { ...settled, name: sanitizeSkillName(name) || name };
}

/** `metadata.version` counts where the profile says so and there is no other. */
function settleVersion(declared: DeclaredMetadata, profile: Profile, reporter: Reporter): DeclaredMetadata {
  const nested = declared.metadata?.['version'];
  if (declared.version !== undefined || !profile.version.fromMetadata || nested === undefined)
    return declared;
  if (!profile.version.semver || isSemver(nested)) return { ...declared, version: nested };
  reporter.field(versionProblem(nested, { field: ['metadata', 'version'], part: 'value' }));
  return declared;
}

interface TextInput {
  readonly parsed: ParsedSkill;
  readonly name: string;
  readonly declared: DeclaredMetadata;
  readonly body: SkillRecord['body'];
  readonly candidate: SkillCandidate;
  readonly context: InspectionContext;
}

function checkText(
  { parsed, name, declared, body, candidate, context }: TextInput,
  reporter: Reporter,
): void {
  const { text, bodyStart } = parsed;
  for (const problem of checkSections(parsed, context.profile.sections)) reporter.body(problem);
  for (const finding of inspectContent(text, bodyStart)) reporter.body(finding);
  const { workspace, limits } = context;
  const { directory, plainDirectories } = candidate;
  const input = {
    declared,
    text,
    body: text.slice(bodyStart),
    bodyOffset: bodyStart,
    size: body,
    limits,
    directory,
    plainDirectories,
    workspace,
  };
  for (const finding of runStaticChecks(input)) reporter.check(finding);
  const tokens = context.tokensFor(candidate.root);
  if (tokens === null) return;
  const isKnown = (token: string) => tokens.has(token) || context.inputsOf(name).includes(token);
  for (const problem of checkTokens(text, isKnown)) reporter.body(problem);
}

function measureBody(parsed: ParsedSkill): SkillRecord['body'] {
  const body = parsed.text.slice(parsed.bodyStart);
  let lines = body.length === 0 || body.endsWith('\n') ? 0 : 1;
  for (let index = body.indexOf('\n'); index !== -1; index = body.indexOf('\n', index + 1)) lines++;
  return { lines, tokens: Math.ceil(body.length / 4) };
}

const MAX_REFERENCE_DEPTH = 8;

function referenceFilesOf(candidate: SkillCandidate, workspace: Workspace): readonly string[] {
  if (!candidate.hasReferences) return [];
  const files: string[] = [];
  const visit = (directory: string, depth: number): void => {
    for (const entry of workspace.list(directory) ?? []) {
      const path = joinPath(directory, entry.name);
      if (entry.kind === 'file') files.push(path);
      else if (entry.kind === 'directory' && depth < MAX_REFERENCE_DEPTH) visit(path, depth + 1);
    }
  };
  visit(joinPath(candidate.directory, 'references'), 1);
  return files.sort(compareText);
}

function recordOfUnreadable(
  candidate: SkillCandidate,
  content: Exclude<FileContent, { kind: 'content' }>,
): SkillRecord {
  const name = directoryNameOf(candidate.directory);
  const finding = describeUnreadable(candidate.file, content);
  return {
    ...identityOf(candidate),
    name,
    declared: {},
    inferred: { tags: [], keywords: [], tier: 2 },
    referenceFiles: [],
    body: { lines: 0, tokens: 0 },
    findings: [{ ...finding, file: candidate.file, at: START_OF_FILE, skill: name }],
  };
}

function describeUnreadable(
  file: string,
  content: Exclude<FileContent, { kind: 'content' }>,
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
        fix: `Keep SKILL.md below ${MAX_SKILL_BYTES} bytes; move data into files beside it.`,
      };
    case 'outside':
    case 'link':
    case 'dangling':
      return { rule: 'link-refused', message, fix: 'Replace the link by the file itself.' };
    default:
      return { rule: 'file-unreadable', message, fix: 'Make it a regular file that can be read.' };
  }
}

function identityOf({ file, directory, root, source, scope }: SkillCandidate) {
  return { file, directory, root, source, scope };
}

/** Collects findings of one file; positions that need a slow parser are left as fields. */
class Reporter {
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
    // One wording for several fields (S1-8) is said once.
    if (template !== undefined && this.findings.some((other) => other.message === message)) return;
    this.findings.push({ rule, file: this.candidate.file, at, message, fix });
  }
}
