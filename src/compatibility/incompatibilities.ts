import { type Client, type NameForm, type Quirk, type Trait, valueOr } from '../profiles/client.js';
import { EFFECTIVE_FIELDS } from '../profiles/fields.js';
import { CLIENTS } from '../profiles/index.js';
import type { RuleId } from '../rules/index.js';
import { lengthOf, type SkillFacts, scalarText } from '../skill/facts.js';
import type { Fields } from '../skill/skill.js';
import { joinWords } from '../text/suggest.js';

/** Verbs that say what clients do, for one and for several of them. */
const VERBS = {
  cuts: 'cut',
  'cannot mention': 'cannot mention',
  'does not document': 'do not document',
  'does not document how it handles': 'do not document how they handle',
  'does not offer': 'do not offer',
  'does not see': 'do not see',
  ends: 'end',
  expects: 'expect',
  ignores: 'ignore',
  loads: 'load',
  loses: 'lose',
  'makes up': 'make up',
  reads: 'read',
  refuses: 'refuse',
  removes: 'remove',
  repairs: 'repair',
  requires: 'require',
  rewrites: 'rewrite',
  takes: 'take',
  warns: 'warn',
} as const;

type Verb = keyof typeof VERBS;

/** Something about a skill that a client does not accept unchanged. */
export interface Incompatibility {
  readonly result: 'changes' | 'refused';
  readonly rule: RuleId;
  /** The subject, if the rest only makes sense after it. */
  readonly cause?: string;
  /** The field it is about; absent if it is about the whole frontmatter. */
  readonly field?: string;
  readonly verb: Verb;
  readonly object: string;
  /** What is known of the client that decides it; absent if that is a limit of our own. */
  readonly trait?: Trait;
}

/** The incompatibility as a sentence about one client. */
export function reasonOf({ cause, verb, object }: Incompatibility, { title }: Client): string {
  return `${cause === undefined ? '' : `${cause}: `}${title} ${verb} ${object}.`;
}

/** The incompatibilities of several clients as clauses; clients that do the same share one. */
export function describeIncompatibilities(met: readonly (readonly [string, Incompatibility])[]): string {
  const clauses = new Map<
    string,
    { readonly incompatibility: Incompatibility; readonly clients: string[] }
  >();
  for (const [client, incompatibility] of met) {
    const key = `${incompatibility.verb} ${incompatibility.object}`;
    const clause = clauses.get(key) ?? { incompatibility, clients: [] };
    clause.clients.push(client);
    clauses.set(key, clause);
  }
  return [...clauses.values()]
    .map(({ incompatibility: { verb, object }, clients }) => {
      const said = clients.length === 1 ? verb : VERBS[verb];
      return `${joinWords(clients)} ${said} ${object}`;
    })
    .join('; ');
}

/** The data of a skill, read once for all clients. */
export interface FieldTraits {
  readonly name: string | null;
  readonly description: string | null;
  readonly nameLength: number;
  readonly descriptionLength: number;
  /** The first field with `<…>` in it. */
  readonly tagged: 'name' | 'description' | null;
  readonly hasOddMetadata: boolean;
  /** Fields that change what a client does, if it knows them. */
  readonly effective: readonly string[];
}

/** What a client reads of a skill. */
export interface ReadSkill {
  readonly fields: Fields;
  readonly traits: FieldTraits;
  readonly skill: SkillFacts;
}

export function traitsOf(fields: Fields): FieldTraits {
  const name = scalarText(fields['name']);
  const description = scalarText(fields['description']);
  const { metadata } = fields;
  return {
    name,
    description,
    nameLength: lengthOf(name ?? ''),
    descriptionLength: lengthOf(description ?? ''),
    tagged: TAG.test(name ?? '') ? 'name' : TAG.test(description ?? '') ? 'description' : null,
    hasOddMetadata: metadata !== undefined && metadata !== null && !isMap(metadata),
    effective: EFFECTIVE_FIELDS.filter((field) => isEffective(field, fields[field])),
  };
}

