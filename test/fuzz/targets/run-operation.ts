import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import type { Request } from '../../../src/config/request.js';
import { MemoryStore, MemoryWorkspace } from '../../../src/files/memory.js';
import { WorkspaceError } from '../../../src/files/workspace.js';
import { ManifestError } from '../../../src/manifest/manifest-model.js';
import { runOperation } from '../../../src/pipeline.js';
import { renderWorkflowCommands } from '../../../src/report/github-annotations.js';
import type { Outcome } from '../../../src/report/report.js';
import { ConfigError, UsageError } from '../../../src/text/errors.js';
import { fuzzTarget } from '../fuzz-target.js';
import { type HostileRepository, hostileRepository } from '../hostile-repository.js';

const REPORT_SCHEMA = JSON.parse(readFileSync('schema/report.schema.json', 'utf8'));
const isReport = new Ajv({ strict: false }).compile(REPORT_SCHEMA);
const EXPECTED_ERRORS = [ConfigError, ManifestError, UsageError, WorkspaceError];

type RequestOptions = Pick<Request, 'operation'> & Partial<Request>;

const requestOptions: fc.Arbitrary<RequestOptions> = fc.record(
  {
    operation: fc.constantFrom(
      'register' as const,
      'register' as const,
      'validate' as const,
      'prune' as const,
      'status' as const,
      'discover' as const,
    ),
    profile: fc.constantFrom('agent-skills', 'cleo', 'pipeline', 'harness', 'toolset', 'codelia', 'nothing'),
    level: fc.constantFrom('strict' as const, 'warn' as const, 'permissive' as const),
    force: fc.boolean(),
    check: fc.boolean(),
    dryRun: fc.boolean(),
    preview: fc.boolean(),
    all: fc.boolean(),
    protocol: fc.boolean(),
  },
  { requiredKeys: ['operation'] },
);

function open(repository: HostileRepository) {
  return openFiles({
    ...repository.files,
    ...(repository.manifest === null ? {} : { 'skills/manifest.json': repository.manifest }),
  });
}

function openFiles(files: Readonly<Record<string, string>>) {
  return { workspace: new MemoryWorkspace(files), store: new MemoryStore(files), files };
}

function writtenTo({ store, files }: ReturnType<typeof openFiles>): [path: string, text: string][] {
  return [...store.files].filter(([path, text]) => !Object.hasOwn(files, path) || files[path] !== text);
}

async function run(
  asked: RequestOptions,
  { workspace, store }: ReturnType<typeof openFiles>,
): Promise<Outcome | null> {
  const environment = { isCi: true, now: new Date(0), sourceDateEpoch: '1700000000', variables: {} };
  try {
    return await runOperation({ ...asked, workspace, store, environment });
  } catch (error) {
    if (EXPECTED_ERRORS.some((kind) => error instanceof kind)) return null;
    throw error;
  }
}

/** Any repository gives a valid report or an expected error, and only the manifest is written. */
export const engine = fuzzTarget({
  name: 'run-operation',
  runs: 150,
  arbitrary: fc.tuple(hostileRepository, requestOptions),
  check: async ([repository, asked]) => {
    const opened = open(repository);
    const outcome = await run(asked, opened);
    checkWrites(asked, outcome, writtenTo(opened));
    if (outcome === null) return;
    checkReport(outcome);
    if (writtenTo(opened).length > 0) await checkSecondRun(asked, opened);
  },
});

function checkReport(outcome: Outcome): void {
  const document = JSON.parse(JSON.stringify(outcome.report));
  if (!isReport(document)) throw new Error(`no valid report: ${JSON.stringify(isReport.errors)}`);
  for (const line of renderWorkflowCommands(outcome.report.diagnostics, '').split('\n')) {
    if (line !== '' && !/^::(error|warning|notice) file=[^:,]*,line=\d+,endLine=\d+/.test(line)) {
      throw new Error(`a line that is no annotation: ${JSON.stringify(line)}`);
    }
  }
}

function checkWrites(
  asked: RequestOptions,
  outcome: Outcome | null,
  written: readonly [string, string][],
): void {
  const isWriting =
    (asked.operation === 'register' && !asked.dryRun && !asked.check) ||
    (asked.operation === 'prune' && !asked.preview);
  if (written.length > 0 && (!isWriting || outcome === null)) throw new Error('wrote although it must not');
  for (const [path, text] of written) {
    if (path.startsWith('/') || path.startsWith('~') || path.split('/').includes('..'))
      throw new Error(`wrote outside: ${path}`);
    if (path.endsWith('.json')) JSON.parse(text.replace(/^\ufeff/, ''));
  }
}

async function checkSecondRun(asked: RequestOptions, opened: ReturnType<typeof openFiles>): Promise<void> {
  const reopened = openFiles(Object.fromEntries(opened.store.files));
  const again = await run(asked, reopened);
  if (again === null) throw new Error('what it wrote it cannot read');
  if (again.report.changed || writtenTo(reopened).length > 0) {
    throw new Error(`a second run changes again: ${JSON.stringify(again.report.changes)}`);
  }
}
