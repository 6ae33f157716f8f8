export const id = 15;
export const ids = [15,3420];
export const modules = {

/***/ 2071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ chooseProfile)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _profiles_extend_profile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6588);
/* harmony import */ var _profiles_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9362);
/* harmony import */ var _profiles_scan_root_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9435);




/** Picks the profile: asked for > config > `$schema` of the manifest > a marker in the repository > the default (2.3). */
function chooseProfile(input) {
    const { asked, settings, workspace, manifestSchema } = input;
    if (asked !== undefined)
        return named(asked, settings, 'asked for');
    if (settings.profile !== undefined)
        return named(settings.profile, settings, 'config file');
    const customs = settings.profiles;
    const detectable = detectableProfiles(customs);
    const bySchema = detectable.find(({ detect }) => manifestSchema !== null && detect?.manifestSchemas.includes(manifestSchema));
    if (bySchema !== undefined)
        return named(bySchema.id, settings, 'manifest $schema');
    for (const { id, detect } of detectable) {
        const marker = detect?.markers.find((path) => workspace.kindOf(path) === 'directory');
        if (marker !== undefined)
            return named(id, settings, `marker ${marker}/`);
    }
    return named(_profiles_index_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_PROFILE */ .KG.id, settings, 'default');
}
/** Those of the config file first: they are more particular than the ones that ship. */
function detectableProfiles(customs) {
    const ids = [...new Set([...Object.keys(customs), ...(0,_profiles_extend_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .profileNames */ .CJ)()])];
    return ids.flatMap((id) => {
        const lookup = (0,_profiles_extend_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .lookUpProfile */ .on)(id, customs);
        return lookup.kind === 'found' && lookup.profile.detect !== undefined ? [lookup.profile] : [];
    });
}
function named(id, settings, reason) {
    const lookup = (0,_profiles_extend_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .lookUpProfile */ .on)(id, settings.profiles);
    if (lookup.kind !== 'found')
        throw explainLookup(lookup);
    return { profile: applySettings(lookup.profile, settings), reason, isBuiltIn: lookup.isBuiltIn };
}
function explainLookup(lookup) {
    switch (lookup.kind) {
        case 'unknown': {
            const where = lookup.by === undefined ? '' : `, which "${lookup.by}" extends`;
            return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Unknown profile "${lookup.id}"${where}.`, `Choose one of: ${lookup.known.join(', ')}.`);
        }
        case 'cycle': {
            const chain = lookup.chain.join(' → ');
            return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`The profile "${lookup.chain[0]}" extends itself: ${chain}.`, 'Break the circle of "extends".');
        }
        case 'invalid': {
            const cell = lookup.cell.join('.');
            return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`"${cell}" of the profile "${lookup.id}" is no regular expression: ${lookup.reason}.`, 'Correct the pattern.');
        }
    }
}
/** What the config file says beside the profile it names. */
function applySettings(profile, settings) {
    return {
        ...profile,
        ...(settings.nested && { nested: settings.nested }),
        ...(settings.failOn && { failOn: settings.failOn }),
        ...(settings.requires && { requires: settings.requires }),
        ...(settings.roots && { roots: settings.roots.map((root) => (0,_profiles_scan_root_js__WEBPACK_IMPORTED_MODULE_3__/* .readScanRoot */ .S)(root, profile.roots)) }),
        rules: { ...profile.rules, ...settings.rules },
    };
}


/***/ }),

/***/ 3420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decodeText: () => (/* binding */ decodeText)
/* harmony export */ });
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });
/** Reads bytes as UTF-8; a byte order mark stays in the text so that offsets match the file. */
function decodeText(bytes) {
    const wide = wideEncodingOf(bytes);
    if (wide !== null) {
        return { ok: false, problem: `The file is ${wide}, not UTF-8.`, fix: 'Save it as UTF-8.', line: 1 };
    }
    let text;
    try {
        text = strict.decode(bytes);
    }
    catch {
        const line = lineOf(lenient.decode(bytes), '\ufffd');
        return { ok: false, problem: 'The file is not valid UTF-8.', fix: 'Save it as UTF-8.', line };
    }
    if (text.includes('\0')) {
        return {
            ok: false,
            problem: 'The file contains a NUL byte.',
            fix: 'Remove the NUL byte: a skill is text.',
            line: lineOf(text, '\0'),
        };
    }
    return { ok: true, text };
}
function wideEncodingOf(bytes) {
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
        return 'UTF-16 (little endian)';
    if (bytes[0] === 0xfe && bytes[1] === 0xff)
        return 'UTF-16 (big endian)';
    return null;
}
function lineOf(text, mark) {
    const offset = text.indexOf(mark);
    return text.slice(0, Math.max(0, offset)).split(/\r\n|\r|\n/).length;
}


/***/ }),

/***/ 3145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fT: () => (/* binding */ DEFAULT_LEXICON),
  by: () => (/* binding */ createLexicon),
  Z9: () => (/* binding */ wordsOf)
});

;// CONCATENATED MODULE: ./build/core/lexicon-concepts.js
/**
 * What people call the work that skills do. Content words are no keywords: only a closed list keeps “skill” and “user”
 * from becoming triggers of dozens of skills. A keyword is a form that rarely occurs inside unrelated words, because
 * consumers match it unanchored (`testing`, not `test`: “latest”).
 */
const CONCEPTS = [
    {
        forms: ['research', 'researcher', 'researching'],
        tags: ['research', 'investigation'],
        keyword: 'research',
        taskType: 'research',
    },
    {
        forms: ['investigate', 'investigation', 'investigator', 'investigating', 'investigations'],
        tags: ['investigation'],
        keyword: 'investigate',
        taskType: 'research',
    },
    {
        forms: ['explore', 'exploration', 'explorer', 'exploring'],
        tags: ['exploration'],
        keyword: 'explore',
        taskType: null,
    },
    {
        forms: ['discover', 'discovery', 'discovering'],
        tags: ['discovery'],
        keyword: 'discover',
        taskType: null,
    },
    {
        forms: ['analyze', 'analyse', 'analysis', 'analyzer', 'analyzing', 'analytics'],
        tags: ['analysis'],
        keyword: 'analyze',
        taskType: null,
    },
    { forms: ['plan', 'planning', 'planner'], tags: ['planning'], keyword: 'planning', taskType: 'planning' },
    { forms: ['epic', 'epics'], tags: ['planning'], keyword: 'epic', taskType: 'planning' },
    {
        forms: ['decompose', 'decomposition', 'decomposing'],
        tags: ['decomposition'],
        keyword: 'decompose',
        taskType: 'planning',
    },
    {
        forms: ['architect', 'architecture', 'architectural'],
        tags: ['architecture'],
        keyword: 'architect',
        taskType: null,
    },
    {
        forms: ['implement', 'implementation', 'implementer', 'implementing'],
        tags: ['implementation'],
        keyword: 'implement',
        taskType: 'implementation',
    },
    {
        forms: ['execute', 'execution', 'executor', 'executing'],
        tags: ['execution', 'implementation'],
        keyword: 'execute',
        taskType: 'implementation',
    },
    {
        forms: ['test', 'tests', 'testing', 'tester'],
        tags: ['testing'],
        keyword: 'testing',
        taskType: 'testing',
    },
    {
        forms: ['document', 'documentation', 'documentor', 'documenting', 'docs', 'doc'],
        tags: ['documentation'],
        keyword: 'document',
        taskType: 'documentation',
    },
    { forms: ['write', 'writing'], tags: ['writing'], keyword: null, taskType: null },
    {
        forms: ['spec', 'specs', 'specification', 'specifications'],
        tags: ['specification'],
        keyword: 'specification',
        taskType: 'specification',
    },
    {
        forms: ['validate', 'validation', 'validator', 'validating'],
        tags: ['validation'],
        keyword: 'validate',
        taskType: 'validation',
    },
    {
        forms: ['verify', 'verification', 'verifier', 'verifying'],
        tags: ['verification'],
        keyword: 'verify',
        taskType: 'validation',
    },
    {
        forms: ['audit', 'auditing', 'auditor', 'audits'],
        tags: ['audit'],
        keyword: 'audit',
        taskType: 'validation',
    },
    { forms: ['compliance', 'compliant'], tags: ['compliance'], keyword: 'compliance', taskType: 'validation' },
    { forms: ['review', 'reviews', 'reviewer', 'reviewing'], tags: ['review'], keyword: null, taskType: null },
    { forms: ['release', 'releases', 'releasing'], tags: ['release'], keyword: 'release', taskType: 'release' },
    {
        forms: ['deploy', 'deployment', 'deploying', 'deployments'],
        tags: ['deployment'],
        keyword: 'deploy',
        taskType: 'release',
    },
    {
        forms: ['publish', 'publishing', 'publisher'],
        tags: ['publishing'],
        keyword: 'publish',
        taskType: 'release',
    },
    {
        forms: ['orchestrate', 'orchestration', 'orchestrator', 'orchestrating'],
        tags: ['orchestration'],
        keyword: 'orchestrate',
        taskType: null,
    },
    {
        forms: ['coordinate', 'coordination', 'coordinator'],
        tags: ['coordination'],
        keyword: 'coordinate',
        taskType: null,
    },
    { forms: ['debug', 'debugging', 'debugger'], tags: ['debugging'], keyword: 'debug', taskType: null },
    { forms: ['refactor', 'refactoring'], tags: ['refactoring'], keyword: 'refactor', taskType: null },
    {
        forms: ['migrate', 'migration', 'migrations', 'migrating'],
        tags: ['migration'],
        keyword: 'migrate',
        taskType: null,
    },
    { forms: ['monitor', 'monitoring'], tags: ['monitoring'], keyword: 'monitor', taskType: null },
    { forms: ['security', 'secure'], tags: ['security'], keyword: 'security', taskType: null },
    { forms: ['design', 'designer', 'designing'], tags: ['design'], keyword: 'design', taskType: null },
    {
        forms: ['contribution', 'contributions', 'contribute'],
        tags: ['contribution'],
        keyword: 'contribution',
        taskType: 'contribution',
    },
    { forms: ['consensus'], tags: ['consensus'], keyword: 'consensus', taskType: 'consensus' },
    {
        forms: ['translate', 'translation', 'translator'],
        tags: ['translation'],
        keyword: 'translate',
        taskType: null,
    },
    {
        forms: ['summarize', 'summary', 'summarization'],
        tags: ['summarization'],
        keyword: 'summarize',
        taskType: null,
    },
    {
        forms: ['optimize', 'optimization', 'optimizer'],
        tags: ['optimization'],
        keyword: 'optimize',
        taskType: null,
    },
    { forms: ['workflow', 'workflows'], tags: ['workflow'], keyword: null, taskType: null },
    { forms: ['bash', 'shell'], tags: ['bash'], keyword: null, taskType: null },
    { forms: ['bats'], tags: ['bats'], keyword: 'bats', taskType: null },
    { forms: ['git'], tags: ['git'], keyword: null, taskType: null },
    { forms: ['library', 'libraries'], tags: ['library'], keyword: null, taskType: null },
    { forms: ['lookup'], tags: ['lookup'], keyword: null, taskType: null },
];

;// CONCATENATED MODULE: ./build/core/lexicon.js

const DEFAULT_LEXICON = createLexicon({});
function createLexicon(changes) {
    const removed = new Set(changes.remove ?? []);
    const byForm = new Map();
    for (const concept of [...CONCEPTS, ...(changes.add ?? [])]) {
        if (concept.forms.some((form) => removed.has(form)))
            continue;
        for (const form of concept.forms)
            byForm.set(form, concept);
    }
    return {
        conceptsIn(text) {
            const found = new Set();
            for (const word of wordsOf(text)) {
                const concept = byForm.get(word);
                if (concept !== undefined)
                    found.add(concept);
            }
            return [...found];
        },
    };
}
/** Lower-case runs of letters and digits. */
function wordsOf(text) {
    return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}


/***/ }),

/***/ 2931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   Vk: () => (/* binding */ sameJson),
/* harmony export */   WI: () => (/* binding */ readManifest),
/* harmony export */   eV: () => (/* binding */ routesOf),
/* harmony export */   le: () => (/* binding */ pathOfEntry)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7991);
/* harmony import */ var _json_json_value_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(159);
/* harmony import */ var _read_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(924);
/* harmony import */ var _skill_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4863);





/** Reads a manifest for merging; throws when its shape leaves no room for that, since guessing could lose data. */
function readManifest(text, file) {
    const parsed = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__/* .readJson */ .V)(text);
    if (!parsed.ok) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ManifestError */ .Sh(`${file} is no valid JSON: ${parsed.message}`, 'Correct it, or move it away; nothing was changed.', {
            file,
            span: parsed.span,
        });
    }
    const value = objectAt(parsed.value, 'the manifest', file);
    const skills = value['skills'] === undefined ? [] : value['skills'];
    if (!Array.isArray(skills))
        throw wrongShape('"skills" is no list', file);
    const entries = skills.flatMap((entry, index) => entryOf(entry, index));
    const matrix = objectAt(value['dispatch_matrix'], '"dispatch_matrix"', file);
    for (const table of ['by_task_type', 'by_keyword'])
        objectAt(matrix[table], `"dispatch_matrix.${table}"`, file);
    return { text, value, entries, meta: objectAt(value['_meta'], '"_meta"', file), matrix };
}
/** A table of the matrix; the order of the keys is the file's except for integer-like ones. */
function routesOf(matrix, table) {
    const value = matrix[table];
    return isObject(value) ? value : {};
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function sameJson(a, b) {
    return (0,_json_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameJson */ .TL)(a, b);
}
/** The texts of a list; anything else in it is left out. */
function textsOf(value) {
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
function entryOf(value, index) {
    if (!isObject(value) || typeof value['name'] !== 'string')
        return [];
    return [{ index, value, name: value['name'], path: pathOfEntry(value) }];
}
/** The directory an entry names; empty when it names none. */
function pathOfEntry(entry) {
    return typeof entry['path'] === 'string' ? normalizeEntryPath(entry['path']) : '';
}
/** Hand-kept entries end in a slash or name the file itself. */
function normalizeEntryPath(path) {
    if (path === '' || path.startsWith('/'))
        return path;
    const normal = (0,_skill_path_js__WEBPACK_IMPORTED_MODULE_4__/* .normalizePath */ .Fd)(path);
    return normal.endsWith('/SKILL.md') ? normal.slice(0, -'/SKILL.md'.length) : normal;
}
/** A part that is missing is empty; one that is `null` has no place for what we would write. */
function objectAt(value, what, file) {
    if (value === undefined)
        return {};
    if (isObject(value))
        return value;
    throw wrongShape(`${what} is no object`, file);
}
function wrongShape(what, file) {
    const fix = 'Correct it, or move the file away; nothing was changed.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ManifestError */ .Sh(`${file} is no skill manifest: ${what}.`, fix, { file, span: _diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .START_OF_FILE */ .ag });
}


/***/ }),

/***/ 4863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fd: () => (/* binding */ normalizePath),
/* harmony export */   Yw: () => (/* binding */ isBelow),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   l: () => (/* binding */ isContainedPath),
/* harmony export */   uJ: () => (/* binding */ joinPath),
/* harmony export */   uX: () => (/* binding */ directoryNameOf)
/* harmony export */ });
/** Name of the directory that holds a skill. */
function directoryNameOf(directory) {
    return directory.slice(directory.lastIndexOf('/') + 1);
}
function parentOf(path) {
    const slash = path.lastIndexOf('/');
    return slash === -1 ? '.' : path.slice(0, slash) || '/';
}
/** Joins a workspace directory and a name; `.` disappears. */
function joinPath(directory, name) {
    return directory === '.' || directory === '' ? name : `${directory}/${name}`;
}
/** Repository-relative, `/` only, no way out: what a manifest may hold as a path (S0-16, S0-58). */
function isContainedPath(path) {
    if (path === '' ||
        path.startsWith('/') ||
        path.startsWith('~') ||
        /^[A-Za-z]:/.test(path) ||
        path.includes('\\'))
        return false;
    return !path.split('/').includes('..') && !path.includes('\0');
}
/** `skills/` and `./skills` as `skills`; the root as `.`. */
function normalizePath(path) {
    const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.');
    return segments.length === 0 ? '.' : segments.join('/');
}
/** Segment by segment: `skills-old/x` is not below `skills`. */
function isBelow(path, directory) {
    return directory === '.' || path === directory || path.startsWith(`${directory}/`);
}


/***/ }),

/***/ 15:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  prepareRun: () => (/* binding */ prepareRun)
});

// EXTERNAL MODULE: ./build/choose-profile.js
var choose_profile = __webpack_require__(2071);
// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/lexicon.js + 1 modules
var lexicon = __webpack_require__(3145);
// EXTERNAL MODULE: ./build/core/read-json.js + 1 modules
var read_json = __webpack_require__(924);
// EXTERNAL MODULE: ./build/core/registry/manifest-model.js
var manifest_model = __webpack_require__(2931);
// EXTERNAL MODULE: ./build/core/skill-path.js
var skill_path = __webpack_require__(4863);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
;// CONCATENATED MODULE: ./build/check-config-paths.js

/**
 * Finds a path that leads out of the repository or into its git directory. A config file comes with the
 * repository, and so perhaps from a stranger: only a person on the command line may name files elsewhere.
 */
function findEscapingPath(config) {
    return pathsOf(config).find(({ path, at }) => !isAllowed(path, at)) ?? null;
}
function isAllowed(path, [key]) {
    // A root in the home directory is read only where the caller allows that.
    const inside = key === 'roots' || key === 'scanPaths' ? path.replace(/^~\//, '') : path;
    return (0,skill_path/* isContainedPath */.l)(inside) && !inside.split('/').some((segment) => segment.toLowerCase() === '.git');
}
function pathsOf(config) {
    return [
        ...oneOf('manifest', config.manifest),
        ...oneOf('overrides', config.overrides),
        ...rootsOf('roots', config.roots),
        ...rootsOf('scanPaths', config.scanPaths),
        ...(config.catalogs ?? []).map(({ file }, index) => ({ at: ['catalogs', index, 'file'], path: file })),
    ];
}
function oneOf(key, path) {
    return path === undefined ? [] : [{ at: [key], path }];
}
function rootsOf(key, roots) {
    return (roots ?? []).flatMap((root, index) => {
        const path = typeof root === 'string' ? root : root.path;
        return path === undefined
            ? []
            : [{ at: typeof root === 'string' ? [key, index] : [key, index, 'path'], path }];
    });
}

// EXTERNAL MODULE: ./build/core/decode-text.js
var decode_text = __webpack_require__(3420);
// EXTERNAL MODULE: ./build/schema/validators.js
var validators = __webpack_require__(195);
;// CONCATENATED MODULE: ./build/settings.js
/** Later layers win, key by key; `level` and `roots` go by S0's names as well. */
function settle(layers, file) {
    const merged = Object.assign({}, ...layers.map(withoutAliases));
    return {
        profile: merged.profile,
        profiles: merged.profiles ?? {},
        manifest: merged.manifest,
        level: merged.level ?? 'strict',
        failOn: merged.failOn,
        roots: merged.roots,
        exclude: merged.exclude ?? [],
        nested: merged.nested,
        prune: merged.prune ?? 'remove',
        rules: merged.rules ?? {},
        preserve: merged.merge?.preserve ?? [],
        overrides: merged.overrides,
        triggersShape: merged.triggersShape ?? 'nested',
        keywordKeys: merged.keywordKeys ?? 'joined',
        infer: { enabled: true, maxClaimants: 2, nameTokens: false, taskTypes: [], ...merged.infer },
        lexicon: merged.lexicon ?? {},
        catalogs: merged.catalogs ?? [],
        expect: merged.expect ?? [],
        hotReload: merged.hotReload ?? false,
        limits: {
            fileBytes: 1_048_576,
            bodyLines: 500,
            bodyTokens: 5000,
            catalogTokens: 10_000,
            ...merged.limits,
        },
        requires: merged.requires,
        skills: merged.skills ?? {},
        file,
    };
}
function withoutAliases(layer) {
    const { validationLevel, scanPaths, excludePaths, pruneStaleEntries, ...own } = layer;
    return {
        ...(validationLevel && { level: validationLevel }),
        ...(scanPaths && { roots: scanPaths }),
        ...(excludePaths && { exclude: excludePaths }),
        ...(pruneStaleEntries !== undefined && { prune: pruneStaleEntries ? 'remove' : 'keep' }),
        ...own,
    };
}

;// CONCATENATED MODULE: ./build/load-settings.js







const CONFIG_FILE = 'skill-registrar.json';
const MAX_CONFIG_BYTES = 1_048_576;
/** What S0's own config file may hold; anything else there belongs to CLEO. */
const CLEO_KEYS = [
    'autoRegister',
    'hotReload',
    'validationLevel',
    'pruneStaleEntries',
    'scanPaths',
    'excludePaths',
];
/** Reads the config files, weakest first: the home directory's (only where allowed), CLEO's, ours (S0-50). */
async function loadSettings(request) {
    const { workspace } = request;
    const layers = [];
    if (workspace.home !== null)
        layers.push(await readCleoConfig(workspace, '~/.cleo/config.json'));
    layers.push(await readCleoConfig(workspace, '.cleo/config.json'));
    const file = request.config ?? CONFIG_FILE;
    const text = readText(workspace, file);
    if (text === null) {
        if (request.config !== undefined) {
            throw new errors/* ConfigError */.xL(`There is no config file ${file}.`, 'Correct --config, or leave it out.', {
                file,
                span: diagnostic/* START_OF_FILE */.ag,
            });
        }
        return settle(layers, null);
    }
    layers.push(await parseConfig(file, text));
    return settle(layers, file);
}
async function parseConfig(file, text) {
    const value = parseJson(file, text);
    const violations = (await (0,validators/* loadConfigValidator */.JF)())(value);
    const first = violations[0];
    if (first !== undefined)
        throw await describeViolation(file, text, mostTelling(violations) ?? first);
    await refuseEscapingPath(value, file, { text, base: [] });
    return value;
}
async function refuseEscapingPath(config, file, place) {
    const found = findEscapingPath(config);
    if (found === null)
        return;
    const { locateInJson } = await __webpack_require__.e(/* import() */ 6167).then(__webpack_require__.bind(__webpack_require__, 6167));
    const at = [...place.base, ...found.at];
    throw new errors/* ConfigError */.xL(`${file}: "${at.join('.')}" leads out of the repository: "${found.path}".`, 'Give a path inside the repository, relative to its root, with `/` between the names.', { file, span: locateInJson(place.text, at, 'value') ?? diagnostic/* START_OF_FILE */.ag });
}
/** CLEO's file is CLEO's: a key of the wrong type there is left out, not an error. */
async function readCleoConfig(workspace, file) {
    const text = readText(workspace, file);
    if (text === null)
        return {};
    const skills = parseJson(file, text)?.skills;
    if (typeof skills !== 'object' || skills === null)
        return {};
    const known = CLEO_KEYS.filter((key) => Object.hasOwn(skills, key) && hasExpectedType(key, skills[key]));
    const config = Object.fromEntries(known.map((key) => [key, skills[key]]));
    await refuseEscapingPath(config, file, { text, base: ['skills'] });
    return config;
}
function hasExpectedType(key, value) {
    if (key === 'scanPaths' || key === 'excludePaths') {
        return Array.isArray(value) && value.every((item) => typeof item === 'string');
    }
    return key === 'validationLevel'
        ? ['strict', 'warn', 'permissive'].includes(String(value))
        : typeof value === 'boolean';
}
function parseJson(file, text) {
    const parsed = (0,read_json/* readJson */.V)(text);
    if (parsed.ok)
        return parsed.value;
    throw new errors/* ConfigError */.xL(`${file} is no valid JSON: ${parsed.message}`, 'Correct the file at this place.', {
        file,
        span: parsed.span,
    });
}
function readText(workspace, file) {
    const content = workspace.read(file, { maxBytes: MAX_CONFIG_BYTES, followLinks: true });
    if (content.kind === 'missing')
        return null;
    if (content.kind === 'content') {
        const decoded = (0,decode_text.decodeText)(content.bytes);
        if (decoded.ok)
            return decoded.text;
    }
    const why = content.kind === 'refused' ? content.detail : 'it is no UTF-8 text';
    throw new errors/* ConfigError */.xL(`${file} cannot be read: ${why}.`, 'Make it a readable UTF-8 file.', {
        file,
        span: diagnostic/* START_OF_FILE */.ag,
    });
}
/** An unknown key explains more than the type error that it causes elsewhere. */
function mostTelling(violations) {
    return violations.find(({ keyword }) => keyword === 'additionalProperties');
}
async function describeViolation(file, text, violation) {
    const { locateInJson } = await __webpack_require__.e(/* import() */ 6167).then(__webpack_require__.bind(__webpack_require__, 6167));
    const path = violation.instancePath.split('/').slice(1).map(unescapePointer);
    if (violation.keyword === 'additionalProperties') {
        const key = String(violation.params['additionalProperty']);
        const span = locateInJson(text, [...path, key], 'key') ?? diagnostic/* START_OF_FILE */.ag;
        const where = path.length === 0 ? '' : ` in "${path.join('.')}"`;
        const fix = await suggestKey(key, path);
        return new errors/* ConfigError */.xL(`${file} has an unknown key "${key}"${where}.`, fix, { file, span });
    }
    const span = locateInJson(text, path, 'value') ?? diagnostic/* START_OF_FILE */.ag;
    const allowed = violation.params['allowedValues'];
    const detail = allowed ? `must be one of ${allowed.join(', ')}` : (violation.message ?? 'is not allowed');
    return new errors/* ConfigError */.xL(`${file}: "${path.join('.') || 'the file'}" ${detail}.`, 'See schema/config.schema.json.', { file, span });
}
async function suggestKey(key, path) {
    const { CONFIG_KEYS } = await __webpack_require__.e(/* import() */ 2293).then(__webpack_require__.bind(__webpack_require__, 2293));
    const { closestOf } = await __webpack_require__.e(/* import() */ 769).then(__webpack_require__.bind(__webpack_require__, 769));
    const [, keys = []] = Object.entries(CONFIG_KEYS).find(([place]) => isPlace(place, path)) ?? [];
    const near = closestOf(key, keys);
    return near === null
        ? `Remove it; known keys: ${keys.join(', ')}.`
        : `Did you mean "${near}"? Otherwise remove it.`;
}
/** `profiles.*.name` is the place of `profiles.house.name`. */
function isPlace(place, path) {
    const segments = place === '' ? [] : place.split('.');
    const isSame = (segment, index) => segment === '*' || segment === String(path[index]);
    return segments.length === path.length && segments.every(isSame);
}
function unescapePointer(segment) {
    return /^\d+$/.test(segment) ? Number(segment) : segment.replace(/~1/g, '/').replace(/~0/g, '~');
}

// EXTERNAL MODULE: ./build/resolve-roots.js + 1 modules
var resolve_roots = __webpack_require__(9513);
;// CONCATENATED MODULE: ./build/prepare-run.js









const MANIFEST_NAME = 'manifest.json';
/** Where a manifest may lie that says which profile the repository follows. */
const USUAL_MANIFESTS = ['skills/manifest.json', '.cleo/skills/manifest.json', MANIFEST_NAME];
/** Reads config, profile, roots and the manifest as it stands. */
async function prepareRun(request) {
    const settings = await expandExcluded(await loadSettings(request), request);
    const named = request.manifest ?? settings.manifest;
    const read = readOnce(request.store);
    const manifestSchema = (request.profile ?? settings.profile) ? null : findManifestSchema(read, named);
    const { workspace } = request;
    const chosen = (0,choose_profile/* chooseProfile */.t)({ asked: request.profile, settings, workspace, manifestSchema });
    const roots = await (0,resolve_roots/* resolveRoots */.g)({
        profile: chosen.profile,
        workspace,
        workingDirectory: request.workingDirectory ?? '.',
        variables: request.environment.variables,
    });
    const manifestFile = named ?? defaultManifest(request, roots);
    const changes = settings.lexicon;
    return {
        request,
        settings,
        chosen,
        roots,
        manifestFile,
        manifestText: read(manifestFile),
        lexicon: changes.add === undefined && changes.remove === undefined ? lexicon/* DEFAULT_LEXICON */.fT : (0,lexicon/* createLexicon */.by)(changes),
        overrides: readOverrides(request, settings),
    };
}
function readOnce(store) {
    const texts = new Map();
    return (file) => {
        if (!texts.has(file))
            texts.set(file, store.read(file));
        return texts.get(file);
    };
}
/** `drafts/**` leaves out what is in drafts, so drafts itself. */
async function expandExcluded(settings, { workspace }) {
    if (settings.exclude.length === 0)
        return settings;
    const paths = settings.exclude.map((path) => path.replace(/(?<=.)\/\*\*\/?$/, ''));
    const expanded = await Promise.all(paths.map((path) => (0,resolve_roots/* expandPattern */.n)((0,skill_path/* normalizePath */.Fd)(path), workspace)));
    return { ...settings, exclude: expanded.flat() };
}
function findManifestSchema(read, named) {
    for (const file of named === undefined ? USUAL_MANIFESTS : [named]) {
        const text = read(file);
        const schema = text === null ? undefined : schemaIdOf(text, file);
        if (typeof schema === 'string')
            return schema;
    }
    return null;
}
const LEADING_SCHEMA = /^\s*\{\s*"\$schema"\s*:\s*("[^"\\\n]*")\s*,/;
/** Below this, parsing a manifest once more is not felt. */
const LARGE_TEXT = 100_000;
/** A large manifest is parsed once in a run: here a look at its text has to do. */
function schemaIdOf(text, file) {
    const first = text.indexOf('"$schema"');
    if (first === -1)
        return undefined;
    const leading = text.length > LARGE_TEXT ? LEADING_SCHEMA.exec(text) : null;
    // The last of several counts.
    if (leading === null || text.includes('"$schema"', first + 1))
        return (0,manifest_model/* readManifest */.WI)(text, file).value['$schema'];
    return JSON.parse(leading[1]);
}
/** The first root that has one, else the first that exists. */
function defaultManifest(request, roots) {
    const existing = roots.filter(({ path }) => request.workspace.kindOf(path) === 'directory');
    const files = existing.map(({ path }) => (0,skill_path/* joinPath */.uJ)(path, MANIFEST_NAME));
    return (files.find((file) => request.workspace.kindOf(file) === 'file') ??
        files[0] ??
        (0,skill_path/* joinPath */.uJ)(roots[0]?.path ?? '.', MANIFEST_NAME));
}
function readOverrides(request, settings) {
    const file = settings.overrides;
    if (file === undefined)
        return { matrix: {}, skills: {} };
    const text = request.store.read(file);
    const parsed = text === null ? null : (0,read_json/* readJson */.V)(text);
    if (parsed === null || !parsed.ok || !(0,manifest_model/* isObject */.Gv)(parsed.value)) {
        const why = parsed === null ? 'it does not exist' : parsed.ok ? 'it is no object' : parsed.message;
        const span = parsed !== null && !parsed.ok ? parsed.span : diagnostic/* START_OF_FILE */.ag;
        throw new errors/* ConfigError */.xL(`The overrides file ${file} cannot be used: ${why}.`, 'Correct "overrides" in the config file.', { file, span });
    }
    const { dispatch_matrix: matrix, skill_overrides: skills } = parsed.value;
    return {
        matrix: (0,manifest_model/* isObject */.Gv)(matrix) ? onlyObjects(matrix) : {},
        skills: (0,manifest_model/* isObject */.Gv)(skills) ? onlyObjects(skills) : {},
    };
}
/** Comments stand beside the tables as texts. */
function onlyObjects(value) {
    return Object.fromEntries(Object.entries(value).filter(([, item]) => (0,manifest_model/* isObject */.Gv)(item)));
}


/***/ }),

/***/ 6588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CJ: () => (/* binding */ profileNames),
/* harmony export */   on: () => (/* binding */ lookUpProfile)
/* harmony export */ });
/* unused harmony export extendProfile */
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9362);
/* harmony import */ var _scan_root_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9435);


