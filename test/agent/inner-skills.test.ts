import fs from 'node:fs';
import path from 'node:path';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import {
  listResources,
  listToolsets,
  materializeSkill,
  openSession,
  openSkills,
  readResource,
  SkillContextProvider,
} from '../../src/index.js';
import { type ConnectOptions, connectInProcess } from '../mcp/a-client.js';
import { aFolder, type Files } from '../support/a-folder.js';
import { cli } from '../support/run-cli.js';
import { smallSkill } from '../support/skill-text.js';

const ListedSkills = z.looseObject({
  skills: z.array(
    z.looseObject({
      frontmatter: z.record(z.string(), z.unknown()),
      resources: z.array(z.looseObject({ uri: z.string() })),
    }),
  ),
});

const SECRET = 'Only for those who may.';
const OUTER = '.agents/skills/outer';
const FILES: Files = {
  [`${OUTER}/SKILL.md`]: smallSkill('outer', 'Outer text.'),
  [`${OUTER}/notes.md`]: 'Own notes.',
  [`${OUTER}/inner/SKILL.md`]: smallSkill('inner', SECRET),
  [`${OUTER}/inner/references/more.md`]: SECRET,
  [`${OUTER}/inner/deep/innermost/SKILL.md`]: smallSkill('innermost', SECRET),
};
const DENIED = {
  ...FILES,
  'skill-registrar.json': JSON.stringify({
    permissions: { deny: [{ tool: 'skill_load', skill_name: 'inner' }] },
  }),
};
const profile = 'codelia';

async function inSession(files: Files, allow?: readonly string[]) {
  const root = aFolder(files);
  const opened = await openSkills({ root, profile });
  const session = openSession(opened, allow === undefined ? {} : { allow });
  session.consent('outer');
  return { root, opened, session };
}

async function aServer(files: Files, options: ConnectOptions = {}) {
  const root = aFolder(files);
  const { client } = await connectInProcess(root, {
    ...options,
    args: ['--profile', profile, ...(options.args ?? [])],
  });
  onTestFinished(() => client.close());
  const call = (name: string, args: Record<string, unknown>) => client.callTool({ name, arguments: args });
  return { root, client, call };
}

