import { isInClientDirectory } from '../compatibility/discovery.js';
import {
  type ClientVerdict,
  type CompatibilityResult,
  type ListingBudget,
  onceInstalled,
  type SkillCompatibility,
} from '../compatibility/verdict.js';
import { CLIENTS } from '../profiles/index.js';
import { countText, joinWords } from '../text/suggest.js';
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

const WIDTH = 80;
const NAMED_SKILLS = 3;

/** One of the two questions about the skills of a repository, with the verdict that answers it. */
interface Question {
  readonly id: 'installed' | 'in-place';
  readonly title: string;
  readonly legend: string;
  readonly verdictOf: (verdict: ClientVerdict) => ClientVerdict;
}

const LEGEND = '✓ works  ~ works with changes  ✗ refused';
const ONCE_INSTALLED: Question = {
  id: 'installed',
  title: 'Would load once installed',
  legend: LEGEND,
  verdictOf: onceInstalled,
};
const IN_PLACE: Question = {
  id: 'in-place',
  title: 'Found in place',
  legend: `${LEGEND}  · not found there`,
  verdictOf: (verdict) => verdict,
};

const ASKED = CLIENTS.filter(({ nameMissing: fact }) => fact.known && fact.evidence.source === 'measured');
/** Where the marks come from, for those without a reason below the table. */
const SOURCES = `${joinWords(ASKED.map(({ id }) => id))} were asked; the others are known from their code and documentation.`;

/** People install skills from a collection: where it keeps them says nothing about where they work. */
function questionFor(rows: readonly SkillCompatibility[]): Question {
  const inPlace = rows.filter(({ path }) => isInClientDirectory(path)).length;
  return inPlace * 2 < rows.length ? ONCE_INSTALLED : IN_PLACE;
}

/** The answers of `--profile all`, 80 columns wide: the table, its reasons by client, and the other answer in a line. */
export function renderCompatibility(
  rows: readonly SkillCompatibility[],
  { colors, isVerbose }: { readonly colors: Colors; readonly isVerbose: boolean },
): string {
  if (rows.length === 0) return '';
  const question = questionFor(rows);
  const columns = CLIENTS.map(({ label }) => label);
  const room = WIDTH - columns.join(' ').length - 2;
  const groups = isVerbose ? rows.map((row) => [row]) : groupByResults(rows, question);
  const names = groups.map((group) => nameGroup(group, { count: rows.length, room }));
  const width = Math.max('skill'.length, ...names.map((name) => [...name].length));
  const head = colors.bold(`${'skill'.padEnd(width)}  ${columns.join(' ')}`);
  const lines = groups.map(([row], at) => {
    const cells = CLIENTS.map(({ id, label }) => {
      const { result } = question.verdictOf(row!.clients[id]!);
      return paint(colors, result, MARKS[result]) + ' '.repeat(label.length - 1);
    });
    const name = names[at]!;
    return `${name}${' '.repeat(width - [...name].length)}  ${cells.join(' ')}`.trimEnd();
  });
  const blocks = [
    `${question.title}:`,
    '',
    head,
    ...lines,
    '',
    colors.dim(question.legend),
    ...wrapText(SOURCES, { columns: WIDTH, first: '', rest: '' }).map(colors.dim),
    ...renderReasons(rows, question, colors),
    '',
    ...wrapText(otherAnswer(rows, question), { columns: WIDTH, first: '', rest: '' }),
  ];
  return `${blocks.join('\n')}\n`;
}

/** `pdf`, `pdf + 3`, `47 others`: as short as a column is. */
function nameGroup(
  group: readonly SkillCompatibility[],
  { count, room }: { readonly count: number; readonly room: number },
): string {
  if (group.length === 1) return shorten(neutralize(group[0]!.skill), room);
  if (group.length === count) return `all ${countText(count, 'skill')}`;
  if (group.length * 2 > count) return `${group.length} others`;
  const more = ` + ${group.length - 1}`;
  return `${shorten(neutralize(group[0]!.skill), room - more.length)}${more}`;
}

function paint(colors: Colors, result: CompatibilityResult, mark: string): string {
  if (result === 'works') return colors.green(mark);
  if (result === 'refused') return colors.red(mark);
  return result === 'changes' ? colors.yellow(mark) : colors.dim(mark);
}

