import { describe, expect, it } from 'vitest';
import { createOutputs, type OutputSettings } from '../../src/outputs/create-outputs.js';
import type { Output } from '../../src/outputs/output.js';
import { OUTPUT_KINDS } from '../../src/outputs/output.js';
import { digestOf } from '../../src/outputs/well-known.js';
import { createCatalogOutputs } from '../../src/run/catalog-files.js';
import { type Files, skillFiles, skillText, sourcesOf } from './repository.js';

interface Example {
  readonly settings: object;
  readonly file: string;
  /** A file that lists `pdf` and `gone`, with text by hand that contains HAND. */
  readonly text: string;
}

const marketplace = (file: string, source: unknown): Example => ({
  settings: { file },
  file,
  text: `{
  "name": "HAND-1", "owner": { "name": "HAND-2",   "x": 1.50 },
  "plugins": [
    { "name": "HAND-3", "source": ${JSON.stringify(source)}, "skills": ["./skills/pdf", "./skills/gone"], "x": "\\u2014HAND-4" },
    { "name": "HAND-5", "source": { "source": "github", "repo": "HAND-6" } }
  ]
}`,
});
const around = (start: string, end: string, content: string) =>
  `# HAND-1\r\n\r\n  HAND-2 \t\n${start}\n${content}\n${end}\n\n\n* HAND-3`;

const EXAMPLES: Readonly<Record<string, Example>> = {
  'claude-marketplace': marketplace('.claude-plugin/marketplace.json', './'),
  'cursor-marketplace': marketplace('.cursor-plugin/marketplace.json', './'),
  'copilot-marketplace': marketplace('.github/plugin/marketplace.json', './'),
  'codex-marketplace': marketplace('.agents/plugins/marketplace.json', { source: 'local', path: './' }),
  'plugin-manifests': {
    settings: {},
    file: '.claude-plugin/plugin.json',
    text: '{ "name": "HAND-1",\n  "skills": ["./skills/pdf", "./skills/gone"],\n\n  "x": { "HAND-2": 1e3 } }\n',
  },
  'skills-sh': {
    settings: {},
    file: 'skills.sh.json',
    text: '{ "HAND-1": 1.0, "groupings": [{ "title": "HAND-2", "skills": ["pdf", "gone"], "x": "HAND-3" }] }',
  },
  'readme-table': {
    settings: {},
    file: 'README.md',
    text: around(
      '<!-- skill-registrar:table:start -->',
      '<!-- skill-registrar:table:end -->',
      '| Name |\n| --- |\n| pdf |\n| gone |',
    ),
  },
  'llms-txt': {
    settings: {},
    file: 'llms.txt',
    text: around(
      '<!-- skill-registrar:skills:start -->',
      '<!-- skill-registrar:skills:end -->',
      '- [pdf](x)\n- [gone](x)',
    ),
  },
  json: {
    settings: { file: 'skills.json', fields: { path: 'path' } },
    file: 'skills.json',
    text: '[ { "path": "skills/pdf", "x": "HAND-1" }, { "path": "skills/gone" }, { "HAND-2": 1.0 } ]',
  },
  'well-known': {
    settings: {},
    file: '.well-known/agent-skills/index.json',
    text: `{ "HAND-1": 1.0, "skills": [
  { "name": "pdf", "type": "skill-md", "url": "/HAND-2/pdf.md", "x": "HAND-3", "digest": "${digestOf(new TextEncoder().encode(skillText('pdf')))}" },
  { "name": "gone", "type": "skill-md", "url": "/.well-known/agent-skills/gone/SKILL.md" },
  { "name": "HAND-4", "type": "archive", "url": "https://example.org/HAND-5.zip" } ] }`,
  },
  'skills-json': {
    settings: {},
    file: 'skills.json',
    text: '{ "HAND-1": 1.0, "skills": [ { "x": "HAND-2", "uri": "skill://pdf/SKILL.md" }, { "uri": "skill://gone/SKILL.md" } ] }',
  },
  'ai-catalog': {
    settings: { baseUrl: 'https://example.org' },
    file: '.well-known/ai-catalog.json',
    text: '{ "HAND-1": 1.0, "entries": [ { "identifier": "HAND-2" }, { "identifier": "urn:air:example.org:skill:gone", "type": "application/ai-skill+md" }, { "x": "HAND-3", "identifier": "urn:air:example.org:skill:pdf" } ] }',
  },
  codeowners: {
    settings: { owner: '@acme/skills' },
    file: 'CODEOWNERS',
    text: '# HAND-1\n* @HAND-2\n/skills/gone/ @ann\n/skills/pdf/ @HAND-3 # HAND-4\n',
  },
  opencode: {
    settings: {},
    file: 'opencode.json',
    // The folder of the skills is new to it.
    text: '{ "HAND-1": 1.0, "new": 0, "skills": { "x": "HAND-2", "paths": ["~/HAND-3", "gone"] } }',
  },
  catalog: {
    settings: {},
    file: 'AGENTS.md',
    text: around(
      '<!-- skill-registrar:catalog:start as=markdown -->',
      '<!-- skill-registrar:catalog:end -->',
      '## Available Skills\n- pdf: Does pdf. (location: skills/pdf)\n- gone: x (location: skills/gone)',
    ),
  },
};

function outputFor(kind: string, { settings, file, text }: Example): Output {
  const files: Files = { ...skillFiles('skills', 'pdf', 'new', 'other'), [file]: text };
  const sources = sourcesOf(files);
  const listed = sources.skills.map((skill) => ({
    ...skill,
    briefDescription: skill.description,
    scope: 'repo' as const,
    path: skill.file,
  }));
  const outputs =
    kind === 'catalog'
      ? createCatalogOutputs({ files: [file], targets: [], skills: listed })
      : createOutputs([{ kind, ...settings } as OutputSettings], sources);
  return outputs.find((output) => output.file === file)!;
}

/** Nothing in a copy is handwritten: an edited one is reported. */
const EDITED_KINDS = OUTPUT_KINDS.filter((kind) => kind !== 'copies');

describe('handwritten content', () => {
  it.each(EDITED_KINDS)('an output of kind %s keeps what people wrote, and its bytes', (kind) => {
    const example = EXAMPLES[kind]!;
    const output = outputFor(kind, example);
    const { text, differences } = output.edit(example.text);
    expect(differences).not.toEqual([]);
    expect(text).not.toContain('gone');
    expect(text).toContain('new');
    const marks = (content: string) => content.match(/[^\n]{0,2}HAND-\d[^\n]{0,3}/g);
    expect(marks(text ?? '')).toEqual(marks(example.text));
    expect(output.edit(text)).toMatchObject({ text, differences: [] });
  });
});
