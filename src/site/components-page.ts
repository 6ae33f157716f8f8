import { html, type Markup } from './html.js';
import type { Page } from './layout.js';
import type { SiteComponent, SiteModel } from './model.js';
import { sourceLink } from './source.js';

const KINDS = [
  { id: 'agent', title: 'Agents' },
  { id: 'command', title: 'Commands' },
  { id: 'prompt', title: 'Prompts' },
] as const satisfies readonly { readonly id: SiteComponent['what']; readonly title: string }[];

/** `Agents and commands`: what a repository has of them. */
export function componentsTitle({ components }: SiteModel): string {
  const shown = KINDS.filter(({ id }) => components.some(({ what }) => what === id));
  const titles = shown.map(({ title }, index) => (index === 0 ? title : title.toLowerCase()));
  return titles.length < 2 ? titles.join('') : `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`;
}

/** The agents, commands and prompts next to the skills. */
export function componentsPage(model: SiteModel): Page {
  const title = componentsTitle(model);
  const groups = KINDS.map((kind) => ({
    ...kind,
    own: model.components.filter(({ what }) => what === kind.id),
  })).filter(({ own }) => own.length > 0);
  return {
    path: 'components.html',
    title,
    description: `${title} of ${model.title}.`,
    section: 'components',
    content: html`<div class="wide">
<div class="hero">
<h1>${title}</h1>
</div>
${groups.map(
  ({ id, title: heading, own }) => html`<section class="component-group" aria-labelledby="${id}">
<h2 id="${id}">${heading} <span class="count">${own.length}</span></h2>
<ul class="cards">
${own.map((component) => card(component, model))}</ul>
</section>
`,
)}</div>`,
  };
}

function card({ name, description, file, client }: SiteComponent, { source }: SiteModel): Markup {
  const title = source === null ? name : html`<a href="${sourceLink(source, 'blob', file)}">${name}</a>`;
  return html`<li class="card"><h3>${title}</h3><p>${description}</p><p class="labels"><span>${client}</span> <span>${file}</span></p></li>
`;
}
