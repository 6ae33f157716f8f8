import fc from 'fast-check';
import { MemoryStore, MemoryWorkspace } from '../../../src/files/memory.js';
import { WorkspaceError } from '../../../src/files/workspace.js';
import { ManifestError } from '../../../src/manifest/manifest-model.js';
import { runOperation } from '../../../src/pipeline.js';
import { ConfigError, UsageError } from '../../../src/text/errors.js';
import { fuzzTarget } from '../fuzz-target.js';
import { hostileJson } from '../hostile-json.js';
import { hostileName, hostileText } from '../hostile-text.js';
import { mostly } from '../mostly.js';

const EXPECTED_ERRORS = [ConfigError, ManifestError, UsageError, WorkspaceError];

/** What no output may touch, whatever an index or a marketplace says. */
const PRECIOUS = {
  '.env': 'TOKEN=1\n',
  'src/important.ts': 'export {};\n',
  'skills/a/SKILL.md': '---\nname: a\ndescription: Does a.\n---\n# a\n',
  'plugins/p/skills/b/SKILL.md': '---\nname: b\ndescription: Does b.\n---\n# b\n',
};

const GENERATED = {
  well: '.well-known/agent-skills/index.json',
  claude: '.claude-plugin/marketplace.json',
  codex: '.agents/plugins/marketplace.json',
  skillsSh: 'skills.sh.json',
  plugin: 'plugins/p/.claude-plugin/plugin.json',
} as const;

const path = fc.oneof(
  fc.constantFrom(
    './',
    './plugins/p',
    './skills/a',
    '../x',
    '/.env',
    '/src/important.ts',
    '.git',
    'a\\b',
    '~/x',
    '',
  ),
  fc.constantFrom(
    'a/SKILL.md',
    '/.well-known/agent-skills/a/SKILL.md',
    'gone/SKILL.md',
    'gone/../../../.env',
  ),
  fc.constantFrom('%2e%2e/%2e%2e/.env', '//x', 'https://x.example/a', '/skills/a/SKILL.md?x#y'),
  hostileText(2),
);
const name = fc.oneof(fc.constantFrom('a', 'b', 'gone', '..', '.git', '', 'p'), hostileName);
/** Digests of the files above: an attacker knows them. */
const digest = fc.constantFrom(
  'sha256:0',
  'sha256:b26a1a8e7b35bbdb6dcdb0d8ae3f9e5d0d1c2ab5d0d1c2ab5d0d1c2ab5d0d1c2a',
  5,
  null,
);

const index = fc.record({
  skills: fc.array(
    fc.record(
      {
        name,
        url: path,
        type: fc.constantFrom('skill-md', 'archive', 'x'),
        digest,
        description: hostileText(2),
      },
      { requiredKeys: ['name', 'url'] },
    ),
    { maxLength: 4 },
  ),
});
const plugins = fc.array(
  fc.record(
    {
      name,
      source: fc.oneof(path, hostileJson),
      skills: fc.oneof(fc.array(path, { maxLength: 3 }), hostileJson),
      strict: fc.boolean(),
    },
    { requiredKeys: ['name'] },
  ),
  { maxLength: 4 },
);
const marketplace = fc.record(
  { name, owner: hostileJson, plugins, pluginRoot: path },
  { requiredKeys: ['plugins'] },
);
const groups = fc.record({
  groupings: fc.array(fc.record({ title: name, skills: fc.array(name, { maxLength: 3 }) }), { maxLength: 3 }),
});
const manifest = fc.record({ name, skills: fc.oneof(fc.array(path, { maxLength: 3 }), path) });

const textOf = (value: fc.Arbitrary<unknown>) =>
  mostly(
    value.map((each) => JSON.stringify(each)),
    hostileJson.map((each) => JSON.stringify(each)),
  );

const repository = fc.record(
  {
    [GENERATED.well]: textOf(index),
    [GENERATED.claude]: textOf(marketplace),
    [GENERATED.codex]: textOf(marketplace),
    [GENERATED.skillsSh]: textOf(groups),
    [GENERATED.plugin]: textOf(manifest),
  },
  { requiredKeys: [] },
);

const CONFIG = JSON.stringify({
  outputs: ['well-known', 'claude-marketplace', 'codex-marketplace', 'skills-sh', 'plugin-manifests'].map(
    (kind) => ({
      kind,
    }),
  ),
});

/** Indexes and marketplaces make `register` write nothing but themselves and copies beside the index. */
export const outputs = fuzzTarget({
  name: 'outputs',
  runs: 150,
  arbitrary: repository,
  check: async (given) => {
    const files: Record<string, string> = { ...PRECIOUS, ...given, 'skill-registrar.json': CONFIG };
    const store = new MemoryStore(files);
    const environment = { isCi: true, now: new Date(0), sourceDateEpoch: '1700000000', variables: {} };
    try {
      const workspace = new MemoryWorkspace(files);
      await runOperation({ operation: 'register', workspace, store, environment });
    } catch (error) {
      if (!EXPECTED_ERRORS.some((kind) => error instanceof kind)) throw error;
    }
    for (const [file, text] of Object.entries(PRECIOUS)) {
      if (store.files.get(file) !== text) throw new Error(`changed ${file}`);
    }
    const own = new Set<string>([...Object.values(GENERATED), ...Object.keys(files)]);
    for (const file of store.files.keys()) {
      const isCopy = /^\.well-known\/agent-skills\/[ab]\/SKILL\.md$/.test(file);
      if (!own.has(file) && !isCopy && !file.endsWith('manifest.json')) throw new Error(`wrote ${file}`);
    }
  },
});
