import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findOutputs } from '../../src/outputs/create-outputs.js';
import { readmeTableOutput } from '../../src/outputs/readme-table.js';
import { aGitRepository } from '../support/a-git-repository.js';
import { cli } from '../support/run-cli.js';
import { changedLines, type Files, skillFiles, sourcesOf } from './repository.js';

const edit = (files: Files, text: string, settings = {}) =>
  readmeTableOutput(settings, sourcesOf(files)).edit(text);

const README = `# Tools

Intro | with a pipe.

| Skill | Use it for | Status |
|:------|------------|:------:|
| [\`docx\`](./skills/docx/) | Our short words for it | ✅ |
| **[pdf](skills/pdf/SKILL.md)** | Forms \\| tables | ⚠️ |
| [elsewhere](https://example.org/x) | Of someone else | – |

\`\`\`md
| [pdf](skills/pdf/SKILL.md) | x |
\`\`\`
`;

describe('a table of skills that someone wrote', () => {
  it('stays as it is while it names every skill', () => {
    expect(edit(skillFiles('skills', 'docx', 'pdf'), README)).toMatchObject({
      text: README,
      differences: [],
    });
  });

  it('gets a row in order, like its neighbor', () => {
    const { text, differences } = edit(skillFiles('skills', 'docx', 'images', 'pdf'), README);
    expect(changedLines(README, text ?? '')).toEqual(['+| [`images`](./skills/images/) | Does images. |  |']);
    expect(text?.indexOf('images')).toBeLessThan(text?.indexOf('[pdf]') ?? 0);
    expect(differences).toEqual(['adds the row "images"']);
  });

  it('loses the row of a deleted skill, and renames one with its own words', () => {
    const gone = edit(skillFiles('skills', 'pdf'), README);
    expect(changedLines(README, gone.text ?? '')).toEqual([
      '-| [`docx`](./skills/docx/) | Our short words for it | ✅ |',
    ]);
    const renamed = edit(skillFiles('skills', 'docx', 'pdf-tools'), README);
    expect(changedLines(README, renamed.text ?? '')).toEqual([
      '-| **[pdf](skills/pdf/SKILL.md)** | Forms \\| tables | ⚠️ |',
      '+| **[pdf-tools](skills/pdf-tools/SKILL.md)** | Forms \\| tables | ⚠️ |',
    ]);
    expect(renamed.differences).toEqual(['renames the row "pdf" to "pdf-tools"']);
  });

  it('gives the words about a deleted skill to no other one', () => {
    const { text } = edit(skillFiles('skills', 'docx', 'slides'), README);
    expect(changedLines(README, text ?? '')).toEqual([
      '-| **[pdf](skills/pdf/SKILL.md)** | Forms \\| tables | ⚠️ |',
      '+| [`slides`](./skills/slides/) | Does slides. |  |',
    ]);
  });

  it('may name skills without links, with aligned columns and CRLF', () => {
    const table =
      '| Skill     | Description |\r\n| --------- | ----------- |\r\n| `aa-docx` | One         |\r\n| `bb-pdf`  | Two         |\r\n';
    const files = skillFiles('skills', 'aa-docx', 'bb-pdf', 'cc-x');
    const { text } = edit(files, table);
    expect(text).toBe(`${table}| \`cc-x\`    | Does cc-x.  |\r\n`);
  });

  it('loses a name without a link only if git remembers the skill: other rows are not ours', async () => {
    const table =
      '| Skill | Description |\n|---|---|\n| aa-docx | One |\n| bb-pdf | Two |\n| cc-theirs | Elsewhere |\n';
    const repository = aGitRepository({
      ...skillFiles('skills', 'aa-docx', 'bb-pdf'),
      'README.md': table,
      'skill-registrar.json': '{ "outputs": [{ "kind": "readme-table" }] }\n',
    });
    repository.remove('skills/bb-pdf/SKILL.md');
    await cli(['register', '--root', repository.root]);
    expect(readFileSync(join(repository.root, 'README.md'), 'utf8')).toBe(
      table.replace('| bb-pdf | Two |\n', ''),
    );
  });

  it('has links to skills in other columns, and is not the table of agents with names of skills', () => {
    const files = { ...skillFiles('skills', 'docx', 'pdf'), 'agents/pdf.md': '' };
    const row = (name: string, words: string) =>
      `| \`${name}\` | ${words} | [SKILL.md](skills/${name}/SKILL.md) |\n`;
    const table = `| Name | Description | Documentation |\n|---|---|---|\n${row('docx', 'D')}`;
    const agents = '\n| Agent | Use |\n|---|---|\n| [pdf](agents/pdf.md) | x |\n| [y](agents/y.md) | y |\n';
    const linked =
      '| Skill | Use |\n|---|---|\n| [docx](skills/docx/) | One |\n| [pdf](skills/pdf/) | Two |\n';
    const added = edit({ ...files, ...skillFiles('skills', 'xlsx') }, table + row('pdf', 'P'));
    expect(added.text).toBe(table + row('pdf', 'P') + row('xlsx', 'Does xlsx.'));
    const renamed = edit(skillFiles('skills', 'docx', 'pdf-tools'), table + row('pdf', 'P'));
    expect(renamed.text).toBe(table + row('pdf', 'P').replaceAll('pdf', 'pdf-tools'));
    expect(edit({ ...files, ...skillFiles('skills', 'xlsx') }, linked + agents)).toMatchObject({
      text: `${linked}| [xlsx](skills/xlsx/) | Does xlsx. |\n${agents}`,
      problems: [],
    });
  });

  it('may be in a folder of its own, with an install command that names the skill', () => {
    const row = (name: string, words: string) =>
      `| [${name}](../skills/${name}/SKILL.md)<br />\`install acme/skills ${name}\` | ${words} |\n`;
    const table = `| Name | Description |\n|---|---|\n${row('docx', 'D')}${row('pdf', 'P')}`;
    const settings = { file: 'docs/skills.md' };
    const all = skillFiles('skills', 'docx', 'pdf');
    expect(edit(all, table, settings)).toMatchObject({ text: table, differences: [] });
    expect(edit(skillFiles('skills', 'docx'), table, settings).text).toBe(table.replace(row('pdf', 'P'), ''));
    expect(edit({ ...all, ...skillFiles('skills', 'xlsx') }, table, settings).text).toBe(
      table + row('xlsx', 'Does xlsx.'),
    );
    expect(edit(skillFiles('skills', 'docx', 'pdf-tools'), table, settings).text).toBe(
      table.replace(row('pdf', 'P'), row('pdf-tools', 'P')),
    );
  });

  it('may be one of several: a new skill joins the one with skills of its folder, or someone is asked', () => {
    const files = { ...skillFiles('a/skills', 'one', 'two'), ...skillFiles('b/skills', 'three', 'four') };
    const table = (folder: string, ...names: string[]) =>
      `| Skill | Description |\n|---|---|\n${names.map((name) => `| [${name}](${folder}/skills/${name}) | x |\n`).join('')}`;
    const text = `${table('a', 'one', 'two')}\n${table('b', 'four', 'three')}`;
    expect(edit(files, text)).toMatchObject({ text, problems: [] });
    const added = edit({ ...files, ...skillFiles('b/skills', 'new') }, text);
    expect(added.text).toBe(
      `${table('a', 'one', 'two')}\n${table('b', 'four')}| [new](b/skills/new) | Does new. |\n| [three](b/skills/three) | x |\n`,
    );
    const asked = edit({ ...files, ...skillFiles('c/skills', 'new') }, text);
    expect(asked.text).toBe(text);
    expect(asked.problems).toMatchObject([{ rule: 'marketplace-incomplete', about: ['c/skills/new'] }]);
  });

  it('may be a table of plugins', () => {
    const plugin = (name: string) => ({
      [`plugins/${name}/.claude-plugin/plugin.json`]: `{ "name": "${name}", "description": "Is ${name}. And more." }`,
      ...skillFiles(`plugins/${name}/skills`, `${name}-skill`),
    });
    const files = { ...plugin('alpha'), ...plugin('gamma') };
    const row = (name: string, words: string) => `| [${name}](plugins/${name}/) | ${words} |\n`;
    const table = `| Plugin | Description |\n|--------|---|\n${row('alpha', 'A')}${row('gamma', 'C')}`;
    expect(edit(files, table)).toMatchObject({ text: table, differences: [] });
    const { text } = edit({ ...files, ...plugin('beta') }, table);
    expect(text).toBe(table.replace(row('gamma', 'C'), row('beta', 'Is beta.') + row('gamma', 'C')));
  });

  it('is not one that names few of the skills, or other things', () => {
    const files = skillFiles('skills', 'a', 'b', 'c', 'd', 'e');
    for (const table of [
      '| Option | Meaning |\n|---|---|\n| `--root` | x |\n',
      '| S |\n|---|\n| [a](skills/a) |\n',
    ])
      expect(edit(files, table).text).toContain('skill-registrar:table:start');
  });

  it.each([
    ['<!-- SKILLS:START -->', '<!-- SKILLS:END -->'],
    ['<!-- BEGIN_SKILLS_TABLE -->', '<!-- END_SKILLS_TABLE -->'],
    ['<!-- skills-list start -->', '<!-- skills-list end -->'],
  ])('goes between markers of another tool: %s', (start, end) => {
    const { text } = edit(skillFiles('skills', 'pdf'), `# T\n\n${start}\n${end}\n\nEnd.\n`);
    expect(text).toBe(
      `# T\n\n${start}\n| Name | Description |\n| --- | --- |\n| [pdf](skills/pdf/SKILL.md) | Does pdf. |\n${end}\n\nEnd.\n`,
    );
    expect(edit(skillFiles('skills', 'pdf'), text ?? '')).toMatchObject({ text, differences: [] });
  });

  it('is found by init', () => {
    const files = { ...skillFiles('skills', 'docx', 'pdf'), 'README.md': README };
    expect(findOutputs(sourcesOf(files))).toContainEqual({ kind: 'readme-table', file: 'README.md' });
  });
});
