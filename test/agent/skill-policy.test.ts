import { describe, expect, it } from 'vitest';
import { findKnownMentions, findMentions } from '../../src/agent/match.js';
import { evaluateSkillPolicy, rememberSkill } from '../../src/agent/permissions.js';
import { aCatalogSkill } from './a-catalog-skill.js';

describe('evaluateSkillPolicy', () => {
  const rules = { deny: [{ tool: 'skill_load', skill_name: 'x' }], allow: [{ tool: 'skill_load' }] };

  it('applies deny before allow, and allow before asking', () => {
    expect(evaluateSkillPolicy(rules, 'x')).toBe('deny');
    expect(evaluateSkillPolicy(rules, 'y')).toBe('allow');
    expect(evaluateSkillPolicy({}, 'y')).toBe('confirm');
  });

  it('compares names exactly and ignores rules for other tools', () => {
    expect(evaluateSkillPolicy({ deny: [{ tool: 'bash' }] }, 'x')).toBe('confirm');
    expect(evaluateSkillPolicy({ allow: [{ tool: 'skill_load', skill_name: 'X' }] }, 'x')).toBe('confirm');
    expect(evaluateSkillPolicy({ deny: [{ tool: 'skill_load' }] }, 'anything')).toBe('deny');
  });

  it('remembers a confirmed skill by name, once, and never against a deny rule', () => {
    const once = rememberSkill({}, 'x');
    expect(once).toEqual({ allow: [{ tool: 'skill_load', skill_name: 'x' }] });
    expect(rememberSkill(once, 'x')).toBe(once);
    expect(evaluateSkillPolicy(rememberSkill(rules, 'x'), 'x')).toBe('deny');
  });
});

describe('mentions', () => {
  const text = 'use $release-notes, $release-notes and $Nope for $5';

  it('finds $names in order, each once', () => {
    expect(findMentions(`${text} $a--b $x_y`)).toEqual(['release-notes', '5', 'a', 'x']);
  });

  it('keeps mentions of skills in the catalog', () => {
    const skills = [aCatalogSkill({ name: 'release-notes' }), aCatalogSkill({ name: 'nope' })];
    expect(findKnownMentions(text, skills)).toEqual(['release-notes']);
  });
});
