export const id = 3031;
export const ids = [3031,7991];
export const modules = {

/***/ 5281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ visibleSkills)
/* harmony export */ });
/** The skills an agent may be told about: disabled and unavailable ones are left out unless asked for (S2-24). */
function visibleSkills(skills, filter = {}) {
    return skills.filter((skill) => (skill.enabled || filter.includeDisabled === true) &&
        (skill.available || filter.includeUnavailable === true));
}


/***/ }),

/***/ 7991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ag: () => (/* binding */ START_OF_FILE),
/* harmony export */   n6: () => (/* binding */ compareText),
/* harmony export */   oV: () => (/* binding */ compareDiagnostics)
/* harmony export */ });
const START_OF_FILE = { line: 1, column: 1, endLine: 1, endColumn: 1 };
/** Orders findings by place, then by everything else, so that equal inputs give equal reports. */
function compareDiagnostics(a, b) {
    return (compareText(a.file, b.file) ||
        a.line - b.line ||
        a.column - b.column ||
        compareText(a.rule, b.rule) ||
        compareText(a.message, b.message));
}
/** Code-unit order: the same on every machine and in every locale. */
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 7760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ absolutePath),
/* harmony export */   X: () => (/* binding */ workspacePath)
/* harmony export */ });
/** Where a workspace path is on the machine, with `/` separators. */
function absolutePath(workspace, path) {
    if (path === '.')
        return workspace.root;
    if (path === '~')
        return workspace.home ?? '~';
    if (path.startsWith('~/') && workspace.home !== null)
        return joinPath(workspace.home, path.slice(2));
    return joinPath(workspace.root, path);
}
/** The workspace path of an absolute one; `null` when it lies in neither tree. The deeper tree wins. */
function workspacePath(workspace, absolute) {
    const inRoot = below(workspace.root, absolute);
    const inHome = workspace.home === null ? null : below(workspace.home, absolute);
    const homeIsDeeper = (workspace.home?.length ?? 0) > workspace.root.length;
    if (inHome !== null && (inRoot === null || homeIsDeeper))
        return inHome === '.' ? '~' : `~/${inHome}`;
    return inRoot;
}
function joinPath(base, path) {
    return base.endsWith('/') ? `${base}${path}` : `${base}/${path}`;
}
function below(base, absolute) {
    if (absolute === base)
        return '.';
    const prefix = base.endsWith('/') ? base : `${base}/`;
    return absolute.startsWith(prefix) ? absolute.slice(prefix.length) : null;
}


/***/ }),

/***/ 3031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openPlugins: () => (/* binding */ openPlugins)
});

// UNUSED EXPORTS: ALLOW_FILE_URLS

// EXTERNAL MODULE: ./build/prepare-run.js + 3 modules
var prepare_run = __webpack_require__(15);
// EXTERNAL MODULE: ./build/runtime/absolute-path.js
var absolute_path = __webpack_require__(7760);
// EXTERNAL MODULE: ./build/runtime/runtime-settings.js
var runtime_settings = __webpack_require__(7989);
// EXTERNAL MODULE: ./build/core/judge.js
var core_judge = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/inspect-skills.js
var inspect_skills = __webpack_require__(2451);
// EXTERNAL MODULE: ./build/workspace/disk-workspace.js
var disk_workspace = __webpack_require__(129);
;// CONCATENATED MODULE: ./build/runtime/plugins/inspect-plugin.js



/** Checks the skill at the top of a directory as the repository's own profile checks skills. Runs nothing of it. */
async function inspectPlugin(setup, root, directory) {
    const workspace = new disk_workspace.DiskWorkspace({ root });
    const own = {
        ...setup,
        request: { ...setup.request, workspace },
        settings: { ...setup.settings, exclude: [] },
        roots: [{ path: directory, source: 'plugin', levels: ['self'] }],
        manifestText: null,
    };
    const [record] = await (0,inspect_skills/* inspectSkills */.$)(own, (0,inspect_skills/* scanRepository */.G)(own));
    if (record === undefined)
        return { name: null, errors: ['There is no SKILL.md at its top.'] };
    const { profile } = setup.chosen;
    const level = setup.request.level ?? setup.settings.level;
    const judge = new core_judge/* Judge */.I({ profile, level, isForced: false, isProtocol: false });
    const errors = record.findings
        .filter(({ rule }) => judge.levelOf(rule) === 'error')
        .map(({ message }) => message);
    return { name: record.declared.name ?? null, errors };
}

