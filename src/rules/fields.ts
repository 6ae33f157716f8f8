import { requiredFields } from '../profiles/frontmatter-schema.js';
import type { Profile } from '../profiles/profile.js';
import { openingFence } from '../skill/locate-field.js';
import type { Fields } from '../skill/skill.js';
import { baseName } from '../text/paths.js';
import type { FieldPlace } from '../text/span.js';
import type { CheckedSkill } from './checked-skill.js';
import { quoteScalar, replaceFound } from './fix.js';
import { unsafeNames } from './name-form.js';
import { defineFamily, defineRule, type Problem } from './rule.js';
import { describeViolations, fixVersion, kebabCase } from './schema-violations.js';

const LONG_NAME = 'a'.repeat(65);
const cleo = { profile: 'cleo', directory: 'ct-pdf-tools' };

/** Fields of the frontmatter: present and of the right shape, by one pass of the profile's schema. */
export default defineFamily(
  [
    defineRule({
      id: 'missing-field',
      severity: 'error',
      kind: 'VALIDATION_ERROR',
      summary: 'Every field that the profile requires is present and not empty.',
      why: 'Agents choose a skill by name and description.',
      bad: [
        { skill: '«---»\nname: pdf\n---\n', message: '`description` is missing.' },
        { frontmatter: 'description: «""»', message: '`description` is empty.' },
        { frontmatter: '«description»:' },
        {
          ...cleo,
          skill: '«---»\nname: ct-pdf-tools\ndescription: Fills PDF forms.\n---\n## Output Requirements\n',
        },
      ],
      good: [{ skill: '---\nname: pdf\ndescription: Fills and merges PDF files.\n---\n' }],
    }),
    defineRule({
      id: 'field-case',
      severity: 'error',
      kind: 'VALIDATION_ERROR',
      summary: 'The names of required fields are lowercase.',
      why: 'Clients read `description`; to them, a skill with `Description` has none.',
      bad: [
        {
          skill: '---\nname: pdf\n«Description»: Fills and merges PDF files.\n---\n',
          message: 'Field names are lowercase: "Description" is not read.',
          fixed: '---\nname: pdf\ndescription: Fills and merges PDF files.\n---\n',
        },
      ],
      good: [{ skill: '---\nname: pdf\ndescription: Fills and merges PDF files.\n---\n' }],
      fix: replaceFound((found) => found.toLowerCase()),
    }),
    defineRule({
      id: 'recommended-field',
      severity: 'notice',
      kind: 'VALIDATION_ERROR',
      summary: 'Fields that the profile recommends are present.',
      why: 'They tell readers which version of the skill they have and how they may use it.',
      bad: [
        {
          profile: 'codelia',
          files: {
            '.agents/skills/pdf/SKILL.md':
              '«---»\nname: pdf\ndescription: Fills PDF forms.\nlicense: MIT\nmetadata: { author: Ann }\n---\n',
          },
        },
      ],
      good: [
        {
          profile: 'codelia',
          files: {
            '.agents/skills/pdf/SKILL.md':
              '---\nname: pdf\ndescription: Fills PDF forms.\nversion: 1.0.0\nlicense: MIT\nmetadata: { author: Ann }\n---\n',
          },
        },
      ],
    }),
    defineRule({
      id: 'field-type',
      severity: 'error',
      kind: 'VALIDATION_ERROR',
      summary: 'A field has the type that its schema requires.',
      why: 'YAML guesses types: an unquoted 12345 is a number, not a text.',
      bad: [
        { frontmatter: 'license: «12345»', message: '"license" must be a string, but 12345 is a number.' },
        {
          frontmatter: 'description: «[Fills, forms]»',
          message: '"description" must be a string, but it is a list.',
        },
        {
          frontmatter: 'description:\n  «fills: forms»',
          message: '"description" must be a string, but it is a mapping.',
        },
        { frontmatter: 'license: «5»' },
        { ...cleo, frontmatter: 'tags: «x»', message: '"tags" must be a list, but "x" is a string.' },
        {
          ...cleo,
          frontmatter: 'tier: «high»',
          message: '"tier" must be an integer, but "high" is a string.',
        },
        {
          frontmatter: 'metadata: «text»',
          message: '"metadata" must be a mapping, but "text" is a string. codex and goose refuse the skill.',
        },
      ],
      good: [{ frontmatter: 'license: "5"' }],
    }),
    defineRule({
      id: 'field-value',
      severity: 'error',
      kind: 'VALIDATION_ERROR',
      summary: 'A field has one of the values, or is in the range, that its schema allows.',
      why: 'Consumers of the manifest know only those.',
      bad: [
        { ...cleo, frontmatter: 'tier: «7»', message: '"tier" must be at most 3; found 7.' },
        { ...cleo, frontmatter: 'token_budget: «5»' },
        {
          ...cleo,
          frontmatter: 'minimumVersion: «one»',
          message: '"minimumVersion" has an invalid format; found "one".',
        },
        { frontmatter: 'compatibility: «""»', message: '"compatibility" must not be empty.' },
      ],
      good: [
        { ...cleo, frontmatter: 'tier: 2' },
        { frontmatter: `compatibility: "  ${'x'.repeat(500)}  "` },
        { frontmatter: `compatibility: ${'👍'.repeat(500)}` },
      ],
    }),
    defineRule({
      id: 'client-field',
      severity: 'warning',
      kind: 'VALIDATION_ERROR',
      needs: 'manifest',
      summary: 'A field that the profile only tolerates has a value that its own client expects.',
      why: 'The value is not used here, and the client that defines the field will not understand it.',
      bad: [
        { frontmatter: 'tags: «5»', run: 'register' },
        {
          ...cleo,
          frontmatter: 'status: «odd»',
          message: '"status" must be one of active, inactive, deprecated; found "odd".',
        },
        { ...cleo, frontmatter: 'model: «gpt»' },
      ],
      good: [{ frontmatter: 'tags: [pdf]' }],
    }),
    defineRule({
      id: 'unknown-field',
      severity: 'warning',
      kind: 'VALIDATION_ERROR',
      summary: 'Every field is one that the profile knows.',
      why: 'Every reader silently ignores a misspelled field.',
      bad: [
        { frontmatter: '«licence»: MIT', message: 'Unknown field "licence" (profile agent-skills)' },
        {
          profile: 'harness',
          files: {
            '.agent/skills/pdf/SKILL.md':
              '---\nname: pdf\ndescription: Fills PDF forms.\n«other»: 1\nmore: 2\n---\n',
          },
          message: 'Unknown fields "other", "more" (profile harness)',
        },
      ],
      good: [{ frontmatter: 'license: MIT' }],
    }),
    defineRule({
      id: 'name-format',
      severity: 'error',
      kind: 'VALIDATION_ERROR',
      summary: 'The name has the form that the profile requires, usually kebab-case.',
      why: 'The name is used in paths, commands and prompts.',
      bad: [
        {
          frontmatter: 'name: «PDF Tools»',
          also: ['name-matches-directory'],
        },
        {
          profile: 'codelia',
          files: { '.agents/skills/pdf/SKILL.md': '---\nname: «PDF»\ndescription: Fills PDF forms.\n---\n' },
          also: ['recommended-field', 'name-matches-directory'],
        },
        { frontmatter: 'name: «pdf--tools»', also: ['name-matches-directory'] },
        {
          directory: 'pdf-tools',
          frontmatter: 'name: «PDF Tools»',
          also: ['name-matches-directory'],
          fixed: 'name: pdf-tools',
        },
        { profile: 'pipeline', frontmatter: 'name: «"!!!"»' },
      ],
      good: [
        { directory: 'pdf-tools', frontmatter: 'name: pdf-tools' },
        { directory: '请求-日本', frontmatter: 'name: 请求-日本' },
      ],
      /** Only to the name of the directory: anything else would be a guess. */
      fix: ({ text, start, end, directory }) => {
        const replacement = baseName(directory);
        return kebabCase(text.slice(start, end)) === replacement ? { start, end, replacement } : null;
      },
      safety: true,
    }),
    defineRule({
      id: 'name-length',
      severity: 'error',
      kind: 'VALIDATION_ERROR',
      summary: 'The name has at most 64 characters.',
      why: 'The Agent Skills standard requires it, and lists stay readable.',
      bad: [
        {
          directory: LONG_NAME,
          frontmatter: `name: «${LONG_NAME}»`,
          message: 'The name has 65 characters; at most 64 are allowed.',
          shown: 'name: (65 characters)',
        },
      ],
      good: [{ directory: 'pdf-tools', frontmatter: 'name: pdf-tools' }],
      safety: true,
    }),
    defineRule({
      id: 'description-length',
      severity: 'error',
      kind: 'VALIDATION_ERROR',
      summary: 'The length of the description is within the limits of the profile, in characters.',
      why: 'It is in the prompt of every conversation: too short says nothing, too long takes space from other skills.',
      bad: [
        {
          ...cleo,
          frontmatter: 'description: «PDFs»',
          message: 'The description has 4 characters; 10 to 200 are allowed.',
        },
        { frontmatter: `description: «${'x'.repeat(1025)}»` },
      ],
      good: [
        {
          ...cleo,
          frontmatter: 'description: Fills, merges and splits PDF files. Use when a task involves a PDF.',
        },
        { frontmatter: `description: ${'x'.repeat(1024)}` },
        { frontmatter: `description: ${'👍'.repeat(1024)}` },
      ],
    }),
    defineRule({
      id: 'version-format',
      severity: 'error',
      kind: 'VALIDATION_ERROR',
      summary: 'The version is a semantic version: MAJOR.MINOR.PATCH.',
      why: 'Manifests compare versions; YAML reads `1.10` as the number 1.1.',
      unless: 'nothing of yours compares versions, and they follow another scheme',
      bad: [
        {
          ...cleo,
          frontmatter: 'version: «1.10»',
          message: "Invalid version format: '1.10' (expected semver)",
        },
        { ...cleo, frontmatter: 'version: «1.x»' },
        { frontmatter: 'version: «"1.0"»', fixed: 'version: "1.0.0"' },
        { frontmatter: 'version: «2»', fixed: 'version: 2.0.0' },
      ],
      good: [{ ...cleo, frontmatter: 'version: 1.10.0' }, { frontmatter: 'version: 2025-11-03' }],
      fix: fixVersion,
    }),
    defineRule({
      id: 'metadata-value',
      severity: 'warning',
      kind: 'VALIDATION_ERROR',
      summary: 'Values under `metadata` are strings.',
      why: 'The standard promises readers a map from strings to strings.',
      bad: [
        {
          frontmatter: 'metadata:\n  owner:\n    «team: docs»',
          message: '"metadata.owner" must be a string: the standard allows only strings under metadata.',
        },
        {
          profile: 'harness',
          files: {
            '.agent/skills/pdf/SKILL.md':
              '---\nname: pdf\ndescription: Fills PDF forms.\nmetadata:\n  stars: «5»\n---\n',
          },
          fixed: '---\nname: pdf\ndescription: Fills PDF forms.\nmetadata:\n  stars: "5"\n---\n',
        },
      ],
      good: [
        { frontmatter: 'metadata:\n  owner-team: docs' },
        { frontmatter: 'metadata:\n  openclaw:\n    emoji: x' },
      ],
      fix: quoteScalar,
    }),
  ],
  (skill, report) => {
    const { data, profile } = skill;
    const present = withoutEmptyFields(data);
    // One mistake is one finding: `Description` is neither unknown nor is `description` missing.
    const misspelled = new Set<unknown>();
    for (const field of requiredFields(profile)) {
      if (Object.hasOwn(present, field)) continue;
      const key = inOtherCase(field, data);
      misspelled.add(key);
      if (key === undefined) report('missing-field', missingField(field, skill));
      else report('field-case', fieldInOtherCase(key));
    }
    for (const field of [...(profile.optionalFields ?? []), ...(profile.recommendedFields ?? [])]) {
      if (!Object.hasOwn(present, field)) report('recommended-field', recommendedField(field, skill));
    }
    if (lacksRecommendedVersion(present, profile))
      report('recommended-field', recommendedField('version', skill));
    const violations = skill
      .validate(present)
      .filter(
        ({ keyword, params }) =>
          keyword !== 'additionalProperties' || !misspelled.has(params['additionalProperty']),
      );
    if (violations.length > 0) describeViolations(violations, present, skill, report);
    for (const problem of unsafeNames(skill)) report('name-format', problem);
  },
);

