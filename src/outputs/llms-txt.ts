import { type Markers, replaceMarked } from './markers.js';
import { created, type Output, type OutputSkill, type OutputSources, refused } from './output.js';
import { describeEntries, groupSkills, markdownTarget, markdownText, relativePath } from './skill-text.js';

export interface LlmsTxtSettings {
  readonly file?: string;
  /** Heading of a new file. */
  readonly title?: string;
  /** What the skills are about, in one sentence, for a new file. */
  readonly description?: string;
  /** Where the repository's files are on the web; without it links are relative. */
  readonly baseUrl?: string;
  readonly groupBy?: string;
}

export const LLMS_TXT_FILE = 'llms.txt';
/** The lines around the list of skills. */
export const LLMS_TXT_MARKERS: Markers = {
  start: '<!-- skill-registrar:skills:start -->',
  end: '<!-- skill-registrar:skills:end -->',
};

/** `llms.txt`: the skills as links for agents, below handwritten text. */
export function llmsTxtOutput(settings: LlmsTxtSettings, { skills }: OutputSources): Output {
  const file = settings.file ?? LLMS_TXT_FILE;
  return {
    kind: 'llms-txt',
    file,
    edit(text) {
      const content = renderSections(skills, file, settings);
      const edit = replaceMarked(text ?? newHead(settings), LLMS_TXT_MARKERS, { content, append: true });
      if (!edit.ok) return refused(text, { file, ...edit });
      return text === null
        ? created(edit.text)
        : { text: edit.text, differences: edit.text === text ? [] : describeLinks(edit.replaced, content) };
    },
  };
}

/** The whole file, if it is not edited by hand. */
export function renderLlmsTxt(settings: LlmsTxtSettings, skills: readonly OutputSkill[]): string {
  return `${newHead(settings)}\n${renderSections(skills, LLMS_TXT_FILE, settings)}\n`;
}

function newHead({ title = 'Skills', description }: LlmsTxtSettings): string {
  const summary = description === undefined ? '' : `\n> ${markdownText(description)}\n`;
  return `# ${markdownText(title)}\n${summary}`;
}

function renderSections(skills: readonly OutputSkill[], file: string, settings: LlmsTxtSettings): string {
  const groups =
    settings.groupBy === undefined ? [{ title: 'Skills', skills }] : groupSkills(skills, settings.groupBy);
  return groups
    .map((group) => {
      const links = group.skills.map((skill) => renderLink(skill, file, settings));
      return `## ${markdownText(group.title)}\n\n${links.join('\n')}`;
    })
    .join('\n\n');
}

function renderLink(skill: OutputSkill, file: string, { baseUrl }: LlmsTxtSettings): string {
  const path = baseUrl === undefined ? relativePath(file, skill.file) : skill.file;
  const target = `${baseUrl === undefined ? '' : `${baseUrl.replace(/\/+$/, '')}/`}${markdownTarget(path)}`;
  const description = markdownText(skill.description);
  return `- [${markdownText(skill.name)}](${target})${description === '' ? '' : `: ${description}`}`;
}

function describeLinks(before: string, after: string): readonly string[] {
  const differences = describeEntries(linksOf(before), linksOf(after));
  return differences.length > 0 ? differences : ['the layout of the list differs'];
}

function linksOf(text: string): ReadonlyMap<string, string> {
  const links = text.split(/\r?\n/).flatMap((line) => {
    const name = /^- \[(.*?)\]\(/.exec(line)?.[1];
    return name === undefined ? [] : [[name, line] as const];
  });
  return new Map(links);
}