;// CONCATENATED MODULE: ./build/runtime/plugins/open-plugins.js




const CONFIG_FILE = 'skill-registrar.json';
/** The environment variable that lets `file:` addresses through, for tests and mirrors on the same machine. */
const ALLOW_FILE_URLS = 'SKILL_REGISTRAR_ALLOW_FILE_URLS';
/** What plugin commands work with: directory, config file and checks as the repository's settings say. */
async function openPlugins(request) {
    const setup = await (0,prepare_run.prepareRun)(request);
    const { workspace, environment } = request;
    const settings = (0,runtime_settings/* readRuntimeSettings */.u)(setup);
    const isInHome = settings.pluginsDirectory.startsWith('~/');
    return {
        setup,
        baseDirectory: isInHome ? (workspace.home ?? workspace.root) : workspace.root,
        pluginsDirectory: (0,absolute_path/* absolutePath */.H)(workspace, settings.pluginsDirectory),
        config: request.config ?? CONFIG_FILE,
        store: request.store,
        plugins: settings.plugins,
        git: {
            env: environment.variables,
            allowsFileUrls: environment.variables[ALLOW_FILE_URLS] === '1',
        },
        now: () => environment.now,
        inspect: (root, directory) => inspectPlugin(setup, root, directory),
    };
}


/***/ }),

/***/ 8358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OF: () => (/* binding */ readPluginList),
/* harmony export */   ZR: () => (/* binding */ addPlugin),
/* harmony export */   bK: () => (/* binding */ toggleBundled),
/* harmony export */   c_: () => (/* binding */ removePlugin),
/* harmony export */   oS: () => (/* binding */ changePlugin)
/* harmony export */ });
/* harmony import */ var _core_edit_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8115);
/* harmony import */ var _core_read_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(924);
/* harmony import */ var _plugin_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1526);



const PLUGINS = ['skills', 'plugins'];
const DISABLED_BUNDLED = ['skills', 'disabledBundled'];
/** Reads `skills.plugins` of a config; items may be plain addresses. */
function readPluginList(skills) {
    const items = Array.isArray(skills['plugins']) ? skills['plugins'] : [];
    return items.map(readPlugin);
}
function readPlugin(item) {
    if (typeof item === 'string')
        return { url: item, name: nameInUrl(item), enabled: true };
    const { url, ref, name, enabled, installedAt } = item;
    return {
        url,
        ...(ref === undefined ? {} : { ref }),
        name: name ?? nameInUrl(url),
        enabled: enabled ?? true,
        ...(installedAt === undefined ? {} : { installedAt }),
    };
}
/** `https://github.com/user/my-skill.git` is called `my-skill` until somebody says otherwise. */
function nameInUrl(url) {
    const last = url.replace(/\/+$/, '').split('/').at(-1) ?? url;
    return last.replace(/\.git$/, '');
}
/** The config with one more plugin; its formatting stays as it is. */
function addPlugin(config, plugin) {
    if (indexOf(config, plugin.name) !== -1) {
        throw new _plugin_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PluginError */ .c(`There is a plugin named "${plugin.name}" already.`, 'Choose another --name.', 'request');
    }
    return edit(config, [{ op: 'append', path: PLUGINS, value: plugin }]);
}
/** The config with other values for the plugin of this name. */
function changePlugin(config, name, changes) {
    const index = requireIndex(config, name);
    const plugin = { ...listIn(config)[index], ...changes };
    return edit(config, [{ op: 'set', path: [...PLUGINS, index], value: plugin }]);
}
function removePlugin(config, name) {
    return edit(config, [{ op: 'remove', path: [...PLUGINS, requireIndex(config, name)] }]);
}
/** The config with a bundled skill switched on or off. */
function toggleBundled(config, name, isEnabled) {
    const disabled = skillsIn(config)['disabledBundled'];
    const index = Array.isArray(disabled) ? disabled.indexOf(name) : -1;
    if (isEnabled)
        return index === -1
            ? textOf(config)
            : edit(config, [{ op: 'remove', path: [...DISABLED_BUNDLED, index] }]);
    return index === -1
        ? edit(config, [{ op: 'append', path: DISABLED_BUNDLED, value: name }])
        : textOf(config);
}
/** Another program may have changed the list since it was read: the place is looked up in what is there now. */
function requireIndex(config, name) {
    const index = indexOf(config, name);
    if (index !== -1)
        return index;
    throw new _plugin_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PluginError */ .c(`The config does not track a plugin named "${name}" any more.`, 'Look at `plugins list`.', 'request');
}
function indexOf(config, name) {
    return listIn(config).findIndex((plugin) => plugin.name === name);
}
function listIn(config) {
    return readPluginList(skillsIn(config));
}
function skillsIn(config) {
    const reading = (0,_core_read_json_js__WEBPACK_IMPORTED_MODULE_2__/* .readJson */ .V)(textOf(config));
    if (!reading.ok)
        throw new _plugin_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PluginError */ .c(`The config is no JSON: ${reading.message}`, 'Mend it first.', 'files');
    const skills = reading.value?.skills;
    return typeof skills === 'object' && skills !== null ? skills : {};
}
function edit(config, edits) {
    return (0,_core_edit_json_js__WEBPACK_IMPORTED_MODULE_0__/* .editJson */ .pn)(textOf(config), edits);
}
function textOf(config) {
    return config ?? '{}\n';
}


