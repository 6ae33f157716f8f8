import type { Finding } from './core/finding.js';
import type { ManifestPlan } from './core/registry/plan-manifest.js';
import { joinPieces } from './core/text-pieces.js';
import type { RunSetup } from './prepare-run.js';

const ASKING_OPERATIONS: readonly string[] = ['register', 'validate', 'status'];

/** Holds the config's `expect` against the matrix as it will be. Nothing is compiled where nothing is expected. */
export async function checkExpectedRoutes(
  { request, settings }: RunSetup,
  plan: Pick<ManifestPlan, 'pieces'>,
): Promise<readonly Finding[]> {
  if (settings.expect.length === 0 || !ASKING_OPERATIONS.includes(request.operation)) return [];
  const { compileDispatcher } = await import('./runtime/compile-dispatcher.js');
  const { checkExpectations } = await import('./runtime/check-expectations.js');
  const file = settings.file ?? '';
  const text = request.store.read(file) ?? '{}';
  const manifest = joinPieces(plan.pieces());
  return checkExpectations(compileDispatcher(manifest), settings.expect, { file, text });
}
