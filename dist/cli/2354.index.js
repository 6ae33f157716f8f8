"use strict";
exports.id = 2354;
exports.ids = [2354];
exports.modules = {

/***/ 72354:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileFrontmatterSchema: function() { return /* binding */ compileFrontmatterSchema; }
/* harmony export */ });
/* harmony import */ var ajv__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42463);
/* harmony import */ var ajv__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(ajv__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_frontmatter_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36369);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89984);



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
;