export const id = 1883;
export const ids = [1883];
export const modules = {

/***/ 9115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ checkTokens),
/* harmony export */   fM: () => (/* binding */ checkSections),
/* harmony export */   nW: () => (/* binding */ collectTokens)
/* harmony export */ });
/** S0-18: sections are headings of any level outside code fences. */
function checkSections(parsed, sections) {
    if (sections.required.length === 0 && sections.recommended.length === 0)
        return [];
    const headings = headingsOf(parsed.text.slice(parsed.bodyStart));
    const at = { start: parsed.bodyStart, end: parsed.bodyStart };
    const absent = (names) => names.filter((name) => !headings.has(name.toLowerCase()));
    return [
        ...absent(sections.required).map((name) => ({
            rule: 'section-missing',
            message: `Missing required section: ${name}`,
            fix: `Add a heading \`## ${name}\` with what the skill delivers.`,
            ...at,
        })),
        ...absent(sections.recommended).map((name) => ({
            rule: 'section-recommended',
            message: `Missing recommended section: ${name}`,
            fix: `Add a heading \`## ${name}\`.`,
            ...at,
        })),
    ];
}
function headingsOf(body) {
    const headings = new Set();
    let fence = null;
    for (const line of body.split(/\r\n|\r|\n/)) {
        const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
        if (fence !== null) {
            if (mark?.startsWith(fence) && line.trim() === mark)
                fence = null;
            continue;
        }
        if (mark !== undefined)
            fence = mark;
        const heading = /^ {0,3}#{1,6}[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/.exec(line)?.[1];
        if (heading !== undefined)
            headings.add(heading.trim().toLowerCase());
    }
    return headings;
}
const TOKEN = /\{\{([A-Z][A-Z0-9_]*)\}\}/g;
/** S0-19: one warning for a token, where it stands first. */
function checkTokens(text, known) {
    if (!text.includes('{{'))
        return [];
    const problems = [];
    const seen = new Set();
    for (const match of text.matchAll(TOKEN)) {
        const token = match[1];
        if (seen.has(token) || known(token))
            continue;
        seen.add(token);
        problems.push({
            rule: 'unknown-token',
            message: `Unknown token {{${token}}}: it is not declared in placeholders.json.`,
            fix: `Declare "${token}" in _shared/placeholders.json, or correct the spelling.`,
            start: match.index,
            end: match.index + match[0].length,
        });
    }
    return problems;
}
/** Every object with a text `token`, at any depth (3.5: the real file is nested irregularly). */
function collectTokens(value, found = new Set()) {
    if (typeof value !== 'object' || value === null)
        return found;
    const token = value.token;
    if (typeof token === 'string')
        found.add(token.replace(/^\{\{|\}\}$/g, ''));
    for (const child of Object.values(value))
        collectTokens(child, found);
    return found;
}


/***/ }),

/***/ 9399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ FIELD_SCHEMAS),
/* harmony export */   y: () => (/* binding */ SEMVER_PATTERN)
/* harmony export */ });
/* harmony import */ var _client_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(245);

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
        items: { type: 'string', pattern: '^[^:]+:[A-Za-z_$][A-Za-z0-9_$]*$' },
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

/***/ 1185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ fillIn)
/* harmony export */ });
/** Fills `{name}` and the like into a profile's own wording. */
function fillIn(template, params) {
    return template.replace(/\{(\w+)\}/g, (whole, key) => String(params[key] ?? whole));
}


/***/ }),

/***/ 6678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UY: () => (/* binding */ frontmatterSchema),
/* harmony export */   Vu: () => (/* binding */ requiredFields),
/* harmony export */   aO: () => (/* binding */ isKnownField)
/* harmony export */ });
/* harmony import */ var _field_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9399);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2204);


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

/***/ 9384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ inferMetadata),
  Z: () => (/* binding */ withoutPrefix)
});

;// CONCATENATED MODULE: ./build/core/lead-clause.js
/** Openings that say nothing about the work itself. */
const BOILERPLATE = /^(?:this skill (?:should be used|is used|provides|helps|guides|covers|enables|handles|teaches|contains)?|(?:always |only |must )?use(?:d)? (?:this )?(?:skill )?(?:when(?:ever)?|for|to|if|it)?|(?:a |an |the )?(?:complete |comprehensive |expert |step-by-step )?(?:guide|guidance|skill|expert|toolkit|workflow|instructions|reference) (?:for|to|that|on|in|which)|guides? (?:you )?(?:through|for)|helps?(?: you| users?)?(?: to| with)?|when(?:ever)?|if|the user (?:asks|wants|needs|requests|mentions|says|is)(?: to| for| you to)?|users? (?:ask|want|need|request)s?(?: to| for)?|you (?:need|want|are asked|are) ?(?:to)?|asked to|working (?:on|with))(?=\s|$)\s*/i;
const CUT = /[,;:.([]|\s[—–-]\s|\s(?:for|with|using|via|by|from|on|in|when|that|which|to|through|against|across|into|including|combining|based|so|as)(?=\s)/i;
const SENTENCE_END = /[.!?](?=\s|$)/;
/** The first sentence, without its full stop. */
function firstSentence(text) {
    const trimmed = text.trim();
    const end = trimmed.search(SENTENCE_END);
    return end === -1 ? trimmed : trimmed.slice(0, end);
}
/** What a description says first: its first sentence up to the first comma or preposition, boilerplate removed. */
function leadClause(description) {
    let rest = firstSentence(description);
    for (;;) {
        const stripped = rest.replace(BOILERPLATE, '').trimStart();
        if (stripped === rest || stripped === '')
            break;
        rest = stripped;
    }
    const cut = rest.search(CUT);
    return cut === -1 ? rest : rest.slice(0, cut);
}

// EXTERNAL MODULE: ./build/core/lexicon.js + 1 modules
var lexicon = __webpack_require__(3145);
;// CONCATENATED MODULE: ./build/core/infer-metadata.js


const MAX_TAGS = 5;
const MAX_KEYWORDS = 4;
const SHORT_DESCRIPTION = 120;
const DEFAULT_TIER = 2;
const TIER_WORDS = new Map([
    ['orchestrator', 0],
    ['architect', 1],
    ['executor', 2],
    ['specialist', 3],
]);
/** Derives what the frontmatter leaves out: a pure function, so that an old entry can be derived again (3.2). */
function inferMetadata(input) {
    return { tags: inferTags(input), keywords: inferKeywords(input), tier: inferTier(input.name) };
}
/** S0-8 to S0-10. */
function inferTags({ name, directoryName, description, reservedPrefixes, lexicon, }) {
    const spoken = description.length <= SHORT_DESCRIPTION ? firstSentence(description) : leadClause(description);
    const concepts = [...lexicon.conceptsIn(withoutPrefix(name, reservedPrefixes))];
    if (directoryName !== name)
        concepts.push(...lexicon.conceptsIn(withoutPrefix(directoryName, reservedPrefixes)));
    concepts.push(...lexicon.conceptsIn(spoken));
    return [...new Set(concepts.flatMap((concept) => concept.tags))].slice(0, MAX_TAGS);
}
/** S0-30. */
function inferKeywords({ description, lexicon }) {
    const keywords = new Set();
    for (const { keyword } of lexicon.conceptsIn(leadClause(description))) {
        if (keyword !== null)
            keywords.add(keyword);
    }
    return [...keywords].slice(0, MAX_KEYWORDS);
}
/** S0-11: only whole words of the name count. */
function inferTier(name) {
    for (const word of (0,lexicon/* wordsOf */.Z9)(name)) {
        const tier = TIER_WORDS.get(word);
        if (tier !== undefined)
            return tier;
    }
    return DEFAULT_TIER;
}
function withoutPrefix(name, prefixes) {
    const prefix = prefixes.find((candidate) => name.startsWith(candidate));
    return prefix === undefined ? name : name.slice(prefix.length);
}


/***/ }),

/***/ 4723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ MAX_SKILL_BYTES),
  I: () => (/* binding */ inspectSkill)
});

// EXTERNAL MODULE: ./build/core/check-body.js
var check_body = __webpack_require__(9115);
;// CONCATENATED MODULE: ./build/core/check-habits.js
/** Slips that are valid YAML and valid fields, and still not what the author meant. */
function checkHabits(data, parsed) {
    return [...keysInTwoCases(data), ...cutByComment(data, parsed), ...toolsForm(data)];
}
function keysInTwoCases(data) {
    const seen = new Map();
    const problems = [];
    for (const key of Object.keys(data)) {
        const first = seen.get(key.toLowerCase());
        if (first === undefined)
            seen.set(key.toLowerCase(), key);
        else {
            problems.push({
                rule: 'frontmatter-key-case',
                message: `The keys "${first}" and "${key}" differ only in case; "${key}" is not read.`,
                fix: `Keep one of them, as \`${key.toLowerCase()}\`.`,
                place: { field: [key], part: 'key' },
                params: { field: key },
            });
        }
    }
    return problems;
}
const CUT_VALUE = /^(name|description):[ \t]+(?!["'|>[{&*!#])[^\r\n]*?[ \t](#[^\r\n]*)/gm;
function cutByComment(data, parsed) {
    const source = parsed.text.slice(parsed.yamlStart, parsed.yamlEnd);
    if (!source.includes(' #') && !source.includes('\t#'))
        return [];
    return [...source.matchAll(CUT_VALUE)]
        .filter(([, field]) => typeof data[field] === 'string')
        .map(([, field, comment]) => ({
        rule: 'frontmatter-comment-in-value',
        message: `YAML takes ${JSON.stringify(comment.slice(0, 40))} for a comment: the ${field} ends before it.`,
        fix: `Put the whole value of "${field}" in quotes.`,
        place: { field: [field], part: 'value' },
        params: { field: field },
    }));
}
/** The form of the standard is one text with blanks; lists and commas are read all the same. */
function toolsForm(data) {
    const tools = data['allowed-tools'];
    const hasCommas = typeof tools === 'string' && tools.replace(/\([^)]*\)/g, '').includes(',');
    if (!Array.isArray(tools) && !hasCommas)
        return [];
    return [
        {
            rule: 'allowed-tools-form',
            message: `"allowed-tools" is a ${hasCommas ? 'text with commas' : 'list'}; the standard separates tools by spaces.`,
            fix: 'Write `allowed-tools: Read Grep`; the manifest gets that form anyway.',
            place: { field: ['allowed-tools'], part: 'value' },
            params: { field: 'allowed-tools' },
        },
    ];
}

// EXTERNAL MODULE: ./build/core/sanitize-skill-name.js
var sanitize_skill_name = __webpack_require__(8939);
;// CONCATENATED MODULE: ./build/core/check-name.js

const NAME_PLACE = { field: ['name'], part: 'value' };
const WINDOWS_RESERVED = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/i;
/** What the schema cannot say about a name: its directory, its convention, names that systems reserve. */
function checkName(data, directoryName, profile) {
    const name = data['name'];
    if (typeof name !== 'string' || name.trim() === '')
        return [];
    return [
        ...matchesDirectory(name, directoryName),
        ...leavesAName(name, profile),
        ...followsConvention(name, profile),
        ...isNotReserved(name),
    ];
}
function matchesDirectory(name, directoryName) {
    if (name === directoryName || directoryName === '.')
        return [];
    return [
        {
            rule: 'name-matches-directory',
            message: `name "${name}" differs from its directory "${directoryName}".`,
            fix: 'Rename one of them.',
            place: NAME_PLACE,
            params: { name, directory: directoryName },
        },
    ];
}
/** Where names are sanitized, one without a letter or digit leaves nothing (S1-9). */
function leavesAName(name, profile) {
    if (!profile.name.normalize || (0,sanitize_skill_name/* sanitizeSkillName */.m)(name) !== '')
        return [];
    return [
        {
            rule: 'name-format',
            message: `Nothing is left of the name "${name}" once it is sanitized.`,
            fix: 'Use letters and digits.',
            place: NAME_PLACE,
            params: { name },
        },
    ];
}
/** A name that is no name at all has a finding of its own already. */
function followsConvention(name, { name: { convention, pattern } }) {
    if (convention === undefined || new RegExp(convention.pattern).test(name))
        return [];
    if (pattern !== undefined && !new RegExp(pattern).test(name))
        return [];
    const reserved = convention.reservedPrefixes.join(', ');
    return [
        {
            rule: 'name-convention',
            message: `name "${name}" does not follow the convention ${convention.shape}.`,
            fix: `Follow ${convention.shape}; the prefixes ${reserved} are reserved.`,
            place: NAME_PLACE,
            params: { name },
        },
    ];
}
function isNotReserved(name) {
    if (!WINDOWS_RESERVED.test(name))
        return [];
    return [
        {
            rule: 'name-reserved',
            message: `"${name}" is a reserved name on Windows: the directory cannot be checked out there.`,
            fix: 'Choose another name.',
            place: NAME_PLACE,
            params: { name },
        },
    ];
}

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/fill-in.js
var fill_in = __webpack_require__(1185);
// EXTERNAL MODULE: ./build/core/frontmatter-schema.js
var frontmatter_schema = __webpack_require__(6678);
// EXTERNAL MODULE: ./build/core/infer-metadata.js + 1 modules
var infer_metadata = __webpack_require__(9384);
;// CONCATENATED MODULE: ./build/core/content/hidden-code-points.js
/** Inside of a character class: what hides below U+10000 and above Latin-1. */
const HIDDEN_IN_BASIC_PLANE = '\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0';
/** Characters that change how text is shown or read without being seen, by the names Unicode gives them. */
const NAMES = {
    0: 'null',
    7: 'bell',
    8: 'backspace',
    27: 'escape',
    127: 'delete',
    173: 'soft hyphen',
    847: 'combining grapheme joiner',
    1564: 'Arabic letter mark',
    4447: 'Hangul choseong filler',
    4448: 'Hangul jungseong filler',
    6068: 'Khmer vowel inherent aq',
    6069: 'Khmer vowel inherent aa',
    6158: 'Mongolian vowel separator',
    8203: 'zero width space',
    8204: 'zero width non-joiner',
    8205: 'zero width joiner',
    8206: 'left-to-right mark',
    8207: 'right-to-left mark',
    8234: 'left-to-right embedding',
    8235: 'right-to-left embedding',
    8236: 'pop directional formatting',
    8237: 'left-to-right override',
    8238: 'right-to-left override',
    8288: 'word joiner',
    8289: 'function application',
    8290: 'invisible times',
    8291: 'invisible separator',
    8292: 'invisible plus',
    8294: 'left-to-right isolate',
    8295: 'right-to-left isolate',
    8296: 'first strong isolate',
    8297: 'pop directional isolate',
    12644: 'Hangul filler',
    65279: 'zero width no-break space',
    65440: 'halfwidth Hangul filler',
};
/** `U+202E (right-to-left override)`. */
function nameCodePoint(codePoint) {
    const number = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
    return `${number} (${NAMES[codePoint] ?? nameBlock(codePoint)})`;
}
/** Direction marks, embeddings, overrides and isolates: what is read is not what is there. */
function isBidirectional(codePoint) {
    return (codePoint === 0x061c ||
        codePoint === 0x200e ||
        codePoint === 0x200f ||
        (codePoint >= 0x202a && codePoint <= 0x202e) ||
        (codePoint >= 0x2066 && codePoint <= 0x2069));
}
function nameBlock(codePoint) {
    if (codePoint >= 0xe0100 || (codePoint >= 0xfe00 && codePoint <= 0xfe0f))
        return 'variation selector';
    if (codePoint >= 0xe0000)
        return 'tag character';
    if (codePoint >= 0xd800 && codePoint <= 0xdfff)
        return 'half of a surrogate pair';
    return codePoint < 0xa0 ? 'control character' : 'deprecated format character';
}

;// CONCATENATED MODULE: ./build/core/content/find-hidden-characters.js

/** A run, so that a message hidden in ten thousand of them is one finding. */
const HIDDEN = new RegExp(`[\x1b\xad${HIDDEN_IN_BASIC_PLANE}\u{e0000}-\u{e0fff}]+`, 'gu');
const EMOJI_END = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u20e3)$/u;
const FLAG_END = /\u{1f3f4}$/u;
const FLAG_TAGS = /^[\u{e0020}-\u{e007e}]{1,8}\u{e007f}$/u;
/** Persian, the Indic scripts and their neighbours need joiners between letters. */
const JOINED_LETTER_END = /(?!\p{Script=Latin})[\p{L}\p{M}]$/u;
const LATIN_START = /^(?:\p{Script=Latin}|[!-~])/u;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** Finds characters that no reader sees; those that emoji and other scripts are made of are left alone. */
function* findHiddenCharacters(text) {
    for (const match of text.matchAll(HIDDEN)) {
        const end = match.index + match[0].length;
        if (!isOrdinary(text, match[0], match.index, end)) {
            yield { start: match.index, end, what: describeRun(match[0]) };
        }
    }
}
function isOrdinary(text, run, start, end) {
    const before = text.slice(Math.max(0, start - 2), start);
    const after = text.slice(end, end + 2);
    if (run === '\ufeff')
        return start === 0;
    if (run === '\ufe0e' || run === '\ufe0f')
        return isShownVariant(before, after);
    if (run === '\u200d' || run === '\ufe0f\u200d')
        return isEmojiJoin(before, after) || isLetterJoin(before, after);
    if (run === '\u200c')
        return isLetterJoin(before, after);
    if (run === '\u200e' || run === '\u200f' || run === '\u061c')
        return hasRightToLeftLine(text, start);
    if (FLAG_TAGS.test(run))
        return FLAG_END.test(before);
    return isIdeographicVariant(before, run);
}
/** A text or emoji form of a symbol, or a keycap such as `1` in a box. */
function isShownVariant(before, after) {
    return /[^\0-\x7f]$/.test(before) || (/[0-9#*]$/.test(before) && after.startsWith('\u20e3'));
}
function isEmojiJoin(before, after) {
    return EMOJI_END.test(before) && /^\p{Extended_Pictographic}/u.test(after);
}
function isLetterJoin(before, after) {
    return JOINED_LETTER_END.test(before) && !LATIN_START.test(after);
}
function hasRightToLeftLine(text, at) {
    const before = text
        .slice(Math.max(0, at - 200), at)
        .split('\n')
        .at(-1);
    const after = text.slice(at, at + 200).split('\n', 1)[0];
    return RIGHT_TO_LEFT.test(before) || RIGHT_TO_LEFT.test(after);
}
function isIdeographicVariant(before, run) {
    return /^[\u{e0100}-\u{e01ef}]$/u.test(run) && /\p{Script=Han}$/u.test(before);
}
/** Names the character that matters most: a direction control before anything else. */
function describeRun(run) {
    const codePoints = Array.from(run.slice(0, 1000), (character) => character.codePointAt(0));
    const direction = codePoints.find(isBidirectional);
    const worst = direction ?? codePoints.find((codePoint) => codePoint !== 0xfe0f) ?? 0xfe0f;
    const kind = direction === undefined ? 'Invisible character' : 'Bidirectional control';
    const more = codePoints.length > 1 ? ` in a run of ${codePoints.length}` : '';
    return `${kind} ${nameCodePoint(worst)}${more}`;
}

;// CONCATENATED MODULE: ./build/core/content/find-home-paths.js
const UNIX = /(?<![\w.~$%}\])*-])(?:file:\/\/)?(\/(?:Users|home)\/([A-Za-z0-9][A-Za-z0-9._-]*))(?=\/)/g;
const WINDOWS = /(?<![\w])([A-Za-z]:(?:\\\\?|\/)Users(?:\\\\?|\/)([A-Za-z0-9][A-Za-z0-9._ -]{0,30}?))(?=[\\/])/g;
/** Stand-ins for a person, and accounts that images and runners bring along. */
const NOBODY = new Set(`user username users me you your yourname your-name your_name yourusername your-username your_username yourself
  name someone somebody person myuser my-user myname admin administrator test tester example foo bar baz alice bob
  carol dave eve jane john janedoe johndoe jane.doe john.doe jdoe doe joe dev developer runner runneradmin node
  ubuntu debian vagrant ec2-user vscode codespace circleci jenkins gitlab-runner jovyan app appuser sandbox agent
  claude coder git linuxbrew pi root shared public default guest nonroot container workspace project x xxx u`
    .split(/\s+/)
    .filter(Boolean));
