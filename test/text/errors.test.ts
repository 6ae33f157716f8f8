import { expect, it } from 'vitest';
import { ConfigError, UsageError } from '../../src/text/errors.js';
import { START_OF_FILE } from '../../src/text/span.js';

it('an expected error has a name, a message and a fix', () => {
  expect(String(new UsageError('Unknown option.', 'Leave it out.'))).toBe('UsageError: Unknown option.');
  const error = new ConfigError('Unknown key.', 'Remove it.', { file: 'a.json', span: START_OF_FILE });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: 'ConfigError', fix: 'Remove it.', at: { file: 'a.json' } });
});
