import type { Finding } from './finding.js';

/** More than anybody mends before running again. */
const MOST_OF_A_RULE = 50;

/** The first findings of every rule; a file made to break one ten thousand times must not fill the report. */
export function limitFindings(findings: readonly Finding[]): readonly Finding[] {
  if (findings.length <= MOST_OF_A_RULE) return findings;
  const counts = new Map<string, number>();
  for (const { rule } of findings) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const seen = new Map<string, number>();
  return findings.flatMap((finding) => {
    const number = (seen.get(finding.rule) ?? 0) + 1;
    seen.set(finding.rule, number);
    if (number > MOST_OF_A_RULE) return [];
    const more = counts.get(finding.rule)! - number;
    if (number < MOST_OF_A_RULE || more === 0) return [finding];
    return [{ ...finding, message: `${finding.message} There are ${more} more of these in this file.` }];
  });
}
