import { contentStems, type SkillWords } from './lexical-index.js';
import { shareOf } from './shares.js';
import { stemOf, wordsOf } from './words.js';
import { namePart, phrasePart, wholeRequestPart, wordPart } from './parts.js';

export type PhraseKind = 'name' | 'declared' | 'quoted';

export type Tier = 0 | 1 | 2 | 3 | 4;

export interface Route { readonly key: string; readonly skill: string; }

interface Claim { readonly skill: number; readonly kind: number; readonly text: string; readonly order: number }
interface Phrase { readonly id: string; readonly words: readonly string[]; readonly text: string; readonly owner: number; readonly kind: number; readonly order: number; tier: number; level: number }

export const M = { minNames: 5, broad: 0.03, strongP: 0.9, strongMax: 8, bgw: 10, declP: 0.5 };

export function phraseId(text: string): string {
  return text.toLowerCase().replace(/[\s_-]+/g, ' ').trim();
}

export function generate(skills: readonly SkillWords[]): { routes: Route[]; shared: { phrase: string; skills: string[] }[]; conflicts: any[]; broad: any[] } {
  const totals = new Map<string, number>();
  for (const { weights } of skills) for (const [stem, w] of weights) totals.set(stem, (totals.get(stem) ?? 0) + w / (w + 1.2));
  const strength = (skill: number, stem: string) => {
    const w = skills[skill]!.weights.get(stem) ?? 0;
    return w === 0 ? 0 : w / (w + 1.2) / (totals.get(stem)! + M.bgw * shareOf(stem));
  };
  const claims = new Map<string, Claim[]>();
  const add = (text: string, claim: Claim) => {
    const id = phraseId(text);
    if (id === '') return;
    const list = claims.get(id) ?? [];
    if (list.length === 0) claims.set(id, list);
    if (!list.some((c) => c.skill === claim.skill)) list.push(claim);
  };
  const hasNames = skills.length >= M.minNames;
  for (const [i, { skill, quotes }] of skills.entries()) {
    let order = 0;
    if (hasNames && isTellingName(skill.name)) add(skill.name, { skill: i, kind: 0, text: skill.name, order: 0 });
    for (const p of skill.phrases) add(p, { skill: i, kind: 1, text: p, order: ++order });
    for (const p of quotes) add(p, { skill: i, kind: 2, text: p, order: ++order });
  }
  const phrases = new Map<string, Phrase>();
  const shared: { phrase: string; skills: string[] }[] = [];
  const conflicts: any[] = [];
  const broad: any[] = [];
  for (const [id, list] of claims) {
    const kind = Math.min(...list.map((c) => c.kind));
    const words = wordsOf(id);
    const stems = contentStems(id);
    const best = list.filter((c) => c.kind === kind);
    const overlap = (c: Claim) => stems.filter((s) => skills[c.skill]!.nameStems.has(s)).length;
    let winners = best;
    if (best.length > 1) {
      const most = Math.max(...best.map(overlap));
      winners = best.filter((c) => overlap(c) === most);
    }
    if (winners.length > 1 && kind === 2) { shared.push({ phrase: id, skills: winners.map((c) => skills[c.skill]!.skill.name) }); continue; }
    const w = winners[0]!;
    if (list.length > 1 && kind === 1) conflicts.push({ phrase: id, owner: w.skill, list });
    const single = words.length <= 1;
    let tier = kind === 0 ? 1 : kind === 2 ? 1 : single ? 3 : 0;
    if (kind === 2 && stems.length <= 1 && (stems.length === 0 || shareOf(stems[0]!) > M.broad)) tier = 4;
    if (kind === 1 && single && (stems.length === 0 || strength(w.skill, stems[0]!) < M.declP)) tier = 4;
    if (tier === 4) broad.push({ phrase: id, skill: skills[w.skill]!.skill.name });
    phrases.set(id, { id, words, text: w.text, owner: w.skill, kind, order: w.order, tier, level: 0 });
  }
  orderByContainment(phrases);
  const keys = new Map<string, { tier: number; level: number; skill: number; parts: [number, string][] }>();
  const put = (tier: number, level: number, skill: number, order: number, part: string) => {
    const id = `${tier} ${level} ${skill}`;
    const key = keys.get(id) ?? { tier, level, skill, parts: [] };
    if (key.parts.length === 0) keys.set(id, key);
    key.parts.push([order, part]);
  };
  for (const p of phrases.values()) {
    const part = p.tier === 4 ? wholeRequestPart(p.text) : p.kind === 0 ? namePart(p.text) : phrasePart(p.text, p.kind === 1);
    put(p.tier, p.level, p.owner, p.kind === 1 ? p.order : 1000 - p.text.length, part);
  }
  if (hasNames)
    for (const [i, s] of skills.entries()) {
      const strong = [...s.weights.keys()]
        .filter((stem) => stem.length >= 3)
        .map((stem) => [stem, strength(i, stem)] as const)
        .filter(([, p]) => p >= M.strongP)
        .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
        .slice(0, M.strongMax);
      if (strong.length === 0) continue;
      const surface = surfaceForms(s);
      for (const [stem] of strong) put(2, 0, i, 1000 - stem.length, wordPart(stem, surface.get(stem) ?? stem));
    }
  const routes = [...keys.values()]
    .sort((a, b) => a.tier - b.tier || a.level - b.level || (skills[a.skill]!.skill.name < skills[b.skill]!.skill.name ? -1 : 1))
    .map(({ skill, parts }) => ({
      key: [...new Set(parts.sort((a, b) => a[0] - b[0] || (a[1] < b[1] ? -1 : 1)).map(([, part]) => part))].join('|'),
      skill: skills[skill]!.skill.name,
    }));
  return { routes, shared, conflicts, broad };
}

function surfaceForms(s: SkillWords): Map<string, string> {
  const forms = new Map<string, string>();
  for (const text of [s.skill.name, ...s.skill.phrases, s.skill.description])
    for (const word of wordsOf(text)) {
      const stem = stemOf(word);
      const known = forms.get(stem);
      if (known === undefined || word.length < known.length) forms.set(stem, word);
    }
  return forms;
}

function isTellingName(name: string): boolean {
  const words = wordsOf(name);
  if (words.length > 1) return true;
  const stems = contentStems(name);
  return stems.length === 1 && shareOf(stems[0]!) <= M.broad;
}

function orderByContainment(phrases: Map<string, Phrase>): void {
  const containers = [...phrases.values()].filter((p) => p.tier < 2).sort((a, b) => b.words.length - a.words.length || (a.id < b.id ? -1 : 1));
  const byWords = new Map<string, Phrase>();
  for (const p of phrases.values()) if (p.tier < 2) byWords.set(p.words.join(' '), p);
  for (const outer of containers) {
    for (let from = 0; from < outer.words.length; from++)
      for (let to = from + 1; to <= outer.words.length; to++) {
        if (to - from === outer.words.length) continue;
        const inner = byWords.get(outer.words.slice(from, to).join(' '));
        if (inner === undefined || inner === outer || inner.owner === outer.owner) continue;
        if (inner.tier < outer.tier) { inner.tier = outer.tier; inner.level = outer.level + 1; }
        else if (inner.tier === outer.tier) inner.level = Math.max(inner.level, outer.level + 1);
      }
  }
}
