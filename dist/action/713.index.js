export const id = 713;
export const ids = [713];
export const modules = {

/***/ 83420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ decodeText)
/* harmony export */ });
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
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
        const lenient = new TextDecoder('utf-8', { ignoreBOM: true });
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

/***/ 25483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ HeldText)
/* harmony export */ });
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
/** Smaller texts are no burden and are decoded once. */
const LARGE = 2_000_000;
/**
 * A text that is seldom looked at. A large one is held as UTF-8 only: one character beyond Latin-1 makes the engine
 * take two bytes for every character of a text, and a manifest of ten thousand skills has one.
 */
class HeldText {
    #text = null;
    #bytes = null;
    /** Bytes have to be valid UTF-8. */
    constructor(text) {
        if (typeof text !== 'string')
            this.#bytes = text;
        else if (text.length < LARGE)
            this.#text = text;
        else
            this.#bytes = encoder.encode(text);
    }
    get isLarge() {
        return this.#bytes !== null && this.#bytes.length >= LARGE;
    }
    read() {
        if (this.isLarge)
            return decoder.decode(this.#bytes);
        this.#text ??= decoder.decode(this.#bytes);
        return this.#text;
    }
    get bytes() {
        this.#bytes ??= encoder.encode(this.#text);
        return this.#bytes;
    }
}


/***/ }),

/***/ 16713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DiskStore: () => (/* binding */ DiskStore)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/workspace/store/draft.js
var draft = __webpack_require__(71255);
// EXTERNAL MODULE: ./build/workspace/workspace.js
var workspace = __webpack_require__(31039);
// EXTERNAL MODULE: ./build/workspace/store/store-failure.js
var store_failure = __webpack_require__(43682);
;// CONCATENATED MODULE: ./build/workspace/store/explain-file-error.js


const ALLOW_WRITING = 'Allow writing to it and to its directory, or choose another file.';
/** What a failure of the file system means, and what a person can do about it. */
const REASONS = {
    EACCES: ['permission denied', ALLOW_WRITING],
    EPERM: ['the system does not permit it', ALLOW_WRITING],
    EROFS: ['the file system is read-only', 'Choose a file elsewhere.'],
    ENOSPC: ['no space is left on the disk', 'Free some and run again.'],
    EDQUOT: ['the disk quota is used up', 'Free some space and run again.'],
    EFBIG: ['the system does not allow a file of this size', 'Raise the limit and run again.'],
    EISDIR: ['it is a directory', 'Choose a file.'],
    ENOTDIR: ['a part of its path is a file, not a directory', 'Choose another path.'],
    ELOOP: ['symbolic links lead in a circle', 'Replace them.'],
    ENAMETOOLONG: ['its path is too long', 'Choose a shorter one.'],
    ENOENT: ['it leads nowhere', 'Create it, or remove the link that leads to it.'],
    EBUSY: ['another program uses it', 'Close that program and run again.'],
    EMFILE: ['too many files are open', 'Raise the limit and run again.'],
};
/** An error of the file system as one that says what to do; one that does so already is left as it is. */
function explainFileError(error, verb, path) {
    const code = error.code;
    if (error instanceof workspace/* WorkspaceError */.k || code === undefined)
        return error;
    const [reason, fix] = REASONS[code] ?? [`${error.message}`];
    return (0,store_failure/* storeFailure */.S)(verb, path, { reason, ...(fix === undefined ? {} : { fix }), cause: error });
}

// EXTERNAL MODULE: ./build/workspace/store/lock-path.js
var lock_path = __webpack_require__(92637);
// EXTERNAL MODULE: ./build/workspace/store/read-text-file.js
var read_text_file = __webpack_require__(59587);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/git-directory.js
var git_directory = __webpack_require__(79788);
// EXTERNAL MODULE: ./build/workspace/opened-path.js
var opened_path = __webpack_require__(75517);
;// CONCATENATED MODULE: ./build/workspace/store/resolve-target.js





