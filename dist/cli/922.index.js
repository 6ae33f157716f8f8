"use strict";
exports.id = 922;
exports.ids = [922];
exports.modules = {

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

/***/ 40922:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TracingWorkspace: function() { return /* binding */ TracingWorkspace; }
/* harmony export */ });
/* harmony import */ var _core_resource_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85283);
/* harmony import */ var _core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11048);
/* harmony import */ var _absolute_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92851);



const RESOURCE_DIRECTORIES = new Set(_core_resource_types_js__WEBPACK_IMPORTED_MODULE_0__/* .RESOURCE_TYPES */ .R);
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
        this.#trace((0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(file));
        return this.#inner.read(file, limits);
    }
    kindOf(path) {
        this.#trace((0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(path));
        return this.#inner.kindOf(path);
    }
    entryAt(path) {
        this.#trace((0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(path));
        return this.#inner.entryAt(path);
    }
    canonical(path) {
        this.#trace((0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(path));
        return this.#inner.canonical(path);
    }
    fingerprint(file) {
        this.#trace((0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(file));
        return this.#inner.fingerprint(file);
    }
    /** Resources are read later, when somebody asks for one: a change in their directories counts all the same. */
    #traceListing(directory, entries) {
        this.#trace(directory);
        if (entries === null)
            this.#trace((0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(directory));
        for (const { name, kind } of entries ?? []) {
            if (kind === 'directory' && RESOURCE_DIRECTORIES.has(name))
                this.#trace((0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(directory, name));
        }
        return entries;
    }
    #trace(directory) {
        this.#directories.add((0,_absolute_path_js__WEBPACK_IMPORTED_MODULE_2__/* .absolutePath */ .H)(this.#inner, directory));
    }
}


/***/ })

};
;