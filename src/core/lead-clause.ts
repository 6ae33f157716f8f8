/** Openings that say nothing about the work itself. */
export const BOILERPLATE =
  /^(?:this skill (?:should be used|is used|provides|helps|guides|covers|enables|handles|teaches|contains)?|(?:always |only |must )?use(?:d)? (?:this )?(?:skill )?(?:when(?:ever)?|for|to|if|it)?|(?:a |an |the )?(?:complete |comprehensive |expert |step-by-step )?(?:guide|guidance|skill|expert|toolkit|workflow|instructions|reference) (?:for|to|that|on|in|which)|guides? (?:you )?(?:through|for)|helps?(?: you| users?)?(?: to| with)?|when(?:ever)?|if|the user (?:asks|wants|needs|requests|mentions|says|is)(?: to| for| you to)?|users? (?:ask|want|need|request)s?(?: to| for)?|you (?:need|want|are asked|are) ?(?:to)?|asked to|working (?:on|with))(?=\s|$)\s*/i;

/** Each word that such an opening can begin with: the expression takes a millisecond to build. */
export const FIRST_WORDS: ReadonlySet<string> = new Set(
  (
    'this always only must use used a an the complete comprehensive expert step-by-step guide guidance skill ' +
    'toolkit workflow instructions reference guides help helps when whenever if user users you asked working'
  ).split(' '),
);
const FIRST_WORD = /^[a-z-]+/i;

const CUT =
  /[,;:.([]|\s[—–-]\s|\s(?:for|with|using|via|by|from|on|in|when|that|which|to|through|against|across|into|including|combining|based|so|as)(?=\s)/i;

const SENTENCE_END = /[.!?](?=\s|$)/;

/** The first sentence, without its full stop. */
export function firstSentence(text: string): string {
  const trimmed = text.trim();
  const end = trimmed.search(SENTENCE_END);
  return end === -1 ? trimmed : trimmed.slice(0, end);
}

/** What a description says first: its first sentence up to the first comma or preposition, boilerplate removed. */
export function leadClause(description: string): string {
  let rest = firstSentence(description);
  while (mayBeBoilerplate(rest)) {
    const stripped = rest.replace(BOILERPLATE, '').trimStart();
    if (stripped === rest || stripped === '') break;
    rest = stripped;
  }
  const cut = rest.search(CUT);
  return cut === -1 ? rest : rest.slice(0, cut);
}

function mayBeBoilerplate(text: string): boolean {
  return FIRST_WORDS.has(FIRST_WORD.exec(text)?.[0].toLowerCase() ?? '');
}
