/** A skill with such a status is in the manifest, but nobody is led to it or told of it. */
export function isWithdrawn(status: unknown): boolean {
  return status === 'inactive' || status === 'deprecated';
}
