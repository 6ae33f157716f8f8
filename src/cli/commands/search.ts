import { listingOf, type SkillListing } from '../../agent/catalog.js';
import { type SearchResults, searchFields } from '../../agent/search.js';
import { UsageError } from '../../errors.js';
import { alignColumns, neutralizeMessage } from '../../report/visible-text.js';
import type { Command } from '../command.js';
import { ALLOW_OPTION, openCommandSkills } from '../command-skills.js';

export const command: Command = {
  name: 'search',
  summary: 'find skills by path, name or words',
  usage: '<query> [--limit n] [--scope repo|user]',
  description:
    'Ranks the skills for a query: exact path, exact name, beginning of the name, then how similar their names and descriptions are to it. Exit code 1 when none is found.',
  examples: [
    { line: 'skill-registrar search "release notes"', does: 'Finds skills about release notes.' },
    { line: 'skill-registrar search --list --json', does: 'Lists every skill, and why others are left out.' },
  ],
  options: [
    {
      name: 'limit',
      value: 'n',
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
    ALLOW_OPTION,
  ],
  positionals: [{ name: 'query', many: true }],
  async run(invocation) {
    const { options, positionals } = invocation;
    if (positionals.length === 0 && !options.isSet('list')) {
      throw new UsageError('No query given.', "Pass a query, or use 'search --list'.");
    }
    const skills = await openCommandSkills(invocation);
    if (options.isSet('list')) {
      const listing = listingOf(skills.session.catalog());
      return skills.answer(0, renderListing(listing), { catalog: listing, count: listing.skills.length });
    }
    const scope = options.text('scope') as 'repo' | 'user' | undefined;
    const query = positionals.join(' ');
    const found = skills.session.search({ query, limit: options.number('limit'), scope });
    return skills.answer(found.count === 0 ? 1 : 0, renderResults(found), searchFields(found));
  },
};

function renderResults({ results, truncated }: SearchResults): string {
  if (results.length === 0) return 'No skill was found.\n';
  const rows = results.map(({ skill, reason, score }) => [
    String(score),
    reason,
    neutralizeMessage(skill.name),
    neutralizeMessage(skill.briefDescription),
  ]);
  const more = truncated ? 'There are more; use --limit.\n' : '';
  return `${alignColumns(rows)
    .map((row) => `${row.join('  ')}\n`)
    .join('')}${more}`;
}

function renderListing({ skills, errors }: SkillListing): string {
  const lines = skills.map(({ name, path }) => [neutralizeMessage(name), neutralizeMessage(path)]);
  const failures = errors.map(
    ({ path, message }) => `${neutralizeMessage(path)}: ${neutralizeMessage(message)}\n`,
  );
  return `${alignColumns(lines)
    .map((row) => `${row.join('  ')}\n`)
    .join('')}${failures.join('')}`;
}
