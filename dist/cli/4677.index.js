"use strict";
exports.id = 4677;
exports.ids = [4677];
exports.modules = {

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


/***/ }),

/***/ 34677:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listToolsets: function() { return /* binding */ listToolsets; }
/* harmony export */ });
/* harmony import */ var _core_skill_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11048);
/* harmony import */ var _core_toolset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84177);
/* harmony import */ var _absolute_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92851);
/* harmony import */ var _skill_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2586);




/** Lists the toolsets that skills declare, with the file and the export a loader would take. */
function listToolsets(skills, workspace) {
    return skills.flatMap((skill) => skill.toolsets.map((declared) => resolveToolset(skill, declared, workspace)));
}
function resolveToolset(skill, declared, workspace) {
    const unusable = (problem) => ({
        skill: skill.name,
        declared,
        module: null,
        exportName: null,
        problem,
    });
    const toolset = (0,_core_toolset_js__WEBPACK_IMPORTED_MODULE_0__/* .parseToolset */ .Cn)(declared);
    if (toolset === null)
        return unusable('it is not of the form path:Class');
    if (!(0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isContainedPath */ .l)(toolset.path))
        return unusable('its path leads out of the skill');
    for (const file of (0,_core_toolset_js__WEBPACK_IMPORTED_MODULE_0__/* .moduleFiles */ .ug)(toolset.path)) {
        const module = findModule(skill, file, workspace);
        if (module !== null)
            return { skill: skill.name, declared, module, exportName: toolset.exportName };
    }
    return unusable('there is no such file in the skill');
}
function findModule(skill, path, workspace) {
    const file = workspace.canonical((0,_skill_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .inSkill */ .B3)(skill, path));
    if (file === null || workspace.kindOf(file) !== 'file')
        return null;
    return file.startsWith(`${skill.directory}/`) || skill.directory === '.'
        ? (0,_absolute_path_js__WEBPACK_IMPORTED_MODULE_3__/* .absolutePath */ .H)(workspace, file)
        : null;
}


/***/ })

};
;