type Scalar = string | boolean | number;
type Fields = Record<string, Scalar | readonly string[] | Record<string, Scalar>>;

/** No tabs, no line ends but LF, nothing invisible: what every YAML reader takes as it stands. */
const ORDINARY = /^[\n -~\u00a1-\u1fff\u2010-\u2027\u2030-\u205f\u3001-\ud7ff]*$/;
const NUMBER_OR_VERSION = /^(?:(0|[1-9]\d{0,14})|\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)$/;
const FLOW_LIST = /^\[([A-Za-z][\w.-]*(?:, [A-Za-z][\w.-]*)*)\] *$/;
const BLOCK_STYLE = /^([>|])(-?)$/;
/** Two blanks, then text: one line of a block, of a list or of a mapping inside. */
const BLOCK_LINE = / {2}([^ \n][^\n]*)\n/y;
const ITEM = / {2}- ([A-Za-z][\w ./-]*)\n/y;
const WORDS: Readonly<Record<string, boolean | null>> = {
  true: true,
  True: true,
  TRUE: true,
  false: false,
  False: false,
  FALSE: false,
  null: null,
  Null: null,
  NULL: null,
};

const NEWLINE = 10;
const BLANK = 32;
const DOUBLE_QUOTE = 34;
const HASH = 35;
const SINGLE_QUOTE = 39;
const COLON = 58;

/**
 * Reads the frontmatters that people mostly write: fields on one line each, folded texts, short lists, one level of
 * mapping. It understands nothing else: `null` leaves the text to the YAML parser, which would give the same for
 * what is read here and needs three times as long.
 */
export function readSimpleYaml(source: string): Fields | null {
  if (!source.endsWith('\n') || !ORDINARY.test(source)) return null;
  const fields: Fields = {};
  const reader = new Reader(source);
  while (!reader.isAtEnd) {
    if (reader.skipsLine()) continue;
    const key = reader.takeKey();
    if (key === null || Object.hasOwn(fields, key)) return null;
    const value = reader.isAtLineEnd ? readNested(reader) : readInline(reader);
    if (value === null) return null;
    fields[key] = value;
  }
  return fields;
}

class Reader {
  at = 1;
  readonly source: string;

  constructor(source: string) {
    // A text of its own: parts of the original would keep the whole file in memory.
    this.source = `\n${source}`;
  }

  get isAtEnd(): boolean {
    return this.at === this.source.length;
  }

  get isAtLineEnd(): boolean {
    return this.source.charCodeAt(this.at) === NEWLINE;
  }

  /** Past an empty line or a comment. */
  skipsLine(): boolean {
    const code = this.source.charCodeAt(this.at);
    if (code !== NEWLINE && code !== HASH) return false;
    this.at = this.lineEnd + 1;
    return true;
  }

  get lineEnd(): number {
    return this.source.indexOf('\n', this.at);
  }

  /** A key and the blanks after its colon; `null` where there is none, or one that is no text: `Null` means `null`. */
  takeKey(): string | null {
    const { source, at } = this;
    if (!isLetter(source.charCodeAt(at))) return null;
    let end = at + 1;
    while (isKeyPart(source.charCodeAt(end))) end++;
    const next = source.charCodeAt(end + 1);
    if (source.charCodeAt(end) !== COLON || (next !== BLANK && next !== NEWLINE)) return null;
    this.at = end + 1;
    while (source.charCodeAt(this.at) === BLANK) this.at++;
    const key = source.slice(at, end);
    return isText(key) ? key : null;
  }

  /** What matches here, and past it; `null` when nothing does. */
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.source);
    if (match !== null) this.at = pattern.lastIndex;
    return match;
  }

  /** Past the end of this line, unless the next one continues its value. */
  endsValue(indent: number): boolean {
    const next = this.lineEnd + 1;
    let blanks = 0;
    while (this.source.charCodeAt(next + blanks) === BLANK) blanks++;
    if (blanks > indent) return false;
    this.at = next;
    return true;
  }
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

function isKeyPart(code: number): boolean {
  return isLetter(code) || (code >= 48 && code <= 57) || code === 45 || code === 95;
}

