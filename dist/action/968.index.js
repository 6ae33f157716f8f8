export const id = 968;
export const ids = [968];
export const modules = {

/***/ 3420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ decodeText)
/* harmony export */ });
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });
/** Reads bytes as UTF-8; a byte order mark stays in the text so that offsets match the file. */
function decodeText(bytes) {
    const wide = wideEncodingOf(bytes);
    if (wide !== null) {
        return { ok: false, problem: `The file is ${wide}, not UTF-8.`, fix: 'Save it as UTF-8.', line: 1 };
    }
    let text;
    try {
        text = strict.decode(bytes);
    }
    catch {
        const line = lineOf(lenient.decode(bytes), '\ufffd');
        return { ok: false, problem: 'The file is not valid UTF-8.', fix: 'Save it as UTF-8.', line };
    }
    if (text.includes('\0')) {
        return {
            ok: false,
            problem: 'The file contains a NUL byte.',
            fix: 'Remove the NUL byte: a skill is text.',
            line: lineOf(text, '\0'),
        };
    }
    return { ok: true, text };
}
function wideEncodingOf(bytes) {
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
        return 'UTF-16 (little endian)';
    if (bytes[0] === 0xfe && bytes[1] === 0xff)
        return 'UTF-16 (big endian)';
    return null;
}
function lineOf(text, mark) {
    const offset = text.indexOf(mark);
    return text.slice(0, Math.max(0, offset)).split(/\r\n|\r|\n/).length;
}


/***/ }),

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
    // Most values are leaves: they are passed over without a call or a list of them.
    for (const key in value) {
        const child = value[key];
        if (typeof child === 'object' && child !== null && isDeeperThan(limit - 1, child))
            return true;
    }
    return false;
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
    /** Of the lines that begin at or before `#seen`: most questions are about the first few of them. */
    #lineStarts = [0];
    #seen = 0;
    constructor(text) {
        this.text = text;
    }
    span(start, end) {
        const from = this.position(start);
        const to = this.position(Math.max(start, end));
        return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
    }
    position(offset) {
        this.#lookUntil(Math.min(offset, this.text.length));
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
    #lookUntil(offset) {
        const { text } = this;
        for (let index = this.#seen; index < offset; index++) {
            const code = text.charCodeAt(index);
            if (code === 10 || (code === 13 && text.charCodeAt(index + 1) !== 10))
                this.#lineStarts.push(index + 1);
        }
        if (offset > this.#seen)
            this.#seen = offset;
    }
}


/***/ }),

/***/ 3968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DiskStore: () => (/* binding */ DiskStore)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/workspace/store/backup-places.js


/**
 * Where the old content of a file is kept, best first: in the repository's git directory, where it is never
 * tracked and never in the way; beside the file where there is no git, or none that may be written to.
 */
function backupPlaces(file) {
    const gitDirectory = findGitDirectory(external_node_path_.dirname(file));
    const beside = `${file}.bak`;
    if (gitDirectory === null)
        return [beside];
    return [external_node_path_.join(gitDirectory, 'skill-registrar', `${external_node_path_.basename(file)}.bak`), beside];
}
function findGitDirectory(from) {
    for (let directory = from;; directory = external_node_path_.dirname(directory)) {
        const found = gitDirectoryAt(external_node_path_.join(directory, '.git'));
        if (found !== null || external_node_path_.dirname(directory) === directory)
            return found;
    }
}
function gitDirectoryAt(dotGit) {
    const stats = external_node_fs_.statSync(dotGit, { throwIfNoEntry: false });
    if (stats?.isDirectory())
        return isGitDirectory(dotGit) ? dotGit : null;
    if (!stats?.isFile())
        return null;
    // Worktrees and submodules have a file there that names the directory.
    const named = /^gitdir: (.+?)\s*$/m.exec(external_node_fs_.readFileSync(dotGit, 'utf8'))?.[1];
    const directory = named === undefined ? null : external_node_path_.resolve(external_node_path_.dirname(dotGit), named);
    return directory !== null && isGitDirectory(directory) ? directory : null;
}
function isGitDirectory(directory) {
    return external_node_fs_.existsSync(external_node_path_.join(directory, 'HEAD'));
}

// EXTERNAL MODULE: ./build/workspace/workspace.js
var workspace = __webpack_require__(1039);
;// CONCATENATED MODULE: ./build/workspace/store/explain-file-error.js

