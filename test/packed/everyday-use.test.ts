import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aFolder, type Files } from '../support/a-folder.js';
import { packedProgram, personalEnvironment } from '../support/packed-program.js';
import { smallSkill } from '../support/skill-text.js';

/** A folder with a fresh home directory, and the installed program in it. */
function aPlace(files: Files = { 'skills/pdf/SKILL.md': smallSkill('pdf') }) {
  const root = aFolder(files);
  const env = personalEnvironment(aFolder());
  const run = (args: readonly string[], options: { cwd?: string; env?: Record<string, string> } = {}) => {
    const cwd = path.join(root, options.cwd ?? '.');
    const { status, stdout, stderr } = spawnSync(process.execPath, [packedProgram(), ...args], {
      cwd,
      env: { ...env, ...options.env },
      encoding: 'utf8',
      timeout: 30_000,
    });
    return { status, stdout, stderr };
  };
  const has = (file: string) => fs.existsSync(path.join(root, file));
  return { root, env, run, has };
}

describe('the installed program', () => {
  it('prints help without arguments, and the version with -v', () => {
    const { run } = aPlace();
    expect(run([])).toMatchObject({ status: 0, stderr: '', stdout: run(['--help']).stdout });
    expect(run(['-v'])).toMatchObject({ status: 0, stdout: run(['--version']).stdout });
  });

  it('works from a subfolder, with paths that open from there', () => {
    const { run, has } = aPlace({
      '.git/HEAD': '',
      'docs/a/x': '',
      'skills/x/SKILL.md': smallSkill('y'),
      'skills/z/SKILL.md': smallSkill('z'),
    });
    const { status, stdout } = run(['register', '--format', 'text'], { cwd: 'docs/a' });
    expect(status).toBe(1);
    expect(stdout).toContain('../../skills/x/SKILL.md:2:7 error name-matches-directory');
    expect(has('skills/manifest.json')).toBe(true);
  });

  it('prints annotations on GitHub Actions', () => {
    const { run } = aPlace({ 'skills/x/SKILL.md': smallSkill('y') });
    const env = { GITHUB_ACTIONS: 'true', CI: 'true' };
    expect(run(['validate'], { env }).stdout).toMatch(/^::error file=skills\/x\/SKILL\.md,line=2,/);
  });
});

describe('the MCP server', () => {
  const ListSkills = z.looseObject({ skills: z.array(z.looseObject({ uri: z.string() })) });

  it('offers tools, resources, a prompt and the skills extension to the SDK client, twice in a row', async () => {
    const { root, env } = aPlace();
    for (const _ of [1, 2]) {
      const client = new Client({ name: 'test', version: '1' });
      const args = [packedProgram(), 'mcp'];
      await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: root, env }));
      const { skills } = await client.request({ method: 'skills/list', params: {} }, ListSkills);
      expect(skills).toHaveLength(1);
      const [content] = (await client.readResource({ uri: skills[0]!.uri })).contents;
      expect(content).toMatchObject({ mimeType: 'text/markdown', text: smallSkill('pdf') });
      const prompt = await client.getPrompt({ name: 'skills' });
      expect(JSON.stringify(prompt.messages)).toContain('- pdf: ');
      await client.close();
    }
  });

  it('reports start-up errors on stderr only', () => {
    const { status, stdout, stderr } = aPlace({ 'skill-registrar.json': '{' }).run(['mcp']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('skill-registrar.json is not valid JSON');
  });
});
