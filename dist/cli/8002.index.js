"use strict";
exports.id = 8002;
exports.ids = [8002,6253];
exports.modules = {

/***/ 48002:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: function() { return /* binding */ complain; },
/* harmony export */   printFailure: function() { return /* binding */ printFailure; }
/* harmony export */ });
/* harmony import */ var _report_envelope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63052);
/* harmony import */ var _report_json_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50774);
/* harmony import */ var _report_text_neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66253);



/** Prints why nothing could be done: for people on stderr, and as a document where one was asked for. */
async function printFailure(failure, operation, target) {
    const { io, format } = target;
    io.stdout.write(await renderDocument(failure, operation, format));
    complain(failure, io.stderr);
}
/** Says for people what is wrong, where, and what to do about it. */
function complain({ message, fix, at }, stderr) {
    const place = at ? `${at.file}:${at.line}:${at.column}: ` : '';
    stderr.write(`error: ${(0,_report_text_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralizeMessage */ .L)(`${place}${message}`)}\n`);
    stderr.write(`  fix: ${(0,_report_text_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralizeMessage */ .L)(fix)}\n`);
}
async function renderDocument(failure, operation, format) {
    const { code, message, fix, at } = failure;
    if (format === 'json') {
        const error = { code, message, fix, ...(at ? { at } : {}) };
        return (0,_report_json_document_js__WEBPACK_IMPORTED_MODULE_1__.renderJson)({ ...(0,_report_envelope_js__WEBPACK_IMPORTED_MODULE_2__.emptyEnvelope)(operation), success: false, error });
    }
    if (format === 'sarif')
        return renderSarifFailure(failure);
    if (format === 'github') {
        const { workflowCommand } = await __webpack_require__.e(/* import() */ 7101).then(__webpack_require__.bind(__webpack_require__, 89482));
        const place = at ? { file: at.file, line: at.line, col: at.column } : {};
        return workflowCommand('error', { ...place, title: code }, `${message}\n${fix}`);
    }
    return '';
}
async function renderSarifFailure({ code, message, fix, exitCode }) {
    const { buildSarifLog } = await __webpack_require__.e(/* import() */ 5827).then(__webpack_require__.bind(__webpack_require__, 55827));
    const { VERSION } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 18743));
    return (0,_report_json_document_js__WEBPACK_IMPORTED_MODULE_1__.renderJson)(buildSarifLog({
        version: VERSION,
        diagnostics: [],
        exitCode,
        failure: { id: code, text: `${message} ${fix}` },
        prefix: '',
        ruleById: () => undefined,
        digest: (text) => text,
    }));
}


/***/ }),

/***/ 66253:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ neutralizeMessage; },
/* harmony export */   neutralize: function() { return /* binding */ neutralize; },
/* harmony export */   s: function() { return /* binding */ neutralizeInside; }
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68942);

/**
 * Makes a stranger's text one harmless line: nothing in it moves the cursor, colours the screen or is a command.
 * A runner takes a line for a command when it begins with `::`, blanks before it or not.
 */
function neutralize(text) {
    return neutralizeInside(text).replace(/^(\s*):(?=:)/, '$1: ');
}
/** The same for text that never begins a line; the old form of a command, `##[…]`, counts anywhere. */
function neutralizeInside(text) {
    return (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q)(text).replaceAll('##[', '# #[');
}
/** The same for a message that may run over lines: it becomes one line of prose. */
function neutralizeMessage(message) {
    return neutralize(message.replace(/\s*\n\s*/g, ' '));
}


/***/ }),

/***/ 68942:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: function() { return /* binding */ visibleText; },
/* harmony export */   m: function() { return /* binding */ shorten; }
/* harmony export */ });
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/** Controls, and characters that hide or reorder what surrounds them. Joiners stay: emoji and scripts need them. */
const DECEPTIVE = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;
/** One line that shows what is there: no control character, no hidden one, no text that runs backwards. */
function visibleText(text) {
    return text.replace(BREAKS, ' ').replace(DECEPTIVE, showCodePoint).replace(LONE_SURROGATE, '\ufffd');
}
function showCodePoint(character) {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
/** At most `limit` code points, with an ellipsis where something was left out. */
function shorten(text, limit) {
    const points = Array.from(text);
    return points.length <= limit ? text : `${points.slice(0, limit - 1).join('')}…`;
}


/***/ })

};
;