/***/ }),

/***/ 7989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ readRuntimeSettings)
/* harmony export */ });
/* harmony import */ var _core_skill_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4863);
/* harmony import */ var _plugins_plugin_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8358);
/* harmony import */ var _search_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7623);



const DEFAULT_MAX_SKILLS = 3;
/** The config has been checked against its schema: what is there has the right type. */
function readRuntimeSettings({ request, settings, }) {
    const { skills } = settings;
    const hasHome = request.workspace.home !== null;
    const search = (skills['search'] ?? {});
    return {
        isEnabled: skills['enabled'] !== false,
        search: {
            defaultLimit: search.defaultLimit ?? _search_js__WEBPACK_IMPORTED_MODULE_1__/* .SEARCH_LIMITS */ .w.defaultLimit,
            maxLimit: search.maxLimit ?? _search_js__WEBPACK_IMPORTED_MODULE_1__/* .SEARCH_LIMITS */ .w.maxLimit,
        },
        maxSkills: skills['maxSkills'] ?? DEFAULT_MAX_SKILLS,
        allowlist: skills['allow'],
        plugins: (0,_plugins_plugin_list_js__WEBPACK_IMPORTED_MODULE_0__/* .readPluginList */ .OF)(skills),
        pluginsDirectory: pluginsDirectoryOf(skills['pluginsDir'], hasHome),
    };
}
/** A directory elsewhere cannot be reached through the workspace; the default stands in for it. */
function pluginsDirectoryOf(given, hasHome) {
    if (given?.startsWith('~/') && (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isContainedPath */ .l)(given.slice(2)) && hasHome)
        return `~/${(0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizePath */ .Fd)(given.slice(2))}`;
    if (given !== undefined && (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isContainedPath */ .l)(given))
        return (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizePath */ .Fd)(given);
    return hasHome ? '~/.agent/plugins' : '.agent/plugins';
}


/***/ }),

/***/ 7623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ searchSkills),
/* harmony export */   w: () => (/* binding */ SEARCH_LIMITS)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _core_catalog_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5281);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7991);



