import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-folder.js';
import { type CliRun, cli } from '../support/run-cli.js';
import { skillText } from '../support/skill-text.js';

const OLD = new Date('2020-01-01T00:00:00Z');

function skillWithGuide(name: string, description: string): string {
  return skillText({ name, description }, `\n# ${name}\n\nRead [the guide](references/guide.md).\n`);
}

/** A repository of three skills that were written long ago, registered, and a home for the cache. */
async function aRegisteredRepository() {
  const names = ['alpha', 'beta', 'gamma'];
  const files = names.flatMap((name) => [
    [`skills/${name}/SKILL.md`, skillWithGuide(name, `Does the work of ${name} when asked.`)],
    [`skills/${name}/references/guide.md`, 'Guide\n'],
  ]);
  const root = aFolder(Object.fromEntries(files));
  const home = aFolder();
  const registered = await cli(['register'], { cwd: root, env: { SOURCE_DATE_EPOCH: '1600000000' } });
  // What follows tells nothing where this has failed: the next run would write, and a run that writes is not kept.
  expect(registered, registered.stderr).toMatchObject({ exitCode: 0 });
  age(root);
  return { root, home, env: { HOME: home }, cache: path.join(home, '.cache/skill-registrar/runs') };
}

/** Makes everything old enough for its times to count. The change times stay young, so the clock is what is moved. */
function age(folder: string): void {
  for (const entry of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    fs.utimesSync(path.join(folder, entry), OLD, OLD);
  }
}

const plain = ({ exitCode, stdout, stderr }: CliRun) => ({ exitCode, stdout, stderr });

/** The file that remembers a run, and only that run; where there is none, what was printed says why. */
function fileOf(run: CliRun, cache: string): string {
  const files = fs.existsSync(cache) ? fs.readdirSync(cache) : [];
  expect(files, run.stdout + run.stderr).toHaveLength(1);
  return path.join(cache, files[0]!);
}

