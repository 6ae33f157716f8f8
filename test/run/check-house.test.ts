import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aFolder, type Files } from '../support/a-folder.js';
import { aGitRepository } from '../support/a-git-repository.js';
import { cli } from '../support/run-cli.js';

const skill = (name: string, body = '') =>
  `---\nname: ${name}\ndescription: Prepares ${name} for print. Use when ${name} is asked for.\n---\n# ${name}\n${body}`;
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

async function validate(files: Files) {
  const run = await cli(['validate', '--json', '--root', aFolder(files)]);
  const report = run.json();
  const found = report.diagnostics
    .filter(({ rule }) => rule === 'house')
    .map(({ file, line, severity, message, fix }) => `${severity} ${file}:${line} ${message} ${fix}`);
  return { ...report, exitCode: run.exitCode, found };
}

const page = fs.readFileSync('docs/house-rules.md', 'utf8');
const CONFIGS = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => text!);
const plugin = (name: string, more: object = {}, files: Files = {}): Files => ({
  [`plugins/${name}/.claude-plugin/plugin.json`]: json({ name, ...more }),
  [`plugins/${name}/skills/${name}/SKILL.md`]: skill(name),
  ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`plugins/${name}/${file}`, text])),
});

describe('the configs in docs/house-rules.md', () => {
  it('there are five', () => expect(CONFIGS).toHaveLength(5));

  it('finds plugins without a license, or with another one, but for the exception', async () => {
    const { found, exitCode } = await validate({
      ...plugin('good', {}, { LICENSE: 'Apache License\nVersion 2.0\n' }),
      ...plugin('none'),
      ...plugin('other', {}, { LICENSE: 'MIT\n' }),
      ...plugin('proprietary', {}, { LICENSE: 'All rights reserved.\n' }),
      'skill-registrar.json': CONFIGS[1]!,
    });
    expect(exitCode).toBe(1);
    expect(found).toEqual([
      'error plugins/none/.claude-plugin/plugin.json:1 plugins/none has no LICENSE. Add the file.',
      'error plugins/other/LICENSE:1 Plugins have the Apache 2.0 license. The text does not contain "Apache License". Add it.',
      'error plugins/other/LICENSE:1 Plugins have the Apache 2.0 license. The text does not contain "Version 2.0". Add it.',
    ]);
  });

  it('finds plugins whose manifest lacks a field or has a bad keyword', async () => {
    const README = { 'README.md': 'A plugin.\n' };
    const { found } = await validate({
      ...plugin('good', { description: 'Good.', version: '1.0.0', keywords: ['print'] }, README),
      ...plugin('bad', { description: 'Bad.', keywords: ['For Print'] }, README),
      'skill-registrar.json': CONFIGS[2]!,
    });
    expect(found).toEqual([
      'error plugins/bad/.claude-plugin/plugin.json:2 "version" is missing. Add a value that matches ^\\d+\\.\\d+\\.\\d+$.',
      'error plugins/bad/.claude-plugin/plugin.json:4 "keywords" does not match ^[a-z0-9-]{1,30}$. Correct the value.',
    ]);
  });

  it('finds skills without a page for Codex, its kind in the description, a section, a link, or a place in the overview', async () => {
    const overview = {
      'skills/overview/SKILL.md': skill(
        'overview',
        'See `maps` and docs.example.com.\n## Feedback\n',
      ).replace('Prepares', 'Open source. Prepares'),
      'skills/overview/agents/openai.yaml': 'interface:\n  display_name: Overview\n',
    };
    const { found } = await validate({
      ...plugin('maps', {}, overview),
      'skill-registrar.json': CONFIGS[3]!,
    });
    expect(found).toEqual([
      'error plugins/maps/skills/maps/SKILL.md:1 plugins/maps/skills/maps has no agents/openai.yaml. Add the file.',
      'warning plugins/maps/skills/maps/SKILL.md:3 "description" does not match ^(?:Open source|Paid service)\\.\\s. Correct the value.',
      'warning plugins/maps/skills/maps/SKILL.md:5 The text does not contain "docs.example.com". Add it.',
      'warning plugins/maps/skills/maps/SKILL.md:5 There is no section "Feedback". Add a heading `## Feedback`.',
      'warning plugins/maps/skills/overview/SKILL.md:5 The overview names every skill. The text does not contain "`routes`". Add it.',
    ]);
  });

  it('finds files that setup leaves behind, missing fields, and another license', async () => {
    const { found } = await validate({
      'skills/maps/SKILL.md': skill('maps'),
      'skills/maps/setup.json': '{}\n',
      'skills/maps/.env.local': 'A=1\n',
      'skills/maps/LICENSE.txt': 'MIT License\n\nCopyright (c) 2026 Ann\n',
      'skills/maps/scripts/build.log': 'ok\n',
      'skill-registrar.json': CONFIGS[4]!,
    });
    expect(found).toEqual([
      'error skills/maps/.env.local:1 Files that match .env* are not allowed in skills/maps. Remove the file.',
      'error skills/maps/LICENSE.txt:1 The text does not contain "/Copyright.*Acme, Inc\\./". Add it.',
      'warning skills/maps/SKILL.md:2 "allowed-tools" is missing. Add a value that matches \\S.',
      'warning skills/maps/SKILL.md:2 "compatibility" is missing. Add a value that matches \\S.',
      'error skills/maps/SKILL.md:2 "license" is missing. Add a value that matches ^MIT$.',
      'error skills/maps/scripts/build.log:1 Files that match *.log are not allowed in skills/maps. Remove the file.',
      'error skills/maps/setup.json:1 Files that match setup.json are not allowed in skills/maps. Remove the file.',
    ]);
  });
});