/** What a person can do about a failure of the file system. */
const REASONS = {
    EACCES: 'permission denied. Allow writing to it and to its directory, or choose another file',
    EPERM: 'the system does not permit it. Allow writing to it and to its directory, or choose another file',
    EROFS: 'the file system is read-only. Choose a file elsewhere',
    ENOSPC: 'no space is left on the disk. Free some and run again',
    EDQUOT: 'the disk quota is used up. Free some space and run again',
    EFBIG: 'the system does not allow a file of this size. Raise the limit and run again',
    EISDIR: 'it is a directory. Choose a file',
    ENOTDIR: 'a part of its path is a file, not a directory. Choose another path',
    ELOOP: 'symbolic links lead in a circle. Replace them',
    ENAMETOOLONG: 'its path is too long. Choose a shorter one',
    ENOENT: 'it leads nowhere. Create it, or remove the link that leads to it',
    EBUSY: 'another program uses it. Close that program and run again',
    EMFILE: 'too many files are open. Raise the limit and run again',
};
/** An error of the file system as one that says what to do; one that does so already is left as it is. */
function explainFileError(error, verb, path) {
    const code = error.code;
    if (error instanceof workspace/* WorkspaceError */.k || code === undefined)
        return error;
    const reason = REASONS[code] ?? `${error.message}`;
    const consequence = verb === 'write' ? ' Nothing was changed.' : '';
    return new workspace/* WorkspaceError */.k(`Cannot ${verb} ${path}: ${reason}.${consequence}`, path, { cause: error });
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./build/workspace/store/lock-holder.js


/** No update takes nearly as long; whoever does has died elsewhere, or sleeps and will notice. */
const VERY_OLD = 60_000;
/** A holder writes its name at once: one that has not did not live to do it. */
const NAMELESS = 2_000;
const LONGEST_RECORD = 1_000;
/** The lock file's record; `undefined` when there is none. A link or device there is a nameless lock, and not read. */
function readLock(lock) {
    const stats = external_node_fs_.lstatSync(lock, { throwIfNoEntry: false });
    if (stats === undefined)
        return undefined;
    const isReadable = stats.isFile() && stats.size <= LONGEST_RECORD;
    return { holder: isReadable ? parseHolder(lock) : null, since: stats.mtimeMs };
}
function parseHolder(lock) {
    try {
        const { pid, host, token } = JSON.parse(external_node_fs_.readFileSync(lock, 'utf8'));
        // A lock file may come from a stranger: the token becomes part of a file name that is removed.
        const isOurs = Number.isSafeInteger(pid) && pid > 0 && typeof host === 'string' && /^[0-9a-f]{32}$/.test(`${token}`);
        return isOurs ? { pid: pid, host, token: token } : null;
    }
    catch {
        return null;
    }
}
/** Whether nobody will ever release it. */
function isStale({ holder, since }) {
    const age = Math.abs(Date.now() - since);
    if (age > VERY_OLD)
        return true;
    if (holder === null)
        return age > NAMELESS;
    return holder.host === thisHost() && !isRunning(holder.pid, since);
}
function isRunning(pid, since) {
    // In containers the same number comes back: a lock older than this process is not its own.
    if (pid === process.pid)
        return since >= Date.now() - process.uptime() * 1000;
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return error.code !== 'ESRCH';
    }
}
/** The machine, and on Linux the process namespace: a pid says nothing about other containers. */
function thisHost() {
    try {
        return `${external_node_os_.hostname()} ${external_node_fs_.readlinkSync('/proc/self/ns/pid')}`;
    }
    catch {
        return external_node_os_.hostname();
    }
}

;// CONCATENATED MODULE: ./build/workspace/store/remove-file.js

/** Removes a file; one that is not there is fine. */
function removeFile(file) {
    try {
        external_node_fs_.unlinkSync(file);
    }
    catch (error) {
        if (error.code !== 'ENOENT')
            throw error;
    }
}
/** Removes a file after something went wrong, whose error is the one to hear of. */
function removeQuietly(file) {
    try {
        removeFile(file);
    }
    catch {
        // What cannot be removed stays.
    }
}

;// CONCATENATED MODULE: ./build/workspace/store/sleep.js
/** node:timers/promises would do the same, and has to be loaded for it. */
function sleep(milliseconds) {
    return new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
    });
}

