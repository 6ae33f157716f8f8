import { type Json, type JsonPath, valueAt, withValueAt } from '../../src/json/json.js';
import { reconcileJson } from '../../src/json/reconcile-json.js';

/** A change of a value, to write tests of what happens to its text. */
export type JsonEdit =
  | { readonly op: 'set'; readonly path: JsonPath; readonly value: Json }
  | { readonly op: 'append'; readonly path: JsonPath; readonly value: Json }
  | { readonly op: 'remove'; readonly path: JsonPath };

/** The text with the changed value. */
export function editText(text: string, edits: readonly JsonEdit[]): string {
  const value = JSON.parse(text.replace(/^\uFEFF/, '')) as Json;
  return reconcileJson(text, edits.reduce(applyEdit, value));
}

function applyEdit(value: Json, edit: JsonEdit): Json {
  if (edit.op === 'remove') return withValueAt(value, edit.path, undefined);
  if (edit.op === 'set') return withValueAt(value, edit.path, edit.value);
  const list = valueAt(value, edit.path) ?? [];
  return withValueAt(value, edit.path, [...(list as readonly Json[]), edit.value]);
}
