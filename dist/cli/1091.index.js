"use strict";
exports.id = 1091;
exports.ids = [1091,7786,9165];
exports.modules = {

/***/ 31481:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: function() { return /* binding */ clonePlugin; },
  K: function() { return /* binding */ readClone; }
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
var promises_default = /*#__PURE__*/__webpack_require__.n(promises_);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./build/runtime/plugins/plugin-error.js
var plugin_error = __webpack_require__(39639);
;// CONCATENATED MODULE: ./build/runtime/plugins/git.js


const TIMEOUT_MS = 120_000;
const MAX_OUTPUT_BYTES = 10 * 1024 * 1024;
/** Nothing of the cloned repository runs: no hooks, no filters, no submodules, no other transport. */
const SAFE_CONFIG = [
    'core.hooksPath=/dev/null',
    'core.fsmonitor=false',
    'core.autocrlf=false',
    'core.protectHFS=true',
    'core.protectNTFS=true',
    'submodule.recurse=false',
    'fetch.recurseSubmodules=false',
    'transfer.fsckObjects=true',
    'filter.lfs.smudge=',
    'filter.lfs.process=',
    'filter.lfs.required=false',
    'advice.detachedHead=false',
];
/** Runs git without a shell and without ever asking for anything; returns what it printed. */
async function runGit(args, directory, options) {
    const protocols = options.allowsFileUrls ? ['https', 'file'] : ['https'];
    const config = [
        ...SAFE_CONFIG,
        'protocol.allow=never',
        ...protocols.map((name) => `protocol.${name}.allow=always`),
    ];
    const all = [...config.flatMap((setting) => ['-c', setting]), ...args];
    return new Promise((resolve, reject) => {
        (0,external_node_child_process_.execFile)('git', all, {
            cwd: directory,
            env: safeEnvironment(options),
            timeout: options.timeoutMs ?? TIMEOUT_MS,
            killSignal: 'SIGKILL',
            maxBuffer: MAX_OUTPUT_BYTES,
            windowsHide: true,
        }, (error, stdout, stderr) => {
            if (error === null)
                resolve(stdout);
            else
                reject(describeFailure(args[0] ?? '', error, stderr));
        });
    });
}
function safeEnvironment({ env, allowsFileUrls }) {
    const kept = Object.entries(env).filter(([name]) => !POINTS_ELSEWHERE.has(name) && !name.startsWith('GIT_CONFIG_'));
    return {
        ...Object.fromEntries(kept),
        GIT_ALLOW_PROTOCOL: allowsFileUrls ? 'https:file' : 'https',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '',
        SSH_ASKPASS: '',
        GCM_INTERACTIVE: 'never',
        GIT_LFS_SKIP_SMUDGE: '1',
        LC_ALL: 'C',
    };
}
const POINTS_ELSEWHERE = new Set([
    'GIT_DIR',
    'GIT_WORK_TREE',
    'GIT_INDEX_FILE',
    'GIT_OBJECT_DIRECTORY',
    'GIT_ALTERNATE_OBJECT_DIRECTORIES',
    'GIT_COMMON_DIR',
    'GIT_NAMESPACE',
    'GIT_TEMPLATE_DIR',
    'GIT_EXEC_PATH',
    'GIT_SSH',
    'GIT_SSH_COMMAND',
    'GIT_PROXY_COMMAND',
    'GIT_EXTERNAL_DIFF',
]);
function describeFailure(command, error, stderr) {
    if (error.code === 'ENOENT') {
        return new plugin_error/* PluginError */.c('git is not installed.', 'Install git and see that it is on the PATH.', 'files');
    }
    if (error.killed) {
        return new plugin_error/* PluginError */.c(`git ${command} took too long and was stopped.`, 'Try again, or look at the network.', 'files');
    }
    const said = stderr
        .split('\n')
        .map((line) => line.replace(/[\p{Cc}]/gu, '').trim())
        .filter((line) => /^(?:fatal|error|remote|warning):/.test(line))
        .slice(0, 5)
        .join(' ');
    const message = `git ${command} failed: ${said.slice(0, 600) || `exit code ${String(error.code)}`}`;
    return new plugin_error/* PluginError */.c(message, 'Check the address, the ref and your access to it.', 'files');
}

// EXTERNAL MODULE: ./build/runtime/plugins/plugin-address.js
var plugin_address = __webpack_require__(32217);
;// CONCATENATED MODULE: ./build/runtime/plugins/clone-plugin.js





const MAX_ENTRIES = 10_000;
const MAX_BYTES = 256 * 1024 * 1024;
/** Fetches one commit of a repository into a new directory, and nothing that it refers to. */
async function clonePlugin(source, directory, options) {
    const parent = external_node_path_default().dirname(directory);
    if (source.ref !== undefined && (0,plugin_address/* isCommitId */.jh)(source.ref)) {
        await runGit(['init', '--quiet', '--template=', '--', directory], parent, options);
        const fetch = ['fetch', '--quiet', '--depth', '1', '--no-tags', '--', source.url, source.ref];
        await runGit(fetch, directory, options);
        await runGit(['checkout', '--quiet', '--detach', 'FETCH_HEAD'], directory, options);
    }
    else {
        const branch = source.ref === undefined ? [] : ['--branch', source.ref];
        const clone = [
            'clone',
            '--quiet',
            '--depth',
            '1',
            '--single-branch',
            '--no-tags',
            '--no-recurse-submodules',
            '--template=',
        ];
        await runGit([...clone, ...branch, '--', source.url, directory], parent, options);
    }
    await refuseEscapes(directory);
    return readClone(directory);
}
/** Which commit an installed plugin is at, read without git: what lies in its directory may be anybody's. */
async function readClone(directory) {
    const data = external_node_path_default().join(directory, '.git');
    const head = (await promises_default().readFile(external_node_path_default().join(data, 'HEAD'), 'utf8')).trim();
    const ref = /^ref: (refs\/heads\/[\w./-]+)$/.exec(head)?.[1];
    if (ref === undefined || ref.includes('..'))
        return { commit: head, isPinned: true };
    const commit = await promises_default().readFile(external_node_path_default().join(data, ref), 'utf8').catch(() => readPackedRef(data, ref));
    return { commit: commit.trim(), isPinned: false };
}
async function readPackedRef(data, ref) {
    const lines = (await promises_default().readFile(external_node_path_default().join(data, 'packed-refs'), 'utf8')).split('\n');
    return lines.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0] ?? '';
}
/** Looks at everything that was checked out: no link leads out of it, and it is not larger than a skill can be. */
async function refuseEscapes(directory) {
    const base = await promises_default().realpath(directory);
    let [entries, bytes] = [0, 0];
    for (const entry of await promises_default().readdir(base, { recursive: true, withFileTypes: true })) {
        const file = external_node_path_default().join(entry.parentPath, entry.name);
        if (isGitData(base, file))
            continue;
        if (entry.isSymbolicLink())
            await refuseEscape(base, file);
        else
            bytes += (await promises_default().lstat(file)).size;
        if (++entries > MAX_ENTRIES || bytes > MAX_BYTES) {
            throw new plugin_error/* PluginError */.c('The repository is too large for a skill.', 'Install a smaller one.', 'skill');
        }
    }
}
function isGitData(base, file) {
    return file === external_node_path_default().join(base, '.git') || file.startsWith(external_node_path_default().join(base, '.git') + (external_node_path_default()).sep);
}
async function refuseEscape(base, link) {
    const target = await promises_default().realpath(link).catch(() => null);
    const isInside = target?.startsWith(base + (external_node_path_default()).sep) === true;
    if (target !== null && isInside && !isGitData(base, target))
        return;
    const name = external_node_path_default().relative(base, link);
    throw new plugin_error/* PluginError */.c(`The repository holds a link that leads out of it or nowhere: ${name}`, 'Ask its author to replace the link by the file itself.', 'skill');
}


