import { type Client, type NameForm, type Quirk, valueOr } from '../profiles/client.js';
import { EFFECTIVE_FIELDS } from '../profiles/client-fields.js';
import type { RuleId } from '../rules/index.js';
import { lengthOf, type SkillFacts, textOf } from '../skill/facts.js';
import type { Obstacle } from './obstacle.js';

export type Fields = Readonly<Record<string, unknown>>;

/** What a client refuses or changes in the fields that it reads. */
export function fieldObstacles(fields: Fields, skill: SkillFacts, client: Client): readonly Obstacle[] {
  return [
    ...checkName(fields, skill, client),
    ...checkDescription(fields, client),
    ...checkMetadata(fields, client),
    ...checkTags(fields, client),
    ...checkIgnored(fields, skill, client),
  ];
}

const ANY_NAME: NameForm = {};

function checkName(fields: Fields, { directoryName }: SkillFacts, client: Client): Obstacle[] {
  const name = textOf(fields['name']);
  if (name === null) return checkMissingName(client);
  const form = valueOr(client.name, ANY_NAME);
  return [
    ...checkLength(name, form),
    ...checkForm(name, form),
    ...checkIdentity(name, directoryName, client),
  ];
}

function checkMissingName({ nameMissing }: Client): Obstacle[] {
  const rule = 'missing-field';
  const outcome = valueOr(nameMissing, 'unknown');
  if (outcome === 'refused') return [{ result: 'refused', rule, verb: 'requires', object: 'a name' }];
  if (outcome === 'unknown')
    return [{ result: 'changes', rule, verb: 'does not document how it handles', object: 'a missing name' }];
  return [{ result: 'changes', rule, verb: 'takes', object: 'the name from the directory' }];
}

function checkLength(name: string, { maxLength, tooLong }: NameForm): Obstacle[] {
  if (maxLength === undefined || lengthOf(name) <= maxLength) return [];
  const rule = 'name-length';
  const object = `a name over ${maxLength} characters`;
  if (tooLong === 'refused') return [{ result: 'refused', rule, field: 'name', verb: 'refuses', object }];
  return [
    { result: 'changes', rule, field: 'name', verb: 'takes', object: `the directory instead of ${object}` },
  ];
}

function checkForm(name: string, { pattern, form, otherwise, unmentionable }: NameForm): Obstacle[] {
  const rule = 'portability-name-characters';
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(name)) {
    if (otherwise === 'refused')
      return [{ result: 'refused', rule, field: 'name', verb: 'requires', object: `names ${form}` }];
    if (otherwise === 'hint')
      return [{ result: 'changes', rule, field: 'name', verb: 'expects', object: `names ${form}` }];
    return [
      {
        result: 'changes',
        rule,
        field: 'name',
        verb: 'rewrites',
        object: `names ${form}`,
      },
    ];
  }
  if (unmentionable === undefined || !new RegExp(unmentionable, 'iu').test(name)) return [];
  return [{ result: 'changes', rule, field: 'name', verb: 'cannot mention', object: 'the skill as $name' }];
}

function checkIdentity(name: string, directoryName: string, { nameDiffers }: Client): Obstacle[] {
  const outcome = valueOr(nameDiffers, 'unknown');
  if (name === directoryName || directoryName === '.' || outcome === 'name') return [];
  const rule = 'portability-name-directory';
  if (outcome === 'directory')
    return [{ result: 'changes', rule, field: 'name', verb: 'takes', object: 'the name from the directory' }];
  if (outcome === 'must-match')
    return [
      { result: 'changes', rule, field: 'name', verb: 'requires', object: 'the name to match the directory' },
    ];
  const object = 'a name that differs from the directory';
  return [{ result: 'changes', rule, field: 'name', verb: 'does not document how it handles', object }];
}

function checkDescription(fields: Fields, client: Client): Obstacle[] {
  const description = textOf(fields['description']);
  if (description === null) return checkMissingDescription(client);
  return checkLongDescription(description, fields, client);
}

