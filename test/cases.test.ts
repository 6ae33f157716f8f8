import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DiskStore } from '../src/files/disk-store.js';
import { DiskWorkspace } from '../src/files/disk-workspace.js';
import { compareDiagnostics } from '../src/report/diagnostic.js';
import type { Report } from '../src/report/report.js';
import { expectValidManifest, isValidManifest } from './support/expect-valid-manifest.js';
import { expectValidReport } from './support/expect-valid-report.js';
import {
  type CaseFile,
  commandLine,
  comparable,
  copyInput,
  EPOCH,
  expectedDiagnostics,
  expectedText,
  expectLibraryResult,
  expectReport,
  expectsReport,
  type GoldenCase,
  listCases,
  manifestPath,
  readTree,
} from './support/golden-case.js';
import { runAction } from './support/run-action.js';
import { cli } from './support/run-cli.js';

const ENV = { SOURCE_DATE_EPOCH: EPOCH, CI: 'true' };
const isUpdating = process.env['UPDATE_CASES'] === '1';

/** Of every theme one or two: the Action asks the same engine, and starts a process for each. */
const THROUGH_ACTION: readonly string[] = [
  'commands/unknown-profile',
  'discovery/depth-one',
  'discovery/missing-root',
  'inference/research-agent',
  'matrix/two-claimants',
  'merge/corrupt-manifest',
  'merge/hand-formatted-unchanged',
  'merge/prune-remove',
  'parsing/bad-neighbours',
  'validation/broken-skill',
  'validation/level-warn',
];

it('runs existing cases through the Action', () => {
  const ids = listCases().map(({ id }) => id);
  expect(THROUGH_ACTION.filter((id) => !ids.includes(id))).toEqual([]);
});

/** Every host gets the same cases: the command line and the Action must report what the library decides. */
describe.each(listCases())('$id: $title', (golden) => {
  // Not skipped where they do not apply: hundreds of skipped tests would hide one that should have run.
  const itIf = (isApplicable: boolean) => (isApplicable ? it : () => undefined);

  if (isUpdating) {
    it('updates its expected files', () => update(golden));
    return;
  }

  it('gives the expected findings, manifest and exit code on the command line, twice in a row', async () => {
    const folder = copyInput(golden);
    const before = readTree(folder);
    const run = await cli([...commandLine(golden), '--json'], { cwd: folder, env: ENV });
    expectValidReport(run.json());
    expectReport(golden, run.json());
    expect(run.exitCode).toBe(golden.exitCode);
    const after = readTree(folder);
    const manifest = manifestPath(golden);
    expect(after[manifest] ?? null).toEqual(expectedText(golden, 'manifest.json'));
    expect(without(after, manifest)).toEqual(without(before, manifest));
    // A manifest that was invalid before stays invalid; we never make a valid one invalid.
    const wasValid = before[manifest] === undefined || isValidManifest(before[manifest]);
    if (after[manifest] !== undefined && wasValid) expectValidManifest(after[manifest]);
    if (isWriting(golden)) await expectSettled(golden, folder, manifest);
  });

  it('gives the same through the library', async () => {
    const folder = copyInput(golden);
    await expectLibraryResult(golden, new DiskWorkspace({ root: folder }), new DiskStore({ root: folder }));
    expect(manifestIn(folder, golden)).toEqual(expectedText(golden, 'manifest.json'));
  });

  itIf(THROUGH_ACTION.includes(golden.id))('gives the same findings through the Action', async () => {
    const folder = copyInput(golden);
    const before = readTree(folder);
    const { profile = '', level = '', manifest = '', config = '' } = golden.options ?? {};
    const inputs = { mode: 'check', profile, level, manifest, config };
    const run = await runAction({ workspace: folder, inputs, env: ENV });
    expectValidReport(run.report!);
    const isChanged = (before[manifestPath(golden)] ?? null) !== expectedText(golden, 'manifest.json');
    expect(run.exitCode).toBe(golden.exitCode === 0 && !isChanged ? 0 : 1);
    expect(run.outputs['changed']).toBe(String(isChanged));
    const found = comparable(run.report!).diagnostics.filter(({ rule }) => rule !== 'manifest-drift');
    const aside = isChanged ? manifestPath(golden) : null;
    expect(placesAside(found, aside)).toEqual(placesAside(expectedDiagnostics(golden), aside));
    expect(readTree(folder)).toEqual(before);
  });

  itIf(golden.text === true)('prints readable text on a terminal', async () => {
    const run = await cli(commandLine(golden), {
      cwd: copyInput(golden),
      env: { ...ENV, NO_COLOR: '1' },
      isTty: true,
    });
    expect(run.stdout + run.stderr).toBe(expectedText(golden, 'output.txt'));
  });
});

async function update(golden: GoldenCase): Promise<void> {
  const folder = copyInput(golden);
  const run = await cli([...commandLine(golden), '--json'], { cwd: folder, env: ENV });
  const target = join(golden.folder, 'expected');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  const write = (name: string, text: string) => writeFileSync(join(target, name), text);
  const report: Report = run.json();
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  if (expectsReport(golden)) write('report.json', json(comparable(report)));
  else write('diagnostics.json', json(comparable(report).diagnostics));
  const updated = { ...golden, ...updateCase(golden, report, run.exitCode) };
  const manifest = manifestIn(folder, updated);
  if (manifest !== null) write('manifest.json', manifest);
  if (!golden.text) return;
  const { stdout, stderr } = await cli(commandLine(golden), {
    cwd: copyInput(golden),
    env: { ...ENV, NO_COLOR: '1' },
    isTty: true,
  });
  write('output.txt', stdout + stderr);
}

/** Writes down what else a case expects. */
function updateCase({ folder, options }: GoldenCase, report: Report, exitCode: number): CaseFile {
  const file = join(folder, 'case.json');
  const { manifest, error, ...given } = JSON.parse(readFileSync(file, 'utf8')) as CaseFile;
  const usual = options?.manifest ?? 'skills/manifest.json';
  const content = {
    ...given,
    exitCode,
    ...((report.manifest ?? usual) !== usual && { manifest: report.manifest! }),
    ...(report.error !== undefined && { error: report.error.message }),
  };
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  return content;
}

/** A second run changes nothing, neither a byte nor a modification time. */
async function expectSettled(golden: GoldenCase, folder: string, manifest: string): Promise<void> {
  const file = join(folder, manifest);
  if (!existsSync(file)) return;
  const [bytes, { mtimeMs }] = [readFileSync(file), statSync(file)];
  const again = await cli([...commandLine(golden), '--json'], {
    cwd: folder,
    env: { ...ENV, SOURCE_DATE_EPOCH: '1900000000' },
  });
  expect(again.json()).toMatchObject({ changed: false });
  expect(readFileSync(file).equals(bytes)).toBe(true);
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
}

function isWriting({ operation, options }: GoldenCase): boolean {
  return (
    (operation === 'register' && !options?.dryRun && !options?.check) ||
    (operation === 'prune' && !options?.preview)
  );
}

/** The Action checks the manifest on disk, while the command line reports positions in the one it has written. */
function placesAside(diagnostics: Report['diagnostics'], manifest: string | null): Report['diagnostics'] {
  const aside = { line: 0, column: 0, endLine: 0, endColumn: 0 };
  return diagnostics
    .map((found) => (found.file === manifest ? { ...found, ...aside } : found))
    .sort(compareDiagnostics);
}

function manifestIn(folder: string, golden: GoldenCase): string | null {
  const file = join(folder, manifestPath(golden));
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8') : null;
}

function without(files: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([file]) => file !== name));
}
