import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A new temporary folder that holds these files; a value of `null` makes an empty directory. */
export function aRepository(files: Readonly<Record<string, string | null>>): string {
  const root = mkdtempSync(join(tmpdir(), 'skill-registrar-'));
  for (const [file, text] of Object.entries(files)) {
    const target = join(root, file);
    mkdirSync(text === null ? target : dirname(target), { recursive: true });
    if (text !== null) writeFileSync(target, text);
  }
  return root;
}

/** A SKILL.md with this frontmatter; `undefined` leaves a field out. */
export function skillText(
  frontmatter: Readonly<Record<string, string | undefined>>,
  body = '# Skill\n',
): string {
  const lines = Object.entries(frontmatter)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${value}\n`);
  return `---\n${lines.join('')}---\n${body}`;
}
