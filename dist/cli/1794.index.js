"use strict";
exports.id = 1794;
exports.ids = [1794,6843,8002,6253];
exports.modules = {

/***/ 51794:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: function() { return /* binding */ command; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _config_file_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48970);
/* harmony import */ var _explain_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36843);
/* harmony import */ var _print_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48002);




const command = {
    name: 'watch',
    summary: 'register again whenever a skill changes',
    usage: '[--poll]',
    description: 'Keeps the manifest up to date while you work: registers now, and again shortly after every change in what was read. Ends with Ctrl-C. With --json every run that found something new prints a report of its own.',
    examples: [{ line: 'skill-registrar watch', does: 'Registers on every change.' }],
    options: [{ name: 'poll', summary: 'look every second instead of waiting for events, for network disks' }],
    positionals: [],
    async run(invocation) {
        const { watchRepository } = await __webpack_require__.e(/* import() */ 6946).then(__webpack_require__.bind(__webpack_require__, 66946));
        const { SkillMemory } = await __webpack_require__.e(/* import() */ 8317).then(__webpack_require__.bind(__webpack_require__, 8317));
        const runner = new WatchRunner(invocation, new SkillMemory());
        await watchRepository({
            run: () => runner.run(),
            signal: invocation.io.untilInterrupted(),
            isPolling: invocation.options.isSet('poll'),
        });
        return { kind: 'served', exitCode: 0 };
    },
};
/** Runs the engine, says what is new, and notes what the run depended on. */
class WatchRunner {
    invocation;
    memory;
    #directories = new Set();
    #lastSaid = null;
    #listings = new Map();
    constructor(invocation, memory) {
        this.invocation = invocation;
        this.memory = memory;
    }
    async run() {
        const { runOperation } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 91675));
        const { TracingWorkspace } = await __webpack_require__.e(/* import() */ 922).then(__webpack_require__.bind(__webpack_require__, 40922));
        const request = await this.invocation.request('register');
        const { RememberingWorkspace } = await __webpack_require__.e(/* import() */ 2741).then(__webpack_require__.bind(__webpack_require__, 42741));
        const workspace = new TracingWorkspace(new RememberingWorkspace(request.workspace, this.#listings));
        try {
            const inspect = (setup, scan) => this.memory.inspect(setup, scan);
            const outcome = await runOperation({ ...request, workspace, inspect });
            await this.#say(outcome);
            this.#directories = new Set([
                ...workspace.directories,
                ...this.memory.directories(),
                ...this.#filesOf(outcome),
            ]);
        }
        catch (error) {
            // The first run says whether there is anything to watch; later a file may be half-saved.
            if (this.#lastSaid === null)
                throw error;
            this.#complain(error);
            this.#directories = new Set([...this.#directories, ...workspace.directories]);
        }
        return this.#directories;
    }
    /** The manifest and the config file are read past the workspace. */
    #filesOf({ report }) {
        const { root, config } = this.invocation.common;
        return [report.manifest, config ?? _config_file_name_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIG_FILE */ .g].map((file) => node_path__WEBPACK_IMPORTED_MODULE_0___default().dirname(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(root, file)));
    }
    async #say(outcome) {
        const { changed, skills, diagnostics } = outcome.report;
        const present = skills.filter(({ status }) => status !== 'pruned');
        const said = JSON.stringify([present.map(({ name, errors }) => [name, errors]), diagnostics]);
        if (!changed && said === this.#lastSaid)
            return;
        this.#lastSaid = said;
        await this.invocation.print({ kind: 'outcome', outcome, mode: 'write' });
    }
    #complain(error) {
        const failure = (0,_explain_error_js__WEBPACK_IMPORTED_MODULE_1__.explainError)(error);
        if (failure.message === this.#lastSaid)
            return;
        this.#lastSaid = failure.message;
        (0,_print_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .complain */ .c)(failure, this.invocation.io.stderr);
    }
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