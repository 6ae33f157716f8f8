import fs from 'node:fs';
import path from 'node:path';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aFolder, type Files } from '../support/a-folder.js';
import { cli } from '../support/run-cli.js';
import { smallSkill } from '../support/skill-text.js';
import { type ConnectOptions, connectInProcess, connectOverStdio } from './a-client.js';

const BODY = 'Draft the notes.';
const FILES = {
  'skills/release-notes/SKILL.md': smallSkill('release-notes', BODY, { keywords: '[changelog]' }),
  'skills/release-notes/references/style.md': 'Be brief.',
  'skills/repo-review/SKILL.md': smallSkill('repo-review', 'Review it.', { keywords: '[review the]' }),
};

// biome-ignore lint/suspicious/noExplicitAny: the fields of every tool
type Fields = Record<string, any>;

async function aServer(files: Files = FILES, options: ConnectOptions = {}) {
  const root = aFolder(files);
  await cli(['register', '--root', root, '--quiet']);
  const { client, stderr } = await connectInProcess(root, options);
  onTestFinished(() => client.close());
  const call = async (name: string, args: Record<string, unknown> = {}) => {
    const result = await client.callTool({ name, arguments: args });
    const [first] = result.content as { text: string }[];
    return {
      isError: result.isError === true,
      text: first?.text ?? '',
      fields: result.structuredContent as Fields,
    };
  };
  const read = async (name: string) => {
    const { resources } = await client.listResources();
    const { uri } = resources.find((resource) => resource.name === name)!;
    const { contents } = await client.readResource({ uri });
    return (contents[0] as { text: string }).text;
  };
  return { root, client, call, read, stderr };
}

describe('consent', () => {
  it.each([
    ['with --consent', FILES, ['--consent']],
    ['under a profile that asks', FILES, ['--profile', 'pipeline']],
    ['if the config has permissions', { ...FILES, 'skill-registrar.json': '{"permissions":{}}' }, []],
  ])('returns no text before consent, %s', async (_how, files, args) => {
    const { call, read } = await aServer(files, { args });
    const refused = await call('skill_load', { name: 'release-notes' });
    expect(refused).toMatchObject({
      isError: true,
      fields: { error: { code: 'refused', consentRequired: true } },
    });
    expect(refused.text).toContain('with consent: true');
    await expect(read('release-notes')).rejects.toThrow('the user has to confirm the skill: release-notes');
    const file = { name: 'release-notes', get: 'references/style.md' };
    expect((await call('skill_resources', file)).isError).toBe(true);
    const shown = await call('skill_catalog', { query: 'use release-notes' });
    expect(shown.text).not.toContain(BODY);
    expect((await call('skill_load', { name: 'release-notes', consent: true })).text).toContain(BODY);
    expect(await read('release-notes')).toContain(BODY);
    expect((await call('skill_resources', file)).text).toBe('Be brief.');
    expect((await call('skill_load', { name: 'repo-review' })).isError).toBe(true);
  });

  it('needs no consent by default, until an activation was denied', async () => {
    const { call, read } = await aServer();
    expect((await call('skill_load', { name: 'repo-review' })).isError).toBe(false);
    await call('skill_activate', { name: 'release-notes' });
    expect((await call('skill_load', { name: 'release-notes' })).isError).toBe(true);
    await expect(read('release-notes')).rejects.toThrow('the user has to confirm');
    await call('skill_activate', { name: 'release-notes', consent: true });
    expect((await call('skill_load', { name: 'release-notes' })).text).toContain(BODY);
  });

  it('asks the user if the client supports it, and reports that they declined', async () => {
    const { client, call } = await aServer(FILES, {
      args: ['--consent'],
      capabilities: { elicitation: {} },
    });
    let action: 'accept' | 'decline' = 'decline';
    client.setRequestHandler(ElicitRequestSchema, () => ({ action, content: {} }));
    const declined = await call('skill_activate', { name: 'release-notes', consent: true });
    expect(declined).toMatchObject({
      isError: true,
      text: expect.stringMatching(/^The user declined\./),
      fields: { success: false, error: { code: 'refused', consentRequired: true, declined: true } },
    });
    expect((await call('skill_load', { name: 'release-notes', consent: true })).text).toBe(
      'the user declined the skill: release-notes',
    );
    action = 'accept';
    expect((await call('skill_load', { name: 'release-notes' })).text).toContain(BODY);
  });
});

