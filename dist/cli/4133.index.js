"use strict";
exports.id = 4133;
exports.ids = [4133,4752];
exports.modules = {

/***/ 24600:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xC: function() { return /* binding */ isSpace; },
  VH: function() { return /* binding */ openJson; }
});

// UNUSED EXPORTS: JsonNode

// EXTERNAL MODULE: ./build/core/json/json-characters.js
var json_characters = __webpack_require__(7687);
;// CONCATENATED MODULE: ./build/core/json/json-source.js
function openSource(json) {
    return typeof json === 'string' ? new TextSource(json) : new Utf8Source(json);
}
class TextSource {
    start;
    length;
    #text;
    constructor(text) {
        this.#text = text;
        this.length = text.length;
        this.start = text.startsWith('\uFEFF') ? 1 : 0;
    }
    unitAt(at) {
        return this.#text.charCodeAt(at);
    }
    find(unit, from) {
        return this.#text.indexOf(String.fromCharCode(unit), from);
    }
    slice(start, end) {
        return this.#text.slice(start, end);
    }
    piece(start, end) {
        return this.#text.slice(start, end);
    }
}
const MARK = [0xef, 0xbb, 0xbf];
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
class Utf8Source {
    start;
    length;
    #bytes;
    constructor(bytes) {
        this.#bytes = bytes;
        this.length = bytes.length;
        this.start = MARK.every((byte, index) => bytes[index] === byte) ? MARK.length : 0;
    }
    unitAt(at) {
        return this.#bytes[at];
    }
    find(unit, from) {
        return this.#bytes.indexOf(unit, from);
    }
    slice(start, end) {
        return decoder.decode(this.#bytes.subarray(start, end));
    }
    piece(start, end) {
        return this.#bytes.subarray(start, end);
    }
}

;// CONCATENATED MODULE: ./build/core/json/json-tree.js


/**
 * A view of JSON that is read only where somebody looks: a manifest of 10,000 skills is skimmed once per
 * level of the paths asked for, instead of being turned into a million nodes. Nothing here is recursive.
 */
class JsonNode {
    source;
    start;
    end;
    #members;
    #byKey;
    constructor(source, start, 
    /** Exclusive. */
    end) {
        this.source = source;
        this.start = start;
        this.end = end;
    }
    get kind() {
        const first = this.source.unitAt(this.start);
        return first === json_characters/* OPEN_BRACE */.Hv ? 'object' : first === json_characters/* OPEN_BRACKET */.WL ? 'array' : 'scalar';
    }
    get raw() {
        return this.source.slice(this.start, this.end);
    }
    get spansLines() {
        const newline = this.source.find(json_characters/* NEWLINE */.Xy, this.start);
        return newline !== -1 && newline < this.end;
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
        return this.source.slice(from, this.members[index].start);
    }
    /** The text between the last member and the closing bracket. */
    get tail() {
        return this.source.slice(this.members.at(-1)?.value.end ?? this.start + 1, this.end - 1);
    }
}
/** The document's value. It has to be JSON that `readJson` accepts; where it visibly is not, this throws. */
function openJson(json) {
    const source = openSource(json);
    const start = skipSpace(source, source.start);
    return new JsonNode(source, start, skipValue(source, start));
}
function readMembers(node) {
    const { source, kind, end } = node;
    const members = [];
    let at = skipSpace(source, node.start + 1);
    while (at < end - 1) {
        const member = kind === 'object' ? readProperty(source, at) : readElement(source, at);
        members.push(member);
        at = skipSpace(source, member.value.end);
        if (at < end - 1)
            at = skipSpace(source, expect(source, at, json_characters/* COMMA */.KE));
    }
    return members;
}
function readElement(source, start) {
    return { start, key: '', keyEnd: start, value: new JsonNode(source, start, skipValue(source, start)) };
}
function readProperty(source, start) {
    const keyEnd = skipString(source, start);
    const valueStart = skipSpace(source, expect(source, skipSpace(source, keyEnd), json_characters/* COLON */.oH));
    return {
        start,
        key: JSON.parse(source.slice(start, keyEnd)),
        keyEnd,
        value: new JsonNode(source, valueStart, skipValue(source, valueStart)),
    };
}
function expect(source, at, unit) {
    if (source.unitAt(at) !== unit)
        throw notJson(at);
    return at + 1;
}
function notJson(at) {
    return new SyntaxError(`This is not JSON (at offset ${at}). Read it with readJson first.`);
}
function skipSpace(source, from) {
    let at = from;
    while (isSpace(source.unitAt(at)))
        at++;
    return at;
}
function isSpace(unit) {
    return unit === 0x20 || unit === json_characters/* NEWLINE */.Xy || unit === 0x0d || unit === 0x09;
}
function skipValue(source, start) {
    const first = source.unitAt(start);
    if (first === json_characters/* OPEN_BRACE */.Hv || first === json_characters/* OPEN_BRACKET */.WL)
        return skipContainer(source, start);
    return first === json_characters/* QUOTE */.jA ? skipString(source, start) : skipWord(source, start);
}
function skipContainer(source, start) {
    let depth = 0;
    for (let at = start; at < source.length; at++) {
        const unit = source.unitAt(at);
        if (unit === json_characters/* QUOTE */.jA)
            at = skipString(source, at) - 1;
        else if (unit === json_characters/* OPEN_BRACE */.Hv || unit === json_characters/* OPEN_BRACKET */.WL)
            depth++;
        else if ((unit === json_characters/* CLOSE_BRACE */.rc || unit === json_characters/* CLOSE_BRACKET */.wt) && --depth === 0)
            return at + 1;
    }
    throw notJson(start);
}
function skipString(source, start) {
    if (source.unitAt(start) !== json_characters/* QUOTE */.jA)
        throw notJson(start);
    for (let quote = source.find(json_characters/* QUOTE */.jA, start + 1); quote !== -1; quote = source.find(json_characters/* QUOTE */.jA, quote + 1)) {
        let backslashes = 0;
        while (source.unitAt(quote - 1 - backslashes) === json_characters/* BACKSLASH */.r_)
            backslashes++;
        if (backslashes % 2 === 0)
            return quote + 1;
    }
    throw notJson(start);
}
const ENDS_OF_WORDS = new Set([json_characters/* COMMA */.KE, json_characters/* CLOSE_BRACKET */.wt, json_characters/* CLOSE_BRACE */.rc, json_characters/* COLON */.oH]);
function skipWord(source, start) {
    let at = start;
    while (at < source.length && !isSpace(source.unitAt(at)) && !ENDS_OF_WORDS.has(source.unitAt(at)))
        at++;
    if (at === start)
        throw notJson(start);
    return at;
}


/***/ }),

