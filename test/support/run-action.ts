import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { load } from 'js-yaml';
import type { Report } from '../../src/report/report.js';
import { makeFolder, removeFolder } from './a-folder.js';
import { node24 } from './node24.js';

/** The file that `action.yml` names: tests run what is committed. `npm run build` makes it. */
export const ACTION_BUNDLE = resolve('dist/action/index.js');

export interface ActionRun {
  readonly exitCode: number;
  /** What the runner reads: lines and commands. */
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly report: Report | null;
}

export interface ActionStart {
  readonly workspace: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly event?: WorkflowEvent;
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds that git may take at a remote; the bundle has its own limit. */
  readonly fetchTimeoutMs?: number;
}

export interface WorkflowEvent {
  readonly name: string;
  readonly ref: string;
  readonly sha?: string;
  readonly payload: object;
}

/** Starts the committed bundle, or a copy of it, as a runner does. */
export function runAction(start: ActionStart, bundle = ACTION_BUNDLE): Promise<ActionRun> {
  return runStep(start, startWith(bundle));
}

type StepProgram = (workspace: string, env: Variables) => Promise<{ exitCode: number; log: string }>;
type Variables = Readonly<Record<string, string>>;

/** Runs a program with the variables and files of a step, and reads what it hands to the runner. */
export async function runStep(
  { workspace, inputs = {}, event = PUSH, env = {} }: ActionStart,
  program: StepProgram,
): Promise<ActionRun> {
  const temporary = makeFolder({ output: '', summary: '', 'event.json': JSON.stringify(event.payload) });
  const at = (name: string) => join(temporary, name);
  try {
    const { exitCode, log } = await program(workspace, {
      ...(await inputVariables(inputs)),
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: workspace,
      GITHUB_REPOSITORY: 'acme/skills',
      GITHUB_SERVER_URL: 'https://github.example',
      // No server listens there: a request would fail.
      GITHUB_API_URL: 'http://127.0.0.1:9',
      GITHUB_EVENT_NAME: event.name,
      GITHUB_EVENT_PATH: at('event.json'),
      GITHUB_REF: event.ref,
      GITHUB_SHA: event.sha ?? 'a'.repeat(40),
      GITHUB_OUTPUT: at('output'),
      GITHUB_STEP_SUMMARY: at('summary'),
      RUNNER_TEMP: temporary,
      ...env,
    });
    const outputs = parseOutputs(await readFile(at('output'), 'utf8'));
    const summary = await readFile(at('summary'), 'utf8');
    const reportText = await readFile(outputs['report'] || at('none'), 'utf8').catch(() => null);
    return { exitCode, log, outputs, summary, report: reportText === null ? null : JSON.parse(reportText) };
  } finally {
    removeFolder(temporary);
  }
}

export const PUSH: WorkflowEvent = {
  name: 'push',
  ref: 'refs/heads/main',
  payload: { ref: 'refs/heads/main' },
};

async function inputVariables(inputs: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const action = load(await readFile('action.yml', 'utf8')) as {
    inputs: Record<string, { default?: string }>;
  };
  return Object.fromEntries(
    Object.entries(action.inputs).map(([name, { default: value = '' }]) => [
      `INPUT_${name.toUpperCase()}`,
      inputs[name] ?? (name === 'token' ? '' : value),
    ]),
  );
}

const startWith =
  (bundle: string): StepProgram =>
  (cwd, env) => {
    const { PATH = '', SystemRoot = '' } = process.env;
    const child = spawn(node24() ?? process.execPath, [bundle], {
      cwd,
      env: { PATH, SystemRoot, ...env },
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) =>
        resolve({ exitCode: code ?? -1, log: Buffer.concat(chunks).toString('utf8') }),
      );
    });
  };

/** `name<<delimiter`, lines, delimiter: as the runner reads it. */
function parseOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  const lines = text.split(/\r?\n/);
  while (lines.length > 0) {
    const [name, delimiter] = (lines.shift() ?? '').split('<<');
    if (!name || delimiter === undefined) continue;
    outputs[name] = lines.splice(0, lines.indexOf(delimiter)).join('\n');
    lines.shift();
  }
  return outputs;
}
