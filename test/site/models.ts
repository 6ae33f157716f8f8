import type { SiteFile, SiteModel, SiteSkill } from '../../src/site/model.js';

const CLIENTS = [
  { id: 'claude-code', title: 'Claude Code' },
  { id: 'codex', title: 'Codex' },
  { id: 'copilot', title: 'GitHub Copilot' },
  { id: 'gemini-cli', title: 'Gemini CLI' },
];

/** A skill with the parts that a test needs. */
export function aSkill(name: string, parts: Partial<SiteSkill> = {}): SiteSkill {
  const description = parts.description ?? `What ${name} does.`;
  const body = parts.body ?? `# ${name}\n\nFirst do this, then that.\n`;
  const document = `---\nname: ${JSON.stringify(name)}\ndescription: ${JSON.stringify(description)}\n---\n${body}`;
  return {
    name,
    path: `skills/${name}`,
    description,
    tags: [],
    plugin: null,
    fields: [],
    body,
    files: [aFile('SKILL.md', document)],
    compatibility: {},
    ...parts,
  };
}

export function aFile(path: string, content: string | Uint8Array, isExecutable = false): SiteFile {
  return { path, bytes: Buffer.from(content), isExecutable };
}

export function aModel(skills: readonly SiteSkill[], parts: Partial<SiteModel> = {}): SiteModel {
  return {
    title: 'Team skills',
    description: 'Skills that the platform team keeps for its agents.',
    skills,
    invalidCount: 0,
    noSkills: null,
    clients: CLIENTS,
    findings: [],
    source: null,
    marketplace: null,
    components: [],
    routing: { byTaskType: [], byKeyword: [], skills: skills.map(routeOf), hasCommonWords: true },
    ...parts,
  };
}

function routeOf({ name, description, tags }: SiteSkill) {
  return {
    name,
    description,
    phrases: tags,
    isActive: true,
    labels: [],
    keywords: tags,
    types: [],
    triggers: tags,
  };
}

/** This many different skills. */
export function manySkills(count: number): readonly SiteSkill[] {
  return Array.from({ length: count }, (_, index) => {
    const verb = VERBS[index % VERBS.length]!;
    const noun = NOUNS[Math.floor(index / VERBS.length) % NOUNS.length]!;
    const name = `${verb}-${noun}-${String(index).padStart(4, '0')}`;
    return aSkill(name, {
      description: `Use when the user wants to ${verb} ${noun}, or asks how ${noun} should be ${verb}ed in a large repository. Covers planning, checks and the steps that come after.`,
      tags: [noun, verb, `topic-${index % 40}`],
      plugin: `plugin-${index % 25}`,
      compatibility: Object.fromEntries(
        CLIENTS.map(({ id }, client) => [id, { result: (index + client) % 7 === 0 ? 'refused' : 'works' }]),
      ),
    });
  });
}

const VERBS = [
  'review',
  'draft',
  'migrate',
  'deploy',
  'audit',
  'explain',
  'plan',
  'test',
  'rename',
  'archive',
];
const NOUNS = [
  'contract',
  'database',
  'invoice',
  'release',
  'pipeline',
  'schema',
  'budget',
  'incident',
  'report',
  'module',
];