/** Finds paths into one person's home directory: they work on no other machine and name that person. */
function findHomePaths(text) {
    return [...text.matchAll(UNIX), ...text.matchAll(WINDOWS)]
        .filter((match) => !NOBODY.has(match[2].toLowerCase()))
        .map((match) => ({
        rule: 'home-path',
        start: match.index,
        end: match.index + match[0].length,
        message: `"${match[1]}" is one person's home directory: the path exists on no other machine.`,
        fix: 'Write `~`, `$HOME` or a path relative to the skill.',
    }));
}

;// CONCATENATED MODULE: ./build/core/content/is-warned-against.js
const WARNING_WORDS = /\b(?:never|(?:do|does|must|should|shall|may|can) ?not|(?:do|does|must|should|is|are|was)n['’]t|avoid(?:s|ed|ing)?|instead of|rather than|forbid(?:den|s)?|prohibit(?:ed|s)?|reject(?:s|ed)?|refuse[sd]?|detect(?:s|ed|ing|ion)?|flag(?:s|ged)?|block(?:s|ed)?|dangerous|unsafe|malicious|attack(?:s|er|ers)?|injection|such as|e\.g\.|example of|attempts? to|tr(?:y|ies) to)\b|[❌🚫⛔]/iu;
/**
 * Tells whether the words before a place in its line name what follows only to warn of it.
 * Skills about security quote dangerous commands all the time; reporting those would teach people to
 * ignore the rule.
 */
function isWarnedAgainst(text, at) {
    return WARNING_WORDS.test(text
        .slice(Math.max(0, at - 120), at)
        .split('\n')
        .at(-1));
}

;// CONCATENATED MODULE: ./build/core/content/find-ignored-safeguards.js

const FILLER = String.raw `(?:(?:all|any|every|of|the|your|my|our|these|those|this|that|its|other|existing|built-in|and)\s+){0,4}`;
const ORDERS = String.raw `(?:previous|prior|earlier|above|preceding|former|original|initial|system|developer|safety|security|existing)\s+(?:system\s+|safety\s+)?(?:instructions?|prompts?|rules?|guidelines?|messages?|directives?|orders?|polic(?:y|ies)|constraints?|restrictions?)`;
const GUARDS = String.raw `(?:(?:safety|security|content|ethical)\s+(?:checks?|filters?|measures?|protocols?|mechanisms?|features?|controls?|warnings?|guidelines?|polic(?:y|ies))|safeguards?|guardrails?|(?:permission|approval|confirmation)\s+(?:prompts?|checks?|requests?|dialogs?))`;
const PATTERNS = [
    new RegExp(String.raw `\b(?:ignore|disregard)\s+${FILLER}(?:${ORDERS}|${GUARDS})\b`, 'gi'),
    /\bignore\s+(?:everything|anything|all)\s+(?:above|before|(?:you|that)\s+(?:were|was|have been)\s+told)\b/gi,
    new RegExp(String.raw `\bbypass\s+${FILLER}(?:${ORDERS}|${GUARDS})\b`, 'gi'),
    /--dangerously-(?:skip-permissions|bypass-approvals-and-sandbox)\b/g,
];
/** Finds orders to an agent to drop its instructions, its safety rules or its permission prompts. */
function findIgnoredSafeguards(text) {
    return PATTERNS.flatMap((pattern) => [...text.matchAll(pattern)])
        .filter((match) => !isQuoted(text, match) && !isWarnedAgainst(text, match.index))
        .map((match) => ({
        rule: 'ignore-safeguards',
        start: match.index,
        end: match.index + match[0].length,
        message: 'Tells the agent to set its instructions or safeguards aside.',
        fix: 'Say what the skill needs, and leave the decision to the user and the agent; quote the words if they are an example.',
    }));
}
/** Quoted words are spoken of, not said; a command-line option in backticks is still an order. */
function isQuoted(text, match) {
    if (match[0].startsWith('--'))
        return false;
    const before = text
        .slice(Math.max(0, match.index - 40), match.index)
        .split('\n')
        .at(-1);
    return /["'`“”‘«][^"'`”’»]*$/.test(before.replace(/(?<=\w)['’](?=\w)/g, ''));
}

;// CONCATENATED MODULE: ./build/core/content/find-pipe-to-shell.js

