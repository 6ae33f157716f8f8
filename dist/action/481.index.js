export const id = 481;
export const ids = [481,167];
export const modules = {

/***/ 19399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ FIELD_SCHEMAS),
/* harmony export */   y: () => (/* binding */ SEMVER_PATTERN)
/* harmony export */ });
/* harmony import */ var _client_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30245);
/* harmony import */ var _toolset_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96712);


/** semver.org's own expression: what `version` must look like where semver is asked for. */
const SEMVER_PATTERN = '^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)' +
    '(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?' +
    '(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$';
const texts = { type: 'array', items: { type: 'string' } };
const textOrTexts = { type: ['string', 'array'], items: { type: 'string' } };
/** Shapes of the frontmatter fields that some profile defines; a profile may narrow one in `shapes`. */
const FIELD_SCHEMAS = {
    ..._client_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_FIELDS */ .y,
    license: { type: 'string', description: 'The licence: its name, or the file that holds it.' },
    compatibility: {
        type: 'string',
        minLength: 1,
        maxLength: 500,
        description: 'What the skill needs around it: product, system packages, network. 1 to 500 characters.',
    },
    metadata: {
        type: 'object',
        additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
        description: 'Further properties, as text. `version`, `author`, `tags` and `requires` are read.',
    },
    'allowed-tools': {
        ...textOrTexts,
        description: 'Tools the skill may use without asking, separated by spaces.',
    },
    version: { type: 'string', description: 'The version of the skill.' },
    model: { type: 'string', description: 'The model the skill is meant for.' },
    tier: {
        type: 'integer',
        minimum: 0,
        maximum: 3,
        description: '0 orchestrator, 1 architect, 2 executor, 3 specialist. Read from the name when absent.',
    },
    token_budget: {
        type: 'integer',
        minimum: 1000,
        maximum: 50000,
        description: 'How many tokens the skill may use. 8000 when absent.',
    },
    tags: { ...texts, description: 'Words that sort the skill. Read from name and description when absent.' },
    status: {
        enum: ['active', 'inactive', 'deprecated', 'experimental', 'discovered'],
        description: 'Whether the skill is offered. `active` when absent.',
    },
    references: {
        ...texts,
        description: 'Files that belong to the skill, relative to the repository or to the skill.',
    },
    dispatch_triggers: {
        type: ['array', 'object'],
        items: { type: 'string' },
        properties: { labels: texts, keywords: texts, types: texts },
        description: 'Words that send a task to this skill: a list of keywords, or labels, keywords and task types.',
    },
    dependencies: { ...texts, description: 'Names of the skills this one needs.' },
    minimumVersion: {
        type: 'string',
        pattern: SEMVER_PATTERN,
        description: 'The lowest version that is still good enough.',
    },
    triggers: {
        type: ['array', 'object'],
        items: { type: 'string' },
        properties: { keywords: texts, verbs: texts, patterns: texts },
        description: 'What makes the skill load on its own: keywords, verbs and regular expressions.',
    },
    keywords: { ...texts, description: 'Words that send a task to this skill.' },
    toolsets: {
        type: 'array',
        items: { type: 'string', pattern: _toolset_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOLSET_PATTERN */ .u0 },
        description: 'Tool classes of the skill, each as `path:Class`.',
    },
    scripts: { ...texts, description: 'Scripts of the skill. They are listed, never run.' },
    default_enabled: {
        type: 'boolean',
        description: 'Whether a bundled skill is on from the start. Default true.',
    },
    brief_description: {
        type: 'string',
        minLength: 1,
        description: 'One line for lists. The first sentence of the description when absent.',
    },
};


/***/ }),

/***/ 46678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UY: () => (/* binding */ frontmatterSchema),
/* harmony export */   Vu: () => (/* binding */ requiredFields),
/* harmony export */   aO: () => (/* binding */ isKnownField)
/* harmony export */ });
/* harmony import */ var _field_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19399);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22204);


