import { describe, expect, it } from 'vitest';
import { checkCommands } from '../../../src/rules/catalog/command-missing.js';
import { checkMinimumVersions } from '../../../src/rules/catalog/minimum-version.js';
import { START_OF_FILE } from '../../../src/text/span.js';
import { aRecord } from '../../support/a-record.js';

const PLACE = { file: 'skills/manifest.json', at: START_OF_FILE };
const placeOf = () => PLACE;

describe('minimumVersion', () => {
  it('reports a version below the minimum', async () => {
    expect(
      checkMinimumVersions([{ name: 'a', version: '1.2.0', minimumVersion: '1.10.0' }], placeOf),
    ).toEqual([
      {
        rule: 'minimum-version',
        ...PLACE,
        skill: 'a',
        message: '"a" has version 1.2.0, below its minimumVersion 1.10.0.',
        fix: 'Update the skill, or lower minimumVersion.',
      },
    ]);
  });

  it.each([
    ['the version is higher', { version: '1.10.0', minimumVersion: '1.2.0' }],
    ['the version is equal', { version: '1.2.0', minimumVersion: '1.2.0' }],
    ['there is no version', { minimumVersion: '1.2.0' }],
    ['there is no minimum', { version: '1.2.0' }],
    ['the version is not semver', { version: 'one', minimumVersion: '1.2.0' }],
    ['the version is a number', { version: 1, minimumVersion: '2.0.0' }],
    ['the minimum is a number', { version: '1.0.0', minimumVersion: 2 }],
  ])('reports nothing if %s', async (_why, entry) => {
    expect(checkMinimumVersions([{ name: 'a', ...entry }], placeOf)).toEqual([]);
  });

  it('reports a minimum that is not semver', () => {
    const entry = { name: 'a', version: '1.2.0', minimumVersion: 'banana' };
    expect(checkMinimumVersions([entry], placeOf)).toMatchObject([
      {
        message:
          '"a" has an invalid minimumVersion: versions have three numbers, such as 1.0.0; found "banana".',
      },
    ]);
  });
});

describe('required commands', () => {
  it('reports missing commands', () => {
    const commands = { isInstalled: (command: string) => command === 'git' };
    const skills = [
      aRecord('a', { metadata: { requires: 'gh  git docker gh' } }),
      aRecord('b', { metadata: { requires: 'git' } }),
      aRecord('c'),
    ];
    expect(checkCommands(skills, commands)).toEqual([
      {
        rule: 'command-missing',
        file: 'skills/a/SKILL.md',
        skill: 'a',
        at: { field: ['metadata', 'requires'], part: 'value' },
        about: ['gh', 'docker'],
        message: 'The skill cannot be used here: missing commands: gh, docker.',
        fix: 'Install gh, docker, or correct `metadata.requires`.',
      },
    ]);
  });
});
