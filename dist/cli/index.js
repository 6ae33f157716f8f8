#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 714:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 3795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DT: () => (/* binding */ COMMON_OPTIONS),
/* harmony export */   hR: () => (/* binding */ FORMATS)
/* harmony export */ });
/* unused harmony export LEVELS */
const FORMATS = ['text', 'json', 'github', 'sarif'];
const LEVELS = ['strict', 'warn', 'permissive'];
/** The options that every command takes, in the order of `--help`. */
const COMMON_OPTIONS = [
    { name: 'root', value: 'dir', summary: 'the repository (default: the current directory)' },
    { name: 'manifest', value: 'file', summary: 'the manifest (default: <first scan root>/manifest.json)' },
    { name: 'config', value: 'file', summary: 'the config file (default: skill-registrar.json in the root)' },
    { name: 'profile', value: 'name', summary: 'whose rules apply (default: detected)' },
    { name: 'level', value: 'level', choices: LEVELS, summary: 'which findings keep a skill out' },
    { name: 'format', value: 'format', choices: FORMATS, summary: 'text on a terminal, json elsewhere' },
    { name: 'json', summary: 'short for --format json' },
    { name: 'home', summary: 'read the home directory too (never in CI)' },
    { name: 'quiet', short: 'q', summary: 'print only errors' },
    { name: 'no-color', summary: 'no colours (as NO_COLOR does)' },
    { name: 'timing', summary: 'print the milliseconds of every stage to stderr' },
    { name: 'help', short: 'h', summary: 'show this help' },
    { name: 'version', short: 'V', summary: 'show the version' },
];


/***/ }),

/***/ 9412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ locateRoot),
/* harmony export */   isInside: () => (/* binding */ isInside)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);


/**
 * The repository when `--root` does not say: the current directory. A manifest named on its own stands in the
 * folder `skills` or beside it, and the repository is what holds that folder.
 */
function locateRoot(cwd, manifest) {
    if (manifest === undefined)
        return cwd;
    const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(cwd, manifest));
    if (node_path__WEBPACK_IMPORTED_MODULE_1__.basename(folder) === 'skills')
        return node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder);
    const hasSkills = node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, 'skills'));
    return hasSkills || !isInside(folder, cwd) ? folder : cwd;
}
/** True when a folder is another one or lies below it. */
function isInside(folder, base) {
    const way = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(base, folder);
    return way.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)[0] !== '..' && !node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(way);
}


/***/ }),

/***/ 5472:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _run_cli_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2804);

process.exitCode = await (0,_run_cli_js__WEBPACK_IMPORTED_MODULE_0__/* .runCli */ .a)(process.argv.slice(2), process);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 2804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  a: () => (/* binding */ runCli)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __nccwpck_require__(9473);
;// CONCATENATED MODULE: ./build/cli/commands.js
/** Every command by name, in the order of `--help`. A command's code is loaded only when it is asked for. */
const COMMANDS = {
    register: () => __nccwpck_require__.e(/* import() */ 7711).then(__nccwpck_require__.bind(__nccwpck_require__, 7711)),
    discover: () => __nccwpck_require__.e(/* import() */ 2809).then(__nccwpck_require__.bind(__nccwpck_require__, 2809)),
    validate: () => __nccwpck_require__.e(/* import() */ 8904).then(__nccwpck_require__.bind(__nccwpck_require__, 8904)),
    prune: () => __nccwpck_require__.e(/* import() */ 1140).then(__nccwpck_require__.bind(__nccwpck_require__, 1140)),
    status: () => __nccwpck_require__.e(/* import() */ 6180).then(__nccwpck_require__.bind(__nccwpck_require__, 6180)),
    watch: () => __nccwpck_require__.e(/* import() */ 4207).then(__nccwpck_require__.bind(__nccwpck_require__, 4207)),
    rules: () => Promise.all(/* import() */[__nccwpck_require__.e(6712), __nccwpck_require__.e(4639)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4639)),
    init: () => __nccwpck_require__.e(/* import() */ 7733).then(__nccwpck_require__.bind(__nccwpck_require__, 7733)),
    catalog: () => __nccwpck_require__.e(/* import() */ 3375).then(__nccwpck_require__.bind(__nccwpck_require__, 3375)),
    dispatch: () => __nccwpck_require__.e(/* import() */ 5984).then(__nccwpck_require__.bind(__nccwpck_require__, 5984)),
    search: () => __nccwpck_require__.e(/* import() */ 9642).then(__nccwpck_require__.bind(__nccwpck_require__, 9642)),
    load: () => __nccwpck_require__.e(/* import() */ 6330).then(__nccwpck_require__.bind(__nccwpck_require__, 6330)),
    resources: () => __nccwpck_require__.e(/* import() */ 8349).then(__nccwpck_require__.bind(__nccwpck_require__, 8349)),
    match: () => __nccwpck_require__.e(/* import() */ 6889).then(__nccwpck_require__.bind(__nccwpck_require__, 6889)),
    materialize: () => __nccwpck_require__.e(/* import() */ 677).then(__nccwpck_require__.bind(__nccwpck_require__, 677)),
    install: () => __nccwpck_require__.e(/* import() */ 2695).then(__nccwpck_require__.bind(__nccwpck_require__, 2695)),
    plugins: () => __nccwpck_require__.e(/* import() */ 5128).then(__nccwpck_require__.bind(__nccwpck_require__, 5128)),
    mcp: () => __nccwpck_require__.e(/* import() */ 2312).then(__nccwpck_require__.bind(__nccwpck_require__, 2312)),
};

