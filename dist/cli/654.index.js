"use strict";
exports.id = 654;
exports.ids = [654,6739,755,9309];
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

/***/ 96739:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadYaml: function() { return /* binding */ loadYaml; },
/* harmony export */   parseAnyYaml: function() { return /* binding */ parseAnyYaml; }
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33243);
/* harmony import */ var _yaml_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47424);


/** YAML 1.2 core types and merge keys: no dates, no binary, no functions. */
const SCHEMA = js_yaml__WEBPACK_IMPORTED_MODULE_0__/* ["default"].CORE_SCHEMA */ .Ay.CORE_SCHEMA.extend({
    implicit: [js_yaml__WEBPACK_IMPORTED_MODULE_0__/* ["default"].types */ .Ay.types.merge],
});
const LOAD_OPTIONS = { schema: SCHEMA };
/** Parses whatever may stand between the fences, and says in our words what is wrong with it. */
function parseAnyYaml(source) {
    try {
        // The newline of the fence's line: a mark at the very start would be taken for one of the whole stream.
        return (0,_yaml_result_js__WEBPACK_IMPORTED_MODULE_1__/* .withinLimits */ .oA)(loadYaml(`\n${source}`));
    }
    catch (error) {
        return describeFailure(error, source);
    }
}
/** One YAML document as a value; throws what js-yaml throws. */
function loadYaml(source) {
    return js_yaml__WEBPACK_IMPORTED_MODULE_0__/* ["default"].load */ .Ay.load(source, LOAD_OPTIONS);
}
function describeFailure(error, source) {
    if (!(error instanceof js_yaml__WEBPACK_IMPORTED_MODULE_0__/* ["default"].YAMLException */ .Ay.YAMLException) || error.mark === undefined) {
        return syntaxError(String(error.message ?? error), 0);
    }
    // The parser saw one newline more.
    const offset = Math.min(source.length, Math.max(0, error.mark.position - 1));
    if (error.reason.startsWith('nesting exceeded'))
        return (0,_yaml_result_js__WEBPACK_IMPORTED_MODULE_1__/* .tooComplex */ .p7)('is nested too deeply');
    if (error.reason === 'duplicated mapping key')
        return duplicateKey(source, offset);
    if (error.reason.startsWith('unknown tag'))
        return unknownTag(source, offset);
    if (error.reason.includes('non-printable'))
        return unprintable(source);
    return unquotedColon(source, offset) ?? syntaxError(error.reason, offset);
}
function syntaxError(reason, offset) {
    return {
        ok: false,
        rule: 'yaml-syntax',
        message: `YAML parse error: ${reason}`,
        fix: 'Correct the YAML at this place; quote values that contain `:`, `#`, `[`, `{` or quotes.',
        offset,
    };
}
function duplicateKey(source, offset) {
    const key = /^[^\r\n:]*/.exec(source.slice(offset))?.[0].trim() ?? '';
    return {
        ok: false,
        rule: 'frontmatter-duplicate-key',
        message: `YAML parse error: the key "${key}" stands twice in the frontmatter`,
        fix: 'Keep one of them.',
        offset,
    };
}
/** The parser tells where the tagged value ends; the tag is what has to go. */
function unknownTag(source, end) {
    const tag = [...source.slice(0, end).matchAll(/(?<=^|[\s[{,])![^\s,\]}]*/gm)].at(-1);
    return {
        ok: false,
        rule: 'yaml-syntax',
        message: `YAML parse error: unknown tag ${tag?.[0] ?? ''}`,
        fix: 'Remove the tag: fields are plain text, numbers, lists and mappings.',
        offset: tag?.index ?? end,
    };
}
/** What YAML does not allow in a stream, besides lone surrogates, which UTF-8 cannot hold. */
const UNPRINTABLE = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/;
function unprintable(source) {
    const offset = Math.max(0, source.search(UNPRINTABLE));
    const code = source.charCodeAt(offset).toString(16).toUpperCase().padStart(4, '0');
    return {
        ok: false,
        rule: 'yaml-syntax',
        message: `YAML parse error: the invisible character U+${code} is not allowed in YAML`,
        fix: 'Remove the character.',
        offset,
    };
}
const UNQUOTED_COLON = /^([A-Za-z_][\w-]*):[ \t]+(?!["'|>[{&*!#])[^\r\n]*?:(?=[ \t]|$)/gm;
/** The one mistake people really make: `description: Use when: …`, 38 of 48 broken files. */
function unquotedColon(source, errorOffset) {
    for (const match of source.matchAll(UNQUOTED_COLON)) {
        if (match.index > errorOffset)
            break;
        return {
            ok: false,
            rule: 'frontmatter-unquoted-colon',
            message: `YAML parse error: the value of "${match[1]}" contains ": ", which YAML reads as the start of another mapping`,
            fix: `Put the whole value of "${match[1]}" in quotes.`,
            offset: match.index + match[0].length - 1,
        };
    }
    return null;
}


/***/ }),

