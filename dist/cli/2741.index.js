"use strict";
exports.id = 2741;
exports.ids = [2741];
exports.modules = {

/***/ 32823:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: function() { return /* binding */ Checksum; }
/* harmony export */ });
/** Two running sums, seeded: enough to see that something changed, far cheaper than node:crypto is to load. */
class Checksum {
    #a;
    #b;
    constructor(seed) {
        this.#a = seed | 0;
        this.#b = (seed ^ 0x9e3779b9) | 0;
    }
    addNumber(value) {
        this.#a = Math.imul(this.#a ^ value, 0x85ebca6b);
        this.#a ^= this.#a >>> 13;
        this.#b = Math.imul(this.#b ^ value, 0xc2b2ae35);
        this.#b ^= this.#b >>> 16;
        return this;
    }
    addText(text) {
        for (let index = 0; index < text.length; index++)
            this.addNumber(text.charCodeAt(index));
        return this.addNumber(text.length);
    }
    addBytes(bytes) {
        const words = bytes.length >>> 2;
        const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
        for (let index = 0; index < words; index++)
            this.addNumber(view.getInt32(index * 4, true));
        for (let index = words * 4; index < bytes.length; index++)
            this.addNumber(bytes[index]);
        return this.addNumber(bytes.length);
    }
    get value() {
        return (this.#a >>> 0).toString(16).padStart(8, '0') + (this.#b >>> 0).toString(16).padStart(8, '0');
    }
}


/***/ }),

/***/ 96120:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hl: function() { return /* binding */ takePrint; },
/* harmony export */   KO: function() { return /* binding */ isRacy; },
/* harmony export */   Zo: function() { return /* binding */ sumContent; },
/* harmony export */   jO: function() { return /* binding */ sumBytes; },
/* harmony export */   k_: function() { return /* binding */ isSamePrint; }
/* harmony export */ });
/* unused harmony export MISSING */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _checksum_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32823);


const MISSING = { size: -1, modified: 0, changed: 0, inode: 0 };
/**
 * A file that was written a moment ago can be written again without its times showing it. Git knows the problem as
 * a racy index; two seconds cover the coarsest file system.
 */
const RACY_MS = 2000;
/** A look at a path without following it; `null` for a link or what cannot be looked at. */
function takePrint(absolute) {
    try {
        const stats = node_fs__WEBPACK_IMPORTED_MODULE_0___default().lstatSync(absolute, { throwIfNoEntry: false });
        if (stats === undefined)
            return MISSING;
        if (!stats.isFile() && !stats.isDirectory())
            return null;
        return { size: stats.size, modified: stats.mtimeMs, changed: stats.ctimeMs, inode: stats.ino };
    }
    catch {
        return null;
    }
}
function isSamePrint(now, then) {
    return (now !== null &&
        now.size === then.size &&
        now.modified === then.modified &&
        now.changed === then.changed &&
        now.inode === then.inode);
}
/** Whether these times prove nothing yet: the content itself has to be compared. */
function isRacy(print, now) {
    return print !== MISSING && Math.max(print.modified, print.changed) > now - RACY_MS;
}
/** The checksum of what is there now: a file's bytes or a directory's names; `null` when it cannot be read. */
function sumContent(absolute, seed) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0___default().lstatSync(absolute).isDirectory()
            ? sumListing(node_fs__WEBPACK_IMPORTED_MODULE_0___default().readdirSync(absolute, { withFileTypes: true }), seed)
            : sumBytes(node_fs__WEBPACK_IMPORTED_MODULE_0___default().readFileSync(absolute), seed);
    }
    catch {
        return null;
    }
}
function sumBytes(bytes, seed) {
    return new _checksum_js__WEBPACK_IMPORTED_MODULE_1__/* .Checksum */ .M(seed).addBytes(bytes).value;
}
function sumListing(entries, seed) {
    const names = entries.map((entry) => `${entry.name}/${entry.isDirectory()}${entry.isFile()}`).sort();
    const sum = new _checksum_js__WEBPACK_IMPORTED_MODULE_1__/* .Checksum */ .M(seed);
    for (const name of names)
        sum.addText(name);
    return sum.value;
}


/***/ }),

/***/ 92851:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: function() { return /* binding */ absolutePath; },
/* harmony export */   X: function() { return /* binding */ workspacePath; }
/* harmony export */ });
/** Where a workspace path is on the machine, with `/` separators. */
function absolutePath(workspace, path) {
    if (path === '.')
        return workspace.root;
    if (path === '~')
        return workspace.home ?? '~';
    if (path.startsWith('~/') && workspace.home !== null)
        return joinPath(workspace.home, path.slice(2));
    return joinPath(workspace.root, path);
}
/** The workspace path of an absolute one; `null` when it lies in neither tree. The deeper tree wins. */
function workspacePath(workspace, absolute) {
    const inRoot = below(workspace.root, absolute);
    const inHome = workspace.home === null ? null : below(workspace.home, absolute);
    const homeIsDeeper = (workspace.home?.length ?? 0) > workspace.root.length;
    if (inHome !== null && (inRoot === null || homeIsDeeper))
        return inHome === '.' ? '~' : `~/${inHome}`;
    return inRoot;
}
function joinPath(base, path) {
    return base.endsWith('/') ? `${base}${path}` : `${base}/${path}`;
}
function below(base, absolute) {
    if (absolute === base)
        return '.';
    const prefix = base.endsWith('/') ? base : `${base}/`;
    return absolute.startsWith(prefix) ? absolute.slice(prefix.length) : null;
}


/***/ }),

/***/ 42741:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RememberingWorkspace: function() { return /* binding */ RememberingWorkspace; }
/* harmony export */ });
/* harmony import */ var _cache_observation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96120);
/* harmony import */ var _absolute_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92851);


/** Lists a directory again only when it looks different: looking takes a fraction of the time. */
class RememberingWorkspace {
    root;
    home;
    #inner;
    #known;
    constructor(inner, known) {
        this.#inner = inner;
        this.#known = known;
        this.root = inner.root;
        this.home = inner.home;
    }
    list(directory) {
        const path = (0,_absolute_path_js__WEBPACK_IMPORTED_MODULE_1__/* .absolutePath */ .H)(this.#inner, directory);
        const print = (0,_cache_observation_js__WEBPACK_IMPORTED_MODULE_0__/* .takePrint */ .Hl)(path);
        const known = this.#known.get(path);
        if (known !== undefined && print !== null && (0,_cache_observation_js__WEBPACK_IMPORTED_MODULE_0__/* .isSamePrint */ .k_)(print, known.print))
            return known.entries;
        const entries = this.#inner.list(directory);
        if (entries === null || print === null || (0,_cache_observation_js__WEBPACK_IMPORTED_MODULE_0__/* .isRacy */ .KO)(print, Date.now()))
            this.#known.delete(path);
        else
            this.#known.set(path, { print, entries });
        return entries;
    }
    /** Where a directory really lies can change without a trace in itself: looked up each time. */
    listWithin(base, directory) {
        return this.#inner.listWithin(base, directory);
    }
    read(file, limits) {
        return this.#inner.read(file, limits);
    }
    kindOf(path) {
        return this.#inner.kindOf(path);
    }
    entryAt(path) {
        return this.#inner.entryAt(path);
    }
    canonical(path) {
        return this.#inner.canonical(path);
    }
    fingerprint(file) {
        return this.#inner.fingerprint(file);
    }
}


/***/ })

};
;