// EXTERNAL MODULE: ./build/cli/common-options.js
var common_options = __nccwpck_require__(3795);
// EXTERNAL MODULE: ./build/cli/suggest.js
var suggest = __nccwpck_require__(4327);
;// CONCATENATED MODULE: ./build/cli/check-command-line.js



/** Checks every option and positional against what the command takes. Throws `UsageError`. */
async function checkCommandLine(line, command) {
    const specs = [...command.options, ...common_options/* COMMON_OPTIONS */.DT];
    const values = new Map();
    for (const given of line.options) {
        const spec = specs.find((candidate) => candidate.name === given.name);
        if (spec === undefined)
            throw await unknownOption(given, specs, command);
        const value = await checkValue(given, spec, command);
        const earlier = values.get(spec.name) ?? [];
        values.set(spec.name, spec.multiple ? [...earlier, value] : [value]);
    }
    await checkPositionals(line.positionals, command);
    return optionValues(values, specs);
}
async function unknownOption(given, specs, command) {
    const guess = await (0,suggest/* suggest */.Z)(given.name, specs.map((spec) => spec.name));
    const help = `Run 'skill-registrar ${command.name} --help' for its options.`;
    return new errors/* UsageError */.eb(`Unknown option ${given.rawName} for ${command.name}.`, guess === null ? help : `Did you mean --${guess}? ${help}`);
}
async function checkValue(given, spec, command) {
    if (spec.value === undefined) {
        if (given.value === undefined)
            return '';
        throw new errors/* UsageError */.eb(`Option --${spec.name} takes no value.`, `Write --${spec.name} alone.`);
    }
    const { value } = given;
    if (value === undefined || value === '' || (!given.isInline && /^-./.test(value))) {
        throw new errors/* UsageError */.eb(`Option --${spec.name} needs a value.`, `Write --${spec.name} <${spec.value}>; see 'skill-registrar ${command.name} --help'.`);
    }
    if (spec.choices && !spec.choices.includes(value)) {
        throw new errors/* UsageError */.eb(`Unknown ${spec.value} '${value}' for --${spec.name}.`, await (0,suggest.adviseChoice)(value, spec.choices));
    }
    if (spec.range)
        checkNumber(value, spec, spec.range);
    return value;
}
function checkNumber(value, spec, { min, max }) {
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= min && number <= max)
        return;
    throw new errors/* UsageError */.eb(`Option --${spec.name} takes a whole number, not '${value}'.`, `Give a number from ${min} to ${max}.`);
}
async function checkPositionals(given, command) {
    const usage = `Usage: skill-registrar ${command.name} ${command.usage}`.trimEnd();
    const missing = command.positionals.find((spec, index) => spec.required && given[index] === undefined);
    if (missing)
        throw new errors/* UsageError */.eb(`${command.name} needs <${missing.name}>.`, usage);
    const extra = given[command.positionals.length];
    if (extra !== undefined && !command.positionals.at(-1)?.many) {
        throw new errors/* UsageError */.eb(`Unexpected argument '${extra}' for ${command.name}.`, usage);
    }
    for (const [index, spec] of command.positionals.entries()) {
        const value = given[index];
        if (value === undefined || !spec.choices || spec.choices.includes(value))
            continue;
        throw new errors/* UsageError */.eb(`Unknown ${spec.name} '${value}'.`, await (0,suggest.adviseChoice)(value, spec.choices));
    }
}
function optionValues(values, specs) {
    const valuesOf = (name) => {
        if (!specs.some((spec) => spec.name === name))
            throw new Error(`No such option: --${name}`);
        return values.get(name);
    };
    return {
        isSet: (name) => valuesOf(name) !== undefined,
        text: (name) => valuesOf(name)?.at(-1),
        texts: (name) => valuesOf(name) ?? [],
        number: (name) => {
            const text = valuesOf(name)?.at(-1);
            return text === undefined ? undefined : Number(text);
        },
    };
}

