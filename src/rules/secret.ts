import { anyWord } from './content-words.js';
import { defineRule, type Problem } from './rule.js';

/** Provider-specific formats: a match is a credential or a fake one. */
const FORMATS: readonly (readonly [provider: string, prefix: string, rest: string])[] = [
  ['an AWS access key', 'AKIA', '[A-Z2-7]{16}'],
  ['a GitHub token', 'gh[pousr]_', '[A-Za-z0-9]{36}'],
  ['a GitHub token', 'github_pat_', '[A-Za-z0-9]{22}_[A-Za-z0-9]{59}'],
  ['a GitLab token', 'glpat-', '[A-Za-z0-9_-]{20,}'],
  ['a Slack token', 'xox[abprs]-', '[0-9]{8,}-[A-Za-z0-9-]{20,}'],
  ['an Anthropic key', 'sk-ant-', '(?:api|admin|oat)[0-9]{2}-[A-Za-z0-9_-]{80,}'],
  ['an OpenAI key', 'sk-(?:proj|svcacct)-', '[A-Za-z0-9_-]{40,}'],
  ['a Google API key', 'AIza', '[A-Za-z0-9_-]{35}'],
  ['a Stripe live key', '[sr]k_live_', '[A-Za-z0-9]{24,}'],
  ['an npm token', 'npm_', '[A-Za-z0-9]{36}'],
  ['a PyPI token', 'pypi-', 'AgEIcHlwaS5vcmc[A-Za-z0-9_-]{50,}'],
];

const TOKEN = new RegExp(
  `(?<![A-Za-z0-9_-])(?:${FORMATS.map(([, prefix, rest]) => `(${prefix}${rest})`).join('|')})(?![A-Za-z0-9_])`,
  'g',
);
const ANY_PREFIX = anyWord(
  FORMATS.map(([, prefix]) => prefix),
  '_kz-',
);
const KEY_MARK = 'PRIVATE KEY';
const PRIVATE_KEY = new RegExp(
  String.raw`-----BEGIN (?:[A-Z]+ )?${KEY_MARK}(?: BLOCK)?-----\s*(?:[A-Za-z-]{1,40}: [^\n]{0,200}\n){0,8}\s*([A-Za-z0-9+/=]{40,})`,
  'g',
);
const PLACEHOLDER =
  /example|placeholder|sample|dummy|fake|your|test|redacted|secret|token|x{4,}|0{5,}|(.)\1{4,}/i;
const MAX_DISTINCT_IN_FAKES = 12;
const SEQUENCES = '0123456789 abcdefghijklmnopqrstuvwxyz qwertyuiop';

// Assembled here, so that secret scanners do not report this file.
const BODY = 'Zk3Qw9LmT7vRx2Bn8Hs5Jd4Gf6Yc1Pa0Ue3Ko7';
const KEY_START = ['-----BEGIN', 'OPENSSH PRIVATE KEY-----'].join(' ');
const PGP_START = ['-----BEGIN', 'PGP PRIVATE KEY BLOCK-----'].join(' ');
const KEY = 'b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2gt';
const found = (what: string, secret: string) => ({
  body: `export KEY=«${secret}»`,
  message: `This looks like ${what}. Everyone who can read the skill can use it.`,
});

