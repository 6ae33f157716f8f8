import { expect } from 'vitest';

/** No line begins with a workflow command, in either syntax, and there are no control characters. */
export function expectHarmless(text: string): void {
  for (const line of text.split('\n')) {
    expect(line.trimStart()).not.toMatch(/^::/);
    expect(line).not.toContain('##[');
    expect(line).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
  }
}
