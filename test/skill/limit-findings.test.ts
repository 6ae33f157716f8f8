import { describe, expect, it } from 'vitest';
import { aSkill, inspectText } from '../support/inspect-text.js';

const findingsOf = async (body: string) => {
  const { record } = await inspectText(
    'agent-skills',
    aSkill('name: my-skill', 'description: Fills PDF forms.') + body,
  );
  return record.findings;
};

describe('findings of one file', () => {
  it('are all reported, up to fifty per rule', async () => {
    const findings = await findingsOf('a\u200b '.repeat(50));
    expect(findings).toHaveLength(50);
    expect(findings.every(({ message }) => !message.includes('more of these'))).toBe(true);
  });

  it('are counted beyond fifty, separately for each rule', async () => {
    const findings = await findingsOf(`${'a\u200b '.repeat(53)}\n/Users/mkowalski/x\n/Users/mkowalski/y\n`);
    const hidden = findings.filter(({ rule }) => rule === 'hidden-characters');
    expect(findings.filter(({ rule }) => rule === 'home-path')).toHaveLength(2);
    expect(hidden).toHaveLength(50);
    expect(hidden.at(-2)?.message).not.toContain('more of these');
    expect(hidden.at(-1)?.message).toMatch(/ This file has 3 more\.$/);
  });
});