describe('refusals', () => {
  it('every tool that gives out a skill refuses in one shape', async () => {
    const { call } = await aServer(
      {
        ...FILES,
        '.agent/skills/need/SKILL.md': smallSkill('need', 'x', { metadata: '{ requires: no-such-command }' }),
        'skill-registrar.json': JSON.stringify({
          requires: 'on',
          skills: { disabled: ['repo-review'] },
          permissions: { deny: [{ tool: 'skill_load', skill_name: 'release-notes' }] },
        }),
      },
      {},
    );
    for (const name of ['release-notes', 'repo-review', 'nobody'])
      for (const [tool, args] of [
        ['skill_load', { name }],
        ['skill_activate', { name, consent: true }],
        ['skill_resources', { name, get: 'SKILL.md' }],
      ] as const) {
        const { isError, fields } = await call(tool, args);
        expect([isError, fields['success']], `${tool} ${name}`).toEqual([true, false]);
        expect(Object.keys(fields), tool).toEqual(['success', 'error']);
        expect(fields['error'], tool).toMatchObject({
          code: expect.any(String),
          message: expect.any(String),
        });
      }
  });

  it('skill_load says why a skill is disabled or unavailable', async () => {
    const { client } = await connectInProcess(
      aFolder({
        '.agent/skills/need/SKILL.md': smallSkill('need', 'x', { metadata: '{ requires: no-such-command }' }),
        '.agent/skills/off/SKILL.md': smallSkill('off'),
        'skill-registrar.json': '{"profile":"harness","skills":{"disabled":["off"]}}',
      }),
      { commands: { isInstalled: () => false } },
    );
    onTestFinished(() => client.close());
    const load = async (name: string) =>
      (await client.callTool({ name: 'skill_load', arguments: { name } })).structuredContent as Fields;
    expect((await load('need'))['error']).toEqual({
      code: 'unavailable',
      message: 'the skill is unavailable: need (missing commands: no-such-command)',
    });
    expect((await load('off'))['error']).toMatchObject({ message: 'the skill is disabled: off' });
  });

  it('a client that fails to ask has no consent', async () => {
    const { client, call } = await aServer(FILES, {
      args: ['--consent'],
      capabilities: { elicitation: {} },
    });
    client.setRequestHandler(ElicitRequestSchema, () => {
      throw new Error('no window');
    });
    expect(await call('skill_load', { name: 'release-notes', consent: true })).toMatchObject({
      isError: true,
      fields: { error: { code: 'refused', declined: true } },
    });
  });

  it('skill_list refuses a working directory that does not exist', async () => {
    const { root, call } = await aServer();
    for (const cwd of ['none', `${root}/none`, '/'])
      expect(await call('skill_list', { cwd })).toMatchObject({
        isError: true,
        fields: { error: { code: 'invalid_arguments' } },
      });
  });

  it('skill_load gives the text again with force, and skill_inspect may leave the catalog out', async () => {
    const { call } = await aServer();
    const load = async (more = {}) =>
      (await call('skill_load', { name: 'release-notes', ...more })).fields['already_loaded'];
    expect([await load(), await load(), await load({ force: true })]).toEqual([false, true, false]);
    expect((await call('skill_inspect', { include_skills: false })).fields).not.toHaveProperty('catalog');
    expect((await call('skill_inspect', { include_skills: true })).fields).toHaveProperty('catalog');
  });
});

