/** One concept: the words that name it, its tags, its keyword and its task type. */
export interface Concept {
  readonly forms: readonly string[];
  readonly tags: readonly string[];
  readonly keyword: string | null;
  readonly taskType: string | null;
}

/** What a config file adds to or removes from the list. */
export interface LexiconChanges {
  readonly add?: readonly Concept[];
  /** Any form of a concept removes it. */
  readonly remove?: readonly string[];
}

export interface Lexicon {
  /** The concepts that a text names, in order, each once. */
  conceptsIn(text: string): readonly Concept[];
}

/**
 * Common names for the work that skills do. Content words are not keywords: only a closed list keeps “skill” and “user”
 * from becoming triggers of dozens of skills. A keyword is a form that rarely occurs inside unrelated words, because
 * consumers match it unanchored (`testing`, not `test`: “latest”).
 */
export const CONCEPTS: readonly Concept[] = [
  {
    forms: ['research', 'researcher', 'researching'],
    tags: ['research', 'investigation'],
    keyword: 'research',
    taskType: 'research',
  },
  {
    forms: ['investigate', 'investigation', 'investigator', 'investigating', 'investigations'],
    tags: ['investigation'],
    keyword: 'investigate',
    taskType: 'research',
  },
  {
    forms: ['explore', 'exploration', 'explorer', 'exploring'],
    tags: ['exploration'],
    keyword: 'explore',
    taskType: null,
  },
  {
    forms: ['discover', 'discovery', 'discovering'],
    tags: ['discovery'],
    keyword: 'discover',
    taskType: null,
  },
  {
    forms: ['analyze', 'analyse', 'analysis', 'analyzer', 'analyzing', 'analytics'],
    tags: ['analysis'],
    keyword: 'analyze',
    taskType: null,
  },
  { forms: ['plan', 'planning', 'planner'], tags: ['planning'], keyword: 'planning', taskType: 'planning' },
  { forms: ['epic', 'epics'], tags: ['planning'], keyword: 'epic', taskType: 'planning' },
  {
    forms: ['decompose', 'decomposition', 'decomposing'],
    tags: ['decomposition'],
    keyword: 'decompose',
    taskType: 'planning',
  },
  {
    forms: ['architect', 'architecture', 'architectural'],
    tags: ['architecture'],
    keyword: 'architect',
    taskType: null,
  },
  {
    forms: ['implement', 'implementation', 'implementer', 'implementing'],
    tags: ['implementation'],
    keyword: 'implement',
    taskType: 'implementation',
  },
  {
    forms: ['execute', 'execution', 'executor', 'executing'],
    tags: ['execution', 'implementation'],
    keyword: 'execute',
    taskType: 'implementation',
  },
  {
    forms: ['test', 'tests', 'testing', 'tester'],
    tags: ['testing'],
    keyword: 'testing',
    taskType: 'testing',
  },
  {
    forms: ['document', 'documentation', 'documentor', 'documenting', 'docs', 'doc'],
    tags: ['documentation'],
    keyword: 'document',
    taskType: 'documentation',
  },
  { forms: ['write', 'writing'], tags: ['writing'], keyword: null, taskType: null },
  {
    forms: ['spec', 'specs', 'specification', 'specifications'],
    tags: ['specification'],
    keyword: 'specification',
    taskType: 'specification',
  },
  {
    forms: ['validate', 'validation', 'validator', 'validating'],
    tags: ['validation'],
    keyword: 'validate',
    taskType: 'validation',
  },
  {
    forms: ['verify', 'verification', 'verifier', 'verifying'],
    tags: ['verification'],
    keyword: 'verify',
    taskType: 'validation',
  },
  {
    forms: ['audit', 'auditing', 'auditor', 'audits'],
    tags: ['audit'],
    keyword: 'audit',
    taskType: 'validation',
  },
  { forms: ['compliance', 'compliant'], tags: ['compliance'], keyword: 'compliance', taskType: 'validation' },
  { forms: ['review', 'reviews', 'reviewer', 'reviewing'], tags: ['review'], keyword: null, taskType: null },
  { forms: ['release', 'releases', 'releasing'], tags: ['release'], keyword: 'release', taskType: 'release' },
  {
    forms: ['deploy', 'deployment', 'deploying', 'deployments'],
    tags: ['deployment'],
    keyword: 'deploy',
    taskType: 'release',
  },
  {
    forms: ['publish', 'publishing', 'publisher'],
    tags: ['publishing'],
    keyword: 'publish',
    taskType: 'release',
  },
  {
    forms: ['orchestrate', 'orchestration', 'orchestrator', 'orchestrating'],
    tags: ['orchestration'],
    keyword: 'orchestrate',
    taskType: null,
  },
  {
    forms: ['coordinate', 'coordination', 'coordinator'],
    tags: ['coordination'],
    keyword: 'coordinate',
    taskType: null,
  },
  { forms: ['debug', 'debugging', 'debugger'], tags: ['debugging'], keyword: 'debug', taskType: null },
  { forms: ['refactor', 'refactoring'], tags: ['refactoring'], keyword: 'refactor', taskType: null },
  {
    forms: ['migrate', 'migration', 'migrations', 'migrating'],
    tags: ['migration'],
    keyword: 'migrate',
    taskType: null,
  },
  { forms: ['monitor', 'monitoring'], tags: ['monitoring'], keyword: 'monitor', taskType: null },
  { forms: ['security', 'secure'], tags: ['security'], keyword: 'security', taskType: null },
  { forms: ['design', 'designer', 'designing'], tags: ['design'], keyword: 'design', taskType: null },
  {
    forms: ['contribution', 'contributions', 'contribute'],
    tags: ['contribution'],
    keyword: 'contribution',
    taskType: 'contribution',
  },
  { forms: ['consensus'], tags: ['consensus'], keyword: 'consensus', taskType: 'consensus' },
  {
    forms: ['translate', 'translation', 'translator'],
    tags: ['translation'],
    keyword: 'translate',
    taskType: null,
  },
  {
    forms: ['summarize', 'summary', 'summarization'],
    tags: ['summarization'],
    keyword: 'summarize',
    taskType: null,
  },
  {
    forms: ['optimize', 'optimization', 'optimizer'],
    tags: ['optimization'],
    keyword: 'optimize',
    taskType: null,
  },
  { forms: ['workflow', 'workflows'], tags: ['workflow'], keyword: null, taskType: null },
  { forms: ['bash', 'shell'], tags: ['bash'], keyword: null, taskType: null },
  { forms: ['bats'], tags: ['bats'], keyword: 'bats', taskType: null },
  { forms: ['git'], tags: ['git'], keyword: null, taskType: null },
  { forms: ['library', 'libraries'], tags: ['library'], keyword: null, taskType: null },
  { forms: ['lookup'], tags: ['lookup'], keyword: null, taskType: null },
];

export const DEFAULT_LEXICON: Lexicon = createLexicon({});

export function createLexicon(changes: LexiconChanges): Lexicon {
  const removed = new Set(changes.remove ?? []);
  const byForm = new Map<string, Concept>();
  for (const concept of [...CONCEPTS, ...(changes.add ?? [])]) {
    if (concept.forms.some((form) => removed.has(form))) continue;
    for (const form of concept.forms) byForm.set(form, concept);
  }
  return {
    conceptsIn(text) {
      const found: Concept[] = [];
      for (const word of asciiWords(text)) {
        const concept = byForm.get(word);
        if (concept !== undefined && !found.includes(concept)) found.push(concept);
      }
      return found;
    },
  };
}

/** Lowercase runs of letters and digits. */
export function asciiWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}
