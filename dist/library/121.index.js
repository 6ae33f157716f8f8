export const id = 121;
export const ids = [121];
export const modules = {

/***/ 51104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ consentQuestion),
/* harmony export */   a: () => (/* binding */ askFirst)
/* harmony export */ });
/* harmony import */ var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16606);

function consentQuestion({ name, description }) {
    return (0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q6)(`Let the agent use the skill "${name}"? ${description}`);
}
async function askFirst(attempt, { session, askConsent, named, }) {
    const result = attempt();
    if (!('needsConsent' in result) || result.skill === undefined)
        return result;
    const { skill } = result;
    const consent = await askConsent({ skill, isNamed: named === undefined || named.path === skill.path });
    if (consent === 'unasked')
        return result;
    if (consent === 'declined')
        return { ...result, reason: 'declined', message: `the user declined the skill: ${skill.name}` };
    session.consent(skill.name);
    return attempt();
}
//# sourceMappingURL=consent.js.map

/***/ }),

/***/ 35565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ mimeTypeOf)
/* harmony export */ });
const TYPES = {
    md: 'text/markdown',
    json: 'application/json',
    yaml: 'application/yaml',
    yml: 'application/yaml',
    html: 'text/html',
    css: 'text/css',
    csv: 'text/csv',
    js: 'text/javascript',
    mjs: 'text/javascript',
    ts: 'text/x-typescript',
    py: 'text/x-python',
    sh: 'text/x-shellscript',
    png: 'image/png',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    gif: 'image/gif',
    svg: 'image/svg+xml',
    webp: 'image/webp',
    pdf: 'application/pdf',
    zip: 'application/zip',
};
function mimeTypeOf(path, isText) {
    const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
    const known = Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined;
    return known ?? (isText ? 'text/plain' : 'application/octet-stream');
}
//# sourceMappingURL=mime-type.js.map

/***/ }),

/***/ 49850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ search),
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   ES: () => (/* binding */ resources),
/* harmony export */   Hh: () => (/* binding */ load),
/* harmony export */   JD: () => (/* binding */ dispatch),
/* harmony export */   Nn: () => (/* binding */ inspect),
/* harmony export */   O9: () => (/* binding */ materialize),
/* harmony export */   TA: () => (/* binding */ readFile),
/* harmony export */   U$: () => (/* binding */ catalog),
/* harmony export */   YW: () => (/* binding */ match),
/* harmony export */   Yf: () => (/* binding */ activate),
/* harmony export */   _h: () => (/* binding */ toolsets),
/* harmony export */   eQ: () => (/* binding */ readSkillFile),
/* harmony export */   h5: () => (/* binding */ status),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   ro: () => (/* binding */ refusalDetails),
/* harmony export */   wy: () => (/* binding */ mentions)
/* harmony export */ });
/* harmony import */ var _routing_dispatch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36755);
/* harmony import */ var _skill_skill_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85431);
/* harmony import */ var _text_decode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75174);
/* harmony import */ var _activation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92712);
/* harmony import */ var _catalog_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48222);
/* harmony import */ var _consent_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(51104);
/* harmony import */ var _load_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34256);
/* harmony import */ var _materialize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23531);
/* harmony import */ var _mime_type_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35565);
/* harmony import */ var _prompt_catalog_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42640);
/* harmony import */ var _skill_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(76401);











function answer(fields, text) {
    return { ok: true, fields, ...(text !== undefined && { text }) };
}
function search(input, { host }) {
    const { results, count, truncated } = host.session.search(input);
    const listed = results.map(({ skill, reason, score }) => ({ ...(0,_catalog_js__WEBPACK_IMPORTED_MODULE_4__/* .briefFieldsOf */ .rM)(skill), reason, score }));
    return answer({ results: listed, count, truncated });
}
function match({ query, limit, max = limit, recent }, { host }) {
    const { matches, total, undecided } = host.session.match(query, { max, recent });
    const listed = matches.map(({ skill, reasons }) => ({ ...(0,_catalog_js__WEBPACK_IMPORTED_MODULE_4__/* .briefFieldsOf */ .rM)(skill), reasons }));
    return answer({ matches: listed, count: matches.length, truncated: total > matches.length, undecided });
}
function mentions({ text }, { host }) {
    return answer({ mentions: host.session.mentionedSkills(text).map(_catalog_js__WEBPACK_IMPORTED_MODULE_4__/* .metadataOf */ .Nk) });
}
async function dispatch(input, { host }) {
    const found = (await host.dispatcher()).dispatch(input);
    const { skill, strategy, matched, place, score, margin, isRegistered, undecided } = found;
    return answer({
        skill,
        strategy,
        matched,
        place,
        ...(score !== undefined && { score }),
        ...(margin !== undefined && { margin }),
        registered: isRegistered,
        candidates: (0,_routing_dispatch_js__WEBPACK_IMPORTED_MODULE_0__/* .explainCandidates */ .qN)(found),
        undecided,
    });
}
async function load({ form, ...request }, { host, askConsent }) {
    const { session } = host;
    const loaded = await (0,_consent_js__WEBPACK_IMPORTED_MODULE_10__/* .askFirst */ .a)(() => session.load(request, form), { session, askConsent });
    if (!loaded.ok)
        return loaded;
    const { skill, text, isRepeated, files } = loaded;
    const fields = {
        text,
        metadata: (0,_catalog_js__WEBPACK_IMPORTED_MODULE_4__/* .loadMetadataOf */ .jn)(skill),
        already_loaded: isRepeated,
        skill_files: files.files,
        truncated: files.truncated,
    };
    return answer(fields, text);
}
function listFiles({ name, type }, { host }) {
    const selection = host.session.select({ name });
    if (!selection.ok)
        return selection;
    const skill = host.session.guard(selection.skill);
    const types = type === undefined ? _skill_skill_js__WEBPACK_IMPORTED_MODULE_1__/* .RESOURCE_TYPES */ .Rx : [type];
    return answer({ resources: types.flatMap((each) => (0,_skill_files_js__WEBPACK_IMPORTED_MODULE_9__/* .listResources */ .U2)(skill, each, host.workspace)) });
}
async function readFile({ name, get }, context) {
    const selection = context.host.session.select({ name });
    return selection.ok ? readSkillFile(selection.skill, get, context) : selection;
}
async function readSkillFile(named, path, { host: { session }, askConsent }) {
    const attempt = () => session.read({ path: named.path, file: path });
    const content = await (0,_consent_js__WEBPACK_IMPORTED_MODULE_10__/* .askFirst */ .a)(attempt, { session, askConsent, named });
    if (!('kind' in content))
        return content;
    if (content.kind !== 'content')
        return (0,_load_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseSkill */ .mr)(content.kind === 'missing' ? 'no-file' : 'unsafe-path', content.message);
    const decoded = (0,_text_decode_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeText */ .g7)(content.bytes);
    const about = { path, bytes: content.bytes.length, mimeType: (0,_mime_type_js__WEBPACK_IMPORTED_MODULE_7__/* .mimeTypeOf */ .M)(path, decoded.ok) };
    if (decoded.ok)
        return answer({ ...about, text: decoded.text }, decoded.text);
    const blob = Buffer.from(content.bytes).toString('base64');
    return answer({ ...about, blob }, `${path} is not text (${content.bytes.length} bytes).`);
}
function resources(input, context) {
    const { get } = input;
    return get === undefined ? listFiles(input, context) : readFile({ ...input, get }, context);
}
function toolsets({ name }, { host }) {
    const { session, workspace } = host;
    const list = (skills) => answer({
        toolsets: (0,_skill_files_js__WEBPACK_IMPORTED_MODULE_9__/* .listToolsets */ .aR)(skills.map((skill) => session.guard(skill)), workspace),
    });
    if (name === undefined)
        return list(session.catalog().skills);
    const selection = session.select({ name });
    return selection.ok ? list([selection.skill]) : selection;
}
async function activate({ name }, { host: { session }, askConsent }) {
    const selection = session.select({ name });
    const isAsked = selection.ok && session.waitsForConsent(selection.skill.name);
    const consent = isAsked ? await askConsent({ skill: selection.skill, isNamed: true }) : 'unasked';
    const activation = await session.activate({ name, isConfirmed: consent === 'given' });
    if (activation.success)
        return answer(activation, (0,_activation_js__WEBPACK_IMPORTED_MODULE_3__/* .renderActivation */ .N)(activation));
    const { error, consentRequired, candidates = [], availableSkills } = activation;
    const isDeclined = consent === 'declined';
    const isDenied = selection.ok && session.decision(selection.skill.name) === 'deny';
    const missing = consentRequired ? 'unconfirmed' : isDenied ? 'denied' : 'unreadable';
    return {
        ok: false,
        reason: isDeclined ? 'declined' : selection.ok ? missing : selection.reason,
        message: isDeclined ? `The user declined. ${error}` : error,
        candidates,
        ...(consentRequired && { needsConsent: true }),
        ...(availableSkills !== undefined && { availableSkills }),
    };
}
async function materialize({ name, to }, { host, askConsent }) {
    const { session, workspace } = host;
    const selection = session.select({ name });
    if (!selection.ok)
        return selection;
    const { skill } = selection;
    const readable = await (0,_consent_js__WEBPACK_IMPORTED_MODULE_10__/* .askFirst */ .a)(() => session.refuseReading(skill) ?? skill, { session, askConsent });
    if ('ok' in readable)
        return readable;
    const { files, ...copy } = await (0,_materialize_js__WEBPACK_IMPORTED_MODULE_6__/* .materializeSkill */ .v)(session.guard(readable), to, workspace);
    return answer({ ...copy, copied: files });
}
function catalog(input, { host, loadHint }) {
    const { as, query, recent, limit, hint } = input;
    const rendered = (0,_prompt_catalog_js__WEBPACK_IMPORTED_MODULE_8__/* .renderPromptCatalog */ .e)(host.session, host.opened, {
        as,
        query,
        recent,
        max: input.max ?? limit,
        maxEntries: input.max_entries ?? (query === undefined ? limit : undefined),
        maxBytes: input.max_bytes,
        loadHint: hint === true ? loadHint : undefined,
    });
    return answer({ ...rendered, errors: host.session.catalog().errors }, rendered.text ?? '');
}
async function list({ cwd, force_reload }, { host }) {
    if (force_reload === true)
        await host.reload();
    return answer((0,_catalog_js__WEBPACK_IMPORTED_MODULE_4__/* .listingOf */ .K7)(cwd === undefined ? host.session.catalog() : await host.catalogFrom(cwd)));
}
function status({ all = false }, { host: { session, opened } }) {
    const { errors, truncated } = all ? opened.catalog : session.catalog();
    const skills = opened.catalog.skills.filter(({ name }) => all || session.allows(name));
    return answer({ ...(0,_catalog_js__WEBPACK_IMPORTED_MODULE_4__/* .statusFields */ .iN)(skills), errors, truncated }, (0,_catalog_js__WEBPACK_IMPORTED_MODULE_4__/* .renderSkillStatus */ .aW)(skills));
}
function inspect(input, { host }) {
    return answer(host.session.snapshot(input));
}
function refusalDetails({ reason, candidates, needsConsent, availableSkills }) {
    return {
        ...(candidates.length > 0 && { candidates }),
        ...(needsConsent && { consentRequired: true }),
        ...(reason === 'declined' && { declined: true }),
        ...(availableSkills !== undefined && { availableSkills }),
    };
}
//# sourceMappingURL=operations.js.map

/***/ }),

/***/ 74338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ SkillHost)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _config_request_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56874);
/* harmony import */ var _config_working_directory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13210);
/* harmony import */ var _files_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73513);
/* harmony import */ var _manifest_routes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89568);
/* harmony import */ var _pipeline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6324);
/* harmony import */ var _run_prepare_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78369);
/* harmony import */ var _text_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84863);
/* harmony import */ var _catalog_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48222);
/* harmony import */ var _open_session_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(21173);










class SkillHost {
    session;
    #options;
    #opened;
    constructor(options, opened) {
        this.#options = options;
        this.#opened = opened;
        const { workingDirectory, allow, privateDirectory, asksConsent } = options;
        this.session = (0,_open_session_js__WEBPACK_IMPORTED_MODULE_8__/* .openSession */ .f)(opened, {
            workingDirectory,
            allow,
            current: () => this.#opened,
            ...(asksConsent === true && { asksConsent }),
            ...(privateDirectory === undefined ? {} : { privateDirectory }),
        });
    }
    static async open(options) {
        return new SkillHost(options, await (0,_catalog_js__WEBPACK_IMPORTED_MODULE_7__/* .openSkills */ .zG)(await options.request()));
    }
    get opened() {
        return this.#opened;
    }
    get workspace() {
        return this.#opened.workspace;
    }
    async reload(given) {
        const request = await this.#options.request();
        const opened = await (0,_catalog_js__WEBPACK_IMPORTED_MODULE_7__/* .openSkills */ .zG)(given ?? request);
        this.#opened = { ...opened, setup: { ...opened.setup, request }, workspace: this.#opened.workspace };
    }
    async catalogFrom(directory) {
        const request = await this.#options.request();
        const absolute = node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(this.#options.workingDirectory, directory);
        const workingDirectory = existingDirectory(request, absolute);
        return this.session.restrict((await (0,_catalog_js__WEBPACK_IMPORTED_MODULE_7__/* .openSkills */ .zG)({ ...request, workingDirectory })).catalog);
    }
    async dispatcher() {
        if (isHotReload(this.#opened.setup)) {
            await prepareDispatch(await this.#options.request());
            await this.reload();
        }
        const setup = { ...this.#opened.setup, request: await this.#options.request() };
        const text = await readManifestText(setup);
        return (0,_manifest_routes_js__WEBPACK_IMPORTED_MODULE_3__/* .compileDispatcher */ .p1)(text, setup.manifestFile, this.session.hiddenNames());
    }
}
const HOT_RELOAD = 'CLEO_SKILL_HOT_RELOAD';
function isHotReload({ settings, request }) {
    return settings.userHotReload || (0,_config_request_js__WEBPACK_IMPORTED_MODULE_9__/* .isOn */ .Mp)(request.environment.variables[HOT_RELOAD]);
}
async function prepareDispatch(request) {
    const setup = await (0,_run_prepare_run_js__WEBPACK_IMPORTED_MODULE_5__/* .prepareRun */ .Z0)(request);
    if (!isHotReload(setup))
        return setup;
    await (0,_pipeline_js__WEBPACK_IMPORTED_MODULE_4__/* .runOperation */ .x)({ ...request, operation: 'register' });
    return (0,_run_prepare_run_js__WEBPACK_IMPORTED_MODULE_5__/* .prepareRun */ .Z0)(request);
}
async function readManifestText(setup) {
    const { request, settings, hasManifest, manifestFile: file } = setup;
    const isPlanned = !hasManifest || (settings.hotReload && !isHotReload(setup));
    const text = isPlanned ? null : request.store.read(file);
    return text ?? (await (0,_pipeline_js__WEBPACK_IMPORTED_MODULE_4__/* .planRoutes */ .W)({ ...request, operation: 'register', dryRun: true })).manifest;
}
function existingDirectory({ workspace }, directory) {
    try {
        return (0,_config_working_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .workingDirectoryIn */ .G)(workspace, directory);
    }
    catch (error) {
        if (error instanceof _files_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkspaceError */ .k)
            throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(error.message, error.fix ?? '');
        throw error;
    }
}
//# sourceMappingURL=skill-host.js.map

/***/ }),

/***/ 16982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ onceInstalled)
/* harmony export */ });
function onceInstalled({ installed, ...found }) {
    return installed ?? found;
}
//# sourceMappingURL=verdict.js.map

/***/ }),

/***/ 75121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/files/workspace.js
var workspace = __webpack_require__(73513);
// EXTERNAL MODULE: ./build/manifest/manifest-model.js
var manifest_model = __webpack_require__(70211);
// EXTERNAL MODULE: ./build/text/errors.js
var errors = __webpack_require__(84863);
;// CONCATENATED MODULE: ./build/report/explain-error.js



function explainError(error) {
    if (isA(errors/* UsageError */.e, error))
        return { exitCode: 2, code: 'E_USAGE', message: error.message, fix: error.fix };
    if (isA(errors/* ConfigError */.x, error))
        return explainConfigError(error);
    if (isA(manifest_model/* ManifestError */.Sh, error))
        return { exitCode: 3, code: 'E_MANIFEST', ...atPlace(error) };
    if (isA(workspace/* WorkspaceError */.k, error)) {
        const failure = explainFileError(error.message, error.path);
        return error.fix === undefined ? failure : { ...failure, fix: error.fix };
    }
    if (isSystemError(error))
        return explainFileError(error.message, error.path ?? 'the file');
    return {
        exitCode: 3,
        code: 'E_INTERNAL',
        message: `Unexpected error: ${error instanceof Error ? error.message : String(error)}`,
        fix: 'This is a bug in skill-registrar. Run again with DEBUG=1 for the stack trace, and report it.',
    };
}
function isA(kind, error) {
    return error instanceof kind || (error instanceof Error && error.name === kind.name);
}
function explainConfigError(error) {
    const failure = { exitCode: 2, code: 'E_CONFIG', ...atPlace(error) };
    return error.others.length === 0 ? failure : { ...failure, others: error.others.map(explainConfigError) };
}
function atPlace({ message, fix, at }) {
    return { message, fix, at: { file: at.file, ...at.span } };
}
function explainFileError(message, path) {
    return { exitCode: 3, code: 'E_FILE', message, fix: `Check ${path} and try again.` };
}
function isSystemError(error) {
    return error instanceof Error && 'syscall' in error && 'code' in error;
}
//# sourceMappingURL=explain-error.js.map
// EXTERNAL MODULE: ./build/report/json-report.js
var json_report = __webpack_require__(55236);
// EXTERNAL MODULE: ./build/text/suggest.js
var suggest = __webpack_require__(20324);
// EXTERNAL MODULE: ./build/text/visible-text.js
var visible_text = __webpack_require__(16606);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/config/find-root.js
var find_root = __webpack_require__(76873);
// EXTERNAL MODULE: ./build/files/absolute-path.js
var absolute_path = __webpack_require__(18179);
// EXTERNAL MODULE: ./build/files/disk-store.js + 2 modules
var disk_store = __webpack_require__(57949);
// EXTERNAL MODULE: ./build/files/disk-workspace.js + 2 modules
var disk_workspace = __webpack_require__(75137);
// EXTERNAL MODULE: ./build/files/git-base.js + 1 modules
var git_base = __webpack_require__(10058);
// EXTERNAL MODULE: ./build/files/path-command-lookup.js
var path_command_lookup = __webpack_require__(28172);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/text/decode.js
var decode = __webpack_require__(75174);
// EXTERNAL MODULE: ./build/files/git.js
var git = __webpack_require__(4160);
;// CONCATENATED MODULE: ./build/files/remote-file.js






async function readRemoteFile(file, server) {
    const folder = external_node_fs_.mkdtempSync(external_node_path_.join(external_node_fs_.realpathSync(external_node_os_.tmpdir()), 'skill-registrar-'));
    try {
        const url = `${server.serverUrl}/${file.repository}`;
        const run = (...args) => (0,git/* runDetachedGit */.mm)(args, folder, server);
        await run('init', '--quiet', '--template=');
        const small = '--filter=blob:limit=1m';
        const fetched = await run('fetch', '--quiet', '--depth=1', '--no-tags', small, '--', url, file.ref);
        if (fetched.status !== 0)
            throw cannotRead(file, fetched.said);
        const found = await run('cat-file', 'blob', `FETCH_HEAD:${file.path}`);
        const text = found.status === 0 ? (0,decode/* contentText */.Tf)({ kind: 'content', bytes: found.stdout }) : null;
        if (text === null)
            throw cannotRead(file, found.said || 'it is not UTF-8 text');
        return text;
    }
    finally {
        external_node_fs_.rmSync(folder, { recursive: true, force: true });
    }
}
function cannotRead({ repository, path: file, ref }, said) {
    return new workspace/* WorkspaceError */.k(`${file} of ${repository} at ${ref} cannot be read. ${said}`.trimEnd(), file, {
        fix: 'Check the repository, the path and the ref, and that you may read it: in GitHub Actions, the token.',
    });
}
//# sourceMappingURL=remote-file.js.map
// EXTERNAL MODULE: ./build/profiles/index.js + 12 modules
var profiles = __webpack_require__(28036);
// EXTERNAL MODULE: ./build/report/verdict.js
var verdict = __webpack_require__(47342);
// EXTERNAL MODULE: ./build/rules/judge.js
var judge = __webpack_require__(16555);
// EXTERNAL MODULE: ./build/text/paths.js
var paths = __webpack_require__(9278);
;// CONCATENATED MODULE: ./build/cli/command.js
const OUTPUT_FORMATS = ['text', 'json', 'github', 'sarif', 'gitlab', 'junit'];
function textResult(text, fields, exitCode = 0) {
    return { kind: 'text', exitCode, text, fields };
}
//# sourceMappingURL=command.js.map
// EXTERNAL MODULE: ./node_modules/supports-hyperlinks/index.js + 2 modules
var supports_hyperlinks = __webpack_require__(47890);
// EXTERNAL MODULE: ./build/config/request.js
var config_request = __webpack_require__(56874);
;// CONCATENATED MODULE: ./build/cli/io.js



const SIGNALS = ['SIGINT', 'SIGTERM'];
function openIo(host, options) {
    const interrupt = new AbortController();
    const stop = () => {
        listen('off');
        interrupt.abort();
    };
    const listen = (how) => {
        for (const signal of SIGNALS)
            host[how](signal, stop);
    };
    let isListening = false;
    let cwd;
    return {
        stdout: openPort(host.stdout, host, options.noColor),
        stderr: openPort(host.stderr, host, options.noColor),
        get stdin() {
            return host.stdin;
        },
        env: host.env,
        serveMcp: (options) => host.serveMcp(options),
        get cwd() {
            cwd ??= workingDirectoryOf(host);
            return cwd;
        },
        untilInterrupted() {
            if (!isListening)
                listen('on');
            isListening = true;
            return interrupt.signal;
        },
        async whileKillable(work) {
            if (isListening)
                listen('off');
            try {
                return await work();
            }
            finally {
                if (isListening && !interrupt.signal.aborted)
                    listen('on');
            }
        },
    };
}
function workingDirectoryOf(host) {
    try {
        return host.cwd();
    }
    catch (cause) {
        const fix = 'Change to a directory that exists, and run again.';
        throw new workspace/* WorkspaceError */.k('The current directory no longer exists.', '.', { cause, fix });
    }
}
function openPort(stream, host, noColor) {
    let isOpen = true;
    stream.on('error', (error) => {
        isOpen = false;
        if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_DESTROYED')
            host.fail(error);
    });
    const isTty = stream.isTTY === true;
    const hasColor = !noColor && wantsColor(host.env, isTty);
    return {
        write: (text) => {
            if (isOpen && text !== '')
                stream.write(text);
        },
        isTty,
        hasColor,
        hasLinks: hasColor && isTty && (0,supports_hyperlinks/* createSupportsHyperlinks */.U)({ isTTY: isTty }),
        columns: stream.columns || 80,
    };
}
function wantsColor(env, isTty) {
    if (env['NO_COLOR'])
        return false;
    if (env['FORCE_COLOR'] !== undefined)
        return env['FORCE_COLOR'] !== '0' && env['FORCE_COLOR'] !== 'false';
    return isTty && env['TERM'] !== 'dumb';
}
function readableColumns({ columns }) {
    return Math.max(40, Math.min(columns, 100));
}
function isCi(env) {
    return (0,config_request/* isOn */.Mp)(env['CI']) || (0,config_request/* isOn */.Mp)(env['GITHUB_ACTIONS']);
}
const QUIET_MS = 300;
const REDRAW_MS = 80;
const ERASE_LINE = '\r\u001b[K';
function openProgress(port, options) {
    let drawn;
    const start = options.now();
    return {
        report({ stage, done, total }) {
            if (!options.isOn || !port.isTty)
                return;
            const at = options.now();
            if (at - start < QUIET_MS || (drawn?.stage === stage && at - drawn.at < REDRAW_MS))
                return;
            drawn = { at, stage };
            port.write(`${ERASE_LINE}${stage}${total === undefined ? ' …' : `: ${done} of ${total}`}`);
        },
        clear() {
            if (drawn !== undefined)
                port.write(ERASE_LINE);
            drawn = undefined;
        },
    };
}
function fenceText(text, io) {
    if (text === '' || io.env['GITHUB_ACTIONS'] !== 'true')
        return text;
    const mark = process.getBuiltinModule('node:crypto').randomUUID();
    return `::stop-commands::${mark}\n${text.replace(/\n?$/, '\n')}::${mark}::\n`;
}
//# sourceMappingURL=io.js.map
;// CONCATENATED MODULE: ./build/cli/locate-root.js



const MARKERS = ['skill-registrar.json', '.git'];
function locateRoot(cwd, manifest, home) {
    return manifest === undefined
        ? (nearestRepository(cwd, home) ?? cwd)
        : ownerOf(external_node_path_.resolve(cwd, manifest));
}
function ownerOf(manifest) {
    const folder = external_node_path_.dirname(manifest);
    return external_node_path_.basename(folder) === 'skills' ? external_node_path_.dirname(folder) : folder;
}
function isRootOfManifest(root, cwd, home) {
    return external_node_fs_.existsSync(external_node_path_.join(root, 'skills')) || nearestRepository(cwd, home) !== root;
}
function nearestRepository(cwd, home) {
    for (let folder = cwd;; folder = external_node_path_.dirname(folder)) {
        const isRepository = folder !== home && MARKERS.some((marker) => external_node_fs_.existsSync(external_node_path_.join(folder, marker)));
        if (isRepository)
            return folder;
        if (external_node_path_.dirname(folder) === folder)
            return null;
    }
}
function pathFrom(cwd, root, file) {
    if (file.startsWith('~/'))
        return file;
    const relative = (0,absolute_path/* slashed */.df)(external_node_path_.relative(cwd, external_node_path_.resolve(root, file))) || '.';
    return external_node_path_.isAbsolute(file) && relative.length > file.length ? file : relative;
}
function checkoutPrefix({ cwd, env }, root) {
    const checkout = env['GITHUB_WORKSPACE'] ?? env['CI_PROJECT_DIR'] ?? cwd;
    const relative = external_node_path_.relative(checkout, root);
    return relative === '' || !isInside(root, checkout) ? '' : `${(0,absolute_path/* slashed */.df)(relative)}/`;
}
function isInside(folder, base) {
    const relative = external_node_path_.relative(base, folder);
    return relative.split(external_node_path_.sep)[0] !== '..' && !external_node_path_.isAbsolute(relative);
}
//# sourceMappingURL=locate-root.js.map
;// CONCATENATED MODULE: ./build/cli/common-options.js



















