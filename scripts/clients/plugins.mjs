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

/** The checks that clients have for what we write. */
export const CHECK_OUTPUT = {
  'claude-code': {
    repository: [['plugin', 'validate', '--strict', '{repository}']],
    plugin: [['plugin', 'validate', '--strict', '{directory}']],
  },
  'gemini-cli': { plugin: [['extensions', 'validate', '{directory}']] },
};

/** Fills in the names in braces. */
export function withPlaces(args, places) {
  return args.map((arg) => arg.replace(/\{(\w+)\}/g, (_, name) => places[name]));
}
