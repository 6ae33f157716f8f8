import type { DispatchSource } from '../routing/dispatch.js';
import type { Addresses } from './addresses.js';
import { html, type Markup } from './html.js';
import { countOf, type Page } from './layout.js';
import type { SiteModel, SiteSkill } from './model.js';

const MAX_EXAMPLES = 4;
const MAX_EXAMPLE_LENGTH = 60;

/** The playground: type a request and see which skill gets it. */
export function routingPage({ skills, routing }: SiteModel): Page {
  return {
    path: 'routing.html',
    title: 'Routing',
    description: 'Type a request and see which skill gets it, why, and which others come close.',
    section: 'routing',
    scripts: ['assets/routing-data.js', 'assets/routing.js'],
    content: html`<div class="wide playground">
<div class="hero">
<h1>Routing playground</h1>
<p class="lead">Type a request and see which of ${countOf(skills.length, 'skill')} gets it, and why. It runs in this page, with the code of <code>skill-registrar dispatch</code>; nothing is sent anywhere.</p>
</div>
<form class="request needs-script" id="request-form">
<label for="request">Request</label>
<textarea id="request" rows="2" maxlength="2000" autocomplete="off" placeholder="For example: write the notes for the next release"></textarea>
${examples(skills, routing)}
</form>
<div id="answer" class="answer" aria-live="polite" aria-atomic="true"></div>
<noscript><p>The playground needs JavaScript. On the command line, use <code>skill-registrar dispatch</code>.</p></noscript>
</div>`,
  };
}

/** Phrases of a few skills to begin with: what their descriptions quote, else their names as words. */
function examples(skills: readonly SiteSkill[], { skills: routed }: DispatchSource): Markup | false {
  const step = Math.max(1, Math.floor(skills.length / MAX_EXAMPLES));
  const chosen = skills.filter((_, index) => index % step === 0).slice(0, MAX_EXAMPLES);
  if (chosen.length === 0) return false;
  const triggers = new Map(routed.map((skill) => [skill.name, skill.triggers]));
  const words = chosen.map(({ name }) => {
    const asWords = name.replaceAll(/[-_]+/g, ' ');
    const isRequest = (phrase: string) =>
      phrase.includes(' ') && phrase !== asWords && phrase.length <= MAX_EXAMPLE_LENGTH;
    return triggers.get(name)?.find(isRequest) ?? asWords;
  });
  return html`<p class="examples"><span>Try</span> ${words.map((word) => html`<button type="button" class="chip">${word}</button> `)}</p>`;
}

/** A script, because pages that are opened from the disk cannot fetch JSON. */
export function routingData(model: SiteModel, addresses: Addresses): string {
  const skills = model.skills.map((skill) => ({
    name: skill.name,
    description: skill.description,
    page: addresses.skillPage(skill),
  }));
  const data = JSON.stringify({ skills, source: model.routing });
  // Not an object literal: there the key `__proto__` has a meaning.
  return `globalThis.ROUTING = JSON.parse(${JSON.stringify(data)});\n`;
}
