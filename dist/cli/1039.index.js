export const id = 1039;
export const ids = [1039];
export const modules = {

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
