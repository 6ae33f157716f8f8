import { readText } from '../files/repository-files.js';
import type { Workspace } from '../files/workspace.js';
import { RESOURCE_TYPES, SKILL_FILE, type SkillCandidate } from '../skill/skill.js';
import { readSkillTree, type TreeEntry } from '../skill/skill-tree.js';
import { joinPath } from '../text/paths.js';
import { START_OF_FILE } from '../text/span.js';
import { countText, joinWords } from '../text/suggest.js';
import { reportAnchors } from './anchor-missing.js';
import { SkillReporter, suppressIn } from './check-skill.js';
import type { CheckedSkill } from './checked-skill.js';
import { reportConflicts } from './conflict-marker.js';
import { reportDangers } from './dangerous-commands.js';
import type { Finding } from './finding.js';
import { describeHidden } from './hidden-characters.js';
import { reportHiddenInstructions } from './hidden-instructions.js';
import { reportHomePaths } from './home-path.js';
import type { RuleId } from './index.js';
import { findHiddenCharacters } from './invisible-characters.js';
import { reportLinks } from './links.js';
import { reportDownloads } from './pipe-to-shell.js';
import type { Problem } from './rule.js';
import { reportSecrets } from './secret.js';

/** The limits of skills that an MCP server offers. */
const MAX_FILES = 512;
const MAX_TOTAL_BYTES = 16 * 1024 * 1024;
/** A larger file is not meant for an agent. */
const MAX_USUAL_BYTES = 5 * 1024 * 1024;

/** Pictures, fonts, archives, documents and data: never text, and nothing to say about them. */
const BINARY =
  /\.(?:png|jpe?g|gif|webp|ico|bmp|tiff?|avif|pdf|zip|gz|tgz|bz2|xz|7z|tar|jar|woff2?|ttf|otf|eot|mp[34]|m4a|mov|wav|ogg|webm|docx?|xlsx?|pptx?|odt|ods|odp|skill|wasm|npy|npz|pt|onnx|parquet|db|sqlite|pkl)$/i;
/** Texts that programs write, which have many addresses, digests and characters of their own. */
const DATA =
  /\.(?:csv|tsv|jsonl|ndjson|svg|lock|min\.js|min\.css|map|ipynb|log|patch|diff)$|(?:^|[-_.])lock\.(?:json|ya?ml)$/i;
const MARKDOWN = /\.(?:md|mdx|markdown)$/i;
const PROGRAM =
  /\.(?:sh|bash|zsh|fish|ps1|bat|cmd|py|js|mjs|cjs|ts|mts|tsx|jsx|rb|pl|php|lua|r|go|rs|java|kt|swift|txt|ya?ml|toml|ini|cfg|conf|env)$|(?:^|\/)[\w.-]*(?:file|env)$|(?:^|\/)[\w-]+$/i;

/** What the files of a skill are checked with. */
export interface FilesCheck {
  readonly checked: CheckedSkill;
  readonly maxBytes: number;
  /** The name of the skill. */
  readonly skill: string;
  /** No link is on the way to the files. */
  readonly isPlain: boolean;
}

/** A file or a link of a skill. */
export type SkillFile = Pick<TreeEntry, 'path'> & { readonly kind: 'file' | 'link' };

/** The files and links of a skill, with paths relative to its directory, without those of skills below it. */
export function listFiles(
  { directory, plainDirectories }: Pick<SkillCandidate, 'directory' | 'plainDirectories'>,
  workspace: Workspace,
): readonly SkillFile[] {
  const base = plainDirectories === null ? (workspace.canonical(directory) ?? directory) : null;
  const list = (path: string) => {
    try {
      return (base === null ? workspace.list(path) : workspace.listWithin(base, path)) ?? [];
    } catch {
      // What cannot be read cannot be run either.
      return [];
    }
  };
  // A skill at the top of a repository does not consist of the repository.
  const only = directory === '.' ? { only: [...RESOURCE_TYPES, 'evals'] } : {};
  const { entries } = readSkillTree({ directory }, workspace, { withoutSkills: true, list, ...only });
  return entries.flatMap(({ path, kind }) => (kind === 'file' || kind === 'link' ? [{ path, kind }] : []));
}

/** Checks the files of a skill other than SKILL.md with the rules for contents, without running them. */
export function checkFiles(files: readonly SkillFile[], check: FilesCheck): readonly Finding[] {
  const { checked, skill } = check;
  const findings: Finding[] = [];
  const unread: string[] = [];
  let total = checked.text.length;
  for (const { path, kind } of files.slice(0, MAX_FILES)) {
    if (path === SKILL_FILE) continue;
    const file = joinPath(checked.directory, path);
    if (kind === 'link') {
      findings.push(...checkLink(path, file, check));
      continue;
    }
    const size = checked.workspace.fingerprint(file)?.size ?? 0;
    total += size;
    if (size > MAX_USUAL_BYTES) unread.push(path);
    if (size > check.maxBytes || BINARY.test(path)) continue;
    const text = textOfFile(file, check);
    if (text === null) {
      if (MARKDOWN.test(path) || PROGRAM.test(path)) unread.push(path);
    } else findings.push(...checkText(text, { path, file }, check));
  }
  const about = { file: joinPath(checked.directory, SKILL_FILE), at: START_OF_FILE, skill };
  return [
    ...findings,
    ...describeUnread(unread).map((found) => ({ ...found, ...about })),
    ...describeSize(files.length, total).map((found) => ({ ...found, ...about })),
  ];
}

