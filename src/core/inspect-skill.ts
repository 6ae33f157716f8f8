import type { Validate } from '../schema/validators.js';
import type { Workspace } from '../workspace/workspace.js';
import { checkSections, checkTokens } from './check-body.js';
import { checkHabits } from './check-habits.js';
import { checkName } from './check-name.js';
import type { Finding } from './finding.js';
import { isKnownField } from './frontmatter-schema.js';
import { inferMetadata } from './infer-metadata.js';
import { inspectContent } from './inspect-content.js';
import type { Lexicon } from './lexicon.js';
import { limitFindings } from './limit-findings.js';
import { listReferences } from './list-references.js';
import { type ParsedSkill, parseSkill } from './parse-skill.js';
import type { Profile } from './profile.js';
import { readMetadata } from './read-metadata.js';
import { sanitizeSkillName } from './sanitize-skill-name.js';
import type { DeclaredMetadata, SkillCandidate, SkillRecord } from './skill.js';
import { directoryNameOf } from './skill-path.js';
import { SkillReporter } from './skill-reporter.js';
import { sourceOfValue } from './source-of-value.js';
import { runStaticChecks } from './static/run-static-checks.js';
import { recordOfUnreadable } from './unreadable-skill.js';
import { isSemver, validateFields, versionProblem } from './validate-fields.js';

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
  const content = context.workspace.read(candidate.file, { maxBytes, followLinks, into: context.buffer });
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
    findings: findingsOf(reporter, name),
  };
}

function findingsOf({ findings }: SkillReporter, skill: string): readonly Finding[] {
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

/** A system that falls back on lines knows no types: `name: 42` is the text 42 there. */
const TEXT_FIELDS = { fallback: ['name', 'description', 'version'], strict: ['version'] } as const;

/** Scalars that YAML turned into something else, as they were written (`1.10`), and the name as the profile wants it. */
function withSourceText(data: Fields, parsed: ParsedSkill, profile: Profile): Fields {
  let settled = data;
  for (const field of TEXT_FIELDS[profile.frontmatter]) {
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
