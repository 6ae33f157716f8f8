import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CLIENTS } from '../../src/profiles/index.js';
import { RULES } from '../../src/rules/index.js';
import { aFolder, type Files } from '../support/a-folder.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { aSkill } from '../support/inspect-text.js';
import { cli } from '../support/run-cli.js';

const DESCRIPTION = 'description: Does it.';
const SKILL = aSkill('name: x', DESCRIPTION);

interface Options {
  readonly clients?: readonly string[];
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly before?: (cwd: string) => void;
}

/** The portability findings of `validate`, as `severity rule file:line:column message`. */
async function findingsIn(files: Files, { clients = [], args = [], env = {}, before }: Options = {}) {
  const config = clients.length === 0 ? {} : { 'skill-registrar.json': JSON.stringify({ clients }) };
  const cwd = aFolder({ ...files, ...config });
  before?.(cwd);
  const { json } = await cli(['validate', ...args, '--json'], { cwd, env });
  expectValidReport(json());
  return json()
    .diagnostics.filter(({ rule }) => /^portability-|^listing-budget$|^openai-yaml$/.test(rule))
    .map(
      ({ severity, rule, file, line, column, message }) =>
        `${severity} ${rule} ${file}:${line}:${column} ${message}`,
    );
}

const inSkills = (...lines: string[]) => ({ 'skills/x/SKILL.md': aSkill(...lines) });