describe('permissions of the config', () => {
  const config = {
    permissions: {
      allow: [{ tool: 'skill_load', skill_name: 'release-notes' }],
      deny: [{ tool: 'skill_load', skill_name: 'repo-review' }],
    },
  };
  const files = { ...FILES, 'skill-registrar.json': JSON.stringify(config) };

  it('skill_load and resources apply permissions: deny before allow, and ask without a rule', async () => {
    const { call, read } = await aServer({ ...files, 'skills/third/SKILL.md': smallSkill('third') });
    expect((await call('skill_load', { name: 'release-notes' })).text).toContain(BODY);
    const denied = await call('skill_load', { name: 'repo-review', consent: true });
    expect(denied).toMatchObject({ isError: true, text: 'the policy denies the skill: repo-review' });
    expect(denied.fields['error']).not.toHaveProperty('consentRequired');
    await expect(read('repo-review')).rejects.toThrow('the policy denies the skill: repo-review');
    expect((await call('skill_load', { name: 'third' })).fields).toMatchObject({
      error: { consentRequired: true },
    });
  });

  it('load on the command line applies permissions, and counts as confirmation', async () => {
    const root = aFolder({ ...files, 'skills/third/SKILL.md': smallSkill('third') });
    const load = (name: string) => cli(['load', name, '--root', root, '--json']);
    expect((await load('release-notes')).exitCode).toBe(0);
    expect((await load('third')).exitCode).toBe(0);
    const denied = await load('repo-review');
    expect(denied.exitCode).toBe(1);
    expect(denied.json().error.message).toBe('the policy denies the skill: repo-review');
  });

  it.each([
    ['resources', 'repo-review', '--get', 'SKILL.md'],
    ['materialize', 'repo-review', '--to', 'private'],
    ['activate', 'repo-review', '--yes'],
  ])('every other command that prints a skill applies permissions: %s', async (...args) => {
    const root = aFolder(files);
    const run = await cli([...args, '--root', root, '--json'], { cwd: root });
    expect(run.exitCode).toBe(1);
    expect(run.json().error.message).toMatch(/^the policy denies the skill: repo-review$/i);
    expect(run.stdout).not.toContain(BODY);
    expect(fs.existsSync(path.join(root, 'private'))).toBe(false);
  });

  it('reads permissions from .codelia/config.json as well: a repository denies, but does not grant', async () => {
    const { call } = await aServer({
      ...FILES,
      '.codelia/config.json': JSON.stringify({
        version: 1,
        permissions: {
          allow: [{ tool: 'bash', command: 'git status' }, { tool: 'skill_load' }],
          deny: [{ tool: 'skill_load', skill_name: 'repo-review' }],
        },
      }),
      '.agents/skills/repo-review/SKILL.md': smallSkill('repo-review'),
      '.agents/skills/third/SKILL.md': smallSkill('third'),
    });
    expect((await call('skill_load', { name: 'third' })).text).toContain('confirm');
    expect((await call('skill_load', { name: 'repo-review' })).text).toContain('denies');
  });
});

describe('text content of an activation', () => {
  it('skill_activate returns instructions, directory and mount path', async () => {
    const to = aFolder();
    const { client, call } = await aServer(FILES, { args: ['--private', to] });
    const { text } = await call('skill_activate', { name: 'Release Notes', consent: true });
    expect(text).toBe(
      [
        BODY,
        '',
        'Folder of the skill release-notes, copied to private:/.skills/release-notes:',
        'release-notes/',
        '  SKILL.md',
        '  references/',
        '    style.md',
      ].join('\n'),
    );
    expect((await call('skill_activate', { name: 'release-notes' })).text).toContain(
      'was activated before in this session.',
    );
    expect(fs.readdirSync(path.join(to, '.skills'))).toEqual(['release-notes']);
    await client.close();
    await expect.poll(() => fs.existsSync(path.join(to, '.skills'))).toBe(false);
  });

  it('skill_activate lists the available skills, and the candidates of an ambiguous name', async () => {
    const { root, call } = await aServer(
      {
        '.agents/skills/dup/SKILL.md': smallSkill('dup'),
        '.agents/skills/deep/dup/SKILL.md': smallSkill('dup'),
      },
      { args: ['--profile', 'codelia'] },
    );
    expect((await call('skill_activate', { name: 'nobody' })).text).toBe(
      'Unknown or unavailable skill: nobody\nAvailable skills: dup',
    );
    const { text } = await call('skill_activate', { name: 'dup', consent: true });
    expect(text.split('\n')).toEqual([
      'ambiguous skill name: dup',
      `- ${root}/.agents/skills/deep/dup/SKILL.md`,
      `- ${root}/.agents/skills/dup/SKILL.md`,
    ]);
  });
});

