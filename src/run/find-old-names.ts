import { openRepositoryFiles } from '../files/repository-files.js';
import type { Workspace } from '../files/workspace.js';
import { asText } from '../json/json.js';
import { findComponentFiles } from '../plugins/component-files.js';
import type { Plugins } from '../plugins/plugin.js';
import { findPlugins, usualMarketplaces } from '../plugins/read-plugins.js';
import type { AppliedFix } from '../report/report.js';
import type { Finding } from '../rules/finding.js';
import { applyEdits } from '../rules/fix.js';
import { findOldReferences, type OldName, type OldReference } from '../rules/renamed-skill.js';
import type { SkillRecord } from '../skill/skill.js';
import { readSkillTree } from '../skill/skill-tree.js';
import { joinPath } from '../text/paths.js';
import { isRange } from '../text/span.js';
import { findRenamed } from './find-renamed.js';
import type { FixedSkills } from './fix-skills.js';
import type { RunSetup } from './prepare-run.js';
import type { BaseRun, RunResult } from './run-result.js';

/** A reference, and the name to write instead; `null` if the skill was removed. */
export interface FoundOldName extends Finding {
  readonly current: string | null;
}

/** References to skills that the change renamed or removed, in the texts that agents and users read. */
export function findOldNames(now: RunResult, { result: base }: BaseRun): readonly FoundOldName[] {
  const names = oldNames(now, base);
  if (names.length === 0) return [];
  const { workspace } = now.setup.request;
  const files = openRepositoryFiles(workspace);
  const records = now.skills.records.filter(({ scope }) => scope === 'repo');
  const plugins = findPlugins(usualMarketplaces(files), records, files);
  const texts = new Map<string, string | null>([
    ...TOP_FILES.map((file) => [file, null] as const),
    ...findComponentFiles(plugins, files).map(({ file }) => [file, null] as const),
    ...records.flatMap((record) =>
      textsOf(record, workspace).map((file): readonly [string, string] => [file, record.name]),
    ),
  ]);
  const own = pluginNames(plugins);
  return [...texts].flatMap(([file, skill]) =>
    findOldReferences(files.text(file) ?? '', names, own).map((old) => describeOldName(old, file, skill)),
  );
}

/** What people and agents read first. */
export const TOP_FILES = ['README.md', 'AGENTS.md', 'CLAUDE.md', 'GEMINI.md'];

/** The SKILL.md of a skill and its other Markdown. */
function textsOf({ file, directory }: SkillRecord, workspace: Workspace): readonly string[] {
  if (directory === '.') return [file];
  const { entries } = readSkillTree({ directory }, workspace, { withoutSkills: true });
  const others = entries.filter(({ kind, path }) => kind === 'file' && /\.md$/i.test(path));
  return [...new Set([file, ...others.map(({ path }) => joinPath(directory, path))])];
}

function pluginNames({ marketplaces, manifests }: Plugins): readonly string[] {
  const listed = marketplaces.flatMap(({ plugins }) => plugins.map(({ name }) => name));
  const own = manifests.map(({ value }) => asText(value['name']) ?? '');
  return [...new Set([...listed, ...own])].filter((name) => name !== '');
}

function describeOldName(
  { name, now: current, start, end }: OldReference,
  file: string,
  skill: string | null,
): FoundOldName {
  return {
    current,
    rule: 'renamed-skill',
    file,
    ...(skill !== null && { skill }),
    at: { start, end },
    about: [name],
    message:
      current === null
        ? `The skill "${name}" was removed.`
        : `The skill "${name}" was renamed to "${current}".`,
    fix: current === null ? 'Remove the reference, or name another skill.' : `Write \`${current}\`.`,
  };
}

function oldNames(now: RunResult, base: RunResult): readonly OldName[] {
  const renamed = new Map(findRenamed(now, base).map(({ from, to }) => [from.name, to.name]));
  const present = new Set(now.skills.records.map(({ name }) => name));
  const gone = [...new Set(base.skills.records.map(({ name }) => name))].filter((name) => !present.has(name));
  return gone.map((name) => ({ name, now: renamed.get(name) ?? null }));
}

/** Writes the new names; with `dryRun` nothing is written. */
export async function fixOldNames(
  findings: readonly FoundOldName[],
  { request }: RunSetup,
): Promise<FixedSkills> {
  const isWriting = request.dryRun !== true && request.check !== true;
  const fixes: AppliedFix[] = [];
  const files: FixedSkills['files'][number][] = [];
  for (const file of new Set(findings.map((finding) => finding.file))) {
    const before = request.store.read(file);
    if (before === null) continue;
    const own = findings.filter((finding) => finding.file === file);
    const edits = own.flatMap((finding) => {
      const replacement = finding.current;
      if (replacement === null || !isRange(finding.at)) return [];
      fixes.push({ file, rule: finding.rule, message: finding.message });
      return [{ ...finding.at, replacement }];
    });
    const after = applyEdits(before, edits);
    if (after === before) continue;
    files.push({ path: file, before, after });
    if (isWriting)
      await request.store.update(file, (current) => (current === before ? after : null), { backup: false });
  }
  return { fixes, files };
}
