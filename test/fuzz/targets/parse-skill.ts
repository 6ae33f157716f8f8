import fc from 'fast-check';
import { parseSkill } from '../../../src/skill/parse-skill.js';
import { readMetadata } from '../../../src/skill/read-metadata.js';
import { isRange } from '../../../src/text/span.js';
import { inspectText } from '../../support/inspect-text.js';
import { fuzzTarget } from '../fuzz-target.js';
import { hostileBytes } from '../hostile-text.js';

/** Any bytes are parsed or rejected with a reason, and never change a prototype. */
export const parsing = fuzzTarget({
  name: 'parse-skill',
  runs: 400,
  arbitrary: fc.tuple(hostileBytes, fc.constantFrom('strict' as const, 'fallback' as const)),
  check: async ([bytes, mode]) => {
    const parsed = parseSkill(bytes, mode);
    if (parsed.data === null && parsed.problems.length === 0) throw new Error('no data and no reason');
    for (const problem of parsed.problems) {
      if (problem.message === '' || problem.fix === '') throw new Error('a problem without words');
      if (isRange(problem.at) && (problem.at.start < 0 || problem.at.end > parsed.text.length))
        throw new Error('a problem nowhere');
    }
    const declared = readMetadata(parsed.data ?? {});
    JSON.stringify(declared);
    if (Object.getPrototypeOf(declared) !== Object.prototype) throw new Error('a foreign prototype');
    if ('polluted' in {} || ({} as { name?: unknown }).name !== undefined)
      throw new Error('the prototype is polluted');
    const { record } = await inspectText(mode === 'strict' ? 'agent-skills' : 'pipeline', bytes);
    const { length } = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    for (const { at, rule } of record.findings) {
      if (isRange(at) && (at.start < 0 || at.end < at.start || at.end > length))
        throw new Error(`a finding outside the text: ${rule}`);
    }
  },
});
