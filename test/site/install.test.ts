import { describe, expect, it } from 'vitest';
import { installCommands } from '../../src/site/install.js';
import { editLink, repositoryOf, sourceLink } from '../../src/site/source.js';
import { aModel, aSkill } from './models.js';

const SOURCE = {
  repository: 'acme/skills',
  url: 'https://github.com/acme/skills',
  ref: 'a'.repeat(40),
  prefix: '',
};
const MODEL = aModel([], { source: SOURCE, marketplace: { name: 'acme-tools', plugins: ['delivery'] } });

const linesOf = (...args: Parameters<typeof installCommands>) =>
  installCommands(...args).flatMap(({ lines }) => lines);

describe('install commands', () => {
  it('has one for each way to install a skill', () => {
    const skill = aSkill('release-notes', { plugin: 'delivery' });
    expect(linesOf(skill, MODEL)).toEqual([
      'npx skills add acme/skills --skill release-notes',
      'gh skill install acme/skills release-notes',
      '/plugin marketplace add acme/skills',
      '/plugin install delivery@acme-tools',
      `$skill-installer install https://github.com/acme/skills/tree/${'a'.repeat(40)}/skills/release-notes`,
      'gemini skills install https://github.com/acme/skills.git --path skills/release-notes',
    ]);
  });

  it.each<[string, Partial<Parameters<typeof aSkill>[1]>, number]>([
    ['a name that a shell would not take as a word', {}, 0],
    ['pdf', { path: 'skills/$(reboot)' }, 2],
    ['pdf', { plugin: 'delivery; reboot' }, 4],
    ['pdf', { plugin: 'in-no-marketplace' }, 4],
  ])('%s %j: %i lines, none of them with what a stranger chose', (name, parts, count) => {
    const lines = linesOf(aSkill(name, parts), {
      ...MODEL,
      marketplace: { name: 'acme-tools', plugins: ['delivery; reboot'] },
    });
    expect(lines).toHaveLength(count);
    expect(lines.join('\n')).not.toContain('reboot');
  });

  it('has none where the repository is not on GitHub', () => {
    expect(linesOf(aSkill('pdf'), aModel([]))).toEqual([]);
  });
});

describe('the source of a site', () => {
  it.each([
    ['https://github.com/acme/skills.git', 'acme/skills'],
    ['https://user:token@github.com/acme/skills', 'acme/skills'],
    ['git@github.com:acme/skills.git', 'acme/skills'],
    ['ssh://git@github.com/acme/skills.git', 'acme/skills'],
    ['https://gitlab.com/acme/skills.git', undefined],
    ['https://evil.example/github.com/acme/skills', undefined],
    ['../skills', undefined],
    ['', undefined],
  ])('the remote %j is %s', (remote, expected) => {
    expect(repositoryOf(remote, 'https://github.com')).toBe(expected);
  });

  it('links to files with any name, from the top of the checkout', () => {
    const source = { ...SOURCE, prefix: 'packages/one/' };
    expect(sourceLink(source, 'blob', 'a b/#1.md')).toBe(
      `https://github.com/acme/skills/blob/${'a'.repeat(40)}/packages/one/a%20b/%231.md`,
    );
    expect(editLink(source, 'SKILL.md')).toBe(
      'https://github.com/acme/skills/edit/HEAD/packages/one/SKILL.md',
    );
    expect(sourceLink(SOURCE, 'tree', '.')).toBe(`https://github.com/acme/skills/tree/${'a'.repeat(40)}/`);
  });
});