describe('portability rules', () => {
  it.each<[string, Files, readonly string[]]>([
    [
      'disable-model-invocation',
      inSkills('name: x', DESCRIPTION, 'disable-model-invocation: true'),
      [
        'notice portability-model-invocation skills/x/SKILL.md:4:27 disable-model-invocation does not work everywhere: codex, gemini-cli and opencode ignore disable-model-invocation; goose does not document disable-model-invocation.',
      ],
    ],
    [
      'disable-model-invocation with agents/openai.yaml',
      {
        ...inSkills('name: x', DESCRIPTION, 'disable-model-invocation: true'),
        'skills/x/agents/openai.yaml': 'policy:\n  allow_implicit_invocation: false\n',
      },
      [
        'notice portability-model-invocation skills/x/SKILL.md:4:27 disable-model-invocation does not work everywhere: gemini-cli and opencode ignore disable-model-invocation; goose does not document disable-model-invocation.',
      ],
    ],
    [
      'paths',
      inSkills('name: x', DESCRIPTION, 'paths: "**/*.rb"'),
      [
        'notice portability-paths skills/x/SKILL.md:4:8 paths does not work everywhere: codex, copilot, vscode, gemini-cli and opencode ignore paths; goose does not document paths.',
      ],
    ],
    [
      'a name that Codex cannot mention',
      { 'skills/home/SKILL.md': aSkill('name: home', DESCRIPTION) },
      [
        'notice portability-name-characters skills/home/SKILL.md:2:7 The name "home" does not work everywhere: codex cannot mention the skill as $name.',
      ],
    ],
    [
      'depth, once for a directory',
      {
        'skills/group/x/SKILL.md': SKILL,
        'skills/group/y/SKILL.md': aSkill('name: y', DESCRIPTION),
        '.claude-plugin/plugin.json': '{"name":"kit"}',
      },
      [
        'notice portability-depth skills/group/x/SKILL.md:1:1 2 skills, such as skills/group/x, are too deep, or hidden, below skills: claude-code and gemini-cli do not find them.',
      ],
    ],
    [
      'depth of one skill',
      { 'skills/group/x/SKILL.md': SKILL, '.claude-plugin/plugin.json': '{"name":"kit"}' },
      [
        'notice portability-depth skills/group/x/SKILL.md:1:1 skills/group/x is too deep, or hidden, below skills: claude-code and gemini-cli do not find it.',
      ],
    ],
    [
      'which directory discoveries whom',
      { '.claude/skills/x/SKILL.md': SKILL },
      [
        'notice portability-directory .claude/skills/x/SKILL.md:1:1 .claude/skills/x is in .claude/skills: codex and gemini-cli do not find it.',
      ],
    ],
    [
      'a copy in another directory, which is fine',
      { '.claude/skills/x/SKILL.md': SKILL, '.agents/skills/x/SKILL.md': SKILL },
      [],
    ],
    [
      '--- inside a value',
      inSkills('name: x', 'description: Tables --- and lists.'),
      [
        'notice portability-frontmatter skills/x/SKILL.md:1:1 Not every client reads this frontmatter: claude-code loses what follows a --- inside a value; goose ends the frontmatter at a --- inside a value.',
      ],
    ],
    [
      'a byte order mark',
      { 'skills/x/SKILL.md': `\uFEFF${SKILL}` },
      [
        'notice portability-byte-order-mark skills/x/SKILL.md:1:1 The file starts with a byte order mark: codex and gemini-cli do not see the frontmatter; vscode, cursor and goose do not document how they handle it.',
      ],
    ],
    [
      '<…> in the description',
      inSkills('name: x', 'description: Renders <table> elements.'),
      [
        'notice portability-angle-brackets skills/x/SKILL.md:3:14 The description contains <…>: codex warns about <…> in the name and description; vscode removes <…> in the name and description.',
      ],
    ],
    [
      'a manifest whose skills replace the default directory',
      { 'skills/x/SKILL.md': SKILL, '.codex-plugin/plugin.json': '{"name":"kit","skills":"./more/"}' },
      [
        'notice portability-manifest-skills skills/x/SKILL.md:1:1 skills/x is not among the "skills" of a plugin manifest, which replace the default directory: codex does not find it.',
      ],
    ],
    [
      'letters that only some clients accept in a name',
      { 'skills/übersicht/SKILL.md': aSkill('name: übersicht', DESCRIPTION) },
      [
        'warning portability-name-characters skills/übersicht/SKILL.md:2:7 The name "übersicht" does not work everywhere: copilot requires names of ASCII letters, digits, hyphens, underscores, dots, colons and spaces; vscode and cursor expect names of lowercase letters, digits and hyphens.',
      ],
    ],
    ['a collection in groups, which people install elsewhere', { 'skills/group/x/SKILL.md': SKILL }, []],
    ['a plain skill', inSkills('name: x', DESCRIPTION), []],
  ])('says which clients differ about %s', async (_what, files, expected) => {
    expect(await findingsIn(files)).toEqual(expected);
  });

  it.each<[string, Files, string]>([
    [
      'a description over 1,024 characters',
      inSkills('name: x', `description: ${'d'.repeat(1025)}`),
      'error description-length 3:14 The description has 1025 characters; 1 to 1024 are allowed. codex and vscode cut a description over 1024 characters; copilot refuses a description over 1024 characters.',
    ],
    [
      'a name that differs from the directory',
      inSkills('name: y', DESCRIPTION),
      'error name-matches-directory 2:7 name "y" differs from its directory "x". claude-code and vscode take the name from the directory; cursor requires the name to match the directory.',
    ],
    [
      'characters in the name',
      { 'skills/a:b/SKILL.md': aSkill('name: "a:b"', DESCRIPTION) },
      'error name-format 2:7 The name "a:b" may contain only lowercase letters, digits and single hyphens. vscode and cursor expect names of lowercase letters, digits and hyphens; gemini-cli rewrites names with : \\ / < > * ? " or |.',
    ],
    [
      'metadata that is not a map',
      inSkills('name: x', DESCRIPTION, 'metadata: [a]'),
      'error field-type 4:11 "metadata" must be a mapping, but it is a list. codex and goose refuse the skill.',
    ],
    [
      'an unquoted colon',
      inSkills('name: x', 'description: Use when: asked.'),
      'error frontmatter-unquoted-colon 3:22 YAML parse error: the value of "description" contains ": ", which YAML reads as the start of another mapping. claude-code, codex and opencode repair it; copilot and vscode refuse the skill; gemini-cli reads only name and description.',
    ],
  ])('reports one finding for %s, with what clients do', async (_what, files, expected) => {
    const { json } = await cli(['validate', '--json'], { cwd: aFolder(files) });
    const found = json().diagnostics.map(
      ({ severity, rule, line, column, message }) => `${severity} ${rule} ${line}:${column} ${message}`,
    );
    expect(found).toEqual([expected]);
  });

  it('keeps the portability finding where the rule for the same place is off', async () => {
    const rules = { 'name-matches-directory': 'off' };
    const files = { ...inSkills('name: y', DESCRIPTION), 'skill-registrar.json': JSON.stringify({ rules }) };
    expect(await findingsIn(files)).toEqual([
      expect.stringMatching(/^notice portability-name-directory .*goose does not document/),
    ]);
  });

  it('reports a linked SKILL.md', async () => {
    const before = (cwd: string) => {
      fs.mkdirSync(path.join(cwd, 'skills/x'), { recursive: true });
      fs.symlinkSync('../../shared/x.md', path.join(cwd, 'skills/x/SKILL.md'));
    };
    expect(await findingsIn({ 'shared/x.md': SKILL }, { before })).toEqual([
      'notice portability-linked-file skills/x/SKILL.md:1:1 skills/x/SKILL.md is a symbolic link: codex does not find it.',
    ]);
  });

  it('reports a personal skill of the same name when the home directory is read', async () => {
    const home = aFolder({ '.claude/skills/x/SKILL.md': SKILL });
    const files = {
      '.claude/skills/x/SKILL.md': SKILL,
      '.agents/skills/x/SKILL.md': SKILL,
    };
    const found = await findingsIn(files, {
      args: ['--profile', 'claude-code', '--home'],
      env: { HOME: home },
    });
    expect(found.filter((line) => line.includes('precedence'))).toEqual([
      'warning portability-precedence .claude/skills/x/SKILL.md:2:7 ~/.claude/skills/x/SKILL.md has the same name: claude-code uses the personal skill; vscode uses the one of the repository; opencode uses either.',
    ]);
    expect(await findingsIn(files, { args: ['--profile', 'claude-code'], env: { HOME: home } })).toEqual([]);
  });

  it('portability findings are warnings if the config names an affected client', async () => {
    const files = inSkills('name: x', DESCRIPTION, 'paths: "**/*.rb"');
    const severity = async (...clients: string[]) =>
      (await findingsIn(files, { clients })).map((line) => line.split(' ').slice(0, 2).join(' '));
    expect(await severity('codex')).toEqual(['warning portability-paths']);
    expect(await severity('claude-code', 'cursor')).toEqual(['notice portability-paths']);
    expect(await severity('opencode')).toEqual([
      'warning portability-directory',
      'warning portability-paths',
    ]);
  });

  it('portability rules are off under the profiles of other systems', async () => {
    const files = inSkills('name: x', `description: ${'d'.repeat(120)}`, 'version: 1.0.0', 'metadata: [a]');
    for (const profile of ['cleo', 'pipeline', 'harness', 'toolset', 'codelia'])
      expect(await findingsIn(files, { args: ['--profile', profile] }), profile).toEqual([]);
  });

  it('portability rules can be changed in the config like any other rule', async () => {
    const cwd = aFolder({
      ...inSkills('name: x', DESCRIPTION, 'paths: "**/*.rb"'),
      'skill-registrar.json': JSON.stringify({ clients: ['codex'], rules: { 'portability-paths': 'off' } }),
    });
    const { json } = await cli(['validate', '--json'], { cwd });
    expect(json().diagnostics.filter(({ rule }) => rule === 'portability-paths')).toEqual([]);
  });
});

