export const id = 3947;
export const ids = [3947];
export const modules = {

/***/ 3947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  buildRequest: () => (/* binding */ buildRequest)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/workspace/path-command-lookup.js


/** A plain name: a path would make the answer depend on where the skill or the caller is. */
const COMMAND_NAME = /^[A-Za-z0-9_][A-Za-z0-9_.+-]*$/;
/** Looks through the directories of PATH for an executable file; no shell, no process (S2-24). */
function createPathCommandLookup(variables, platform = process.platform) {
    const isWindows = platform === 'win32';
    const directories = (variables['PATH'] ?? variables['Path'] ?? '')
        .split(isWindows ? ';' : ':')
        .filter((directory) => external_node_path_.isAbsolute(directory));
    const extensions = isWindows ? (variables['PATHEXT'] ?? '.COM;.EXE;.BAT;.CMD').split(';') : [''];
    const known = new Map();
    return {
        isInstalled(command) {
            const answer = known.get(command) ??
                (COMMAND_NAME.test(command) &&
                    directories.some((directory) => extensions.some((extension) => isExecutable(external_node_path_.join(directory, command + extension)))));
            known.set(command, answer);
            return answer;
        },
    };
}
function isExecutable(file) {
    try {
        external_node_fs_.accessSync(file, external_node_fs_.constants.X_OK);
        return external_node_fs_.statSync(file).isFile();
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./build/cli/locate-root.js
var locate_root = __webpack_require__(9412);
// EXTERNAL MODULE: ./build/cli/open-store.js
var open_store = __webpack_require__(1041);
;// CONCATENATED MODULE: ./build/cli/build-request.js




/** What the engine is asked, over the files on disk. */
async function buildRequest(operation, context) {
    const { common, io, progress } = context;
    const environment = readEnvironment(io.env);
    const { DiskWorkspace } = await __webpack_require__.e(/* import() */ 129).then(__webpack_require__.bind(__webpack_require__, 129));
    const home = common.readsHome && !environment.isCi ? homeOf(io.env) : null;
    return {
        operation,
        workspace: new DiskWorkspace({ root: common.root, home }),
        store: await (0,open_store/* openStore */.C)(common.root),
        ...optional('manifest', common.manifest && relativeTo(common.root, common.manifest)),
        ...optional('config', common.config && relativeTo(common.root, common.config)),
        ...optional('profile', common.profile),
        ...optional('level', common.level),
        workingDirectory: (0,locate_root.isInside)(io.cwd, common.root) ? relativeTo(common.root, io.cwd) : '.',
        environment,
        commands: createPathCommandLookup(io.env),
        onProgress: progress.report,
    };
}
/** Runners set CI; home directory, backups and caches are for people's own machines. */
function readEnvironment(env) {
    const epoch = env['SOURCE_DATE_EPOCH'];
    return {
        isCi: isOn(env['CI']) || isOn(env['GITHUB_ACTIONS']),
        now: new Date(),
        ...(epoch === undefined || epoch === '' ? {} : { sourceDateEpoch: epoch }),
        variables: env,
    };
}
function isOn(value) {
    return value !== undefined && !['', '0', 'false'].includes(value.toLowerCase());
}
function homeOf(env) {
    return env['HOME'] ?? env['USERPROFILE'] ?? null;
}
/** Repository-relative with `/`, or absolute when it lies elsewhere. */
function relativeTo(root, target) {
    const way = (0,locate_root.isInside)(target, root) ? external_node_path_.relative(root, target) || '.' : target;
    return way.split(external_node_path_.sep).join('/');
}
function optional(key, value) {
    return (value === undefined || value === '' ? {} : { [key]: value });
}


/***/ }),

/***/ 1041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ openStore)
/* harmony export */ });
/** The files below a folder, to be written whole or not at all. */
async function openStore(root) {
    const { DiskStore } = await __webpack_require__.e(/* import() */ 2332).then(__webpack_require__.bind(__webpack_require__, 2332));
    return new DiskStore({ root });
}


/***/ })

};
