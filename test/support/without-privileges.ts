import { isMainThread } from 'node:worker_threads';

const NOBODY = 65_534;

/** Runs a function as a user whom file modes restrict: root may write everywhere. */
export async function withoutPrivileges<Result>(run: () => Promise<Result>): Promise<Result> {
  if (process.getuid?.() !== 0) return run();
  process.seteuid!(NOBODY);
  try {
    return await run();
  } finally {
    process.seteuid!(0);
  }
}

/** A thread cannot change the user of its process; mutation tests run in threads. */
export const canDropPrivileges = isMainThread || process.getuid?.() !== 0;
