import path from 'node:path';

/** The lock of a file lies beside it. */
export function lockPath(file: string): string {
  return path.join(path.dirname(file), `.${path.basename(file)}.skill-registrar.lock`);
}

/** Breaking a lock takes a lock of its own. */
export function breakerOf(lock: string): string {
  return `${lock}.break`;
}
