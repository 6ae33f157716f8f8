import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import type { Severity } from '../report/diagnostic.js';
import { workflowCommand } from '../report/github-annotations.js';
import type { AnnotationProperties, Runner, Variables } from './host.js';

/**
 * The runner of GitHub Actions, by its environment, its files and the commands in its log. `@actions/core` does the
 * same, but loads an HTTP client that a check never needs, which takes longer than checking 50 skills.
 */
export function openRunner(env: Variables, print: (text: string) => void): Runner {
  const annotate =
    (severity: Severity) =>
    (message: string, properties: AnnotationProperties = {}) => {
      const { title, file, startLine: line, endLine, startColumn: col, endColumn } = properties;
      print(workflowCommand(severity, { title, file, line, endLine, col, endColumn }, message));
    };
  return {
    getInput: (name) => env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`]?.trim() ?? '',
    setOutput: (name, value) => appendOutput(env['GITHUB_OUTPUT'], name, value),
    setSecret: (secret) => print(workflowCommand('add-mask', {}, secret)),
    error: annotate('error'),
    warning: annotate('warning'),
    notice: annotate('notice'),
    info: (line) => print(`${line}\n`),
    debug: (message) => print(workflowCommand('debug', {}, message)),
    startGroup: (title) => print(workflowCommand('group', {}, title)),
    endGroup: () => print(workflowCommand('endgroup', {}, '')),
  };
}

/** A delimiter that nobody can guess: a value cannot end early and set another output. */
function appendOutput(file: string | undefined, name: string, value: string): void {
  if (!file) return;
  const delimiter = `ghadelimiter_${randomUUID()}`;
  appendFileSync(file, `${name}<<${delimiter}\n${value}\n${delimiter}\n`);
}
