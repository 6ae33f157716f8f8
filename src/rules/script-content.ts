import type { DirectoryEntry, Workspace } from '../files/workspace.js';
import type { Profile } from '../profiles/profile.js';
import { compareText } from '../text/compare.js';
import { contentText } from '../text/decode.js';
import { joinPath } from '../text/paths.js';
import { SkillReporter } from './check-skill.js';
import type { Finding } from './finding.js';
import { describeHidden } from './hidden-characters.js';
import type { RuleId } from './index.js';
import { findHiddenCharacters } from './invisible-characters.js';
import { reportDownloads } from './pipe-to-shell.js';
import type { Problem } from './rule.js';
import { reportSecrets } from './secret.js';

const SCRIPTS = 'scripts';
/** More scripts than any real skill has. */
const MOST_SCRIPTS = 100;

/** What the scripts of a skill are checked with. */
export interface ScriptCheck {
  readonly workspace: Workspace;
  readonly profile: Profile;
  readonly maxBytes: number;
  /** The name of the skill. */
  readonly skill: string;
  /** No link is on the way to the scripts. */
  readonly isPlain: boolean;
}

/** Lists the scripts of a skill. `plainDirectories` are its subdirectories that are not links, if that is known. */
export function listScripts(
  directory: string,
  plainDirectories: readonly string[] | null,
  workspace: Workspace,
): readonly DirectoryEntry[] {
  const folder = joinPath(directory, SCRIPTS);
  if (plainDirectories === null)
    return workspace.listWithin(workspace.canonical(directory) ?? directory, folder) ?? NO_ENTRIES;
  if (!plainDirectories.includes(SCRIPTS)) return NO_ENTRIES;
  try {
    return workspace.list(folder) ?? NO_ENTRIES;
  } catch {
    // What cannot be read cannot be run either.
    return NO_ENTRIES;
  }
}

const NO_ENTRIES: readonly DirectoryEntry[] = [];

/** Checks the scripts of a skill with the content rules, without running them. */
export function checkScriptContent(
  directory: string,
  entries: readonly DirectoryEntry[],
  check: ScriptCheck,
): readonly Finding[] {
  const { workspace, maxBytes, isPlain } = check;
  const folder = joinPath(directory, SCRIPTS);
  const files: string[] = [];
  for (const { name, kind } of entries) if (kind === 'file') files.push(`${folder}/${name}`);
  return files
    .sort(compareText)
    .slice(0, MOST_SCRIPTS)
    .flatMap((file) => {
      const text = isPlain
        ? workspace.readListed(file, maxBytes)
        : contentText(workspace.read(file, { maxBytes, followLinks: false }));
      return text === null ? NONE : checkScript(text, file, check);
    });
}

const NONE: readonly Finding[] = [];

function checkScript(text: string, file: string, { profile, skill }: ScriptCheck): readonly Finding[] {
  const found: (readonly [RuleId, Problem])[] = [];
  reportDownloads(text, (problem) => found.push(['pipe-to-shell', problem]));
  reportSecrets(text, (problem) => found.push(['secret', problem]));
  for (const hidden of findHiddenCharacters(text)) found.push(['hidden-characters', describeHidden(hidden)]);
  if (found.length === 0) return NONE;
  const reporter = new SkillReporter(file, profile);
  for (const [rule, problem] of found) reporter.add(rule, problem);
  return reporter.findings(skill);
}
