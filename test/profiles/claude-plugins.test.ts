import { expect, it } from 'vitest';
import { CLAUDE_PLUGINS } from '../../src/profiles/claude-plugins.js';
import {
  CLAUDE_AGENT,
  CLAUDE_COMMAND,
  CLAUDE_PLUGIN_AGENT,
  COPILOT_AGENT,
  OPENCODE_AGENT,
  VSCODE_PROMPT,
} from '../../src/profiles/component-forms.js';

it('every fact about plugins has a source and a date', () => {
  for (const fact of Object.values(CLAUDE_PLUGINS)) {
    expect(fact.known && fact.evidence).toMatchObject({
      source: expect.stringMatching(/^(?:code|issue)$/),
      seen: expect.stringMatching(/^20\d\d-\d\d/),
    });
  }
});

it('requires only fields that the client reads', () => {
  const forms = [
    CLAUDE_AGENT,
    CLAUDE_PLUGIN_AGENT,
    CLAUDE_COMMAND,
    COPILOT_AGENT,
    VSCODE_PROMPT,
    OPENCODE_AGENT,
  ];
  for (const { required, expected, fields } of forms) {
    const known = fields.known ? Object.keys(fields.value) : [];
    expect(known.length).toBeGreaterThan(3);
    const named = [required, expected].flatMap((fact) => (fact.known ? [...fact.value] : []));
    expect(known).toEqual(expect.arrayContaining(named));
  }
});
