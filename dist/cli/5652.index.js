"use strict";
exports.id = 5652;
exports.ids = [5652,6253];
exports.modules = {

/***/ 70446:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: function() { return /* binding */ refuseSelection; },
/* harmony export */   Dm: function() { return /* binding */ frameOf; },
/* harmony export */   O1: function() { return /* binding */ ALLOW_OPTION; },
/* harmony export */   Oo: function() { return /* binding */ openCommandSkills; },
/* harmony export */   hL: function() { return /* binding */ adviseOnName; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89984);
/* harmony import */ var _report_report_meta_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86622);


/** For commands that an agent uses: only some of the skills. */
const ALLOW_OPTION = {
    name: 'allow',
    value: 'name',
    multiple: true,
    summary: 'show these skills only (default: all that the config allows)',
};
/** Opens the skills as the common options say. */
async function openCommandSkills(invocation) {
    const { openSkills } = await Promise.all(/* import() */[__webpack_require__.e(3912), __webpack_require__.e(4776), __webpack_require__.e(6001)]).then(__webpack_require__.bind(__webpack_require__, 6001));
    const { openSession } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(9599), __webpack_require__.e(654)]).then(__webpack_require__.bind(__webpack_require__, 20654));
    const opened = await openSkills(await invocation.request('status'));
    const allow = invocation.options.texts('allow');
    const session = openSession(opened, {
        workingDirectory: invocation.io.cwd.replaceAll('\\', '/'),
        ...(allow.length === 0 ? {} : { allow }),
    });
    const answer = (exitCode, text, fields) => ({
        kind: 'text',
        exitCode,
        text,
        fields: { ...frameOf(invocation.command, opened.setup), ...fields },
    });
    return { opened, session, answer };
}
/** What every answer in the envelope says of the run. */
function frameOf(operation, { chosen, manifestFile }) {
    return { _meta: (0,_report_report_meta_js__WEBPACK_IMPORTED_MODULE_1__/* .reportMeta */ .s)(operation, chosen), manifest: manifestFile };
}
/** What a command says when a name or a path does not lead to one skill: exit code 2, with the candidates. */
function refuseSelection(invocation, refusal) {
    const { message, fix, candidates } = refusal;
    if (invocation.common.format !== 'json' || candidates.length === 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(message, fix);
    const error = { code: 'E_USAGE', message, fix };
    return { kind: 'text', exitCode: 2, text: message, fields: { success: false, error, candidates } };
}
/** What to do about a name that was not found or is not unique. */
async function adviseOnName({ session }, name, candidates) {
    if (candidates.length > 0)
        return `Name one by its path: --path ${candidates.join(' or --path ')}`;
    const { closestOf } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 98284));
    const near = name === undefined ? null : closestOf(name, session.getSkillNames());
    return near === null ? "List them with 'skill-registrar search --list'." : `Did you mean '${near}'?`;
}


/***/ }),

/***/ 25652:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: function() { return /* binding */ command; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89984);
/* harmony import */ var _report_text_neutral_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66253);
/* harmony import */ var _command_skills_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70446);




const command = {
    name: 'materialize',
    summary: "copy a skill into a task's private folder",
    usage: '<name> --to <dir>',
    description: 'Copies a skill to <dir>/.skills/<name> and replaces what was there, without .git and node_modules and without links that lead out of the skill.',
    examples: [
        {
            line: 'skill-registrar materialize pdf --to private/task-1',
            does: 'Makes private/task-1/.skills/pdf.',
        },
    ],
    options: [{ name: 'to', value: 'dir', summary: 'the private folder of the task' }, _command_skills_js__WEBPACK_IMPORTED_MODULE_2__/* .ALLOW_OPTION */ .O1],
    positionals: [{ name: 'name', required: true }],
    async run(invocation) {
        const to = invocation.options.text('to');
        if (to === undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e('No folder given.', 'Say where to with --to <dir>.');
        const [name] = invocation.positionals;
        const skills = await (0,_command_skills_js__WEBPACK_IMPORTED_MODULE_2__/* .openCommandSkills */ .Oo)(invocation);
        const selection = skills.session.select({ name });
        if (!selection.ok) {
            const { message, candidates } = selection;
            return (0,_command_skills_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseSelection */ .$x)(invocation, {
                message,
                candidates,
                fix: await (0,_command_skills_js__WEBPACK_IMPORTED_MODULE_2__/* .adviseOnName */ .hL)(skills, name, candidates),
            });
        }
        const { materializeSkill } = await __webpack_require__.e(/* import() */ 9309).then(__webpack_require__.bind(__webpack_require__, 29309));
        const folder = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(invocation.io.cwd, to);
        const copy = await materializeSkill(selection.skill, folder, skills.opened.setup.request.workspace);
        const lines = [copy.path, ...copy.skipped.map((entry) => `left out ${entry.path}: ${entry.reason}`)];
        const text = lines.map((line) => `${(0,_report_text_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralizeMessage */ .L)(line)}\n`).join('');
        return skills.answer(0, text, {
            path: copy.path,
            mountPath: copy.mountPath,
            copied: copy.files,
            skipped: copy.skipped,
        });
    },
};


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