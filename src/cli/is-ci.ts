type Variables = Readonly<Record<string, string | undefined>>;

/** Runners set CI; home directory, backups and caches are for people's own machines. */
export function isCi(env: Variables): boolean {
  return isOn(env['CI']) || isOn(env['GITHUB_ACTIONS']);
}

function isOn(value: string | undefined): boolean {
  return value !== undefined && !['', '0', 'false'].includes(value.toLowerCase());
}