const DOWNLOADER = /(?<![\w-])(curl|wget|iwr|irm|Invoke-WebRequest|Invoke-RestMethod|DownloadString)(?:\.exe)?(?=[ \t(])/gi;
/** Pipes as they stand in shells, in table cells and in HTML. */
const PIPE = /(?:\\?\||&#124;|&#x7c;|&vert;)/gi;
/** `sh -c …` and `python -m json.tool` take their program from the arguments: their input is data. */
const INTERPRETER = /[ \t\r\n\\]*(?:sudo[ \t]+(?:-\S+[ \t]+){0,4})?(?:env[ \t]+)?(?:\w+=\S*[ \t]+){0,4}(?:\/[\w./]*\/)?((?:ba|z|da|k|fi|c)?sh|python[23]?|perl|ruby|node|deno|php|pwsh|powershell|iex|Invoke-Expression)(?![\w./:@(])(?=[ \t]*(?:\r?$|[;&|)}\]"'`<>#\\.,]|-(?:[ \t\r\n]|$)|-s\b|--(?:[ \t]|$)|-[eux]+\b))/imy;
const SUBSTITUTION = /(?<![\w-])((?:ba|z|da|k)?sh|source|\.|eval|python[23]?|perl|ruby|node)(?:[ \t]+-\w+){0,4}[ \t]+["']?(?:<\(|\$\(|`)[ \t]*(curl|wget)[ \t]+([^\n]{1,400})/g;
const POWERSHELL_CALL = /\b(iex|Invoke-Expression)[ \t]*(?:[("&$][^\n]{0,40}?)?\b(iwr|irm|curl|wget|Invoke-WebRequest|Invoke-RestMethod|DownloadString|Net\.WebClient)\b/gi;
/** A download has a host or a variable; the bare mention `curl … | sh` has neither. */
const SOURCE = /:\/\/|\$|[\w}]\.[a-z]{2,}|localhost|<url>/i;
const LONGEST_COMMAND = 1000;
const MOST_PIPES = 3;
/** Finds commands that run what a server sends without anybody having read it. */
function findPipeToShell(text) {
    const findings = findPipes(text);
    for (const match of text.matchAll(SUBSTITUTION)) {
        if (SOURCE.test(match[3])) {
            findings.push(describe(`${match[1]} <(${match[2]} …)`, match.index, match.index + match[0].length));
        }
    }
    for (const match of text.matchAll(POWERSHELL_CALL)) {
        findings.push(describe(`${match[1]} (${match[2]} …)`, match.index, match.index + match[0].length));
    }
    return findings.filter((finding) => !isWarnedAgainst(text, finding.start));
}
function findPipes(text) {
    const findings = [];
    DOWNLOADER.lastIndex = 0;
    for (let match = DOWNLOADER.exec(text); match; match = DOWNLOADER.exec(text)) {
        const end = endOfCommand(text, DOWNLOADER.lastIndex);
        const piped = findInterpreter(text, DOWNLOADER.lastIndex, end);
        if (piped)
            findings.push(describe(`${match[1]} … | ${piped.name}`, match.index, piped.end));
        DOWNLOADER.lastIndex = piped?.end ?? end;
    }
    return findings;
}
/** The end of the line, or of the last of several that backslashes join. */
function endOfCommand(text, from) {
    const limit = Math.min(text.length, from + LONGEST_COMMAND);
    let end = text.indexOf('\n', from);
    while (end >= 0 && end < limit && /\\\r?$/.test(text.slice(end - 2, end)))
        end = text.indexOf('\n', end + 1);
    return end < 0 || end > limit ? limit : end;
}
function findInterpreter(text, from, end) {
    PIPE.lastIndex = from;
    for (let count = 0; count < MOST_PIPES; count++) {
        const pipe = PIPE.exec(text);
        if (!pipe || pipe.index >= end)
            return null;
        if (count === 0 && !SOURCE.test(text.slice(from, pipe.index)))
            return null;
        INTERPRETER.lastIndex = PIPE.lastIndex;
        const interpreter = INTERPRETER.exec(text);
        if (interpreter)
            return { name: interpreter[1], end: INTERPRETER.lastIndex };
    }
    return null;
}
function describe(command, start, end) {
    return {
        rule: 'pipe-to-shell',
        start,
        end,
        message: `\`${command}\` runs whatever the server sends, unseen.`,
        fix: 'Download to a file, check it (a pinned version, a checksum), then run it; or use a package manager.',
    };
}

;// CONCATENATED MODULE: ./build/core/content/find-secrets.js
/** Formats that belong to one provider each: a match is a credential or a made-up one, nothing else. */
const FORMATS = [
    ['an AWS access key', 'AKIA[A-Z2-7]{16}'],
    ['a GitHub token', 'gh[pousr]_[A-Za-z0-9]{36}'],
    ['a GitHub token', 'github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}'],
    ['a GitLab token', 'glpat-[A-Za-z0-9_-]{20,}'],
    ['a Slack token', 'xox[abprs]-[0-9]{8,}-[A-Za-z0-9-]{20,}'],
    ['an Anthropic key', 'sk-ant-(?:api|admin|oat)[0-9]{2}-[A-Za-z0-9_-]{80,}'],
    ['an OpenAI key', 'sk-(?:proj|svcacct)-[A-Za-z0-9_-]{40,}'],
    ['a Google API key', 'AIza[A-Za-z0-9_-]{35}'],
    ['a Stripe live key', '[sr]k_live_[A-Za-z0-9]{24,}'],
    ['an npm token', 'npm_[A-Za-z0-9]{36}'],
    ['a PyPI token', 'pypi-AgEIcHlwaS5vcmc[A-Za-z0-9_-]{50,}'],
];
const TOKEN = new RegExp(`(?<![A-Za-z0-9_-])(?:${FORMATS.map(([, source]) => `(${source})`).join('|')})(?![A-Za-z0-9_])`, 'g');
const PRIVATE_KEY = /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY(?: BLOCK)?-----\s*(?:[A-Za-z-]{1,40}: [^\n]{0,200}\n){0,8}\s*([A-Za-z0-9+/=]{40,})/g;
const PLACEHOLDER = /example|placeholder|sample|dummy|fake|your|test|redacted|secret|token|x{4,}|0{5,}|(.)\1{4,}/i;
const MOST_DISTINCT_IN_FAKES = 12;
const SEQUENCES = '0123456789 abcdefghijklmnopqrstuvwxyz qwertyuiop';
/** Finds credentials in their providers' own formats and private keys; the finding never holds the secret. */
function findSecrets(text) {
    const findings = [];
    for (const match of text.matchAll(TOKEN)) {
        if (isMadeUp(match[0]))
            continue;
        const format = FORMATS[match.slice(1).findIndex((group) => group !== undefined)];
        findings.push(find_secrets_describe(format[0], match.index, match.index + match[0].length));
    }
    for (const match of text.matchAll(PRIVATE_KEY)) {
        if (new Set(match[1]).size < MOST_DISTINCT_IN_FAKES)
            continue;
        findings.push(find_secrets_describe('a private key', match.index, match.index + match[0].indexOf('-----', 5) + 5));
    }
    return findings;
}
/** Documentation shows tokens too: with words in them, repeated or counted-up characters. */
function isMadeUp(secret) {
    const lower = secret.toLowerCase();
    if (PLACEHOLDER.test(lower) || new Set(lower).size < MOST_DISTINCT_IN_FAKES)
        return true;
    for (let at = 0; at + 6 <= SEQUENCES.length; at++) {
        const run = SEQUENCES.slice(at, at + 6);
        if (!run.includes(' ') && lower.includes(run))
            return true;
    }
    return false;
}
function find_secrets_describe(what, start, end) {
    return {
        rule: 'secret',
        start,
        end,
        message: `This looks like ${what}. Everyone who can read the skill can use it.`,
        fix: 'Revoke it, remove it (also from the history), and read it from the environment instead.',
    };
}

;// CONCATENATED MODULE: ./build/core/inspect-content.js






/**
 * What a text must hold before a detector can find anything in it. Nearly all files hold none of it, and
 * ten thousand of them are read in a run. The expression is shaped for the engine: short literals that end
 * in rare characters are one table look-up a character; whatever would spoil that is a plain `includes`.
 */
const CLUES = /(gh[pousr]_|npm_|pat_|ive_(?<=k_live_)|ant-(?<=sk-ant-)|roj-(?<=sk-proj-)|cct-|ox[abprs]-|ypi-|KEY-|pat-(?<=glpat-)|AKIA)|(ers[/\\](?<=[/\\]Users.)|ome\/(?<=\/home\/))|([ `(\n]iex|oke-(?<=Invoke-))|(usly-|sreg|SREG|YPAS)/g;
const CLUE_GROUPS = [
    findSecrets,
    findHomePaths,
    findPipeToShell,
    findIgnoredSafeguards,
];
const CLUE_WORDS = [
    ['curl', findPipeToShell],
    ['wget', findPipeToShell],
    ['IEX', findPipeToShell],
    ['gnore', findIgnoredSafeguards],
    ['ypass', findIgnoredSafeguards],
    ['GNORE', findIgnoredSafeguards],
    ['AIza', findSecrets],
];
/** Empty in a string of one-byte characters, where V8 answers without looking. */
const HIDDEN_CLUE = new RegExp(`[${HIDDEN_IN_BASIC_PLANE}\udb40]`);
const MOST_PER_RULE = 20;
/**
 * Looks for what may harm the users of a skill: secrets, commands that run downloads, hidden characters,
 * orders to drop safeguards, paths of one machine. `bodyOffset` is where the frontmatter ends.
 */
function inspectContent(text, bodyOffset = 0) {
    const findings = [...pickDetectors(text)].flatMap((detect) => takeSome(detect(text)));
    if (HIDDEN_CLUE.test(text) || text.includes('\u00ad') || text.includes('\u001b')) {
        findings.push(...takeSome(inspectHiddenCharacters(text, bodyOffset)));
    }
    return findings;
}
function pickDetectors(text) {
    const picked = new Set();
    for (const [word, detector] of CLUE_WORDS)
        if (text.includes(word))
            picked.add(detector);
    CLUES.lastIndex = 0;
    for (let clue = CLUES.exec(text); clue; clue = CLUES.exec(text)) {
        picked.add(CLUE_GROUPS[clue.findIndex((group, index) => index > 0 && group !== undefined) - 1]);
        if (picked.size === CLUE_GROUPS.length)
            break;
    }
    return picked;
}
function* inspectHiddenCharacters(text, bodyOffset) {
    for (const { start, end, what } of findHiddenCharacters(text)) {
        yield {
            rule: start < bodyOffset ? 'hidden-metadata' : 'hidden-characters',
            start,
            end,
            message: `${what}: people do not see it, agents read it.`,
            fix: 'Delete it, or write what it stands for.',
        };
    }
}
/** The first ones of a kind make the point; a file with a million of them must not fill the report. */
function takeSome(findings) {
    const taken = [];
    for (const finding of findings) {
        if (taken.length === MOST_PER_RULE) {
            const last = taken.pop();
            return [...taken, { ...last, message: `${last.message} There are more of these in this file.` }];
        }
        taken.push(finding);
    }
    return taken;
}

;// CONCATENATED MODULE: ./build/core/limit-findings.js
/** More than anybody mends before running again. */
const MOST_OF_A_RULE = 50;
/** The first findings of every rule; a file made to break one ten thousand times must not fill the report. */
function limitFindings(findings) {
    if (findings.length <= MOST_OF_A_RULE)
        return findings;
    const counts = new Map();
    for (const { rule } of findings)
        counts.set(rule, (counts.get(rule) ?? 0) + 1);
    const seen = new Map();
    return findings.flatMap((finding) => {
        const number = (seen.get(finding.rule) ?? 0) + 1;
        seen.set(finding.rule, number);
        if (number > MOST_OF_A_RULE)
            return [];
        const more = counts.get(finding.rule) - number;
        if (number < MOST_OF_A_RULE || more === 0)
            return [finding];
        return [{ ...finding, message: `${finding.message} There are ${more} more of these in this file.` }];
    });
}

// EXTERNAL MODULE: ./build/core/locate-field.js
var locate_field = __webpack_require__(2987);
// EXTERNAL MODULE: ./build/core/parse-skill.js + 1 modules
var parse_skill = __webpack_require__(8744);
;// CONCATENATED MODULE: ./build/core/read-metadata.js
/** Reads the declared fields, each only when it has a usable shape; the schema reports the others. */
function readMetadata(data) {
    const declared = {
        name: textOf(data['name']),
        description: textOf(data['description']),
        version: textOf(data['version']),
        model: textOf(data['model']),
        tier: integerOf(data['tier'], 0, 3),
        tokenBudget: integerOf(data['token_budget'], 1000, 50_000),
        tags: listOf(data['tags'])?.map((tag) => tag.toLowerCase()),
        status: textOf(data['status']),
        references: listOf(data['references']),
        dispatchTriggers: dispatchTriggersOf(data),
        matchTriggers: matchTriggersOf(data['triggers']),
        dependencies: listOf(data['dependencies']),
        minimumVersion: textOf(data['minimumVersion']),
        allowedTools: toolsOf(data['allowed-tools']),
        license: textOf(data['license']),
        compatibility: textOf(data['compatibility']),
        metadata: textMapOf(data['metadata']),
        toolsets: listOf(data['toolsets']),
        scripts: listOf(data['scripts']),
        briefDescription: textOf(data['brief_description']),
        defaultEnabled: typeof data['default_enabled'] === 'boolean' ? data['default_enabled'] : undefined,
    };
    for (const key of Object.keys(declared))
        if (declared[key] === undefined)
            delete declared[key];
    return declared;
}
/** Tools from a list, or from a text separated by commas or blanks; blanks inside parentheses do not separate. */
function toolsOf(value) {
    if (Array.isArray(value))
        return listOf(value);
    if (typeof value !== 'string')
        return undefined;
    return value.match(/(?:\([^)]*\)|[^\s,(])+/g) ?? [];
}
/** Explicit keywords: `dispatch_triggers`, `triggers` and `keywords`; never S3's patterns, which may hold `|`. */
function dispatchTriggersOf(data) {
    const explicit = data['dispatch_triggers'];
    const triggers = data['triggers'];
    const keywords = [
        ...(listOf(explicit) ?? listOf(fieldOf(explicit, 'keywords')) ?? []),
        ...(listOf(triggers) ?? listOf(fieldOf(triggers, 'keywords')) ?? []),
        ...(listOf(fieldOf(triggers, 'verbs')) ?? []),
        ...(listOf(data['keywords']) ?? []),
    ];
    const labels = listOf(fieldOf(explicit, 'labels'));
    const types = listOf(fieldOf(explicit, 'types'));
    const field = ['dispatch_triggers', 'triggers', 'keywords'].find((name) => data[name] !== undefined);
    if (field === undefined || (keywords.length === 0 && labels === undefined && types === undefined))
        return undefined;
    return { field, keywords: [...new Set(keywords)], ...(labels && { labels }), ...(types && { types }) };
}
function matchTriggersOf(value) {
    if (value === undefined || value === null)
        return undefined;
    return {
        keywords: listOf(value) ?? listOf(fieldOf(value, 'keywords')) ?? [],
        verbs: listOf(fieldOf(value, 'verbs')) ?? [],
        patterns: listOf(fieldOf(value, 'patterns')) ?? [],
    };
}
function textOf(value) {
    if (typeof value !== 'string')
        return undefined;
    const text = value.trim();
    return text === '' ? undefined : text;
}
function integerOf(value, min, max) {
    return Number.isInteger(value) && value >= min && value <= max
        ? value
        : undefined;
}
function listOf(value) {
    if (!Array.isArray(value))
        return undefined;
    return value
        .filter((item) => typeof item === 'string' && item.trim() !== '')
        .map((item) => item.trim());
}
function textMapOf(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return undefined;
    const entries = Object.entries(value).filter(([, item]) => ['string', 'number', 'boolean'].includes(typeof item));
    return Object.fromEntries(entries.map(([key, item]) => [key, String(item)]));
}
function fieldOf(value, field) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, field)
        ? value[field]
        : undefined;
}

// EXTERNAL MODULE: ./build/core/skill-path.js
var skill_path = __webpack_require__(4863);
;// CONCATENATED MODULE: ./build/core/static/check-body-size.js
/** A body is read whole whenever the skill is used: by default at most 500 lines and about 5,000 tokens. */
const checkBodySize = ({ size, limits, bodyOffset }) => {
    const tooMuch = [
        size.lines > limits.bodyLines && `${size.lines} lines (at most ${limits.bodyLines})`,
        size.tokens > limits.bodyTokens && `about ${size.tokens} tokens (at most ${limits.bodyTokens})`,
    ].filter((part) => part !== false);
    if (tooMuch.length === 0)
        return [];
    return [
        {
            rule: 'body-size',
            at: { offset: [bodyOffset, bodyOffset] },
            message: `The body has ${tooMuch.join(' and ')}.`,
            fix: 'Move detail into files under `references/` and say when to read them.',
        },
    ];
};

;// CONCATENATED MODULE: ./build/core/static/quote.js
const MOST_CHARACTERS = 80;
/** A stranger's text in quotation marks, cut to what fits into a message. */
function quote(text) {
    return text.length <= MOST_CHARACTERS ? `"${text}"` : `"${text.slice(0, MOST_CHARACTERS)}…"`;
}

;// CONCATENATED MODULE: ./build/core/static/resolve-inside.js
/** Resolves `relative` against a workspace directory, by its letters alone. */
function resolveInside(directory, relative) {
    if (isAbsolute(relative) || relative.includes('\0'))
        return { kind: 'outside' };
    const base = directory === '.' ? [] : directory.split('/');
    // `~` stands for the home directory: no path leads above it either.
    const floor = base[0] === '~' ? 1 : 0;
    const segments = [...base];
    for (const segment of relative.split(/[/\\]/)) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            segments.push(segment);
        else if (segments.length <= floor)
            return { kind: 'outside' };
        else
            segments.pop();
    }
    const isInSkill = base.every((segment, index) => segments[index] === segment);
    return { kind: isInSkill ? 'skill' : 'repository', path: segments.join('/') || '.' };
}
function isAbsolute(path) {
    return /^(?:[/\\]|~(?:[/\\]|$)|[A-Za-z]:)/.test(path);
}

;// CONCATENATED MODULE: ./build/core/static/check-declared-paths.js


/** `references` exist and stay inside: relative to the skill, or to the repository as manifests write them. */
const checkReferences = (input) => checkPaths(input, 'references', [input.directory, '.'], 'reference-missing');
/** S3-5: `scripts` exist, in the skill or in its `scripts` directory. Nothing is run. */
const checkScripts = (input) => checkPaths(input, 'scripts', [input.directory, `${input.directory}/scripts`], 'script-missing');
/** Each path costs a look at the disk, and no real skill lists so many. */
const MOST_PATHS = 200;
function checkPaths(input, field, bases, rule) {
    const paths = input.declared[field] ?? [];
    const findings = paths.slice(0, MOST_PATHS).flatMap((path, index) => {
        const at = { field: [field, index] };
        const kinds = bases.map((base) => kindOfTarget(base, path, input));
        if (kinds.some((kind) => kind === 'file' || kind === 'directory'))
            return [];
        if (kinds[0] === 'outside')
            return [leadsOutside(field, path, at)];
        const message = `${quote(path)}, listed under \`${field}\`, is no file of the skill.`;
        return [{ rule, at, message, fix: 'Correct the path, add the file, or take the line out.' }];
    });
    return paths.length > MOST_PATHS ? [...findings, listsTooMuch(field, paths.length)] : findings;
}
function kindOfTarget(base, path, { workspace }) {
    const target = resolveInside(base, path);
    return target.kind === 'outside' ? 'outside' : workspace.kindOf(target.path);
}
/** The finding for a list that is longer than what is looked at: what was not checked is not accepted. */
function listsTooMuch(field, count) {
    return {
        rule: 'path-outside',
        at: { field: [field] },
        message: `\`${field}\` lists ${count} files; only ${MOST_PATHS} are looked at.`,
        fix: 'List what the skill needs by name, and leave the rest to a file of its own.',
    };
}
/** The finding for a path that leaves the repository, by its letters or through a link. */
function leadsOutside(field, path, at) {
    return {
        rule: 'path-outside',
        at,
        message: `${quote(path)}, listed under \`${field}\`, leads out of the repository.`,
        fix: 'Use a relative path to a file inside the skill.',
    };
}

;// CONCATENATED MODULE: ./build/core/static/check-hidden-values.js

const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
/**
 * Name and description hold nothing that is not seen. What stands in the file as it is, `inspectContent`
 * reports at its place; this finds what YAML escapes such as `"\u202e"` turn into.
 */
const checkHiddenValues = ({ declared, text, bodyOffset }) => ['name', 'description'].flatMap((field) => {
    const hidden = firstHidden(declared[field] ?? '');
    if (hidden === null || text.slice(0, bodyOffset).includes(hidden))
        return [];
    return [
        {
            rule: 'hidden-metadata',
            at: { field: [field] },
            message: `${describeRun(hidden)} in the ${field}: people do not see it, agents read it.`,
            fix: 'Take the escape out of the value.',
        },
    ];
});
function firstHidden(value) {
    const control = CONTROLS.exec(value)?.[0];
    if (control !== undefined)
        return control;
    const [first] = findHiddenCharacters(value);
    return first === undefined ? null : value.slice(first.start, first.end);
}

;// CONCATENATED MODULE: ./build/core/static/find-links.js
const INLINE = /\]\([ \t]*(?:<([^<>\n]{1,1000})>|([^\s()<>]{1,1000}(?:\([^\s()]{0,200}\)[^\s()]{0,200})?))/g;
const DEFINITION = /^ {0,3}\[[^\]\n]{1,200}\]:[ \t]*<?([^\s<>]{1,1000})/gm;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
/**
 * Finds the links and images outside code that `isWanted`, in order. A link stands on one line, and few lines of a
 * text hold one: only those are looked at, and the fences only when such a line has something wanted.
 */
function* findLinks(body, isWanted) {
    if (!body.includes('](') && !body.includes(']: '))
        return;
    let fences;
    for (let at = nextMark(body, 0); at !== -1;) {
        const lineStart = body.lastIndexOf('\n', at) + 1;
        const newline = body.indexOf('\n', at);
        const lineEnd = newline === -1 ? body.length : newline;
        const found = linksInLine(body.slice(lineStart, lineEnd), lineStart, isWanted);
        if (found.length > 0) {
            fences ??= fencedRanges(body);
            if (!isInRange(fences, lineStart))
                yield* found;
        }
        at = newline === -1 ? -1 : nextMark(body, newline + 1);
    }
}
/** The next place that may be in a link. */
function nextMark(body, from) {
    for (let at = body.indexOf(']', from); at !== -1; at = body.indexOf(']', at + 1)) {
        const next = body.charCodeAt(at + 1);
        if (next === 0x28 || next === 0x3a)
            return at;
    }
    return -1;
}
function linksInLine(line, offset, isWanted) {
    const prose = line.includes('`') ? line.replace(/`[^`]+`/g, blank) : line;
    const links = [];
    for (const pattern of [INLINE, DEFINITION]) {
        pattern.lastIndex = 0;
        for (let match = pattern.exec(prose); match !== null; match = pattern.exec(prose)) {
            const destination = match[1] ?? match[2];
            if (!isWanted(destination))
                continue;
            const start = offset + match.index + match[0].lastIndexOf(destination);
            links.push({ destination, start, end: start + destination.length });
        }
    }
    return links.length < 2 ? links : links.sort((a, b) => a.start - b.start);
}
/** Starts and ends of fenced blocks, fences included, by turns. */
function fencedRanges(body) {
    if (!body.includes('```') && !body.includes('~~~'))
        return [];
    const ranges = [];
    let fence = null;
    for (let start = 0; start <= body.length;) {
        const newline = body.indexOf('\n', start);
        const end = newline === -1 ? body.length : newline;
        const first = body.charCodeAt(start);
        // A fence begins with its own character or with blanks.
        if (first === 0x60 || first === 0x7e || first === 0x20) {
            const line = body.slice(start, end);
            const mark = FENCE.exec(line)?.[1];
            if (mark !== undefined && fence === null) {
                fence = mark;
                ranges.push(start);
            }
            else if (mark?.startsWith(fence) && line.trim() === mark) {
                fence = null;
                ranges.push(end);
            }
        }
        start = end + 1;
    }
    return ranges;
}
function isInRange(ranges, place) {
    let low = 0;
    let high = ranges.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (ranges[middle] <= place)
            low = middle + 1;
        else
            high = middle;
    }
    return low % 2 === 1;
}
function blank(text) {
    return ' '.repeat(text.length);
}

;// CONCATENATED MODULE: ./build/core/static/check-links.js



const HAS_SCHEME = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i;
/** Templates and elisions in examples: `{name}.md`, `$DIR/x`, `path/to/file`, `...`. */
const check_links_PLACEHOLDER = /[{}<>$*|]|\.\.\.|…|path\/to\/|^(?:url|link|path|file|href)$/i;
/** No skill of the field has more; each costs a look at the disk. */
const MOST_LINKS = 100;
/** Relative links and images lead to files that exist, in the skill or at least in the repository. */
function checkLinks(input) {
    const seen = new Set();
    const findings = [];
    // One that was seen is of no interest any more, however often it stands there.
    const isNew = (destination) => {
        const path = localPathOf(destination);
        return path !== null && !seen.has(path);
    };
    for (const link of findLinks(input.body, isNew)) {
        const path = localPathOf(link.destination);
        if (path === null || seen.has(path))
            continue;
        if (seen.add(path).size > MOST_LINKS)
            break;
        const problem = checkPath(path, input);
        if (problem !== null)
            findings.push({ ...problem, at: rangeOf(link, input.bodyOffset) });
    }
    return findings;
}
/** `docs/a%20b.md#part` as `docs/a b.md`; `null` for what is no path to a file. */
function localPathOf(destination) {
    if (HAS_SCHEME.test(destination) || check_links_PLACEHOLDER.test(destination))
        return null;
    const path = destination.split(/[#?]/, 1)[0];
    if (!/[./]/.test(path))
        return null;
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
function checkPath(path, input) {
    // A leading slash means the top of the repository, as on GitHub.
    const target = path.startsWith('/') ? resolveInside('.', `.${path}`) : resolveInside(input.directory, path);
    if (target.kind === 'outside')
        return outside(path);
    const kind = input.workspace.kindOf(target.path);
    if (kind === 'outside')
        return outside(path);
    if (kind === 'missing' || kind === 'other') {
        return {
            rule: 'link-missing',
            message: `The link to ${quote(path)} leads to no file.`,
            fix: 'Correct the path, or add the file.',
        };
    }
    if (target.kind === 'skill')
        return null;
    return {
        rule: 'link-leaves-skill',
        message: `The link to ${quote(path)} leaves the skill: it breaks where the skill is installed alone.`,
        fix: 'Copy what is needed into `references/`, or name the other skill instead of its file.',
    };
}
function outside(path) {
    return {
        rule: 'link-outside',
        message: `The link to ${quote(path)} leads out of the repository.`,
        fix: 'Link to a file inside the skill, or to a web address.',
    };
}
function rangeOf(link, bodyOffset) {
    return { offset: [bodyOffset + link.start, bodyOffset + link.end] };
}

;// CONCATENATED MODULE: ./build/core/static/pattern/character-set.js
const LAST = 0xffff;
const ANYTHING = [[0, LAST]];
const DIGITS = [[0x30, 0x39]];
const WORD = [
    [0x30, 0x39],
    [0x41, 0x5a],
    [0x5f, 0x5f],
    [0x61, 0x7a],
];
const SPACE = [
    [0x09, 0x0d],
    [0x20, 0x20],
    [0xa0, 0xa0],
    [0x1680, 0x1680],
    [0x2000, 0x200a],
    [0x2028, 0x2029],
    [0x202f, 0x202f],
    [0x205f, 0x205f],
    [0x3000, 0x3000],
    [0xfeff, 0xfeff],
];
const LINE_ENDS = [
    [0x0a, 0x0a],
    [0x0d, 0x0d],
    [0x2028, 0x2029],
];
/** Sorts ranges and joins those that touch. */
function union(ranges) {
    const joined = [];
    for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
        const last = joined.at(-1);
        if (last !== undefined && from <= last[1] + 1)
            last[1] = Math.max(last[1], to);
        else
            joined.push([from, to]);
    }
    return joined;
}
function complement(set) {
    const rest = [];
    let next = 0;
    for (const [from, to] of set) {
        if (from > next)
            rest.push([next, from - 1]);
        next = to + 1;
    }
    if (next <= LAST)
        rest.push([next, LAST]);
    return rest;
}
function intersects(a, b) {
    return a.some(([from, to]) => b.some(([otherFrom, otherTo]) => from <= otherTo && otherFrom <= to));
}
/** Both cases of every ASCII letter: triggers are matched without regard to case. */
function foldCase(set) {
    const folded = [...set];
    for (const [from, to] of set) {
        for (const [first, shift] of [
            [0x41, 0x20],
            [0x61, -0x20],
        ]) {
            const start = Math.max(from, first);
            const end = Math.min(to, first + 25);
            if (start <= end)
                folded.push([start + shift, end + shift]);
        }
    }
    return union(folded);
}

;// CONCATENATED MODULE: ./build/core/static/pattern/has-many-runs.js
const TEXT_LENGTH = 64;
const MANY_RUNS = 20_000;
const BEAM = 8;
const MAX_CHARACTERS = 24;
/**
 * Tells whether some text of 64 characters can be matched in very many ways: `.*.*.*.*`, `(a|a)` written
 * sixty times. The text is looked for letter by letter, keeping the few beginnings with the most ways.
 */
function hasManyRuns({ labels, first, follow }, budget) {
    const edges = follow.reduce((sum, next) => sum + next.length, labels.length);
    const alphabet = [...new Set(labels.flatMap((label) => label.map(([from]) => from)))].slice(0, MAX_CHARACTERS);
    const accepts = alphabet.map((character) => labels.map((label) => label.some(([from, to]) => from <= character && character <= to)));
    let beam = accepts.map((isAccepted) => begin(first, isAccepted));
    for (let length = 1; length < TEXT_LENGTH && beam.length > 0; length++) {
        beam = keepBest(beam);
        if (beam.some((runs) => total(runs) > MANY_RUNS))
            return true;
        if (!budget.spend(beam.length * alphabet.length * edges))
            return 'too long';
        beam = beam.flatMap((runs) => accepts.map((isAccepted) => step(runs, follow, isAccepted)));
    }
    return false;
}
function begin(first, isAccepted) {
    const runs = new Float64Array(isAccepted.length);
    for (const position of first)
        if (isAccepted[position])
            runs[position] += 1;
    return runs;
}
function step(runs, follow, isAccepted) {
    const next = new Float64Array(runs.length);
    for (let position = 0; position < runs.length; position++) {
        if (runs[position] === 0)
            continue;
        for (const to of follow[position])
            if (isAccepted[to])
                next[to] += runs[position];
    }
    return next;
}
function keepBest(beam) {
    const distinct = new Map(beam.map((runs) => [runs.join(), runs]));
    return [...distinct.values()]
        .filter((runs) => total(runs) > 0)
        .sort((a, b) => total(b) - total(a))
        .slice(0, BEAM);
}
function total(runs) {
    return runs.reduce((sum, count) => sum + count, 0);
}

;// CONCATENATED MODULE: ./build/core/static/pattern/read-characters.js

const CLASSES = {
    d: DIGITS,
    D: complement(DIGITS),
    w: WORD,
    W: complement(WORD),
    s: SPACE,
    S: complement(SPACE),
};
const read_characters_CONTROLS = { t: 9, n: 10, v: 11, f: 12, r: 13 };
const NUMBERED = /\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|c([a-z]))/iy;
const BACKREFERENCE = /\\(?:[1-9]\d*|k<[^>]*>)/y;
/** Reads one literal character, or what a backslash makes of the next. */
function readEscape(source, at) {
    if (source[at] !== '\\')
        return folded(single(source.charCodeAt(at), at + 1));
    const letter = source[at + 1] ?? '\\';
    if (letter === 'b' || letter === 'B')
        return { set: null, end: at + 2 };
    BACKREFERENCE.lastIndex = at;
    // What the group matched is not known here; one arbitrary character stands for it.
    if (BACKREFERENCE.test(source))
        return { set: ANYTHING, end: BACKREFERENCE.lastIndex };
    return folded(readCharacterEscape(source, at));
}
function readCharacterEscape(source, at) {
    const letter = source[at + 1] ?? '\\';
    if (Object.hasOwn(CLASSES, letter))
        return { set: CLASSES[letter], end: at + 2 };
    if (Object.hasOwn(read_characters_CONTROLS, letter))
        return single(read_characters_CONTROLS[letter], at + 2);
    NUMBERED.lastIndex = at;
    const [text, byte, unit, control] = NUMBERED.exec(source) ?? [];
    if (text === undefined)
        return single(letter === '0' ? 0 : letter.charCodeAt(0), at + 2);
    const code = control === undefined ? Number.parseInt(byte ?? unit, 16) : control.charCodeAt(0) % 32;
    return single(code, at + text.length);
}
/** Reads a class such as `[^a-z\d]`. */
function readClass(source, start) {
    const isNegated = source[start + 1] === '^';
    const ranges = [];
    let at = start + (isNegated ? 2 : 1);
    while (at < source.length && source[at] !== ']') {
        const first = readMember(source, at);
        at = first.end;
        const isRange = source[at] === '-' && at + 1 < source.length && source[at + 1] !== ']';
        const last = isRange ? readMember(source, at + 1) : first;
        if (isRange)
            at = last.end;
        ranges.push(...spanOf(first.set, last.set));
    }
    const set = foldCase(union(ranges));
    return { set: isNegated ? complement(set) : set, end: at + 1 };
}
function readMember(source, at) {
    if (source[at] !== '\\')
        return single(source.charCodeAt(at), at + 1);
    if (source[at + 1] === 'b')
        return single(8, at + 2);
    return readCharacterEscape(source, at);
}
/** `a-z` is a range; `\w-x` is three members. */
function spanOf(first, last) {
    const isSingle = (set) => set.length === 1 && set[0][0] === set[0][1];
    if (first === last)
        return first;
    if (isSingle(first) && isSingle(last))
        return [[first[0][0], last[0][0]]];
    return [...first, [0x2d, 0x2d], ...last];
}
function single(code, end) {
    return { set: [[code, code]], end };
}
/** Members of a class are folded with the class: `[^a-z]` without regard to case has no `A` either. */
function folded({ set, end }) {
    return { set: set === null ? null : foldCase(set), end };
}

;// CONCATENATED MODULE: ./build/core/static/pattern/parse-pattern.js


const NOTHING = { kind: 'sequence', parts: [] };
const DOT = complement(LINE_ENDS);
const GROUP_START = /\((?:\?(?:<?[=!]|:|<[^>=!][^>]*>|[a-z-]*:))?/y;
const QUANTIFIER = /(?:[*+?]|\{(\d+)(,(\d*))?\})\??/y;
/** Parses the source of an expression that `new RegExp(source, 'i')` accepts. */
function parsePattern(source) {
    const lookarounds = [];
    let at = 0;
    function parseChoice() {
        const parts = [parseSequence()];
        while (source[at] === '|') {
            at++;
            parts.push(parseSequence());
        }
        return parts.length === 1 ? parts[0] : { kind: 'choice', parts };
    }
    function parseSequence() {
        const parts = [];
        while (at < source.length && source[at] !== '|' && source[at] !== ')') {
            parts.push(parseQuantified(parseAtom()));
        }
        return parts.length === 1 ? parts[0] : { kind: 'sequence', parts };
    }
    function parseAtom() {
        const character = source[at];
        if (character === '(')
            return parseGroup();
        if (character === '^' || character === '$') {
            at++;
            return NOTHING;
        }
        if (character === '.') {
            at++;
            return { kind: 'set', set: DOT };
        }
        const { set, end } = character === '[' ? readClass(source, at) : readEscape(source, at);
        at = end;
        return set === null ? NOTHING : { kind: 'set', set };
    }
    function parseGroup() {
        GROUP_START.lastIndex = at;
        const opening = GROUP_START.exec(source)[0];
        at += opening.length;
        const inner = parseChoice();
        at++;
        if (!/^\(\?<?[=!]/.test(opening))
            return inner;
        lookarounds.push(inner);
        return NOTHING;
    }
    function parseQuantified(part) {
        QUANTIFIER.lastIndex = at;
        const match = QUANTIFIER.exec(source);
        if (match === null)
            return part;
        at = QUANTIFIER.lastIndex;
        return { kind: 'repeat', part, ...boundsOf(match) };
    }
    return { root: parseChoice(), lookarounds };
}
function boundsOf([text, low, comma, high]) {
    if (low === undefined) {
        return { min: text.startsWith('+') ? 1 : 0, max: text.startsWith('?') ? 1 : Number.POSITIVE_INFINITY };
    }
    const min = Number(low);
    if (comma === undefined)
        return { min, max: min };
    return { min, max: high === '' ? Number.POSITIVE_INFINITY : Number(high) };
}

;// CONCATENATED MODULE: ./build/core/static/pattern/position-automaton.js
/** Above this a counted repetition behaves like an endless one for any text that matters. */
const MAX_COPIES = 8;
/** Builds the automaton; `null` when it would have more than `maxPositions` states. */
function buildAutomaton(root, maxPositions) {
    const labels = [];
    const follow = [];
    function visit(node) {
        if (labels.length > maxPositions)
            return EMPTY;
        switch (node.kind) {
            case 'set':
                follow.push([]);
                return { isNullable: false, first: [labels.length], last: [labels.push(node.set) - 1] };
            case 'choice':
                return node.parts.map(visit).reduce(either);
            case 'sequence':
                return node.parts.map(visit).reduce(join, EMPTY);
            case 'repeat':
                return node.max > MAX_COPIES
                    ? loop(visit(node.part), node.min)
                    : copies(node.part, node.min, node.max);
        }
    }
    function join(a, b) {
        connect(a.last, b.first);
        return {
            isNullable: a.isNullable && b.isNullable,
            first: a.isNullable ? [...a.first, ...b.first] : a.first,
            last: b.isNullable ? [...a.last, ...b.last] : b.last,
        };
    }
    function loop(part, min) {
        connect(part.last, part.first);
        return { ...part, isNullable: part.isNullable || min === 0 };
    }
    function copies(part, min, max) {
        let all = EMPTY;
        for (let copy = 1; copy <= max; copy++) {
            const fragment = visit(part);
            all = join(all, copy > min ? { ...fragment, isNullable: true } : fragment);
        }
        return all;
    }
    function connect(from, to) {
        for (const position of from)
            follow[position].push(...to);
    }
    const { first } = visit(root);
    return labels.length > maxPositions ? null : { labels, first, follow };
}
const EMPTY = { isNullable: true, first: [], last: [] };
function either(a, b) {
    return {
        isNullable: a.isNullable || b.isNullable,
        first: [...a.first, ...b.first],
        last: [...a.last, ...b.last],
    };
}

;// CONCATENATED MODULE: ./build/core/static/pattern/step-budget.js
/** How much work may still be spent on patterns; a skill can hold thousands of them. */
class StepBudget {
    #left;
    constructor(steps) {
        this.#left = steps;
    }
    /** Takes some steps; `false` when there are none left. */
    spend(steps) {
        this.#left -= steps;
        return this.#left >= 0;
    }
}

;// CONCATENATED MODULE: ./build/core/static/pattern/find-backtracking.js





const TOO_LONG = 'it is too long to be judged';
const MAX_LENGTH = 2000;
const MAX_POSITIONS = 200;
/** About a tenth of a second. */
const STEPS_PER_SKILL = 5_000_000;
/**
 * Says how a regular expression can take for ever, or `null` when it cannot. Exponential time means that some
 * text leads from a state back to it in two ways (Weber and Seidl's criterion, decided exactly on the
 * pattern's automaton); what is only steep shows in the number of ways to match a short text.
 * Back-references count as any character.
 */
function findBacktracking(pattern, budget = new StepBudget(STEPS_PER_SKILL)) {
    if (pattern.length > MAX_LENGTH || !budget.spend(pattern.length))
        return TOO_LONG;
    const { root, lookarounds } = parsePattern(pattern);
    for (const part of [root, ...lookarounds]) {
        const automaton = buildAutomaton(part, MAX_POSITIONS);
        const problem = automaton === null ? TOO_LONG : examine(automaton, budget);
        if (problem !== null)
            return problem;
    }
    return null;
}
function examine(automaton, budget) {
    const component = findComponents(automaton.follow, budget);
    if (component === null)
        return TOO_LONG;
    if (hasTwoWays(automaton, component))
        return 'a repetition inside a repetition matches the same text in two ways';
    const verdict = splitsAndMeets(automaton, component, budget);
    if (verdict === 'too long')
        return TOO_LONG;
    if (verdict)
        return 'a repetition can match the same text in two ways';
    const many = hasManyRuns(automaton, budget);
    if (many === 'too long')
        return TOO_LONG;
    return many ? 'a short text can be matched in tens of thousands of ways' : null;
}
/** The same step twice, inside a loop: `(a*)*`, `(a?b?)*`. */
function hasTwoWays({ follow }, component) {
    return follow.some((next, from) => {
        const inLoop = next.filter((to) => component[to] === component[from]);
        return new Set(inLoop).size < inLoop.length;
    });
}
/**
 * Two walkers that read the same text start together in a loop, part, and meet again: `(a|a)*`, `(a+b?)+`.
 * Where they meet they are still in that loop, so they can do it again and again.
 */
function splitsAndMeets({ labels, follow }, component, budget) {
    const size = labels.length;
    const queue = labels.map((_, position) => position * size + position);
    const seen = new Set(queue);
    for (let pair = queue.pop(); pair !== undefined; pair = queue.pop()) {
        const [left, right] = [Math.floor(pair / size), pair % size];
        for (const a of follow[left]) {
            if (component[a] !== component[left])
                continue;
            for (const b of follow[right]) {
                if (!budget.spend(1))
                    return 'too long';
                if (component[b] !== component[right] || component[a] !== component[b])
                    continue;
                if (a === b && left === right)
                    continue;
                if (!intersects(labels[a], labels[b]))
                    continue;
                if (a === b)
                    return true;
                const next = a * size + b;
                if (!seen.has(next))
                    queue.push(next);
                seen.add(next);
            }
        }
    }
    return false;
}
/** Numbers the strongly connected parts: positions with the same number lie on a common loop. */
function findComponents(follow, budget) {
    const edges = follow.reduce((sum, next) => sum + next.length, 0);
    if (!budget.spend(follow.length * (edges + follow.length)))
        return null;
    const reach = follow.map((_, start) => reachableFrom(start, follow));
    return follow.map((_, position) => {
        const mate = reach.findIndex((set, other) => set.has(position) && reach[position].has(other));
        return mate === -1 ? -1 - position : mate;
    });
}
function reachableFrom(start, follow) {
    const seen = new Set();
    const queue = [...follow[start]];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
        if (seen.has(next))
            continue;
        seen.add(next);
        queue.push(...follow[next]);
    }
    return seen;
}

;// CONCATENATED MODULE: ./build/core/static/check-patterns.js



/** S3-9: `triggers.patterns` compile, and no text makes a matcher hang on them. */
const checkPatterns = ({ declared }) => {
    const budget = new StepBudget(STEPS_PER_SKILL);
    return (declared.matchTriggers?.patterns ?? []).flatMap((pattern, index) => {
        const at = { field: ['triggers', 'patterns', index] };
        const problem = syntaxProblemOf(pattern);
        if (problem !== null) {
            return [
                {
                    rule: 'pattern-syntax',
                    at,
                    message: `${quote(pattern)} is no regular expression: ${problem}.`,
                    fix: 'Correct it; a character with a meaning of its own is written with a backslash before it.',
                },
            ];
        }
        const backtracking = findBacktracking(pattern, budget);
        if (backtracking === null)
            return [];
        return [
            {
                rule: 'pattern-backtracking',
                at,
                message: `${quote(pattern)} can take for ever: ${backtracking}.`,
                fix: 'Let no two repetitions match the same text, one inside or right after the other.',
            },
        ];
    });
};
function syntaxProblemOf(pattern) {
    try {
        new RegExp(pattern, 'i');
        return null;
    }
    catch (error) {
        return error.message.replace(/^Invalid regular expression: .*\/i?: /s, '');
    }
}

;// CONCATENATED MODULE: ./build/core/static/check-requires.js

const COMMAND_NAME = /^[A-Za-z0-9._+-]+$/;
/** `metadata.requires` is a list of plain command names: they are looked up, never run. */
const checkRequires = ({ declared }) => {
    const commands = declared.metadata?.['requires']?.split(/\s+/).filter(Boolean) ?? [];
    const wrong = commands.filter((command) => !COMMAND_NAME.test(command));
    if (wrong.length === 0)
        return [];
    return [
        {
            rule: 'requires-format',
            at: { field: ['metadata', 'requires'] },
            message: `No command name: ${wrong.slice(0, 5).map(quote).join(', ')}.`,
            fix: 'Name the commands alone, with spaces between them, such as `git gh`.',
        },
    ];
};

;// CONCATENATED MODULE: ./build/core/static/check-toolsets.js



const SHAPE = /^([^:]+):([A-Za-z_$][\w$]*)$/;
const ENDINGS = ['', '.ts', '.js', '.mjs', '.tsx', '/index.ts', '/index.js'];
const MAX_MODULE_BYTES = 1_048_576;
/** S3-4: every toolset is `path:Class`, its file lies in the skill and speaks of that class. Nothing is imported. */
const checkToolsets = (input) => {
    const toolsets = input.declared.toolsets ?? [];
    const findings = toolsets.slice(0, MOST_PATHS).flatMap((toolset, index) => {
        const finding = checkToolset(toolset, input);
        return finding === null ? [] : [{ ...finding, at: { field: ['toolsets', index] } }];
    });
    return toolsets.length > MOST_PATHS ? [...findings, listsTooMuch('toolsets', toolsets.length)] : findings;
};
function checkToolset(toolset, input) {
    const at = { field: ['toolsets'] };
    const [, path, className] = SHAPE.exec(toolset) ?? [];
    if (path === undefined || className === undefined) {
        return {
            rule: 'toolset-format',
            at,
            message: `${quote(toolset)} is no toolset: expected path:Class, such as toolsets/index:HelloToolset.`,
            fix: 'Write the path of the module, a colon and the name it exports.',
        };
    }
    const target = resolveInside(input.directory, path);
    if (target.kind !== 'skill')
        return leadsOutside('toolsets', path, at);
    const file = findModule(target.path, input.workspace);
    if (file === 'outside')
        return leadsOutside('toolsets', path, at);
    if (file === null) {
        return {
            rule: 'toolset-missing',
            at,
            message: `The toolset's module ${quote(path)} is no file of the skill.`,
            fix: 'Add that file with `.ts` or `.js` at its end, or correct the path.',
        };
    }
    return mentions(file.path, className, input.workspace) ? null : exportMissing(file.path, className, at);
}
function findModule(path, workspace) {
    for (const ending of ENDINGS) {
        const kind = workspace.kindOf(path + ending);
        if (kind === 'file')
            return { path: path + ending };
        if (kind === 'outside')
            return 'outside';
    }
    return null;
}
function mentions(file, className, workspace) {
    const content = workspace.read(file, { maxBytes: MAX_MODULE_BYTES, followLinks: true });
    if (content.kind !== 'content')
        return false;
    const text = new TextDecoder().decode(content.bytes);
    const word = className.replace(/\$/g, '\\$&');
    return new RegExp(`(?<![\\w$])${word}(?![\\w$])`).test(text);
}
function exportMissing(file, className, at) {
    return {
        rule: 'toolset-export',
        at,
        message: `${file} does not mention ${quote(className)}.`,
        fix: 'Export it from the module, or correct the name after the colon.',
    };
}

;// CONCATENATED MODULE: ./build/core/static/run-static-checks.js







const CHECKS = [
    checkBodySize,
    checkLinks,
    checkReferences,
    checkScripts,
    checkToolsets,
    checkPatterns,
    checkRequires,
    checkHiddenValues,
];
/** Everything that can be said of a skill by looking at it and at the files beside it, running nothing. */
function runStaticChecks(input) {
    return CHECKS.flatMap((check) => check(input));
}

// EXTERNAL MODULE: ./build/core/field-schemas.js
var field_schemas = __webpack_require__(9399);
;// CONCATENATED MODULE: ./build/core/validate-fields.js


const SEMVER = new RegExp(field_schemas/* SEMVER_PATTERN */.y);
/** Checks the fields against the profile's schema, in our own words. */
function validateFields(data, validation) {
    const { profile, validate } = validation;
    const present = withoutEmptyFields(data);
    const problems = [];
    for (const field of (0,frontmatter_schema/* requiredFields */.Vu)(profile)) {
        if (!Object.hasOwn(present, field))
            problems.push(missingField(field));
    }
    if (lacksRecommendedVersion(present, profile))
        problems.push(recommendedField('version'));
    const violations = validate(present);
    if (violations.length > 0)
        problems.push(...describeViolations(violations, present, validation));
    return problems;
}
/** `description:` without a value is a missing field, not one of the wrong type. */
function withoutEmptyFields(data) {
    const present = [];
    for (const [key, value] of Object.entries(data)) {
        if (value === null || (typeof value === 'string' && value.trim() === '' && isCoreField(key)))
            continue;
        present.push([key, typeof value === 'string' && key === 'description' ? value.trim() : value]);
    }
    // Unlike an assignment, this makes `__proto__` a key like any other.
    return Object.fromEntries(present);
}
function isCoreField(key) {
    return key === 'name' || key === 'description' || key === 'version';
}
function missingField(field) {
    return {
        rule: 'missing-field',
        message: `Missing required field: ${field}`,
        fix: `Add \`${field}: …\` to the frontmatter.`,
        place: null,
        params: { field },
    };
}
function lacksRecommendedVersion(data, { version }) {
    if (version.presence !== 'recommended' || Object.hasOwn(data, 'version'))
        return false;
    const metadata = data['metadata'];
    const isInMetadata = typeof metadata === 'object' && metadata !== null && Object.hasOwn(metadata, 'version');
    return !(version.fromMetadata && isInMetadata);
}
function recommendedField(field) {
    return {
        rule: 'recommended-field',
        message: `The field ${field} is recommended.`,
        fix: `Add \`${field}: …\` to the frontmatter.`,
        place: null,
        params: { field },
    };
}
function describeViolations(violations, data, validation) {
    const problems = [];
    const unknown = [];
    const seen = new Set();
    for (const violation of violations) {
        if (violation.keyword === 'required')
            continue;
        if (violation.keyword === 'additionalProperties' && violation.instancePath === '') {
            unknown.push(String(violation.params['additionalProperty']));
            continue;
        }
        const problem = describeViolation(violation, data, validation);
        const key = `${problem.rule} ${violation.instancePath}`;
        if (!seen.has(key))
            problems.push(problem);
        seen.add(key);
    }
    return [...problems, ...unknownFields(unknown, validation.profile)];
}
function unknownFields(fields, profile) {
    if (fields.length === 0)
        return [];
    if (profile.unknownFields === 'each')
        return fields.map((field) => unknownField([field], profile));
    return [unknownField(fields, profile)];
}
function unknownField(fields, profile) {
    const names = fields.map((field) => `"${field}"`).join(', ');
    return {
        rule: 'unknown-field',
        message: `Unknown ${fields.length === 1 ? 'field' : 'fields'} ${names} (profile ${profile.id})`,
        fix: 'Correct the spelling, move it under `metadata`, or remove it.',
        place: { field: [fields[0]], part: 'key' },
        params: { fields: fields.join(', ') },
    };
}
function describeViolation(violation, data, { profile, source }) {
    const path = pathOf(violation.instancePath, data);
    const field = String(path[0]);
    const value = valueAt(data, path);
    const place = { field: path, part: 'value' };
    if (field === 'name' && violation.keyword !== 'type')
        return nameProblem(violation, value, place);
    if (field === 'description' && violation.keyword !== 'type')
        return descriptionProblem(value, profile, place);
    if (field === 'version' && violation.keyword === 'pattern')
        return versionProblem(value, place);
    if (field === 'metadata' && path.length > 1)
        return metadataProblem(path, place);
    const tolerated = profile.toleratedFields.includes(field);
    const rule = tolerated ? 'client-field' : violation.keyword === 'type' ? 'field-type' : 'field-value';
    const written = path.length === 1 && typeof value !== 'string' ? source(field) : null;
    const what = `"${path.join('.')}" ${expectation(violation, value, written)}`;
    return { rule, message: what, fix: fixFor(violation, field), place, params: { field, detail: what } };
}
function nameProblem(violation, value, place) {
    const name = shown(value);
    const params = { name: String(value), field: 'name' };
    if (violation.keyword === 'maxLength') {
        const limit = Number(violation.params['limit']);
        const message = `The name has ${[...String(value)].length} characters; at most ${limit} are allowed.`;
        return { rule: 'name-length', message, fix: 'Choose a shorter name.', place, params };
    }
    return {
        rule: 'name-format',
        message: `The name ${name} does not have the form ${formOf(violation.params['pattern'])}.`,
        fix: `Use lower-case letters, digits and single hyphens${suggestion(String(value))}.`,
        place,
        params,
    };
}
/** Kebab-case has a name of its own; any other form is shown as it is. */
function formOf(pattern) {
    return pattern === '^[a-z0-9]+(-[a-z0-9]+)*$' ? `kebab-case (${pattern})` : String(pattern ?? 'of a name');
}
function suggestion(name) {
    const kebab = name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '');
    return kebab === '' || kebab === name ? '' : `, such as \`${kebab.slice(0, 64)}\``;
}
function descriptionProblem(value, profile, place) {
    const length = [...String(value)].length;
    const { min, max } = profile.description;
    const range = max === undefined ? `at least ${min}` : `${min} to ${max}`;
    const isShort = length < min;
    return {
        rule: 'description-length',
        message: `The description has ${length} characters; ${range} are allowed.`,
        fix: isShort ? 'Say what the skill does and when to use it.' : 'Shorten it; details belong in the body.',
        place,
        params: { length, min, max: max ?? '', field: 'description' },
    };
}
function versionProblem(value, place) {
    return {
        rule: place.field[0] === 'metadata' ? 'metadata-version-format' : 'version-format',
        message: `Invalid version format: '${String(value)}' (expected semver)`,
        fix: 'Write MAJOR.MINOR.PATCH, such as 1.0.0.',
        place,
        params: { version: String(value), field: 'version' },
    };
}
function isSemver(version) {
    return SEMVER.test(version);
}
function metadataProblem(path, place) {
    return {
        rule: 'metadata-value',
        message: `"${path.join('.')}" is no text; the standard allows only text under metadata.`,
        fix: 'Quote the value, or spread it over several keys.',
        place,
        params: { field: path.join('.') },
    };
}
function expectation(violation, value, written) {
    const { params } = violation;
    const found = shown(written ?? value);
    switch (violation.keyword) {
        case 'type':
            return `must be ${typeNames(params['type'])}, but ${found} is ${typeName(typeOf(value))}.`;
        case 'enum':
            return `must be one of ${params['allowedValues'].join(', ')}; found ${found}.`;
        case 'minimum':
        case 'maximum':
            return `must be ${params['comparison'] === '>=' ? 'at least' : 'at most'} ${params['limit']}; found ${found}.`;
        case 'minLength':
            return `must have at least ${params['limit']} characters.`;
        case 'maxLength':
            return `must have at most ${params['limit']} characters; it has ${[...String(value)].length}.`;
        case 'pattern':
            return `does not have the expected form; found ${found}.`;
        default:
            return `${violation.message ?? 'is not allowed'}.`;
    }
}
function fixFor(violation, field) {
    if (violation.keyword !== 'type')
        return `Choose a value that \`${field}\` allows.`;
    const wanted = typeNames(violation.params['type']);
    return wanted.includes('text') ? 'Put the value in quotes.' : `Write ${wanted}.`;
}
const TYPE_NAMES = {
    string: 'text',
    array: 'a list',
    object: 'a mapping',
    integer: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
    null: 'empty',
};
function typeName(type) {
    return TYPE_NAMES[type] ?? type;
}
function typeNames(types) {
    return (Array.isArray(types) ? types : [types]).map((type) => typeName(String(type))).join(' or ');
}
function typeOf(value) {
    return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}
function shown(value) {
    if (typeof value === 'object' && value !== null)
        return Array.isArray(value) ? 'the list' : 'the mapping';
    const text = String(value);
    return JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}...` : text);
}
/** ajv's JSON pointer as a path, with numbers where the value is a list. */
function pathOf(pointer, data) {
    let value = data;
    return pointer
        .split('/')
        .slice(1)
        .map((segment) => {
        const key = segment.replace(/~1/g, '/').replace(/~0/g, '~');
        const step = Array.isArray(value) ? Number(key) : key;
        value = value?.[step];
        return step;
    });
}
function valueAt(data, path) {
    return path.reduce((value, key) => value?.[key], data);
}

;// CONCATENATED MODULE: ./build/core/inspect-skill.js
















const MAX_SKILL_BYTES = 1_048_576;
/** Reads, parses, infers and validates one skill. A bad one gives a record with findings, never an exception. */
function inspectSkill(candidate, context) {
    const content = context.workspace.read(candidate.file, {
        maxBytes: context.limits.fileBytes,
        followLinks: context.profile.symlinks !== 'refuse',
        into: context.buffer,
    });
    if (content.kind !== 'content')
        return recordOfUnreadable(candidate, content);
    const parsed = (0,parse_skill/* parseSkill */.v)(content.bytes, context.profile.frontmatter);
    return recordOfParsed(candidate, parsed, context);
}
function recordOfParsed(candidate, parsed, context) {
    const { profile } = context;
    const directoryName = (0,skill_path/* directoryNameOf */.uX)(candidate.directory);
    const reporter = new Reporter(candidate, parsed, profile);
    for (const problem of parsed.problems)
        reporter.parse(problem);
    const read = parsed.data === null ? null : withoutIgnoredFields(parsed.data, profile);
    const data = read === null ? null : withSourceText(read, parsed, profile);
    const declared = data === null ? {} : settleVersion(readMetadata(data), profile, reporter);
    if (data !== null) {
        const source = (field) => (0,locate_field/* sourceOfField */.re)(parsed, field);
        for (const problem of validateFields(data, { profile, validate: context.validate, source }))
            reporter.field(problem);
        for (const problem of checkHabits(data, parsed))
            reporter.field(problem);
        for (const problem of checkName(data, directoryName, profile))
            reporter.field(problem);
    }
    const name = declared.name ?? directoryName;
    const body = measureBody(parsed);
    if (data !== null)
        checkText({ parsed, name, declared, body, candidate, context }, reporter);
    const inferred = (0,infer_metadata/* inferMetadata */.a)({
        name,
        directoryName,
        description: declared.description ?? '',
        reservedPrefixes: profile.name.convention?.reservedPrefixes ?? [],
        lexicon: context.lexicon,
    });
    return {
        ...identityOf(candidate),
        name,
        declared,
        inferred,
        referenceFiles: context.listsReferences ? referenceFilesOf(candidate, context.workspace) : [],
        body,
        findings: limitFindings(reporter.findings).map((finding) => ({ ...finding, skill: name })),
    };
}
/** What a system ignores means nothing to it: such a field is neither checked nor does it switch the skill off. */
function withoutIgnoredFields(data, profile) {
    if (profile.rules['unknown-field'] !== 'off')
        return data;
    return Object.fromEntries(Object.entries(data).filter(([field]) => (0,frontmatter_schema/* isKnownField */.aO)(field, profile)));
}
/** Scalars that YAML turned into something else, as they were written (`1.10`), and the name as the profile wants it. */
function withSourceText(data, parsed, profile) {
    // A system that falls back on lines knows no types: `name: 42` is the text 42 there.
    const textFields = profile.frontmatter === 'fallback' ? ['name', 'description', 'version'] : ['version'];
    const typed = textFields.filter((field) => ['number', 'boolean'].includes(typeof data[field]));
    const texts = typed.map((field) => [field, (0,locate_field/* sourceOfField */.re)(parsed, field) ?? String(data[field])]);
    const settled = typed.length === 0 ? data : { ...data, ...Object.fromEntries(texts) };
    const name = settled['name'];
    if (!profile.name.normalize || typeof name !== 'string')
        return settled;
    // A name of which nothing is left stays as it was written, so that the finding can show it.
    return { ...settled, name: (0,sanitize_skill_name/* sanitizeSkillName */.m)(name) || name };
}
/** `metadata.version` counts where the profile says so and there is no other. */
function settleVersion(declared, profile, reporter) {
    const nested = declared.metadata?.['version'];
    if (declared.version !== undefined || !profile.version.fromMetadata || nested === undefined)
        return declared;
    if (!profile.version.semver || isSemver(nested))
        return { ...declared, version: nested };
    reporter.field(versionProblem(nested, { field: ['metadata', 'version'], part: 'value' }));
    return declared;
}
function checkText({ parsed, name, declared, body, candidate, context }, reporter) {
    const { text, bodyStart } = parsed;
    for (const problem of (0,check_body/* checkSections */.fM)(parsed, context.profile.sections))
        reporter.body(problem);
    for (const finding of inspectContent(text, bodyStart))
        reporter.body(finding);
    const { workspace, limits } = context;
    const about = { declared, text, body: text.slice(bodyStart), bodyOffset: bodyStart, size: body };
    for (const finding of runStaticChecks({ ...about, limits, directory: candidate.directory, workspace }))
        reporter.check(finding);
    const tokens = context.tokensFor(candidate.root);
    if (tokens === null)
        return;
    const isKnown = (token) => tokens.has(token) || context.inputsOf(name).includes(token);
    for (const problem of (0,check_body/* checkTokens */.Dx)(text, isKnown))
        reporter.body(problem);
}
function measureBody(parsed) {
    const body = parsed.text.slice(parsed.bodyStart);
    let lines = body.length === 0 || body.endsWith('\n') ? 0 : 1;
    for (let index = body.indexOf('\n'); index !== -1; index = body.indexOf('\n', index + 1))
        lines++;
    return { lines, tokens: Math.ceil(body.length / 4) };
}
const MAX_REFERENCE_DEPTH = 8;
function referenceFilesOf(candidate, workspace) {
    if (!candidate.hasReferences)
        return [];
    const files = [];
    const visit = (directory, depth) => {
        for (const entry of workspace.list(directory) ?? []) {
            const path = (0,skill_path/* joinPath */.uJ)(directory, entry.name);
            if (entry.kind === 'file')
                files.push(path);
            else if (entry.kind === 'directory' && depth < MAX_REFERENCE_DEPTH)
                visit(path, depth + 1);
        }
    };
    visit((0,skill_path/* joinPath */.uJ)(candidate.directory, 'references'), 1);
    return files.sort(diagnostic/* compareText */.n6);
}
function recordOfUnreadable(candidate, content) {
    const name = (0,skill_path/* directoryNameOf */.uX)(candidate.directory);
    const finding = describeUnreadable(candidate.file, content);
    return {
        ...identityOf(candidate),
        name,
        declared: {},
        inferred: { tags: [], keywords: [], tier: 2 },
        referenceFiles: [],
        body: { lines: 0, tokens: 0 },
        findings: [{ ...finding, file: candidate.file, at: diagnostic/* START_OF_FILE */.ag, skill: name }],
    };
}
function describeUnreadable(file, content) {
    if (content.kind === 'missing') {
        return {
            rule: 'file-unreadable',
            message: `${file} is gone.`,
            fix: 'Run again: it disappeared during the scan.',
        };
    }
    const message = `${file} cannot be read: ${content.detail}.`;
    switch (content.reason) {
        case 'too-large':
            return {
                rule: 'file-size',
                message,
                fix: `Keep SKILL.md below ${MAX_SKILL_BYTES} bytes; move data into files beside it.`,
            };
        case 'outside':
        case 'link':
        case 'dangling':
            return { rule: 'link-refused', message, fix: 'Replace the link by the file itself.' };
        default:
            return { rule: 'file-unreadable', message, fix: 'Make it a regular file that can be read.' };
    }
}
function identityOf({ file, directory, root, source, scope }) {
    return { file, directory, root, source, scope };
}
/** Collects findings of one file; positions that need a slow parser are left as fields. */
class Reporter {
    candidate;
    parsed;
    profile;
    findings = [];
    constructor(candidate, parsed, profile) {
        this.candidate = candidate;
        this.parsed = parsed;
        this.profile = profile;
    }
    parse({ rule, message, fix, at }) {
        this.#add({ rule, message, fix, at, params: {} });
    }
    body({ rule, message, fix, start, end }) {
        this.#add({ rule, message, fix, at: this.parsed.positions.span(start, end), params: {} });
    }
    check({ rule, message, fix, at }) {
        if ('offset' in at)
            this.body({ rule, message, fix, start: at.offset[0], end: at.offset[1] });
        else
            this.field({ rule, message, fix, place: { field: at.field, part: 'value' }, params: {} });
    }
    field({ rule, message, fix, place, params }) {
        this.#add({ rule, message, fix, at: this.#placeOf(place), params });
    }
    #placeOf(place) {
        if (place === null)
            return (0,locate_field/* openingFence */.sv)(this.parsed);
        return (0,locate_field/* locateSimpleField */.PY)(this.parsed, place) ?? place;
    }
    #add(problem) {
        const { rule, fix, at, params } = problem;
        const template = this.profile.messages[`${rule}:${params['field'] ?? ''}`] ?? this.profile.messages[rule];
        const message = template === undefined ? problem.message : (0,fill_in/* fillIn */.p)(template, { file: this.candidate.file, ...params });
        // One wording for several fields (S1-8) is said once.
        if (template !== undefined && this.findings.some((other) => other.message === message))
            return;
        this.findings.push({ rule, file: this.candidate.file, at, message, fix });
    }
}


/***/ }),

/***/ 2204:
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

/***/ 8217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ Judge)
/* harmony export */ });
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6712);

/** Gives findings their severity and says which skills are accepted. */
class Judge {
    policy;
    #levels = new Map();
    constructor(policy) {
        this.policy = policy;
    }
    /** The severity of a rule in this run: config and profile before the rule's own, then the level (S0-51). */
    levelOf(id) {
        let level = this.#levels.get(id);
        if (level === undefined) {
            level = this.#decide(id);
            this.#levels.set(id, level);
        }
        return level;
    }
    isAccepted(record) {
        if (record.findings.some(({ rule }) => this.levelOf(rule) === 'error'))
            return false;
        return record.declared.name !== undefined || isSafeName(record.name, this.policy.profile);
    }
    /** What a person sees: under S1 a skipped skill is a warning (2.3). */
    diagnose(finding, span) {
        const level = this.levelOf(finding.rule);
        const isSkillError = level === 'error' && finding.skill !== undefined;
        return {
            rule: finding.rule,
            severity: isSkillError ? this.policy.profile.invalidSeverity : level,
            kind: (0,_rules_js__WEBPACK_IMPORTED_MODULE_0__.ruleById)(finding.rule)?.kind ?? 'VALIDATION_ERROR',
            ...(finding.skill !== undefined && { skill: finding.skill }),
            file: finding.file,
            line: span.line,
            column: span.column,
            endLine: span.endLine,
            endColumn: span.endColumn,
            message: finding.message,
            fix: finding.fix,
        };
    }
    #decide(id) {
        const rule = (0,_rules_js__WEBPACK_IMPORTED_MODULE_0__.ruleById)(id);
        const { profile, isProtocol } = this.policy;
        if (isProtocol && id === 'section-missing')
            return 'error';
        if (!isProtocol && id === 'section-recommended')
            return 'off';
        const level = profile.rules[id] ?? rule?.severity ?? 'error';
        return level === 'error' && rule !== undefined && this.#isLowered(rule) ? 'warning' : level;
    }
    #isLowered(rule) {
        if (rule.safety || rule.id === 'manifest-drift' || rule.id === 'expectation-failed')
            return false;
        if (this.policy.level === 'permissive')
            return true;
        return (this.policy.level === 'warn' || this.policy.isForced) && rule.kind === 'VALIDATION_ERROR';
    }
}
/** A directory's name stands in for a name that is missing only when it would be a valid one. */
function isSafeName(name, { name: { pattern } }) {
    return new RegExp(pattern ?? '^[a-z0-9._-]+$').test(name);
}


/***/ }),

/***/ 2987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PY: () => (/* binding */ locateSimpleField),
/* harmony export */   re: () => (/* binding */ sourceOfField),
/* harmony export */   sv: () => (/* binding */ openingFence)
/* harmony export */ });
/**
 * Where a top-level field with a value on its own line stands. Enough for most findings, without a YAML parser that keeps positions; `null` leaves it to
 * `locateFieldExactly`.
 */
function locateSimpleField(parsed, place) {
    const [name] = place.field;
    if (place.field.length !== 1 || typeof name !== 'string')
        return null;
    const located = findSimpleField(parsed, name);
    return located === null ? null : parsed.positions.span(...located[place.part]);
}
/** The text of a plain scalar as it was written: `1.10`, not the number 1.1. */
function sourceOfField(parsed, name) {
    const located = findSimpleField(parsed, name);
    return located === null ? null : parsed.text.slice(...located.value);
}
/** The opening fence: where a missing field is reported. */
function openingFence(parsed) {
    const start = parsed.text.lastIndexOf('---', Math.max(0, parsed.yamlStart - 1));
    return parsed.positions.span(Math.max(0, start), Math.max(0, start) + 3);
}
const SIMPLE_VALUE = /[ \t]+("(?:[^"\\\r\n]|\\.)*"|'(?:[^'\r\n]|'')*'|[^\s"'|>[{&*!#%@`][^\r\n]*?)[ \t]*(?:[ \t]#[^\r\n]*)?(?=\r|\n|$)/y;
function findSimpleField(parsed, name) {
    const keyStart = findKey(parsed, name);
    if (keyStart === null)
        return null;
    const keyEnd = keyStart + name.length;
    SIMPLE_VALUE.lastIndex = keyEnd + 1;
    const match = SIMPLE_VALUE.exec(parsed.text);
    if (match === null || SIMPLE_VALUE.lastIndex > parsed.yamlEnd)
        return null;
    const after = /(?:\r\n|\r|\n)(?=[ \t]+\S)/y;
    after.lastIndex = SIMPLE_VALUE.lastIndex;
    // An indented next line continues a plain scalar.
    if (after.test(parsed.text) && after.lastIndex < parsed.yamlEnd)
        return null;
    const valueStart = match.index + match[0].indexOf(match[1]);
    const value = match[1];
    const comment = /^["']/.test(value) ? -1 : value.search(/[ \t]#/);
    const length = comment === -1 ? value.length : value.slice(0, comment).trimEnd().length;
    return { key: [keyStart, keyEnd], value: [valueStart, valueStart + length] };
}
/** The offset of a key that begins a line of the frontmatter. */
function findKey(parsed, name) {
    let from = parsed.yamlStart;
    for (;;) {
        const start = parsed.text.indexOf(`${name}:`, from);
        if (start === -1 || start >= parsed.yamlEnd)
            return null;
        const before = parsed.text[start - 1];
        if (before === '\n' || before === '\r')
            return start;
        from = start + 1;
    }
}


/***/ }),

/***/ 8744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ parseSkill)
});