/** `Found in place: codex and cursor all 50; vscode 2 of 50; goose none.` */
function otherAnswer(rows: readonly SkillCompatibility[], asked: Question): string {
  const other = asked === IN_PLACE ? ONCE_INSTALLED : IN_PLACE;
  const clients = new Map<number, string[]>();
  for (const { id } of CLIENTS) {
    const loads = ({ clients: verdicts }: SkillCompatibility) =>
      ['works', 'changes'].includes(other.verdictOf(verdicts[id]!).result);
    const count = rows.filter(loads).length;
    clients.set(count, [...(clients.get(count) ?? []), id]);
  }
  const parts = [...clients]
    .sort(([a], [b]) => b - a)
    .map(([count, ids]) => `${joinWords(ids)} ${shareOf(count, rows.length)}`);
  return `${other.title}: ${parts.join('; ')}.`;
}

function shareOf(count: number, all: number): string {
  if (count === 0) return 'none';
  return count === all ? `all ${all}` : `${count} of ${all}`;
}

interface SharedReason {
  readonly result: CompatibilityResult;
  readonly client: string;
  readonly reason: string;
  readonly rule: string;
  readonly measured?: true | undefined;
  readonly skills: string[];
}

/** Reasons that several skills share are listed once, rejections first. */
function sharedReasons(
  rows: readonly SkillCompatibility[],
  { verdictOf }: Question,
): readonly SharedReason[] {
  const reasons = new Map<string, SharedReason>();
  for (const { id: client } of CLIENTS) {
    for (const { skill, clients } of rows) {
      const { result, reason = '', rule = '', measured } = verdictOf(clients[client]!);
      if (result === 'works') continue;
      const key = `${client} ${result} ${reason}`;
      const shared = reasons.get(key) ?? { result, client, reason, rule, measured, skills: [] };
      shared.skills.push(skill);
      reasons.set(key, shared);
    }
  }
  const order: readonly CompatibilityResult[] = ['refused', 'not-found', 'changes'];
  return [...reasons.values()].sort((a, b) => order.indexOf(a.result) - order.indexOf(b.result));
}

function renderReasons(rows: readonly SkillCompatibility[], question: Question, colors: Colors): string[] {
  return sharedReasons(rows, question).flatMap(({ result, client, reason, rule, measured, skills }) => {
    const names = skills.slice(0, NAMED_SKILLS).map(neutralize).join(', ');
    const rest = skills.length - NAMED_SKILLS;
    const who = rest > 0 ? `${names} and ${rest} more` : names;
    const sentence = `${client}: ${neutralizeMessage(reason)}`;
    const mark = MARKS[result];
    const [first = '', ...others] = wrapText(sentence, { columns: WIDTH, first: `${mark} `, rest: '  ' });
    const concerned = wrapText(`${who} (${rule}${measured ? ', measured' : ''})`, {
      columns: WIDTH,
      first: '  ',
      rest: '  ',
    });
    return ['', first.replace(mark, paint(colors, result, mark)), ...others, ...concerned];
  });
}

/** The table for the job summary: skills with the same results share a row, and every other result has a reason. */
export function compatibilitySection(rows: readonly SkillCompatibility[], detail: Detail): string[] {
  if (rows.length === 0) return [];
  const question = questionFor(rows);
  const header = ['Skill', ...CLIENTS.map(({ id }) => id)];
  const render = (shown: readonly (readonly string[])[]) => table(header, shown);
  const groups = groupByResults(rows, question);
  const marksOf = (row: SkillCompatibility) => marksFor(row, question);
  const shared = groups.map((group) => [codeNames(group.map(({ skill }) => skill)), ...marksOf(group[0]!)]);
  const each = rows.map((row) => [code(row.skill), ...marksOf(row)]);
  const reasons = sharedReasons(rows, question).map(
    ({ result, client, reason, rule, measured, skills }) =>
      `- ${MARKS[result]} **${client}**, ${countText(skills.length, 'skill')}: ${prose(reason)} (${ruleLink(rule)}${measured ? ', measured' : ''})`,
  );
  return [
    '## Where the skills work',
    `${question.title}:`,
    ...foldRows(shared, render, detail),
    question.legend,
    SOURCES,
    ...foldRows(reasons, (shown) => shown.join('\n'), detail),
    otherAnswer(rows, question),
    ...(groups.length < rows.length ? [fold('Skill by skill', renderRows(each, render, detail))] : []),
  ];
}

function marksFor({ clients }: SkillCompatibility, { verdictOf }: Question): readonly string[] {
  return CLIENTS.map(({ id }) => MARKS[verdictOf(clients[id]!).result]);
}

/** Skills with the same results; the smallest groups first, because they are the exceptions. */
function groupByResults(
  rows: readonly SkillCompatibility[],
  question: Question,
): readonly SkillCompatibility[][] {
  const groups = new Map<string, SkillCompatibility[]>();
  for (const row of rows) {
    const key = marksFor(row, question).join();
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
