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
    suppressed: 0,
    findings: [],
  };
}

const NONE: SkillSwitches = { plugins: [], disabledBundled: [], enabledBundled: [], disabled: [] };

const disabledBy = (records: readonly SkillRecord[], switches: Partial<SkillSwitches>) => [
  ...skillAvailability(records, { switches: { ...NONE, ...switches }, commands: null }).disabled,
];

describe('availability of skills', () => {
  it('a skill is unavailable if a command it requires is missing', () => {
    const records = [aRecord('gh', 'user', 'gh jq'), aRecord('plain', 'user')];
    const commands = { isInstalled: (command: string) => command === 'jq' };
    const { missingCommands } = skillAvailability(records, { switches: NONE, commands });
    expect([...missingCommands]).toEqual([['user/gh/SKILL.md', ['gh']]]);
  });

  it('looks up no commands if the check is off', () => {
    const { missingCommands } = skillAvailability([aRecord('gh', 'user', 'gh')], {
      switches: NONE,
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

  it('the config disables bundled skills by name, or enables those in a list', () => {
    const records = [aRecord('gh', 'bundled'), aRecord('hello', 'bundled'), aRecord('gh', 'project')];
    expect(disabledBy(records, { disabledBundled: ['gh'] })).toEqual(['bundled/gh/SKILL.md']);
    expect(disabledBy(records, { enabledBundled: ['gh'] })).toEqual(['bundled/hello/SKILL.md']);
    expect(disabledBy(records, { enabledBundled: [] })).toEqual([]);
  });

  it('the config disables plugins by name, and other skills only with `disabled`', () => {
    const plugins = [
      { name: 'mine', enabled: false },
      { name: 'on', enabled: true },
    ];
    const records = [aRecord('mine', 'plugin'), aRecord('on', 'plugin'), aRecord('mine', 'user')];
    expect(disabledBy(records, { plugins })).toEqual(['plugin/mine/SKILL.md']);
    expect(disabledBy(records, { disabled: ['Mine'] })).toEqual([
      'plugin/mine/SKILL.md',
      'user/mine/SKILL.md',
    ]);
  });

  it('`default_enabled: false` applies only to bundled skills, and a list of enabled skills overrides it', () => {
    const off = (source: string) => {
      const record = aRecord('off', source);
      return { ...record, declared: { ...record.declared, defaultEnabled: false } };
    };
    const records = [off('bundled'), off('project')];
    expect(disabledBy(records, {})).toEqual(['bundled/off/SKILL.md']);
    expect(disabledBy(records, { enabledBundled: ['off'] })).toEqual([]);
  });
});
