import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { Operation, Request } from '../../src/config/request.js';
import type { FileStore, Workspace } from '../../src/files/workspace.js';
import { runOperation } from '../../src/pipeline.js';
import type { Report } from '../../src/report/report.js';
import { aFolder } from './a-folder.js';

const CASES = fileURLToPath(new URL('../cases', import.meta.url));

/** `now` of all cases: 2026-01-27T12:34:56Z. */
export const EPOCH = '1769517296';

/** The contents of `case.json`. */
export interface CaseFile {
  /** A sentence about what holds. */
  readonly title: string;
  readonly operation: Operation;
  readonly options?: Pick<
    Request,
    | 'profile'
    | 'level'
    | 'names'
    | 'dryRun'
    | 'check'
    | 'force'
    | 'preview'
    | 'all'
    | 'protocol'
    | 'manifest'
    | 'config'
  >;
  /** Directories that git cannot track. */
  readonly emptyDirectories?: readonly string[];
  /** Also keep the text output. */
  readonly text?: boolean;
  readonly exitCode: number;
  /** The path of the manifest, if the run finds or makes it elsewhere than in `skills`. */
  readonly manifest?: string;
  /** The message of a run that cannot continue. */
  readonly error?: string;
}

export interface GoldenCase extends CaseFile {
  /** `theme/case`. */
  readonly id: string;
  readonly folder: string;
}

/** Every case, in a fixed order. */
export function listCases(): GoldenCase[] {
  const directories = (folder: string) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
  return directories(CASES).flatMap((theme) =>
    directories(join(CASES, theme)).map((name) => {
      const folder = join(CASES, theme, name);
      const file = JSON.parse(readFileSync(join(folder, 'case.json'), 'utf8')) as CaseFile;
      return { ...file, id: `${theme}/${name}`, folder };
    }),
  );
}

/** A copy of the case's input to work on, removed after the test. */
export function copyInput({ folder, emptyDirectories = [] }: GoldenCase): string {
  const copy = aFolder(Object.fromEntries(emptyDirectories.map((directory) => [directory, null])));
  if (existsSync(join(folder, 'input'))) cpSync(join(folder, 'input'), copy, { recursive: true });
  return copy;
}

/** Every file below a folder with its text. */
export function readTree(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(folder, name)).isFile()).sort();
  return Object.fromEntries(
    files.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'utf8')]),
  );
}

/** The command line for the case's options. */
export function commandLine({ operation, options = {} }: GoldenCase): string[] {
  const { names = [], ...flags } = options;
  const spelled = Object.entries(flags).flatMap(([key, value]) => {
    const flag = `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return value === true ? [flag] : [flag, String(value)];
  });
  return [operation, ...names, ...spelled, '--root', '.'];
}

/** Runs the case through the library, which must decide what the command line is expected to print. */
export async function expectLibraryResult(
  golden: GoldenCase,
  workspace: Workspace,
  store: FileStore,
): Promise<void> {
  const environment = { isCi: true, now: new Date(0), sourceDateEpoch: EPOCH, variables: {} };
  const { operation, options } = golden;
  const request = { operation, ...options, workspace, store, environment };
  const outcome = await runOperation(request).catch((error: Error) => error);
  if (outcome instanceof Error) expect(outcome.message).toBe(golden.error);
  else {
    expectReport(golden, outcome.report);
    expect(outcome.exitCode).toBe(golden.exitCode);
  }
}

/** Cases of commands expect the whole report, all others the findings: what a command prints is not their topic. */
export function expectsReport({ id }: GoldenCase): boolean {
  return id.startsWith('commands/');
}

/** Only the command line adds the diff of a dry run. */
export function expectReport(golden: GoldenCase, report: Report & { readonly diff?: string }): void {
  expect(report.error?.message).toBe(golden.error);
  expect(comparable(report).diagnostics).toEqual(expectedDiagnostics(golden));
  if (!expectsReport(golden)) return;
  const { diff, ...wanted } = expected(golden, 'report.json') as typeof report;
  expect(comparable(report)).toEqual(report.diff === undefined ? wanted : { ...wanted, diff });
}

export function expectedDiagnostics(golden: GoldenCase): Report['diagnostics'] {
  if (expectsReport(golden)) return (expected(golden, 'report.json') as Report).diagnostics;
  return expected(golden, 'diagnostics.json') as Report['diagnostics'];
}

/** Cases do not depend on the version; fingerprints have their own tests. */
export function comparable<Document extends Report>(report: Document): Document {
  const diagnostics = report.diagnostics.map(({ fingerprint, ...found }) => found);
  return { ...report, diagnostics, _meta: { ...report._meta, version: '0.0.0' } };
}

export function manifestPath(golden: GoldenCase): string {
  return golden.manifest ?? golden.options?.manifest ?? 'skills/manifest.json';
}

function expected(golden: GoldenCase, name: string): unknown {
  return JSON.parse(readFileSync(join(golden.folder, 'expected', name), 'utf8'));
}

/** The expected text of a file, or null if the case expects none. */
export function expectedText(golden: GoldenCase, name: string): string | null {
  const file = join(golden.folder, 'expected', name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
