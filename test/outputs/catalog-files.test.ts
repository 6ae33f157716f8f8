import { describe, expect, it } from 'vitest';
import type { CatalogTarget } from '../../src/config/config-file.js';
import { MemoryWorkspace } from '../../src/files/memory.js';
import { planFiles } from '../../src/outputs/plan-files.js';
import { createCatalogOutputs, trackedCatalogFiles } from '../../src/run/catalog-files.js';
import type { ListedSkill } from '../../src/skill/list-skills.js';

const skill = (name: string): ListedSkill => ({
  name,
  description: `Does ${name}. And more.`,
  briefDescription: `Does ${name}.`,
  scope: 'repo',
  path: `/home/somebody/repo/skills/${name}/SKILL.md`,
  file: `skills/${name}/SKILL.md`,
  directory: `skills/${name}`,
});
const block = (as: string, ...lines: string[]) =>
  [
    `<!-- skill-registrar:catalog:start as=${as} -->`,
    ...lines,
    '<!-- skill-registrar:catalog:end -->',
    '',
  ].join('\n');
const HINT =
  'Read the SKILL.md of a skill before you use it, or load it with `npx skill-registrar load <name>`.';
const list = block(
  'markdown',
  '## Available Skills',
  '- a: Does a. And more. (location: skills/a)',
  '- b: Does b. And more. (location: skills/b)',
);

function refresh(files: Record<string, string | Uint8Array>, targets: readonly CatalogTarget[] = []) {
  const workspace = new MemoryWorkspace(files, { root: '/home/somebody/repo' });
  const found = trackedCatalogFiles({
    request: { workspace },
    settings: { catalogs: targets },
    roots: [{ path: 'skills' }],
  });
  const outputs = createCatalogOutputs({ targets, files: found, skills: [skill('a'), skill('b')] });
  const { files: changed, stale, problems } = planFiles(outputs, workspace);
  const say = ({ rule, file, at }: (typeof stale)[number]) =>
    `${rule} ${file}:${'line' in at ? at.line : '?'}`;
  return {
    files: Object.fromEntries(changed.map(({ path, after }) => [path, after])),
    stale: stale.map(say),
    problems: problems.map(say),
  };
}

describe('catalogs in files', () => {
  it('finds catalogs by their markers at the top, in docs, in .github and next to the skills', () => {
    const old = `intro\n${block('markdown', 'old')}`;
    const { files, stale } = refresh({
      'AGENTS.md': old,
      'docs/skills.md': old,
      '.github/copilot-instructions.md': old,
      'skills/README.md': old,
      'deep/er/x.md': old,
      'plain.md': 'nothing here',
    });
    const expected = ['.github/copilot-instructions.md', 'AGENTS.md', 'docs/skills.md', 'skills/README.md'];
    expect(files).toEqual(Object.fromEntries(expected.map((file) => [file, `intro\n${list}`])));
    expect(stale).toEqual(expected.map((file) => `catalog-stale ${file}:2`));
  });

  it('leaves catalogs that are up to date alone', () => {
    expect(refresh({ 'AGENTS.md': `x\n${list}y\n` })).toEqual({ files: {}, stale: [], problems: [] });
  });

  it('writes no absolute paths into catalogs', () => {
    for (const as of ['available-skills', 'skills-context', 'level', 'markdown'] as const) {
      const { files } = refresh({}, [{ file: 'AGENTS.md', as }]);
      expect(files['AGENTS.md']).not.toContain('/home/');
      expect(files['AGENTS.md']).toContain('Does a.');
    }
  });

  it('adds configured catalogs to their file, or creates it', () => {
    expect(refresh({ 'deep/er/x.md': 'intro\n' }, [{ file: 'deep/er/x.md', as: 'markdown' }]).files).toEqual({
      'deep/er/x.md': `intro\n\n${list}`,
    });
    expect(refresh({}, [{ file: './NEW.md', as: 'level' }]).files).toEqual({
      'NEW.md': block('level', '- a: Does a.', '- b: Does b.'),
    });
  });

  it('applies the limits in a marker, unless the config has others', () => {
    const limited =
      '<!-- skill-registrar:catalog:start as=level max-entries=1 -->\n<!-- skill-registrar:catalog:end -->\n';
    expect(refresh({ 'AGENTS.md': limited }).files['AGENTS.md']).toContain(
      'max-entries=1 -->\n- a: Does a.\n<!--',
    );
    const { files } = refresh({ 'AGENTS.md': limited }, [{ file: 'AGENTS.md', as: 'level', maxEntries: 2 }]);
    expect(files['AGENTS.md']).toContain('max-entries=2 -->\n- a: Does a.\n- b: Does b.\n<!--');
  });

  it('ends with a hint where the config or the marker asks for one', () => {
    const hinted = block('level hint=true', '- a: Does a.', '- b: Does b.', '', HINT);
    expect(refresh({}, [{ file: 'NEW.md', as: 'level', hint: true }]).files).toEqual({ 'NEW.md': hinted });
    expect(refresh({ 'AGENTS.md': hinted }).files).toEqual({});
  });

  it('supports several formats in one file', () => {
    const targets = [
      { file: 'AGENTS.md', as: 'markdown' },
      { file: 'AGENTS.md', as: 'level' },
    ] as const;
    const first = refresh({}, targets).files['AGENTS.md']!;
    expect(first.match(/catalog:start as=\w+/g)).toEqual([
      'catalog:start as=markdown',
      'catalog:start as=level',
    ]);
    expect(refresh({ 'AGENTS.md': first }, targets)).toEqual({ files: {}, stale: [], problems: [] });
  });

  it('reports broken markers and does not rewrite them', () => {
    const { files, problems } = refresh({
      'AGENTS.md': 'a\n<!-- skill-registrar:catalog:start as=markdown -->\nb\n',
    });
    expect({ files, problems }).toEqual({ files: {}, problems: ['catalog-markers AGENTS.md:2'] });
  });

  it('leaves unknown formats alone', () => {
    expect(refresh({ 'AGENTS.md': block('future', 'x') })).toEqual({ files: {}, stale: [], problems: [] });
  });

  it('never overwrites a file that is not text', () => {
    const { files, problems } = refresh({ 'AGENTS.md': new Uint8Array([0xff, 0xfe, 0x41]) }, [
      { file: 'AGENTS.md', as: 'markdown' },
    ]);
    expect({ files, problems }).toEqual({ files: {}, problems: ['file-unreadable AGENTS.md:1'] });
  });

  it.each(['../AGENTS.md', '/etc/motd', 'C:\\x.md'])('keeps catalogs inside the repository: %s', (file) => {
    expect(() => refresh({}, [{ file, as: 'markdown' }])).toThrow('outside the repository');
  });

  it('keeps the byte limit of a marker', () => {
    const limited = block('level max-bytes=15', 'old');
    expect(refresh({ 'AGENTS.md': limited }).files['AGENTS.md']).toContain(
      'as=level max-bytes=15 -->\n- a: Does a.\n<!--',
    );
  });
});
