"use strict";
exports.id = 8317;
exports.ids = [8317,922];
exports.modules = {

/***/ 32823:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: function() { return /* binding */ Checksum; }
/* harmony export */ });
/** Two running sums, seeded: enough to see that something changed, far cheaper than node:crypto is to load. */
class Checksum {
    #a;
    #b;
    constructor(seed) {
        this.#a = seed | 0;
        this.#b = (seed ^ 0x9e3779b9) | 0;
    }
    addNumber(value) {
        this.#a = Math.imul(this.#a ^ value, 0x85ebca6b);
        this.#a ^= this.#a >>> 13;
        this.#b = Math.imul(this.#b ^ value, 0xc2b2ae35);
        this.#b ^= this.#b >>> 16;
        return this;
    }
    addText(text) {
        for (let index = 0; index < text.length; index++)
            this.addNumber(text.charCodeAt(index));
        return this.addNumber(text.length);
    }
    addBytes(bytes) {
        const words = bytes.length >>> 2;
        const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
        for (let index = 0; index < words; index++)
            this.addNumber(view.getInt32(index * 4, true));
        for (let index = words * 4; index < bytes.length; index++)
            this.addNumber(bytes[index]);
        return this.addNumber(bytes.length);
    }
    get value() {
        return (this.#a >>> 0).toString(16).padStart(8, '0') + (this.#b >>> 0).toString(16).padStart(8, '0');
    }
}


/***/ }),

/***/ 98195:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: function() { return /* binding */ holdsStill; }
/* harmony export */ });
/* harmony import */ var _observation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96120);

/** Whether everything that was looked at still looks the same. */
function holdsStill({ trace, seed }, variables) {
    for (const [name, value] of trace.variables)
        if (variables[name] !== value)
            return false;
    for (const [file, print] of trace.prints)
        if (!(0,_observation_js__WEBPACK_IMPORTED_MODULE_0__/* .isSamePrint */ .k_)((0,_observation_js__WEBPACK_IMPORTED_MODULE_0__/* .takePrint */ .Hl)(file), print))
            return false;
    for (const [file, sum] of trace.sums)
        if ((0,_observation_js__WEBPACK_IMPORTED_MODULE_0__/* .sumContent */ .Zo)(file, seed) !== sum)
            return false;
    return true;
}


/***/ }),

/***/ 96120:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hl: function() { return /* binding */ takePrint; },
/* harmony export */   KO: function() { return /* binding */ isRacy; },
/* harmony export */   Zo: function() { return /* binding */ sumContent; },
/* harmony export */   jO: function() { return /* binding */ sumBytes; },
/* harmony export */   k_: function() { return /* binding */ isSamePrint; }
/* harmony export */ });
/* unused harmony export MISSING */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _checksum_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32823);


const MISSING = { size: -1, modified: 0, changed: 0, inode: 0 };
/**
 * A file that was written a moment ago can be written again without its times showing it. Git knows the problem as
 * a racy index; two seconds cover the coarsest file system.
 */