/** Finds a profile by name: one that ships, or one of the config file with all it inherits. */
function lookUpProfile(id, customs = {}) {
    const chain = [];
    let current = id;
    // `"cleo": { "extends": "cleo" }` changes the one that ships.
    while (Object.hasOwn(customs, current) && !(chain.at(-1) === current && (0,_index_js__WEBPACK_IMPORTED_MODULE_0__/* .profileById */ .Gf)(current))) {
        if (chain.includes(current))
            return { kind: 'cycle', chain: [...chain, current] };
        chain.push(current);
        current = customs[current].extends;
    }
    const base = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__/* .profileById */ .Gf)(current);
    if (base === undefined)
        return unknownProfile(current, chain.at(-1), customs);
    if (chain.length === 0)
        return { kind: 'found', profile: base, isBuiltIn: true };
    const profile = chain.reduceRight((parent, name) => extendProfile(parent, name, customs[name]), base);
    return firstBadPattern(profile) ?? { kind: 'found', profile, isBuiltIn: false };
}
/** Names of all profiles there are, those of the config file last. */
function profileNames(customs = {}) {
    const builtIn = _index_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI.map((profile) => profile.id);
    return [...builtIn, ...Object.keys(customs).filter((id) => !builtIn.includes(id))];
}
function unknownProfile(id, by, customs) {
    return { kind: 'unknown', id, ...(by !== undefined && { by }), known: profileNames(customs) };
}
/** Objects are merged cell by cell, lists and values replaced; `null` takes a cell away. */
function extendProfile(base, id, cells) {
    const { extends: _, ...own } = cells;
    // A child of another name is not chosen by its parent's markers: the parent would never be chosen again.
    const { detect: __, ...inherited } = base;
    const start = id === base.id ? { ...base } : { ...inherited, title: `${base.title} (${id})` };
    const merged = merge(start, own);
    return { ...complete(merged, base), id };
}
function merge(base, own) {
    const merged = { ...base };
    for (const [cell, value] of Object.entries(own)) {
        const old = merged[cell];
        if (value === null)
            delete merged[cell];
        else
            merged[cell] = isCells(old) && isCells(value) && !isShape(old) ? merge(old, value) : value;
    }
    return merged;
}
/** A JSON Schema is one value: half of an old shape and half of a new one mean nothing. */
function isShape(value) {
    return 'type' in value || 'enum' in value;
}
function isCells(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Fills in what a config file may leave out. */
function complete(cells, base) {
    const { roots, fallbackRoot, detect, name, placeholders } = cells;
    const convention = name?.['convention'];
    return {
        ...cells,
        roots: roots.map((root) => (0,_scan_root_js__WEBPACK_IMPORTED_MODULE_1__/* .readScanRoot */ .S)(root, base.roots)),
        ...(fallbackRoot !== undefined && {
            fallbackRoot: (0,_scan_root_js__WEBPACK_IMPORTED_MODULE_1__/* .readScanRoot */ .S)(fallbackRoot, base.roots),
        }),
        ...(detect !== undefined && { detect: { manifestSchemas: [], markers: [], ...detect } }),
        ...(isCells(convention) && { name: { ...name, convention: { reservedPrefixes: [], ...convention } } }),
        ...(placeholders !== undefined && { placeholders: { required: false, ...placeholders } }),
    };
}
function firstBadPattern(profile) {
    const { pattern, convention } = profile.name;
    const candidates = [
        [['name', 'pattern'], pattern],
        [['name', 'convention', 'pattern'], convention?.pattern],
    ];
    for (const [cell, source] of candidates) {
        const reason = source === undefined ? null : whyNoPattern(source);
        if (reason !== null)
            return { kind: 'invalid', id: profile.id, cell, reason };
    }
    return null;
}
function whyNoPattern(source) {
    try {
        new RegExp(source, 'u');
        return null;
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}


/***/ }),

