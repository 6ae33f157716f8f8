"use strict";
exports.id = 7990;
exports.ids = [7990];
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

/***/ 67990:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rememberRun: function() { return /* binding */ rememberRun; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
var external_node_fs_default = /*#__PURE__*/__webpack_require__.n(external_node_fs_);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
;// CONCATENATED MODULE: ./build/cache/cache-directory.js

/** Where this user's caches lie; `null` when the environment does not say. */
function cacheDirectory(env) {
    const base = absolute(env['XDG_CACHE_HOME']) ??
        absolute(env['LOCALAPPDATA']) ??
        below(env['HOME'] ?? env['USERPROFILE']);
    return base === null ? null : external_node_path_default().join(base, 'skill-registrar');
}
function absolute(folder) {
    return folder !== undefined && external_node_path_default().isAbsolute(folder) ? folder : null;
}
function below(home) {
    const folder = absolute(home);
    return folder === null ? null : external_node_path_default().join(folder, '.cache');
}

// EXTERNAL MODULE: ./build/cache/checksum.js
var checksum = __webpack_require__(32823);
;// CONCATENATED MODULE: ./build/cache/forget-oldest.js


/** Leaves the entries of a folder that were written last. */
function forgetOldest(folder, most) {
    const entries = external_node_fs_default().readdirSync(folder).map((name) => {
        const place = external_node_path_default().join(folder, name);
        return { place, since: external_node_fs_default().statSync(place).mtimeMs };
    });
    entries.sort((a, b) => b.since - a.since);
    for (const { place } of entries.slice(most))
        external_node_fs_default().rmSync(place, { recursive: true, force: true });
}

// EXTERNAL MODULE: ./build/cache/holds-still.js
var holds_still = __webpack_require__(98195);
;// CONCATENATED MODULE: ./build/cache/run-snapshot.js

const NUMBERS = 4;
/** One line of JSON, then the prints as numbers, the paths, and what was printed. */
function encodeSnapshot({ key, seed, trace, exitCode, stdout, stderr }) {
    const prints = new Float64Array(trace.prints.size * NUMBERS);
    let at = 0;
    for (const print of trace.prints.values()) {
        prints.set([print.size, print.modified, print.changed, print.inode], at);
        at += NUMBERS;
    }
    const parts = [
        Buffer.from(prints.buffer),
        Buffer.from([...trace.prints.keys()].join('\0')),
        Buffer.from(stdout),
        Buffer.from(stderr),
    ];
    const body = Buffer.concat(parts);
    const head = {
        key,
        seed,
        exitCode,
        variables: [...trace.variables].map(([name, value]) => [name, value ?? null]),
        sums: [...trace.sums],
        lengths: parts.map(({ length }) => length),
        checksum: sumOf(body, seed),
    };
    return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]);
}
/** `null` for anything that is not whole. */
function decodeSnapshot(bytes) {
    const end = bytes.indexOf(10);
    if (end === -1)
        return null;
    const head = JSON.parse(bytes.toString('utf8', 0, end));
    // A copy, because numbers have to begin at a multiple of eight.
    const body = Buffer.from(Uint8Array.prototype.slice.call(bytes, end + 1).buffer);
    if (head.lengths.reduce((sum, length) => sum + length, 0) !== body.length)
        return null;
    if (sumOf(body, head.seed) !== head.checksum)
        return null;
    const [numbers = 0, paths = 0, stdout = 0, stderr = 0] = head.lengths;
    const texts = [paths, stdout, stderr].map((length, index) => {
        const start = numbers + [0, paths, paths + stdout][index];
        return body.toString('utf8', start, start + length);
    });
    return {
        key: head.key,
        seed: head.seed,
        exitCode: head.exitCode,
        stdout: texts[1],
        stderr: texts[2],
        trace: {
            prints: readPrints(new Float64Array(body.buffer, body.byteOffset, numbers / 8), texts[0].split('\0')),
            sums: new Map(head.sums),
            variables: new Map(head.variables.map(([name, value]) => [name, value ?? undefined])),
        },
    };
}
function readPrints(numbers, paths) {
    const prints = new Map();
    for (const [index, path] of paths.entries()) {
        const at = index * NUMBERS;
        prints.set(path, {
            size: numbers[at],
            modified: numbers[at + 1],
            changed: numbers[at + 2],
            inode: numbers[at + 3],
        });
    }
    return prints;
}
function sumOf(body, seed) {
    return new checksum/* Checksum */.M(seed).addBytes(body).value;
}

// EXTERNAL MODULE: ./build/workspace/store/remove-file.js
var remove_file = __webpack_require__(82742);
;// CONCATENATED MODULE: ./build/cache/write-whole.js


/**
 * Whoever reads the file sees all of it or the one before; `flush` says that this holds after a power failure too,
 * for what is read without a checksum.
 */
