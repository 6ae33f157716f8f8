import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOutputs, type OutputSettings } from '../../src/outputs/create-outputs.js';
import { MARKETPLACE_FILES } from '../../src/plugins/places.js';
import { skillFiles, sourcesOf } from './repository.js';

const NAMES = ['pdf', 'docx', 'xlsx', 'draw', 'paint', 'sing'];
const some = fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: NAMES.length });
const indent = fc.constantFrom(undefined, 1, 2, '\t');
const extra = fc.dictionary(
  fc.string().filter((key) => !(key in {})),
  fc.jsonValue({ maxDepth: 2 }),
  { maxKeys: 3 },
);

/** A value without the generated lists. */
function withoutLists(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, item) => (key === 'skills' ? undefined : item)));
}

function edit(settings: OutputSettings, present: readonly string[], text: string) {
  const [output] = createOutputs([settings], sourcesOf(skillFiles('skills', ...present)));
  return output!.edit(text).text ?? '';
}

describe('handwritten outputs', () => {
  it('keeps handwritten parts of a marketplace, lists every skill, and is up to date afterwards', () => {
    fc.assert(
      fc.property(some, some, extra, extra, indent, (listed, present, top, more, space) => {
        const skills = listed.map((name) => `./skills/${name}`);
        const entry = { ...more, name: 'p', source: './', skills };
        const before = JSON.stringify(
          { ...top, name: 't', plugins: [entry, { name: 'q', ...more }] },
          null,
          space,
        );
        const settings = { kind: 'claude-marketplace', file: MARKETPLACE_FILES.claude[0]! } as const;
        const after = edit(settings, present, before);
        expect(withoutLists(JSON.parse(after))).toEqual(withoutLists(JSON.parse(before)));
        const now: string[] = JSON.parse(after).plugins[0].skills;
        // A plugin that never listed a skill gets none.
        const expected = listed.length === 0 ? [] : present.map((name) => `./skills/${name}`);
        expect([...now].sort()).toEqual([...expected].sort());
        expect(edit(settings, present, after)).toBe(after);
        if (listed.every((name) => present.includes(name)) && present.length === listed.length)
          expect(after).toBe(before);
      }),
    );
  });

  it('keeps handwritten parts of a JSON index and of skills.sh.json', () => {
    fc.assert(
      fc.property(some, some, extra, indent, (listed, present, more, space) => {
        const entries = listed.map((name) => ({ ...more, name, path: `skills/${name}` }));
        const index = { kind: 'json', file: 'skills.json', fields: { name: 'name', path: 'path' } } as const;
        const text = JSON.stringify(entries, null, space);
        const after = edit(index, present, text);
        const kept = JSON.parse(text).filter(({ name }: { name: string }) => present.includes(name));
        const now: { name: string }[] = JSON.parse(after);
        expect(now.filter(({ name }) => listed.includes(name))).toEqual(kept);
        expect(now.map(({ name }) => name).sort()).toEqual([...present].sort());
        expect(edit(index, present, after)).toBe(after);
        const groups = JSON.stringify({ groupings: [{ title: 'A', ...more, skills: listed }] }, null, space);
        const grouped = edit({ kind: 'skills-sh' }, present, groups);
        expect(withoutLists(JSON.parse(grouped))).toEqual(withoutLists(JSON.parse(groups)));
        expect(edit({ kind: 'skills-sh' }, present, grouped)).toBe(grouped);
      }),
    );
  });

  it('keeps every byte around the markers of a table', () => {
    const line = fc.string().filter((text) => !/[`~]{3}|skill-registrar/.test(text));
    fc.assert(
      fc.property(line, line, some, (above, below, present) => {
        const text = `${above}\n<!-- skill-registrar:table:start -->\nold\n<!-- skill-registrar:table:end -->\n${below}`;
        const after = edit({ kind: 'readme-table' }, present, text);
        expect(after.startsWith(`${above}\n<!-- skill-registrar:table:start -->\n`)).toBe(true);
        expect(after.endsWith(`<!-- skill-registrar:table:end -->\n${below}`)).toBe(true);
        expect(edit({ kind: 'readme-table' }, present, after)).toBe(after);
      }),
    );
  });
});
