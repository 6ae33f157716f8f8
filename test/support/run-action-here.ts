import { appendFile } from 'node:fs/promises';
import { run } from '../../src/action/run.js';
import type { AnnotationProperties, Host } from '../../src/action/runner.js';
import { type ActionRun, type ActionStart, runAction, runStep } from './run-action.js';

/**
 * Runs the Action in this process, with the same variables and files as the bundle; it hardly waits between retries.
 * With ACTION_BUNDLE=1 it starts the bundle itself, which takes longer.
 */
export function runActionHere(start: ActionStart): Promise<ActionRun> {
  if (process.env['ACTION_BUNDLE'] === '1') return runAction(start);
  return runStep(start, async (workspace, env) => {
    const lines: string[] = [];
    const outputs: string[] = [];
    const host: Host = {
      env: { PATH: process.env['PATH'], ...env },
      currentDirectory: workspace,
      retryUnitMs: 1,
      core: {
        getInput: (name) => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim(),
        setOutput: (name, value) => void outputs.push(`${name}<<end-of-${name}`, value, `end-of-${name}`),
        setSecret: (secret) => void lines.push(command('add-mask', secret)),
        error: (message, place) => void lines.push(command('error', message, place)),
        warning: (message, place) => void lines.push(command('warning', message, place)),
        notice: (message, place) => void lines.push(command('notice', message, place)),
        info: (line) => void lines.push(line),
        debug: (message) => void lines.push(command('debug', message)),
        startGroup: (title) => void lines.push(command('group', title)),
        endGroup: () => void lines.push(command('endgroup', '')),
      },
    };
    const exitCode = await run(host);
    await appendFile(env['GITHUB_OUTPUT']!, `${outputs.join('\n')}\n`);
    return { exitCode, log: `${lines.join('\n')}\n` };
  });
}

/** A workflow command as @actions/core writes it. */
function command(name: string, message: string, place: AnnotationProperties = {}): string {
  const { title, file, startLine: line, endLine, startColumn: col, endColumn } = place;
  const properties = Object.entries({ title, file, line, endLine, col, endColumn })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${escapeData(String(value)).replace(/:/g, '%3A').replace(/,/g, '%2C')}`);
  return `::${[name, properties.join(',')].filter((part) => part !== '').join(' ')}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}
