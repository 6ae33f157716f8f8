import { describe, expect, it } from 'vitest';
import { DefaultSkillRegistry, FilteredSkillRegistry } from '../../src/agent/design-documents.js';
import { evaluateSkillPolicy, isAllowed, rememberSkill } from '../../src/agent/permissions.js';

describe('evaluateSkillPolicy', () => {
  const rules = { deny: [{ tool: 'skill_load', skill_name: 'x' }], allow: [{ tool: 'skill_load' }] };

  it('a policy applies deny before allow, and allow before asking', () => {
    expect(evaluateSkillPolicy(rules, 'x')).toBe('deny');
    expect(evaluateSkillPolicy(rules, 'y')).toBe('allow');
    expect(evaluateSkillPolicy({}, 'y')).toBe('confirm');
  });

  it('a policy compares names in one form and ignores rules for other tools', () => {
    expect(evaluateSkillPolicy({ deny: [{ tool: 'bash' }] }, 'x')).toBe('confirm');
    expect(evaluateSkillPolicy({ allow: [{ tool: 'skill_load', skill_name: 'X' }] }, 'x')).toBe('allow');
    expect(evaluateSkillPolicy({ deny: [{ tool: 'skill_load' }] }, 'anything')).toBe('deny');
  });

  it('a policy remembers a confirmed skill by name, once, and never against a deny rule', () => {
    const once = rememberSkill({}, 'x');
    expect(once).toEqual({ allow: [{ tool: 'skill_load', skill_name: 'x' }] });
    expect(rememberSkill(once, 'x')).toBe(once);
    expect(evaluateSkillPolicy(rememberSkill(rules, 'x'), 'x')).toBe('deny');
  });
});

const survey = { name: 'Repo Survey', version: 1 };
const edit = { name: 'safe-edit', version: 1 };

describe('DefaultSkillRegistry', () => {
  it('registers and replaces skills by sanitized name', () => {
    const registry = new DefaultSkillRegistry<{ name: string; version: number }>();
    expect(registry.registerOrReplace(survey)).toEqual({ replaced: false });
    expect(registry.registerOrReplace({ name: 'repo-survey', version: 2 })).toEqual({ replaced: true });
    expect(registry.get('  REPO survey ')).toEqual({ name: 'repo-survey', version: 2 });
    expect(registry.get('nobody')).toBeUndefined();
  });

  it('lists skills by name, or only those requested, each once', () => {
    const registry = new DefaultSkillRegistry([edit, survey]);
    expect(registry.list()).toEqual([survey, edit]);
    expect(registry.listByNames(['safe-edit', 'Safe Edit', 'nobody', 'repo-survey'])).toEqual([edit, survey]);
  });

  it('rejects a name that sanitizes to nothing', () => {
    expect(() => new DefaultSkillRegistry([{ name: '!!!' }])).toThrow('"!!!"');
  });

  it('two registries share nothing', () => {
    const first = new DefaultSkillRegistry([survey]);
    const second = new DefaultSkillRegistry([edit]);
    expect(first.get('safe-edit')).toBeUndefined();
    expect(second.get('repo-survey')).toBeUndefined();
  });
});

describe('FilteredSkillRegistry', () => {
  const source = new DefaultSkillRegistry([survey, edit]);

  it.each([
    [undefined, ['Repo Survey', 'safe-edit']],
    [[], []],
    [['*'], ['Repo Survey', 'safe-edit']],
    [['SAFE edit', 'nobody'], ['safe-edit']],
    [['!!!'], []],
  ])('the allowlist %j shows %j', (allowlist, visible) => {
    const view = new FilteredSkillRegistry(source, allowlist);
    expect(view.list().map(({ name }) => name)).toEqual(visible);
    expect(view.get('safe-edit') !== undefined).toBe(visible.includes('safe-edit'));
    expect(view.listByNames(['repo-survey']).length === 1).toBe(visible.includes('Repo Survey'));
  });

  it('a filtered registry is read-only', () => {
    const view = new FilteredSkillRegistry(source, ['*']);
    expect(() => view.registerOrReplace(edit)).toThrow('FilteredSkillRegistry is read-only');
  });

  it('a filtered registry ignores later changes of the allowlist', () => {
    const list = ['safe-edit'];
    const view = new FilteredSkillRegistry(source, list);
    list.push('*');
    expect(view.get('repo-survey')).toBeUndefined();
  });

  it('an allowlist compares a name that sanitizes to nothing as it is written', () => {
    expect(isAllowed(['***'], '***')).toBe(true);
    expect(isAllowed(['***'], '!!!')).toBe(false);
  });
});
