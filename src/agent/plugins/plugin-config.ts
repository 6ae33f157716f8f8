import { type Document, isSeq, parseDocument, type ToStringOptions } from 'yaml';
import { readPluginList, type TrackedPlugin } from '../../config/agent-settings.js';
import type { FileStore } from '../../files/workspace.js';
import {
  asArray,
  asObject,
  isArray,
  isObject,
  isSameJson,
  type Json,
  type JsonPath,
  withValueAt,
} from '../../json/json.js';
import { readJson, withoutComments } from '../../json/read-json.js';
import { reconcileJson } from '../../json/reconcile-json.js';
import { skillKey } from '../../skill/skill.js';
import { PluginError } from './plugin-source.js';

type ListName = 'plugins' | 'disabledBundled' | 'enabledBundled' | 'disabled';

/** What a config file says about skills, and its lists with other items: everything else keeps its bytes. */
export class SkillsConfig {
  constructor(
    readonly text: string | null,
    readonly file: string,
  ) {}

  get isYaml(): boolean {
    return /\.ya?ml$/.test(this.file);
  }

  plugins(): readonly TrackedPlugin[] {
    return readPluginList(asObject(asObject(this.#value())['skills']), 'repo');
  }

  /** The items of a list, as they are written. */
  items(list: ListName): readonly Json[] {
    return asArray(asObject(asObject(this.#value())['skills'])[list]);
  }

  list(name: ListName): readonly string[] {
    return this.items(name).filter((item) => typeof item === 'string');
  }

  /** The text with other items; a list that stays as it is is not created. */
  with(lists: Partial<Readonly<Record<ListName, readonly Json[]>>>): string {
    const value = this.#value();
    const target = Object.entries(lists)
      .filter(([list, items]) => !isSameJson(this.items(list as ListName), items))
      .reduce((config, [list, items]) => withValueAt(config, ['skills', list], items), value);
    if (!this.isYaml) return reconcileJson(this.text ?? '{}\n', target);
    const document = parseDocument(this.text ?? '');
    reconcileYaml(document, [], value, target);
    return document.toString(styleOf(this.text ?? ''));
  }

  #value(): Json {
    if (!this.isYaml) return this.#parseJson();
    return (parseDocument(this.text ?? '').toJS() ?? {}) as Json;
  }

  #parseJson(): Json {
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

/** Changes what differs: a plain value takes over the quotes of the one that it replaces. */
function reconcileYaml(document: Document, path: JsonPath, old: Json | undefined, value: Json): void {
  if (isSameJson(old, value)) return;
  if (isObject(old) && isObject(value)) {
    for (const [key, next] of Object.entries(value)) reconcileYaml(document, [...path, key], old[key], next);
  } else if (isArray(old) && isArray(value) && isSeq(document.getIn(path))) {
    const kept = old.filter(
      (item) => value.length >= old.length || value.some((each) => isSameJson(each, item)),
    );
    for (const [index, item] of [...old.entries()].reverse())
      if (!kept.includes(item)) document.deleteIn([...path, index]);
    for (const [index, next] of value.entries())
      if (index < kept.length) reconcileYaml(document, [...path, index], kept[index], next);
      else document.addIn(path, document.createNode(next));
  } else {
    document.setIn(path, typeof value === 'object' ? document.createNode(value) : value);
  }
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
  return config.with({ plugins: [...config.items('plugins'), plugin as unknown as Json] });
}

/** The config with other values for the plugin of this name. */
export function changePlugin(config: SkillsConfig, name: string, changes: Partial<TrackedPlugin>): string {
  const index = requireIndex(config, name);
  const items = config.items('plugins');
  const { scope: _, ...plugin } = { ...config.plugins()[index]!, ...changes };
  // Of an object, only what changes, so that the rest stays as it is written.
  const item = isObject(items[index]) ? { ...items[index], ...changes } : plugin;
  return config.with({ plugins: items.with(index, item as unknown as Json) });
}

export function removePlugin(config: SkillsConfig, name: string): string {
  return config.with({ plugins: config.items('plugins').toSpliced(requireIndex(config, name), 1) });
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
  if (!isEnabled) return config.with({ disabledBundled: listWith(config, 'disabledBundled', [name]) });
  const isListed = config.list('enabledBundled').length > 0;
  // A list of enabled skills turns all others off: a new one has to name every skill that is on.
  const names = isListed ? [name] : isOffByDefault ? [...enabled, name] : [];
  return config.with({
    disabledBundled: listWithout(config, 'disabledBundled', name),
    enabledBundled: listWith(config, 'enabledBundled', names),
  });
}

/** Enables or disables any skill. */
export function toggleDisabled(config: SkillsConfig, name: string, isEnabled: boolean): string {
  const change = isEnabled ? listWithout(config, 'disabled', name) : listWith(config, 'disabled', [name]);
  return config.with({ disabled: change });
}

function listWith(config: SkillsConfig, list: ListName, names: readonly string[]): readonly Json[] {
  return [...new Set([...config.items(list), ...names])];
}

function listWithout(config: SkillsConfig, list: ListName, name: string): readonly Json[] {
  const key = skillKey(name);
  return config.items(list).filter((item) => typeof item !== 'string' || skillKey(item) !== key);
}
