export const id = 3834;
export const ids = [3834];
export const modules = {

/***/ 5004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E_: () => (/* binding */ withoutMark),
/* harmony export */   VH: () => (/* binding */ openJson)
/* harmony export */ });
/* unused harmony export JsonNode */
/**
 * A view of JSON text that is read only where somebody looks: a manifest of 10,000 skills is skimmed once per
 * level of the paths asked for, instead of being turned into a million nodes. Nothing here is recursive.
 */
class JsonNode {
    text;
    start;
    end;
    #members;
    #byKey;
    constructor(text, start, 
    /** Exclusive. */
    end) {
        this.text = text;
        this.start = start;
        this.end = end;
    }
    get kind() {
        const first = this.text.charCodeAt(this.start);
        return first === OPEN_BRACE ? 'object' : first === OPEN_BRACKET ? 'array' : 'scalar';
    }
    get raw() {
        return this.text.slice(this.start, this.end);
    }
    /** Properties or elements in file order; none for a scalar. */
    get members() {
        this.#members ??= this.kind === 'scalar' ? [] : readMembers(this);
        return this.#members;
    }
    /** The property or element of that name. Of duplicate keys the last one counts, as in `JSON.parse`. */
    member(segment) {
        if (typeof segment === 'number')
            return this.kind === 'array' ? this.members[segment] : undefined;
        if (this.kind !== 'object')
            return undefined;
        this.#byKey ??= new Map(this.members.map((member) => [member.key, member]));
        return this.#byKey.get(segment);
    }
    /** The text before a member: white space, and from the second member on the comma. */
    gapBefore(index) {
        const from = index === 0 ? this.start + 1 : this.members[index - 1].value.end;
        return this.text.slice(from, this.members[index].start);
    }
    /** The text between the last member and the closing bracket. */
    get tail() {
        return this.text.slice(this.members.at(-1)?.value.end ?? this.start + 1, this.end - 1);
    }
}
const QUOTE = 0x22;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
/** The document's value. The text has to be JSON that `readJson` accepts; where it visibly is not, this throws. */
function openJson(text) {
    const start = skipSpace(text, text.startsWith('\uFEFF') ? 1 : 0);
    return new JsonNode(text, start, skipValue(text, start));
}
/** The text without its byte order mark, which takes no column in any editor. */
function withoutMark(text) {
    return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
function readMembers(node) {
    const { text, kind, end } = node;
    const members = [];
    let at = skipSpace(text, node.start + 1);
    while (at < end - 1) {
        const member = kind === 'object' ? readProperty(text, at) : readElement(text, at);
        members.push(member);
        at = skipSpace(text, member.value.end);
        if (at < end - 1)
            at = skipSpace(text, expect(text, at, ','));
    }
    return members;
}
function readElement(text, start) {
    return { start, key: '', keyEnd: start, value: new JsonNode(text, start, skipValue(text, start)) };
}
function readProperty(text, start) {
    const keyEnd = skipString(text, start);
    const valueStart = skipSpace(text, expect(text, skipSpace(text, keyEnd), ':'));
    return {
        start,
        key: JSON.parse(text.slice(start, keyEnd)),
        keyEnd,
        value: new JsonNode(text, valueStart, skipValue(text, valueStart)),
    };
}
function expect(text, at, character) {
    if (text[at] !== character)
        throw notJson(at);
    return at + 1;
}
function notJson(at) {
    return new SyntaxError(`This is not JSON (at offset ${at}). Read it with readJson first.`);
}
function skipSpace(text, from) {
    let at = from;
    while (isSpace(text.charCodeAt(at)))
        at++;
    return at;
}
function isSpace(code) {
    return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}
function skipValue(text, start) {
    const first = text.charCodeAt(start);
    if (first === OPEN_BRACE || first === OPEN_BRACKET)
        return skipContainer(text, start);
    return first === QUOTE ? skipString(text, start) : skipWord(text, start);
}
function skipContainer(text, start) {
    let depth = 0;
    for (let at = start; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code === QUOTE)
            at = skipString(text, at) - 1;
        else if (code === OPEN_BRACE || code === OPEN_BRACKET)
            depth++;
        else if ((code === CLOSE_BRACE || code === CLOSE_BRACKET) && --depth === 0)
            return at + 1;
    }
    throw notJson(start);
}
function skipString(text, start) {
    if (text[start] !== '"')
        throw notJson(start);
    for (let quote = text.indexOf('"', start + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
        let backslashes = 0;
        while (text.charCodeAt(quote - 1 - backslashes) === BACKSLASH)
            backslashes++;
        if (backslashes % 2 === 0)
            return quote + 1;
    }
    throw notJson(start);
}
function skipWord(text, start) {
    let at = start;
    while (at < text.length && !isSpace(text.charCodeAt(at)) && !',]}:'.includes(text[at]))
        at++;
    if (at === start)
        throw notJson(start);
    return at;
}


/***/ }),

