import { findLinks, type Link } from './find-links.js';
import { quote } from './quote.js';
import { resolveInside } from './resolve-inside.js';
import type { StaticFinding, StaticInput } from './static-check.js';

const HAS_SCHEME = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i;
/** Templates and elisions in examples: `{name}.md`, `$DIR/x`, `path/to/file`, `...`. */
const PLACEHOLDER = /[{}<>$*|]|\.\.\.|…|path\/to\/|^(?:url|link|path|file|href)$/i;
/** No skill of the field has more; each costs a look at the disk. */
const MOST_LINKS = 100;

/** Relative links and images lead to files that exist, in the skill or at least in the repository. */
export function checkLinks(input: StaticInput): StaticFinding[] {
  const seen = new Set<string>();
  const findings: StaticFinding[] = [];
  // One that was seen is of no interest any more, however often it stands there.
  const isNew = (destination: string) => {
    const path = localPathOf(destination);
    return path !== null && !seen.has(path);
  };
  for (const link of findLinks(input.body, isNew)) {
    const path = localPathOf(link.destination);
    if (path === null || seen.has(path)) continue;
    if (seen.add(path).size > MOST_LINKS) break;
    const problem = checkPath(path, input);
    if (problem !== null) findings.push({ ...problem, at: rangeOf(link, input.bodyOffset) });
  }
  return findings;
}

/** `docs/a%20b.md#part` as `docs/a b.md`; `null` for what is no path to a file. */
function localPathOf(destination: string): string | null {
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
  const kind = input.workspace.kindOf(target.path);
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