;// CONCATENATED MODULE: ./build/cli/progress.js
const QUIET_MS = 300;
const REDRAW_MS = 80;
const ERASE_LINE = '\r\u001b[K';
/** Draws on terminals only, and only once a run has taken long enough for someone to wonder. */
function openProgress(port, options) {
    let drawnAt;
    const start = options.now();
    return {
        report({ done, total }) {
            if (!options.isOn || !port.isTty)
                return;
            const now = options.now();
            if (now - start < QUIET_MS || (drawnAt !== undefined && now - drawnAt < REDRAW_MS))
                return;
            drawnAt = now;
            port.write(`${ERASE_LINE}Reading skills: ${done} of ${total}`);
        },
        clear() {
            if (drawnAt !== undefined)
                port.write(ERASE_LINE);
            drawnAt = undefined;
        },
    };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./build/profiles/index.js + 7 modules
var profiles = __nccwpck_require__(9362);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./build/cli/locate-root.js
var locate_root = __nccwpck_require__(9412);
;// CONCATENATED MODULE: ./build/cli/locate-ancestor-top.js



/**
 * The top of the ancestor chain on disk (S4-2): what the variable names, else the nearest folder upwards that holds
 * a marker, else the current one.
 */
function locateAncestorTop(cwd, top, env) {
    const named = env[top.variable]?.trim();
    if (named) {
        const folder = external_node_path_.resolve(cwd, named);
        return (0,locate_root.isInside)(cwd, folder) ? folder : cwd;
    }
    const listed = (env[top.markersVariable] ?? '').split(',').map((marker) => marker.trim());
    const markers = listed.some((marker) => marker !== '')
        ? listed.filter((marker) => marker !== '')
        : top.markers;
    for (let folder = cwd;; folder = external_node_path_.dirname(folder)) {
        if (markers.some((marker) => external_node_fs_.existsSync(external_node_path_.join(folder, marker))))
            return folder;
        if (external_node_path_.dirname(folder) === folder)
            return cwd;
    }
}

;// CONCATENATED MODULE: ./build/cli/read-common-options.js





/** The common options of a checked command line, with their defaults. */
function readCommonOptions(options, io) {
    const root = options.text('root');
    const manifest = options.text('manifest');
    const config = options.text('config');
    const profile = options.text('profile');
    const level = options.text('level');
    return {
        root: root === undefined ? defaultRoot(io, manifest, profile) : external_node_path_.resolve(io.cwd, root),
        isRootGiven: root !== undefined,
        ...(manifest === undefined ? {} : { manifest: external_node_path_.resolve(io.cwd, manifest) }),
        ...(config === undefined ? {} : { config: external_node_path_.resolve(io.cwd, config) }),
        ...(profile === undefined ? {} : { profile }),
        ...(level === undefined ? {} : { level }),
        format: readFormat(options, io),
        readsHome: options.isSet('home'),
        isQuiet: options.isSet('quiet'),
        showsTiming: options.isSet('timing'),
    };
}
/** Systems that search upwards begin at the top of their chain; all others where they are. */
function defaultRoot(io, manifest, profile) {
    const top = profile === undefined || manifest !== undefined ? undefined : (0,profiles/* profileById */.Gf)(profile)?.ancestorTop;
    return top === undefined ? (0,locate_root/* locateRoot */.L)(io.cwd, manifest) : locateAncestorTop(io.cwd, top, io.env);
}
/**
 * JSON for programs, text for people. `--quiet` alone asks for no document: scripts call `register --quiet`
 * where their own output goes to stdout (S0-49).
 */
function readFormat(options, io) {
    if (options.isSet('json'))
        return 'json';
    const format = options.text('format');
    if (common_options/* FORMATS */.hR.some((known) => known === format))
        return format;
    return io.stdout.isTty || options.isSet('quiet') ? 'text' : 'json';
}

;// CONCATENATED MODULE: external "node:util"
const external_node_util_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
;// CONCATENATED MODULE: ./build/cli/split-command-line.js


/** Splits arguments as these options take them; an unknown option counts as a switch. */
function splitCommandLine(args, specs) {
    const { tokens } = (0,external_node_util_namespaceObject.parseArgs)({
        args: [...args],
        options: Object.fromEntries(specs.map((spec) => [
            spec.name,
            {
                type: spec.value === undefined ? 'boolean' : 'string',
                ...(spec.short ? { short: spec.short } : {}),
            },
        ])),
        allowPositionals: true,
        strict: false,
        tokens: true,
    });
    const options = [];
    const positionals = [];
    for (const token of tokens) {
        if (token.kind === 'positional')
            positionals.push(token.value);
        if (token.kind === 'option') {
            const { name, rawName, value, inlineValue } = token;
            options.push({ name, rawName, value, isInline: inlineValue === true });
        }
    }
    return { options, positionals };
}
/** The command named on a command line, and the arguments without that word. */
function takeCommandName(args) {
    const [name] = splitCommandLine(args, common_options/* COMMON_OPTIONS */.DT).positionals;
    if (name === undefined)
        return { name, rest: [...args] };
    const rest = [...args];
    rest.splice(indexOfPositional(args, name), 1);
    return { name, rest };
}
/** A value of an option may be spelled like the command: take the first place that leaves no such positional behind. */
function indexOfPositional(args, name) {
    return args.findIndex((arg, index) => {
        if (arg !== name)
            return false;
        return splitCommandLine(args.slice(0, index + 1), common_options/* COMMON_OPTIONS */.DT).positionals[0] === name;
    });
}

;// CONCATENATED MODULE: ./build/cli/invoke-command.js






/** Runs a command with its arguments and prints what it found out. */
async function invokeCommand(command, args, io) {
    const line = splitCommandLine(args, [...command.options, ...common_options/* COMMON_OPTIONS */.DT]);
    const options = await checkCommandLine(line, command);
    const common = readCommonOptions(options, io);
    refuseEmptyFormat(command, common.format);
    const progress = openProgress(io.stderr, { isOn: !common.isQuiet, now: () => performance.now() });
    const base = { command: command.name, options, positionals: line.positionals, common, io };
    const invocation = openInvocation(base, progress);
    try {
        const result = await command.run(invocation);
        await invocation.print(result);
        return exitCodeOf(result);
    }
    finally {
        progress.clear();
    }
}
function openInvocation(base, progress) {
    return {
        ...base,
        async request(operation, wishes) {
            const { buildRequest } = await __nccwpck_require__.e(/* import() */ 3947).then(__nccwpck_require__.bind(__nccwpck_require__, 3947));
            return { ...(await buildRequest(operation, { ...base, progress })), ...wishes };
        },
        async print(result) {
            progress.clear();
            const { printResult } = await __nccwpck_require__.e(/* import() */ 7506).then(__nccwpck_require__.bind(__nccwpck_require__, 7506));
            await printResult(result, base);
        },
    };
}
function exitCodeOf(result) {
    return result.kind === 'outcome' ? result.outcome.exitCode : result.exitCode;
}
/** Annotations and SARIF show findings; a command that has none would print an empty document. */
function refuseEmptyFormat(command, format) {
    if (command.hasFindings || format === 'text' || format === 'json')
        return;
    throw new errors/* UsageError */.eb(`${command.name} has no findings to show as ${format}.`, 'Use --format text or json.');
}

;// CONCATENATED MODULE: ./build/cli/open-io.js
/** Opens the ports of a run. Someone who closes the pipe early (`| head`) ends the output, not the program. */
function openIo(host, options) {
    let interrupt;
    return {
        stdout: openPort(host.stdout, host.env, options.noColor),
        stderr: openPort(host.stderr, host.env, options.noColor),
        stdin: host.stdin,
        env: host.env,
        cwd: host.cwd(),
        untilInterrupted() {
            if (interrupt === undefined) {
                const controller = new AbortController();
                interrupt = controller;
                for (const signal of ['SIGINT', 'SIGTERM'])
                    host.once(signal, () => controller.abort());
            }
            return interrupt.signal;
        },
    };
}
function openPort(stream, env, noColor) {
    let isOpen = true;
    stream.on('error', (error) => {
        if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_DESTROYED')
            throw error;
        isOpen = false;
    });
    const isTty = stream.isTTY === true;
    return {
        write: (text) => {
            if (isOpen && text !== '')
                stream.write(text);
        },
        isTty,
        hasColor: !noColor && wantsColor(env, isTty),
        columns: stream.columns ?? 80,
    };
}
/** NO_COLOR (https://no-color.org) wins over FORCE_COLOR, which wins over what the stream is. */
function wantsColor(env, isTty) {
    if (env['NO_COLOR'])
        return false;
    if (env['FORCE_COLOR'] !== undefined)
        return env['FORCE_COLOR'] !== '0' && env['FORCE_COLOR'] !== 'false';
    return isTty && env['TERM'] !== 'dumb';
}

;// CONCATENATED MODULE: ./build/cli/run-cli.js







/** Runs one command line from start to end; the exit code is the result. */
async function runCli(args, host) {
    const io = openIo(host, { noColor: args.includes('--no-color') });
    const { name, rest } = takeCommandName(args);
    const line = splitCommandLine(rest, common_options/* COMMON_OPTIONS */.DT);
    try {
        return await runNamed(name, rest, { line, io });
    }
    catch (error) {
        return reportFailure(error, name ?? 'help', { line, io });
    }
}
async function runNamed(name, rest, frame) {
    const { line, io } = frame;
    if (isGiven(line, 'version')) {
        const { VERSION } = await __nccwpck_require__.e(/* import() */ 8508).then(__nccwpck_require__.bind(__nccwpck_require__, 8508));
        return answer('version', VERSION, frame);
    }
    if (name === 'help' || (name === undefined && isGiven(line, 'help'))) {
        const topic = name === 'help' ? line.positionals[0] : undefined;
        return answer('help', await (topic === undefined ? helpOnAll() : helpOn(topic)), frame);
    }
    if (name === undefined) {
        throw new errors/* UsageError */.eb('No command given.', "Run 'skill-registrar --help' for the list of commands.");
    }
    if (isGiven(line, 'help'))
        return answer('help', await helpOn(name), frame);
    return invokeCommand(await loadCommand(name), rest, io);
}
async function loadCommand(name) {
    if (Object.hasOwn(COMMANDS, name))
        return (await COMMANDS[name]()).command;
    const { adviseChoice } = await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 4327));
    throw new errors/* UsageError */.eb(`Unknown command '${name}'.`, await adviseChoice(name, Object.keys(COMMANDS)));
}
async function helpOnAll() {
    const { renderHelp } = await __nccwpck_require__.e(/* import() */ 9654).then(__nccwpck_require__.bind(__nccwpck_require__, 9654));
    return renderHelp(await Promise.all(Object.keys(COMMANDS).map(loadCommand)));
}
async function helpOn(name) {
    const { renderCommandHelp } = await __nccwpck_require__.e(/* import() */ 9654).then(__nccwpck_require__.bind(__nccwpck_require__, 9654));
    return renderCommandHelp(await loadCommand(name));
}
/** Help and version are text even in a pipe, unless a document was asked for in words. */
async function answer(operation, text, { line, io }) {
    const { emptyEnvelope } = await __nccwpck_require__.e(/* import() */ 5567).then(__nccwpck_require__.bind(__nccwpck_require__, 5567));
    const { renderJson } = await __nccwpck_require__.e(/* import() */ 1055).then(__nccwpck_require__.bind(__nccwpck_require__, 1055));
    const isJson = isFormatGiven(line) && formatOf({ line, io }) === 'json';
    io.stdout.write(isJson ? renderJson({ ...emptyEnvelope(operation), text }) : `${text.trimEnd()}\n`);
    return 0;
}
async function reportFailure(error, operation, frame) {
    const { explainError } = await __nccwpck_require__.e(/* import() */ 3416).then(__nccwpck_require__.bind(__nccwpck_require__, 3416));
    const { printFailure } = await __nccwpck_require__.e(/* import() */ 8973).then(__nccwpck_require__.bind(__nccwpck_require__, 8973));
    const failure = explainError(error);
    const { io } = frame;
    await printFailure(failure, operation, { io, format: formatOf(frame) });
    if (io.env['DEBUG'] && error instanceof Error)
        io.stderr.write(`${error.stack ?? error.message}\n`);
    return failure.exitCode;
}
function formatOf({ line, io }) {
    const last = (name) => line.options.findLast((given) => given.name === name)?.value;
    return readFormat({ isSet: (name) => isGiven(line, name), text: last }, io);
}
function isFormatGiven(line) {
    return isGiven(line, 'json') || isGiven(line, 'format');
}
function isGiven(line, name) {
    return line.options.some((given) => given.name === name);
}


