import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { compileDispatcher, findReroutes } from '../../src/manifest/routes.js';
import { explainCandidates, MAX_CANDIDATES, reasonFor, winnerOf } from '../../src/routing/dispatch.js';
import { cpuTime } from '../support/cpu-time.js';
import { MANIFEST, registerInMemory } from '../support/register-in-memory.js';
import { skillText } from '../support/skill-text.js';

function aManifest(parts: { byKeyword?: string; byTaskType?: object; skills?: readonly object[] }): string {
  const { byKeyword = '{}', byTaskType = {}, skills = [] } = parts;
  return `{ "dispatch_matrix": { "by_task_type": ${JSON.stringify(byTaskType)}, "by_keyword": ${byKeyword} },
    "skills": ${JSON.stringify(skills)} }`;
}

const nested = (name: string, triggers: object, more: object = {}) => ({
  name,
  status: 'active',
  capabilities: { dispatch_triggers: { labels: [], keywords: [], types: [], ...triggers } },
  ...more,
});

describe('order of strategies', () => {
  const dispatcher = compileDispatcher(
    aManifest({
      byTaskType: { research: 'by-type' },
      byKeyword: '{ "deploy": "by-keyword" }',
      skills: [
        nested('by-trigger', { keywords: ['deploy the thing'] }),
        nested('by-label', { labels: ['Urgent'] }),
        nested('by-own-type', { types: ['epic', 'research'] }),
        { name: 'by-type' },
        { name: 'by-keyword' },
      ],
    }),
  );
  const text = 'please deploy the thing';

  it('tries labels, then the task type, then the matrix, then triggers', () => {
    const ask = (type?: string, labels?: string[], words = text) => {
      const { skill, strategy, matched } = dispatcher.dispatch({ text: words, type, labels });
      return [skill, strategy, matched];
    };
    expect(ask('research', ['urgent'])).toEqual(['by-label', 'label', 'Urgent']);
    expect(ask('research', ['other'])).toEqual(['by-type', 'type', 'research']);
    expect(ask('Epic')).toEqual(['by-own-type', 'type', 'epic']);
    expect(ask('nothing')).toEqual(['by-keyword', 'keyword', 'deploy']);
    expect(ask(undefined, [], 'do nothing')).toEqual([null, null, null]);
  });

  it('lists the other candidates, best first and each once, and why another skill won', () => {
    const answer = dispatcher.dispatch({ text, type: 'research', labels: ['urgent'] });
    const candidates = explainCandidates(answer);
    expect(candidates.map(({ skill, strategy }) => [skill, strategy])).toEqual([
      ['by-type', 'type'],
      ['by-own-type', 'type'],
      ['by-keyword', 'keyword'],
      ['by-trigger', 'trigger'],
    ]);
    expect(candidates[0]?.why).toBe('the task type “research” belongs to by-type, but labels come first');
  });

  it('falls back to triggers when the matrix has no match', () => {
    const plain = compileDispatcher(aManifest({ skills: [nested('a', { keywords: ['Deploy'] })] }));
    expect(plain.dispatch({ text: 'now deploy it' })).toMatchObject({ skill: 'a', strategy: 'trigger' });
    expect(plain.dispatch({ text: 'redeploying' }).skill).toBe(null);
  });
});

describe('requests that name a skill', () => {
  const dispatcher = compileDispatcher(
    aManifest({ byKeyword: '{ "deploy": "rollout" }', skills: [{ name: 'pdf' }, { name: 'rollout' }] }),
  );

  it('reach it, and say so', () => {
    const answer = dispatcher.dispatch({ text: 'use the pdf skill' });
    expect(answer).toMatchObject({ skill: 'pdf', strategy: 'trigger', matched: 'pdf', place: 'its name' });
    expect(reasonFor(winnerOf(answer)!)).toBe('the request names pdf');
  });

  it('reach the skill of a matching key first', () => {
    const { skill, candidates } = dispatcher.dispatch({ text: 'deploy with $pdf' });
    expect([skill, candidates.map((candidate) => candidate.skill)]).toEqual(['rollout', ['pdf']]);
  });
});

