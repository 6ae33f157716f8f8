import type { Request } from '../../src/config/request.js';
import { MemoryStore, MemoryWorkspace } from '../../src/files/memory.js';
import { runOperation } from '../../src/pipeline.js';
import type { Report } from '../../src/report/report.js';
import { EPOCH } from './golden-case.js';

export const MANIFEST = 'skills/manifest.json';

export interface Registered {
  readonly report: Report;
  /** The manifest after the run. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read any part of it
  readonly manifest: any;
  /** `rule: message` of every finding. */
  readonly findings: readonly string[];
}

/** Runs the engine on files in memory; objects are written as JSON. */
export async function registerInMemory(
  files: Readonly<Record<string, string | object>>,
  request: Partial<Request> = {},
): Promise<Registered> {
  const texts = Object.fromEntries(
    Object.entries(files).map(([name, file]) => [
      name,
      typeof file === 'string' ? file : `${JSON.stringify(file, null, 2)}\n`,
    ]),
  );
  const store = new MemoryStore(texts);
  const environment = { isCi: true, now: new Date(0), sourceDateEpoch: EPOCH, variables: {} };
  const { report } = await runOperation({
    operation: 'register',
    profile: 'cleo',
    workspace: new MemoryWorkspace(texts),
    store,
    environment,
    ...request,
  });
  const text = store.read(MANIFEST);
  return {
    report,
    manifest: text === null ? null : JSON.parse(text),
    findings: report.diagnostics.map(({ rule, message }) => `${rule}: ${message}`),
  };
}
