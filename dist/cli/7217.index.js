"use strict";
exports.id = 7217;
exports.ids = [7217,6843];
exports.modules = {

/***/ 446:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: function() { return /* binding */ refuseSelection; },
/* harmony export */   O1: function() { return /* binding */ ALLOW_OPTION; },
/* harmony export */   Oo: function() { return /* binding */ openCommandSkills; },
/* harmony export */   hL: function() { return /* binding */ adviseOnName; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9984);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8743);


/** For commands that an agent uses: only some of the skills (S1-14). */
const ALLOW_OPTION = {
    name: 'allow',
    value: 'name',
    multiple: true,
    summary: 'show these skills only (default: all that the config allows)',
};
/** Opens the skills as the common options say. */
async function openCommandSkills(invocation) {
    const { openSkills } = await Promise.all(/* import() */[__webpack_require__.e(3912), __webpack_require__.e(4776), __webpack_require__.e(6001)]).then(__webpack_require__.bind(__webpack_require__, 6001));
    const { openSession } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(9599), __webpack_require__.e(654)]).then(__webpack_require__.bind(__webpack_require__, 654));
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
        fields: { ...frameOf(invocation.command, opened), ...fields },
    });
    return { opened, session, answer };
}
function frameOf(operation, { setup }) {
    const { profile, reason } = setup.chosen;
    const meta = {
        command: 'skill',
        operation,
        version: _version_js__WEBPACK_IMPORTED_MODULE_1__.VERSION,
        profile: profile.id,
        profileReason: reason,
    };
    return { _meta: meta, manifest: setup.manifestFile };
}
/** What a command says when a name or a path does not lead to one skill: exit code 2, with the candidates. */
function refuseSelection(invocation, refusal) {
    const { message, fix, candidates } = refusal;
    if (invocation.common.format !== 'json' || candidates.length === 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(message, fix);
    const error = { code: 'E_USAGE', message, fix };
    return { kind: 'text', exitCode: 2, text: message, fields: { success: false, error, candidates } };
}
/** What to do about a name that was not found or is not unique. */
async function adviseOnName({ session }, name, candidates) {
    if (candidates.length > 0)
        return `Name one by its path: --path ${candidates.join(' or --path ')}`;
    const { closestOf } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 8284));
    const near = name === undefined ? null : closestOf(name, session.getSkillNames());
    return near === null ? "List them with 'skill-registrar search --list'." : `Did you mean '${near}'?`;
}


/***/ }),

/***/ 7217:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: function() { return /* binding */ command; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3136);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_url__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _explain_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6843);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4232);
/* harmony import */ var _command_skills_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(446);






const command = {
    name: 'mcp',
    summary: 'offer the skills to an agent over the Model Context Protocol',
    usage: '[--private <dir>] [--allow <name>]…',
    description: 'Serves the tools skill_search, skill_load, skill_activate, skill_resources and skill_dispatch, and the skills as resources, over stdin and stdout. Tells the client when skills change. Ends when the client hangs up.',
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
        onProblem(error) {
            const { message, fix } = (0,_explain_error_js__WEBPACK_IMPORTED_MODULE_3__.explainError)(error);
            io.stderr.write(`error: ${message}\n  fix: ${fix}\n`);
        },
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

/***/ 6843:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explainError: function() { return /* binding */ explainError; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9984);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4232);


/** The one place where what was thrown becomes a code, a sentence and an exit code. */
function explainError(error) {
    if (isA(_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb, error))
        return { exitCode: 2, code: 'E_USAGE', message: error.message, fix: error.fix };
    if (isA(_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL, error))
        return { exitCode: 2, code: 'E_CONFIG', ...textOf(error) };
    if (isA(_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ManifestError */ .Sh, error))
        return { exitCode: 3, code: 'E_MANIFEST', ...textOf(error) };
    if (isA(_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .WorkspaceError */ .k, error)) {
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


/***/ })

};
;