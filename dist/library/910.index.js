export const id = 910;
export const ids = [910];
export const modules = {

/***/ 3910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explainLookup: () => (/* binding */ explainLookup)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _core_locate_in_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6167);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9473);
/* harmony import */ var _load_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(826);




/** Says why there is no such profile: a mistake of whoever asked for it, or of the config file at the place where it stands. */
function explainLookup(lookup, source) {
    const { message, fix } = describe(lookup);
    const { file } = source.settings;
    const isOwnWord = source.isAsked && lookup.kind === 'unknown' && lookup.by === undefined;
    if (isOwnWord || file === null)
        return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(message, fix);
    const text = (0,_load_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .readConfigText */ .i)(source.workspace, file) ?? '';
    const span = (0,_core_locate_in_json_js__WEBPACK_IMPORTED_MODULE_1__/* .locateInJson */ .K)(text, placeOf(lookup), 'value') ?? _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x(`${file}: ${message}`, fix, { file, span });
}
function describe(lookup) {
    switch (lookup.kind) {
        case 'unknown': {
            const where = lookup.by === undefined ? '' : `, which "${lookup.by}" extends`;
            return {
                message: `Unknown profile "${lookup.id}"${where}.`,
                fix: `Choose one of: ${lookup.known.join(', ')}.`,
            };
        }
        case 'cycle':
            return {
                message: `The profile "${lookup.chain[0]}" extends itself: ${lookup.chain.join(' → ')}.`,
                fix: 'Break the circle of "extends".',
            };
        case 'invalid':
            return {
                message: `"${lookup.cell.join('.')}" of the profile "${lookup.id}" is no regular expression: ${lookup.reason}.`,
                fix: 'Correct the pattern.',
            };
    }
}
function placeOf(lookup) {
    switch (lookup.kind) {
        case 'unknown':
            return lookup.by === undefined ? ['profile'] : ['profiles', lookup.by, 'extends'];
        case 'cycle':
            return ['profiles', lookup.chain[0], 'extends'];
        case 'invalid':
            return ['profiles', lookup.id, ...lookup.cell];
    }
}


/***/ })

};