const COMMON_OPTIONS = [
    {
        name: 'root',
        value: 'dir',
        summary: 'the repository (default: the nearest parent with a config file or .git)',
    },
    { name: 'manifest', value: 'file', summary: 'the manifest (default: the one that exists)' },
    { name: 'config', value: 'file', summary: 'the config file (default: skill-registrar.json in the root)' },
    { name: 'profile', value: 'name', summary: 'the client or system whose rules apply (default: detected)' },
    { name: 'level', value: 'level', choices: judge/* VALIDATION_LEVELS */.u8, summary: 'how strict validation is' },
    {
        name: 'format',
        value: 'format',
        choices: OUTPUT_FORMATS,
        summary: 'default: github in GitHub Actions, otherwise text',
    },
    { name: 'json', summary: 'short for --format json' },
    { name: 'home', summary: 'read the home directory too (never in CI)' },
    { name: 'quiet', short: 'q', summary: 'print only errors' },
    { name: 'verbose', summary: 'list every finding and every change' },
    { name: 'no-color', summary: 'no colors (like NO_COLOR)' },
    { name: 'no-cache', isUnlisted: true, summary: 'does nothing; accepted for old scripts' },
    { name: 'timing', summary: 'print the milliseconds of every stage to stderr' },
    { name: 'help', short: 'h', summary: 'show this help' },
    { name: 'version', short: 'v', summary: 'show the version' },
];
function commonOptionsOf({ options }) {
    const own = new Set(options.flatMap(({ name, aliases = [] }) => [name, ...aliases]));
    return COMMON_OPTIONS.filter(({ name }) => !own.has(name));
}
function readCommonOptions(options, io, { hasFindings, options: own, keepsRoot }) {
    const root = pathOf('root', options, io);
    const manifest = pathOf('manifest', options, io);
    const config = options.text('config');
    const profile = options.text('profile');
    const level = options.text('level');
    const owned = keepsRoot === true ? undefined : manifest;
    const top = root === undefined ? defaultRoot(io, owned, profile) : existing(root, options.text('root'));
    const followsManifest = root === undefined && owned !== undefined;
    return {
        root: top,
        isRootOfManifest: followsManifest && isRootOfManifest(top, io.cwd, homeOf(io.env)),
        ...(manifest === undefined ? {} : { manifest }),
        ...(config === undefined ? {} : { config: external_node_path_.resolve(io.cwd, config) }),
        ...(profile === undefined ? {} : { profile }),
        ...(level === undefined ? {} : { level }),
        format: readFormat(options, io, { hasFindings: hasFindings === true }),
        readsHome: options.isSet('home'),
        isFormatOpen: isFormatOpen(options, io),
        isQuiet: options.isSet('quiet'),
        isVerbose: options.isSet('verbose'),
        showsStatistics: own.includes(STATISTICS_OPTION) && options.isSet('statistics'),
        showsTiming: options.isSet('timing'),
    };
}
function pathOf(option, options, io) {
    const given = options.text(option);
    if (given === undefined)
        return undefined;
    const target = external_node_path_.resolve(io.cwd, given);
    if (!(0,paths/* pointsIntoGit */.sH)(external_node_path_.relative(io.cwd, target)))
        return target;
    throw new errors/* UsageError */.e(`--${option} ${given} points into a git directory.`, 'Name a path outside of it.');
}
function existing(root, given) {
    const stats = external_node_fs_.statSync(root, { throwIfNoEntry: false });
    if (stats?.isDirectory())
        return root;
    const what = stats === undefined ? 'does not exist' : 'is not a folder';
    const fix = /[*?{]/.test(given)
        ? 'Name one folder; patterns go into "roots" of the config.'
        : 'Check the path.';
    throw new workspace/* WorkspaceError */.k(`--root ${given} ${what}.`, given, { fix });
}
function defaultRoot(io, manifest, profile) {
    const top = profile === undefined || manifest !== undefined ? undefined : (0,profiles/* profileById */.Gf)(profile)?.ancestorTop;
    if (manifest !== undefined)
        refuseMissingFolder(locateRoot(io.cwd, manifest, homeOf(io.env)));
    return top === undefined
        ? locateRoot(io.cwd, manifest, homeOf(io.env))
        : (0,find_root/* findRoot */.w)(io.cwd, { top, variables: io.env });
}
function refuseMissingFolder(folder) {
    if (external_node_fs_.statSync(folder, { throwIfNoEntry: false })?.isDirectory())
        return;
    throw new workspace/* WorkspaceError */.k(`The folder ${folder} of --manifest does not exist.`, folder, {
        fix: 'Check the path, or name the repository with --root.',
    });
}
function readFormat(options, io, { hasFindings }) {
    if (options.isSet('json'))
        return 'json';
    const format = options.text('format');
    if (OUTPUT_FORMATS.some((known) => known === format))
        return format;
    if (hasFindings && io.env['GITHUB_ACTIONS'] === 'true')
        return 'github';
    return 'text';
}
function isFormatOpen(options, io) {
    const isGiven = options.isSet('json') || options.isSet('format') || options.isSet('quiet');
    return !isGiven && !io.stdout.isTty && io.env['GITHUB_ACTIONS'] !== 'true';
}
function buildRequest(operation, context) {
    const { common, io, progress } = context;
    const environment = readEnvironment(io.env);
    const home = common.readsHome && !environment.isCi ? homeOf(io.env) : null;
    const workspace = new disk_workspace/* DiskWorkspace */.T({ root: common.root, home, variables: io.env });
    return {
        operation,
        workspace,
        earlierTrees: (file) => (0,git_base/* openEarlierTrees */.W)(file, { workspace, variables: io.env }),
        store: new disk_store/* DiskStore */.Z({ root: common.root }),
        ...(0,suggest/* whenGiven */.WP)('manifest', common.manifest && relativeTo(common.root, common.manifest)),
        ...(0,suggest/* whenGiven */.WP)('config', common.config && relativeTo(common.root, common.config)),
        readRemoteFile: (file) => readRemoteFile(file, gitServer(io.env)),
        ...(common.isRootOfManifest && { roots: ['skills'] }),
        ...(0,suggest/* whenGiven */.WP)('profile', common.profile),
        ...(0,suggest/* whenGiven */.WP)('level', common.level),
        workingDirectory: isInside(io.cwd, common.root) ? relativeTo(common.root, io.cwd) : '.',
        environment,
        commands: (0,path_command_lookup/* createPathCommandLookup */.L)(io.env),
        onProgress: progress.report,
    };
}
const FETCH_TIMEOUT_MS = 60_000;
function gitServer(variables) {
    const serverUrl = variables['GITHUB_SERVER_URL'] || 'https://github.com';
    const protocols = ['https', 'http'];
    return { serverUrl, protocols, timeoutMs: FETCH_TIMEOUT_MS, usesCredentialHelpers: true, variables };
}
function readEnvironment(env) {
    const epoch = env['SOURCE_DATE_EPOCH'];
    return {
        isCi: isCi(env),
        now: new Date(),
        ...(epoch === undefined || epoch === '' ? {} : { sourceDateEpoch: epoch }),
        variables: env,
    };
}
function homeOf(env) {
    return env['HOME'] ?? env['USERPROFILE'] ?? null;
}
function relativeTo(root, target) {
    return (0,absolute_path/* slashed */.df)(isInside(target, root) ? external_node_path_.relative(root, target) || '.' : target);
}
function dryRunOption(summary) {
    return { name: 'dry-run', aliases: ['preview'], summary };
}
const POLL_OPTION = {
    name: 'poll',
    summary: 'poll every second, for network disks',
};
const SINCE_OPTION = {
    name: 'since',
    value: 'ref',
    summary: 'fail only on what changed since this branch, tag or commit',
};
const STATISTICS_OPTION = {
    name: 'statistics',
    summary: 'print only how often each rule was broken',
};
const FAIL_ON_OPTION = {
    name: 'fail-on',
    value: 'severity',
    choices: verdict/* FAIL_ON */.d$,
    summary: 'which findings make the exit code 1 (default: the config file or the profile)',
};
function readFailOn(options) {
    return (0,suggest/* whenGiven */.WP)('failOn', verdict/* FAIL_ON */.d$.find((known) => known === options.text('fail-on')));
}
async function withBase(request, options) {
    const ref = options.text('since');
    if (ref === undefined)
        return request;
    if (request.profile === 'all') {
        throw new errors/* UsageError */.e('--since cannot be combined with --profile all.', 'Choose one profile.');
    }
    const { workspace, store, environment } = request;
    return { ...request, base: (0,git_base/* openBase */.m)({ workspace, store, ref, variables: environment.variables }) };
}
//# sourceMappingURL=common-options.js.map
;// CONCATENATED MODULE: ./build/cli/command-line.js




function splitCommandLine(args, specs) {
    const tokens = tokensOf(args, specs);
    const named = byName(specs);
    return {
        options: tokens.flatMap((token) => (token.kind === 'option' ? [givenOption(token, named)] : [])),
        positionals: tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : [])),
    };
}
function tokensOf(args, specs) {
    const options = Object.fromEntries([...byName(specs)].map(([name, spec]) => {
        const type = spec.value === undefined ? 'boolean' : 'string';
        return [name, { type, ...(spec.short && name === spec.name && { short: spec.short }) }];
    }));
    return (0,external_node_util_.parseArgs)({ args: [...args], options, allowPositionals: true, strict: false, tokens: true }).tokens;
}
function byName(specs) {
    return new Map(specs.toReversed().flatMap((spec) => [spec.name, ...(spec.aliases ?? [])].map((name) => [name, spec])));
}
function givenOption({ name, rawName, value, inlineValue }, named) {
    const known = rawName === '-V' ? 'version' : (named.get(name)?.name ?? name);
    return { name: known, rawName, value, isInline: inlineValue === true };
}
function takeCommandName(args) {
    const token = tokensOf(args, COMMON_OPTIONS).find(({ kind }) => kind === 'positional');
    if (token === undefined)
        return { name: undefined, rest: [...args] };
    return { name: args[token.index], rest: args.toSpliced(token.index, 1) };
}
const WITHOUT_COMMAND = ['help', 'version', 'json', 'format', 'no-color'];
function refuseOptions({ options }) {
    const given = options.find(({ name }) => !WITHOUT_COMMAND.includes(name));
    if (given === undefined)
        return;
    const names = COMMON_OPTIONS.map(({ name }) => name);
    const help = "List the commands and options with 'skill-registrar --help'.";
    if (names.includes(given.name))
        throw new errors/* UsageError */.e('No command given.', help);
    throw new errors/* UsageError */.e(`Unknown option ${given.rawName}.`, suggestOption(given, names, help));
}
function checkCommandLine(line, command) {
    const specs = [...command.options, ...COMMON_OPTIONS];
    const values = new Map();
    for (const given of line.options) {
        const spec = specs.find((candidate) => candidate.name === given.name);
        if (spec === undefined)
            throw unknownOption(given, specs, command);
        const value = checkValue(given, spec, command);
        const earlier = values.get(spec.name) ?? [];
        values.set(spec.name, spec.multiple ? [...earlier, value] : [value]);
    }
    checkPositionals(line.positionals, command);
    return optionValues(values, specs);
}
function unknownOption(given, specs, command) {
    const names = specs.filter(({ isUnlisted }) => isUnlisted !== true).map((spec) => spec.name);
    const help = `Run 'skill-registrar ${command.name} --help' for its options.`;
    return new errors/* UsageError */.e(`Unknown option ${given.rawName} for ${command.name}.`, suggestOption(given, names, help));
}
function suggestOption({ name }, known, help) {
    const guess = (0,suggest/* closestOf */.P9)(name, known);
    return guess === null ? help : `Did you mean --${guess}? ${help}`;
}
function checkValue(given, spec, command) {
    if (spec.value === undefined) {
        if (given.value === undefined)
            return '';
        throw new errors/* UsageError */.e(`Option ${given.rawName} takes no value.`, `Write ${given.rawName} alone.`);
    }
    const { value } = given;
    const isEmpty = value === '' && spec.mayBeEmpty !== true;
    if (value === undefined || isEmpty || (!given.isInline && /^-./.test(value))) {
        throw new errors/* UsageError */.e(`Option ${given.rawName} needs a value.`, `Write ${given.rawName} <${spec.value}>; see 'skill-registrar ${command.name} --help'.`);
    }
    if (spec.choices && !spec.choices.includes(value)) {
        throw new errors/* UsageError */.e(`Unknown ${spec.value} "${value}" for ${given.rawName}.`, adviseChoice(value, spec.choices));
    }
    if (spec.range)
        checkNumber(value, given.rawName, spec.range);
    return value;
}
function checkNumber(value, option, { min, max }) {
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= min && number <= max)
        return;
    throw new errors/* UsageError */.e(`Option ${option} cannot be "${value}".`, `Use a whole number from ${min} to ${max}.`);
}
function checkPositionals(given, command) {
    const usage = `Usage: skill-registrar ${command.name} ${command.usage}`.trimEnd();
    const missing = command.positionals.find((spec, index) => spec.required && given[index] === undefined);
    if (missing)
        throw new errors/* UsageError */.e(`${command.name} needs <${missing.name}>.`, usage);
    const extra = given[command.positionals.length];
    if (extra !== undefined && !command.positionals.at(-1)?.many) {
        throw new errors/* UsageError */.e(`Unexpected argument "${extra}" for ${command.name}.`, usage);
    }
    for (const [index, spec] of command.positionals.entries()) {
        const value = given[index];
        if (value === undefined || !spec.choices || spec.choices.includes(value))
            continue;
        throw new errors/* UsageError */.e(`Unknown ${spec.name} "${value}".`, adviseChoice(value, spec.choices));
    }
}
function optionValues(values, specs) {
    const valuesOf = (name) => {
        if (!specs.some((spec) => spec.name === name))
            throw new Error(`No such option: --${name}`);
        return values.get(name);
    };
    return {
        isSet: (name) => valuesOf(name) !== undefined,
        text: (name) => valuesOf(name)?.at(-1),
        texts: (name) => valuesOf(name) ?? [],
        number: (name) => {
            const text = valuesOf(name)?.at(-1);
            return text === undefined ? undefined : Number(text);
        },
    };
}
function adviseChoice(text, choices) {
    const near = (0,suggest/* closestOf */.P9)(text, choices);
    return `${near === null ? '' : `Did you mean "${near}"? `}Use one of: ${choices.join(', ')}.`;
}
//# sourceMappingURL=command-line.js.map
// EXTERNAL MODULE: external "node:readline/promises"
var promises_ = __webpack_require__(26848);
// EXTERNAL MODULE: ./build/agent/consent.js
var consent = __webpack_require__(51104);
// EXTERNAL MODULE: ./build/agent/operations.js
var operations = __webpack_require__(49850);
// EXTERNAL MODULE: ./build/agent/skill-host.js
var skill_host = __webpack_require__(74338);
// EXTERNAL MODULE: ./build/agent/unknown-skill.js
var unknown_skill = __webpack_require__(75744);
// EXTERNAL MODULE: ./build/skill/skill.js
var skill = __webpack_require__(85431);
;// CONCATENATED MODULE: ./build/cli/command-skills.js













const ALLOW_OPTION = {
    name: 'allow',
    value: 'name',
    multiple: true,
    summary: 'only these skills (default: all that the config allows)',
};
const BUNDLED_OPTION = {
    name: 'bundled',
    value: 'dir',
    multiple: true,
    summary: 'a directory of skills outside the repository; any other skill of the same name wins',
};
const AGENT_OPTIONS = [ALLOW_OPTION, BUNDLED_OPTION];
function bundledOf({ options, io }) {
    const given = options.texts('bundled');
    for (const directory of given) {
        if (external_node_fs_.statSync(external_node_path_.resolve(io.cwd, directory), { throwIfNoEntry: false })?.isDirectory())
            continue;
        const fix = 'Name an existing directory.';
        throw new workspace/* WorkspaceError */.k(`--bundled ${directory} is not a directory.`, directory, { fix });
    }
    return given.length === 0 ? {} : { bundled: given.map((directory) => external_node_path_.resolve(io.cwd, directory)) };
}
const LIMIT_OPTION = {
    name: 'limit',
    value: 'n',
    range: { min: 1, max: 1_000_000 },
    aliases: ['max', 'max-entries'],
};
const RECENT_OPTION = {
    name: 'recent',
    value: 'a,b',
    summary: 'recently used skills, the latest first',
};
function allowOf(options) {
    const names = options.texts('allow');
    return names.length === 0 ? undefined : names;
}
function namesIn(list) {
    return list?.split(',').map((name) => name.trim());
}
async function openCommandSkills(invocation, { privateDirectory, ignoresAllow, askConsent = confirmNamed, howToConsent = NAME_IT } = {}) {
    const bundled = bundledOf(invocation);
    const host = await skill_host/* SkillHost */.E.open({
        request: () => invocation.request('status', bundled),
        workingDirectory: (0,absolute_path/* slashed */.df)(invocation.io.cwd),
        allow: ignoresAllow ? undefined : allowOf(invocation.options),
        privateDirectory,
    });
    const answer = (exitCode, text, fields) => textResult(text, { ...frameOf(invocation.command, host.opened.setup), ...fields }, exitCode);
    const skills = {
        host,
        askConsent,
        loadHint: 'Load a skill with `skill-registrar load <name>`.',
        answer,
        show: (result, print) => result.ok
            ? print(result.fields, result.text ?? '')
            : refuse(result, { skills, invocation, howToConsent }),
    };
    return skills;
}
const confirmNamed = async ({ isNamed }) => (isNamed ? 'given' : 'unasked');
const NAME_IT = 'Name that skill itself: running the command confirms it.';
function frameOf(operation, { chosen, manifestFile }) {
    return { _meta: (0,json_report/* reportMeta */.sG)(operation, chosen), manifest: manifestFile };
}
function refuse(refusal, { skills, invocation, howToConsent }) {
    const { candidates, reason } = refusal;
    const message = reason === 'declined' ? 'You declined.' : refusal.message;
    const fixes = {
        denied: 'Change "permissions" in the config file.',
        unconfirmed: howToConsent,
        declined: 'Agree, or choose another skill.',
        'no-file': 'List the files of the skill with `skill-registrar resources <name>`.',
        'unsafe-path': 'Name a file inside the directory of the skill.',
    };
    const fix = fixes[reason] ?? adviseOnName(skills, invocation.positionals[0], candidates);
    const error = { code: 'E_USAGE', message, fix };
    const fields = { success: false, error, ...(0,operations/* refusalDetails */.ro)(refusal) };
    if (['denied', 'unconfirmed', 'declined', 'no-file'].includes(reason)) {
        const advice = reason === 'declined' ? '' : `  fix: ${fix}\n`;
        return skills.answer(1, `${(0,visible_text/* neutralizeMessage */.LD)(message)}\n${advice}`, fields);
    }
    if (invocation.common.format !== 'json')
        throw new errors/* UsageError */.e(message, fix);
    return skills.answer(2, message, fields);
}
function adviseOnName({ host: { session, opened } }, name, candidates) {
    if (!opened.settings.isEnabled)
        return 'Set "skills.enabled" to true in the config file.';
    if (candidates.length > 0)
        return `Name one by its path: --path ${candidates.join(' or --path ')}`;
    const [hidden] = (0,skill/* findNamed */.n4)(name ?? '', opened.catalog.skills);
    if (hidden?.enabled === false && session.allows(hidden.name))
        return `It is disabled: enable it with \`skill-registrar skills enable ${hidden.name}\`.`;
    if (hidden?.available === false && session.allows(hidden.name))
        return 'Install the commands that it requires, and check that they are on the PATH.';
    if (name !== undefined &&
        session.allows(name) &&
        opened.catalog.errors.some(({ path }) => (0,skill/* isSkillPath */.FS)(path) && (0,paths/* baseName */.Fl)((0,paths/* parentOf */.gN)(path)) === name))
        return `It is invalid: \`skill-registrar validate ${name}\` says why.`;
    return (0,unknown_skill/* adviseOnSkill */.n)(name ?? '', session.getSkillNames());
}
//# sourceMappingURL=command-skills.js.map
;// CONCATENATED MODULE: ./build/cli/commands/activate.js








const activate = {
    name: 'activate',
    summary: 'print the instructions of a skill, after asking for consent',
    usage: '<name> [--yes] [--to <dir>]',
    description: 'Activates a skill as an agent does at the start of a task: asks for consent, prints the instructions and the folder, and with --to copies the skill to <dir>/.skills/<name>. Exits with 1 without consent.',
    examples: [
        {
            line: 'skill-registrar activate release-notes --yes --to private/task-1',
            does: 'Prints the instructions and copies the skill to private/task-1/.skills/release-notes.',
        },
    ],
    options: [
        { name: 'yes', short: 'y', summary: 'agree: do not ask' },
        { name: 'to', value: 'dir', summary: 'the private folder of the task' },
        ...AGENT_OPTIONS,
    ],
    positionals: [{ name: 'name', required: true }],
    async run(invocation) {
        const { options, io, positionals } = invocation;
        const to = options.text('to');
        const skills = await openCommandSkills(invocation, {
            privateDirectory: to === undefined ? undefined : external_node_path_.resolve(io.cwd, to),
            askConsent: ({ skill }) => getConsent(skill, invocation),
            howToConsent: 'Run the command again with --yes to agree.',
        });
        const name = positionals[0];
        return skills.show(await operations/* activate */.Yf({ name }, skills), (activation, text) => ({
            ...skills.answer(0, fenceText(text, io), { activation }),
            isVerbatim: true,
        }));
    },
};
async function getConsent(skill, { options, io, common }) {
    if (options.isSet('yes'))
        return 'given';
    if (common.format !== 'text' || !io.stdout.isTty || !io.stderr.isTty)
        return 'unasked';
    return /^y(?:es)?$/i.test(await ask(`${(0,consent/* consentQuestion */.H)(skill)} [y/N] `, io)) ? 'given' : 'declined';
}
async function ask(question, io) {
    io.stderr.write(question);
    const lines = (0,promises_.createInterface)({ input: io.stdin });
    try {
        for await (const line of lines)
            return line.trim();
        return '';
    }
    finally {
        lines.close();
    }
}
const materialize = {
    name: 'materialize',
    summary: "copy a skill into a task's private folder",
    usage: '<name> --to <dir>',
    description: 'Copies a skill to <dir>/.skills/<name>, replacing an existing copy. Skips .git, node_modules and links that point outside the skill.',
    examples: [
        {
            line: 'skill-registrar materialize release-notes --to private/task-1',
            does: 'Creates private/task-1/.skills/release-notes.',
        },
    ],
    options: [{ name: 'to', value: 'dir', summary: 'the private folder of the task' }, ...AGENT_OPTIONS],
    positionals: [{ name: 'name', required: true }],
    async run(invocation) {
        const to = invocation.options.text('to');
        if (to === undefined)
            throw new errors/* UsageError */.e('materialize needs a folder.', 'Name it with --to <dir>.');
        const skills = await openCommandSkills(invocation);
        const folder = external_node_path_.resolve(invocation.io.cwd, to);
        const name = invocation.positionals[0];
        return skills.show(await operations/* materialize */.O9({ name, to: folder }, skills), (fields) => {
            const skipped = fields.skipped.map((entry) => `left out ${entry.path}: ${entry.reason}`);
            return skills.answer(0, (0,visible_text/* renderLines */.ET)([fields.path, ...skipped]), fields);
        });
    },
};
//# sourceMappingURL=activate.js.map
// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(57336);
// EXTERNAL MODULE: ./build/outputs/versions.js
var versions = __webpack_require__(33576);
// EXTERNAL MODULE: ./node_modules/diff/libesm/patch/create.js
var create = __webpack_require__(94112);
;// CONCATENATED MODULE: ./build/report/text-diff.js



const MAX_EDITS = 2000;
const CONTEXT = 3;
const MAX_LINES = 60;
function unifiedDiff(files) {
    return files
        .map((file) => diffOf(file).join('\n'))
        .filter(Boolean)
        .map((diff) => `${diff}\n`)
        .join('');
}
function renderDiff(files, { colors, isVerbose }) {
    const lines = files.flatMap(diffOf);
    const shown = lines
        .slice(0, isVerbose ? lines.length : MAX_LINES)
        .map((line) => `${paintLine(line, colors)}\n`);
    const rest = lines.length - shown.length;
    if (rest > 0)
        shown.push(`${colors.dim(`… ${(0,suggest/* countText */.lT)(rest, 'more line')} of diff; --verbose shows all`)}\n`);
    return shown.join('');
}
function diffOf(file) {
    const { from = file.path } = file;
    const renaming = from === file.path
        ? []
        : [`diff --git a/${from} b/${file.path}`, `rename from ${from}`, `rename to ${file.path}`];
    if (file.before === file.after)
        return renaming;
    if (file.isBinary === true)
        return [...renaming, `Binary files a/${from} and b/${file.path} differ`];
    const [before, after] = [file.before ?? '', file.after ?? ''];
    const names = [
        file.before === null ? '/dev/null' : `a/${from}`,
        file.after === null ? '/dev/null' : `b/${file.path}`,
    ];
    const patch = before === ''
        ? undefined
        : (0,create/* structuredPatch */.YB)(names[0], names[1], before, after, undefined, undefined, {
            context: CONTEXT,
            maxEditLength: MAX_EDITS,
        });
    const hunks = patch?.hunks ?? [replaceWhole(before, after)];
    const body = hunks.flatMap((hunk) => [
        `@@ -${rangeOf(hunk.oldStart, hunk.oldLines)} +${rangeOf(hunk.newStart, hunk.newLines)} @@`,
        ...hunk.lines,
    ]);
    return [...renaming, `--- ${names[0]}`, `+++ ${names[1]}`, ...body];
}
function replaceWhole(before, after) {
    const old = linesOf(before);
    const fresh = linesOf(after);
    const { head, tail } = countCommon(old, fresh);
    const start = Math.max(0, head - CONTEXT);
    const rest = Math.max(0, tail - CONTEXT);
    return {
        oldStart: start + 1,
        oldLines: old.length - rest - start,
        newStart: start + 1,
        newLines: fresh.length - rest - start,
        lines: [
            ...mark(' ', old.slice(start, head)),
            ...mark('-', old.slice(head, old.length - tail)),
            ...mark('+', fresh.slice(head, fresh.length - tail)),
            ...mark(' ', old.slice(old.length - tail, old.length - rest)),
        ],
    };
}
function countCommon(old, fresh) {
    const shorter = Math.min(old.length, fresh.length);
    let head = 0;
    while (head < shorter && old[head] === fresh[head])
        head++;
    let tail = 0;
    while (tail < shorter - head && old.at(-1 - tail) === fresh.at(-1 - tail))
        tail++;
    return { head, tail };
}
function linesOf(text) {
    return text === '' ? [] : text.split(/(?<=\n)/);
}
function mark(sign, lines) {
    return lines.flatMap((line) => line.endsWith('\n') ? [sign + line.slice(0, -1)] : [sign + line, '\\ No newline at end of file']);
}
function rangeOf(start, lines) {
    return lines === 0 ? `${start - 1},0` : lines === 1 ? `${start}` : `${start},${lines}`;
}
function paintLine(line, colors) {
    const plain = line.replace(/\r$/, '').split('\t').map(visible_text/* neutralize */.YI).join('\t');
    if (/^(---|\+\+\+) /.test(plain))
        return colors.bold(plain);
    if (plain.startsWith('@@'))
        return colors.cyan(plain);
    if (plain.startsWith('+'))
        return colors.green(plain);
    if (plain.startsWith('-'))
        return colors.red(plain);
    return plain.replace(/^(\s*):(?=:)/, '$1: ');
}
//# sourceMappingURL=text-diff.js.map
// EXTERNAL MODULE: ./build/run/bump.js
var bump = __webpack_require__(19456);
;// CONCATENATED MODULE: ./build/cli/commands/bump.js









