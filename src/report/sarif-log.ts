import type { Diagnostic } from '../core/diagnostic.js';
import type { Rule } from '../core/rules/rule.js';
import { locateArtifact } from './sarif-location.js';
import { describeRules, SARIF_LEVELS } from './sarif-rules.js';

export interface SarifInput {
  readonly version: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly exitCode: number;
  /** Why the run could not be done at all. */
  readonly failure: { readonly id: string; readonly text: string } | null;
  /** Leads from the checkout to the folder that the paths are relative to; empty or ends in `/`. */
  readonly prefix: string;
  readonly ruleById: (id: string) => Rule | undefined;
  /** A short hash, the same for the same text. */
  readonly digest: (text: string) => string;
}

/** A SARIF 2.1.0 log with one run, in the order of the findings. */
export function buildSarifLog(input: SarifInput): object {
  const ids = [...new Set(input.diagnostics.map((found) => found.rule))].sort();
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'skill-registrar',
            semanticVersion: input.version,
            informationUri: 'https://github.com/skill-registrar/skill-registrar',
            rules: describeRules(ids, input.ruleById),
          },
        },
        invocations: [describeInvocation(input)],
        columnKind: 'utf16CodeUnits',
        results: describeResults(input, ids),
      },
    ],
  };
}

function describeInvocation({ failure, exitCode }: SarifInput): object {
  if (failure === null) return { executionSuccessful: true, exitCode };
  const { id, text } = failure;
  return {
    executionSuccessful: false,
    exitCode,
    toolExecutionNotifications: [{ level: 'error', descriptor: { id }, message: { text } }],
  };
}

function describeResults(input: SarifInput, ids: readonly string[]): object[] {
  const seen = new Map<string, number>();
  return input.diagnostics.map((found) => {
    // Lines move when a file is edited; what is wrong, where, and for the how-manieth time does not.
    const identity = JSON.stringify([found.rule, found.file, found.skill ?? '', found.message]);
    const nth = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, nth);
    return {
      ruleId: found.rule,
      ruleIndex: ids.indexOf(found.rule),
      level: SARIF_LEVELS[found.severity],
      message: { text: found.fix === '' ? found.message : `${found.message} ${found.fix}` },
      locations: [describeLocation(found, input.prefix)],
      partialFingerprints: { 'skillRegistrarFinding/v1': input.digest(`${identity}:${nth}`) },
    };
  });
}

function describeLocation(found: Diagnostic, prefix: string): object {
  return {
    physicalLocation: {
      artifactLocation: locateArtifact(found.file, prefix),
      region: {
        startLine: found.line,
        startColumn: found.column,
        endLine: found.endLine,
        endColumn: found.endColumn,
      },
    },
  };
}
