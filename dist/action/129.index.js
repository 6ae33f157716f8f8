export const id = 129;
export const ids = [129];
export const modules = {

/***/ 20129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DiskWorkspace: () => (/* binding */ DiskWorkspace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _opened_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75517);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31039);




/** O_NONBLOCK keeps a FIFO from blocking the open; O_NOFOLLOW keeps a swapped link from being followed. Windows has neither. */
const OPEN_REGULAR = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0);
/** The repository on disk, and the home directory where the caller allows it. */
class DiskWorkspace {
    root;
    home;
    #absoluteRoot;
    #absoluteHome;
    #realRoot;
    #realHome;
    constructor(options) {
        this.#absoluteRoot = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(options.root);
        this.#absoluteHome = options.home ? node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(options.home) : null;
        this.root = toPosix(this.#absoluteRoot);
        this.home = this.#absoluteHome === null ? null : toPosix(this.#absoluteHome);
    }
    list(directory) {
        try {
            const entries = node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(this.#absolute(directory), { withFileTypes: true });
            return entries.map((entry) => ({ name: entry.name, kind: kindOfEntry(entry) }));
        }
        catch (error) {
            if (isMissing(error))
                return null;
            throw new _workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .WorkspaceError */ .k(`Cannot read the directory ${directory}: ${reasonOf(error)}`, directory, {
                cause: error,
            });
        }
    }
    listWithin(base, directory) {
        const realBase = this.#realBase(base);
        if (realBase === null)
            return null;
        const entries = (0,_opened_path_js__WEBPACK_IMPORTED_MODULE_2__/* .listContained */ .sC)(realBase, this.#absolute(directory));
        return entries?.map((entry) => ({ name: entry.name, kind: kindOfEntry(entry) })) ?? null;
    }
    read(file, limits) {
        const first = this.#readRegular(this.#absolute(file), limits);
        if (first.kind !== 'refused' || first.reason !== 'link' || !limits.followLinks)
            return first;
        const canonical = this.canonical(file);
        if (canonical === null)
            return this.#refuseLink(file);
        return this.#readRegular(this.#absolute(canonical), limits);
    }
    kindOf(target) {
        const real = (0,_opened_path_js__WEBPACK_IMPORTED_MODULE_2__/* .realPathOf */ .dN)(this.#absolute(target));
        if (real === null)
            return 'missing';
        if (this.#relative(real) === null)
            return 'outside';
        try {
            const stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(real);
            return stats.isFile() ? 'file' : stats.isDirectory() ? 'directory' : 'other';
        }
        catch {
            return 'missing';
        }
    }
    entryAt(target) {
        try {
            const stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(this.#absolute(target), { throwIfNoEntry: false });
            return stats === undefined ? null : kindOfEntry(stats);
        }
        catch {
            return null;
        }
    }
    canonical(target) {
        const real = (0,_opened_path_js__WEBPACK_IMPORTED_MODULE_2__/* .realPathOf */ .dN)(this.#absolute(target));
        return real === null ? null : this.#relative(real);
    }
    fingerprint(file) {
        try {
            const { size, mtimeMs, ctimeMs, ino } = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(this.#absolute(file));
            return { size, mtimeMs, key: `${size}:${mtimeMs}:${ctimeMs}:${ino}` };
        }
        catch {
            return null;
        }
    }
    #absolute(target) {
        if (this.#absoluteHome !== null && (target === '~' || target.startsWith('~/'))) {
            return below(this.#absoluteHome, target.slice(2));
        }
        return below(this.#absoluteRoot, target);
    }
    #refuseLink(file) {
        const reason = this.kindOf(file) === 'outside' ? 'outside' : 'dangling';
        return refused(reason, reason === 'outside' ? 'the link leads out of the repository' : 'the link leads nowhere');
    }
    #readRegular(absolute, limits) {
        let descriptor;
        try {
            descriptor = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(absolute, OPEN_REGULAR);
        }
        catch (error) {
            return contentOfFailedOpen(absolute, error);
        }
        try {
            if (!this.#isWithin(limits.within, (0,_opened_path_js__WEBPACK_IMPORTED_MODULE_2__/* .realPathOfDescriptor */ .er)(descriptor, absolute))) {
                return refused('outside', 'a link in its path leads out of where it should be');
            }
            return readDescriptor(descriptor, limits);
        }
        catch (error) {
            return refused('unreadable', reasonOf(error));
        }
        finally {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(descriptor);
        }
    }
    #isWithin(base, real) {
        if (real === null || this.#relative(real) === null)
            return false;
        if (base === undefined)
            return true;
        const realBase = this.#realBase(base);
        return realBase !== null && (0,_opened_path_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeInside */ .JA)(realBase, real) !== null;
    }
    /** A base that has become a link since it was found is none any more. */
    #realBase(base) {
        const real = (0,_opened_path_js__WEBPACK_IMPORTED_MODULE_2__/* .realPathOf */ .dN)(this.#absolute(base));
        return real !== null && this.#relative(real) === base ? real : null;
    }
    #relative(real) {
        this.#realRoot ??= (0,_opened_path_js__WEBPACK_IMPORTED_MODULE_2__/* .realPathOf */ .dN)(this.#absoluteRoot) ?? this.#absoluteRoot;
        const inRoot = (0,_opened_path_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeInside */ .JA)(this.#realRoot, real);
        if (inRoot !== null || this.#absoluteHome === null)
            return inRoot === null ? null : toPosix(inRoot);
        this.#realHome ??= (0,_opened_path_js__WEBPACK_IMPORTED_MODULE_2__/* .realPathOf */ .dN)(this.#absoluteHome) ?? this.#absoluteHome;
        const inHome = (0,_opened_path_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeInside */ .JA)(this.#realHome, real);
        return inHome === null ? null : inHome === '.' ? '~' : `~/${toPosix(inHome)}`;
    }
}
function readDescriptor(descriptor, { maxBytes, into }) {
    const stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(descriptor);
    if (stats.isDirectory())
        return refused('directory', 'it is a directory');
    if (!stats.isFile())
        return refused('special', 'it is no regular file');
    if (stats.size > maxBytes)
        return refused('too-large', `it has ${stats.size} bytes`);
    // One byte more than the size tells a file that grew in the meantime.
    const wanted = stats.size + 1;
    const buffer = into !== undefined && into.length >= wanted ? into : Buffer.allocUnsafe(wanted);
    let length = 0;
    do {
        const count = node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync(descriptor, buffer, length, wanted - length, null);
        if (count === 0)
            break;
        length += count;
        if (length === wanted)
            return refused('unreadable', 'it changed while it was read');
        // Asked for one byte more than there were, and not given it: that was the end.
    } while (length !== stats.size);
    const bytes = buffer.subarray(0, length);
    return (stats.mode & 0o111) === 0
        ? { kind: 'content', bytes }
        : { kind: 'content', bytes, isExecutable: true };
}
function contentOfFailedOpen(absolute, error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR')
        return { kind: 'missing' };
    if (code === 'ELOOP' || code === 'EMLINK') {
        return isLink(absolute)
            ? refused('link', 'it is a symbolic link')
            : refused('dangling', 'a link above it leads in a circle');
    }
    if (code === 'EISDIR')
        return refused('directory', 'it is a directory');
    if (code === 'ENXIO' || code === 'ENODEV')
        return refused('special', 'it is no regular file');
    return refused('unreadable', reasonOf(error));
}
/** A circle above the path makes even this look fail. */
function isLink(absolute) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(absolute).isSymbolicLink();
    }
    catch {
        return false;
    }
}
function refused(reason, detail) {
    return { kind: 'refused', reason, detail };
}
function kindOfEntry(entry) {
    return entry.isFile()
        ? 'file'
        : entry.isDirectory()
            ? 'directory'
            : entry.isSymbolicLink()
                ? 'link'
                : 'other';
}
/** Every path of every skill passes here; where separators are the same, joining needs no thought. */
function below(base, target) {
    return node_path__WEBPACK_IMPORTED_MODULE_1__.sep === '/' ? `${base}/${target}` : node_path__WEBPACK_IMPORTED_MODULE_1__.join(base, target);
}
function toPosix(target) {
    return node_path__WEBPACK_IMPORTED_MODULE_1__.sep === '/' ? target : target.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
}
function isMissing(error) {
    const code = codeOf(error);
    return code === 'ENOENT' || code === 'ENOTDIR';
}
function codeOf(error) {
    return error.code;
}
const REASONS = {
    EACCES: 'permission denied',
    EPERM: 'operation not permitted',
    EMFILE: 'too many open files',
    ENAMETOOLONG: 'its path is too long',
};
function reasonOf(error) {
    const code = codeOf(error);
    return (code && REASONS[code]) ?? code ?? String(error);
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


/***/ })

};
