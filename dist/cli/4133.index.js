"use strict";
exports.id = 4133;
exports.ids = [4133,4752];
exports.modules = {

/***/ 7683:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: function() { return /* binding */ openJson; }
/* harmony export */ });
/* unused harmony export JsonNode */
/* harmony import */ var _json_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7687);

/**
 * A view of JSON text that is read only where somebody looks: a manifest of 10,000 skills is skimmed once per
 * level of the paths asked for, instead of being turned into a million nodes. Nothing here is recursive.
 */
class JsonNode {
    text;
    start;
    end;
    #members;
    #byKey;
    constructor(text, start, 
    /** Exclusive. */
    end) {
        this.text = text;
        this.start = start;
        this.end = end;
    }
    get kind() {
        const first = this.text.charCodeAt(this.start);
        return first === _json_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .OPEN_BRACE */ .Hv ? 'object' : first === _json_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .OPEN_BRACKET */ .WL ? 'array' : 'scalar';
    }
    get raw() {
        return this.text.slice(this.start, this.end);
    }
    /** Properties or elements in file order; none for a scalar. */
    get members() {
        this.#members ??= this.kind === 'scalar' ? [] : readMembers(this);
        return this.#members;
    }
    /** The property or element of that name. Of duplicate keys the last one counts, as in `JSON.parse`. */
    member(segment) {
        if (typeof segment === 'number')
            return this.kind === 'array' ? this.members[segment] : undefined;
        if (this.kind !== 'object')
            return undefined;
        this.#byKey ??= new Map(this.members.map((member) => [member.key, member]));
        return this.#byKey.get(segment);
    }
    /** The text before a member: white space, and from the second member on the comma. */
    gapBefore(index) {
        const from = index === 0 ? this.start + 1 : this.members[index - 1].value.end;
        return this.text.slice(from, this.members[index].start);
    }
    /** The text between the last member and the closing bracket. */
    get tail() {
        return this.text.slice(this.members.at(-1)?.value.end ?? this.start + 1, this.end - 1);
    }
}
/** The document's value. The text has to be JSON that `readJson` accepts; where it visibly is not, this throws. */
function openJson(text) {
    const start = skipSpace(text, text.startsWith('\uFEFF') ? 1 : 0);
    return new JsonNode(text, start, skipValue(text, start));
}
function readMembers(node) {
    const { text, kind, end } = node;
    const members = [];
    let at = skipSpace(text, node.start + 1);
    while (at < end - 1) {
        const member = kind === 'object' ? readProperty(text, at) : readElement(text, at);
        members.push(member);
        at = skipSpace(text, member.value.end);
        if (at < end - 1)
            at = skipSpace(text, expect(text, at, ','));
    }
    return members;
}
function readElement(text, start) {
    return { start, key: '', keyEnd: start, value: new JsonNode(text, start, skipValue(text, start)) };
}
function readProperty(text, start) {
    const keyEnd = skipString(text, start);
    const valueStart = skipSpace(text, expect(text, skipSpace(text, keyEnd), ':'));
    return {
        start,
        key: JSON.parse(text.slice(start, keyEnd)),
        keyEnd,
        value: new JsonNode(text, valueStart, skipValue(text, valueStart)),
    };
}
function expect(text, at, character) {
    if (text[at] !== character)
        throw notJson(at);
    return at + 1;
}
function notJson(at) {
    return new SyntaxError(`This is not JSON (at offset ${at}). Read it with readJson first.`);
}
function skipSpace(text, from) {
    let at = from;
    while (isSpace(text.charCodeAt(at)))
        at++;
    return at;
}
function isSpace(code) {
    return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}
function skipValue(text, start) {
    const first = text.charCodeAt(start);
    if (first === _json_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .OPEN_BRACE */ .Hv || first === _json_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .OPEN_BRACKET */ .WL)
        return skipContainer(text, start);
    return first === _json_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE */ .jA ? skipString(text, start) : skipWord(text, start);
}
function skipContainer(text, start) {
    let depth = 0;
    for (let at = start; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code === _json_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE */ .jA)
            at = skipString(text, at) - 1;
        else if (code === _json_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .OPEN_BRACE */ .Hv || code === _json_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .OPEN_BRACKET */ .WL)
            depth++;
        else if ((code === _json_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .CLOSE_BRACE */ .rc || code === _json_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .CLOSE_BRACKET */ .wt) && --depth === 0)
            return at + 1;
    }
    throw notJson(start);
}
function skipString(text, start) {
    if (text[start] !== '"')
        throw notJson(start);
    for (let quote = text.indexOf('"', start + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
        let backslashes = 0;
        while (text.charCodeAt(quote - 1 - backslashes) === _json_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .BACKSLASH */ .r_)
            backslashes++;
        if (backslashes % 2 === 0)
            return quote + 1;
    }
    throw notJson(start);
}
function skipWord(text, start) {
    let at = start;
    while (at < text.length && !isSpace(text.charCodeAt(at)) && !',]}:'.includes(text[at]))
        at++;
    if (at === start)
        throw notJson(start);
    return at;
}


/***/ }),

