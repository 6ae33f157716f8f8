import { pluginDirectories } from '../plugins/read-plugins.js';
import { compareText } from '../text/compare.js';
import { baseName, parentOf } from '../text/paths.js';
import {
  created,
  isGone,
  type Output,
  type OutputEdit,
  type OutputSkill,
  type OutputSources,
  unchanged,
} from './output.js';
import { planSkillLists } from './skill-lists.js';
import { fieldText, skillField } from './skill-text.js';

export interface CodeownersSettings {
  readonly file?: string;
  /** Who owns a new skill or plugin, such as `@acme/skills`. */
  readonly owner?: string;
  /** A field of the frontmatter with the owners of a skill. */
  readonly field?: string;
}

/** Where GitHub looks for the file; a new one is written to the first place. */
export const CODEOWNERS_PLACES = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];

/**
 * A line in CODEOWNERS for the directory of each skill, or of each plugin if the file has those. Lines are added, renamed
 * and removed; owners that someone wrote stay.
 */
export function codeownersOutput(settings: CodeownersSettings, sources: OutputSources): Output {
  const file =
    settings.file ??
    CODEOWNERS_PLACES.find((place) => sources.files.kindOf(place) === 'file') ??
    CODEOWNERS_PLACES[0]!;
  return { kind: 'codeowners', file, edit: (text) => editOwners(text, settings, sources) };
}

interface OwnerLine {
  readonly index: number;
  readonly directory: string;
}

function editOwners(text: string | null, settings: CodeownersSettings, sources: OutputSources): OutputEdit {
  const lines = (text ?? '').split('\n');
  const wanted = chooseDirectories(lines, sources);
  const folders = new Set([...wanted].map((directory) => baseName(parentOf(directory))));
  // The folder of the only skill of a plugin is gone with it.
  const isOurs = ({ directory }: OwnerLine) =>
    wanted.has(directory) || (folders.has(baseName(parentOf(directory))) && isGone(directory, sources.files));
  const listed = readLines(lines).filter(isOurs);
  const known = new Set(listed.map(({ directory }) => directory));
  const plan = planSkillLists({
    isDescribed: true,
    lists: [listed.map(({ directory }) => directory)],
    missing: [...wanted].filter((directory) => !known.has(directory)),
    isThere: (directory) => !isGone(directory, sources.files),
    folderOf: parentOf,
  });
  const removed = new Set(plan.removals.map(({ index }) => listed[index]!.index));
  const renamed = new Map(plan.renames.map(({ index, key, to }) => [listed[index]!.index, { key, to }]));
  const missing = [...plan.additions, ...plan.unplaced].map(({ key }) => key);
  const skills = new Map(sources.skills.map((skill) => [skill.directory, skill]));
  const added = missing.flatMap((directory) => {
    const owners = ownersOf(skills.get(directory), settings);
    return owners === '' ? [] : [`/${directory}/ ${owners}`];
  });
  const kept = lines.flatMap((line, index) => {
    const rename = renamed.get(index);
    if (rename !== undefined) return [line.replace(rename.key, () => rename.to)];
    return removed.has(index) ? [] : [line];
  });
  const result = insertLines(kept, added, wanted).join('\n');
  if (result === (text ?? '')) return unchanged(text);
  if (text === null) return created(`${result.trimEnd()}\n`);
  const differences = [
    ...[...renamed.values()].map(({ key, to }) => `renames "${key}" to "${to}"`),
    ...plan.removals.map(({ key }) => `removes "${key}"`),
    ...added.map((line) => `adds "${line.split(' ')[0]}"`),
  ];
  return { text: result, differences };
}

/** The directories of plugins if the file has a line for one of them, else those of skills, as far as a line can name them. */
function chooseDirectories(lines: readonly string[], sources: OutputSources): ReadonlySet<string> {
  const { skills, files } = sources;
  const plugins = pluginDirectories(skills, files).filter((directory) => directory !== '.');
  const listed = new Set(readLines(lines).map(({ directory }) => directory));
  const isOfPlugins = plugins.some((directory) => listed.has(directory));
  const chosen = isOfPlugins ? plugins : skills.map(({ directory }) => directory);
  return new Set(
    chosen.filter((directory) => readLines([`/${directory}/ @owner`])[0]?.directory === directory),
  );
}

/** The lines about one directory: `/skills/pdf/ @ann`. */
function readLines(lines: readonly string[]): readonly OwnerLine[] {
  return lines.flatMap((line, index) => {
    const [, slash, path] = /^(\/?)([^\s#*?[\]!]+?)\/?(?:\*\*)?\s+[^#\s]/.exec(line) ?? [];
    // A single name without a slash before it is about directories at any depth.
    const isPlace = path !== undefined && (slash === '/' || path.includes('/'));
    return isPlace ? [{ index, directory: path }] : [];
  });
}

function ownersOf(skill: OutputSkill | undefined, { owner = '', field }: CodeownersSettings): string {
  const own = skill === undefined || field === undefined ? '' : fieldText(skillField(skill, field));
  const owners = (own === '' ? owner : own).split(/[\s,]+/);
  // Anything else would be another rule, or a comment.
  return owners.filter((name) => /^(?:@[\w.-]+(?:\/[\w.-]+)?|[^\s@#]+@[\w.-]+)$/.test(name)).join(' ');
}

/** New lines after the last line about the same folder, in order if those are; at the end if there is none. */
function insertLines(
  lines: readonly string[],
  added: readonly string[],
  directories: ReadonlySet<string>,
): readonly string[] {
  const siblings = byFolder(readLines(lines).filter(({ directory }) => directories.has(directory)));
  const end = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  /** New lines, by the index of the line that they stand before. */
  const inserted: string[][] = [];
  for (const [folder, fresh] of byFolder(readLines(added)))
    for (const { before, index } of placesOf(fresh, siblings.get(folder) ?? [], end)) {
      inserted[before] ??= [];
      inserted[before].push(added[index]!);
    }
  const result = [
    ...lines.flatMap((line, at) => [...(inserted[at] ?? []), line]),
    ...(inserted[lines.length] ?? []),
  ];
  return added.length > 0 && result.at(-1) !== '' ? [...result, ''] : result;
}

function byFolder(lines: readonly OwnerLine[]): ReadonlyMap<string, readonly OwnerLine[]> {
  const folders = new Map<string, OwnerLine[]>();
  for (const line of lines) {
    const folder = parentOf(line.directory);
    const known = folders.get(folder);
    if (known === undefined) folders.set(folder, [line]);
    else known.push(line);
  }
  return folders;
}

/** The line that each new one stands before, among the lines about the same folder. */
function placesOf(
  fresh: readonly OwnerLine[],
  siblings: readonly OwnerLine[],
  end: number,
): readonly { readonly before: number; readonly index: number }[] {
  const isInOrder = siblings.every(
    ({ directory }, at) => at === 0 || siblings[at - 1]!.directory < directory,
  );
  if (!isInOrder) return fresh.map(({ index }) => ({ before: siblings.at(-1)!.index + 1, index }));
  let passed = 0;
  return [...fresh]
    .sort((a, b) => compareText(a.directory, b.directory))
    .map(({ directory, index }) => {
      while (passed < siblings.length && siblings[passed]!.directory < directory) passed++;
      const before = passed === 0 ? (siblings[0]?.index ?? end) : siblings[passed - 1]!.index + 1;
      return { before, index };
    });
}
