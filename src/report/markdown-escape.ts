import { visibleText } from './visible-text.js';

/** Renders as nothing and keeps GitHub from making a mention, a reference or a link of what it splits. */
const SPLIT = '&#8203;';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '|': '&#124;' };

/**
 * Text of strangers as Markdown that shows exactly that text, on one line: no markup but code spans, no HTML,
 * and none of the links that GitHub makes by itself (mentions, references, bare addresses).
 */
export function prose(text: string): string {
  const [first = '', ...others] = visibleText(text)
    .trim()
    .split(/`([^`]+)`/);
  // Our own messages put what is to be typed between backticks; there is nothing to link in a code span.
  return (
    startOfLine(plain(first)) + others.map((part, at) => (at % 2 === 0 ? code(part) : plain(part))).join('')
  );
}

function plain(text: string): string {
  return text
    .replace(/[&<>|]/g, (character) => ENTITIES[character] ?? character)
    .replace(/[\\`*_[\]~$^]/g, '\\$&')
    .replace(/@/g, `@${SPLIT}`)
    .replace(/#/g, (hash, at: number, whole: string) => (whole[at - 1] === '&' ? hash : `#${SPLIT}`))
    .replace(/\b(GH-)(?=\d)/gi, `$1${SPLIT}`)
    .replace(/:\/\//g, `:${SPLIT}//`)
    .replace(/\bwww\./gi, (www) => `${www.slice(0, 3)}${SPLIT}.`);
}

/** What would begin a list there. */
function startOfLine(text: string): string {
  return text.replace(/^[-+=]/, '\\$&').replace(/^(\d+)([.)])/, '$1\\$2');
}

/** Text of strangers as a code span: GitHub links nothing in there. */
export function code(text: string): string {
  const line = visibleText(text);
  if (line.trim() === '') return '_(empty)_';
  const fence = '`'.repeat(longestRun(line) + 1);
  const pad = /^[` ]|[` ]$/.test(line) ? ' ' : '';
  return `${fence}${pad}${line}${pad}${fence}`;
}

function longestRun(text: string): number {
  return Math.max(0, ...Array.from(text.matchAll(/`+/g), (run) => run[0].length));
}

/** A block of code that its content cannot leave. */
export function codeBlock(text: string, language = ''): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language}\n${text}\n${fence}`;
}

/** A link whose address cannot end early or leave the web. */
export function link(label: string, address: string): string {
  if (!/^https?:\/\//.test(address)) return label;
  const safe = address.replace(/[\s<>()\\"'`|[\]]/g, (character) =>
    encodeURIComponent(character).replace(/[()']/g, percent),
  );
  return `[${label}](${safe})`;
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
