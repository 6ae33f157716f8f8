import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import type { Severity } from '../report/diagnostic.js';
import { workflowCommand } from '../report/github-annotations.js';

export type Variables = Readonly<Record<string, string | undefined>>;

/** Where an annotation is shown. */
export interface AnnotationProperties {
  readonly title?: string;
  readonly file?: string;
  readonly startLine?: number;
  readonly endLine?: number;
  readonly startColumn?: number;
  readonly endColumn?: number;
}

type Annotate = (message: string, properties?: AnnotationProperties) => void;

/** How a step talks to its runner. */
export interface Runner {
  getInput(name: string): string;
  setOutput(name: string, value: string): void;
  /** Hides a text in all logs. */
  setSecret(secret: string): void;
  readonly error: Annotate;
  readonly warning: Annotate;
  readonly notice: Annotate;
  info(line: string): void;
  debug(message: string): void;
  startGroup(title: string): void;
  endGroup(): void;
}

/** What the Action gets from outside. */
export interface Host {
  readonly env: Variables;
  readonly currentDirectory: string;
  /** Milliseconds that count as a second between two tries of a request; default 1000. */
  readonly retryUnitMs?: number;
  readonly core: Runner;
}

/**
 * The runner of the process, by workflow commands and its output file. `@actions/core` does the same, but evaluates an
 * HTTP client at every start and exports nothing smaller.
 */
export function createRunner(env: Variables, write: (text: string) => void): Runner {
  const annotate =
    (severity: Severity): Annotate =>
    (message, { title, file, startLine: line, endLine, startColumn: col, endColumn } = {}) =>
      write(workflowCommand(severity, { title, file, line, endLine, col, endColumn }, message));
  return {
    getInput: (name) => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim(),
    setOutput: (name, value) => {
      const file = env['GITHUB_OUTPUT'];
      // A value cannot contain the end of its own entry.
      const end = `end-${randomUUID()}`;
      if (file) appendFileSync(file, `${name}<<${end}\n${value}\n${end}\n`);
    },
    setSecret: (secret) => write(workflowCommand('add-mask', {}, secret)),
    error: annotate('error'),
    warning: annotate('warning'),
    notice: annotate('notice'),
    info: (line) => write(`${line}\n`),
    debug: (message) => write(workflowCommand('debug', {}, message)),
    startGroup: (title) => write(workflowCommand('group', {}, title)),
    endGroup: () => write(workflowCommand('endgroup', {}, '')),
  };
}