export default defineRule({
  id: 'secret',
  severity: 'error',
  kind: 'SECURITY_ERROR',
  summary: 'A skill contains no credentials and no private keys.',
  why: 'Everyone who can read the skill, or the history of the repository, can use them.',
  unless:
    'the text is a documented example that opens nothing: write it so that it cannot be taken for a real one, or suppress the line with a reason',
  bad: [
    {
      ...found('a GitHub token', ['ghp', BODY.slice(0, 36)].join('_')),
      shown: 'export GITHUB_TOKEN=ghp_…   (36 characters)',
    },
    found('a GitHub token', `github_pat_${BODY.slice(0, 22)}_${(BODY + BODY).slice(0, 59)}`),
    found('an AWS access key', `AKIA${'QY7LMZ2RWXT4VBNC'}`),
    found('a GitLab token', `glpat-${BODY.slice(0, 20)}`),
    found('a Slack token', `xoxb-${'2938471650'}-${BODY.slice(0, 24)}`),
    found('an Anthropic key', `sk-ant-api03-${(BODY + BODY + BODY).slice(0, 95)}`),
    found('an OpenAI key', `sk-proj-${(BODY + BODY).slice(0, 48)}`),
    found('a Google API key', `AIza${BODY.slice(0, 35)}`),
    found('a Stripe live key', `sk_live_${BODY.slice(0, 24)}`),
    found('an npm token', `npm_${BODY.slice(0, 36)}`),
    found('a PyPI token', `pypi-AgEIcHlwaS5vcmc${(BODY + BODY).slice(0, 60)}`),
    `«${KEY_START}»\n${KEY}\n`,
    `«${PGP_START}»\n\nlQOYBGRlZmF1bHQBCADJ0ZkYvN2x1c3Rlci1rZXlz\n`,
    `«${PGP_START}»\nVersion: GnuPG v2\n\nlQOYBGRlZmF1bHQBCADJ0ZkYvN2x1c3Rlci1rZXlz\n`,
  ],
  good: [
    'export GITHUB_TOKEN="$(gh auth token)"',
    'AKIAIOSFODNN7EXAMPLE',
    `ghp_${'x'.repeat(36)}`,
    `ghp_${'abcdefghijklmnopqrstuvwxyz0123456789'}`,
    `ghp_${'tyuiop'}${BODY.slice(0, 30)}`,
    `ghp_${'aB3'.repeat(12)}`,
    'ghp_...',
    `AIzaSy${'A1B2C3D4E5F6G7H8I9J0K1L2M3N4O5P6Q'}`,
    `sk_live_${'1234567890abcdef1234567890'}`,
    `sk-ant-api03-${'your-key-here-'.repeat(8)}`,
    `AIzaSy${'X'.repeat(33)}`,
    `${KEY_START}\n...\n`,
    `${KEY_START}\n${'A'.repeat(64)}\n`,
    `${KEY_START}\n${'aB3+'.repeat(12)}\n`,
    `my_npm_${BODY.slice(0, 36)}`,
  ],
  check: ({ text }, report) => reportSecrets(text, report),
});

/** Reports the secrets in a skill or a script. A finding never contains the secret. */
export function reportSecrets(text: string, report: (problem: Problem) => void): void {
  const add = (what: string, start: number, end: number) =>
    report({
      at: { start, end },
      about: [what],
      message: `This looks like ${what}. Everyone who can read the skill can use it.`,
      fix: 'Revoke it, remove it (also from the history), and read it from the environment.',
    });
  for (const match of ANY_PREFIX.test(text) ? text.matchAll(TOKEN) : []) {
    if (isMadeUp(match[0])) continue;
    const [provider] = FORMATS[match.slice(1).findIndex((group) => group !== undefined)]!;
    add(provider, match.index, match.index + match[0].length);
  }
  for (const match of text.includes(KEY_MARK) ? text.matchAll(PRIVATE_KEY) : []) {
    if (new Set(match[1]).size < MAX_DISTINCT_IN_FAKES) continue;
    add('a private key', match.index, match.index + match[0].indexOf('-----', 5) + 5);
  }
}

/** Documentation contains fake tokens: with words in them, or repeated or sequential characters. */
function isMadeUp(secret: string): boolean {
  const lower = secret.toLowerCase();
  if (PLACEHOLDER.test(lower) || new Set(lower).size < MAX_DISTINCT_IN_FAKES) return true;
  // `a1b2c3d4e5f6` has the sequences apart.
  const texts = [lower, lower.replace(/[^a-z]/g, ''), lower.replace(/\D/g, '')];
  for (let at = 0; at + 6 <= SEQUENCES.length; at++) {
    const run = SEQUENCES.slice(at, at + 6);
    if (!run.includes(' ') && texts.some((text) => text.includes(run))) return true;
  }
  return false;
}
