import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-folder.js';
import { cli } from '../support/run-cli.js';
import { smallSkill } from '../support/skill-text.js';

async function report(files: Record<string, string>, ...args: string[]) {
  const root = aFolder(files);
  return (await cli([...args, '--root', root, '--json'], { cwd: root })).json();
}

describe('positions', () => {
  it('an element of a list after one that is no text has its own column', async () => {
    const text = [
      '---',
      'name: t',
      'description: Lists with a number first.',
      'toolsets: [1, "bad"]',
      'scripts: [2, "none.sh"]',
      'triggers:',
      '  patterns: [{a: 1}, "("]',
      '---',
      'Body',
    ].join('\n');
    const { diagnostics } = await report(
      { '.agent/skills/t/SKILL.md': text },
      'validate',
      '--profile',
      'toolset',
    );
    const places = diagnostics
      .filter(({ rule }) => rule !== 'field-type')
      .map(({ rule, line, column }) => [rule, line, column]);
    expect(places).toEqual([
      ['toolset-format', 4, 15],
      ['script-missing', 5, 14],
      ['pattern-syntax', 7, 22],
    ]);
  });
});

describe('pipeline', () => {
  it('skips a skill whose name is a list in the words of the pipeline', async () => {
    const files = { 'skills/l/SKILL.md': '---\nname: [a, b]\ndescription: Has a list.\n---\nBody\n' };
    const { diagnostics } = await report(files, 'validate', '--profile', 'pipeline');
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '[skills] skipping skills/l/SKILL.md: missing required frontmatter fields "name" and/or "description"',
    ]);
  });
});

describe('summary', () => {
  it.each(['validate', 'status', 'discover', 'register', 'prune'])(
    '%s counts invalid skills',
    async (operation) => {
      const files = { 'skills/fine/SKILL.md': smallSkill('fine'), 'skills/bad/SKILL.md': 'no frontmatter' };
      expect((await report(files, operation)).summary.invalid).toBe(1);
    },
  );
});
