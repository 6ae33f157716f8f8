import type { FieldChange, ManifestChange } from '../core/report.js';
import { type GroupedChanges, groupChanges, type RouteChange } from './group-changes.js';
import { code, prose } from './markdown-escape.js';
import { type Detail, takeRows } from './markdown-fit.js';
import { table } from './markdown-table.js';
import { valueCell } from './markdown-value.js';

/** The semantic diff of the manifest as Markdown sections; nothing when nothing changed. */
export function renderChanges(changes: readonly ManifestChange[], detail: Detail): string[] {
  const groups = groupChanges(changes);
  return [
    ...skillSection('Added', groups.added, detail),
    ...updatedSection(groups.updated, detail),
    ...skillSection('Removed', groups.removed, detail),
    ...routeSection(groups.routes, detail),
    ...otherSection(groups, detail),
  ];
}

interface Section {
  readonly heading: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function section({ heading, header, rows }: Section, detail: Detail): string[] {
  if (rows.length === 0) return [];
  const { shown, more } = takeRows(rows, detail);
  return [heading, ...(shown.length > 0 ? [table(header, shown)] : []), ...(more === '' ? [] : [more])];
}

function skillSection(
  title: string,
  skills: readonly { readonly skill: string; readonly path: string }[],
  detail: Detail,
): string[] {
  const rows = skills.map(({ skill, path }) => [code(skill), code(path)]);
  return section({ heading: `### ${title} (${skills.length})`, header: ['Skill', 'Path'], rows }, detail);
}

function updatedSection(updated: GroupedChanges['updated'], detail: Detail): string[] {
  const heading = `### Updated (${updated.length})`;
  if (!detail.values) {
    const rows = updated.map(({ skill, fields }) => [
      code(skill),
      fields.map(({ field }) => code(field)).join(', '),
    ]);
    return section({ heading, header: ['Skill', 'Fields'], rows }, detail);
  }
  const rows = updated.flatMap(({ skill, fields }) => fields.map((field) => fieldRow(skill, field)));
  return section({ heading, header: ['Skill', 'Field', 'Before', 'After'], rows }, detail);
}

function fieldRow(skill: string, { field, before, after }: FieldChange): string[] {
  return [code(skill), code(field), valueCell(before), valueCell(after)];
}

function routeSection(routes: readonly RouteChange[], detail: Detail): string[] {
  const heading = `### Dispatch matrix (${routes.length})`;
  return section({ heading, header: ['Table', 'Before', 'After'], rows: routes.map(routeRow) }, detail);
}

function routeRow(route: RouteChange): string[] {
  const old = `${code(route.key)} → ${code(route.skill)}`;
  switch (route.kind) {
    case 'route-added':
      return [code(route.table), '—', old];
    case 'route-removed':
      return [code(route.table), old, '—'];
    case 'route-changed':
      return [code(route.table), old, `${code(route.newKey)} → ${code(route.newSkill)}`];
  }
}

function otherSection({ meta, files }: GroupedChanges, detail: Detail): string[] {
  const rows = [
    ...meta.map(({ field, before, after }) => [
      code(field),
      detail.values ? `${valueCell(before)} → ${valueCell(after)}` : 'changed',
    ]),
    ...files.map(({ file, what }) => [code(file), prose(what)]),
  ];
  return section({ heading: `### Also changed (${rows.length})`, header: ['What', 'Change'], rows }, detail);
}