describe('phrases of entries', () => {
  const OURS = '"$schema": "https://unpkg.com/skill-registrar@2/schema/manifest.schema.json",';
  const skills = [
    nested('threat-model', { keywords: ['threat model', 'attack surface', 'c++'] }),
    nested('surface-finish', { keywords: ['wombat surface', 'surface of', 'code'] }),
  ];
  const byKeyword =
    '{ "threat model|attack surface": "threat-model", "wombat surface|surface of|code": "surface-finish" }';
  const dispatcher = compileDispatcher(aManifest({ byKeyword, skills }).replace('{', `{ ${OURS}`));
  const ask = (text: string) => dispatcher.dispatch({ text });

  it('are found at word boundaries, whatever their case, hyphens and number', () => {
    for (const text of ['our Attack-Surface', 'attack surfaces of it', 'which threat_models?'])
      expect(ask(text)).toMatchObject({ skill: 'threat-model', strategy: 'keyword' });
    expect(ask('the subsurface').skill).toBe(null);
    expect(ask('threat/model').strategy).not.toBe('keyword');
  });

  it('win by their length, wherever they stand, and say so', () => {
    const answer = ask('the surface of an attack surface');
    expect(reasonFor(winnerOf(answer)!)).toBe('the phrase “attack surface” belongs to threat-model');
    expect(explainCandidates(answer).map(({ why }) => why)).toEqual([
      'the phrase “surface of” belongs to surface-finish, but “attack surface” is longer',
    ]);
  });

  it('may have signs that no key has', () => {
    expect(ask('write it in C++, please')).toMatchObject({ skill: 'threat-model', strategy: 'trigger' });
    expect(ask('write it in c').skill).toBe(null);
  });

  it('count only as the whole request if they are common words', () => {
    expect(ask('Code!').skill).toBe('surface-finish');
    expect(ask('read my code').skill).toBe(null);
    const foreign = compileDispatcher(aManifest({ byKeyword, skills }));
    expect(foreign.dispatch({ text: 'read my code' }).skill).toBe('surface-finish');
  });

  it('follow manual keys', () => {
    const manual = byKeyword.replace('{', '{ "attack.*surface": "other",');
    const mixed = compileDispatcher(aManifest({ byKeyword: manual, skills }));
    const answer = mixed.dispatch({ text: 'the attack surface' });
    expect(reasonFor(winnerOf(answer)!)).toBe('the key “attack.*surface” of the matrix routes to other');
    expect(explainCandidates(answer)[0]!.why).toBe(
      'the phrase “attack surface” belongs to threat-model, but manual keys come first',
    );
  });
});

describe('requests without blanks between words', () => {
  it('reach the most similar skill', () => {
    const skill = (name: string, description: string) => ({ name, description, status: 'active' });
    const dispatcher = compileDispatcher(
      aManifest({
        skills: [
          skill('invoices', '請求書を作成して顧客に送付する。'),
          skill('travel', '出張の経費を精算する。'),
        ],
      }),
    );
    expect(dispatcher.dispatch({ text: '顧客への請求書' })).toMatchObject({ skill: 'invoices' });
    expect(dispatcher.dispatch({ text: '天気はどうですか' }).skill).toBe(null);
  });
});