/**
 * The file that a path means: links are followed as long as they stay where the path seems to be.
 * Paths are relative to the root; an absolute one may lie elsewhere, since a person named it.
 */
function resolveTarget(root, given) {
    const absolute = external_node_path_.resolve(root, given);
    const isElsewhere = (0,opened_path/* relativeInside */.JA)(external_node_path_.resolve(root), absolute) === null;
    if (isElsewhere && !external_node_path_.isAbsolute(given)) {
        const fix = 'Give a path below its root.';
        throw new workspace/* WorkspaceError */.k(`${given} lies outside the repository.`, given, { fix });
    }
    const boundary = realPath(isElsewhere ? external_node_path_.dirname(absolute) : external_node_path_.resolve(root));
    const real = realPath(absolute);
    const way = (0,opened_path/* relativeInside */.JA)(boundary, real);
    if (way === null) {
        const message = `${given} is reached through a symbolic link that leaves the repository.`;
        throw new workspace/* WorkspaceError */.k(message, given, { fix: 'Replace the link by a file.' });
    }
    if ((0,git_directory/* leadsIntoGit */._)(isElsewhere ? real : way)) {
        const fix = 'Give a path beside it, or replace the link that leads there.';
        throw new workspace/* WorkspaceError */.k(`${given} leads into a git directory.`, given, { fix });
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






/** Files on disk, replaced whole or not at all, by one process at a time. */
class DiskStore {
    #root;
    #patience;
    constructor(options) {
        this.#root = options.root;
        this.#patience = options.patience;
    }
    read(given) {
        return this.#read(given, read_text_file/* readTextFile */.Gu);
    }
    hold(given) {
        return this.#read(given, read_text_file/* holdTextFile */.Bu);
    }
    #read(given, read) {
        try {
            return read(resolveTarget(this.#root, given), given);
        }
        catch (error) {
            throw explainFileError(error, 'read', given);
        }
    }
    async update(given, compute, options) {
        try {
            const file = resolveTarget(this.#root, given);
            const target = { file, given, compute, planned: options.planned };
            const first = (0,draft/* draft */.K)(target);
            if (first === null && !hasLock(file))
                return false;
            const { tidyUp, writeUpdate } = await __webpack_require__.e(/* import() */ 941).then(__webpack_require__.bind(__webpack_require__, 62941));
            if (first === null) {
                tidyUp(file);
                return false;
            }
            return await writeUpdate({ ...target, first, keepBackup: options.backup }, { patience: this.#patience });
        }
        catch (error) {
            throw explainFileError(error, 'write', given);
        }
    }
}
/** Whether somebody holds the lock of a file, or died with it; where nobody can look, a run that writes says why. */
function hasLock(file) {
    const lock = (0,lock_path/* lockPath */.H)(file);
    try {
        return [lock, (0,lock_path/* breakerOf */.u)(lock)].some((path) => external_node_fs_.lstatSync(path, { throwIfNoEntry: false }) !== undefined);
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 75517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JA: () => (/* binding */ relativeInside),
/* harmony export */   dN: () => (/* binding */ realPathOf),
/* harmony export */   er: () => (/* binding */ realPathOfDescriptor),
/* harmony export */   sC: () => (/* binding */ listContained)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


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


/***/ }),

/***/ 71255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ draft)
/* harmony export */ });
/* harmony import */ var _read_text_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59587);

/** What is to be written over the file as it is now; `null` when nothing is. */
function draft({ file, given, compute, planned }) {
    if (planned !== undefined) {
        const before = planned.before?.bytes ?? null;
        if ((0,_read_text_file_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsBytes */ .gt)(file, given, before))
            return planned.after === null ? null : { before, after: planned.after };
    }
    const before = (0,_read_text_file_js__WEBPACK_IMPORTED_MODULE_0__/* .readFileBytes */ .MY)(file, given);
    const text = before === null ? null : (0,_read_text_file_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(before, given);
    const after = compute(text);
    return after === null || after === text ? null : { before, after: () => [after] };
}


/***/ }),

/***/ 92637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ lockPath),
/* harmony export */   u: () => (/* binding */ breakerOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** The lock of a file lies beside it. */
function lockPath(file) {
    return node_path__WEBPACK_IMPORTED_MODULE_0__.join(node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(file), `.${node_path__WEBPACK_IMPORTED_MODULE_0__.basename(file)}.skill-registrar.lock`);
}
/** Breaking a lock takes a lock of its own. */
function breakerOf(lock) {
    return `${lock}.break`;
}


/***/ }),

