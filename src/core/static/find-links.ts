/** The destination of a Markdown link or image, and where it stands in the text. */
export interface Link {
  readonly destination: string;
  readonly start: number;
  readonly end: number;
}

const INLINE = /\]\([ \t]*(?:<([^<>\n]{1,1000})>|([^\s()<>]{1,1000}(?:\([^\s()]{0,200}\)[^\s()]{0,200})?))/g;
const DEFINITION = /^ {0,3}\[[^\]\n]{1,200}\]:[ \t]*<?([^\s<>]{1,1000})/gm;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Finds links and images outside code, in order. */
export function findLinks(body: string): Link[] {
  if (!body.includes('](') && !body.includes(']: ')) return [];
  const prose = blankCode(body);
  return [...prose.matchAll(INLINE), ...prose.matchAll(DEFINITION)]
    .map((match) => {
      const destination = match[1] ?? match[2]!;
      const start = match.index + match[0].lastIndexOf(destination);
      return { destination, start, end: start + destination.length };
    })
    .sort((a, b) => a.start - b.start);
}

/** Puts blanks in the place of fenced blocks and of what stands between backticks, so that offsets stay. */
function blankCode(body: string): string {
  if (!body.includes('`') && !body.includes('~~~')) return body;
  let fence: string | null = null;
  const lines = body.split('\n').map((line) => {
    const mark = FENCE.exec(line)?.[1];
    if (fence === null && mark === undefined) return line.replace(/`[^`]+`/g, blank);
    if (fence === null) fence = mark!;
    else if (mark?.startsWith(fence) && line.trim() === mark) fence = null;
    return blank(line);
  });
  return lines.join('\n');
}

function blank(text: string): string {
  return ' '.repeat(text.length);
}