const bump_bump = {
    name: 'bump',
    summary: 'raise the version of skills and plugins wherever it is written',
    usage: '[name…] [--since <ref>] [--by patch|minor|major] [--dry-run]',
    description: 'Raises the version of skills and plugins in their frontmatter, plugin.json files, marketplaces and the manifest at once. Only the versions change; every other byte stays.',
    examples: [
        { line: 'skill-registrar bump release-notes', does: 'Raises 1.2.0 to 1.2.1.' },
        { line: 'skill-registrar bump release-notes --by minor', does: 'Raises 1.2.0 to 1.3.0.' },
        { line: 'skill-registrar bump --since main', does: 'Raises the versions that should have been raised.' },
    ],
    options: [
        {
            name: 'by',
            value: 'part',
            choices: versions/* BUMP_LEVELS */.xG,
            aliases: ['level'],
            summary: 'which part to raise (default: patch)',
        },
        {
            name: 'since',
            value: 'ref',
            summary: 'raise the version of what changed since this branch, tag or commit, unless it was raised',
        },
        dryRunOption('show what would be written, write nothing'),
    ],
    positionals: [{ name: 'name', many: true }],
    async run(invocation) {
        const { options, positionals, request } = invocation;
        if (positionals.length === 0 && !options.isSet('since'))
            throw new errors/* UsageError */.e('Nothing to bump.', 'Name skills or plugins, or use --since <ref>.');
        const dryRun = options.isSet('dry-run');
        const level = (options.text('by') ?? 'patch');
        const asked = await withBase(await request('status', { dryRun }), options);
        const outcome = await (0,bump/* bumpVersions */.I)(asked, { names: positionals, level });
        const colors = picocolors.createColors(invocation.io.stdout.hasColor);
        const diff = dryRun
            ? `\n${renderDiff(outcome.files, { colors, isVerbose: invocation.common.isVerbose })}`
            : '';
        return textResult(`${describe(outcome, invocation)}${diff}`, {
            ...frameOf('bump', outcome.setup),
            bumped: outcome.bumped,
            ...(dryRun && { diff: unifiedDiff(outcome.files) }),
        });
    },
};
function describe({ bumped }, { pathOf }) {
    if (bumped.length === 0)
        return 'Nothing to bump.\n';
    return (0,visible_text/* renderLines */.ET)(bumped.map(({ name, before, after, files }) => `${name} ${before} → ${after}  ${files.map(pathOf).join(', ')}`));
}
//# sourceMappingURL=bump.js.map
// EXTERNAL MODULE: ./build/profiles/profile.js
var profile = __webpack_require__(33126);
// EXTERNAL MODULE: ./build/run/scan-repository.js + 2 modules
var scan_repository = __webpack_require__(25484);
// EXTERNAL MODULE: ./build/run/write-catalog.js
var write_catalog = __webpack_require__(14895);
;// CONCATENATED MODULE: ./build/cli/commands/catalog.js















const catalog = {
    name: 'catalog',
    summary: 'print the skill catalog for a prompt, or keep it in a file',
    usage: '[--as <format>] [--query <text>] [--limit <n>] [--max-bytes <n>] [--write <file> [--dry-run]]',
    description: 'Prints the list of skills for a prompt: names, descriptions and paths, never a body. With --write it goes between two markers of a file such as AGENTS.md; the rest of the file is left alone, and `register` keeps the block up to date.',
    examples: [
        { line: 'skill-registrar catalog --as available-skills', does: 'Prints <available_skills> XML.' },
        { line: 'skill-registrar catalog --write AGENTS.md', does: 'Keeps the list in AGENTS.md.' },
    ],
    options: [
        {
            name: 'as',
            value: 'format',
            choices: profile/* CATALOG_FORMATS */.Zz,
            summary: 'format of the catalog (default: set by the profile, or level with --query)',
        },
        {
            name: 'query',
            value: 'text',
            mayBeEmpty: true,
            summary: 'the request of a user: shows as much as it needs',
        },
        {
            ...LIMIT_OPTION,
            summary: 'show at most this many skills; with --query, load at most this many (default: 3)',
        },
        { ...RECENT_OPTION, summary: 'with --query: recently used skills, the latest first' },
        { name: 'hint', summary: 'add a line that says how to load a skill' },
        ...AGENT_OPTIONS,
        {
            name: 'max-bytes',
            value: 'n',
            range: { min: 1, max: 1_000_000_000 },
            summary: 'show at most this many bytes of skills',
        },
        { name: 'write', value: 'file', summary: 'keep the catalog between two markers in this file' },
        dryRunOption('with --write: show the diff, write nothing'),
    ],
    positionals: [],
    async run(invocation) {
        const file = invocation.options.text('write');
        return file === undefined ? printCatalog(invocation) : keepCatalog(invocation, file);
    },
};
function formOf({ options }) {
    return { as: options.text('as'), maxBytes: options.number('max-bytes') };
}
async function printCatalog(invocation) {
    const { options, io } = invocation;
    const { as, maxBytes } = formOf(invocation);
    const query = options.text('query');
    if (query !== undefined && as !== undefined && as !== 'level')
        throw new errors/* UsageError */.e(`--query has no meaning with --as ${as}.`, 'Leave --as out, or use --as level.');
    const skills = await openCommandSkills(invocation);
    const wanted = {
        as,
        query,
        limit: options.number('limit'),
        max_bytes: maxBytes,
        recent: namesIn(options.text('recent')),
        hint: options.isSet('hint'),
    };
    return skills.show(operations/* catalog */.U$(wanted, skills), (fields, text) => {
        if (!invocation.common.isQuiet)
            warnAboutMissing(fields, skills, io);
        return { ...skills.answer(0, fenceText(text, io), fields), isVerbatim: true };
    });
}
function warnAboutMissing({ errors, shown, total, truncated }, { host }, io) {
    if (total === 0 && errors.length === 0)
        io.stderr.write(`${(0,scan_repository/* describeNoSkills */.RA)(host.opened.setup)}\n`);
    if (truncated)
        io.stderr.write(`Only ${shown} of ${total} skills are shown because of the limits.\n`);
    const used = new Set(host.opened.catalog.skills.map(({ path: file }) => file));
    const files = new Set(errors.map(({ path: file }) => file).filter((file) => !used.has(file))).size;
    if (files > 0) {
        const what = files === 1 ? 'One skill is' : `${files} skills are`;
        io.stderr.write(`${what} invalid and left out. Run 'skill-registrar validate' to see why.\n`);
    }
}
async function keepCatalog(invocation, given) {
    const { common, io } = invocation;
    if (invocation.options.isSet('query'))
        throw new errors/* UsageError */.e('--query has no meaning with --write.', 'A catalog in a file is the same for every query.');
    const target = external_node_path_.resolve(io.cwd, given);
    if (!isInside(target, common.root))
        throw new errors/* UsageError */.e(`${given} is outside the repository.`, 'Name a file inside it, or correct --root.');
    const file = (0,absolute_path/* slashed */.df)(external_node_path_.relative(common.root, target));
    const dryRun = invocation.options.isSet('dry-run');
    const written = await (0,write_catalog/* writeCatalog */.J)(await invocation.request('status', { dryRun }), file, {
        ...formOf(invocation),
        maxEntries: invocation.options.number('limit'),
        hint: invocation.options.isSet('hint'),
    });
    if (!written.isTracked && !dryRun && written.problems.length === 0 && !common.isQuiet)
        io.stderr.write(`${(0,visible_text/* neutralizeMessage */.LD)(hintAt(written))}\n`);
    const [problem] = written.problems;
    const text = problem === undefined ? sayWritten(written, dryRun) : `${problem.message} ${problem.fix}`;
    const fields = {
        ...frameOf(invocation.command, written.setup),
        as: written.as,
        file,
        changed: written.isChanged,
        diagnostics: written.problems,
        text,
        ...(dryRun && { diff: unifiedDiff(written.files) }),
    };
    const colors = picocolors.createColors(io.stdout.hasColor);
    const diff = dryRun ? renderDiff(written.files, { colors, isVerbose: common.isVerbose }) : '';
    const shown = `${(0,visible_text/* neutralizeMessage */.LD)(text)}\n${diff === '' ? '' : `\n${diff}`}`;
    return textResult(shown, fields, problem === undefined ? 0 : 1);
}
function sayWritten({ as, file, isChanged }, dryRun) {
    if (!isChanged)
        return `${file}: ${as} catalog is up to date.`;
    return `${file}: ${as} catalog ${dryRun ? 'would be written' : 'written'}.`;
}
function hintAt({ as, file }) {
    const entry = JSON.stringify({ file, as });
    return `register and the check do not look for catalogs there. Add ${entry} to "catalogs" in skill-registrar.json.`;
}
//# sourceMappingURL=catalog.js.map
;// CONCATENATED MODULE: ./build/cli/commands/completion.js


const SHELLS = ['bash', 'zsh', 'fish'];
function completion(commands) {
    return {
        name: 'completion',
        summary: 'print a script that completes commands in a shell',
        usage: '<bash|zsh|fish>',
        description: 'Prints a completion script. Load it in the start-up file of your shell.',
        examples: [
            { line: 'skill-registrar completion fish | source', does: 'Turns completion on in this fish shell.' },
            { line: 'eval "$(skill-registrar completion bash)"', does: 'Turns completion on in this bash shell.' },
        ],
        options: [],
        positionals: [{ name: 'shell', required: true, choices: SHELLS }],
        async run({ positionals: [shell] }) {
            const text = renderCompletion(shell, commands());
            return { ...textResult(text, { text }), isVerbatim: true };
        },
    };
}
function renderCompletion(shell, commands) {
    return { bash: renderBash, zsh: renderZsh, fish: renderFish }[shell](commands);
}
function optionsOf(command) {
    return [...command.options, ...commonOptionsOf(command)].filter(({ isUnlisted }) => isUnlisted !== true);
}
function kindOfValue({ value, choices }) {
    if (value === undefined)
        return 'none';
    if (choices !== undefined)
        return 'choice';
    return value === 'dir' ? 'directory' : value === 'file' ? 'file' : 'other';
}
function choicesOf(command) {
    return command.positionals.flatMap(({ choices = [] }) => choices);
}
function renderBash(commands) {
    const names = commands.map(({ name }) => name);
    const words = commands.map((command) => {
        const flags = optionsOf(command).map(({ name }) => `--${name}`);
        return `    ${command.name}) words="${[...choicesOf(command), ...flags].join(' ')}" ;;\n`;
    });
    return `# bash completion of skill-registrar: eval "$(skill-registrar completion bash)"
_skill_registrar() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" command="" word words
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in ${names.join('|')}) command="$word"; break ;; esac
  done
  COMPREPLY=()
  case "$command $previous" in
${commands.flatMap(bashValues).join('')}  esac
  case "$command" in
${words.join('')}    *) words="${names.join(' ')} --help --version" ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _skill_registrar skill-registrar
`;
}
const BASH_VALUES = { directory: '-d', file: '-f' };
function bashValues(command) {
    return optionsOf(command).flatMap((option) => {
        const kind = kindOfValue(option);
        if (kind === 'none')
            return [];
        const pattern = `    "${command.name} --${option.name}")`;
        if (kind === 'other')
            return [`${pattern} return ;;\n`];
        const list = kind === 'choice' ? `-W "${option.choices.join(' ')}"` : BASH_VALUES[kind];
        return [`${pattern} COMPREPLY=($(compgen ${list} -- "$current")); return ;;\n`];
    });
}
function renderZsh(commands) {
    const described = commands.map(({ name, summary }) => `    ${quote(`${name}:${escapeZsh(summary)}`)}\n`);
    const cases = commands.map((command) => {
        const specs = [...optionsOf(command).map(zshOption), ...zshPositionals(command)];
        return `        ${command.name}) _arguments ${specs.join(' ')} ;;\n`;
    });
    return `#compdef skill-registrar
# zsh completion of skill-registrar: source <(skill-registrar completion zsh)
_skill_registrar() {
  local curcontext="$curcontext" state line
  typeset -A opt_args
  local -a commands
  commands=(
${described.join('')}  )
  _arguments -C '1:command:->command' '*::argument:->argument'
  case $state in
    command) _describe command commands ;;
    argument)
      case $line[1] in
${cases.join('')}      esac ;;
  esac
}
if [ "$funcstack[1]" = "_skill_registrar" ]; then _skill_registrar "$@"; else compdef _skill_registrar skill-registrar; fi
`;
}
function zshOption(option) {
    const { name, summary, value = '', multiple } = option;
    const kind = kindOfValue(option);
    const values = {
        none: '',
        choice: `:${value}:(${option.choices?.join(' ')})`,
        directory: `:${value}:_directories`,
        file: `:${value}:_files`,
        other: `:${value}:`,
    };
    return quote(`${multiple ? '*' : ''}--${name}[${escapeZsh(summary)}]${values[kind]}`);
}
function zshPositionals(command) {
    return command.positionals.map(({ name, choices, many }) => {
        const action = choices === undefined ? '_files' : `(${choices.join(' ')})`;
        return quote(`${many ? '*' : ''}:${name}:${action}`);
    });
}
function escapeZsh(text) {
    return text.replace(/[[\]:\\]/g, '\\$&');
}
function renderFish(commands) {
    const lines = commands.flatMap((command) => [
        `-n __fish_use_subcommand -f -a ${command.name} -d ${quote(command.summary)}`,
        ...optionsOf(command).map((option) => fishOption(command, option)),
        ...choicesOf(command).map((choice) => `-n ${seen(command)} -f -a ${choice}`),
    ]);
    return [
        '# fish completion of skill-registrar: skill-registrar completion fish | source\n',
        ...lines.map((line) => `complete -c skill-registrar ${line}\n`),
    ].join('');
}
function seen({ name }) {
    return `'__fish_seen_subcommand_from ${name}'`;
}
function fishOption(command, option) {
    const short = option.short === undefined ? '' : ` -s ${option.short}`;
    const values = {
        none: ' -f',
        choice: ` -x -a ${quote(option.choices?.join(' ') ?? '')}`,
        directory: " -x -a '(__fish_complete_directories)'",
        file: ' -r -F',
        other: ' -x',
    };
    const name = `-n ${seen(command)} -l ${option.name}${short}`;
    return `${name}${values[kindOfValue(option)]} -d ${quote(option.summary)}`;
}
function quote(text) {
    return `'${text.replaceAll("'", "'\\''")}'`;
}
//# sourceMappingURL=completion.js.map
;// CONCATENATED MODULE: ./build/cli/commands/find.js




const search = {
    name: 'search',
    summary: 'find skills by path, name or words',
    usage: '<query> [--by words|triggers|mentions] [--limit <n>] [--scope repo|user]',
    description: 'Ranks the skills for a query: exact path, exact name, start of the name, then similarity of name and description. --by triggers tests declared triggers instead, and --by mentions finds $name in a text. Exits with 1 if none is found.',
    examples: [
        { line: 'skill-registrar search "release notes"', does: 'Finds skills about release notes.' },
        { line: 'skill-registrar search --list --json', does: 'Lists every skill, and why others are left out.' },
    ],
    options: [
        {
            name: 'by',
            value: 'kind',
            choices: ['words', 'triggers', 'mentions'],
            summary: 'what to compare: words (the default), declared triggers, or mentions as $name',
        },
        {
            ...LIMIT_OPTION,
            range: { min: 0, max: 1_000_000 },
            summary: 'maximum number of results, 1 to 50 (default: 8)',
        },
        {
            name: 'scope',
            value: 'scope',
            choices: ['repo', 'user'],
            summary: 'only skills of the repository, or of the user',
        },
        { name: 'list', summary: 'list all skills instead' },
        { ...RECENT_OPTION, summary: 'with --by triggers: recently used skills, the latest first' },
        ...AGENT_OPTIONS,
    ],
    positionals: [{ name: 'query', many: true }],
    async run(invocation) {
        const { options, positionals } = invocation;
        if (positionals.length === 0 && !options.isSet('list')) {
            throw new errors/* UsageError */.e('search needs a query.', 'Pass one, or use --list.');
        }
        const by = options.text('by');
        if (by === 'triggers')
            return findMatches(invocation, options.number('limit'));
        if (by === 'mentions')
            return findMentions(invocation);
        const skills = await openCommandSkills(invocation);
        if (options.isSet('list'))
            return listSkills(skills, invocation);
        const scope = options.text('scope');
        const query = positionals.join(' ');
        const found = operations/* search */.$P({ query, limit: options.number('limit'), scope }, skills);
        return skills.show(found, (fields) => skills.answer(fields.count === 0 ? 1 : 0, renderResults(fields), fields));
    },
};
function renderResults({ results, truncated }) {
    if (results.length === 0)
        return 'No skill was found.\n';
    const rows = results.map(({ name, briefDescription, reason, score }) => [
        String(score),
        reason,
        name,
        briefDescription,
    ]);
    return `${(0,visible_text/* renderColumns */.CO)(rows)}${truncated ? 'There are more; use --limit.\n' : ''}`;
}
async function listSkills(skills, invocation) {
    const nothing = skills.host.opened.settings.isEnabled ? 'No skills found.\n' : 'Skills are disabled.\n';
    return skills.show(await operations/* list */.p_({}, skills), (listing) => skills.answer(0, renderListing(listing, invocation) || nothing, {
        catalog: listing,
        count: listing.skills.length,
    }));
}
function renderListing({ skills, errors }, { pathOf }) {
    const failures = errors.map(({ path, message }) => `${pathOf(path)}: ${message}`);
    return (0,visible_text/* renderColumns */.CO)(skills.map(({ name, path }) => [name, pathOf(path)])) + (0,visible_text/* renderLines */.ET)(failures);
}
const match = {
    name: 'match',
    summary: 'find the skills whose triggers match a query',
    usage: '<query> [--limit <n>] [--recent <a,b>]',
    description: 'Tests the keywords, verbs and patterns under `triggers` against a query and ranks the skills: named in it, whole phrase, recent use. A pattern that takes too long is stopped. Exits with 1 if none matches.',
    examples: [
        { line: 'skill-registrar match "use release-notes for 2.0"', does: 'Finds the skill by its name.' },
    ],
    options: [
        { ...LIMIT_OPTION, summary: 'maximum number of results (default: 3)' },
        RECENT_OPTION,
        ...AGENT_OPTIONS,
    ],
    positionals: [{ name: 'query', required: true, many: true }],
    run: (invocation) => findMatches(invocation, invocation.options.number('limit')),
};
async function findMatches(invocation, limit) {
    const skills = await openCommandSkills(invocation);
    const recent = namesIn(invocation.options.text('recent'));
    const query = invocation.positionals.join(' ');
    return skills.show(operations/* match */.YW({ query, limit, recent }, skills), (fields) => skills.answer(fields.count === 0 ? 1 : 0, renderMatches(fields), fields));
}
function renderMatches({ matches, undecided }) {
    const lines = matches.map(({ name, reasons }) => {
        const why = reasons.map(({ kind, matched }) => `${kind} ${JSON.stringify(matched)}`).join(', ');
        return `${name}  (${why})`;
    });
    const doubts = undecided.map(({ skill, pattern, reason }) => `The pattern ${JSON.stringify(pattern)} of ${skill} was not tested: ${reason}.`);
    return (0,visible_text/* renderLines */.ET)([
        ...(lines.length === 0
            ? ['No name or trigger matches. Try `skill-registrar search`, which compares words.']
            : lines),
        ...doubts,
    ]);
}
const mentions = {
    name: 'mentions',
    summary: 'find the skills that a text mentions as $name',
    usage: '<text>',
    description: 'Resolves $name mentions in a text: each known skill once, in order, with its path. An agent loads these skills before it answers. Exits with 1 if there are none.',
    examples: [
        { line: "skill-registrar mentions 'use $release-notes for 2.0'", does: 'Prints the path of the skill.' },
    ],
    options: AGENT_OPTIONS,
    positionals: [{ name: 'text', required: true, many: true }],
    run: findMentions,
};
async function findMentions(invocation) {
    const skills = await openCommandSkills(invocation);
    const found = operations/* mentions */.wy({ text: invocation.positionals.join(' ') }, skills);
    return skills.show(found, (fields) => {
        const text = (0,visible_text/* renderColumns */.CO)(fields.mentions.map(({ name, path }) => [name, invocation.pathOf(path)]));
        return skills.answer(text === '' ? 1 : 0, text || 'No skill is mentioned.\n', fields);
    });
}
//# sourceMappingURL=find.js.map
// EXTERNAL MODULE: ./build/config/config-files.js + 2 modules
var config_files = __webpack_require__(32747);
// EXTERNAL MODULE: ./build/outputs/create-outputs.js + 6 modules
var create_outputs = __webpack_require__(76405);
// EXTERNAL MODULE: ./build/pipeline.js + 19 modules
var pipeline = __webpack_require__(6324);
// EXTERNAL MODULE: ./build/run/prepare-run.js + 1 modules
var prepare_run = __webpack_require__(78369);
// EXTERNAL MODULE: ./build/run/read-sources.js
var read_sources = __webpack_require__(98843);
// EXTERNAL MODULE: ./build/run/register-skills.js + 1 modules
var register_skills = __webpack_require__(5939);
;// CONCATENATED MODULE: ./build/cli/init/survey-repository.js











async function surveyRepository(request) {
    const setup = await (0,prepare_run/* prepareRun */.Z0)(request);
    const { chosen, manifestFile, existing, roots } = setup;
    const outcome = await tryToRegister(request);
    return {
        profile: chosen.profile.id,
        profileReason: chosen.reason,
        manifest: manifestFile,
        hasManifest: existing.text !== null,
        skills: outcome?.report.summary.discovered ?? 0,
        invalid: outcome?.report.summary.invalid ?? 0,
        folders: outcome === null ? [] : countByRoot(outcome, roots),
        outputs: outcome === null ? [] : (0,create_outputs/* findOutputs */.G)((0,read_sources/* readSources */.t)(setup)),
        ...(0,suggest/* whenGiven */.WP)('triggersShape', findTriggersShape(setup)),
    };
}
const SHELL_CONSUMER = 'lib/skill-dispatch.sh';
function findTriggersShape(setup) {
    if (!setup.chosen.profile.lexiconKeys)
        return undefined;
    if (setup.request.workspace.kindOf(SHELL_CONSUMER) === 'file')
        return 'compat';
    return setup.existing.text === null ? undefined : (0,register_skills/* shapeOfTriggers */.QW)(setup);
}
async function tryToRegister(request) {
    try {
        return await (0,pipeline/* runOperation */.x)(request);
    }
    catch (error) {
        if (error instanceof workspace/* WorkspaceError */.k)
            return null;
        throw error;
    }
}
function countByRoot({ report }, roots) {
    const counts = new Map();
    for (const { path, status } of report.skills) {
        if (status === 'pruned' || status === 'stale')
            continue;
        const own = roots.filter((root) => root.path === '.' || (0,paths/* isBelow */.Yw)(path, root.path));
        const nearest = own.sort((a, b) => b.path.length - a.path.length)[0];
        if (nearest !== undefined)
            counts.set(nearest.path, (counts.get(nearest.path) ?? 0) + 1);
    }
    return foldPatterns([...counts].map(([path, skills]) => ({ path, skills })));
}
const MANY_ALIKE = 3;
function foldPatterns(folders) {
    const patternOf = (path) => path.replace(/[^/]+(?=\/skills$)/, '*');
    const alike = new Map();
    for (const { path } of folders)
        alike.set(patternOf(path), (alike.get(patternOf(path)) ?? 0) + 1);
    const folded = new Map();
    for (const { path, skills } of folders) {
        const name = alike.get(patternOf(path)) >= MANY_ALIKE ? patternOf(path) : path;
        folded.set(name, (folded.get(name) ?? 0) + skills);
    }
    return [...folded].map(([path, skills]) => ({ path, skills }));
}
function describeSurvey(survey, getsManifest) {
    const [only, ...others] = survey.folders.map(({ path }) => (0,visible_text/* neutralize */.YI)(path));
    const counted = survey.folders.map(({ path, skills }) => `${(0,visible_text/* neutralize */.YI)(path)} (${skills})`).join(', ');
    const folders = others.length === 0 ? only : counted;
    const invalid = survey.invalid > 0 ? `, ${survey.invalid} of them invalid` : '';
    return [
        `Profile:   ${(0,visible_text/* neutralize */.YI)(survey.profile)} (${(0,visible_text/* neutralize */.YI)(survey.profileReason)})\n`,
        `Skills:    ${survey.skills === 0 ? 'none found yet' : `${survey.skills} in ${folders}${invalid}`}\n`,
        `Manifest:  ${getsManifest ? describeManifest(survey) : 'none ("manifest": false)'}\n`,
        ...(survey.outputs.length === 0 ? [] : [`Outputs:   ${describeOutputs(survey)}\n`]),
    ].join('');
}
function describeManifest({ manifest, hasManifest }) {
    return `${(0,visible_text/* neutralize */.YI)(manifest)} (${hasManifest ? 'exists' : 'will be created'})`;
}
function describeOutputs({ outputs }) {
    return outputs.map(({ kind, file }) => `${(0,visible_text/* neutralize */.YI)(file)} (${kind})`).join(', ');
}
function findCheckout(folder) {
    for (let current = folder;; current = external_node_path_.dirname(current)) {
        if (external_node_fs_.existsSync(external_node_path_.join(current, '.git')))
            return current;
        if (current === external_node_path_.dirname(current))
            return folder;
    }
}
//# sourceMappingURL=survey-repository.js.map
;// CONCATENATED MODULE: ./build/cli/init/templates.js
function configText({ profile, roots, manifest, outputs, triggersShape }) {
    const config = {
        $schema: 'https://unpkg.com/skill-registrar@2/schema/config.schema.json',
        profile,
        ...(roots.length === 0 ? {} : { roots }),
        ...(manifest === undefined ? {} : { manifest }),
        ...(outputs.length === 0 ? {} : { outputs }),
        ...(triggersShape === undefined ? {} : { triggersShape }),
    };
    return `${JSON.stringify(config, null, 2)}\n`;
}
const CHECKOUT = 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1';
function checkWorkflow(choices) {
    return `# Checks every pull request: the skills are valid and the generated files are up to date.
name: Skill Registrar check

on:
  pull_request:
  merge_group:
  workflow_dispatch:

permissions:
  contents: read

jobs:
  check:
    runs-on: ubuntu-latest
    timeout-minutes: 10
    steps:
      - uses: ${CHECKOUT}
        with:
          fetch-depth: 2 # the merge commit and its parents: the base to compare with
          persist-credentials: false
      - uses: skill-registrar/skill-registrar@v2
        with:
          mode: check
          only-new: true
${rootInput(choices)}`;
}
function syncWorkflow(choices) {
    return `# Opens or updates one pull request with the generated files as they should be.
name: Skill Registrar sync

on:
  schedule:
    - cron: '17 4 * * 1'
  workflow_dispatch:

permissions:
  contents: write
  pull-requests: write

concurrency:
  group: skill-registrar-sync

jobs:
  sync:
    runs-on: ubuntu-latest
    timeout-minutes: 10
    steps:
      - uses: ${CHECKOUT}
        with:
          persist-credentials: false
      # A pull request opened with the default token starts no other workflow. Where checks are required,
      # make a token with a GitHub App (actions/create-github-app-token) and pass it as \`token\` below.
      - uses: skill-registrar/skill-registrar@v2
        with:
          mode: sync
${rootInput(choices)}`;
}
function rootInput({ root }) {
    return root === '.' ? '' : `          root: ${JSON.stringify(root)}\n`;
}
async function writeFile(store, file, { force, dryRun }) {
    let status = 'written';
    await store.update(file.path, (current) => {
        if (current === file.text)
            status = 'unchanged';
        else if (current !== null)
            status = force ? 'overwritten' : 'kept';
        const isWritten = status === 'written' || status === 'overwritten';
        return isWritten && !dryRun ? file.text : null;
    }, { backup: false });
    return status;
}
//# sourceMappingURL=templates.js.map
;// CONCATENATED MODULE: ./build/cli/commands/init.js











