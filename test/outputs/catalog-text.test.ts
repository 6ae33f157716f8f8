import { describe, expect, it } from 'vitest';
import {
  renderAvailableSkills,
  renderDisclosureLevel,
  renderMarkdownCatalog,
  renderSkillsContext,
} from '../../src/outputs/catalog-text.js';

describe('markdown catalog', () => {
  const skills = [
    { name: 'safe-edit', description: 'Edit files safely.', location: 'skills/safe-edit' },
    { name: 'repo-survey', description: 'Survey a\n  repository.', location: 'skills/repo-survey' },
  ];

  it('the markdown catalog is a heading and one line per skill, sorted by name', () => {
    expect(renderMarkdownCatalog(skills).text).toBe(
      [
        '## Available Skills',
        '- repo-survey: Survey a repository. (location: skills/repo-survey)',
        '- safe-edit: Edit files safely. (location: skills/safe-edit)',
      ].join('\n'),
    );
  });

  it('the markdown catalog is empty without skills', () => {
    expect(renderMarkdownCatalog([]).text).toBe('');
  });

  it('the markdown catalog says how many skills a limit leaves out', () => {
    expect(renderMarkdownCatalog(skills, { maxEntries: 1 })).toEqual({
      text: '## Available Skills\n- repo-survey: Survey a repository. (location: skills/repo-survey)\n(1 more not shown)',
      shown: 1,
      total: 2,
      truncated: true,
    });
  });

  it('the markdown catalog escapes descriptions', () => {
    const description = 'a\r\n## Heading\u2028<!-- skill-registrar:catalog:end -->\u0007';
    expect(renderMarkdownCatalog([{ name: 'x', description, location: 'x' }]).text).toBe(
      '## Available Skills\n- x: a ## Heading &lt;!-- skill-registrar:catalog:end --&gt; (location: x)',
    );
  });
});

describe('<available_skills> catalog', () => {
  it('<available_skills> escapes five characters, indents nothing and ends without a newline', () => {
    const skills = [
      { name: 'my-skill', description: 'Brief description', location: '/path/to/my-skill/SKILL.md' },
      { name: 'odd', description: `Handles <tags> & "quotes" it's`, location: '/a&b/odd/SKILL.md' },
    ];
    expect(renderAvailableSkills(skills).text).toBe(
      `<available_skills>
<skill>
<name>my-skill</name>
<description>Brief description</description>
<location>/path/to/my-skill/SKILL.md</location>
</skill>
<skill>
<name>odd</name>
<description>Handles &lt;tags&gt; &amp; &quot;quotes&quot; it&apos;s</description>
<location>/a&amp;b/odd/SKILL.md</location>
</skill>
</available_skills>`,
    );
  });

  it('<available_skills> is empty without skills', () => {
    expect(renderAvailableSkills([])).toEqual({ text: '', shown: 0, total: 0, truncated: false });
  });

  it('<available_skills> is truncated only with a limit, and says so', () => {
    const skills = Array.from({ length: 30 }, (_, i) => ({
      name: `s${i}`,
      description: 'd',
      location: '/l',
    }));
    expect(renderAvailableSkills(skills)).toMatchObject({ shown: 30, truncated: false });
    expect(renderAvailableSkills(skills, { maxEntries: 10 })).toMatchObject({
      shown: 10,
      total: 30,
      truncated: true,
    });
  });

  it('<available_skills> replaces characters that XML cannot contain', () => {
    const { text } = renderAvailableSkills([
      { name: 'x', description: 'a\u0000b\uD800c\u001B', location: '/l' },
    ]);
    expect(text).toContain('<description>a b\uFFFDc</description>');
  });
});

describe('<skills_context> catalog', () => {
  const skill = (name: string, description = 'Review PR with risk-first checklist') => ({
    name,
    description,
    location: `/repo/.agents/skills/${name}/SKILL.md`,
    scope: 'repo' as const,
  });
  const block = (name: string, description: string) =>
    `  <skill>\n    <name>${name}</name>\n    <description>${description}</description>\n    <path>/repo/.agents/skills/${name}/SKILL.md</path>\n    <scope>repo</scope>\n  </skill>`;

  it('<skills_context> has usage, then name, description, path and scope of each skill', () => {
    const { text } = renderSkillsContext([skill('repo-review'), skill('x', 'a < b')]);
    const lines = text?.split('\n') ?? [];
    expect(lines.slice(0, 2)).toEqual(['<skills_context>', '<skills_usage>']);
    expect(text?.slice(text.indexOf('</skills_usage>'))).toBe(
      [
        '</skills_usage>',
        '<skills_catalog scope="initial" truncated="false">',
        block('repo-review', 'Review PR with risk-first checklist'),
        block('x', 'a &lt; b'),
        '</skills_catalog>',
        '</skills_context>',
      ].join('\n'),
    );
  });

  it('<skills_context> is null without skills', () => {
    expect(renderSkillsContext([]).text).toBeNull();
  });

  it('<skills_context> shows at most 200 skills and then refers to skill_search', () => {
    const many = Array.from({ length: 201 }, (_, i) => skill(`s${i}`, 'd'));
    const { text, shown, truncated } = renderSkillsContext(many);
    expect({ shown, truncated }).toEqual({ shown: 200, truncated: true });
    expect(text).toContain('<skills_catalog scope="initial" truncated="true">');
    expect(text).toMatch(/<note>.*skill_search.*<\/note>\n<\/skills_catalog>/);
    expect(renderSkillsContext(many.slice(1))).toMatchObject({ shown: 200, truncated: false });
  });

  it('<skills_context> counts the UTF-8 bytes of each block with its newline', () => {
    const skills = [skill('a', 'ä🦉'), skill('b', 'x')];
    const first = new TextEncoder().encode(block('a', 'ä🦉')).length + 1;
    const second = new TextEncoder().encode(block('b', 'x')).length + 1;
    const shownWith = (maxBytes: number) => renderSkillsContext(skills, { maxBytes }).shown;
    expect([first - 1, first, first + second - 1, first + second].map(shownWith)).toEqual([0, 1, 1, 2]);
  });

  it('<skills_context> shows at most 32,768 bytes of skills by default', () => {
    const one = skill('a', 'd'.repeat(1024));
    const size = new TextEncoder().encode(block('a', one.description)).length + 1;
    expect(renderSkillsContext(Array.from({ length: 100 }, () => one)).shown).toBe(Math.floor(32768 / size));
  });
});

describe('disclosure levels', () => {
  it('show nothing, a count, names with brief descriptions, or the full text', () => {
    const skills = [
      { name: 'hello', briefDescription: 'Greets people.' },
      { name: 'wave', briefDescription: 'Waves.' },
    ];
    expect(renderDisclosureLevel({ level: 0 }).text).toBe('');
    expect(renderDisclosureLevel({ level: 1, count: 2 }).text).toBe('[2 skills available]');
    expect(renderDisclosureLevel({ level: 2, skills }).text).toBe('- hello: Greets people.\n- wave: Waves.');
    expect(renderDisclosureLevel({ level: 3, texts: ['# Hello\n\nSay hello.\n', '# Wave\n'] }).text).toBe(
      '# Hello\n\nSay hello.\n\n# Wave',
    );
  });

  it('disclosure levels apply limits', () => {
    const skills = [1, 2, 3].map((n) => ({ name: `s${n}`, briefDescription: 'd' }));
    expect(renderDisclosureLevel({ level: 2, skills }, { maxEntries: 2 })).toEqual({
      text: '- s1: d\n- s2: d',
      shown: 2,
      total: 3,
      truncated: true,
    });
  });
});