function writeWhole(file, content, { flush = false } = {}) {
    const temporary = `${file}.${process.pid}.tmp`;
    try {
        external_node_fs_default().writeFileSync(temporary, content, { mode: 0o600, flush });
        external_node_fs_default().renameSync(temporary, file);
    }
    catch (error) {
        (0,remove_file/* removeQuietly */.S)(temporary);
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/cache/run-memory.js







/** So many command lines are remembered; the one that was written first goes first. */
const MOST_SNAPSHOTS = 16;
/**
 * Remembers runs that changed nothing: as long as every path they looked at looks the same, the same is printed
 * again and nothing is read. Whatever is wrong with the cache, the run is done as if there were none.
 */
class RunMemory {
    #folder;
    #key;
    constructor(options) {
        this.#folder = options.folder;
        this.#key = options.key;
    }
    recall(variables) {
        try {
            const snapshot = decodeSnapshot(external_node_fs_default().readFileSync(this.#file));
            return snapshot !== null && snapshot.key === this.#key && (0,holds_still/* holdsStill */.Z)(snapshot, variables)
                ? snapshot
                : null;
        }
        catch {
            return null;
        }
    }
    keep(printed, trace, seed) {
        const snapshot = { ...printed, key: this.#key, seed, trace };
        if ([...trace.prints.keys()].some((file) => file.includes('\0')))
            return;
        try {
            external_node_fs_default().mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
            writeWhole(this.#file, encodeSnapshot(snapshot));
            forgetOldest(this.#folder, MOST_SNAPSHOTS);
        }
        catch {
            // The next run does its work again.
        }
    }
    get #file() {
        return external_node_path_default().join(this.#folder, `${new checksum/* Checksum */.M(1).addText(this.#key).value}.run`);
    }
}

// EXTERNAL MODULE: ./build/cache/run-recorder.js
var run_recorder = __webpack_require__(70510);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(18743);
// EXTERNAL MODULE: ./build/cli/locate-root.js
var locate_root = __webpack_require__(81407);
;// CONCATENATED MODULE: ./build/cli/remember-run.js







/** `null` where nothing is remembered: no place for it, or an output that depends on more than files. */
function rememberRun(command, args, { common, io }) {
    const folder = cacheDirectory(io.env);
    if (folder === null || (0,locate_root.isInside)(folder, common.root))
        return null;
    if (common.readsHome || (common.format !== 'json' && common.format !== 'text'))
        return null;
    const program = [version.VERSION, version/* BUILD */.B, programStamp()];
    const terminal = [io.stdout, io.stderr].map(({ isTty, hasColor, columns }) => [isTty, hasColor, columns]);
    const key = JSON.stringify([program, command, args, io.cwd, common, terminal]);
    const memory = new RunMemory({ folder: external_node_path_default().join(folder, 'runs'), key });
    const seed = Math.floor(Math.random() * 2 ** 31);
    const recorder = new run_recorder/* RunRecorder */.K({ root: common.root, seed });
    const [stdout, stderr] = [copyPort(io.stdout), copyPort(io.stderr)];
    return {
        io: {
            stdout: stdout.port,
            stderr: stderr.port,
            // Opened when somebody asks for it.
            get stdin() {
                return io.stdin;
            },
            env: io.env,
            cwd: io.cwd,
            untilInterrupted: () => io.untilInterrupted(),
        },
        replay() {
            const printed = memory.recall(io.env);
            if (printed === null)
                return null;
            io.stdout.write(printed.stdout);
            io.stderr.write(printed.stderr);
            return printed.exitCode;
        },
        record: (request) => recorder.record(request),
        keep(result) {
            const { trace } = recorder;
            // A run with changes depends on the clock, and is not the same a second time.
            if (result.kind !== 'outcome' || trace === null)
                return;
            const { outcome } = result;
            if (outcome.report.changed || outcome.files.length > 0)
                return;
            memory.keep({ exitCode: outcome.exitCode, stdout: stdout.text(), stderr: stderr.text() }, trace, seed);
        },
    };
}
/** A program that is not bundled is known by its file. */
function programStamp() {
    const stats = external_node_fs_default().statSync(process.argv[1] ?? process.execPath, { throwIfNoEntry: false });
    return stats === undefined ? [] : [stats.size, stats.mtimeMs];
}
function copyPort(port) {
    const written = [];
    const write = (text) => {
        written.push(text);
        port.write(text);
    };
    return { port: { ...port, write }, text: () => written.join('') };
}


/***/ }),

/***/ 82742:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ removeQuietly; },
/* harmony export */   n: function() { return /* binding */ removeFile; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);

/** Removes a file; one that is not there is fine. */
function removeFile(file) {
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0___default().unlinkSync(file);
    }
    catch (error) {
        if (error.code !== 'ENOENT')
            throw error;
    }
}
/** Removes a file after something went wrong, whose error is the one to hear of. */
function removeQuietly(file) {
    try {
        removeFile(file);
    }
    catch {
        // What cannot be removed stays.
    }
}


/***/ })

};
;