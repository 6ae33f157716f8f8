import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { actionTables, withTables } from '../../scripts/generate-tables.mjs';

const readme = readFileSync('docs/action.md', 'utf8');
const tables = actionTables(readFileSync('action.yml', 'utf8')) as { inputs: string; outputs: string };

describe('tables of docs/action.md', () => {
  it('match action.yml; `npm run generate` updates them', () => {
    expect(withTables(readme, tables)).toBe(readme);
  });

  it('have a row for every input with its default, and for every output', () => {
    expect(tables.inputs).toContain(
      '| `draft` | Open the pull request as a draft. Values: `true`, `false`, `always` (turn it back into a draft on every update). | `false` |',
    );
    expect(tables.outputs.split('\n')).toHaveLength(2 + 22);
  });

  it('cannot be generated if a marker is missing', () => {
    expect(() => withTables('no markers', tables)).toThrow('lacks the markers');
  });
});
