import { describe, expect, it } from 'vitest';
import { buildSite } from '../../src/site/index.js';
import { aFile, aModel, aSkill, manySkills } from './models.js';

async function catalogOf(skills: Parameters<typeof aModel>[0]): Promise<string> {
  const files = await buildSite(aModel(skills), { baseUrl: null, isLive: false });
  return Buffer.from(files.get('index.html')!).toString();
}

describe('catalog page', () => {
  it('shows the first skills and leaves the rest to the script', async () => {
    const page = await catalogOf(manySkills(2000));
    const [shown = '', rest = ''] = page.split('id="rest"');
    expect(shown.match(/class="card"/g)).toHaveLength(60);
    expect(rest.match(/class="card"/g)).toHaveLength(1940);
    expect(page).toContain('>Show all 2,000</button>');
  });

  it('offers the most frequent tags that tell skills apart, and leaves rare ones to the search', async () => {
    const skills = Array.from({ length: 300 }, (_, index) =>
      aSkill(`skill-${index}`, {
        tags: [
          'on-every-skill',
          index % 2 === 0 ? 'even' : 'odd',
          `third-${Math.floor(index / 2) % 120}`,
          `rare-${String(index).padStart(3, '0')}`,
        ],
      }),
    );
    const page = await catalogOf(skills);
    const options = [...page.matchAll(/<span class="option">(.*?)<\/span> <span class="count">(\d+)</g)];
    expect(options).toHaveLength(100);
    expect(options[0]?.slice(1)).toEqual(['even', '150']);
    expect(page).not.toMatch(/class="option">(?:on-every-skill|rare)/);
    expect(page).not.toContain('on-every-skill');
    expect(page).toContain('<span>rare-299</span>');
  });

  it('shows four labels of a skill and leaves the rest to the search', async () => {
    const page = await catalogOf([aSkill('pdf', { plugin: 'documents', tags: ['a', 'b', 'c', 'd'] })]);
    expect(page).toContain(
      '<span>documents</span> <span>a</span> <span>b</span> <span>c</span> <span hidden>d</span>',
    );
  });

  it('the catalog says that there are no skills', async () => {
    expect(await catalogOf([])).toContain('This repository has no skills yet.');
  });
});

describe('pages of a site', () => {
  const pageOf = async (
    path: string,
    skill: Parameters<typeof aSkill>[1],
    parts: Parameters<typeof aModel>[1] = {},
  ) => {
    const files = await buildSite(aModel([aSkill('pdf', skill)], parts), { baseUrl: null, isLive: false });
    return Buffer.from(files.get(path)!).toString();
  };

  it('a skill without instructions says so', async () => {
    expect(await pageOf('skills/pdf.html', { body: '\n' })).toContain('This skill has no instructions.');
  });

  it.each([
    ['references//./a.md', true],
    ['/skills/pdf/references/a.md', true],
    ['../../../../references/a.md', false],
  ])('the link %s of a skill leads to a page: %s', async (target, isLinked) => {
    const body = `[x](${target})`;
    const document = aFile('SKILL.md', `---\nname: pdf\ndescription: d\n---\n${body}`);
    const page = await pageOf('skills/pdf.html', { body, files: [document, aFile('references/a.md', 'a')] });
    expect(page.includes('<span class="dead-link">x</span>')).toBe(!isLinked);
  });

  it('shows the size of a file in the unit that fits', async () => {
    const files = [
      aFile('SKILL.md', '---\nname: pdf\ndescription: d\n---\n'),
      aFile('a.bin', Buffer.alloc(2_500_000)),
      aFile('b.bin', Buffer.alloc(1500)),
      aFile('c.bin', Buffer.alloc(12)),
    ];
    const page = await pageOf('skills/pdf.html', { files });
    for (const size of ['2.5 MB', '1.5 kB', '12 B']) expect(page).toContain(size);
    // A file with a NUL byte has no page of its own.
    expect(page).not.toMatch(/<a [^>]*><span class="path">c\.bin/);
  });

  it.each([
    [1, 'One skill is not valid and therefore not listed.'],
    [2, '2 skills are not valid and therefore not listed.'],
  ])('the findings say that %i skills are left out', async (invalidCount, expected) => {
    expect(await pageOf('findings.html', {}, { invalidCount })).toContain(expected);
  });

  it('a served site reloads itself, and may connect to its server only', async () => {
    const files = await buildSite(aModel([aSkill('pdf')]), { baseUrl: null, isLive: true });
    const page = Buffer.from(files.get('index.html')!).toString();
    expect(page).toContain('assets/live.js');
    expect(page).toContain('connect-src &#39;self&#39;');
  });
});
