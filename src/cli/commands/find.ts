import type { SkillListing } from '../../agent/catalog.js';
import * as operations from '../../agent/operations.js';
import { UsageError } from '../../text/errors.js';
import { renderColumns, renderLines } from '../../text/visible-text.js';
import type { Command, Invocation, TextResult } from '../command.js';
import {
  AGENT_OPTIONS,
  type CommandSkills,
  LIMIT_OPTION,
  namesIn,
  openCommandSkills,
  RECENT_OPTION,
} from '../command-skills.js';

export const search: Command = {
  name: 'search',
  summary: 'find skills by path, name or words',
  usage: '<query> [--by words|triggers|mentions] [--limit <n>] [--scope repo|user]',
  description:
    'Ranks the skills for a query: exact path, exact name, start of the name, then similarity of name and description. --by triggers tests declared triggers instead, and --by mentions finds $name in a text. Exits with 1 if none is found.',
  examples: [
    { line: 'skill-registrar search "release notes"', does: 'Finds skills about release notes.' },
    { line: 'skill-registrar search --list --json', does: 'Lists every skill, and why others are left out.' },
  ],
  options: [
    {
      name: 'by',
      value: 'kind',
      choices: ['words', 'triggers', 'mentions'],
      summary: 'what to compare: words (the default), declared triggers, or mentions as $name',
    },
    {
      ...LIMIT_OPTION,
      range: { min: 0, max: 1_000_000 },
      summary: 'maximum number of results, 1 to 50 (default: 8)',
    },
    {
      name: 'scope',
      value: 'scope',
      choices: ['repo', 'user'],
      summary: 'only skills of the repository, or of the user',
    },
    { name: 'list', summary: 'list all skills instead' },
    { ...RECENT_OPTION, summary: 'with --by triggers: recently used skills, the latest first' },
    ...AGENT_OPTIONS,
  ],
  positionals: [{ name: 'query', many: true }],
  async run(invocation) {
    const { options, positionals } = invocation;
    if (positionals.length === 0 && !options.isSet('list')) {
      throw new UsageError('search needs a query.', 'Pass one, or use --list.');
    }
    const by = options.text('by');
    if (by === 'triggers') return findMatches(invocation, options.number('limit'));
    if (by === 'mentions') return findMentions(invocation);
    const skills = await openCommandSkills(invocation);
    if (options.isSet('list')) return listSkills(skills, invocation);
    const scope = options.text('scope') as 'repo' | 'user' | undefined;
    const query = positionals.join(' ');
    const found = operations.search({ query, limit: options.number('limit'), scope }, skills);
    return skills.show(found, (fields) =>
      skills.answer(fields.count === 0 ? 1 : 0, renderResults(fields), fields),
    );
  },
};

type FieldsOf<T extends (...args: never) => { readonly fields: object }> = ReturnType<T>['fields'];

function renderResults({ results, truncated }: FieldsOf<typeof operations.search>): string {
  if (results.length === 0) return 'No skill was found.\n';
  const rows = results.map(({ name, briefDescription, reason, score }) => [
    String(score),
    reason,
    name,
    briefDescription,
  ]);
  return `${renderColumns(rows)}${truncated ? 'There are more; use --limit.\n' : ''}`;
}

/** In the envelope, `skills` are those of a run. */
async function listSkills(skills: CommandSkills, invocation: Invocation): Promise<TextResult> {
  const nothing = skills.host.opened.settings.isEnabled ? 'No skills found.\n' : 'Skills are disabled.\n';
  return skills.show(await operations.list({}, skills), (listing) =>
    skills.answer(0, renderListing(listing, invocation) || nothing, {
      catalog: listing,
      count: listing.skills.length,
    }),
  );
}

function renderListing({ skills, errors }: SkillListing, { pathOf }: Invocation): string {
  const failures = errors.map(({ path, message }) => `${pathOf(path)}: ${message}`);
  return renderColumns(skills.map(({ name, path }) => [name, pathOf(path)])) + renderLines(failures);
}

export const match: Command = {
  name: 'match',
  summary: 'find the skills whose triggers match a query',
  usage: '<query> [--limit <n>] [--recent <a,b>]',
  description:
    'Tests the keywords, verbs and patterns under `triggers` against a query and ranks the skills: named in it, whole phrase, recent use. A pattern that takes too long is stopped. Exits with 1 if none matches.',
  examples: [
    { line: 'skill-registrar match "use release-notes for 2.0"', does: 'Finds the skill by its name.' },
  ],
  options: [
    { ...LIMIT_OPTION, summary: 'maximum number of results (default: 3)' },
    RECENT_OPTION,
    ...AGENT_OPTIONS,
  ],
  positionals: [{ name: 'query', required: true, many: true }],
  run: (invocation) => findMatches(invocation, invocation.options.number('limit')),
};

async function findMatches(invocation: Invocation, limit: number | undefined): Promise<TextResult> {
  const skills = await openCommandSkills(invocation);
  const recent = namesIn(invocation.options.text('recent'));
  const query = invocation.positionals.join(' ');
  return skills.show(operations.match({ query, limit, recent }, skills), (fields) =>
    skills.answer(fields.count === 0 ? 1 : 0, renderMatches(fields), fields),
  );
}

function renderMatches({ matches, undecided }: FieldsOf<typeof operations.match>): string {
  const lines = matches.map(({ name, reasons }) => {
    const why = reasons.map(({ kind, matched }) => `${kind} ${JSON.stringify(matched)}`).join(', ');
    return `${name}  (${why})`;
  });
  const doubts = undecided.map(
    ({ skill, pattern, reason }) =>
      `The pattern ${JSON.stringify(pattern)} of ${skill} was not tested: ${reason}.`,
  );
  return renderLines([
    ...(lines.length === 0
      ? ['No name or trigger matches. Try `skill-registrar search`, which compares words.']
      : lines),
    ...doubts,
  ]);
}

export const mentions: Command = {
  name: 'mentions',
  summary: 'find the skills that a text mentions as $name',
  usage: '<text>',
  description:
    'Resolves $name mentions in a text: each known skill once, in order, with its path. An agent loads these skills before it answers. Exits with 1 if there are none.',
  examples: [
    { line: "skill-registrar mentions 'use $release-notes for 2.0'", does: 'Prints the path of the skill.' },
  ],
  options: AGENT_OPTIONS,
  positionals: [{ name: 'text', required: true, many: true }],
  run: findMentions,
};

async function findMentions(invocation: Invocation): Promise<TextResult> {
  const skills = await openCommandSkills(invocation);
  const found = operations.mentions({ text: invocation.positionals.join(' ') }, skills);
  return skills.show(found, (fields) => {
    const text = renderColumns(fields.mentions.map(({ name, path }) => [name, invocation.pathOf(path)]));
    return skills.answer(text === '' ? 1 : 0, text || 'No skill is mentioned.\n', fields);
  });
}
