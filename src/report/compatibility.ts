import { countResults } from '../compatibility/judge-skill.js';
import type {
  ClientVerdict,
  CompatibilityResult,
  ListingBudget,
  SkillCompatibility,
} from '../compatibility/verdict.js';
import { CLIENTS } from '../profiles/index.js';
import { countText } from '../text/suggest.js';
import { type Colors, neutralize, neutralizeMessage, shorten, wrapText } from '../text/visible-text.js';
import {
  code,
  codeNames,
  type Detail,
  fold,
  foldRows,
  prose,
  renderRows,
  ruleLink,
  table,
} from './markdown.js';

const MARKS: Readonly<Record<CompatibilityResult, string>> = {
  works: '✓',
  changes: '~',
  refused: '✗',
  'not-found': '·',
};

const LEGEND = '✓ works  ~ works with changes  ✗ refused  · not found there';
const WIDTH = 80;
const NAMED_SKILLS = 3;

/** The table of `--profile all`, 80 columns wide: symbols, the reasons by client, and a line of totals. */
export function renderCompatibility(rows: readonly SkillCompatibility[], colors: Colors): string {
  if (rows.length === 0) return '';
  const columns = CLIENTS.map(({ label }) => label);
  const room = WIDTH - columns.join(' ').length - 2;
  const names = rows.map(({ skill }) => shorten(neutralize(skill), room));
  const width = Math.max('skill'.length, ...names.map((name) => [...name].length));
  const head = colors.bold(`${'skill'.padEnd(width)}  ${columns.join(' ')}`);
  const lines = rows.map(({ clients }, at) => {
    const cells = CLIENTS.map(({ id, label }) => {
      const { result } = clients[id]!;
      return paint(colors, result, MARKS[result]) + ' '.repeat(label.length - 1);
    });
    const name = names[at]!;
    return `${name}${' '.repeat(width - [...name].length)}  ${cells.join(' ')}`.trimEnd();
  });
  const blocks = [
    head,
    ...lines,
    '',
    colors.dim(LEGEND),
    ...renderReasons(rows, colors),
    '',
    describeTotals(rows),
  ];
  return `${blocks.join('\n')}\n`;
}

function paint(colors: Colors, result: CompatibilityResult, mark: string): string {
  if (result === 'works') return colors.green(mark);
  if (result === 'refused') return colors.red(mark);
  return result === 'changes' ? colors.yellow(mark) : colors.dim(mark);
}

/** `3 skills in 8 clients: 20 work, 2 with changes, 1 refused, 1 not found.` */
function describeTotals(rows: readonly SkillCompatibility[]): string {
  const counts = countResults(rows);
  const said = [
    `${counts.works} work`,
    `${counts.changes} with changes`,
    `${counts.refused} refused`,
    `${counts['not-found']} not found`,
  ];
  return `${countText(rows.length, 'skill')} in ${CLIENTS.length} clients: ${said.join(', ')}.`;
}

interface SharedReason {
  readonly result: CompatibilityResult;
  readonly client: string;
  readonly reason: string;
  readonly rule: string;
  readonly skills: string[];
}

/** Reasons that several skills share are listed once, rejections first. */
function sharedReasons(rows: readonly SkillCompatibility[]): readonly SharedReason[] {
  const reasons = new Map<string, SharedReason>();
  for (const { id: client } of CLIENTS) {
    for (const { skill, clients } of rows) {
      const { result, reason = '', rule = '' } = clients[client] as ClientVerdict;
      if (result === 'works') continue;
      const key = `${client} ${result} ${reason}`;
      const shared = reasons.get(key) ?? { result, client, reason, rule, skills: [] };
      shared.skills.push(skill);
      reasons.set(key, shared);
    }
  }
  const order: readonly CompatibilityResult[] = ['refused', 'not-found', 'changes'];
  return [...reasons.values()].sort((a, b) => order.indexOf(a.result) - order.indexOf(b.result));
}

function renderReasons(rows: readonly SkillCompatibility[], colors: Colors): string[] {
  return sharedReasons(rows).flatMap(({ result, client, reason, rule, skills }) => {
    const names = skills.slice(0, NAMED_SKILLS).map(neutralize).join(', ');
    const rest = skills.length - NAMED_SKILLS;
    const who = rest > 0 ? `${names} and ${rest} more` : names;
    const sentence = `${client}: ${neutralizeMessage(reason)}`;
    const mark = MARKS[result];
    const [first = '', ...others] = wrapText(sentence, { columns: WIDTH, first: `${mark} `, rest: '  ' });
    const concerned = wrapText(`${who} (${rule})`, { columns: WIDTH, first: '  ', rest: '  ' });
    return ['', first.replace(mark, paint(colors, result, mark)), ...others, ...concerned];
  });
}

/** The table for the job summary: skills with the same results share a row, and every other result has a reason. */
export function compatibilitySection(rows: readonly SkillCompatibility[], detail: Detail): string[] {
  if (rows.length === 0) return [];
  const header = ['Skill', ...CLIENTS.map(({ id }) => id)];
  const render = (shown: readonly (readonly string[])[]) => table(header, shown);
  const groups = groupByResults(rows);
  const shared = groups.map((group) => [codeNames(group.map(({ skill }) => skill)), ...marksOf(group[0]!)]);
  const each = rows.map((row) => [code(row.skill), ...marksOf(row)]);
  const reasons = sharedReasons(rows).map(
    ({ result, client, reason, rule, skills }) =>
      `- ${MARKS[result]} **${client}**, ${countText(skills.length, 'skill')}: ${prose(reason)} (${ruleLink(rule)})`,
  );
  return [
    '## Where the skills work',
    describeTotals(rows),
    ...foldRows(shared, render, detail),
    LEGEND,
    ...foldRows(reasons, (shown) => shown.join('\n'), detail),
    ...(groups.length < rows.length ? [fold('Skill by skill', renderRows(each, render, detail))] : []),
  ];
}

function marksOf({ clients }: SkillCompatibility): readonly string[] {
  return CLIENTS.map(({ id }) => MARKS[clients[id]!.result]);
}

/** Skills with the same results; the smallest groups first, because they are the exceptions. */
function groupByResults(rows: readonly SkillCompatibility[]): readonly SkillCompatibility[][] {
  const groups = new Map<string, SkillCompatibility[]>();
  for (const row of rows) {
    const key = marksOf(row).join();
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].sort((a, b) => a.length - b.length);
}

/** How much of each client's listing names and descriptions take, with the change since the base of a pull request. */
export function listingSection(listings: readonly ListingBudget[], detail: Detail): string[] {
  if (listings.length === 0) return [];
  const isCompared = listings.some(({ base }) => base !== undefined);
  const hasPlugins = listings.some(({ plugin }) => plugin !== '.');
  const rows = listings.map(({ client, plugin, used, base, budget, dropped }) => [
    client,
    ...(hasPlugins ? [code(plugin)] : []),
    used > budget ? `**${used} of ${budget}**` : `${used} of ${budget}`,
    ...(isCompared ? [signed(used - (base ?? 0))] : []),
    codeNames(dropped) || '—',
  ]);
  const header = [
    'Client',
    ...(hasPlugins ? ['Plugin'] : []),
    'Characters',
    ...(isCompared ? ['Change'] : []),
    'Listed without description',
  ];
  return ['## Listing budget', ...foldRows(rows, (shown) => table(header, shown), detail)];
}

function signed(difference: number): string {
  return difference > 0 ? `+${difference}` : String(difference);
}