describe('a skill inside a skill, in the library', () => {
  it('judges a file of the inner skill as that skill', async () => {
    const { session } = await inSession(FILES);
    const read = (file: string) => session.read({ name: 'outer', file });
    expect(read('notes.md')).toMatchObject({ kind: 'content' });
    expect(read('inner/SKILL.md')).toMatchObject({
      reason: 'unconfirmed',
      needsConsent: true,
      skill: { name: 'inner' },
    });
    expect(read('./inner//references/more.md')).toMatchObject({ needsConsent: true });
    session.consent('inner');
    expect(read('inner/references/more.md')).toMatchObject({ kind: 'content' });
    expect(read('inner/deep/innermost/SKILL.md')).toMatchObject({ skill: { name: 'innermost' } });
  });

  it('takes a confirmation for the named skill only', async () => {
    const { session } = await inSession(FILES);
    const asked = session.read({ name: 'outer', file: 'inner/SKILL.md', isConfirmed: true });
    expect(asked).toMatchObject({ reason: 'unconfirmed' });
  });

  it('does not read a denied inner skill, and denies that a hidden one exists', async () => {
    const denied = await inSession(DENIED);
    expect(denied.session.read({ name: 'outer', file: 'inner/SKILL.md' })).toMatchObject({
      reason: 'denied',
    });
    const { session } = await inSession(FILES, ['outer']);
    const missing = (file: string) => ({
      kind: 'missing',
      message: `The skill "outer" has no file "${file}".`,
    });
    expect(session.read({ name: 'outer', file: 'inner/SKILL.md' })).toEqual(missing('inner/SKILL.md'));
    expect(session.read({ name: 'outer', file: 'inner/none.md' })).toEqual(missing('inner/none.md'));
  });

  it('follows no link into the inner skill', async () => {
    const { root, session } = await inSession(DENIED);
    fs.symlinkSync('inner/SKILL.md', path.join(root, OUTER, 'link.md'));
    fs.symlinkSync('inner', path.join(root, OUTER, 'folder'));
    expect(session.read({ name: 'outer', file: 'link.md' })).toMatchObject({ reason: 'denied' });
    expect(session.read({ name: 'outer', file: 'folder/references/more.md' })).toMatchObject({
      reason: 'denied',
    });
  });

  it('leaves inner skills out of everything that works without a session', async () => {
    const { opened } = await inSession({
      ...FILES,
      [`${OUTER}/references/SKILL.md`]: smallSkill('references'),
    });
    const skill = opened.catalog.skills.find(({ name }) => name === 'outer')!;
    expect(readResource(skill, 'inner/SKILL.md', opened.workspace)).toEqual({
      kind: 'refused',
      message: 'Refused to read "inner/SKILL.md": it belongs to the skill "inner".',
    });
    expect(listResources(skill, 'references', opened.workspace)).toEqual([]);
    const copy = await materializeSkill(skill, aFolder(), opened.workspace);
    expect(fs.readdirSync(copy.path).sort()).toEqual(['SKILL.md', 'notes.md']);
    expect(copy.skipped).toContainEqual({
      path: 'inner',
      reason: 'it is the skill "inner", which is copied on its own',
    });
    const toolsets = ['inner/index:Tools'];
    fs.writeFileSync(path.join(skill.dir, 'inner/index.js'), 'export class Tools {}');
    expect(listToolsets([{ ...skill, toolsets }], opened.workspace)[0]).toMatchObject({ module: null });
  });

  it('lists and copies an inner skill once it may be read', async () => {
    const { session, opened } = await inSession(FILES);
    const text = () => {
      const loaded = session.load({ name: 'outer', force: true });
      return loaded.ok ? loaded.text : loaded.message;
    };
    expect(text()).not.toContain('more.md');
    session.consent('inner');
    expect(text()).toContain('inner/references/more.md');
    expect(text()).not.toContain('innermost');
    const provider = new SkillContextProvider(opened, session);
    expect(await provider.getTier3Resource('outer', 'inner/references/more.md')).toBe(SECRET);
    expect(await provider.getTier3Resource('outer', 'inner/deep/innermost/SKILL.md')).toBe(null);
  });

  it('copies the root skill of a pipeline without the skills below it', async () => {
    const root = aFolder({
      'skills/SKILL.md': smallSkill('top', 'Top.'),
      'skills/readme.md': 'x',
      'skills/other/SKILL.md': smallSkill('other', SECRET),
    });
    const opened = await openSkills({ root, profile: 'pipeline' });
    const privateDirectory = aFolder();
    const session = openSession(opened, { privateDirectory });
    const activation = await session.activate({ name: 'top', isConfirmed: true });
    expect(activation).toMatchObject({ folderStructure: 'skills/\n  SKILL.md\n  readme.md' });
    expect(fs.existsSync(path.join(privateDirectory, '.skills/top/other'))).toBe(false);
    await session.activate({ name: 'other', isConfirmed: true });
    await session.activate({ name: 'top' });
    expect(fs.existsSync(path.join(privateDirectory, '.skills/top/other/SKILL.md'))).toBe(true);
  });
});

describe('a skill that another one replaces', () => {
  it('is not given out through the skill around it', async () => {
    const root = aFolder({
      'skills/SKILL.md': smallSkill('top', 'Top.'),
      'skills/a/SKILL.md': smallSkill('same', SECRET),
      'skills/b/SKILL.md': smallSkill('same', 'Newer.'),
    });
    const opened = await openSkills({ root, profile: 'pipeline' });
    const session = openSession(opened, { asksConsent: false });
    expect(session.read({ name: 'top', file: 'a/SKILL.md' })).toMatchObject({ kind: 'missing' });
    expect(session.read({ name: 'top', file: 'b/SKILL.md' })).toMatchObject({ kind: 'content' });
  });
});

describe('an invalid skill inside a skill', () => {
  it.each([
    ['no frontmatter', SECRET],
    ['no description', `---\nname: inner\n---\n${SECRET}`],
    ['the name of another directory', smallSkill('other', SECRET)],
  ])('with %s is given out by nobody', async (_what, text) => {
    const { opened, session } = await inSession({ ...FILES, [`${OUTER}/inner/SKILL.md`]: text });
    expect(opened.catalog.skills.map(({ name }) => name)).not.toContain('inner');
    for (const file of ['inner/SKILL.md', 'inner/references/more.md'])
      expect(session.read({ name: 'outer', file })).toEqual({
        kind: 'missing',
        message: `The skill "outer" has no file "${file}".`,
      });
    const [outer] = opened.catalog.skills.filter(({ name }) => name === 'outer');
    const copy = await materializeSkill(session.guard(outer!), aFolder(), opened.workspace);
    expect(fs.readdirSync(copy.path).sort()).toEqual(['SKILL.md', 'notes.md']);
    const loaded = session.load({ name: 'outer' });
    expect(loaded.ok && loaded.files.files).toEqual(['notes.md']);
    expect(JSON.stringify(copy.skipped)).not.toContain('inner"');
  });
});

