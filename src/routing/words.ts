/**
 * Words that say nothing about what a request is for. They are fixed within a major version, like the stems and
 * the table of shares: keys that were generated before are recognised by generating them again.
 */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about above across actually after again against ago all almost along already also although always am among an and
  another any anybody anyone anything anyway are aren around as ask asked asking asks at away back be became because
  become been before behind being below best better between both but by bye came can cannot come comes coming could
  couldn did didn do does doesn doing don done down during each either else enough etc even ever every everybody everyone
  everything few find first for from full gave get gets getting give given gives giving go goes going gone gonna good
  got gotta great had hadn has hasn have haven having he hello help helps her here hers herself hey hi him himself his how
  however if important in instead into is isn it its itself just keep kind knew know known last least less let lets like
  ll look looking looks lot made make makes making many may maybe me mean means mentions might mine more most much must my
  myself need needed needing needs neither never new next no nobody none nor not nothing now of off often oh ok okay on
  once one ones only onto or other others our ours ourselves out over own perhaps please put quite rather re really right
  said same saw say saying says see seem seems seen set shall she should shouldn show since skill skills so some somebody
  somehow someone something sometimes still such sure take taken takes taking tell than thank thanks that the their theirs
  them themselves then there these they thing things think this those though through thus to together told too took toward
  tried tries trigger triggered triggers try trying two under until up upon us use used useful user users uses using ve very
  via wanna want wanted wanting wants was wasn way we well went were weren what whatever when whenever where whether which
  while who whole whom whose why will with within without won would wouldn yes yet you your yours yourself`.split(/\s+/),
);

/** Lower-case words in their order; hyphens, underscores and slashes separate, dots inside a word do not. */
export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z0-9]+(?:\.[a-z0-9]+)*[+#]*/g) ?? [];
}

export function isContentWord(word: string): boolean {
  return word.length > 1 && !STOP_WORDS.has(word) && !/^[\d.]+$/.test(word);
}

/** A suffix, how many letters must remain before it, and what takes its place. */
type SuffixRule = readonly [suffix: string, rest: number, ending?: string];

const PLURALS: readonly SuffixRule[] = [
  ['ies', 2, 'y'],
  ['sses', 1, 'ss'],
  ['shes', 1, 'sh'],
  ['ches', 1, 'ch'],
  ['xes', 2, 'x'],
  ['ss', 1, 'ss'],
  ['us', 1, 'us'],
  ['pis', 1, 'pi'],
  ['is', 1, 'is'],
  ['s', 3],
];

const INFLECTIONS: readonly SuffixRule[] = [
  ['ing', 3],
  ['eed', 1, 'eed'],
  ['ed', 3],
];

const DERIVATIONS: readonly SuffixRule[] = [
  ['ysis', 4, 'yz'],
  ['yse', 4, 'yz'],
  ['uration', 5],
  ['ization', 3, 'iz'],
  ['isation', 3, 'iz'],
  ['ability', 4],
  ['ibility', 4],
  ['ation', 4],
  ['ator', 4],
  ['ate', 4],
  ['at', 4],
  ['sion', 3, 's'],
  ['tion', 3, 't'],
  ['able', 4],
  ['ible', 4],
  ['ance', 6],
  ['ant', 6],
  ['ment', 6],
  ['ure', 6],
  ['ur', 6],
  ['ive', 6],
  ['ally', 4],
  ['ly', 4],
  ['ity', 5],
  ['er', 4],
  ['or', 4],
];

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['broke', 'break'],
  ['broken', 'break'],
  ['built', 'build'],
  ['ran', 'run'],
  ['sent', 'send'],
  ['written', 'write'],
  ['wrote', 'write'],
]);

/** Longer ones are no words of a language. */
const LONGEST_STEMMED = 30;

/** What the forms of an English word have in common: `migrations`, `migrate` and `migrating` are all `migr`. */
export function stemOf(word: string): string {
  if (word.length < 3 || word.length > LONGEST_STEMMED || !/^[a-z]+$/.test(word)) return word;
  const singular = withoutSuffix(IRREGULAR.get(word) ?? word, PLURALS);
  const plain = withoutSuffix(singular, INFLECTIONS);
  const inflected = plain !== singular && /[aeiouy]/.test(plain) ? withoutDoubleEnd(plain) : singular;
  const base = withoutSuffix(inflected, DERIVATIONS);
  const stem = base === inflected ? base : withoutDoubleEnd(base);
  if (stem.length < 4) return stem;
  if (/[^aeiou]y$/.test(stem)) return `${stem.slice(0, -1)}i`;
  const end = stem.endsWith('e') ? stem.slice(0, -1) : stem;
  return end.length > 5 && end.endsWith('is') ? `${end.slice(0, -1)}z` : end;
}

function withoutSuffix(word: string, rules: readonly SuffixRule[]): string {
  for (const [suffix, rest, ending = ''] of rules) {
    if (word.length - suffix.length >= rest && word.endsWith(suffix))
      return word.slice(0, word.length - suffix.length) + ending;
  }
  return word;
}

/** `planning` is about a `plan`; but `testless` ends in what belongs to it. */
function withoutDoubleEnd(stem: string): string {
  const last = stem.at(-1)!;
  return last === stem.at(-2) && 'bdfgmnprt'.includes(last) ? stem.slice(0, -1) : stem;
}
