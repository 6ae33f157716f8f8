import * as operations from '../../agent/operations.js';
import { unknownSkill } from '../../agent/unknown-skill.js';
import type { Reroute } from '../../manifest/changes.js';
import type { SkillRoutes } from '../../manifest/skill-routes.js';
import { planRoutes } from '../../pipeline.js';
import { reasonFor, winnerOf } from '../../routing/dispatch.js';
import { describeNoSkills } from '../../run/scan-repository.js';
import { findNamed } from '../../skill/skill.js';
import { renderLines } from '../../text/visible-text.js';
import { type Command, textResult } from '../command.js';
import { AGENT_OPTIONS, frameOf, openCommandSkills } from '../command-skills.js';
import { SINCE_OPTION, withBase } from '../common-options.js';

export const routes: Command = {
  name: 'routes',
  summary: 'show the phrases that route to each skill',
  usage: '[name] [--since <ref>]',
  description:
    'Shows the phrases that route to each skill, or to the named one, those that it shares with other skills or loses to them, and manual keys of the dispatch matrix. With --since, also the phrases that reached another skill before. Writes nothing.',
  examples: [
    { line: 'skill-registrar routes release-notes', does: 'Shows the routes to one skill.' },
    {
      line: 'skill-registrar routes --since origin/main',
      does: 'Also shows which phrases this branch reroutes.',
    },
  ],
  options: [{ ...SINCE_OPTION, summary: 'show the phrases rerouted since this branch, tag or commit' }],
  positionals: [{ name: 'name' }],
  async run(invocation) {
    const { options, positionals } = invocation;
    const request = await withBase(await invocation.request('register', { dryRun: true }), options);
    const { setup, routes: all, commit, reroutes } = await planRoutes(request);
    const shown = positionals.length === 0 ? all : [routeOf(positionals[0]!, all)];
    const frame = frameOf(invocation.command, setup);
    const blocks = [
      ...(all.length === 0 ? [describeNoSkills(setup)] : []),
      ...shown.map(renderRoutes),
      ...(reroutes === null ? [] : [renderReroutes(reroutes)]),
    ];
    return textResult(blocks.join('\n'), {
      ...frame,
      ...(commit !== null && { _meta: { ...frame._meta, since: commit } }),
      routes: shown,
      ...(reroutes !== null && { rerouted: reroutes }),
    });
  },
};

function routeOf(name: string, all: readonly SkillRoutes[]): SkillRoutes {
  const known = all.map((route) => ({ name: route.skill, route }));
  const [found] = findNamed(name, known);
  if (found !== undefined) return found.route;
  throw unknownSkill(
    name,
    known.map((each) => each.name),
  );
}

function renderRoutes({ skill, manualKeys, phrases, shared, lost }: SkillRoutes): string {
  return renderLines([
    skill,
    ...manualKeys.map((key) => `  key     ${key}`),
    ...phrases.map(({ phrase, from }) => `  owns    "${phrase}" (${from})`),
    ...shared.map(({ phrase, with: others }) => `  shares  "${phrase}" with ${others.join(', ')}`),
    ...lost.map(({ phrase, to }) => `  loses   "${phrase}" to ${to}`),
  ]);
}

function renderReroutes(reroutes: readonly Reroute[]): string {
  if (reroutes.length === 0) return 'No phrase is rerouted.\n';
  const lines = reroutes.map(({ phrase, from, to }) => `  "${phrase}": ${from} → ${to ?? 'no skill'}`);
  return renderLines(['Rerouted:', ...lines]);
}

export const dispatch: Command = {
  name: 'dispatch',
  summary: 'find the skill for a task, and why',
  usage: '<text> [--type <task type>] [--label <label>]…',
  description:
    'Asks the manifest as its consumers do: labels, then the task type, then manual keys of the matrix, then the longest phrase, then a skill that the text names, then the skill whose words it shares, if one is clearly ahead. Says what matched, and which other skills did. Exits with 1 if no skill is found.',
  examples: [
    { line: 'skill-registrar dispatch "write the release notes"', does: 'Dispatches a text.' },
    {
      line: 'skill-registrar dispatch "look into it" --type release --label urgent',
      does: 'Uses the type and the labels of the task too.',
    },
  ],
  options: [
    { name: 'type', value: 'task type', summary: 'the type of the task' },
    { name: 'label', value: 'label', multiple: true, summary: 'a label of the task' },
    ...AGENT_OPTIONS,
  ],
  positionals: [{ name: 'text', required: true, many: true }],
  async run(invocation) {
    const { options, positionals } = invocation;
    const skills = await openCommandSkills(invocation);
    const task = { text: positionals.join(' '), type: options.text('type'), labels: options.texts('label') };
    return skills.show(await operations.dispatch(task, skills), (fields) =>
      skills.answer(fields.skill === null ? 1 : 0, renderAnswer(fields), fields),
    );
  },
};

type Dispatched = Awaited<ReturnType<typeof operations.dispatch>>['fields'];

function renderAnswer(answer: Dispatched): string {
  const winner = winnerOf(answer);
  const others = answer.candidates.filter(({ skill }) => skill !== answer.skill);
  return renderLines([
    ...(winner === null ? ['No matching skill.'] : [winner.skill, `  ${reasonFor(winner)}`]),
    ...(winner === null || answer.registered ? [] : ['  the manifest has no entry for it']),
    ...others.map(({ skill, why }, place) => {
      const isClosest = winner === null && place === 0;
      return `  ${isClosest ? 'closest:' : 'also'} ${skill}: ${why}`;
    }),
    ...answer.undecided.map((pattern) => `  not tested in time: ${JSON.stringify(pattern)}`),
  ]);
}
