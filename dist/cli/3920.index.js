"use strict";
exports.id = 3920;
exports.ids = [3920];
exports.modules = {

/***/ 25505:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: function() { return /* binding */ oneLine; }
/* harmony export */ });
/** The text on one line: runs of white space and control characters become one space. */
function oneLine(text) {
    return text.replace(/[\s\u0000-\u001F\u007F-\u009F]+/g, ' ').trim();
}


/***/ }),

/***/ 3920:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderSkillStatus: function() { return /* binding */ renderSkillStatus; }
/* harmony export */ });
/* harmony import */ var _report_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25505);
/* harmony import */ var _report_text_neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66253);


const GROUPS = [
    ['bundled', 'Bundled'],
    ['repo', 'Repository'],
    ['user', 'User'],
    ['claude', 'Claude'],
    ['project', 'Project'],
    ['plugin', 'Plugin'],
];
const MAX_DESCRIPTION = 60;
/** Every skill by source, with what keeps it from being used. */
function renderSkillStatus(skills) {
    const sources = [...new Set([...GROUPS.map(([source]) => source), ...skills.map((skill) => skill.source)])];
    return sources
        .map((source) => ({ source, group: skills.filter((skill) => skill.source === source) }))
        .filter(({ group }) => group.length > 0)
        .map(({ source, group }) => `[${titleOf(source)} Skills]\n${group.map(renderSkill).join('')}`)
        .join('\n');
}
function titleOf(source) {
    const known = GROUPS.find(([name]) => name === source)?.[1];
    return known ?? harmless(source.charAt(0).toUpperCase() + source.slice(1));
}
function renderSkill(skill) {
    const [symbol, word] = statusOf(skill);
    const reason = skill.unavailableReason === undefined ? '' : `      ${harmless(skill.unavailableReason)}\n`;
    return `  ${symbol} ${harmless(skill.name)}\n      ${shorten(skill.description)} (${word})\n${reason}`;
}
function statusOf({ enabled, available }) {
    if (!available)
        return ['✗', 'unavailable'];
    return enabled ? ['✓', 'enabled'] : ['○', 'disabled'];
}
/** Counted in characters as people see them, so that no emoji is cut in two. */
function shorten(description) {
    const characters = [...harmless(description)];
    return characters.length <= MAX_DESCRIPTION
        ? characters.join('')
        : `${characters.slice(0, MAX_DESCRIPTION - 3).join('')}...`;
}
/** The list is printed: a description that began a line of it could be a command to a runner. */
function harmless(text) {
    return (0,_report_text_neutral_js__WEBPACK_IMPORTED_MODULE_0__.neutralize)((0,_report_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(text));
}


/***/ })

};
;