const RACY_MS = 2000;
/** A look at a path without following it; `null` for a link or what cannot be looked at. */
function takePrint(absolute) {
    try {
        const stats = node_fs__WEBPACK_IMPORTED_MODULE_0___default().lstatSync(absolute, { throwIfNoEntry: false });
        if (stats === undefined)
            return MISSING;
        if (!stats.isFile() && !stats.isDirectory())
            return null;
        return { size: stats.size, modified: stats.mtimeMs, changed: stats.ctimeMs, inode: stats.ino };
    }
    catch {
        return null;
    }
}
function isSamePrint(now, then) {
    return (now !== null &&
        now.size === then.size &&
        now.modified === then.modified &&
        now.changed === then.changed &&
        now.inode === then.inode);
}
/** Whether these times prove nothing yet: the content itself has to be compared. */
function isRacy(print, now) {
    return print !== MISSING && Math.max(print.modified, print.changed) > now - RACY_MS;
}
/** The checksum of what is there now: a file's bytes or a directory's names; `null` when it cannot be read. */
function sumContent(absolute, seed) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0___default().lstatSync(absolute).isDirectory()
            ? sumListing(node_fs__WEBPACK_IMPORTED_MODULE_0___default().readdirSync(absolute, { withFileTypes: true }), seed)
            : sumBytes(node_fs__WEBPACK_IMPORTED_MODULE_0___default().readFileSync(absolute), seed);
    }
    catch {
        return null;
    }
}
function sumBytes(bytes, seed) {
    return new _checksum_js__WEBPACK_IMPORTED_MODULE_1__/* .Checksum */ .M(seed).addBytes(bytes).value;
}
function sumListing(entries, seed) {
    const names = entries.map((entry) => `${entry.name}/${entry.isDirectory()}${entry.isFile()}`).sort();
    const sum = new _checksum_js__WEBPACK_IMPORTED_MODULE_1__/* .Checksum */ .M(seed);
    for (const name of names)
        sum.addText(name);
    return sum.value;
}


/***/ }),

/***/ 70510:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ RunRecorder; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_skill_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11048);
/* harmony import */ var _workspace_hold_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35339);
/* harmony import */ var _observation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96120);




/**
 * Notes what a run depends on. A path is looked at before it is read, so that a change in between shows later;
 * what is read of a young file is summed up on the way.
 */