/** Adds what a client rejects or changes in the fields that it reads. */
export function addFieldIncompatibilities(
  found: Incompatibility[],
  { fields, traits, skill }: ReadSkill,
  client: Client,
): void {
  if (traits.name === null) found.push(describeMissingName(client));
  else addNameIncompatibilities(found, traits.name, { traits, skill }, client);
  if (traits.description === null) found.push(describeMissingDescription(client));
  else addLongDescription(found, traits, fields, client);
  if (traits.hasOddMetadata && hasQuirk(client, 'metadata-must-be-map')) found.push(ODD_METADATA);
  if (traits.tagged !== null) addTags(found, traits.tagged, client);
  if (traits.effective.length > 0) addIgnored(found, traits.effective, skill, client);
}

const ANY_NAME: NameForm = {};

function addNameIncompatibilities(
  found: Incompatibility[],
  name: string,
  { traits, skill }: { readonly traits: FieldTraits; readonly skill: SkillFacts },
  client: Client,
): void {
  const form = valueOr(client.name, ANY_NAME);
  if (form.maxLength !== undefined && traits.nameLength > form.maxLength) found.push(describeLength(form));
  const wrong = describeForm(name, form, client);
  if (wrong !== null) found.push(wrong);
  const isSame = name.normalize('NFKC') === skill.directoryName.normalize('NFKC');
  if (!isSame && skill.directoryName !== '.') addIdentity(found, client);
}

function describeMissingName({ nameMissing }: Client): Incompatibility {
  const rule = 'missing-field';
  const outcome = valueOr(nameMissing, 'unknown');
  if (outcome === 'refused')
    return { result: 'refused', trait: 'nameMissing', rule, verb: 'requires', object: 'a name' };
  if (outcome === 'unknown')
    return {
      result: 'changes',
      trait: 'nameMissing',
      rule,
      verb: 'does not document how it handles',
      object: 'a missing name',
    };
  return {
    result: 'changes',
    trait: 'nameMissing',
    rule,
    verb: 'takes',
    object: 'the name from the directory',
  };
}

function describeLength({ maxLength, tooLong }: NameForm): Incompatibility {
  const rule = 'name-length';
  const object = `a name over ${maxLength} characters`;
  if (tooLong === 'refused')
    return { result: 'refused', trait: 'name', rule, field: 'name', verb: 'refuses', object };
  return {
    result: 'changes',
    trait: 'name',
    rule,
    field: 'name',
    verb: 'takes',
    object: `the directory instead of ${object}`,
  };
}

interface NameTests {
  readonly allowed: RegExp | null;
  readonly unmentionable: RegExp | null;
}

const NAME_TESTS: ReadonlyMap<Client, NameTests> = new Map(
  CLIENTS.map((client) => {
    const { pattern, unmentionable } = valueOr(client.name, ANY_NAME);
    const tests = {
      allowed: pattern === undefined ? null : new RegExp(pattern, 'u'),
      unmentionable: unmentionable === undefined ? null : new RegExp(unmentionable, 'iu'),
    };
    return [client, tests];
  }),
);

function describeForm(name: string, { form, otherwise }: NameForm, client: Client): Incompatibility | null {
  const rule = 'portability-name-characters';
  const { allowed, unmentionable } = NAME_TESTS.get(client)!;
  if (allowed !== null && !allowed.test(name)) {
    const object = `names ${form}`;
    if (otherwise === 'refused')
      return { result: 'refused', trait: 'name', rule, field: 'name', verb: 'requires', object };
    if (otherwise === 'hint')
      return { result: 'changes', trait: 'name', rule, field: 'name', verb: 'expects', object };
    return { result: 'changes', trait: 'name', rule, field: 'name', verb: 'rewrites', object };
  }
  if (unmentionable === null || !unmentionable.test(name)) return null;
  return {
    result: 'changes',
    trait: 'name',
    rule,
    field: 'name',
    verb: 'cannot mention',
    object: 'the skill as $name',
  };
}

