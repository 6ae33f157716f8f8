import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findOldReferences } from '../../src/rules/renamed-skill.js';
import { aGitRepository } from '../support/a-git-repository.js';

const skill = (name: string, topic: string, body = '') =>
  `---\nname: ${name}\ndescription: Prepares ${topic} for print. Use when ${topic} are asked for.\n---\n# ${name}\n${body}`;

const BODY =
  'First use /pdf-tools, then the `pdf-tools` skill or print:pdf-tools.\nSee /pdf-tools-old and pdf-tools.md.\n';

function aChange() {
  const repository = aGitRepository({
    'skills/pdf-tools/SKILL.md': skill('pdf-tools', 'forms'),
    'skills/songs/SKILL.md': skill('songs', 'songs'),
    'skills/maps/SKILL.md': skill('maps', 'maps', `${BODY}And /songs, but not other:songs.\n`),
    'skills/maps/references/more.md': 'See /songs.\n',
    '.claude-plugin/plugin.json': '{ "name": "print" }\n',
    'agents/critic.md': '---\nname: critic\ndescription: Reviews.\n---\nUse the songs skill.\n',
    'README.md': '- `/songs` prepares songs.\n',
  });
  repository.git('checkout', '-q', '-b', 'change');
  repository.git('mv', 'skills/pdf-tools', 'skills/pdf');
  repository.git('rm', '-rq', 'skills/songs');
  repository.write({ 'skills/pdf/SKILL.md': skill('pdf', 'forms') });
  return repository;
}

describe('references to a renamed or removed skill', () => {
  it('are found at their places, with the new name', async () => {
    const report = (await aChange().run('validate', '--json', '--since', 'main')).json();
    const found = report.diagnostics
      .filter(({ rule }) => rule === 'renamed-skill')
      .map(({ file, line, column, message, isNew }) => `${file}:${line}:${column} ${message} ${isNew}`);
    expect(found).toEqual([
      'README.md:1:5 The skill "songs" was removed. true',
      'agents/critic.md:5:9 The skill "songs" was removed. true',
      'skills/maps/SKILL.md:6:12 The skill "pdf-tools" was renamed to "pdf". true',
      'skills/maps/SKILL.md:6:33 The skill "pdf-tools" was renamed to "pdf". true',
      'skills/maps/SKILL.md:6:59 The skill "pdf-tools" was renamed to "pdf". true',
      'skills/maps/SKILL.md:8:6 The skill "songs" was removed. true',
      'skills/maps/references/more.md:1:6 The skill "songs" was removed. true',
    ]);
  });

  it('are fixed with --fix, but for those to a removed skill', async () => {
    const repository = aChange();
    const report = (await repository.run('validate', '--json', '--since', 'main', '--fix')).json();
    expect(report.fixes?.filter(({ rule }) => rule === 'renamed-skill')).toHaveLength(3);
    const left = report.diagnostics.filter(({ rule }) => rule === 'renamed-skill');
    expect(new Set(left.map(({ message }) => message))).toEqual(new Set(['The skill "songs" was removed.']));
    const text = fs.readFileSync(path.join(repository.root, 'skills/maps/SKILL.md'), 'utf8');
    expect(text).toContain(
      'First use /pdf, then the `pdf` skill or print:pdf.\nSee /pdf-tools-old and pdf-tools.md.\n',
    );
  });

  it('are not found in paths, addresses and longer names', () => {
    const names = [{ name: 'pdf', now: 'forms' }];
    const text = 'a/pdf https://x.example/pdf /pdf/x /pdf.md pdf the pdf file /pdf-tools my-pdf skill';
    expect(findOldReferences(text, names, [])).toEqual([]);
  });
});