const WORDS = {
    written: 'written',
    overwritten: 'overwritten',
    kept: 'kept as it was; --force overwrites it',
    unchanged: 'already up to date',
};
const PREVIEW_WORDS = {
    ...WORDS,
    written: 'would be written',
    overwritten: 'would be overwritten',
};
const init = {
    name: 'init',
    summary: 'set up a repository: config file and two workflows',
    usage: '[--dry-run] [--force]',
    description: 'Scans the repository, prints what it found, and writes skill-registrar.json and two workflows: a check for pull requests and a weekly sync. Keeps existing files.',
    examples: [
        { line: 'skill-registrar init', does: 'Sets up the current repository.' },
        { line: 'skill-registrar init --profile cleo', does: 'Sets up another profile than the detected one.' },
    ],
    options: [
        dryRunOption('show which files would be written, write nothing'),
        { name: 'force', summary: 'overwrite files that are already there' },
    ],
    positionals: [],
    keepsRoot: true,
    async run(invocation) {
        const survey = await surveyRepository(await invocation.request('register', { dryRun: true, allowMassRemoval: true }));
        const manifest = chooseManifest(invocation.common, survey);
        const files = await writeFiles(invocation, survey, manifest);
        const words = invocation.options.isSet('dry-run') ? PREVIEW_WORDS : WORDS;
        const lines = files.map((file) => `${(0,visible_text/* neutralize */.YI)(file.path)}: ${words[file.status]}\n`);
        const text = `${describeSurvey(survey, manifest !== false)}\n${lines.join('')}\n${nextStep(survey.skills)}`;
        const { profile, profileReason } = survey;
        const _meta = (0,json_report/* reportMeta */.sG)(invocation.command, { profile: { id: profile }, reason: profileReason });
        return textResult(text, { _meta, survey, files, manifest: survey.manifest });
    },
};
async function writeFiles({ common, io, options }, survey, manifest) {
    const checkout = findCheckout(common.root);
    const choices = {
        profile: survey.profile,
        manifest,
        roots: survey.profile === 'agent-skills' ? survey.folders.map(({ path }) => path) : [],
        outputs: survey.outputs,
        triggersShape: survey.triggersShape,
        root: (0,absolute_path/* slashed */.df)(external_node_path_.relative(checkout, common.root)) || '.',
    };
    const plans = [
        { folder: common.root, path: config_files/* CONFIG_FILE */.g2, text: configText(choices) },
        { folder: checkout, path: '.github/workflows/skill-registrar-check.yml', text: checkWorkflow(choices) },
        { folder: checkout, path: '.github/workflows/skill-registrar-sync.yml', text: syncWorkflow(choices) },
    ];
    const files = [];
    for (const plan of plans) {
        const status = await writeFile(new disk_store/* DiskStore */.Z({ root: plan.folder }), plan, {
            force: options.isSet('force'),
            dryRun: options.isSet('dry-run'),
        });
        files.push({ path: pathFrom(io.cwd, plan.folder, plan.path), status });
    }
    return files;
}
function chooseManifest({ root, manifest }, survey) {
    if (manifest !== undefined)
        return (0,absolute_path/* slashed */.df)(external_node_path_.relative(root, manifest));
    const keepsNone = !survey.hasManifest && survey.outputs.length > 0 && survey.profile === 'agent-skills';
    return keepsNone ? false : undefined;
}
function nextStep(skills) {
    return skills === 0
        ? "Next: add a skill, then run 'skill-registrar register'.\n"
        : "Next: run 'skill-registrar register --dry-run' to see what would be registered.\n";
}
//# sourceMappingURL=init.js.map
;// CONCATENATED MODULE: ./build/cli/commands/mcp.js






const mcp = {
    name: 'mcp',
    summary: 'offer the skills to an agent over the Model Context Protocol',
    usage: '[--private <dir>] [--consent] [--allow <name>]…',
    description: 'Serves the skills over stdin and stdout: tools to search, load, activate and inspect them, the skills as resources, and the catalog as a prompt. Notifies the client when skills change. Ends when the client disconnects.',
    examples: [{ line: 'skill-registrar mcp --root .', does: 'Starts the server; agents run this.' }],
    options: [
        {
            name: 'private',
            value: 'dir',
            summary: 'copy activated skills to <dir>/.skills (default: copy nothing)',
        },
        { name: 'consent', summary: 'ask the user before a skill is read for the first time' },
        ...AGENT_OPTIONS,
    ],
    positionals: [],
    ownsStdout: true,
    async run(invocation) {
        await invocation.io.serveMcp(mcp_optionsOf(invocation));
        return { kind: 'served', exitCode: 0 };
    },
};
function mcp_optionsOf({ options, io, request, printError }) {
    const folder = options.text('private');
    const bundled = bundledOf({ options, io });
    return {
        request: () => request('status', bundled),
        workingDirectory: (0,absolute_path/* slashed */.df)(io.cwd),
        signal: io.untilInterrupted(),
        onProblem: printError,
        allow: allowOf(options),
        asksConsent: options.isSet('consent'),
        ...(folder === undefined ? {} : { privateDirectory: external_node_path_.resolve(io.cwd, folder) }),
    };
}
const inspect = {
    name: 'inspect',
    summary: 'show what an agent session would start with',
    usage: '[--allow <name>]…',
    description: 'Shows the state of a new session: whether skills are enabled, the root and working directory, and the catalog with its errors. A running server shows its own session with the tool skill_inspect.',
    examples: [{ line: 'skill-registrar inspect --json', does: 'Prints the snapshot as JSON.' }],
    options: AGENT_OPTIONS,
    positionals: [],
    async run(invocation) {
        const skills = await openCommandSkills(invocation);
        return skills.show(operations/* inspect */.Nn({}, skills), (session) => {
            const { enabled, root_dir, working_dir, catalog } = session;
            const { skills: seen = [], errors = [] } = catalog ?? {};
            const text = (0,visible_text/* renderColumns */.CO)([
                ['skills', enabled ? (0,suggest/* countText */.lT)(seen.length, 'skill') : 'disabled'],
                ['errors', String(errors.length)],
                ['root', root_dir],
                ['working directory', working_dir],
                ...seen.map((skill) => [skill.name, invocation.pathOf(skill.path)]),
            ]);
            return skills.answer(0, text, { session });
        });
    },
};
//# sourceMappingURL=mcp.js.map
// EXTERNAL MODULE: ./build/rules/name-form.js
var name_form = __webpack_require__(87352);
;// CONCATENATED MODULE: ./build/cli/commands/new.js







const new_create = {
    name: 'new',
    summary: 'create a skill that is valid under the profile',
    usage: '<name>',
    description: 'Writes a SKILL.md with the fields and sections that the profile requires, where the repository keeps its skills. Never overwrites a file.',
    examples: [{ line: 'skill-registrar new code-review', does: 'Creates skills/code-review/SKILL.md.' }],
    options: [],
    positionals: [{ name: 'name', required: true }],
    async run({ positionals, request, common, pathOf }) {
        const name = positionals[0];
        const { chosen, roots } = await (0,prepare_run/* prepareRun */.Z0)(await request('register', { dryRun: true }));
        refuseName(name, chosen.profile);
        const workspace = (await request('status')).workspace;
        const home = roots.find(({ path, levels }) => !path.startsWith('~') && !levels.includes('self') && workspace.kindOf(path) === 'directory');
        const usual = chosen.profile.roots.find(({ path }) => !path.startsWith('~') && !path.includes('*'));
        const file = (0,paths/* joinPath */.uJ)((0,paths/* joinPath */.uJ)((home ?? usual)?.path ?? 'skills', name), 'SKILL.md');
        await new disk_store/* DiskStore */.Z({ root: common.root }).update(file, (current) => {
            if (current !== null)
                throw new errors/* UsageError */.e(`${pathOf(file)} already exists.`, 'Choose another name, or edit it.');
            return skillText(name, chosen.profile);
        }, { backup: false });
        const text = (0,visible_text/* renderLines */.ET)([
            `Created ${pathOf(file)}.`,
            "Describe what it does and when to use it, then run 'skill-registrar register'.",
        ]);
        return textResult(text, { changed: true, file });
    },
};
function refuseName(name, profile) {
    const { id, name: rule } = profile;
    const isWrong = !/^[A-Za-z0-9]/.test(name) ||
        (0,paths/* isUnsafeFileName */.U0)(name) ||
        !(0,name_form/* hasForm */.ZG)(name, profile) ||
        (rule.maxLength !== undefined && name.length > rule.maxLength);
    if (isWrong) {
        throw new errors/* UsageError */.e(`"${(0,visible_text/* neutralize */.YI)(name)}" is not a valid skill name under the profile ${id}.`, 'Use lowercase letters, digits and hyphens, such as release-notes.');
    }
}
function skillText(name, { version, sections }) {
    const title = name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
    const fields = [
        `name: ${name}`,
        `description: ${title}, in one sentence. Use when a task calls for it.`,
        ...(version.presence === 'optional' ? [] : ['version: 0.1.0']),
    ];
    const chapters = [...sections.recommended, ...sections.required].map((section) => `\n## ${section}\n\nTo be written.\n`);
    return `---\n${fields.join('\n')}\n---\n\n# ${title}\n\nWhat the agent should do, step by step.\n${chapters.join('')}`;
}
//# sourceMappingURL=new.js.map
// EXTERNAL MODULE: ./build/agent/plugins/install.js
var install = __webpack_require__(72754);
// EXTERNAL MODULE: ./build/agent/plugins/manage.js
var manage = __webpack_require__(30522);
// EXTERNAL MODULE: ./build/agent/plugins/open-plugins.js
var open_plugins = __webpack_require__(24352);
// EXTERNAL MODULE: ./build/agent/plugins/plugin-source.js
var plugin_source = __webpack_require__(63998);
;// CONCATENATED MODULE: ./build/cli/commands/plugins.js












const plugins_install = {
    name: 'install',
    summary: 'install skills from a git repository',
    usage: '<git url | owner/repo> [skill…] [--path <dir>] [--all] [--ref <ref>] [--name <name>]',
    description: 'Clones the newest commit over https, checks the skill, moves it to .agent/plugins and tracks it in skill-registrar.json; with --home it goes to ~/.agent/plugins and is tracked in ~/.agent/config.yaml, for all your repositories. If anything fails, nothing is left behind.',
    examples: [
        {
            line: 'skill-registrar install https://github.com/user/my-skill --ref v1.0.0',
            does: 'Installs one version and pins it.',
        },
        {
            line: 'skill-registrar install owner/repo pdf docx',
            does: 'Installs two of the skills in a GitHub repository.',
        },
    ],
    options: [
        { name: 'ref', value: 'ref', summary: 'a branch to follow, or a tag or commit to stay at' },
        { name: 'path', value: 'dir', summary: 'directory of the skill in the repository, such as skills/pdf' },
        { name: 'all', summary: 'every skill of the repository' },
        { name: 'name', value: 'name', summary: 'another name for the skill' },
    ],
    positionals: [
        { name: 'git url', required: true },
        { name: 'skill', many: true },
    ],
    run: (invocation) => withPlugins(invocation, async (host) => {
        refuseHomeInCi(invocation);
        const [url = '', ...skills] = invocation.positionals;
        const { options } = invocation;
        const request = {
            url,
            skills,
            ref: options.text('ref'),
            path: options.text('path'),
            name: options.text('name'),
            all: options.isSet('all'),
        };
        const installed = await (0,install/* installPlugins */.wx)(request, host);
        return textResult((0,visible_text/* renderLines */.ET)(installed.flatMap(sayInstalled)), {
            plugin: installed[0],
            plugins: installed,
        });
    }),
};
function sayInstalled({ name, path, commit, isPinned, sameName }) {
    return [
        `Installed ${name} (${commit.slice(0, 12)}${isPinned ? ', pinned' : ''}) in ${path}`,
        ...sameName.map((skill) => `  The ${skill.source} skill ${skill.path} has the same name: ${USED[skill.used]}.`),
    ];
}
const USED = {
    plugin: 'agents now get the plugin instead',
    skill: 'agents keep getting that one',
    both: 'agents have to choose by path',
};
const PLUGIN_ACTIONS = ['list', 'enable', 'disable', 'update', 'remove'];
const plugins = {
    name: 'plugins',
    summary: 'list, update or remove installed skills',
    usage: 'list | update | remove  [name]',
    description: 'Manages the skills that `install` installed. `update` without a name updates all of them, except those pinned to a tag or commit. `skills enable` and `skills disable` switch them on and off.',
    examples: [
        { line: 'skill-registrar plugins list', does: 'Lists the installed plugins.' },
        { line: 'skill-registrar plugins update my-skill', does: 'Updates one to the head of its branch.' },
    ],
    options: [
        { name: 'all', isUnlisted: true, summary: 'with list: the same as `skills list`' },
        BUNDLED_OPTION,
    ],
    positionals: [{ name: 'action', choices: PLUGIN_ACTIONS }, { name: 'name' }],
    run: async (invocation) => invocation.positionals.length === 0
        ? showActions()
        : withPlugins(invocation, (host) => managePlugins(invocation, host), bundledOf(invocation)),
};
const ACTION_SUMMARIES = {
    list: 'list the installed plugins',
    enable: 'enable a plugin or a bundled skill',
    disable: 'disable a plugin or a bundled skill',
    update: 'update one plugin, or all',
    remove: 'remove a plugin',
};
function showActions() {
    const rows = PLUGIN_ACTIONS.map((action) => [`plugins ${action}`, ACTION_SUMMARIES[action]]);
    return textResult((0,visible_text/* renderColumns */.CO)(rows), { actions: PLUGIN_ACTIONS });
}
async function managePlugins(invocation, host) {
    const [action = '', name] = invocation.positionals;
    if (action === 'list')
        return invocation.options.isSet('all') ? plugins_listSkills(invocation) : listInstalled(host);
    refuseHomeInCi(invocation);
    if (action === 'update')
        return update(name, host);
    const target = nameFor(action, name, invocation);
    if (action !== 'remove')
        return saySwitched(await (0,manage/* switchPlugin */.gc)(target, action === 'enable', host), action);
    await (0,manage/* uninstallPlugin */.cu)(target, host);
    return textResult((0,visible_text/* renderLines */.ET)([`Removed ${target}.`]), { removed: target });
}
async function listInstalled(host) {
    const installed = await (0,manage/* listPlugins */.Nj)(host);
    const text = (0,visible_text/* renderColumns */.CO)(installed.map(describePlugin));
    return textResult(text || 'No plugin is installed.\n', { plugins: installed });
}
function describePlugin({ name, url, ref, enabled, isInstalled, isPinned, commit }) {
    const state = isInstalled ? (enabled ? 'enabled' : 'disabled') : 'missing';
    const at = `${commit?.slice(0, 12) ?? ''}${isPinned ? ' pinned' : ''}`;
    return [name, state, at, ref === undefined ? url : `${url} @ ${ref}`];
}
async function update(name, host) {
    const outcomes = await (0,manage/* updatePlugins */.WM)(name, host);
    const updates = outcomes.map((outcome) => outcome.status === 'failed'
        ? { ...outcome, error: outcome.error.message, fix: outcome.error.fix }
        : outcome);
    const text = (0,visible_text/* renderLines */.ET)(outcomes.map(sayUpdate)) || 'No plugin is installed.\n';
    return textResult(text, { updates }, outcomes.some(({ status }) => status === 'failed') ? 1 : 0);
}
function sayUpdate(outcome) {
    switch (outcome.status) {
        case 'updated':
            return `${outcome.name}: updated to ${outcome.to.slice(0, 12)}`;
        case 'failed':
            return `${outcome.name}: not updated. ${outcome.error.message} ${outcome.error.fix}`;
        default:
            return `${outcome.name}: ${outcome.status} at ${outcome.commit?.slice(0, 12) ?? 'no commit'}`;
    }
}
const SKILL_ACTIONS = ['list', 'enable', 'disable'];
const skills = {
    name: 'skills',
    summary: 'list the skills by source, enable or disable one',
    usage: 'list | enable | disable  [name]',
    description: 'Lists every skill with its state, or enables or disables one for agents, whether it is of the repository, bundled or installed. A disabled skill stays in the manifest, but no catalog, search, load or dispatch offers it. The list is kept under skills.disabled in skill-registrar.json; with --home in ~/.agent/config.yaml.',
    examples: [
        { line: 'skill-registrar skills list', does: 'Lists the skills by source, with their state.' },
        { line: 'skill-registrar skills disable release-notes', does: 'Hides one skill from agents.' },
    ],
    options: [BUNDLED_OPTION],
    positionals: [{ name: 'action', required: true, choices: SKILL_ACTIONS }, { name: 'name' }],
    run: (invocation) => withPlugins(invocation, (host) => manageSkills(invocation, host), bundledOf(invocation)),
};
async function manageSkills(invocation, host) {
    const [action = '', name] = invocation.positionals;
    if (action === 'list')
        return plugins_listSkills(invocation);
    refuseHomeInCi(invocation);
    const target = nameFor(action, name, invocation);
    return saySwitched(await (0,manage/* switchSkill */.UG)(target, action === 'enable', host), action);
}
function saySwitched(switched, action) {
    const { name, enabled, changed } = switched;
    const text = action === 'enable' && !enabled
        ? `${name} is still disabled by another config file.`
        : `${name} is ${changed ? 'now' : 'already'} ${action}d.`;
    return textResult((0,visible_text/* renderLines */.ET)([text]), { ...switched });
}
async function plugins_listSkills(invocation) {
    const skills = await openCommandSkills(invocation, { ignoresAllow: true });
    const { fields: session } = operations/* inspect */.Nn({}, skills);
    return skills.show(operations/* status */.h5({ all: true }, skills), (catalog, text) => skills.answer(0, text, { text, catalog, session }));
}
function refuseHomeInCi({ common, io, command }) {
    if (!common.readsHome || !isCi(io.env))
        return;
    throw new errors/* UsageError */.e(`${command} --home does not work in CI.`, 'Leave --home out to change the repository.');
}
function nameFor(action, name, { command }) {
    if (name !== undefined)
        return name;
    const usage = `Usage: skill-registrar ${command} ${action} <name>`;
    throw new errors/* UsageError */.e(`${command} ${action} needs a name.`, usage);
}
async function withPlugins(invocation, work, bundled = {}) {
    try {
        const host = await (0,open_plugins/* openPlugins */.LG)(await invocation.request('status', bundled));
        const result = await work(host);
        const frame = { _meta: (0,json_report/* reportMeta */.sG)(invocation.command, host.setup.chosen) };
        return { ...result, fields: { ...frame, ...result.fields } };
    }
    catch (error) {
        if (!(error instanceof plugin_source/* PluginError */.cZ))
            throw error;
        if (error.kind === 'request')
            throw new errors/* UsageError */.e(error.message, error.fix);
        if (error.kind === 'files')
            throw new workspace/* WorkspaceError */.k(error.message, 'the plugin', { cause: error, fix: error.fix });
        return explainRefusal(error);
    }
}
function explainRefusal({ message, fix, refused }) {
    const details = refused && { skill: refused.skill, path: refused.url, errors: refused.errors };
    const error = details === undefined
        ? { code: 'E_FILE', message, fix }
        : { code: 'E_VALIDATION_ERROR', message, fix, details };
    const text = `${(0,visible_text/* neutralizeMessage */.LD)(message)}\n  fix: ${(0,visible_text/* neutralizeMessage */.LD)(fix)}\n`;
    return textResult(text, { success: false, error }, 1);
}
//# sourceMappingURL=plugins.js.map
;// CONCATENATED MODULE: ./build/cli/commands/read.js






const load = {
    name: 'load',
    summary: "print a skill's text",
    usage: '<name> | --path <SKILL.md>  [--body|--full]',
    description: 'Prints the text that an agent gets when it loads a skill. The profile decides whether that is the whole file, its body, or the file with a list of what comes with it. If several skills have the name, the error lists their paths.',
    examples: [
        { line: 'skill-registrar load release-notes', does: 'Prints the skill as the profile wants it.' },
        {
            line: 'skill-registrar load --path skills/release-notes/SKILL.md --body',
            does: 'Prints the instructions alone.',
        },
    ],
    options: [
        { name: 'path', value: 'SKILL.md', summary: 'the file of the skill, instead of its name' },
        { name: 'body', summary: 'without the frontmatter' },
        { name: 'full', summary: 'the whole file as it is' },
        ...AGENT_OPTIONS,
    ],
    positionals: [{ name: 'name' }],
    async run(invocation) {
        const { options, positionals } = invocation;
        const [name, path] = [positionals[0], options.text('path')];
        if (name === undefined && path === undefined) {
            throw new errors/* UsageError */.e('load needs a skill.', 'Give its name, or its file with --path.');
        }
        const form = read_formOf(options);
        const skills = await openCommandSkills(invocation);
        return skills.show(await operations/* load */.Hh({ name, path, form }, skills), (fields, text) => ({
            ...skills.answer(0, fenceText(text, invocation.io), fields),
            isVerbatim: true,
        }));
    },
};
function read_formOf(options) {
    if (options.isSet('body') && options.isSet('full')) {
        throw new errors/* UsageError */.e('--body and --full cannot be combined.', 'Leave one of them out.');
    }
    return options.isSet('body') ? 'body' : options.isSet('full') ? 'full' : undefined;
}
const resources = {
    name: 'resources',
    summary: "list or read a skill's files",
    usage: '<name> [--type scripts|references|assets] [--get <path>]',
    description: 'Lists the files in scripts, references and assets of a skill, or prints one of its files. Nothing outside its directory is read, whatever the path or a link says.',
    examples: [
        { line: 'skill-registrar resources release-notes', does: 'Lists what comes with the skill.' },
        {
            line: 'skill-registrar resources release-notes --get references/style.md',
            does: 'Prints one file.',
        },
    ],
    options: [
        { name: 'type', value: 'type', choices: skill/* RESOURCE_TYPES */.Rx, summary: 'only this directory' },
        { name: 'get', value: 'path', summary: 'print this file, relative to the skill' },
        { name: 'toolsets', summary: 'list the modules and exports that it declares as toolsets' },
        ...AGENT_OPTIONS,
    ],
    positionals: [{ name: 'name', required: true }],
    async run(invocation) {
        const { options, positionals, io } = invocation;
        const skills = await openCommandSkills(invocation);
        const name = positionals[0];
        const get = options.text('get');
        if (get !== undefined)
            return printFile(await operations/* readFile */.TA({ name, get }, skills), { skills, io });
        if (options.isSet('toolsets'))
            return printToolsets(name, skills);
        const type = options.text('type');
        return skills.show(operations/* listFiles */.CS({ name, type }, skills), (fields) => {
            const nothing = [`${name} has no such files.`];
            return skills.answer(0, (0,visible_text/* renderLines */.ET)(fields.resources.length === 0 ? nothing : fields.resources), fields);
        });
    },
};
function printToolsets(name, skills) {
    return skills.show(operations/* toolsets */._h({ name }, skills), (fields) => {
        const lines = fields.toolsets.map(({ declared, module, exportName, problem }) => module === null ? `${declared}: ${problem}` : `${module}:${exportName}`);
        const text = (0,visible_text/* renderLines */.ET)(lines.length === 0 ? [`${name} declares no toolsets.`] : lines);
        return skills.answer(0, text, fields);
    });
}
function printFile(read, { skills, io }) {
    return skills.show(read, (resource) => {
        if ('text' in resource) {
            const { text } = resource;
            return { ...skills.answer(0, fenceText(text, io), { text, resource }), isVerbatim: true };
        }
        const instead = `${(0,visible_text/* neutralizeMessage */.LD)(resource.path)} is not text; --json gives it in base64.`;
        return skills.answer(0, instead, { resource });
    });
}
//# sourceMappingURL=read.js.map
;// CONCATENATED MODULE: ./build/cli/commands/registry.js





