import { isUsablePhrase, phraseIdOf } from './parts.js';
import type { SkillWords } from './skill-words.js';
import type { Stem, StemReader } from './words.js';

/** Where a phrase comes from, the strongest claim first. */
const PHRASE_KINDS = ['name', 'declared', 'quoted'] as const;
export type PhraseKind = (typeof PHRASE_KINDS)[number];

/** A skill's claim to a phrase. */
export interface PhraseClaim {
  /** Index of the skill. */
  readonly skill: number;
  readonly kind: PhraseKind;
  /** The author declares it, even if it is also a name. */
  readonly isDeclared: boolean;
  /** As written. */
  readonly text: string;
  /** Position among what the skill declares or quotes. */
  readonly order: number;
}

/** A phrase, the skills that claim it, and its owner. */
export interface ClaimedPhrase {
  readonly id: string;
  readonly stems: readonly Stem[];
  readonly claims: readonly PhraseClaim[];
  /** `null` if two skills quote it and neither is closer. */
  readonly owner: PhraseClaim | null;
  /** The skill that has the phrase through a manual key without claiming it. */
  readonly takenBy: string | null;
}

export interface ClaimOptions {
  readonly reader: StemReader;
  /** Whether a skill's name is a distinctive phrase. */
  readonly isTelling: (name: string) => boolean;
  /** Fixed owners by phrase. */
  readonly taken: ReadonlyMap<string, string>;
}

/** Collects the phrases of all skills, and decides who owns each: name, then declared, then quoted, then closest name. */
export function claimPhrases(skills: readonly SkillWords[], options: ClaimOptions): readonly ClaimedPhrase[] {
  const claims = new Map<string, PhraseClaim[]>();
  for (const [index, { skill, quotes }] of skills.entries()) {
    const add = (kind: PhraseKind, text: string, order: number) =>
      addClaim(claims, { skill: index, kind, isDeclared: kind === 'declared', text, order });
    if (options.isTelling(skill.name)) add('name', skill.name, 0);
    for (const [order, text] of skill.phrases.entries()) add('declared', text, order);
    for (const [order, text] of quotes.entries()) add('quoted', text, order);
  }
  return [...claims].map(([id, claimants]) => {
    const stems = options.reader.read(id);
    const settled = options.taken.get(id);
    if (settled === undefined)
      return { id, stems, claims: claimants, owner: ownerOf(claimants, stems, skills), takenBy: null };
    const owner = claimants.find(({ skill }) => skills[skill]!.skill.name === settled) ?? null;
    return { id, stems, claims: claimants, owner, takenBy: owner === null ? settled : null };
  });
}

function addClaim(claims: Map<string, PhraseClaim[]>, claim: PhraseClaim): void {
  if (!isUsablePhrase(claim.text)) return;
  const id = phraseIdOf(claim.text);
  const known = claims.get(id);
  // A skill's claims are consecutive, the strongest first.
  const own = known?.at(-1)?.skill === claim.skill ? known.at(-1)! : null;
  if (known === undefined) claims.set(id, [claim]);
  else if (own === null) known.push(claim);
  else if (claim.isDeclared && !own.isDeclared) known[known.length - 1] = { ...claim, kind: own.kind };
}

function ownerOf(
  claims: readonly PhraseClaim[],
  stems: readonly Stem[],
  skills: readonly SkillWords[],
): PhraseClaim | null {
  if (claims.length === 1) return claims[0]!;
  const kind = PHRASE_KINDS.find((candidate) => claims.some((claim) => claim.kind === candidate));
  const strongest = claims.filter((claim) => claim.kind === kind);
  const overlapOf = ({ skill }: PhraseClaim) =>
    stems.filter((stem) => skills[skill]!.nameStems.includes(stem)).length;
  const overlaps = strongest.map(overlapOf);
  const most = Math.max(...overlaps);
  const closest = strongest.filter((_, index) => overlaps[index] === most);
  return closest.length === 1 || kind !== 'quoted' ? closest[0]! : null;
}
