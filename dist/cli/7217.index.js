"use strict";
exports.id = 7217;
exports.ids = [7217,6843,8002,6253];
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

/***/ 37217:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: function() { return /* binding */ command; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_url__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _explain_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36843);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34232);
/* harmony import */ var _command_skills_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70446);
/* harmony import */ var _print_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48002);







const command = {
    name: 'mcp',
    summary: 'offer the skills to an agent over the Model Context Protocol',
    usage: '[--private <dir>] [--allow <name>]…',
    description: 'Serves the tools skill_search, skill_load, skill_activate, skill_resources, skill_dispatch, skill_list and skill_inspect, and the skills as resources, over stdin and stdout. Tells the client when skills change. Ends when the client hangs up.',
    examples: [{ line: 'skill-registrar mcp --root .', does: 'Is started by an agent, not by hand.' }],
    options: [
        {
            name: 'private',
            value: 'dir',
            summary: 'copy activated skills to <dir>/.skills (default: copy nothing)',
        },
        _command_skills_js__WEBPACK_IMPORTED_MODULE_5__/* .ALLOW_OPTION */ .O1,
    ],
    positionals: [],
    async run(invocation) {
        const options = optionsOf(invocation);
        const { serve } = await loadServer();
        await serve(options);
        return { kind: 'served', exitCode: 0 };
    },
};
function optionsOf(invocation) {
    const { options, io, request } = invocation;
    const allow = options.texts('allow');
    const folder = options.text('private');
    return {
        request: () => request('status'),
        workingDirectory: io.cwd.replaceAll('\\', '/'),
        signal: io.untilInterrupted(),
        onProblem: (error) => (0,_print_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .complain */ .c)((0,_explain_error_js__WEBPACK_IMPORTED_MODULE_3__.explainError)(error), io.stderr),
        ...(allow.length === 0 ? {} : { allow }),
        ...(folder === undefined ? {} : { privateDirectory: node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(io.cwd, folder) }),
    };
}
/** The server is a bundle of its own beside that of the command line; in a plain build its module is further up. */
async function loadServer() {
    const here = node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname((0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(require("url").pathToFileURL(__filename).href));
    const places = ['../mcp/index.js', '../../mcp/main.js'].map((place) => node_path__WEBPACK_IMPORTED_MODULE_1___default().join(here, place));
    const found = places.find((place) => node_fs__WEBPACK_IMPORTED_MODULE_0___default().existsSync(place));
    if (found === undefined)
        throw new _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .WorkspaceError */ .k('The server is not part of this installation.', places[0]);
    // The bundler must not follow this import: the command would carry the protocol's SDK.
    return import(/* webpackIgnore: true */ (0,node_url__WEBPACK_IMPORTED_MODULE_2__.pathToFileURL)(found).href);
}


/***/ }),

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

/***/ 36843:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explainError: function() { return /* binding */ explainError; }
/* harmony export */ });
/* harmony import */ var _core_manifest_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(685);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89984);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34232);



/** The one place where what was thrown becomes a code, a sentence and an exit code. */
function explainError(error) {
    if (isA(_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e, error))
        return { exitCode: 2, code: 'E_USAGE', message: error.message, fix: error.fix };
    if (isA(_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x, error))
        return { exitCode: 2, code: 'E_CONFIG', ...textOf(error) };
    if (isA(_core_manifest_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ManifestError */ .S, error))
        return { exitCode: 3, code: 'E_MANIFEST', ...textOf(error) };
    if (isA(_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkspaceError */ .k, error)) {
        const failure = explainFileError(error.message, error.path);
        return error.fix === undefined ? failure : { ...failure, fix: error.fix };
    }
    if (isSystemError(error))
        return explainFileError(error.message, error.path ?? 'that');
    return {
        exitCode: 3,
        code: 'E_INTERNAL',
        message: `Unexpected failure: ${error instanceof Error ? error.message : String(error)}`,
        fix: 'This is a fault of skill-registrar. Run again with DEBUG=1 to see where it happened, and report it.',
    };
}
/** By name as well: the server is a bundle of its own, with classes of its own. */
function isA(kind, error) {
    return error instanceof kind || (error instanceof Error && error.name === kind.name);
}
function textOf({ message, fix, at }) {
    return { message, fix, at: { file: at.file, ...at.span } };
}
function explainFileError(message, path) {
    return { exitCode: 3, code: 'E_FILE', message, fix: `See to ${path}, then run again.` };
}
function isSystemError(error) {
    return error instanceof Error && 'syscall' in error && 'code' in error;
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