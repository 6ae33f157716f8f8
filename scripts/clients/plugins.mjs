/** How each client gets to know a marketplace on disk. */
export const ADD_MARKETPLACE = {
  'claude-code': [['plugin', 'marketplace', 'add', '{repository}']],
  codex: [['plugin', 'marketplace', 'add', '{repository}']],
  copilot: [['plugin', 'marketplace', 'add', '{repository}']],
};

/** How it then installs a plugin of the marketplace, or an extension: the arguments of each call. */
export const INSTALL_PLUGIN = {
  'claude-code': [['plugin', 'install', '{name}@{marketplace}']],
  codex: [['plugin', 'add', '{name}@{marketplace}']],
  copilot: [['plugin', 'install', '{name}@{marketplace}']],
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