/***/ }),

/***/ 4327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ suggest),
/* harmony export */   adviseChoice: () => (/* binding */ adviseChoice)
/* harmony export */ });
/** The choice that someone who wrote `text` most likely meant; `null` when none is near. */
async function suggest(text, choices) {
    const begun = text.length >= 3 ? choices.find((choice) => choice.startsWith(text)) : undefined;
    if (begun !== undefined)
        return begun;
    const { closestOf } = await __nccwpck_require__.e(/* import() */ 769).then(__nccwpck_require__.bind(__nccwpck_require__, 769));
    return closestOf(text, choices);
}
/** What to do about a value that is not among the choices. */
async function adviseChoice(text, choices) {
    const guess = await suggest(text, choices);
    const all = `Use one of: ${choices.join(', ')}.`;
    return guess === null ? all : `Did you mean '${guess}'? ${all}`;
}


/***/ }),

/***/ 245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ CLIENT_FIELDS)
/* harmony export */ });
const text = { type: ['string', 'number', 'boolean', 'null'] };
const flag = { type: 'boolean' };
const textOrList = { type: ['string', 'array'] };
const anything = {};
const describe = (schema, description) => ({ ...schema, description });
/**
 * Frontmatter fields that popular clients and collections read beside the standard's six. The default profile
 * knows them so that a skill written for one client is not told off for it; only gross shapes are checked.
 */
