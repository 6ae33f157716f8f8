export const id = 96;
export const ids = [96];
export const modules = {

/***/ 1575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ pointerPath),
/* harmony export */   m: () => (/* binding */ pointerKeys)
/* harmony export */ });
/** The names on the way that a JSON pointer describes. */
function pointerKeys(pointer) {
    return pointer.split('/').slice(1).map(keyOf);
}
/** The same for whoever does not hold the document: what looks like a place in a list is taken for one. */
function pointerPath(pointer) {
    return pointerKeys(pointer).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}
function keyOf(segment) {
    return segment.replace(/~1/g, '/').replace(/~0/g, '~');
}


/***/ }),

/***/ 7096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseCleoConfig: () => (/* binding */ parseCleoConfig),
  parseConfig: () => (/* binding */ parseConfig)
});

;// CONCATENATED MODULE: ./build/core/git-directory.js
/** What macOS passes over in a name. */
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** With the short name that Windows gives it, the dots and blanks that it drops, and a stream. */
const GIT_DIRECTORY = /^(?:\.git|git~1)[. ]*(?::|$)/i;
/** Whether a path leads into a git directory, by any name that some file system takes for it; git runs what lies there. */
function leadsIntoGit(path) {
    return path.split(/[\\/]/).some((segment) => GIT_DIRECTORY.test(segment.replace(IGNORED, '')));
}

// EXTERNAL MODULE: ./build/core/skill-path.js
var skill_path = __webpack_require__(4863);
;// CONCATENATED MODULE: ./build/check-config-paths.js


/**
 * Finds a path that leads out of the repository or into its git directory. A config file comes with the
 * repository, and so perhaps from a stranger: only a person on the command line may name files elsewhere.
 */
