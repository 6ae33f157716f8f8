import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  MAX_DEPTH,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
} from './read-json.js';

/** Up to `string`, blanks mean nothing. */
const State = {
  value: 0,
  firstElement: 1,
  firstKey: 2,
  key: 3,
  colon: 4,
  afterValue: 5,
  string: 6,
  escape: 7,
  hexDigits: 8,
  word: 9,
} as const;
type State = (typeof State)[keyof typeof State];

const WORD = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;
const SIMPLE_ESCAPES: ReadonlySet<number> = new Set([...'"\\/bfnrt'].map((letter) => letter.charCodeAt(0)));
const LETTER_U = 0x75;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** Tells whether UTF-8 that comes in parts is JSON that `readJson` accepts, without making anything of it. */
export class JsonChecker {
  #state: State = State.value;
  #isBroken = false;
  #isKey = false;
  /** How much of a byte order mark was seen at the beginning, or all when there is none. */
  #markBytes = 0;
  #word = '';
  #hexDigits = 0;
  #depth = 0;
  /** For every open container whether it is an object. */
  readonly #isObject = new Uint8Array(MAX_DEPTH);

  push(bytes: Uint8Array): void {
    let at = this.#passMark(bytes);
    while (at < bytes.length && !this.#isBroken) {
      if (this.#state === State.string) at = this.#passString(bytes, at);
      else if (this.#state > State.string) at = this.#passPart(bytes[at]!, at);
      else {
        at = skipSpace(bytes, at);
        if (at < bytes.length) this.#passSign(bytes[at++]!);
      }
    }
  }

  /** Whether what was pushed is one whole value. */
  isWhole(): boolean {
    if (this.#state === State.word) this.#endWord();
    return !this.#isBroken && this.#depth === 0 && this.#state === State.afterValue;
  }

  #passMark(bytes: Uint8Array): number {
    let at = 0;
    while (this.#markBytes < BYTE_ORDER_MARK.length && at < bytes.length) {
      if (bytes[at] === BYTE_ORDER_MARK[this.#markBytes]) {
        at++;
        this.#markBytes++;
      } else {
        // A mark that breaks off is no blank, nor anything else that may stand here.
        this.#isBroken = this.#markBytes > 0;
        this.#markBytes = BYTE_ORDER_MARK.length;
      }
    }
    return at;
  }

  /** A byte of an escape sequence, a number or a word; returns the next place. */
  #passPart(byte: number, at: number): number {
    if (this.#state === State.word) return this.#passWord(byte, at);
    if (this.#state === State.escape) this.#passEscape(byte);
    else this.#passHexDigit(byte);
    return at + 1;
  }

  #passString(bytes: Uint8Array, start: number): number {
    for (let at = start; at < bytes.length; at++) {
      const byte = bytes[at]!;
      if (byte === QUOTE) {
        this.#state = this.#isKey ? State.colon : State.afterValue;
        return at + 1;
      }
      if (byte === BACKSLASH) {
        this.#state = State.escape;
        return at + 1;
      }
      if (byte < 0x20) this.#isBroken = true;
    }
    return bytes.length;
  }

  #passEscape(byte: number): void {
    if (byte === LETTER_U) {
      this.#state = State.hexDigits;
      this.#hexDigits = 0;
    } else if (SIMPLE_ESCAPES.has(byte)) this.#state = State.string;
    else this.#isBroken = true;
  }

  #passHexDigit(byte: number): void {
    const lower = byte | 0x20;
    if (!(byte >= 0x30 && byte <= 0x39) && !(lower >= 0x61 && lower <= 0x66)) this.#isBroken = true;
    else if (++this.#hexDigits === 4) this.#state = State.string;
  }

  #passWord(byte: number, at: number): number {
    if (isSpace(byte) || byte === COMMA || byte === CLOSE_BRACKET || byte === CLOSE_BRACE) {
      this.#endWord();
      return at;
    }
    this.#word += String.fromCharCode(byte);
    return at + 1;
  }

  #endWord(): void {
    if (!WORD.test(this.#word)) this.#isBroken = true;
    this.#word = '';
    this.#state = State.afterValue;
  }

  #passSign(byte: number): void {
    switch (this.#state) {
      case State.afterValue:
        this.#passSeparator(byte);
        return;
      case State.colon:
        if (byte === COLON) this.#state = State.value;
        else this.#isBroken = true;
        return;
      case State.firstKey:
      case State.key:
        if (byte === QUOTE) this.#openString(true);
        else if (byte === CLOSE_BRACE && this.#state === State.firstKey) this.#close(true);
        else this.#isBroken = true;
        return;
      default:
        if (byte === CLOSE_BRACKET && this.#state === State.firstElement) this.#close(false);
        else this.#openValue(byte);
    }
  }

  #openValue(byte: number): void {
    if (byte === QUOTE) this.#openString(false);
    else if (byte === OPEN_BRACE) this.#open(true);
    else if (byte === OPEN_BRACKET) this.#open(false);
    else {
      this.#word = String.fromCharCode(byte);
      this.#state = State.word;
    }
  }

  #openString(isKey: boolean): void {
    this.#isKey = isKey;
    this.#state = State.string;
  }

  #open(isObject: boolean): void {
    if (this.#depth === MAX_DEPTH) {
      this.#isBroken = true;
      return;
    }
    this.#isObject[this.#depth++] = isObject ? 1 : 0;
    this.#state = isObject ? State.firstKey : State.firstElement;
  }

  #close(isObject: boolean): void {
    if (this.#depth === 0 || (this.#isObject[this.#depth - 1] === 1) !== isObject) this.#isBroken = true;
    else {
      this.#depth--;
      this.#state = State.afterValue;
    }
  }

  #passSeparator(byte: number): void {
    if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) this.#close(byte === CLOSE_BRACE);
    else if (byte !== COMMA || this.#depth === 0) this.#isBroken = true;
    else this.#state = this.#isObject[this.#depth - 1] === 1 ? State.key : State.value;
  }
}

function skipSpace(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && isSpace(bytes[at]!)) at++;
  return at;
}

function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}