/***/ 9435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readScanRoot)
/* harmony export */ });
/* harmony import */ var _core_skill_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4863);

/** Completes a root of a config file: what it leaves out is that of the profile's root of the same path, or of its first. */
function readScanRoot(written, known) {
    const root = typeof written === 'string' ? { path: written } : written;
    const given = root.path ?? '.';
    const isHome = given.startsWith('~/');
    const path = isHome ? `~/${(0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizePath */ .Fd)(given.slice(2))}` : (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizePath */ .Fd)(given);
    const same = known.find((candidate) => candidate.path === path);
    const levels = (same ?? known[0])?.levels ?? ['children'];
    return { source: same?.source ?? (isHome ? 'user' : 'repo'), levels, ...root, path };
}


/***/ }),

/***/ 9513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ expandPattern),
  g: () => (/* binding */ resolveRoots)
});

// EXTERNAL MODULE: ./build/core/skill-path.js
var skill_path = __webpack_require__(4863);
;// CONCATENATED MODULE: ./build/ancestor-chain.js

/**
 * The directories from the top of the search down to the working directory (S4-1, S4-2). The top is what the
 * variable names, else the nearest directory upwards with a marker, else the working directory itself; it never
 * lies above the workspace.
 */
function ancestorChain(search) {
    const bottom = (0,skill_path/* normalizePath */.Fd)(search.workingDirectory);
    const chain = chainTo(bottom);
    const { ancestorTop } = search.profile;
    if (ancestorTop === undefined)
        return chain;
    const named = search.variables[ancestorTop.variable]?.trim();
    const top = named ? namedTop(named, bottom, search.workspace.root) : markedTop(chain, search);
    return chain.filter((directory) => (0,skill_path/* isBelow */.Yw)(directory, top));
}
/** `packages/runtime` as `.`, `packages`, `packages/runtime`. */
function chainTo(directory) {
    const chain = [directory];
    while (chain[0] !== '.')
        chain.unshift((0,skill_path/* parentOf */.gN)(chain[0]));
    return chain;
}
function namedTop(named, bottom, root) {
    const path = named.replaceAll('\\', '/').replace(/(.)\/+$/, '$1');
    const isAbsolute = path.startsWith('/') || /^[A-Za-z]:/.test(path);
    if (!isAbsolute)
        return resolveBelow(bottom, path);
    if (path === root || root.startsWith(path.endsWith('/') ? path : `${path}/`))
        return '.';
    return path.startsWith(`${root}/`) ? (0,skill_path/* normalizePath */.Fd)(path.slice(root.length + 1)) : path;
}
/** `..` out of the workspace stops at its root. */
function resolveBelow(bottom, path) {
    const segments = bottom === '.' ? [] : bottom.split('/');
    for (const segment of path.split('/')) {
        if (segment === '..')
            segments.pop();
        else if (segment !== '' && segment !== '.')
            segments.push(segment);
    }
    return (0,skill_path/* normalizePath */.Fd)(segments.join('/'));
}
function markedTop(chain, { profile, workspace, variables }) {
    const { markers, markersVariable } = profile.ancestorTop;
    const listed = (variables[markersVariable] ?? '').split(',').map((marker) => marker.trim());
    const named = listed.filter((marker) => marker !== '');
    const wanted = named.length > 0 ? named : markers;
    const holdsMarker = (directory) => wanted.some((marker) => workspace.kindOf((0,skill_path/* joinPath */.uJ)(directory, marker)) !== 'missing');
    return chain.findLast(holdsMarker) ?? chain.at(-1);
}

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
;// CONCATENATED MODULE: ./build/resolve-roots.js



