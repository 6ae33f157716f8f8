import { html, type Markup } from './html.js';
import type { SiteModel, SiteSkill } from './model.js';
import { sourceLink } from './source.js';

/** What to type, and where. */
export interface InstallCommand {
  readonly client: string;
  readonly lines: readonly string[];
}

/** Names come from strangers, and people run these lines: only plain ones are in a command. */
const PLAIN = /^[A-Za-z0-9][\w.-]*$/;
const PLAIN_PATH = /^[\w.-]+(?:\/[\w.-]+)*$/;

/** How to install a skill in each client; nothing where the repository is not known. */
export function installCommands(
  { name, path, plugin }: SiteSkill,
  { source, marketplace }: Pick<SiteModel, 'source' | 'marketplace'>,
): readonly InstallCommand[] {
  if (source === null || !PLAIN.test(name)) return [];
  const { repository, url, prefix } = source;
  const place = `${prefix}${path}`;
  const isPlain = PLAIN_PATH.test(place) && place !== '.';
  const isListed = marketplace !== null && plugin !== null && marketplace.plugins.includes(plugin);
  return [
    { client: 'Any client, with npx skills', lines: [`npx skills add ${repository} --skill ${name}`] },
    { client: 'Any client, with the GitHub CLI', lines: [`gh skill install ${repository} ${name}`] },
    ...(isListed && [marketplace.name, plugin].every((each) => PLAIN.test(each))
      ? [
          {
            client: 'Claude Code, with its plugin',
            lines: [`/plugin marketplace add ${repository}`, `/plugin install ${plugin}@${marketplace.name}`],
          },
        ]
      : []),
    ...(isPlain
      ? [
          { client: 'Codex', lines: [`$skill-installer install ${sourceLink(source, 'tree', path)}`] },
          { client: 'Gemini CLI', lines: [`gemini skills install ${url}.git --path ${place}`] },
        ]
      : []),
  ];
}

/** The first command, and the others behind a disclosure. */
export function installSection(skill: SiteSkill, model: SiteModel): Markup | false {
  const [first, ...others] = installCommands(skill, model);
  if (first === undefined) return false;
  return html`<section class="install" aria-label="Install">
${command(first)}<details><summary>Other clients</summary>
${others.map(command)}</details>
</section>
`;
}

function command({ client, lines }: InstallCommand): Markup {
  return html`<div class="command"><p>${client}</p>
${lines.map(
  (line) =>
    html`<div class="copyable"><code tabindex="0">${line}</code><button type="button" class="copy needs-script" aria-label="Copy: ${line}">Copy</button></div>\n`,
)}</div>
`;
}
