import createIgnore, { type Ignore } from 'ignore';
import { findMatchingDirectories, findMatchingFiles } from '../files/matching-directories.js';
import type { RepositoryFiles } from '../files/repository-files.js';
import type { OutputSources } from '../outputs/output.js';
import { directoriesAbove, readPluginManifests } from '../plugins/read-plugins.js';
import { ExpressionFinder } from '../routing/patterns.js';
import { commentsIn } from '../rules/check-skill.js';
import type { Finding } from '../rules/finding.js';
import { checkHouse, type HouseRule, type HouseSubject } from '../rules/house.js';
import { parseText } from '../skill/parse-skill.js';
import { skillFileIn } from '../skill/skill.js';
import { readSkillTree } from '../skill/skill-tree.js';
import { START_OF_FILE } from '../text/span.js';
import type { RunSetup } from './prepare-run.js';
import { suppressedText } from './read-skills.js';

/** Checks the rules under `house` in the config. */
export async function checkHouseRules(setup: RunSetup, sources: OutputSources): Promise<readonly Finding[]> {
  const matching = { matchesPath: pathMatcher(), finder: new ExpressionFinder() };
  const found: Finding[] = [];
  for (const rule of setup.settings.house)
    for (const subject of await findSubjects(rule, setup, sources))
      found.push(...withoutSuppressed(checkHouse(rule, subject, matching), subject, setup));
  return found;
}

function pathMatcher(): (pattern: string, path: string) => boolean {
  const compiled = new Map<string, Ignore>();
  return (pattern, path) => {
    const patterns = compiled.get(pattern) ?? createIgnore().add(pattern);
    compiled.set(pattern, patterns);
    return patterns.ignores(path);
  };
}

/**
 * The files that the patterns match, and the directories: of skills and plugins, and any that a pattern without `**`
 * matches. A SKILL.md stands for its skill.
 */
async function findSubjects(
  { files: patterns }: HouseRule,
  { request: { workspace } }: RunSetup,
  { files, skills, unlisted }: OutputSources,
): Promise<readonly HouseSubject[]> {
  const known = new Set([...skills, ...unlisted].map(({ directory }) => directory));
  const subjects = new Map<string, HouseSubject>();
  for (const pattern of [patterns].flat()) {
    const isNarrow = !pattern.includes('**');
    const above = new Set(directoriesAbove([...skills, ...unlisted]));
    const isPlugin = (path: string) => above.has(path) && readPluginManifests(path, files).length > 0;
    for (const path of await findMatchingDirectories(pattern, workspace))
      if (known.has(path) || isNarrow || isPlugin(path)) {
        const tree = readSkillTree({ directory: path }, workspace).entries;
        const paths = tree.flatMap((entry) => (entry.kind === 'directory' ? [] : [entry.path]));
        subjects.set(path, directorySubject(path, paths, files));
      }
    // What every file below a directory means is said by its pattern's last name.
    if (/\*\*\/?$/.test(pattern)) continue;
    for (const path of await findMatchingFiles(pattern, workspace))
      subjects.set(path, fileSubject(path, files));
  }
  return [...subjects.values()];
}

function directorySubject(path: string, tree: readonly string[], files: RepositoryFiles): HouseSubject {
  const skill = skillFileIn(path, files);
  if (skill !== null) return { ...fileSubject(skill, files), path, tree };
  const [manifest] = readPluginManifests(path, files);
  const fieldsAt = { field: ['name'], part: 'key' as const };
  if (manifest === undefined)
    return { path, file: null, tree, fields: null, fieldsAt: START_OF_FILE, text: null };
  return { path, file: manifest.file, tree, fields: manifest.value, fieldsAt, text: null };
}

function fileSubject(path: string, files: RepositoryFiles): HouseSubject {
  const text = files.text(path);
  const parsed = text === null ? null : parseText(text, 'fallback');
  const start = parsed?.yamlStart ?? 0;
  return {
    path,
    file: path,
    tree: null,
    fields: parsed?.data ?? null,
    fieldsAt: { start, end: start },
    text: text === null ? null : { text, bodyStart: parsed?.bodyStart ?? 0 },
  };
}

/** A comment in the file suppresses what is found in its text. */
function withoutSuppressed(
  findings: readonly Finding[],
  { file, text }: HouseSubject,
  setup: RunSetup,
): readonly Finding[] {
  if (file === null || text === null || findings.length === 0) return findings;
  const comments = commentsIn(suppressedText(file, text.text, setup));
  return findings.filter((finding) => finding.file !== file || !comments.suppresses('house', finding.at));
}
