import { describe, expect, it } from 'vitest';
import { checkDependencies } from '../../../src/rules/catalog/dependencies.js';
import { aRecord } from '../../support/a-record.js';

describe('dependencies of thousands of skills', () => {
  it('supports a chain of dependencies through all skills', () => {
    const names = Array.from({ length: 20_000 }, (_, index) => `s${index}`);
    const skills = names.map((name, index) =>
      aRecord(name, { dependencies: names.slice(index + 1, index + 2) }),
    );
    expect(checkDependencies(skills, () => new Set(names))).toEqual([]);
  });
});
