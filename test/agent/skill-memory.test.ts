import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type KnownListings, RememberingWorkspace } from '../../src/agent/incremental-workspace.js';
import { SkillMemory } from '../../src/agent/registry.js';
import { DiskStore } from '../../src/files/disk-store.js';
import { DiskWorkspace } from '../../src/files/disk-workspace.js';
import type { Request } from '../../src/request.js';
import { prepareRun } from '../../src/run/prepare-run.js';
import { inspectSkills, scanRepository } from '../../src/run/read-skills.js';
import { aFolder, writeFiles } from '../support/a-folder.js';
import { smallSkill } from '../support/skill-text.js';

/** What is younger is compared by its content, what is older by its times alone. */
const OLD_ENOUGH_MS = 2100;

function requestFor(root: string): Request {
  return {
    operation: 'register',
    workspace: new DiskWorkspace({ root, home: null }),
    store: new DiskStore({ root }),
    environment: { isCi: true, now: new Date(), variables: {} },
  };
}

async function readAnew(root: string) {
  const setup = await prepareRun(requestFor(root));
  return inspectSkills(setup, scanRepository(setup));
}

describe('the memory of `watch`', () => {
  const link = '\nSee [the guide](references/guide.md) and [the tool](../b/tool.py).\n';
  const changes: [string, (root: string) => void][] = [
    ['nothing', () => {}],
    ['a description', (root) => writeFiles(root, { 'skills/a/SKILL.md': smallSkill('a').replace('a', 'A') })],
    ['a link, in a file of the same size', (root) => rewrite(root, 'guide.md', 'guise.md')],
    ['a file that a link leads to', (root) => writeFiles(root, { 'skills/a/references/guide.md': 'x' })],
    ['a file of another skill', (root) => writeFiles(root, { 'skills/b/tool.py': 'x' })],
    ['a skill that is gone', (root) => fs.rmSync(path.join(root, 'skills/b'), { recursive: true })],
    ['a new skill', (root) => writeFiles(root, { 'skills/c/SKILL.md': smallSkill('c') })],
    [
      'the config',
      (root) => writeFiles(root, { 'skill-registrar.json': '{ "limits": { "bodyLines": 1 } }' }),
    ],
    ['the tokens', (root) => writeFiles(root, { 'skills/_shared/placeholders.json': '{"tokens": {}}' })],
  ];

  function rewrite(root: string, from: string, to: string): void {
    const file = path.join(root, 'skills/a/SKILL.md');
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(from, to));
  }

  const cases = changes.flatMap(([what, change]) =>
    [true, false].map((isOld) => ({ what, change, isOld, age: isOld ? 'old' : 'young' })),
  );

  it.concurrent.each(cases)(
    'gives what reading anew gives after a change of $what, of $age files',
    async (given) => {
      const { change, isOld } = given;
      const root = aFolder({
        'skills/a/SKILL.md': smallSkill('a') + link,
        'skills/b/SKILL.md': `${smallSkill('b')}\nUse {{UNKNOWN_TOKEN}}.\n`,
      });
      if (isOld) await pause(OLD_ENOUGH_MS);
      const memory = new SkillMemory();
      const listings: KnownListings = new Map();
      const readAgain = async () => {
        const request = requestFor(root);
        const workspace = new RememberingWorkspace(request.workspace, listings);
        const setup = await prepareRun({ ...request, workspace });
        return memory.inspect(setup, scanRepository(setup));
      };
      expect(await readAgain()).toEqual(await readAnew(root));
      change(root);
      expect(await readAgain()).toEqual(await readAnew(root));
      expect(await readAgain()).toEqual(await readAnew(root));
    },
  );
});
