import { relativeLink } from './addresses.js';
import { type Content, html, type Markup } from './html.js';
import type { SiteComponent, SiteModel, SiteOptions } from './model.js';

export interface Page {
  /** Path of the page on the site. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The entry of the navigation that it belongs to. */
  readonly section: 'skills' | 'components' | 'routing' | 'findings';
  readonly scripts?: readonly string[];
  readonly content: Content;
}

/** On disk, Firefox does not match files with `'self'`; on the web, no page can load `file:`. */
const OWN_FILES = "'self' file:";

/**
 * Nothing from another host, nothing inline, no plugins, no forms that leave the page, no markup from text.
 * `frame-ancestors` has no effect in a meta element.
 */
const POLICY = [
  "default-src 'none'",
  `script-src ${OWN_FILES}`,
  `style-src ${OWN_FILES}`,
  `img-src ${OWN_FILES}`,
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
];

interface Section {
  readonly id: Page['section'];
  readonly title: string;
  readonly path: string;
  readonly count?: number;
}

function sectionsOf(model: SiteModel): readonly Section[] {
  const { components, findings } = model;
  return [
    { id: 'skills', title: 'Skills', path: 'index.html' },
    ...(components.length > 0
      ? [{ id: 'components', title: componentsTitle(model), path: 'components.html' } as const]
      : []),
    { id: 'routing', title: 'Routing', path: 'routing.html' },
    ...(findings !== null
      ? [{ id: 'findings', title: 'Findings', path: 'findings.html', count: findings.length } as const]
      : []),
  ];
}

export const COMPONENT_KINDS = [
  { id: 'agent', title: 'Agents' },
  { id: 'command', title: 'Commands' },
  { id: 'prompt', title: 'Prompts' },
] as const satisfies readonly { readonly id: SiteComponent['what']; readonly title: string }[];

/** `Agents and commands`: what a repository has of them. */
export function componentsTitle({ components }: SiteModel): string {
  const shown = COMPONENT_KINDS.filter(({ id }) => components.some(({ what }) => what === id));
  const titles = shown.map(({ title }, index) => (index === 0 ? title : title.toLowerCase()));
  return titles.length < 2 ? titles.join('') : `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`;
}

/** The whole document of a page. */
export function renderPage(page: Page, model: SiteModel, options: SiteOptions): string {
  const link = (path: string) => relativeLink(page.path, path);
  const isHome = page.path === 'index.html';
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(options)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="skill-registrar">
<meta name="description" content="${page.description}">
<title>${isHome ? page.title : `${page.title} · ${model.title}`}</title>
${openGraph(page, model, options)}${options.baseUrl && html`<link rel="canonical" href="${canonical(page.path, options.baseUrl)}">\n`}<link rel="icon" href="${link('assets/icon.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${link('assets/style.css')}">
<script src="${link('assets/theme.js')}"></script>
${scriptsOf(page, options).map((script) => html`<script src="${link(script)}" defer></script>\n`)}</head>
<body>
<a class="skip-link" href="#content">Skip to content</a>
<header class="site-header">
<div class="wide">
<a class="brand" href="${link('index.html')}">${brandMark()}<span>${model.title}</span></a>
<nav aria-label="Main">
${sectionsOf(model).map((section) => navLink(section, page, link))}</nav>
<button type="button" class="theme-toggle needs-script" id="theme" aria-pressed="false" aria-label="Dark theme" title="Dark theme">${themeIcon()}</button>
</div>
</header>
<main id="content" tabindex="-1">
${page.content}
</main>
<footer class="site-footer">
<div class="wide">
<p>${countOf(model.skills.length, 'skill')}. For programs: <a href="${link('skills.json')}">skills.json</a>, <a href="${link('llms.txt')}">llms.txt</a> and the <a href="${link('.well-known/agent-skills/index.json')}">discovery index</a>.</p>
</div>
</footer>
</body>
</html>
`.text;
}

/** What a chat or a social network shows of a link to the page. */
function openGraph(page: Page, model: SiteModel, { baseUrl }: SiteOptions): Markup {
  const isHome = page.path === 'index.html';
  const properties = [
    ['og:type', isHome ? 'website' : 'article'],
    ['og:site_name', model.title],
    ['og:title', page.title],
    ['og:description', page.description],
    ...(baseUrl === null ? [] : [['og:url', canonical(page.path, baseUrl)]]),
  ];
  return html`${properties.map(([name, content]) => html`<meta property="${name}" content="${content}">\n`)}<meta name="twitter:card" content="summary">
`;
}

function policyFor({ isLive }: SiteOptions): string {
  return [...POLICY, ...(isLive ? ["connect-src 'self'"] : [])].join('; ');
}

function scriptsOf(page: Page, { isLive }: SiteOptions): readonly string[] {
  return [...(page.scripts ?? []), ...(isLive ? ['assets/live.js'] : [])];
}

function canonical(path: string, baseUrl: URL): string {
  return new URL(relativeLink('', path.replace(/(^|\/)index\.html$/, '$1')), baseUrl).href;
}

function navLink({ id, title, path, count }: Section, page: Page, link: (path: string) => string): Markup {
  const isCurrent = page.path === path;
  const current = isCurrent ? html` aria-current="page"` : page.section === id && html` aria-current="true"`;
  const number = count !== undefined && html` <span class="count">${count}</span>`;
  return html`<a href="${link(path)}"${current || ''}>${title}${number}</a>\n`;
}

function brandMark(): Markup {
  return html`<svg class="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><rect x="3" y="4" width="18" height="4" rx="1.2"/><rect x="3" y="10" width="12" height="4" rx="1.2"/><rect x="3" y="16" width="15" height="4" rx="1.2"/></svg>`;
}

function themeIcon(): Markup {
  return html`<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false"><path class="moon" d="M20.3 14.2A8.5 8.5 0 0 1 9.8 3.7a.6.6 0 0 0-.8-.7 9.6 9.6 0 1 0 12 12 .6.6 0 0 0-.7-.8z"/><g class="sun"><circle cx="12" cy="12" r="4.2"/><path d="M12 2.6v2.2M12 19.2v2.2M2.6 12h2.2M19.2 12h2.2M5.4 5.4l1.5 1.5M17.1 17.1l1.5 1.5M18.6 5.4l-1.5 1.5M6.9 17.1l-1.5 1.5"/></g></svg>`;
}

/** `1 skill`, `2 skills`, `2,000 skills`. */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}

/** The icon of the site, in the colors of either theme. */
export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style>rect{fill:#0b6a5d}@media(prefers-color-scheme:dark){rect{fill:#6fcbb8}}</style><rect x="3" y="4" width="18" height="4" rx="1.2"/><rect x="3" y="10" width="12" height="4" rx="1.2"/><rect x="3" y="16" width="15" height="4" rx="1.2"/></svg>
`;