/***/ 59587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bu: () => (/* binding */ holdTextFile),
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   MY: () => (/* binding */ readFileBytes),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   gt: () => (/* binding */ holdsBytes)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var _core_decode_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83420);
/* harmony import */ var _core_held_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25483);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31039);
/* harmony import */ var _store_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43682);






/** O_NONBLOCK keeps a FIFO from blocking the open; Windows does not know it. */
const OPEN = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK ?? 0);
const CHUNK_BYTES = 131_072;
/** A file's text, byte for byte; `null` when there is no such file. */
function readTextFile(file, given) {
    const bytes = readFileBytes(file, given);
    return bytes === null ? null : textOf(bytes, given);
}
/** The same, but what is large stays as it is on disk: as a text it would take twice as much, only to be encoded again. */
function holdTextFile(file, given) {
    const bytes = readFileBytes(file, given);
    if (bytes === null)
        return null;
    const isText = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) && !bytes.includes(0);
    return new _core_held_text_js__WEBPACK_IMPORTED_MODULE_3__/* .HeldText */ .d(isText ? bytes : textOf(bytes, given));
}
function textOf(bytes, given) {
    const decoded = (0,_core_decode_text_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeText */ .g)(bytes);
    if (decoded.ok)
        return decoded.text;
    throw new _workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .WorkspaceError */ .k(`Cannot read ${given}: ${decoded.problem}`, given, { fix: decoded.fix });
}
/** `null` when there is no such file. */
function readFileBytes(file, given) {
    return withOpened(file, given, (descriptor) => (descriptor === null ? null : node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync(descriptor)));
}
/** Whether a file holds just these bytes; `null` stands for no file. It is compared part by part, never held whole. */
function holdsBytes(file, given, expected) {
    return withOpened(file, given, (descriptor) => {
        if (descriptor === null || expected === null)
            return descriptor === expected;
        if (node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync(descriptor).size !== expected.length)
            return false;
        const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, expected.length + 1));
        for (let at = 0;;) {
            const read = node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync(descriptor, chunk, 0, chunk.length, at);
            if (read === 0)
                return at === expected.length;
            if (chunk.compare(expected, at, Math.min(at + read, expected.length), 0, read) !== 0)
                return false;
            at += read;
        }
    });
}
function withOpened(file, given, use) {
    let descriptor;
    try {
        descriptor = node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(file, OPEN);
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return use(null);
        throw error;
    }
    try {
        const stats = node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync(descriptor);
        if (stats.isFile())
            return use(descriptor);
        const what = stats.isDirectory() ? 'a directory' : 'no regular file';
        throw (0,_store_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .storeFailure */ .S)('read', given, { reason: `it is ${what}`, fix: 'Choose a file.' });
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(descriptor);
    }
}


/***/ }),

/***/ 43682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ storeFailure)
/* harmony export */ });
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31039);

/** Why a file cannot be read or written, and what to do about it. */
function storeFailure(verb, path, why) {
    const { reason, ...options } = why;
    const consequence = verb === 'write' ? ' Nothing was changed.' : '';
    return new _workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .WorkspaceError */ .k(`Cannot ${verb} ${path}: ${reason}.${consequence}`, path, options);
}


/***/ })

};