;// CONCATENATED MODULE: ./build/workspace/store/file-lock.js




const PATIENCE = 10_000;
const FIRST_PAUSE = 4;
const LONGEST_PAUSE = 100;
/** Somebody else holds the lock and did not release it in time. */
class LockedError extends Error {
    record;
    name = 'LockedError';
    constructor(record) {
        super('The lock is held by another process.');
        this.record = record;
    }
}
/** Creates the lock file; waits as long as others hold it, and breaks it when its holder is gone. */
async function acquireLock(file, options) {
    const deadline = Date.now() + (options.patience ?? PATIENCE);
    for (let pause = FIRST_PAUSE;; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
        clearStaleLock(file, options);
        const lock = createLock(file);
        if (lock !== null)
            return lock;
        if (Date.now() > deadline)
            throw new LockedError(readLock(file));
        // Unequal pauses keep many waiters from knocking at the same moment.
        await sleep(pause * (0.5 + Math.random()));
    }
}
/** Removes a lock whose holder is gone, and what it left behind. */
function clearStaleLock(file, options) {
    const seen = readLock(file);
    if (seen !== undefined && isStale(seen))
        breakLock(file, seen, options);
    // A breaker that died after its work was done.
    else if (external_node_fs_.existsSync(breakerOf(file)))
        clearStaleLock(breakerOf(file), NO_LEFTOVERS);
}
const NO_LEFTOVERS = { leftovers: () => [] };
const breakerOf = (file) => `${file}.break`;
/** Two breakers at once could remove the lock that a third process has just made: breaking has a lock of its own. */
function breakLock(file, seen, options) {
    clearStaleLock(breakerOf(file), NO_LEFTOVERS);
    const breaker = createLock(breakerOf(file));
    if (breaker === null)
        return;
    try {
        const now = readLock(file);
        if (now?.since !== seen.since || now.holder?.token !== seen.holder?.token)
            return;
        const leftovers = seen.holder === null ? [] : options.leftovers(seen.holder.token);
        for (const leftover of [...leftovers, file])
            removeFile(leftover);
    }
    finally {
        breaker.release();
    }
}
/** Tells holders apart; nobody has to be kept from guessing it, and node:crypto takes long to load. */
function drawToken() {
    return Array.from({ length: 4 }, () => Math.floor(Math.random() * 2 ** 32)
        .toString(16)
        .padStart(8, '0')).join('');
}
function createLock(file) {
    const token = drawToken();
    let descriptor;
    try {
        descriptor = external_node_fs_.openSync(file, 'wx');
    }
    catch (error) {
        if (error.code === 'EEXIST')
            return null;
        throw error;
    }
    try {
        external_node_fs_.writeFileSync(descriptor, JSON.stringify({ pid: process.pid, host: thisHost(), token }));
    }
    catch (error) {
        removeQuietly(file);
        throw error;
    }
    finally {
        external_node_fs_.closeSync(descriptor);
    }
    const isStillHeld = () => readLock(file)?.holder?.token === token;
    const release = () => {
        try {
            if (isStillHeld())
                removeFile(file);
        }
        catch {
            // The work is done by now: a lock that stays is broken by the next process, and no failure of this one.
        }
    };
    return { token, isStillHeld, release };
}

// EXTERNAL MODULE: ./build/core/decode-text.js
var decode_text = __webpack_require__(3420);
;// CONCATENATED MODULE: ./build/workspace/store/read-text-file.js



/** O_NONBLOCK keeps a FIFO from blocking the open; Windows does not know it. */
const OPEN = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0);
/** A file's text, byte for byte; `null` when there is no such file. */
function readTextFile(file, given) {
    const bytes = readBytes(file, given);
    if (bytes === null)
        return null;
    const decoded = (0,decode_text/* decodeText */.g)(bytes);
    if (decoded.ok)
        return decoded.text;
    throw new workspace/* WorkspaceError */.k(`Cannot read ${given}: ${decoded.problem} ${decoded.fix}`, given);
}
function readBytes(file, given) {
    let descriptor;
    try {
        descriptor = external_node_fs_.openSync(file, OPEN);
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return null;
        throw error;
    }
    try {
        const stats = external_node_fs_.fstatSync(descriptor);
        if (stats.isFile())
            return external_node_fs_.readFileSync(descriptor);
        const what = stats.isDirectory() ? 'a directory' : 'no regular file';
        throw new workspace/* WorkspaceError */.k(`Cannot read ${given}: it is ${what}. Choose a file.`, given);
    }
    finally {
        external_node_fs_.closeSync(descriptor);
    }
}