/***/ 30015:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ escapeXml; }
/* harmony export */ });
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
};
/** Characters that XML 1.0 cannot hold in any form, lone surrogates included. */
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;
/** Text that is safe between tags and in attributes; what XML cannot hold becomes U+FFFD. */
function escapeXml(text) {
    return text
        .replace(FORBIDDEN, '\uFFFD')
        .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
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

/***/ 17995:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kA: function() { return /* binding */ loadSkill; },
  cd: function() { return /* binding */ pathResolver; },
  mr: function() { return /* binding */ refuseSkill; },
  Kd: function() { return /* binding */ reminderOf; },
  UI: function() { return /* binding */ selectSkill; }
});

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/core/catalog.js
var core_catalog = __webpack_require__(49888);
// EXTERNAL MODULE: ./build/core/decode-text.js
var decode_text = __webpack_require__(5109);
// EXTERNAL MODULE: ./node_modules/gray-matter/index.js
var gray_matter = __webpack_require__(19599);
var gray_matter_default = /*#__PURE__*/__webpack_require__.n(gray_matter);
// EXTERNAL MODULE: ./build/core/parse-any-yaml.js
var parse_any_yaml = __webpack_require__(96739);
// EXTERNAL MODULE: ./build/core/parse-yaml.js + 1 modules
var parse_yaml = __webpack_require__(43869);
// EXTERNAL MODULE: ./build/core/split-frontmatter.js
var split_frontmatter = __webpack_require__(99560);
// EXTERNAL MODULE: ./build/core/yaml-result.js
var yaml_result = __webpack_require__(47424);
;// CONCATENATED MODULE: ./build/core/split-document.js





function refuseEngine() {
    throw new Error('Only YAML frontmatter is read.');
}
/** gray-matter evaluates `---js` unless that engine throws; with an options object it caches nothing. */
const OPTIONS = {
    language: 'yaml',
    engines: {
        yaml: (source) => (0,parse_any_yaml.loadYaml)(source),
        javascript: refuseEngine,
        js: refuseEngine,
        json: refuseEngine,
        coffee: refuseEngine,
        toml: refuseEngine,
    },
};
/**
 * Splits one document for a reader. The fences are found first, and gray-matter gets a text that has exactly
 * those: alone it takes an unclosed frontmatter for the whole file, and cuts at `---` inside of a value.
 * Where thousands of files are read, `parseSkill` does this in less than half the time.
 */
function splitDocument(text) {
    const split = (0,split_frontmatter/* splitFrontmatter */.X)(text);
    if (split.kind !== 'split')
        return { data: null, body: text };
    const source = text.slice(split.yamlStart, split.yamlEnd);
    const body = text.slice(split.bodyStart);
    if (source.length > yaml_result/* MAX_FRONTMATTER_LENGTH */.h0 || (0,parse_yaml/* findFenceInside */.V)(source) !== -1)
        return { data: null, body };
    try {
        const { data, content } = gray_matter_default()({ content: `---\n${source}\n---\n${body}` }, OPTIONS);
        return { data, body: content };
    }
    catch {
        return { data: null, body };
    }
}

