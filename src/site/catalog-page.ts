import { parentOf } from '../text/paths.js';
import { type Addresses, relativeLink } from './addresses.js';
import { html, type Markup } from './html.js';
import { countOf, type Page } from './layout.js';
import type { SiteModel, SiteSkill } from './model.js';

const PATH = 'index.html';

/** How many skills are laid out at first; the script shows the others on demand. */
const FIRST = 60;

/** How many labels of a skill are visible; the others are there for the search. */
const SHOWN_LABELS = 4;

/** How many options of a filter are shown at once; the others are behind a disclosure. */
const SHOWN_OPTIONS = 10;

/** The first page: every skill, with search and filters. */
export function catalogPage(model: SiteModel, addresses: Addresses): Page {
  const { title, description, skills } = model;
  const facets = facetsOf(model);
  return {
    path: PATH,
    title,
    description: description ?? `${countOf(skills.length, 'skill')} for agents.`,
    section: 'skills',
    scripts: ['assets/catalog.js'],
    content: html`<div class="wide">
<div class="hero">
<h1>${title}</h1>
${description !== null && html`<p class="lead">${description}</p>\n`}${searchBox(skills.length)}</div>
<div class="browse">
${filters(facets)}<section class="results" aria-labelledby="results-title">
<h2 id="results-title" class="results-title"><span id="count" role="status">${countOf(skills.length, 'skill')}</span> <button type="button" class="link-button" id="clear" hidden>Clear filters</button></h2>
${arrange(facets)}${skills.length === 0 ? html`<p>This repository has no skills yet.</p>` : cards(skills, facets, addresses)}
<p id="none" class="none" hidden>No skill matches. Try fewer or other words.</p>
<p><button type="button" class="button needs-script" id="more"${skills.length <= FIRST && html` hidden`}>Show all ${skills.length.toLocaleString('en-US')}</button></p>
</section>
</div>
</div>`,
  };
}

function searchBox(count: number): Markup {
  return html`<form role="search" class="search needs-script" id="search">
<label for="query" class="visually-hidden">Search skills</label>
<input type="search" id="query" placeholder="Search ${countOf(count, 'skill')}" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="search-hint">
<kbd aria-hidden="true">/</kbd>
<span id="search-hint" class="visually-hidden">Results update as you type. Press slash to come here from anywhere on the page.</span>
</form>
`;
}

/** The order of the list, and the groups in it. */
function arrange(facets: readonly Facet[]): Markup {
  const groups = facets.filter(({ id, options }) => id !== 'tag' && id !== 'client' && options.length > 1);
  return html`<form class="arrange needs-script" id="arrange">
<label>Sort <select name="sort"><option value="name">by name</option><option value="clients">by number of clients</option></select></label>
${
  groups.length > 0 &&
  html`<label>Group <select name="group"><option value="">not at all</option>${groups.map(({ id, title }) => html`<option value="${id}">by ${title.toLowerCase()}</option>`)}</select></label>
`
}</form>
`;
}

function filters(facets: readonly Facet[]): Markup | false {
  const used = facets.filter(({ options }) => options.length > 0);
  if (used.length === 0) return false;
  return html`<details class="filters needs-script" id="filters" open>
<summary>Filters</summary>
<form id="filter-form">
${used.map(fieldset)}</form>
</details>
`;
}

function fieldset({ id, title, options }: Facet): Markup {
  const shown = options.slice(0, SHOWN_OPTIONS);
  const rest = options.slice(SHOWN_OPTIONS);
  return html`<fieldset>
<legend>${title}</legend>
${shown.map((option) => checkbox(id, option))}${
  rest.length > 0 &&
  html`<details class="more-options"><summary>${rest.length.toLocaleString('en-US')} more</summary>
${rest.map((option) => checkbox(id, option))}</details>
`
}</fieldset>
`;
}

function checkbox(facet: Facet['id'], { id, title, count }: Facet['options'][number]): Markup {
  return html`<label><input type="checkbox" name="${facet}" value="${id}"> <span class="option">${title}</span> <span class="count">${count}</span></label>
`;
}

