import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import config from '../../vitest.config.js';

const TESTS = fileURLToPath(new URL('..', import.meta.url));

/** What stands between quotes in the tests and golden cases, titles among it; comments prove nothing. */
function titles(): string {
  const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => file.endsWith('.test.ts') || file.endsWith('case.json'))
    .filter((file) => !file.endsWith('requirements.test.ts'))
    .map((file) => readFileSync(join(TESTS, file), 'utf8'));
  const quoted = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
  return texts.flatMap((text) => text.match(quoted) ?? []).join('\n');
}

describe('what the design document asks for', () => {
  // S0-40, S0-41 and S0-49 need state that a caller holds; S0-61 is left for later.
  const lines = Array.from({ length: 64 }, (_, index) => index + 1).filter(
    (line) => ![40, 41, 49, 57, 61].includes(line),
  );
  const text = titles();

  it.each(lines)('has a test that names S0-%i', (line) => {
    expect(new RegExp(`S0-${line}(?!\\d)`).test(text)).toBe(true);
  });

  it.each(['01', '03', '04', '09', '13', '15', '17', '18', '20', '21', '23', '24', '28'])(
    'has a test that names vector V%s',
    (vector) => expect(text).toContain(`V${vector}`),
  );

  it('asks for a coverage of at least 90 per cent (S0-57)', () => {
    const { thresholds } = (config as { test: { coverage: { thresholds: Record<string, number> } } }).test
      .coverage;
    expect(Math.min(thresholds['lines'] ?? 0, thresholds['branches'] ?? 0)).toBeGreaterThanOrEqual(90);
  });
});