/** A missing field is reported at the opening fence. */
type FencedFields = Pick<CheckedSkill, 'data' | 'text' | 'yamlStart'>;

/** `description:` without a value is a missing field, not one of the wrong type. */
function withoutEmptyFields(data: Fields): Fields {
  if (!Object.keys(data).some((key) => isEmptyField(key, data[key]) || isPadded(key, data[key]))) return data;
  const present: [string, unknown][] = [];
  for (const [key, value] of Object.entries(data)) {
    if (isEmptyField(key, value)) continue;
    present.push([key, isPadded(key, value) ? (value as string).trim() : value]);
  }
  // Unlike an assignment, this treats `__proto__` like any other key.
  return Object.fromEntries(present);
}

function isEmptyField(key: string, value: unknown): boolean {
  return value === null || (typeof value === 'string' && isCoreField(key) && value.trim() === '');
}

function isPadded(key: string, value: unknown): boolean {
  return (
    (key === 'description' || key === 'compatibility') && typeof value === 'string' && value.trim() !== value
  );
}

function isCoreField(key: string): boolean {
  return key === 'name' || key === 'description' || key === 'version';
}

const FIXES: Readonly<Record<string, string>> = {
  name: 'Write the name of the folder.',
  description: 'Say what the skill does and when to use it.',
};