const register = {
    name: 'register',
    summary: 'validate the skills and bring the manifest up to date',
    usage: '[--dry-run] [--check] [--fix] [--force] [--since <ref>] [--fail-on <severity>]',
    description: 'Scans for skills, validates them, and updates the manifest with its dispatch matrix and all other generated files. Rewrites only what changed and keeps manual edits.',
    examples: [
        { line: 'skill-registrar register --dry-run', does: 'Shows what would change, as a list and as a diff.' },
        {
            line: 'skill-registrar register --check',
            does: 'Fails if a generated file is not up to date; for CI.',
        },
    ],
    options: [
        dryRunOption('show what would be written, write nothing'),
        { name: 'check', summary: 'write nothing, exit 1 if a file is not up to date' },
        { name: 'fix', summary: 'fix the skills first, as `validate --fix` does' },
        {
            name: 'force',
            summary: 'register skills despite validation errors, and allow removing more than half of the entries; unsafe or unreadable skills are never registered',
        },
        SINCE_OPTION,
        FAIL_ON_OPTION,
        STATISTICS_OPTION,
        {
            name: 'auto',
            isUnlisted: true,
            summary: 'for start-up scripts: honor `autoRegister`, and always exit 0',
        },
    ],
    positionals: [],
    succeedsWith: 'auto',
    hasFindings: true,
    async run(invocation) {
        const { options, request } = invocation;
        if (options.isSet('auto'))
            return registerAtStart(invocation);
        const dryRun = options.isSet('dry-run');
        const check = options.isSet('check');
        const asked = await request('register', {
            dryRun,
            check,
            fix: options.isSet('fix'),
            force: options.isSet('force'),
            ...readFailOn(options),
        });
        const outcome = await (0,pipeline/* runOperation */.x)(await withBase(asked, options));
        return { kind: 'outcome', outcome, mode: dryRun ? 'preview' : check ? 'check' : 'write' };
    },
};
const AUTO_REGISTER = 'CLEO_SKILL_AUTO_REGISTER';
async function registerAtStart({ request }) {
    const wanted = await request('register', { failOn: 'never' });
    const { settings } = await (0,prepare_run/* prepareRun */.Z0)(wanted);
    if (!settings.autoRegister || !(0,config_request/* isOn */.Mp)(wanted.environment.variables[AUTO_REGISTER] ?? 'true'))
        return textResult('Automatic registration is off.\n', {});
    const outcome = await (0,pipeline/* runOperation */.x)(wanted);
    return { kind: 'outcome', outcome, mode: 'write' };
}
const discover = {
    name: 'discover',
    summary: 'list the skills that are not registered yet',
    usage: '[--all]',
    description: 'Lists the skills that a scan finds and the manifest does not have. Writes nothing.',
    examples: [{ line: 'skill-registrar discover --all', does: 'Includes inactive and deprecated skills.' }],
    options: [{ name: 'all', summary: 'include inactive and deprecated skills' }],
    positionals: [],
    hasFindings: true,
    async run({ options, request }) {
        const outcome = await (0,pipeline/* runOperation */.x)(await request('discover', { all: options.isSet('all') }));
        return { kind: 'outcome', outcome, mode: 'read' };
    },
};
const prune = {
    name: 'prune',
    summary: 'remove manifest entries whose skill is gone',
    usage: '[--dry-run] [--force]',
    description: 'Removes the entries of deleted skills and the routes generated for them. A skill that became invalid keeps its entry.',
    examples: [{ line: 'skill-registrar prune --dry-run', does: 'Shows what would be removed.' }],
    options: [
        dryRunOption('show what would be removed, write nothing'),
        { name: 'force', summary: 'allow removing more than half of the entries' },
    ],
    positionals: [],
    hasFindings: true,
    async run({ options, request }) {
        const preview = options.isSet('dry-run');
        const outcome = await (0,pipeline/* runOperation */.x)(await request('prune', { preview, force: options.isSet('force') }));
        return { kind: 'outcome', outcome, mode: preview ? 'preview' : 'write' };
    },
};
const registry_status = {
    name: 'status',
    summary: 'compare the skills with the manifest',
    usage: '[name] [--fail-on <severity>]',
    description: 'Shows whether each skill, or the named one, is registered and up to date. Writes nothing. Fails on findings only with --fail-on.',
    examples: [
        { line: 'skill-registrar status release-notes', does: 'Shows one skill with its tags and routes.' },
        { line: 'skill-registrar status --profile all', does: 'Shows in which clients each skill works.' },
    ],
    options: [FAIL_ON_OPTION, STATISTICS_OPTION],
    positionals: [{ name: 'name' }],
    hasFindings: true,
    async run({ options, positionals, request }) {
        const names = positionals.length === 0 ? {} : { names: positionals };
        const asked = await request('status', { ...names, ...readFailOn(options) });
        return { kind: 'outcome', outcome: await (0,pipeline/* runOperation */.x)(asked), mode: 'compare' };
    },
};
//# sourceMappingURL=registry.js.map
// EXTERNAL MODULE: ./build/routing/dispatch.js
var dispatch = __webpack_require__(36755);
;// CONCATENATED MODULE: ./build/cli/commands/routing.js










const routes = {
    name: 'routes',
    summary: 'show the phrases that route to each skill',
    usage: '[name] [--since <ref>]',
    description: 'Shows the phrases that route to each skill, or to the named one, those that it shares with other skills or loses to them, and manual keys of the dispatch matrix. With --since, also the phrases that reached another skill before. Writes nothing.',
    examples: [
        { line: 'skill-registrar routes release-notes', does: 'Shows the routes to one skill.' },
        {
            line: 'skill-registrar routes --since origin/main',
            does: 'Also shows which phrases this branch reroutes.',
        },
    ],
    options: [{ ...SINCE_OPTION, summary: 'show the phrases rerouted since this branch, tag or commit' }],
    positionals: [{ name: 'name' }],
    async run(invocation) {
        const { options, positionals } = invocation;
        const request = await withBase(await invocation.request('register', { dryRun: true }), options);
        const { setup, routes: all, commit, reroutes } = await (0,pipeline/* planRoutes */.W)(request);
        const shown = positionals.length === 0 ? all : [routeOf(positionals[0], all)];
        const frame = frameOf(invocation.command, setup);
        const blocks = [
            ...(all.length === 0 ? [(0,scan_repository/* describeNoSkills */.RA)(setup)] : []),
            ...shown.map(renderRoutes),
            ...(reroutes === null ? [] : [renderReroutes(reroutes)]),
        ];
        return textResult(blocks.join('\n'), {
            ...frame,
            ...(commit !== null && { _meta: { ...frame._meta, since: commit } }),
            routes: shown,
            ...(reroutes !== null && { rerouted: reroutes }),
        });
    },
};
function routeOf(name, all) {
    const known = all.map((route) => ({ name: route.skill, route }));
    const [found] = (0,skill/* findNamed */.n4)(name, known);
    if (found !== undefined)
        return found.route;
    throw (0,unknown_skill/* unknownSkill */.c)(name, known.map((each) => each.name));
}
function renderRoutes({ skill, manualKeys, phrases, shared, lost }) {
    return (0,visible_text/* renderLines */.ET)([
        skill,
        ...manualKeys.map((key) => `  key     ${key}`),
        ...phrases.map(({ phrase, from }) => `  owns    "${phrase}" (${from})`),
        ...shared.map(({ phrase, with: others }) => `  shares  "${phrase}" with ${others.join(', ')}`),
        ...lost.map(({ phrase, to }) => `  loses   "${phrase}" to ${to}`),
    ]);
}
function renderReroutes(reroutes) {
    if (reroutes.length === 0)
        return 'No phrase is rerouted.\n';
    const lines = reroutes.map(({ phrase, from, to }) => `  "${phrase}": ${from} → ${to ?? 'no skill'}`);
    return (0,visible_text/* renderLines */.ET)(['Rerouted:', ...lines]);
}
const routing_dispatch = {
    name: 'dispatch',
    summary: 'find the skill for a task, and why',
    usage: '<text> [--type <task type>] [--label <label>]…',
    description: 'Asks the manifest as its consumers do: labels, then the task type, then manual keys of the matrix, then the longest phrase, then a skill that the text names, then the skill whose words it shares, if one is clearly ahead. Says what matched, and which other skills did. Exits with 1 if no skill is found.',
    examples: [
        { line: 'skill-registrar dispatch "write the release notes"', does: 'Dispatches a text.' },
        {
            line: 'skill-registrar dispatch "look into it" --type release --label urgent',
            does: 'Uses the type and the labels of the task too.',
        },
    ],
    options: [
        { name: 'type', value: 'task type', summary: 'the type of the task' },
        { name: 'label', value: 'label', multiple: true, summary: 'a label of the task' },
        ...AGENT_OPTIONS,
    ],
    positionals: [{ name: 'text', required: true, many: true }],
    async run(invocation) {
        const { options, positionals } = invocation;
        const skills = await openCommandSkills(invocation);
        const task = { text: positionals.join(' '), type: options.text('type'), labels: options.texts('label') };
        return skills.show(await operations/* dispatch */.JD(task, skills), (fields) => skills.answer(fields.skill === null ? 1 : 0, renderAnswer(fields), fields));
    },
};
function renderAnswer(answer) {
    const winner = (0,dispatch/* winnerOf */.Pk)(answer);
    const others = answer.candidates.filter(({ skill }) => skill !== answer.skill);
    return (0,visible_text/* renderLines */.ET)([
        ...(winner === null ? ['No matching skill.'] : [winner.skill, `  ${(0,dispatch/* reasonFor */.qo)(winner)}`]),
        ...(winner === null || answer.registered ? [] : ['  the manifest has no entry for it']),
        ...others.map(({ skill, why }, place) => {
            const isClosest = winner === null && place === 0;
            return `  ${isClosest ? 'closest:' : 'also'} ${skill}: ${why}`;
        }),
        ...answer.undecided.map((pattern) => `  not tested in time: ${JSON.stringify(pattern)}`),
    ]);
}
//# sourceMappingURL=routing.js.map
;// CONCATENATED MODULE: ./build/rules/example.js
function showExample(example) {
    if (typeof example === 'string')
        return withoutMarks(example);
    if (example.shown !== undefined)
        return example.shown;
    const { frontmatter, body, skill, files = {} } = example;
    const ofSkill = [frontmatter, body, skill].filter((part) => typeof part === 'string');
    const others = Object.entries(files).map(([path, content]) => `${path}:\n${showFile(content)}`);
    return [...ofSkill, ...others].map((part) => withoutMarks(part).trimEnd()).join('\n\n');
}
function showFile(content) {
    if (typeof content === 'string')
        return content;
    return content instanceof Uint8Array ? '(binary)' : `(link to ${content.link})`;
}
function withoutMarks(text) {
    return text.replace(/[«»]/g, '');
}
//# sourceMappingURL=example.js.map
// EXTERNAL MODULE: ./build/rules/index.js + 33 modules
var rules = __webpack_require__(31981);
// EXTERNAL MODULE: ./build/rules/rule.js
var rules_rule = __webpack_require__(96616);
;// CONCATENATED MODULE: ./build/cli/commands/rules.js









const rules_rules = {
    name: 'rules',
    summary: 'list the rules, or explain one',
    usage: '[id]',
    description: 'Lists every rule with its severity and summary; with an id, explains one with examples. Severities can be set in the config file.',
    examples: [{ line: 'skill-registrar rules version-format', does: 'Explains one rule.' }],
    options: [],
    positionals: [{ name: 'id' }],
    async run({ positionals: [id], io }) {
        const view = {
            colors: picocolors.createColors(io.stdout.hasColor),
            columns: readableColumns(io.stdout),
        };
        return id === undefined ? listRules(view) : explainRule(findRule(id), view);
    },
};
function listRules({ colors, columns }) {
    const rows = (0,visible_text/* alignColumns */.RM)(rules/* RULES */.y0.map((rule) => [rule.id, rule.optIn ? 'off' : rule.severity, '']));
    const lines = rows.map(([id, severity], index) => {
        const rule = rules/* RULES */.y0[index];
        const rest = ' '.repeat(`${id}  ${severity}  `.length);
        const summary = (0,visible_text/* wrapText */.C1)(rule.summary, { columns, first: rest, rest }).join('\n').trimStart();
        return `${colors.bold(id)}  ${(0,visible_text/* paintSeverity */.AB)(colors, rule.severity, severity)}  ${summary}\n`;
    });
    return textResult(lines.join(''), { rules: rules/* RULES */.y0.map(describeRule) });
}
function explainRule(rule, { colors, columns }) {
    const wrap = (text) => `${(0,visible_text/* wrapText */.C1)(text, { columns, first: '', rest: '' }).join('\n')}\n`;
    const safety = rule.safety
        ? `\n${wrap('Neither --force nor a lower level nor a config file registers a skill that breaks it.')}`
        : '';
    const text = [
        `${colors.bold(rule.id)}  ${(0,visible_text/* paintSeverity */.AB)(colors, rule.severity, rule.optIn ? 'off by default' : rule.severity)}  ${colors.dim(rule.kind)}\n`,
        `${wrap(`${rule.summary} ${rule.why}`)}${safety}`,
        `${colors.red('Instead of')}\n\n${indent(showExample(rule.bad[0]))}\n`,
        `${colors.green('write')}\n\n${indent(showExample(rule.good[0]))}\n`,
        ...((0,rules_rule/* isFixable */.G4)(rule) ? ['Fixed by --fix where that cannot change what the author meant.\n'] : []),
        ...(rule.safety
            ? []
            : [
                `Set its severity in skill-registrar.json: "rules": { "${rule.id}": "${rule.optIn ? rule.severity : 'off'}" }\n`,
            ]),
        `${(0,rules_rule/* ruleUrl */.QB)(rule.id)}\n`,
    ].join('\n');
    return textResult(text, { rules: [describeRule(rule)] });
}
function describeRule(rule) {
    const { id, severity, kind, summary, why, bad, good, safety } = rule;
    const fixable = (0,rules_rule/* isFixable */.G4)(rule);
    const examples = { bad: showExample(bad[0]), good: showExample(good[0]) };
    return {
        id,
        severity,
        kind,
        summary,
        why,
        ...examples,
        ...(safety && { safety }),
        ...(rule.optIn && { optIn: true }),
        ...(fixable && { fixable }),
        url: (0,rules_rule/* ruleUrl */.QB)(id),
    };
}
function indent(example) {
    return example.replace(/^(?=.)/gm, '    ');
}
function findRule(id) {
    const rule = (0,rules/* ruleById */.BD)(id);
    if (rule)
        return rule;
    const known = rules/* RULES */.y0.map((each) => each.id);
    throw new errors/* UsageError */.e(`Unknown rule "${id}".`, (0,suggest/* adviseOn */.mm)(id, known, 'List them with `skill-registrar rules`.'));
}
//# sourceMappingURL=rules.js.map
// EXTERNAL MODULE: ./build/agent/watch.js
var watch = __webpack_require__(68509);
// EXTERNAL MODULE: ./build/site/source.js
var source = __webpack_require__(23065);
;// CONCATENATED MODULE: ./build/cli/commands/site.js









const site = {
    name: 'site',
    summary: 'build a static website of the skills',
    usage: '--out <dir> [--base-url <url>]',
    description: 'Writes a catalog with search, a page for each skill, a routing playground, the findings, skills.json, llms.txt and a discovery index with downloads. It needs no server: open index.html, or publish the directory. Files of an earlier build are replaced or removed; nothing else in the directory is touched.',
    examples: [
        { line: 'skill-registrar site --out public', does: 'Writes the site to public/.' },
        {
            line: 'skill-registrar site --out public --base-url https://acme.github.io/skills/',
            does: 'Uses absolute URLs in llms.txt and the discovery index.',
        },
    ],
    options: [
        { name: 'out', value: 'dir', summary: 'the directory to write to; created if missing' },
        { name: 'base-url', value: 'url', summary: 'where the site will be published' },
    ],
    positionals: [],
    async run(invocation) {
        const { options, common, io } = invocation;
        const out = options.text('out');
        if (out === undefined)
            throw new errors/* UsageError */.e('site needs a directory.', 'Name it with --out <dir>.');
        const { buildSite, readSiteModel, writeSite } = await loadRenderer();
        const baseUrl = readBaseUrl(options.text('base-url'));
        const request = await invocation.request('register');
        const model = await readSiteModel(request, contextOf(invocation, { isLive: false }));
        const { onProgress } = request;
        const files = await buildSite(model, { baseUrl, isLive: false, ...(onProgress && { onProgress }) });
        const { written, unchanged, removed } = writeSite(files, external_node_path_.resolve(io.cwd, out), common.root);
        const pages = [...files.keys()].filter((file) => file.endsWith('.html')).length;
        const { length: skills } = model.skills;
        const { invalidCount: invalid } = model;
        const text = (0,visible_text/* renderLines */.ET)([
            `${out}: ${pages} pages for ${(0,suggest/* countText */.lT)(skills, 'skill')} (${written} files written, ${unchanged} unchanged, ${removed} removed).`,
            ...(invalid === 0 ? [] : [`${invalid} invalid left out; skill-registrar validate says why.`]),
            ...(skills === 0 ? [`${whyEmpty(model)} The site is empty.`] : []),
        ]);
        const fields = {
            changed: written + removed > 0,
            site: { out, skills, invalid, pages, written, unchanged, removed },
        };
        return textResult(text, fields, skills === 0 ? 1 : 0);
    },
};
function contextOf({ common, io }, { isLive }) {
    const variables = io.env;
    return {
        showsFindings: isLive,
        sourceOf: (repository) => (0,source/* readSource */.o$)(common.root, { repository, variables }),
    };
}
function whyEmpty({ noSkills, invalidCount }) {
    return noSkills ?? (invalidCount > 0 ? 'No skill is valid.' : 'No skill was found.');
}
function loadRenderer() {
    return Promise.all(/* import() */[__webpack_require__.e(651), __webpack_require__.e(215)]).then(__webpack_require__.bind(__webpack_require__, 25215));
}
function readBaseUrl(text) {
    if (text === undefined)
        return null;
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
        throw new errors/* UsageError */.e(`--base-url is not the URL of a site: ${text}`, 'Write it like https://acme.github.io/skills/.');
    }
    if (!url.pathname.endsWith('/'))
        url.pathname += '/';
    return url;
}
const DEFAULT_PORT = 4180;
const serve = {
    name: 'serve',
    summary: 'show the website of the skills while you work on them',
    usage: '[--port <n>] [--poll]',
    description: `Builds the site in memory, serves it on this machine only (127.0.0.1, port ${DEFAULT_PORT}), and rebuilds it after every change; open pages reload. Stop it with Ctrl-C.`,
    examples: [
        { line: 'skill-registrar serve', does: `Serves http://127.0.0.1:${DEFAULT_PORT}/.` },
        { line: 'skill-registrar serve --port 0', does: 'Takes any free port.' },
    ],
    options: [
        {
            name: 'port',
            value: 'n',
            range: { min: 0, max: 65_535 },
            summary: `port to listen on (default: ${DEFAULT_PORT})`,
        },
        POLL_OPTION,
    ],
    positionals: [],
    async run(invocation) {
        const { options, common, io, print } = invocation;
        const { SiteServer, buildSite, readSiteModel } = await loadRenderer();
        const server = new SiteServer();
        const build = async (request) => {
            const model = await readSiteModel(request, contextOf(invocation, { isLive: true }));
            const { onProgress } = request;
            return buildSite(model, { baseUrl: null, isLive: true, ...(onProgress && { onProgress }) });
        };
        const work = async (request) => {
            server.publish(await (server.isListening ? build(request) : io.whileKillable(() => build(request))));
            invocation.clearProgress();
            if (!server.isListening) {
                await server.listen(options.number('port') ?? DEFAULT_PORT);
                const { url } = server;
                await print(textResult(`Serving ${url} until you press Ctrl-C.\n`, { url }));
            }
            return [config_files/* CONFIG_FILE */.g2, common.config ?? config_files/* CONFIG_FILE */.g2].map((file) => external_node_path_.resolve(common.root, file));
        };
        try {
            await (0,watch/* repeatOnChange */.Pc)({
                request: () => invocation.request('register'),
                work,
                onProblem: invocation.printError,
                signal: io.untilInterrupted(),
                isPolling: options.isSet('poll'),
            });
        }
        finally {
            await server.close();
        }
        return { kind: 'served', exitCode: 0 };
    },
};
//# sourceMappingURL=site.js.map
// EXTERNAL MODULE: ./node_modules/semver/functions/lt.js
var lt = __webpack_require__(3872);
// EXTERNAL MODULE: ./build/files/contained-files.js
var contained_files = __webpack_require__(49663);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./build/files/isolated-process.js

const MAX_OUTPUT = 16 * 1024 * 1024;
function networkBarrier() {
    const ways = ['/usr/bin/unshare', '/bin/unshare'].flatMap((unshare) => [
        [unshare, '--net'],
        [unshare, '--map-root-user', '--net'],
    ]);
    const works = ([command, ...args]) => (0,external_node_child_process_.spawnSync)(command, [...args, 'true'], { stdio: 'ignore', timeout: 5000 }).status === 0;
    return process.platform === 'linux' ? (ways.find(works) ?? null) : null;
}
function runIsolated({ command, args, cwd, env, input = [], until, timeoutMs }, barrier) {
    const [first, ...rest] = [...barrier, command, ...args];
    const child = (0,external_node_child_process_.spawn)(first, rest, { cwd, env, detached: true, stdio: 'pipe' });
    return new Promise((resolve) => {
        let stdout = '';
        let stderr = '';
        let timedOut = false;
        const timer = setTimeout(() => {
            timedOut = true;
            endGroup(child);
        }, timeoutMs);
        const finish = (exitCode, failure) => {
            clearTimeout(timer);
            endGroup(child);
            resolve({ stdout, stderr, exitCode, timedOut, ...(failure !== undefined && { failure }) });
        };
        child.stdout.setEncoding('utf8').on('data', (text) => {
            if (stdout.length < MAX_OUTPUT)
                stdout += text;
            if (until !== undefined && hasLineWith(stdout, until))
                endGroup(child);
        });
        child.stderr.setEncoding('utf8').on('data', (text) => {
            if (stderr.length < MAX_OUTPUT)
                stderr += text;
        });
        child.once('error', (error) => finish(null, error.message));
        child.once('exit', () => endGroup(child));
        child.once('close', (code) => finish(code));
        child.stdin.on('error', () => { });
        for (const line of input)
            child.stdin.write(`${line}\n`);
        if (until === undefined)
            child.stdin.end();
    });
}
function hasLineWith(output, text) {
    const at = output.indexOf(text);
    return at !== -1 && output.indexOf('\n', at) !== -1;
}
function endGroup({ pid }) {
    if (pid === undefined)
        return;
    try {
        process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
    }
    catch {
    }
}
//# sourceMappingURL=isolated-process.js.map
// EXTERNAL MODULE: ./build/clients/programs.js
var clients_programs = __webpack_require__(24406);
;// CONCATENATED MODULE: ./build/clients/read-answer.js
function readListing(client, output) {
    return LISTINGS[client]?.(output) ?? null;
}
const LISTINGS = {
    'claude-code': readClaudeCode,
    codex: readCodex,
    copilot: readCopilot,
    'gemini-cli': readGeminiCli,
    opencode: readOpenCode,
};
const CLAUDE_SCOPE = / \((?:project|user|local)(?:, gitignored)?\)$/;
function readClaudeCode({ stdout }) {
    const answer = jsonLines(stdout).find((line) => textAt(line, 'type') === 'control_response');
    const commands = listAt(recordAt(recordAt(answer, 'response'), 'response'), 'commands');
    if (commands === null)
        return null;
    const skills = commands
        .filter((command) => !isRecord(command) || command['builtin'] !== true)
        .map((command) => {
        const name = textAt(command, 'name');
        return { name, description: withoutSource(name, textAt(command, 'description')) };
    });
    return { skills, complaints: [] };
}
function withoutSource(name, description) {
    const plugin = `(${name.split(':')[0]}) `;
    return description.startsWith(plugin)
        ? description.slice(plugin.length)
        : description.replace(CLAUDE_SCOPE, '');
}
function readCodex({ stdout }) {
    const answer = jsonLines(stdout).find((line) => isRecord(line) && line['id'] === 2);
    const data = listAt(recordAt(answer, 'result'), 'data')?.[0];
    const skills = listAt(data, 'skills');
    if (skills === null)
        return null;
    return {
        skills: skills.filter((skill) => textAt(skill, 'scope') !== 'system').map(listedSkill('path')),
        complaints: (listAt(data, 'errors') ?? []).map((error) => ({
            message: textAt(error, 'message'),
            path: textAt(error, 'path'),
        })),
    };
}
const COPILOT_COMPLAINT = /^ {2}• (.+?\.md): (.+)$/gm;
function readCopilot({ stdout, stderr }) {
    const skills = parseJson(stdout);
    if (!Array.isArray(skills))
        return null;
    return {
        skills: skills.filter((skill) => textAt(skill, 'source') !== 'builtin').map(listedSkill('path')),
        complaints: [...stderr.matchAll(COPILOT_COMPLAINT)].map(([, path, message]) => ({
            path: path,
            message: message,
        })),
    };
}
const GEMINI_SKILL = /^(.+) \[(?:Enabled|Disabled)\]( \[Built-in\])?\n {2}Description: ([\s\S]*?)\n {2}Location: {4}(.+)$/gm;
function readGeminiCli({ stdout }) {
    if (!/^(?:Discovered Agent Skills:|No skills discovered\.)/m.test(stdout))
        return null;
    const listed = [...stdout.matchAll(GEMINI_SKILL)].filter(([, , builtIn]) => builtIn === undefined);
    return {
        skills: listed.map(([, name, , description, path]) => ({
            name: name,
            description: description,
            path: path,
        })),
        complaints: [],
    };
}
const OPENCODE_COMPLAINT = /^.*level=(?:WARN|ERROR).* message="([^"]*)"(.*)$/gm;
function readOpenCode({ stdout, stderr }) {
    const skills = parseJson(stdout);
    if (!Array.isArray(skills))
        return null;
    const complaints = [...stderr.matchAll(OPENCODE_COMPLAINT)].filter(([line]) => line.includes('skill'));
    return {
        skills: skills.filter((skill) => textAt(skill, 'location') !== '<built-in>').map(listedSkill('location')),
        complaints: complaints.map(([, message, more]) => {
            const path = /(?:duplicate|path|skill)=(\S+\.md)/.exec(more)?.[1];
            return { message: message, ...(path !== undefined && { path }) };
        }),
    };
}
function listedSkill(pathKey) {
    return (skill) => ({
        name: textAt(skill, 'name'),
        description: textAt(skill, 'description'),
        path: textAt(skill, pathKey),
    });
}
function readCheck({ stdout }) {
    const report = parseJson(stdout);
    const parts = [recordAt(report, 'manifest'), ...(listAt(report, 'contents') ?? [])];
    return parts.flatMap((part) => ['errors', 'warnings'].flatMap((kind) => (listAt(part, kind) ?? []).map((entry) => ({
        message: [textAt(entry, 'path'), textAt(entry, 'message')].filter((text) => text !== '').join(': '),
        path: textAt(part, 'file'),
    }))));
}
function jsonLines(text) {
    return text.split('\n').map(parseJson);
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}
function isRecord(value) {
    return typeof value === 'object' && value !== null;
}
function recordAt(value, key) {
    return isRecord(value) ? value[key] : undefined;
}
function listAt(value, key) {
    const list = recordAt(value, key);
    return Array.isArray(list) ? list : null;
}
function textAt(value, key) {
    const text = recordAt(value, key);
    return typeof text === 'string' ? text : '';
}
//# sourceMappingURL=read-answer.js.map
;// CONCATENATED MODULE: ./build/clients/ask-client.js





async function askClient(program, surroundings) {
    writeHome(program, surroundings.home);
    const result = await call(program, program.list, surroundings);
    const answer = readListing(program.id, result);
    if (answer === null)
        return { kind: 'silent', reason: silenceOf(result, surroundings) };
    if (program.check === undefined)
        return { kind: 'answered', answer };
    const complaints = readCheck(await call(program, program.check, surroundings));
    return { kind: 'answered', answer: { ...answer, complaints: [...answer.complaints, ...complaints] } };
}
async function askVersion(program, surroundings) {
    writeHome(program, surroundings.home);
    const { stdout } = await call(program, { args: ['--version'] }, surroundings);
    return /\d+\.\d+\.\d+/.exec(stdout)?.[0] ?? null;
}
function call({ env }, { args, input, until }, { command, cwd, home, searchPath, barrier, timeoutMs }) {
    const [program, ...first] = command;
    return runIsolated({
        command: program,
        args: [...first, ...args],
        cwd,
        env: { ...clients_programs/* COMMON_ENVIRONMENT */.I4, ...env, HOME: home, PATH: searchPath, TMPDIR: home },
        ...(input !== undefined && {
            input: input.map((line) => line.replace('"{cwd}"', JSON.stringify(cwd))),
        }),
        ...(until !== undefined && { until }),
        timeoutMs,
    }, barrier);
}
function writeHome({ home }, directory) {
    for (const [name, text] of Object.entries(home)) {
        const file = external_node_path_.join(directory, name);
        external_node_fs_.mkdirSync(external_node_path_.dirname(file), { recursive: true });
        if (!external_node_fs_.existsSync(file))
            external_node_fs_.writeFileSync(file, text);
    }
}
const QUOTED = 300;
function silenceOf({ failure, timedOut, exitCode, stderr, stdout }, { timeoutMs }) {
    if (failure !== undefined)
        return `it could not be started: ${failure}`;
    if (timedOut)
        return `it did not answer within ${timeoutMs / 1000} seconds`;
    const said = (stderr.trim() || stdout.trim()).slice(0, QUOTED);
    return `it ended with exit code ${exitCode} and no list of skills${said === '' ? '' : `: ${said}`}`;
}
//# sourceMappingURL=ask-client.js.map
;// CONCATENATED MODULE: ./build/clients/ask-installed.js











