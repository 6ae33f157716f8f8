"use strict";
exports.id = 4411;
exports.ids = [4411,6253];
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

/***/ 54411:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: function() { return /* binding */ command; }
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83040);
/* harmony import */ var _core_manifest_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(685);
/* harmony import */ var _report_text_neutral_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66253);
/* harmony import */ var _command_skills_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70446);
/* harmony import */ var _environment_switch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87768);





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
        const { compileDispatcher } = await __webpack_require__.e(/* import() */ 1361).then(__webpack_require__.bind(__webpack_require__, 71361));
        const { explainCandidates } = await __webpack_require__.e(/* import() */ 2554).then(__webpack_require__.bind(__webpack_require__, 92554));
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
/** With hot reload the manifest is brought up to date first. */
async function readManifestText(invocation) {
    const { prepareRun } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 1421));
    const request = await invocation.request('register');
    let setup = await prepareRun(request);
    if (setup.settings.hotReload || (0,_environment_switch_js__WEBPACK_IMPORTED_MODULE_3__/* .isOn */ .M)(invocation.io.env['CLEO_SKILL_HOT_RELOAD'])) {
        const { runOperation } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 91675));
        await runOperation(request);
        setup = await prepareRun(request);
    }
    const { manifestFile, manifestText } = setup;
    if (manifestText === null) {
        throw new _core_manifest_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ManifestError */ .S(`There is no manifest ${manifestFile}.`, 'Make it with `skill-registrar register`.', {
            file: manifestFile,
            span: _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag,
        });
    }
    return { text: manifestText.read(), frame: (0,_command_skills_js__WEBPACK_IMPORTED_MODULE_2__/* .frameOf */ .Dm)(invocation.command, setup) };
}
async function renderAnswer(answer, candidates) {
    const { skill, strategy, matched, place } = answer;
    if (skill === null || strategy === null || matched === null || place === null)
        return 'No skill takes this task.\n';
    const { reasonFor } = await __webpack_require__.e(/* import() */ 2554).then(__webpack_require__.bind(__webpack_require__, 92554));
    const lines = [
        skill,
        `  ${reasonFor({ skill, strategy, matched, place })}`,
        ...(answer.isRegistered ? [] : ['  the manifest has no entry for it']),
        ...candidates.map((candidate) => `  also ${candidate.skill}: ${candidate.why}`),
        ...answer.undecided.map((pattern) => `  not tested in time: ${JSON.stringify(pattern)}`),
    ];
    return lines.map((line) => `${(0,_report_text_neutral_js__WEBPACK_IMPORTED_MODULE_4__/* .neutralizeMessage */ .L)(line)}\n`).join('');
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