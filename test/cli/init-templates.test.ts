import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { checkWorkflow, configText, syncWorkflow } from '../../src/cli/init/templates.js';
import { lintWorkflow } from '../support/lint-workflow.js';

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, { steps: { uses: string; with: Record<string, unknown> }[] }>;
}

const example = readFileSync(
  new URL('../../examples/workflows/pull-request-check.yml', import.meta.url),
  'utf8',
);
const [checkout, checkoutCommit] = /actions\/checkout@([0-9a-f]{40}) # v[\d.]+/.exec(example)!;

const choices = { profile: 'cleo', roots: [], manifest: undefined, outputs: [], root: '.' };

describe('workflow templates', () => {
  it.each([
    ['check', checkWorkflow, { contents: 'read' }, { 'fetch-depth': 2 }],
    ['sync', syncWorkflow, { contents: 'write', 'pull-requests': 'write' }, {}],
  ])(
    'init writes a valid workflow %s with minimal permissions and the actions of the examples',
    async (mode, render, permissions, depth) => {
      const text = render(choices);
      expect(await lintWorkflow(text, `${mode}.yml`)).toEqual([]);
      const workflow = load(text) as Workflow;
      expect(workflow.permissions).toEqual(permissions);
      const steps = workflow.jobs[mode]?.steps ?? [];
      expect(steps.map(({ uses }) => uses)).toEqual([
        `actions/checkout@${checkoutCommit}`,
        'skill-registrar/skill-registrar@v2',
      ]);
      expect(steps[0]?.with).toEqual({ ...depth, 'persist-credentials': false });
      expect(text).toContain(checkout);
      expect(steps[1]?.with).toEqual(mode === 'check' ? { mode, 'only-new': true } : { mode });
      expect(text).not.toContain('pull_request_target');
    },
  );

  it('init names the root in the workflows if it is not the top of the checkout', () => {
    const root = 'packages/a "b": #c';
    for (const render of [checkWorkflow, syncWorkflow]) {
      const workflow = load(render({ ...choices, root })) as Workflow;
      expect(Object.values(workflow.jobs)[0]?.steps[1]?.with['root']).toBe(root);
    }
  });

  it('init explains in the workflow what required checks need', () => {
    expect(syncWorkflow(choices)).toContain('actions/create-github-app-token');
  });
});

describe('config template', () => {
  it.each([
    [choices, { profile: 'cleo' }],
    [
      { ...choices, manifest: 'build/manifest.json' },
      { profile: 'cleo', manifest: 'build/manifest.json' },
    ],
  ])('init writes a config file that is valid against the schema it names', (given, expected) => {
    const config = JSON.parse(configText(given));
    const schema = JSON.parse(
      readFileSync(new URL('../../schema/config.schema.json', import.meta.url), 'utf8'),
    );
    expect(config).toEqual({ $schema: schema.$id, ...expected });
    const validate = new Ajv({ strict: false }).compile(schema);
    validate(config);
    expect(validate.errors ?? []).toEqual([]);
  });
});