// EXTERNAL MODULE: ./build/core/decode-text.js
var decode_text = __webpack_require__(3420);
// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/parse-yaml.js
var parse_yaml = __webpack_require__(1613);
;// CONCATENATED MODULE: ./build/core/read-fields-by-line.js
const FIELD = /^(name|description):[ \t]*(.*?)[ \t]*$/gm;
/** S1-7: `name` and `description` of a frontmatter that YAML rejects, each from its own line. */
function readFieldsByLine(source) {
    const fields = {};
    for (const [, key, value] of source.matchAll(FIELD)) {
        fields[key] ??= unquote(value);
    }
    return Object.keys(fields).length === 0 ? null : fields;
}
function unquote(value) {
    const quoted = /^(["'])(.*)\1$/.exec(value);
    return quoted ? quoted[2] : value;
}

// EXTERNAL MODULE: ./build/core/split-frontmatter.js
var split_frontmatter = __webpack_require__(7285);
// EXTERNAL MODULE: ./build/core/text-position.js
var text_position = __webpack_require__(7391);
;// CONCATENATED MODULE: ./build/core/parse-skill.js






/** Turns the bytes of a SKILL.md into frontmatter and body, or says why it cannot. */
function parseSkill(bytes, mode) {
    const decoded = (0,decode_text.decodeText)(bytes);
    if (!decoded.ok) {
        const at = { line: decoded.line, column: 1, endLine: decoded.line, endColumn: 1 };
        const problem = { rule: 'file-encoding', message: decoded.problem, fix: decoded.fix, at };
        return { ...withoutFrontmatter('', new text_position/* TextPositions */.Q('')), problems: [problem] };
    }
    const text = decoded.text;
    const positions = new text_position/* TextPositions */.Q(text);
    const split = (0,split_frontmatter/* splitFrontmatter */.X)(text);
    if (split.kind !== 'split') {
        return { ...withoutFrontmatter(text, positions), problems: [fenceProblem(split, positions)] };
    }
    return parseFenced(text, positions, split, mode);
}
function parseFenced(text, positions, split, mode) {
    const { yamlStart, yamlEnd, bodyStart } = split;
    const source = text.slice(yamlStart, yamlEnd);
    const base = { text, positions, yamlStart, yamlEnd, bodyStart };
    const parsed = (0,parse_yaml/* parseYaml */.hN)(source);
    if (!parsed.ok) {
        // A frontmatter that is too large is not read in any other way either.
        const isReadable = parsed.rule !== 'frontmatter-size';
        const fallback = mode === 'fallback' && isReadable ? readFieldsByLine(source) : null;
        if (fallback !== null)
            return { ...base, data: fallback, problems: [] };
        const start = yamlStart + parsed.offset;
        const at = positions.span(start, endOfToken(text, start));
        return {
            ...base,
            data: null,
            problems: [{ rule: parsed.rule, message: parsed.message, fix: parsed.fix, at }],
        };
    }
    const data = parsed.data ?? {};
    if (typeof data !== 'object' || Array.isArray(data)) {
        const problem = {
            rule: 'frontmatter-type',
            message: `The frontmatter is ${Array.isArray(data) ? 'a list' : 'plain text'}, not a mapping of fields.`,
            fix: 'Write `name: …` and `description: …` between the fences.',
            at: positions.span(yamlStart, endOfToken(text, yamlStart)),
        };
        return { ...base, data: null, problems: [problem] };
    }
    return { ...base, data: data, problems: [] };
}
function withoutFrontmatter(text, positions) {
    return { text, positions, data: null, yamlStart: 0, yamlEnd: 0, bodyStart: 0 };
}
function fenceProblem(split, positions) {
    switch (split.kind) {
        case 'empty':
            return {
                rule: 'frontmatter-missing',
                message: 'SKILL.md must start with YAML frontmatter (---), but the file is empty.',
                fix: 'Start it with `---`, `name: …`, `description: …`, `---`.',
                at: diagnostic/* START_OF_FILE */.ag,
            };
        case 'missing':
            return {
                rule: 'frontmatter-missing',
                message: 'SKILL.md must start with YAML frontmatter (---)',
                fix: 'Put `---`, `name: …`, `description: …`, `---` before anything else in the file.',
                at: positions.span(split.start, endOfToken(positions.text, split.start)),
            };
        case 'unclosed':
            return {
                rule: 'frontmatter-unclosed',
                message: 'SKILL.md frontmatter is not properly closed with ---',
                fix: 'Add a line that is only `---` after the last field.',
                at: positions.span(split.start, split.start + 3),
            };
        case 'language':
            return {
                rule: 'frontmatter-language',
                message: `The frontmatter names another language ("${split.language.slice(0, 40)}"); only YAML is read and nothing is evaluated.`,
                fix: 'Make the first line `---` and write the fields as YAML.',
                at: positions.span(split.start, split.end),
            };
    }
}
/** The rest of the line, without blanks at its end. */
function endOfToken(text, start) {
    const line = /[^\r\n]*/y;
    line.lastIndex = start;
    const length = line.exec(text)?.[0].trimEnd().length ?? 0;
    return start + length;
}


/***/ }),