/** The JSON Schema of a skill's frontmatter under one profile: what editors show and what the engine checks. */
function frontmatterSchema(profile) {
    const isUnknownFieldReported = (profile.rules['unknown-field'] ?? 'warning') !== 'off';
    return {
        $schema: 'http://json-schema.org/draft-07/schema#',
        $id: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .schemaId */ .V)(`frontmatter.${profile.id}`),
        title: `Frontmatter of a SKILL.md: ${profile.title}`,
        type: 'object',
        required: requiredFields(profile),
        properties: {
            name: nameSchema(profile),
            description: descriptionSchema(profile),
            ...fieldSchemas(profile),
        },
        ...(isUnknownFieldReported && { additionalProperties: false }),
    };
}
/** Fields that must be there, in the order they are reported. */
function requiredFields(profile) {
    return ['name', 'description', ...(profile.version.presence === 'required' ? ['version'] : [])];
}
/** Whether the profile reads a field, if only to let others use it. */
function isKnownField(field, { fields, toleratedFields }) {
    return ALWAYS_KNOWN.includes(field) || fields.includes(field) || toleratedFields.includes(field);
}
const ALWAYS_KNOWN = ['name', 'description', 'version'];
function nameSchema({ name, shapes }) {
    return {
        type: 'string',
        minLength: 1,
        ...(name.maxLength !== undefined && { maxLength: name.maxLength }),
        ...(name.pattern !== undefined && { pattern: name.pattern }),
        description: 'The name of the skill.',
        ...shapes.name,
    };
}
function descriptionSchema({ description, shapes }) {
    return {
        type: 'string',
        minLength: description.min,
        ...(description.max !== undefined && { maxLength: description.max }),
        description: 'What the skill does and when to use it.',
        ...shapes.description,
    };
}
function fieldSchemas(profile) {
    const asked = profile.version.presence === 'optional' ? [] : ['version'];
    const names = new Set([...profile.fields, ...profile.toleratedFields, ...asked]);
    return Object.fromEntries([...names].map((name) => [name, fieldSchema(profile, name)]));
}
function fieldSchema(profile, field) {
    const shape = profile.shapes[field] ?? _field_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELD_SCHEMAS */ .S[field] ?? {};
    return field === 'version' && profile.version.semver ? { ...shape, pattern: _field_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .SEMVER_PATTERN */ .y } : shape;
}


/***/ }),

/***/ 22204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ schemaId)
/* harmony export */ });
/** Where the schemas of this major version are published. */
const SCHEMA_BASE = 'https://unpkg.com/skill-registrar@1/schema/';
/** The versioned, resolvable id of a published schema. */
function schemaId(name) {
    return `${SCHEMA_BASE}${name}.schema.json`;
}


/***/ }),

/***/ 71575:
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

/***/ 33895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xC: () => (/* binding */ isSpace),
  VH: () => (/* binding */ openJson)
});

// UNUSED EXPORTS: JsonNode

// EXTERNAL MODULE: ./build/core/json/json-characters.js
var json_characters = __webpack_require__(28480);
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

/***/ 18188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ withLateParts),
/* harmony export */   Ck: () => (/* binding */ latePart)
/* harmony export */ });
/* unused harmony export PartNotLoaded */
function latePart(load) {
    let loaded;
    return () => {
        if (loaded !== undefined)
            return loaded.part;
        throw new PartNotLoaded(async () => {
            loaded = { part: await load() };
        });
    };
}
/** Stops work that cannot go on yet. Nobody but `withLateParts` may take it for an answer. */
class PartNotLoaded extends Error {
    load;
    name = 'PartNotLoaded';
    constructor(load) {
        super('A part of the program was asked for outside of withLateParts.');
        this.load = load;
    }
}
/** Does work that may ask for late parts; it has to be such that it can be begun anew. */
async function withLateParts(work) {
    for (;;) {
        try {
            return await work();
        }
        catch (error) {
            if (!(error instanceof PartNotLoaded))
                throw error;
            await error.load();
        }
    }
}


/***/ }),

/***/ 6167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JsonLocator: () => (/* binding */ JsonLocator),
/* harmony export */   K: () => (/* binding */ locateInJson),
/* harmony export */   i: () => (/* binding */ orderedKeys)
/* harmony export */ });
/* harmony import */ var _json_byte_order_mark_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36718);
/* harmony import */ var _json_json_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33895);
/* harmony import */ var _text_position_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67391);



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

/***/ 96712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ parseToolset),
/* harmony export */   u0: () => (/* binding */ TOOLSET_PATTERN),
/* harmony export */   ug: () => (/* binding */ moduleFiles)
/* harmony export */ });
/** `path:Class`, as the frontmatter declares a toolset. */
const TOOLSET_PATTERN = '^[^:]+:[A-Za-z_$][A-Za-z0-9_$]*$';
const TOOLSET = new RegExp(TOOLSET_PATTERN);
const ENDINGS = [
    '',
    '.ts',
    '.mts',
    '.cts',
    '.tsx',
    '.js',
    '.mjs',
    '.cjs',
    '.py',
    '/index.ts',
    '/index.js',
];
/** `null` when it does not have that form. */
function parseToolset(declared) {
    if (!TOOLSET.test(declared))
        return null;
    const colon = declared.indexOf(':');
    return { path: declared.slice(0, colon), exportName: declared.slice(colon + 1) };
}
/** The files that the path of a module may mean, in the order in which a loader tries them. */
function moduleFiles(path) {
    return ENDINGS.map((ending) => path + ending);
}


