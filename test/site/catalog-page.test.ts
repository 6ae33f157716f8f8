import { describe, expect, it } from 'vitest';
import { buildSite } from '../../src/site/build-site.js';
import { aModel, aSkill, manySkills } from './models.js';

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

  it('offers the most frequent tags, and leaves rare ones to the search', async () => {
    const skills = Array.from({ length: 300 }, (_, index) =>
      aSkill(`skill-${index}`, { tags: ['common', `rare-${String(index).padStart(3, '0')}`] }),
    );
    const page = await catalogOf(skills);
    const options = [...page.matchAll(/<span class="option">(.*?)<\/span> <span class="count">(\d+)</g)];
    expect(options).toHaveLength(100);
    expect(options[0]?.slice(1)).toEqual(['common', '300']);
    expect(page).toContain('<span>rare-299</span>');
  });

  it('shows four labels of a skill and leaves the rest to the search', async () => {
    const page = await catalogOf([aSkill('pdf', { plugin: 'documents', tags: ['a', 'b', 'c', 'd'] })]);
    expect(page).toContain(
      '<span>documents</span> <span>a</span> <span>b</span> <span>c</span> <span hidden>d</span>',
    );
  });

  it('says that there are no skills', async () => {
    expect(await catalogOf([])).toContain('This repository has no skills yet.');
  });
});
