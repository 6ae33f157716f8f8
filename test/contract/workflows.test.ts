import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-folder.js';
import { lintAction, lintWorkflow } from '../support/lint-workflow.js';

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Record<string, unknown>;
}

interface Job {
  readonly permissions?: Record<string, string>;
  readonly 'timeout-minutes'?: number;
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly on: object;
  readonly permissions?: Record<string, string>;
  readonly jobs: Record<string, Job>;
}

const OWN = 'skill-registrar/skill-registrar@v2';
const FILES = ['.github/workflows', 'examples/workflows'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yml'))
    .map((name) => join(folder, name)),
);

const read = (file: string) => readFileSync(file, 'utf8');
const parse = (file: string) => load(read(file)) as Workflow;
const stepsOf = (file: string) => Object.values(parse(file).jobs).flatMap(({ steps }) => steps ?? []);

/** The complete workflows in the code blocks of documents. */
function workflowsIn(files: readonly string[]) {
  return files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...read(file).matchAll(/^```yaml\n(name: (.+)\n[\s\S]*?^jobs:[\s\S]*?)^```$/gm)].map(
        ([, text = '', name = '']) => ({ file, name, text }),
      ),
    );
}

describe('action.yml and the workflows', () => {
  it('action.yml is an action', () => {
    const source = read('action.yml');
    expect(lintAction(source)).toEqual([]);
    expect(lintAction(source.replace('using: node24', 'using: node25'))).not.toEqual([]);
    expect(lintAction(source.replace('using:', 'use:'))).not.toEqual([]);
  });

  it('actionlint and the parser of GitHub report a broken workflow', async () => {
    const broken = read(FILES[0]!)
      .replace('github.workflow', 'github.workflo')
      .replace('runs-on:', 'run-on:');
    expect(await lintWorkflow(broken, 'broken.yml')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          message: expect.stringContaining('property "workflo" is not defined'),
        }),
        expect.objectContaining({ rawMessage: expect.stringContaining('run-on') }),
      ]),
    );
  });

  it.each(workflowsIn(['README.md', ...readdirSync('docs').map((name) => join('docs', name))]))(
    'the workflow "$name" of $file passes both',
    async ({ file, text }) => {
      expect(await lintWorkflow(text, file)).toEqual([]);
    },
  );

  it('there is an example for each use', () => {
    expect(FILES.map((file) => file.split(/[\\/]/).at(-1))).toEqual(
      expect.arrayContaining([
        'pull-request-check.yml',
        'scheduled-sync.yml',
        'check-and-sync.yml',
        'organization-check.yml',
        'organization-sync.yml',
        'matrix-over-skills.yml',
        'pages.yml',
        'auto-merge.yml',
        'several-roots.yml',
        'pull-request-sync.yml',
        'fork-check.yml',
        'fork-comment.yml',
      ]),
    );
  });

  it('one invalid skill does not stop the jobs of the others', () => {
    const steps = stepsOf(join('examples/workflows', 'matrix-over-skills.yml'));
    expect(steps.find(({ uses }) => uses === OWN)?.with).toEqual({ 'fail-on': 'never' });
  });

  it('a ruleset can require the check of an organization, which can write nothing and takes no inputs then', () => {
    const file = join('examples/workflows', 'organization-check.yml');
    const { on, permissions, jobs } = parse(file);
    expect(Object.keys(on)).toEqual(['pull_request', 'merge_group', 'workflow_call']);
    expect([permissions, ...Object.values(jobs).map((job) => job.permissions ?? {})]).toEqual([
      { contents: 'read' },
      {},
    ]);
    // Outside of workflow_call, `inputs` is empty.
    const needed = read(file).match(/(?:runs-on|root): \$\{\{ inputs[^}]*\}\}/g);
    expect(needed).toEqual([
      expect.stringContaining("inputs.runner || 'ubuntu-latest'"),
      expect.stringContaining("inputs.root || '.'"),
    ]);
  });

  it('the site is published with its discovery index', () => {
    const steps = stepsOf(join('examples/workflows', 'pages.yml'));
    const upload = steps.find(({ uses }) => uses?.startsWith('actions/upload-pages-artifact@'));
    expect(upload?.with).toEqual({ 'include-hidden-files': true });
  });

  it('every action is used in one version', () => {
    const pins = new Set(FILES.flatMap((file) => read(file).match(/uses: \S+@[0-9a-f]{40} # \S+/g) ?? []));
    const actions = [...pins].map((pin) => pin.replace(/@.*/, ''));
    expect(actions.filter((action, at) => actions.indexOf(action) !== at)).toEqual([]);
  });
});

describe.each(FILES)('%s', (file) => {
  it('passes actionlint and the parser of GitHub', async () => {
    expect(await lintWorkflow(read(file), file)).toEqual([]);
  });

  it('pins third-party actions by commit, with the version in a comment', () => {
    const uses = read(file).match(/uses: .*/g) ?? [];
    const loose = uses.filter((line) => !/uses: \S+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line));
    const allowed = [
      `uses: ${OWN}`,
      'uses: ./',
      'uses: acme/workflows/.github/workflows/organization-check.yml@main',
      'uses: acme/workflows/.github/workflows/organization-sync.yml@main',
    ];
    expect(loose.filter((line) => !allowed.includes(line))).toEqual([]);
  });

  it('declares its permissions, and only those it needs', () => {
    const { permissions, jobs } = parse(file);
    expect(permissions).toBeTypeOf('object');
    const granted = [permissions, ...Object.values(jobs).map((job) => job.permissions)].flatMap((each) =>
      Object.entries(each ?? {}),
    );
    const isSync = /mode: sync|scripts\/clients\/propose\.mjs/.test(read(file));
    const writes = granted.filter(([, access]) => access === 'write').map(([scope]) => scope);
    const expected = isSync
      ? ['contents', 'pull-requests']
      : file.includes('release')
        ? ['contents', 'id-token', ...(read(file).includes('uses: actions/attest@') ? ['attestations'] : [])]
        : file.includes('codeql')
          ? ['security-events']
          : file.includes('fork-comment')
            ? ['pull-requests']
            : file.includes('pages')
              ? ['pages', 'id-token']
              : file.includes('rebuild-dist')
                ? ['contents', 'actions']
                : [];
    for (const scope of writes) expect(expected).toContain(scope);
  });

  it('limits every job to some minutes', () => {
    // Mutation tests take hours, and clients are asked hundreds of questions, once a week.
    const most = file.includes('mutation') ? 360 : file.includes('clients') ? 120 : 30;
    for (const job of Object.values(parse(file).jobs)) {
      expect(job['timeout-minutes']).toBeLessThanOrEqual(most);
    }
  });

  it('is not triggered by pull_request_target', () => {
    expect(Object.keys(parse(file).on)).not.toContain('pull_request_target');
  });

  it('leaves no token in the checkout', () => {
    for (const step of stepsOf(file).filter(({ uses }) => uses?.startsWith('actions/checkout@'))) {
      expect(step.with).toMatchObject({ 'persist-credentials': false });
    }
  });

  it('uses no untrusted input in a script', () => {
    for (const { run } of stepsOf(file)) expect(run ?? '').not.toContain('${{');
  });

  it('uses only inputs that this Action has', () => {
    const known = Object.keys((load(read('action.yml')) as { inputs: object }).inputs);
    for (const step of stepsOf(file).filter(({ uses }) => uses === OWN || uses === '.')) {
      for (const name of Object.keys(step.with ?? {})) expect(known).toContain(name);
    }
  });
});