// EXTERNAL MODULE: ./build/report/escape-xml.js
var escape_xml = __webpack_require__(30015);
// EXTERNAL MODULE: ./build/runtime/absolute-path.js
var absolute_path = __webpack_require__(92851);
// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(83040);
// EXTERNAL MODULE: ./build/runtime/skill-tree.js
var skill_tree = __webpack_require__(2586);
;// CONCATENATED MODULE: ./build/runtime/skill-files.js


const SKILL_FILE_LIMITS = { maxFiles: 200, maxBytes: 512 * 1024 };
/** The regular files that come with a skill, up to so many and so large. */
function listSkillFiles(skill, workspace, limits = SKILL_FILE_LIMITS) {
    const tree = (0,skill_tree/* readSkillTree */.o4)(skill, workspace);
    const all = tree.entries
        .filter((entry) => entry.kind === 'file' && (0,skill_tree/* inSkill */.B3)(skill, entry.path) !== skill.file)
        .map((entry) => entry.path)
        .sort(diagnostic/* compareText */.n6);
    const files = [];
    let bytes = 0;
    for (const file of all) {
        bytes += workspace.fingerprint((0,skill_tree/* inSkill */.B3)(skill, file))?.size ?? 0;
        if (files.length >= limits.maxFiles || bytes > limits.maxBytes)
            return { files, truncated: true };
        files.push(file);
    }
    return { files, truncated: tree.truncated };
}

;// CONCATENATED MODULE: ./build/runtime/load.js







/** Larger SKILL.md files are refused. */
const MAX_LOADED_BYTES = 1024 * 1024;
/** Finds the one skill that is meant: path first, then a name that only one skill has. */
function selectSkill(catalog, request, resolvePath) {
    const skills = (0,core_catalog/* visibleSkills */.B)(catalog.skills);
    const path = request.path?.trim();
    if (path) {
        const file = resolvePath(path);
        const skill = skills.find((candidate) => candidate.path === path || candidate.file === file);
        if (skill === undefined)
            return refuseSkill('not-found', `skill path not found in catalog: ${path}`);
        return { ok: true, skill };
    }
    const name = request.name?.trim();
    if (!name)
        return refuseSkill('unnamed', 'name or path is required');
    const matches = skills.filter((candidate) => candidate.name === name);
    if (matches.length > 1) {
        const candidates = matches.map((skill) => skill.path);
        return refuseSkill('ambiguous', `ambiguous skill name: ${name}`, candidates);
    }
    if (matches[0] === undefined)
        return refuseSkill('not-found', `skill not found: ${name}`);
    return { ok: true, skill: matches[0] };
}
/** Turns what somebody typed into a canonical workspace path; `null` when it is not in the workspace. */
function pathResolver(workspace, resolveAbsolute) {
    return (path) => {
        const inside = (0,absolute_path/* workspacePath */.X)(workspace, resolveAbsolute(path));
        return inside === null ? null : workspace.canonical(inside);
    };
}
function refuseSkill(reason, message, candidates = []) {
    return { ok: false, reason, message, candidates };
}
/** Reads a skill's text now, not when the catalog was made. */
function loadSkill(skill, form, workspace) {
    const mtimeMs = workspace.fingerprint(skill.file)?.mtimeMs ?? skill.mtimeMs;
    const limits = { maxBytes: MAX_LOADED_BYTES, followLinks: false, within: skill.directory };
    const content = workspace.read(skill.file, limits);
    if (content.kind !== 'content') {
        const why = content.kind === 'missing' ? 'it is gone' : content.detail;
        return refuseSkill('unreadable', `cannot read ${skill.path}: ${why}`);
    }
    const decoded = (0,decode_text.decodeText)(content.bytes);
    if (!decoded.ok)
        return refuseSkill('unreadable', `cannot read ${skill.path}: ${decoded.problem}`);
    const current = { ...skill, mtimeMs };
    const files = form === 'full-with-files' ? listSkillFiles(skill, workspace) : NO_FILES;
    return { ok: true, skill: current, text: textInForm(current, decoded.text, form, files), files };
}
const NO_FILES = { files: [], truncated: false };
function textInForm(skill, raw, form, files) {
    const text = raw.startsWith('\ufeff') ? raw.slice(1) : raw;
    if (form === 'body')
        return bodyOf(text);
    return form === 'full' ? text : contextOf(skill, text, files);
}
/** What stands below the frontmatter, without blank lines around it. */
function bodyOf(text) {
    return splitDocument(text)
        .body.replace(/^(?:[ \t]*(?:\r\n|\r|\n))+/, '')
        .trimEnd();
}
function contextOf(skill, text, { files, truncated }) {
    const list = files.map((file) => `<file>${(0,escape_xml/* escapeXml */.X)(`${skill.dir}/${file}`)}</file>`);
    if (truncated)
        list.push('<note>More files are in the directory.</note>');
    return [
        `<skill_context name="${(0,escape_xml/* escapeXml */.X)(skill.name)}" path="${(0,escape_xml/* escapeXml */.X)(skill.path)}">`,
        keepInside(text.trimEnd()),
        '',
        `Base directory: ${baseUrl(skill.dir)}`,
        'Relative paths in this skill are resolved from this directory.',
        '<skill_files>',
        ...list,
        '</skill_files>',
        '</skill_context>',
    ].join('\n');
}
/** Said instead of a text that the session has had already. */
function reminderOf(skill) {
    const [name, path] = [(0,escape_xml/* escapeXml */.X)(skill.name), (0,escape_xml/* escapeXml */.X)(skill.path)];
    return `<skill_context_reminder name="${name}" path="${path}">Skill already loaded in this session. Reuse previous context.</skill_context_reminder>`;
}
/** A body that closes the element itself could speak in the name of the host. */
function keepInside(text) {
    return text.replace(/<(\/?)(?=skill_context|skill_files)/gi, '&lt;$1');
}
function baseUrl(dir) {
    return `${(0,external_node_url_.pathToFileURL)(dir).href.replace(/\/$/, '')}/`;
}


