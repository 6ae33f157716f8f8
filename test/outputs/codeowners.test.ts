import { describe, expect, it } from 'vitest';
import { codeownersOutput } from '../../src/outputs/codeowners.js';
import { type Files, skillFiles, skillText, sourcesOf } from './repository.js';

const edit = (files: Files, text: string | null, settings = {}) =>
  codeownersOutput({ owner: '@acme/skills', ...settings }, sourcesOf(files)).edit(text);

const OWNERS = '# HAND\n* @acme/all\n\n/skills/csv/ @ann @bob # HAND\n/skills/pdf/ @cy\n\ndocs/ @dee\n';

describe('CODEOWNERS', () => {
  it('stays as it is while every skill has a line', () => {
    expect(edit(skillFiles('skills', 'csv', 'pdf'), OWNERS)).toEqual({ text: OWNERS, differences: [] });
  });

  it('gets a line for a new skill in order, and loses that of a deleted one', () => {
    const { text, differences } = edit(skillFiles('skills', 'csv', 'images'), OWNERS);
    expect(text).toBe(OWNERS.replace('/skills/pdf/ @cy', '/skills/images/ @acme/skills'));
    expect(differences).toEqual(['removes "skills/pdf"', 'adds "/skills/images/"']);
  });

  it('keeps the owners of a renamed skill', () => {
    const { text } = edit(skillFiles('skills', 'csv', 'pdf-tools'), OWNERS);
    expect(text).toBe(OWNERS.replace('/skills/pdf/', '/skills/pdf-tools/'));
  });

  it('loses the line of a skill whose folder is gone with it', () => {
    const before = '/a/skills/one/ @ann\n/b/skills/two/ @bob\n/b/docs/ @cy\n';
    expect(edit(skillFiles('a/skills', 'one'), before).text).toBe(
      before.replace('/b/skills/two/ @bob\n', ''),
    );
  });

  it('keeps rules about a name at any depth where skills lie at the top', () => {
    const before = 'logs/ @ops\nMakefile @ops\n/pdf/ @cy\n';
    expect(edit({ 'pdf/SKILL.md': skillText('pdf') }, before)).toEqual({ text: before, differences: [] });
  });

  it('leaves out directories that a line cannot name', () => {
    const files = { 'skills/[draft]/SKILL.md': skillText('draft'), 'skills/c d/SKILL.md': skillText('cd') };
    expect(edit(files, OWNERS.replace(/\/skills\/.*\n/g, '')).differences).toEqual([]);
  });

  it('is about plugins if it has a line for one', () => {
    const plugin = (name: string) => ({
      [`plugins/${name}/.claude-plugin/plugin.json`]: `{ "name": "${name}" }`,
      ...skillFiles(`plugins/${name}/skills`, `${name}-x`),
    });
    const before = '/plugins/a/ @ann\n';
    expect(edit({ ...plugin('a'), ...plugin('b') }, before).text).toBe(`${before}/plugins/b/ @acme/skills\n`);
  });

  it('takes owners from the frontmatter, and nothing that is not an owner', () => {
    const files = {
      'skills/a/SKILL.md': skillText('a', 'metadata:\n  owner: "@ann, bob@example.org"\n'),
      'skills/b/SKILL.md': skillText('b', 'metadata:\n  owner: "* @evil\\n/x @evil2"\n'),
    };
    expect(edit(files, null, { field: 'metadata.owner' }).text).toBe(
      '/skills/a/ @ann bob@example.org\n/skills/b/ @evil @evil2\n',
    );
    expect(edit(skillFiles('skills', 'a'), null, { owner: undefined })).toEqual({
      text: null,
      differences: [],
    });
  });
});