const TIMEOUT_MS = 60_000;
const MAX_AT_ONCE = 40;
function askInstalled({ clients, variables, root }) {
    const programs = clients.map((id) => (0,clients_programs/* programOf */.oQ)(id) ?? unknownClient(id));
    const started = programs.map((program) => startOf(program, { variables, root }));
    return async (skills) => {
        const barrier = networkBarrier();
        const replies = [];
        for (const [at, program] of programs.entries()) {
            const shared = {
                command: [started[at].file],
                searchPath: started[at].searchPath,
                barrier: barrier ?? [],
                timeoutMs: TIMEOUT_MS,
            };
            const { version, answers } = await askOne(program, skills, shared);
            replies.push({ client: program.id, version, isOffline: barrier !== null, skills: answers });
        }
        return replies;
    };
}
function unknownClient(id) {
    throw new errors/* UsageError */.e(`"${id}" is not a client that can be asked.`, `Name some of ${clients_programs/* PROGRAMS */.i.map((program) => program.id).join(', ')}.`);
}
function startOf({ id, command }, { variables, root }) {
    const { file, searchPath } = (0,path_command_lookup/* findProgramOutside */.z)((0,git/* findTop */.ls)(root) ?? root, command, variables);
    if (file !== null)
        return { file, searchPath };
    const message = `${id} is not installed: there is no "${command}" on the PATH outside of the repository.`;
    throw new errors/* UsageError */.e(message, `Install it, or leave ${id} out of --with.`);
}
async function askOne(program, skills, shared) {
    const version = await inFreshPlace((place) => askVersion(program, { ...shared, ...place }));
    if (version === null || lt(version, program.minVersion))
        throw tooOld(program, version);
    const answers = new Map();
    for (const batch of batchesOf(skills)) {
        await inFreshPlace(async (place) => {
            for (const skill of batch)
                writeSkill(skill, external_node_path_.join(place.cwd, program.skillsDirectory));
            const asked = await askClient(program, { ...shared, ...place });
            if (asked.kind === 'silent')
                throw silent(program, version, asked.reason);
            for (const skill of batch)
                answers.set(skill, replyAbout(skill, asked.answer, { program, place }));
        });
    }
    return { version, answers: skills.map((skill) => answers.get(skill)) };
}
function tooOld({ id, command, minVersion }, version) {
    const message = version === null
        ? `${id} cannot be asked: "${command} --version" prints no version.`
        : `${id} ${version} is too old to be asked.`;
    return new errors/* UsageError */.e(message, `Install version ${minVersion} or newer, or leave ${id} out of --with.`);
}
function silent({ id }, version, reason) {
    return new errors/* UsageError */.e(`${id} ${version} gave no list of skills: ${reason}.`, `Try again, or leave ${id} out of --with.`);
}
async function inFreshPlace(work) {
    const base = external_node_fs_.realpathSync(external_node_fs_.mkdtempSync(external_node_path_.join(external_node_os_.tmpdir(), 'skill-registrar-')));
    const place = { cwd: external_node_path_.join(base, 'repository'), home: external_node_path_.join(base, 'home') };
    try {
        external_node_fs_.mkdirSync(place.home);
        for (const name of ['objects', 'refs'])
            external_node_fs_.mkdirSync(external_node_path_.join(place.cwd, '.git', name), { recursive: true });
        external_node_fs_.writeFileSync(external_node_path_.join(place.cwd, '.git/HEAD'), 'ref: refs/heads/main\n');
        return await work(place);
    }
    finally {
        external_node_fs_.rmSync(base, { recursive: true, force: true, maxRetries: 3 });
    }
}
function batchesOf(skills) {
    const batches = [];
    for (const skill of skills) {
        const fitting = batches.find((batch) => batch.length < MAX_AT_ONCE && !batch.some((other) => isConfusable(skill, other)));
        if (fitting === undefined)
            batches.push([skill]);
        else
            fitting.push(skill);
    }
    return batches;
}
function isConfusable(skill, other) {
    const taken = namesOf(other).map((name) => name.toLowerCase());
    return namesOf(skill).some((name) => taken.includes(name.toLowerCase()));
}
function namesOf({ directoryName, name }) {
    return name === null ? [directoryName] : [directoryName, name];
}
function writeSkill({ directoryName, files }, directory) {
    for (const [name, bytes] of Object.entries(files)) {
        const file = external_node_path_.join(directory, directoryName, name);
        external_node_fs_.mkdirSync(external_node_path_.dirname(file), { recursive: true });
        external_node_fs_.writeFileSync(file, bytes);
    }
}
function replyAbout(skill, { skills, complaints }, { program, place }) {
    const directory = external_node_path_.join(place.cwd, program.skillsDirectory, skill.directoryName);
    const isOwn = (file) => (0,contained_files/* relativeInside */.JA)(directory, external_node_path_.resolve(place.cwd, file)) !== null;
    const isListed = (listed) => listed.path === undefined ? namesOf(skill).includes(listed.name) : isOwn(listed.path);
    return {
        listedAs: skills.find(isListed)?.name ?? null,
        messages: complaints
            .filter((complaint) => complaint.path !== undefined && isOwn(complaint.path))
            .map(({ message }) => message.replaceAll(`${directory}${external_node_path_.sep}`, '')),
    };
}
//# sourceMappingURL=ask-installed.js.map
;// CONCATENATED MODULE: ./build/cli/commands/validate.js








const validate = {
    name: 'validate',
    summary: 'check skills against the rules of the profile',
    usage: '[name|path…] [--all] [--protocol] [--fix [--dry-run]] [--since <ref>] [--fail-on <severity>] [--with <clients>]',
    description: 'Checks all skills, or the named ones, and reports what is wrong, where, and how to fix it. Writes nothing without --fix.',
    examples: [
        { line: 'skill-registrar validate release-notes', does: 'Checks one skill by name.' },
        {
            line: 'skill-registrar validate --all --profile all',
            does: 'Shows in which clients each skill works.',
        },
    ],
    options: [
        { name: 'all', summary: 'every skill (the default if none is named)' },
        { name: 'protocol', summary: 'missing required sections are errors' },
        { name: 'fix', summary: 'apply automatic fixes that do not change the meaning' },
        dryRunOption('with --fix: show the diff, write nothing'),
        SINCE_OPTION,
        FAIL_ON_OPTION,
        {
            name: 'with',
            value: 'clients',
            summary: 'also ask these installed clients, such as codex,gemini-cli, which skills they list',
        },
        STATISTICS_OPTION,
    ],
    positionals: [{ name: 'name', many: true }],
    hasFindings: true,
    async run({ options, positionals, request, common, io }) {
        const all = options.isSet('all') || positionals.length === 0;
        const { names, paths } = sortPositionals(positionals, { root: common.root, cwd: io.cwd });
        const asked = await request('validate', {
            all,
            protocol: options.isSet('protocol'),
            fix: options.isSet('fix'),
            dryRun: options.isSet('dry-run'),
            ...readFailOn(options),
            ...(all || names.length === 0 ? {} : { names }),
            ...(all || paths.length === 0 ? {} : { paths }),
            ...readAskedClients(options.text('with'), { root: common.root, variables: io.env }),
        });
        const outcome = await (0,pipeline/* runOperation */.x)(await withBase(asked, options));
        const isPreview = options.isSet('fix') && options.isSet('dry-run');
        return { kind: 'outcome', outcome, mode: isPreview ? 'preview' : 'read' };
    },
};
function readAskedClients(given, around) {
    if (given === undefined)
        return {};
    const clients = [...new Set(given.split(',').map((client) => client.trim()))];
    return { askClients: askInstalled({ clients, ...around }) };
}
function sortPositionals(given, { root, cwd }) {
    const isPath = (text) => /[/\\]/.test(text) || /^skill\.md$/i.test(text) || text === '.';
    return {
        names: given.filter((text) => !isPath(text)),
        paths: given.filter(isPath).map((text) => skillPath(text, external_node_path_.resolve(cwd, text), root)),
    };
}
function skillPath(given, target, root) {
    const stats = external_node_fs_.statSync(target, { throwIfNoEntry: false });
    if (stats === undefined)
        throw new errors/* UsageError */.e(`${given} does not exist.`, 'Check the path.');
    const folder = stats.isDirectory() ? target : external_node_path_.dirname(target);
    if (!isInside(folder, root)) {
        throw new errors/* UsageError */.e(`${given} is outside the repository ${root}.`, 'Name its repository with --root.');
    }
    return (0,absolute_path/* slashed */.df)(external_node_path_.relative(root, folder)) || '.';
}
//# sourceMappingURL=validate.js.map
;// CONCATENATED MODULE: ./build/report/report.js

function hasStaleFiles({ changed, outputs = [] }) {
    return changed || outputs.some((output) => output.changed);
}
function describeLeftOut({ excluded = 0, suppressed = 0 }) {
    const parts = [
        ...(excluded === 0 ? [] : [`${(0,suggest/* countText */.lT)(excluded, 'skill')} excluded`]),
        ...(suppressed === 0 ? [] : [`${(0,suggest/* countText */.lT)(suppressed, 'finding')} suppressed`]),
    ];
    return parts.join(', ');
}
//# sourceMappingURL=report.js.map
;// CONCATENATED MODULE: ./build/cli/commands/watch.js








