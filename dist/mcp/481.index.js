export const id = 481;
export const ids = [481];
export const modules = {

/***/ 2481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseCleoConfig: () => (/* binding */ parseCleoConfig),
  parseConfig: () => (/* binding */ parseConfig)
});

// EXTERNAL MODULE: ./build/core/skill-path.js
var skill_path = __webpack_require__(4863);
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

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/locate-in-json.js + 1 modules
var locate_in_json = __webpack_require__(8496);
// EXTERNAL MODULE: ./build/core/read-json.js + 1 modules
var read_json = __webpack_require__(548);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/schema/validators.js + 1 modules
var validators = __webpack_require__(6164);
;// CONCATENATED MODULE: ./build/parse-config.js






/** What S0's own config file may hold; anything else there belongs to CLEO. */
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
    return value;
}
async function refuseEscapingPath(config, file, place) {
    const found = findEscapingPath(config);
    if (found === null)
        return;
    const at = [...place.base, ...found.at];
    throw new errors/* ConfigError */.xL(`${file}: "${at.join('.')}" leads out of the repository: "${found.path}".`, 'Give a path inside the repository, relative to its root, with `/` between the names.', { file, span: (0,locate_in_json/* locateInJson */.Kv)(place.text, at, 'value') ?? diagnostic/* START_OF_FILE */.ag });
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
/** An unknown key explains more than the type error that it causes elsewhere. */
function mostTelling(violations) {
    return violations.find(({ keyword }) => keyword === 'additionalProperties');
}
async function describeViolation(file, text, violation) {
    const path = violation.instancePath.split('/').slice(1).map(unescapePointer);
    if (violation.keyword === 'additionalProperties') {
        const key = String(violation.params['additionalProperty']);
        const span = (0,locate_in_json/* locateInJson */.Kv)(text, [...path, key], 'key') ?? diagnostic/* START_OF_FILE */.ag;
        const where = path.length === 0 ? '' : ` in "${path.join('.')}"`;
        const fix = await suggestKey(key, path);
        return new errors/* ConfigError */.xL(`${file} has an unknown key "${key}"${where}.`, fix, { file, span });
    }
    const span = (0,locate_in_json/* locateInJson */.Kv)(text, path, 'value') ?? diagnostic/* START_OF_FILE */.ag;
    const allowed = violation.params['allowedValues'];
    const detail = allowed ? `must be one of ${allowed.join(', ')}` : (violation.message ?? 'is not allowed');
    return new errors/* ConfigError */.xL(`${file}: "${path.join('.') || 'the file'}" ${detail}.`, 'See schema/config.schema.json.', { file, span });
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
function unescapePointer(segment) {
    return /^\d+$/.test(segment) ? Number(segment) : segment.replace(/~1/g, '/').replace(/~0/g, '~');
}


/***/ })

};