/** A value on the line of its key, or one that begins there. */
function readInline(reader: Reader): Fields[string] | null {
  const value = readScalar(reader, 0);
  if (value !== null) return value;
  const rest = reader.source.slice(reader.at, reader.lineEnd);
  const list = FLOW_LIST.exec(rest)?.[1]?.split(', ');
  if (list !== undefined) return list.every(isText) && reader.endsValue(0) ? list : null;
  const style = BLOCK_STYLE.exec(rest);
  if (style === null) return null;
  reader.at = reader.lineEnd + 1;
  return readBlock(reader, style[1]!, style[2]!);
}

function readScalar(reader: Reader, indent: number): Scalar | null {
  const { source, at, lineEnd } = reader;
  let end = lineEnd;
  while (source.charCodeAt(end - 1) === BLANK) end--;
  const code = source.charCodeAt(at);
  const value =
    code === DOUBLE_QUOTE || code === SINGLE_QUOTE
      ? readQuoted(source.slice(at, end))
      : isLetter(code)
        ? readPlain(source, at, end)
        : readNumber(source.slice(at, end));
  return value !== null && reader.endsValue(indent) ? value : null;
}

/** Of the escapes only those of the quote and of the backslash itself. */
function readQuoted(text: string): string | null {
  const quote = text[0]!;
  const inner = text.slice(1, -1);
  if (text.length < 2 || !text.endsWith(quote)) return null;
  if (quote === '"' && inner.includes('\\')) {
    return /^(?:[^"\\]|\\["\\])*$/.test(inner) ? inner.replace(/\\(.)/g, '$1') : null;
  }
  return inner.includes(quote) ? null : inner;
}

/** Holds nothing that could end it or make it something else. */
function readPlain(source: string, start: number, end: number): Scalar | null {
  for (let at = source.indexOf(':', start); at !== -1 && at < end; at = source.indexOf(':', at + 1)) {
    const next = source.charCodeAt(at + 1);
    if (next === BLANK || next === NEWLINE) return null;
  }
  for (let at = source.indexOf('#', start); at !== -1 && at < end; at = source.indexOf('#', at + 1)) {
    if (source.charCodeAt(at - 1) === BLANK) return null;
  }
  const text = source.slice(start, end);
  return text.length <= 5 && Object.hasOwn(WORDS, text) ? WORDS[text]! : text;
}

function readNumber(text: string): Scalar | null {
  const match = NUMBER_OR_VERSION.exec(text);
  if (match === null) return null;
  return match[1] === undefined ? text : Number(text);
}

function readNested(reader: Reader): readonly string[] | Record<string, Scalar> | null {
  reader.at++;
  return readItems(reader) ?? readMapping(reader);
}

/** Lines of equal indent with nothing between them: joined by blanks when folded. */
function readBlock(reader: Reader, style: string, chomp: string): string | null {
  const lines: string[] = [];
  for (let line = reader.take(BLOCK_LINE); line !== null; line = reader.take(BLOCK_LINE))
    lines.push(line[1]!);
  if (lines.length === 0 || !isAtField(reader)) return null;
  return lines.join(style === '>' ? ' ' : '\n') + (chomp === '-' ? '' : '\n');
}

function readItems(reader: Reader): readonly string[] | null {
  const items: string[] = [];
  for (let item = reader.take(ITEM); item !== null; item = reader.take(ITEM)) items.push(item[1]!.trimEnd());
  return items.length > 0 && items.every(isText) && isAtField(reader) ? items : null;
}

function readMapping(reader: Reader): Record<string, Scalar> | null {
  const fields: Record<string, Scalar> = {};
  let isEmpty = true;
  while (reader.source.startsWith('  ', reader.at)) {
    reader.at += 2;
    const key = reader.takeKey();
    if (key === null || reader.isAtLineEnd || Object.hasOwn(fields, key)) return null;
    const value = readScalar(reader, 2);
    if (value === null) return null;
    fields[key] = value;
    isEmpty = false;
  }
  return !isEmpty && isAtField(reader) ? fields : null;
}

/** Right before a field, a comment or the end: no blank, and no empty line that could belong to a block. */
function isAtField({ source, at }: Reader): boolean {
  const code = source.charCodeAt(at);
  return code !== BLANK && code !== NEWLINE && code !== HASH;
}

function isText(word: string): boolean {
  return !Object.hasOwn(WORDS, word);
}
