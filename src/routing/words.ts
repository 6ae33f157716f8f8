import { stemmer } from 'stemmer';
import { WORD_CLASSES } from './word-shares.js';

/** Words that say nothing about what a request is for. */
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
  via wanna want wanted wanting wants was wasn way we went were weren what whatever when whenever where whether which
  while who whole whom whose why will with within without won would wouldn yes yet you your yours yourself`.split(
    /\s+/,
  ),
);

/** A word in Latin letters, or a run of letters of other scripts, which may have no blanks between words. */
const WORD_OR_RUN =
  /[a-z0-9\p{sc=Latin}]+(?:\.[a-z0-9\p{sc=Latin}]+)*[+#]*|(?:(?!\p{sc=Latin})[\p{L}\p{M}ー])+/gu;

/** The language is not known; the dictionaries for Chinese, Japanese and Thai do not depend on it. */
const SEGMENTER = new Intl.Segmenter('en', { granularity: 'word' });

/** Lowercase words in order; hyphens, underscores and slashes separate, dots inside a word do not. */
export function wordsOf(text: string): readonly string[] {
  const found = text.toLowerCase().match(WORD_OR_RUN) ?? [];
  return found.every(isLatinWord)
    ? found
    : found.flatMap((run) => (isLatinWord(run) ? run : segmentsOf(run)));
}

/** Whether a word or its stem is written in plain Latin letters and digits. */
export function isLatinWord(word: string): boolean {
  return /^[a-z0-9\p{sc=Latin}]/u.test(word);
}

function segmentsOf(run: string): readonly string[] {
  return [...SEGMENTER.segment(run)].map(({ segment }) => segment);
}

/**
 * Single letters and abbreviations of single letters such as `e.g` have no meaning here, and neither have words in
 * Hiragana only: nearly all are particles and endings.
 */
export function isContentWord(word: string): boolean {
  return !STOP_WORDS.has(word) && !/^(?:[a-z](?:\.[a-z])*|[\d.]+|\p{sc=Hiragana}+)$/u.test(word);
}

/** Anything longer is not an English word. */
const MAX_STEMMED_LENGTH = 30;

/** The common stem of the forms of an English word (Porter's algorithm): `migrations` and `migrating` are `migrat`. */
export function stemOf(word: string): string {
  return word.length > MAX_STEMMED_LENGTH || !/^[a-z]+$/.test(word) ? word : stemmer(word);
}

/** A word of a text, and its stem. */
export interface Stem {
  readonly word: string;
  readonly stem: string;
}

/** Splits texts into words and their stems; each word is stemmed once. */
export class StemReader {
  readonly #stems = new Map<string, string | null>();

  /** The significant words, in order. */
  read(text: string): readonly Stem[] {
    const stems: Stem[] = [];
    for (const word of wordsOf(text)) {
      let stem = this.#stems.get(word);
      if (stem === undefined) {
        stem = isContentWord(word) ? stemOf(word) : null;
        this.#stems.set(word, stem);
      }
      if (stem !== null) stems.push({ word, stem });
    }
    return stems;
  }
}

const RARE = 2 ** -10;

let shares: ReadonlyMap<string, number> | null = null;

/** The expected share of texts that contain a stem. */
export function shareOf(stem: string): number {
  shares ??= new Map(
    WORD_CLASSES.flatMap(([exponent, stems]) =>
      stems.split(' ').map((each) => [each, 2 ** -exponent] as const),
    ),
  );
  return shares.get(stem) ?? RARE;
}
