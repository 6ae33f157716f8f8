export const id = 1055;
export const ids = [1055];
export const modules = {

/***/ 1055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderJson: () => (/* binding */ renderJson)
/* harmony export */ });
/** One JSON document. `##[` would be a command to a runner wherever it stands in a log, so it is written escaped. */
function renderJson(document) {
    const text = JSON.stringify(document, null, 2);
    return `${text.includes('##[') ? text.replaceAll('##[', '#\\u0023[') : text}\n`;
}


/***/ })

};