/***/ }),

/***/ 77786:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: function() { return /* binding */ inWorkshop; },
/* harmony export */   e: function() { return /* binding */ fetchPlugin; },
/* harmony export */   installPlugin: function() { return /* binding */ installPlugin; }
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_git_directory_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8413);
/* harmony import */ var _clone_plugin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31481);
/* harmony import */ var _plugin_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32217);
/* harmony import */ var _plugin_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39639);
/* harmony import */ var _plugin_list_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69621);







/**
 * Clones a skill, checks it where nobody sees it, and only then puts it among the plugins and into the config. Whatever
 * fails, nothing is left behind.
 */
async function installPlugin(request, host) {
    const source = checkSource(request, host);
    if (request.name !== undefined)
        (0,_plugin_address_js__WEBPACK_IMPORTED_MODULE_3__/* .checkPluginName */ .bw)(request.name);
    return inWorkshop(host, async (workshop) => {
        const fetched = await fetchPlugin(source, workshop, host);
        const name = request.name ?? fetched.name;
        const target = node_path__WEBPACK_IMPORTED_MODULE_1___default().join(host.pluginsDirectory, name);
        await refuseClash(name, target, host);
        await node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default().rename(fetched.path, target);
        try {
            await track({ ...source, name }, host);
        }
        catch (error) {
            await node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default().rm(target, { recursive: true, force: true });
            throw error;
        }
        return { name, path: target, commit: fetched.commit, isPinned: fetched.isPinned };
    });
}
function checkSource({ url, ref }, host) {
    return {
        url: (0,_plugin_address_js__WEBPACK_IMPORTED_MODULE_3__/* .checkPluginUrl */ .fx)(url, host.git),
        ref: ref === undefined ? undefined : (0,_plugin_address_js__WEBPACK_IMPORTED_MODULE_3__/* .checkPluginRef */ .RK)(ref),
    };
}
/** Clones and checks a plugin in a workshop; the directory has the skill's own name. */
async function fetchPlugin(given, workshop, host) {
    const source = checkSource(given, host);
    const clone = await (0,_clone_plugin_js__WEBPACK_IMPORTED_MODULE_2__/* .clonePlugin */ .Z)(source, node_path__WEBPACK_IMPORTED_MODULE_1___default().join(workshop, 'clone'), host.git);
    const { name } = await host.inspect(workshop, 'clone');
    if (name === null) {
        throw new _plugin_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PluginError */ .c(`${source.url} has no SKILL.md with a name at its top.`, 'Install a repository that is one skill.', 'skill');
    }
    (0,_plugin_address_js__WEBPACK_IMPORTED_MODULE_3__/* .checkPluginName */ .bw)(name);
    const renamed = node_path__WEBPACK_IMPORTED_MODULE_1___default().join(workshop, 'checked', name);
    await node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default().mkdir(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(renamed));
    await node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default().rename(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(workshop, 'clone'), renamed);
    const { errors } = await host.inspect(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(workshop, 'checked'), name);
    if (errors.length > 0) {
        throw new _plugin_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PluginError */ .c(`The skill "${name}" of ${source.url} is not valid: ${errors.join('; ')}`, 'Ask its author to mend it, or install another version with --ref.', 'skill', { skill: name, url: source.url, errors });
    }
    return { ...clone, name, path: renamed };
}
/** A private directory beside the plugins, on the same disk, which goes whatever happens. */
async function inWorkshop(host, work) {
    let workshop = null;
    try {
        await refuseOutside(host);
        await node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default().mkdir(host.pluginsDirectory, { recursive: true });
        workshop = await node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default().mkdtemp(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(host.pluginsDirectory), '.skill-registrar-'));
        return await work(workshop);
    }
    catch (error) {
        if (error instanceof Error && 'syscall' in error) {
            throw new _plugin_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PluginError */ .c(`The disk refused: ${error.message}`, `Check ${host.pluginsDirectory}.`, 'files');
        }
        throw error;
    }
    finally {
        if (workshop !== null)
            await node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default().rm(workshop, { recursive: true, force: true });
    }
}
/** A repository may hold a link where its plugins should be. */
async function refuseOutside(host) {
    let existing = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(host.pluginsDirectory);
    while ((await node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default().lstat(existing).catch(() => null)) === null)
        existing = node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(existing);
    const [base, real] = [await node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default().realpath(host.baseDirectory), await node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default().realpath(existing)];
    const isInside = real === base || real.startsWith(base + (node_path__WEBPACK_IMPORTED_MODULE_1___default().sep));
    if (isInside && !(0,_core_git_directory_js__WEBPACK_IMPORTED_MODULE_6__/* .leadsIntoGit */ ._)(node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(base, real)))
        return;
    throw new _plugin_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PluginError */ .c(`${host.pluginsDirectory} leads ${isInside ? 'into a git directory' : `out of ${host.baseDirectory}`}.`, 'Replace the link by a real directory, or correct `skills.pluginsDir`.', 'files');
}
async function refuseClash(name, target, host) {
    const isTracked = host.plugins.some((plugin) => plugin.name === name);
    const isThere = await node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default().lstat(target).then(() => true, () => false);
    if (!isTracked && !isThere)
        return;
    throw new _plugin_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PluginError */ .c(`There is a plugin named "${name}" already.`, `Update it with \`plugins update ${name}\`, or install this one with --name.`, 'request');
}
async function track(source, host) {
    const { url, ref, name } = source;
    const plugin = {
        url,
        ...(ref === undefined ? {} : { ref }),
        name,
        enabled: true,
        installedAt: host.now().toISOString(),
    };
    await host.store.update(host.config, (current) => (0,_plugin_list_js__WEBPACK_IMPORTED_MODULE_5__/* .addPlugin */ .ZR)(current, plugin), { backup: false });
}