describe('a skill inside a skill, on the command line', () => {
  const run = (root: string, ...args: string[]) =>
    cli([...args, '--root', root, '--profile', profile, '--json'], { cwd: root });

  it.each([
    ['denied', DENIED, [], 'the policy denies the skill: inner'],
    ['unconfirmed', FILES, [], 'the user has to confirm the skill: inner'],
  ])('resources --get prints no file of an inner skill that is %s', async (_why, files, args, message) => {
    const result = await run(aFolder(files), 'resources', 'outer', '--get', 'inner/SKILL.md', ...args);
    expect(result.exitCode).toBe(1);
    expect(result.json().error.message).toBe(message);
    expect(result.stdout).not.toContain(SECRET);
  });

  it('resources --get says that a hidden inner skill does not exist', async () => {
    const args = ['resources', 'outer', '--get', 'inner/SKILL.md', '--allow', 'outer'];
    const result = await run(aFolder(FILES), ...args);
    expect(result.exitCode).toBe(1);
    expect(result.stdout).not.toContain(SECRET);
  });

  it('materialize and activate leave inner skills out, and name no hidden one', async () => {
    const root = aFolder(FILES);
    const copied = await run(root, 'materialize', 'outer', '--to', 'private');
    expect(copied.json()).toMatchObject({
      skipped: [{ path: 'inner' }, { path: 'inner/deep/innermost' }],
    });
    expect(fs.readdirSync(path.join(root, 'private/.skills/outer')).sort()).toEqual(['SKILL.md', 'notes.md']);
    const hidden = await run(root, 'materialize', 'outer', '--to', 'private', '--allow', 'outer');
    expect(hidden.stdout).not.toContain('inner');
    const activated = await run(root, 'activate', 'outer', '--yes', '--to', 'other');
    expect(activated.json()).toMatchObject({
      activation: { folderStructure: 'outer/\n  SKILL.md\n  notes.md' },
    });
  });
});

describe('a skill inside a skill, over MCP', () => {
  it('asks the user about the inner skill, in the tool and in the resource', async () => {
    const { client, call } = await aServer(FILES, { capabilities: { elicitation: {} } });
    const questions: string[] = [];
    let isAgreed = true;
    client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
      questions.push(params.message);
      return { action: isAgreed ? 'accept' : 'decline', content: {} };
    });
    await call('skill_load', { name: 'outer' });
    isAgreed = false;
    const refused = await call('skill_resources', { name: 'outer', get: 'inner/SKILL.md', consent: true });
    expect(refused).toMatchObject({
      isError: true,
      structuredContent: {
        success: false,
        error: { code: 'refused', consentRequired: true, declined: true },
      },
    });
    const { resources } = await client.listResources();
    const { uri } = resources.find(({ name }) => name === 'outer')!;
    const inner = uri.replace('SKILL.md', 'inner/SKILL.md');
    await expect(client.readResource({ uri: inner })).rejects.toThrow('the user declined the skill: inner');
    isAgreed = true;
    expect(JSON.stringify(await client.readResource({ uri: inner }))).toContain(SECRET);
    expect(questions.map((question) => /"([^"]+)"/.exec(question)![1])).toEqual([
      'outer',
      'inner',
      'inner',
      'inner',
    ]);
  });

  it('gives out nothing of a denied or hidden inner skill', async () => {
    const { client, call } = await aServer(DENIED);
    const got = { name: 'outer', get: 'inner/SKILL.md', consent: true };
    await call('skill_load', { name: 'outer', consent: true });
    expect(await call('skill_resources', got)).toMatchObject({
      isError: true,
      structuredContent: { error: { code: 'refused', message: 'the policy denies the skill: inner' } },
    });
    const { skills } = await client.request({ method: 'skills/list' }, ListedSkills);
    const outer = skills.find(({ frontmatter }) => frontmatter['name'] === 'outer');
    expect(outer!.resources.map(({ uri }) => uri.replace(/^.*\/outer\//, ''))).toEqual([
      'SKILL.md',
      'notes.md',
    ]);
    const hidden = await aServer(FILES, { args: ['--allow', 'outer'] });
    await hidden.call('skill_load', { name: 'outer', consent: true });
    expect(await hidden.call('skill_resources', got)).toMatchObject({
      structuredContent: { error: { code: 'not_found' } },
    });
  });
});
