import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildCatalog, renderSkillStatus } from '../../src/agent/catalog.js';
import { DiskWorkspace } from '../../src/files/disk-workspace.js';
import { MemoryWorkspace } from '../../src/files/memory.js';
import { NO_MARKS, plainPlace } from '../../src/skill/facts.js';
import type { SkillRecord } from '../../src/skill/skill.js';
import { aFolder } from '../support/a-folder.js';
import { smallSkill } from '../support/skill-text.js';
import { aCatalogSkill } from './a-catalog-skill.js';

function aRecord(file: string, more: Partial<SkillRecord> = {}): SkillRecord {
  const directory = path.posix.dirname(file);
  const name = path.posix.basename(directory);
  return {
    file,
    directory,
    root: path.posix.dirname(directory),
    source: 'repo',
    scope: 'repo',
    name,
    declared: { name, description: `Does ${name}. And more.` },
    inferred: { tags: ['inferred'], keywords: [], tier: 2 },
    referenceFiles: [],
    body: { lines: 1, tokens: 1 },
    facts: { directoryName: name, fields: null, marks: NO_MARKS, places: [plainPlace(directory)] },
    suppressed: 0,
    findings: [],
    ...more,
  };
}

describe('buildCatalog', () => {
  it('orders skills by name, scope and path', () => {
    const workspace = new MemoryWorkspace(
      { 'b/x/SKILL.md': '', 'a/x/SKILL.md': '', 'a/w/SKILL.md': '' },
      { root: '/repo' },
    );
    const { skills } = buildCatalog(
      [
        aRecord('b/x/SKILL.md'),
        aRecord('a/x/SKILL.md'),
        aRecord('a/w/SKILL.md', { declared: { metadata: { version: '1.0.0' } } }),
      ],
      workspace,
    );
    expect(skills.map((skill) => skill.path)).toEqual([
      '/repo/a/w/SKILL.md',
      '/repo/a/x/SKILL.md',
      '/repo/b/x/SKILL.md',
    ]);
    expect(skills[0]).toMatchObject({
      version: '1.0.0',
      description: '',
      tags: ['inferred'],
      status: 'active',
      enabled: true,
    });
    expect(skills[1]).toMatchObject({ briefDescription: 'Does x.', dir: '/repo/a/x' });
  });

  it('lists a file that two roots reach once, as a skill of the repository', () => {
    const root = aFolder({ '.agents/skills/x/SKILL.md': smallSkill('x') });
    fs.symlinkSync(path.join(root, '.agents'), path.join(root, 'linked'));
    const workspace = new DiskWorkspace({ root });
    const user = aRecord('linked/skills/x/SKILL.md', { scope: 'user' });
    const repo = aRecord('.agents/skills/x/SKILL.md');
    for (const records of [
      [user, repo],
      [repo, user],
    ]) {
      const { skills } = buildCatalog(records, workspace);
      expect(skills).toMatchObject([{ scope: 'repo', path: `${root}/.agents/skills/x/SKILL.md` }]);
    }
  });

  it('says why a file is left out and which skill is disabled, ordered by path and message', () => {
    const workspace = new MemoryWorkspace({ 'a/x/SKILL.md': '' }, { root: '/repo' });
    const kind = 'VALIDATION_ERROR' as const;
    const failures = new Map([
      [
        'a/z/SKILL.md',
        [
          { kind, message: 'second' },
          { kind, message: 'first' },
        ],
      ],
      ['a/y/SKILL.md', [{ kind: 'PARSE_ERROR' as const, message: 'third' }]],
    ]);
    const off = aRecord('a/gone/SKILL.md');
    const catalog = buildCatalog(
      [aRecord('a/z/SKILL.md'), aRecord('a/y/SKILL.md'), aRecord('a/x/SKILL.md'), off],
      workspace,
      {
        failures,
        missingCommands: new Map([['a/x/SKILL.md', ['gh', 'docker']]]),
        disabled: new Set(['a/gone/SKILL.md']),
        truncated: true,
      },
    );
    expect(catalog.errors).toEqual([
      { path: '/repo/a/y/SKILL.md', kind: 'PARSE_ERROR', message: 'third' },
      { path: '/repo/a/z/SKILL.md', kind, message: 'first' },
      { path: '/repo/a/z/SKILL.md', kind, message: 'second' },
    ]);
    expect(catalog.truncated).toBe(true);
    expect(catalog.skills).toMatchObject([
      { name: 'gone', enabled: false, mtimeMs: 0 },
      { name: 'x', available: false, unavailableReason: 'missing commands: gh, docker' },
    ]);
  });
});

describe('renderSkillStatus', () => {
  it('renderSkillStatus shows unknown sources and keeps names on one line', () => {
    const text = renderSkillStatus([aCatalogSkill({ name: 'a\nb', source: 'vendor', description: 'x' })]);
    expect(text).toBe('[Vendor Skills]\n  ✓ a b\n      x (enabled)\n');
  });
});
