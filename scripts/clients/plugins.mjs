/** How each client installs a plugin from a marketplace on disk, or an extension: the arguments of each call. */
export const INSTALL_PLUGIN = {
  'claude-code': [
    ['plugin', 'marketplace', 'add', '{repository}'],
    ['plugin', 'install', '{name}@{marketplace}'],
  ],
  codex: [
    ['plugin', 'marketplace', 'add', '{repository}'],
    ['plugin', 'add', '{name}@{marketplace}'],
  ],
  copilot: [
    ['plugin', 'marketplace', 'add', '{repository}'],
    ['plugin', 'install', '{name}@{marketplace}'],
  ],
  'gemini-cli': [['extensions', 'install', '{directory}', '--consent', '--skip-settings']],
};

/** Fills in the names in braces. */
export function withPlaces(args, places) {
  return args.map((arg) => arg.replace(/\{(\w+)\}/g, (_, name) => places[name]));
}
