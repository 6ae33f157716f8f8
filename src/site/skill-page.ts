import type { CompatibilityResult } from '../compatibility/verdict.js';
import { fieldTitle } from '../outputs/skill-text.js';
import { ruleUrl } from '../rules/rule.js';
import { isSkillPath, SKILL_FILE } from '../skill/skill.js';
import { joinPath } from '../text/paths.js';
import { type Addresses, decodeUtf8, relativeLink } from './addresses.js';
import type { Published } from './discovery.js';
import { html, type Markup, withCode } from './html.js';
import { installSection } from './install.js';
import { countOf, type Page } from './layout.js';
import { type Heading, type LinkTargets, renderMarkdown } from './markdown.js';
import type { SiteFile, SiteModel, SiteSkill } from './model.js';
import { editLink, sourceLink } from './source.js';

interface SkillPageParts {
  readonly skill: SiteSkill;
  readonly model: SiteModel;
  readonly addresses: Addresses;
  readonly published: Published | undefined;
}

/** A skill: its instructions, what it declares, where it works, and its files. */
export function skillPage({ skill, model, addresses, published }: SkillPageParts): Page {
  const path = addresses.skillPage(skill);
  const { content, headings } = renderMarkdown(skill.body, linkTargets(skill.path, path, addresses));
  return {
    path,
    title: skill.name,
    description: skill.description,
    section: 'skills',
    scripts: ['assets/skill.js'],
    content: html`<div class="wide document">
<header class="document-header">
<p class="crumbs"><a href="${relativeLink(path, 'index.html')}">Skills</a></p>
<h1>${skill.name}</h1>
<p class="lead">${skill.description}</p>
${installSection(skill, model)}${skill.tags.length > 0 && html`<p class="labels">${skill.tags.map((tag) => html`<span>${tag}</span> `)}</p>\n`}</header>
<article class="prose" aria-label="Instructions">
${skill.body.trim() === '' ? html`<p>This skill has no instructions.</p>` : content}
</article>
<aside class="facts" aria-label="About this skill">
${contents(headings)}${downloads(path, published)}${sourceLinks(skill, model)}${compatibility(skill, model)}${details(skill)}${files(skill, path, addresses)}${findings(skill, model, path)}</aside>
</div>`,
  };
}

/** A text file of a skill: rendered Markdown, or plain text. */
export function filePage(skill: SiteSkill, file: SiteFile, addresses: Addresses): Page {
  const path = addresses.filePage(file)!;
  const text = decodeUtf8(file.bytes)!;
  const folder = `${skill.path}/${file.path}`.split('/').slice(0, -1).join('/');
  const isMarkdown = /\.(md|markdown)$/i.test(file.path);
  return {
    path,
    title: `${file.path} · ${skill.name}`,
    description: `${file.path}, a file of the skill ${skill.name}.`,
    section: 'skills',
    content: html`<div class="wide document">
<header class="document-header">
<p class="crumbs"><a href="${relativeLink(path, 'index.html')}">Skills</a> <span aria-hidden="true">/</span> <a href="${relativeLink(path, addresses.skillPage(skill))}">${skill.name}</a></p>
<h1 class="file-title">${file.path}</h1>
</header>
<article class="prose" aria-label="Content of the file">
${
  isMarkdown
    ? renderMarkdown(text, linkTargets(folder, path, addresses)).content
    : html`<pre tabindex="0"><code>${text}</code></pre>`
}
</article>
</div>`,
  };
}

function linkTargets(folder: string, page: string, addresses: Addresses): LinkTargets {
  return {
    resolve(path) {
      const target = resolvePath(folder, path);
      const found = target === undefined ? undefined : addresses.pageOfRepositoryPath(target);
      return found === undefined ? undefined : relativeLink(page, found);
    },
  };
}

/** Undefined when the path points outside the repository. */
function resolvePath(folder: string, path: string): string | undefined {
  const segments = path.startsWith('/') ? [] : folder.split('/').filter((segment) => segment !== '');
  for (const segment of path.split('/')) {
    if (segment === '..') {
      if (segments.pop() === undefined) return undefined;
    } else if (segment !== '.' && segment !== '') segments.push(segment);
  }
  return segments.join('/');
}

