import { expect, it } from 'vitest';
import { askInstalled } from '../../src/clients/ask-installed.js';
import { aFolder } from '../support/a-folder.js';

it('a client that cannot be asked is an error that names those that can', () => {
  const open = () => askInstalled({ clients: ['nobody'], variables: {}, root: aFolder() });
  expect(open).toThrow('"nobody" is not a client that can be asked.');
});

it('a client that is not installed is an error with a way out', () => {
  const root = aFolder();
  const open = () => askInstalled({ clients: ['codex'], variables: { PATH: root }, root });
  expect(open).toThrow('codex is not installed: there is no "codex" on the PATH outside of the repository.');
});