/***/ }),

/***/ 9165:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: function() { return /* binding */ findPlugin; },
/* harmony export */   listPlugins: function() { return /* binding */ listPlugins; },
/* harmony export */   u: function() { return /* binding */ togglePlugin; },
/* harmony export */   uninstallPlugin: function() { return /* binding */ uninstallPlugin; },
/* harmony export */   updatePlugins: function() { return /* binding */ updatePlugins; }
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _clone_plugin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31481);
/* harmony import */ var _install_plugin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77786);
/* harmony import */ var _plugin_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32217);
/* harmony import */ var _plugin_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39639);
/* harmony import */ var _plugin_list_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69621);







/** The tracked plugins and what is on disk of each. */
async function listPlugins(host) {
    return Promise.all(host.plugins.map((plugin) => statusOf(plugin, host)));
}
async function statusOf(plugin, host) {
    const directory = directoryOf(plugin.name, host);
    const clone = await (0,_clone_plugin_js__WEBPACK_IMPORTED_MODULE_2__/* .readClone */ .K)(directory).catch(() => null);
    const isInstalled = await node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default().access(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(directory, 'SKILL.md')).then(() => true, () => false);
    return {
        ...plugin,
        path: directory,
        isInstalled,
        isPinned: clone?.isPinned ?? false,
        commit: clone?.commit ?? null,
    };
}
/** Brings one plugin, or all, to the head of its branch; the old version stays where the new one fails. */
async function updatePlugins(name, host) {
    const chosen = name === undefined ? host.plugins : [findPlugin(name, host)];
    const outcomes = [];
    for (const plugin of chosen) {
        try {
            outcomes.push(await updatePlugin(plugin, host));
        }
        catch (error) {
            if (!(error instanceof _plugin_error_js__WEBPACK_IMPORTED_MODULE_5__/* .PluginError */ .c))
                throw error;
            outcomes.push({ name: plugin.name, status: 'failed', error });
        }
    }
    return outcomes;
}
async function updatePlugin(plugin, host) {
    const status = await statusOf(plugin, host);
    const { name } = plugin;
    if (status.isInstalled && status.isPinned)
        return { name, status: 'pinned', commit: status.commit };
    return (0,_install_plugin_js__WEBPACK_IMPORTED_MODULE_3__/* .inWorkshop */ .Z)(host, async (workshop) => {
        const fetched = await (0,_install_plugin_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchPlugin */ .e)({ url: plugin.url, ref: plugin.ref }, workshop, host);
        if (status.isInstalled && fetched.commit === status.commit) {
            return { name, status: 'unchanged', commit: status.commit };
        }
        const swap = { source: fetched.path, target: status.path, aside: node_path__WEBPACK_IMPORTED_MODULE_1___default().join(workshop, 'old') };
        await replaceDirectory(swap, () => saveConfig(host, (config) => (0,_plugin_list_js__WEBPACK_IMPORTED_MODULE_6__/* .changePlugin */ .oS)(config, name, { installedAt: host.now().toISOString() })));
        return { name, status: 'updated', from: status.commit, to: fetched.commit };
    });
}
/** Puts a directory in the place of another one; when what follows fails, the old one comes back. */
async function replaceDirectory({ source, target, aside }, complete) {
    const wasThere = await moveIfThere(target, aside);
    try {
        await node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default().rename(source, target);
        await complete();
    }
    catch (error) {
        await node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default().rm(target, { recursive: true, force: true });
        if (wasThere)
            await node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default().rename(aside, target);
        throw error;
    }
}
/** Takes a plugin out of the config and off the disk. */
async function uninstallPlugin(name, host) {
    findPlugin(name, host);
    const directory = directoryOf(name, host);
    await (0,_install_plugin_js__WEBPACK_IMPORTED_MODULE_3__/* .inWorkshop */ .Z)(host, async (workshop) => {
        const aside = node_path__WEBPACK_IMPORTED_MODULE_1___default().join(workshop, 'removed');
        const wasThere = await moveIfThere(directory, aside);
        try {
            await saveConfig(host, (config) => (0,_plugin_list_js__WEBPACK_IMPORTED_MODULE_6__/* .removePlugin */ .c_)(config, name));
        }
        catch (error) {
            if (wasThere)
                await node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default().rename(aside, directory);
            throw error;
        }
    });
}
/** Switches a plugin on or off; returns whether that changed anything. */
async function togglePlugin(name, enabled, host) {
    const plugin = findPlugin(name, host);
    if (plugin.enabled === enabled)
        return false;
    return saveConfig(host, (config) => (0,_plugin_list_js__WEBPACK_IMPORTED_MODULE_6__/* .changePlugin */ .oS)(config, name, { enabled }));
}
function saveConfig(host, compute) {
    return host.store.update(host.config, compute, { backup: false });
}
/** A name from a config file is a stranger's: it must not lead anywhere else. */
function directoryOf(name, host) {
    return node_path__WEBPACK_IMPORTED_MODULE_1___default().join(host.pluginsDirectory, (0,_plugin_address_js__WEBPACK_IMPORTED_MODULE_4__/* .checkPluginName */ .bw)(name));
}
function findPlugin(name, host) {
    const plugin = host.plugins.find((candidate) => candidate.name === name);
    if (plugin !== undefined)
        return plugin;
    const names = host.plugins.map((candidate) => candidate.name).join(', ');
    const fix = names === '' ? 'No plugin is installed.' : `Installed are: ${names}.`;
    throw new _plugin_error_js__WEBPACK_IMPORTED_MODULE_5__/* .PluginError */ .c(`There is no plugin named "${name}".`, fix, 'request');
}
async function moveIfThere(source, target) {
    try {
        await node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default().rename(source, target);
        return true;
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return false;
        throw error;
    }
}


