import { type MatchResults, matchFields, matchSkills } from '../../agent/match.js';
import { neutralizeMessage } from '../../report/visible-text.js';
import type { Command } from '../command.js';
import { ALLOW_OPTION, namesIn, openCommandSkills } from '../command-skills.js';

export const command: Command = {
  name: 'match',
  summary: 'find the skills whose triggers match a query',
  usage: '<query> [--max n] [--recent a,b]',
  description:
    'Tests keywords, verbs and patterns of `triggers` against a query and ranks the skills: named in it, whole phrase, recent use. Patterns are stopped when they take too long. Exit code 1 when none matches.',
  examples: [
    { line: 'skill-registrar match "greet Bob" --recent hello', does: 'Lists at most three skills.' },
  ],
  options: [
    {
      name: 'max',
      value: 'n',
      range: { min: 1, max: 1_000_000 },
      summary: 'maximum number of results (default: 3)',
    },
    { name: 'recent', value: 'a,b', summary: 'recently used skills, the latest first' },
    ALLOW_OPTION,
  ],
  positionals: [{ name: 'query', required: true, many: true }],
  async run(invocation) {
    const { options, positionals } = invocation;
    const skills = await openCommandSkills(invocation);
    const found = matchSkills(skills.session.catalog().skills, {
      query: positionals.join(' '),
      max: options.number('max') ?? skills.opened.settings.maxSkills,
      recent: namesIn(options.text('recent')),
    });
    return skills.answer(found.total === 0 ? 1 : 0, renderMatches(found), matchFields(found));
  },
};

function renderMatches({ matches, undecided }: MatchResults): string {
  const lines = matches.map(({ skill, reasons }) => {
    const why = reasons.map(({ kind, matched }) => `${kind} ${JSON.stringify(matched)}`).join(', ');
    return neutralizeMessage(`${skill.name}  (${why})`);
  });
  const doubts = undecided.map(({ skill, pattern, reason }) =>
    neutralizeMessage(`The pattern ${JSON.stringify(pattern)} of ${skill} was not tested: ${reason}.`),
  );
  return [...(lines.length === 0 ? ['No skill matches.'] : lines), ...doubts]
    .map((line) => `${line}\n`)
    .join('');
}