const SEARCH_LIMITS = { defaultLimit: 8, maxLimit: 50 };
const SCORES = { exact_path: 1000, exact_name: 900, prefix: 700, token_overlap: 100 };
/** Finds skills by path, name, beginning of the name, or words in common (S4-7, S4-8). */
function searchSkills(catalog, request, limits = SEARCH_LIMITS) {
    const query = request.query.trim().toLowerCase();
    if (query === '')
        return { results: [], count: 0, truncated: false };
    const wanted = {
        query,
        paths: pathsMeant(request.query.trim(), request.workingDirectory),
        tokens: tokensOf(query),
    };
    const found = (0,_core_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleSkills */ .B)(catalog.skills)
        .filter((skill) => request.scope === undefined || skill.scope === request.scope)
        .map((skill) => scoreSkill(skill, wanted))
        .filter((result) => result !== null)
        .sort(compareResults);
    const results = found.slice(0, clampLimit(request.limit, limits));
    return { results, count: results.length, truncated: found.length > results.length };
}
function scoreSkill(skill, wanted) {
    const name = skill.name.toLowerCase();
    const found = (reason, extra = 0) => ({ skill, reason, score: SCORES[reason] + extra });
    if (wanted.paths.includes(skill.path.toLowerCase()))
        return found('exact_path');
    if (name === wanted.query)
        return found('exact_name');
    if (name.startsWith(wanted.query))
        return found('prefix');
    const words = tokensOf(`${name} ${skill.description.toLowerCase()}`);
    const overlap = [...wanted.tokens].filter((token) => words.has(token)).length;
    return overlap === 0 ? null : found('token_overlap', overlap);
}
function pathsMeant(query, workingDirectory) {
    const slashed = query.replaceAll('\\', '/');
    const paths = [query, slashed];
    if (workingDirectory !== undefined)
        paths.push(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.resolve(workingDirectory, slashed));
    return paths.map((text) => text.toLowerCase());
}
function tokensOf(text) {
    return new Set(text.match(/[a-z0-9]+/g));
}
function clampLimit(limit, limits) {
    const wanted = Number.isFinite(limit) ? Math.trunc(limit) : limits.defaultLimit;
    return Math.max(1, Math.min(limits.maxLimit, wanted));
}
function compareResults(a, b) {
    return (b.score - a.score || (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a.skill.scope, b.skill.scope) || (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a.skill.path, b.skill.path));
}


/***/ }),

/***/ 129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DiskWorkspace: () => (/* binding */ DiskWorkspace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _opened_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5517);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1039);




