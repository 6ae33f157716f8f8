export const id = 4229;
export const ids = [4229];
export const modules = {

/***/ 4863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fd: () => (/* binding */ normalizePath),
/* harmony export */   Yw: () => (/* binding */ isBelow),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   l: () => (/* binding */ isContainedPath),
/* harmony export */   uJ: () => (/* binding */ joinPath),
/* harmony export */   uX: () => (/* binding */ directoryNameOf)
/* harmony export */ });
/** Name of the directory that holds a skill. */
function directoryNameOf(directory) {
    return directory.slice(directory.lastIndexOf('/') + 1);
}
function parentOf(path) {
    const slash = path.lastIndexOf('/');
    return slash === -1 ? '.' : path.slice(0, slash) || '/';
}
/** Joins a workspace directory and a name; `.` disappears. */
function joinPath(directory, name) {
    return directory === '.' || directory === '' ? name : `${directory}/${name}`;
}
/** Repository-relative, `/` only, no way out: what a manifest may hold as a path (S0-16, S0-58). */
function isContainedPath(path) {
    if (path === '' ||
        path.startsWith('/') ||
        path.startsWith('~') ||
        /^[A-Za-z]:/.test(path) ||
        path.includes('\\'))
        return false;
    return !path.split('/').includes('..') && !path.includes('\0');
}
/** `skills/` and `./skills` as `skills`; the root as `.`. */
function normalizePath(path) {
    const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.');
    return segments.length === 0 ? '.' : segments.join('/');
}
/** Segment by segment: `skills-old/x` is not below `skills`. */
function isBelow(path, directory) {
    return directory === '.' || path === directory || path.startsWith(`${directory}/`);
}


/***/ }),

/***/ 7760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ absolutePath),
/* harmony export */   X: () => (/* binding */ workspacePath)
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

/***/ 4229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TracingWorkspace: () => (/* binding */ TracingWorkspace)
/* harmony export */ });
/* harmony import */ var _core_skill_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4863);
/* harmony import */ var _absolute_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7760);


const RESOURCE_DIRECTORIES = new Set(['references', 'scripts', 'assets']);
/** Notes every directory that a run looked at: a change in one of them may change what the run finds. */
class TracingWorkspace {
    root;
    home;
    #inner;
    #directories = new Set();
    constructor(inner) {
        this.#inner = inner;
        this.root = inner.root;
        this.home = inner.home;
    }
    /** Absolute paths; some may not exist. */
    get directories() {
        return this.#directories;
    }
    list(directory) {
        return this.#traceListing(directory, this.#inner.list(directory));
    }
    listWithin(base, directory) {
        return this.#traceListing(directory, this.#inner.listWithin(base, directory));
    }
    read(file, limits) {
        this.#trace((0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(file));
        return this.#inner.read(file, limits);
    }
    kindOf(path) {
        this.#trace((0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(path));
        return this.#inner.kindOf(path);
    }
    canonical(path) {
        this.#trace((0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(path));
        return this.#inner.canonical(path);
    }
    fingerprint(file) {
        this.#trace((0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(file));
        return this.#inner.fingerprint(file);
    }
    /** Resources may be read elsewhere, in another thread. */
    #traceListing(directory, entries) {
        this.#trace(directory);
        if (entries === null)
            this.#trace((0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(directory));
        for (const { name, kind } of entries ?? []) {
            if (kind === 'directory' && RESOURCE_DIRECTORIES.has(name))
                this.#trace((0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPath */ .uJ)(directory, name));
        }
        return entries;
    }
    #trace(directory) {
        this.#directories.add((0,_absolute_path_js__WEBPACK_IMPORTED_MODULE_1__/* .absolutePath */ .H)(this.#inner, directory));
    }
}


/***/ })

};
