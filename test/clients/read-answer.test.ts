import { describe, expect, it } from 'vitest';
import { readCheck, readListing } from '../../src/clients/read-answer.js';

const said = (stdout: string, stderr = '') => ({ stdout, stderr });

describe('reading the list of skills that a client prints', () => {
  it('reads the second answer of Codex, with its errors and without its own skills', () => {
    const skills = [
      { name: 'one', description: 'Does it.', path: '/r/one/SKILL.md', scope: 'repo' },
      { name: 'own', description: 'Its own.', path: '/s/own/SKILL.md', scope: 'system' },
    ];
    const errors = [{ path: '/r/two/SKILL.md', message: 'missing field' }];
    const answer = JSON.stringify({ id: 2, result: { data: [{ cwd: '/r', skills, errors }] } });
    expect(readListing('codex', said(`{"id":1,"result":{}}\n${answer}\n`))).toEqual({
      skills: [{ name: 'one', description: 'Does it.', path: '/r/one/SKILL.md' }],
      complaints: [{ path: '/r/two/SKILL.md', message: 'missing field' }],
    });
  });

  it('reads the text of Gemini CLI, whose descriptions may have several lines', () => {
    const text =
      'Discovered Agent Skills:\n\none [Enabled]\n  Description: Does it.\nTwice.\n  Location:    /r/one/SKILL.md\n\n' +
      'own [Enabled] [Built-in]\n  Description: Its own.\n  Location:    /s/own/SKILL.md\n';
    expect(readListing('gemini-cli', said(text))).toEqual({
      skills: [{ name: 'one', description: 'Does it.\nTwice.', path: '/r/one/SKILL.md' }],
      complaints: [],
    });
  });

  it('reads the JSON of OpenCode and the warnings about skills', () => {
    const text = JSON.stringify([
      { name: 'one', location: '/r/one/SKILL.md' },
      { name: 'own', description: 'Its own.', location: '<built-in>' },
    ]);
    const log = 'level=WARN run=1 message="duplicate skill name" name=one duplicate=/r/two/SKILL.md\n';
    expect(readListing('opencode', said(text, log))).toEqual({
      skills: [{ name: 'one', description: '', path: '/r/one/SKILL.md' }],
      complaints: [{ message: 'duplicate skill name', path: '/r/two/SKILL.md' }],
    });
  });

  it('reads the commands of Claude Code without the source it appends', () => {
    const commands = [
      { name: 'one', description: 'Does it. (project)' },
      { name: 'kit:two', description: '(kit) Does two.' },
      { name: 'help', description: 'Its own.', builtin: true },
    ];
    const answer = JSON.stringify({ type: 'control_response', response: { response: { commands } } });
    expect(readListing('claude-code', said(`${answer}\n`))?.skills).toEqual([
      { name: 'one', description: 'Does it.' },
      { name: 'kit:two', description: 'Does two.' },
    ]);
  });

  it('reads the JSON of Copilot and what it complains about', () => {
    const text = JSON.stringify([
      { name: 'one', description: 'Does it.', path: '/r/one', source: 'project' },
    ]);
    expect(readListing('copilot', said(text, 'Skipped:\n  • a/SKILL.md: too long\n'))).toEqual({
      skills: [{ name: 'one', description: 'Does it.', path: '/r/one' }],
      complaints: [{ path: 'a/SKILL.md', message: 'too long' }],
    });
  });

  it.each(['claude-code', 'codex', 'copilot', 'gemini-cli', 'opencode', 'other'])(
    'knows that %s printed no list',
    (client) => {
      expect(readListing(client, said('Please log in.\n'))).toBeNull();
    },
  );
});

describe('reading the report of a check', () => {
  it('collects errors and warnings with their file', () => {
    const report = {
      manifest: { file: 'plugin.json', errors: [{ path: 'name', message: 'Required' }], warnings: [] },
      contents: [{ file: 'SKILL.md', errors: [], warnings: [{ path: '', message: 'No description' }] }],
    };
    expect(readCheck(said(JSON.stringify(report)))).toEqual([
      { path: 'plugin.json', message: 'name: Required' },
      { path: 'SKILL.md', message: 'No description' },
    ]);
  });
});