function findEscapingPath(config) {
    for (const { at, path, mayBeAtHome } of pathsOf(config)) {
        const inside = mayBeAtHome ? path.replace(/^~\//, '') : path;
        if (!(0,skill_path/* isContainedPath */.l)(inside))
            return { at, path, leads: 'out of the repository' };
        if (leadsIntoGit(inside))
            return { at, path, leads: 'into its git directory' };
    }
    return null;
}
function pathsOf(config) {
    return [
        ...oneOf(['manifest'], config.manifest),
        ...oneOf(['overrides'], config.overrides),
        ...rootsOf(['roots'], config.roots),
        ...rootsOf(['scanPaths'], config.scanPaths),
        ...(config.catalogs ?? []).map(({ file }, index) => ({ at: ['catalogs', index, 'file'], path: file })),
        ...Object.entries(config.profiles ?? {}).flatMap(([id, cells]) => profilePathsOf(id, cells)),
        ...['pluginsDir', 'userDir'].flatMap((key) => oneOf(['skills', key], config.skills?.[key], { mayBeAtHome: true })),
    ];
}
function profilePathsOf(id, cells) {
    const at = ['profiles', id];
    const placeholders = cells['placeholders'];
    return [
        ...rootsOf([...at, 'roots'], cells['roots']),
        ...oneOf([...at, 'fallbackRoot'], cells['fallbackRoot'], { mayBeAtHome: true }),
        ...oneOf([...at, 'placeholders', 'file'], placeholders?.file),
    ];
}
/** The schema has been checked before: what is no text is absent. */
function oneOf(at, path, allowance = {}) {
    return typeof path === 'string' ? [{ at, path, ...allowance }] : [];
}
function rootsOf(at, roots) {
    return (roots ?? []).flatMap((root, index) => typeof root === 'string'
        ? oneOf([...at, index], root, { mayBeAtHome: true })
        : oneOf([...at, index, 'path'], root.path, { mayBeAtHome: true }));
}

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/json/json-pointer.js
var json_pointer = __webpack_require__(1575);
// EXTERNAL MODULE: ./build/core/locate-in-json.js
var locate_in_json = __webpack_require__(6167);
// EXTERNAL MODULE: ./build/core/read-json.js + 1 modules
var read_json = __webpack_require__(548);
;// CONCATENATED MODULE: ./build/core/validation-level.js
/** How strict a run is, the strictest first. */
const VALIDATION_LEVELS = ['strict', 'warn', 'permissive'];

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/schema/validators.js + 1 modules
var validators = __webpack_require__(6164);
;// CONCATENATED MODULE: ./build/parse-config.js








/** What of CLEO's own config file is ours to read; anything else there belongs to CLEO. */
const CLEO_KEYS = [
    'autoRegister',
    'hotReload',
    'validationLevel',
    'pruneStaleEntries',
    'scanPaths',
    'excludePaths',
];
/** Reads our own config file. Throws `ConfigError` where it is wrong. */
async function parseConfig(file, text) {
    const value = parseJson(file, text);
    const violations = (await (0,validators/* loadConfigValidator */.JF)())(value);
    const first = violations[0];
    if (first !== undefined)
        throw await describeViolation(file, text, mostTelling(violations) ?? first);
    await refuseEscapingPath(value, file, { text, base: [] });
    await refuseRuleMistake(value, file, text);
    return value;
}
/** Few config files set rules: the table of all of them is loaded for those. */
async function refuseRuleMistake(config, file, text) {
    if (config.rules === undefined && config.profiles === undefined)
        return;
    const { findRuleMistake } = await __webpack_require__.e(/* import() */ 329).then(__webpack_require__.bind(__webpack_require__, 1329));
    const mistake = findRuleMistake(config);
    if (mistake === null)
        return;
    const { at, part, message, fix } = mistake;
    const span = (0,locate_in_json/* locateInJson */.Kv)(text, at, part) ?? diagnostic/* START_OF_FILE */.ag;
    throw new errors/* ConfigError */.x(`${file} ${message}`, fix, { file, span });
}
async function refuseEscapingPath(config, file, place) {
    const found = findEscapingPath(config);
    if (found === null)
        return;
    const at = [...place.base, ...found.at];
    throw new errors/* ConfigError */.x(`${file}: "${at.join('.')}" leads ${found.leads}: "${found.path}".`, 'Give a path inside the repository, relative to its root, with `/` between the names.', { file, span: (0,locate_in_json/* locateInJson */.Kv)(place.text, at, 'value') ?? diagnostic/* START_OF_FILE */.ag });
}
/** CLEO's file is CLEO's: a key of the wrong type there is left out, not an error. */
async function parseCleoConfig(file, text) {
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
        ? VALIDATION_LEVELS.some((level) => level === String(value))
        : typeof value === 'boolean';
}
function parseJson(file, text) {
    const parsed = (0,read_json/* readJson */.V)(text);
    if (parsed.ok)
        return parsed.value;
    throw new errors/* ConfigError */.x(`${file} is no valid JSON: ${parsed.message}`, 'Correct the file at this place.', {
        file,
        span: parsed.span,
    });
}
/** An unknown key explains more than the type error that it causes elsewhere. */
function mostTelling(violations) {
    return violations.find(({ keyword }) => keyword === 'additionalProperties');
}
async function describeViolation(file, text, violation) {
    const path = (0,json_pointer/* pointerPath */.h)(violation.instancePath);
    if (violation.keyword === 'additionalProperties') {
        const key = String(violation.params['additionalProperty']);
        const span = (0,locate_in_json/* locateInJson */.Kv)(text, [...path, key], 'key') ?? diagnostic/* START_OF_FILE */.ag;
        const where = path.length === 0 ? '' : ` in "${path.join('.')}"`;
        const fix = await suggestKey(key, path);
        return new errors/* ConfigError */.x(`${file} has an unknown key "${key}"${where}.`, fix, { file, span });
    }
    const span = (0,locate_in_json/* locateInJson */.Kv)(text, path, 'value') ?? diagnostic/* START_OF_FILE */.ag;
    const allowed = violation.params['allowedValues'];
    const detail = allowed ? `must be one of ${allowed.join(', ')}` : (violation.message ?? 'is not allowed');
    return new errors/* ConfigError */.x(`${file}: "${path.join('.') || 'the file'}" ${detail}.`, 'See schema/config.schema.json.', { file, span });
}
async function suggestKey(key, path) {
    const { CONFIG_KEYS } = await __webpack_require__.e(/* import() */ 293).then(__webpack_require__.bind(__webpack_require__, 2293));
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


/***/ })

};