function missingField(field: string, skill: FencedFields): Problem {
  const { data } = skill;
  const about = [field];
  const params = { field };
  if (Object.hasOwn(data, field))
    return {
      at: placeOfEmpty(field, data),
      about,
      message: `\`${field}\` is empty.`,
      fix: FIXES[field] ?? 'Write a value.',
      params,
    };
  const message = `\`${field}\` is missing.`;
  const fix = `Add \`${field}: …\` to the frontmatter.`;
  return { at: openingFence(skill), about, message, fix, params };
}

function fieldInOtherCase(key: string): Problem {
  return {
    at: { field: [key], part: 'key' },
    about: [key],
    message: `Field names are lowercase: "${key}" is not read.`,
    fix: `Write \`${key.toLowerCase()}\`.`,
    params: { field: key.toLowerCase() },
  };
}

/** `Description`, where `description` is not there. */
function inOtherCase(field: string, data: Fields): string | undefined {
  if (Object.hasOwn(data, field)) return undefined;
  return Object.keys(data).find((key) => key !== field && key.toLowerCase() === field);
}

function placeOfEmpty(field: string, data: Fields): FieldPlace {
  return { field: [field], part: data[field] === null ? 'key' : 'value' };
}

function lacksRecommendedVersion(data: Fields, { version }: Profile): boolean {
  if (version.presence !== 'recommended' || Object.hasOwn(data, 'version')) return false;
  const metadata = data['metadata'];
  const isInMetadata =
    typeof metadata === 'object' && metadata !== null && Object.hasOwn(metadata, 'version');
  return !(version.fromMetadata && isInMetadata);
}

function recommendedField(field: string, skill: FencedFields): Problem {
  return {
    at: openingFence(skill),
    about: [field],
    message: `The field ${field} is recommended.`,
    fix: `Add \`${field}: …\` to the frontmatter.`,
    params: { field },
  };
}