describe('keywords', () => {
  const ask = (byKeyword: string, text: string) =>
    compileDispatcher(aManifest({ byKeyword })).dispatch({ text }).skill;

  it('tests each part of a key anywhere in the text, case-insensitively', () => {
    const matrix = '{ "research|Investigate": "a", "verify against spec": "b", "lib/": "c" }';
    expect(ask(matrix, 'INVESTIGATE this')).toBe('a');
    expect(ask(matrix, 'please verify against SPEC')).toBe('b');
    expect(ask(matrix, 'look into lib/x')).toBe('c');
    expect(ask('{ "test": "tester" }', 'deploy the latest build')).toBe('tester');
  });

  it('uses the first matching key of the file, not the longest or the first word of the text', () => {
    expect(ask('{ "plan": "first", "explanation": "second" }', 'an explanation')).toBe('first');
  });

  it('keeps file order for keys that look like integers', () => {
    expect(ask('{ "year|report": "first", "365": "second" }', 'the report of 365')).toBe('first');
    expect(ask('{ "365": "first", "report": "second" }', 'the report of 365')).toBe('first');
  });

  it('treats each part of a key as a regular expression', () => {
    expect(ask('{ "next.js": "a" }', 'use nextxjs')).toBe('a');
    expect(ask('{ "^fix\\\\b": "a" }', 'fix it')).toBe('a');
    expect(ask('{ "^fix\\\\b": "a" }', 'please fix it')).toBe(null);
    expect(ask('{ "colou?r": "a" }', 'COLOR')).toBe('a');
    expect(ask('{ "..": "a" }', 'xy')).toBe('a');
  });

  it('lets an empty part of a key match everything, and reports it', () => {
    const dispatcher = compileDispatcher(aManifest({ byKeyword: '{ "foo|": "a", "bar": "b" }' }));
    expect(dispatcher.dispatch({ text: 'bar' }).skill).toBe('a');
    expect(dispatcher.problems).toEqual([
      { table: 'by_keyword', key: 'foo|', message: 'an empty part matches every text' },
    ]);
  });

  it('skips a part of a key that does not compile, and reports it', () => {
    const dispatcher = compileDispatcher(aManifest({ byKeyword: '{ "(foo|bar": "a", "baz": "b" }' }));
    expect(dispatcher.dispatch({ text: 'bar' }).skill).toBe('a');
    expect(dispatcher.dispatch({ text: 'baz' }).skill).toBe('b');
    expect(dispatcher.problems).toEqual([
      { table: 'by_keyword', key: '(foo|bar', message: expect.stringContaining('"(foo" cannot be used') },
    ]);
  });

  it('says which of two matching keys comes first', () => {
    const dispatcher = compileDispatcher(
      aManifest({
        byKeyword: '{ "a|b": "x", "b|c": "y" }',
        skills: [nested('z', { labels: ['l'] }), nested('w', { labels: ['l'] })],
      }),
    );
    expect(explainCandidates(dispatcher.dispatch({ text: 'b' })).map(({ why }) => why)).toEqual([
      'the key “b|c” of the matrix routes to y, but x comes first in the manifest',
    ]);
    expect(explainCandidates(dispatcher.dispatch({ text: '', labels: ['l'] })).map(({ why }) => why)).toEqual(
      ['the label “l” belongs to w, but z comes first in the manifest'],
    );
  });

  it('skips routes whose value is not a name, and comments', () => {
    const manifest = aManifest({
      byTaskType: { research: { skillRef: 'a' } },
      byKeyword: '{ "x": { "skillRef": "a" }, "_comment": 1, "xy": "b" }',
      skills: [nested('c', { keywords: [' '] })],
    });
    const dispatcher = compileDispatcher(manifest);
    expect(dispatcher.dispatch({ text: 'xy', type: 'research' }).skill).toBe('b');
    expect(dispatcher.problems.map(({ table }) => table)).toEqual([
      'by_task_type',
      'by_keyword',
      'by_keyword',
    ]);
    expect(dispatcher.dispatch({ text: ' ' }).skill).toBe(null);
  });

  it('marks a target that is not in the manifest', () => {
    const dispatcher = compileDispatcher(
      aManifest({ byKeyword: '{ "a": "gone", "b": "here" }', skills: [{ name: 'here' }] }),
    );
    expect(dispatcher.dispatch({ text: 'a' }).isRegistered).toBe(false);
    expect(dispatcher.dispatch({ text: 'b' }).isRegistered).toBe(true);
  });

  it('finds the same skill as a naive consumer on many small matrices', () => {
    const words = ['ab', 'abc', 'b', 'bcd', 'a.c', 'cab', 'dd', 'a', 'd.b', 'ca'];
    let seed = 7;
    const random = (limit: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed % limit;
    };
    for (let round = 0; round < 500; round++) {
      const keys = Array.from({ length: 1 + random(4) }, () =>
        Array.from({ length: 1 + random(3) }, () => words[random(words.length)]).join('|'),
      );
      const matrix = Object.fromEntries(keys.map((key, index) => [key, `s${index}`]));
      const text = Array.from({ length: random(9) }, () => 'abcd'[random(4)]).join('');
      const naive = Object.entries(matrix).find(([key]) =>
        key.split('|').some((part) => new RegExp(part, 'i').test(text)),
      );
      expect(ask(JSON.stringify(matrix), text), `${JSON.stringify(matrix)} on ${text}`).toBe(
        naive?.[1] ?? null,
      );
    }
  });
});

