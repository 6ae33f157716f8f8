import type { PluginSupport, Quirk, SearchDepth, SkillDirectory } from '../../src/profiles/client.js';
import { DIRECTORIES, PERSONAL_DIRECTORIES, PLUGIN_MANIFESTS, PLUGIN_MARKETPLACES } from './cases.mjs';

export interface RecordedSkill {
  readonly name: string;
  readonly description: string;
  readonly path?: string;
}

/** What `npm run clients` records of one client. */
export interface RecordedEvidence {
  readonly client: string;
  readonly version: string;
  readonly date: string;
  readonly cases: Readonly<
    Record<string, { readonly skills?: readonly RecordedSkill[]; readonly silent?: string }>
  >;
}

/** The skills that a client listed for a case. */
export function listed({ cases }: RecordedEvidence, id: string): readonly RecordedSkill[] {
  return cases[id]?.skills ?? [];
}

/** Facts that a list of skills tells; what the model is shown of them is not among them. */
export interface MeasuredFacts {
  readonly directories: readonly SkillDirectory[];
  readonly personal: readonly string[];
  readonly depth: SearchDepth;
  readonly plugin: PluginSupport | null;
  readonly unknownFields: string;
  readonly nameMissing: string;
  readonly nameDiffers: string;
  readonly descriptionMissing: string;
  readonly invalidYaml: string;
  readonly unquotedColon: string;
  readonly byteOrderMark: string;
  readonly blankLinesFirst: string;
  readonly sameName: string;
  readonly linkedDirectory: string;
  readonly linkedFile: string;
}

export function measuredFacts(evidence: RecordedEvidence): MeasuredFacts {
  const names = (id: string) => listed(evidence, id).map(({ name }) => name);
  const isListed = (id: string) => names(id).length > 0;
  const described = (id: string) => listed(evidence, id)[0]?.description;
  const followed = (id: string) => (isListed(id) ? 'followed' : 'ignored');
  const invalidYaml = afterMistake(described('yaml-open-quote'));
  return {
    directories: directoriesOf(names),
    personal: Object.entries(PERSONAL_DIRECTORIES)
      .filter(([, name]) => names('directories-personal').includes(name))
      .map(([path]) => path)
      .sort(),
    depth: {
      self: isListed('depth-self'),
      levels: levelsOf(names('depth')),
      hidden: isListed('hidden-directory'),
    },
    plugin: pluginSupport((id) => names(`plugin-${id}`).map((name) => name.replace(/^kit:/, ''))),
    unknownFields: isListed('field-unknown') ? 'ignored' : 'refused',
    nameMissing: isListed('name-missing') ? 'directory' : 'refused',
    nameDiffers: ({ other: 'name', probe: 'directory' } as const)[names('name-differs')[0]!] ?? 'must-match',
    descriptionMissing: isListed('description-missing')
      ? described('description-missing') === ''
        ? 'unlisted'
        : 'fallback'
      : 'refused',
    invalidYaml,
    unquotedColon:
      described('description-unquoted-colon') === 'Use when: it is asked for.'
        ? invalidYaml === 'by-line'
          ? 'by-line'
          : 'repaired'
        : afterMistake(described('description-unquoted-colon')),
    byteOrderMark: described('byte-order-mark') === 'Does it.' ? 'accepted' : 'refused',
    blankLinesFirst: isListed('blank-first-line') ? 'body-only' : 'refused',
    sameName: winnerOf(listed(evidence, 'same-name-personal')),
    linkedDirectory: followed('linked-directory'),
    linkedFile: followed('linked-file'),
  };
}

/** Traps that show in a list of skills. */
export function measuredQuirks(evidence: RecordedEvidence): readonly Quirk[] {
  const first = (id: string) => listed(evidence, id)[0];
  const found: Readonly<Partial<Record<Quirk, boolean>>> = {
    'metadata-must-be-map': first('field-metadata-text') === undefined,
    'strips-tags': first('description-tags')?.description === 'Does it.',
    'splits-at-any-fence': first('description-fence') === undefined,
    'cuts-at-any-fence': first('description-fence')?.description === 'Does',
    'cuts-at-indented-fence':
      first('description-fence')?.description === 'Does --- it.' &&
      first('description-fence-in-block')?.description === 'Does it.',
    'indented-keys-overwrite': ['indented-name', 'indented-name-in-invalid-yaml'].some(
      (id) => first(id)?.name === 'inner',
    ),
  };
  return (Object.keys(found) as Quirk[]).filter((quirk) => found[quirk]);
}

function directoriesOf(names: (id: string) => readonly string[]): readonly SkillDirectory[] {
  return Object.entries(DIRECTORIES)
    .filter(([, name]) => names('directories').includes(name))
    .map(([path, name]) => ({ path, reach: reachOf(names, name) }));
}

/** How a client finds the skills of a plugin: the manifest of the cases names `two` besides `skills/one`. */
function pluginSupport(names: (id: string) => readonly string[]): PluginSupport | null {
  if (names('plain').length === 0) return null;
  const bare = String(names('manifest-none'));
  const marketplaces = keysWhere(PLUGIN_MARKETPLACES, (name) => names(`marketplace-${name}`).includes('two'));
  const isEntryOverruled = marketplaces.length > 0 && !names('entry-skills').includes('two');
  const [hasOne, hasTwo] = ['one', 'two'].map((name) => names('skills-list').includes(name));
  return {
    manifests: keysWhere(PLUGIN_MANIFESTS, (name) => String(names(`manifest-${name}`)) !== bare),
    marketplaces,
    ...(isEntryOverruled && { isEntryOverruled }),
    skillsKey: hasTwo ? (hasOne ? 'adds' : 'replaces') : 'none',
    rootSkill: names('root-skill').length > 0,
  };
}

function keysWhere(table: Readonly<Record<string, string>>, holds: (name: string) => boolean): string[] {
  return Object.keys(table).filter((key) => holds(table[key]!));
}

function reachOf(names: (id: string) => readonly string[], name: string): SkillDirectory['reach'] {
  if (names('directories-below').includes(name)) return 'anywhere';
  return names('directories-between').includes(name) ? 'upwards' : 'top';
}

function levelsOf(names: readonly string[]): number {
  const deepest = Math.max(0, ...names.map((name) => Number(name.replace('level-', ''))));
  return deepest === 12 ? Number.POSITIVE_INFINITY : deepest;
}

/** What became of frontmatter that cannot be read; the body of every case starts with `Heading`. */
function afterMistake(description: string | undefined): string {
  if (description === undefined) return 'refused';
  return description === 'Heading' || description === '' ? 'body-only' : 'by-line';
}

function winnerOf(skills: readonly RecordedSkill[]): string {
  if (skills.length > 1) return 'both';
  return skills[0]?.description === 'From personal.' ? 'personal' : 'project';
}
