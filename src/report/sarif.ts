import { showExample } from '../rules/example.js';
import { type Rule, ruleUrl } from '../rules/rule.js';
import type { Severity } from '../text/finding.js';
import { type Diagnostic, describeWithFix } from './diagnostic.js';
import { codeBlock } from './markdown.js';

export interface SarifInput {
  readonly version: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly exitCode: number;
  /** Why the run failed. */
  readonly failure: { readonly id: string; readonly text: string } | null;
  /** What the config and comments leave out; empty if nothing. */
  readonly leftOut: string;
  /** The path from the checkout to the folder that the paths are relative to; empty or ends in `/`. */
  readonly prefix: string;
  readonly ruleById: (id: string) => Rule | undefined;
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

function describeInvocation({ failure, exitCode, leftOut }: SarifInput): object {
  if (failure === null) {
    const notes =
      leftOut === '' ? [] : [{ level: 'note', descriptor: { id: 'left-out' }, message: { text: leftOut } }];
    return {
      executionSuccessful: true,
      exitCode,
      ...(notes.length > 0 && { toolExecutionNotifications: notes }),
    };
  }
  const { id, text } = failure;
  return {
    executionSuccessful: false,
    exitCode,
    toolExecutionNotifications: [{ level: 'error', descriptor: { id }, message: { text } }],
  };
}

function describeResults(input: SarifInput, ids: readonly string[]): object[] {
  return input.diagnostics.map((found) => ({
    ruleId: found.rule,
    ruleIndex: ids.indexOf(found.rule),
    level: SARIF_LEVELS[found.severity],
    message: { text: describeWithFix(found) },
    locations: [describeLocation(found, input.prefix)],
    ...(found.isNew !== undefined && { baselineState: found.isNew ? 'new' : 'unchanged' }),
    partialFingerprints: { 'skillRegistrarFinding/v2': found.fingerprint },
  }));
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

/** The location of a file in SARIF: a percent-encoded URI, relative to the checkout or to the home directory. */
function locateArtifact(file: string, prefix: string): { uri: string; uriBaseId?: string } {
  if (file.startsWith('~/')) return { uri: encodePath(file.slice(2)), uriBaseId: 'HOME' };
  if (file.startsWith('/')) return { uri: `file://${encodePath(file)}` };
  const drive = /^([A-Za-z]:)(\/.*)$/.exec(file);
  if (drive) return { uri: `file:///${drive[1]}${encodePath(drive[2]!)}` };
  return { uri: encodePath(prefix + file), uriBaseId: '%SRCROOT%' };
}

/** Lone surrogates cannot be encoded: they become the replacement character instead of an exception. */
function encodePath(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd')))
    .join('/');
}

/** SARIF's name for a severity. */
const SARIF_LEVELS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  notice: 'note',
};

/** The descriptors of the broken rules; an unknown rule gets only its id. */
function describeRules(
  ids: readonly string[],
  ruleById: (id: string) => Rule | undefined,
): readonly object[] {
  return ids.map((id) => {
    const rule = ruleById(id);
    return rule === undefined ? { id } : describeRule(rule);
  });
}

function describeRule(rule: Rule): object {
  const about = `${rule.summary} ${rule.why}`;
  const [bad, good] = [showExample(rule.bad[0]), showExample(rule.good[0])];
  return {
    id: rule.id,
    shortDescription: { text: rule.summary },
    fullDescription: { text: about },
    helpUri: ruleUrl(rule.id),
    defaultConfiguration: { level: SARIF_LEVELS[rule.severity] },
    help: {
      text: `${about}\n\nInstead of:\n${bad}\n\nWrite:\n${good}\n`,
      markdown: `${about}\n\nInstead of\n\n${codeBlock(bad)}\n\nwrite\n\n${codeBlock(good)}\n`,
    },
    properties: { tags: [rule.kind] },
  };
}
