import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Outcome } from '../core/report.js';
import { toRepositoryPath } from './repository-path.js';
import type { TextFile } from './sync/repository-api.js';

/**
 * What the run generates, as it lies on disk now. The manifest is among them even when it was up to date: an
 * earlier step may have brought it there, and base still lacks it.
 */
export async function readGeneratedFiles(
  { report, files }: Outcome,
  { root, prefix }: { readonly root: string; readonly prefix: string },
): Promise<readonly TextFile[]> {
  const paths = [...new Set([report.manifest, ...files.map(({ path }) => path)])];
  const read = await Promise.all(
    paths.map(async (path) => ({
      path: toRepositoryPath(path, prefix),
      content: await readIfThere(resolve(root, path)),
    })),
  );
  return read.flatMap(({ path, content }) => (content === null ? [] : [{ path, content }]));
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
