/** With so many skills the engine's memory for young objects would grow to its full size. */
const MANY_SKILLS = 1000;

/**
 * Keeps the memory for young objects as small as it is. It doubles whenever much of it survives, as records do, up to
 * 48 MB; nothing is gained by it here, since what does not survive is garbage at once. Loading `node:v8` takes a
 * millisecond or two, so small runs go without.
 */
export async function limitYoungGeneration(skills: number): Promise<void> {
  if (skills < MANY_SKILLS) return;
  const { setFlagsFromString } = await import('node:v8');
  setFlagsFromString('--semi-space-growth-factor=1');
}