/***/ 4752:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JsonLocator: function() { return /* binding */ JsonLocator; },
/* harmony export */   K: function() { return /* binding */ locateInJson; },
/* harmony export */   i: function() { return /* binding */ orderedKeys; }
/* harmony export */ });
/* harmony import */ var _json_byte_order_mark_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9769);
/* harmony import */ var _json_json_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7683);
/* harmony import */ var _text_position_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4902);



/** Answers many questions about the places in one text without reading it again for each. */
class JsonLocator {
    #root;
    #positions;
    /** The text has to be one that `readJson` accepts. */
    constructor(text) {
        this.#root = (0,_json_json_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .openJson */ .V)((0,_json_byte_order_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutMark */ .E)(text));
        this.#positions = new _text_position_js__WEBPACK_IMPORTED_MODULE_2__/* .TextPositions */ .Q(this.#root.text);
    }
    /** Where a key or a value stands; `null` where there is none. */
    locate(path, part) {
        const found = findMember(this.#root, path);
        if (found === undefined)
            return null;
        if (part === 'value')
            return this.#positions.span(found.value.start, found.value.end);
        return found.keyEnd > found.start ? this.#positions.span(found.start, found.keyEnd) : null;
    }
    /** Keys of an object in file order, each once. */
    keys(path) {
        const node = findMember(this.#root, path)?.value;
        if (node?.kind !== 'object')
            return [];
        return [...new Set(node.members.map((member) => member.key))];
    }
}
function findMember(root, path) {
    let member = { start: root.start, key: '', keyEnd: root.start, value: root };
    for (const segment of path)
        member = member?.value.member(segment);
    return member;
}
/** Where one key or value stands; `null` where there is none. For many, use a `JsonLocator`. */
function locateInJson(text, path, part) {
    return new JsonLocator(text).locate(path, part);
}
/** Keys of an object in file order: `JSON.parse` puts those that look like integers first. */
function orderedKeys(text, path) {
    return new JsonLocator(text).keys(path);
}


/***/ }),

/***/ 4133:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseCleoConfig: function() { return /* binding */ parseCleoConfig; },
  parseConfig: function() { return /* binding */ parseConfig; }
});

// EXTERNAL MODULE: ./build/core/skill-path.js
var skill_path = __webpack_require__(1048);
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
var diagnostic = __webpack_require__(3040);
// EXTERNAL MODULE: ./build/core/locate-in-json.js
var locate_in_json = __webpack_require__(4752);
// EXTERNAL MODULE: ./build/core/read-json.js
var read_json = __webpack_require__(1382);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9984);
// EXTERNAL MODULE: ./build/schema/validators.js
var validators = __webpack_require__(1028);
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
    throw new errors/* ConfigError */.xL(`${file}: "${at.join('.')}" leads out of the repository: "${found.path}".`, 'Give a path inside the repository, relative to its root, with `/` between the names.', { file, span: (0,locate_in_json/* locateInJson */.K)(place.text, at, 'value') ?? diagnostic/* START_OF_FILE */.ag });
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
        const span = (0,locate_in_json/* locateInJson */.K)(text, [...path, key], 'key') ?? diagnostic/* START_OF_FILE */.ag;
        const where = path.length === 0 ? '' : ` in "${path.join('.')}"`;
        const fix = await suggestKey(key, path);
        return new errors/* ConfigError */.xL(`${file} has an unknown key "${key}"${where}.`, fix, { file, span });
    }
    const span = (0,locate_in_json/* locateInJson */.K)(text, path, 'value') ?? diagnostic/* START_OF_FILE */.ag;
    const allowed = violation.params['allowedValues'];
    const detail = allowed ? `must be one of ${allowed.join(', ')}` : (violation.message ?? 'is not allowed');
    return new errors/* ConfigError */.xL(`${file}: "${path.join('.') || 'the file'}" ${detail}.`, 'See schema/config.schema.json.', { file, span });
}
async function suggestKey(key, path) {
    const { CONFIG_KEYS } = await __webpack_require__.e(/* import() */ 5592).then(__webpack_require__.bind(__webpack_require__, 5592));
    const { closestOf } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 8284));
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
;