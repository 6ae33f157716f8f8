import type { PathKind } from '../../workspace/workspace.js';
import { findLinks, type Link, mayHoldLinks } from './find-links.js';
import { quote } from './quote.js';
import { resolveInside } from './resolve-inside.js';
import type { StaticFinding, StaticInput } from './static-check.js';

/** A path as most are written, with an ending and nothing to decode. */
const PLAIN_PATH = /^(?:[\w-]+\/)*[\w-]+\.\w+$/;
const HAS_SCHEME = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i;
/** Templates and elisions in examples: `{name}.md`, `$DIR/x`, `path/to/file`, `...`. */
const PLACEHOLDER = /[{}<>$*|]|\.\.\.|…|path\/to\/|^(?:url|link|path|file|href)$/i;
/** No skill of the field has more; each costs a look at the disk. */
const MOST_LINKS = 100;

/** Relative links and images lead to files that exist, in the skill or at least in the repository. */
export function checkLinks(input: StaticInput): StaticFinding[] {
  if (!mayHoldLinks(input.body)) return [];
  const seen = new Set<string>();
  const destinations = new Set<string>();
  const findings: StaticFinding[] = [];
  // Skills name the same file again and again: one that was seen is of no interest any more.
  const isNew = (destination: string) => {
    if (destinations.has(destination)) return false;
    return localPathOf(destination) !== null;
  };
  for (const link of findLinks(input.body, isNew)) {
    destinations.add(link.destination);
    const path = localPathOf(link.destination)!;
    if (seen.has(path)) continue;
    if (seen.add(path).size > MOST_LINKS) break;
    const problem = checkPath(path, input);
    if (problem !== null) findings.push({ ...problem, at: rangeOf(link, input.bodyOffset) });
  }
  return findings;
}

/** `docs/a%20b.md#part` as `docs/a b.md`; `null` for what is no path to a file. */
function localPathOf(destination: string): string | null {
  if (PLAIN_PATH.test(destination) && !/path\/to\//i.test(destination)) return destination;
  if (HAS_SCHEME.test(destination) || PLACEHOLDER.test(destination)) return null;
  const path = destination.split(/[#?]/, 1)[0]!;
  if (!/[./]/.test(path)) return null;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function checkPath(path: string, input: StaticInput): Omit<StaticFinding, 'at'> | null {
  // A leading slash means the top of the repository, as on GitHub.
  const target = path.startsWith('/') ? resolveInside('.', `.${path}`) : resolveInside(input.directory, path);
  if (target.kind === 'outside') return outside(path);
  const kind = kindOf(target.path, input);
  if (kind === 'outside') return outside(path);
  if (kind === 'missing' || kind === 'other') {
    return {
      rule: 'link-missing',
      message: `The link to ${quote(path)} leads to no file.`,
      fix: 'Correct the path, or add the file.',
    };
  }
  if (target.kind === 'skill') return null;
  return {
    rule: 'link-leaves-skill',
    message: `The link to ${quote(path)} leaves the skill: it breaks where the skill is installed alone.`,
    fix: 'Copy what is needed into `references/`, or name the other skill instead of its file.',
  };
}

/** To resolve every link of every skill takes longer than to read them: where no link can be, one look is enough. */
function kindOf(path: string, input: StaticInput): PathKind {
  if (isInPlainDirectory(path, input)) {
    const entry = input.workspace.entryAt(path);
    if (entry === 'file' || entry === 'directory') return entry;
  }
  return input.workspace.kindOf(path);
}

function isInPlainDirectory(path: string, { directory, plainDirectories }: StaticInput): boolean {
  if (plainDirectories === null || directory === '.' || !path.startsWith(`${directory}/`)) return false;
  const first = directory.length + 1;
  const slash = path.lastIndexOf('/');
  return slash < first || plainDirectories.includes(path.slice(first, slash));
}

function outside(path: string): Omit<StaticFinding, 'at'> {
  return {
    rule: 'link-outside',
    message: `The link to ${quote(path)} leads out of the repository.`,
    fix: 'Link to a file inside the skill, or to a web address.',
  };
}

function rangeOf(link: Link, bodyOffset: number): StaticFinding['at'] {
  return { offset: [bodyOffset + link.start, bodyOffset + link.end] };
}
