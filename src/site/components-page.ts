import { html, type Markup } from './html.js';
import { COMPONENT_KINDS, componentsTitle, type Page } from './layout.js';
import type { SiteComponent, SiteModel } from './model.js';
import { sourceLink } from './source.js';

/** The agents, commands and prompts next to the skills. */
export function componentsPage(model: SiteModel): Page {
  const title = componentsTitle(model);
  const groups = COMPONENT_KINDS.map((kind) => ({
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
