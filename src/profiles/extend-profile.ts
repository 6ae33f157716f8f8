import { normalizePath } from '../text/paths.js';
import { PROFILES, profileById } from './index.js';
import type { Profile, ScanRoot } from './profile.js';

/** A profile of a config file: what differs from the one it extends. Its form is checked by the config schema. */
export interface ProfileCells {
  readonly extends: string;
  readonly [cell: string]: unknown;
}

export type CustomProfiles = Readonly<Record<string, ProfileCells>>;

export type ProfileLookup =
  | { readonly kind: 'found'; readonly profile: Profile; readonly isBuiltIn: boolean }
  /** `id` is the unknown name, `by` the custom profile that extends it, if it was one. */
  | { readonly kind: 'unknown'; readonly id: string; readonly by?: string; readonly known: readonly string[] }
  | { readonly kind: 'cycle'; readonly chain: readonly string[] }
  | {
      readonly kind: 'invalid';
      readonly id: string;
      readonly cell: readonly string[];
      readonly reason: string;
    };

/** Finds a profile by name: one that ships, or one of the config file with all it inherits. */
export function lookUpProfile(id: string, customs: CustomProfiles = {}): ProfileLookup {
  const chain: string[] = [];
  let current = id;
  // `"cleo": { "extends": "cleo" }` changes the built-in profile.
  while (Object.hasOwn(customs, current) && !(chain.at(-1) === current && profileById(current))) {
    if (chain.includes(current)) return { kind: 'cycle', chain: [...chain, current] };
    chain.push(current);
    current = customs[current]!.extends;
  }
  const base = profileById(current);
  if (base === undefined) return unknownProfile(current, chain.at(-1), customs);
  if (chain.length === 0) return { kind: 'found', profile: base, isBuiltIn: true };
  const profile = chain.reduceRight((parent, name) => extendProfile(parent, name, customs[name]!), base);
  return firstBadPattern(profile) ?? { kind: 'found', profile, isBuiltIn: false };
}

/** Names of all profiles, those of the config file last. */
export function profileNames(customs: CustomProfiles = {}): readonly string[] {
  const builtIn = PROFILES.map((profile) => profile.id);
  return [...builtIn, ...Object.keys(customs).filter((id) => !builtIn.includes(id))];
}

function unknownProfile(id: string, by: string | undefined, customs: CustomProfiles): ProfileLookup {
  return { kind: 'unknown', id, ...(by !== undefined && { by }), known: profileNames(customs) };
}

/** Objects are merged cell by cell, lists and values replaced; `null` removes a cell. */
export function extendProfile(base: Profile, id: string, cells: ProfileCells): Profile {
  const { extends: _, ...own } = cells;
  // A child of another name is not chosen by its parent's markers: the parent would never be chosen again.
  const { detect: __, ...inherited } = base;
  const start: Cells = id === base.id ? { ...base } : { ...inherited, title: `${base.title} (${id})` };
  const merged = merge(start, own);
  return { ...(complete(merged, base) as unknown as Profile), id };
}

type Cells = Readonly<Record<string, unknown>>;

function merge(base: Cells, own: Cells): Cells {
  const merged: Record<string, unknown> = { ...base };
  for (const [cell, value] of Object.entries(own)) {
    const old = merged[cell];
    if (value === null) delete merged[cell];
    else merged[cell] = isCells(old) && isCells(value) && !isShape(old) ? merge(old, value) : value;
  }
  return merged;
}

/** A JSON Schema is replaced as a whole: a mix of two schemas means nothing. */
function isShape(value: Cells): boolean {
  return 'type' in value || 'enum' in value;
}

function isCells(value: unknown): value is Cells {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Fills in what a config file may leave out. */
function complete(cells: Cells, base: Profile): Cells {
  const { roots, fallbackRoot, detect, name, placeholders } = cells as Record<string, Cells | undefined>;
  const convention = name?.['convention'];
  return {
    ...cells,
    roots: (roots as unknown as readonly WrittenRoot[]).map((root) => readScanRoot(root, base.roots)),
    ...(fallbackRoot !== undefined && {
      fallbackRoot: readScanRoot(fallbackRoot as unknown as WrittenRoot, base.roots),
    }),
    ...(detect !== undefined && { detect: { manifestSchemas: [], markers: [], ...detect } }),
    ...(isCells(convention) && { name: { ...name, convention: { reservedPrefixes: [], ...convention } } }),
    ...(placeholders !== undefined && { placeholders: { required: false, ...placeholders } }),
  };
}

function firstBadPattern(profile: Profile): ProfileLookup | null {
  const { pattern, convention } = profile.name;
  const candidates: readonly [readonly string[], string | undefined][] = [
    [['name', 'pattern'], pattern],
    [['name', 'convention', 'pattern'], convention?.pattern],
  ];
  for (const [cell, source] of candidates) {
    const reason = source === undefined ? null : whyNoPattern(source);
    if (reason !== null) return { kind: 'invalid', id: profile.id, cell, reason };
  }
  return null;
}

function whyNoPattern(source: string): string | null {
  try {
    new RegExp(source, 'u');
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** A scan root in a config file: a path, or a path with what differs from the default. */
export type WrittenRoot = string | Partial<ScanRoot>;

/** Completes a root of a config file with the values of the profile's root of the same path, or of its first root. */
export function readScanRoot(written: WrittenRoot, known: readonly ScanRoot[]): ScanRoot {
  const root = typeof written === 'string' ? { path: written } : written;
  const given = root.path ?? '.';
  const isHome = given.startsWith('~/');
  const path = isHome ? `~/${normalizePath(given.slice(2))}` : normalizePath(given);
  const same = known.find((candidate) => candidate.path === path);
  const levels = (same ?? known[0])?.levels ?? ['children'];
  const mayBeSkill = same === undefined && root.levels === undefined && !levels.includes('self');
  const source = same?.source ?? (isHome ? 'user' : 'repo');
  return { source, levels, ...(mayBeSkill && { mayBeSkill }), ...root, path };
}