/***/ }),

/***/ 32217:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RK: function() { return /* binding */ checkPluginRef; },
/* harmony export */   bw: function() { return /* binding */ checkPluginName; },
/* harmony export */   fx: function() { return /* binding */ checkPluginUrl; },
/* harmony export */   jh: function() { return /* binding */ isCommitId; }
/* harmony export */ });
/* harmony import */ var _plugin_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39639);

/** Checks the address of a git repository before git sees it: https only, no credentials that would land in a file. */
function checkPluginUrl(text, options) {
    const url = parseUrl(text);
    const isAllowed = url?.protocol === 'https:' || (url?.protocol === 'file:' && options.allowsFileUrls);
    if (url === null || !isAllowed || /[\p{Cc}\s]/u.test(text)) {
        throw new _plugin_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PluginError */ .c(`"${text.replace(/\/\/[^/@]*@/, '//…@')}" is no https address of a git repository.`, 'Give an address such as https://github.com/owner/skill.', 'request');
    }
    if (url.username !== '' || url.password !== '') {
        throw new _plugin_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PluginError */ .c('The address holds a user name or a password, which would be written to the config file.', 'Leave it out and let a git credential helper supply it.', 'request');
    }
    return text;
}
function parseUrl(text) {
    try {
        return new URL(text);
    }
    catch {
        return null;
    }
}
/** A branch, tag or commit: never an option of git, never a path that climbs. */
function checkPluginRef(ref) {
    if (/^\w[\w./-]*$/.test(ref) && !ref.includes('..'))
        return ref;
    throw new _plugin_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PluginError */ .c(`"${ref}" is no branch, tag or commit.`, 'Use letters, digits, "_", ".", "/" and "-" only.', 'request');
}
/** The name of a plugin is the name of its directory. */
function checkPluginName(name) {
    if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) && name.length <= 64)
        return name;
    throw new _plugin_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PluginError */ .c(`"${name}" cannot be the name of a plugin.`, 'Use at most 64 lower-case letters, digits and single hyphens between them.', 'request');
}
function isCommitId(ref) {
    return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(ref);
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

/***/ 81091:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   toggleSkill: function() { return /* binding */ toggleSkill; }
/* harmony export */ });
/* harmony import */ var _manage_plugins_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9165);
/* harmony import */ var _plugin_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39639);
/* harmony import */ var _plugin_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69621);



