import { describe, expect, it } from 'vitest';
import { skillsShOutput } from '../../src/outputs/skills-sh.js';
import { changedLines, type Files, skillFiles, sourcesOf } from './repository.js';

const grouped = `{
  "$schema": "https://skills.sh/schemas/skills.sh.schema.json",
  "groupings": [
    {
      "title": "Web",
      "skills": ["router", "forms"]
    },
    {
      "title": "Hosting",
      "skills": [
        "deploy"
      ]
    },
    { "title": "Labs", "skills": [ "wasm" ] }
  ]
}
`;
const files = {
  ...skillFiles('plugins/web/skills', 'router', 'forms', 'deploy'),
  ...skillFiles('plugins/labs/skills', 'wasm'),
};

function edit(all: Files, text: string | null = grouped) {
  const result = skillsShOutput({}, sourcesOf(all)).edit(text);
  return { ...result, lines: changedLines(text ?? '', result.text ?? '') };
}

describe('skills.sh.json', () => {
  it('keeps every byte of a file that lists every skill', () => {
    expect(edit(files)).toMatchObject({ text: grouped, differences: [] });
  });

  it('adds a new skill to the only group with skills of its directory', () => {
    const { lines, differences } = edit({ ...files, ...skillFiles('plugins/labs/skills', 'gpu') });
    expect(lines).toEqual([
      '-{ "title": "Labs", "skills": [ "wasm" ] }',
      '+{ "title": "Labs", "skills": [ "wasm", "gpu" ] }',
    ]);
    expect(differences).toEqual(['adds "gpu" to group "Labs"']);
  });

  it('leaves a new skill out if two groups fit', () => {
    expect(edit({ ...files, ...skillFiles('plugins/web/skills', 'tables') })).toMatchObject({
      text: grouped,
    });
  });

  it('renames a skill in place even if two groups fit', () => {
    const { lines } = edit({
      ...skillFiles('plugins/web/skills', 'router', 'forms', 'deploys'),
      ...skillFiles('plugins/labs/skills', 'wasm'),
    });
    expect(lines).toEqual(['-"deploy"', '+"deploys"']);
  });

  it('does not treat an unrelated new skill as a rename', () => {
    const { lines } = edit({
      ...skillFiles('plugins/web/skills', 'router', 'forms', 'authentication'),
      ...skillFiles('plugins/labs/skills', 'wasm'),
    });
    expect(lines).toEqual(['-"skills": [', '-"deploy"', '-]', '+"skills": []']);
  });

  it('removes deleted skills from skills.sh.json', () => {
    const { lines } = edit({
      ...skillFiles('plugins/web/skills', 'router', 'deploy'),
      ...skillFiles('plugins/labs/skills', 'wasm'),
    });
    expect(lines).toEqual(['-"skills": ["router", "forms"]', '+"skills": ["router"]']);
  });

  it('keeps invalid skills in skills.sh.json', () => {
    const sources = sourcesOf(files);
    const [first, ...others] = sources.skills;
    const output = skillsShOutput({}, { ...sources, skills: others, unlisted: [first!] });
    expect(output.edit(grouped)).toMatchObject({ text: grouped, differences: [] });
  });

  it('creates one group for each directory, without the skills of .claude/skills', () => {
    const { text } = edit({ ...files, ...skillFiles('.claude/skills', 'release') }, null);
    expect(JSON.parse(text ?? '')).toEqual({
      $schema: 'https://skills.sh/schemas/skills.sh.schema.json',
      notGrouped: 'bottom',
      groupings: [
        { title: 'labs', skills: ['wasm'] },
        { title: 'web', skills: ['deploy', 'forms', 'router'] },
      ],
    });
  });

  it('leaves a skills.sh.json that is not JSON alone', () => {
    expect(edit(files, '{')).toMatchObject({ text: '{', differences: [] });
  });

  it('renames a skill in place if most words of its name stay', () => {
    const text = grouped.replace('"forms"', '"expo-web-forms"');
    const { differences } = edit(
      {
        ...skillFiles('plugins/web/skills', 'router', 'expo-web-tables', 'deploy'),
        ...skillFiles('plugins/labs/skills', 'wasm'),
      },
      text,
    );
    expect(differences).toEqual(['replaces "expo-web-forms" with "expo-web-tables" in group "Web"']);
  });
});
