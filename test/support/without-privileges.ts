import { isMainThread } from 'node:worker_threads';

const NOBODY = 65_534;

/** Runs something as a user to whom file modes mean something: root may write everywhere. */
export async function withoutPrivileges<Result>(run: () => Promise<Result>): Promise<Result> {
  if (process.getuid?.() !== 0) return run();
  process.seteuid!(NOBODY);
  try {
    return await run();
  } finally {
    process.seteuid!(0);
  }
}

/** A thread cannot change whose process it is; mutation tests run in threads. */
export const canDropPrivileges = isMainThread || process.getuid?.() !== 0;
