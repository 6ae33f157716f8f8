import type { Profile } from './profile.js';
import { type CommandLookup, missingCommands } from './required-commands.js';
import type { SkillRecord } from './skill.js';

/** The settings that switch skills on and off. */
export interface SkillSwitches {
  readonly plugins?: readonly (
    | string
    | { readonly url: string; readonly name?: string; readonly enabled?: boolean }
  )[];
  readonly disabledBundled?: readonly string[];
  readonly enabledBundled?: readonly string[];
}

export interface SkillAvailability {
  /** By file: required commands that are not installed. */
  readonly missingCommands: ReadonlyMap<string, readonly string[]>;
  /** Files of the skills that are switched off. */
  readonly disabled: ReadonlySet<string>;
}

/** What the machine and the configuration say of each skill; duplicates are settled before. */
export function skillAvailability(
  records: readonly SkillRecord[],
  input: { readonly switches: SkillSwitches; readonly commands: CommandLookup | null },
): SkillAvailability {
  const { switches, commands } = input;
  const missing = new Map<string, readonly string[]>();
  const disabled = new Set<string>();
  for (const record of records) {
    const absent = commands === null ? [] : missingCommands(record.declared.metadata?.['requires'], commands);
    if (absent.length > 0) missing.set(record.file, absent);
    if (isSwitchedOff(record, switches)) disabled.add(record.file);
  }
  return { missingCommands: missing, disabled };
}

/** Whether required commands are looked up at all: where the profile leaves it open, not on a runner. */
export function areCommandsChecked(requires: Profile['requires'], isCi: boolean): boolean {
  return requires === 'on' || (requires === 'off-in-ci' && !isCi);
}

/** Only bundled skills and plugins can be switched off. */
function isSwitchedOff({ name, source }: SkillRecord, switches: SkillSwitches): boolean {
  const { disabledBundled = [], enabledBundled = [], plugins = [] } = switches;
  if (source === 'bundled') {
    return disabledBundled.includes(name) || (enabledBundled.length > 0 && !enabledBundled.includes(name));
  }
  if (source !== 'plugin') return false;
  return plugins.some(
    (plugin) => typeof plugin === 'object' && plugin.enabled === false && pluginName(plugin) === name,
  );
}

/** The name of a plugin that has none of its own: the last part of its URL. */
function pluginName({ url, name }: { readonly url: string; readonly name?: string }): string {
  return (
    name ??
    url
      .replace(/\/+$/, '')
      .replace(/\.git$/, '')
      .split(/[/:]/)
      .at(-1) ??
    url
  );
}
