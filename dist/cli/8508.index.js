export const id = 8508;
export const ids = [8508];
export const modules = {

/***/ 8508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VERSION: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of this package; a test holds it against package.json. */
const VERSION = '1.0.0';


/***/ })

};
