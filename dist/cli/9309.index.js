"use strict";
exports.id = 9309;
exports.ids = [9309];
exports.modules = {

/***/ 29309:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   materializeSkill: function() { return /* binding */ materializeSkill; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _core_sanitize_skill_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6290);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34232);
/* harmony import */ var _skill_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2586);







const MAX_FILE_BYTES = 64 * 1024 * 1024;
const MAX_TOTAL_BYTES = 512 * 1024 * 1024;
const SWAP_ATTEMPTS = 20;
/**
 * Copies a skill into a task's private folder as `.skills/<name>` and replaces what was there. The new copy
 * takes the old one's place whole; when anything fails, the old one stays.
 */
async function materializeSkill(skill, privateDirectory, workspace) {
    const name = folderNameOf(skill);
    const parent = node_path__WEBPACK_IMPORTED_MODULE_2___default().join(node_path__WEBPACK_IMPORTED_MODULE_2___default().resolve(privateDirectory), '.skills');
    const target = node_path__WEBPACK_IMPORTED_MODULE_2___default().join(parent, name);
    let temporary = null;
    try {
        await node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default().mkdir(parent, { recursive: true });
        await refuseLink(parent);
        temporary = await node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default().mkdtemp(node_path__WEBPACK_IMPORTED_MODULE_2___default().join(parent, `.${name}-`));
        const copied = await copyInto(skill, temporary, workspace);
        await node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default().chmod(temporary, 0o755);
        await replaceDirectory(temporary, target);
        return { path: target, mountPath: `private:/.skills/${name}`, ...copied };
    }
    catch (error) {
        if (temporary !== null)
            await node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default().rm(temporary, { recursive: true, force: true });
        if (error instanceof _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .WorkspaceError */ .k)
            throw error;
        const reason = error instanceof Error ? error.message : String(error);
        throw new _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .WorkspaceError */ .k(`Cannot copy the skill "${skill.name}" to ${target}: ${reason}`, target, {
            cause: error,
        });
    }
}
function folderNameOf(skill) {
    const name = (0,_core_sanitize_skill_name_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeSkillName */ .m)(skill.name);
    if (/^\.*$/.test(name)) {
        throw new _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .WorkspaceError */ .k(`The name "${skill.name}" cannot be the name of a directory.`, skill.path);
    }
    return name;
}
async function refuseLink(directory) {
    if ((await node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default().lstat(directory)).isDirectory())
        return;
    const fix = 'Remove it, or choose another folder.';
    throw new _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .WorkspaceError */ .k(`${directory} is no directory.`, directory, { fix });
}
async function copyInto(skill, directory, workspace) {
    const tree = (0,_skill_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .readSkillTree */ .o4)(skill, workspace);
    if (tree.truncated)
        throw new _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .WorkspaceError */ .k(`The skill "${skill.name}" has too many files to copy.`, skill.dir);
    const skipped = [];
    let [files, bytes] = [0, 0];
    for (const entry of tree.entries) {
        const copied = await copyEntry(entry, { skill, directory, workspace });
        if ('reason' in copied)
            skipped.push({ path: entry.path, reason: copied.reason });
        else if (entry.kind !== 'directory')
            files++;
        bytes += 'bytes' in copied ? copied.bytes : 0;
        if (bytes > MAX_TOTAL_BYTES) {
            throw new _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .WorkspaceError */ .k(`The skill "${skill.name}" is too large to copy.`, skill.dir);
        }
    }
    return { files, skipped };
}
async function copyEntry(entry, { skill, directory, workspace }) {
    const destination = node_path__WEBPACK_IMPORTED_MODULE_2___default().join(directory, ...entry.path.split('/'));
    if (entry.kind === 'directory') {
        await node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default().mkdir(destination);
        return { bytes: 0 };
    }
    const limits = { maxBytes: MAX_FILE_BYTES, followLinks: true, within: skill.directory };
    const content = workspace.read((0,_skill_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .inSkill */ .B3)(skill, entry.path), limits);
    if (content.kind !== 'content') {
        return { reason: content.kind === 'missing' ? 'it is gone' : content.detail };
    }
    await node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default().writeFile(destination, content.bytes, { flag: 'wx', mode: content.isExecutable ? 0o755 : 0o644 });
    return { bytes: content.bytes.length };
}
/** A directory cannot be renamed over another one: the old one steps aside first. */
async function replaceDirectory(source, target) {
    const aside = `${source}.old`;
    for (let attempt = 1;; attempt++) {
        try {
            swapDirectories(source, target, aside);
            return;
        }
        catch (error) {
            // Another program may have put its copy there between the two renames.
            if (attempt === SWAP_ATTEMPTS || !isOccupied(error))
                throw error;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(attempt * Math.random() * 10);
        }
        finally {
            await node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default().rm(aside, { recursive: true, force: true });
        }
    }
}
/** Without a pause in between, so that copies of the same program never meet here. */
function swapDirectories(source, target, aside) {
    const isThere = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target, { throwIfNoEntry: false }) !== undefined;
    if (isThere)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(target, aside);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(source, target);
    }
    catch (error) {
        if (isThere && !isOccupied(error))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(aside, target);
        throw error;
    }
}
function isOccupied(error) {
    return ['ENOTEMPTY', 'EEXIST', 'ENOENT', 'EPERM'].includes(error.code ?? '');
}


