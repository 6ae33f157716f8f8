import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder, type Files, writeFiles } from '../support/a-folder.js';
import { cli } from '../support/run-cli.js';
import { skillText } from '../support/skill-text.js';

const skill = (name: string, description: string) => skillText({ name, description, version: '1.0.0' });

function aCleoRepository(files: Files) {
  const root = aFolder({ '.cleo/canon.yml': '', ...files });
  const json = async (...args: string[]) => (await cli([...args, '--json'], { cwd: root })).json();
  // biome-ignore lint/suspicious/noExplicitAny: the manifest has fields of many shapes
  const manifest = (): any => JSON.parse(fs.readFileSync(path.join(root, 'skills/manifest.json'), 'utf8'));
  const keywords = () =>
    manifest().skills.map(
      // biome-ignore lint/suspicious/noExplicitAny: as above
      ({ name, dispatch_triggers }: any) => [name, dispatch_triggers.keywords],
    );
  return { root, json, manifest, keywords };
}

describe('a keyword that too many skills want', () => {
  const files = {
    'skills/latex-posters/SKILL.md': skill('latex-posters', 'Research posters and design in LaTeX.'),
    'skills/lit-review/SKILL.md': skill('lit-review', 'Research of the literature.'),
    'skills/market-data/SKILL.md': skill('market-data', 'Research of markets and prices.'),
  };

  it('a contested keyword is in no entry, so that no consumer takes the first skill in the file', async () => {
    const { json, keywords, manifest } = aCleoRepository(files);
    const report = await json('register');
    expect(report.diagnostics.map(({ message }) => message)).toContain(
      '1 phrase of descriptions is claimed by more than one skill: research (unmapped).',
    );
    expect(manifest().dispatch_matrix.by_keyword).toEqual({ design: 'latex-posters' });
    expect(keywords()).toEqual([
      ['latex-posters', ['design']],
      ['lit-review', []],
      ['market-data', []],
    ]);
    expect(await json('dispatch', 'research the history of Rome')).toMatchObject({ skill: null });
  });

  it('a second run reports the same conflict and changes nothing', async () => {
    const { json } = aCleoRepository(files);
    const first = await json('register');
    const second = await json('register');
    expect(second.changed).toBe(false);
    const contested = ({ rule }: { rule: string }) => rule === 'keyword-contested';
    expect(second.diagnostics.filter(contested)).toEqual(first.diagnostics.filter(contested));
  });

  it('the keyword comes back once few enough skills want it', async () => {
    const { root, json, keywords, manifest } = aCleoRepository(files);
    await json('register');
    fs.rmSync(path.join(root, 'skills/market-data'), { recursive: true });
    await json('register');
    expect(manifest().dispatch_matrix.by_keyword).toEqual({ 'research|design': 'latex-posters' });
    expect(keywords()).toEqual([
      ['latex-posters', ['research', 'design']],
      ['lit-review', []],
    ]);
    expect((await json('register')).changed).toBe(false);
  });

  it('keywords that a person changed in the manifest stay', async () => {
    const { root, json, keywords, manifest } = aCleoRepository(files);
    await json('register');
    const edited = manifest();
    edited.skills[0].dispatch_triggers.keywords = ['posters'];
    writeFiles(root, { 'skills/manifest.json': `${JSON.stringify(edited, null, 2)}\n` });
    await json('register');
    expect(keywords()[0]).toEqual(['latex-posters', ['posters']]);
  });
});

describe('ties', () => {
  const files = {
    'skills/ct-skill-validator/SKILL.md': skill('ct-skill-validator', 'Checks a skill folder by the rules.'),
    'skills/ct-validator/SKILL.md': skill('ct-validator', 'Validate outputs for compliance.'),
  };

  it('a task type and its keyword go to the same skill where the names do not decide', async () => {
    const { json, manifest } = aCleoRepository(files);
    await json('register');
    expect(manifest().dispatch_matrix).toMatchObject({
      by_task_type: { validation: 'ct-validator' },
      by_keyword: { validate: 'ct-validator' },
    });
    expect((await json('register')).changed).toBe(false);
  });

  it('a task type that a skill has already stays with it', async () => {
    const { root, json, manifest } = aCleoRepository({
      'skills/ct-skill-validator/SKILL.md': files['skills/ct-skill-validator/SKILL.md'],
    });
    await json('register');
    writeFiles(root, files);
    await json('register');
    expect(manifest().dispatch_matrix.by_task_type).toEqual({ validation: 'ct-skill-validator' });
  });
});