describe('a run that is remembered', () => {
  it('is answered with the same bytes', async () => {
    const { root, env, cache } = await aRegisteredRepository();
    const first = await cli(['register'], { cwd: root, env });
    fileOf(first, cache);
    const again = await cli(['register'], { cwd: root, env });
    const without = await cli(['register'], { cwd: root });
    expect(plain(again)).toEqual(plain(first));
    expect(plain(again)).toEqual(plain(without));
    expect(again.json().summary.unchanged).toBe(3);
  });

  it('really comes from the cache, and only for the same command line', async () => {
    const { root, env, cache } = await aRegisteredRepository();
    const file = fileOf(await cli(['validate'], { cwd: root, env }), cache);
    // A run that is done anew puts another file in its place, however quick it is.
    const before = fs.statSync(file).ino;
    await cli(['validate'], { cwd: root, env });
    expect(fs.statSync(file).ino).toBe(before);
    await cli(['validate', '--all'], { cwd: root, env });
    expect(fs.readdirSync(cache)).toHaveLength(2);
  });

  it.each([
    ['in CI', [], { CI: 'true' }],
    ['with --no-cache', ['--no-cache'], {}],
    ['for a run that shows its stages', ['--timing'], {}],
  ])('is not kept %s', async (_when, args, variables) => {
    const { root, env, cache } = await aRegisteredRepository();
    await cli(['register', ...args], { cwd: root, env: { ...env, ...variables } });
    expect(fs.existsSync(cache)).toBe(false);
  });

  it('is not kept when it depends on what is installed (S2-24)', async () => {
    const { root, env, cache } = await aRegisteredRepository();
    const text = skillWithGuide('alpha', 'Does the work of alpha when asked.');
    const requiring = text.replace('---\n\n', 'metadata:\n  requires: no-such-command-1234\n---\n\n');
    fs.writeFileSync(path.join(root, 'skills/alpha/SKILL.md'), requiring);
    await cli(['validate'], { cwd: root, env: { ...env, PATH: '/usr/bin' } });
    expect(fs.existsSync(cache)).toBe(false);
  });

  it.skipIf(process.platform === 'win32')('is kept for its owner alone', async () => {
    const { root, env, cache } = await aRegisteredRepository();
    const file = fileOf(await cli(['validate'], { cwd: root, env }), cache);
    for (const kept of [cache, file]) expect(fs.statSync(kept).mode & 0o077).toBe(0);
  });

  it('is not kept inside the repository', async () => {
    const { root } = await aRegisteredRepository();
    await cli(['validate'], { cwd: root, env: { HOME: root } });
    await cli(['validate'], { cwd: root, env: { XDG_CACHE_HOME: path.join(root, 'cache') } });
    expect(fs.readdirSync(root)).toEqual(['skills']);
  });

  it('is done anew when the way to a root has become a link', async () => {
    const home = aFolder();
    const root = aFolder({
      'deep/down/skills/alpha/SKILL.md': skillWithGuide('alpha', 'Does the work of alpha when asked.'),
      'skill-registrar.json': '{ "roots": ["deep/down/skills"], "rules": { "link-missing": "off" } }',
    });
    const run = async () => plain(await cli(['validate'], { cwd: root, env: { HOME: home } }));
    await run();
    const elsewhere = path.join(aFolder(), 'moved');
    fs.renameSync(path.join(root, 'deep'), elsewhere);
    fs.symlinkSync(elsewhere, path.join(root, 'deep'));
    expect(await run()).toEqual(plain(await cli(['validate'], { cwd: root })));
  });

  it('is not kept when it wrote something', async () => {
    const { root, env, cache } = await aRegisteredRepository();
    fs.rmSync(path.join(root, 'skills/manifest.json'));
    expect((await cli(['register'], { cwd: root, env })).json().changed).toBe(true);
    expect(fs.existsSync(cache)).toBe(false);
  });

  it('is done anew when the cache is damaged, cut off or removed', async () => {
    const { root, env, cache } = await aRegisteredRepository();
    const run = await cli(['register'], { cwd: root, env });
    const first = plain(run);
    const file = fileOf(run, cache);
    const whole = fs.readFileSync(file);
    for (let at = 0; at < whole.length; at += 97) {
      const broken = Buffer.from(whole);
      broken[at] = broken[at]! ^ 0x15;
      fs.writeFileSync(file, broken);
      expect(plain(await cli(['register'], { cwd: root, env }))).toEqual(first);
    }
    fs.writeFileSync(file, whole.subarray(0, whole.length / 2));
    expect(plain(await cli(['register'], { cwd: root, env }))).toEqual(first);
    fs.rmSync(cache, { recursive: true });
    fs.writeFileSync(cache, 'no folder');
    expect(plain(await cli(['register'], { cwd: root, env }))).toEqual(first);
  });

  it('keeps no more than a few command lines', async () => {
    const { root, env, cache } = await aRegisteredRepository();
    for (let index = 0; index < 20; index++) {
      fs.mkdirSync(path.join(root, `d${index}`));
      await cli(['validate', '--root', root], { cwd: path.join(root, `d${index}`), env });
    }
    expect(fs.readdirSync(cache).length).toBeLessThanOrEqual(16);
  });
});

type Edit = (root: string) => void;

const at = (root: string, file: string) => path.join(root, file);

