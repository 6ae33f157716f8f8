import { readText } from '../files/repository-files.js';
import type { Workspace } from '../files/workspace.js';
import { fieldSchema, isKnownField } from '../profiles/frontmatter-schema.js';
import type { Profile } from '../profiles/profile.js';
import { isSemver } from '../profiles/versions.js';
import type { Validate } from '../schema/violation.js';
import { readMarks, type SkillFacts } from '../skill/facts.js';
import { guessFields } from '../skill/guess-fields.js';
import { inferMetadata } from '../skill/infer-metadata.js';
import type { Lexicon } from '../skill/lexicon.js';
import { type ParsedSkill, parseSkill, parseText } from '../skill/parse-skill.js';
import { scalarAsWritten } from '../skill/parse-yaml.js';
import { readMetadata } from '../skill/read-metadata.js';
import {
  type DeclaredMetadata,
  type Fields,
  type InferredMetadata,
  type SkillCandidate,
  type SkillRecord,
  sanitizeSkillName,
} from '../skill/skill.js';
import { recordOfUnreadable } from '../skill/unread-record.js';
import { compareText } from '../text/compare.js';
import { baseName, joinPath, withAncestors } from '../text/paths.js';
import { checkSkill, SkillReporter } from './check-skill.js';
import type { CheckedSkill } from './checked-skill.js';
import { resolveInside } from './checked-skill.js';
import type { Finding } from './finding.js';
import { checkOpenaiYaml, OPENAI_FILE, type OpenaiCheck } from './openai-yaml.js';
import { checkFiles, listFiles } from './skill-files.js';

/** What one skill is checked against; the same for all skills of a run. */
export interface InspectionContext {
  readonly workspace: Workspace;
  readonly profile: Profile;
  readonly validate: Validate;
  /** For `agents/openai.yaml`; absent if the profile does not check other clients. */
  readonly validateOpenai?: Validate;
  readonly lexicon: Lexicon;
  /** Tokens that are declared for skills below a root; `null` turns the check off. */
  readonly tokensFor: (root: string) => ReadonlySet<string> | null;
  readonly limits: { readonly fileBytes: number; readonly bodyLines: number; readonly bodyTokens: number };
  /** Whether the files in `references/` matter: for a manifest they do, for validation they do not. */
  readonly listsReferences: boolean;
  /** A comment that suppresses a rule must say why. */
  readonly requireReasons?: boolean;
  readonly comments: CheckedSkill['comments'];
  /** Inputs that the manifest lists for a skill: they count as declared tokens. */
  readonly inputsOf: (name: string) => readonly string[];
}

const NOTHING_DECLARED: DeclaredMetadata = {};
const NO_FILES: readonly string[] = [];
const NO_FINDINGS: readonly Finding[] = [];

/** Reads, parses, infers and validates one skill. A bad skill gives a record with findings, never an exception. */
export function inspectSkill(candidate: SkillCandidate, context: InspectionContext): SkillRecord {
  const maxBytes = context.limits.fileBytes;
  const followLinks = context.profile.symlinks !== 'refuse';
  const isPlain = candidate.plainDirectories !== null && candidate.places[0]?.isLinkedFile === false;
  const text = isPlain ? context.workspace.readListed(candidate.file, maxBytes) : null;
  if (text !== null) return recordOfParsed(candidate, parseText(text, context.profile.frontmatter), context);
  const content = context.workspace.read(candidate.file, { maxBytes, followLinks });
  if (content.kind !== 'content') return recordOfUnreadable(candidate, content, maxBytes);
  return inspectText(candidate, content.bytes, context);
}

/** The same for a text that may differ from the file. */
export function inspectText(
  candidate: SkillCandidate,
  bytes: Uint8Array,
  context: InspectionContext,
): SkillRecord {
  return recordOfParsed(candidate, parseSkill(bytes, context.profile.frontmatter), context);
}

