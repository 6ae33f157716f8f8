import path from 'node:path';

/** Where this user's caches lie; `null` when the environment does not say. */
export function cacheDirectory(env: Readonly<Record<string, string | undefined>>): string | null {
  const base =
    absolute(env['XDG_CACHE_HOME']) ??
    absolute(env['LOCALAPPDATA']) ??
    below(env['HOME'] ?? env['USERPROFILE']);
  return base === null ? null : path.join(base, 'skill-registrar');
}

function absolute(folder: string | undefined): string | null {
  return folder !== undefined && path.isAbsolute(folder) ? folder : null;
}

function below(home: string | undefined): string | null {
  const folder = absolute(home);
  return folder === null ? null : path.join(folder, '.cache');
}