/***/ 1613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vh: () => (/* binding */ findFenceInside),
/* harmony export */   h0: () => (/* binding */ MAX_FRONTMATTER_LENGTH),
/* harmony export */   hN: () => (/* binding */ parseYaml),
/* harmony export */   yv: () => (/* binding */ loadYaml)
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3243);

/** YAML 1.2 core types and merge keys: no dates, no binary, no functions. */
const SCHEMA = js_yaml__WEBPACK_IMPORTED_MODULE_0__/* ["default"].CORE_SCHEMA */ .Ay.CORE_SCHEMA.extend({
    implicit: [js_yaml__WEBPACK_IMPORTED_MODULE_0__/* ["default"].types */ .Ay.types.merge],
});
const LOAD_OPTIONS = { schema: SCHEMA };
/** Far above the longest real frontmatter, far below what could hurt. */
const MAX_FRONTMATTER_LENGTH = 65_536;
const MAX_NODES = 10_000;
const MAX_DEPTH = 64;
/** Parses the text between the fences; offsets in a failure are into `source`. */
function parseYaml(source) {
    if (source.length > MAX_FRONTMATTER_LENGTH)
        return tooComplex(`has ${source.length} characters`);
    const strayFence = findFenceInside(source);
    if (strayFence !== -1) {
        return {
            ok: false,
            rule: 'yaml-syntax',
            message: 'YAML parse error: a line inside the frontmatter begins with `---`',
            fix: 'Indent or quote it, or close the frontmatter with a line that is only `---`.',
            offset: strayFence,
        };
    }
    try {
        // The newline of the fence's line: a mark at the very start would be taken for one of the whole stream.
        const data = loadYaml(`\n${source}`);
        return measure(data) ?? { ok: true, data };
    }
    catch (error) {
        return describeFailure(error, source);
    }
}
/** One YAML document as a value; throws what js-yaml throws. */
function loadYaml(source) {
    return js_yaml__WEBPACK_IMPORTED_MODULE_0__/* ["default"].load */ .Ay.load(source, LOAD_OPTIONS);
}
/** Where a line begins like a fence; -1 when none does. */
function findFenceInside(source) {
    return source.includes('---') ? source.search(/^---/m) : -1;
}
/** Aliases make a small text an enormous value: count what it would expand to before anything copies it. */
function measure(data) {
    let nodes = 0;
    const visit = (value, depth) => {
        if (++nodes > MAX_NODES || depth > MAX_DEPTH)
            return false;
        if (typeof value !== 'object' || value === null)
            return true;
        for (const key in value) {
            if (!visit(value[key], depth + 1))
                return false;
        }
        return true;
    };
    return visit(data, 0) ? null : tooComplex('expands to more values than a frontmatter may hold');
}
function tooComplex(how) {
    return {
        ok: false,
        rule: 'frontmatter-size',
        message: `The frontmatter ${how} (limit: ${MAX_FRONTMATTER_LENGTH} characters, ${MAX_NODES} values, ${MAX_DEPTH} levels).`,
        fix: 'Move data that instructions need into a file beside SKILL.md.',
        offset: 0,
    };
}
function describeFailure(error, source) {
    if (error instanceof RangeError)
        return tooComplex('is nested too deeply');
    if (!(error instanceof js_yaml__WEBPACK_IMPORTED_MODULE_0__/* ["default"].YAMLException */ .Ay.YAMLException) || error.mark === undefined) {
        return syntaxError(String(error.message ?? error), 0);
    }
    // The parser saw one newline more.
    const offset = Math.min(source.length, Math.max(0, error.mark.position - 1));
    if (error.reason === 'duplicated mapping key')
        return duplicateKey(source, offset);
    if (error.reason.startsWith('unknown tag'))
        return unknownTag(source, offset);
    if (error.reason.includes('non-printable'))
        return unprintable(source);
    return unquotedColon(source, offset) ?? syntaxError(error.reason, offset);
}
function syntaxError(reason, offset) {
    return {
        ok: false,
        rule: 'yaml-syntax',
        message: `YAML parse error: ${reason}`,
        fix: 'Correct the YAML at this place; quote values that contain `:`, `#`, `[`, `{` or quotes.',
        offset,
    };
}
function duplicateKey(source, offset) {
    const key = /^[^\r\n:]*/.exec(source.slice(offset))?.[0].trim() ?? '';
    return {
        ok: false,
        rule: 'frontmatter-duplicate-key',
        message: `YAML parse error: the key "${key}" stands twice in the frontmatter`,
        fix: 'Keep one of them.',
        offset,
    };
}
/** The parser tells where the tagged value ends; the tag is what has to go. */
function unknownTag(source, end) {
    const tag = [...source.slice(0, end).matchAll(/(?<=^|[\s[{,])![^\s,\]}]*/gm)].at(-1);
    return {
        ok: false,
        rule: 'yaml-syntax',
        message: `YAML parse error: unknown tag ${tag?.[0] ?? ''}`,
        fix: 'Remove the tag: fields are plain text, numbers, lists and mappings.',
        offset: tag?.index ?? end,
    };
}
/** What YAML does not allow in a stream, besides lone surrogates, which UTF-8 cannot hold. */
const UNPRINTABLE = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/;
function unprintable(source) {
    const offset = Math.max(0, source.search(UNPRINTABLE));
    const code = source.charCodeAt(offset).toString(16).toUpperCase().padStart(4, '0');
    return {
        ok: false,
        rule: 'yaml-syntax',
        message: `YAML parse error: the invisible character U+${code} is not allowed in YAML`,
        fix: 'Remove the character.',
        offset,
    };
}
const UNQUOTED_COLON = /^([A-Za-z_][\w-]*):[ \t]+(?!["'|>[{&*!#])[^\r\n]*?:(?=[ \t]|$)/gm;
/** The one mistake people really make: `description: Use when: …`, 38 of 48 broken files. */
function unquotedColon(source, errorOffset) {
    for (const match of source.matchAll(UNQUOTED_COLON)) {
        if (match.index > errorOffset)
            break;
        return {
            ok: false,
            rule: 'frontmatter-unquoted-colon',
            message: `YAML parse error: the value of "${match[1]}" contains ": ", which YAML reads as the start of another mapping`,
            fix: `Put the whole value of "${match[1]}" in quotes.`,
            offset: match.index + match[0].length - 1,
        };
    }
    return null;
}


/***/ }),