function contents(headings: readonly Heading[]): Markup | false {
  const shown = headings.filter(({ level, title }) => level <= 2 && title !== '');
  if (shown.length < 3) return false;
  return html`<nav class="contents" aria-labelledby="contents-title">
<h2 id="contents-title">On this page</h2>
<ul>
${shown.map(({ id, title, level }) => html`<li class="level-${level}"><a href="#${encodeURIComponent(id)}">${title}</a></li>\n`)}</ul>
</nav>
`;
}

function downloads(path: string, published: Published | undefined): Markup | false {
  if (published === undefined) return false;
  const { document, archive } = published;
  return html`<section aria-labelledby="download-title">
<h2 id="download-title">Download</h2>
<ul class="plain">
<li><a href="${relativeLink(path, document)}" download>SKILL.md</a></li>
${archive && html`<li><a href="${relativeLink(path, archive)}" download>Archive with all files</a></li>\n`}</ul>
</section>
`;
}

function sourceLinks({ path, files: own }: SiteSkill, { source }: SiteModel): Markup | false {
  if (source === null) return false;
  const document = own.find((file) => isSkillPath(file.path))?.path ?? SKILL_FILE;
  return html`<section aria-labelledby="source-title">
<h2 id="source-title">Source</h2>
<ul class="plain">
<li><a href="${sourceLink(source, 'tree', path)}">${source.repository}</a></li>
<li><a href="${editLink(source, joinPath(path, document))}">Edit on GitHub</a></li>
</ul>
</section>
`;
}

const RESULTS: Readonly<Record<CompatibilityResult, string>> = {
  works: 'Works',
  changes: 'Works with changes',
  refused: 'Refused',
  'not-found': 'Not found',
};

function compatibility(skill: SiteSkill, { clients }: SiteModel): Markup | false {
  const verdicts = Object.entries(skill.compatibility);
  if (verdicts.length === 0) return false;
  const titles = new Map(clients.map(({ id, title }) => [id, title]));
  return html`<section aria-labelledby="compatibility-title">
<h2 id="compatibility-title">Compatibility</h2>
<ul class="plain clients">
${verdicts.map(
  ([client, { result, reason, rule }]) =>
    html`<li><span class="client">${titles.get(client) ?? client}</span> <span class="result ${result}">${RESULTS[result]}</span>${reason !== undefined && html`<span class="reason">${reason}${rule !== undefined && html` ${ruleChip(rule)}`}</span>`}</li>\n`,
)}</ul>
</section>
`;
}

function ruleChip(rule: string): Markup {
  return html`<a href="${ruleUrl(rule)}"><code>${rule}</code></a>`;
}

function details({ path, plugin, fields }: SiteSkill): Markup {
  const declared = fields.map(([name, value]) => [fieldTitle(name), value] as const);
  const rows = [['Path', path], ...(plugin === null ? [] : [['Plugin', plugin]]), ...declared] as const;
  return html`<section aria-labelledby="details-title">
<h2 id="details-title">Details</h2>
<dl>
${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>\n`)}</dl>
</section>
`;
}

function files(skill: SiteSkill, path: string, addresses: Addresses): Markup | false {
  if (skill.files.length < 2) return false;
  return html`<section aria-labelledby="files-title">
<h2 id="files-title">${countOf(skill.files.length, 'file')}</h2>
<ul class="plain files">
${skill.files.map((file) => html`<li>${fileName(file, path, addresses)} <span class="size">${sizeOf(file.bytes.length)}</span></li>\n`)}</ul>
</section>
`;
}

function fileName(file: SiteFile, path: string, addresses: Addresses): Markup {
  const page = addresses.filePage(file);
  const name = html`<span class="path">${file.path}</span>`;
  return page === undefined ? name : html`<a href="${relativeLink(path, page)}">${name}</a>`;
}

function sizeOf(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function findings(skill: SiteSkill, { findings: all }: SiteModel, path: string): Markup | false {
  const own = (all ?? []).filter(
    ({ skill: name, file }) => name === skill.name && file.startsWith(`${skill.path}/`),
  );
  if (own.length === 0) return false;
  return html`<section aria-labelledby="findings-title">
<h2 id="findings-title"><a href="${relativeLink(path, 'findings.html')}">${countOf(own.length, 'finding')}</a></h2>
<ul class="plain">
${own.map(({ severity, message, rule }) => html`<li><span class="severity ${severity}">${severity}</span> ${withCode(message)} ${ruleChip(rule)}</li>\n`)}</ul>
</section>
`;
}
