export const id = 299;
export const ids = [299];
export const modules = {

/***/ 2299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileFrontmatterSchema: () => (/* binding */ compileFrontmatterSchema)
/* harmony export */ });
/* harmony import */ var ajv__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2463);
/* harmony import */ var _core_frontmatter_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3050);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);



/** A shape that a config file gives a field may be no schema at all. */
function compile(profile) {
    try {
        return new ajv__WEBPACK_IMPORTED_MODULE_2__.Ajv({ allErrors: true, allowUnionTypes: true, logger: false }).compile((0,_core_frontmatter_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .frontmatterSchema */ .UY)(profile));
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        const message = `A shape of the profile "${profile.id}" is no JSON Schema: ${why}.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(message, `Correct "profiles.${profile.id}.shapes" in the config file.`);
    }
}
/** For profiles that a config file defines; the six that ship are compiled at build time. */
function compileFrontmatterSchema(profile) {
    const validate = compile(profile);
    return (value) => (validate(value) ? [] : (validate.errors ?? []));
}


/***/ })

};