describe('allowlist', () => {
  const args = ['--allow', 'repo-review'];

  it('the allowlist hides skills from every tool, including dispatch and catalog', async () => {
    const { client, call } = await aServer(FILES, { args });
    const dispatched = await call('skill_dispatch', { text: 'review the changelog' });
    expect(dispatched.fields).toMatchObject({ skill: 'repo-review', candidates: [] });
    expect((await call('skill_dispatch', { text: 'update the changelog' })).fields['skill']).toBe(null);
    for (const [tool, given] of [
      ['skill_catalog', {}],
      ['skill_catalog', { query: 'release-notes changelog' }],
      ['skill_match', { query: 'release-notes changelog' }],
      ['skill_status', {}],
      ['skill_list', { cwd: '.' }],
      ['skill_mentions', { text: '$release-notes' }],
      ['skill_toolsets', {}],
    ] as const)
      expect(JSON.stringify(await call(tool, given)), tool).not.toContain('skills/release-notes');
    const { messages } = await client.getPrompt({ name: 'skills' });
    expect(JSON.stringify(messages)).not.toContain('release-notes');
  });

  it('the allowlist hides why other skills are left out', async () => {
    const files = { ...FILES, 'skills/broken/SKILL.md': 'no frontmatter', 'skills/other/SKILL.md': '' };
    const { call } = await aServer(files, { args: ['--allow', 'broken'] });
    for (const [tool, given] of [
      ['skill_list', {}],
      ['skill_list', { cwd: '.' }],
      ['skill_inspect', {}],
    ] as const) {
      const said = JSON.stringify((await call(tool, given)).fields);
      expect(said, tool).toContain('skills/broken/SKILL.md');
      expect(said, tool).not.toContain('skills/other');
    }
  });

  it('the allowlist hides skills from catalog and dispatch on the command line', async () => {
    const root = aFolder(FILES);
    await cli(['register', '--root', root, '--quiet']);
    const run = (...line: string[]) => cli([...line, '--root', root, '--json', ...args]);
    expect((await run('catalog')).json().text).not.toContain('release-notes');
    const asked = (await run('catalog', '--as', 'level', '--query', 'use release-notes')).json();
    expect(asked.text).not.toContain(BODY);
    expect((await run('dispatch', 'update the changelog')).exitCode).toBe(1);
    fs.writeFileSync(path.join(root, 'skill-registrar.json'), '{"skills":{"allow":["repo-review"]}}');
    const limited = await cli(['catalog', '--root', root, '--json']);
    expect(limited.json().text).not.toContain('release-notes');
  });
});

