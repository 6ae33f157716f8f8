import type { Files } from '../support/a-folder.js';
import { ActionWorkspace } from '../support/action-workspace.js';
import { runAction } from '../support/run-action.js';

interface SkillParts {
  readonly description: string;
  readonly version?: string;
  readonly keywords?: readonly string[];
  readonly body?: string;
  /** Another name than its directory. */
  readonly name?: string;
}

const SKILLS: Readonly<Record<string, SkillParts>> = {
  'api-design': { description: 'Design REST and GraphQL APIs. Use when an endpoint or a schema is planned.' },
  'bug-triage': {
    description: 'Sort incoming bug reports by impact. Use when a report arrives without a label.',
    keywords: ['triage a bug', 'label this report'],
  },
  'code-review': {
    description: 'Review a change for correctness and style. Use before a branch is merged.',
    keywords: ['review this change', 'look over my diff'],
  },
  'data-migration': {
    description: 'Plan and check database migrations.',
    body: 'Follow [the checklist](references/checklist.md).\n',
  },
  'doc-writer': {
    description: 'Write user documentation. Use when a feature ships without a page.',
    keywords: ['write the docs', 'release notes', 'changelog'],
  },
  'incident-report': {
    description: 'Write a blameless report after an outage. Use when an incident is closed.',
    body: 'See [the template](assets/template.md).\n',
  },
  'load-testing': { description: 'Measure how a service behaves under load. Use before a launch.' },
  'log-analysis': { description: 'Find the cause of an error in logs.', version: '1.x' },
  'paper-research': {
    description: 'Search and summarize papers. Use when a question needs literature.',
    version: '1.4.0',
    keywords: ['literature review'],
  },
  'security-review': { description: 'Look for injection and leaked secrets. Use on every change to an API.' },
  'test-first': { description: 'Write a failing test before the code. Use for every bug fix.' },
  'old-wiki': { description: 'Copy pages from the wiki. Use until the wiki is gone.' },
};

const MARKERS = '<!-- skill-registrar:table:start -->\n<!-- skill-registrar:table:end -->\n';

function skillText(directory: string, parts: SkillParts): string {
  const { name = directory, description, version = '1.0.0', keywords, body = '' } = parts;
  const triggers = keywords === undefined ? '' : `dispatch_triggers:\n  keywords: [${keywords.join(', ')}]\n`;
  return `---\nname: ${name}\ndescription: ${description}\nversion: ${version}\n${triggers}---\n\n# ${directory}\n\n${body}`;
}

function skillFiles(skills: Readonly<Record<string, SkillParts>>): Files {
  return Object.fromEntries(
    Object.entries(skills).map(([directory, parts]) => [
      `skills/${directory}/SKILL.md`,
      skillText(directory, parts),
    ]),
  );
}

/** A repository that grew: its manifest and README are up to date, and some skills have old findings. */
export async function aSampleRepository(): Promise<ActionWorkspace> {
  const workspace = ActionWorkspace.create({
    'README.md': `# Skills of Acme\n\n${MARKERS}`,
    'skill-registrar.json': JSON.stringify({
      profile: 'cleo',
      clients: ['claude-code', 'codex', 'copilot'],
      outputs: [{ kind: 'readme-table' }],
    }),
    ...skillFiles(SKILLS),
  });
  // Without a repository it writes the files, and opens no pull request.
  await runAction({
    workspace: workspace.folder,
    inputs: { mode: 'sync', token: 'none', 'keep-changes': 'true' },
    env: { GITHUB_REPOSITORY: '', SOURCE_DATE_EPOCH: '1769517296' },
  });
  workspace.commit('Register the skills');
  return workspace;
}

/** A pull request that adds, updates and removes skills, takes phrases from another one, and forgets `register`. */
export function changeSampleRepository(workspace: ActionWorkspace): void {
  workspace.git('rm', '-rq', 'skills/old-wiki');
  workspace.write(
    skillFiles({
      changelog: {
        description: 'Keep the changelog and write release notes. Use when a version is released.',
        keywords: ['release notes', 'changelog', 'what changed since'],
      },
      'doc-writer': { ...SKILLS['doc-writer']!, keywords: ['write the docs'], version: '1.1.0' },
      'paper-research': { ...SKILLS['paper-research']!, version: '1.5.0' },
      'release-train': {
        name: 'release-trains',
        description: 'Plan the next release. Use when a release branch is cut.',
        body: 'Run [the script](scripts/cut.sh).\n',
      },
    }),
  );
  workspace.commit('Add the changelog skill');
}
