import { describe, expect, it } from 'vitest';
import { opencodeOutput } from '../../src/outputs/opencode.js';
import { type Files, skillFiles, sourcesOf } from './repository.js';

const edit = (files: Files, text: string | null) => opencodeOutput({}, sourcesOf(files)).edit(text);

describe('opencode.json', () => {
  it('names the folders that OpenCode does not look in', () => {
    const files = { ...skillFiles('skills', 'a'), ...skillFiles('.agents/skills', 'b') };
    const { text } = edit(files, null);
    expect(JSON.parse(text ?? '')).toMatchObject({ skills: { paths: ['skills'] } });
    expect(edit(files, text)).toEqual({ text, differences: [] });
    expect(edit(skillFiles('.claude/skills', 'a'), null)).toEqual({ text: null, differences: [] });
  });

  it('keeps other paths and bytes, and removes a folder that is gone', () => {
    const before =
      '{ "model": "HAND",\n  "skills": { "paths": ["~/mine", "./skills", "old"], "urls": ["HAND"] } }\n';
    const { text, differences } = edit({ ...skillFiles('skills', 'a'), ...skillFiles('more', 'b') }, before);
    expect(text).toBe(before.replace('"old"', '"more"'));
    expect(differences).toEqual(['removes "old"', 'adds "more"']);
  });
});
