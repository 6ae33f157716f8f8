import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileDispatcher } from '../../src/manifest/routes.js';
import { normalizePhrase } from '../../src/routing/phrases.js';
import { MANIFEST, registerInMemory } from '../support/register-in-memory.js';
import { skillText } from '../support/skill-text.js';

interface Sample {
  readonly name: string;
  readonly description: string;
  readonly phrases: readonly string[];
}

const SAMPLE = JSON.parse(fs.readFileSync(new URL('../routing/sample.json', import.meta.url), 'utf8')) as {
  readonly skills: readonly Sample[];
  readonly requests: readonly { readonly text: string; readonly skill: string }[];
  readonly offTopic: readonly string[];
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
    expect(Object.values(byKeyword).slice(2)).toEqual([...new Set(Object.values(byKeyword).slice(2))]);
  });

  it('one more skill changes only its own key and those that it takes phrases from', async () => {
    await fc.assert(
      fc.asyncProperty(someSkills, fc.constantFrom(...SAMPLE.skills), async (skills, last) => {
        const others = skills.filter(({ name }) => name !== last.name);
        fc.pre(others.length > 0);
        const { manifest, byKeyword: before } = await register(others);
        const { byKeyword: after } = await register([...others, last], { [MANIFEST]: manifest });
        const own = new Set(Object.keys(after).filter((key) => after[key] === last.name));
        const taken = new Set([...own].flatMap((key) => key.split('|')));
        for (const [key, skill] of Object.entries(before)) {
          if (after[key] === skill) continue;
          const now =
            Object.keys(after)
              .find((each) => after[each] === skill)
              ?.split('|') ?? [];
          const lost = key.split('|').filter((part) => !now.includes(part));
          expect(lost.length).toBeGreaterThan(0);
          for (const part of lost) expect(taken.has(part) || quotes(last, part)).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('reports phrases that skills share in one finding, and leaves out common words', async () => {
    const twin = {
      ...SAMPLE.skills[0]!,
      name: 'other-reader',
      phrases: [],
      description: `${SAMPLE.skills[0]!.description} Or "error".`,
    };
    const { byKeyword, findings } = await register([...SAMPLE.skills, twin]);
    expect(byKeyword['other reader']).toBe('other-reader');
    expect(findings.filter((text) => text.startsWith('keyword-contested'))).toEqual([
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

/** Whether a skill quotes a phrase, which two skills that quote it lose. */
function quotes({ description }: Sample, phrase: string): boolean {
  return normalizePhrase(description).includes(phrase);
}

describe('matrix, phrases and similarity together on a sample', () => {
  const dispatcher = async () => compileDispatcher(JSON.stringify((await register(SAMPLE.skills)).manifest));

  it('route every declared phrase to its skill', async () => {
    const routes = await dispatcher();
    for (const { name, phrases } of SAMPLE.skills)
      for (const phrase of phrases) expect(routes.dispatch({ text: phrase }).skill).toBe(name);
  });

  it('route most requests to the right skill, and few to a wrong one', async () => {
    const routes = await dispatcher();
    const answers = SAMPLE.requests.map(({ text, skill }) => [skill, routes.dispatch({ text }).skill]);
    const right = answers.filter(([wanted, got]) => wanted === got).length;
    const wrong = answers.filter(([wanted, got]) => got !== null && wanted !== got).length;
    expect(right / answers.length).toBeGreaterThanOrEqual(0.75);
    expect(wrong / answers.length).toBeLessThanOrEqual(0.05);
  });

  it('leave off-topic requests alone', async () => {
    const routes = await dispatcher();
    expect(SAMPLE.offTopic.filter((text) => routes.dispatch({ text }).skill !== null)).toEqual([]);
  });
});

describe('consumers of the matrix', () => {
  const FILTER =
    '.dispatch_matrix.by_keyword | to_entries[] | select(.key | split("|") | any(. as $p | $query | test($p; "i"))) | .value';

  it('bash with jq and JavaScript find the skill of a phrase as the dispatcher does', async () => {
    const { manifest, byKeyword } = await register(SAMPLE.skills);
    const text = JSON.stringify(manifest);
    const dispatcher = compileDispatcher(text);
    const all = Object.keys(byKeyword).flatMap((key) => key.split('|'));
    const contained = (phrase: string) => all.some((other) => other !== phrase && phrase.includes(other));
    for (const phrase of all.filter((each) => !contained(each)).filter((_, index) => index % 7 === 0)) {
      const { skill } = dispatcher.dispatch({ text: phrase });
      const plain = Object.entries(byKeyword).find(([key]) =>
        key.split('|').some((part) => new RegExp(part, 'i').test(phrase)),
      );
      expect(plain?.[1]).toBe(skill);
      const args = ['-r', '--arg', 'query', phrase, FILTER];
      const jq = spawnSync('jq', args, { input: text, encoding: 'utf8' });
      expect(jq.status).toBe(0);
      expect(jq.stdout.split('\n')[0]).toBe(skill);
    }
  });
});
