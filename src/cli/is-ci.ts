import { isOn } from './environment-switch.js';

/** Runners set CI; home directory, backups and caches are for people's own machines. */
export function isCi(env: Readonly<Record<string, string | undefined>>): boolean {
  return isOn(env['CI']) || isOn(env['GITHUB_ACTIONS']);
}