/** Turns a profile's roots into directories: stars listed, the ancestor chain walked, home left out unless allowed. */
async function resolveRoots(input) {
    const { profile, workspace } = input;
    const resolved = [];
    for (const root of profile.roots) {
        if (root.path.startsWith('~') && workspace.home === null)
            continue;
        const bases = root.ancestors ? ancestorChain(input) : ['.'];
        for (const base of bases) {
            const path = root.path.startsWith('~') ? root.path : (0,skill_path/* normalizePath */.Fd)((0,skill_path/* joinPath */.uJ)(base, root.path));
            for (const match of await expandPattern(path, workspace))
                resolved.push({ ...root, path: match });
        }
    }
    const unique = resolved.filter((root, index) => resolved.findIndex(({ path }) => path === root.path) === index);
    const anyExists = unique.some((root) => workspace.kindOf(root.path) === 'directory');
    if (anyExists || profile.fallbackRoot === undefined)
        return unique;
    return [profile.fallbackRoot];
}
/** The directories that a path or a pattern of a config file stands for; a plain path stands for itself. */
async function expandPattern(path, workspace) {
    if (!/[*?[\]{}()!]/.test(path))
        return [path];
    if (path.split('/').every((segment) => segment === '*' || !/[*?[\]{}()!]/.test(segment)))
        return expandStars(path, workspace);
    const { findMatchingDirectories } = await Promise.all(/* import() */[__webpack_require__.e(5648), __webpack_require__.e(5833)]).then(__webpack_require__.bind(__webpack_require__, 5833));
    return findMatchingDirectories(path, workspace);
}
/** A plain `*` needs no glob library: one listing is enough. Hidden directories and node_modules do not match. */
function expandStars(path, workspace) {
    let found = ['.'];
    for (const segment of path.split('/')) {
        found =
            segment === '*'
                ? found.flatMap((base) => subdirectories(base, workspace))
                : found.map((base) => (0,skill_path/* joinPath */.uJ)(base, segment));
    }
    return found.filter((candidate) => workspace.kindOf(candidate) === 'directory');
}
function subdirectories(base, workspace) {
    const entries = workspace.list(base) ?? [];
    return entries
        .filter(({ kind, name }) => kind === 'directory' && !name.startsWith('.') && name !== 'node_modules')
        .map(({ name }) => (0,skill_path/* joinPath */.uJ)(base, name))
        .sort(diagnostic/* compareText */.n6);
}