const watch_watch = {
    name: 'watch',
    summary: 'register again whenever a skill changes',
    usage: '[--poll]',
    description: 'Keeps the manifest up to date while you work: registers now and after every change. Stop it with Ctrl-C. With --json, every run with changes prints a separate report.',
    examples: [{ line: 'skill-registrar watch', does: 'Registers on every change.' }],
    options: [POLL_OPTION],
    positionals: [],
    async run(invocation) {
        const runner = new WatchRunner(invocation);
        await (0,watch/* repeatOnChange */.Pc)({
            request: () => invocation.request('register'),
            work: (request) => runner.run(request),
            onProblem: (error) => runner.printError(error),
            signal: invocation.io.untilInterrupted(),
            isPolling: invocation.options.isSet('poll'),
        });
        return { kind: 'served', exitCode: 0 };
    },
};
class WatchRunner {
    invocation;
    #lastSaid = null;
    #known = new Set();
    constructor(invocation) {
        this.invocation = invocation;
    }
    async run(request) {
        const isFirst = this.#lastSaid === null;
        const work = () => (0,pipeline/* runOperation */.x)(request);
        const outcome = await (isFirst ? this.invocation.io.whileKillable(work) : work());
        this.invocation.clearProgress();
        await this.#say(outcome);
        if (isFirst)
            this.#announce();
        const { root, config } = this.invocation.common;
        return [...outcome.tracked.map((file) => file.path), config ?? config_files/* CONFIG_FILE */.g2].map((file) => external_node_path_.resolve(root, file));
    }
    #announce() {
        const { common, io } = this.invocation;
        if (common.isQuiet)
            return;
        const folder = external_node_path_.relative(io.cwd, common.root);
        const where = folder === '' ? '' : ` ${(0,visible_text/* neutralizeMessage */.LD)(folder)}`;
        io.stderr.write(`\nWatching${where} for changes. Press Ctrl-C to stop.\n\n`);
    }
    async #say(outcome) {
        const { skills, diagnostics } = outcome.report;
        const present = skills.filter(({ status }) => status !== 'pruned' && status !== 'stale');
        const said = JSON.stringify([present.map(({ name, errors }) => [name, errors]), diagnostics]);
        if (!hasStaleFiles(outcome.report) && said === this.#lastSaid)
            return;
        const { common, io, print } = this.invocation;
        const isFirst = this.#lastSaid === null;
        this.#lastSaid = said;
        await print({ kind: 'outcome', outcome: this.#withNewFindings(outcome), mode: 'write' });
        if (!isFirst && common.format === 'text' && !common.isQuiet)
            io.stdout.write('\n');
    }
    #withNewFindings(outcome) {
        const { diagnostics } = outcome.report;
        const known = this.#known;
        this.#known = new Set(diagnostics.map(({ fingerprint }) => fingerprint));
        if (this.invocation.common.format !== 'text')
            return outcome;
        const fresh = diagnostics.filter(({ fingerprint }) => !known.has(fingerprint));
        return { ...outcome, report: { ...outcome.report, diagnostics: fresh } };
    }
    printError(error) {
        const failure = explainError(error);
        if (failure.message === this.#lastSaid)
            return;
        this.#lastSaid = failure.message;
        this.invocation.printError(error);
    }
}
//# sourceMappingURL=watch.js.map
;// CONCATENATED MODULE: ./build/cli/commands.js
















const COMMAND_GROUPS = {
    'Check and register': [register, validate, registry_status, watch_watch, rules_rules],
    'Set up and write': [init, new_create, bump_bump, completion(() => COMMANDS)],
    Publish: [catalog, site, serve],
    'Find a skill': [routing_dispatch, routes, search],
    'Use skills as an agent does': [load, resources, activate, mcp],
    'Install and switch skills': [plugins_install, plugins, skills],
};
const COMMANDS = Object.values(COMMAND_GROUPS).flat();
const UNLISTED_COMMANDS = [discover, prune, match, mentions, materialize, inspect];
function findCommand(name) {
    return [...COMMANDS, ...UNLISTED_COMMANDS].find((command) => command.name === name);
}
//# sourceMappingURL=commands.js.map
;// CONCATENATED MODULE: ./build/cli/help.js


function renderHelp(groups) {
    const width = Math.max(...groups.flatMap(([, commands]) => commands.map(({ name }) => name.length)));
    return [
        'Validates agent skills and generates the files derived from them.\n',
        'Usage: skill-registrar <command> [options]\n',
        ...groups.map(([title, commands]) => {
            const pairs = commands.map(({ name, summary }) => [name.padEnd(width), summary]);
            return `${title}:\n${renderPairs(pairs)}`;
        }),
        `Options:\n${renderOptions(COMMON_OPTIONS)}`,
        `Example:\n  skill-registrar register --dry-run\n`,
        "Run 'skill-registrar <command> --help' for the options of a command.\n",
    ].join('\n');
}
function renderCommandHelp(command) {
    const examples = command.examples
        .map(({ line, does }) => `  ${line}\n${indented(does, '      ')}\n`)
        .join('');
    return [
        `${indented(command.description, '')}\n`,
        `${renderUsage(command)}\n`,
        ...(command.options.some(isListed) ? [`Options:\n${renderOptions(command.options)}`] : []),
        `Common options:\n${renderOptions(commonOptionsOf(command))}`,
        `${command.examples.length === 1 ? 'Example' : 'Examples'}:\n${examples}`,
    ].join('\n');
}
function renderUsage({ name, usage }) {
    const text = `skill-registrar ${name} ${usage.replace(/\[[^\]]*\]/g, (part) => part.replaceAll(' ', '\u00a0'))}`;
    const lines = (0,visible_text/* wrapText */.C1)(text, { columns: COLUMNS, first: 'Usage: ', rest: '         ' });
    return lines.join('\n').replaceAll('\u00a0', ' ');
}
function isListed({ isUnlisted }) {
    return isUnlisted !== true;
}
function renderOptions(specs) {
    return renderPairs(specs.filter(isListed).map((spec) => [nameOption(spec), spec.summary]));
}
function nameOption(spec) {
    const short = spec.short === undefined ? '    ' : `-${spec.short}, `;
    const value = spec.value === undefined ? '' : ` <${spec.choices?.join('|') ?? spec.value}>`;
    return `${short}--${spec.name}${value}${spec.multiple ? '…' : ''}`;
}
const COLUMNS = 80;
const NAME_COLUMNS = 26;
function renderPairs(pairs) {
    const width = Math.min(NAME_COLUMNS, Math.max(...pairs.map(([name]) => name.length)));
    const rest = ' '.repeat(width + 4);
    return pairs
        .map(([name, summary]) => {
        const first = name.length > width ? rest : `  ${name.padEnd(width)}  `;
        const head = name.length > width ? `  ${name}\n` : '';
        return `${head}${(0,visible_text/* wrapText */.C1)(summary, { columns: COLUMNS, first, rest }).join('\n')}\n`;
    })
        .join('');
}
function indented(text, indent) {
    return (0,visible_text/* wrapText */.C1)(text, { columns: COLUMNS, first: indent, rest: indent }).join('\n');
}
//# sourceMappingURL=help.js.map
// EXTERNAL MODULE: ./build/report/github-annotations.js
var github_annotations = __webpack_require__(6655);
;// CONCATENATED MODULE: ./build/report/junit.js

function renderJunit(outcome, prefix) {
    const { diagnostics, skills } = outcome.report;
    const failing = diagnostics.filter(({ severity }) => isFailing(outcome, severity));
    const cases = [
        ...skills.filter((skill) => !failing.some((found) => found.skill === skill.name)).map(passedCase),
        ...failing.map((found) => findingCase(found, prefix)),
    ];
    return renderSuite(cases, {
        failures: failing.filter(({ isNew }) => isNew !== false).length,
        skipped: failing.filter(({ isNew }) => isNew === false).length,
    });
}
function renderJunitFailure({ code, message, fix, }) {
    const text = `    <error type=${attribute(code)} message=${attribute(message)}>${escapeXml(fix)}</error>\n`;
    return renderSuite([testCase({ name: code, classname: 'skill-registrar' }, text)], { errors: 1 });
}
function isFailing({ exitCode, report }, severity) {
    if (severity === 'error')
        return true;
    const { errors } = report.summary.new ?? report.summary;
    return severity === 'warning' && exitCode === 1 && errors === 0;
}
function passedCase({ name, path }) {
    return testCase({ name, classname: path }, '');
}
function findingCase(found, prefix) {
    const file = /^(?:\/|~\/|[A-Za-z]:)/.test(found.file) ? found.file : prefix + found.file;
    const place = { name: `${found.skill ?? found.file}: ${found.rule}`, classname: found.file, file };
    const text = `${file}:${found.line}:${found.column}: ${found.message}\n${found.fix}`;
    const body = found.isNew === false
        ? `    <skipped message=${attribute(`Also in the base: ${found.message}`)}/>\n`
        : `    <failure type=${attribute(found.rule)} message=${attribute(found.message)}>${escapeXml(text)}</failure>\n`;
    return testCase({ ...place, line: String(found.line) }, body);
}
function testCase(attributes, body) {
    const list = Object.entries(attributes).map(([name, value]) => ` ${name}=${attribute(value)}`);
    return body === ''
        ? `  <testcase${list.join('')}/>\n`
        : `  <testcase${list.join('')}>\n${body}  </testcase>\n`;
}
function renderSuite(cases, counts) {
    const { failures = 0, errors = 0, skipped = 0 } = counts;
    const numbers = `tests="${cases.length}" failures="${failures}" errors="${errors}"`;
    return [
        '<?xml version="1.0" encoding="UTF-8"?>\n',
        `<testsuites name="skill-registrar" ${numbers}>\n`,
        `<testsuite name="skill-registrar" ${numbers} skipped="${skipped}">\n`,
        ...cases,
        '</testsuite>\n</testsuites>\n',
    ].join('');
}
function attribute(text) {
    return `"${escapeXml((0,visible_text/* visibleText */.Q6)(text))}"`;
}
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
function escapeXml(text) {
    const lines = text.split('\n').map(visible_text/* visibleText */.Q6).join('\n');
    return lines
        .replace(/[&<>"]/g, (character) => ENTITIES[character])
        .replaceAll('##[', '#&#35;[')
        .replace(/[\ufffe\uffff]/g, '\ufffd')
        .replace(/^(\s*):(?=:)/gm, '$1&#58;');
}
//# sourceMappingURL=junit.js.map
// EXTERNAL MODULE: ./build/report/diagnostic.js
var diagnostic = __webpack_require__(36984);
;// CONCATENATED MODULE: ./build/report/markdown.js


const SPLIT = '&#8203;';
const markdown_ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '|': '&#124;' };
function markdown_prose(text) {
    const [first = '', ...others] = visibleText(text)
        .trim()
        .split(/`([^`]+)`/);
    return (startOfLine(plain(first)) + others.map((part, at) => (at % 2 === 0 ? markdown_code(part) : plain(part))).join(''));
}
function plain(text) {
    return text
        .replace(/[&<>|]/g, (character) => markdown_ENTITIES[character])
        .replace(/[\\`*_[\]~$^]/g, '\\$&')
        .replace(/@/g, `@${SPLIT}`)
        .replace(/#/g, (hash, at, whole) => (whole[at - 1] === '&' ? hash : `#${SPLIT}`))
        .replace(/\b(GH-)(?=\d)/gi, `$1${SPLIT}`)
        .replace(/:\/\//g, `:${SPLIT}//`)
        .replace(/\bwww\./gi, (www) => `${www.slice(0, 3)}${SPLIT}.`);
}
function startOfLine(text) {
    return text.replace(/^[-+=]/, '\\$&').replace(/^(\d+)([.)])/, '$1\\$2');
}
function markdown_code(text) {
    const line = visibleText(text);
    if (line.trim() === '')
        return '_(empty)_';
    const fence = '`'.repeat(longestRun(line) + 1);
    const pad = /^[` ]|[` ]$/.test(line) ? ' ' : '';
    return `${fence}${pad}${line}${pad}${fence}`;
}
function longestRun(text) {
    return Math.max(0, ...Array.from(text.matchAll(/`+/g), (run) => run[0].length));
}
function codeBlock(text, language = '') {
    const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
    return `${fence}${language}\n${text}\n${fence}`;
}
function markdown_link(label, address) {
    if (!/^https?:\/\//.test(address))
        return label;
    const safe = address.replace(/[\s<>()\\"'`|[\]]/g, (character) => encodeURIComponent(character).replace(/[()']/g, percent));
    return `[${label}](${safe})`;
}
function markdown_ruleLink(rule) {
    return markdown_link(markdown_code(rule), ruleUrl(encodeURIComponent(rule)));
}
function percent(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
function markdown_table(header, rows) {
    return [row(header), row(header.map(() => '---')), ...rows.map(row)].join('\n');
}
function row(cells) {
    return `| ${cells.map(escapePipes).join(' | ')} |`;
}
function escapePipes(cell) {
    return cell.replace(/(\\*)\|/g, (_, backslashes) => backslashes === '' ? '\\|' : `${backslashes}│`);
}
const NAMED = 3;
function markdown_codeNames(names) {
    const shown = names.slice(0, NAMED).map(markdown_code).join(', ');
    return names.length > NAMED ? `${shown} and ${names.length - NAMED} more` : shown;
}
const MAX_VALUE_LENGTH = 160;
function valueCell(value) {
    if (value === undefined)
        return '—';
    return markdown_code(shorten(visibleText(valueText(value)), MAX_VALUE_LENGTH));
}
function valueText(value) {
    if (typeof value === 'string')
        return value;
    if (Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string')) {
        return value.join(', ');
    }
    return JSON.stringify(value);
}
function htmlCode(text) {
    return `<code>${visibleText(text).replace(/[&<>|]/g, (character) => markdown_ENTITIES[character])}</code>`;
}
function markdown_fold(summary, blocks) {
    return ['<details>', `<summary>${summary}</summary>`, '', blocks.join('\n\n'), '', '</details>'].join('\n');
}
const STAGES = [
    { values: true, rows: Number.POSITIVE_INFINITY, diffLines: 200 },
    { values: true, rows: Number.POSITIVE_INFINITY, diffLines: 0 },
    { values: false, rows: Number.POSITIVE_INFINITY, diffLines: 0 },
    { values: false, rows: 1000, diffLines: 0 },
    { values: false, rows: 200, diffLines: 0 },
    { values: false, rows: 50, diffLines: 0 },
    { values: false, rows: 10, diffLines: 0 },
    { values: false, rows: 0, diffLines: 0 },
];
function renderToFit(render, limit) {
    let text = '';
    for (const stage of STAGES) {
        text = render(stage);
        if (limit.measure(text) <= limit.size)
            return text;
    }
    return text;
}
const OPEN_ROWS = 15;
function markdown_foldRows(rows, render, detail) {
    const shown = rows.slice(0, detail.rows);
    const open = shown.slice(0, OPEN_ROWS);
    const folded = shown.slice(OPEN_ROWS);
    return [
        ...(open.length > 0 ? [render(open)] : []),
        ...(folded.length > 0 ? [markdown_fold(`${folded.length} more`, [render(folded)])] : []),
        ...describeHidden(rows.length, shown.length),
    ];
}
function markdown_renderRows(rows, render, detail) {
    const shown = rows.slice(0, detail.rows);
    return [...(shown.length > 0 ? [render(shown)] : []), ...describeHidden(rows.length, shown.length)];
}
function describeHidden(all, shown) {
    if (all === shown)
        return [];
    const count = shown === 0 ? `${all} in all` : `…and ${all - shown} more`;
    return [`${count}; the JSON report lists them.`];
}
function renderExplanation({ what, next, snippet, link: address }) {
    return [
        `${markdown_prose(what)} ${markdown_prose(next)}`,
        ...(snippet ? [codeBlock(snippet.text, snippet.language)] : []),
        ...(address ? [markdown_link(markdown_prose(address), address)] : []),
    ];
}
//# sourceMappingURL=markdown.js.map
;// CONCATENATED MODULE: ./build/report/sarif.js




function buildSarifLog(input) {
    const ids = [...new Set(input.diagnostics.map((found) => found.rule))].sort();
    return {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: 'skill-registrar',
                        semanticVersion: input.version,
                        informationUri: 'https://github.com/skill-registrar/skill-registrar',
                        rules: describeRules(ids, input.ruleById),
                    },
                },
                invocations: [describeInvocation(input)],
                columnKind: 'utf16CodeUnits',
                results: describeResults(input, ids),
            },
        ],
    };
}
function describeInvocation({ failure, exitCode, leftOut }) {
    if (failure === null) {
        const notes = leftOut === '' ? [] : [{ level: 'note', descriptor: { id: 'left-out' }, message: { text: leftOut } }];
        return {
            executionSuccessful: true,
            exitCode,
            ...(notes.length > 0 && { toolExecutionNotifications: notes }),
        };
    }
    const { id, text } = failure;
    return {
        executionSuccessful: false,
        exitCode,
        toolExecutionNotifications: [{ level: 'error', descriptor: { id }, message: { text } }],
    };
}
function describeResults(input, ids) {
    return input.diagnostics.map((found) => ({
        ruleId: found.rule,
        ruleIndex: ids.indexOf(found.rule),
        level: SARIF_LEVELS[found.severity],
        message: { text: (0,diagnostic/* describeWithFix */.Hi)(found) },
        locations: [describeLocation(found, input.prefix)],
        ...(found.isNew !== undefined && { baselineState: found.isNew ? 'new' : 'unchanged' }),
        partialFingerprints: { 'skillRegistrarFinding/v2': found.fingerprint },
    }));
}
function describeLocation(found, prefix) {
    return {
        physicalLocation: {
            artifactLocation: locateArtifact(found.file, prefix),
            region: {
                startLine: found.line,
                startColumn: found.column,
                endLine: found.endLine,
                endColumn: found.endColumn,
            },
        },
    };
}
function locateArtifact(file, prefix) {
    if (file.startsWith('~/'))
        return { uri: encodePath(file.slice(2)), uriBaseId: 'HOME' };
    if (file.startsWith('/'))
        return { uri: `file://${encodePath(file)}` };
    const drive = /^([A-Za-z]:)(\/.*)$/.exec(file);
    if (drive)
        return { uri: `file:///${drive[1]}${encodePath(drive[2])}` };
    return { uri: encodePath(prefix + file), uriBaseId: '%SRCROOT%' };
}
function encodePath(path) {
    return path
        .split('/')
        .map((segment) => encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd')))
        .join('/');
}
const SARIF_LEVELS = {
    error: 'error',
    warning: 'warning',
    notice: 'note',
};
function describeRules(ids, ruleById) {
    return ids.map((id) => {
        const rule = ruleById(id);
        return rule === undefined ? { id } : sarif_describeRule(rule);
    });
}
function sarif_describeRule(rule) {
    const about = `${rule.summary} ${rule.why}`;
    const [bad, good] = [showExample(rule.bad[0]), showExample(rule.good[0])];
    return {
        id: rule.id,
        shortDescription: { text: rule.summary },
        fullDescription: { text: about },
        helpUri: (0,rules_rule/* ruleUrl */.QB)(rule.id),
        defaultConfiguration: { level: SARIF_LEVELS[rule.severity] },
        help: {
            text: `${about}\n\nInstead of:\n${bad}\n\nWrite:\n${good}\n`,
            markdown: `${about}\n\nInstead of\n\n${codeBlock(bad)}\n\nwrite\n\n${codeBlock(good)}\n`,
        },
        properties: { tags: [rule.kind] },
    };
}
//# sourceMappingURL=sarif.js.map
;// CONCATENATED MODULE: ./build/cli/print-failure.js







function printFailure(failure, operation, target) {
    target.io.stdout.write(renderDocument(failure, operation, target));
    if (target.format !== 'github' || target.isQuiet !== true)
        printError(failure, target);
}
function printError(failure, target) {
    const { fix, at, others = [] } = failure;
    const message = at ? failure.message.replace(`${at.file}: `, '') : failure.message;
    const { stderr } = target.io;
    const place = at ? `${placeOf(at.file, target)}:${at.line}:${at.column}: ` : '';
    const columns = stderr.isTty ? stderr.columns : Number.POSITIVE_INFINITY;
    const lines = [
        ...(0,visible_text/* wrapText */.C1)((0,visible_text/* neutralizeMessage */.LD)(`${place}${message}`), { columns, first: 'error: ', rest: '  ' }),
        ...(0,visible_text/* wrapText */.C1)((0,visible_text/* neutralizeMessage */.LD)(fix), { columns, first: '  fix: ', rest: '       ' }),
    ];
    stderr.write(`${lines.join('\n')}\n`);
    for (const other of others)
        printError(other, target);
}
function placeOf(file, { io, root = io.cwd }) {
    return pathFrom(io.cwd, root, file);
}
function renderDocument(failure, operation, { io, format, root }) {
    const { others = [] } = failure;
    if (format === 'json') {
        const error = {
            ...errorFields(failure),
            ...(others.length > 0 && { others: others.map(errorFields) }),
        };
        return (0,json_report/* renderJson */.hF)({ ...(0,json_report/* emptyEnvelope */.KL)(operation), success: false, error });
    }
    if (format === 'sarif')
        return renderSarifFailure(failure);
    if (format === 'gitlab')
        return (0,json_report/* renderJson */.hF)([]);
    if (format === 'junit')
        return renderJunitFailure(failure);
    if (format === 'github')
        return [failure, ...others].map((each) => annotate(each, checkoutPrefix(io, root ?? io.cwd))).join('');
    return '';
}
function annotate({ code, message, fix, at }, prefix) {
    const place = at ? { file: (0,visible_text/* visibleText */.Q6)(prefix + at.file), line: at.line, col: at.column } : {};
    return (0,github_annotations/* workflowCommand */.NA)('error', { ...place, title: code }, `${(0,visible_text/* visibleText */.Q6)(message)}\n${(0,visible_text/* visibleText */.Q6)(fix)}`);
}
function errorFields({ code, message, fix, at }) {
    return { code, message, fix, ...(at ? { at } : {}) };
}
function renderSarifFailure({ code, message, fix, exitCode }) {
    return (0,json_report/* renderJson */.hF)(buildSarifLog({
        version: version/* VERSION */.x,
        diagnostics: [],
        exitCode,
        failure: { id: code, text: `${message} ${fix}` },
        leftOut: '',
        prefix: '',
        ruleById: () => undefined,
    }));
}
//# sourceMappingURL=print-failure.js.map
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./build/report/cleo-log.js

const LOGGED_RULES = new Set(['duplicate-name', 'keyword-conflict']);
function isLogged(diagnostic) {
    return LOGGED_RULES.has(diagnostic.rule) && diagnostic.severity !== 'error';
}
function renderCollisions(report) {
    return report.diagnostics
        .filter(isLogged)
        .map((found) => `${logged('WARNING', keepList(found.message))}\n`)
        .join('');
}
function logged(severity, text) {
    return isOwnWording(text) ? text : `[skill-register] ${severity}: ${text}`;
}
function isOwnWording(text) {
    return text.startsWith('[skills] ');
}
function renderFailures(report) {
    const warnings = new Set(report.diagnostics.filter(({ severity }) => severity === 'warning').map(({ message }) => message));
    const concerned = new Set(report.diagnostics.flatMap(({ isNew, skill }) => (isNew ? (skill ?? []) : [])));
    const isCounted = ({ name }) => report._meta.since === undefined || concerned.has(name);
    return report.skills
        .filter((skill) => skill.errors !== undefined && isCounted(skill))
        .map((skill) => {
        const errors = skill.errors;
        const reasons = errors.map(visible_text/* neutralizeMessage */.LD).join('; ');
        const severity = errors.every((error) => warnings.has(error)) ? 'WARNING' : 'ERROR';
        const text = `Skill '${(0,visible_text/* neutralize */.YI)(skill.name)}' failed validation: ${reasons}`;
        return `${logged(severity, isOwnWording(reasons) ? reasons : text)}\n`;
    })
        .join('');
}
function keepList(message) {
    return message.split('\n  - ').map(visible_text/* neutralizeMessage */.LD).join('\n  - ');
}
//# sourceMappingURL=cleo-log.js.map
;// CONCATENATED MODULE: ./build/report/gitlab.js


const SEVERITIES = {
    error: 'major',
    warning: 'minor',
    notice: 'info',
};
function buildCodeQuality(diagnostics, { prefix }) {
    return diagnostics.map((found) => ({
        description: (0,visible_text/* visibleText */.Q6)((0,diagnostic/* describeWithFix */.Hi)(found)),
        check_name: found.rule,
        fingerprint: found.fingerprint,
        severity: SEVERITIES[found.severity],
        location: {
            path: /^(?:\/|~\/|[A-Za-z]:)/.test(found.file) ? found.file : prefix + found.file,
            lines: { begin: found.line, end: found.endLine },
        },
    }));
}
//# sourceMappingURL=gitlab.js.map
// EXTERNAL MODULE: ./build/text/compare.js
var compare = __webpack_require__(96205);
// EXTERNAL MODULE: ./build/compatibility/discovery.js
var discovery = __webpack_require__(60377);
// EXTERNAL MODULE: ./build/compatibility/verdict.js
var compatibility_verdict = __webpack_require__(16982);
;// CONCATENATED MODULE: ./build/report/compatibility.js






const MARKS = {
    works: '✓',
    changes: '~',
    refused: '✗',
    'not-found': '·',
};
const WIDTH = 80;
const NAMED_SKILLS = 3;
const LEGEND = '✓ works  ~ works with changes  ✗ refused';
const ONCE_INSTALLED = {
    id: 'installed',
    title: 'Would load once installed',
    legend: LEGEND,
    verdictOf: compatibility_verdict/* onceInstalled */.c,
};
const IN_PLACE = {
    id: 'in-place',
    title: 'Found in place',
    legend: `${LEGEND}  · not found there`,
    verdictOf: (verdict) => verdict,
};
const ASKED = profiles/* CLIENTS */.ro.filter(({ nameMissing: fact }) => fact.known && fact.evidence.source === 'measured');
const SOURCES = `${(0,suggest/* joinWords */.yZ)(ASKED.map(({ id }) => id))} were asked; the others are known from their code and documentation.`;
function questionFor(rows) {
    const inPlace = rows.filter(({ path }) => (0,discovery/* isInClientDirectory */.Kk)(path)).length;
    return inPlace * 2 < rows.length ? ONCE_INSTALLED : IN_PLACE;
}
function renderCompatibility(rows, { colors, isVerbose }) {
    if (rows.length === 0)
        return '';
    const question = questionFor(rows);
    const columns = profiles/* CLIENTS */.ro.map(({ label }) => label);
    const room = WIDTH - columns.join(' ').length - 2;
    const groups = isVerbose ? rows.map((row) => [row]) : groupByResults(rows, question);
    const names = groups.map((group) => nameGroup(group, { count: rows.length, room }));
    const width = Math.max('skill'.length, ...names.map((name) => [...name].length));
    const head = colors.bold(`${'skill'.padEnd(width)}  ${columns.join(' ')}`);
    const lines = groups.map(([row], at) => {
        const cells = profiles/* CLIENTS */.ro.map(({ id, label }) => {
            const { result } = question.verdictOf(row.clients[id]);
            return paint(colors, result, MARKS[result]) + ' '.repeat(label.length - 1);
        });
        const name = names[at];
        return `${name}${' '.repeat(width - [...name].length)}  ${cells.join(' ')}`.trimEnd();
    });
    const blocks = [
        `${question.title}:`,
        '',
        head,
        ...lines,
        '',
        colors.dim(question.legend),
        ...(0,visible_text/* wrapText */.C1)(SOURCES, { columns: WIDTH, first: '', rest: '' }).map(colors.dim),
        ...renderReasons(rows, question, colors),
        '',
        ...(0,visible_text/* wrapText */.C1)(otherAnswer(rows, question), { columns: WIDTH, first: '', rest: '' }),
    ];
    return `${blocks.join('\n')}\n`;
}
function nameGroup(group, { count, room }) {
    if (group.length === 1)
        return (0,visible_text/* shorten */.ml)((0,visible_text/* neutralize */.YI)(group[0].skill), room);
    if (group.length === count)
        return `all ${(0,suggest/* countText */.lT)(count, 'skill')}`;
    if (group.length * 2 > count)
        return `${group.length} others`;
    const more = ` + ${group.length - 1}`;
    return `${(0,visible_text/* shorten */.ml)((0,visible_text/* neutralize */.YI)(group[0].skill), room - more.length)}${more}`;
}
function paint(colors, result, mark) {
    if (result === 'works')
        return colors.green(mark);
    if (result === 'refused')
        return colors.red(mark);
    return result === 'changes' ? colors.yellow(mark) : colors.dim(mark);
}
function otherAnswer(rows, asked) {
    const other = asked === IN_PLACE ? ONCE_INSTALLED : IN_PLACE;
    const clients = new Map();
    for (const { id } of profiles/* CLIENTS */.ro) {
        const loads = ({ clients: verdicts }) => ['works', 'changes'].includes(other.verdictOf(verdicts[id]).result);
        const count = rows.filter(loads).length;
        clients.set(count, [...(clients.get(count) ?? []), id]);
    }
    const parts = [...clients]
        .sort(([a], [b]) => b - a)
        .map(([count, ids]) => `${(0,suggest/* joinWords */.yZ)(ids)} ${shareOf(count, rows.length)}`);
    return `${other.title}: ${parts.join('; ')}.`;
}
function shareOf(count, all) {
    if (count === 0)
        return 'none';
    return count === all ? `all ${all}` : `${count} of ${all}`;
}
function sharedReasons(rows, { verdictOf }) {
    const reasons = new Map();
    for (const { id: client } of profiles/* CLIENTS */.ro) {
        for (const { skill, clients } of rows) {
            const { result, reason = '', rule = '', measured } = verdictOf(clients[client]);
            if (result === 'works')
                continue;
            const key = `${client} ${result} ${reason}`;
            const shared = reasons.get(key) ?? { result, client, reason, rule, measured, skills: [] };
            shared.skills.push(skill);
            reasons.set(key, shared);
        }
    }
    const order = ['refused', 'not-found', 'changes'];
    return [...reasons.values()].sort((a, b) => order.indexOf(a.result) - order.indexOf(b.result));
}
function renderReasons(rows, question, colors) {
    return sharedReasons(rows, question).flatMap(({ result, client, reason, rule, measured, skills }) => {
        const names = skills.slice(0, NAMED_SKILLS).map(visible_text/* neutralize */.YI).join(', ');
        const rest = skills.length - NAMED_SKILLS;
        const who = rest > 0 ? `${names} and ${rest} more` : names;
        const sentence = `${client}: ${(0,visible_text/* neutralizeMessage */.LD)(reason)}`;
        const mark = MARKS[result];
        const [first = '', ...others] = (0,visible_text/* wrapText */.C1)(sentence, { columns: WIDTH, first: `${mark} `, rest: '  ' });
        const concerned = (0,visible_text/* wrapText */.C1)(`${who} (${rule}${measured ? ', measured' : ''})`, {
            columns: WIDTH,
            first: '  ',
            rest: '  ',
        });
        return ['', first.replace(mark, paint(colors, result, mark)), ...others, ...concerned];
    });
}
function compatibilitySection(rows, detail) {
    if (rows.length === 0)
        return [];
    const question = questionFor(rows);
    const header = ['Skill', ...CLIENTS.map(({ id }) => id)];
    const render = (shown) => table(header, shown);
    const groups = groupByResults(rows, question);
    const marksOf = (row) => marksFor(row, question);
    const shared = groups.map((group) => [codeNames(group.map(({ skill }) => skill)), ...marksOf(group[0])]);
    const each = rows.map((row) => [code(row.skill), ...marksOf(row)]);
    const reasons = sharedReasons(rows, question).map(({ result, client, reason, rule, measured, skills }) => `- ${MARKS[result]} **${client}**, ${countText(skills.length, 'skill')}: ${prose(reason)} (${ruleLink(rule)}${measured ? ', measured' : ''})`);
    return [
        '## Where the skills work',
        `${question.title}:`,
        ...foldRows(shared, render, detail),
        question.legend,
        SOURCES,
        ...foldRows(reasons, (shown) => shown.join('\n'), detail),
        otherAnswer(rows, question),
        ...(groups.length < rows.length ? [fold('Skill by skill', renderRows(each, render, detail))] : []),
    ];
}
function marksFor({ clients }, { verdictOf }) {
    return profiles/* CLIENTS */.ro.map(({ id }) => MARKS[verdictOf(clients[id]).result]);
}
function groupByResults(rows, question) {
    const groups = new Map();
    for (const row of rows) {
        const key = marksFor(row, question).join();
        groups.set(key, [...(groups.get(key) ?? []), row]);
    }
    return [...groups.values()].sort((a, b) => a.length - b.length);
}
function listingSection(listings, detail) {
    if (listings.length === 0)
        return [];
    const isCompared = listings.some(({ base }) => base !== undefined);
    const hasPlugins = listings.some(({ plugin }) => plugin !== '.');
    const rows = listings.map(({ client, plugin, used, base, budget, dropped }) => [
        client,
        ...(hasPlugins ? [code(plugin)] : []),
        used > budget ? `**${used} of ${budget}**` : `${used} of ${budget}`,
        ...(isCompared ? [signed(used - (base ?? 0))] : []),
        codeNames(dropped) || '—',
    ]);
    const header = [
        'Client',
        ...(hasPlugins ? ['Plugin'] : []),
        'Characters',
        ...(isCompared ? ['Change'] : []),
        'Listed without description',
    ];
    return ['## Listing budget', ...foldRows(rows, (shown) => table(header, shown), detail)];
}
function signed(difference) {
    return difference > 0 ? `+${difference}` : String(difference);
}
//# sourceMappingURL=compatibility.js.map
// EXTERNAL MODULE: ./build/report/fold-repeats.js
var fold_repeats = __webpack_require__(25285);
;// CONCATENATED MODULE: ./build/report/text-changes.js


const text_changes_MAX_VALUE_LENGTH = 60;
function renderChanges(changes, view) {
    return changes
        .filter(text_changes_isListed)
        .map((change) => `${renderChange(change, view)}\n`)
        .join('');
}
function text_changes_isListed(change) {
    return change.kind !== 'meta-changed' || change.field !== 'lastUpdated';
}
function renderChange(change, { colors, pathOf }) {
    const place = 'path' in change ? `${(0,visible_text/* neutralize */.YI)(change.skill)}  ${(0,visible_text/* neutralize */.YI)(pathOf(change.path))}` : '';
    switch (change.kind) {
        case 'skill-added':
            return colors.green(`+ ${place}`);
        case 'skill-removed':
            return colors.red(`- ${place}`);
        case 'skill-updated':
            return `${colors.yellow(`~ ${place}`)}${renderFields(change.fields, colors)}`;
        case 'route-added':
            return colors.green(`+ ${text_changes_routeOf(change)} → ${(0,visible_text/* neutralize */.YI)(change.skill)}`);
        case 'route-removed':
            return colors.red(`- ${text_changes_routeOf(change)} → ${(0,visible_text/* neutralize */.YI)(change.skill)}`);
        case 'route-changed':
            return colors.yellow(`~ ${renderReroute(change)}`);
        case 'meta-changed':
            return colors.dim(`~ _meta.${(0,visible_text/* neutralize */.YI)(change.field)}: ${renderValues(change)}`);
        case 'file-changed':
            return colors.yellow(`~ ${(0,visible_text/* neutralize */.YI)(pathOf(change.file))}: ${(0,visible_text/* neutralize */.YI)(change.what)}`);
    }
}
function renderFields(fields, colors) {
    return fields
        .map((field) => `\n    ${(0,visible_text/* neutralize */.YI)(field.field)}: ${colors.dim(renderValues(field))}`)
        .join('');
}
function renderReroute(change) {
    const from = `${text_changes_routeOf(change)} → ${(0,visible_text/* neutralize */.YI)(change.skill)}`;
    const key = change.newKey === change.key ? '' : `${JSON.stringify((0,visible_text/* neutralize */.YI)(change.newKey))} → `;
    return `${from}, now ${key}${(0,visible_text/* neutralize */.YI)(change.newSkill)}`;
}
function text_changes_routeOf(change) {
    return `${(0,visible_text/* neutralize */.YI)(change.table)} ${JSON.stringify((0,visible_text/* neutralize */.YI)(change.key))}`;
}
function renderValues(change) {
    if (change.before === undefined)
        return `${renderValue(change.after)} (new)`;
    if (change.after === undefined)
        return `${renderValue(change.before)} (removed)`;
    return `${renderValue(change.before)} → ${renderValue(change.after)}`;
}
function renderValue(value) {
    return (0,visible_text/* shorten */.ml)((0,visible_text/* neutralize */.YI)(JSON.stringify(value)), text_changes_MAX_VALUE_LENGTH);
}
function groupChanges(changes) {
    return {
        added: changes.filter((change) => change.kind === 'skill-added'),
        updated: changes.filter((change) => change.kind === 'skill-updated'),
        removed: changes.filter((change) => change.kind === 'skill-removed'),
        routes: changes.filter(isRoute),
        meta: changes.filter((change) => change.kind === 'meta-changed').filter(text_changes_isListed),
        files: changes.filter((change) => change.kind === 'file-changed'),
    };
}
function isRoute(change) {
    return change.kind === 'route-added' || change.kind === 'route-removed' || change.kind === 'route-changed';
}
function countChanges(changes) {
    const counts = new Map();
    for (const { kind } of changes)
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const parts = CHANGE_WORDS.flatMap(([kind, noun, verb]) => {
        const count = counts.get(kind) ?? 0;
        return count === 0 ? [] : [`${(0,suggest/* countText */.lT)(count, noun)} ${verb}`];
    });
    return parts.join(', ');
}
const CHANGE_WORDS = [
    ['skill-added', 'skill', 'added'],
    ['skill-updated', 'skill', 'updated'],
    ['skill-removed', 'skill', 'removed'],
    ['route-added', 'route', 'added'],
    ['route-changed', 'route', 'changed'],
    ['route-removed', 'route', 'removed'],
    ['meta-changed', 'manifest field', 'changed'],
    ['file-changed', 'file', 'changed'],
];
//# sourceMappingURL=text-changes.js.map
;// CONCATENATED MODULE: ./build/report/text-report.js








const LISTED_CHANGES = 10;
function renderTextReport(outcome, view) {
    const { report } = outcome;
    const fresh = report.diagnostics.filter((found) => found.isNew !== false && !view.isShownElsewhere(found));
    const summary = renderSummary(outcome, view, fresh);
    if (view.showsStatistics)
        return joinBlocks([renderStatistics(fresh, view), summary]);
    return joinBlocks([
        report.compatibility === undefined
            ? renderSkills(report, view)
            : renderCompatibility(report.compatibility, view),
        renderAsked(report.asked ?? []),
        listChanges({ ...report, changes: report.changes.filter(text_changes_isListed) }, view),
        view.diff,
        renderOldFindings(report, view.colors),
        ...['notice', 'warning', 'error'].map((severity) => {
            const found = fresh.filter((each) => each.severity === severity);
            return renderFolded(view.isVerbose ? found : (0,fold_repeats/* foldRepeats */.i)(found), view);
        }),
        summary,
    ]);
}
function joinBlocks(blocks) {
    return blocks.filter((block) => block !== '').join('\n');
}
function renderAsked(asked) {
    return asked
        .map(({ client, version, network, skills }) => {
        const listed = skills.filter((skill) => skill.listed).length;
        const how = network
            ? ' It could use the network, because this system cannot start it without one.'
            : '';
        return `${(0,visible_text/* neutralize */.YI)(`${client} ${version}`)} lists ${listed} of ${(0,suggest/* countText */.lT)(skills.length, 'skill')}.${how}\n`;
    })
        .join('');
}
function renderStatistics(fresh, { colors, isFixable }) {
    const counts = countByRule(fresh).reverse();
    const rows = (0,visible_text/* alignColumns */.RM)(counts.map(({ rule, severity, count }) => [
        String(count).padStart(String(counts.at(-1).count).length),
        severity,
        `${(0,visible_text/* neutralize */.YI)(rule)}${isFixable(rule) ? ' (--fix)' : ''}`,
    ]));
    return rows
        .map(([count, severity, rule], index) => {
        const painted = (0,visible_text/* paintSeverity */.AB)(colors, counts[index].severity, severity);
        return `${count}  ${painted}  ${rule}\n`;
    })
        .join('');
}
function countByRule(diagnostics) {
    const counts = new Map();
    for (const { rule, severity } of diagnostics) {
        const key = `${severity} ${rule}`;
        counts.set(key, { rule, severity, count: (counts.get(key)?.count ?? 0) + 1 });
    }
    return [...counts.values()].sort((a, b) => b.count - a.count || (0,compare/* compareText */.n)(a.rule, b.rule));
}
function listChanges({ changes }, view) {
    if (view.mode === 'read' || view.mode === 'compare')
        return '';
    if (view.isVerbose || changes.length <= LISTED_CHANGES)
        return renderChanges(changes, view);
    const listed = renderChanges(changes.slice(0, LISTED_CHANGES), view);
    const rest = changes.length - LISTED_CHANGES;
    return `${countChanges(changes)}\n${listed}${view.colors.dim(`… ${(0,suggest/* countText */.lT)(rest, 'more change')}; --verbose lists all`)}\n`;
}
function renderFindings(diagnostics, view) {
    const secrets = new Set(diagnostics.filter(isConfidential).map(text_report_placeOf));
    return diagnostics
        .map((found) => renderFinding(found, { ...view, showsSource: !secrets.has(text_report_placeOf(found)) }))
        .join('');
}
function isConfidential({ rule }) {
    return rule === 'secret';
}
function text_report_placeOf({ file, line }) {
    return `${file}:${line}`;
}
function renderOldFindings({ diagnostics, _meta }, colors) {
    const counts = new Map();
    for (const { rule, isNew } of diagnostics) {
        if (isNew === false)
            counts.set(rule, (counts.get(rule) ?? 0) + 1);
    }
    if (counts.size === 0)
        return '';
    const rows = [...counts].sort(([a, n], [b, m]) => m - n || (0,compare/* compareText */.n)(a, b));
    const width = String(rows[0][1]).length;
    const lines = rows.map(([rule, count]) => `  ${String(count).padStart(width)}  ${(0,visible_text/* neutralize */.YI)(rule)}\n`);
    return colors.dim(`Also in ${shortId(_meta.since)}, not counted:\n${lines.join('')}`);
}
function shortId(commit = '') {
    return commit.slice(0, 12);
}
function renderFinding(found, view) {
    const { colors, columns, pathOf, urlOf } = view;
    const place = colors.bold(`${(0,visible_text/* neutralize */.YI)(pathOf(found.file))}:${found.line}:${found.column}`);
    const rule = colors.dim((0,visible_text/* neutralize */.YI)(found.rule));
    const head = [
        urlOf === undefined ? place : (0,visible_text/* terminalLink */.t6)(place, urlOf(found.file)),
        (0,visible_text/* paintSeverity */.AB)(colors, found.severity, found.severity),
        urlOf === undefined ? rule : (0,visible_text/* terminalLink */.t6)(rule, (0,rules_rule/* ruleUrl */.QB)(found.rule)),
    ].join(' ');
    const message = (0,visible_text/* wrapText */.C1)((0,visible_text/* neutralizeMessage */.LD)(found.message), { columns, first: '  ', rest: '  ' });
    const source = view.showsSource ? renderSource(found, view) : [];
    const fix = (0,visible_text/* wrapText */.C1)((0,visible_text/* neutralizeMessage */.LD)(found.fix), { columns, first: '  fix: ', rest: '       ' });
    return `${[head, ...message, ...source, ...fix].join('\n')}\n`;
}
const LEAD = 20;
function renderSource(found, { colors, columns, lineOf }) {
    const line = lineOf(found.file, found.line);
    if (line === undefined || line.trim() === '' || found.column > line.length + 1)
        return [];
    const margin = `  ${found.line} | `;
    const room = columns - margin.length - 1;
    const start = line.length <= room || found.column < room ? 0 : found.column - 1 - LEAD;
    const isOneLine = found.endLine === found.line;
    const end = isOneLine ? Math.max(found.endColumn, found.column + 1) - 1 : line.length;
    if (!/[\p{L}\p{N}]/u.test(line.slice(found.column - 1, end)))
        return [];
    const before = (0,visible_text/* neutralize */.YI)((start > 0 ? '…' : '') + line.slice(start, found.column - 1));
    const marked = (0,visible_text/* neutralize */.YI)(line.slice(found.column - 1, end));
    const text = (0,visible_text/* shorten */.ml)(before + marked + (0,visible_text/* neutralize */.YI)(line.slice(end)), room);
    const caret = '^'.repeat(Math.max(1, Math.min((0,visible_text/* widthOf */.qz)(marked), room - (0,visible_text/* widthOf */.qz)(before))));
    const blank = `${' '.repeat(margin.length - 2)}| `;
    return [
        colors.dim(margin) + text,
        `${colors.dim(blank)}${' '.repeat((0,visible_text/* widthOf */.qz)(before))}${(0,visible_text/* paintSeverity */.AB)(colors, found.severity, caret)}`,
    ];
}
const SHOWN_OF_RULE = 10;
function renderFolded(diagnostics, view) {
    const counts = new Map();
    const shown = diagnostics.filter(({ rule, severity }) => {
        const count = (counts.get(rule) ?? 0) + 1;
        counts.set(rule, count);
        return view.isVerbose || severity === 'error' || count <= SHOWN_OF_RULE;
    });
    if (shown.length === diagnostics.length)
        return renderFindings(shown, view);
    const rest = [...counts]
        .filter(([, count]) => count > SHOWN_OF_RULE)
        .map(([rule, count]) => `${count - SHOWN_OF_RULE} more of ${(0,visible_text/* neutralize */.YI)(rule)}`);
    const folded = (0,visible_text/* wrapText */.C1)(`${(0,suggest/* joinWords */.yZ)(rest)}; --verbose lists all`, {
        columns: view.columns,
        first: '… ',
        rest: '  ',
    });
    return `${renderFindings(shown, view)}${view.colors.dim(folded.join('\n'))}\n`;
}
const LISTING = new Set(['discover', 'status']);
const STATES = {
    registered: 'registered',
    unregistered: 'not registered',
    updated: 'changed',
    unchanged: 'up to date',
    pruned: 'gone',
    stale: 'gone',
    invalid: 'invalid',
    skipped: 'duplicate',
};
function nameStatus(operation, status) {
    if (operation === 'validate' && status === 'unchanged')
        return 'valid';
    return LISTING.has(operation) ? STATES[status] : status;
}
function renderSkills(report, view) {
    if (!LISTING.has(report._meta.operation))
        return '';
    const { colors, pathOf } = view;
    const rows = (0,visible_text/* alignColumns */.RM)(report.skills.map(({ name, status, path, entryStatus }) => [
        (0,visible_text/* neutralize */.YI)(name),
        withEntryStatus(STATES[status], entryStatus),
        (0,visible_text/* neutralize */.YI)(pathOf(path)),
    ]));
    const lines = rows.map(([name, state, path], index) => {
        const { status, changes } = report.skills[index];
        const changed = status === 'updated' ? `  ${colors.dim(changes.map(visible_text/* neutralize */.YI).join(', '))}` : '';
        return `${colors.bold(name)}  ${paintState(colors, status, state)}  ${path}${changed}\n`;
    });
    return lines.join('') + renderDetails(report, view);
}
function withEntryStatus(state, entryStatus = 'active') {
    return entryStatus === 'active' ? state : `${state}, ${(0,visible_text/* neutralize */.YI)(entryStatus)}`;
}
function renderDetails({ skills, changes }, view) {
    const [only] = skills;
    if (only === undefined || skills.length > 1)
        return '';
    const own = changes.filter((change) => 'skill' in change && change.skill === only.name);
    const listed = own.length === 0 ? '' : `\n${renderChanges(own, view)}`;
    return `${renderFacts(only)}${listed}`;
}
function renderFacts({ details }) {
    if (details === undefined)
        return '';
    const { version = '-', tier = '-', tags, routes, drift } = details;
    const rows = (0,visible_text/* alignColumns */.RM)([
        ['version', String(version)],
        ['tier', String(tier)],
        ['tags', tags.join(', ') || '-'],
        ['keywords', routes.keywords.join(', ') || '-'],
        ['task types', routes.taskTypes.join(', ') || '-'],
        ['drift', drift.join(', ') || 'none'],
    ]);
    return rows.map((row) => `  ${(0,visible_text/* neutralize */.YI)(row.join('  ').trimEnd())}\n`).join('');
}
function paintState(colors, status, text) {
    if (status === 'invalid')
        return colors.red(text);
    return status === 'unchanged' ? colors.green(text) : colors.yellow(text);
}
function renderSummary(outcome, view, fresh) {
    const { colors, columns, pathOf } = view;
    const { report } = outcome;
    const mode = report.compatibility === undefined ? view.mode : 'read';
    const sentences = [
        `${countSkills(report, mode)}; ${countAll(report)}.`,
        leftOutSentence(report),
        fixesSentence(report, mode),
        filesSentence(report, { mode, pathOf }),
        profileSentence(outcome),
    ];
    const line = sentences.filter((sentence) => sentence !== '').join(' ');
    const wrapped = (mark) => (0,visible_text/* wrapText */.C1)(line, { columns, first: `${mark} `, rest: '  ' }).join('\n');
    const steps = nextSteps(report, mode, fresh, view)
        .flatMap((step) => (0,visible_text/* wrapText */.C1)(step, { columns, first: '  ', rest: '    ' }))
        .map((step) => `${step}\n`)
        .join('');
    if (outcome.exitCode !== 0)
        return `${colors.red(wrapped('✖'))}\n${steps}`;
    const verdict = hasDoubts(report, mode) ? colors.yellow(wrapped('!')) : colors.green(wrapped('✔'));
    return `${verdict}\n${steps}`;
}
const FREQUENT_RULES = 5;
function nextSteps(report, mode, fresh, { showsStatistics }) {
    const counts = countByRule(fresh);
    const frequent = counts.slice(0, FREQUENT_RULES).map(({ rule, count }) => `${(0,visible_text/* neutralize */.YI)(rule)} ${count}`);
    const { fixable = 0 } = report.summary;
    const worst = fresh.find(({ severity }) => severity === 'error') ?? fresh[0];
    const isStale = mode === 'compare' ? report.changes.length > 0 : hasStaleFiles(report);
    return [
        ...(counts.length > 1 && counts[0].count > 1 && !showsStatistics
            ? [`most frequent: ${frequent.join(', ')}`]
            : []),
        ...(fixable > 0 ? [`${fixable} can be fixed: skill-registrar validate --fix`] : []),
        ...(worst === undefined ? [] : [`explain: skill-registrar rules ${(0,visible_text/* neutralize */.YI)(worst.rule)}`]),
        ...(isStale && mode !== 'write' && mode !== 'read'
            ? [`write the files: skill-registrar ${report._meta.operation === 'prune' ? 'prune' : 'register'}`]
            : []),
    ];
}
function leftOutSentence({ summary }) {
    const leftOut = describeLeftOut(summary);
    return leftOut === '' ? '' : `${leftOut}.`;
}
function hasDoubts({ summary, compatibility = [], changes }, mode) {
    const isRefused = compatibility.some(({ clients }) => Object.values(clients).some(({ result }) => result === 'refused'));
    const isBehind = mode === 'compare' && changes.length > 0;
    return summary.discovered === 0 || summary.errors > 0 || isRefused || isBehind;
}
const PLANNED = {
    registered: 'to register',
    updated: 'to update',
    unchanged: 'up to date',
    pruned: 'to remove',
};
function countSkills({ _meta, summary, skills }, mode) {
    const isPlan = mode === 'preview' || mode === 'check';
    const nameOf = (status) => (isPlan && _meta.operation !== 'validate' ? PLANNED[status] : undefined) ??
        nameStatus(_meta.operation, status);
    if (summary.discovered === 0 && summary.pruned === 0)
        return 'No skills found';
    const parts = ['registered', 'updated', 'unchanged', 'pruned', 'stale', 'invalid']
        .map((status) => ({ status, count: summary[status] ?? 0 }))
        .filter(({ count }) => count > 0)
        .map(({ status, count }) => `${count} ${nameOf(status)}${status === 'registered' ? inStates(summary) : ''}`);
    const count = (wanted) => skills.filter(({ status }) => status === wanted).length;
    const [unregistered, skipped] = [count('unregistered'), count('skipped')];
    if (unregistered > 0)
        parts.unshift(`${unregistered} ${STATES.unregistered}`);
    else if (_meta.operation === 'discover')
        parts.unshift('nothing to register');
    if (_meta.operation === 'prune' && summary.pruned === 0)
        parts.unshift('nothing to prune');
    if (skipped > 0)
        parts.push((0,suggest/* countText */.lT)(skipped, 'duplicate'));
    const found = (0,suggest/* countText */.lT)(summary.discovered, 'skill');
    return parts.length === 0 ? found : `${found}: ${parts.join(', ')}`;
}
function inStates({ active = 0, inactive = 0, deprecated = 0 }) {
    const counts = Object.entries({ active, inactive, deprecated }).filter(([, count]) => count > 0);
    return counts.length === 0 ? '' : ` (${counts.map(([state, count]) => `${count} ${state}`).join(', ')})`;
}
function countAll({ summary, diagnostics, _meta }) {
    if (summary.new === undefined)
        return countFindings(summary) || 'nothing to report';
    const old = diagnostics.filter(({ isNew }) => isNew === false).length;
    const rest = old === 0 ? '' : `, ${(0,suggest/* countText */.lT)(old, 'finding')} before`;
    return `${countFindings(summary.new, 'new ') || 'nothing new'} since ${shortId(_meta.since)}${rest}`;
}
function countFindings({ errors, warnings, notices }, adjective = '') {
    const parts = [
        errors > 0 ? (0,suggest/* countText */.lT)(errors, `${adjective}error`) : '',
        warnings > 0 ? (0,suggest/* countText */.lT)(warnings, `${adjective}warning`) : '',
        notices > 0 ? (0,suggest/* countText */.lT)(notices, `${adjective}notice`) : '',
    ];
    return parts.filter((part) => part !== '').join(', ');
}
function fixesSentence({ fixes = [] }, mode) {
    if (fixes.length === 0)
        return '';
    const isWritten = mode !== 'preview' && mode !== 'check';
    return `${(0,suggest/* countText */.lT)(fixes.length, 'finding')} ${isWritten ? 'fixed' : 'can be fixed with --fix'}.`;
}
function filesSentence(report, { mode, pathOf }) {
    if (mode === 'read' || report._meta.operation === 'validate')
        return '';
    const { manifest, outputs = [] } = report;
    const nameFiles = (files) => nameUpToThree(files.map(pathOf));
    const tracked = [...(manifest === '' ? [] : [manifest]), ...outputs.map(({ file }) => file)];
    if (tracked.length === 0)
        return '';
    const isDifferent = mode === 'compare' ? report.changes.length > 0 : hasStaleFiles(report);
    if (!isDifferent && (report._meta.operation === 'prune' || report.summary.discovered === 0))
        return '';
    if (!isDifferent)
        return `${nameFiles(tracked)} ${tracked.length === 1 ? 'is' : 'are'} up to date.`;
    const changedOutputs = outputs.filter(({ changed }) => changed).map(({ file }) => file);
    const isManifest = mode === 'compare' || report.changed;
    const changed = [...(isManifest ? [manifest] : []), ...changedOutputs];
    const names = nameFiles(changed);
    if (mode === 'write')
        return `${names} written.`;
    return mode === 'preview'
        ? `${names} would change; nothing was written.`
        : `${names} ${changed.length === 1 ? 'is' : 'are'} not up to date.`;
}
function nameUpToThree(files) {
    if (files.length > 3)
        return `${files.length} generated files`;
    return (0,suggest/* joinWords */.yZ)(files.map(visible_text/* neutralize */.YI));
}
function profileSentence({ report }) {
    const { profile, profileReason } = report._meta;
    if (profile === undefined)
        return '';
    return `Profile ${(0,visible_text/* neutralize */.YI)(profile)}${profileReason ? ` (${(0,visible_text/* neutralize */.YI)(profileReason)})` : ''}.`;
}
//# sourceMappingURL=text-report.js.map
;// CONCATENATED MODULE: ./build/cli/print-result.js




















async function printResult(result, target) {
    if (result.kind === 'text')
        printText(result, target);
    if (result.kind === 'outcome')
        await printOutcome(result, target);
}
function printText(result, { command, common, io }) {
    const isText = result.isVerbatim === true || !readsJson(common, result.fields._meta?.profile);
    if (common.format === 'json' || !isText) {
        const success = result.exitCode === 0;
        io.stdout.write((0,json_report/* renderJson */.hF)({ ...(0,json_report/* emptyEnvelope */.KL)(command), success, ...result.fields }));
    }
    else if (!common.isQuiet || result.exitCode !== 0) {
        const port = common.isQuiet ? io.stderr : io.stdout;
        const isUntrusted = result.isVerbatim === true;
        const text = isUntrusted && port.isTty ? (0,visible_text/* visibleLines */.gB)(result.text) : result.text;
        const isWhole = text === '' || text.endsWith('\n') || (isUntrusted && !port.isTty);
        port.write(isWhole ? text : `${text}\n`);
    }
}
function readsJson({ isFormatOpen }, profile) {
    return isFormatOpen && profile !== undefined && (0,profiles/* profileById */.Gf)(profile)?.jsonInPipes === true;
}
async function printOutcome(result, given) {
    const { io } = given;
    const { outcome } = result;
    const isJson = readsJson(given.common, outcome.report._meta.profile);
    const common = isJson ? { ...given.common, format: 'json' } : given.common;
    const target = { ...given, common };
    const prefix = checkoutPrefix(io, common.root);
    if (common.format === 'json')
        await printJson(result, io);
    if (common.format === 'text')
        await printTextOutcome(result, target);
    if (common.format === 'github') {
        const diagnostics = outcome.report.diagnostics.filter(({ isNew }) => isNew !== false);
        const shown = common.isQuiet ? diagnostics.filter((found) => found.severity === 'error') : diagnostics;
        io.stdout.write((0,github_annotations/* renderWorkflowCommands */.e5)(shown, prefix));
    }
    if (common.format === 'sarif')
        io.stdout.write((0,json_report/* renderJson */.hF)(sarifLog(outcome, prefix)));
    if (common.format === 'gitlab') {
        io.stdout.write((0,json_report/* renderJson */.hF)(buildCodeQuality(outcome.report.diagnostics, { prefix })));
    }
    if (common.format === 'junit')
        io.stdout.write(renderJunit(outcome, prefix));
    if (common.format !== 'text' && isLogging(outcome)) {
        if (!common.isQuiet)
            io.stderr.write(renderCollisions(outcome.report));
        if (!common.isQuiet || common.format !== 'github')
            logFailures(outcome, io);
    }
    if (common.showsTiming)
        printTimings(outcome, io);
}
async function printJson({ outcome, mode }, io) {
    const report = outcome.report.manifest === '' ? { ...outcome.report, manifest: null } : outcome.report;
    const diff = mode === 'preview' && { diff: unifiedDiff(outcome.files) };
    io.stdout.write((0,json_report/* renderJson */.hF)({ ...report, ...diff }));
}
function sarifLog(outcome, prefix) {
    return buildSarifLog({
        version: outcome.report._meta.version,
        diagnostics: outcome.report.diagnostics,
        exitCode: outcome.exitCode,
        failure: null,
        leftOut: describeLeftOut(outcome.report.summary),
        prefix,
        ruleById: rules/* ruleById */.BD,
    });
}
function isLogging({ report }) {
    return (0,profiles/* profileById */.Gf)(report._meta.profile ?? '')?.logsFailures === true;
}
function logFailures({ report }, io) {
    if (!report.skills.some(({ errors }) => errors !== undefined))
        return;
    io.stderr.write(renderFailures(report));
}
function printTimings({ timings }, io) {
    const total = timings.reduce((sum, { ms }) => sum + ms, 0);
    for (const { stage, ms } of [...timings, { stage: 'total', ms: total }]) {
        io.stderr.write(`${ms.toFixed(1).padStart(9)} ms  ${stage}\n`);
    }
}
async function printTextOutcome(result, target) {
    const { common, io } = target;
    if (common.isQuiet) {
        printErrors(result.outcome, target);
        return;
    }
    const logs = isLogging(result.outcome);
    if (logs)
        io.stderr.write(renderCollisions(result.outcome.report));
    const view = findingsView(target, io.stdout);
    const text = renderTextReport(result.outcome, {
        ...view,
        mode: result.mode,
        diff: result.mode === 'preview'
            ? renderDiff(result.outcome.files, { ...view, isVerbose: common.isVerbose })
            : '',
        isShownElsewhere: logs ? isLogged : () => false,
        isVerbose: common.isVerbose,
        showsStatistics: common.showsStatistics,
        isFixable: (rule) => (0,rules_rule/* isFixable */.G4)((0,rules/* ruleById */.BD)(rule) ?? {}),
    });
    io.stdout.write(text);
}
function findingsView({ common, io }, port) {
    return {
        colors: picocolors.createColors(port.hasColor),
        columns: readableColumns(port),
        pathOf: (file) => pathFrom(io.cwd, common.root, file),
        lineOf: lineReader(common.root),
        ...(port.hasLinks && { urlOf: (file) => (0,external_node_url_.pathToFileURL)(external_node_path_.resolve(common.root, file)).href }),
    };
}
function printErrors({ report }, target) {
    const errors = report.diagnostics.filter(({ severity, isNew }) => severity === 'error' && isNew !== false);
    target.io.stderr.write(renderFindings(errors, findingsView(target, target.io.stderr)));
}
const MAX_SOURCE_BYTES = 1_000_000;
function lineReader(root) {
    const workspace = new disk_workspace/* DiskWorkspace */.T({ root, home: null });
    const files = new Map();
    return (file, line) => {
        if (!files.has(file)) {
            const content = workspace.read(file, { maxBytes: MAX_SOURCE_BYTES, followLinks: false });
            files.set(file, (0,decode/* contentText */.Tf)(content)?.split(/\r?\n/) ?? []);
        }
        return files.get(file)?.[line - 1];
    };
}
//# sourceMappingURL=print-result.js.map
;// CONCATENATED MODULE: ./build/cli/run-cli.js














async function runCli(args, host) {
    const io = openIo(host, { noColor: args.includes('--no-color') });
    const { name, rest } = takeCommandName(args);
    const command = findCommand(name ?? 'help');
    const exitCode = await runReported(name, rest, io);
    return command !== undefined && alwaysSucceeds(command, rest) ? 0 : exitCode;
}
async function runReported(name, rest, io) {
    const line = splitCommandLine(rest, COMMON_OPTIONS);
    try {
        return await runNamed(name, rest, { line, io });
    }
    catch (error) {
        const format = findCommand(name ?? 'help')?.ownsStdout ? 'text' : formatOf({ line, io });
        return reportFailure(error, name ?? 'help', { io, format, isQuiet: isGiven(line, 'quiet') });
    }
}
function alwaysSucceeds({ succeedsWith, options }, args) {
    if (succeedsWith === undefined)
        return false;
    return isGiven(splitCommandLine(args, [...options, ...COMMON_OPTIONS]), succeedsWith);
}
async function runNamed(name, rest, frame) {
    const { line, io } = frame;
    if (isGiven(line, 'version')) {
        return answer('version', version/* VERSION */.x, frame);
    }
    if (name === undefined)
        refuseOptions(line);
    if (name === 'help' || name === undefined) {
        const topic = name === 'help' ? line.positionals[0] : undefined;
        const text = topic === undefined
            ? renderHelp(Object.entries(COMMAND_GROUPS))
            : renderCommandHelp(commandNamed(topic));
        return answer('help', text, frame);
    }
    if (isGiven(line, 'help'))
        return answer('help', renderCommandHelp(commandNamed(name)), frame);
    return invokeCommand(commandNamed(name), rest, io);
}
const OTHER_NAMES = {
    show: "Use 'skills list'.",
    manage: "Use 'plugins' for installed skills, or 'skills' for all of them.",
    list: "Use 'search --list', or 'skills list' with the state of each.",
    context: "Use 'catalog', with --query for a request.",
    version: "Use 'skill-registrar --version'.",
    publish: "Publishing to a remote registry is not supported yet. Commit the skill to a git repository: others install it with 'skill-registrar install owner/repo'.",
};
function commandNamed(name) {
    const command = findCommand(name);
    if (command !== undefined)
        return command;
    const other = Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : undefined;
    const list = "List the commands with 'skill-registrar --help'.";
    throw new errors/* UsageError */.e(`Unknown command "${name}".`, other ??
        (0,suggest/* adviseOn */.mm)(name, COMMANDS.map((command) => command.name), list));
}
function answer(operation, text, { line, io }) {
    const isJson = isFormatGiven(line) && formatOf({ line, io }) === 'json';
    io.stdout.write(isJson ? (0,json_report/* renderJson */.hF)({ ...(0,json_report/* emptyEnvelope */.KL)(operation), text }) : `${text.trimEnd()}\n`);
    return 0;
}
function reportFailure(error, operation, target) {
    const failure = explainError(error);
    const { io } = target;
    printFailure(failure, operation, target);
    if (io.env['DEBUG'] && error instanceof Error) {
        io.stderr.write(`${(error.stack ?? error.message).split('\n').map(visible_text/* neutralize */.YI).join('\n')}\n`);
    }
    return failure.exitCode;
}
function formatOf({ line, io }) {
    const last = (name) => line.options.findLast((given) => given.name === name)?.value;
    return readFormat({ isSet: (name) => isGiven(line, name), text: last }, io, { hasFindings: true });
}
function isFormatGiven(line) {
    return isGiven(line, 'json') || isGiven(line, 'format');
}
function isGiven(line, name) {
    return line.options.some((given) => given.name === name);
}
async function invokeCommand(command, args, io) {
    const line = splitCommandLine(args, [...command.options, ...COMMON_OPTIONS]);
    const options = checkCommandLine(line, command);
    const common = readCommonOptions(options, io, command);
    refuseEmptyFormat(command, common.format);
    if (common.readsHome && isCi(io.env) && !common.isQuiet)
        io.stderr.write('--home is ignored in CI: results must not depend on the machine.\n');
    const progress = openProgress(io.stderr, {
        isOn: !common.isQuiet && command.ownsStdout !== true && io.env['TERM'] !== 'dumb',
        now: () => process.uptime() * 1000,
    });
    const base = { command: command.name, options, positionals: line.positionals, common, io };
    const invocation = openInvocation(base, progress);
    try {
        const result = await command.run(invocation);
        await invocation.print(result);
        return exitCodeOf(result);
    }
    catch (error) {
        progress.clear();
        const isJson = readsJson(common, common.profile);
        const format = command.ownsStdout ? 'text' : isJson ? 'json' : common.format;
        return reportFailure(error, command.name, { io, format, root: common.root, isQuiet: common.isQuiet });
    }
    finally {
        progress.clear();
    }
}
function openInvocation(base, progress) {
    const { io, common } = base;
    return {
        ...base,
        pathOf: (file) => pathFrom(io.cwd, common.root, file),
        clearProgress: progress.clear,
        printError(error) {
            progress.clear();
            printError(explainError(error), { io, root: common.root });
        },
        async request(operation, changes) {
            return { ...buildRequest(operation, { ...base, progress }), ...changes };
        },
        async print(result) {
            progress.clear();
            await printResult(result, base);
        },
    };
}
function exitCodeOf(result) {
    return result.kind === 'outcome' ? result.outcome.exitCode : result.exitCode;
}
function refuseEmptyFormat(command, format) {
    if (command.hasFindings || format === 'text' || format === 'json')
        return;
    throw new errors/* UsageError */.e(`${command.name} has no findings to show as ${format}.`, 'Use --format text or json.');
}
//# sourceMappingURL=run-cli.js.map
;// CONCATENATED MODULE: ./build/program.js

const OUTPUT_FAILED = 3;
function run() {
    const host = {
        get stdout() {
            return process.stdout;
        },
        get stderr() {
            return process.stderr;
        },
        get stdin() {
            return process.stdin;
        },
        env: process.env,
        cwd: () => process.cwd(),
        on: (signal, listener) => process.on(signal, listener),
        off: (signal, listener) => process.off(signal, listener),
        fail(error) {
            if (process.exitCode !== OUTPUT_FAILED)
                process.stderr.write(`error: Cannot write: ${error.message}\n`);
            process.exitCode = OUTPUT_FAILED;
        },
        serveMcp: async (options) => (await Promise.all(/* import() */[__webpack_require__.e(463), __webpack_require__.e(54), __webpack_require__.e(605)]).then(__webpack_require__.bind(__webpack_require__, 99605))).serve(options),
    };
    return runCli(process.argv.slice(2), host);
}
//# sourceMappingURL=program.js.map

/***/ }),

