import type { Severity } from '../report/diagnostic.js';

/** The error classes of the agent harness; every rule belongs to one. */
export type FailureKind = 'PARSE_ERROR' | 'VALIDATION_ERROR' | 'NOT_FOUND' | 'IO_ERROR' | 'SECURITY_ERROR';

/** One thing that can be found. The rules table of the docs and `skill-registrar rules` are made from these. */
export interface Rule {
  readonly id: string;
  readonly severity: Severity;
  readonly kind: FailureKind;
  /** One sentence: what the rule asks for. */
  readonly meaning: string;
  /** One or two sentences: why it matters. */
  readonly why: string;
  /** A short example that breaks the rule, and the same one mended. */
  readonly bad: string;
  readonly good: string;
  /** Neither `--force` nor a lower level nor a config file registers a skill that breaks it. */
  readonly safety?: true;
}

/** Finds a rule by its id; one that nobody knows is none. */
export type RuleLookup = (id: string) => Rule | undefined;
