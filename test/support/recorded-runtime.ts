import type { ActionRuntime, AnnotationProperties } from '../../src/action/runner.js';

interface Annotation extends AnnotationProperties {
  readonly level: 'error' | 'warning' | 'notice';
  readonly message: string;
}

export interface RecordedRuntime {
  readonly runtime: ActionRuntime;
  readonly outputs: Record<string, unknown>;
  readonly annotations: Annotation[];
  readonly lines: string[];
  readonly secrets: string[];
}

/** A runner that records its calls, and hardly waits. */
export function recordedRuntime(
  inputs: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>>,
): RecordedRuntime {
  const outputs: Record<string, unknown> = {};
  const annotations: Annotation[] = [];
  const lines: string[] = [];
  const secrets: string[] = [];
  const annotate =
    (level: Annotation['level']) =>
    (message: string | Error, properties: AnnotationProperties = {}) => {
      annotations.push({ level, message: String(message), ...properties });
    };
  const core: ActionRuntime['core'] = {
    getInput: (name) => inputs[name] ?? '',
    setOutput: (name, value) => {
      outputs[name] = value;
    },
    setSecret: (secret) => void secrets.push(secret),
    error: annotate('error'),
    warning: annotate('warning'),
    notice: annotate('notice'),
    info: (line) => void lines.push(line),
    debug: () => {},
    startGroup: (name) => void lines.push(name),
    endGroup: () => {},
  };
  return {
    runtime: { env, currentDirectory: process.cwd(), retryUnitMs: 1, core },
    outputs,
    annotations,
    lines,
    secrets,
  };
}
