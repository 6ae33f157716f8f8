import type { Client } from '../profiles/client.js';
import type { RuleId } from '../rules/index.js';

/** Verbs that say what clients do, for one and for several of them. */
const VERBS = {
  cuts: 'cut',
  'cannot mention': 'cannot mention',
  'does not document': 'do not document',
  'does not document how it handles': 'do not document how they handle',
  'does not offer': 'do not offer',
  'does not see': 'do not see',
  ends: 'end',
  expects: 'expect',
  ignores: 'ignore',
  loads: 'load',
  'makes up': 'make up',
  reads: 'read',
  refuses: 'refuse',
  removes: 'remove',
  repairs: 'repair',
  requires: 'require',
  rewrites: 'rewrite',
  takes: 'take',
  warns: 'warn',
} as const;

export type Verb = keyof typeof VERBS;

/** Something about a skill that a client does not accept unchanged. */
export interface Obstacle {
  readonly result: 'changes' | 'refused';
  readonly rule: RuleId;
  /** The subject, if the rest only makes sense after it. */
  readonly cause?: string;
  /** The field it is about; absent if it is about the whole frontmatter. */
  readonly field?: string;
  readonly verb: Verb;
  readonly object: string;
}

/** The obstacle as a sentence about one client. */
export function reasonOf({ cause, verb, object }: Obstacle, { title }: Client): string {
  return `${cause === undefined ? '' : `${cause}: `}${title} ${verb} ${object}.`;
}

/** Obstacles of several clients as clauses; clients that do the same share one. */
export function describeObstacles(met: readonly (readonly [string, Obstacle])[]): string {
  const clauses = new Map<string, { readonly obstacle: Obstacle; readonly clients: string[] }>();
  for (const [client, obstacle] of met) {
    const key = `${obstacle.verb} ${obstacle.object}`;
    const clause = clauses.get(key) ?? { obstacle, clients: [] };
    clause.clients.push(client);
    clauses.set(key, clause);
  }
  return [...clauses.values()]
    .map(({ obstacle: { verb, object }, clients }) => {
      const said = clients.length === 1 ? verb : VERBS[verb];
      return `${listWords(clients)} ${said} ${object}`;
    })
    .join('; ');
}

/** `a, b and c`. */
export function listWords(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
