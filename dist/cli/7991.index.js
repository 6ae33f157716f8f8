export const id = 7991;
export const ids = [7991];
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


/***/ })

};