type Described = Pick<Finding, 'rule' | 'message' | 'fix'>;

function describeUnread(unread: readonly string[]): Described[] {
  if (unread.length === 0) return [];
  const shown = unread.slice(0, 3);
  const more = unread.length - shown.length;
  const list = joinWords(more === 0 ? shown : [...shown, countText(more, 'more file')]);
  const what =
    unread.length === 1
      ? 'is not UTF-8 text, or is larger than 5 MB'
      : 'are not UTF-8 text, or are larger than 5 MB';
  const message = `${list} ${what}: nobody checked what is in there.`;
  return [{ rule: 'file-unchecked', message, fix: 'Save text as UTF-8, and keep large files elsewhere.' }];
}

function describeSize(count: number, bytes: number): Described[] {
  const isLarge = count > MAX_FILES || bytes > MAX_TOTAL_BYTES;
  if (!isLarge) return [];
  const size = count > MAX_FILES ? countText(count, 'file') : `${Math.ceil(bytes / 1024 / 1024)} MiB`;
  const message = `The skill has ${size}; MCP servers offer at most ${MAX_FILES} files and 16 MiB of a skill.`;
  return [{ rule: 'skill-size', message, fix: 'Leave out what the skill does not need, or split it.' }];
}

/** A link below the skill: it must lead to something in the repository. */
function checkLink(path: string, file: string, { checked, skill }: FilesCheck): Finding[] {
  const kind = checked.workspace.kindOf(file);
  const about = { file, at: START_OF_FILE, skill };
  if (kind === 'missing')
    return [
      {
        ...about,
        rule: 'link-missing',
        message: `${path} is a symbolic link to nothing.`,
        fix: 'Fix the link, or remove it.',
      },
    ];
  if (kind !== 'outside') return [];
  return [
    {
      ...about,
      rule: 'link-outside',
      message: `${path} is a symbolic link that points outside the repository.`,
      fix: 'Replace the link with the file.',
    },
  ];
}

function textOfFile(file: string, { checked: { workspace }, maxBytes, isPlain }: FilesCheck): string | null {
  return isPlain
    ? workspace.readListed(file, maxBytes)
    : readText(workspace, file, { maxBytes, followLinks: false });
}

const NONE: readonly Finding[] = [];

function checkText(
  text: string,
  { path, file }: { readonly path: string; readonly file: string },
  { checked, skill }: FilesCheck,
): readonly Finding[] {
  const found: (readonly [RuleId, Problem])[] = [];
  const reportAs = (rule: RuleId) => (problem: Problem) => found.push([rule, problem]);
  const isMarkdown = MARKDOWN.test(path);
  reportContents(text, path, (rule, problem) => found.push([rule, problem]));
  if (isMarkdown) {
    reportLinks(text, file, { skill: checked, report: (rule, problem) => found.push([rule, problem]) });
    reportAnchors(text, 0, reportAs('anchor-missing'));
  }
  if (found.length === 0 && !text.includes('skill-registrar-disable')) return NONE;
  const reporter = new SkillReporter(file, checked.profile);
  const { requireReasons, comments } = checked;
  suppressIn({ file, text, body: text, bodyStart: 0, requireReasons, comments }, reporter, () => {
    for (const [rule, problem] of found) reporter.add(rule, problem);
  });
  return reporter.findings(skill).map(lowered);
}

/** Reports what no text that an agent reads or runs may contain. */
export function reportContents(
  text: string,
  path: string,
  report: (rule: RuleId, problem: Problem) => void,
): void {
  const reportAs = (rule: RuleId) => (problem: Problem) => report(rule, problem);
  const isMarkdown = MARKDOWN.test(path);
  if (!DATA.test(path)) {
    reportSecrets(text, reportAs('secret'));
    for (const hidden of findHiddenCharacters(text)) report('hidden-characters', describeHidden(hidden));
    reportConflicts(text, isMarkdown, reportAs('conflict-marker'));
  }
  if (isMarkdown || PROGRAM.test(path)) {
    reportDownloads(text, reportAs('pipe-to-shell'));
    reportHomePaths(text, reportAs('home-path'));
    reportDangers(text, { isMarkdown }, report);
  }
  if (isMarkdown) reportHiddenInstructions(text, reportAs('hidden-instructions'));
}

/** A conflict in another file does not keep the skill from working. */
function lowered(finding: Finding): Finding {
  return finding.rule === 'conflict-marker' ? { ...finding, severity: 'warning' } : finding;
}