describe('listing budget', () => {
  const many = (count: number, length: number, folder = 'skills') =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => {
        const name = `skill-${String(index).padStart(2, '0')}`;
        const description = `Does ${name}. `.padEnd(length, 'd');
        return [`${folder}/${name}/SKILL.md`, aSkill(`name: ${name}`, `description: ${description}`)];
      }),
    );

  it('names the skills that would lose their description, once for clients with the same result', async () => {
    expect(await findingsIn(many(10, 900))).toEqual([
      'notice listing-budget skills/skill-08/SKILL.md:1:1 Names and descriptions of this repository take 9080 characters; claude-code and codex list at most 8000: skill-08 and skill-09 would lose their descriptions.',
    ]);
    expect(await findingsIn(many(16, 940))).toEqual([
      expect.stringContaining('claude-code and codex list at most 8000'),
      'notice listing-budget skills/skill-15/SKILL.md:1:1 Names and descriptions of this repository take 15168 characters; copilot lists at most 15000: skill-15 would lose its description.',
    ]);
  });

  it('the listing budget is a warning for a client that the config names', async () => {
    const found = await findingsIn(many(10, 900), { clients: ['codex'] });
    expect(found.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'notice listing-budget',
      'warning listing-budget',
    ]);
  });

  it('the listing budget counts each plugin separately, and skips skills that the model is not offered', async () => {
    const cwd = aFolder({
      ...many(2, 100, 'plugins/a/skills'),
      ...many(3, 100, 'plugins/b/skills'),
      'skills/manual/SKILL.md': aSkill('name: manual', DESCRIPTION, 'disable-model-invocation: true'),
    });
    const { json } = await cli(['status', '--profile', 'all', '--json'], { cwd });
    expectValidReport(json());
    const of = (wanted: string) =>
      json()
        .listings!.filter(({ client }) => client === wanted)
        .map(({ plugin, used, budget, dropped }) => [plugin, used, budget, dropped]);
    expect(of('claude-code')).toEqual([
      ['plugins/a', 216, 8000, []],
      ['plugins/b', 324, 8000, []],
    ]);
    expect(of('codex')).toEqual([
      ['.', 14, 8000, []],
      ['plugins/a', 216, 8000, []],
      ['plugins/b', 324, 8000, []],
    ]);
    expect(of('gemini-cli')).toEqual([]);
  });
});