class RunRecorder {
    #root;
    #seed;
    #prints = new Map();
    #sums = new Map();
    #variables = new Map();
    #isWhole = true;
    constructor(options) {
        this.#root = options.root;
        this.#seed = options.seed;
    }
    /** `null` when something was met that no print can stand for, such as a link. */
    get trace() {
        const [prints, sums, variables] = [this.#prints, this.#sums, this.#variables];
        return this.#isWhole ? { prints, sums, variables } : null;
    }
    record(request) {
        const variables = new Proxy(request.environment.variables, {
            get: (target, name) => {
                const value = typeof name === 'string' ? target[name] : undefined;
                if (typeof name === 'string')
                    this.#variables.set(name, value);
                return value;
            },
        });
        return {
            ...request,
            workspace: new RecordingWorkspace(request.workspace, this),
            store: this.#recordStore(request.store),
            environment: { ...request.environment, variables },
            ...(request.commands && { commands: this.#recordCommands(request.commands) }),
        };
    }
    /** A directory that is listed, or a path that is asked about. */
    notePath(target) {
        this.#note(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(this.#root, target), null);
    }
    /** A path that is resolved: each directory on its way may become a link and leave what lies at its end as it was. */
    noteWay(target) {
        for (let place = target;; place = (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_3__/* .parentOf */ .gN)(place)) {
            this.notePath(place);
            if (place === (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_3__/* .parentOf */ .gN)(place) || place === '.')
                return;
        }
    }
    noteContent(file, read) {
        return this.#note(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(this.#root, file), read, (content) => content.kind === 'content' ? content.bytes : null);
    }
    /** What is installed on the machine is nowhere written down. */
    #recordCommands(commands) {
        return {
            isInstalled: (command) => {
                this.#isWhole = false;
                return commands.isInstalled(command);
            },
        };
    }
    #recordStore(store) {
        const hold = (file) => this.#note(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(this.#root, file), () => (0,_workspace_hold_file_js__WEBPACK_IMPORTED_MODULE_1__/* .holdFile */ .Y)(store, file), (text) => text?.bytes ?? null);
        return {
            read: (file) => hold(file)?.read() ?? null,
            hold,
            // Where nothing is written, it only removes what a killed run has left: that shows in the directory's print.
            update: async (file, compute, options) => {
                const isWritten = await store.update(file, compute, options);
                if (isWritten)
                    this.#isWhole = false;
                return isWritten;
            },
        };
    }
    #note(absolute, read, bytesOf) {
        const isKnown = this.#prints.has(absolute);
        const print = isKnown ? this.#prints.get(absolute) : (0,_observation_js__WEBPACK_IMPORTED_MODULE_2__/* .takePrint */ .Hl)(absolute);
        if (print === null)
            this.#isWhole = false;
        else
            this.#prints.set(absolute, print);
        const content = read?.();
        if (print === null || isKnown || !(0,_observation_js__WEBPACK_IMPORTED_MODULE_2__/* .isRacy */ .KO)(print, Date.now()))
            return content;
        const bytes = content === undefined ? null : bytesOf(content);
        const sum = bytes === null ? (0,_observation_js__WEBPACK_IMPORTED_MODULE_2__/* .sumContent */ .Zo)(absolute, this.#seed) : (0,_observation_js__WEBPACK_IMPORTED_MODULE_2__/* .sumBytes */ .jO)(bytes, this.#seed);
        if (sum === null)
            this.#isWhole = false;
        else
            this.#sums.set(absolute, sum);
        return content;
    }
}
class RecordingWorkspace {
    root;
    home;
    #inner;
    #recorder;
    constructor(inner, recorder) {
        this.root = inner.root;
        this.home = inner.home;
        this.#inner = inner;
        this.#recorder = recorder;
    }
    list(directory) {
        this.#recorder.notePath(directory);
        return this.#inner.list(directory);
    }
    listWithin(base, directory) {
        this.#recorder.notePath(directory);
        return this.#inner.listWithin(base, directory);
    }
    read(file, limits) {
        return this.#recorder.noteContent(file, () => this.#inner.read(file, limits));
    }
    kindOf(target) {
        this.#recorder.noteWay(target);
        return this.#inner.kindOf(target);
    }
    /** What stands in a directory cannot become something else without the directory changing. */
    entryAt(target) {
        this.#recorder.notePath((0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_3__/* .parentOf */ .gN)(target));
        return this.#inner.entryAt(target);
    }
    canonical(target) {
        this.#recorder.noteWay(target);
        return this.#inner.canonical(target);
    }
    fingerprint(file) {
        this.#recorder.notePath(file);
        return this.#inner.fingerprint(file);
    }
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

/***/ 8317:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SkillMemory: function() { return /* binding */ SkillMemory; }
/* harmony export */ });
/* harmony import */ var _cache_holds_still_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98195);
/* harmony import */ var _cache_run_recorder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70510);
/* harmony import */ var _inspect_skills_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17006);
/* harmony import */ var _tracing_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40922);




/**
 * Reads skills again and again, for `watch`: one is read anew only when something that its record was made from looks
 * different. Nothing depends on being told of every change.
 */
