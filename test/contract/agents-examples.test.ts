import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-folder.js';
import { packedPackage, personalEnvironment } from '../support/packed-program.js';

const project = path.resolve(import.meta.dirname, '../..');
const agents = path.join(project, 'examples/agents');
const read = (file: string) => fs.readFileSync(path.join(project, file), 'utf8');

/** Runs an agent in a folder like a clone after `npm install skill-registrar`. */
function run(agent: string): readonly string[] {
  const folder = aFolder();
  fs.cpSync(agents, path.join(folder, 'examples/agents'), { recursive: true });
  fs.mkdirSync(path.join(folder, 'node_modules'));
  fs.symlinkSync(packedPackage(), path.join(folder, 'node_modules/skill-registrar'));
  const env = personalEnvironment(aFolder());
  const args = [`examples/agents/${agent}.mjs`];
  return execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env }).trimEnd().split('\n');
}

describe('examples/agents', () => {
  it.each(['pipeline', 'harness', 'toolset', 'codelia'])(
    'the agent %s is short and uses only documented names',
    (agent) => {
      const text = read(`examples/agents/${agent}.mjs`);
      const lines = text.trimEnd().split('\n').length;
      expect(lines).toBeGreaterThanOrEqual(15);
      expect(lines).toBeLessThanOrEqual(35);
      const docs = read('docs/agents.md') + read('docs/library.md');
      const [, names = ''] = /import \{ ([^}]+) \} from 'skill-registrar'/.exec(text)!;
      for (const name of names.split(', ')) expect(docs, name).toContain(`\`${name}\``);
      const used = [...text.matchAll(/\b(?:session|sessions|provider)\.(\w+)\(/g)].map((match) => match[1]!);
      expect(used.length).toBeGreaterThan(0);
      for (const name of used) expect(docs, name).toMatch(new RegExp(`\\b${name}\\b`));
    },
  );

  it('the agent of the pipeline activates with consent, and works on a copy', () => {
    expect(run('pipeline')).toEqual([
      '## Available Skills',
      expect.stringMatching(/^- repo-survey: .* \(location: skills\/repo-survey\)$/),
      'user: Use the skill Repo Survey? yes',
      'private:/.skills/repo-survey | # Survey',
      'again: true',
      'user: Use the skill safe-edit? yes',
      'Unknown or unavailable skill: safe-edit',
      'copies left: false',
    ]);
  });

  it('the agent of the harness has three tiers, bundled skills included', () => {
    const printed = run('harness');
    expect(printed).toEqual(
      expect.arrayContaining([
        '[Bundled Skills]',
        '<location>…/shipped/gh-issues/SKILL.md</location>',
        '<location>…/harness/.agent/skills/tidy/SKILL.md</location>',
      ]),
    );
    expect(printed.slice(-5)).toEqual([
      'bundled: gh-issues, 9 lines',
      '  references/labels.md: bug, question, idea',
      'project: tidy, 9 lines',
      '  references/rules.md: Keep what was changed this week.',
      'outside: null',
    ]);
  });

  it('the agent with toolsets discloses as much as a query needs, and gets the tools of a skill', () => {
    expect(run('toolset')).toEqual([
      '> fix the build',
      '[level 2] - tidy: Tidies up a folder.',
      '> what can you do?',
      '[level 2] - greet: Greets people by name.',
      '- tidy: Tidies up a folder.',
      '> please greet Ada',
      '[level 3] <skill name="greet">',
      '# Greet',
      '',
      'Use the tool `greet`, and say the name twice.',
      '</skill>',
      'Hello, Ada!',
    ]);
  });

  it('the agent of Codelia searches, loads with consent, and loads again after a compaction', () => {
    expect(run('codelia')).toEqual([
      '<skills_context> 3 of 3',
      "[ [ 'release-notes', 'prefix' ] ]",
      'user: may the agent load release-notes? yes, and remember it',
      '# Release notes',
      '<skill_context_reminder',
      '<skill_context',
      'refused: the policy denies the skill: repo-review',
      "1 [ { tool: 'skill_load', skill_name: 'release-notes' } ]",
    ]);
  });
});
