import { expect, it } from 'vitest';
import { checkSections } from '../../src/rules/check-body.js';
import type { ParsedSkill } from '../../src/skill/parse-skill.js';
import { cpuTime } from '../support/cpu-time.js';

const SECTIONS = { required: ['Output Requirements'], recommended: [] };

it.each(['## ', '## **', ''])(
  'a line of a million signs after %j does not hang the search for sections',
  (start) => {
    const since = cpuTime();
    for (const line of [`${'*'.repeat(1_000_000)}x`, 'a*'.repeat(500_000)]) {
      const text = `${start}${line}\n===\n`;
      expect(checkSections({ text, bodyStart: 0 } as ParsedSkill, SECTIONS)).toHaveLength(1);
    }
    expect(cpuTime() - since).toBeLessThan(2000);
  },
);
