import type { SiteModel, SiteSkill } from './model.js';

/** A filter of the catalog. Options have numbers, because their names are untrusted. */
export interface Facet {
  readonly id: 'tag' | 'plugin' | 'client';
  readonly title: string;
  /** The most frequent first. */
  readonly options: readonly FacetOption[];
}

export interface FacetOption {
  readonly id: number;
  readonly key: string;
  readonly title: string;
  readonly count: number;
}

/** Rarer values are left to the search. */
const MAX_OPTIONS = 100;

const VALUES: Readonly<Record<Facet['id'], (skill: SiteSkill) => readonly string[]>> = {
  tag: ({ tags }) => tags,
  plugin: ({ plugin }) => (plugin === null ? [] : [plugin]),
  client: ({ compatibility }) =>
    compatibility
      .filter(({ result }) => result === 'works' || result === 'changes')
      .map(({ client }) => client),
};

export function facetsOf({ skills, clients }: SiteModel): readonly Facet[] {
  const titles = new Map(clients.map(({ id, title }) => [id, title]));
  return [
    { id: 'plugin', title: 'Plugin', options: optionsOf('plugin', skills) },
    { id: 'tag', title: 'Tag', options: optionsOf('tag', skills) },
    { id: 'client', title: 'Works in', options: optionsOf('client', skills, titles) },
  ];
}

function optionsOf(
  facet: Facet['id'],
  skills: readonly SiteSkill[],
  titles?: ReadonlyMap<string, string>,
): readonly FacetOption[] {
  const counts = new Map<string, number>();
  for (const skill of skills) {
    for (const value of new Set(VALUES[facet](skill))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .sort(([keyA, countA], [keyB, countB]) => countB - countA || (keyA < keyB ? -1 : 1))
    .slice(0, MAX_OPTIONS)
    .map(([key, count], id) => ({ id, key, title: titles?.get(key) ?? key, count }));
}

/** The numbers of the options that a skill has. */
export function idsIn(facet: Facet, skill: SiteSkill): readonly number[] {
  const values = new Set(VALUES[facet.id](skill));
  return facet.options.filter(({ key }) => values.has(key)).map(({ id }) => id);
}