/***/ }),

/***/ 62481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseCleoConfig: () => (/* binding */ parseCleoConfig),
  parseConfig: () => (/* binding */ parseConfig)
});

// EXTERNAL MODULE: ./build/core/git-directory.js
var git_directory = __webpack_require__(79788);
// EXTERNAL MODULE: ./build/core/skill-path.js
var skill_path = __webpack_require__(94863);
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
var diagnostic = __webpack_require__(37991);
// EXTERNAL MODULE: ./build/core/json/json-pointer.js
var json_pointer = __webpack_require__(71575);
// EXTERNAL MODULE: ./build/core/locate-in-json.js
var locate_in_json = __webpack_require__(6167);
// EXTERNAL MODULE: ./build/core/read-json.js
var read_json = __webpack_require__(94391);
// EXTERNAL MODULE: ./build/core/validation-level.js
var validation_level = __webpack_require__(8320);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/schema/validators.js
var validators = __webpack_require__(30195);
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
    const { findRuleMistake } = await Promise.all(/* import() */[__webpack_require__.e(712), __webpack_require__.e(329)]).then(__webpack_require__.bind(__webpack_require__, 11329));
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
    const { CONFIG_KEYS } = await __webpack_require__.e(/* import() */ 293).then(__webpack_require__.bind(__webpack_require__, 72293));
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


/***/ }),

/***/ 87101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ clearBySchema)
/* harmony export */ });
const NEVER = () => false;
const ALWAYS = () => true;
/** Keywords that say nothing about validity. */
const ANNOTATIONS = new Set(['$schema', '$id', 'title', 'description', 'default', 'examples', 'definitions']);
/**
 * A quick look in front of the full validator. Nearly all skills are in order, and to find that out of a compiled
 * validator costs several times as much, its loading not counted. A keyword that is not known here clears nothing.
 */
function clearBySchema(schema, definitions = schema['definitions']) {
    const tests = [];
    for (const keyword of Object.keys(schema)) {
        if (ANNOTATIONS.has(keyword))
            continue;
        const make = KEYWORDS[keyword];
        if (make === undefined)
            return NEVER;
        tests.push(make(schema[keyword], schema, definitions));
    }
    const needed = tests.filter((test) => test !== ALWAYS);
    if (needed.length === 0)
        return ALWAYS;
    return (value) => {
        for (const test of needed)
            if (!test(value))
                return false;
        return true;
    };
}
const KEYWORDS = {
    type: (types) => clearType([types].flat()),
    enum: (values) => (value) => values.some((allowed) => allowed === value),
    // A text has at least half as many characters as code units, and at most as many.
    minLength: (limit) => (value) => typeof value !== 'string' || value.length >= 2 * Number(limit),
    maxLength: (limit) => (value) => typeof value !== 'string' || value.length <= Number(limit),
    pattern: (source) => {
        const pattern = new RegExp(String(source), 'u');
        return (value) => typeof value !== 'string' || pattern.test(value);
    },
    minimum: (limit) => (value) => typeof value !== 'number' || value >= Number(limit),
    maximum: (limit) => (value) => typeof value !== 'number' || value <= Number(limit),
    $ref: (reference, _schema, definitions) => {
        const name = /^#\/definitions\/(\w+)$/.exec(String(reference))?.[1];
        const found = name === undefined ? undefined : definitions?.[name];
        return found === undefined ? NEVER : clearBySchema(found, definitions);
    },
    items: (schema, _schema, definitions) => {
        const clears = clearBySchema(schema, definitions);
        return (value) => !Array.isArray(value) || value.every((item) => clears(item));
    },
    required: (names) => (value) => !isObject(value) || names.every((name) => Object.hasOwn(value, name)),
    properties: (properties, { additionalProperties }, definitions) => clearProperties(properties, additionalProperties, definitions),
    additionalProperties: (rest, { properties }, definitions) => properties === undefined ? clearProperties({}, rest, definitions) : ALWAYS,
};
function clearProperties(properties, rest, definitions) {
    // Of all that a schema knows, a value holds little.
    const known = new Map();
    const clearanceOf = (key) => {
        const made = known.get(key);
        if (made !== undefined)
            return made;
        const clears = Object.hasOwn(properties, key) ? clearBySchema(properties[key], definitions) : others;
        known.set(key, clears);
        return clears;
    };
    const others = rest === undefined ? ALWAYS : rest === false ? NEVER : clearBySchema(rest, definitions);
    return (value) => {
        if (!isObject(value))
            return true;
        for (const key of Object.keys(value))
            if (!clearanceOf(key)(value[key]))
                return false;
        return true;
    };
}
function clearType(types) {
    const tests = types.map((type) => TYPES[type] ?? NEVER);
    const [first] = tests;
    return tests.length === 1 ? first : (value) => tests.some((test) => test(value));
}
const TYPES = {
    string: (value) => typeof value === 'string',
    number: (value) => typeof value === 'number' && Number.isFinite(value),
    integer: Number.isInteger,
    boolean: (value) => typeof value === 'boolean',
    null: (value) => value === null,
    array: Array.isArray,
    object: isObject,
};
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 30195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JF: () => (/* binding */ loadConfigValidator),
/* harmony export */   Qy: () => (/* binding */ loadManifestValidator),
/* harmony export */   tA: () => (/* binding */ openFrontmatterValidator)
/* harmony export */ });
/* unused harmony export loadFrontmatterValidator */
/* harmony import */ var _core_frontmatter_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46678);
/* harmony import */ var _core_late_part_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18188);
/* harmony import */ var _profiles_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19362);
/* harmony import */ var _clear_by_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87101);




