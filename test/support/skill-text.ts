type Frontmatter = Readonly<Record<string, string | undefined>>;

/** A SKILL.md with this frontmatter; `undefined` leaves a field out. */
export function skillText(frontmatter: Frontmatter, body = '# Skill\n'): string {
  const lines = Object.entries(frontmatter)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${value}\n`);
  return `---\n${lines.join('')}---\n${body}`;
}

/** A small valid SKILL.md of which only the name matters. */
export function smallSkill(name: string, body = `# ${name}\n\nDo it.\n`, more: Frontmatter = {}): string {
  return skillText({ name, description: `Does ${name} well.`, ...more }, `\n${body}`);
}
