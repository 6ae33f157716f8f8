import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { aFolder, makeFolder, removeFolder } from '../support/a-folder.js';
import { cpuTime } from '../support/cpu-time.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { cli } from '../support/run-cli.js';
import { runProgram } from '../support/run-program.js';

const GOOD =
  '---\nname: good\ndescription: A good skill that does good things.\nversion: 1.0.0\n---\n# Good\n';

/** A repository with a good skill and a bad one, `bad`, which must not affect it. */
const withSkill = (text: string | Buffer) => {
  const root = aFolder({ 'skills/good/SKILL.md': GOOD });
  fs.mkdirSync(path.join(root, 'skills/bad'));
  fs.writeFileSync(path.join(root, 'skills/bad/SKILL.md'), text);
  return root;
};

async function register(text: string | Buffer) {
  const root = withSkill(text);
  const before = cpuTime();
  const run = await cli(['register', '--json', '--root', root], { env: { CI: '1' } });
  const milliseconds = cpuTime() - before;
  const report = run.json();
  expectValidReport(report);
  const good = report.skills.find(({ name }) => name === 'good');
  const bad = report.skills.find(({ path: at }) => at === 'skills/bad');
  const rules = report.diagnostics
    .filter(({ file }) => file === 'skills/bad/SKILL.md')
    .map(({ rule }) => rule);
  const manifest = JSON.parse(fs.readFileSync(path.join(root, 'skills/manifest.json'), 'utf8'));
  expect(good?.status, 'the other skill').toBe('registered');
  expect(milliseconds).toBeLessThan(1000);
  return { root, run, report, bad, rules, manifest };
}

// Code that loads on demand does not count towards the cost of an input.
beforeAll(async () => {
  const root = makeFolder({ 'skills/bad/SKILL.md': '---\nname: [\n---\n' });
  await cli(['register', '--json', '--root', root], { env: { CI: '1' } });
  removeFolder(root);
});

describe('executable frontmatter', () => {
  it.each([
    'js',
    'JS',
    'javascript',
    ' js',
    'json',
    'coffee',
    'toml',
    'ts',
    'yml',
    'constructor',
    '__proto__',
  ])('rejects frontmatter if the fence names "%s"', async (language) => {
    const marker = path.join(aFolder(), 'executed');
    const code = `require('fs').writeFileSync(${JSON.stringify(marker)}, ''); module.exports = { name: 'bad' }`;
    const { rules, bad } = await register(`---${language}\n${code}\n---\n`);
    expect(fs.existsSync(marker)).toBe(false);
    expect(rules).toEqual(['frontmatter-language']);
    expect(bad?.status).toBe('invalid');
  });

  it.each([
    '!!js/function "function () { throw 1 }"',
    '!!js/regexp /x/',
    '!!js/undefined ""',
    '!!python/object/apply:os.system ["id"]',
    '!!binary "AAAA"',
    '!<tag:yaml.org,2002:js/function> "x"',
    '!custom x',
  ])('rejects the YAML tag of %s', async (value) => {
    const { rules, bad } = await register(`---\nname: bad\ndescription: ${value}\nversion: 1.0.0\n---\n`);
    expect(rules).toEqual(['yaml-syntax']);
    expect(bad?.status).toBe('invalid');
  });

  it.each([
    '__proto__:\n  polluted: yes',
    'constructor:\n  prototype:\n    polluted: yes',
    '"__proto__": { "polluted": true }',
    '<<: { __proto__: { polluted: 1 } }',
  ])('%j cannot change a prototype', async (field) => {
    const { report } = await register(
      `---\nname: bad\ndescription: A skill with an odd key.\n${field}\n---\n`,
    );
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(report.summary.discovered).toBe(2);
  });
});

