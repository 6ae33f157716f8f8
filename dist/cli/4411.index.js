"use strict";
exports.id = 4411;
exports.ids = [4411];
exports.modules = {

/***/ 4411:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: function() { return /* binding */ command; }
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3040);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9984);
/* harmony import */ var _report_text_neutral_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6253);



const command = {
    name: 'dispatch',
    summary: 'find the skill that a task goes to, and why',
    usage: '<text> [--type <task type>] [--label <label>]…',
    description: 'Asks the manifest as its consumers do: labels, then the task type, then the keywords of the matrix, then triggers. Says what matched and who else wanted the task. Exit code 1 when no skill does.',
    examples: [
        { line: 'skill-registrar dispatch "investigate the outage"', does: 'Dispatches a text.' },
        {
            line: 'skill-registrar dispatch "fix it" --type research --label urgent',
            does: 'Uses type and labels too.',
        },
    ],
    options: [
        { name: 'type', value: 'task type', summary: 'the type of the task' },
        {
            name: 'label',
            value: 'label',
            multiple: true,
            summary: 'a label of the task; may be given more than once',
        },
    ],
    positionals: [{ name: 'text', required: true, many: true }],
    async run(invocation) {
        const { options, positionals } = invocation;
        const { text: manifest, frame } = await readManifestText(invocation);
        const { compileDispatcher } = await __webpack_require__.e(/* import() */ 1361).then(__webpack_require__.bind(__webpack_require__, 1361));
        const { explainCandidates } = await __webpack_require__.e(/* import() */ 2554).then(__webpack_require__.bind(__webpack_require__, 2554));
        const answer = compileDispatcher(manifest, frame.manifest).dispatch({
            text: positionals.join(' '),
            type: options.text('type'),
            labels: options.texts('label'),
        });
        const candidates = explainCandidates(answer);
        const { skill, strategy, matched, place, isRegistered, undecided } = answer;
        return {
            kind: 'text',
            exitCode: skill === null ? 1 : 0,
            text: await renderAnswer(answer, candidates),
            fields: { ...frame, skill, strategy, matched, place, registered: isRegistered, candidates, undecided },
        };
    },
};
/** With hot reload the manifest is brought up to date first (S0-41). */
async function readManifestText(invocation) {
    const { prepareRun } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 741));
    const request = await invocation.request('register');
    let setup = await prepareRun(request);
    if (setup.settings.hotReload || isOn(invocation.io.env['CLEO_SKILL_HOT_RELOAD'])) {
        const { runOperation } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 4151));
        await runOperation(request);
        setup = await prepareRun(request);
    }
    const { chosen, manifestFile, manifestText } = setup;
    if (manifestText === null) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ManifestError */ .Sh(`There is no manifest ${manifestFile}.`, 'Make it with `skill-registrar register`.', {
            file: manifestFile,
            span: _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag,
        });
    }
    const { VERSION } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 8743));
    const meta = {
        command: 'skill',
        operation: invocation.command,
        version: VERSION,
        profile: chosen.profile.id,
        profileReason: chosen.reason,
    };
    return { text: manifestText.read(), frame: { _meta: meta, manifest: manifestFile } };
}
function isOn(value) {
    return value !== undefined && !['', '0', 'false'].includes(value.toLowerCase());
}
async function renderAnswer(answer, candidates) {
    const { skill, strategy, matched, place } = answer;
    if (skill === null || strategy === null || matched === null || place === null)
        return 'No skill takes this task.\n';
    const { reasonFor } = await __webpack_require__.e(/* import() */ 2554).then(__webpack_require__.bind(__webpack_require__, 2554));
    const lines = [
        skill,
        `  ${reasonFor({ skill, strategy, matched, place })}`,
        ...(answer.isRegistered ? [] : ['  the manifest has no entry for it']),
        ...candidates.map((candidate) => `  also ${candidate.skill}: ${candidate.why}`),
        ...answer.undecided.map((pattern) => `  not tested in time: ${JSON.stringify(pattern)}`),
    ];
    return lines.map((line) => `${(0,_report_text_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .neutralizeMessage */ .LD)(line)}\n`).join('');
}


/***/ }),

/***/ 6253:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: function() { return /* binding */ neutralizeMessage; },
/* harmony export */   YI: function() { return /* binding */ neutralize; },
/* harmony export */   se: function() { return /* binding */ neutralizeInside; }
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8942);

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

/***/ 8942:
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