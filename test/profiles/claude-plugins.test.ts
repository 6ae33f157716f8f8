import { expect, it } from 'vitest';
import { CLAUDE_PLUGINS } from '../../src/profiles/claude-plugins.js';

it('every fact about plugins has a source and a date', () => {
  for (const fact of Object.values(CLAUDE_PLUGINS)) {
    expect(fact.known && fact.evidence).toMatchObject({
      source: 'documentation',
      seen: expect.stringMatching(/^20\d\d-\d\d/),
    });
  }
});
