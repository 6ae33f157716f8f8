import { ruleUrl } from '../rules/rule.js';
import { type Addresses, relativeLink } from './addresses.js';
import { html, type Markup, withCode } from './html.js';
import { countOf, type Page } from './layout.js';
import type { SiteFinding, SiteModel, SiteSkill } from './model.js';

const PATH = 'findings.html';

/** The model of a site that shows them. */
type FindingsModel = SiteModel & { readonly findings: readonly SiteFinding[] };

const SEVERITIES = [
  { id: 'error', title: 'Errors' },
  { id: 'warning', title: 'Warnings' },
  { id: 'notice', title: 'Notices' },
] as const;

/** What validation found, the most severe first. */
export function findingsPage(model: FindingsModel, addresses: Addresses): Page {
  const skills = new Map(model.skills.map((skill) => [skill.name, skill]));
  const groups = SEVERITIES.map(({ id, title }) => ({
    id,
    title,
    findings: model.findings.filter(({ severity }) => severity === id),
  })).filter(({ findings }) => findings.length > 0);
  return {
    path: PATH,
    title: 'Findings',
    description: `What skill-registrar found in the skills: ${summary(model)}.`,
    section: 'findings',
    content: html`<div class="wide">
<div class="hero">
<h1>Findings</h1>
<p class="lead">${model.findings.length === 0 ? 'Nothing to fix: every check passed.' : `${summary(model)}.`}${leftOut(model)}</p>
</div>
${groups.map(
  ({ id, title, findings }) => html`<section class="finding-group" aria-labelledby="${id}">
<h2 id="${id}">${title} <span class="count">${findings.length}</span></h2>
<ul class="findings">
${findings.map((finding) => item(finding, skills.get(finding.skill ?? ''), addresses))}</ul>
</section>
`,
)}</div>`,
  };
}

function leftOut({ invalidCount }: FindingsModel): string {
  if (invalidCount === 0) return '';
  return invalidCount === 1
    ? ' One skill is not valid and therefore not listed.'
    : ` ${countOf(invalidCount, 'skill')} are not valid and therefore not listed.`;
}

function summary({ findings }: FindingsModel): string {
  return SEVERITIES.map(({ id }) => ({
    id,
    count: findings.filter(({ severity }) => severity === id).length,
  }))
    .filter(({ count }) => count > 0)
    .map(({ id, count }) => countOf(count, id))
    .join(', ');
}

function item(finding: SiteFinding, skill: SiteSkill | undefined, addresses: Addresses): Markup {
  const { rule, severity, file, line, message, fix } = finding;
  return html`<li class="finding ${severity}">
<p class="message">${withCode(message)}</p>
${fix !== '' && html`<p class="fix">${withCode(fix)}</p>\n`}<p class="place"><a href="${ruleUrl(rule)}"><code>${rule}</code></a> <span class="path">${file}:${line}</span>${
    skill && html` <a href="${relativeLink(PATH, addresses.skillPage(skill))}">${skill.name}</a>`
  }</p>
</li>
`;
}
