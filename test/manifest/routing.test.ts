import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileDispatcher } from '../../src/manifest/routes.js';
import { MANIFEST, registerInMemory } from '../support/register-in-memory.js';
import { skillText } from '../support/skill-text.js';

interface Sample {
  readonly name: string;
  readonly description: string;
  readonly phrases: readonly string[];
}

const SAMPLE = JSON.parse(fs.readFileSync(new URL('../routing/sample.json', import.meta.url), 'utf8')) as {
  readonly skills: readonly Sample[];
};

function filesOf(skills: readonly Sample[]): Record<string, string> {
  return Object.fromEntries(
    skills.map(({ name, description, phrases }) => [
      `skills/${name}/SKILL.md`,
      skillText({
        name,
        description: JSON.stringify(description),
        version: '1.0.0',
        ...(phrases.length > 0 && { keywords: JSON.stringify(phrases) }),
      }),
    ]),
  );
}

async function register(
  skills: readonly Sample[],
  files: Readonly<Record<string, string | object>> = {},
  profile = 'agent-skills',
) {
  const result = await registerInMemory(
    { ...filesOf(skills), ...files },
    { profile, level: 'permissive', force: true },
  );
  return { ...result, byKeyword: result.manifest.dispatch_matrix.by_keyword as Record<string, string> };
}

const someSkills = fc
  .subarray([...SAMPLE.skills], { minLength: 1 })
  .chain((skills) =>
    fc.subarray([...skills[0]!.phrases]).map((phrases) => [{ ...skills[0]!, phrases }, ...skills.slice(1)]),
  );

describe('generated keys', () => {
  it.each(['agent-skills', 'cleo'])('a second run changes no keys (%s)', async (profile) => {
    await fc.assert(
      fc.asyncProperty(someSkills, async (skills) => {
        const { manifest } = await register(skills, {}, profile);
        const again = await register(skills, { [MANIFEST]: manifest }, profile);
        expect(again.report.changed).toBe(false);
      }),
      { numRuns: 15 },
    );
  });

  it.each(['agent-skills', 'cleo'])(
    'keys depend only on the skills, not on earlier registrations (%s)',
    async (profile) => {
      await fc.assert(
        fc.asyncProperty(someSkills, someSkills, async (before, after) => {
          const { manifest } = await register(before, {}, profile);
          const { manifest: updated, byKeyword } = await register(after, { [MANIFEST]: manifest }, profile);
          const again = await register(after, { [MANIFEST]: { ...updated, dispatch_matrix: {} } }, profile);
          expect(sorted(byKeyword)).toEqual(sorted(again.byKeyword ?? {}));
        }),
        { numRuns: 15 },
      );
    },
  );

  it('generated keys follow manual keys and leave them alone', async () => {
    const hand = { 'notes|minutes': 'meeting-notes', '(odd': 'nobody' };
    const { byKeyword } = await register(SAMPLE.skills, {
      [MANIFEST]: { dispatch_matrix: { by_keyword: hand }, skills: [] },
    });
    expect(Object.entries(byKeyword).slice(0, 2)).toEqual(Object.entries(hand));
    expect(Object.keys(byKeyword)[2]).toBe('screen reader');
  });

  it('phrasesFirst puts generated phrases before manual keys that hide them', async () => {
    const manifest = { dispatch_matrix: { by_keyword: { release: 'git-rescue' } }, skills: [] };
    const hidden = await register(SAMPLE.skills, { [MANIFEST]: manifest });
    expect(hidden.findings.filter((text) => text.startsWith('route-shadowed'))).toEqual([
      'route-shadowed: 1 phrase is hidden by manual keys, which come first: "release-notes" (release-notes) by "release" (git-rescue).',
    ]);
    const shown = await register(SAMPLE.skills, {
      [MANIFEST]: manifest,
      'skill-registrar.json': { phrasesFirst: true },
    });
    const dispatcher = compileDispatcher(JSON.stringify(shown.manifest));
    expect(dispatcher.dispatch({ text: 'write release notes' }).skill).toBe('release-notes');
    expect(dispatcher.dispatch({ text: 'prepare a release' }).skill).toBe('git-rescue');
  });

  it('reports broad phrases and phrases that skills share in one finding', async () => {
    const twin = { ...SAMPLE.skills[0]!, name: 'other-reader', phrases: ['error'] };
    const { findings } = await register([...SAMPLE.skills, twin]);
    expect(findings.filter((text) => /^keyword-(?:broad|contested)/.test(text))).toEqual([
      'keyword-broad: 3 phrases are too common to be matched inside of a request, only as the whole request: "rollback" (database-migrations), "error" (other-reader), "localization" (translation-memory).',
      'keyword-contested: 1 phrase of descriptions is claimed by more than one skill: pull the totals (unmapped).',
    ]);
  });

  it('generates only declared keys if inference is off', async () => {
    const { byKeyword } = await register(SAMPLE.skills, {
      'skill-registrar.json': { infer: { enabled: false } },
    });
    expect(Object.keys(byKeyword).join('|')).not.toMatch(/invoice.reader|read this invoice/);
    expect(Object.keys(byKeyword)).toContain('scanned invoice|vat number');
  });
});

function sorted(routes: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(routes)
    .map(([key, skill]) => `${key} → ${skill}`)
    .sort();
}

describe('consumers of the matrix', () => {
  const REQUESTS = [
    'fill in the VAT number',
    'any red flags?',
    'Release-Notes for 2.0',
    'why is the pod evicted',
    'rotate credentials now',
    'error',
    'nothing of the kind',
    'c++ and [brackets] (here)',
  ];
  const FILTER =
    '.dispatch_matrix.by_keyword | to_entries[] | select(.key | split("|") | any(. as $p | $query | test($p; "i"))) | .value';

  it('bash with jq and JavaScript give the same answer as the dispatcher', async () => {
    const { manifest, byKeyword } = await register(SAMPLE.skills);
    const text = JSON.stringify(manifest);
    const dispatcher = compileDispatcher(text);
    const phrases = SAMPLE.skills.flatMap(({ name, phrases: own }) => [name, ...own]);
    for (const request of [...REQUESTS, ...phrases.filter((_, index) => index % 7 === 0)]) {
      const { skill, strategy } = dispatcher.dispatch({ text: request });
      const ours = strategy === 'keyword' ? skill : null;
      const plain = Object.entries(byKeyword).find(([key]) =>
        key.split('|').some((part) => new RegExp(part, 'i').test(request)),
      );
      expect(plain?.[1] ?? null).toBe(ours);
      const jq = spawnSync('jq', ['-r', '--arg', 'query', request.toLowerCase(), FILTER], {
        input: text,
        encoding: 'utf8',
      });
      expect(jq.status).toBe(0);
      expect(jq.stdout.split('\n')[0] || null).toBe(ours);
    }
  });
});
