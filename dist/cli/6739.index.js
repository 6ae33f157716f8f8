"use strict";
exports.id = 6739;
exports.ids = [6739];
exports.modules = {

/***/ 96739:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadYaml: function() { return /* binding */ loadYaml; },
/* harmony export */   parseAnyYaml: function() { return /* binding */ parseAnyYaml; }
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33243);
/* harmony import */ var _yaml_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47424);


/** YAML 1.2 core types and merge keys: no dates, no binary, no functions. */
const SCHEMA = js_yaml__WEBPACK_IMPORTED_MODULE_0__/* ["default"].CORE_SCHEMA */ .Ay.CORE_SCHEMA.extend({
    implicit: [js_yaml__WEBPACK_IMPORTED_MODULE_0__/* ["default"].types */ .Ay.types.merge],
});
const LOAD_OPTIONS = { schema: SCHEMA };
/** Parses whatever may stand between the fences, and says in our words what is wrong with it. */
function parseAnyYaml(source) {
    try {
        // The newline of the fence's line: a mark at the very start would be taken for one of the whole stream.
        return (0,_yaml_result_js__WEBPACK_IMPORTED_MODULE_1__/* .withinLimits */ .oA)(loadYaml(`\n${source}`));
    }
    catch (error) {
        return describeFailure(error, source);
    }
}
/** One YAML document as a value; throws what js-yaml throws. */
function loadYaml(source) {
    return js_yaml__WEBPACK_IMPORTED_MODULE_0__/* ["default"].load */ .Ay.load(source, LOAD_OPTIONS);
}
function describeFailure(error, source) {
    if (!(error instanceof js_yaml__WEBPACK_IMPORTED_MODULE_0__/* ["default"].YAMLException */ .Ay.YAMLException) || error.mark === undefined) {
        return syntaxError(String(error.message ?? error), 0);
    }
    // The parser saw one newline more.
    const offset = Math.min(source.length, Math.max(0, error.mark.position - 1));
    if (error.reason.startsWith('nesting exceeded'))
        return (0,_yaml_result_js__WEBPACK_IMPORTED_MODULE_1__/* .tooComplex */ .p7)('is nested too deeply');
    if (error.reason === 'duplicated mapping key')
        return duplicateKey(source, offset);
    if (error.reason.startsWith('unknown tag'))
        return unknownTag(source, offset);
    if (error.reason.includes('non-printable'))
        return unprintable(source);
    return unquotedColon(source, offset) ?? syntaxError(error.reason, offset);
}
function syntaxError(reason, offset) {
    return {
        ok: false,
        rule: 'yaml-syntax',
        message: `YAML parse error: ${reason}`,
        fix: 'Correct the YAML at this place; quote values that contain `:`, `#`, `[`, `{` or quotes.',
        offset,
    };
}
function duplicateKey(source, offset) {
    const key = /^[^\r\n:]*/.exec(source.slice(offset))?.[0].trim() ?? '';
    return {
        ok: false,
        rule: 'frontmatter-duplicate-key',
        message: `YAML parse error: the key "${key}" stands twice in the frontmatter`,
        fix: 'Keep one of them.',
        offset,
    };
}
/** The parser tells where the tagged value ends; the tag is what has to go. */
function unknownTag(source, end) {
    const tag = [...source.slice(0, end).matchAll(/(?<=^|[\s[{,])![^\s,\]}]*/gm)].at(-1);
    return {
        ok: false,
        rule: 'yaml-syntax',
        message: `YAML parse error: unknown tag ${tag?.[0] ?? ''}`,
        fix: 'Remove the tag: fields are plain text, numbers, lists and mappings.',
        offset: tag?.index ?? end,
    };
}
/** What YAML does not allow in a stream, besides lone surrogates, which UTF-8 cannot hold. */
const UNPRINTABLE = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/;
function unprintable(source) {
    const offset = Math.max(0, source.search(UNPRINTABLE));
    const code = source.charCodeAt(offset).toString(16).toUpperCase().padStart(4, '0');
    return {
        ok: false,
        rule: 'yaml-syntax',
        message: `YAML parse error: the invisible character U+${code} is not allowed in YAML`,
        fix: 'Remove the character.',
        offset,
    };
}
const UNQUOTED_COLON = /^([A-Za-z_][\w-]*):[ \t]+(?!["'|>[{&*!#])[^\r\n]*?:(?=[ \t]|$)/gm;
/** The one mistake people really make: `description: Use when: …`, 38 of 48 broken files. */
function unquotedColon(source, errorOffset) {
    for (const match of source.matchAll(UNQUOTED_COLON)) {
        if (match.index > errorOffset)
            break;
        return {
            ok: false,
            rule: 'frontmatter-unquoted-colon',
            message: `YAML parse error: the value of "${match[1]}" contains ": ", which YAML reads as the start of another mapping`,
            fix: `Put the whole value of "${match[1]}" in quotes.`,
            offset: match.index + match[0].length - 1,
        };
    }
    return null;
}


/***/ })

};
;