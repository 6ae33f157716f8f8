import {
  type DispatchAnswer,
  type ExplainedCandidate,
  explainCandidates,
  reasonFor,
  winnerOf,
} from '../../agent/dispatch.js';
import { prepareDispatch, readManifestText } from '../../agent/manifest-file.js';
import { nameFilter } from '../../agent/permissions.js';
import { compileDispatcher } from '../../agent/routes.js';
import { readAgentSettings } from '../../config/agent-settings.js';
import { neutralizeMessage } from '../../report/visible-text.js';
import type { Command } from '../command.js';
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
    const setup = await prepareDispatch(await invocation.request('register'));
    // Skills are not read: names are hidden by what the config says about them.
    const isHidden = nameFilter(readAgentSettings(setup.settings), allowOf(options));
    const dispatcher = compileDispatcher(await readManifestText(setup), setup.manifestFile, isHidden);
    const answer = dispatcher.dispatch({
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
        ...frameOf(invocation.command, setup),
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

function renderAnswer(answer: DispatchAnswer, candidates: readonly ExplainedCandidate[]): string {
  const winner = winnerOf(answer);
  const lines = [
    ...(winner === null ? ['No skill takes this task.'] : [winner.skill, `  ${reasonFor(winner)}`]),
    ...(winner === null || answer.isRegistered ? [] : ['  the manifest has no entry for it']),
    ...candidates
      .filter((candidate) => candidate.skill !== answer.skill)
      .map((candidate) => `  also ${candidate.skill}: ${candidate.why}`),
    ...answer.undecided.map((pattern) => `  not tested in time: ${JSON.stringify(pattern)}`),
  ];
  return lines.map((line) => `${neutralizeMessage(line)}\n`).join('');
}
