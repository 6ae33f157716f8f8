"use strict";
exports.id = 3714;
exports.ids = [3714];
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

/***/ 76207:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: function() { return /* binding */ openCatalog; }
});

// EXTERNAL MODULE: ./build/core/catalog/find-duplicates.js
var find_duplicates = __webpack_require__(86691);
// EXTERNAL MODULE: ./build/core/judge.js
var core_judge = __webpack_require__(54520);
// EXTERNAL MODULE: ./build/core/rules.js + 9 modules
var rules = __webpack_require__(24776);
// EXTERNAL MODULE: ./build/core/skill-availability.js
var skill_availability = __webpack_require__(26380);
// EXTERNAL MODULE: ./build/inspect-skills.js + 21 modules
var inspect_skills = __webpack_require__(17006);
// EXTERNAL MODULE: ./build/prepare-run.js + 1 modules
var prepare_run = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/core/brief-description.js
var brief_description = __webpack_require__(2156);
// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(83040);
// EXTERNAL MODULE: ./build/core/required-commands.js
var required_commands = __webpack_require__(71049);
// EXTERNAL MODULE: ./build/core/skill-path.js
var skill_path = __webpack_require__(11048);
// EXTERNAL MODULE: ./build/runtime/absolute-path.js
var absolute_path = __webpack_require__(92851);
;// CONCATENATED MODULE: ./build/runtime/catalog.js






/** Makes the catalog of what was found: valid skills once each, by canonical path; the findings of the others as errors. */
function buildCatalog(records, workspace, facts = {}) {
    const byPath = new Map();
    const errors = [];
    for (const record of records) {
        const failures = facts.failures?.get(record.file);
        if (failures !== undefined) {
            const path = (0,absolute_path/* absolutePath */.H)(workspace, record.file);
            errors.push(...failures.map((message) => ({ path, message })));
            continue;
        }
        const skill = describeSkill(record, workspace, facts);
        const known = byPath.get(skill.path);
        if (known === undefined || (known.scope === 'user' && skill.scope === 'repo'))
            byPath.set(skill.path, skill);
    }
    return {
        skills: [...byPath.values()].sort(compareSkills),
        errors: errors.sort((a, b) => (0,diagnostic/* compareText */.n6)(a.path, b.path) || (0,diagnostic/* compareText */.n6)(a.message, b.message)),
        truncated: facts.truncated ?? false,
    };
}
function describeSkill(record, workspace, facts) {
    const file = workspace.canonical(record.file) ?? record.file;
    const path = (0,absolute_path/* absolutePath */.H)(workspace, file);
    const declared = record.declared;
    const missing = facts.missingCommands?.get(record.file) ?? [];
    const description = (declared.description ?? '').trim();
    const version = declared.version ?? declared.metadata?.['version'];
    return {
        id: skillId(path),
        name: record.name,
        description,
        path,
        dir: (0,skill_path/* parentOf */.gN)(path),
        scope: record.scope,
        source: record.source,
        mtimeMs: workspace.fingerprint(file)?.mtimeMs ?? 0,
        file,
        directory: (0,skill_path/* parentOf */.gN)(file),
        ...(version === undefined ? {} : { version }),
        ...(declared.matchTriggers === undefined ? {} : { triggers: declared.matchTriggers }),
        toolsets: declared.toolsets ?? [],
        briefDescription: declared.briefDescription ?? (0,brief_description/* briefDescription */.b)(description),
        tags: declared.tags ?? record.inferred.tags,
        status: declared.status ?? 'active',
        available: missing.length === 0,
        ...(missing.length === 0 ? {} : { unavailableReason: (0,required_commands/* unavailableReason */.L3)(missing) }),
        enabled: declared.defaultEnabled !== false && facts.disabled?.has(record.file) !== true,
    };
}
/** The id of a skill: it depends on the canonical path alone. */
function skillId(path) {
    return (0,external_node_crypto_.createHash)('sha256').update(path).digest('hex').slice(0, 24);
}
function compareSkills(a, b) {
    return (0,diagnostic/* compareText */.n6)(a.name, b.name) || (0,diagnostic/* compareText */.n6)(a.scope, b.scope) || (0,diagnostic/* compareText */.n6)(a.path, b.path);
}

// EXTERNAL MODULE: ./build/runtime/runtime-settings.js
var runtime_settings = __webpack_require__(2820);
;// CONCATENATED MODULE: ./build/runtime/plugin-skills.js


