import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { BUMP, FIX, MODES, RECREATE, readInputs } from '../../src/action/inputs.js';
import { toOutputs } from '../../src/action/outputs.js';
import { FAIL_ON } from '../../src/report/verdict.js';
import { VALIDATION_LEVELS } from '../../src/rules/judge.js';
import { anOutcome } from '../support/a-report.js';

interface ActionYml {
  readonly description: string;
  readonly inputs: Record<string, { description: string; default?: string }>;
  readonly outputs: Record<string, { description: string }>;
  readonly runs: object;
}

const action = load(readFileSync('action.yml', 'utf8')) as ActionYml;

/** The inputs that the code reads, and the defaults it uses. */
function readDefaults() {
  const names: string[] = [];
  const inputs = readInputs((name) => {
    names.push(name);
    return action.inputs[name]?.default ?? '';
  });
  return { names, inputs };
}

describe('action.yml', () => {
  it('action.yml lists exactly the inputs that the code reads', () => {
    expect([...new Set(readDefaults().names)].sort()).toEqual(Object.keys(action.inputs).sort());
  });

  it('action.yml lists exactly the outputs that the code sets', () => {
    const conclusion = { outcome: anOutcome(), manifests: [], changes: null, mode: 'check' } as const;
    const outputs = toOutputs(conclusion, { report: '', sarif: '' });
    expect(Object.keys(outputs)).toEqual(Object.keys(action.outputs));
  });

  it('action.yml has the same defaults as the code', () => {
    const { inputs } = readDefaults();
    const withoutDefaults = readInputs((name) =>
      name === 'token' ? (action.inputs['token']?.default ?? '') : '',
    );
    expect(inputs).toEqual(withoutDefaults);
    expect(inputs).toMatchObject({
      mode: 'check',
      roots: ['.'],
      onlyNew: false,
      fix: 'none',
      bump: 'none',
      comment: false,
      recreate: 'changed',
      draft: 'never',
      deleteBranch: false,
    });
  });

  it('action.yml has no default for what a config file may set', () => {
    for (const name of ['manifest', 'config', 'profile', 'level', 'fail-on']) {
      expect(action.inputs[name], name).not.toHaveProperty('default');
    }
  });

  it.each([
    ['mode', MODES],
    ['level', VALIDATION_LEVELS],
    ['fail-on', FAIL_ON],
    ['fix', FIX],
    ['bump', BUMP],
    ['recreate', RECREATE],
  ] as const)('action.yml describes every value of %s', (name, values) => {
    for (const value of values) expect(action.inputs[name]?.description).toContain(`\`${value}\``);
  });

  it('action.yml states the default of every input', () => {
    for (const [name, { description, default: value }] of Object.entries(action.inputs)) {
      expect(value !== undefined || description.includes('Default: '), name).toBe(true);
    }
  });

  it('action.yml runs the committed bundle on node24, and meets the rules of the Marketplace', () => {
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/action/index.js' });
    expect(action.description.length).toBeLessThanOrEqual(125);
  });
});
