import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { FindingOf } from '../text/finding.js';
import { isRange, isSpan } from '../text/span.js';

/** What makes a finding the same one in another run: neither its wording nor its line. */
export type Identity = Pick<FindingOf, 'rule' | 'file' | 'skill'> & {
  /** A field, the target of a link, names: whatever the finding is about. */
  readonly subject: readonly string[];
};

/** `pointed` is the text that the finding points to. */
export function identityOf(finding: FindingOf, pointed: string): Identity {
  const { rule, file, skill } = finding;
  return { rule, file, ...(skill !== undefined && { skill }), subject: subjectOf(finding, pointed) };
}

/** Whether the text that a finding points to is part of its identity. */
export function isAboutText({ at, about }: FindingOf): boolean {
  if (about !== undefined || isSpan(at)) return false;
  return isRange(at) || at.field.some((segment) => typeof segment === 'number');
}

/** The path of a field has no list indexes, which move; an element of a list is its text. */
function subjectOf(finding: FindingOf, pointed: string): readonly string[] {
  const { at, about } = finding;
  if (about !== undefined) return about;
  const text = isAboutText(finding) ? [pointed.trim()].filter((part) => part !== '') : [];
  if (isSpan(at) || isRange(at)) return text;
  const path = at.field.map((segment) => (typeof segment === 'number' ? '*' : segment)).join('.');
  return [path, ...(at.item === undefined ? [] : [at.item]), ...text];
}

export function identityKey({ rule, file, skill = '', subject }: Identity): string {
  return JSON.stringify([rule, file, skill, ...subject]);
}

/** The keys of findings in the order of their positions; those with the same identity are numbered. */
export function numberIdentities(identities: readonly Identity[]): readonly string[] {
  const seen = new Map<string, number>();
  return identities.map((identity) => {
    const key = identityKey(identity);
    const ordinal = (seen.get(key) ?? 0) + 1;
    seen.set(key, ordinal);
    return `${key} ${ordinal}`;
  });
}

/** The one fingerprint of a finding, for whatever compares runs: SARIF, GitLab, the JSON report. */
export function fingerprintOf(numberedKey: string): string {
  return bytesToHex(sha256(utf8ToBytes(numberedKey))).slice(0, 32);
}
