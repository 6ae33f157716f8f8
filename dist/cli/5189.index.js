"use strict";
exports.id = 5189;
exports.ids = [5189];
exports.modules = {

/***/ 25189:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listResources: function() { return /* binding */ listResources; },
/* harmony export */   readResource: function() { return /* binding */ readResource; }
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83040);
/* harmony import */ var _skill_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2586);


/** Larger resources are refused: they would fill the agent's context. */
const MAX_RESOURCE_BYTES = 1024 * 1024;
/** Regular files directly in one of the resource directories, as `references/x.md`, sorted. */
function listResources(skill, type, workspace) {
    const entries = workspace.listWithin(skill.directory, (0,_skill_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .inSkill */ .B3)(skill, type)) ?? [];
    return entries
        .filter((entry) => entry.kind === 'file')
        .map((entry) => `${type}/${entry.name}`)
        .sort(_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6);
}
/** Reads one file of a skill, never one outside its directory, whatever the path and the links in it say. */
function readResource(skill, path, workspace) {
    const problem = unsafePath(path);
    if (problem !== null)
        return { kind: 'refused', message: `Refused to read "${path}": ${problem}.` };
    const file = (0,_skill_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .inSkill */ .B3)(skill, path.split('/').filter(isNoDot).join('/'));
    const limits = { maxBytes: MAX_RESOURCE_BYTES, followLinks: true, within: skill.directory };
    const content = workspace.read(file, limits);
    if (content.kind === 'content')
        return { kind: 'content', path, bytes: content.bytes };
    if (content.kind === 'missing') {
        return { kind: 'missing', message: `The skill "${skill.name}" has no file "${path}".` };
    }
    return { kind: 'refused', message: `Refused to read "${path}": ${content.detail}.` };
}
/** What is wrong with a path before the file system is asked; compared by segments, so that `..notes.md` is a name. */
function unsafePath(path) {
    const segments = path.split('/');
    if (path.trim() === '')
        return 'it is empty';
    if (path.includes('\0'))
        return 'it holds a NUL character';
    if (path.startsWith('/') || /^[A-Za-z]:/.test(path))
        return 'it is absolute, not relative to the skill';
    if (path.includes('\\'))
        return 'it holds a backslash; separate directories by "/"';
    if (segments.includes('..'))
        return 'it leads out of the skill by ".."';
    if (segments[0] === '~')
        return 'it leads to the home directory';
    return segments.every((segment) => segment === '.' || segment === '') ? 'it names no file' : null;
}
function isNoDot(segment) {
    return segment !== '.' && segment !== '';
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