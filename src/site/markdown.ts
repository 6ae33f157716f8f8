import createMarkdownIt, { type MarkdownIt, type Token } from 'markdown-it';
import { Markup } from './html.js';

/** The targets of a document's relative links. */
export interface LinkTargets {
  /** The link to use for a path relative to the document; undefined when the site has no such page. */
  resolve(path: string): string | undefined;
}

export interface Heading {
  readonly id: string;
  readonly title: string;
  readonly level: number;
}

export interface RenderedMarkdown {
  readonly content: Markup;
  readonly headings: readonly Heading[];
}

/** Renders untrusted Markdown: no raw HTML, no remote content, and only safe links. */
export function renderMarkdown(text: string, targets: LinkTargets): RenderedMarkdown {
  const tokens = MARKDOWN.parse(text, {});
  rewriteLinks(tokens, targets);
  alignByClass(tokens);
  const headings = numberHeadings(tokens);
  return { content: new Markup(MARKDOWN.renderer.render(tokens, MARKDOWN.options, {})), headings };
}

/** The text of the first heading of the first level. */
export function firstTitle(text: string): string | undefined {
  const tokens = README.parse(text, {});
  const titles = tokens.flatMap(({ type, tag, content }, index) => {
    if (type === 'heading_open' && tag === 'h1') return [plainText(tokens[index + 1]!)];
    return type === 'html_block' ? [titleInHtml(content)] : [];
  });
  return titles.find((title) => title !== '');
}

/** The first paragraph that is more than a row of badges, truncated to a summary. */
export function firstParagraph(text: string): string | undefined {
  const tokens = README.parse(text, {});
  const texts = tokens.flatMap(({ type, level, content }, index) => {
    if (type === 'paragraph_open' && level === 0) return [plainText(tokens[index + 1]!)];
    return type === 'html_block' && /^\s*<p\b/i.test(content) ? [textOfHtml(content)] : [];
  });
  const first = texts.find((found) => found !== '');
  if (first === undefined || first.length <= MAX_SUMMARY_LENGTH) return first;
  return `${first.slice(0, MAX_SUMMARY_LENGTH).replace(/\s+\S*$/, '')}…`;
}

/** Many a README has its title and its badges in HTML. It is only read here, never shown. */
const README = createMarkdownIt({ html: true });

function titleInHtml(html: string): string {
  const start = html.search(/<h1\b/i);
  const end = html.search(/<\/h1\b/i);
  return start !== -1 && start < end ? textOfHtml(html.slice(start, end)) : '';
}

function textOfHtml(html: string): string {
  return plainText(README.parseInline(html, {})[0]!).replace(/\s+/g, ' ');
}

const MAX_SUMMARY_LENGTH = 240;

/** Without images: a badge has no text. */
function plainText({ children }: Token): string {
  const words = (children ?? []).map(({ type, content }) =>
    type === 'text' || type === 'code_inline' ? content : type.endsWith('break') ? ' ' : '',
  );
  return words.join('').trim();
}

const MARKDOWN = createMarkdown();

function createMarkdown(): MarkdownIt {
  const markdown = createMarkdownIt({ html: false, linkify: true });
  // `README.md` is a file, not a host in Moldova.
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
  markdown.validateLink = isSafeLink;
  addRenderRules(markdown);
  return markdown;
}