/** Without the script both lists are visible; with it, the second is shown on demand. */
function cards(skills: readonly SiteSkill[], facets: readonly Facet[], addresses: Addresses): Markup {
  const shared = sharedLabels(skills);
  const items = skills.map((skill) => card(skill, { facets, addresses, shared }));
  return html`<ul class="cards" id="cards">
${items.slice(0, FIRST)}</ul>
${items.length > FIRST && html`<ul class="cards rest" id="rest">\n${items.slice(FIRST)}</ul>`}`;
}

/** What every card says tells none of them apart. */
function sharedLabels(skills: readonly SiteSkill[]): ReadonlySet<string> {
  const [first, ...others] = skills.map((skill) => [...VALUES.plugin(skill), ...skill.tags]);
  if (first === undefined || others.length === 0) return new Set();
  return new Set(first.filter((label) => others.every((labels) => labels.includes(label))));
}

interface CardContext {
  readonly facets: readonly Facet[];
  readonly addresses: Addresses;
  readonly shared: ReadonlySet<string>;
}

function card(skill: SiteSkill, { facets, addresses, shared }: CardContext): Markup {
  const { name, description } = skill;
  const data = facets.map((facet) => html` data-${facet.id}="${idsIn(facet, skill).join(' ')}"`);
  const labels = [...VALUES.plugin(skill), ...skill.tags].filter((label) => !shared.has(label));
  const works = VALUES.client(skill).length;
  return html`<li class="card"${data} data-count="${works}"><h3><a href="${relativeLink(PATH, addresses.skillPage(skill))}">${name}</a></h3><p>${description}</p>${
    labels.length > 0 &&
    html`<p class="labels">${labels.map((label, index) => html`<span${index >= SHOWN_LABELS && html` hidden`}>${label}</span> `)}</p>`
  }</li>
`;
}

/** A filter of the catalog. Options have numbers, because their names are untrusted. */
interface Facet {
  readonly id: 'tag' | 'plugin' | 'folder' | 'client';
  readonly title: string;
  /** The most frequent first. */
  readonly options: readonly FacetOption[];
}

interface FacetOption {
  readonly id: number;
  readonly key: string;
  readonly title: string;
  readonly count: number;
}

/** Rarer values are left to the search. */
const MAX_OPTIONS = 100;

const VALUES: Readonly<Record<Facet['id'], (skill: SiteSkill) => readonly string[]>> = {
  tag: ({ tags }) => tags,
  plugin: ({ plugin }) => (plugin === null ? [] : [plugin]),
  folder: ({ path }) => [parentOf(path)],
  client: ({ compatibility }) =>
    Object.keys(compatibility).filter((client) => /^(?:works|changes)$/.test(compatibility[client]!.result)),
};

function facetsOf({ skills, clients }: SiteModel): readonly Facet[] {
  const titles = new Map(clients.map(({ id, title }) => [id, title]));
  const plugins = optionsOf('plugin', skills);
  return [
    // Plugins are folders, too.
    plugins.length > 0
      ? { id: 'plugin', title: 'Plugin', options: plugins }
      : { id: 'folder', title: 'Folder', options: optionsOf('folder', skills) },
    { id: 'tag', title: 'Tag', options: optionsOf('tag', skills) },
    { id: 'client', title: 'Works in', options: optionsOf('client', skills, titles) },
  ];
}

function optionsOf(
  facet: Facet['id'],
  skills: readonly SiteSkill[],
  titles?: ReadonlyMap<string, string>,
): readonly FacetOption[] {
  const counts = new Map<string, number>();
  for (const skill of skills) {
    for (const value of new Set(VALUES[facet](skill))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  // What all skills have in common tells none of them apart; what one of many has is left to the search.
  const isTelling = (count: number) => count < skills.length && (count > 1 || counts.size <= SHOWN_OPTIONS);
  return [...counts]
    .filter(([, count]) => isTelling(count))
    .sort(([keyA, countA], [keyB, countB]) => countB - countA || (keyA < keyB ? -1 : 1))
    .slice(0, MAX_OPTIONS)
    .map(([key, count], id) => ({ id, key, title: titles?.get(key) ?? key, count }));
}

/** The numbers of the options that a skill has. */
function idsIn(facet: Facet, skill: SiteSkill): readonly number[] {
  const values = new Set(VALUES[facet.id](skill));
  return facet.options.filter(({ key }) => values.has(key)).map(({ id }) => id);
}
