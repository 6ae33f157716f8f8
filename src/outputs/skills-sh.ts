import { asArray, asObject, asText, type JsonPath, newJsonText } from '../json/json.js';
import { JsonDocument } from '../json/read-json.js';
import { compareText } from '../text/compare.js';
import { parentOf } from '../text/paths.js';
import { SKILLS_SH_FILE } from './known-files.js';
import {
  created,
  edited,
  type Output,
  type OutputEdit,
  type OutputSkill,
  type OutputSources,
  unchanged,
} from './output.js';
import { applyPlan, describePlan, type ListPlan, planSkillLists } from './skill-lists.js';
import { groupSkills } from './skill-text.js';

const SCHEMA = 'https://skills.sh/schemas/skills.sh.schema.json';

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

/** `skills.sh.json`, which groups the skills of a repository on skills.sh. Only the names of the skills are generated. */
export function skillsShOutput(settings: SkillsShSettings, sources: OutputSources): Output {
  return {
    kind: 'skills-sh',
    file: settings.file ?? SKILLS_SH_FILE,
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
  const nameOf = (list: number) => `group "${groups[list]!.title}"`;
  return edited(document, applyPlan(document.value, lists, plan), describePlan(plan, nameOf));
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
  const folders = new Map(known.map(({ name, directory }) => [name, parentOf(directory)]));
  const lists = groups.map(({ skills }) => skills.map(({ written }) => written));
  const listed = new Set(lists.flat());
  return planSkillLists({
    lists,
    names: groups.map(({ title }) => title),
    missing: publicSkills(sources.skills)
      .map(({ name }) => name)
      .filter((name) => !listed.has(name)),
    isThere: (name) => folders.has(name),
    folderOf: (name) => folders.get(name) ?? null,
  });
}

/** Skills in a client's own directory are for contributors of the repository. */
export function publicSkills(skills: readonly OutputSkill[]): readonly OutputSkill[] {
  const others = skills.filter(({ directory }) => !/^\.[^/]+\/skills\//.test(directory));
  return others.length > 0 ? others : skills;
}

function newSkillsSh(
  { groupBy = 'directory' }: SkillsShSettings,
  skills: readonly OutputSkill[],
): OutputEdit {
  const groupings = groupSkills(publicSkills(skills), groupBy).map(({ title, skills: members }) => ({
    title,
    skills: members.map(({ name }) => name).sort(compareText),
  }));
  return created(newJsonText({ $schema: SCHEMA, notGrouped: 'bottom', groupings }));
}
