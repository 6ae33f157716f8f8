import type { JsonEdit } from '../../src/json/edit-json.js';
import type { Json } from '../../src/json/json.js';

/** What edits mean without any text: a tree whose nodes keep their original names. */
type Place = { name: string; value: Tree | null; isCreated?: boolean };
type Tree =
  | { kind: 'scalar'; value: Json }
  | { kind: 'array'; places: Place[]; appended: Json[] }
  | { kind: 'object'; places: Map<string, Place> };

function plant(value: Json): Tree {
  if (typeof value !== 'object' || value === null) return { kind: 'scalar', value };
  const place = (name: string, child: Json): Place => ({ name, value: plant(child) });
  if (Array.isArray(value)) {
    return { kind: 'array', places: value.map((child) => place('', child)), appended: [] };
  }
  const places = Object.entries(value as Record<string, Json>).map(
    ([key, child]) => [key, place(key, child)] as const,
  );
  return { kind: 'object', places: new Map(places) };
}

function harvest(tree: Tree): Json {
  if (tree.kind === 'scalar') return tree.value;
  const living = [...tree.places.values()].filter((place) => place.value !== null);
  if (tree.kind === 'array') return [...living.map((place) => harvest(place.value!)), ...tree.appended];
  const names = living.map((place) => place.name);
  if (new Set(names).size < names.length) throw new Error('two properties of one name');
  return Object.fromEntries(living.map((place) => [place.name, harvest(place.value!)]));
}

function find(root: Place, edit: JsonEdit): Place | null {
  let place = root;
  for (const step of edit.path) {
    if (place.value === null && (edit.op === 'remove' || edit.op === 'rename')) return null;
    // It does not matter whether a parent that was created for a property outlives its removal.
    if (place.isCreated && edit.op === 'remove') return null;
    if (place.value === null)
      Object.assign(place, { value: { kind: 'object', places: new Map() }, isCreated: true });
    const next = child(place.value!, step);
    if (next === null) return null;
    place = next;
  }
  return place;
}

function child(tree: Tree, step: string | number): Place | null {
  if (tree.kind === 'array') return typeof step === 'number' ? (tree.places[step] ?? null) : null;
  if (tree.kind === 'scalar' || typeof step === 'number') return null;
  const known = tree.places.get(step) ?? { name: step, value: null };
  tree.places.set(step, known);
  return known;
}

/** Whether the edit is valid; an invalid one may leave empty containers. */
function apply(root: Place, edit: JsonEdit): boolean {
  const place = find(root, edit);
  if (place === null || (place === root && (edit.op === 'remove' || edit.op === 'rename'))) return false;
  if (edit.op === 'set') place.value = plant(edit.value);
  else if (edit.op === 'remove') place.value = null;
  else if (edit.op === 'rename') {
    if (place.value === null || (place.name === '' && typeof edit.path.at(-1) === 'number')) return false;
    place.name = edit.key;
  } else {
    place.value ??= { kind: 'array', places: [], appended: [] };
    if (place.value.kind !== 'array') return false;
    place.value.appended.push(edit.value);
  }
  return true;
}

/** The edits of a list that are valid one after the other, and the resulting value. */
export function applyToValue(
  value: Json,
  edits: readonly JsonEdit[],
): { edits: JsonEdit[]; value: Json } | null {
  const sensible: JsonEdit[] = [];
  for (const edit of edits) {
    const trial: Place = { name: '', value: plant(value) };
    if ([...sensible, edit].every((each) => apply(trial, each))) sensible.push(edit);
  }
  const root: Place = { name: '', value: plant(value) };
  for (const edit of sensible) apply(root, edit);
  try {
    return { edits: sensible, value: harvest(root.value!) };
  } catch {
    return null;
  }
}