/** Installed plugins are skills under every profile, whether or not it looks into their directory by itself. */
function withPluginRoot(setup) {
    const { plugins, pluginsDirectory: path } = (0,runtime_settings/* readRuntimeSettings */.u)(setup);
    if (plugins.length === 0 || setup.roots.some((root) => root.path === path))
        return setup;
    if (setup.request.workspace.kindOf(path) !== 'directory')
        return setup;
    return { ...setup, roots: [...setup.roots, { path, source: 'plugin', levels: ['children'] }] };
}
/** A plugin goes by the name it was installed under, which may be another than its author gave it. */
function namePlugins(records, setup) {
    const names = new Set((0,runtime_settings/* readRuntimeSettings */.u)(setup).plugins.map((plugin) => plugin.name));
    if (names.size === 0)
        return records;
    return records.map((record) => {
        const name = (0,skill_path/* directoryNameOf */.uX)(record.directory);
        if (record.source !== 'plugin' || !names.has(name))
            return record;
        const findings = record.findings.filter(({ rule }) => rule !== 'name-matches-directory');
        return { ...record, name, findings };
    });
}

;// CONCATENATED MODULE: ./build/open-catalog.js








/** Finds and checks the skills, settles equal names, then says which of them this machine can use. */
async function openCatalog(request) {
    const setup = withPluginRoot(await (0,prepare_run.prepareRun)(request));
    const scan = (0,inspect_skills/* scanRepository */.G)(setup);
    const records = namePlugins(await (0,inspect_skills/* inspectSkills */.$)(setup, scan), setup);
    const { profile } = setup.chosen;
    const level = request.level ?? setup.settings.level;
    const judge = new core_judge/* Judge */.I({ profile, level, isForced: false, isProtocol: false }, rules.ruleById);
    const accepted = records.filter((record) => judge.isAccepted(record));
    const rejected = records.filter((record) => !judge.isAccepted(record));
    const selection = (0,find_duplicates/* selectByName */.z)(accepted, scan.nested, profile);
    const isChecked = (0,skill_availability/* areCommandsChecked */.q)(profile.requires, request.environment.isCi);
    const availability = (0,skill_availability/* skillAvailability */.z)(selection.usable, {
        switches: setup.settings.skills,
        commands: isChecked ? (request.commands ?? null) : null,
    });
    const failures = new Map(rejected.map((record) => [record.file, failuresOf(record, judge)]));
    const catalog = buildCatalog([...selection.usable, ...rejected], request.workspace, {
        ...availability,
        failures,
    });
    return { catalog, setup, selection, judge };
}
function failuresOf(record, judge) {
    const errors = judge.errorsOf(record);
    return errors.length > 0 ? errors : ['the skill has no usable name'];
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

/***/ 39639:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: function() { return /* binding */ PluginError; }
/* harmony export */ });
/** Why a plugin could not be installed, updated or found; nothing was left behind. */
class PluginError extends Error {
    fix;
    kind;
    refused;
    name = 'PluginError';
    constructor(message, fix, 
    /** `request`: what was asked for. `skill`: what the repository holds. `files`: git, the network or the disk. */
    kind, 
    /** The skill that is refused, and what is wrong with it, finding by finding. */
    refused) {
        super(message);
        this.fix = fix;
        this.kind = kind;
        this.refused = refused;
    }
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


/***/ }),

/***/ 83714:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeCatalog: function() { return /* binding */ writeCatalog; }
/* harmony export */ });
/* harmony import */ var _catalog_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36669);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83040);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49250);
/* harmony import */ var _core_skill_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11048);
/* harmony import */ var _open_catalog_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76207);
/* harmony import */ var _refresh_catalogs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68929);
/* harmony import */ var _track_catalogs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88825);







/** Puts a catalog between its markers into a file of the repository and leaves the rest of the file alone. */
async function writeCatalog(request, file, wishes = {}) {
    const opened = await (0,_open_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .openCatalog */ .O)(request);
    const { setup, selection } = opened;
    const as = wishes.as ?? setup.chosen.profile.catalogs[0] ?? 'markdown';
    const { maxEntries, maxBytes } = wishes;
    const target = { file, as, ...(maxEntries && { maxEntries }), ...(maxBytes && { maxBytes }) };
    const sources = (0,_catalog_files_js__WEBPACK_IMPORTED_MODULE_0__/* .catalogSources */ .c)(setup, selection.usable, {
        files: [(0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_5__/* .normalizePath */ .Fd)(file)],
        targets: [target],
    });
    const { files, problems } = (0,_refresh_catalogs_js__WEBPACK_IMPORTED_MODULE_3__/* .refreshCatalogs */ .W)(sources);
    const diagnostics = problems.map((problem) => opened.judge.diagnose(problem, (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .isSpan */ .b)(problem.at) ? problem.at : _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .START_OF_FILE */ .ag));
    for (const { path } of files)
        await (0,_catalog_files_js__WEBPACK_IMPORTED_MODULE_0__/* .writeCatalogFile */ .z)(setup, path, sources);
    const isTracked = (0,_track_catalogs_js__WEBPACK_IMPORTED_MODULE_4__/* .trackedCatalogFiles */ .f)(setup).includes((0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_5__/* .normalizePath */ .Fd)(file));
    return {
        as,
        file: (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_5__/* .normalizePath */ .Fd)(file),
        isChanged: files.length > 0,
        problems: diagnostics,
        isTracked,
        opened,
    };
}


/***/ })

};
;