describe('the rebuild of dist', () => {
  const { jobs } = parse('.github/workflows/rebuild-dist.yml');

  it('runs code of packages only in a job that cannot write', () => {
    const scripts = (job: string) => (jobs[job]!.steps ?? []).map(({ run = '' }) => run).join('\n');
    expect(scripts('build')).toMatch(/npm ci --ignore-scripts\n[\s\S]*npm run build/);
    expect(jobs['build']!.permissions).toBeUndefined();
    expect(scripts('push')).not.toMatch(/\bnp[mx]\b|\bnode\b/);
  });
});

describe('a release', () => {
  const steps = stepsOf('.github/workflows/release.yml');

  it('uses no npm cache', () => {
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/setup-node@'))) {
      expect(step.with).toMatchObject({ 'package-manager-cache': false });
      expect(step.with).not.toHaveProperty('cache');
    }
  });

  it.runIf(process.platform !== 'win32').each([
    ['v2.1.0', true, true],
    ['v1.10.1', false, true],
    ['v1.9.3', false, false],
  ])('of %s is the newest of all: %s, of its major version: %s', (tag, isNewest, isNewestOfMajor) => {
    const script = steps.find(({ id }) => id === 'newest')!.run!;
    const tags = ['v1.9.3', 'v1.10.1', 'v2.0.0', 'v2.1.0', 'v1', 'v2', 'v3.0.0-beta.1'];
    const folder = aFolder({
      gh: `#!/bin/sh\nfor tag in ${tags.join(' ')}; do case "tags/$tag" in "\${3##*matching-refs/}"*) echo "refs/tags/$tag" ;; esac; done\n`,
      output: '',
    });
    chmodSync(join(folder, 'gh'), 0o755);
    const output = join(folder, 'output');
    const env = { PATH: `${folder}:${process.env['PATH']}`, GITHUB_REF_NAME: tag, GITHUB_OUTPUT: output };
    execFileSync('bash', ['--norc', '-e', '-o', 'pipefail', '-c', script], {
      env: { ...env, GH_REPO: 'o/r' },
    });
    expect(readFileSync(output, 'utf8')).toBe(
      `is-newest=${isNewest}\nis-newest-of-major=${isNewestOfMajor}\n`,
    );
  });
});
