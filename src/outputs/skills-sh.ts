import { editJson } from '../json/edit-json.js';
import type { JsonPath } from '../json/json.js';
import { compareText, type Finding } from '../report/diagnostic.js';
import { describePlan, editLists } from './edit-lists.js';
import { asArray, asObject, asText, JsonDocument, newJsonText } from './json-document.js';
import { SKILLS_SH_FILE } from './known-files.js';
import { adviseRegister, repeatedSkill, unknownSkill } from './listing-findings.js';
import { type Output, type OutputEdit, type OutputSkill, type OutputSources, unchanged } from './output.js';
import { folderOf } from './plugins.js';
import { checkShape } from './shape.js';
import { groupSkills } from './skill-fields.js';
import { type ListPlan, planSkillLists } from './skill-lists.js';

export const SKILLS_SH_SCHEMA = 'https://skills.sh/schemas/skills.sh.schema.json';

export interface SkillsShSettings {
  readonly file?: string;
  readonly groupBy?: string;
}

/** A group of skills.sh.json. */
export interface Grouping {
  readonly index: number;
  readonly title: string;
  readonly skills: readonly { readonly at: JsonPath; readonly written: string }[];
}

/** `skills.sh.json`, which groups the skills of a repository on skills.sh. Ours in it are the names of the skills. */
export function skillsShOutput(settings: SkillsShSettings, sources: OutputSources): Output {
  const file = settings.file ?? SKILLS_SH_FILE;
  return {
    kind: 'skills-sh',
    file,
    edit(text) {
      if (text === null) return newSkillsSh(settings, sources.skills);
      const document = JsonDocument.open(text);
      return document === null ? unchanged(text) : editSkillsSh(document, sources);
    },
  };
}

function editSkillsSh(document: JsonDocument, sources: OutputSources): OutputEdit {
  const groups = readGroupings(document);
  const plan = planGroupings(groups, sources);
  const lists = groups.map(({ index, skills }) => ({
    at: ['groupings', index, 'skills'],
    items: skills,
    write: (name: string) => name,
  }));
  const edits = editLists(lists, plan);
  if (edits.length === 0) return unchanged(document.text);
  const nameOf = (list: number) => `group "${groups[list]!.title}"`;
  return { text: editJson(document.text, edits), differences: describePlan(plan, nameOf) };
}

export function readGroupings(document: JsonDocument): readonly Grouping[] {
  return asArray(asObject(document.value)['groupings']).map((group, index) => ({
    index,
    title: asText(asObject(group)['title']) ?? '',
    skills: asArray(asObject(group)['skills']).flatMap((name, at) =>
      typeof name === 'string' ? [{ at: ['groupings', index, 'skills', at], written: name }] : [],
    ),
  }));
}

/** What should happen to the groups. */
export function planGroupings(groups: readonly Grouping[], sources: OutputSources): ListPlan {
  const known = [...sources.skills, ...sources.unlisted];
  const folders = new Map(known.map(({ name, directory }) => [name, folderOf(directory)]));
  const listed = new Set(groups.flatMap(({ skills }) => skills.map(({ written }) => written)));
  return planSkillLists({
    lists: groups.map(({ skills }) => ({ keys: skills.map(({ written }) => written) })),
    missing: publicSkills(sources.skills)
      .filter(({ name }) => !listed.has(name))
      .map(({ name, directory }) => ({ key: name, folder: folderOf(directory) })),
    isThere: (name) => folders.has(name),
    folderOf: (name) => folders.get(name) ?? null,
  });
}

/** Skills in a client's own directory are for contributors of the repository. */
function publicSkills(skills: readonly OutputSkill[]): readonly OutputSkill[] {
  const others = skills.filter(({ directory }) => !/^\.[^/]+\/skills\//.test(directory));
  return others.length > 0 ? others : skills;
}

function newSkillsSh(
  { groupBy = 'directory' }: SkillsShSettings,
  skills: readonly OutputSkill[],
): OutputEdit {
  const groups = groupSkills(publicSkills(skills), groupBy);
  const value = {
    $schema: SKILLS_SH_SCHEMA,
    notGrouped: 'bottom',
    groupings: groups.map(({ title, skills: members }) => ({
      title,
      skills: members.map(({ name }) => name).sort(compareText),
    })),
  };
  return { text: newJsonText(value), differences: ['does not exist yet'] };
}

/** Checks `skills.sh.json`: its form, and that it names every skill once and no other. */
export function checkSkillsSh(
  { file, isConfigured }: { readonly file: string; readonly isConfigured: boolean },
  document: JsonDocument,
  sources: OutputSources,
): readonly Finding[] {
  const groups = readGroupings(document);
  const plan = planGroupings(groups, sources);
  const names = new Set([...sources.skills, ...sources.unlisted].map(({ name }) => name));
  const listed = groups.flatMap(({ skills }) => skills);
  const seen = new Set<string>();
  const entries = listed.flatMap(({ at, written }): Finding[] => {
    const isRepeated = seen.has(written);
    seen.add(written);
    if (!names.has(written)) return [unknownSkill(file, document.locate(at), written)];
    return isRepeated ? [repeatedSkill(file, document.locate(at), written)] : [];
  });
  const added = new Set([...plan.additions.map(({ key }) => key), ...plan.renames.map(({ to }) => to)]);
  const missing = [...added].map((key) => ({ key, fits: undefined as readonly number[] | undefined }));
  const incomplete = [...plan.unplaced, ...missing].map(
    ({ key, fits }): Finding => ({
      rule: 'marketplace-incomplete',
      file,
      at: document.locate(['groupings'], 'key'),
      skill: key,
      message: `No group in ${file} has the skill "${key}".`,
      fix:
        fits === undefined
          ? adviseRegister('skills-sh', isConfigured)
          : `Add it to ${fits.length > 1 ? `one of the groups ${fits.map((list) => `"${groups[list]!.title}"`).join(', ')}` : 'a group'}.`,
    }),
  );
  const empty = groups
    .filter(({ skills }) => skills.length === 0)
    .map(
      ({ index, title }): Finding => ({
        rule: 'marketplace-incomplete',
        file,
        at: document.locate(['groupings', index, 'skills']),
        message: `The group "${title}" lists no skills.`,
        fix: 'List its skills, or remove the group.',
      }),
    );
  return [...checkShape(file, document, 'skills-sh'), ...entries, ...incomplete, ...empty];
}