/***/ }),

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

/***/ 20654:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openSession: function() { return /* binding */ openSession; }
});

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(83040);
// EXTERNAL MODULE: ./build/core/sanitize-skill-name.js
var sanitize_skill_name = __webpack_require__(6290);
;// CONCATENATED MODULE: ./build/runtime/skill-registry.js


/** The registry of one caller. */
class DefaultSkillRegistry {
    #skills = new Map();
    constructor(skills = []) {
        for (const skill of skills)
            this.registerOrReplace(skill);
    }
    registerOrReplace(skill) {
        const key = sanitizeSkillName(skill.name);
        if (key === '')
            throw new RangeError(`"${skill.name}" holds no character that a skill's name may have`);
        const replaced = this.#skills.has(key);
        this.#skills.set(key, skill);
        return { replaced };
    }
    get(name) {
        return this.#skills.get(sanitizeSkillName(name));
    }
    list() {
        return [...this.#skills].sort(([a], [b]) => compareText(a, b)).map(([, skill]) => skill);
    }
    listByNames(names) {
        const keys = new Set(names.map(sanitizeSkillName));
        return [...keys].map((key) => this.#skills.get(key)).filter((skill) => skill !== undefined);
    }
}
function isAllowed(allowlist, name) {
    if (allowlist === undefined || allowlist.includes('*'))
        return true;
    const key = (0,sanitize_skill_name/* sanitizeSkillName */.m)(name);
    return key !== '' && allowlist.some((allowed) => (0,sanitize_skill_name/* sanitizeSkillName */.m)(allowed) === key);
}
/** A view of a registry through an allowlist; it sees later registrations and makes none. */
class FilteredSkillRegistry {
    #source;
    #allowlist;
    constructor(source, allowlist) {
        this.#source = source;
        this.#allowlist = allowlist === undefined ? undefined : [...allowlist];
    }
    registerOrReplace(_skill) {
        throw new Error('FilteredSkillRegistry is read-only');
    }
    get(name) {
        return isAllowed(this.#allowlist, name) ? this.#source.get(name) : undefined;
    }
    list() {
        return this.#source.list().filter((skill) => isAllowed(this.#allowlist, skill.name));
    }
    listByNames(names) {
        return this.#source.listByNames(names.filter((name) => isAllowed(this.#allowlist, name)));
    }
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/core/catalog.js
var core_catalog = __webpack_require__(49888);
// EXTERNAL MODULE: ./build/runtime/load.js + 2 modules
var load = __webpack_require__(17995);
// EXTERNAL MODULE: ./build/runtime/materialize.js
var materialize = __webpack_require__(29309);
// EXTERNAL MODULE: ./build/runtime/skill-tree.js
var skill_tree = __webpack_require__(2586);
;// CONCATENATED MODULE: ./build/runtime/activate-skill.js



/** Activates a skill for a session, which keeps the account of it. */
async function activateSkill(session, request, { workspace, privateDirectory }) {
    const known = session.getSkill(request.name);
    if (known === undefined) {
        const availableSkills = session.getSkillNames();
        return { success: false, error: `Unknown or unavailable skill: ${request.name}`, availableSkills };
    }
    const selection = session.select({ name: known.name });
    if (!selection.ok)
        return { success: false, error: selection.message, candidates: selection.candidates };
    const { skill } = selection;
    if (session.decision(skill.name) === 'deny') {
        return { success: false, error: `The policy denies the skill: ${skill.name}` };
    }
    if (session.riskLevel(skill.name) === 'risky' && request.isConfirmed !== true) {
        const error = `Activating ${skill.name} for the first time needs consent`;
        return { success: false, error, consentRequired: true };
    }
    const body = (0,load/* loadSkill */.kA)(skill, 'body', workspace);
    if (!body.ok)
        return { success: false, error: body.message };
    if (body.text === '')
        return { success: false, error: `Skill body is empty: ${skill.name}` };
    const copy = privateDirectory === undefined ? null : await (0,materialize.materializeSkill)(skill, privateDirectory, workspace);
    return {
        success: true,
        skill: { name: skill.name, description: skill.description, location: skill.directory },
        alreadyActivated: session.isActivated(skill.name),
        mountPath: copy?.mountPath ?? null,
        folderStructure: (0,skill_tree/* renderSkillTree */.k6)(skill, (0,skill_tree/* readSkillTree */.o4)(skill, workspace)),
        instructions: body.text,
    };
}

;// CONCATENATED MODULE: ./build/runtime/mentions.js
/** Skill names that a text mentions as `$name`, each once, in order. */
function findMentions(text) {
    return [...new Set([...text.matchAll(/\$([a-z0-9]+(?:-[a-z0-9]+)*)/g)].map((mention) => mention[1]))];
}
/** Those of the mentioned names that the catalog knows. */
function findKnownMentions(text, skills) {
    const names = new Set(skills.map((skill) => skill.name));
    return findMentions(text).filter((name) => names.has(name));
}

// EXTERNAL MODULE: ./build/runtime/search.js
var search = __webpack_require__(82162);
// EXTERNAL MODULE: ./build/runtime/skill-metadata.js
var skill_metadata = __webpack_require__(90755);
;// CONCATENATED MODULE: ./build/runtime/skill-policy.js
const LOAD_TOOL = 'skill_load';
/** Whether a skill may be loaded: deny goes before allow, and without a rule somebody has to confirm. */
function evaluateSkillPolicy(rules, skillName, tool = LOAD_TOOL) {
    const applies = (rule) => rule.tool === tool && (rule.skill_name === undefined || rule.skill_name === skillName);
    if (rules.deny?.some(applies))
        return 'deny';
    return rules.allow?.some(applies) ? 'allow' : 'confirm';
}
/** The rules after somebody confirmed a skill and asked to remember it. */
function rememberSkill(rules, skillName) {
    if (evaluateSkillPolicy(rules, skillName) !== 'confirm')
        return rules;
    return { ...rules, allow: [...(rules.allow ?? []), { tool: LOAD_TOOL, skill_name: skillName }] };
}

;// CONCATENATED MODULE: ./build/runtime/skill-session.js











/**
 * One task's view of the skills and all it has done with them: what it may see, what it has loaded, confirmed and
 * activated. It is held by its caller and shares nothing with another.
 */
class SkillSession {
    taskId;
    #options;
    #loaded = new Map();
    #consented = new Set();
    #activated = new Set();
    #policy;
    constructor(options) {
        this.taskId = options.taskId;
        this.#options = options;
        this.#policy = options.policy;
    }
    /** The catalog as this session may see it. */
    catalog() {
        const { isEnabled = true, allowlist, catalog } = this.#options;
        if (!isEnabled)
            return { skills: [], errors: [], truncated: false };
        const all = catalog();
        return { ...all, skills: (0,core_catalog/* visibleSkills */.B)(all.skills).filter((skill) => isAllowed(allowlist, skill.name)) };
    }
    /** The skill of a sanitized name; the first one where several have it. */
    getSkill(name) {
        const key = (0,sanitize_skill_name/* sanitizeSkillName */.m)(name);
        return this.catalog().skills.find((skill) => (0,sanitize_skill_name/* sanitizeSkillName */.m)(skill.name) === key);
    }
    getSkillNames() {
        return [...new Set(this.catalog().skills.map((skill) => skill.name))].sort(diagnostic/* compareText */.n6);
    }
    search(query) {
        const workingDirectory = this.#options.workingDirectory;
        return (0,search/* searchSkills */.N)(this.catalog(), { workingDirectory, ...query }, this.#options.searchLimits);
    }
    mentions(text) {
        return findKnownMentions(text, this.catalog().skills);
    }
    /** The one skill that a name or a path means. */
    select(request) {
        if (this.#options.isEnabled === false)
            return (0,load/* refuseSkill */.mr)('disabled', 'skills are disabled');
        const { workspace, workingDirectory } = this.#options;
        const resolve = (0,load/* pathResolver */.cd)(workspace, (text) => toPosix(external_node_path_default().resolve(workingDirectory, text)));
        return (0,load/* selectSkill */.UI)(this.catalog(), request, resolve);
    }
    /** The text of a skill, or a reminder when this session has had the same version in the same form before. */
    load(request, form = this.#options.form) {
        const selection = this.select(request);
        if (!selection.ok)
            return selection;
        const refusal = this.#refuse(selection.skill, request.isConfirmed === true);
        if (refusal !== null)
            return refusal;
        const loaded = (0,load/* loadSkill */.kA)(selection.skill, form, this.#options.workspace);
        if (!loaded.ok)
            return loaded;
        const { skill } = loaded;
        const known = this.#loaded.get(skill.path);
        const isRepeated = known !== undefined && known.mtimeMs === skill.mtimeMs && known.form === form;
        this.#loaded.set(skill.path, { mtimeMs: skill.mtimeMs, form });
        if (!isRepeated)
            return { ...loaded, isRepeated };
        return { ok: true, skill, text: (0,load/* reminderOf */.Kd)(skill), files: { files: [], truncated: false }, isRepeated };
    }
    #refuse(skill, isConfirmed) {
        if (this.#policy === undefined)
            return null;
        const decision = evaluateSkillPolicy(this.#policy, skill.name);
        if (decision === 'allow' || (decision === 'confirm' && (isConfirmed || this.hasConsent(skill.name))))
            return null;
        if (decision === 'deny')
            return (0,load/* refuseSkill */.mr)('denied', `the policy denies the skill: ${skill.name}`);
        const message = `somebody has to confirm the skill: ${skill.name}`;
        return { ...(0,load/* refuseSkill */.mr)('unconfirmed', message), needsConsent: true };
    }
    /** What the policy says about a skill; without a policy somebody has to confirm. */
    decision(name) {
        return evaluateSkillPolicy(this.#policy ?? {}, name);
    }
    /** `risky` until this task has been allowed to activate the skill, `safe` from then on. */
    riskLevel(name) {
        return this.hasConsent(name) || this.decision(name) === 'allow' ? 'safe' : 'risky';
    }
    hasConsent(name) {
        return this.#consented.has((0,sanitize_skill_name/* sanitizeSkillName */.m)(name));
    }
    /** Somebody agreed that this task uses the skill; `remember` keeps the agreement as a rule. */
    consent(name, options = {}) {
        this.#consented.add((0,sanitize_skill_name/* sanitizeSkillName */.m)(name));
        if (options.remember)
            this.#policy = rememberSkill(this.#policy ?? {}, name);
    }
    /** The rules with what was remembered, for the caller to store. */
    get policy() {
        return this.#policy ?? {};
    }
    isActivated(name) {
        return this.#activated.has((0,sanitize_skill_name/* sanitizeSkillName */.m)(name));
    }
    /** Loads the instructions of a skill and copies it into the task's private folder. */
    async activate(request) {
        const { workspace, privateDirectory } = this.#options;
        const activation = await activateSkill(this, request, { workspace, privateDirectory });
        if (activation.success) {
            this.consent(activation.skill.name);
            this.#activated.add((0,sanitize_skill_name/* sanitizeSkillName */.m)(activation.skill.name));
        }
        return activation;
    }
    snapshot() {
        const { isEnabled = true, workspace, workingDirectory } = this.#options;
        return {
            task_id: this.taskId,
            enabled: isEnabled,
            root_dir: workspace.root,
            working_dir: workingDirectory,
            catalog: (0,skill_metadata.listingOf)(this.catalog()),
            loaded_versions: [...this.#loaded]
                .map(([file, { mtimeMs }]) => ({ path: file, mtime_ms: Math.trunc(mtimeMs) }))
                .sort((a, b) => (0,diagnostic/* compareText */.n6)(a.path, b.path)),
            consented: [...this.#consented].sort(diagnostic/* compareText */.n6),
            activated: [...this.#activated].sort(diagnostic/* compareText */.n6),
        };
    }
    /** Forgets everything: the task has come to its end. */
    end() {
        this.#loaded.clear();
        this.#consented.clear();
        this.#activated.clear();
        this.#policy = this.#options.policy;
    }
}
function toPosix(text) {
    return (external_node_path_default()).sep === '/' ? text : text.split((external_node_path_default()).sep).join('/');
}

;// CONCATENATED MODULE: ./build/runtime/open-session.js


/** A session over the skills of a repository, as its profile and its config want it. */
function openSession(opened, wishes) {
    const { setup, settings } = opened;
    const { current = () => opened, allow, taskId = 'default', ...rest } = wishes;
    return new SkillSession({
        taskId,
        workspace: setup.request.workspace,
        catalog: () => {
            const { catalog } = current();
            return { ...catalog, skills: catalog.skills.filter((skill) => isAllowed(allow, skill.name)) };
        },
        form: setup.chosen.profile.load,
        isEnabled: settings.isEnabled,
        allowlist: settings.allowlist,
        searchLimits: settings.search,
        ...rest,
    });
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

/***/ 90755:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listingOf: function() { return /* binding */ listingOf; },
/* harmony export */   loadMetadataOf: function() { return /* binding */ loadMetadataOf; }
/* harmony export */ });
/* unused harmony export metadataOf */
function metadataOf({ id, name, description, path, dir, scope, mtimeMs, }) {
    return { id, name, description, path, dir, scope, mtime_ms: Math.trunc(mtimeMs) };
}
function loadMetadataOf({ id, name, path, dir, mtimeMs }) {
    return { skill_id: id, name, path, dir, mtime_ms: Math.trunc(mtimeMs) };
}
function listingOf(catalog) {
    return { skills: catalog.skills.map(metadataOf), errors: catalog.errors, truncated: catalog.truncated };
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