export const id = 4207;
export const ids = [4207,3416,1039];
export const modules = {

/***/ 4207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _explain_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3416);


const command = {
    name: 'watch',
    summary: 'register again whenever a skill changes',
    usage: '[--poll]',
    description: 'Keeps the manifest up to date while you work: registers now, and again shortly after every change in what was read. Ends with Ctrl-C. With --json every run that found something new prints a report of its own.',
    examples: [{ line: 'skill-registrar watch', does: 'Registers on every change.' }],
    options: [{ name: 'poll', summary: 'look every second instead of waiting for events, for network disks' }],
    positionals: [],
    async run(invocation) {
        const { watchRepository } = await __webpack_require__.e(/* import() */ 7015).then(__webpack_require__.bind(__webpack_require__, 7015));
        const runner = new WatchRunner(invocation);
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
    #directories = new Set();
    #lastSaid = null;
    constructor(invocation) {
        this.invocation = invocation;
    }
    async run() {
        const { runOperation } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(1894), __webpack_require__.e(6712), __webpack_require__.e(15), __webpack_require__.e(1883), __webpack_require__.e(3436), __webpack_require__.e(2632), __webpack_require__.e(7991)]).then(__webpack_require__.bind(__webpack_require__, 4742));
        const { TracingWorkspace } = await __webpack_require__.e(/* import() */ 4229).then(__webpack_require__.bind(__webpack_require__, 4229));
        const request = await this.invocation.request('register');
        const workspace = new TracingWorkspace(request.workspace);
        try {
            const outcome = await runOperation({ ...request, workspace });
            await this.#say(outcome);
            this.#directories = new Set([...workspace.directories, ...this.#filesOf(outcome)]);
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
        return [report.manifest, config ?? 'skill-registrar.json'].map((file) => node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(root, file)));
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

/***/ 3416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explainError: () => (/* binding */ explainError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1039);


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


/***/ }),

/***/ 1039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ WorkspaceError)
/* harmony export */ });
/** The files themselves stopped us: a missing root, an unreadable directory, a failed write. Exit code 3. */
class WorkspaceError extends Error {
    path;
    name = 'WorkspaceError';
    /** What to do next, where more can be said than to look at the path. */
    fix;
    constructor(message, path, options) {
        super(message, options);
        this.path = path;
        if (options?.fix !== undefined)
            this.fix = options.fix;
    }
}


/***/ })

};