/** O_NONBLOCK keeps a FIFO from blocking the open; O_NOFOLLOW keeps a swapped link from being followed. Windows has neither. */
const OPEN_REGULAR = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0);
/** The repository on disk, and the home directory where the caller allows it. */
class DiskWorkspace {
    root;
    home;
    #absoluteRoot;
    #absoluteHome;
    #realRoot;
    #realHome;
    constructor(options) {
        this.#absoluteRoot = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(options.root);
        this.#absoluteHome = options.home ? node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(options.home) : null;
        this.root = toPosix(this.#absoluteRoot);
        this.home = this.#absoluteHome === null ? null : toPosix(this.#absoluteHome);
    }
    list(directory) {
        try {
            const entries = node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(this.#absolute(directory), { withFileTypes: true });
            return entries.map((entry) => ({ name: entry.name, kind: kindOfEntry(entry) }));
        }
        catch (error) {
            if (isMissing(error))
                return null;
            throw new _workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .WorkspaceError */ .k(`Cannot read the directory ${directory}: ${reasonOf(error)}`, directory, {
                cause: error,
            });
        }
    }
    listWithin(base, directory) {
        const realBase = this.#realBase(base);
        if (realBase === null)
            return null;
        const entries = (0,_opened_path_js__WEBPACK_IMPORTED_MODULE_2__/* .listContained */ .sC)(realBase, this.#absolute(directory));
        return entries?.map((entry) => ({ name: entry.name, kind: kindOfEntry(entry) })) ?? null;
    }
    read(file, limits) {
        const first = this.#readRegular(this.#absolute(file), limits);
        if (first.kind !== 'refused' || first.reason !== 'link' || !limits.followLinks)
            return first;
        const canonical = this.canonical(file);
        if (canonical === null)
            return this.#refuseLink(file);
        return this.#readRegular(this.#absolute(canonical), limits);
    }
    kindOf(target) {
        const real = (0,_opened_path_js__WEBPACK_IMPORTED_MODULE_2__/* .realPathOf */ .dN)(this.#absolute(target));
        if (real === null)
            return 'missing';
        if (this.#relative(real) === null)
            return 'outside';
        try {
            const stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(real);
            return stats.isFile() ? 'file' : stats.isDirectory() ? 'directory' : 'other';
        }
        catch {
            return 'missing';
        }
    }
    canonical(target) {
        const real = (0,_opened_path_js__WEBPACK_IMPORTED_MODULE_2__/* .realPathOf */ .dN)(this.#absolute(target));
        return real === null ? null : this.#relative(real);
    }
    fingerprint(file) {
        try {
            const { size, mtimeMs, ctimeMs, ino } = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(this.#absolute(file));
            return { size, mtimeMs, key: `${size}:${mtimeMs}:${ctimeMs}:${ino}` };
        }
        catch {
            return null;
        }
    }
    #absolute(target) {
        if (this.#absoluteHome !== null && (target === '~' || target.startsWith('~/'))) {
            return node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.#absoluteHome, target.slice(2));
        }
        return node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.#absoluteRoot, target);
    }
    #refuseLink(file) {
        const reason = this.kindOf(file) === 'outside' ? 'outside' : 'dangling';
        return refused(reason, reason === 'outside' ? 'the link leads out of the repository' : 'the link leads nowhere');
    }
    #readRegular(absolute, limits) {
        let descriptor;
        try {
            descriptor = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(absolute, OPEN_REGULAR);
        }
        catch (error) {
            return contentOfFailedOpen(absolute, error);
        }
        try {
            if (!this.#isWithin(limits.within, (0,_opened_path_js__WEBPACK_IMPORTED_MODULE_2__/* .realPathOfDescriptor */ .er)(descriptor, absolute))) {
                return refused('outside', 'a link in its path leads out of where it should be');
            }
            return readDescriptor(descriptor, limits);
        }
        catch (error) {
            return refused('unreadable', reasonOf(error));
        }
        finally {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(descriptor);
        }
    }
    #isWithin(base, real) {
        if (real === null || this.#relative(real) === null)
            return false;
        if (base === undefined)
            return true;
        const realBase = this.#realBase(base);
        return realBase !== null && (0,_opened_path_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeInside */ .JA)(realBase, real) !== null;
    }
    /** A base that has become a link since it was found is none any more. */
    #realBase(base) {
        const real = (0,_opened_path_js__WEBPACK_IMPORTED_MODULE_2__/* .realPathOf */ .dN)(this.#absolute(base));
        return real !== null && this.#relative(real) === base ? real : null;
    }
    #relative(real) {
        this.#realRoot ??= (0,_opened_path_js__WEBPACK_IMPORTED_MODULE_2__/* .realPathOf */ .dN)(this.#absoluteRoot) ?? this.#absoluteRoot;
        const inRoot = (0,_opened_path_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeInside */ .JA)(this.#realRoot, real);
        if (inRoot !== null || this.#absoluteHome === null)
            return inRoot === null ? null : toPosix(inRoot);
        this.#realHome ??= (0,_opened_path_js__WEBPACK_IMPORTED_MODULE_2__/* .realPathOf */ .dN)(this.#absoluteHome) ?? this.#absoluteHome;
        const inHome = (0,_opened_path_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeInside */ .JA)(this.#realHome, real);
        return inHome === null ? null : inHome === '.' ? '~' : `~/${toPosix(inHome)}`;
    }
}
function readDescriptor(descriptor, { maxBytes, into }) {
    const stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(descriptor);
    if (stats.isDirectory())
        return refused('directory', 'it is a directory');
    if (!stats.isFile())
        return refused('special', 'it is no regular file');
    if (stats.size > maxBytes)
        return refused('too-large', `it has ${stats.size} bytes`);
    // One byte more than the size tells a file that grew in the meantime.
    const wanted = stats.size + 1;
    const buffer = into !== undefined && into.length >= wanted ? into : Buffer.allocUnsafe(wanted);
    let length = 0;
    do {
        const count = node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync(descriptor, buffer, length, wanted - length, null);
        if (count === 0)
            break;
        length += count;
        if (length === wanted)
            return refused('unreadable', 'it changed while it was read');
        // Asked for one byte more than there were, and not given it: that was the end.
    } while (length !== stats.size);
    const bytes = buffer.subarray(0, length);
    return (stats.mode & 0o111) === 0
        ? { kind: 'content', bytes }
        : { kind: 'content', bytes, isExecutable: true };
}
function contentOfFailedOpen(absolute, error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR')
        return { kind: 'missing' };
    if (code === 'ELOOP' || code === 'EMLINK') {
        return isLink(absolute)
            ? refused('link', 'it is a symbolic link')
            : refused('dangling', 'a link above it leads in a circle');
    }
    if (code === 'EISDIR')
        return refused('directory', 'it is a directory');
    if (code === 'ENXIO' || code === 'ENODEV')
        return refused('special', 'it is no regular file');
    return refused('unreadable', reasonOf(error));
}
/** A circle above the path makes even this look fail. */
function isLink(absolute) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(absolute).isSymbolicLink();
    }
    catch {
        return false;
    }
}
function refused(reason, detail) {
    return { kind: 'refused', reason, detail };
}
function kindOfEntry(entry) {
    return entry.isFile()
        ? 'file'
        : entry.isDirectory()
            ? 'directory'
            : entry.isSymbolicLink()
                ? 'link'
                : 'other';
}
function toPosix(target) {
    return node_path__WEBPACK_IMPORTED_MODULE_1__.sep === '/' ? target : target.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
}
function isMissing(error) {
    const code = codeOf(error);
    return code === 'ENOENT' || code === 'ENOTDIR';
}
function codeOf(error) {
    return error.code;
}
const REASONS = {
    EACCES: 'permission denied',
    EPERM: 'operation not permitted',
    EMFILE: 'too many open files',
    ENAMETOOLONG: 'its path is too long',
};
function reasonOf(error) {
    const code = codeOf(error);
    return (code && REASONS[code]) ?? code ?? String(error);
}


/***/ }),

/***/ 5517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JA: () => (/* binding */ relativeInside),
/* harmony export */   dN: () => (/* binding */ realPathOf),
/* harmony export */   er: () => (/* binding */ realPathOfDescriptor),
/* harmony export */   sC: () => (/* binding */ listContained)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

/**
 * Where an opened file really is; `null` when that cannot be told. A path checked before or after the open proves
 * nothing: a directory of it may be swapped for a link in between, and back again. Linux names the file of a
 * descriptor; elsewhere the path is resolved once more and has to lead to the very same file.
 */
function realPathOfDescriptor(descriptor, absolute) {
    const named = descriptorPath(descriptor);
    if (named !== null) {
        try {
            return node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync(named);
        }
        catch {
            // No /proc in this sandbox.
        }
    }
    const real = realPathOf(absolute);
    if (real === null)
        return null;
    const [opened, found] = [node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(descriptor), node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(real, { throwIfNoEntry: false })];
    return found !== undefined && opened.ino === found.ino && opened.dev === found.dev ? real : null;
}
/**
 * The entries of a directory that really lies in `realBase`; `null` when it is missing or does not. On Linux they are
 * read through the descriptor that was checked.
 */
function listContained(realBase, absolute) {
    const isContained = (real) => real !== null && relativeInside(realBase, real) !== null;
    const descriptor = openDirectory(absolute);
    if (descriptor === 'unsupported') {
        if (!isContained(realPathOf(absolute)))
            return null;
        const entries = readDirectory(absolute);
        return isContained(realPathOf(absolute)) ? entries : null;
    }
    if (descriptor === null)
        return null;
    try {
        if (!isContained(realPathOfDescriptor(descriptor, absolute)))
            return null;
        return readDirectory(descriptorPath(descriptor) ?? absolute);
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(descriptor);
    }
}
/** Compared segment by segment: `/repo-other` is not inside `/repo`. Returns the rest with the system's separators. */
function relativeInside(base, target) {
    if (target === base)
        return '.';
    const separator = process.platform === 'win32' ? '\\' : '/';
    const prefix = base.endsWith(separator) ? base : base + separator;
    return target.startsWith(prefix) ? target.slice(prefix.length) : null;
}
/** The canonical form of a path; `null` when there is nothing. */
function realPathOf(absolute) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(absolute);
    }
    catch {
        return null;
    }
}
function descriptorPath(descriptor) {
    return process.platform === 'linux' ? `/proc/self/fd/${descriptor}` : null;
}
function openDirectory(absolute) {
    const { O_RDONLY, O_DIRECTORY, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
    if (O_DIRECTORY === undefined)
        return 'unsupported';
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(absolute, O_RDONLY | O_DIRECTORY | O_NONBLOCK);
    }
    catch {
        return null;
    }
}
function readDirectory(absolute) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(absolute, { withFileTypes: true });
    }
    catch {
        return null;
    }
}


/***/ })

};