const CLIENT_FIELDS = {
    agent: describe(text, 'Claude Code: the kind of subagent that runs the skill when `context` is `fork`.'),
    agents: describe(textOrList, 'Collections: the agents the skill is meant for.'),
    alwaysApply: describe(flag, 'Cursor: load the skill in every conversation.'),
    'argument-hint': describe(textOrList, 'Claude Code, Copilot: what to show as the argument of the slash command.'),
    arguments: describe(anything, 'Claude Code: names of the positional arguments.'),
    author: describe(anything, 'Who wrote the skill.'),
    authors: describe(anything, 'Who wrote the skill.'),
    category: describe(textOrList, 'Collections: the shelf the skill stands on.'),
    color: describe(text, 'Claude Code: colour of the skill in lists.'),
    command: describe(text, 'Collections: the slash command that starts the skill.'),
    'command-arg-mode': describe(text, 'OpenClaw: how arguments reach the tool.'),
    'command-dispatch': describe(text, 'OpenClaw: send the slash command to a tool without the model.'),
    'command-tool': describe(text, 'OpenClaw: the tool that `command-dispatch` calls.'),
    context: describe(textOrList, 'Claude Code, Copilot: `fork` runs the skill in a subagent.'),
    created: describe(text, 'Date of the first version.'),
    date_added: describe(text, 'Collections: the day the skill was added.'),
    'disable-model-invocation': describe(flag, 'Claude Code, Copilot, Cursor: only a person may start the skill.'),
    'disallowed-tools': describe(textOrList, 'Claude Code: tools the skill must not use.'),
    display_name: describe(text, 'Collections: the name people see.'),
    effort: describe(text, 'Claude Code: how much thought the model gives the skill.'),
    globs: describe(textOrList, 'Cursor: files the skill applies to.'),
    homepage: describe(text, 'Where to read more.'),
    hooks: describe(anything, 'Claude Code: commands run at points of the skill’s life.'),
    icon: describe(text, 'Collections: a picture.'),
    inputs: describe(anything, 'Collections: what the skill takes.'),
    language: describe(textOrList, 'Collections: the language it is written in or for.'),
    mode: describe({ type: ['string', 'boolean'] }, 'Claude Code: list the skill among the modes.'),
    outputs: describe(anything, 'Collections: what the skill gives.'),
    paths: describe(textOrList, 'Claude Code, Cursor: load the skill only for these files.'),
    platforms: describe(textOrList, 'Collections: operating systems or clients it runs on.'),
    priority: describe(text, 'Collections: order among skills.'),
    related: describe(textOrList, 'Collections: skills that go with this one.'),
    repository: describe(anything, 'Where the source lives.'),
    requires: describe(anything, 'What must be installed.'),
    risk: describe(text, 'Collections: how much harm the skill can do.'),
    shell: describe(text, 'Claude Code: the shell of inline commands.'),
    'short-description': describe(text, 'Codex: one line for lists.'),
    skills: describe(textOrList, 'Claude Code: skills that are loaded with it.'),
    source: describe(text, 'Where the skill was taken from.'),
    title: describe(text, 'A heading for people.'),
    tools: describe(textOrList, 'Copilot, OpenCode: tools the skill uses.'),
    type: describe(text, 'Collections: what kind of document this is.'),
    updated: describe(text, 'Date of the last change.'),
    url: describe(text, 'Where to read more.'),
    'user-invocable': describe(flag, 'Claude Code, Copilot: show the skill in the slash menu.'),
    'user-invokable': describe(flag, 'Copilot: an older spelling of `user-invocable`.'),
    when_to_use: describe(text, 'Claude Code: more on when the skill applies, added to the description.'),
};


