import { describe, expect, it } from 'vitest';
import { readInputs } from '../../src/action/inputs.js';

const read = (inputs: Record<string, string> = {}) => readInputs((name) => inputs[name] ?? '');

describe('readInputs', () => {
  it('leaves unset what the config file may set', () => {
    const inputs = read();
    for (const key of [
      'manifest',
      'config',
      'profile',
      'level',
      'failOn',
      'base',
      'title',
      'commitMessage',
    ]) {
      expect(inputs).toHaveProperty(key, undefined);
    }
  });

  it('reads lists from lines and commas, without duplicates', () => {
    const { labels, teamReviewers } = read({ labels: 'a, b\n c \n\na', 'team-reviewers': 'acme/core\ndocs' });
    expect(labels).toEqual(['a', 'b', 'c']);
    expect(teamReviewers).toEqual(['core', 'docs']);
  });

  it('accepts branches with or without refs/heads/', () => {
    expect(read({ branch: 'refs/heads/bots/x', base: 'release/1.x' })).toMatchObject({
      branch: 'bots/x',
      base: 'release/1.x',
    });
  });

  it.each([
    ['mode', 'Check', 'one of check, sync'],
    ['level', 'loose', 'one of strict, warn, permissive'],
    ['fail-on', 'errors', 'one of error, warning, never'],
    ['draft', 'yes', 'true or false'],
    ['delete-branch', '1', 'true or false'],
    ['branch', 'a b', 'the name of a branch'],
    ['branch', '-x', 'the name of a branch'],
    ['base', 'a..b', 'the name of a branch'],
    ['base', 'x.lock', 'the name of a branch'],
    ['base', 'main\n::error::x', 'the name of a branch'],
  ])('rejects %s: %j and lists what is allowed', (name, value, expected) => {
    expect(() => read({ [name]: value })).toThrow(
      `The input "${name}" is ${JSON.stringify(value)}, which is not ${expected}`,
    );
  });
});