/***/ 159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   TL: () => (/* binding */ isSameJson),
/* harmony export */   cy: () => (/* binding */ isArray),
/* harmony export */   u_: () => (/* binding */ isContainer)
/* harmony export */ });
function kindOf(value) {
    if (typeof value !== 'object' || value === null)
        return 'scalar';
    return isArray(value) ? 'array' : 'object';
}
function isContainer(value) {
    return kindOf(value) !== 'scalar';
}
/** `Array.isArray` does not narrow readonly arrays. */
function isArray(value) {
    return Array.isArray(value);
}
/** Equality of what was parsed: the order of keys and the spelling of numbers do not count. */
function isSameJson(a, b) {
    if (a === b)
        return true;
    if (a === undefined || b === undefined || kindOf(a) !== kindOf(b))
        return false;
    if (kindOf(a) === 'scalar')
        return false;
    if (isArray(a))
        return isSameArray(a, b);
    return isSameObject(a, b);
}
function isSameArray(a, b) {
    return a.length === b.length && a.every((element, index) => isSameJson(element, b[index]));
}
function isSameObject(a, b) {
    const keys = Object.keys(a);
    return (keys.length === Object.keys(b).length &&
        keys.every((key) => Object.hasOwn(b, key) && isSameJson(a[key], b[key])));
}


/***/ }),

/***/ 924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ readJson)
});