/***/ 8939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ sanitizeSkillName)
/* harmony export */ });
/** S1-11: a stable id from any text. */
function sanitizeSkillName(name) {
    return name
        .trim()
        .toLowerCase()
        .replace(/[^a-z0-9._-]+/g, '-')
        .replace(/^-+|-+$/g, '');
}


/***/ }),

/***/ 9244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ scanSkills)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _skill_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4863);


const SKILL_FILE = 'SKILL.md';
const MAX_DEPTH = 64;
/** Lists the files that may be skills, in a fixed order: roots as configured, then depth, then path (S0-3). */
function scanSkills(plan) {
    const scan = new Scan(plan);
    const roots = [];
    const missingRoots = [];
    for (const root of plan.roots) {
        if (scan.enterRoot(root))
            roots.push(root);
        else
            missingRoots.push(root.path);
    }
    const { nested, findings } = scan;
    return { candidates: [...scan.candidates], roots, missingRoots, nested, findings };
}
class Scan {
    plan;
    candidates = new Set();
    findings = [];
    nested = [];
    /** By canonical path. */
    #seenFiles = new Map();
    #seenRoots = new Set();
    constructor(plan) {
        this.plan = plan;
    }
    enterRoot(root) {
        const entries = this.plan.workspace.list(root.path);
        if (entries === null)
            return false;
        const canonical = this.plan.workspace.canonical(root.path);
        if (canonical === null) {
            this.#refuse(root.path, 'The scan root is a link that leads out of the repository.');
            return true;
        }
        if (this.#seenRoots.has(canonical) && !this.#mayReplaceLinks(root.path, canonical))
            return true;
        this.#seenRoots.add(canonical);
        if (canonical !== root.path)
            this.#isLinked = true;
        const found = new Set();
        if (root.levels.includes('self'))
            this.#takeIfSkill(root.path, entries, root, found);
        const depth = depthOf(root);
        if (depth > 0)
            this.#enterChildren(root.path, entries, { root, found, depth, level: 1 });
        const byDepth = (a, b) => depthOfPath(a.file) - depthOfPath(b.file) || (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.file, b.file);
        for (const candidate of [...found].sort(byDepth))
            this.candidates.add(candidate);
        return true;
    }
    /** The directory itself, after a link to it: what was found through the link moves to where it really is. */
    #mayReplaceLinks(path, canonical) {
        return this.#isLinked && path === canonical;
    }
    #enterChildren(directory, entries, visit) {
        const directories = entries.filter(({ kind }) => kind === 'directory');
        const links = entries.filter(({ kind }) => kind === 'link');
        // Of several links to one place the first by name counts, whatever order the disk lists them in.
        for (const entry of [...directories, ...links.sort((a, b) => (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.name, b.name))]) {
            const path = (0,_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(directory, entry.name);
            if (this.#isExcluded(entry.name, path) || !this.#mayEnter(entry, path))
                continue;
            this.#enterDirectory(path, visit);
        }
    }
    #enterDirectory(path, visit) {
        const entries = this.#list(path);
        if (entries === null)
            return;
        const isSkill = this.#takeIfSkill(path, entries, visit.root, visit.found);
        const goesDeeper = visit.level < visit.depth && (!isSkill || this.plan.profile.nested === 'register');
        if (goesDeeper)
            this.#enterChildren(path, entries, { ...visit, level: visit.level + 1 });
        else
            this.#noticeNested(path, entries, isSkill);
    }
    /** 2.2.1: one pass deeper than the profile registers, to say what is ignored. */
    #noticeNested(directory, entries, isInSkill) {
        for (const entry of entries) {
            if (entry.kind !== 'directory' || RESOURCE_DIRECTORIES.has(entry.name))
                continue;
            const path = (0,_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(directory, entry.name);
            if (this.#isExcluded(entry.name, path))
                continue;
            if (!this.#list(path)?.some(({ name }) => name === SKILL_FILE))
                continue;
            this.nested.push({ file: (0,_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(path, SKILL_FILE), directory: path, isInSkill });
        }
    }
    #takeIfSkill(directory, entries, root, found) {
        const entry = skillEntryOf(entries);
        if (entry === undefined)
            return false;
        const file = (0,_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(directory, entry.name);
        if (entry.name !== SKILL_FILE)
            this.#noticeCase(file);
        const canonical = entry.kind === 'link' || this.#isLinked ? (this.plan.workspace.canonical(file) ?? file) : file;
        const seen = this.#seenFiles.get(canonical);
        const isReplacement = seen !== undefined && seen.file !== canonical && file === canonical;
        if (seen !== undefined && !isReplacement)
            return true;
        if (seen !== undefined && !found.delete(seen))
            this.candidates.delete(seen);
        const candidate = {
            file,
            directory,
            root: root.path,
            source: root.source,
            scope: root.path.startsWith('~/') ? 'user' : 'repo',
            isLink: entry.kind === 'link',
            hasReferences: entries.some(({ name, kind }) => name === 'references' && kind === 'directory'),
        };
        this.#seenFiles.set(canonical, candidate);
        found.add(candidate);
        return true;
    }
    #isLinked = false;
    /** Whether a directory may be entered; a link only where the profile follows links and it stays inside. */
    #mayEnter(entry, path) {
        if (entry.kind === 'directory')
            return true;
        const kind = this.plan.workspace.kindOf(path);
        if (kind === 'file' || kind === 'missing' || kind === 'other')
            return false;
        if (this.plan.profile.symlinks === 'ignore')
            return false;
        if (kind === 'outside' || this.plan.profile.symlinks === 'refuse') {
            const reason = kind === 'outside' ? 'leads out of the repository' : 'is a symbolic link';
            this.#refuse(path, `The skill directory ${path} ${reason} and is not followed.`);
            return false;
        }
        // From here on the same directory may be reached by two names.
        this.#isLinked = true;
        return !(0,_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isBelow */ .Yw)(path, this.plan.workspace.canonical(path) ?? path);
    }
    #list(path) {
        try {
            return this.plan.workspace.list(path);
        }
        catch (error) {
            this.findings.push({
                rule: 'file-unreadable',
                file: path,
                at: _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag,
                message: error.message,
                fix: 'Make the directory readable.',
            });
            return null;
        }
    }
    #isExcluded(name, path) {
        const { names, prefixes, except } = this.plan.profile.exclude;
        if (names.includes(name) ||
            this.plan.excludePaths.some((excluded) => (0,_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isBelow */ .Yw)(path, (0,_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizePath */ .Fd)(excluded))))
            return true;
        return prefixes.some((prefix) => name.startsWith(prefix)) && !except.includes(name);
    }
    #noticeCase(file) {
        this.findings.push({
            rule: 'file-name-case',
            file,
            at: _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag,
            message: `The file should be called ${SKILL_FILE}.`,
            fix: `git mv it to ${SKILL_FILE}.`,
        });
    }
    #refuse(path, message) {
        const fix = 'Replace the link by a real directory inside the repository.';
        this.findings.push({ rule: 'link-refused', file: path, at: _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag, message, fix });
    }
}
const RESOURCE_DIRECTORIES = new Set([
    'references',
    'scripts',
    'assets',
    'node_modules',
    '.git',
]);
function depthOf(root) {
    if (root.levels.includes('any'))
        return MAX_DEPTH;
    if (root.levels.includes('grandchildren'))
        return 2;
    return root.levels.includes('children') ? 1 : 0;
}
/** SKILL.md itself, else the same name in another case. */
function skillEntryOf(entries) {
    let inOtherCase;
    for (const entry of entries) {
        if (entry.name === SKILL_FILE)
            return entry;
        if (entry.name.length === SKILL_FILE.length &&
            entry.kind === 'file' &&
            entry.name.toLowerCase() === 'skill.md') {
            if (inOtherCase === undefined || (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(entry.name, inOtherCase.name) < 0)
                inOtherCase = entry;
        }
    }
    return inOtherCase;
}
function depthOfPath(path) {
    let depth = 0;
    for (let index = path.indexOf('/'); index !== -1; index = path.indexOf('/', index + 1))
        depth++;
    return depth;
}


/***/ }),

