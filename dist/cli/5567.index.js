export const id = 5567;
export const ids = [5567,8508];
export const modules = {

/***/ 5567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   emptyEnvelope: () => (/* binding */ emptyEnvelope)
/* harmony export */ });
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8508);

function emptyEnvelope(operation) {
    return {
        _meta: { command: 'skill', operation, version: _version_js__WEBPACK_IMPORTED_MODULE_0__.VERSION },
        success: true,
        summary: {
            discovered: 0,
            registered: 0,
            updated: 0,
            unchanged: 0,
            pruned: 0,
            invalid: 0,
            errors: 0,
            warnings: 0,
            notices: 0,
        },
        changed: false,
        skills: [],
        diagnostics: [],
        changes: [],
    };
}


/***/ }),

/***/ 8508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VERSION: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of this package; a test holds it against package.json. */
const VERSION = '1.0.0';


/***/ })

};