/***/ 23065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _o: () => (/* binding */ sourceLink),
/* harmony export */   bv: () => (/* binding */ editLink),
/* harmony export */   o$: () => (/* binding */ readSource)
/* harmony export */ });
/* unused harmony export repositoryOf */
/* harmony import */ var _files_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4160);

function readSource(root, { repository, variables }) {
    const git = _files_git_js__WEBPACK_IMPORTED_MODULE_0__/* .Git */ .TU.open(root, variables);
    const server = variables['GITHUB_SERVER_URL'] ?? 'https://github.com';
    const named = repository ?? (git === null ? undefined : repositoryOf(originOf(git), server));
    if (named === undefined)
        return null;
    const commit = git?.run(['rev-parse', '--verify', '--quiet', 'HEAD']).stdout.toString().trim();
    return {
        repository: named,
        url: `${server}/${named}`,
        ref: commit || 'HEAD',
        prefix: git?.prefix ?? '',
    };
}
function originOf(git) {
    return git.run(['config', '--get', 'remote.origin.url']).stdout.toString().trim();
}
function repositoryOf(remote, server) {
    const host = new URL(server).host.replaceAll('.', '\\.');
    const address = new RegExp(`^(?:(?:https?|ssh|git)://(?:[^@/]*@)?${host}(?::\\d+)?/|[^@/]*@${host}:)(${OWNER_AND_NAME})$`);
    return address.exec(remote.replace(/\.git\/?$|\/$/, ''))?.[1];
}
const OWNER_AND_NAME = '[\\w.-]+/[\\w.-]+';
function sourceLink({ url, ref, prefix }, kind, path) {
    return `${url}/${kind}/${ref}/${encodePath(prefix + path)}`;
}
function editLink({ url, prefix }, path) {
    return `${url}/edit/HEAD/${encodePath(prefix + path)}`;
}
function encodePath(path) {
    return (path
        .split('/')
        .filter((segment) => segment !== '.')
        .map((segment) => encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd')))
        .join('/'));
}
//# sourceMappingURL=source.js.map

/***/ })

};

//# sourceMappingURL=121.index.js.map