/***/ 94752:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JsonLocator: function() { return /* binding */ JsonLocator; },
/* harmony export */   K: function() { return /* binding */ locateInJson; },
/* harmony export */   i: function() { return /* binding */ orderedKeys; }
/* harmony export */ });
/* harmony import */ var _json_byte_order_mark_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59769);
/* harmony import */ var _json_json_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24600);
/* harmony import */ var _text_position_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54902);



/** Answers many questions about the places in one text without reading it again for each. */
class JsonLocator {
    #root;
    #positions;
    /** The text has to be one that `readJson` accepts. */
    constructor(text) {
        const body = (0,_json_byte_order_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutMark */ .E)(text);
        this.#root = (0,_json_json_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .openJson */ .VH)(body);
        this.#positions = new _text_position_js__WEBPACK_IMPORTED_MODULE_2__/* .TextPositions */ .Q(body);
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

/***/ 64133:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseCleoConfig: function() { return /* binding */ parseCleoConfig; },
  parseConfig: function() { return /* binding */ parseConfig; }
});

// EXTERNAL MODULE: ./build/core/git-directory.js
var git_directory = __webpack_require__(8413);
// EXTERNAL MODULE: ./build/core/skill-path.js
var skill_path = __webpack_require__(11048);
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
        if ((0,git_directory/* leadsIntoGit */._)(inside))
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
var diagnostic = __webpack_require__(83040);
// EXTERNAL MODULE: ./build/core/json/json-pointer.js
var json_pointer = __webpack_require__(48598);
// EXTERNAL MODULE: ./build/core/locate-in-json.js
var locate_in_json = __webpack_require__(94752);
// EXTERNAL MODULE: ./build/core/read-json.js
var read_json = __webpack_require__(51382);
// EXTERNAL MODULE: ./build/core/validation-level.js
var validation_level = __webpack_require__(31323);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(89984);
// EXTERNAL MODULE: ./build/schema/validators.js
var validators = __webpack_require__(21028);
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
    const { findRuleMistake } = await Promise.all(/* import() */[__webpack_require__.e(4776), __webpack_require__.e(504)]).then(__webpack_require__.bind(__webpack_require__, 50504));
    const mistake = findRuleMistake(config);
    if (mistake === null)
        return;
    const { at, part, message, fix } = mistake;
    const span = (0,locate_in_json/* locateInJson */.K)(text, at, part) ?? diagnostic/* START_OF_FILE */.ag;
    throw new errors/* ConfigError */.x(`${file} ${message}`, fix, { file, span });
}
async function refuseEscapingPath(config, file, place) {
    const found = findEscapingPath(config);
    if (found === null)
        return;
    const at = [...place.base, ...found.at];
    throw new errors/* ConfigError */.x(`${file}: "${at.join('.')}" leads ${found.leads}: "${found.path}".`, 'Give a path inside the repository, relative to its root, with `/` between the names.', { file, span: (0,locate_in_json/* locateInJson */.K)(place.text, at, 'value') ?? diagnostic/* START_OF_FILE */.ag });
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
        ? validation_level/* VALIDATION_LEVELS */.u.some((level) => level === String(value))
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
        const span = (0,locate_in_json/* locateInJson */.K)(text, [...path, key], 'key') ?? diagnostic/* START_OF_FILE */.ag;
        const where = path.length === 0 ? '' : ` in "${path.join('.')}"`;
        const fix = await suggestKey(key, path);
        return new errors/* ConfigError */.x(`${file} has an unknown key "${key}"${where}.`, fix, { file, span });
    }
    const span = (0,locate_in_json/* locateInJson */.K)(text, path, 'value') ?? diagnostic/* START_OF_FILE */.ag;
    const allowed = violation.params['allowedValues'];
    const detail = allowed ? `must be one of ${allowed.join(', ')}` : (violation.message ?? 'is not allowed');
    return new errors/* ConfigError */.x(`${file}: "${path.join('.') || 'the file'}" ${detail}.`, 'See schema/config.schema.json.', { file, span });
}
async function suggestKey(key, path) {
    const { CONFIG_KEYS } = await __webpack_require__.e(/* import() */ 5592).then(__webpack_require__.bind(__webpack_require__, 15592));
    const { closestOf } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 98284));
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
;