/***/ }),

/***/ 9473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Sh: () => (/* binding */ ManifestError),
/* harmony export */   eb: () => (/* binding */ UsageError),
/* harmony export */   xL: () => (/* binding */ ConfigError)
/* harmony export */ });
/** The request itself is wrong: an unknown option, profile or skill name. Exit code 2, `E_USAGE`. */
class UsageError extends Error {
    fix;
    name = 'UsageError';
    constructor(message, fix) {
        super(message);
        this.fix = fix;
    }
}
/** A config file cannot be used. Exit code 2, `E_CONFIG`. */
class ConfigError extends Error {
    fix;
    at;
    name = 'ConfigError';
    constructor(message, fix, at) {
        super(message);
        this.fix = fix;
        this.at = at;
    }
}
/** The manifest cannot be read or is no manifest; nothing was changed. Exit code 3, `E_MANIFEST`. */
class ManifestError extends Error {
    fix;
    at;
    name = 'ManifestError';
    constructor(message, fix, at) {
        super(message);
        this.fix = fix;
        this.at = at;
    }
}


/***/ }),

/***/ 9362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  KG: () => (/* binding */ DEFAULT_PROFILE),
  jI: () => (/* binding */ PROFILES),
  Gf: () => (/* binding */ profileById)
});

// EXTERNAL MODULE: ./build/core/client-fields.js
var client_fields = __nccwpck_require__(245);
;// CONCATENATED MODULE: ./build/profiles/agent-skills-standard.js
/** The standard's form of a name: lower-case words joined by single hyphens. */
const KEBAB_CASE = '^[a-z0-9]+(-[a-z0-9]+)*$';
const NAME_LENGTH = 64;
/** The standard's fields beyond `name` and `description`. */
const STANDARD_FIELDS = ['license', 'compatibility', 'metadata', 'allowed-tools'];

;// CONCATENATED MODULE: ./build/profiles/cleo.js

/** Fields from which the manifest and the dispatch matrix are made. */
const REGISTRY_FIELDS = [
    'model',
    'tier',
    'token_budget',
    'tags',
    'status',
    'references',
    'dispatch_triggers',
    'dependencies',
    'minimumVersion',
    'triggers',
    'keywords',
];
/** What CLEO's own skills say beyond its design document. */
const CLEO_FIELDS = [
    'adrRefs',
    'category',
    'core',
    'loomStage',
    'mvi_scope',
    'protocol',
    'requires_tiers',
    'sharedResources',
];
/** S0: CLEO's dynamic skill registration. */
const cleo = {
    id: 'cleo',
    title: 'CLEO skill registration',
    detect: {
        manifestSchemas: ['https://cleo-dev.com/schemas/v1/skills-manifest.schema.json'],
        markers: ['.cleo'],
    },
    name: {
        pattern: KEBAB_CASE,
        maxLength: NAME_LENGTH,
        normalize: false,
        convention: {
            pattern: '^ct-[a-z0-9]+-[a-z0-9]+$',
            shape: 'ct-{category}-{type}',
            reservedPrefixes: ['ct-', 'contribution-', 'consensus-'],
        },
    },
    description: { min: 10, max: 200 },
    version: { presence: 'required', semver: true, fromMetadata: false },
    fields: ['version', ...REGISTRY_FIELDS, ...STANDARD_FIELDS],
    toleratedFields: CLEO_FIELDS,
    shapes: {
        compatibility: {
            type: ['string', 'array'],
            items: { type: 'string' },
            description: 'What the skill needs around it: a text, or a list of clients.',
        },
        model: {
            enum: ['sonnet', 'opus', 'haiku', 'auto'],
            description: 'The model the skill is meant for. Left out of the manifest when absent.',
        },
    },
    unknownFields: 'each',
    frontmatter: 'strict',
    rootsRequired: true,
    roots: [
        { path: 'skills', source: 'repo', levels: ['children'] },
        { path: '.cleo/skills', source: 'repo', levels: ['children'] },
    ],
    exclude: { names: ['_shared', '.archive'], prefixes: ['.'], except: [] },
    nested: 'ignore',
    symlinks: 'refuse',
    duplicates: 'first',
    failOn: 'error',
    invalidSeverity: 'error',
    sections: { required: ['Output Requirements'], recommended: ['Purpose', 'Capabilities'] },
    placeholders: { file: '_shared/placeholders.json', required: true },
    infer: ['tags', 'tier', 'keywords', 'taskTypes'],
    requires: 'off',
    load: 'full',
    matrix: true,
    catalogs: ['markdown'],
    rules: {
        'name-matches-directory': 'warning',
        'unknown-field': 'warning',
        'metadata-value': 'warning',
    },
    messages: {},
};

;// CONCATENATED MODULE: ./build/profiles/agent-skills.js



