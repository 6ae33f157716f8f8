/** The clients with a marketplace of their own. */
export const MARKETPLACE_CLIENTS = ['claude', 'cursor', 'copilot', 'codex'] as const;
export type MarketplaceClient = (typeof MARKETPLACE_CLIENTS)[number];

/** Where each client looks for its marketplace; a new one is written to the first place. */
export const MARKETPLACE_FILES: Readonly<Record<MarketplaceClient, readonly string[]>> = {
  claude: ['.claude-plugin/marketplace.json'],
  cursor: ['.cursor-plugin/marketplace.json'],
  copilot: ['.github/plugin/marketplace.json', '.plugin/marketplace.json'],
  codex: ['.agents/plugins/marketplace.json'],
};

/** Whose form a plugin manifest has; `plain`: a root `plugin.json` without the marker of Agent Plugins. */
export type ManifestFormat = MarketplaceClient | 'agent-plugins' | 'gemini' | 'plain';

/** Every manifest of a plugin, below the plugin's directory. */
export const MANIFEST_FILES: readonly { readonly format: ManifestFormat; readonly place: string }[] = [
  { format: 'claude', place: '.claude-plugin/plugin.json' },
  { format: 'cursor', place: '.cursor-plugin/plugin.json' },
  { format: 'copilot', place: '.github/plugin/plugin.json' },
  { format: 'copilot', place: '.plugin/plugin.json' },
  { format: 'codex', place: '.codex-plugin/plugin.json' },
  { format: 'agent-plugins', place: 'plugin.json' },
  { format: 'gemini', place: 'gemini-extension.json' },
];
