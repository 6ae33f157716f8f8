"use strict";
exports.id = 9482;
exports.ids = [9482,6253,7101];
exports.modules = {

/***/ 89482:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderWorkflowCommands: function() { return /* binding */ renderWorkflowCommands; },
  workflowCommand: function() { return /* binding */ workflowCommand; }
});

;// CONCATENATED MODULE: ./build/report/annotation-range.js
/**
 * GitHub takes columns within one line only. Our end is exclusive; theirs is the last column, since it is the first
 * one where it is left out: https://github.com/actions/toolkit/tree/main/packages/core#annotations.
 */
function annotationRange({ line, column, endLine, endColumn }) {
    const lines = { startLine: line, endLine };
    if (line !== endLine)
        return lines;
    return { ...lines, startColumn: column, endColumn: Math.max(column, endColumn - 1) };
}

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(83040);
;// CONCATENATED MODULE: ./build/report/order-by-severity.js

const SEVERITIES = ['error', 'warning', 'notice'];
/** The most important findings first, then by place. */
function orderBySeverity(diagnostics) {
    return [...diagnostics].sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || (0,diagnostic/* compareDiagnostics */.oV)(a, b));
}

// EXTERNAL MODULE: ./build/report/text-neutral.js
var text_neutral = __webpack_require__(66253);
;// CONCATENATED MODULE: ./build/report/github-commands.js



/**
 * Workflow commands that annotate the findings. A runner shows ten of each kind, so errors come first;
 * `prefix` leads from the checkout to the folder that the paths are relative to.
 */
function renderWorkflowCommands(diagnostics, prefix) {
    return orderBySeverity(diagnostics)
        .map((found) => workflowCommand(found.severity, placeOf(found, prefix), textOf(found)))
        .join('');
}
/** One command: `::error file=…,line=…::message`. Nothing in it can end the line or start another command. */
function workflowCommand(command, properties, message) {
    const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
    return `::${command}${list.length > 0 ? ` ${list.join(',')}` : ''}::${escapeData(message)}\n`;
}
function placeOf(found, prefix) {
    const isAbsolute = /^(\/|~\/|[A-Za-z]:)/.test(found.file);
    const { startLine, endLine, startColumn, endColumn } = annotationRange(found);
    return {
        file: isAbsolute ? found.file : prefix + found.file,
        line: startLine,
        endLine,
        ...(startColumn === undefined || endColumn === undefined ? {} : { col: startColumn, endColumn }),
        title: found.rule,
    };
}
function textOf(found) {
    return found.fix === '' ? found.message : `${found.message}\n${found.fix}`;
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
/** Line breaks survive as the runner's own escapes; every other control character is shown, not sent. */
function escapeData(text) {
    return (0,text_neutral/* neutralizeInside */.s)(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));
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