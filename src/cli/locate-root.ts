import fs from 'node:fs';
import path from 'node:path';
import { slashed } from '../files/absolute-path.js';
import type { CommandIo } from './command.js';

/** What marks the top of a repository. */
const MARKERS = ['skill-registrar.json', '.git'];

/**
 * The repository when `--root` does not say: that of the manifest that `--manifest` names; else the nearest folder
 * upwards with a config file or `.git`, else the current one. The home directory is never the repository.
 */
export function locateRoot(cwd: string, manifest: string | undefined, home: string | null): string {
  return manifest === undefined
    ? (nearestRepository(cwd, home) ?? cwd)
    : ownerOf(path.resolve(cwd, manifest));
}

/** The skills of a manifest are in `skills` next to it, or in its own folder if that is called so. */
function ownerOf(manifest: string): string {
  const folder = path.dirname(manifest);
  return path.basename(folder) === 'skills' ? path.dirname(folder) : folder;
}

/**
 * True if only `skills` is scanned because `--manifest` determined the repository. The current repository without that
 * folder keeps its skills elsewhere, and its own roots apply.
 */
export function isRootOfManifest(root: string, cwd: string, home: string | null): boolean {
  return fs.existsSync(path.join(root, 'skills')) || nearestRepository(cwd, home) !== root;
}

function nearestRepository(cwd: string, home: string | null): string | null {
  for (let folder = cwd; ; folder = path.dirname(folder)) {
    const isRepository =
      folder !== home && MARKERS.some((marker) => fs.existsSync(path.join(folder, marker)));
    if (isRepository) return folder;
    if (path.dirname(folder) === folder) return null;
  }
}

/** A path of the repository as a person in the current directory can open it. */
export function pathFrom(cwd: string, root: string, file: string): string {
  if (file.startsWith('~/')) return file;
  const relative = slashed(path.relative(cwd, path.resolve(root, file))) || '.';
  return path.isAbsolute(file) && relative.length > file.length ? file : relative;
}

/** The path from the checkout, which CI services take paths from, to the repository: empty or ends in `/`. */
export function checkoutPrefix({ cwd, env }: Pick<CommandIo, 'cwd' | 'env'>, root: string): string {
  const checkout = env['GITHUB_WORKSPACE'] ?? env['CI_PROJECT_DIR'] ?? cwd;
  const relative = path.relative(checkout, root);
  return relative === '' || !isInside(root, checkout) ? '' : `${slashed(relative)}/`;
}

/** True when a folder is another one or below it. */
export function isInside(folder: string, base: string): boolean {
  const relative = path.relative(base, folder);
  return relative.split(path.sep)[0] !== '..' && !path.isAbsolute(relative);
}