/***/ }),

/***/ 195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JF: () => (/* binding */ loadConfigValidator),
/* harmony export */   dI: () => (/* binding */ loadFrontmatterValidator)
/* harmony export */ });
/* unused harmony export loadManifestValidator */
const BUILT_IN = {
    'agent-skills': () => __webpack_require__.e(/* import() */ 7356).then(__webpack_require__.bind(__webpack_require__, 7356)),
    cleo: () => __webpack_require__.e(/* import() */ 5789).then(__webpack_require__.bind(__webpack_require__, 5789)),
    pipeline: () => __webpack_require__.e(/* import() */ 9604).then(__webpack_require__.bind(__webpack_require__, 9604)),
    harness: () => __webpack_require__.e(/* import() */ 3628).then(__webpack_require__.bind(__webpack_require__, 3628)),
    toolset: () => __webpack_require__.e(/* import() */ 9818).then(__webpack_require__.bind(__webpack_require__, 9818)),
    codelia: () => __webpack_require__.e(/* import() */ 5165).then(__webpack_require__.bind(__webpack_require__, 5165)),
};
/** The validator of a profile's frontmatter: compiled at build time, or now for a profile of a config file. */
async function loadFrontmatterValidator(profile, isBuiltIn) {
    const load = isBuiltIn ? BUILT_IN[profile.id] : undefined;
    if (load === undefined)
        return (await Promise.all(/* import() */[__webpack_require__.e(2463), __webpack_require__.e(2299)]).then(__webpack_require__.bind(__webpack_require__, 2299))).compileFrontmatterSchema(profile);
    return fromModule(await load());
}
async function loadConfigValidator() {
    return fromModule(await __webpack_require__.e(/* import() */ 6604).then(__webpack_require__.bind(__webpack_require__, 6604)));
}
async function loadManifestValidator() {
    return fromModule(await __webpack_require__.e(/* import() */ 4955).then(__webpack_require__.bind(__webpack_require__, 193)));
}
function fromModule(module) {
    const validate = module.default;
    return (value) => (validate(value) ? [] : (validate.errors ?? []));
}


/***/ })

};
