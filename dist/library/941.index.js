export const id = 941;
export const ids = [941];
export const modules = {

/***/ 2941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tidyUp: () => (/* binding */ tidyUp),
  writeUpdate: () => (/* binding */ writeUpdate)
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

// EXTERNAL MODULE: ./build/workspace/store/draft.js
var draft = __webpack_require__(1255);
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

// EXTERNAL MODULE: ./build/workspace/store/lock-path.js
var lock_path = __webpack_require__(2637);
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
    else if (external_node_fs_.existsSync((0,lock_path/* breakerOf */.u)(file)))
        clearStaleLock((0,lock_path/* breakerOf */.u)(file), NO_LEFTOVERS);
}
const NO_LEFTOVERS = { leftovers: () => [] };
/** Two breakers at once could remove the lock that a third process has just made: breaking has a lock of its own. */
function breakLock(file, seen, options) {
    clearStaleLock((0,lock_path/* breakerOf */.u)(file), NO_LEFTOVERS);
    const breaker = createLock((0,lock_path/* breakerOf */.u)(file));
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

// EXTERNAL MODULE: ./build/workspace/store/read-text-file.js + 1 modules
var read_text_file = __webpack_require__(6479);
// EXTERNAL MODULE: ./build/core/json/find-syntax-error.js
var find_syntax_error = __webpack_require__(8139);
// EXTERNAL MODULE: ./build/core/json/json-characters.js
var json_characters = __webpack_require__(8480);
;// CONCATENATED MODULE: ./build/core/json/json-checker.js


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
};
const WORD = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;
const SIMPLE_ESCAPES = new Set([...'"\\/bfnrt'].map((letter) => letter.charCodeAt(0)));
const LETTER_U = 0x75;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
/** Tells whether UTF-8 that comes in parts is JSON that `readJson` accepts, without making anything of it. */
class JsonChecker {
    #state = State.value;
    #isBroken = false;
    #isKey = false;
    /** How much of a byte order mark was seen at the beginning, or all when there is none. */
    #markBytes = 0;
    #word = '';
    #hexDigits = 0;
    #depth = 0;
    /** For every open container whether it is an object. */
    #isObject = new Uint8Array(find_syntax_error/* MAX_DEPTH */.l);
    push(bytes) {
        let at = this.#passMark(bytes);
        while (at < bytes.length && !this.#isBroken) {
            if (this.#state === State.string)
                at = this.#passString(bytes, at);
            else if (this.#state > State.string)
                at = this.#passPart(bytes[at], at);
            else {
                at = skipSpace(bytes, at);
                if (at < bytes.length)
                    this.#passSign(bytes[at++]);
            }
        }
    }
    /** Whether what was pushed is one whole value. */
    isWhole() {
        if (this.#state === State.word)
            this.#endWord();
        return !this.#isBroken && this.#depth === 0 && this.#state === State.afterValue;
    }
    #passMark(bytes) {
        let at = 0;
        while (this.#markBytes < BYTE_ORDER_MARK.length && at < bytes.length) {
            if (bytes[at] === BYTE_ORDER_MARK[this.#markBytes]) {
                at++;
                this.#markBytes++;
            }
            else {
                // A mark that breaks off is no blank, nor anything else that may stand here.
                this.#isBroken = this.#markBytes > 0;
                this.#markBytes = BYTE_ORDER_MARK.length;
            }
        }
        return at;
    }
    /** A byte of an escape sequence, a number or a word; returns the next place. */
    #passPart(byte, at) {
        if (this.#state === State.word)
            return this.#passWord(byte, at);
        if (this.#state === State.escape)
            this.#passEscape(byte);
        else
            this.#passHexDigit(byte);
        return at + 1;
    }
    #passString(bytes, start) {
        for (let at = start; at < bytes.length; at++) {
            const byte = bytes[at];
            if (byte === json_characters/* QUOTE */.jA) {
                this.#state = this.#isKey ? State.colon : State.afterValue;
                return at + 1;
            }
            if (byte === json_characters/* BACKSLASH */.r_) {
                this.#state = State.escape;
                return at + 1;
            }
            if (byte < 0x20)
                this.#isBroken = true;
        }
        return bytes.length;
    }
    #passEscape(byte) {
        if (byte === LETTER_U) {
            this.#state = State.hexDigits;
            this.#hexDigits = 0;
        }
        else if (SIMPLE_ESCAPES.has(byte))
            this.#state = State.string;
        else
            this.#isBroken = true;
    }
    #passHexDigit(byte) {
        const lower = byte | 0x20;
        if (!(byte >= 0x30 && byte <= 0x39) && !(lower >= 0x61 && lower <= 0x66))
            this.#isBroken = true;
        else if (++this.#hexDigits === 4)
            this.#state = State.string;
    }
    #passWord(byte, at) {
        if (isSpace(byte) || byte === json_characters/* COMMA */.KE || byte === json_characters/* CLOSE_BRACKET */.wt || byte === json_characters/* CLOSE_BRACE */.rc) {
            this.#endWord();
            return at;
        }
        this.#word += String.fromCharCode(byte);
        return at + 1;
    }
    #endWord() {
        if (!WORD.test(this.#word))
            this.#isBroken = true;
        this.#word = '';
        this.#state = State.afterValue;
    }
    #passSign(byte) {
        switch (this.#state) {
            case State.afterValue:
                this.#passSeparator(byte);
                return;
            case State.colon:
                if (byte === json_characters/* COLON */.oH)
                    this.#state = State.value;
                else
                    this.#isBroken = true;
                return;
            case State.firstKey:
            case State.key:
                if (byte === json_characters/* QUOTE */.jA)
                    this.#openString(true);
                else if (byte === json_characters/* CLOSE_BRACE */.rc && this.#state === State.firstKey)
                    this.#close(true);
                else
                    this.#isBroken = true;
                return;
            default:
                if (byte === json_characters/* CLOSE_BRACKET */.wt && this.#state === State.firstElement)
                    this.#close(false);
                else
                    this.#openValue(byte);
        }
    }
    #openValue(byte) {
        if (byte === json_characters/* QUOTE */.jA)
            this.#openString(false);
        else if (byte === json_characters/* OPEN_BRACE */.Hv)
            this.#open(true);
        else if (byte === json_characters/* OPEN_BRACKET */.WL)
            this.#open(false);
        else {
            this.#word = String.fromCharCode(byte);
            this.#state = State.word;
        }
    }
    #openString(isKey) {
        this.#isKey = isKey;
        this.#state = State.string;
    }
    #open(isObject) {
        if (this.#depth === find_syntax_error/* MAX_DEPTH */.l) {
            this.#isBroken = true;
            return;
        }
        this.#isObject[this.#depth++] = isObject ? 1 : 0;
        this.#state = isObject ? State.firstKey : State.firstElement;
    }
    #close(isObject) {
        if (this.#depth === 0 || (this.#isObject[this.#depth - 1] === 1) !== isObject)
            this.#isBroken = true;
        else {
            this.#depth--;
            this.#state = State.afterValue;
        }
    }
    #passSeparator(byte) {
        if (byte === json_characters/* CLOSE_BRACE */.rc || byte === json_characters/* CLOSE_BRACKET */.wt)
            this.#close(byte === json_characters/* CLOSE_BRACE */.rc);
        else if (byte !== json_characters/* COMMA */.KE || this.#depth === 0)
            this.#isBroken = true;
        else
            this.#state = this.#isObject[this.#depth - 1] === 1 ? State.key : State.value;
    }
}
function skipSpace(bytes, start) {
    let at = start;
    while (at < bytes.length && isSpace(bytes[at]))
        at++;
    return at;
}
function isSpace(byte) {
    return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

// EXTERNAL MODULE: ./build/core/read-json.js
var read_json = __webpack_require__(4391);
// EXTERNAL MODULE: ./build/core/text-pieces.js
var text_pieces = __webpack_require__(543);
;// CONCATENATED MODULE: ./build/workspace/store/encode-text.js
/** Characters that are encoded at once; one takes three bytes at most. */
const CHARACTERS = 32_768;
const LONE_SURROGATE = /\p{Surrogate}/u;
/** What stands in UTF-8 for half a character, and for nothing else that is common. */
const REPLACEMENT = Buffer.from('\ufffd');
/** Turns a text in pieces into UTF-8, part by part, in memory that is used again: a part is gone when the next is asked for. */
function* encodeText(pieces) {
    const buffer = Buffer.allocUnsafe(CHARACTERS * 3 * 2);
    let filled = 0;
    for (const piece of pieces) {
        if (typeof piece !== 'string') {
            yield buffer.subarray(0, filled);
            filled = 0;
            yield piece;
            continue;
        }
        for (let start = 0; start < piece.length;) {
            const end = endOfPart(piece, start);
            if (buffer.length - filled < (end - start) * 3) {
                yield buffer.subarray(0, filled);
                filled = 0;
            }
            filled += writePart(buffer, piece.slice(start, end), filled);
            start = end;
        }
    }
    if (filled > 0)
        yield buffer.subarray(0, filled);
}
/** Never between the halves of one character. */
function endOfPart(piece, start) {
    const end = Math.min(start + CHARACTERS, piece.length);
    const last = piece.charCodeAt(end - 1);
    return end < piece.length && last >= 0xd800 && last <= 0xdbff ? end - 1 : end;
}
function writePart(buffer, part, at) {
    const length = buffer.write(part, at);
    const isSuspect = length !== part.length && buffer.subarray(at, at + length).includes(REPLACEMENT);
    if (isSuspect && LONE_SURROGATE.test(part))
        throw new NoUtf8Error();
    return length;
}
/** Half a character stands alone: it has no form in UTF-8, and would be replaced. */
class NoUtf8Error extends Error {
    name = 'NoUtf8Error';
}

// EXTERNAL MODULE: ./build/workspace/store/store-failure.js
var store_failure = __webpack_require__(3682);
;// CONCATENATED MODULE: ./build/workspace/store/write-whole-file.js




/** A name beside the file that only the holder of this token uses. */
function temporaryPath(file, token) {
    return external_node_path_.join(external_node_path_.dirname(file), `.${external_node_path_.basename(file)}.skill-registrar.${token}.tmp`);
}
/** So much is read back at once. */
const SCRATCH_BYTES = 65_536;
/** What was written is not what the file holds. */
class ReadBackError extends Error {
    name = 'ReadBackError';
}
/**
 * Writes a new file and waits until it is on the disk; on failure nothing is left of it. Each part is read back at
 * once: so neither the text nor its bytes are ever held whole.
 */
function writeNewFile(file, parts, like) {
    const descriptor = external_node_fs_.openSync(file, 'wx+', like?.mode ?? 0o666);
    try {
        const scratch = Buffer.allocUnsafe(SCRATCH_BYTES);
        let size = 0;
        for (const part of parts) {
            write_whole_file_writePart(descriptor, part, size);
            if (!readsBack(descriptor, { part, start: size, scratch }))
                throw new ReadBackError();
            size += part.length;
        }
        if (external_node_fs_.fstatSync(descriptor).size !== size)
            throw new ReadBackError();
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
function write_whole_file_writePart(descriptor, part, start) {
    for (let written = 0; written < part.length;) {
        written += external_node_fs_.writeSync(descriptor, part, written, part.length - written, start + written);
    }
}
function readsBack(descriptor, { part, start, scratch }) {
    for (let at = 0; at < part.length;) {
        const wanted = Math.min(scratch.length, part.length - at);
        const count = external_node_fs_.readSync(descriptor, scratch, 0, wanted, start + at);
        if (count === 0 || scratch.compare(part, at, at + count, 0, count) !== 0)
            return false;
        at += count;
    }
    return true;
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
    const { file, given, before, lock } = replacement;
    const temporary = temporaryPath(file, lock.token);
    const old = external_node_fs_.statSync(file, { throwIfNoEntry: false });
    try {
        writeVerified(temporary, replacement, old);
        if (replacement.keepBackup && before !== null) {
            await keepBackup(file, { content: before, like: old, token: lock.token });
        }
        if (!(0,read_text_file/* holdsBytes */.gt)(file, given, before))
            return false;
        if (!lock.isStillHeld())
            throw (0,store_failure/* storeFailure */.S)('write', given, { reason: 'another run took over its lock', fix: 'Run again.' });
        await renamePatiently(temporary, file);
    }
    finally {
        removeQuietly(temporary);
    }
    syncDirectory(external_node_path_.dirname(file));
    return true;
}
function writeVerified(temporary, { file, given, after }, old) {
    const checker = file.endsWith('.json') ? new JsonChecker() : null;
    try {
        writeNewFile(temporary, checked(encodeText(after()), checker), old);
    }
    catch (error) {
        if (!(error instanceof ReadBackError || error instanceof NoUtf8Error))
            throw error;
        const reason = 'what was written does not read back';
        throw (0,store_failure/* storeFailure */.S)('write', given, { reason, fix: 'Check the disk.', cause: error });
    }
    if (checker === null || checker.isWhole())
        return;
    const reading = (0,read_json/* readJson */.V)((0,text_pieces/* joinPieces */.A)(after()));
    const where = reading.ok ? '' : ` ${reading.message}`;
    throw (0,store_failure/* storeFailure */.S)('write', given, {
        reason: 'it would be broken JSON',
        fix: `This is a fault of skill-registrar: report it.${where}`,
    });
}
function* checked(parts, checker) {
    for (const part of parts) {
        checker?.push(part);
        yield part;
    }
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
        writeNewFile(temporary, [content], like);
        await renamePatiently(temporary, place);
    }
    finally {
        removeQuietly(temporary);
    }
}

;// CONCATENATED MODULE: ./build/workspace/store/write-update.js










/** So often is an update computed anew because another program keeps changing the file. */
const ATTEMPTS = 5;
/** Writes a file under its lock; `false` when somebody else has written the same meanwhile. */
async function writeUpdate(update, { patience }) {
    refuseReadOnly(update);
    external_node_fs_.mkdirSync(external_node_path_.dirname(update.file), { recursive: true });
    const lock = await acquire(update, patience);
    try {
        return await writeUnderLock(update, lock);
    }
    finally {
        lock.release();
    }
}
async function acquire({ file, given }, patience) {
    try {
        return await acquireLock((0,lock_path/* lockPath */.H)(file), lockOptions(file, patience));
    }
    catch (error) {
        throw error instanceof LockedError ? explainLock(error, given) : error;
    }
}
async function writeUnderLock(update, lock) {
    const { file, given, keepBackup } = update;
    let next = update.first;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        // Computing can be dear: what was computed before the lock holds as long as nobody else wrote.
        if (!(0,read_text_file/* holdsBytes */.gt)(file, given, next.before))
            next = (0,draft/* draft */.K)(update);
        if (next === null)
            return false;
        if (await replaceFile({ ...next, file, given, keepBackup, lock }))
            return true;
    }
    throw (0,store_failure/* storeFailure */.S)('write', given, {
        reason: 'another program keeps changing it',
        fix: 'Stop that program and run again.',
    });
}
function refuseReadOnly({ file, given }) {
    const stats = external_node_fs_.statSync(file, { throwIfNoEntry: false });
    if (stats === undefined)
        return;
    // A rename would replace a protected file without asking, and the administrator may do anything.
    if ((stats.mode & 0o222) === 0) {
        throw (0,store_failure/* storeFailure */.S)('write', given, { reason: 'it is read-only', fix: 'Make it writable.' });
    }
    external_node_fs_.accessSync(file, external_node_fs_.constants.W_OK);
}
/** Removes what a killed run has left. Where nothing is to be written, a leftover that cannot be removed is no failure. */
function tidyUp(file) {
    try {
        clearStaleLock((0,lock_path/* lockPath */.H)(file), lockOptions(file, 0));
    }
    catch {
        // The next run that writes will say what is wrong.
    }
}
function lockOptions(file, patience) {
    const leftovers = (token) => [file, ...backupPlaces(file)].map((written) => temporaryPath(written, token));
    return { leftovers, ...(patience === undefined ? {} : { patience }) };
}
function explainLock({ record }, given) {
    const { pid, host } = record?.holder ?? { pid: '?', host: '?' };
    return (0,store_failure/* storeFailure */.S)('write', given, {
        reason: `process ${pid} on ${host.split(' ')[0]} holds its lock`,
        fix: `Wait until it is done; if there is no such process, delete ${(0,lock_path/* lockPath */.H)(given)}.`,
    });
}


/***/ })

};
