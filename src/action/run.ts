import { explainError } from '../explain-error.js';
import { act } from './act.js';
import type { Conclusion } from './conclusion.js';
import type { Host } from './host.js';
import { type Inputs, readInputs } from './inputs.js';
import { publish } from './publish.js';
import { stoppedOutcome } from './stopped-outcome.js';
import { readWorkflowContext } from './workflow-context.js';

/** Reads what is asked, does it, and tells: the exit code of the step. */
export async function run(host: Host): Promise<0 | 1> {
  const context = readWorkflowContext(host.env, host.currentDirectory);
  const token = host.core.getInput('token');
  if (token !== '') host.core.setSecret(token);
  const [inputs, misuse] = tryToReadInputs(host);
  const conclusion = misuse ?? (await act(inputs, context, host));
  return publish(conclusion, { inputs, context, host });
}

/** With a wrong input the defaults stand in, so that outputs, report and summary are there all the same. */
function tryToReadInputs({ core }: Host): [Inputs, Conclusion | null] {
  try {
    return [readInputs((name) => core.getInput(name)), null];
  } catch (error) {
    const failure = explainError(error);
    const outcome = stoppedOutcome(failure);
    return [readInputs(() => ''), { outcome, prefix: '', changedFiles: new Set(), failure }];
  }
}