describe('shell consumer', () => {
  const hasJq = spawnSync('jq', ['--version']).status === 0;
  const FILTER = `.dispatch_matrix.by_keyword // {} | to_entries[] |
    select(.key | split("|") | any(. as $p | $query | test($p; "i"))) | .value`;
  const byKeyword = `{ "research|investigate": "a", "365": "b", "verify against spec": "c", "next.js": "d", "^fix\\\\b": "e",
    "plan": "f", "colou?r": "g", "lib/": "h", "[0-9]+ tests": "i", "test": "j" }`;

  it
    .runIf(hasJq)
    .each([
      'Investigate the outage',
      'the 365 days',
      'please VERIFY against spec',
      'a nextxjs app',
      'fix the build',
      'please fix the build',
      'an explanation of colors',
      'the color',
      'look into lib/x.sh',
      'run 12 tests',
      'deploy the latest build',
      'nothing at all',
    ])('answers %j like the shell consumer', (text) => {
    const manifest = aManifest({ byKeyword });
    const args = ['-r', '--arg', 'query', text.toLowerCase(), FILTER];
    const said = spawnSync('jq', args, { input: manifest, encoding: 'utf8' }).stdout.split('\n')[0] || null;
    expect(compileDispatcher(manifest).dispatch({ text }).skill).toBe(said);
  });
});

describe('triggers and labels of an entry', () => {
  it('reads triggers and labels in every shape in use', () => {
    const dispatcher = compileDispatcher(
      aManifest({
        skills: [
          { name: 'top', dispatch_triggers: { labels: ['l1'], keywords: ['k-top'], types: ['t1'] } },
          { name: 'phrases', tags: ['l2'], capabilities: { dispatch_triggers: ['a whole phrase'] } },
          nested('nested', { labels: ['l3'], keywords: ['k-nested'] }),
          {
            name: 'compat',
            dispatch_triggers: { labels: ['l4'], keywords: [] },
            capabilities: { dispatch_triggers: ['k-compat'] },
          },
          { name: 'tags-only', tags: ['l5'] },
          { name: 'odd', capabilities: ['a'], tags: 'l6', dispatch_triggers: 3 },
        ],
      }),
    );
    const byText = (text: string) => dispatcher.dispatch({ text }).skill;
    const byLabel = (label: string) => dispatcher.dispatch({ text: '', labels: [label] }).skill;
    expect(['k-top', 'A whole phrase', 'k-nested', 'k-compat'].map(byText)).toEqual([
      'top',
      'phrases',
      'nested',
      'compat',
    ]);
    expect(['l1', 'L2', 'l3', 'l4', 'l5', 'l6'].map(byLabel)).toEqual([
      'top',
      'phrases',
      'nested',
      'compat',
      'tags-only',
      null,
    ]);
    expect(dispatcher.dispatch({ text: '', type: 't1' }).skill).toBe('top');
  });

  it('skips inactive skills unless the matrix names them', () => {
    const dispatcher = compileDispatcher(
      aManifest({
        byKeyword: '{ "old": "old" }',
        skills: [nested('old', { labels: ['l'], keywords: ['k'] }, { status: 'deprecated' })],
      }),
    );
    expect(dispatcher.dispatch({ text: 'k', labels: ['l'] }).skill).toBe(null);
    expect(dispatcher.dispatch({ text: 'old' }).skill).toBe('old');
  });

  it('accepts a manifest of another shape', () => {
    for (const text of [
      '[]',
      'null',
      '{}',
      '{"skills":{}}',
      '{"dispatch_matrix":[1],"skills":[1,null,{"name":2}]}',
    ]) {
      expect(compileDispatcher(text).dispatch({ text: 'x', type: 'y', labels: ['z'] }).skill).toBe(null);
    }
  });

  it('reports where a manifest is broken', () => {
    expect(() => compileDispatcher('{ "skills": [ }', 'skills/manifest.json')).toThrow(
      'skills/manifest.json',
    );
  });
});

