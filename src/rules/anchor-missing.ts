import { findLinks, headingsOf, mayHoldLinks } from '../text/markdown.js';
import { defineRule, type Problem } from './rule.js';

export default defineRule({
  id: 'anchor-missing',
  severity: 'warning',
  kind: 'NOT_FOUND',
  summary: 'A link to a heading of the same file leads to one that exists.',
  why: 'An agent or a reader who follows it finds nothing.',
  bad: [
    {
      body: 'See [forms](«#filing-forms»).\n\n## Filling forms\n',
      message: 'The link to "#filing-forms" is broken: no heading has this anchor.',
    },
  ],
  good: [
    'See [forms](#filling-forms).\n\n## Filling forms\n',
    '[a](#step-1-read--write)\n\n### Step 1: `Read` & **write**\n',
    '[a](#again-1)\n\n## Again\n\n## Again\n',
    '[a](#here) [b](#top)\n\n<a id="here"></a>\n',
    '[a](#安装)\n\n## 安装\n',
    '[a](#title)\n\nTitle\n=====\n',
    '`[a](#x)`',
    '[a](#L10) [b](#issue-12) [c](#/route)',
  ],
  check: ({ body, bodyStart }, report) => reportAnchors(body, bodyStart, report),
});

/** No anchors of headings: lines, routes, text fragments, the top of a page, templates. */
const OTHER = /^#(?:L\d+|\/|:~:|top$|issue-|\d+$|$)|[{}<>$*…]|\.\.\./;

/** Reports links to headings that a text does not have. */
export function reportAnchors(body: string, offset: number, report: (problem: Problem) => void): void {
  if (!mayHoldLinks(body) || !body.includes('(#')) return;
  const links = findLinks(body, (destination) => destination.startsWith('#') && !OTHER.test(destination));
  if (links.length === 0) return;
  const anchors = anchorsOf(body);
  const seen = new Set<string>();
  for (const { destination, start, end } of links) {
    const anchor = decode(destination.slice(1)).toLowerCase();
    if (anchors.has(anchor) || seen.has(anchor)) continue;
    seen.add(anchor);
    report({
      at: { start: offset + start, end: offset + end },
      message: `The link to "${destination}" is broken: no heading has this anchor.`,
      fix: 'Fix the anchor, or add the heading.',
    });
  }
}

function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

const NAMED = /<[^>]*\b(?:id|name)=["']([^"']+)["']|\{#([\w-]+)\}/g;

/** The anchors of a text, as GitHub makes them of headings. */
function anchorsOf(body: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  const counts = new Map<string, number>();
  for (const heading of headingsOf(body)) {
    const slug = slugOf(heading);
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    anchors.add(count === 0 ? slug : `${slug}-${count}`);
  }
  for (const [, named, written] of body.matchAll(NAMED)) anchors.add((named ?? written)!.toLowerCase());
  return anchors;
}

function slugOf(heading: string): string {
  return heading
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>|\{#[\w-]+\}/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}