describe('a reserved prefix', () => {
  it('gives its tag, keyword and task type where the rest of the name says nothing', async () => {
    const { json, manifest } = aCleoRepository({
      'skills/contribution-protocol/SKILL.md': skill(
        'contribution-protocol',
        'How the team shares its work.',
      ),
      'skills/ct-lead/SKILL.md': skill('ct-lead', 'How the team is led well.'),
    });
    await json('register');
    const [protocol, lead] = manifest().skills;
    expect(protocol).toMatchObject({
      tags: ['contribution'],
      capabilities: { dispatch_triggers: ['contribution'] },
    });
    expect(lead).toMatchObject({ tags: [], capabilities: { dispatch_triggers: [] } });
    expect(manifest().dispatch_matrix).toMatchObject({
      by_task_type: { contribution: 'contribution-protocol' },
      by_keyword: { contribution: 'contribution-protocol' },
    });
  });
});

describe('the shape of triggers', () => {
  const one = { 'skills/ct-one/SKILL.md': skill('ct-one', 'Implement the first thing.') };
  const listed = {
    skills: [{ name: 'ct-old', path: 'skills/ct-old', capabilities: { dispatch_triggers: ['old phrase'] } }],
  };
  const old = { 'skills/ct-old/SKILL.md': skill('ct-old', 'Keeps what is old.') };

  it('a fresh manifest has what every consumer reads: an object at the top, a list below, by_protocol', async () => {
    const { json, manifest } = aCleoRepository(one);
    await json('register');
    expect(manifest().dispatch_matrix.by_protocol).toEqual({});
    expect(manifest().skills[0]).toMatchObject({
      dispatch_triggers: { labels: ['implementation'], keywords: ['implement'], types: [] },
      capabilities: { dispatch_triggers: ['implement'] },
    });
  });

  it('the queries of the consumer in bash work on a fresh manifest', async () => {
    const { root, json } = aCleoRepository({
      ...one,
      'skills/ct-two/SKILL.md': skill('ct-two', 'Research and investigation of things.'),
    });
    await json('register');
    const jq = (query: string, filter: string) =>
      spawnSync('jq', ['-r', '--arg', 'query', query, filter, 'skills/manifest.json'], {
        cwd: root,
        encoding: 'utf8',
      });
    const matrix = `.dispatch_matrix.by_keyword // {} | to_entries[] |
      select(.key | split("|") | any(. as $p | $query | test($p; "i"))) | .value`;
    expect(jq('investigate the outage', matrix).stdout).toBe('ct-two\n');
    const entries = `.skills[] | select(((.dispatch_triggers.keywords // []) + (.capabilities.dispatch_triggers // []))
      | any(. as $p | $query | test($p; "i"))) | .name`;
    expect(jq('[urgent] implement it', entries)).toMatchObject({ status: 0, stdout: 'ct-one\n' });
  });

  it('a skill that a manual key names gets a key only for phrases that it declares', async () => {
    const declaring = skillText({
      name: 'ct-three',
      description: 'Deploy and release the thing.',
      version: '1.0.0',
      keywords: '[ship it, hand over]',
    });
    const by_keyword = { 'build|make': 'ct-one', 'hand over': 'ct-three' };
    const { json, manifest } = aCleoRepository({
      ...one,
      'skills/ct-three/SKILL.md': declaring,
      'skills/manifest.json': JSON.stringify({ dispatch_matrix: { by_keyword }, skills: [] }),
    });
    await json('register');
    expect(manifest().dispatch_matrix.by_keyword).toEqual({ ...by_keyword, 'ship it': 'ct-three' });
    expect((await json('register')).changed).toBe(false);
  });

  it('new entries follow a manifest whose entries all have a list', async () => {
    const { json, manifest } = aCleoRepository({
      ...one,
      ...old,
      'skills/manifest.json': JSON.stringify(listed),
    });
    await json('register');
    expect(manifest().skills[1]).toMatchObject({
      name: 'ct-one',
      dispatch_triggers: { keywords: ['implement'] },
      capabilities: { dispatch_triggers: ['implement'] },
    });
    expect(manifest().skills[0].capabilities).toEqual({ dispatch_triggers: ['old phrase'] });
  });

  it.each<[string, Files, string | undefined]>([
    ['compat for the dispatcher in bash', { 'lib/skill-dispatch.sh': '' }, 'compat'],
    [
      'compat for a manifest with lists',
      { ...old, 'skills/manifest.json': JSON.stringify(listed) },
      'compat',
    ],
    ['compat for an empty manifest', { 'skills/manifest.json': '{ "skills": [] }' }, 'compat'],
    ['nothing where nothing tells', {}, undefined],
  ])('init writes %s', async (_title, files, shape) => {
    const { root, json } = aCleoRepository({ ...one, ...files });
    await json('init');
    const config = JSON.parse(fs.readFileSync(path.join(root, 'skill-registrar.json'), 'utf8'));
    expect(config.triggersShape).toBe(shape);
  });
});

