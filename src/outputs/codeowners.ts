import { pluginDirectories } from '../plugins/read-plugins.js';
import { directoryNameOf } from '../skill/skill.js';
import { parentOf } from '../text/paths.js';
import { created, isGone, type Output, type OutputEdit, type OutputSources, unchanged } from './output.js';
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
const PLACES = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];

/**
 * A line in CODEOWNERS for the directory of each skill, or of each plugin if the file has those. Lines are added, renamed
 * and removed; owners that someone wrote stay.
 */
export function codeownersOutput(settings: CodeownersSettings, sources: OutputSources): Output {
  const file = settings.file ?? PLACES.find((place) => sources.files.kindOf(place) === 'file') ?? PLACES[0]!;
  return { kind: 'codeowners', file, edit: (text) => editOwners(text, settings, sources) };
}

interface OwnerLine {
  readonly index: number;
  readonly directory: string;
}

function editOwners(text: string | null, settings: CodeownersSettings, sources: OutputSources): OutputEdit {
  const lines = (text ?? '').split('\n');
  const wanted = chooseDirectories(lines, sources);
  const folders = new Set([...wanted].map((directory) => directoryNameOf(parentOf(directory))));
  // The folder of the only skill of a plugin is gone with it.
  const isOurs = ({ directory }: OwnerLine) =>
    wanted.has(directory) ||
    (folders.has(directoryNameOf(parentOf(directory))) && isGone(directory, sources.files));
  const listed = readLines(lines).filter(isOurs);
  const plan = planSkillLists({
    isDescribed: true,
    lists: [listed.map(({ directory }) => directory)],
    missing: [...wanted].filter((directory) => !listed.some((line) => line.directory === directory)),
    isThere: (directory) => !isGone(directory, sources.files),
    folderOf: parentOf,
  });
  const removed = new Set(plan.removals.map(({ index }) => listed[index]!.index));
  const renamed = new Map(plan.renames.map(({ index, key, to }) => [listed[index]!.index, { key, to }]));
  const missing = [...plan.additions, ...plan.unplaced].map(({ key }) => key);
  const added = missing.flatMap((directory) => {
    const owners = ownersOf(directory, settings, sources);
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

function ownersOf(
  directory: string,
  { owner = '', field }: CodeownersSettings,
  { skills }: OutputSources,
): string {
  const skill = skills.find((each) => each.directory === directory);
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
  const result = [...lines];
  for (const line of added) {
    const [{ directory }] = readLines([line]) as [OwnerLine];
    const siblings = readLines(result).filter(
      (each) => directories.has(each.directory) && parentOf(each.directory) === parentOf(directory),
    );
    const isInOrder = siblings.every((each, at) => at === 0 || siblings[at - 1]!.directory < each.directory);
    const before = isInOrder ? siblings.filter((each) => each.directory < directory) : siblings;
    const last = before.at(-1) ?? (siblings[0] && { index: siblings[0].index - 1 });
    const end = result.at(-1) === '' ? result.length - 1 : result.length;
    result.splice(last === undefined ? end : last.index + 1, 0, line);
  }
  return added.length > 0 && result.at(-1) !== '' ? [...result, ''] : result;
}
