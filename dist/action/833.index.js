export const id = 833;
export const ids = [833];
export const modules = {

/***/ 25833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findMatchingDirectories: () => (/* binding */ findMatchingDirectories)
/* harmony export */ });
/* harmony import */ var fast_glob__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25648);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37991);


/** The directories that a pattern from a config file matches, through the workspace, links never followed. */
async function findMatchingDirectories(pattern, workspace) {
    const found = await fast_glob__WEBPACK_IMPORTED_MODULE_0__(pattern, {
        cwd: '/',
        fs: adapterOf(workspace),
        onlyDirectories: true,
        dot: true,
        followSymbolicLinks: false,
        ignore: ['**/node_modules/**', '**/.git/**'],
        suppressErrors: true,
    });
    return found.sort(_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6);
}
/** fast-glob sees the workspace's root as `/`. */
function adapterOf(workspace) {
    const inside = (path) => path.replace(/^(?:[A-Za-z]:)?[\\/]+/, '').replaceAll('\\', '/') || '.';
    const readdir = (path) => (workspace.list(inside(path)) ?? []).map(direntOf);
    const stat = (path) => direntOf({ name: path, kind: workspace.kindOf(inside(path)) === 'directory' ? 'directory' : 'file' });
    return {
        readdir: (path, _options, done) => done(null, readdir(path)),
        readdirSync: readdir,
        stat: (path, done) => done(null, stat(path)),
        statSync: stat,
        lstat: (path, done) => done(null, stat(path)),
        lstatSync: stat,
    };
}
function direntOf({ name, kind }) {
    return {
        name,
        isFile: () => kind === 'file',
        isDirectory: () => kind === 'directory',
        isSymbolicLink: () => kind === 'link',
        isBlockDevice: () => false,
        isCharacterDevice: () => false,
        isFIFO: () => false,
        isSocket: () => false,
    };
}


/***/ })

};