describe('a monorepo of CLEO', () => {
  const names = ['ct-orchestrator', 'ct-validator', 'signaldock-connect'];
  const files = Object.fromEntries([
    ['.cleo/skills/cleo-validator/SKILL.md', skill('cleo-validator', 'Checks the state of the tasks.')],
    ['docs/generated/SKILL-monorepo/SKILL.md', skill('SKILL-monorepo', 'Generated documentation.')],
    ...names.map((name) => [
      `packages/skills/skills/${name}/SKILL.md`,
      skill(name, `Does what ${name} does.`),
    ]),
    [
      'packages/skills/skills/manifest.json',
      JSON.stringify({
        $schema: 'https://cleo-dev.com/schemas/v1/skills-manifest.schema.json',
        dispatch_matrix: { by_task_type: {}, by_keyword: {}, by_protocol: { consensus: 'ct-validator' } },
        skills: [
          {
            name: 'ct-validator',
            path: 'packages/skills/skills/ct-validator',
            protocol: null,
            category: 'core',
          },
        ],
      }),
    ],
  ]) as Files;

  it('its skills are registered in the manifest that is there, where the config names their folder', async () => {
    const config = { roots: ['.cleo/skills', 'packages/skills/skills'] };
    const { root, json } = aCleoRepository({ ...files, 'skill-registrar.json': JSON.stringify(config) });
    const report = await json('register');
    expect(report).toMatchObject({ success: true, manifest: 'packages/skills/skills/manifest.json' });
    expect(report.skills.map(({ name }) => name).sort()).toEqual(['cleo-validator', ...names].sort());
    expect(fs.existsSync(path.join(root, 'skills'))).toBe(false);
    const manifest = JSON.parse(fs.readFileSync(path.join(root, report.manifest!), 'utf8'));
    expect(manifest.dispatch_matrix.by_protocol).toEqual({ consensus: 'ct-validator' });
    expect(manifest.skills[0]).toMatchObject({ name: 'ct-validator', protocol: null, category: 'core' });
    expect((await json('register')).changed).toBe(false);
  });

  it('scans only skills and .cleo/skills, writes skills/manifest.json, and names the manifest that is there', async () => {
    const { json, manifest } = aCleoRepository(files);
    const report = await json('register');
    expect(report).toMatchObject({ success: true, manifest: 'skills/manifest.json' });
    expect(manifest().skills).toMatchObject([
      { name: 'cleo-validator', path: '.cleo/skills/cleo-validator' },
    ]);
    expect(report.diagnostics).toContainEqual(
      expect.objectContaining({
        rule: 'several-manifests',
        message:
          'packages/skills/skills/manifest.json lists 1 skill of this repository, with paths from the top folder; skills/manifest.json is used instead.',
        fix: 'Set "manifest": "packages/skills/skills/manifest.json" in the config, or delete it.',
      }),
    );
    expect(report.diagnostics).toContainEqual(expect.objectContaining({ rule: 'skills-outside-roots' }));
  });

  const inner = {
    'packages/skills/skills/ct-one-tool/SKILL.md': skill('ct-one-tool', 'Keeps the example small.'),
    'packages/skills/skills/manifest.json':
      '{ "skills": [{ "name": "ct-one-tool", "path": "skills/ct-one-tool" }] }',
  };

  it('a package with a manifest of its own is named with the --root to give', async () => {
    const { root, json } = aCleoRepository(inner);
    const { error } = await json('register');
    expect(error).toMatchObject({
      code: 'E_FILE',
      message: expect.stringContaining('packages/skills/skills/manifest.json lists 1 skill elsewhere.'),
      fix: 'Give --root packages/skills.',
    });
    expect(fs.existsSync(path.join(root, 'skills'))).toBe(false);
    expect(await json('register', '--root', 'packages/skills', '--profile', 'cleo')).toMatchObject({
      success: true,
      manifest: 'skills/manifest.json',
    });
  });

  it('the default profile names it, too, before it writes a second one', async () => {
    const root = aFolder(inner);
    const report = (await cli(['register', '--dry-run', '--json'], { cwd: root })).json();
    expect(report.diagnostics).toContainEqual(
      expect.objectContaining({
        rule: 'several-manifests',
        severity: 'warning',
        fix: 'Use it with --root packages/skills, or delete it.',
      }),
    );
  });
});