/***/ }),

/***/ 2586:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B3: function() { return /* binding */ inSkill; },
/* harmony export */   k6: function() { return /* binding */ renderSkillTree; },
/* harmony export */   o4: function() { return /* binding */ readSkillTree; }
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83040);
/* harmony import */ var _core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11048);


/** Directories that belong to tools, not to the skill. */
const SKIPPED_DIRECTORIES = new Set(['.git', 'node_modules']);
/** A skill with more entries is cut off, so that no walk is without end. */
const MAX_TREE_ENTRIES = 10_000;
const MAX_DEPTH = 32;
/** Everything in a skill's directory; links are named and never entered. */
function readSkillTree(skill, workspace) {
    const entries = [];
    let truncated = false;
    const walk = (directory, depth) => {
        for (const { name, kind } of sortedEntries(skill, workspace, directory)) {
            if (kind === 'directory' && SKIPPED_DIRECTORIES.has(name))
                continue;
            if (entries.length >= MAX_TREE_ENTRIES || depth > MAX_DEPTH) {
                truncated = true;
                return;
            }
            const path = (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(directory, name);
            entries.push({ path, kind, depth });
            if (kind === 'directory')
                walk(path, depth + 1);
        }
    };
    walk('', 1);
    return { entries, truncated };
}
function sortedEntries(skill, workspace, directory) {
    const entries = workspace.listWithin(skill.directory, inSkill(skill, directory)) ?? [];
    return [...entries].sort((a, b) => (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.name, b.name));
}
/** The workspace path of something in a skill's directory. */
function inSkill(skill, relative) {
    return relative === '' ? skill.directory : (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(skill.directory, relative);
}
/** The tree as text: two spaces a level, directories end in `/`. */
function renderSkillTree(skill, tree) {
    const lines = tree.entries.map(({ path, kind, depth }) => {
        const name = (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .directoryNameOf */ .uX)(path);
        return `${'  '.repeat(depth)}${oneLine(name)}${kind === 'directory' ? '/' : ''}`;
    });
    const root = (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .directoryNameOf */ .uX)(skill.dir);
    const more = tree.truncated ? ['  …'] : [];
    return [`${oneLine(root)}/`, ...lines, ...more].join('\n');
}
/** A file's name may hold line breaks, which would pass for further files. */
function oneLine(name) {
    return name.replace(/[\p{Cc}\u2028\u2029]/gu, '\ufffd');
}


/***/ })

};
;