describe('limits', () => {
  it('stops within a second on a pattern with catastrophic backtracking, and names it', () => {
    const dispatcher = compileDispatcher(aManifest({ byKeyword: '{ "(a+)+$": "evil", "fix": "good" }' }));
    const before = cpuTime();
    const answer = dispatcher.dispatch({ text: `fix ${'a'.repeat(40)}!` });
    expect(cpuTime() - before).toBeLessThan(1000);
    expect(answer).toMatchObject({ skill: 'good', undecided: ['(a+)+$'] });
  });

  it(`lists at most ${MAX_CANDIDATES} candidates`, () => {
    const skills = Array.from({ length: 100 }, (_, index) => nested(`s${index}`, { keywords: ['same'] }));
    const answer = compileDispatcher(aManifest({ skills })).dispatch({ text: 'same' });
    expect(answer.skill).toBe('s0');
    expect(answer.candidates).toHaveLength(MAX_CANDIDATES);
  });

  it('answers 1,000 queries on a matrix of 10,000 skills within a second', () => {
    const verbs = ['deploy', 'audit', 'migrate', 'review', 'release', 'design', 'monitor', 'translate'];
    const keyword = (index: number) => `${verbs[index % verbs.length]} ${10_000 + index}`;
    const routes = Array.from({ length: 10_000 }, (_, index) => [keyword(index), `skill-${index}`]);
    const dispatcher = compileDispatcher(
      aManifest({ byKeyword: JSON.stringify(Object.fromEntries(routes)) }),
    );
    const before = cpuTime();
    for (let index = 0; index < 10_000; index += 10) {
      const { skill } = dispatcher.dispatch({ text: `please ${keyword(index)} before noon` });
      expect(skill).toBe(`skill-${index}`);
    }
    expect(cpuTime() - before).toBeLessThan(1000);
  });
});

const files = (skills: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(skills).map(([name, keywords]) => [
      `skills/${name}/SKILL.md`,
      skillText({ name, description: `Is about ${name} things.`, keywords }),
    ]),
  );

async function register(skills: Readonly<Record<string, string>>, manifest?: object) {
  const all = { ...files(skills), ...(manifest !== undefined && { [MANIFEST]: manifest }) };
  return registerInMemory(all, { profile: 'agent-skills' });
}

describe('findReroutes', () => {
  it('lists phrases that reach another skill or none, except those of deleted skills', async () => {
    const before = await register({ atlas: '[draw a map]', brush: '[paint a wall]', clay: '[form a pot]' });
    const after = await register(
      { atlas: '[fold a map]', brush: '[paint a wall, draw a map]' },
      before.manifest,
    );
    const reroutes = findReroutes(JSON.stringify(before.manifest), JSON.stringify(after.manifest));
    expect(reroutes).toEqual([{ phrase: 'draw a map', from: 'atlas', to: 'brush' }]);
    expect(after.report.rerouted).toEqual(reroutes);
  });

  it('includes the words of a manual key that points to another skill, but no pattern', async () => {
    const { manifest } = await register({ atlas: '[draw a map]', brush: '[paint a wall]' });
    const withKey = (skill: string) =>
      JSON.stringify({ ...manifest, dispatch_matrix: { by_keyword: { 'old.map|\\bcartog|z{9}': skill } } });
    expect(findReroutes(withKey('atlas'), withKey('brush'))).toEqual([
      { phrase: 'old map', from: 'atlas', to: 'brush' },
    ]);
  });

  it('lists no rerouted phrase when nothing changes', async () => {
    const { manifest } = await register({ atlas: '[draw a map]' });
    expect((await register({ atlas: '[draw a map]' }, manifest)).report).not.toHaveProperty('rerouted');
  });
});
