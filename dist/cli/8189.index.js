export const id = 8189;
export const ids = [8189,7991,1039];
export const modules = {

/***/ 7991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ag: () => (/* binding */ START_OF_FILE),
/* harmony export */   n6: () => (/* binding */ compareText),
/* harmony export */   oV: () => (/* binding */ compareDiagnostics)
/* harmony export */ });
const START_OF_FILE = { line: 1, column: 1, endLine: 1, endColumn: 1 };
/** Orders findings by place, then by everything else, so that equal inputs give equal reports. */
function compareDiagnostics(a, b) {
    return (compareText(a.file, b.file) ||
        a.line - b.line ||
        a.column - b.column ||
        compareText(a.rule, b.rule) ||
        compareText(a.message, b.message));
}
/** Code-unit order: the same on every machine and in every locale. */
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 1039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ WorkspaceError)
/* harmony export */ });
/** The files themselves stopped us: a missing root, an unreadable directory, a failed write. Exit code 3. */
class WorkspaceError extends Error {
    path;
    name = 'WorkspaceError';
    /** What to do next, where more can be said than to look at the path. */
    fix;
    constructor(message, path, options) {
        super(message, options);
        this.path = path;
        if (options?.fix !== undefined)
            this.fix = options.fix;
    }
}


/***/ })

};
