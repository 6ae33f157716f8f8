import { MemoryWorkspace } from '../../src/files/memory.js';
import { openRepositoryFiles } from '../../src/files/repository-files.js';
import type { OutputSkill, OutputSources } from '../../src/outputs/output.js';
import { parseSkill } from '../../src/skill/parse-skill.js';

export type Files = Readonly<Record<string, string>>;

/** A SKILL.md with its own description. */
export function skillText(name: string, more = ''): string {
  return `---\nname: ${name}\ndescription: Does ${name}.\n${more}---\n\n# ${name}\n`;
}

/** Skills in a directory, by name. */
export function skillFiles(folder: string, ...names: string[]): Files {
  return Object.fromEntries(names.map((name) => [`${folder}/${name}/SKILL.md`, skillText(name)]));
}

/** The sources of outputs for a repository of these files. */
export function sourcesOf(files: Readonly<Record<string, string | Uint8Array>>): OutputSources {
  const repository = openRepositoryFiles(new MemoryWorkspace(files));
  const skills = Object.keys(files)
    .filter((file) => /(?:^|\/)SKILL\.md$/.test(file))
    .sort()
    .map((file) => readSkill(file, String(files[file])));
  return { skills, unlisted: [], files: repository };
}

function readSkill(file: string, text: string): OutputSkill {
  const fields = (parseSkill(new TextEncoder().encode(text), 'strict').data ?? {}) as OutputSkill['fields'];
  const directory = file.slice(0, -'/SKILL.md'.length) || '.';
  return {
    name: String(fields['name']),
    directory,
    file,
    description: String(fields['description']),
    fields,
  };
}

/** The lines that differ, as in a diff without context. */
export function changedLines(before: string, after: string): readonly string[] {
  const old = before.split('\n');
  const fresh = after.split('\n');
  return [
    ...old.filter((line) => !fresh.includes(line)).map((line) => `-${line.trim()}`),
    ...fresh.filter((line) => !old.includes(line)).map((line) => `+${line.trim()}`),
  ];
}
