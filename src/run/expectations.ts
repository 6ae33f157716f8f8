import type { Expectation } from '../config/config-file.js';
import { isObject, type Json, type JsonPath } from '../json/json.js';
import { JsonLocator } from '../json/read-json.js';
import { type DispatchAnswer, type Dispatcher, reasonFor, winnerOf } from '../routing/dispatch.js';
import type { Finding } from '../rules/finding.js';
import { START_OF_FILE } from '../text/span.js';
import { closestOf } from '../text/suggest.js';
import { shorten } from '../text/visible-text.js';

export interface ExpectationSource {
  /** The config file, as the report names it, and its text. */
  readonly file: string;
  readonly text: string;
  /** Path of the list in the config. */
  readonly path?: readonly string[];
  /** A list that no config names: only what a phrase, a key or a name sends to the wrong skill is reported. */
  readonly rule?: 'trigger-misrouted';
}

/** Dispatches every expectation of the config with the new matrix; each one that fails is an error on its line. */
export function checkExpectations(
  dispatcher: Dispatcher,
  expectations: readonly Expectation[],
  config: ExpectationSource,
): readonly Finding[] {
  const prefix = config.path ?? ['expect'];
  const cases = expectations.map((expectation, index) => ({
    expectation,
    path: [...prefix, index, 'skill'],
  }));
  return checkCases(dispatcher, cases, config);
}

/** Dispatches every case of a trigger set or a config with the new matrix. */
export function checkCases(
  dispatcher: Dispatcher,
  cases: readonly TriggerCase[],
  config: ExpectationSource,
): readonly Finding[] {
  let locator: JsonLocator | undefined;
  const findings: Finding[] = [];
  for (const { expectation, path } of cases) {
    const answer = dispatcher.dispatch(expectation);
    if ((answer.skill === expectation.skill) !== (expectation.isAvoided === true)) continue;
    if (config.rule !== undefined && !isMisrouted(expectation, answer, dispatcher)) continue;
    locator ??= new JsonLocator(config.text);
    const at = locator.locate(path, 'value') ?? locator.locate(path.slice(0, -1), 'value') ?? START_OF_FILE;
    findings.push({
      rule: config.rule ?? 'expectation-failed',
      file: config.file,
      at,
      about: [expectation.text],
      message: describeFailure(expectation, answer),
      fix: adviseOnUnknown(expectation, dispatcher.skillNames) ?? adviseOn(expectation, answer),
    });
  }
  return findings;
}

/** Similar words are no proof: near misses share them, and a request that reaches no skill may need more than words. */
function isMisrouted({ skill }: Expectation, answer: DispatchAnswer, { skillNames }: Dispatcher): boolean {
  const isCertain = answer.skill !== null && answer.strategy !== 'similarity';
  return isCertain && skill !== null && skillNames.includes(skill);
}

function describeFailure(expectation: Expectation, answer: DispatchAnswer): string {
  if (expectation.isAvoided)
    return `"${inMessage(expectation.text)}" ${reached(answer)}, although it should not.`;
  const instead =
    expectation.skill === null ? 'although it should reach none' : `instead of "${expectation.skill}"`;
  return `"${inMessage(expectation.text)}" ${reached(answer)} ${instead}.`;
}

function reached(answer: DispatchAnswer): string {
  const winner = winnerOf(answer);
  return winner === null ? 'reaches no skill' : `reaches "${winner.skill}" (${reasonFor(winner)})`;
}

/** The expectation names a skill that does not exist. */
function adviseOnUnknown({ skill }: Expectation, names: readonly string[]): string | null {
  if (skill === null || names.includes(skill)) return null;
  const near = closestOf(skill, names);
  return `There is no skill "${skill}"${near === null ? '. Change this expectation.' : `: did you mean "${near}"?`}`;
}

function adviseOn(expectation: Expectation, answer: DispatchAnswer): string {
  const { skill } = expectation;
  if (skill === null || expectation.isAvoided)
    return `Take "${answer.matched}" away from "${answer.skill}", or change this expectation.`;
  const other = answer.candidates.find((candidate) => candidate.skill === skill);
  if (other !== undefined) {
    return `"${skill}" wants it too (${reasonFor(other)}), but comes later: give it a unique keyword, put its key first in the matrix, or change this expectation.`;
  }
  if (answer.skill === null)
    return `Give "${skill}" a keyword that the text contains, or change this expectation.`;
  return `Give "${skill}" a keyword that the text contains and "${answer.skill}" does not claim, or change this expectation.`;
}

function inMessage(text: string): string {
  return shorten(text.replace(/\s+/g, ' ').trim(), MAX_SHOWN);
}

const MAX_SHOWN = 80;

/** One case of a trigger set, and where its text is in the file. */
export interface TriggerCase {
  readonly expectation: Expectation;
  readonly path: JsonPath;
}

/**
 * Reads a set of requests that should or should not reach a skill: a list of `query` and `should_trigger`, or an object
 * with `skill` and `cases`. Cases that need more than words (`lexical: false`) are left out. `null` for other files.
 */
export function readTriggerSet(value: Json, skill: string | null): readonly TriggerCase[] | null {
  const list = isObject(value) ? value['cases'] : value;
  if (!Array.isArray(list)) return null;
  const name = isObject(value) && typeof value['skill'] === 'string' ? value['skill'] : skill;
  if (name === null) return null;
  const prefix = isObject(value) ? ['cases'] : [];
  const cases = list.map((item: Json, index) => readCase(item, name, [...prefix, index]));
  return cases.includes(null)
    ? null
    : (cases.filter((item) => item !== null && item !== 'skipped') as TriggerCase[]);
}

function readCase(item: Json, skill: string, path: JsonPath): TriggerCase | 'skipped' | null {
  if (!isObject(item) || typeof item['should_trigger'] !== 'boolean') return null;
  const field = typeof item['query'] === 'string' ? 'query' : 'prompt';
  const text = item[field];
  if (typeof text !== 'string') return null;
  if (item['lexical'] === false) return 'skipped';
  return {
    expectation: { text, skill, ...(!item['should_trigger'] && { isAvoided: true }) },
    path: [...path, field],
  };
}