const skillsIn = (path) => ({ path, source: 'repo', levels: ['grandchildren'] });
const textOrTexts = { type: ['string', 'array'], items: { type: 'string' } };
/** The Agent Skills standard as real repositories use it: the default. */
const agentSkills = {
    id: 'agent-skills',
    title: 'Agent Skills standard',
    name: { pattern: KEBAB_CASE, maxLength: NAME_LENGTH, normalize: false },
    description: { min: 1, max: 1024 },
    version: { presence: 'optional', semver: true, fromMetadata: true },
    fields: STANDARD_FIELDS,
    toleratedFields: [
        ...new Set([
            'version',
            ...REGISTRY_FIELDS,
            ...CLEO_FIELDS,
            'toolsets',
            'scripts',
            'default_enabled',
            'brief_description',
            ...Object.keys(client_fields/* CLIENT_FIELDS */.y),
        ]),
    ],
    shapes: {
        dependencies: { ...textOrTexts, description: 'What the skill needs: other skills, or packages.' },
        keywords: { ...textOrTexts, description: 'Words that send a task to this skill.' },
        tags: { ...textOrTexts, description: 'Words that sort the skill.' },
        triggers: { type: ['string', 'array', 'object'], description: 'What makes the skill load on its own.' },
    },
    unknownFields: 'each',
    frontmatter: 'strict',
    rootsRequired: true,
    roots: [
        skillsIn('skills'),
        skillsIn('.claude/skills'),
        skillsIn('.agents/skills'),
        skillsIn('.github/skills'),
        skillsIn('.codex/skills'),
        skillsIn('plugins/*/skills'),
        skillsIn('*/skills'),
    ],
    fallbackRoot: { path: '.', source: 'repo', levels: ['children'] },
    exclude: {
        names: ['node_modules'],
        prefixes: ['.', '_'],
        except: ['.curated', '.experimental', '.system'],
    },
    nested: 'ignore',
    symlinks: 'contained',
    duplicates: 'first',
    failOn: 'error',
    invalidSeverity: 'error',
    sections: { required: [], recommended: [] },
    placeholders: { file: '_shared/placeholders.json', required: false },
    infer: ['tags', 'tier', 'keywords', 'taskTypes'],
    requires: 'off-in-ci',
    load: 'full',
    matrix: true,
    catalogs: ['markdown'],
    rules: {
        'name-matches-directory': 'error',
        'unknown-field': 'warning',
        // Many write packages there, not skills.
        'dependency-missing': 'warning',
        // The standard wants text; clients keep whole objects there and every reader copes.
        'metadata-value': 'warning',
    },
    messages: {},
};

;// CONCATENATED MODULE: ./build/profiles/codelia.js

const INVALID_NAME = `invalid name: expected 1..64 and pattern ${KEBAB_CASE}`;
const INVALID_DESCRIPTION = 'invalid description: expected 1..1024 characters';
/** S4: codelia, which searches every directory from the top of the repository down to where it works. */
const codelia = {
    id: 'codelia',
    title: 'Codelia',
    detect: { manifestSchemas: [], markers: ['.codelia'] },
    name: { pattern: KEBAB_CASE, maxLength: NAME_LENGTH, normalize: false },
    description: { min: 1, max: 1024 },
    version: { presence: 'recommended', semver: false, fromMetadata: true },
    fields: [],
    toleratedFields: ['version', 'license', 'metadata'],
    shapes: {},
    unknownFields: 'each',
    frontmatter: 'strict',
    rootsRequired: false,
    roots: [
        { path: '.agents/skills', source: 'repo', levels: ['any'], ancestors: true },
        { path: '~/.agents/skills', source: 'user', levels: ['any'] },
    ],
    ancestorTop: {
        variable: 'CODELIA_AGENTS_ROOT',
        markersVariable: 'CODELIA_AGENTS_MARKERS',
        markers: ['.codelia', '.git', '.jj'],
    },
    exclude: { names: [], prefixes: [], except: [] },
    nested: 'register',
    symlinks: 'ignore',
    duplicates: 'keep',
    failOn: 'never',
    invalidSeverity: 'error',
    sections: { required: [], recommended: [] },
    infer: [],
    requires: 'off',
    load: 'full-with-files',
    matrix: false,
    catalogs: ['skills-context'],
    rules: {
        'name-matches-directory': 'error',
        'unknown-field': 'off',
        'duplicate-name': 'notice',
        'metadata-value': 'notice',
    },
    messages: {
        'duplicate-name': 'ambiguous skill name: {name} ({files})',
        'frontmatter-missing': 'missing YAML frontmatter',
        'frontmatter-unclosed': 'missing YAML frontmatter',
        'missing-field:name': INVALID_NAME,
        'missing-field:description': INVALID_DESCRIPTION,
        'name-format': INVALID_NAME,
        'name-length': INVALID_NAME,
        'name-matches-directory': 'name must match skill directory name',
        'description-length': INVALID_DESCRIPTION,
    },
};

;// CONCATENATED MODULE: ./build/profiles/harness.js