function addIdentity(found: Incompatibility[], { nameDiffers }: Client): void {
  const outcome = valueOr(nameDiffers, 'unknown');
  const of = {
    result: 'changes',
    trait: 'nameDiffers',
    rule: 'portability-name-directory',
    field: 'name',
  } as const;
  if (outcome === 'directory') found.push({ ...of, verb: 'takes', object: 'the name from the directory' });
  if (outcome === 'must-match')
    found.push({ ...of, verb: 'requires', object: 'the name to match the directory' });
  const object = 'a name that differs from the directory';
  if (outcome === 'unknown') found.push({ ...of, verb: 'does not document how it handles', object });
}

function describeMissingDescription({ descriptionMissing }: Client): Incompatibility {
  const rule = 'missing-field';
  switch (valueOr(descriptionMissing, 'unknown')) {
    case 'refused':
      return {
        result: 'refused',
        trait: 'descriptionMissing',
        rule,
        verb: 'requires',
        object: 'a description',
      };
    case 'fallback':
      return {
        result: 'changes',
        trait: 'descriptionMissing',
        rule,
        verb: 'makes up',
        object: 'a description',
      };
    case 'unlisted': {
      const object = 'a skill without a description to the model';
      return { result: 'changes', trait: 'descriptionMissing', rule, verb: 'does not offer', object };
    }
    case 'unknown': {
      const object = 'a missing description';
      return {
        result: 'changes',
        trait: 'descriptionMissing',
        rule,
        verb: 'does not document how it handles',
        object,
      };
    }
  }
}

/** The standard's limit: what a client does beyond it matters. */
const STANDARD_DESCRIPTION = 1024;

function addLongDescription(
  found: Incompatibility[],
  { descriptionLength }: FieldTraits,
  fields: Fields,
  { descriptionLimit }: Client,
): void {
  const of = {
    rule: 'portability-description-length',
    field: 'description',
    trait: 'descriptionLimit',
  } as const;
  const limit = descriptionLimit.known
    ? descriptionLimit.value
    : { max: STANDARD_DESCRIPTION, beyond: 'unknown' as const };
  if (limit === null) return;
  const more = 'with' in limit && limit.with !== undefined ? scalarText(fields[limit.with]) : null;
  if (descriptionLength + lengthOf(more ?? '') <= limit.max) return;
  const object = `a description over ${limit.max} characters`;
  if (limit.beyond === 'refused') found.push({ ...of, result: 'refused', verb: 'refuses', object });
  else {
    const verb = limit.beyond === 'cut' ? 'cuts' : 'does not document how it handles';
    found.push({ ...of, result: 'changes', verb, object });
  }
}

const ODD_METADATA: Incompatibility = {
  trait: 'quirks',
  result: 'refused',
  rule: 'portability-metadata',
  cause: 'metadata is not a map',
  field: 'metadata',
  verb: 'refuses',
  object: 'the skill',
};

function isMap(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const TAG = /<[^<>]+>/;

function addTags(found: Incompatibility[], field: string, client: Client): void {
  const of = { result: 'changes', trait: 'quirks', rule: 'portability-angle-brackets', field } as const;
  const object = '<…> in the name and description';
  if (hasQuirk(client, 'strips-tags')) found.push({ ...of, verb: 'removes', object });
  else if (hasQuirk(client, 'discourages-tags'))
    found.push({ ...of, verb: 'warns', object: `about ${object}` });
}

function addIgnored(
  found: Incompatibility[],
  effective: readonly string[],
  skill: SkillFacts,
  client: Client,
): void {
  const known = valueOr(client.fields, {});
  const verb = client.unknownFields.known ? 'ignores' : 'does not document';
  for (const field of effective) {
    if (Object.hasOwn(known, field)) continue;
    if (field === 'disable-model-invocation' && isManualBySideFile(skill, client)) continue;
    found.push({
      result: 'changes',
      rule: ruleOfIgnored(field),
      field,
      verb,
      object: field,
      trait: 'unknownFields',
    });
  }
}

/** `disable-model-invocation: false` is the default of every client. */
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

/** Whether a client is known to have a trap. */
export function hasQuirk({ quirks }: Client, quirk: Quirk): boolean {
  return valueOr<readonly Quirk[], readonly Quirk[]>(quirks, []).includes(quirk);
}
