import { asArray, isObject, type Json, type JsonPath } from '../json/json.js';
import { readJson } from '../json/read-json.js';
import { parseAnyYaml } from '../skill/parse-yaml.js';
import type { FindingOf } from '../text/finding.js';
import { TextPositions } from '../text/positions.js';
import { defineRule } from './rule.js';

type Finding = FindingOf<'evals-shape'>;

const SKILL = '---\nname: pdf\ndescription: Fills in PDF forms.\n---\n';
const evals = (text: string, file = 'evals.json') => ({
  files: { 'skills/pdf/SKILL.md': SKILL, [`skills/pdf/evals/${file}`]: `${text}\n` },
});

export default defineRule({
  id: 'evals-shape',
  severity: 'warning',
  kind: 'VALIDATION_ERROR',
  summary:
    'The evals and trigger lists of a skill can be read: every eval has a prompt, every trigger `should_trigger`.',
  why: 'A runner skips what it cannot read, and the skill looks tested although it is not.',
  bad: [
    { ...evals('{ "evals": [«{ "id": 1 }»] }'), message: 'An eval needs a "prompt".' },
    {
      ...evals('[«{ "query": "Fill the form" }»]', 'triggers.json'),
      message: 'A trigger needs "should_trigger": true or false.',
    },
    evals(
      '{ "skill": "pdf", "cases": [{ "prompt": "Fill it", "should_trigger": true }, «{ "prompt": "Fold it" }»] }',
      'triggers.json',
    ),
    { ...evals('{ "skill_name": «"pfd"», "evals": [] }'), message: 'The skill here is "pdf", not "pfd".' },
    evals('{ "evals": [«,»] }'),
  ],
  good: [
    evals('{ "skill_name": "pdf", "evals": [{ "id": 1, "prompt": "Fill the form" }] }'),
    evals('[{ "query": "Fill the form", "should_trigger": true }]', 'triggers.json'),
    evals('{ "anything": "else" }', 'config.json'),
    evals('evals:\n  - prompt: Fill the form', 'evals.yaml'),
  ],
});

/** Checks one file of the `evals/` of a skill. */
export function checkEvals(file: string, text: string, skill: string): readonly Finding[] {
  const found = (at: Finding['at'], message: string, fix: string): Finding => ({
    rule: 'evals-shape',
    file,
    at,
    skill,
    about: [message],
    message,
    fix,
  });
  const isYaml = /\.ya?ml$/.test(file);
  const yaml = isYaml ? parseAnyYaml(text) : null;
  if (yaml !== null && !yaml.ok)
    return [found(new TextPositions(text).span(yaml.offset, yaml.offset), yaml.message, yaml.fix)];
  const json = isYaml ? null : readJson(text);
  if (json !== null && !json.ok)
    return [found(json.span, `${file} is not valid JSON: ${json.message}`, 'Fix the file at this position.')];
  const value = (yaml?.ok ? yaml.data : json?.ok ? json.value : null) as Json;
  const at = (field: JsonPath) => ({ field, part: 'value' as const });
  const isSet = isObject(value) && typeof value['skill'] === 'string' && Array.isArray(value['cases']);
  if (isSet || Array.isArray(value)) {
    const [list, place] = isSet ? [asArray(value['cases']), ['cases']] : [asArray(value), []];
    return checkTriggers(list, (index, message, fix) => found(at([...place, index]), message, fix));
  }
  if (!isObject(value) || !Array.isArray(value['evals'])) return [];
  const name = value['skill_name'];
  const other =
    typeof name === 'string' && name !== skill
      ? [found(at(['skill_name']), `The skill here is "${skill}", not "${name}".`, `Write "${skill}".`)]
      : [];
  const isEval = (item: Json) =>
    isObject(item) && ['prompt', 'query', 'input'].some((key) => item[key] !== undefined);
  const missing = asArray(value['evals']).flatMap((item, index) =>
    isEval(item) ? [] : [found(at(['evals', index]), 'An eval needs a "prompt".', 'Add "prompt".')],
  );
  return [...other, ...missing];
}

/** A list is one of triggers if any of its items has a query or an answer. */
function checkTriggers(
  list: readonly Json[],
  found: (index: number, message: string, fix: string) => Finding,
): readonly Finding[] {
  const isMeant = (item: Json) =>
    isObject(item) && (typeof item['query'] === 'string' || item['should_trigger'] !== undefined);
  if (!list.some(isMeant)) return [];
  return list.flatMap((item, index) => {
    const isTrigger = isObject(item) && typeof item['should_trigger'] === 'boolean';
    return isTrigger
      ? []
      : [found(index, 'A trigger needs "should_trigger": true or false.', 'Add "should_trigger".')];
  });
}