/** http, https, mailto, or relative to the document; nothing that a browser resolves against a host. */
export function isSafeLink(link: string): boolean {
  // Browsers drop these inside URLs: `java\nscript:` is a scheme.
  const plain = link.replace(/[\0-\x20\x7f-\x9f]/g, '').toLowerCase();
  const scheme = /^([^/?#]*?):/.exec(plain)?.[1];
  if (scheme === undefined) return !/^[/\\]{2}/.test(plain);
  return scheme === 'http' || scheme === 'https' || scheme === 'mailto';
}

function rewriteLinks(tokens: readonly Token[], targets: LinkTargets): void {
  for (const token of tokens) {
    const children = token.children ?? [];
    const open: boolean[] = [];
    for (const child of children) {
      if (child.type === 'link_open') open.push(rewriteLink(child, targets));
      else if (child.type === 'link_close' && open.pop() === false) child.tag = 'span';
    }
  }
}

/** False when the target is not on the site: the text stays, without the link. */
function rewriteLink(token: Token, targets: LinkTargets): boolean {
  const target = String(token.attrGet('href'));
  token.attrs = token.attrs!.filter(([name]) => name === 'title');
  const link = /^[a-z]+:/i.test(target) ? target : relativeTarget(target, targets);
  if (link === undefined) {
    token.tag = 'span';
    token.attrSet('class', 'dead-link');
    return false;
  }
  token.attrSet('href', link);
  if (/^https?:/i.test(link)) token.attrSet('rel', 'nofollow noopener noreferrer');
  return true;
}

function relativeTarget(target: string, targets: LinkTargets): string | undefined {
  const [path = '', fragment] = target.split('#', 2) as [string, string | undefined];
  const page = path === '' ? '' : targets.resolve(decode(path.split('?', 1)[0]!));
  if (page === undefined) return undefined;
  return fragment === undefined ? page : `${page}#${encodeURIComponent(headingId(decode(fragment)))}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function numberHeadings(tokens: readonly Token[]): readonly Heading[] {
  const headings: Heading[] = [];
  const ids = new HeadingIds();
  tokens.forEach((token, index) => {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') return;
    const level = Number(token.tag.slice(1));
    // The page has its own first heading.
    token.tag = `h${Math.min(6, level + 1)}`;
    if (token.type === 'heading_close') return;
    const title = plainText(tokens[index + 1]!);
    const id = ids.claim(headingId(title));
    token.attrSet('id', id);
    headings.push({ id, title, level });
  });
  return headings;
}

/**
 * As on GitHub, where `🚀 Quick start` has the id `-quick-start`. The prefix keeps the ids of documents apart from those
 * of the page.
 */
function headingId(title: string): string {
  const slug = title
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
  return `doc-${slug}`;
}

/** Gives headings of one title different ids; thousands of them as fast as a few. */
class HeadingIds {
  readonly #taken = new Set<string>();
  /** The number that the next heading of a title tries first. */
  readonly #next = new Map<string, number>();

  claim(wanted: string): string {
    let id = wanted;
    let count = this.#next.get(wanted) ?? 1;
    while (this.#taken.has(id)) id = `${wanted}-${count++}`;
    this.#next.set(wanted, count);
    this.#taken.add(id);
    return id;
  }
}

/** markdown-it aligns cells by a style attribute, which the content security policy forbids. */
function alignByClass(tokens: readonly Token[]): void {
  for (const token of tokens) {
    const align = /^text-align:(left|center|right)$/.exec(String(token.attrGet('style') ?? ''))?.[1];
    token.attrs = token.attrs?.filter(([name]) => name !== 'style') ?? null;
    if (align !== undefined) token.attrSet('class', `align-${align}`);
  }
}

function addRenderRules({ renderer, utils }: MarkdownIt): void {
  const block = (content: string) => `<pre tabindex="0"><code>${utils.escapeHtml(content)}</code></pre>\n`;
  renderer.rules.fence = (tokens, index) => block(tokens[index]!.content);
  renderer.rules.code_block = (tokens, index) => block(tokens[index]!.content);
  renderer.rules.table_open = () =>
    '<div class="table-scroll" tabindex="0" role="group" aria-label="Table">\n<table>\n';
  renderer.rules.table_close = () => '</table>\n</div>\n';
  // Remote images would tell their hosts who reads the page.
  renderer.rules.image = (tokens, index) => {
    const alt = tokens[index]!.content;
    return `<span class="image">${utils.escapeHtml(alt === '' ? 'Image' : `Image: ${alt}`)}</span>`;
  };
}
