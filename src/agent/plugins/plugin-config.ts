import { type Document, isSeq, parseDocument, type ToStringOptions } from 'yaml';
import { readPluginList, type TrackedPlugin } from '../../config/agent-settings.js';
import type { FileStore } from '../../files/workspace.js';
import { editJson, type JsonEdit } from '../../json/edit-json.js';
import type { Json } from '../../json/json.js';
import { readJson, withoutComments } from '../../json/read-json.js';
import { skillKey } from '../../skill/skill.js';
import { PluginError } from './plugin-source.js';

type ListName = 'plugins' | 'disabledBundled' | 'enabledBundled' | 'disabled';

/** What a config file says about skills, and its edits: what no edit names keeps its bytes. */
export class SkillsConfig {
  constructor(
    readonly text: string | null,
    readonly file: string,
  ) {}

  get isYaml(): boolean {
    return /\.ya?ml$/.test(this.file);
  }

  plugins(): readonly TrackedPlugin[] {
    return readPluginList(this.#skills(), 'repo');
  }

  list(name: ListName): readonly string[] {
    const value = this.#skills()[name];
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  }

  edit(edits: readonly JsonEdit[]): string {
    if (!this.isYaml) return editJson(this.text ?? '{}\n', edits);
    const document = parseDocument(this.text ?? '');
    for (const { path, ...edit } of edits) {
      if (edit.op === 'remove') document.deleteIn(path);
      else if (edit.op === 'set') document.setIn(path, valueFor(document, edit.value));
      else if (edit.op === 'rename') throw new Error('Keys of a YAML config are never renamed');
      else if (isSeq(document.getIn(path))) document.addIn(path, document.createNode(edit.value));
      else document.setIn(path, document.createNode([edit.value]));
    }
    return document.toString(styleOf(this.text ?? ''));
  }

  /** An item of `plugins` as it is written: an object, or a URL alone. */
  isUrlOnly(index: number): boolean {
    const items = this.#skills()['plugins'];
    return Array.isArray(items) && typeof items[index] === 'string';
  }

  #skills(): Readonly<Record<string, unknown>> {
    const value = this.isYaml ? (parseDocument(this.text ?? '').toJS() as unknown) : this.#parseJson();
    const skills = (value as { skills?: unknown } | null)?.skills;
    return typeof skills === 'object' && skills !== null ? (skills as Record<string, unknown>) : {};
  }

  #parseJson(): unknown {
    const reading = readJson(this.text ?? '{}');
    if (reading.ok) return reading.value;
    if (readJson(withoutComments(this.text ?? '')).ok)
      throw new PluginError(
        `${this.file} has comments, which this command would not keep.`,
        'Change "skills" in it by hand.',
        'files',
      );
    throw new PluginError(`${this.file} is not valid JSON: ${reading.message}`, 'Fix it first.', 'files');
  }
}

/** A plain value takes over the quotes of the one that it replaces. */
function valueFor(document: Document, value: Json): unknown {
  return typeof value === 'object' ? document.createNode(value) : value;
}

/** How the file writes lists, so that those that no edit names stay as they are. */
function styleOf(text: string): ToStringOptions {
  return {
    lineWidth: 0,
    indentSeq: !/^( *)[^\s#-][^\n]*:[ \t]*\n\1- /m.test(text),
    flowCollectionPadding: !/[[{][^\s\]}]/.test(text),
  };
}

/** Rewrites a config file under its lock; returns whether it changed. */
export function updateConfig(
  store: FileStore,
  file: string,
  compute: (config: SkillsConfig) => string | null,
): Promise<boolean> {
  return store.update(file, (text) => compute(new SkillsConfig(text, file)), { backup: false });
}

/** The config with one more plugin. */
export function addPlugin(config: SkillsConfig, { scope: _, ...plugin }: TrackedPlugin): string {
  if (config.plugins().some(({ name }) => name === plugin.name)) {
    throw new PluginError(
      `A plugin named "${plugin.name}" is already installed.`,
      'Choose another name with --name.',
      'request',
    );
  }
  return config.edit([{ op: 'append', path: ['skills', 'plugins'], value: plugin as unknown as Json }]);
}

/** The config with other values for the plugin of this name. */
export function changePlugin(config: SkillsConfig, name: string, changes: Partial<TrackedPlugin>): string {
  const index = requireIndex(config, name);
  const path = ['skills', 'plugins', index];
  const { scope: _, ...plugin } = { ...config.plugins()[index]!, ...changes };
  if (config.isUrlOnly(index)) return config.edit([{ op: 'set', path, value: plugin as unknown as Json }]);
  // Key by key, so that the others keep their place and their quotes.
  const edits = Object.entries(changes).map(([key, value]) => ({
    op: 'set' as const,
    path: [...path, key],
    value: value as Json,
  }));
  return config.edit(edits);
}

export function removePlugin(config: SkillsConfig, name: string): string {
  return config.edit([{ op: 'remove', path: ['skills', 'plugins', requireIndex(config, name)] }]);
}

/** Another program may have changed the list since it was read: the index is looked up in the current text. */
function requireIndex(config: SkillsConfig, name: string): number {
  const index = config.plugins().findIndex((plugin) => plugin.name === name);
  if (index !== -1) return index;
  throw new PluginError(
    `${config.file} no longer tracks a plugin named "${name}".`,
    'Run `skill-registrar plugins list` to see what is installed.',
    'request',
  );
}

/** A bundled skill and its state. */
export interface BundledSkill {
  readonly name: string;
  readonly isOffByDefault: boolean;
  /** The names of all bundled skills that are on now. */
  readonly enabled: readonly string[];
}

/** Enables or disables a bundled skill. */
export function toggleBundled(config: SkillsConfig, skill: BundledSkill, isEnabled: boolean): string {
  const { name, isOffByDefault, enabled } = skill;
  if (!isEnabled) return config.edit(addTo(config, 'disabledBundled', [name]));
  const isListed = config.list('enabledBundled').length > 0;
  // A list of enabled skills turns all others off: a new one has to name every skill that is on.
  const names = isListed ? [name] : isOffByDefault ? [...enabled, name] : [];
  return config.edit([
    ...removeFrom(config, 'disabledBundled', name),
    ...addTo(config, 'enabledBundled', names),
  ]);
}

/** Enables or disables any skill. */
export function toggleDisabled(config: SkillsConfig, name: string, isEnabled: boolean): string {
  return config.edit(isEnabled ? removeFrom(config, 'disabled', name) : addTo(config, 'disabled', [name]));
}

function addTo(config: SkillsConfig, list: ListName, names: readonly string[]): readonly JsonEdit[] {
  const known = config.list(list);
  return [...new Set(names)]
    .filter((name) => !known.includes(name))
    .map((value) => ({ op: 'append', path: ['skills', list], value }));
}

function removeFrom(config: SkillsConfig, list: ListName, name: string): readonly JsonEdit[] {
  const key = skillKey(name);
  return config
    .list(list)
    .flatMap((each, index) => (skillKey(each) === key ? [index] : []))
    .reverse()
    .map((index) => ({ op: 'remove', path: ['skills', list, index] }));
}
