import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { REPOSITORY_CONFIGS, USER_CONFIGS } from '../../src/config/config-files.js';
import { CODEOWNERS_PLACES } from '../../src/outputs/codeowners.js';
import { OUTPUT_KINDS } from '../../src/outputs/output.js';
import { COMPONENT_PLACES } from '../../src/plugins/component-files.js';
import { MANIFEST_FILES, MARKETPLACE_FILES } from '../../src/plugins/places.js';
import { MCP_FILES } from '../../src/rules/plugins/mcp.js';
import { USUAL_MANIFESTS } from '../../src/run/choose-manifest.js';
import { TOP_FILES } from '../../src/run/find-old-names.js';
import { USUAL_PLACES } from '../../src/run/version-from.js';
import { aGitRepository } from '../support/a-git-repository.js';

interface Hook {
  readonly id: string;
  readonly entry: string;
  readonly files: string;
  readonly language: string;
  readonly pass_filenames: boolean;
}

const file = new URL('../../.pre-commit-hooks.yaml', import.meta.url);
const hooks = load(fs.readFileSync(file, 'utf8')) as readonly Hook[];
const hookOf = (id: string) => hooks.find((hook) => hook.id === id)!;

const skill = (name: string) =>
  `---\nname: ${name}\ndescription: Prepares ${name} for print. Use when ${name} is asked for.\n---\n# ${name}\n`;

/** Runs a hook as pre-commit does: its entry and arguments, in the repository, without file names. */
function call(hook: Hook, run: (...args: string[]) => Promise<{ exitCode: number; stdout: string }>) {
  const [program, ...args] = hook.entry.split(' ');
  expect(program).toBe('skill-registrar');
  expect(hook).toMatchObject({ language: 'node', pass_filenames: false });
  return run(...args);
}

describe('pre-commit hooks', () => {
  it('the hook validate fails for a bad skill, with text output', async () => {
    const repository = aGitRepository({ 'skills/good/SKILL.md': skill('good') });
    const hook = hookOf('skill-registrar-validate');
    expect((await call(hook, repository.run)).exitCode).toBe(0);
    repository.write({ 'skills/bad/SKILL.md': skill('wrong') });
    const failed = await call(hook, repository.run);
    expect(failed).toMatchObject({ exitCode: 1, stdout: expect.stringContaining('skills/bad/SKILL.md:2:7') });
  });

  it('the hook register updates generated files, which fails the hook, and then changes nothing', async () => {
    const repository = aGitRepository({ 'skills/good/SKILL.md': skill('good') });
    const hook = hookOf('skill-registrar-register');
    expect((await call(hook, repository.run)).exitCode).toBe(0);
    expect(repository.git('status', '--short')).toContain('skills/manifest.json');
    repository.commit();
    expect((await call(hook, repository.run)).exitCode).toBe(0);
    expect(repository.git('status', '--short')).toBe('');
  });

  it.each(hooks.map((hook) => [hook.id, hook] as const))(
    'the hook %s runs when files of skills change',
    (_, hook) => {
      const pattern = new RegExp(hook.files.replace(/^\(\?i\)/, ''), 'i');
      for (const changed of [
        'skills/a/SKILL.md',
        'SKILL.md',
        'a/skill.md',
        'skills/a/scripts/x.py',
        'package.json',
        'skills/a/notes/more.txt',
        'skills/a/agents/openai.yaml',
        'plugins/a/LICENSE',
        'README.md',
        'llms.txt',
        'public/.well-known/agent-skills/index.json',
        'skills.sh.json',
        '.claude/commands/ship.md',
        '.github/prompts/plan.prompt.md',
        '.opencode/agent/critic.md',
        'agents/critic.agent.md',
        'plugins/a/hooks/hooks.json',
        'plugins/a/.mcp.json',
        'skills/a/evals/triggers.json',
        ...CODEOWNERS_PLACES,
        ...COMPONENT_PLACES.map(({ directory, suffix }) => `${directory}/critic${suffix}`),
        ...MCP_FILES.map((other) => other.file),
        ...USUAL_MANIFESTS,
        ...TOP_FILES,
        ...Object.keys(USUAL_PLACES),
        ...MANIFEST_FILES.map(({ place }) => `plugins/a/${place}`),
        ...Object.values(MARKETPLACE_FILES).flat(),
        ...[...USER_CONFIGS, ...REPOSITORY_CONFIGS]
          .map((config) => config.file)
          .filter((path) => !path.startsWith('~')),
      ])
        expect(changed).toMatch(pattern);
      for (const other of ['src/skill.md.ts', 'my-package.json', 'docs/guide.md', 'src/index.ts'])
        expect(other).not.toMatch(pattern);
    },
  );

  it('run when a generated file changes, whatever the output', async () => {
    const repository = aGitRepository({
      'skills/good/SKILL.md': skill('good'),
      'package.json': '{ "name": "tools", "version": "1.0.0" }\n',
      'skill-registrar.json': JSON.stringify({ outputs: USUAL_OUTPUTS }),
    });
    const { exitCode, stdout } = await repository.run('register');
    expect(exitCode, stdout).toBe(0);
    const written = repository
      .git('status', '--short', '-uall')
      .trim()
      .split('\n')
      .map((line) => line.trim().split(' ').at(-1)!);
    expect(written.length).toBeGreaterThanOrEqual(USUAL_OUTPUTS.length);
    for (const { files } of hooks) {
      const pattern = new RegExp(files.replace(/^\(\?i\)/, ''), 'i');
      for (const changed of written) expect(changed).toMatch(pattern);
    }
  });

  it.runIf(hasPreCommit())('pre-commit accepts the hooks', () => {
    execFileSync('pre-commit', ['validate-manifest', fileURLToPath(file)]);
  });
});

/** These have a file of the config's choice; marketplaces are in the list above. */
const WITHOUT_USUAL_FILE = ['json', 'copies', 'catalog'];
const USUAL_OUTPUTS = OUTPUT_KINDS.filter(
  (kind) => !WITHOUT_USUAL_FILE.includes(kind) && !kind.endsWith('-marketplace'),
).map((kind) => ({
  kind,
  ...(kind === 'ai-catalog' && { baseUrl: 'https://skills.example.com/' }),
}));

function hasPreCommit(): boolean {
  return spawnSync('pre-commit', ['--version']).status === 0;
}
