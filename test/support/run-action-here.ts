import { appendFile } from 'node:fs/promises';
import { run } from '../../src/action/run.js';
import type { ActionRuntime, AnnotationProperties } from '../../src/action/runner.js';
import { workflowCommand } from '../../src/report/github-annotations.js';
import type { Severity } from '../../src/text/finding.js';
import { type ActionRun, type ActionStart, runAction, runStep } from './run-action.js';

/**
 * Runs the Action in this process, with the same variables and files as the bundle; it hardly waits between retries.
 * With ACTION_BUNDLE=1 it starts the bundle itself, which takes longer.
 */
export function runActionHere(start: ActionStart): Promise<ActionRun> {
  if (process.env['ACTION_BUNDLE'] === '1') return runAction(start);
  return runStep(start, async (workspace, env) => {
    let log = '';
    const print = (text: string) => {
      log += text;
    };
    const outputs: string[] = [];
    const runtime: ActionRuntime = {
      env: { PATH: process.env['PATH'], ...env },
      currentDirectory: workspace,
      retryUnitMs: 1,
      ...(start.fetchTimeoutMs !== undefined && { fetchTimeoutMs: start.fetchTimeoutMs }),
      core: {
        getInput: (name) => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim(),
        setOutput: (name, value) => void outputs.push(`${name}<<end-of-${name}`, value, `end-of-${name}`),
        setSecret: (secret) => print(workflowCommand('add-mask', {}, secret)),
        error: (message, place) => print(annotation('error', message, place)),
        warning: (message, place) => print(annotation('warning', message, place)),
        notice: (message, place) => print(annotation('notice', message, place)),
        info: (line) => print(`${line}\n`),
        debug: (message) => print(workflowCommand('debug', {}, message)),
        startGroup: (title) => print(workflowCommand('group', {}, title)),
        endGroup: () => print(workflowCommand('endgroup', {}, '')),
      },
    };
    const exitCode = await run(runtime);
    await appendFile(env['GITHUB_OUTPUT']!, `${outputs.join('\n')}\n`);
    return { exitCode, log };
  });
}

function annotation(severity: Severity, message: string, place: AnnotationProperties = {}): string {
  const { title, file, startLine: line, endLine, startColumn: col, endColumn } = place;
  return workflowCommand(severity, { title, file, line, endLine, col, endColumn }, message);
}