describe('oversized frontmatter', () => {
  const levels = (count: number) =>
    Array.from(
      { length: count },
      (_, n) =>
        `a${n}: &a${n} [${
          n === 0
            ? 'x'
            : Array(9)
                .fill(`*a${n - 1}`)
                .join(', ')
        }]`,
    );
  it.each([
    ['an alias bomb of lists', ['a0: &a0 [x, x, x]', ...levels(9).slice(1)].join('\n')],
    [
      'an alias bomb of mappings',
      Array.from({ length: 30 }, (_, n) =>
        n === 0 ? 'b0: &b0 { x: 1 }' : `b${n}: &b${n} { l: *b${n - 1}, r: *b${n - 1} }`,
      ).join('\n'),
    ],
    ['an alias that contains itself', 'tags: &t [*t]'],
    ['10,000 levels of lists', `tags: ${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['10,000 levels of mappings', `metadata: ${'{a: '.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['300 levels by indentation', Array.from({ length: 300 }, (_, n) => `${' '.repeat(n)}a:`).join('\n')],
    ['100,000 keys', Array.from({ length: 100_000 }, (_, n) => `k${n}: 1`).join('\n')],
    ['100,000 items', `tags: [${'a,'.repeat(100_000)}]`],
    ['a scalar of 900 kB', `description: ${'x'.repeat(900_000)}`],
    ['5,000 anchors', Array.from({ length: 5000 }, (_, n) => `- &a${n} x`).join('\n')],
    ['60,000 quotes', `description: ${'"'.repeat(60_000)}`],
    ['30,000 dashes', '- '.repeat(30_000)],
    ['30,000 question marks', '? '.repeat(30_000)],
    ['brackets that never close', `tags: ${'[{'.repeat(30_000)}`],
  ])('rejects frontmatter with %s', async (_, yaml) => {
    const { bad, manifest } = await register(`---\nname: bad\ndescription: A skill.\n${yaml}\n---\n`);
    expect(bad?.status).toBe('invalid');
    expect(JSON.stringify(manifest).length).toBeLessThan(5000);
  });

  const many = (count: number, item: string) => `[${Array(count).fill(item).join(', ')}]`;
  it.each([
    ['7,000 unknown keys', Array.from({ length: 7000 }, (_, n) => `k${n}: 1`).join('\n'), 'unknown-field'],
    ['4,000 references that leave the skill', `references: ${many(4000, '"../../../x"')}`, 'path-outside'],
    ['6,000 toolsets', `toolsets: ${many(6000, '"x:Y"')}`, 'toolset-missing'],
    ['9,000 scripts', `scripts: ${many(9000, 'x')}`, 'script-missing'],
    ['6,000 patterns that hang', `triggers: { patterns: ${many(6000, '"(a+)+"')} }`, 'pattern-backtracking'],
    [
      '2,000 patterns that are dear to judge',
      `triggers: { patterns: ${many(2000, '"(.*b){3}(x|y|[0-9])*"')} }`,
      'pattern-backtracking',
    ],
    [
      'one pattern of 60,000 characters',
      `triggers: { patterns: ["${'(a|b)'.repeat(12_000)}"] }`,
      'pattern-backtracking',
    ],
    [
      '5,000 merges of one alias',
      `base: &base {x: 1}\nmetadata:\n${'  <<: *base\n'.repeat(5000)}`,
      'unknown-field',
    ],
  ])('reports %s in a short message', async (_, yaml, rule) => {
    const { rules, run } = await register(`---\nname: bad\ndescription: A skill.\n${yaml}\n---\n`);
    expect(rules).toContain(rule);
    expect(rules.length).toBeLessThan(200);
    expect(run.stdout.length).toBeLessThan(150_000);
  });

  it('never takes more than 200 MB beyond an ordinary run', async () => {
    const plain = await runProgram(['register', '--json'], { cwd: withSkill(GOOD.replace('good', 'bad')) });
    const bomb = ['a0: &a0 [x, x, x]', ...levels(9).slice(1)].join('\n');
    const bombed = await runProgram(['register', '--json'], {
      cwd: withSkill(`---\nname: bad\n${bomb}\n---\n`),
    });
    expect(bombed.code).toBe(1);
    expect(bombed.peakMegabytes).toBeLessThan(plain.peakMegabytes + 200);
    expect(bombed.cpuMilliseconds).toBeLessThan(plain.cpuMilliseconds + 1000);
  });
});

describe('misleading text', () => {
  it('rejects a NUL byte', async () => {
    const { rules, bad } = await register('---\nname: bad\ndescription: A\0B skill.\n---\n');
    expect(rules).toEqual(['file-encoding']);
    expect(bad?.status).toBe('invalid');
  });

  it.each([
    [
      'a lone surrogate in UTF-8 bytes',
      Buffer.concat([
        Buffer.from('---\nname: bad\ndescription: A'),
        Buffer.from([0xed, 0xa0, 0x80]),
        Buffer.from(' skill\n---\n'),
      ]),
    ],
    [
      'bytes that are not UTF-8',
      Buffer.concat([
        Buffer.from('---\nname: bad\ndescription: A'),
        Buffer.from([0xff, 0xfe, 0xc0, 0x80]),
        Buffer.from(' skill\n---\n'),
      ]),
    ],
    ['UTF-16', Buffer.from('\ufeff---\nname: bad\ndescription: A skill.\n---\n', 'utf16le')],
  ])('rejects %s', async (_, bytes) => {
    const { rules } = await register(bytes);
    expect(rules).toEqual(['file-encoding']);
  });

  it.each([
    ['a surrogate half written as an escape', '"A \\ud800 skill that does things."'],
    ['a NUL written as an escape', '"A \\0 skill that does things."'],
    ['a bidirectional control written as an escape', '"A \\u202e skill that does things."'],
    ['a bidirectional control', 'A \u202e skill that does things.'],
    ['an invisible character', 'A \u200b skill that does things.'],
    [
      'tag characters that spell a hidden command',
      `A skill${[...'do evil'].map((c) => String.fromCodePoint(0xe0000 + c.charCodeAt(0))).join('')} that does things.`,
    ],
  ])('reports in the description %s', async (_, description) => {
    const { rules, root } = await register(
      `---\nname: bad\ndescription: ${description}\nversion: 1.0.0\n---\n`,
    );
    expect(rules).toContain('hidden-metadata');
    // Whatever was registered can be read by every consumer.
    expect(() =>
      new TextDecoder('utf-8', { fatal: true }).decode(
        fs.readFileSync(path.join(root, 'skills/manifest.json')),
      ),
    ).not.toThrow();
  });

  it('reports hidden characters in the name', async () => {
    const { rules, bad } = await register(
      '---\nname: "b\\u202ead"\ndescription: A skill that does things.\n---\n',
    );
    expect(rules).toContain('hidden-metadata');
    expect(rules).toContain('name-format');
    expect(bad?.status).toBe('invalid');
  });
});

describe('patterns that backtrack', () => {
  it('reports patterns that backtrack, without hanging', async () => {
    const patterns = ['(a+)+$', '(x|x)*y', '('];
    const { rules, bad } = await register(
      `---\nname: bad\ndescription: A skill that matches.\nversion: 1.0.0\ntriggers:\n  patterns: ${JSON.stringify(patterns)}\n---\n`,
    );
    expect(rules.filter((rule) => rule.startsWith('pattern-'))).toEqual([
      'pattern-backtracking',
      'pattern-backtracking',
      'pattern-syntax',
    ]);
    expect(bad?.status).toBe('invalid');
  });
});