const BUILT_IN = {
    'agent-skills': () => __webpack_require__.e(/* import() */ 975).then(__webpack_require__.bind(__webpack_require__, 77356)),
    cleo: () => __webpack_require__.e(/* import() */ 789).then(__webpack_require__.bind(__webpack_require__, 35789)),
    pipeline: () => __webpack_require__.e(/* import() */ 223).then(__webpack_require__.bind(__webpack_require__, 99604)),
    harness: () => __webpack_require__.e(/* import() */ 628).then(__webpack_require__.bind(__webpack_require__, 33628)),
    toolset: () => __webpack_require__.e(/* import() */ 818).then(__webpack_require__.bind(__webpack_require__, 69818)),
    codelia: () => __webpack_require__.e(/* import() */ 165).then(__webpack_require__.bind(__webpack_require__, 75165)),
};
/** `watch` asks for the same one for every skill. */
const opened = new WeakMap();
/** Clears most frontmatters at a glance; the full validator is a late part, for those that it cannot clear. */
function openFrontmatterValidator(profile, isBuiltIn) {
    const validate = opened.get(profile) ?? createFrontmatterValidator(profile, isBuiltIn);
    opened.set(profile, validate);
    return validate;
}
function createFrontmatterValidator(profile, isBuiltIn) {
    // The schema that ships was made of the profile as it ships, whatever a config file says beside it.
    const shipped = isBuiltIn ? (0,_profiles_index_js__WEBPACK_IMPORTED_MODULE_2__/* .profileById */ .Gf)(profile.id) : undefined;
    const isClear = (0,_clear_by_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .clearBySchema */ .a)((0,_core_frontmatter_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .frontmatterSchema */ .UY)(shipped ?? profile));
    const full = (0,_core_late_part_js__WEBPACK_IMPORTED_MODULE_1__/* .latePart */ .Ck)(() => loadFrontmatterValidator(profile, isBuiltIn));
    return (value) => (isClear(value) ? [] : full()(value));
}
/** The validator of a profile's frontmatter: compiled at build time, or now for a profile of a config file. */
async function loadFrontmatterValidator(profile, isBuiltIn) {
    const load = isBuiltIn ? BUILT_IN[profile.id] : undefined;
    if (load === undefined)
        return (await Promise.all(/* import() */[__webpack_require__.e(463), __webpack_require__.e(299)]).then(__webpack_require__.bind(__webpack_require__, 12299))).compileFrontmatterSchema(profile);
    return fromModule(await load());
}
async function loadConfigValidator() {
    return fromModule(await __webpack_require__.e(/* import() */ 604).then(__webpack_require__.bind(__webpack_require__, 36604)));
}
async function loadManifestValidator() {
    return fromModule(await __webpack_require__.e(/* import() */ 955).then(__webpack_require__.bind(__webpack_require__, 4955)));
}
function fromModule(module) {
    const validate = module.default;
    return (value) => (validate(value) ? [] : (validate.errors ?? []));
}


/***/ })

};