// EXTERNAL MODULE: ./build/core/read-json.js + 1 modules
var read_json = __webpack_require__(924);
;// CONCATENATED MODULE: ./build/workspace/store/write-whole-file.js




/** A name beside the file that only the holder of this token uses. */
function temporaryPath(file, token) {
    return external_node_path_.join(external_node_path_.dirname(file), `.${external_node_path_.basename(file)}.skill-registrar.${token}.tmp`);
}
/** Writes a new file and waits until it is on the disk; on failure nothing is left of it. */
function writeNewFile(file, content, like) {
    const descriptor = external_node_fs_.openSync(file, 'wx', like?.mode ?? 0o666);
    try {
        external_node_fs_.writeFileSync(descriptor, content);
        if (like !== undefined)
            takeAfter(descriptor, like);
        external_node_fs_.fsyncSync(descriptor);
    }
    catch (error) {
        removeQuietly(file);
        throw error;
    }
    finally {
        external_node_fs_.closeSync(descriptor);
    }
}
function takeAfter(descriptor, like) {
    external_node_fs_.fchmodSync(descriptor, like.mode & 0o7777);
    try {
        if (like.uid !== process.getuid?.())
            external_node_fs_.fchownSync(descriptor, like.uid, like.gid);
    }
    catch {
        // Only the administrator can give files away; the others keep what they write.
    }
}
const TRANSIENT = new Set(['EPERM', 'EBUSY', 'EACCES']);
const RETRIES = 6;
/** Renames over a file. On Windows a scanner or an editor may hold it for a moment: tries again for half a second. */
async function renamePatiently(from, to, rename = external_node_fs_.renameSync) {
    for (let retry = 0;; retry++) {
        try {
            return rename(from, to);
        }
        catch (error) {
            if (retry === RETRIES || !TRANSIENT.has(`${error.code}`))
                throw error;
            await sleep(8 * 2 ** retry);
        }
    }
}
/** Makes a rename survive a power failure, where the system can. */
function syncDirectory(directory) {
    try {
        const descriptor = external_node_fs_.openSync(directory, 'r');
        try {
            external_node_fs_.fsyncSync(descriptor);
        }
        finally {
            external_node_fs_.closeSync(descriptor);
        }
    }
    catch {
        // Windows does not open directories, and some file systems do not sync them: the rename itself has happened.
    }
}

;// CONCATENATED MODULE: ./build/workspace/store/replace-file.js







/** Replaces a file by a whole new one; `false` when another program changed it meanwhile, and nothing was done. */
async function replaceFile(replacement) {
    const { file, given, before, after, lock } = replacement;
    const temporary = temporaryPath(file, lock.token);
    const old = external_node_fs_.statSync(file, { throwIfNoEntry: false });
    try {
        writeNewFile(temporary, after, old);
        verify(temporary, replacement);
        if (replacement.keepBackup && before !== null) {
            await keepBackup(file, { content: before, like: old, token: lock.token });
        }
        if (replacement.read() !== before)
            return false;
        if (!lock.isStillHeld())
            throw refusal(given, 'another run took over its lock. Run again.');
        await renamePatiently(temporary, file);
    }
    finally {
        removeQuietly(temporary);
    }
    syncDirectory(external_node_path_.dirname(file));
    return true;
}
function verify(temporary, { file, given, after }) {
    if (external_node_fs_.readFileSync(temporary, 'utf8') !== after) {
        throw refusal(given, 'what was written does not read back. Check the disk.');
    }
    const reading = file.endsWith('.json') ? (0,read_json/* readJson */.V)(after) : null;
    if (reading?.ok === false) {
        throw refusal(given, `it would be broken JSON. ${reading.message} Please report this.`);
    }
}
function refusal(given, reason) {
    return new workspace/* WorkspaceError */.k(`Cannot write ${given}: ${reason} Nothing was changed.`, given);
}
async function keepBackup(file, backup) {
    const places = backupPlaces(file);
    for (const [index, place] of places.entries()) {
        try {
            return await writeBackup(place, backup);
        }
        catch (error) {
            if (index === places.length - 1)
                throw error;
        }
    }
}
async function writeBackup(place, { content, like, token }) {
    const temporary = temporaryPath(place, token);
    external_node_fs_.mkdirSync(external_node_path_.dirname(place), { recursive: true });
    try {
        writeNewFile(temporary, content, like);
        await renamePatiently(temporary, place);
    }
    finally {
        removeQuietly(temporary);
    }
}

