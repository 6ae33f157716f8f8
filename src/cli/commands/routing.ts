import type { DispatchAnswer } from '../../agent/dispatch.js';
import { compileDispatcher } from '../../agent/dispatch-source.js';
import { type ExplainedCandidate, explainCandidates, reasonFor } from '../../agent/explain-dispatch.js';
import { planManifestText, prepareDispatch } from '../../agent/hot-reload.js';
import { nameFilter } from '../../agent/permissions.js';
import { readAgentSettings } from '../../config/agent-settings.js';
import { ManifestError } from '../../manifest/manifest-model.js';
import type { SkillRoutes } from '../../manifest/phrase-report.js';
import { planRoutes } from '../../pipeline.js';
import { START_OF_FILE } from '../../report/diagnostic.js';
import type { Reroute } from '../../report/report.js';
import { renderLines } from '../../report/visible-text.js';
import type { RunSetup } from '../../run/prepare-run.js';
import { findNamed } from '../../skill/skill.js';
import { type Command, type Invocation, textResult } from '../command.js';
import { ALLOW_OPTION, allowOf, frameOf, unknownSkill } from '../command-skills.js';
import { SINCE_OPTION, withBase } from '../common-options.js';

export const routes: Command = {
  name: 'routes',
  summary: 'show the keys and phrases that route to each skill',
  usage: '[name] [--since <ref>]',
  description:
    'Shows for every skill, or the named one, its keys in the dispatch matrix, the phrases that route to it, and those that it shares with other skills or loses to them. With --since, also the phrases that reached another skill before. Writes nothing.',
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
    const blocks = [...shown.map(renderRoutes), ...(reroutes === null ? [] : [renderReroutes(reroutes)])];
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

function renderRoutes({ skill, keys, phrases, shared, lost }: SkillRoutes): string {
  return renderLines([
    skill,
    ...keys.map((key) => `  key     ${key}`),
    ...phrases.map(({ phrase, from, matches }) => {
      return `  owns    "${phrase}" (${from}${matches === 'anywhere' ? '' : ', as the whole request only'})`;
    }),
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
    'Asks the manifest as its consumers do: labels, then the task type, then the keywords of the matrix, then the skill most similar to the text, if one is clearly ahead. Says what matched, and which other skills did. Exits with 1 if no skill is found.',
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
    ALLOW_OPTION,
  ],
  positionals: [{ name: 'text', required: true, many: true }],
  async run(invocation) {
    const { options, positionals } = invocation;
    const { text: manifest, frame, isHidden } = await readManifestText(invocation);
    const answer = compileDispatcher(manifest, frame.manifest, isHidden).dispatch({
      text: positionals.join(' '),
      type: options.text('type'),
      labels: options.texts('label'),
    });
    const candidates = explainCandidates(answer);
    const { skill, strategy, matched, place, score, margin, isRegistered, undecided } = answer;
    const fields = {
      ...frame,
      skill,
      strategy,
      matched,
      place,
      ...(score !== undefined && { score }),
      ...(margin !== undefined && { margin }),
      registered: isRegistered,
      candidates,
      undecided,
    };
    return textResult(renderAnswer(answer, candidates), fields, skill === null ? 1 : 0);
  },
};

/** The manifest alone is read, unless the repository keeps none: names are hidden by what the config says about them. */
async function readManifestText(invocation: Invocation) {
  const request = await invocation.request('register');
  const setup = await prepareDispatch(request);
  const text = setup.hasManifest ? readExisting(setup) : await planManifestText(request);
  const isHidden = nameFilter(readAgentSettings(setup.settings), allowOf(invocation.options));
  return { text, frame: frameOf(invocation.command, setup), isHidden };
}

function readExisting({ manifestFile: file, manifestText }: RunSetup): string {
  if (manifestText !== null) return manifestText;
  const fix = 'Create it with `skill-registrar register`.';
  throw new ManifestError(`The manifest ${file} does not exist.`, fix, { file, span: START_OF_FILE });
}

function renderAnswer(answer: DispatchAnswer, candidates: readonly ExplainedCandidate[]): string {
  const { skill, strategy, matched, place } = answer;
  const isFound = skill !== null && strategy !== null && matched !== null && place !== null;
  return renderLines([
    ...(isFound
      ? [skill, `  ${reasonFor({ ...answer, skill, strategy, matched, place })}`]
      : ['No skill takes this task.']),
    ...(!isFound || answer.isRegistered ? [] : ['  the manifest has no entry for it']),
    ...candidates
      .filter((candidate) => candidate.skill !== skill)
      .map((candidate) => `  also ${candidate.skill}: ${candidate.why}`),
    ...answer.undecided.map((pattern) => `  not tested in time: ${JSON.stringify(pattern)}`),
  ]);
}
