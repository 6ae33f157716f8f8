"use strict";
exports.id = 2944;
exports.ids = [2944,6253];
exports.modules = {

/***/ 72944:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: function() { return /* binding */ renderCollisions; },
/* harmony export */   j: function() { return /* binding */ isLogged; },
/* harmony export */   renderFailures: function() { return /* binding */ renderFailures; }
/* harmony export */ });
/* harmony import */ var _text_neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66253);

/** Findings with a wording of their own for the log. */
const LOGGED_RULES = new Set(['duplicate-name', 'keyword-conflict']);
/** True for the collisions whose lines in the log CLEO's scripts look for, word for word. */
function isLogged(diagnostic) {
    return LOGGED_RULES.has(diagnostic.rule) && diagnostic.severity !== 'error';
}
/** Collisions of names and keywords, as scripts know them from the log. */
function renderCollisions(report) {
    return report.diagnostics
        .filter(isLogged)
        .map((found) => `${logged('WARNING', keepList(found.message))}\n`)
        .join('');
}
function logged(severity, text) {
    return isOwnWording(text) ? text : `[skill-register] ${severity}: ${text}`;
}
/** The words of the pipeline say themselves who speaks. */
function isOwnWording(text) {
    return text.startsWith('[skills] ');
}
/** One line for every skill that fails; where such a skill is only skipped, that is a warning. */
function renderFailures(report) {
    const warnings = new Set(report.diagnostics.filter(({ severity }) => severity === 'warning').map(({ message }) => message));
    return report.skills
        .filter((skill) => skill.errors !== undefined)
        .map((skill) => {
        const errors = skill.errors ?? [];
        const reasons = errors.map(_text_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralizeMessage */ .L).join('; ');
        const severity = errors.every((error) => warnings.has(error)) ? 'WARNING' : 'ERROR';
        const text = `Skill '${(0,_text_neutral_js__WEBPACK_IMPORTED_MODULE_0__.neutralize)(skill.name)}' failed validation: ${reasons}`;
        return `${logged(severity, isOwnWording(reasons) ? reasons : text)}\n`;
    })
        .join('');
}
/** Only the list of the places of a duplicate may start new lines, and each of those begins with its dash. */
function keepList(message) {
    return message.split('\n  - ').map(_text_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralizeMessage */ .L).join('\n  - ');
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