"use strict";
exports.id = 6946;
exports.ids = [6946];
exports.modules = {

/***/ 66946:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  watchRepository: function() { return /* binding */ watchRepository; }
});

// UNUSED EXPORTS: DEBOUNCE_MS

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
var external_node_fs_default = /*#__PURE__*/__webpack_require__.n(external_node_fs_);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
;// CONCATENATED MODULE: ./build/runtime/directory-watcher.js


/** How often directories are looked through where the system cannot report changes, in milliseconds. */
const POLL_INTERVAL_MS = 1000;
/**
 * Reports that something in a set of directories may have changed. Each is watched by itself, which every system does
 * well; where the system runs out of watches, all of them are looked through at intervals.
 */
class DirectoryWatcher {
    #onChange;
    #open;
    #watched = new Map();
    #directories = new Set();
    #poll = null;
    constructor(onChange, options = {}) {
        this.#onChange = onChange;
        this.#open = options.open ?? ((directory, listener) => external_node_fs_default().watch(directory, listener));
        if (options.isPolling)
            this.#startPolling();
    }
    get isPolling() {
        return this.#poll !== null;
    }
    /** Watches these directories, or the next one above each that exists, and no others; returns how many are new. */
    sync(directories) {
        const wanted = new Map();
        for (const directory of directories) {
            const { path: place, inode } = existingDirectory(directory);
            wanted.set(place, inode);
        }
        this.#directories = new Set(wanted.keys());
        if (this.#poll !== null) {
            const state = stateOf(this.#directories);
            const isNew = state !== this.#poll.state;
            this.#poll.state = state;
            return isNew ? 1 : 0;
        }
        for (const directory of this.#watched.keys())
            if (!wanted.has(directory))
                this.#unwatch(directory);
        let added = 0;
        for (const [directory, inode] of wanted)
            if (this.#watch(directory, inode))
                added++;
        return added;
    }
    close() {
        for (const directory of [...this.#watched.keys()])
            this.#unwatch(directory);
        if (this.#poll !== null)
            clearInterval(this.#poll.timer);
    }
    #watch(directory, inode) {
        if (this.#poll !== null || this.#watched.get(directory)?.inode === inode)
            return false;
        this.#unwatch(directory);
        try {
            const watcher = this.#open(directory, () => this.#onChange());
            watcher.on('error', () => {
                this.#unwatch(directory);
                this.#onChange();
            });
            this.#watched.set(directory, { watcher, inode });
            return true;
        }
        catch (error) {
            if (isOutOfWatches(error))
                this.#startPolling();
            return true;
        }
    }
    #unwatch(directory) {
        this.#watched.get(directory)?.watcher.close();
        this.#watched.delete(directory);
    }
    #startPolling() {
        for (const directory of [...this.#watched.keys()])
            this.#unwatch(directory);
        const timer = setInterval(() => this.#look(), POLL_INTERVAL_MS);
        this.#poll = { timer, state: stateOf(this.#directories) };
    }
    #look() {
        const state = stateOf(this.#directories);
        if (this.#poll === null || state === this.#poll.state)
            return;
        this.#poll.state = state;
        this.#onChange();
    }
}
/** A directory, or the next one above it that exists; the topmost always does. */
function existingDirectory(directory) {
    for (let current = directory;; current = external_node_path_default().dirname(current)) {
        const stats = external_node_fs_default().statSync(current, { throwIfNoEntry: current === external_node_path_default().dirname(current) });
        if (stats?.isDirectory())
            return { path: current, inode: stats.ino };
    }
}
function isOutOfWatches(error) {
    return ['ENOSPC', 'EMFILE', 'ENFILE', 'ENOSYS', 'ENOTSUP'].includes(error.code ?? '');
}
/** Names, sizes and times of everything in the directories. */
function stateOf(directories) {
    const parts = [];
    for (const directory of [...directories].sort()) {
        for (const name of readNames(directory)) {
            const stats = external_node_fs_default().lstatSync(external_node_path_default().join(directory, name), { throwIfNoEntry: false });
            parts.push(`${directory}/${name}:${stats?.ino}:${stats?.size}:${stats?.mtimeMs}:${stats?.ctimeMs}`);
        }
    }
    return parts.join('\n');
}
function readNames(directory) {
    try {
        return external_node_fs_default().readdirSync(directory).sort();
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./build/runtime/watch-repository.js

const DEBOUNCE_MS = 150;
const MAX_DELAY_MS = 2000;
/**
 * Does the work now, and again after every change in what it depends on, until the signal comes. Events in a
 * row count as one; an event during the work leads to one more run. Rejects when the work does.
 */
async function watchRepository(options) {
    const alarm = new Alarm(options.debounceMs ?? DEBOUNCE_MS, options.maxDelayMs ?? MAX_DELAY_MS);
    const watcher = new DirectoryWatcher(() => alarm.ring(), { isPolling: options.isPolling ?? false });
    const stop = () => alarm.cancel();
    options.signal.addEventListener('abort', stop, { once: true });
    try {
        while (!options.signal.aborted) {
            const directories = await options.run();
            // What happened in a directory between the run and its first watch went unnoticed: one more run sees it.
            if (watcher.sync(directories) > 0)
                alarm.ring();
            await alarm.heard(options.signal);
        }
    }
    finally {
        options.signal.removeEventListener('abort', stop);
        watcher.close();
        alarm.cancel();
    }
}
/** Gathers events: it is heard once they have paused, or once the first one has waited long enough. */
class Alarm {
    debounceMs;
    maxDelayMs;
    #first = null;
    #timer;
    #wake = null;
    constructor(debounceMs, maxDelayMs) {
        this.debounceMs = debounceMs;
        this.maxDelayMs = maxDelayMs;
    }
    ring() {
        const now = performance.now();
        this.#first ??= now;
        clearTimeout(this.#timer);
        const rest = Math.max(0, this.#first + this.maxDelayMs - now);
        this.#timer = setTimeout(() => this.#wake?.(), Math.min(this.debounceMs, rest));
    }
    async heard(signal) {
        if (signal.aborted)
            return;
        // An event that came during the work has to wait out its pause here.
        const pending = this.#first !== null;
        await new Promise((resolve) => {
            this.#wake = resolve;
            if (pending)
                this.ring();
        });
        this.#wake = null;
        this.#first = null;
        clearTimeout(this.#timer);
    }
    cancel() {
        clearTimeout(this.#timer);
        this.#wake?.();
    }
}


/***/ })

};
;