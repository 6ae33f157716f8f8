"use strict";
exports.id = 6986;
exports.ids = [6986];
exports.modules = {

/***/ 46986:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findMatchingDirectories: function() { return /* binding */ findMatchingDirectories; }
/* harmony export */ });
/* harmony import */ var fast_glob__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25648);
/* harmony import */ var fast_glob__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(fast_glob__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83040);


/** The directories that a pattern from a config file matches, through the workspace, links never followed. */
async function findMatchingDirectories(pattern, workspace) {
    const found = await fast_glob__WEBPACK_IMPORTED_MODULE_0___default()(pattern, {
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
;