;// CONCATENATED MODULE: ./build/core/json/find-syntax-error.js
/** Deeper nesting serves nobody but those who want to exhaust the stack. */
const MAX_DEPTH = 200;
/** The first place where a text that `JSON.parse` refused, or that is too deep, stops being JSON for us. */
function findSyntaxError(text) {
    const checker = new SyntaxChecker(text);
    try {
        checker.checkDocument();
    }
    catch (fault) {
        if (fault instanceof Fault)
            return fault;
        throw fault;
    }
    return checker.unexpected('Nothing may follow the value of the document.');
}
class Fault {
    message;
    start;
    end;
    constructor(message, start, end) {
        this.message = message;
        this.start = start;
        this.end = end;
    }
}
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /[^\s,:[\]{}"/]+/y;
const COMMENT = /\/\/[^\r\n]*|\/\*[\s\S]*?\*\//y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const CONFLICT = /(?:<{7}|={7}|>{7})[^\r\n]*/y;
class SyntaxChecker {
    text;
    at = 0;
    constructor(text) {
        this.text = text;
    }
    checkDocument() {
        this.skipSpace();
        if (this.at === this.text.length)
            throw this.unexpected('The file is empty: it should hold a JSON value.');
        this.checkValue(0);
    }
    /** A fault at the present place, in words that fit what stands there. */
    unexpected(expectation) {
        const comment = this.match(COMMENT);
        if (comment !== '')
            return this.fault('JSON has no comments: remove this one.', comment.length);
        const conflict = this.match(CONFLICT);
        if (conflict !== '')
            return this.fault('This is the marker of a merge conflict: resolve it first.', conflict.length);
        if (this.at === this.text.length)
            return this.fault(`The file ends too early. ${expectation}`, 0);
        const found = this.match(WORD) || this.text.slice(this.at, this.at + 1);
        return this.fault(`Unexpected ${quote(found)}. ${expectation}`, found.length);
    }
    checkValue(depth) {
        const first = this.text[this.at];
        if (first === '{')
            this.checkContainer(depth, '}');
        else if (first === '[')
            this.checkContainer(depth, ']');
        else if (first === '"')
            this.checkString();
        else
            this.checkWord();
        this.skipSpace();
    }
    checkContainer(depth, close) {
        if (depth === MAX_DEPTH)
            throw this.fault(`Nested deeper than ${MAX_DEPTH} levels: flatten it.`, 1);
        this.advance(1);
        if (this.text[this.at] !== close)
            this.checkMembers(depth + 1, close);
        this.at++;
    }
    checkMembers(depth, close) {
        while (true) {
            if (close === '}')
                this.checkKey();
            this.checkValue(depth);
            if (this.text[this.at] === close)
                return;
            this.checkComma(close);
        }
    }
    checkComma(close) {
        const comma = this.at;
        if (this.text[comma] !== ',')
            throw this.unexpected(`A comma or ${close} should stand here.`);
        this.advance(1);
        if (this.text[this.at] === close) {
            throw new Fault(`A comma before ${close} is not JSON: remove it.`, comma, comma + 1);
        }
    }
    checkKey() {
        if (this.text[this.at] !== '"')
            throw this.unexpected('A property name in double quotes should stand here.');
        this.checkString();
        this.skipSpace();
        if (this.text[this.at] !== ':')
            throw this.unexpected('A colon should follow the property name.');
        this.advance(1);
    }
    checkString() {
        const start = this.at;
        for (this.at++; this.text[this.at] !== '"'; this.at++) {
            const code = this.text.charCodeAt(this.at);
            if (Number.isNaN(code) || code === 0x0a || code === 0x0d) {
                throw new Fault('This string is not closed: end it with a double quote on its line.', start, this.at);
            }
            if (code < 0x20)
                throw this.fault(`Write this control character as ${escapeOf(code)}.`, 1);
            if (code === 0x5c)
                this.checkEscape();
        }
        this.at++;
    }
    checkEscape() {
        const sequence = this.match(ESCAPE);
        if (sequence === '') {
            const length = this.match(/\\[^\r\n]?/y).length;
            throw this.fault('JSON knows no such escape: write a backslash as two backslashes.', length);
        }
        this.at += sequence.length - 1;
    }
    checkWord() {
        const word = this.match(WORD);
        const isValue = word === 'true' || word === 'false' || word === 'null' || this.match(NUMBER) === word;
        if (word === '' || !isValue)
            throw this.unexpected('A JSON value should stand here.');
        this.at += word.length;
    }
    advance(count) {
        this.at += count;
        this.skipSpace();
    }
    skipSpace() {
        while (' \n\r\t'.includes(this.text[this.at] ?? '-'))
            this.at++;
    }
    match(pattern) {
        pattern.lastIndex = this.at;
        return pattern.exec(this.text)?.[0] ?? '';
    }
    fault(message, length) {
        return new Fault(message, this.at, Math.min(this.at + length, this.text.length));
    }
}
function quote(found) {
    const shown = [...found].slice(0, 30).join('');
    return `\`${shown}${shown.length < found.length ? '…' : ''}\``;
}
function escapeOf(code) {
    return code === 0x09 ? '\\t' : `\\u${code.toString(16).padStart(4, '0')}`;
}

// EXTERNAL MODULE: ./build/core/json/json-tree.js
var json_tree = __webpack_require__(5004);
// EXTERNAL MODULE: ./build/core/text-position.js
var text_position = __webpack_require__(7391);
;// CONCATENATED MODULE: ./build/core/read-json.js



/** Reads strict JSON: no comments, no trailing commas, a byte order mark at most. */
function readJson(text) {
    const body = (0,json_tree/* withoutMark */.E_)(text);
    const value = parse(body);
    if (value !== undefined && !isDeeperThan(MAX_DEPTH, value))
        return { ok: true, value };
    const { message, start, end } = findSyntaxError(body);
    return { ok: false, message, span: new text_position/* TextPositions */.Q(body).span(start, end) };
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        // The engine's own messages differ between versions and often lack the place.
        return undefined;
    }
}
function isDeeperThan(limit, value) {
    if (typeof value !== 'object' || value === null)
        return false;
    if (limit === 0)
        return true;
    return Object.values(value).some((child) => isDeeperThan(limit - 1, child));
}


/***/ }),

/***/ 7391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ TextPositions)
/* harmony export */ });
/** Turns offsets into lines and columns. Line ends are LF, CRLF and lone CR, as YAML has them. */
class TextPositions {
    text;
    #lineStarts = null;
    constructor(text) {
        this.text = text;
    }
    span(start, end) {
        const from = this.position(start);
        const to = this.position(Math.max(start, end));
        return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
    }
    position(offset) {
        this.#lineStarts ??= lineStartsOf(this.text);
        const starts = this.#lineStarts;
        let low = 0;
        let high = starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (starts[middle] <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: offset - starts[low] + 1 };
    }
}
function lineStartsOf(text) {
    const starts = [0];
    for (let index = 0; index < text.length; index++) {
        const code = text.charCodeAt(index);
        if (code === 10 || (code === 13 && text.charCodeAt(index + 1) !== 10))
            starts.push(index + 1);
    }
    return starts;
}


/***/ })

};
