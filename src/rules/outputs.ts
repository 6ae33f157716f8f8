import { defineFamily, defineRule } from './rule.js';

const SKILL = '---\nname: pdf\ndescription: Fills in PDF forms.\n---\n';
const marketplace = (plugins: string, owner = '{ "name": "Ann" }') =>
  `{\n  "name": "ann-skills",\n  "owner": ${owner},\n  "plugins": [\n    ${plugins}\n  ]\n}\n`;
const plugin = (skills: string, more = '') =>
  `{ "name": "pdf", "source": "./", "description": "PDF tools", "strict": false${more}, "skills": [${skills}] }`;
const claude = (text: string, shown: string) => ({
  files: { 'skills/pdf/SKILL.md': SKILL, '.claude-plugin/marketplace.json': text },
  shown,
});
/** A plugin with manifests of two clients. */
const twoClients = (claudeVersion: string, codexVersion: string) => ({
  'plugins/x/skills/pdf/SKILL.md': SKILL,
  'plugins/x/.claude-plugin/plugin.json': `{ "name": "x", "version": ${quoted(claudeVersion)} }\n`,
  'plugins/x/.codex-plugin/plugin.json': `{ "name": "x", "version": ${quoted(codexVersion)} }\n`,
  '.claude-plugin/marketplace.json': marketplace('{ "name": "x", "source": "./plugins/x" }'),
});
const quoted = (version: string) => (version.includes('"') ? version : `"${version}"`);
const GOOD = marketplace(plugin('"./skills/pdf"'));