/***/ 7285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ splitFrontmatter)
/* harmony export */ });
const OPENING = /\uFEFF?(?:[ \t]*(?:\r\n|\r|\n))*/y;
const FENCE_END = /[ \t]*(?:\r\n|\r|\n|$)/y;
const CLOSING = /^---[ \t]*$/gm;
/**
 * Finds the fences before any parser sees the text: gray-matter would take the rest of the file for
 * frontmatter when the closing fence is missing, and would evaluate a file that begins with `---js`.
 */
function splitFrontmatter(text) {
    OPENING.lastIndex = 0;
    OPENING.exec(text);
    const fenceStart = OPENING.lastIndex;
    if (fenceStart === text.length)
        return { kind: 'empty' };
    if (!text.startsWith('---', fenceStart) || text[fenceStart + 3] === '-')
        return { kind: 'missing', start: fenceStart };
    FENCE_END.lastIndex = fenceStart + 3;
    if (FENCE_END.exec(text) === null) {
        const end = endOfLine(text, fenceStart);
        return { kind: 'language', start: fenceStart, end, language: text.slice(fenceStart + 3, end).trim() };
    }
    const yamlStart = FENCE_END.lastIndex;
    CLOSING.lastIndex = yamlStart;
    const closing = CLOSING.exec(text);
    if (closing === null || yamlStart === fenceStart + 3)
        return { kind: 'unclosed', start: fenceStart };
    FENCE_END.lastIndex = closing.index + 3;
    FENCE_END.exec(text);
    return { kind: 'split', fenceStart, yamlStart, yamlEnd: closing.index, bodyStart: FENCE_END.lastIndex };
}
function endOfLine(text, from) {
    const match = /[\r\n]/g;
    match.lastIndex = from;
    return match.exec(text)?.index ?? text.length;
}