class SkillMemory {
    #known = new Map();
    #rules = '';
    /** What the skills of the last run depend on; absolute paths. */
    *directories() {
        for (const { directories } of this.#known.values())
            yield* directories;
    }
    async inspect(setup, scan) {
        const rules = rulesOf(setup);
        const before = rules === this.#rules ? this.#known : new Map();
        const now = new Map();
        // What lies in the home directory is not recorded.
        if (setup.request.workspace.home !== null)
            return (0,_inspect_skills_js__WEBPACK_IMPORTED_MODULE_2__/* .inspectSkills */ .$)(setup, scan);
        const records = [];
        for (const candidate of scan.candidates) {
            const known = before.get(candidate.file);
            const isCurrent = known !== undefined && isUnchanged(known, candidate, setup);
            const skill = isCurrent ? known : await inspectOne(candidate, setup);
            now.set(candidate.file, skill);
            records.push(skill.record);
        }
        this.#known = now;
        this.#rules = rules;
        return records;
    }
}
/** Everything beside files that a record is made from. */
function rulesOf({ chosen, settings, roots, request, manifestText }) {
    const { operation, workspace } = request;
    // A root that is replaced by a link to itself elsewhere leaves no trace in what lies below.
    const places = roots.map(({ path }) => workspace.canonical(path));
    const hasManifest = manifestText !== null;
    return JSON.stringify([chosen, settings.limits, settings.lexicon, operation, places, hasManifest]);
}
function isUnchanged(known, candidate, { request }) {
    return (known.seen !== null &&
        known.candidate === JSON.stringify(candidate) &&
        (0,_cache_holds_still_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsStill */ .Z)(known.seen, request.environment.variables));
}
async function inspectOne(candidate, setup) {
    const workspace = new _tracing_workspace_js__WEBPACK_IMPORTED_MODULE_3__.TracingWorkspace(setup.request.workspace);
    const seed = Math.floor(Math.random() * 2 ** 31);
    const recorder = new _cache_run_recorder_js__WEBPACK_IMPORTED_MODULE_1__/* .RunRecorder */ .K({ root: workspace.root, seed });
    const request = recorder.record({ ...setup.request, workspace });
    let isManifestAsked = false;
    const readManifest = (text) => {
        isManifestAsked = true;
        return setup.readManifest(text);
    };
    const own = { ...setup, request, readManifest };
    const [record] = await (0,_inspect_skills_js__WEBPACK_IMPORTED_MODULE_2__/* .inspectSkills */ .$)(own, { candidates: [candidate] });
    // The manifest is what changes most: a record that depends on it is made anew each time.
    const trace = isManifestAsked ? null : recorder.trace;
    return {
        candidate: JSON.stringify(candidate),
        record: record,
        seen: trace === null ? null : { trace, seed },
        directories: workspace.directories,
    };
}


/***/ }),

/***/ 40922:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TracingWorkspace: function() { return /* binding */ TracingWorkspace; }
/* harmony export */ });
/* harmony import */ var _core_resource_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85283);
/* harmony import */ var _core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11048);
/* harmony import */ var _absolute_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92851);



const RESOURCE_DIRECTORIES = new Set(_core_resource_types_js__WEBPACK_IMPORTED_MODULE_0__/* .RESOURCE_TYPES */ .R);
/** Notes every directory that a run looked at: a change in one of them may change what the run finds. */
class TracingWorkspace {
    root;
    home;
    #inner;
    #directories = new Set();
    constructor(inner) {
        this.#inner = inner;
        this.root = inner.root;
        this.home = inner.home;
    }
    /** Absolute paths; some may not exist. */
    get directories() {
        return this.#directories;
    }
    list(directory) {
        return this.#traceListing(directory, this.#inner.list(directory));
    }
    listWithin(base, directory) {
        return this.#traceListing(directory, this.#inner.listWithin(base, directory));
    }
    read(file, limits) {
        this.#trace((0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(file));
        return this.#inner.read(file, limits);
    }
    kindOf(path) {
        this.#trace((0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(path));
        return this.#inner.kindOf(path);
    }
    entryAt(path) {
        this.#trace((0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(path));
        return this.#inner.entryAt(path);
    }
    canonical(path) {
        this.#trace((0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(path));
        return this.#inner.canonical(path);
    }
    fingerprint(file) {
        this.#trace((0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(file));
        return this.#inner.fingerprint(file);
    }
    /** Resources are read later, when somebody asks for one: a change in their directories counts all the same. */
    #traceListing(directory, entries) {
        this.#trace(directory);
        if (entries === null)
            this.#trace((0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(directory));
        for (const { name, kind } of entries ?? []) {
            if (kind === 'directory' && RESOURCE_DIRECTORIES.has(name))
                this.#trace((0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(directory, name));
        }
        return entries;
    }
    #trace(directory) {
        this.#directories.add((0,_absolute_path_js__WEBPACK_IMPORTED_MODULE_2__/* .absolutePath */ .H)(this.#inner, directory));
    }
}


/***/ })

};
;