function checkMissingDescription({ descriptionMissing }: Client): Obstacle[] {
  const rule = 'missing-field';
  switch (valueOr(descriptionMissing, 'unknown')) {
    case 'refused':
      return [{ result: 'refused', rule, verb: 'requires', object: 'a description' }];
    case 'fallback':
      return [{ result: 'changes', rule, verb: 'makes up', object: 'a description' }];
    case 'unlisted':
      return [
        {
          result: 'changes',
          rule,
          verb: 'does not offer',
          object: 'a skill without a description to the model',
        },
      ];
    case 'unknown':
      return [
        {
          result: 'changes',
          rule,
          verb: 'does not document how it handles',
          object: 'a missing description',
        },
      ];
  }
}

/** The standard's limit: beyond it, what a client does is worth knowing. */
const STANDARD_DESCRIPTION = 1024;

function checkLongDescription(description: string, fields: Fields, { descriptionLimit }: Client): Obstacle[] {
  const rule = 'portability-description-length';
  if (!descriptionLimit.known) {
    if (lengthOf(description) <= STANDARD_DESCRIPTION) return [];
    const object = `a description over ${STANDARD_DESCRIPTION} characters`;
    return [
      { result: 'changes', rule, field: 'description', verb: 'does not document how it handles', object },
    ];
  }
  const limit = descriptionLimit.value;
  if (limit === null) return [];
  const more = limit.with === undefined ? null : textOf(fields[limit.with]);
  if (lengthOf(description) + lengthOf(more ?? '') <= limit.max) return [];
  const object = `a description over ${limit.max} characters`;
  return limit.beyond === 'refused'
    ? [{ result: 'refused', rule, field: 'description', verb: 'refuses', object }]
    : [{ result: 'changes', rule, field: 'description', verb: 'cuts', object }];
}

function checkMetadata(fields: Fields, client: Client): Obstacle[] {
  const metadata = fields['metadata'];
  if (metadata === undefined || metadata === null || isMap(metadata)) return [];
  if (!has(client, 'metadata-must-be-map')) return [];
  const rule = 'portability-metadata';
  const cause = 'metadata is not a map';
  return [{ result: 'refused', rule, cause, field: 'metadata', verb: 'refuses', object: 'the skill' }];
}

function isMap(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const TAG = /<[^<>]+>/;

function checkTags(fields: Fields, client: Client): Obstacle[] {
  const field = (['name', 'description'] as const).find((name) => TAG.test(textOf(fields[name]) ?? ''));
  if (field === undefined) return [];
  const rule = 'portability-angle-brackets';
  const object = '<…> in name and description';
  if (has(client, 'strips-tags')) return [{ result: 'changes', rule, field, verb: 'removes', object }];
  return has(client, 'discourages-tags')
    ? [{ result: 'changes', rule, field, verb: 'warns', object: `of ${object}` }]
    : [];
}

function checkIgnored(fields: Fields, skill: SkillFacts, client: Client): Obstacle[] {
  const known = valueOr(client.fields, {});
  const verb = client.unknownFields.known ? 'ignores' : 'does not document';
  return EFFECTIVE_FIELDS.filter((field) => isEffective(field, fields[field]) && !Object.hasOwn(known, field))
    .filter((field) => !(field === 'disable-model-invocation' && isManualBySideFile(skill, client)))
    .map((field) => ({ result: 'changes', rule: ruleOfIgnored(field), field, verb, object: field }));
}

/** `disable-model-invocation: false` says what every client does anyway. */
function isEffective(field: string, value: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (field === 'disable-model-invocation') return value === true;
  return field === 'user-invocable' ? value === false : true;
}

function isManualBySideFile({ allowsImplicitInvocation }: SkillFacts, { sideFile }: Client): boolean {
  return allowsImplicitInvocation === false && valueOr(sideFile, null) !== null;
}

function ruleOfIgnored(field: string): RuleId {
  if (field === 'disable-model-invocation' || field === 'user-invocable')
    return 'portability-model-invocation';
  return field === 'paths' ? 'portability-paths' : 'unknown-field';
}

/** Whether a trap is known of a client. */
export function has({ quirks }: Client, quirk: Quirk): boolean {
  return valueOr<readonly Quirk[], readonly Quirk[]>(quirks, []).includes(quirk);
}
