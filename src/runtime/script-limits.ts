/** What a runner should grant a skill's script. skill-registrar itself runs none. */
export const SCRIPT_LIMITS = {
  timeoutMs: 60_000,
  maxOutputBytes: 1024 * 1024,
  maxArguments: 100,
  maxArgumentBytes: 4096,
  /** A script runs in the directory of its skill. */
  workingDirectory: 'skill',
} as const;