/** Files generated from the skills: marketplaces, plugin manifests, skills.sh.json, indexes and tables. */
export default defineFamily([
  defineRule({
    id: 'output-stale',
    severity: 'error',
    kind: 'VALIDATION_ERROR',
    summary: 'Every file under `outputs` in the config is up to date with the skills (`register --check`).',
    why: 'Its readers see skills that no longer exist, and miss new ones.',
    bad: [
      {
        run: 'register --check',
        also: ['manifest-drift'],
        files: {
          'skills/pdf/SKILL.md': SKILL,
          'skill-registrar.json': '{ "outputs": [{ "kind": "llms-txt", "file": "llms.txt" }] }\n',
        },
        at: 'llms.txt',
        shown: '(a README table without the new skill)',
      },
    ],
    good: [
      {
        run: 'register',
        files: {
          'skills/pdf/SKILL.md': SKILL,
          'skill-registrar.json': '{ "outputs": [{ "kind": "llms-txt", "file": "llms.txt" }] }\n',
        },
        shown: 'npx skill-registrar register   (and commit the result)',
      },
    ],
  }),
  defineRule({
    id: 'generated-file-edited',
    severity: 'error',
    kind: 'VALIDATION_ERROR',
    summary:
      'With `"drift": "forbid"`, a change does not edit what is generated (`register --check --since`).',
    why: 'The sync regenerates these files after the merge: until then every change that touches them conflicts with the others.',
    bad: [
      {
        testedIn: 'test/run/drift.test.ts',
        shown: '(a pull request that adds a skill, and its entry in skills/manifest.json)',
      },
    ],
    good: [
      {
        files: { 'skills/pdf/SKILL.md': SKILL, 'skill-registrar.json': '{ "drift": "forbid" }\n' },
        shown: '(a pull request that adds a skill)',
      },
    ],
  }),
  defineRule({
    id: 'copy-edited',
    severity: 'error',
    kind: 'VALIDATION_ERROR',
    summary:
      'A copy of a skill (`"kind": "copies"`) has the content of its source, now or in an earlier commit.',
    why: 'The edit would be lost with the next update, so the copy is not updated.',
    bad: [
      {
        testedIn: 'test/outputs/copies.test.ts',
        shown: '(a fixed typo in .claude/skills/pdf/SKILL.md, and not in skills/pdf/SKILL.md)',
      },
    ],
    good: [
      {
        files: { 'skills/pdf/SKILL.md': SKILL },
        shown: '(the fix in skills/pdf/SKILL.md, then `skill-registrar register`)',
      },
    ],
  }),
  defineRule({
    id: 'output-unreadable',
    severity: 'error',
    kind: 'PARSE_ERROR',
    summary: 'A file generated from the skills can be read and edited.',
    why: 'Clients cannot read it, and it cannot be kept up to date.',
    bad: [
      claude('{ "name": "ann-skills"«,» }\n', '{ "name": "ann-skills", }'),
      {
        files: {
          'x/skills/pdf/SKILL.md': SKILL,
          'x/.claude-plugin/plugin.json': '{ "name": "x" «"»version": "1.0.0" }\n',
        },
      },
    ],
    good: [claude(GOOD, '{ "name": "ann-skills" }')],
  }),
  defineRule({
    id: 'output-schema',
    severity: 'warning',
    kind: 'VALIDATION_ERROR',
    summary:
      'Marketplaces, plugin manifests, skills.sh.json and .well-known indexes have the shape of their published schema.',
    why: 'Clients reject a file of another shape, or silently skip the entry.',
    bad: [claude(marketplace(plugin('"./skills/pdf"'), '«"Ann"»'), '"owner": "Ann"')],
    good: [claude(GOOD, '"owner": { "name": "Ann" }')],
  }),
  defineRule({
    id: 'marketplace-path',
    severity: 'error',
    kind: 'NOT_FOUND',
    summary:
      'Every path in a marketplace or plugin manifest is a directory with a SKILL.md, and every name is a skill.',
    why: 'A plugin with a wrong path does not install, or installs without the skill.',
    bad: [claude(marketplace(plugin('"./skills/pdf", «"./skills/pfd"»')), '"skills": ["./skills/pfd"]')],
    good: [claude(GOOD, '"skills": ["./skills/pdf"]')],
  }),
  defineRule({
    id: 'marketplace-duplicate',
    severity: 'warning',
    kind: 'VALIDATION_ERROR',
    summary: 'No plugin name occurs twice in a marketplace, and no skill twice in a list.',
    why: 'Clients use one of the two and ignore the other.',
    bad: [
      claude(
        marketplace(plugin('"./skills/pdf", «"./skills/pdf"»')),
        '"skills": ["./skills/pdf", "./skills/pdf"]',
      ),
    ],
    good: [claude(GOOD, '"skills": ["./skills/pdf"]')],
  }),
  defineRule({
    id: 'marketplace-incomplete',
    severity: 'notice',
    kind: 'VALIDATION_ERROR',
    summary:
      'Every skill is in a plugin of each marketplace, in a group of skills.sh.json and in the .well-known index. A warning where the config names the file as an output.',
    why: 'A skill that is not listed cannot be installed.',
    bad: [
      {
        files: {
          'skills/pdf/SKILL.md': SKILL,
          'skills/merge/SKILL.md': '---\nname: merge\ndescription: Merges several files.\n---\n',
          '.claude-plugin/marketplace.json': GOOD.replace('"plugins"', '«"plugins"»'),
        },
        shown: '(a new skill in skills/, and a plugin that lists only the others)',
      },
    ],
    good: [claude(GOOD, '(a plugin that lists the new skill as well)')],
  }),
  defineRule({
    id: 'marketplaces-differ',
    severity: 'notice',
    kind: 'VALIDATION_ERROR',
    summary:
      'A plugin that is in the marketplace of one client is in those of the other clients that can load it, with the same source, description and license.',
    why: 'Users of the other client cannot find it.',
    bad: [
      {
        files: {
          ...twoClients('1.2.0', '1.2.0'),
          '.agents/plugins/marketplace.json': '{ "name": "ann-skills", «"plugins"»: [] }\n',
        },
        also: ['marketplace-incomplete'],
        shown: '(a plugin in .claude-plugin/marketplace.json that .agents/plugins/marketplace.json lacks)',
      },
      {
        files: {
          'x/skills/pdf/SKILL.md': SKILL,
          '.claude-plugin/marketplace.json': marketplace(
            '{ "name": "x", "source": "./x", "description": "PDF" }',
          ),
          '.cursor-plugin/marketplace.json': marketplace(
            '{ "name": "x", "source": "./x", "description": «"PDF files"» }',
          ),
        },
        message: 'The plugin "x" has another description in .claude-plugin/marketplace.json.',
      },
    ],
    good: [claude(GOOD, '(the plugin in both)')],
  }),
  defineRule({
    id: 'plugin-conflict',
    severity: 'error',
    kind: 'VALIDATION_ERROR',
    summary:
      'A marketplace entry with `"strict": false` lists components only for a plugin without a plugin.json.',
    why: 'Claude Code does not load a plugin that both files define.',
    bad: [
      {
        files: {
          'x/skills/pdf/SKILL.md': SKILL,
          'x/.claude-plugin/plugin.json': '{ "name": "x" }\n',
          '.claude-plugin/marketplace.json': marketplace(
            '{ "name": "x", "source": "./x", "strict": false, «"skills"»: ["./skills/pdf"] }',
          ),
        },
        shown: '"strict": false, "skills": ["./skills/pdf"]   (and a plugin.json)',
      },
    ],
    good: [
      claude(GOOD, '"strict": false, "skills": ["./skills/pdf"]   (and no plugin.json)'),
      {
        files: {
          'x/skills/pdf/SKILL.md': SKILL,
          'x/.claude-plugin/plugin.json': '{ "name": "x", "skills": "./skills" }\n',
          '.claude-plugin/marketplace.json': marketplace('{ "name": "x", "source": "./x", "strict": false }'),
        },
      },
    ],
  }),
  defineRule({
    id: 'digest-mismatch',
    severity: 'error',
    kind: 'SECURITY_ERROR',
    summary: 'A digest in a .well-known index matches its file.',
    why: 'Agents reject a skill with a wrong digest.',
    bad: [
      {
        files: {
          'skills/pdf/SKILL.md': SKILL,
          '.well-known/agent-skills/index.json': `{ "$schema": "https://schemas.agentskills.io/discovery/0.2.0/schema.json", "skills": [{ "name": "pdf", "type": "skill-md", "description": "Fills in PDF forms.", "url": "/skills/pdf/SKILL.md", "digest": «"sha256:${'0'.repeat(64)}"» }] }\n`,
        },
        shown: '(a SKILL.md that changed after its digest was written)',
      },
    ],
    good: [claude(GOOD, 'npx skill-registrar register   (and commit the result)')],
  }),
  defineRule({
    id: 'versions-differ',
    severity: 'warning',
    kind: 'VALIDATION_ERROR',
    summary: 'A plugin has the same version in all its manifests and marketplaces.',
    why: 'One client updates the plugin while another keeps the old one.',
    bad: [
      {
        files: twoClients('«"1.2.0"»', '1.3.0'),
        shown: '1.3.0 in .codex-plugin/plugin.json, 1.2.0 in .claude-plugin/plugin.json',
      },
    ],
    good: [claude(GOOD, '1.3.0 in both')],
  }),
  defineRule({
    id: 'version-not-raised',
    severity: 'warning',
    kind: 'VALIDATION_ERROR',
    summary: 'A skill or plugin whose files changed has a higher version than before (`--since`).',
    why: 'Clients keep their cached copy until the version changes.',
    bad: [
      {
        testedIn: 'src/outputs/versions.ts',
        shown: '(a change in skills/pdf/SKILL.md that leaves `version: 1.2.0`)',
      },
    ],
    good: [claude(GOOD, 'npx skill-registrar bump pdf')],
  }),
]);