function recordOfParsed(
  candidate: SkillCandidate,
  parsed: ParsedSkill,
  context: InspectionContext,
): SkillRecord {
  const { profile } = context;
  const directoryName = baseName(candidate.directory);
  const reporter = new SkillReporter(candidate.file, profile);
  const guessed = guessFields(parsed, profile.description.max);
  const isRecovered = guessed.description !== undefined;
  // A skill has at most one of each, whatever the line says.
  for (const { rule, ...problem } of parsed.problems)
    reporter.addAt(rule, { ...problem, about: [], ...(isRecovered && { isRecovered }) });
  const data = parsed.data === null ? null : readableData(parsed.data, parsed, profile);
  const declared =
    data === null ? NOTHING_DECLARED : withKnownValues(settleVersion(data, parsed, profile), profile);
  const name = declared.name ?? guessed.name ?? directoryName;
  const body = measureBody(parsed);
  const inFiles =
    data === null
      ? NO_FINDINGS
      : checkParsed({ candidate, parsed, data, declared, name, body }, reporter, context);
  const { file, directory, root, source, scope } = candidate;
  const facts = factsOf(candidate, parsed);
  const openai = readOpenaiYaml(candidate, facts, context);
  // Written out so that all records have the same shape, which keeps later stages fast.
  return {
    file,
    directory,
    root,
    source,
    scope,
    name,
    declared,
    inferred: withDescription(
      inferMetadata({
        name,
        directoryName,
        description: declared.description ?? guessed.description ?? '',
        reservedPrefixes: profile.name.convention?.reservedPrefixes ?? NO_FILES,
        lexicon: context.lexicon,
      }),
      guessed.description,
    ),
    referenceFiles: context.listsReferences ? referencesOf(candidate, declared, context.workspace) : NO_FILES,
    body,
    facts:
      openai?.allowsImplicitInvocation === undefined
        ? facts
        : { ...facts, allowsImplicitInvocation: openai.allowsImplicitInvocation },
    suppressed: reporter.suppressed,
    findings: reporter
      .findings(name)
      .concat(inFiles, openai?.findings.map((found) => ({ ...found, skill: name })) ?? NO_FINDINGS),
  };
}

function withDescription(inferred: InferredMetadata, description: string | undefined): InferredMetadata {
  return description === undefined ? inferred : { ...inferred, description };
}

/** Fields of which the profile lists the values: any other value counts as missing. */
const LISTED_FIELDS = ['model', 'status'] as const;

function withKnownValues(declared: DeclaredMetadata, profile: Profile): DeclaredMetadata {
  const unknown: readonly string[] = LISTED_FIELDS.filter((field) => {
    const known = declared[field] === undefined ? undefined : fieldSchema(profile, field)['enum'];
    return Array.isArray(known) && !known.includes(declared[field]);
  });
  if (unknown.length === 0) return declared;
  return Object.fromEntries(Object.entries(declared).filter(([field]) => !unknown.includes(field)));
}

/** A skill whose fields can be read. */
interface ReadableSkill {
  readonly candidate: SkillCandidate;
  readonly parsed: ParsedSkill;
  readonly data: Fields;
  readonly declared: DeclaredMetadata;
  readonly name: string;
  readonly body: SkillRecord['body'];
}

/** Reports what is wrong in SKILL.md, and returns what is wrong in its other files. */
function checkParsed(
  { candidate, parsed, data, declared, name, body }: ReadableSkill,
  reporter: SkillReporter,
  context: InspectionContext,
): readonly Finding[] {
  const { workspace, profile, limits } = context;
  const { file, directory, plainDirectories } = candidate;
  const { text, yamlStart, yamlEnd, bodyStart } = parsed;
  const files = listFiles(candidate, workspace);
  const checked: CheckedSkill = {
    profile,
    file,
    directory,
    plainDirectories,
    tree: files.map(({ path }) => path),
    requireReasons: context.requireReasons === true,
    workspace,
    text,
    yamlStart,
    yamlEnd,
    bodyStart,
    body: text.slice(bodyStart),
    size: body,
    limits,
    data,
    declared,
    validate: context.validate,
    sourceOf: (path) => sourceOfValue(parsed, path),
    isKnownToken: tokenLookup(candidate.root, name, context),
    comments: context.comments,
  };
  checkSkill(checked, reporter);
  const isPlain = plainDirectories !== null;
  const maxBytes = limits.fileBytes;
  return checkFiles(files, { checked, maxBytes, skill: name, isPlain });
}

/** Paths from the top of the repository: as declared, or the files in `references/`. */
function referencesOf(
  candidate: SkillCandidate,
  { references }: DeclaredMetadata,
  workspace: Workspace,
): readonly string[] {
  if (references === undefined) return listReferences(candidate, workspace);
  return references.flatMap((reference) => {
    const inSkill = resolveInside(candidate.directory, reference);
    const inRepository = resolveInside('.', reference);
    if (inSkill.kind === 'outside') return inRepository.kind === 'outside' ? [] : [inRepository.path];
    const isElsewhere =
      workspace.kindOf(inSkill.path) === 'missing' &&
      inRepository.kind !== 'outside' &&
      workspace.kindOf(inRepository.path) !== 'missing';
    return [isElsewhere ? inRepository.path : inSkill.path];
  });
}

function factsOf({ directory, places }: SkillCandidate, parsed: ParsedSkill): SkillFacts {
  const { text, yamlStart, yamlEnd, failure } = parsed;
  return {
    directoryName: baseName(directory),
    fields: failure === null ? parsed.data : null,
    ...(failure !== null && { problem: { rule: failure.rule, message: failure.message, at: failure.at } }),
    marks: readMarks(text, text.slice(yamlStart, yamlEnd), failure === null),
    places,
  };
}