// EXTERNAL MODULE: ./build/workspace/opened-path.js
var opened_path = __webpack_require__(5517);
;// CONCATENATED MODULE: ./build/workspace/store/resolve-target.js




/**
 * The file that a path means: links are followed as long as they stay where the path seems to be.
 * Paths are relative to the root; an absolute one may lie elsewhere, since a person named it.
 */
function resolveTarget(root, given) {
    const absolute = external_node_path_.resolve(root, given);
    const isElsewhere = (0,opened_path/* relativeInside */.JA)(external_node_path_.resolve(root), absolute) === null;
    if (isElsewhere && !external_node_path_.isAbsolute(given)) {
        throw new workspace/* WorkspaceError */.k(`${given} lies outside the repository. Give a path below its root.`, given);
    }
    const boundary = realPath(isElsewhere ? external_node_path_.dirname(absolute) : external_node_path_.resolve(root));
    const real = realPath(absolute);
    if ((0,opened_path/* relativeInside */.JA)(boundary, real) === null) {
        const message = `${given} is reached through a symbolic link that leaves the repository. Replace the link by a file.`;
        throw new workspace/* WorkspaceError */.k(message, given);
    }
    return real;
}
/** The canonical path of what exists, with the names of what does not exist yet. */
function realPath(absolute) {
    const stats = external_node_fs_.lstatSync(absolute, { throwIfNoEntry: false });
    if (stats !== undefined)
        return external_node_fs_.realpathSync.native(absolute);
    const parent = external_node_path_.dirname(absolute);
    return parent === absolute ? absolute : external_node_path_.join(realPath(parent), external_node_path_.basename(absolute));
}

;// CONCATENATED MODULE: ./build/workspace/disk-store.js










