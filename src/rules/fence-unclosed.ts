import { fencedRanges } from './markdown-links.js';
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
    const fences = fencedRanges(body);
    if (fences.length % 2 === 0) return;
    const start = fences.at(-1)!;
    const [line] = body.slice(start).split('\n', 1) as [string];
    report({
      at: { start: bodyStart + start, end: bodyStart + start + line.trimEnd().length },
      message: 'This block of code is never closed: the rest of the file is code.',
      fix: 'Close it with a line of the same marks.',
    });
  },
});
