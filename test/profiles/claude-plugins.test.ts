import { expect, it } from 'vitest';
import { CLAUDE_PLUGINS } from '../../src/profiles/claude-plugins.js';
import {
  CLAUDE_AGENT,
  CLAUDE_COMMAND,
  COPILOT_AGENT,
  VSCODE_PROMPT,
} from '../../src/profiles/component-forms.js';

it('every fact about plugins has a source and a date', () => {
  for (const fact of Object.values(CLAUDE_PLUGINS)) {
    expect(fact.known && fact.evidence).toMatchObject({
      source: 'documentation',
      seen: expect.stringMatching(/^20\d\d-\d\d/),
    });
  }
});

it('requires only fields that the client reads', () => {
  for (const { required, fields } of [CLAUDE_AGENT, CLAUDE_COMMAND, COPILOT_AGENT, VSCODE_PROMPT]) {
    const known = fields.known ? Object.keys(fields.value) : [];
    expect(known.length).toBeGreaterThan(3);
    expect(known).toEqual(expect.arrayContaining(required.known ? [...required.value] : []));
  }
});
