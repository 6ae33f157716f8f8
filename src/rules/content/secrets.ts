import type { ContentFinding } from './inspect-content.js';

/** Formats that belong to one provider each: a match is a credential or a made-up one, nothing else. */
const FORMATS: readonly (readonly [provider: string, source: string])[] = [
  ['an AWS access key', 'AKIA[A-Z2-7]{16}'],
  ['a GitHub token', 'gh[pousr]_[A-Za-z0-9]{36}'],
  ['a GitHub token', 'github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}'],
  ['a GitLab token', 'glpat-[A-Za-z0-9_-]{20,}'],
  ['a Slack token', 'xox[abprs]-[0-9]{8,}-[A-Za-z0-9-]{20,}'],
  ['an Anthropic key', 'sk-ant-(?:api|admin|oat)[0-9]{2}-[A-Za-z0-9_-]{80,}'],
  ['an OpenAI key', 'sk-(?:proj|svcacct)-[A-Za-z0-9_-]{40,}'],
  ['a Google API key', 'AIza[A-Za-z0-9_-]{35}'],
  ['a Stripe live key', '[sr]k_live_[A-Za-z0-9]{24,}'],
  ['an npm token', 'npm_[A-Za-z0-9]{36}'],
  ['a PyPI token', 'pypi-AgEIcHlwaS5vcmc[A-Za-z0-9_-]{50,}'],
];

const TOKEN = new RegExp(
  `(?<![A-Za-z0-9_-])(?:${FORMATS.map(([, source]) => `(${source})`).join('|')})(?![A-Za-z0-9_])`,
  'g',
);
const PRIVATE_KEY =
  /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY(?: BLOCK)?-----\s*(?:[A-Za-z-]{1,40}: [^\n]{0,200}\n){0,8}\s*([A-Za-z0-9+/=]{40,})/g;
const PLACEHOLDER =
  /example|placeholder|sample|dummy|fake|your|test|redacted|secret|token|x{4,}|0{5,}|(.)\1{4,}/i;
const MOST_DISTINCT_IN_FAKES = 12;
const SEQUENCES = '0123456789 abcdefghijklmnopqrstuvwxyz qwertyuiop';

/** Finds credentials in their providers' own formats and private keys; the finding never holds the secret. */
export function findSecrets(text: string): ContentFinding[] {
  const findings: ContentFinding[] = [];
  for (const match of text.matchAll(TOKEN)) {
    if (isMadeUp(match[0])) continue;
    const format = FORMATS[match.slice(1).findIndex((group) => group !== undefined)]!;
    findings.push(describe(format[0], match.index, match.index + match[0].length));
  }
  for (const match of text.matchAll(PRIVATE_KEY)) {
    if (new Set(match[1]).size < MOST_DISTINCT_IN_FAKES) continue;
    findings.push(describe('a private key', match.index, match.index + match[0].indexOf('-----', 5) + 5));
  }
  return findings;
}

/** Documentation shows tokens too: with words in them, repeated or counted-up characters. */
function isMadeUp(secret: string): boolean {
  const lower = secret.toLowerCase();
  if (PLACEHOLDER.test(lower) || new Set(lower).size < MOST_DISTINCT_IN_FAKES) return true;
  for (let at = 0; at + 6 <= SEQUENCES.length; at++) {
    const run = SEQUENCES.slice(at, at + 6);
    if (!run.includes(' ') && lower.includes(run)) return true;
  }
  return false;
}

function describe(what: string, start: number, end: number): ContentFinding {
  return {
    rule: 'secret',
    start,
    end,
    message: `This looks like ${what}. Everyone who can read the skill can use it.`,
    fix: 'Revoke it, remove it (also from the history), and read it from the environment instead.',
  };
}
