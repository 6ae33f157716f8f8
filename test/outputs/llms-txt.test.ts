import { describe, expect, it } from 'vitest';
import { llmsTxtOutput } from '../../src/outputs/llms-txt.js';
import { type Files, skillFiles, sourcesOf } from './repository.js';

const skills = skillFiles('skills', 'pdf', 'docx');
const list = [
  '<!-- skill-registrar:skills:start -->',
  '## Skills',
  '',
  '- [docx](skills/docx/SKILL.md): Does docx.',
  '- [pdf](skills/pdf/SKILL.md): Does pdf.',
  '<!-- skill-registrar:skills:end -->',
  '',
].join('\n');

function edit(files: Files, text: string | null, settings = {}) {
  return llmsTxtOutput(settings, sourcesOf(files)).edit(text);
}

describe('llms.txt', () => {
  it('creates llms.txt with a title, a summary and a link to every skill', () => {
    const { text } = edit(skills, null, { title: 'Tools', description: 'For documents.' });
    expect(text).toBe(`# Tools\n\n> For documents.\n\n${list}`);
    expect(edit(skills, text)).toEqual({ text, differences: [] });
  });

  it('keeps the text around the list', () => {
    const { text, differences } = edit(
      { ...skills, ...skillFiles('skills', 'xlsx') },
      `# Ours\n\n${list}\n## Optional\n\n- [xlsx](more.md)\n`,
    );
    expect(text).toContain('# Ours\n\n<!--');
    expect(text).toContain('\n## Optional\n\n- [xlsx](more.md)\n');
    expect(differences).toEqual(['adds "xlsx"']);
  });

  it('links to a website and groups skills if the config says so', () => {
    const settings = { baseUrl: 'https://example.org/r/', groupBy: 'directory' };
    const { text } = edit({ ...skillFiles('plugins/x y/skills', 'a') }, null, settings);
    expect(text).toContain(
      '## x y\n\n- [a](https://example.org/r/plugins/x%20y/skills/a/SKILL.md): Does a.\n',
    );
  });

  it('leaves the file alone if a marker is missing', () => {
    const { text, problems } = edit(skills, '<!-- skill-registrar:skills:start -->\n');
    expect(text).toBe('<!-- skill-registrar:skills:start -->\n');
    expect(problems).toMatchObject([{ rule: 'output-unreadable', file: 'llms.txt' }]);
  });

  it('says that only the layout differs if no link changes', () => {
    expect(edit(skills, list.replace('## Skills\n', '## Skills\n\n')).differences).toEqual([
      'the layout of the list differs',
    ]);
  });

  it('lists a skill without a description, and no group without skills', () => {
    const [skill] = sourcesOf(skillFiles('skills', 'pdf')).skills;
    const sources = { ...sourcesOf({}), skills: [{ ...skill!, description: '' }] };
    expect(llmsTxtOutput({}, sources).edit(null).text).toContain('- [pdf](skills/pdf/SKILL.md)\n');
    const empty = '<!-- skill-registrar:skills:start -->\n<!-- skill-registrar:skills:end -->\n';
    expect(edit({}, null, { groupBy: 'license' }).text).toBe(`# Skills\n\n${empty}`);
  });
});
