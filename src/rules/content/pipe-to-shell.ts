import { type ContentFinding, isWarnedAgainst } from './inspect-content.js';

const DOWNLOADER =
  /(?<![\w-])(curl|wget|iwr|irm|Invoke-WebRequest|Invoke-RestMethod|DownloadString)(?:\.exe)?(?=[ \t(])/gi;
/** Pipes as they stand in shells, in table cells and in HTML. */
const PIPE = /(?:\\?\||&#124;|&#x7c;|&vert;)/gi;
/** `sh -c …` and `python -m json.tool` take their program from the arguments: their input is data. */
const INTERPRETER =
  /[ \t\r\n\\]*(?:sudo[ \t]+(?:-\S+[ \t]+){0,4})?(?:env[ \t]+)?(?:\w+=\S*[ \t]+){0,4}(?:\/[\w./]*\/)?((?:ba|z|da|k|fi|c)?sh|python[23]?|perl|ruby|node|deno|php|pwsh|powershell|iex|Invoke-Expression)(?![\w./:@(])(?=[ \t]*(?:\r?$|[;&|)}\]"'`<>#\\.,]|-(?:[ \t\r\n]|$)|-s\b|--(?:[ \t]|$)|-[eux]+\b))/imy;
const SUBSTITUTION =
  /(?<![\w-])((?:ba|z|da|k)?sh|source|\.|eval|python[23]?|perl|ruby|node)(?:[ \t]+-\w+){0,4}[ \t]+["']?(?:<\(|\$\(|`)[ \t]*(curl|wget)[ \t]+([^\n]{1,400})/g;
const POWERSHELL_CALL =
  /\b(iex|Invoke-Expression)[ \t]*(?:[("&$][^\n]{0,40}?)?\b(iwr|irm|curl|wget|Invoke-WebRequest|Invoke-RestMethod|DownloadString|Net\.WebClient)\b/gi;

/** A download has a host or a variable; the bare mention `curl … | sh` has neither. */
const SOURCE = /:\/\/|\$|[\w}]\.[a-z]{2,}|localhost|<url>/i;
const LONGEST_COMMAND = 1000;
const MOST_PIPES = 3;

/** Finds commands that run what a server sends without anybody having read it. */
export function findPipeToShell(text: string): ContentFinding[] {
  const findings = findPipes(text);
  for (const match of text.matchAll(SUBSTITUTION)) {
    if (SOURCE.test(match[3]!)) {
      findings.push(describe(`${match[1]} <(${match[2]} …)`, match.index, match.index + match[0].length));
    }
  }
  for (const match of text.matchAll(POWERSHELL_CALL)) {
    findings.push(describe(`${match[1]} (${match[2]} …)`, match.index, match.index + match[0].length));
  }
  return findings.filter((finding) => !isWarnedAgainst(text, finding.start));
}

function findPipes(text: string): ContentFinding[] {
  const findings: ContentFinding[] = [];
  DOWNLOADER.lastIndex = 0;
  for (let match = DOWNLOADER.exec(text); match; match = DOWNLOADER.exec(text)) {
    const end = endOfCommand(text, DOWNLOADER.lastIndex);
    const piped = findInterpreter(text, DOWNLOADER.lastIndex, end);
    if (piped) findings.push(describe(`${match[1]} … | ${piped.name}`, match.index, piped.end));
    DOWNLOADER.lastIndex = piped?.end ?? end;
  }
  return findings;
}

/** The end of the line, or of the last of several that backslashes join. */
function endOfCommand(text: string, from: number): number {
  const limit = Math.min(text.length, from + LONGEST_COMMAND);
  let end = text.indexOf('\n', from);
  while (end >= 0 && end < limit && /\\\r?$/.test(text.slice(end - 2, end)))
    end = text.indexOf('\n', end + 1);
  return end < 0 || end > limit ? limit : end;
}

function findInterpreter(text: string, from: number, end: number): { name: string; end: number } | null {
  PIPE.lastIndex = from;
  for (let count = 0; count < MOST_PIPES; count++) {
    const pipe = PIPE.exec(text);
    if (!pipe || pipe.index >= end) return null;
    if (count === 0 && !SOURCE.test(text.slice(from, pipe.index))) return null;
    INTERPRETER.lastIndex = PIPE.lastIndex;
    const interpreter = INTERPRETER.exec(text);
    if (interpreter) return { name: interpreter[1]!, end: INTERPRETER.lastIndex };
  }
  return null;
}

function describe(command: string, start: number, end: number): ContentFinding {
  return {
    rule: 'pipe-to-shell',
    start,
    end,
    message: `\`${command}\` runs whatever the server sends, unseen.`,
    fix: 'Download to a file, check it (a pinned version, a checksum), then run it; or use a package manager.',
  };
}