const childrenOf = (path, source) => ({ path, source, levels: ['children'] });
/** S2: the agent harness, strict about fields; of five sources the later one wins. */
const harness = {
    id: 'harness',
    title: 'Agent harness',
    name: { pattern: KEBAB_CASE, maxLength: NAME_LENGTH, normalize: false },
    description: { min: 1, max: 1024 },
    version: { presence: 'optional', semver: false, fromMetadata: true },
    fields: STANDARD_FIELDS,
    toleratedFields: [],
    shapes: {
        metadata: {
            type: 'object',
            additionalProperties: { type: 'string' },
            description: 'Further properties, text only. `author`, `version`, `tags` and `requires` have a meaning.',
        },
    },
    unknownFields: 'together',
    frontmatter: 'strict',
    rootsRequired: false,
    roots: [
        childrenOf('src/_bundled_skills', 'bundled'),
        childrenOf('~/.agent/skills', 'user'),
        childrenOf('.claude/skills', 'claude'),
        childrenOf('.agent/skills', 'project'),
        childrenOf('~/.agent/plugins', 'plugin'),
    ],
    exclude: { names: [], prefixes: [], except: [] },
    nested: 'ignore',
    symlinks: 'refuse',
    duplicates: 'priority',
    failOn: 'never',
    invalidSeverity: 'error',
    sections: { required: [], recommended: [] },
    infer: [],
    requires: 'on',
    load: 'full',
    matrix: false,
    catalogs: ['available-skills'],
    rules: {
        // A later source overrides an earlier one on purpose.
        'duplicate-name': 'notice',
        'name-matches-directory': 'error',
        'unknown-field': 'error',
        'metadata-value': 'error',
    },
    messages: {
        'frontmatter-missing': 'SKILL.md must start with YAML frontmatter (---)',
        'frontmatter-unclosed': 'SKILL.md frontmatter is not properly closed with ---',
        'name-matches-directory': 'Skill name "{name}" does not match directory name "{directory}"',
    },
};

;// CONCATENATED MODULE: ./build/profiles/pipeline.js
const SKIPPED = '[skills] skipping {file}: missing required frontmatter fields "name" and/or "description"';
/** S1: the skill pipeline, which takes any name and sanitizes it. */
const pipeline = {
    id: 'pipeline',
    title: 'Skill Pipeline V1',
    name: { normalize: true },
    description: { min: 1 },
    version: { presence: 'optional', semver: false, fromMetadata: false },
    fields: [],
    toleratedFields: ['license', 'metadata'],
    shapes: { license: {}, metadata: {} },
    unknownFields: 'each',
    frontmatter: 'fallback',
    rootsRequired: true,
    roots: [{ path: 'skills', source: 'repo', levels: ['self', 'children'] }],
    // `*/SKILL.md` matches no hidden directory (V01).
    exclude: { names: ['node_modules'], prefixes: ['.'], except: [] },
    nested: 'register',
    symlinks: 'contained',
    duplicates: 'last',
    failOn: 'never',
    invalidSeverity: 'warning',
    sections: { required: [], recommended: [] },
    infer: [],
    requires: 'off',
    load: 'body',
    matrix: false,
    catalogs: ['markdown'],
    rules: {
        'name-matches-directory': 'off',
        'unknown-field': 'off',
        'frontmatter-key-case': 'off',
        'metadata-value': 'off',
    },
    messages: {
        'frontmatter-missing': SKIPPED,
        'frontmatter-unclosed': SKIPPED,
        'frontmatter-type': SKIPPED,
        'missing-field': SKIPPED,
        'description-length': SKIPPED,
        'name-format': '[skills] skipping {file}: sanitized skill name is empty',
        'duplicate-name': '[skills] duplicate skill "{name}" detected; replacing previous definition with {file}',
    },
};

;// CONCATENATED MODULE: ./build/profiles/toolset.js

/** S3: skills with toolsets and triggers. */
const toolset = {
    id: 'toolset',
    title: 'Skills with toolsets and triggers',
    name: { pattern: '^[A-Za-z0-9-]+$', maxLength: NAME_LENGTH, normalize: false },
    description: { min: 1, max: 500 },
    version: { presence: 'optional', semver: true, fromMetadata: false },
    fields: ['version', 'toolsets', 'scripts', 'triggers', 'default_enabled', 'brief_description'],
    toleratedFields: [],
    shapes: {
        triggers: {
            type: 'object',
            properties: {
                keywords: {
                    type: 'array',
                    items: { type: 'string' },
                    description: 'Whole words that load the skill.',
                },
                verbs: { type: 'array', items: { type: 'string' }, description: 'Verbs that load the skill.' },
                patterns: {
                    type: 'array',
                    items: { type: 'string' },
                    description: 'Regular expressions that load it.',
                },
            },
            additionalProperties: false,
            description: 'What makes the skill load on its own.',
        },
    },
    unknownFields: 'each',
    frontmatter: 'strict',
    rootsRequired: false,
    roots: [
        { path: 'src/_bundled_skills', source: 'bundled', levels: ['children'] },
        { path: '~/.agent/skills', source: 'user', levels: ['children'] },
        { path: '.agent/skills', source: 'project', levels: ['children'] },
    ],
    exclude: { names: [], prefixes: [], except: [] },
    nested: 'ignore',
    symlinks: 'refuse',
    duplicates: 'priority',
    failOn: 'never',
    invalidSeverity: 'error',
    sections: { required: [], recommended: [] },
    infer: ['briefDescription'],
    requires: 'off',
    load: 'body',
    matrix: false,
    catalogs: ['level'],
    rules: {
        // A later source overrides an earlier one on purpose.
        'duplicate-name': 'notice',
        'name-matches-directory': 'off',
        'unknown-field': 'warning',
        'metadata-value': 'off',
    },
    messages: {},
};

;// CONCATENATED MODULE: ./build/profiles/index.js






/** The profiles that ship, the default one first. */
const PROFILES = [agentSkills, cleo, pipeline, harness, toolset, codelia];
/** The profile that applies when nothing says otherwise. */
const DEFAULT_PROFILE = agentSkills;
/** The shipped profile of that name, if there is one. */
function profileById(id) {
    return PROFILES.find((profile) => profile.id === id);
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		8792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(5472);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
