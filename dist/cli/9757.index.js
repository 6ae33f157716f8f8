"use strict";
exports.id = 9757;
exports.ids = [9757];
exports.modules = {

/***/ 49888:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ visibleSkills; }
/* harmony export */ });
/** The skills an agent may be told about: disabled and unavailable ones are left out unless asked for. */
function visibleSkills(skills, filter = {}) {
    return skills.filter((skill) => (skill.enabled || filter.includeDisabled === true) &&
        (skill.available || filter.includeUnavailable === true));
}


/***/ }),

/***/ 92851:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: function() { return /* binding */ absolutePath; },
/* harmony export */   X: function() { return /* binding */ workspacePath; }
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

/***/ 24730:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ MAX_MATCHES; }
/* harmony export */ });
/** Skills that one query may load by its triggers where nobody says how many. */
const MAX_MATCHES = 3;


/***/ }),

/***/ 39757:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openPlugins: function() { return /* binding */ openPlugins; }
});

// EXTERNAL MODULE: ./build/config-file-name.js
var config_file_name = __webpack_require__(48970);
// EXTERNAL MODULE: ./build/prepare-run.js + 1 modules
var prepare_run = __webpack_require__(1421);
// EXTERNAL MODULE: ./build/runtime/absolute-path.js
var absolute_path = __webpack_require__(92851);
// EXTERNAL MODULE: ./build/runtime/runtime-settings.js
var runtime_settings = __webpack_require__(2820);
// EXTERNAL MODULE: ./build/core/judge.js
var core_judge = __webpack_require__(54520);
// EXTERNAL MODULE: ./build/core/rules.js + 9 modules
var rules = __webpack_require__(24776);
// EXTERNAL MODULE: ./build/inspect-skills.js + 21 modules
var inspect_skills = __webpack_require__(17006);
// EXTERNAL MODULE: ./build/workspace/disk-workspace.js
var disk_workspace = __webpack_require__(660);
;// CONCATENATED MODULE: ./build/runtime/plugins/inspect-plugin.js




/** Checks the skill at the top of a directory as the repository's own profile checks skills. Runs nothing of it. */
async function inspectPlugin(setup, root, directory) {
    const workspace = new disk_workspace/* DiskWorkspace */.T({ root });
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
    const judge = new core_judge/* Judge */.I({ profile, level, isForced: false, isProtocol: false }, rules.ruleById);
    return { name: record.declared.name ?? null, errors: judge.errorsOf(record) };
}

;// CONCATENATED MODULE: ./build/runtime/plugins/open-plugins.js





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
        config: request.config ?? config_file_name/* CONFIG_FILE */.g,
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

/***/ 69621:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OF: function() { return /* binding */ readPluginList; },
/* harmony export */   ZR: function() { return /* binding */ addPlugin; },
/* harmony export */   bK: function() { return /* binding */ toggleBundled; },
/* harmony export */   c_: function() { return /* binding */ removePlugin; },
/* harmony export */   oS: function() { return /* binding */ changePlugin; }
/* harmony export */ });
/* harmony import */ var _core_edit_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73912);
/* harmony import */ var _core_read_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51382);
/* harmony import */ var _plugin_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39639);



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
    return (0,_core_edit_json_js__WEBPACK_IMPORTED_MODULE_0__.editJson)(textOf(config), edits);
}
function textOf(config) {
    return config ?? '{}\n';
}


/***/ }),

/***/ 2820:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: function() { return /* binding */ readRuntimeSettings; }
/* harmony export */ });
/* harmony import */ var _core_skill_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11048);
/* harmony import */ var _max_matches_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24730);
/* harmony import */ var _plugins_plugin_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69621);
/* harmony import */ var _search_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82162);




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
        maxSkills: skills['maxSkills'] ?? _max_matches_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_MATCHES */ .B,
        allowlist: skills['allow'],
        plugins: (0,_plugins_plugin_list_js__WEBPACK_IMPORTED_MODULE_0__/* .readPluginList */ .OF)(skills),
        pluginsDirectory: pluginsDirectoryOf(skills['pluginsDir'], hasHome),
    };
}
/** A directory of the repository stands in for one in the home directory where that may not be reached. */
function pluginsDirectoryOf(given, hasHome) {
    const directory = given ?? '~/.agent/plugins';
    if (!directory.startsWith('~/'))
        return (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_3__/* .normalizePath */ .Fd)(directory);
    return hasHome ? `~/${(0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_3__/* .normalizePath */ .Fd)(directory.slice(2))}` : '.agent/plugins';
}


/***/ }),

/***/ 82162:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: function() { return /* binding */ searchSkills; },
/* harmony export */   w: function() { return /* binding */ SEARCH_LIMITS; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_catalog_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49888);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83040);



const SEARCH_LIMITS = { defaultLimit: 8, maxLimit: 50 };
const SCORES = { exact_path: 1000, exact_name: 900, prefix: 700, token_overlap: 100 };
/** Finds skills by path, name, beginning of the name, or words in common. */
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
        paths.push(node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.resolve(workingDirectory, slashed));
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


/***/ })

};
;