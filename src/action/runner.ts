import type { AnnotationProperties } from '@actions/core';
// The parts of @actions/core that talk to the runner. The package exports only all of it at once, and with it an HTTP
// client (undici) for OpenID tokens, which would be evaluated at the start of every check.
import { issueCommand } from '../../node_modules/@actions/core/lib/command.js';
import {
  issueFileCommand,
  prepareKeyValueMessage,
} from '../../node_modules/@actions/core/lib/file-command.js';
import { toCommandProperties } from '../../node_modules/@actions/core/lib/utils.js';

export type Variables = Readonly<Record<string, string | undefined>>;

/** Where an annotation is shown. */
export type { AnnotationProperties };

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

/** The runner of this process. */
export const PROCESS_RUNNER: Runner = {
  getInput: (name) => (process.env[`INPUT_${name.toUpperCase()}`] ?? '').trim(),
  setOutput: (name, value) => issueFileCommand('OUTPUT', prepareKeyValueMessage(name, value)),
  setSecret: (secret) => issueCommand('add-mask', {}, secret),
  error: annotate('error'),
  warning: annotate('warning'),
  notice: annotate('notice'),
  info: (line) => process.stdout.write(`${line}\n`),
  debug: (message) => issueCommand('debug', {}, message),
  startGroup: (title) => issueCommand('group', {}, title),
  endGroup: () => issueCommand('endgroup', {}, ''),
};

function annotate(command: string): Annotate {
  return (message, properties = {}) => issueCommand(command, toCommandProperties(properties), message);
}
