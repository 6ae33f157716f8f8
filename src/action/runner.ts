import type { AnnotationProperties } from '@actions/core';

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
export interface ActionRuntime {
  readonly env: Variables;
  readonly currentDirectory: string;
  /** Milliseconds that count as a second between two tries of a request; default 1000. */
  readonly retryUnitMs?: number;
  /** Milliseconds after which git gives up on a remote; default two minutes. */
  readonly fetchTimeoutMs?: number;
  readonly core: Runner;
}
