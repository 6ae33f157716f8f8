import { codeBlocks } from '../text/markdown.js';
import { defineRule } from './rule.js';

export default defineRule({
  id: 'fence-unclosed',
  severity: 'warning',
  kind: 'VALIDATION_ERROR',
  summary: 'Every block of code is closed.',
  why: 'Everything after it is code to the agent: instructions there do not count.',
  bad: [
    {
      body: 'Run it:\n«```sh»\nmake\n\nThen report.\n',
      message: 'This block of code is never closed: the rest of the file is code.',
    },
  ],
  good: ['Run it:\n```sh\nmake\n```\n', '````md\n```\n````\n'],
  check({ body, bodyStart }, report) {
    const last = codeBlocks(body).at(-1);
    if (last === undefined || last.isClosed) return;
    const { start } = last;
    const [line] = body.slice(start).split('\n', 1) as [string];
    report({
      at: { start: bodyStart + start, end: bodyStart + start + line.trimEnd().length },
      message: 'This block of code is never closed: the rest of the file is code.',
      fix: 'Close it with a line of the same marks.',
    });
  },
});