/** The file next to SKILL.md that Codex reads; `null` if it does not exist or is not checked. */
function readOpenaiYaml(
  { directory, plainDirectories }: SkillCandidate,
  { fields }: SkillFacts,
  { workspace, limits, validateOpenai: validate }: InspectionContext,
): OpenaiCheck | null {
  if (validate === undefined || plainDirectories?.includes('agents') === false) return null;
  const file = joinPath(directory, OPENAI_FILE);
  const text = readText(workspace, file, { maxBytes: limits.fileBytes });
  return text === null
    ? null
    : checkOpenaiYaml(text, file, {
        validate,
        fields,
        isCodexOnly: () => isForCodexOnly(directory, workspace),
      });
}

const OTHER_PLUGINS = ['.claude-plugin', '.cursor-plugin', '.plugin', '.github/plugin'];

function isForCodexOnly(directory: string, workspace: Workspace): boolean {
  const has = (path: string, folder: string) => workspace.entryAt(joinPath(path, folder)) === 'directory';
  const plugin = withAncestors(directory).find((path) => has(path, '.codex-plugin'));
  return plugin !== undefined && !OTHER_PLUGINS.some((folder) => has(plugin, folder));
}

function tokenLookup(
  root: string,
  name: string,
  { tokensFor, inputsOf }: InspectionContext,
): ((token: string) => boolean) | null {
  const tokens = tokensFor(root);
  return tokens && ((token) => tokens.has(token) || inputsOf(name).includes(token));
}

/** The fields as the profile reads them: without ignored ones, and scalars as written. */
function readableData(data: Fields, parsed: ParsedSkill, profile: Profile): Fields {
  // A field that a system ignores is not checked, and does not disable the skill.
  const read =
    profile.rules['unknown-field'] === 'off'
      ? Object.fromEntries(Object.entries(data).filter(([field]) => isKnownField(field, profile)))
      : data;
  return withSourceText(read, parsed, profile);
}

/** These are strings, whatever YAML reads: `name: 42` is the text 42, `version: 1.10` is 1.10. */
const TEXT_FIELDS = ['name', 'description', 'version'] as const;

/** Scalars that YAML converted, as written (`1.10`), and the name as the profile requires it. */
function withSourceText(data: Fields, parsed: ParsedSkill, profile: Profile): Fields {
  let settled = data;
  for (const field of TEXT_FIELDS) {
    const value = data[field];
    if (typeof value === 'number' || typeof value === 'boolean')
      settled = { ...settled, [field]: sourceOfValue(parsed, [field]) ?? String(value) };
  }
  const name = settled['name'];
  if (!profile.name.normalize || typeof name !== 'string') return settled;
  // A name that sanitizes to nothing stays as written, so that the finding can show it.
  return { ...settled, name: sanitizeSkillName(name) || name };
}

/** A version that is not semver is ignored if none is required; `metadata.version` counts if there is no other. */
function settleVersion(data: Fields, parsed: ParsedSkill, profile: Profile): DeclaredMetadata {
  const { presence, semver, fromMetadata } = profile.version;
  const isValid = (version: string) => !semver || isSemver(version);
  const declared = readMetadata(data);
  const isSettled =
    declared.version === undefined
      ? declared.metadata?.['version'] === undefined
      : isValid(declared.version) || presence === 'required';
  if (isSettled) return declared;
  const { version: _, ...others } = declared;
  const nested = others.metadata?.['version'];
  if (!fromMetadata || nested === undefined) return others;
  const isText = typeof (data['metadata'] as Fields)['version'] === 'string';
  const version = isText ? nested : (sourceOfValue(parsed, ['metadata', 'version']) ?? nested);
  return isValid(version) ? { ...others, version } : others;
}

function sourceOfValue({ text, yamlStart, yamlEnd }: ParsedSkill, path: readonly (string | number)[]) {
  return scalarAsWritten(text.slice(yamlStart, yamlEnd), path);
}

function measureBody({ text, bodyStart }: ParsedSkill): SkillRecord['body'] {
  const length = text.length - bodyStart;
  let lines = length === 0 || text.endsWith('\n') ? 0 : 1;
  for (let index = text.indexOf('\n', bodyStart); index !== -1; index = text.indexOf('\n', index + 1))
    lines++;
  return { lines, tokens: Math.ceil(length / 4) };
}

const MAX_REFERENCE_DEPTH = 8;

/** Files under `references/`, sorted; links are not followed. */
function listReferences(candidate: SkillCandidate, workspace: Workspace): readonly string[] {
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