describe('tools of other systems', () => {
  const triggered = {
    '.agent/skills/hello/SKILL.md':
      '---\nname: hello\ndescription: Greets people. Warmly.\ntoolsets: ["toolsets/index:Hello"]\ntriggers: { keywords: [greet] }\n---\nSay hello.\n',
    '.agent/skills/hello/toolsets/index.ts': 'export class Hello {}',
    '.agent/skills/wave/SKILL.md':
      '---\nname: wave\ndescription: Waves.\ntriggers: { verbs: [wave, greet] }\n---\nWave a hand.\n',
  };
  const toolset = { args: ['--profile', 'toolset'] };

  it('tools match triggers and rank by recent use', async () => {
    const { call } = await aServer(triggered, toolset);
    const { fields } = await call('skill_match', { query: 'greet Bob', recent: ['wave'], max: 1 });
    expect(fields).toMatchObject({
      matches: [{ name: 'wave', reasons: [{ kind: 'verb', matched: 'greet' }] }],
      count: 1,
      truncated: true,
    });
  });

  it('tools disclose as much as a query needs', async () => {
    const { call } = await aServer(triggered, toolset);
    const level = async (query: string, more = {}) => {
      const { fields, text } = await call('skill_catalog', { query, ...more });
      return [fields['level'], text];
    };
    const hint = '\n\nLoad a skill with the tool skill_load or skill_activate.';
    expect(await level('fix the build')).toEqual([1, '[2 skills available]']);
    expect(await level('list skills')).toEqual([2, '- hello: Greets people.\n- wave: Waves.']);
    expect(await level('fix the build', { hint: true })).toEqual([1, `[2 skills available]${hint}`]);
    expect(await level('greet Bob', { max: 1 })).toEqual([3, '<skill name="hello">\nSay hello.\n</skill>']);
    const { fields } = await call('skill_catalog', { query: 'greet Bob', max: 1 });
    expect(fields).toMatchObject({ shown: 1, total: 2, truncated: true });
  });

  it('tools apply maxSkills of the config', async () => {
    const { call } = await aServer(
      { ...triggered, 'skill-registrar.json': '{"skills":{"maxSkills":1}}' },
      toolset,
    );
    expect((await call('skill_catalog', { query: 'greet Bob' })).text).toBe(
      '<skill name="hello">\nSay hello.\n</skill>',
    );
    expect((await call('skill_match', { query: 'greet Bob' })).fields['count']).toBe(1);
  });

  it('tools list toolsets with the module and the export for a loader', async () => {
    const { root, call } = await aServer(triggered, toolset);
    const expected = {
      toolsets: [
        {
          skill: 'hello',
          declared: 'toolsets/index:Hello',
          module: `${root}/.agent/skills/hello/toolsets/index.ts`,
          exportName: 'Hello',
        },
      ],
    };
    expect((await call('skill_toolsets')).fields).toEqual(expected);
    expect((await call('skill_toolsets', { name: 'hello' })).fields).toEqual(expected);
    expect((await call('skill_toolsets', { name: 'nobody' })).isError).toBe(true);
  });

  it('tools resolve mentions', async () => {
    const { root, call } = await aServer();
    const text = 'use $release-notes, $release-notes and $nope for $5';
    expect((await call('skill_mentions', { text })).fields).toMatchObject({
      mentions: [{ name: 'release-notes', path: `${root}/skills/release-notes/SKILL.md` }],
    });
  });

  it('tools show the status of all skills', async () => {
    const { call } = await aServer({
      ...FILES,
      'skill-registrar.json': '{"skills":{"disabled":["repo-review"]}}',
    });
    const { fields, text } = await call('skill_status');
    expect(fields['skills']).toMatchObject([
      { name: 'release-notes', enabled: true },
      { name: 'repo-review', enabled: false },
    ]);
    expect(text).toContain('○ repo-review');
    expect((await call('skill_list')).fields['skills']).toMatchObject([{ name: 'release-notes' }]);
    expect((await call('skill_dispatch', { text: 'review it' })).fields['skill']).toBe(null);
  });

  it('tools list the skills of another working directory', async () => {
    const { call } = await aServer(
      {
        '.git/HEAD': 'x',
        '.agents/skills/top/SKILL.md': smallSkill('top'),
        'packages/a/.agents/skills/inner/SKILL.md': smallSkill('inner'),
      },
      { args: ['--profile', 'codelia'] },
    );
    const names = async (args = {}) =>
      (await call('skill_list', args)).fields['skills'].map(({ name }: Fields) => name);
    expect(await names()).toEqual(['top']);
    expect(await names({ cwd: 'packages/a' })).toEqual(['inner', 'top']);
    expect((await call('skill_list', { cwd: '/etc' })).fields).toMatchObject({
      error: { code: 'invalid_arguments', message: expect.stringContaining('outside the repository') },
    });
  });

  it('tools return the initial catalog as a prompt', async () => {
    const { root, client } = await aServer();
    expect((await client.listPrompts()).prompts).toMatchObject([{ name: 'skills' }]);
    const { messages } = await client.getPrompt({ name: 'skills' });
    expect(messages[0]!.content).toMatchObject({ text: expect.stringMatching(/^## Available Skills\n/) });
    expect(JSON.stringify(messages)).toContain('release-notes');
    expect(JSON.stringify(messages)).not.toContain(BODY);
    expect(root).not.toBe('');
    await expect(client.getPrompt({ name: 'other' })).rejects.toThrow('There is no prompt "other"');
  });

  it('tools look up sanitized names', async () => {
    const { call } = await aServer();
    for (const [tool, args] of [
      ['skill_load', {}],
      ['skill_resources', {}],
      ['skill_activate', { consent: true }],
      ['skill_toolsets', {}],
    ] as const)
      expect((await call(tool, { name: ' Release Notes ', ...args })).isError, tool).toBe(false);
  });
});

describe('skill_dispatch', () => {
  it.each(['review the changelog', 'cook dinner'])(
    'answers %j with the fields of dispatch --json',
    async (text) => {
      const { root, call } = await aServer(FILES);
      await cli(['register', '--root', root, '--quiet']);
      const { fields } = await call('skill_dispatch', { text });
      const printed = (await cli(['dispatch', text, '--root', root, '--json'])).json();
      expect(printed).toMatchObject(fields);
      expect(Object.keys(fields)).toEqual(
        expect.arrayContaining([
          'skill',
          'strategy',
          'matched',
          'place',
          'registered',
          'candidates',
          'undecided',
        ]),
      );
    },
  );
});

describe('a repository without a manifest', () => {
  it('dispatches by the manifest that register would write', async () => {
    const { root, call } = await aServer({ ...FILES, 'skill-registrar.json': '{"manifest":false}' });
    fs.rmSync(path.join(root, 'skills/manifest.json'), { force: true });
    const { fields } = await call('skill_dispatch', { text: 'review the changelog' });
    expect(fields['skill']).not.toBe(null);
    expect(fs.existsSync(path.join(root, 'skills/manifest.json'))).toBe(false);
  });
});

describe('hot reload', () => {
  it.each([
    ['the environment variable', {}, { CLEO_SKILL_HOT_RELOAD: '1' }],
    ['the config', { 'skill-registrar.json': '{"hotReload":true}' }, {}],
  ])('registers before each dispatch with %s', async (_how, config, env) => {
    const { root, call } = await aServer({ ...FILES, ...config }, { env });
    fs.mkdirSync(path.join(root, 'skills/cook'));
    fs.writeFileSync(
      path.join(root, 'skills/cook/SKILL.md'),
      smallSkill('cook', 'Cook.', { keywords: '[make dinner]' }),
    );
    expect((await call('skill_dispatch', { text: 'make dinner' })).fields['skill']).toBe('cook');
  });

  it('does not register before dispatch by default', async () => {
    const { root, call } = await aServer();
    fs.mkdirSync(path.join(root, 'skills/cook'));
    fs.writeFileSync(
      path.join(root, 'skills/cook/SKILL.md'),
      smallSkill('cook', 'Cook.', { keywords: '[make dinner]' }),
    );
    expect((await call('skill_dispatch', { text: 'make dinner' })).fields['skill']).toBe(null);
  });
});

describe('start-up errors', () => {
  it('prints start-up errors to stderr only, because stdout belongs to the protocol', async () => {
    for (const args of [['--root', '/nowhere/at/all'], ['--profile', 'nope'], ['--unknown']]) {
      const { stdout, stderr, exitCode } = await cli(['mcp', ...args], { cwd: aFolder(FILES) });
      expect(stdout, args.join(' ')).toBe('');
      expect(stderr).toMatch(/^error: /);
      expect(exitCode).toBeGreaterThan(1);
    }
  });

  it('closes the connection on a start-up error', async () => {
    await expect(connectOverStdio(aFolder({ 'skill-registrar.json': '{' }))).rejects.toThrow();
  });
});
