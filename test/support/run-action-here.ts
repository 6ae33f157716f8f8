import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Host } from '../../src/action/host.js';
import { run } from '../../src/action/run.js';
import type { Report } from '../../src/report/report.js';
import { aFolder } from './a-folder.js';

export interface ActionRun {
  readonly exitCode: 0 | 1;
  readonly outputs: Readonly<Record<string, string>>;
  readonly report: Report;
  readonly summary: string;
  readonly log: string;
}

/** Runs the Action on a checkout in this process, as a runner would, with files for its outputs. */
export async function runActionHere(
  checkout: string,
  inputs: Readonly<Record<string, string>>,
  variables: Readonly<Record<string, string>> = {},
): Promise<ActionRun> {
  const temporary = aFolder();
  const summaryFile = join(temporary, 'summary.md');
  const outputs: Record<string, string> = {};
  const lines: string[] = [];
  const say = (message: string | Error) => void lines.push(String(message));
  const host: Host = {
    env: {
      GITHUB_WORKSPACE: checkout,
      RUNNER_TEMP: temporary,
      GITHUB_STEP_SUMMARY: summaryFile,
      ...variables,
    },
    currentDirectory: checkout,
    retryUnitMs: 1,
    core: {
      getInput: (name) => inputs[name] ?? '',
      setOutput: (name, value) => Object.assign(outputs, { [name]: String(value) }),
      setSecret: () => undefined,
      error: say,
      warning: say,
      notice: say,
      info: say,
      debug: () => undefined,
      startGroup: say,
      endGroup: () => undefined,
    },
  };
  const exitCode = await run(host);
  const report = JSON.parse(readFileSync(outputs['report']!, 'utf8')) as Report;
  return { exitCode, outputs, report, summary: readFileSync(summaryFile, 'utf8'), log: lines.join('\n') };
}
