export const id = 299;
export const ids = [299];
export const modules = {

/***/ 12299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileFrontmatterSchema: () => (/* binding */ compileFrontmatterSchema)
/* harmony export */ });
/* harmony import */ var ajv__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42463);
/* harmony import */ var _profiles_frontmatter_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37533);
/* harmony import */ var _text_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84863);



function compile(profile) {
    try {
        return new ajv__WEBPACK_IMPORTED_MODULE_2__.Ajv({ allErrors: true, allowUnionTypes: true, logger: false }).compile((0,_profiles_frontmatter_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .frontmatterSchema */ .UY)(profile));
    }
    catch (error) {
        const message = `A shape of the profile "${profile.id}" is not a JSON Schema: ${error.message}.`;
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(message, `Fix "profiles.${profile.id}.shapes" in the config file.`);
    }
}
function compileFrontmatterSchema(profile) {
    const validate = compile(profile);
    return (value) => (validate(value) ? [] : validate.errors);
}
//# sourceMappingURL=compile-at-run-time.js.map

/***/ })

};

//# sourceMappingURL=299.index.js.map