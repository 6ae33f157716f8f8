import type { DispatchAnswer } from '../../agent/dispatch.js';
import { compileDispatcher } from '../../agent/dispatch-source.js';
import { type ExplainedCandidate, explainCandidates, reasonFor } from '../../agent/explain-dispatch.js';
import { planManifestText, prepareDispatch } from '../../agent/hot-reload.js';
import { nameFilter } from '../../agent/permissions.js';
import { readAgentSettings } from '../../config/agent-settings.js';
import { ManifestError } from '../../manifest/manifest-model.js';
import { START_OF_FILE } from '../../report/diagnostic.js';
import { neutralizeMessage } from '../../report/visible-text.js';
import type { RunSetup } from '../../run/prepare-run.js';
import type { Command, Invocation } from '../command.js';
import { ALLOW_OPTION, allowOf, frameOf } from '../command-skills.js';

export const command: Command = {
  name: 'dispatch',
  summary: 'find the skill for a task, and why',
  usage: '<text> [--type <task type>] [--label <label>]…',
  description:
    'Asks the manifest as its consumers do: labels, then the task type, then the keywords of the matrix; then the skill whose words are most similar to the text, if one is clearly ahead. Says what matched and which other skills did. Exits with 1 when no skill is found.',
  examples: [
    { line: 'skill-registrar dispatch "investigate the outage"', does: 'Dispatches a text.' },
    {
      line: 'skill-registrar dispatch "fix it" --type research --label urgent',
      does: 'Uses type and labels too.',
    },
  ],
  options: [
    { name: 'type', value: 'task type', summary: 'the type of the task' },
    {
      name: 'label',
      value: 'label',
      multiple: true,
      summary: 'a label of the task; may be given more than once',
    },
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
    return {
      kind: 'text',
      exitCode: skill === null ? 1 : 0,
      text: renderAnswer(answer, candidates),
      fields: {
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
      },
    };
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
  throw new ManifestError(
    `The manifest ${file} does not exist.`,
    'Make it with `skill-registrar register`.',
    {
      file,
      span: START_OF_FILE,
    },
  );
}

function renderAnswer(answer: DispatchAnswer, candidates: readonly ExplainedCandidate[]): string {
  const { skill, strategy, matched, place } = answer;
  const isFound = skill !== null && strategy !== null && matched !== null && place !== null;
  const lines = [
    ...(isFound
      ? [skill, `  ${reasonFor({ ...answer, skill, strategy, matched, place })}`]
      : ['No skill takes this task.']),
    ...(!isFound || answer.isRegistered ? [] : ['  the manifest has no entry for it']),
    ...candidates
      .filter((candidate) => candidate.skill !== skill)
      .map((candidate) => `  also ${candidate.skill}: ${candidate.why}`),
    ...answer.undecided.map((pattern) => `  not tested in time: ${JSON.stringify(pattern)}`),
  ];
  return lines.map((line) => `${neutralizeMessage(line)}\n`).join('');
}