describe('the advice on who may start a skill', () => {
  const POLICY = { 'skills/x/agents/openai.yaml': 'policy:\n  allow_implicit_invocation: false\n' };
  const adviceFor = async (files: Files) => {
    const { json } = await cli(['validate', '--json'], { cwd: aFolder(files) });
    return json()
      .diagnostics.filter(({ rule }) => rule === 'portability-model-invocation')
      .map(({ fix }) => fix);
  };

  it.each<[string, Files, string]>([
    [
      'names the file of Codex for a skill that the model must not start',
      inSkills('name: x', DESCRIPTION, 'disable-model-invocation: true'),
      'allow_implicit_invocation: false',
    ],
    [
      'does not ask for a file that exists',
      { ...inSkills('name: x', DESCRIPTION, 'disable-model-invocation: true'), ...POLICY },
      'Let the body ask before it acts.',
    ],
  ])('%s', async (_what, files, expected) => {
    expect(await adviceFor(files)).toEqual([expect.stringContaining(expected)]);
  });
});

describe('agents/openai.yaml', () => {
  const checked = (yaml: string, ...lines: string[]) =>
    findingsIn({ ...inSkills('name: x', DESCRIPTION, ...lines), 'skills/x/agents/openai.yaml': yaml });

  it.each<[string, string, readonly string[]]>([
    [
      'a good one',
      'interface:\n  display_name: X\n  short_description: Does all that X can do well.\n  brand_color: "#1A73E8"\ndependencies:\n  tools:\n    - type: mcp\n      value: x\n',
      [],
    ],
    [
      'a short description beyond its limits',
      `interface:\n  short_description: ${'s'.repeat(1025)}\n`,
      [
        'warning openai-yaml skills/x/agents/openai.yaml:2:22 "interface.short_description" must have at most 1024 characters.',
      ],
    ],
    [
      'a wrong type',
      'policy:\n  allow_implicit_invocation: "no"\n',
      [
        'warning openai-yaml skills/x/agents/openai.yaml:2:30 "policy.allow_implicit_invocation" must be true or false.',
      ],
    ],
    [
      'a misspelled key',
      'interface:\n  displayname: X\n',
      ['warning openai-yaml skills/x/agents/openai.yaml:2:3 "interface" has an unknown key "displayname".'],
    ],
    [
      'a tool without a name',
      'dependencies:\n  tools:\n    - type: mcp\n',
      [
        'warning openai-yaml skills/x/agents/openai.yaml:3:7 "dependencies.tools.0" is missing the required key "value".',
      ],
    ],
    [
      'a color that is none',
      'interface:\n  brand_color: blue\n',
      [
        'warning openai-yaml skills/x/agents/openai.yaml:2:16 "interface.brand_color" must be a color such as #1A73E8.',
      ],
    ],
    [
      'text that is not YAML',
      'policy: [\n',
      [expect.stringMatching(/^warning openai-yaml skills\/x\/agents\/openai\.yaml:1:9 YAML parse error/)],
    ],
  ])('checks agents/openai.yaml: %s', async (_what, yaml, expected) => {
    expect(await checked(yaml)).toEqual(expected);
  });

  it('reports when agents/openai.yaml and SKILL.md disagree about who may start the skill', async () => {
    expect(await checked('policy:\n  allow_implicit_invocation: false\n')).toEqual([
      'warning openai-yaml skills/x/agents/openai.yaml:2:30 Codex may not start the skill on its own, but other clients may.',
    ]);
    const found = await checked(
      'policy:\n  allow_implicit_invocation: true\n',
      'disable-model-invocation: true',
    );
    expect(found).toContain(
      'warning openai-yaml skills/x/agents/openai.yaml:2:30 SKILL.md has `disable-model-invocation: true`, but Codex may start the skill on its own.',
    );
  });
});

describe('facts about clients', () => {
  it.each(CLIENTS.map((client) => [client.id, client] as const))(
    'every fact about %s has a source and the months in which it was read',
    (_id, client) => {
      for (const [trait, fact] of Object.entries(client)) {
        if (typeof fact === 'string' || !fact.known) continue;
        expect(fact.evidence.source, trait).toMatch(/^(measured|code|documentation|changelog|issue)$/);
        expect(fact.evidence.seen, trait).toMatch(/^\d{4}-\d{2}(-\d{2}|\/\d{4}-\d{2})?$/);
      }
    },
  );

  it('every trap has a rule', () => {
    expect(RULES.filter(({ id }) => id.startsWith('portability-'))).toHaveLength(15);
  });
});
