import type { DirectoryEntry, Workspace } from '../files/workspace.js';
import type { Profile } from '../profiles/profile.js';
import { compareText, type Finding } from '../report/diagnostic.js';
import type { ParsedSkill } from '../skill/parse-skill.js';
import { joinPath } from '../skill/skill.js';
import { contentText, TextPositions } from '../skill/split-document.js';
import { SkillReporter } from './check-skill.js';
import type { CheckedSkill } from './checked-skill.js';
import hiddenCharacters from './hidden-characters.js';
import pipeToShell from './pipe-to-shell.js';
import secret from './secret.js';

const SCRIPTS = 'scripts';
/** More scripts than any real skill has. */
const MOST_SCRIPTS = 100;

/** Checks the scripts of a skill with the content rules, without running them. */
export function checkScriptContent(
  skill: CheckedSkill,
  { profile, maxBytes }: { readonly profile: Profile; readonly maxBytes: number },
): readonly Finding[] {
  const { directory, plainDirectories, workspace } = skill;
  if (plainDirectories?.includes(SCRIPTS) === false) return NONE;
  const folder = joinPath(directory, SCRIPTS);
  const isPlain = plainDirectories !== null;
  const entries = isPlain
    ? listReadable(workspace, folder)
    : workspace.listWithin(workspace.canonical(directory) ?? directory, folder);
  const files: string[] = [];
  for (const { name, kind } of entries ?? []) if (kind === 'file') files.push(joinPath(folder, name));
  return files
    .sort(compareText)
    .slice(0, MOST_SCRIPTS)
    .flatMap((file) => {
      const text = isPlain
        ? workspace.readListed(file, maxBytes)
        : contentText(workspace.read(file, { maxBytes, followLinks: false }));
      return text === null ? NONE : checkScript(text, file, { skill, profile });
    });
}

const NONE: readonly Finding[] = [];

/** What cannot be read cannot be run either. */
function listReadable(workspace: Workspace, folder: string): readonly DirectoryEntry[] | null {
  try {
    return workspace.list(folder);
  } catch {
    return null;
  }
}

function checkScript(
  text: string,
  file: string,
  { skill, profile }: { readonly skill: CheckedSkill; readonly profile: Profile },
): readonly Finding[] {
  const reporter = new SkillReporter(file, wholeFile(text), profile);
  const script = {
    ...skill,
    text,
    body: text,
    yamlStart: 0,
    yamlEnd: 0,
    bodyStart: 0,
    data: {},
    declared: {},
  };
  for (const { id, check } of [pipeToShell, secret]) check?.(script, (problem) => reporter.add(id, problem));
  hiddenCharacters.check?.(script, (id, problem) => reporter.add(id, problem));
  return reporter.findings('');
}

function wholeFile(text: string): ParsedSkill {
  const at = { yamlStart: 0, yamlEnd: 0, bodyStart: 0 };
  return { text, positions: new TextPositions(text), data: null, ...at, failure: null, problems: [] };
}