/** So often is an update computed anew because another program keeps changing the file. */
const ATTEMPTS = 5;
/** Files on disk, replaced whole or not at all, by one process at a time. */
class DiskStore {
    #root;
    #patience;
    constructor(options) {
        this.#root = options.root;
        this.#patience = options.patience;
    }
    read(given) {
        try {
            return readTextFile(resolveTarget(this.#root, given), given);
        }
        catch (error) {
            throw explainFileError(error, 'read', given);
        }
    }
    async update(given, compute, options) {
        try {
            const file = resolveTarget(this.#root, given);
            const first = draft(readTextFile(file, given), compute);
            if (first !== null)
                return await this.#write({ file, given, compute, first, keepBackup: options.backup });
            tidyUp(file);
            return false;
        }
        catch (error) {
            throw error instanceof LockedError
                ? explainLock(error, given)
                : explainFileError(error, 'write', given);
        }
    }
    async #write(update) {
        refuseReadOnly(update);
        external_node_fs_.mkdirSync(external_node_path_.dirname(update.file), { recursive: true });
        const lock = await acquireLock(lockPath(update.file), lockOptions(update.file, this.#patience));
        try {
            return await writeUnderLock(update, lock);
        }
        finally {
            lock.release();
        }
    }
}
/** What is to be written; `null` when nothing is. */
function draft(before, compute) {
    const after = compute(before);
    return after === null || after === before ? null : { before, after };
}
async function writeUnderLock(update, lock) {
    const { file, given, compute, keepBackup } = update;
    const read = () => readTextFile(file, given);
    let next = update.first;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const current = read();
        // Computing can be dear: what was computed before the lock holds as long as nobody else wrote.
        if (current !== next.before)
            next = draft(current, compute);
        if (next === null)
            return false;
        if (await replaceFile({ ...next, file, given, keepBackup, lock, read }))
            return true;
    }
    const message = `Cannot write ${given}: another program keeps changing it. Stop that program and run again.`;
    throw new workspace/* WorkspaceError */.k(message, given);
}
function refuseReadOnly({ file, given }) {
    const stats = external_node_fs_.statSync(file, { throwIfNoEntry: false });
    if (stats === undefined)
        return;
    // A rename would replace a protected file without asking, and the administrator may do anything.
    if ((stats.mode & 0o222) === 0) {
        throw new workspace/* WorkspaceError */.k(`Cannot write ${given}: it is read-only. Make it writable. Nothing was changed.`, given);
    }
    external_node_fs_.accessSync(file, external_node_fs_.constants.W_OK);
}
/** Where nothing is to be written, a leftover that cannot be removed is no failure. */
function tidyUp(file) {
    try {
        clearStaleLock(lockPath(file), lockOptions(file, 0));
    }
    catch {
        // The next run that writes will say what is wrong.
    }
}
function lockPath(file) {
    return external_node_path_.join(external_node_path_.dirname(file), `.${external_node_path_.basename(file)}.skill-registrar.lock`);
}
function lockOptions(file, patience) {
    const leftovers = (token) => [file, ...backupPlaces(file)].map((written) => temporaryPath(written, token));
    return { leftovers, ...(patience === undefined ? {} : { patience }) };
}
function explainLock({ record }, given) {
    const { pid, host } = record?.holder ?? { pid: '?', host: '?' };
    const message = `Cannot write ${given}: process ${pid} on ${host.split(' ')[0]} holds its lock. Wait until it is done; ` +
        `if there is no such process, delete ${lockPath(given)}. Nothing was changed.`;
    return new workspace/* WorkspaceError */.k(message, given);
}


/***/ }),

/***/ 5517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JA: () => (/* binding */ relativeInside),
/* harmony export */   dN: () => (/* binding */ realPathOf),
/* harmony export */   er: () => (/* binding */ realPathOfDescriptor),
/* harmony export */   sC: () => (/* binding */ listContained)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/**
 * Where an opened file really is; `null` when that cannot be told. A path checked before or after the open proves
 * nothing: a directory of it may be swapped for a link in between, and back again. Linux names the file of a
 * descriptor; elsewhere the path is resolved once more and has to lead to the very same file.
 */
function realPathOfDescriptor(descriptor, absolute, platform = process.platform) {
    const named = descriptorPath(descriptor, platform);
    if (named !== null) {
        try {
            return node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync(named);
        }
        catch {
            // No /proc in this sandbox.
        }
    }
    const real = realPathOf(absolute);
    if (real === null)
        return null;
    const [opened, found] = [node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(descriptor), node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(real, { throwIfNoEntry: false })];
    return found !== undefined && opened.ino === found.ino && opened.dev === found.dev ? real : null;
}
/**
 * The entries of a directory that really lies in `realBase`; `null` when it is missing or does not. They are read
 * through the descriptor that was checked where that is possible, which is on Linux.
 */
function listContained(realBase, absolute, platform = process.platform) {
    const { O_RDONLY, O_DIRECTORY, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
    if (O_DIRECTORY === undefined)
        return listByPath(realBase, absolute);
    let descriptor;
    try {
        descriptor = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(absolute, O_RDONLY | O_DIRECTORY | O_NONBLOCK);
    }
    catch {
        return null;
    }
    try {
        if (!isContained(realBase, realPathOfDescriptor(descriptor, absolute, platform)))
            return null;
        const place = descriptorPath(descriptor, platform);
        return place === null ? listByPath(realBase, absolute) : readDirectory(place);
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(descriptor);
    }
}
/** Without descriptors to go by, a swap between these calls can only be made unlikely, and only names are at stake. */
function listByPath(realBase, absolute) {
    if (!isContained(realBase, realPathOf(absolute)))
        return null;
    const entries = readDirectory(absolute);
    return isContained(realBase, realPathOf(absolute)) ? entries : null;
}
function isContained(realBase, real) {
    return real !== null && relativeInside(realBase, real) !== null;
}
/** Compared segment by segment: `/repo-other` is not inside `/repo`. Returns the rest with the system's separators. */
function relativeInside(base, target) {
    if (target === base)
        return '.';
    const prefix = base.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? base : base + node_path__WEBPACK_IMPORTED_MODULE_1__.sep;
    return target.startsWith(prefix) ? target.slice(prefix.length) : null;
}
/** The canonical form of a path; `null` when there is nothing. */
function realPathOf(absolute) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(absolute);
    }
    catch {
        return null;
    }
}
function descriptorPath(descriptor, platform) {
    return platform === 'linux' ? `/proc/self/fd/${descriptor}` : null;
}
function readDirectory(absolute) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(absolute, { withFileTypes: true });
    }
    catch {
        return null;
    }
}


/***/ })

};