describe('house rules', () => {
  it('of an extended config come first, and do not replace each other', async () => {
    const { found } = await validate({
      'skills/maps/SKILL.md': skill('maps'),
      'policy/base.json': json({ house: [{ files: 'skills/*', require: ['LICENSE'] }] }),
      'skill-registrar.json': json({
        extends: './policy/base.json',
        house: [{ files: 'skills/*', name: '^acme-' }],
      }),
    });
    expect(found.map((line) => line.split(' ').slice(2, 6).join(' '))).toEqual([
      'skills/maps has no LICENSE.',
      'The name "maps" does',
    ]);
  });

  it.each([
    ['can take very long', { name: '^(a+)+$' }, '"house.0.name" can take very long'],
    ['is none', { text: { must: ['/[/'] } }, '"house.0.text.must.0" is not a regular expression'],
    ['can take very long as a glob', { forbid: ['**/a/**/b/**/c/**/d'] }, 'can take very long'],
  ])('refuse an expression that %s', async (_, rule, message) => {
    const { error, exitCode } = await validate({
      'skills/maps/SKILL.md': skill('maps'),
      'skill-registrar.json': json({ house: [{ files: 'skills/*', ...rule }] }),
    });
    expect(exitCode).toBe(2);
    expect(error?.message).toContain(message);
  });

  it('report with --since only what the change introduced as new', async () => {
    const repository = aGitRepository({
      'skills/maps/SKILL.md': skill('maps'),
      'skill-registrar.json': json({
        house: [{ files: 'skills/*', require: ['LICENSE'], severity: 'error' }],
      }),
    });
    repository.git('checkout', '-q', '-b', 'change');
    repository.write({ 'skills/songs/SKILL.md': skill('songs') });
    const report = (await repository.run('validate', '--json', '--since', 'main')).json();
    const isNew = report.diagnostics
      .filter(({ rule }) => rule === 'house')
      .map(({ file, isNew }) => [file, isNew]);
    expect(isNew).toEqual([
      ['skills/maps/SKILL.md', false],
      ['skills/songs/SKILL.md', true],
    ]);
  });
});
