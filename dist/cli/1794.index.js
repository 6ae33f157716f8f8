"use strict";
exports.id = 1794;
exports.ids = [1794,6843];
exports.modules = {

/***/ 1794:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: function() { return /* binding */ command; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _explain_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6843);


const command = {
    name: 'watch',
    summary: 'register again whenever a skill changes',
    usage: '[--poll]',
    description: 'Keeps the manifest up to date while you work: registers now, and again shortly after every change in what was read. Ends with Ctrl-C. With --json every run that found something new prints a report of its own.',
    examples: [{ line: 'skill-registrar watch', does: 'Registers on every change.' }],
    options: [{ name: 'poll', summary: 'look every second instead of waiting for events, for network disks' }],
    positionals: [],
    async run(invocation) {
        const { watchRepository } = await __webpack_require__.e(/* import() */ 6946).then(__webpack_require__.bind(__webpack_require__, 6946));
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
        const { runOperation } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 4151));
        const { TracingWorkspace } = await __webpack_require__.e(/* import() */ 922).then(__webpack_require__.bind(__webpack_require__, 922));
        const request = await this.invocation.request('register');
        const { RememberingWorkspace } = await __webpack_require__.e(/* import() */ 2741).then(__webpack_require__.bind(__webpack_require__, 2741));
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
        return [report.manifest, config ?? 'skill-registrar.json'].map((file) => node_path__WEBPACK_IMPORTED_MODULE_0___default().dirname(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(root, file)));
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
        const { message, fix } = (0,_explain_error_js__WEBPACK_IMPORTED_MODULE_1__.explainError)(error);
        if (message === this.#lastSaid)
            return;
        this.#lastSaid = message;
        this.invocation.io.stderr.write(`error: ${message}\n  fix: ${fix}\n`);
    }
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