import { CONFIG_FILE } from './config-file-name.js';
import { decodeText } from './core/decode-text.js';
import { START_OF_FILE } from './core/diagnostic.js';
import { ConfigError } from './errors.js';
import type { Request } from './request.js';
import { type ConfigFile, type Settings, settle } from './settings.js';
import type { Workspace } from './workspace/workspace.js';

const MAX_CONFIG_BYTES = 1_048_576;

/** Reads the config files, weakest first: the home directory's (only where allowed), CLEO's, ours. */
export async function loadSettings(request: Pick<Request, 'workspace' | 'config'>): Promise<Settings> {
  const { workspace } = request;
  const layers: ConfigFile[] = [];
  if (workspace.home !== null) layers.push(await readCleoConfig(workspace, '~/.cleo/config.json'));
  layers.push(await readCleoConfig(workspace, '.cleo/config.json'));
  const file = request.config ?? CONFIG_FILE;
  const text = readConfigText(workspace, file);
  if (text === null) {
    if (request.config !== undefined) {
      throw new ConfigError(`There is no config file ${file}.`, 'Correct --config, or leave it out.', {
        file,
        span: START_OF_FILE,
      });
    }
    return settle(layers, null);
  }
  const { parseConfig } = await import('./parse-config.js');
  layers.push(await parseConfig(file, text));
  return settle(layers, file);
}

async function readCleoConfig(workspace: Workspace, file: string): Promise<ConfigFile> {
  const text = readConfigText(workspace, file);
  if (text === null) return {};
  const { parseCleoConfig } = await import('./parse-config.js');
  return parseCleoConfig(file, text);
}

/** The text of a config file; `null` where there is none. */
export function readConfigText(workspace: Workspace, file: string): string | null {
  const content = workspace.read(file, { maxBytes: MAX_CONFIG_BYTES, followLinks: true });
  if (content.kind === 'missing') return null;
  if (content.kind === 'content') {
    const decoded = decodeText(content.bytes);
    if (decoded.ok) return decoded.text;
  }
  const why = content.kind === 'refused' ? content.detail : 'it is no UTF-8 text';
  throw new ConfigError(`${file} cannot be read: ${why}.`, 'Make it a readable UTF-8 file.', {
    file,
    span: START_OF_FILE,
  });
}