/** What people, editors, git and strangers do to a repository; some try to hide it. */
const EDITS: Readonly<Record<string, Edit>> = {
  nothing: () => {},
  'a word of the same length': (root) => {
    const file = at(root, 'skills/beta/SKILL.md');
    if (!fs.existsSync(file)) return;
    const text = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(
      file,
      text.includes('work') ? text.replace('work', 'duty') : text.replace('duty', 'work'),
    );
  },
  'the same with the old time put back': (root) => {
    EDITS['a word of the same length']!(root);
    const file = at(root, 'skills/beta/SKILL.md');
    if (fs.existsSync(file)) fs.utimesSync(file, OLD, OLD);
  },
  'a broken frontmatter': (root) =>
    fs.writeFileSync(at(root, 'skills/alpha/SKILL.md'), '---\nname: [\n---\n'),
  'a whole one': (root) =>
    fs.writeFileSync(at(root, 'skills/alpha/SKILL.md'), skillWithGuide('alpha', 'Does the work when asked.')),
  'a new skill': (root) => {
    fs.mkdirSync(at(root, 'skills/delta'), { recursive: true });
    fs.writeFileSync(
      at(root, 'skills/delta/SKILL.md'),
      skillWithGuide('delta', 'Does other work when asked.'),
    );
  },
  'a skill removed': (root) => fs.rmSync(at(root, 'skills/delta'), { recursive: true, force: true }),
  'the target of a link removed': (root) =>
    fs.rmSync(at(root, 'skills/gamma/references/guide.md'), { force: true }),
  'the target of a link added': (root) => {
    fs.mkdirSync(at(root, 'skills/gamma/references'), { recursive: true });
    fs.writeFileSync(at(root, 'skills/gamma/references/guide.md'), 'Guide\n');
  },
  'a nested skill': (root) => {
    fs.mkdirSync(at(root, 'skills/gamma/inner'), { recursive: true });
    fs.writeFileSync(at(root, 'skills/gamma/inner/SKILL.md'), skillWithGuide('inner', 'Lies too deep.'));
  },
  'a config file': (root) =>
    fs.writeFileSync(at(root, 'skill-registrar.json'), '{ "rules": { "recommended-field": "warning" } }'),
  'no config file': (root) => fs.rmSync(at(root, 'skill-registrar.json'), { force: true }),
  'a manifest edited by hand': (root) => {
    const file = at(root, 'skills/manifest.json');
    const text = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, text.replace('"by_keyword": {', '"by_keyword": { "xyzzy": "nobody",'));
  },
  'a marker of another system': (root) => fs.mkdirSync(at(root, '.cleo'), { recursive: true }),
  'a directory swapped for a link': (root) => {
    const [directory, moved] = [at(root, 'skills/gamma/references'), at(root, 'moved')];
    if (fs.existsSync(moved) || !fs.existsSync(directory)) return;
    fs.renameSync(directory, moved);
    fs.symlinkSync(moved, directory);
  },
};

describe('a cache', () => {
  it('sees every change by the times of files that are no longer young', { timeout: 60_000 }, async () => {
    const idle = ['nothing', 'a skill removed', 'no config file', 'the target of a link added'];
    const edits = Object.keys(EDITS).filter((edit) => !idle.includes(edit));
    const repositories = await Promise.all(edits.map(aRegisteredRepository));
    await new Promise((resolve) => setTimeout(resolve, 2100));
    for (const [index, { root, env, cache }] of repositories.entries()) {
      const file = fileOf(await cli(['validate'], { cwd: root, env }), cache);
      expect(fs.readFileSync(file, 'latin1')).toContain('"sums":[]');
      EDITS[edits[index]!]!(root);
      const now = await cli(['validate'], { cwd: root, env });
      expect(plain(now), edits[index]).toEqual(plain(await cli(['validate'], { cwd: root })));
    }
  });

  it('never changes what a run prints or writes, whatever happens in between', {
    timeout: 120_000,
  }, async () => {
    const command = fc.constantFrom(['register'], ['validate', '--all'], ['register', '--check']);
    const step = fc.record({ edit: fc.constantFrom(...Object.keys(EDITS)), command });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        const cached = await aRegisteredRepository();
        const twin = await aRegisteredRepository();
        for (const { edit, command: args } of steps) {
          EDITS[edit]!(cached.root);
          EDITS[edit]!(twin.root);
          for (const _time of [1, 2]) {
            const env = { ...cached.env, SOURCE_DATE_EPOCH: '1700000000' };
            const one = await cli(args, { cwd: cached.root, env });
            const two = await cli(args, { cwd: twin.root, env: { SOURCE_DATE_EPOCH: '1700000000' } });
            expect(one.stdout.replaceAll(cached.root, '')).toBe(two.stdout.replaceAll(twin.root, ''));
            expect(one.exitCode).toBe(two.exitCode);
            expect(read(cached.root)).toBe(read(twin.root));
          }
        }
      }),
      { numRuns: 25 },
    );
  });
});

function read(root: string): string {
  return fs.readFileSync(at(root, 'skills/manifest.json'), 'utf8').replace(/"lastUpdated": "[^"]*"/, '');
}