/** Switches a plugin or a bundled skill; other skills are always on. Returns whether anything changed. */
async function toggleSkill(name, isEnabled, { host, skills }) {
    if (host.plugins.some((plugin) => plugin.name === name))
        return (0,_manage_plugins_js__WEBPACK_IMPORTED_MODULE_0__/* .togglePlugin */ .u)(name, isEnabled, host);
    const skill = skills.find((candidate) => candidate.name === name);
    if (skill === undefined)
        (0,_manage_plugins_js__WEBPACK_IMPORTED_MODULE_0__/* .findPlugin */ .f)(name, host);
    if (skill?.source === 'bundled') {
        const compute = (config) => (0,_plugin_list_js__WEBPACK_IMPORTED_MODULE_2__/* .toggleBundled */ .bK)(config, name, isEnabled);
        return host.store.update(host.config, compute, { backup: false });
    }
    const state = isEnabled ? 'on' : 'off';
    if (skill?.source === 'plugin') {
        throw new _plugin_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PluginError */ .c(`"${name}" was not installed by \`install\` and is not tracked under \`skills.plugins\`: it cannot be switched ${state}.`, 'Install it from its repository, or remove its directory to be rid of it.', 'request');
    }
    throw new _plugin_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PluginError */ .c(`"${name}" is a ${skill?.source} skill, which cannot be switched ${state}.`, 'Only plugins and bundled skills can. Remove its directory to be rid of it.', 'request');
}


/***/ })

};
;