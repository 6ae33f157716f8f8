import { describe, expect, it } from 'vitest';
import { NO_MARKS, plainPlace } from '../../src/skill/facts.js';
import { areCommandsChecked, type SkillSwitches, skillAvailability } from '../../src/skill/list-skills.js';
import type { SkillRecord } from '../../src/skill/skill.js';

function aRecord(name: string, source: string, requires?: string): SkillRecord {
  return {
    file: `${source}/${name}/SKILL.md`,
    directory: `${source}/${name}`,
    root: source,
    source,
    scope: 'repo',
    name,
    declared: { name, ...(requires !== undefined && { metadata: { requires } }) },
    inferred: { tags: [], keywords: [], tier: 2 },
    referenceFiles: [],
    body: { lines: 0, tokens: 0 },
    facts: { directoryName: name, fields: null, marks: NO_MARKS, places: [plainPlace(`${source}/${name}`)] },
    findings: [],
  };
}

const switchedOff = (records: readonly SkillRecord[], switches: SkillSwitches) => [
  ...skillAvailability(records, { switches, commands: null }).disabled,
];

describe('what the machine and the configuration say of a skill', () => {
  it('is unavailable when a command it requires is missing (S2-24)', () => {
    const records = [aRecord('gh', 'user', 'gh jq'), aRecord('plain', 'user')];
    const commands = { isInstalled: (command: string) => command === 'jq' };
    const { missingCommands } = skillAvailability(records, { switches: {}, commands });
    expect([...missingCommands]).toEqual([['user/gh/SKILL.md', ['gh']]]);
  });

  it('looks up no command where that is off', () => {
    const { missingCommands } = skillAvailability([aRecord('gh', 'user', 'gh')], {
      switches: {},
      commands: null,
    });
    expect(missingCommands.size).toBe(0);
    expect([
      areCommandsChecked('on', true),
      areCommandsChecked('off', false),
      areCommandsChecked('off-in-ci', false),
      areCommandsChecked('off-in-ci', true),
    ]).toEqual([true, false, true, false]);
  });

  it('switches bundled skills off by name, or on by a list (S2-23)', () => {
    const records = [aRecord('gh', 'bundled'), aRecord('hello', 'bundled'), aRecord('gh', 'project')];
    expect(switchedOff(records, { disabledBundled: ['gh'] })).toEqual(['bundled/gh/SKILL.md']);
    expect(switchedOff(records, { enabledBundled: ['gh'] })).toEqual(['bundled/hello/SKILL.md']);
    expect(switchedOff(records, { enabledBundled: [] })).toEqual([]);
  });

  it('switches plugins off by their name or that of their repository; no other source (S2-22)', () => {
    const plugins = [
      { url: 'https://example.com/a/my-plugin.git', enabled: false },
      { url: 'https://example.com/a/other/', name: 'named', enabled: false },
      { url: 'https://example.com/a/on', enabled: true },
      'https://example.com/a/text',
    ];
    const names = ['my-plugin', 'named', 'other', 'on', 'text'];
    const records = [...names.map((name) => aRecord(name, 'plugin')), aRecord('named', 'user')];
    expect(switchedOff(records, { plugins })).toEqual(['plugin/my-plugin/SKILL.md', 'plugin/named/SKILL.md']);
  });
});
