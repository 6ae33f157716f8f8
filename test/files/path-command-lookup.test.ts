import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPathCommandLookup } from '../../src/files/path-command-lookup.js';
import { missingCommands, requiredCommands, unavailableReason } from '../../src/skill/skill.js';
import { aFolder } from '../support/a-folder.js';

describe('required commands', () => {
  let directory: string;
  beforeEach(() => {
    directory = aFolder();
    fs.writeFileSync(path.join(directory, 'gh'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    fs.writeFileSync(path.join(directory, 'notes'), 'text', { mode: 0o644 });
    fs.mkdirSync(path.join(directory, 'folder'));
    fs.writeFileSync(path.join(directory, 'tool.EXE'), '', { mode: 0o755 });
  });

  it('splits required commands at spaces and looks each up once', () => {
    expect(requiredCommands(' gh  docker\ngh ')).toEqual(['gh', 'docker']);
    expect(requiredCommands(undefined)).toEqual([]);
  });

  it('finds executable files in a directory of PATH', () => {
    const lookup = createPathCommandLookup({ PATH: `/nonexistent:${directory}` });
    expect(missingCommands('gh notes folder docker', lookup)).toEqual(['notes', 'folder', 'docker']);
  });

  it.each(['./gh', '../gh', '/bin/sh', 'gh;id', '$(id)', '-v', 'a b'.replace(' ', '\u00A0')])(
    'ignores paths and shell text: %j',
    (command) => {
      const lookup = createPathCommandLookup({ PATH: `${directory}:/bin:.` });
      expect(lookup.isInstalled(command)).toBe(false);
    },
  );

  it('never looks in the current directory', () => {
    const before = process.cwd();
    process.chdir(directory);
    try {
      expect(createPathCommandLookup({ PATH: ':.:' }).isInstalled('gh')).toBe(false);
      expect(createPathCommandLookup({}).isInstalled('gh')).toBe(false);
    } finally {
      process.chdir(before);
    }
  });

  it('tries the extensions of PATHEXT on Windows', () => {
    const lookup = createPathCommandLookup({ Path: directory, PATHEXT: '.COM;.EXE' }, 'win32');
    expect([lookup.isInstalled('tool'), lookup.isInstalled('gh')]).toEqual([true, false]);
    expect(createPathCommandLookup({ Path: directory }, 'win32').isInstalled('tool')).toBe(true);
  });

  it('names the missing commands as the reason', () => {
    expect(unavailableReason(['a', 'b'])).toBe('missing commands: a, b');
  });
});
