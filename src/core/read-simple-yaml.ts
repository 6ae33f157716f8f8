type Scalar = string | boolean;
type Fields = Record<string, Scalar | readonly string[] | Record<string, Scalar>>;

/** No tabs, no line ends but LF, nothing invisible: what every YAML reader takes as it stands. */
const ORDINARY = /^[\n -~\u00a1-\u1fff\u2010-\u2027\u2030-\u205f\u3001-\ud7ff]*$/;
const KEY = /([A-Za-z][A-Za-z0-9_-]*):(?: +|(?=\n))/y;
/** Begins with a letter, and holds nothing that could end it or make it something else. */
const PLAIN = /[A-Za-z](?:[^:#\n]|:(?=[^ \n])|(?<! )#)*(?=\n)/y;
const VERSION = /\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?=\n)/y;
const DOUBLE_QUOTED = /"([^"\\\n]*)" *(?=\n)/y;
const SINGLE_QUOTED = /'([^'\n]*)' *(?=\n)/y;
const FLOW_LIST = /\[([A-Za-z][\w.-]*(?:, [A-Za-z][\w.-]*)*)\] *(?=\n)/y;
const BLOCK_STYLE = /([>|])(-?)\n/y;
/** Two blanks, then text: one line of a block, of a list or of a mapping inside. */
const BLOCK_LINE = / {2}([^ \n][^\n]*)\n/y;
const ITEM = / {2}- ([A-Za-z][\w ./-]*)\n/y;
const BETWEEN = /(?:#[^\n]*)?\n/y;
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
    if (reader.take(BETWEEN) !== null) continue;
    const key = reader.takeKey(fields);
    const value = key === null ? null : (readScalar(reader) ?? readNested(reader));
    if (key === null || value === null) return null;
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

  /** What matches here, and past it; `null` when nothing does. */
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.source);
    if (match !== null) this.at = pattern.lastIndex;
    return match;
  }

  /** A key that is new to these fields. */
  takeKey(fields: object): string | null {
    const key = this.take(KEY)?.[1];
    return key === undefined || Object.hasOwn(fields, key) ? null : key;
  }

  /** The end of a line whose next one does not continue it. */
  endsHere(indent: number): boolean {
    const next = this.at + 1;
    if (this.source.charCodeAt(this.at) !== 10) return false;
    for (let blanks = 0; blanks <= indent; blanks++) {
      if (this.source.charCodeAt(next + blanks) !== 32) {
        this.at = next;
        return true;
      }
    }
    return false;
  }
}

function readScalar(reader: Reader, indent = 0): Scalar | null {
  const start = reader.at;
  const quoted = reader.take(DOUBLE_QUOTED) ?? reader.take(SINGLE_QUOTED);
  const value = quoted?.[1] ?? readPlain(reader);
  if (value !== null && reader.endsHere(indent)) return value;
  reader.at = start;
  return null;
}

function readPlain(reader: Reader): Scalar | null {
  const text = (reader.take(PLAIN) ?? reader.take(VERSION))?.[0].trimEnd();
  if (text === undefined) return null;
  return Object.hasOwn(WORDS, text) ? WORDS[text]! : text;
}

function readNested(reader: Reader): string | readonly string[] | Record<string, Scalar> | null {
  const list = reader.take(FLOW_LIST)?.[1]?.split(', ');
  if (list !== undefined) return list.every(isText) && reader.endsHere(0) ? list : null;
  const style = reader.take(BLOCK_STYLE);
  if (style !== null) return readBlock(reader, style[1]!, style[2]!);
  // The newline after a key without a value.
  if (reader.source.charCodeAt(reader.at) !== 10) return null;
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
  while (reader.source.startsWith('  ', reader.at)) {
    reader.at += 2;
    const key = reader.takeKey(fields);
    const value = key === null ? null : readScalar(reader, 2);
    if (key === null || value === null) return null;
    fields[key] = value;
  }
  return Object.keys(fields).length > 0 && isAtField(reader) ? fields : null;
}

/** Right before a field, a comment or the end: no blank, and no empty line that could belong to a block. */
function isAtField({ source, at }: Reader): boolean {
  const code = source.charCodeAt(at);
  return code !== 32 && code !== 10 && code !== 35;
}

function isText(word: string): boolean {
  return !Object.hasOwn(WORDS, word);
}
