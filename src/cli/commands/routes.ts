import { UsageError } from '../../errors.js';
import type { SkillRoutes } from '../../manifest/phrase-report.js';
import { planRoutes } from '../../pipeline.js';
import { adviseOn } from '../../report/closest.js';
import type { Reroute } from '../../report/report.js';
import { neutralizeMessage } from '../../report/visible-text.js';
import { findNamed } from '../../skill/skill.js';
import type { Command } from '../command.js';
import { frameOf } from '../command-skills.js';
import { SINCE_OPTION, withBase } from '../common-options.js';

export const command: Command = {
  name: 'routes',
  summary: 'show the keys and phrases that route to each skill',
  usage: '[name] [--since <ref>]',
  description:
    'Shows for every skill, or for one, its keys in the dispatch matrix, the phrases that route to it, and those that it shares with other skills or loses to them. With --since, also the phrases that reached another skill before. Writes nothing.',
  examples: [
    { line: 'skill-registrar routes pdf', does: 'Shows the routes to one skill.' },
    {
      line: 'skill-registrar routes --since origin/main',
      does: 'Also shows which phrases this branch reroutes.',
    },
  ],
  options: [
    { ...SINCE_OPTION, summary: 'show the phrases that are rerouted since this branch, tag or commit' },
  ],
  positionals: [{ name: 'name' }],
  async run(invocation) {
    const { options, positionals } = invocation;
    const request = await withBase(await invocation.request('register', { dryRun: true }), options);
    const { setup, routes: all, commit, reroutes } = await planRoutes(request);
    const routes = positionals.length === 0 ? all : [routeOf(positionals[0]!, all)];
    const frame = frameOf(invocation.command, setup);
    return {
      kind: 'text',
      exitCode: 0,
      text: [...routes.map(renderRoutes), ...(reroutes === null ? [] : [renderReroutes(reroutes)])].join(
        '\n',
      ),
      fields: {
        ...frame,
        ...(commit !== null && { _meta: { ...frame._meta, since: commit } }),
        routes,
        ...(reroutes !== null && { rerouted: reroutes }),
      },
    };
  },
};

function routeOf(name: string, routes: readonly SkillRoutes[]): SkillRoutes {
  const known = routes.map((route) => ({ name: route.skill, route }));
  const [found] = findNamed(name, known);
  if (found !== undefined) return found.route;
  const names = known.map((each) => each.name);
  throw new UsageError(
    `There is no active skill "${name}".`,
    adviseOn(name, names, 'List them with `skill-registrar status`.'),
  );
}

function renderRoutes({ skill, keys, phrases, shared, lost }: SkillRoutes): string {
  const lines = [
    skill,
    ...keys.map((key) => `  key     ${key}`),
    ...phrases.map(({ phrase, from, matches }) => {
      return `  owns    "${phrase}" (${from}${matches === 'anywhere' ? '' : ', as the whole request only'})`;
    }),
    ...shared.map(({ phrase, with: others }) => `  shares  "${phrase}" with ${others.join(', ')}`),
    ...lost.map(({ phrase, to }) => `  loses   "${phrase}" to ${to}`),
  ];
  return lines.map((line) => `${neutralizeMessage(line)}\n`).join('');
}

function renderReroutes(reroutes: readonly Reroute[]): string {
  if (reroutes.length === 0) return 'No phrase is rerouted.\n';
  const lines = reroutes.map(({ phrase, from, to }) => `  "${phrase}": ${from} → ${to ?? 'no skill'}`);
  return ['Rerouted:', ...lines].map((line) => `${neutralizeMessage(line)}\n`).join('');
}
