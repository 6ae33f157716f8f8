import type { GeneratedFile } from '../files/workspace.js';
import type { FieldChange, Reroute } from '../manifest/changes.js';
import { countText } from '../text/suggest.js';
import { shorten, visibleText } from '../text/visible-text.js';
import {
  code,
  codeBlock,
  type Detail,
  fold,
  foldRows,
  htmlCode,
  prose,
  renderRows,
  table,
  valueCell,
} from './markdown.js';
import type { Report } from './report.js';
import { type GroupedChanges, groupChanges, type RouteChange } from './text-changes.js';
import { unifiedDiff } from './text-diff.js';

/** The semantic diff of the manifest as Markdown sections; empty if nothing changed. */
export function renderChanges(changes: Report['changes'], detail: Detail): string[] {
  const groups = groupChanges(changes);
  return [
    ...skillSection('Added', groups.added, detail),
    ...updatedSection(groups.updated, detail),
    ...skillSection('Removed', groups.removed, detail),
    ...matrixSection(groups.routes, detail),
    ...otherSection(groups, detail),
  ];
}

interface Section {
  readonly heading: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function section({ heading, header, rows }: Section, detail: Detail): string[] {
  return rows.length === 0 ? [] : [heading, ...foldRows(rows, (shown) => table(header, shown), detail)];
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

/** Keys are patterns, which few people want to read: their effect is described above. */
function matrixSection(routes: readonly RouteChange[], detail: Detail): string[] {
  if (routes.length === 0) return [];
  const rows = renderRows(
    routes.map(routeRow),
    (shown) => table(['Table', 'Before', 'After'], shown),
    detail,
  );
  return [fold(`Dispatch matrix: ${countText(routes.length, 'route')} changed`, rows)];
}

/** Most rerouted phrases that a graph can still show. */
const MAX_GRAPH = 15;

/** The phrases that reach another skill than before: as a graph where there are few. */
export function renderReroutes(rerouted: readonly Reroute[], detail: Detail): string[] {
  const count = rerouted.length;
  if (count === 0) return [];
  const sentence = `${countText(count, 'phrase')} now ${count === 1 ? 'reaches' : 'reach'} another skill.`;
  if (count <= MAX_GRAPH && detail.values) return [sentence, drawRoutes(rerouted)];
  const rows = rerouted.map(({ phrase, from, to }) => [
    code(phrase),
    code(from),
    to === null ? '—' : code(to),
  ]);
  return [sentence, ...foldRows(rows, (shown) => table(['Phrase', 'Before', 'Now'], shown), detail)];
}

/** Phrases on the left, the skills that they reached before (dotted) and reach now on the right. */
function drawRoutes(moved: readonly Reroute[]): string {
  const targets = moved.map(({ phrase, from, to }) => ({ phrase, from, to: to ?? 'no skill' }));
  const skills = [...new Set(targets.flatMap(({ from, to }) => [from, to]))];
  const node = (skill: string) => `s${skills.indexOf(skill)}["${graphLabel(skill)}"]`;
  const lines = targets.flatMap(({ phrase, from, to }, at) => [
    `  p${at}("${graphLabel(phrase)}") -. before .-> ${node(from)}`,
    `  p${at} --> ${node(to)}`,
  ]);
  return codeBlock(['flowchart LR', ...lines].join('\n'), 'mermaid');
}

/** Mermaid interprets labels: only letters, digits and a few harmless characters are kept. */
function graphLabel(text: string): string {
  return shorten(visibleText(text).replace(/[^\p{L}\p{N} ._/+-]/gu, '?'), 60);
}

function routeRow(route: RouteChange): string[] {
  const before = `${code(route.key)} → ${code(route.skill)}`;
  switch (route.kind) {
    case 'route-added':
      return [code(route.table), '—', before];
    case 'route-removed':
      return [code(route.table), before, '—'];
    case 'route-changed':
      return [code(route.table), before, `${code(route.newKey)} → ${code(route.newSkill)}`];
  }
}

const COUNTS: readonly string[] = ['totalSkills', 'autoDiscoveredSkills', 'manuallyRegistered'];

function otherSection({ meta, files, added, removed }: GroupedChanges, detail: Detail): string[] {
  // Counts follow from the skills that are listed above.
  const isSaid = (field: string) => added.length + removed.length > 0 && COUNTS.includes(field);
  const rows = [
    ...meta
      .filter(({ field }) => !isSaid(field))
      .map(({ field, before, after }) => [
        code(field),
        detail.values ? `${valueCell(before)} → ${valueCell(after)}` : 'changed',
      ]),
    ...files.map(({ file, what }) => [code(file), prose(what)]),
  ];
  return section({ heading: `### Also changed (${rows.length})`, header: ['What', 'Change'], rows }, detail);
}

/** The unified diff of each generated file, folded and cut to a readable length. */
export function renderDiffs(files: readonly GeneratedFile[], { diffLines }: Detail): string[] {
  if (diffLines === 0) return [];
  return files.flatMap((file) => {
    const lines = unifiedDiff([file]).split('\n').slice(2, -1);
    if (lines.length === 0) return [];
    const added = lines.filter((line) => line.startsWith('+')).length;
    const removed = lines.filter((line) => line.startsWith('-')).length;
    const shown = lines.slice(0, diffLines).map((line) => shorten(visibleText(line), 300));
    const rest = lines.length - shown.length;
    const blocks = [
      codeBlock(shown.join('\n'), 'diff'),
      ...(rest > 0 ? [`…and ${countText(rest, 'more line')}.`] : []),
    ];
    return [fold(`Diff of ${htmlCode(file.path)} (+${added} −${removed})`, blocks)];
  });
}