/***/ }),

/***/ 2451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ inspectSkills),
/* harmony export */   G: () => (/* binding */ scanRepository)
/* harmony export */ });
/* harmony import */ var _core_check_body_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9115);
/* harmony import */ var _core_decode_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3420);
/* harmony import */ var _core_inspect_skill_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4723);
/* harmony import */ var _core_read_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(924);
/* harmony import */ var _core_registry_manifest_model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2931);
/* harmony import */ var _core_scan_skills_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9244);
/* harmony import */ var _core_skill_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4863);
/* harmony import */ var _schema_validators_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(195);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1039);









/** Holds nearly every SKILL.md; larger ones get memory of their own. */
const READ_BUFFER_BYTES = 65_536;
function scanRepository(setup) {
    const { request, chosen, roots, settings } = setup;
    const result = (0,_core_scan_skills_js__WEBPACK_IMPORTED_MODULE_3__/* .scanSkills */ .g)({
        workspace: request.workspace,
        profile: chosen.profile,
        roots,
        excludePaths: settings.exclude,
    });
    refuseMissingRoots(setup, result);
    return result;
}
/** Parses, infers and validates every candidate; the order is that of the scan. */
async function inspectSkills(setup, scan) {
    const context = await inspectionContext(setup);
    const total = scan.candidates.length;
    const onProgress = setup.request.onProgress;
    return scan.candidates.map((candidate, index) => {
        if (onProgress !== undefined && index % 100 === 0)
            onProgress({ done: index, total });
        return (0,_core_inspect_skill_js__WEBPACK_IMPORTED_MODULE_1__/* .inspectSkill */ .I)(candidate, context);
    });
}
async function inspectionContext(setup) {
    const { profile, isBuiltIn } = setup.chosen;
    const tokens = new Map();
    const inputs = inputsByName(setup);
    return {
        workspace: setup.request.workspace,
        profile,
        lexicon: setup.lexicon,
        limits: setup.settings.limits,
        listsReferences: setup.request.operation !== 'validate',
        buffer: new Uint8Array(READ_BUFFER_BYTES),
        validate: await (0,_schema_validators_js__WEBPACK_IMPORTED_MODULE_4__/* .loadFrontmatterValidator */ .dI)(profile, isBuiltIn),
        tokensFor: (root) => {
            if (!tokens.has(root))
                tokens.set(root, readTokens(setup, root));
            return tokens.get(root) ?? null;
        },
        inputsOf: (name) => inputs(name),
    };
}
function readTokens(setup, root) {
    const { placeholders } = setup.chosen.profile;
    if (placeholders === undefined)
        return null;
    const file = (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_6__/* .joinPath */ .uJ)(root, placeholders.file);
    const content = setup.request.workspace.read(file, { maxBytes: 1_048_576, followLinks: true });
    const decoded = content.kind === 'content' ? (0,_core_decode_text_js__WEBPACK_IMPORTED_MODULE_0__.decodeText)(content.bytes) : null;
    const parsed = decoded?.ok ? (0,_core_read_json_js__WEBPACK_IMPORTED_MODULE_7__/* .readJson */ .V)(decoded.text) : null;
    if (parsed?.ok)
        return (0,_core_check_body_js__WEBPACK_IMPORTED_MODULE_8__/* .collectTokens */ .nW)(parsed.value);
    return placeholders.required ? new Set() : null;
}
/** `capabilities.inputs` of the manifest's entries, read only when a token is not declared elsewhere. */
function inputsByName({ manifestText, manifestFile }) {
    let inputs = null;
    return (name) => {
        inputs ??= manifestText === null ? new Map() : collectInputs(manifestText, manifestFile);
        return inputs.get(name) ?? [];
    };
}
function collectInputs(text, file) {
    const entries = (0,_core_registry_manifest_model_js__WEBPACK_IMPORTED_MODULE_2__/* .readManifest */ .WI)(text, file).entries;
    return new Map(entries.map(({ name, value }) => [
        name,
        (0,_core_registry_manifest_model_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value['capabilities']) ? (0,_core_registry_manifest_model_js__WEBPACK_IMPORTED_MODULE_2__/* .textsOf */ .CB)(value['capabilities']['inputs']) : [],
    ]));
}
/** 2.2.17: a root that is gone while the manifest counts on it would empty the manifest. */
function refuseMissingRoots(setup, scan) {
    // Where the fallback is scanned, every root of the profile is missing.
    const absent = isFallback(setup) ? setup.chosen.profile.roots.map(({ path }) => path) : scan.missingRoots;
    const entries = absent.length === 0 || setup.manifestText === null
        ? []
        : (0,_core_registry_manifest_model_js__WEBPACK_IMPORTED_MODULE_2__/* .readManifest */ .WI)(setup.manifestText, setup.manifestFile).entries;
    const needed = absent.find((root) => entries.some(({ path }) => isInRoot(path, root)));
    if (needed !== undefined)
        throw missingRoot(needed, 'the manifest has entries there');
    const configured = setup.settings.roots === undefined ? undefined : scan.missingRoots[0];
    if (configured !== undefined)
        throw missingRoot(configured, 'nothing can be scanned there');
    refuseNothing(setup, scan);
}
function isFallback({ chosen: { profile }, roots }) {
    return profile.fallbackRoot !== undefined && roots[0] === profile.fallbackRoot;
}
/** Segment by segment; `*` stands for one name. */
function isInRoot(path, root) {
    const segments = path.split('/');
    const wanted = root.split('/');
    return (segments.length > wanted.length && wanted.every((name, index) => name === '*' || name === segments[index]));
}
function missingRoot(root, why) {
    return new _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .WorkspaceError */ .k(`The scan root ${root} does not exist, and ${why}. Nothing was changed.`, root, {
        fix: 'Restore it, correct --root, or correct "roots" in the config.',
    });
}
/** No root, no skill and no manifest: somebody is looking in the wrong place, and an empty manifest would hide it. */
function refuseNothing(setup, scan) {
    const { profile } = setup.chosen;
    const isNowhere = scan.roots.length === 0 && profile.rootsRequired;
    const isNothing = isFallback(setup) && scan.candidates.length === 0 && setup.manifestText === null;
    if (!isNowhere && !isNothing)
        return;
    const roots = profile.roots.map(({ path }) => path).join(', ');
    const deeper = scan.nested[0];
    const hint = deeper === undefined ? '' : ` ${deeper.file} lies deeper than skills are looked for.`;
    throw new _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .WorkspaceError */ .k(`No skill was found: none of the scan roots of the profile ${profile.id} exists (${roots}).${hint} Nothing was changed.`, '.', { fix: 'Correct --root, or set "roots" in the config.' });
}


/***/ })

};
