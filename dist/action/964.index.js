export const id = 964;
export const ids = [964,769];
export const modules = {

/***/ 21916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = __webpack_unused_export__ = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
__webpack_unused_export__ = closest;


/***/ }),

/***/ 45032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ checkName),
/* harmony export */   S: () => (/* binding */ isUnsafeName)
/* harmony export */ });
/* harmony import */ var _sanitize_skill_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28939);

const NAME_PLACE = { field: ['name'], part: 'value' };
const WINDOWS_RESERVED = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/i;
const LONGEST_RESERVED = 4;
/** What the schema cannot say about a name: its directory, its convention, names that systems reserve. */
function checkName(data, directoryName, profile) {
    const name = data['name'];
    if (typeof name !== 'string' || name.trim() === '')
        return [];
    const problems = matchesDirectory(name, directoryName);
    problems.push(...leavesAName(name, profile), ...isWritable(name, profile), ...followsConvention(name, profile), ...isNotReserved(name));
    return problems;
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
/** Where names are sanitized, one without a letter or digit leaves nothing. */
function leavesAName(name, profile) {
    if (!profile.name.normalize || (0,_sanitize_skill_name_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitizeSkillName */ .m)(name) !== '')
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
const UNSAFE_NAME = /[/\\|\p{C}]|^\.{1,2}$/u;
/** True for what would be another path, or another keyword, wherever the name is written. */
function isUnsafeName(name) {
    return UNSAFE_NAME.test(name);
}
/** A profile of a config file may allow any form; some names are refused all the same. */
function isWritable(name, profile) {
    if (!isUnsafeName(name) || !hasForm(name, profile))
        return [];
    return [
        {
            rule: 'name-format',
            message: `The name ${JSON.stringify(name)} holds "/", "\\", "|" or an invisible character, or leads to another directory.`,
            fix: 'Use letters, digits and hyphens.',
            place: NAME_PLACE,
            params: { name },
        },
    ];
}
/** One that has not has a finding of its own already. */
function hasForm(name, { name: { pattern } }) {
    return pattern === undefined || new RegExp(pattern).test(name);
}
function followsConvention(name, profile) {
    const { convention } = profile.name;
    if (convention === undefined || new RegExp(convention.pattern).test(name))
        return [];
    if (!hasForm(name, profile))
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
    if (name.length > LONGEST_RESERVED || !WINDOWS_RESERVED.test(name))
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


/***/ }),

/***/ 769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   closestOf: () => (/* binding */ closestOf)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);

/** Beyond this many candidates a suggestion costs more than it helps. */
const MAX_CANDIDATES = 2000;
/** The candidate that is most likely meant; `null` when none is near. */
function closestOf(text, candidates) {
    if (candidates.length > MAX_CANDIDATES)
        return null;
    let best = null;
    let bestDistance = Math.max(2, Math.ceil(text.length / 3)) + 1;
    for (const candidate of candidates) {
        if (Math.abs(candidate.length - text.length) >= bestDistance)
            continue;
        const found = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(text, candidate);
        if (found < bestDistance) {
            best = candidate;
            bestDistance = found;
        }
    }
    return best;
}


/***/ }),

/***/ 33149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DI: () => (/* binding */ isFailing),
/* harmony export */   bu: () => (/* binding */ skillOutcomes),
/* harmony export */   eh: () => (/* binding */ summarize)
/* harmony export */ });
/** What became of every skill that was found or pruned, in discovery order. */
function skillOutcomes(input) {
    const changesOf = new Map();
    const gone = [];
    let names = null;
    const note = (skill, text) => {
        const list = changesOf.get(skill);
        if (list === undefined)
            changesOf.set(skill, text);
        else if (!list.includes(text[0]))
            changesOf.set(skill, [...list, ...text]);
    };
    for (const change of input.changes) {
        if (change.kind === 'skill-added')
            note(change.skill, ADDED);
        else if (change.kind === 'skill-updated') {
            const changes = change.fields.map(({ field }) => `${field} updated`);
            for (const text of changes)
                note(change.skill, [text]);
            names ??= new Set(input.order.map(({ name }) => name));
            // A skill that is gone and only marked so (`prune: deprecate`).
            if (!names.has(change.skill))
                gone.push({ name: change.skill, status: 'updated', path: change.path, changes });
        }
        else if (change.kind === 'skill-removed')
            gone.push({
                name: change.skill,
                status: 'pruned',
                path: change.path,
                changes: ['removed from manifest'],
            });
        else if (change.kind === 'route-changed') {
            note(change.skill, ROUTED);
            note(change.newSkill, ROUTED);
        }
        else if (change.kind === 'route-added' || change.kind === 'route-removed')
            note(change.skill, ROUTED);
    }
    const skipped = new Set(input.skipped);
    const errorsOf = new Map(input.invalid.map(({ record, errors }) => [record, errors]));
    const found = input.order.map((record) => {
        const { name, directory: path } = record;
        const errors = errorsOf.get(record);
        if (errors !== undefined)
            return { name, path, status: 'invalid', changes: NO_CHANGES, errors };
        if (skipped.has(record))
            return { name, path, status: 'skipped', changes: NO_CHANGES };
        const changes = changesOf.get(name) ?? NO_CHANGES;
        return { name, path, status: statusOf(changes), changes };
    });
    return gone.length === 0 ? found : [...found, ...gone];
}
/** Lists that many skills of a large repository share. */
const ADDED = ['added to manifest'];
const ROUTED = ['dispatch_matrix updated'];
const NO_CHANGES = [];
function statusOf(changes) {
    if (changes.length === 0)
        return 'unchanged';
    return changes.includes(ADDED[0]) ? 'registered' : 'updated';
}
function summarize(discovered, skills, diagnostics) {
    const by = {
        registered: 0,
        updated: 0,
        unchanged: 0,
        pruned: 0,
        invalid: 0,
        skipped: 0,
        error: 0,
        warning: 0,
        notice: 0,
    };
    for (const { status } of skills)
        by[status]++;
    for (const { severity } of diagnostics)
        by[severity]++;
    return {
        discovered,
        registered: by.registered,
        updated: by.updated,
        unchanged: by.unchanged,
        pruned: by.pruned,
        invalid: by.invalid,
        errors: by.error,
        warnings: by.warning,
        notices: by.notice,
    };
}
/** Whether the findings fail the run. */
function isFailing(summary, failOn) {
    if (failOn === 'never')
        return false;
    return summary.errors > 0 || summary.invalid > 0 || (failOn === 'warning' && summary.warnings > 0);
}


/***/ }),

/***/ 54724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JG: () => (/* binding */ HIDDEN_IN_BASIC_PLANE),
/* harmony export */   Lw: () => (/* binding */ nameCodePoint),
/* harmony export */   O0: () => (/* binding */ isBidirectional)
/* harmony export */ });
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


/***/ }),

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

/***/ 51185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ fillIn)
/* harmony export */ });
/** Fills `{name}` and the like into a profile's own wording. */
function fillIn(template, params) {
    return template.replace(/\{(\w+)\}/g, (whole, key) => String(params[key] ?? whole));
}


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

/***/ 99384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ inferMetadata),
  Z: () => (/* binding */ withoutPrefix)
});

;// CONCATENATED MODULE: ./build/core/lead-clause.js
/** Openings that say nothing about the work itself. */
const BOILERPLATE = /^(?:this skill (?:should be used|is used|provides|helps|guides|covers|enables|handles|teaches|contains)?|(?:always |only |must )?use(?:d)? (?:this )?(?:skill )?(?:when(?:ever)?|for|to|if|it)?|(?:a |an |the )?(?:complete |comprehensive |expert |step-by-step )?(?:guide|guidance|skill|expert|toolkit|workflow|instructions|reference) (?:for|to|that|on|in|which)|guides? (?:you )?(?:through|for)|helps?(?: you| users?)?(?: to| with)?|when(?:ever)?|if|the user (?:asks|wants|needs|requests|mentions|says|is)(?: to| for| you to)?|users? (?:ask|want|need|request)s?(?: to| for)?|you (?:need|want|are asked|are) ?(?:to)?|asked to|working (?:on|with))(?=\s|$)\s*/i;
/** Each word that such an opening can begin with: the expression takes a millisecond to build. */
const FIRST_WORDS = new Set(('this always only must use used a an the complete comprehensive expert step-by-step guide guidance skill ' +
    'toolkit workflow instructions reference guides help helps when whenever if user users you asked working').split(' '));
const FIRST_WORD = /^[a-z-]+/i;
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
    while (mayBeBoilerplate(rest)) {
        const stripped = rest.replace(BOILERPLATE, '').trimStart();
        if (stripped === rest || stripped === '')
            break;
        rest = stripped;
    }
    const cut = rest.search(CUT);
    return cut === -1 ? rest : rest.slice(0, cut);
}
function mayBeBoilerplate(text) {
    return FIRST_WORDS.has(FIRST_WORD.exec(text)?.[0].toLowerCase() ?? '');
}

// EXTERNAL MODULE: ./build/core/lexicon.js + 1 modules
var lexicon = __webpack_require__(53145);
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
/** Derives what the frontmatter leaves out: a pure function, so that an old entry can be derived again. */
function inferMetadata(input) {
    const lead = input.lexicon.conceptsIn(leadClause(input.description));
    return { tags: inferTags(input, lead), keywords: inferKeywords(lead), tier: inferTier(input.name) };
}
/** From the name, then the directory's name, then what the description says of the work. */
function inferTags({ name, directoryName, description, reservedPrefixes, lexicon }, lead) {
    const spoken = description.length <= SHORT_DESCRIPTION ? lexicon.conceptsIn(firstSentence(description)) : lead;
    const tags = [];
    addTags(tags, lexicon.conceptsIn(withoutPrefix(name, reservedPrefixes)));
    if (directoryName !== name)
        addTags(tags, lexicon.conceptsIn(withoutPrefix(directoryName, reservedPrefixes)));
    addTags(tags, spoken);
    return tags;
}
function addTags(tags, concepts) {
    for (const concept of concepts) {
        for (const tag of concept.tags)
            if (tags.length < MAX_TAGS && !tags.includes(tag))
                tags.push(tag);
    }
}
function inferKeywords(lead) {
    const keywords = [];
    for (const { keyword } of lead) {
        const isNew = keyword !== null && !keywords.includes(keyword);
        if (isNew && keywords.length < MAX_KEYWORDS)
            keywords.push(keyword);
    }
    return keywords;
}
/** Only whole words of the name count. */
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

/***/ 68217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ Judge)
/* harmony export */ });
/* harmony import */ var _check_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45032);

/** Gives findings their severity and says which skills are accepted. */
class Judge {
    policy;
    ruleById;
    #levels = new Map();
    constructor(policy, ruleById) {
        this.policy = policy;
        this.ruleById = ruleById;
    }
    /** The severity of a rule in this run: config and profile before the rule's own, then the level. */
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
    /** The messages of what is wrong with a skill. */
    errorsOf(record) {
        return record.findings.filter(({ rule }) => this.levelOf(rule) === 'error').map(({ message }) => message);
    }
    /** What a person sees: to the skill pipeline a skipped skill is a warning. */
    diagnose(finding, span) {
        const level = this.levelOf(finding.rule);
        const isSkillError = level === 'error' && finding.skill !== undefined;
        return {
            rule: finding.rule,
            severity: isSkillError ? this.policy.profile.invalidSeverity : level,
            kind: this.ruleById(finding.rule)?.kind ?? 'VALIDATION_ERROR',
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
        const rule = this.ruleById(id);
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
    return !(0,_check_name_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnsafeName */ .S)(name) && new RegExp(pattern ?? '^[a-z0-9._-]+$').test(name);
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

/***/ 12987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PY: () => (/* binding */ locateSimpleField),
/* harmony export */   re: () => (/* binding */ sourceOfField),
/* harmony export */   sv: () => (/* binding */ openingFence)
/* harmony export */ });
/**
 * Where a top-level key stands, or its value on its own line. Enough for most findings, without a YAML parser that
 * keeps positions; `null` leaves it to `fieldLocator`.
 */
function locateSimpleField(parsed, place) {
    const [name] = place.field;
    if (place.field.length !== 1 || typeof name !== 'string')
        return null;
    const range = place.part === 'key' ? findKey(parsed, name) : findSimpleValue(parsed, name);
    return range === null ? null : parsed.positions.span(...range);
}
/** The text of a plain scalar as it was written: `1.10`, not the number 1.1. */
function sourceOfField(parsed, name) {
    const range = findSimpleValue(parsed, name);
    return range === null ? null : parsed.text.slice(...range);
}
/** The opening fence: where a missing field is reported. */
function openingFence(parsed) {
    const start = parsed.text.lastIndexOf('---', Math.max(0, parsed.yamlStart - 1));
    return parsed.positions.span(Math.max(0, start), Math.max(0, start) + 3);
}
const SIMPLE_VALUE = /[ \t]+("(?:[^"\\\r\n]|\\.)*"|'(?:[^'\r\n]|'')*'|[^\s"'|>[{&*!#%@`][^\r\n]*?)[ \t]*(?:[ \t]#[^\r\n]*)?(?=\r|\n|$)/y;
function findSimpleValue(parsed, name) {
    const key = findKey(parsed, name);
    if (key === null)
        return null;
    SIMPLE_VALUE.lastIndex = key[1] + 1;
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
    return [valueStart, valueStart + length];
}
/** A key that begins a line of the frontmatter. */
function findKey(parsed, name) {
    let from = parsed.yamlStart;
    for (;;) {
        const start = parsed.text.indexOf(`${name}:`, from);
        if (start === -1 || start >= parsed.yamlEnd)
            return null;
        const before = parsed.text[start - 1];
        if (before === '\n' || before === '\r')
            return [start, start + name.length];
        from = start + 1;
    }
}


/***/ }),

/***/ 92452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cJ: () => (/* binding */ validationError),
/* harmony export */   ei: () => (/* binding */ nameFailure),
/* harmony export */   u$: () => (/* binding */ withErrors)
/* harmony export */ });
/** Adds what fails skills that are valid by themselves, such as a circle of dependencies. */
function withErrors(skills, findings) {
    const errorsOf = new Map();
    for (const { skill, message } of findings) {
        if (skill === undefined)
            continue;
        const errors = errorsOf.get(skill);
        if (errors === undefined)
            errorsOf.set(skill, [message]);
        else
            errors.push(message);
    }
    if (errorsOf.size === 0)
        return skills;
    return skills.map((skill) => {
        const errors = isCounted(skill) ? errorsOf.get(skill.name) : undefined;
        return errors === undefined ? skill : { ...skill, errors };
    });
}
/** An invalid skill has errors of its own, and of two skills with one name the errors are those of the one that counts. */
function isCounted({ status }) {
    return status !== 'invalid' && status !== 'skipped';
}
/** The `error` of a run that failed: the first skill that fails, else the first finding that fails the run. */
function nameFailure(skills, records, failing, codeOf) {
    for (const { name, path, errors } of skills) {
        if (errors === undefined)
            continue;
        const record = records.find((found) => found.name === name && found.directory === path);
        if (record !== undefined)
            return validationError(record, errors);
    }
    const [first] = failing;
    if (first === undefined)
        return undefined;
    const { file, line, column, endLine, endColumn, message, fix } = first;
    return { code: codeOf(file), message, fix, at: { file, line, column, endLine, endColumn } };
}
/** In the words and the shape that scripts know from CLEO. */
function validationError({ name, file }, errors) {
    return {
        code: 'E_VALIDATION_ERROR',
        message: `Skill '${name}' failed validation`,
        details: { skill: name, path: file, errors },
    };
}


/***/ }),

/***/ 40933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ parseSkill)
});

// EXTERNAL MODULE: ./build/core/decode-text.js
var decode_text = __webpack_require__(83420);
// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(37991);
// EXTERNAL MODULE: ./build/core/late-part.js
var late_part = __webpack_require__(18188);
;// CONCATENATED MODULE: ./build/core/read-simple-yaml.js
/** No tabs, no line ends but LF, nothing invisible: what every YAML reader takes as it stands. */
const ORDINARY = /^[\n -~\u00a1-\u1fff\u2010-\u2027\u2030-\u205f\u3001-\ud7ff]*$/;
const NUMBER_OR_VERSION = /^(?:(0|[1-9]\d{0,14})|\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)$/;
const FLOW_LIST = /^\[([A-Za-z][\w.-]*(?:, [A-Za-z][\w.-]*)*)\] *$/;
const BLOCK_STYLE = /^([>|])(-?)$/;
/** Two blanks, then text: one line of a block, of a list or of a mapping inside. */
const BLOCK_LINE = / {2}([^ \n][^\n]*)\n/y;
const ITEM = / {2}- ([A-Za-z][\w ./-]*)\n/y;
const WORDS = {
    true: true,
    True: true,
    TRUE: true,
    false: false,
    False: false,
    FALSE: false,
    null: null,
    Null: null,
    NULL: null,
};
const NEWLINE = 10;
const BLANK = 32;
const DOUBLE_QUOTE = 34;
const HASH = 35;
const SINGLE_QUOTE = 39;
const COLON = 58;
/**
 * Reads the frontmatters that people mostly write: fields on one line each, folded texts, short lists, one level of
 * mapping. It understands nothing else: `null` leaves the text to the YAML parser, which would give the same for
 * what is read here and needs three times as long.
 */
function readSimpleYaml(source) {
    if (!source.endsWith('\n') || !ORDINARY.test(source))
        return null;
    const fields = {};
    const reader = new Reader(source);
    while (!reader.isAtEnd) {
        if (reader.skipsLine())
            continue;
        const key = reader.takeKey();
        if (key === null || Object.hasOwn(fields, key))
            return null;
        const value = reader.isAtLineEnd ? readNested(reader) : readInline(reader);
        if (value === null)
            return null;
        fields[key] = value;
    }
    return fields;
}
class Reader {
    at = 1;
    source;
    constructor(source) {
        // A text of its own: parts of the original would keep the whole file in memory.
        this.source = `\n${source}`;
    }
    get isAtEnd() {
        return this.at === this.source.length;
    }
    get isAtLineEnd() {
        return this.source.charCodeAt(this.at) === NEWLINE;
    }
    /** Past an empty line or a comment. */
    skipsLine() {
        const code = this.source.charCodeAt(this.at);
        if (code !== NEWLINE && code !== HASH)
            return false;
        this.at = this.lineEnd + 1;
        return true;
    }
    get lineEnd() {
        return this.source.indexOf('\n', this.at);
    }
    /** A key and the blanks after its colon; `null` where there is none, or one that is no text: `Null` means `null`. */
    takeKey() {
        const { source, at } = this;
        if (!isLetter(source.charCodeAt(at)))
            return null;
        let end = at + 1;
        while (isKeyPart(source.charCodeAt(end)))
            end++;
        const next = source.charCodeAt(end + 1);
        if (source.charCodeAt(end) !== COLON || (next !== BLANK && next !== NEWLINE))
            return null;
        this.at = end + 1;
        while (source.charCodeAt(this.at) === BLANK)
            this.at++;
        const key = source.slice(at, end);
        return isText(key) ? key : null;
    }
    /** What matches here, and past it; `null` when nothing does. */
    take(pattern) {
        pattern.lastIndex = this.at;
        const match = pattern.exec(this.source);
        if (match !== null)
            this.at = pattern.lastIndex;
        return match;
    }
    /** Past the end of this line, unless the next one continues its value. */
    endsValue(indent) {
        const next = this.lineEnd + 1;
        let blanks = 0;
        while (this.source.charCodeAt(next + blanks) === BLANK)
            blanks++;
        if (blanks > indent)
            return false;
        this.at = next;
        return true;
    }
}
function isLetter(code) {
    return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}
function isKeyPart(code) {
    return isLetter(code) || (code >= 48 && code <= 57) || code === 45 || code === 95;
}
/** A value on the line of its key, or one that begins there. */
function readInline(reader) {
    const value = readScalar(reader, 0);
    if (value !== null)
        return value;
    const rest = reader.source.slice(reader.at, reader.lineEnd);
    const list = FLOW_LIST.exec(rest)?.[1]?.split(', ');
    if (list !== undefined)
        return list.every(isText) && reader.endsValue(0) ? list : null;
    const style = BLOCK_STYLE.exec(rest);
    if (style === null)
        return null;
    reader.at = reader.lineEnd + 1;
    return readBlock(reader, style[1], style[2]);
}
function readScalar(reader, indent) {
    const { source, at, lineEnd } = reader;
    let end = lineEnd;
    while (source.charCodeAt(end - 1) === BLANK)
        end--;
    const code = source.charCodeAt(at);
    const value = code === DOUBLE_QUOTE || code === SINGLE_QUOTE
        ? readQuoted(source.slice(at, end))
        : isLetter(code)
            ? readPlain(source, at, end)
            : readNumber(source.slice(at, end));
    return value !== null && reader.endsValue(indent) ? value : null;
}
/** Of the escapes only those of the quote and of the backslash itself. */
function readQuoted(text) {
    const quote = text[0];
    const inner = text.slice(1, -1);
    if (text.length < 2 || !text.endsWith(quote))
        return null;
    if (quote === '"' && inner.includes('\\')) {
        return /^(?:[^"\\]|\\["\\])*$/.test(inner) ? inner.replace(/\\(.)/g, '$1') : null;
    }
    return inner.includes(quote) ? null : inner;
}
/** Holds nothing that could end it or make it something else. */
function readPlain(source, start, end) {
    for (let at = source.indexOf(':', start); at !== -1 && at < end; at = source.indexOf(':', at + 1)) {
        const next = source.charCodeAt(at + 1);
        if (next === BLANK || next === NEWLINE)
            return null;
    }
    for (let at = source.indexOf('#', start); at !== -1 && at < end; at = source.indexOf('#', at + 1)) {
        if (source.charCodeAt(at - 1) === BLANK)
            return null;
    }
    const text = source.slice(start, end);
    return text.length <= 5 && Object.hasOwn(WORDS, text) ? WORDS[text] : text;
}
function readNumber(text) {
    const match = NUMBER_OR_VERSION.exec(text);
    if (match === null)
        return null;
    return match[1] === undefined ? text : Number(text);
}
function readNested(reader) {
    reader.at++;
    return readItems(reader) ?? readMapping(reader);
}
/** Lines of equal indent with nothing between them: joined by blanks when folded. */
function readBlock(reader, style, chomp) {
    const lines = [];
    for (let line = reader.take(BLOCK_LINE); line !== null; line = reader.take(BLOCK_LINE))
        lines.push(line[1]);
    if (lines.length === 0 || !isAtField(reader))
        return null;
    return lines.join(style === '>' ? ' ' : '\n') + (chomp === '-' ? '' : '\n');
}
function readItems(reader) {
    const items = [];
    for (let item = reader.take(ITEM); item !== null; item = reader.take(ITEM))
        items.push(item[1].trimEnd());
    return items.length > 0 && items.every(isText) && isAtField(reader) ? items : null;
}
function readMapping(reader) {
    const fields = {};
    let isEmpty = true;
    while (reader.source.startsWith('  ', reader.at)) {
        reader.at += 2;
        const key = reader.takeKey();
        if (key === null || reader.isAtLineEnd || Object.hasOwn(fields, key))
            return null;
        const value = readScalar(reader, 2);
        if (value === null)
            return null;
        fields[key] = value;
        isEmpty = false;
    }
    return !isEmpty && isAtField(reader) ? fields : null;
}
/** Right before a field, a comment or the end: no blank, and no empty line that could belong to a block. */
function isAtField({ source, at }) {
    const code = source.charCodeAt(at);
    return code !== BLANK && code !== NEWLINE && code !== HASH;
}
function isText(word) {
    return !Object.hasOwn(WORDS, word);
}

// EXTERNAL MODULE: ./build/core/yaml-result.js
var yaml_result = __webpack_require__(14549);
;// CONCATENATED MODULE: ./build/core/parse-yaml.js



/** Loading it takes longer than to read a hundred skills that do without it. */
const wholeParser = (0,late_part/* latePart */.Ck)(() => Promise.all(/* import() */[__webpack_require__.e(243), __webpack_require__.e(848)]).then(__webpack_require__.bind(__webpack_require__, 70848)));
/** Parses the text between the fences; offsets in a failure are into `source`. */
function parseYaml(source) {
    if (source.length > yaml_result/* MAX_FRONTMATTER_LENGTH */.h0)
        return (0,yaml_result/* tooComplex */.p7)(`has ${source.length} characters`);
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
    // What is as short as that cannot hold too many values, and is never nested.
    const simple = source.length <= yaml_result/* MAX_NODES */.nm ? readSimpleYaml(source) : null;
    return simple === null ? wholeParser().parseAnyYaml(source) : { ok: true, data: simple };
}
/** Where a line begins like a fence; -1 when none does. */
function findFenceInside(source) {
    return source.includes('---') ? source.search(/^---/m) : -1;
}

;// CONCATENATED MODULE: ./build/core/read-fields-by-line.js
const FIELD = /^(name|description):[ \t]*(.*?)[ \t]*$/gm;
/** `name` and `description` of a frontmatter that YAML rejects, each from its own line. */
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

;// CONCATENATED MODULE: ./build/core/split-frontmatter.js
const OPENING = /\uFEFF?(?:[ \t]*(?:\r\n|\r|\n))*/y;
const FENCE_END = /[ \t]*(?:\r\n|\r|\n|$)/y;
const CLOSING = /(?<=[\r\n])---[ \t]*(?![^\r\n])/g;
/**
 * Finds the fences before any parser sees the text: gray-matter would take the rest of the file for
 * frontmatter when the closing fence is missing, and would evaluate a file that begins with `---js`.
 */
function splitFrontmatter(text) {
    return splitUsual(text) ?? splitAny(text);
}
/** Nearly every file: it begins with the fence, and has LF and nothing else after both. */
function splitUsual(text) {
    if (!text.startsWith('---\n'))
        return null;
    const newline = text.indexOf('\n---', 3);
    if (newline === -1 || text.charCodeAt(newline + 4) !== 10 || text.lastIndexOf('\r', newline) !== -1)
        return null;
    return { kind: 'split', fenceStart: 0, yamlStart: 4, yamlEnd: newline + 1, bodyStart: newline + 5 };
}
function splitAny(text) {
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

// EXTERNAL MODULE: ./build/core/text-position.js
var text_position = __webpack_require__(67391);
;// CONCATENATED MODULE: ./build/core/parse-skill.js






/** Turns the bytes of a SKILL.md into frontmatter and body, or says why it cannot. */
function parseSkill(bytes, mode) {
    const decoded = (0,decode_text/* decodeText */.g)(bytes);
    if (!decoded.ok) {
        const at = { line: decoded.line, column: 1, endLine: decoded.line, endColumn: 1 };
        const problem = { rule: 'file-encoding', message: decoded.problem, fix: decoded.fix, at };
        return { ...withoutFrontmatter('', new text_position/* TextPositions */.Q('')), problems: [problem] };
    }
    const text = decoded.text;
    const positions = new text_position/* TextPositions */.Q(text);
    const split = splitFrontmatter(text);
    if (split.kind !== 'split') {
        return { ...withoutFrontmatter(text, positions), problems: [fenceProblem(split, positions)] };
    }
    return parseFenced(text, positions, split, mode);
}
function parseFenced(text, positions, split, mode) {
    const { yamlStart, yamlEnd, bodyStart } = split;
    const source = text.slice(yamlStart, yamlEnd);
    const base = { text, positions, yamlStart, yamlEnd, bodyStart };
    const parsed = parseYaml(source);
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
    // Written out: this is the way of nearly every skill, and spreading is slow.
    return {
        text,
        positions,
        data: data,
        yamlStart,
        yamlEnd,
        bodyStart,
        problems: NO_PROBLEMS,
    };
}
const NO_PROBLEMS = [];
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

/***/ 6308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IV: () => (/* binding */ COMMAND_NAME),
/* harmony export */   L3: () => (/* binding */ unavailableReason),
/* harmony export */   nd: () => (/* binding */ missingCommands),
/* harmony export */   uz: () => (/* binding */ requiredCommands)
/* harmony export */ });
/** A plain name: a path would make the answer depend on where the skill or the caller is, and a dash begins an option. */
const COMMAND_NAME = /^[A-Za-z0-9_][A-Za-z0-9_.+-]*$/;
/** The commands that `metadata.requires` names, once each, in their order. */
function requiredCommands(requires) {
    return [...new Set((requires ?? '').split(/\s+/).filter((command) => command !== ''))];
}
/** Those of them that are not there. */
function missingCommands(requires, lookup) {
    return requiredCommands(requires).filter((command) => !lookup.isInstalled(command));
}
/** Why a skill is unavailable, in the agent harness's words. */
function unavailableReason(missing) {
    return `missing commands: ${missing.join(', ')}`;
}


/***/ }),

/***/ 28939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ sanitizeSkillName)
/* harmony export */ });
/** A stable id from any text. */
function sanitizeSkillName(name) {
    return name
        .trim()
        .toLowerCase()
        .replace(/[^a-z0-9._-]+/g, '-')
        .replace(/^-+|-+$/g, '');
}


/***/ }),

/***/ 7239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ scanSkills)
});

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(37991);
;// CONCATENATED MODULE: ./build/core/resource-types.js
/** The directories of a skill whose files an agent may ask for. */
const RESOURCE_TYPES = ['scripts', 'references', 'assets'];

// EXTERNAL MODULE: ./build/core/skill-path.js
var skill_path = __webpack_require__(94863);
// EXTERNAL MODULE: ./build/core/unreadable-skill.js
var unreadable_skill = __webpack_require__(93915);
;// CONCATENATED MODULE: ./build/core/scan-skills.js




const SKILL_FILE = 'SKILL.md';
const MAX_DEPTH = 64;
/** Lists the files that may be skills, in a fixed order: roots as configured, then depth, then path. */
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
    const refused = scan.refused.sort((a, b) => (0,diagnostic/* compareText */.n6)(a.directory, b.directory));
    return { candidates: [...scan.candidates], refused, roots, missingRoots, nested, findings };
}
class Scan {
    plan;
    candidates = new Set();
    refused = [];
    findings = [];
    nested = [];
    /** By canonical path. */
    #seenFiles = new Map();
    #seenRoots = new Set();
    constructor(plan) {
        this.plan = plan;
    }
    enterRoot(root) {
        const canonical = this.plan.workspace.canonical(root.path);
        if (canonical === null) {
            if (this.plan.workspace.kindOf(root.path) !== 'outside')
                return false;
            const message = 'The scan root is a link that leads out of the repository.';
            const why = { rule: 'link-refused', message, fix: WITHOUT_LINK };
            this.findings.push({ ...why, file: root.path, at: diagnostic/* START_OF_FILE */.ag });
            return true;
        }
        const entries = this.plan.workspace.list(root.path);
        if (entries === null)
            return false;
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
        const byDepth = (a, b) => depthOfPath(a.file) - depthOfPath(b.file) || (0,diagnostic/* compareText */.n6)(a.file, b.file);
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
        for (const entry of [...directories, ...links.sort((a, b) => (0,diagnostic/* compareText */.n6)(a.name, b.name))]) {
            const path = (0,skill_path/* joinPath */.uJ)(directory, entry.name);
            if (this.#isExcluded(entry.name, path) || !this.#mayEnter(entry, path, visit.root))
                continue;
            this.#enterDirectory(path, visit);
        }
    }
    #enterDirectory(path, visit) {
        const entries = this.#list(path, visit.root);
        if (entries === null)
            return;
        const isSkill = this.#takeIfSkill(path, entries, visit.root, visit.found);
        const goesDeeper = visit.level < visit.depth && (!isSkill || this.plan.profile.nested === 'register');
        if (goesDeeper)
            this.#enterChildren(path, entries, { ...visit, level: visit.level + 1 });
        else
            this.#noticeNested(path, entries, isSkill);
    }
    /** One pass deeper than the profile registers, to say what is ignored. */
    #noticeNested(directory, entries, isInSkill) {
        for (const entry of entries) {
            if (entry.kind !== 'directory' || WITHOUT_SKILLS.has(entry.name))
                continue;
            const path = (0,skill_path/* joinPath */.uJ)(directory, entry.name);
            if (this.#isExcluded(entry.name, path))
                continue;
            if (!this.#list(path, null)?.some(({ name }) => name === SKILL_FILE))
                continue;
            this.nested.push({ file: (0,skill_path/* joinPath */.uJ)(path, SKILL_FILE), directory: path, isInSkill });
        }
    }
    #takeIfSkill(directory, entries, root, found) {
        const entry = skillEntryOf(entries);
        if (entry === undefined)
            return false;
        const file = (0,skill_path/* joinPath */.uJ)(directory, entry.name);
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
            scope: scopeOf(root),
            plainDirectories: this.#isLinked ? null : directoriesIn(entries),
            hasReferences: entries.some(({ name, kind }) => name === 'references' && kind === 'directory'),
        };
        this.#seenFiles.set(canonical, candidate);
        found.add(candidate);
        return true;
    }
    #isLinked = false;
    /** Whether a directory may be entered; a link only where the profile follows links and it stays inside. */
    #mayEnter(entry, path, root) {
        if (entry.kind === 'directory')
            return true;
        const kind = this.plan.workspace.kindOf(path);
        if (kind === 'file' || kind === 'missing' || kind === 'other')
            return false;
        if (this.plan.profile.symlinks === 'ignore')
            return false;
        if (kind === 'outside' || this.plan.profile.symlinks === 'refuse') {
            const reason = kind === 'outside' ? 'leads out of the repository' : 'is a symbolic link';
            const message = `The skill directory ${path} ${reason} and is not followed.`;
            this.#refuse(path, root, { rule: 'link-refused', message, fix: WITHOUT_LINK });
            return false;
        }
        // From here on the same directory may be reached by two names.
        this.#isLinked = true;
        return !(0,skill_path/* isBelow */.Yw)(path, this.plan.workspace.canonical(path) ?? path);
    }
    /** `root` is that of a directory which may be a skill. */
    #list(path, root) {
        try {
            return this.plan.workspace.list(path);
        }
        catch (error) {
            const { message } = error;
            const why = { rule: 'file-unreadable', message, fix: 'Make the directory readable.' };
            if (root === null)
                this.findings.push({ ...why, file: path, at: diagnostic/* START_OF_FILE */.ag });
            else
                this.#refuse(path, root, why);
            return null;
        }
    }
    #isExcluded(name, path) {
        const { names, prefixes, except } = this.plan.profile.exclude;
        if (names.includes(name) ||
            this.plan.excludePaths.some((excluded) => (0,skill_path/* isBelow */.Yw)(path, (0,skill_path/* normalizePath */.Fd)(excluded))))
            return true;
        return prefixes.some((prefix) => name.startsWith(prefix)) && !except.includes(name);
    }
    #noticeCase(file) {
        this.findings.push({
            rule: 'file-name-case',
            file,
            at: diagnostic/* START_OF_FILE */.ag,
            message: `The file should be called ${SKILL_FILE}.`,
            fix: `git mv it to ${SKILL_FILE}.`,
        });
    }
    /** It may be a skill, and one that vanished without a word would be worse than one that fails. */
    #refuse(directory, root, why) {
        const file = (0,skill_path/* joinPath */.uJ)(directory, SKILL_FILE);
        const { path, source } = root;
        const place = { file, directory, root: path, source, scope: scopeOf(root) };
        this.refused.push((0,unreadable_skill/* unreadRecord */.$)(place, { ...why, file: directory }));
    }
}
const WITHOUT_LINK = 'Replace the link by a real directory inside the repository.';
function scopeOf({ path }) {
    return path.startsWith('~/') ? 'user' : 'repo';
}
const WITHOUT_SKILLS = new Set([...RESOURCE_TYPES, 'node_modules', '.git']);
function depthOf(root) {
    if (root.levels.includes('any'))
        return MAX_DEPTH;
    if (root.levels.includes('grandchildren'))
        return 2;
    return root.levels.includes('children') ? 1 : 0;
}
function directoriesIn(entries) {
    const names = [];
    for (const { name, kind } of entries)
        if (kind === 'directory')
            names.push(name);
    return names;
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
            if (inOtherCase === undefined || (0,diagnostic/* compareText */.n6)(entry.name, inOtherCase.name) < 0)
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

/***/ 79905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ schemaTypeNames)
/* harmony export */ });
const TYPE_NAMES = {
    string: 'text',
    array: 'a list',
    object: 'a mapping',
    integer: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
    null: 'empty',
};
/** The `type` of a JSON Schema, one or several, in words for people. */
function schemaTypeNames(types) {
    return (Array.isArray(types) ? types : [types])
        .map((type) => TYPE_NAMES[String(type)] ?? String(type))
        .join(' or ');
}


/***/ }),

/***/ 30700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ StepBudget)
/* harmony export */ });
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


/***/ }),

/***/ 10543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ joinPieces)
/* harmony export */ });
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
/** No piece may end within a character. */
function joinPieces(pieces) {
    let text = '';
    for (const piece of pieces)
        text += typeof piece === 'string' ? piece : decoder.decode(piece);
    return text;
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

/***/ 93915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ unreadRecord),
/* harmony export */   m: () => (/* binding */ recordOfUnreadable)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37991);
/* harmony import */ var _skill_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94863);


/** The record of a file that cannot be read. */
function recordOfUnreadable(candidate, content, maxBytes) {
    const { file } = candidate;
    return unreadRecord(candidate, { file, ...describeUnreadable(file, content, maxBytes) });
}
/** The record of a skill of which nothing was read: what was found, and the name of its directory. */
function unreadRecord(place, finding) {
    const { file, directory, root, source, scope } = place;
    const name = (0,_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .directoryNameOf */ .uX)(directory);
    return {
        file,
        directory,
        root,
        source,
        scope,
        name,
        declared: {},
        inferred: { tags: [], keywords: [], tier: 2 },
        referenceFiles: [],
        body: { lines: 0, tokens: 0 },
        findings: [{ ...finding, at: _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag, skill: name }],
    };
}
function describeUnreadable(file, content, maxBytes) {
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
                fix: `Keep SKILL.md below ${maxBytes} bytes; move data into files beside it.`,
            };
        case 'outside':
        case 'link':
        case 'dangling':
            return { rule: 'link-refused', message, fix: 'Replace the link by the file itself.' };
        default:
            return { rule: 'file-unreadable', message, fix: 'Make it a regular file that can be read.' };
    }
}


/***/ }),

/***/ 29542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ec: () => (/* binding */ versionProblem),
/* harmony export */   MG: () => (/* binding */ validateFields),
/* harmony export */   nN: () => (/* binding */ isSemver)
/* harmony export */ });
/* harmony import */ var _field_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19399);
/* harmony import */ var _frontmatter_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46678);
/* harmony import */ var _late_part_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18188);



/** Most skills violate nothing. */
const words = (0,_late_part_js__WEBPACK_IMPORTED_MODULE_2__/* .latePart */ .Ck)(() => __webpack_require__.e(/* import() */ 22).then(__webpack_require__.bind(__webpack_require__, 39022)));
const SEMVER = new RegExp(_field_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .SEMVER_PATTERN */ .y);
/** Checks the fields against the profile's schema, in our own words. */
function validateFields(data, validation) {
    const { profile, validate } = validation;
    const present = withoutEmptyFields(data);
    const problems = [];
    for (const field of (0,_frontmatter_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .requiredFields */ .Vu)(profile)) {
        if (!Object.hasOwn(present, field))
            problems.push(missingField(field, data));
    }
    if (lacksRecommendedVersion(present, profile))
        problems.push(recommendedField('version'));
    const violations = validate(present);
    if (violations.length > 0)
        problems.push(...words().describeViolations(violations, present, validation));
    return problems;
}
/** `description:` without a value is a missing field, not one of the wrong type. */
function withoutEmptyFields(data) {
    if (!Object.keys(data).some((key) => isEmptyField(key, data[key]) || isPadded(key, data[key])))
        return data;
    const present = [];
    for (const [key, value] of Object.entries(data)) {
        if (isEmptyField(key, value))
            continue;
        present.push([key, isPadded(key, value) ? value.trim() : value]);
    }
    // Unlike an assignment, this makes `__proto__` a key like any other.
    return Object.fromEntries(present);
}
function isEmptyField(key, value) {
    return value === null || (typeof value === 'string' && isCoreField(key) && value.trim() === '');
}
function isPadded(key, value) {
    return key === 'description' && typeof value === 'string' && value.trim() !== value;
}
function isCoreField(key) {
    return key === 'name' || key === 'description' || key === 'version';
}
function missingField(field, data) {
    return {
        rule: 'missing-field',
        message: `Missing required field: ${field}`,
        fix: `Add \`${field}: …\` to the frontmatter.`,
        place: placeOfEmpty(field, data),
        params: { field },
    };
}
/** A field that is there and says nothing is shown where it stands. */
function placeOfEmpty(field, data) {
    if (!Object.hasOwn(data, field))
        return null;
    return { field: [field], part: data[field] === null ? 'key' : 'value' };
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


/***/ }),

/***/ 49957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ isWithdrawn)
/* harmony export */ });
/** A skill with such a status is in the manifest, but nobody is led to it or told of it. */
function isWithdrawn(status) {
    return status === 'inactive' || status === 'deprecated';
}


/***/ }),

/***/ 14549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h0: () => (/* binding */ MAX_FRONTMATTER_LENGTH),
/* harmony export */   nm: () => (/* binding */ MAX_NODES),
/* harmony export */   oA: () => (/* binding */ withinLimits),
/* harmony export */   p7: () => (/* binding */ tooComplex)
/* harmony export */ });
/** Far above the longest real frontmatter, far below what could hurt. */
const MAX_FRONTMATTER_LENGTH = 65_536;
const MAX_NODES = 10_000;
const MAX_DEPTH = 64;
/** The answer to a frontmatter beyond the limits. */
function tooComplex(how) {
    return {
        ok: false,
        rule: 'frontmatter-size',
        message: `The frontmatter ${how} (limit: ${MAX_FRONTMATTER_LENGTH} characters, ${MAX_NODES} values, ${MAX_DEPTH} levels).`,
        fix: 'Move data that instructions need into a file beside SKILL.md.',
        offset: 0,
    };
}
/** Aliases make a small text an enormous value: count what it would expand to before anything copies it. */
function withinLimits(data) {
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
    return visit(data, 0)
        ? { ok: true, data }
        : tooComplex('expands to more values than a frontmatter may hold');
}


/***/ }),

/***/ 29007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ inspectSkills),
  G: () => (/* binding */ scanRepository)
});

;// CONCATENATED MODULE: ./build/core/check-body.js
/** Sections are headings of any level and form, outside code fences and comments. */
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
const COMMENT = /^ {0,3}<!--/;
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;
function headingsOf(body) {
    const headings = new Set();
    const hasComments = body.includes('<!--');
    let fence = null;
    let isComment = false;
    let above = '';
    for (const line of body.split(/\r\n|\r|\n/)) {
        if (fence === null && (isComment || (hasComments && COMMENT.test(line)))) {
            isComment = !line.includes('-->');
            continue;
        }
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
            headings.add(titleOf(heading));
        else if (UNDERLINE.test(line))
            headings.add(titleOf(above));
        above = line;
    }
    return headings;
}
/** The words of a heading, whatever emphasis they stand in. */
function titleOf(heading) {
    const [, title] = /^(?:[*_]{1,3})?([^*_].*?)(?:[*_]{1,3})?$/.exec(heading.trim()) ?? [];
    return (title ?? heading).toLowerCase();
}
const TOKEN = /\{\{([A-Z][A-Z0-9_]*)\}\}/g;
/** One warning for a token, where it stands first. */
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
/** Every object with a text `token`, at any depth: CLEO's file is nested irregularly. */
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

// EXTERNAL MODULE: ./build/core/decode-text.js
var decode_text = __webpack_require__(83420);
// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(37991);
;// CONCATENATED MODULE: ./build/core/check-habits.js
/** Slips that are valid YAML and valid fields, and still not what the author meant. */
function checkHabits(data, parsed) {
    const problems = keysInTwoCases(data);
    problems.push(...cutByComment(data, parsed), ...toolsForm(data));
    return problems;
}
function keysInTwoCases(data) {
    if (!hasUpperCase(data))
        return [];
    const seen = new Map();
    const problems = [];
    for (const key of Object.keys(data)) {
        const lower = key.toLowerCase();
        const first = seen.get(lower);
        if (first === undefined)
            seen.set(lower, key);
        else {
            const unread = key === lower ? first : key;
            problems.push({
                rule: 'frontmatter-key-case',
                message: `The keys "${first}" and "${key}" differ only in case; "${unread}" is not read.`,
                fix: `Keep one of them, as \`${lower}\`.`,
                place: { field: [unread], part: 'key' },
                params: { field: unread },
            });
        }
    }
    return problems;
}
function hasUpperCase(data) {
    for (const key in data)
        if (key.toLowerCase() !== key)
            return true;
    return false;
}
const CUT_VALUE = /^(name|description):[ \t]+(?!["'|>[{&*!#])[^\r\n]*?[ \t](#[^\r\n]*)/gm;
function cutByComment(data, parsed) {
    const { text, yamlStart, yamlEnd } = parsed;
    const hash = text.indexOf('#', yamlStart);
    if (hash === -1 || hash >= yamlEnd)
        return [];
    const source = text.slice(yamlStart, yamlEnd);
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

// EXTERNAL MODULE: ./build/core/check-name.js
var check_name = __webpack_require__(45032);
// EXTERNAL MODULE: ./build/core/frontmatter-schema.js
var frontmatter_schema = __webpack_require__(46678);
// EXTERNAL MODULE: ./build/core/infer-metadata.js + 1 modules
var infer_metadata = __webpack_require__(99384);
// EXTERNAL MODULE: ./build/core/content/hidden-code-points.js
var hidden_code_points = __webpack_require__(54724);
// EXTERNAL MODULE: ./build/core/late-part.js
var late_part = __webpack_require__(18188);
;// CONCATENATED MODULE: ./build/core/content/late-detectors.js

/** What looks for danger in a text. Its expressions name whole Unicode properties, which take milliseconds to build. */
const detectors = (0,late_part/* latePart */.Ck)(() => __webpack_require__.e(/* import() */ 569).then(__webpack_require__.bind(__webpack_require__, 19569)));

;// CONCATENATED MODULE: ./build/core/inspect-content.js


/**
 * What a text must hold before a detector can find anything in it. Nearly all files hold none of it, and
 * ten thousand of them are read in a run. The expression is shaped for the engine: short literals that end
 * in rare characters are one table look-up a character; whatever would spoil that is a plain `includes`.
 */
const CLUES = /(gh[pousr]_|npm_|pat_|ive_(?<=k_live_)|ant-(?<=sk-ant-)|roj-(?<=sk-proj-)|cct-|ox[abprs]-|ypi-|KEY-|pat-(?<=glpat-)|AKIA)|(ers[/\\](?<=[/\\]Users.)|ome\/(?<=\/home\/))|([ `(\n]iex|oke-(?<=Invoke-))|(usly-|sreg|SREG|YPAS)/g;
const CLUE_GROUPS = [
    'findSecrets',
    'findHomePaths',
    'findPipeToShell',
    'findIgnoredSafeguards',
];
const CLUE_WORDS = [
    ['curl', 'findPipeToShell'],
    ['wget', 'findPipeToShell'],
    ['IEX', 'findPipeToShell'],
    ['gnore', 'findIgnoredSafeguards'],
    ['ypass', 'findIgnoredSafeguards'],
    ['GNORE', 'findIgnoredSafeguards'],
    ['AIza', 'findSecrets'],
];
/** Empty in a string of one-byte characters, where V8 answers without looking. */
const HIDDEN_CLUE = new RegExp(`[${hidden_code_points/* HIDDEN_IN_BASIC_PLANE */.JG}\udb40]`);
const MOST_PER_RULE = 20;
/**
 * Looks for what may harm the users of a skill: secrets, commands that run downloads, hidden characters,
 * orders to drop safeguards, paths of one machine. `bodyOffset` is where the frontmatter ends.
 */
function inspectContent(text, bodyOffset = 0) {
    const findings = [...pickDetectors(text)].flatMap((name) => takeSome(detectors()[name](text)));
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
    for (const { start, end, what } of detectors().findHiddenCharacters(text)) {
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

// EXTERNAL MODULE: ./build/core/skill-path.js
var skill_path = __webpack_require__(94863);
;// CONCATENATED MODULE: ./build/core/list-references.js


const MAX_REFERENCE_DEPTH = 8;
/** Files under `references/`, sorted; links are not followed. */
function listReferences(candidate, workspace) {
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

// EXTERNAL MODULE: ./build/core/parse-skill.js + 4 modules
var parse_skill = __webpack_require__(40933);
;// CONCATENATED MODULE: ./build/core/read-metadata.js
/** Reads the declared fields, each only when it has a usable shape; the schema reports the others. */
function readMetadata(data) {
    const declared = {};
    // Most fields are absent from most skills: what is not there is not asked about.
    for (const key of Object.keys(data)) {
        const field = Object.hasOwn(PLAIN_FIELDS, key) ? PLAIN_FIELDS[key] : undefined;
        const value = field?.read(data[key]);
        if (field !== undefined && value !== undefined)
            declared[field.name] = value;
    }
    const dispatchTriggers = dispatchTriggersOf(data);
    const matchTriggers = matchTriggersOf(data['triggers']);
    if (dispatchTriggers !== undefined)
        declared['dispatchTriggers'] = dispatchTriggers;
    if (matchTriggers !== undefined)
        declared['matchTriggers'] = matchTriggers;
    return declared;
}
const PLAIN_FIELDS = {
    name: { name: 'name', read: textOf },
    description: { name: 'description', read: textOf },
    version: { name: 'version', read: textOf },
    model: { name: 'model', read: textOf },
    tier: { name: 'tier', read: (value) => integerOf(value, 0, 3) },
    token_budget: { name: 'tokenBudget', read: (value) => integerOf(value, 1000, 50_000) },
    tags: { name: 'tags', read: (value) => listOf(value)?.map((tag) => tag.toLowerCase()) },
    status: { name: 'status', read: statusOf },
    references: { name: 'references', read: listOf },
    dependencies: { name: 'dependencies', read: listOf },
    minimumVersion: { name: 'minimumVersion', read: textOf },
    'allowed-tools': { name: 'allowedTools', read: toolsOf },
    license: { name: 'license', read: textOf },
    compatibility: { name: 'compatibility', read: textOf },
    metadata: { name: 'metadata', read: textMapOf },
    toolsets: { name: 'toolsets', read: listOf },
    scripts: { name: 'scripts', read: listOf },
    brief_description: { name: 'briefDescription', read: textOf },
    default_enabled: {
        name: 'defaultEnabled',
        read: (value) => (typeof value === 'boolean' ? value : undefined),
    },
};
/** Tools from a list, or from a text separated by commas or blanks; blanks inside parentheses do not separate. */
function toolsOf(value) {
    if (Array.isArray(value))
        return listOf(value);
    if (typeof value !== 'string')
        return undefined;
    return value.match(/(?:\([^)]*\)|[^\s,(])+/g) ?? [];
}
/** Explicit keywords: `dispatch_triggers`, `triggers` and `keywords`; never the patterns of `triggers`, which may hold `|`. */
function dispatchTriggersOf(data) {
    const explicit = data['dispatch_triggers'];
    const triggers = data['triggers'];
    if (explicit === undefined && triggers === undefined && data['keywords'] === undefined)
        return undefined;
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
/** What consumers know is written; other words that registries use are accepted and say no more than their absence. */
const STATUSES = ['active', 'inactive', 'deprecated'];
function statusOf(value) {
    const status = textOf(value);
    return STATUSES.includes(status) ? status : undefined;
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

// EXTERNAL MODULE: ./build/core/sanitize-skill-name.js
var sanitize_skill_name = __webpack_require__(28939);
// EXTERNAL MODULE: ./build/core/fill-in.js
var fill_in = __webpack_require__(51185);
// EXTERNAL MODULE: ./build/core/locate-field.js
var locate_field = __webpack_require__(12987);
;// CONCATENATED MODULE: ./build/core/skill-reporter.js


/** Collects findings of one file; positions that need a slow parser are left as fields. */
class SkillReporter {
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
        // One wording for several fields is said once.
        if (template !== undefined && this.findings.some((other) => other.message === message))
            return;
        this.findings.push({ rule, file: this.candidate.file, at, message, fix });
    }
}

;// CONCATENATED MODULE: ./build/core/source-of-value.js


/** Few skills hold a number where a text belongs, and of those most hold it where a glance finds it. */
const exact = (0,late_part/* latePart */.Ck)(() => Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(658)]).then(__webpack_require__.bind(__webpack_require__, 44658)));
/** The text of a number or a switch as it was written: `1.10`, not 1.1; `null` for what does not stand there. */
function sourceOfValue(parsed, path) {
    return glance(parsed, path) ?? exact().scalarSource(parsed, path);
}
function glance(parsed, path) {
    const [outer, inner, ...deeper] = path;
    if (inner === undefined)
        return (0,locate_field/* sourceOfField */.re)(parsed, String(outer));
    if (typeof inner === 'number' || deeper.length > 0)
        return null;
    return sourceInBlock(parsed, String(outer), inner);
}
/** `metadata:`, and on indented lines below it `version: 1.10`. */
function sourceInBlock(parsed, outer, inner) {
    const lines = parsed.text.slice(parsed.yamlStart, parsed.yamlEnd).split(/\r\n|\r|\n/);
    const start = lines.findIndex((line) => line.trimEnd() === `${outer}:`) + 1;
    const indent = start === 0 ? '' : /^ */.exec(lines[start] ?? '')[0];
    if (indent === '')
        return null;
    const end = lines.findIndex((line, index) => index > start && !line.startsWith(indent));
    const block = lines.slice(start, end === -1 ? undefined : end);
    const line = block.find((candidate) => candidate.startsWith(`${indent}${inner}: `));
    return line === undefined
        ? null
        : (PLAIN_WORD.exec(line.slice(indent.length + inner.length + 1))?.[1] ?? null);
}
const PLAIN_WORD = /^[ \t]+([\w.+-]+)[ \t]*(?:[ \t]#.*)?$/;

;// CONCATENATED MODULE: ./build/core/static/check-body-size.js
/** A body is read whole whenever the skill is used: by default at most 500 lines and about 5,000 tokens. */
const checkBodySize = ({ size, limits, bodyOffset }) => {
    if (size.lines <= limits.bodyLines && size.tokens <= limits.bodyTokens)
        return [];
    const tooMuch = [
        size.lines > limits.bodyLines && `${size.lines} lines (at most ${limits.bodyLines})`,
        size.tokens > limits.bodyTokens && `about ${size.tokens} tokens (at most ${limits.bodyTokens})`,
    ].filter((part) => part !== false);
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
    // Nearly every link: names with `/` between them and nothing that leads elsewhere.
    if (directory !== '.' && /^(?:[\w-][\w. -]*)(?:\/[\w-][\w. -]*)*$/.test(relative))
        return { kind: 'skill', path: `${directory}/${relative}` };
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
const checkReferences = (input) => checkPaths(input, 'references', (directory) => [directory, '.'], 'reference-missing');
/** `scripts` exist, in the skill or in its `scripts` directory. Nothing is run. */
const checkScripts = (input) => checkPaths(input, 'scripts', (directory) => [directory, `${directory}/scripts`], 'script-missing');
/** Each path costs a look at the disk, and no real skill lists so many. */
const MOST_PATHS = 200;
function checkPaths(input, field, basesOf, rule) {
    const paths = input.declared[field];
    if (paths === undefined)
        return [];
    const bases = basesOf(input.directory);
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

const FIELDS = ['name', 'description'];
const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
/**
 * Name and description hold nothing that is not seen. What stands in the file as it is, `inspectContent`
 * reports at its place; this finds what YAML escapes such as `"\u202e"` turn into.
 */
const checkHiddenValues = ({ declared, text, bodyOffset }) => FIELDS.flatMap((field) => {
    const hidden = firstHidden(declared[field] ?? '');
    if (hidden === null || text.slice(0, bodyOffset).includes(hidden))
        return [];
    return [
        {
            rule: 'hidden-metadata',
            at: { field: [field] },
            message: `${detectors().describeRun(hidden)} in the ${field}: people do not see it, agents read it.`,
            fix: 'Take the escape out of the value.',
        },
    ];
});
/** Nearly every value; nothing in it hides. */
const PLAIN = /^[\t\n\r -~]*$/;
function firstHidden(value) {
    if (PLAIN.test(value))
        return null;
    const control = CONTROLS.exec(value)?.[0];
    if (control !== undefined)
        return control;
    const [first] = detectors().findHiddenCharacters(value);
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
function mayHoldLinks(body) {
    return body.includes('](') || body.includes(']: ');
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
    const ranges = [];
    let fence = null;
    const nextFence = fenceFinder(body);
    for (let at = nextFence(0); at !== -1;) {
        const start = body.lastIndexOf('\n', at) + 1;
        const newline = body.indexOf('\n', at);
        const end = newline === -1 ? body.length : newline;
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
        at = newline === -1 ? -1 : nextFence(newline);
    }
    return ranges;
}
/** Finds the next place that may be a fence; a character that does not come any more is looked for once. */
function fenceFinder(body) {
    const places = ['```', '~~~'].map((mark) => ({ mark, at: body.indexOf(mark) }));
    return (from) => {
        let next = -1;
        for (const place of places) {
            if (place.at !== -1 && place.at < from)
                place.at = body.indexOf(place.mark, from);
            if (place.at !== -1 && (next === -1 || place.at < next))
                next = place.at;
        }
        return next;
    };
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



/** A path as most are written, with an ending and nothing to decode. */
const PLAIN_PATH = /^(?:[\w-]+\/)*[\w-]+\.\w+$/;
const HAS_SCHEME = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i;
/** Templates and elisions in examples: `{name}.md`, `$DIR/x`, `path/to/file`, `...`. */
const PLACEHOLDER = /[{}<>$*|]|\.\.\.|…|path\/to\/|^(?:url|link|path|file|href)$/i;
/** No skill of the field has more; each costs a look at the disk. */
const MOST_LINKS = 100;
/** Relative links and images lead to files that exist, in the skill or at least in the repository. */
function checkLinks(input) {
    if (!mayHoldLinks(input.body))
        return [];
    const seen = new Set();
    const destinations = new Set();
    const findings = [];
    // Skills name the same file again and again: one that was seen is of no interest any more.
    const isNew = (destination) => {
        if (destinations.has(destination))
            return false;
        return localPathOf(destination) !== null;
    };
    for (const link of findLinks(input.body, isNew)) {
        destinations.add(link.destination);
        const path = localPathOf(link.destination);
        if (seen.has(path))
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
    if (PLAIN_PATH.test(destination) && !/path\/to\//i.test(destination))
        return destination;
    if (HAS_SCHEME.test(destination) || PLACEHOLDER.test(destination))
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
    const kind = kindOf(target.path, input);
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
/** To resolve every link of every skill takes longer than to read them: where no link can be, one look is enough. */
function kindOf(path, input) {
    if (isInPlainDirectory(path, input)) {
        const entry = input.workspace.entryAt(path);
        if (entry === 'file' || entry === 'directory')
            return entry;
    }
    return input.workspace.kindOf(path);
}
function isInPlainDirectory(path, { directory, plainDirectories }) {
    if (plainDirectories === null || directory === '.' || !path.startsWith(`${directory}/`))
        return false;
    const first = directory.length + 1;
    const slash = path.lastIndexOf('/');
    return slash < first || plainDirectories.includes(path.slice(first, slash));
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

// EXTERNAL MODULE: ./build/core/static/pattern/step-budget.js
var step_budget = __webpack_require__(30700);
;// CONCATENATED MODULE: ./build/core/static/check-patterns.js



/** Few skills have patterns. */
const analysis = (0,late_part/* latePart */.Ck)(() => __webpack_require__.e(/* import() */ 684).then(__webpack_require__.bind(__webpack_require__, 53684)));
/** `triggers.patterns` compile, and no text makes a matcher hang on them. */
const checkPatterns = ({ declared }) => {
    const patterns = declared.matchTriggers?.patterns ?? [];
    if (patterns.length === 0)
        return [];
    const { findBacktracking, STEPS_PER_SKILL } = analysis();
    const budget = new step_budget/* StepBudget */.g(STEPS_PER_SKILL);
    return patterns.flatMap((pattern, index) => {
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

// EXTERNAL MODULE: ./build/core/required-commands.js
var required_commands = __webpack_require__(6308);
;// CONCATENATED MODULE: ./build/core/static/check-requires.js


/** `metadata.requires` is a list of plain command names: they are looked up, never run. */
const checkRequires = ({ declared }) => {
    const commands = (0,required_commands/* requiredCommands */.uz)(declared.metadata?.['requires']);
    const wrong = commands.filter((command) => !required_commands/* COMMAND_NAME */.IV.test(command));
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

// EXTERNAL MODULE: ./build/core/toolset.js
var core_toolset = __webpack_require__(96712);
;// CONCATENATED MODULE: ./build/core/static/check-toolsets.js




const MAX_MODULE_BYTES = 1_048_576;
/** Every toolset is `path:Class`, its file lies in the skill and speaks of that class. Nothing is imported. */
const checkToolsets = (input) => {
    const { toolsets } = input.declared;
    if (toolsets === undefined)
        return [];
    const findings = toolsets.slice(0, MOST_PATHS).flatMap((toolset, index) => {
        const finding = checkToolset(toolset, input);
        return finding === null ? [] : [{ ...finding, at: { field: ['toolsets', index] } }];
    });
    return toolsets.length > MOST_PATHS ? [...findings, listsTooMuch('toolsets', toolsets.length)] : findings;
};
function checkToolset(toolset, input) {
    const at = { field: ['toolsets'] };
    const parsed = (0,core_toolset/* parseToolset */.Cn)(toolset);
    if (parsed === null) {
        return {
            rule: 'toolset-format',
            at,
            message: `${quote(toolset)} is no toolset: expected path:Class, such as toolsets/index:HelloToolset.`,
            fix: 'Write the path of the module, a colon and the name it exports.',
        };
    }
    const { path, exportName } = parsed;
    const target = resolveInside(input.directory, path);
    if (target.kind === 'outside')
        return leadsOutside('toolsets', path, at);
    if (target.kind !== 'skill') {
        const message = `${quote(path)}, listed under \`toolsets\`, leads out of the skill.`;
        return { ...leadsOutside('toolsets', path, at), message };
    }
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
    return mentions(file.path, exportName, input.workspace) ? null : exportMissing(file.path, exportName, at);
}
function findModule(path, workspace) {
    for (const file of (0,core_toolset/* moduleFiles */.ug)(path)) {
        const kind = workspace.kindOf(file);
        if (kind === 'file')
            return { path: file };
        if (kind === 'outside')
            return 'outside';
    }
    return null;
}
function mentions(file, exportName, workspace) {
    const content = workspace.read(file, { maxBytes: MAX_MODULE_BYTES, followLinks: true });
    if (content.kind !== 'content')
        return false;
    const text = new TextDecoder().decode(content.bytes);
    const word = exportName.replace(/\$/g, '\\$&');
    return new RegExp(`(?<![\\w$])${word}(?![\\w$])`).test(text);
}
function exportMissing(file, exportName, at) {
    return {
        rule: 'toolset-export',
        at,
        message: `${file} does not mention ${quote(exportName)}.`,
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
    const findings = [];
    for (const check of CHECKS)
        for (const finding of check(input))
            findings.push(finding);
    return findings;
}

// EXTERNAL MODULE: ./build/core/unreadable-skill.js
var unreadable_skill = __webpack_require__(93915);
// EXTERNAL MODULE: ./build/core/validate-fields.js
var validate_fields = __webpack_require__(29542);
;// CONCATENATED MODULE: ./build/core/inspect-skill.js

















const NOTHING_DECLARED = {};
const NO_FILES = [];
const NO_FINDINGS = [];
/** Reads, parses, infers and validates one skill. A bad one gives a record with findings, never an exception. */
function inspectSkill(candidate, context) {
    const maxBytes = context.limits.fileBytes;
    const followLinks = context.profile.symlinks !== 'refuse';
    const content = context.workspace.read(candidate.file, { maxBytes, followLinks, into: context.buffer });
    if (content.kind !== 'content')
        return (0,unreadable_skill/* recordOfUnreadable */.m)(candidate, content, maxBytes);
    const parsed = (0,parse_skill/* parseSkill */.v)(content.bytes, context.profile.frontmatter);
    return recordOfParsed(candidate, parsed, context);
}
function recordOfParsed(candidate, parsed, context) {
    const { profile } = context;
    const directoryName = (0,skill_path/* directoryNameOf */.uX)(candidate.directory);
    const reporter = new SkillReporter(candidate, parsed, profile);
    for (const problem of parsed.problems)
        reporter.parse(problem);
    const data = parsed.data === null ? null : readableData(parsed.data, parsed, profile);
    const declared = data === null ? NOTHING_DECLARED : settleVersion(data, { parsed, profile, reporter });
    const name = declared.name ?? directoryName;
    const body = measureBody(parsed);
    if (data !== null) {
        checkFields(data, { parsed, directoryName, context }, reporter);
        checkText({ parsed, name, declared, body, candidate, context }, reporter);
    }
    const { file, directory, root, source, scope } = candidate;
    // Written out: of ten thousand records each has the same shape, and later stages are quick with that.
    return {
        file,
        directory,
        root,
        source,
        scope,
        name,
        declared,
        inferred: (0,infer_metadata/* inferMetadata */.a)({
            name,
            directoryName,
            description: declared.description ?? '',
            reservedPrefixes: profile.name.convention?.reservedPrefixes ?? NO_FILES,
            lexicon: context.lexicon,
        }),
        referenceFiles: context.listsReferences ? listReferences(candidate, context.workspace) : NO_FILES,
        body,
        findings: findingsOf(reporter, name),
    };
}
function findingsOf({ findings }, skill) {
    if (findings.length === 0)
        return NO_FINDINGS;
    return limitFindings(findings).map((finding) => ({ ...finding, skill }));
}
/** The fields as the profile reads them: what it ignores left out, scalars as they were written. */
function readableData(data, parsed, profile) {
    // What a system ignores means nothing to it: such a field is neither checked nor does it switch the skill off.
    const read = profile.rules['unknown-field'] === 'off'
        ? Object.fromEntries(Object.entries(data).filter(([field]) => (0,frontmatter_schema/* isKnownField */.aO)(field, profile)))
        : data;
    return withSourceText(read, parsed, profile);
}
/** A system that falls back on lines knows no types: `name: 42` is the text 42 there. */
const TEXT_FIELDS = { fallback: ['name', 'description', 'version'], strict: ['version'] };
/** Scalars that YAML turned into something else, as they were written (`1.10`), and the name as the profile wants it. */
function withSourceText(data, parsed, profile) {
    let settled = data;
    for (const field of TEXT_FIELDS[profile.frontmatter]) {
        const value = data[field];
        if (typeof value === 'number' || typeof value === 'boolean')
            settled = { ...settled, [field]: sourceOfValue(parsed, [field]) ?? String(value) };
    }
    const name = settled['name'];
    if (!profile.name.normalize || typeof name !== 'string')
        return settled;
    // A name of which nothing is left stays as it was written, so that the finding can show it.
    return { ...settled, name: (0,sanitize_skill_name/* sanitizeSkillName */.m)(name) || name };
}
/** `metadata.version` counts where the profile says so and there is no other. */
function settleVersion(data, { parsed, profile, reporter, }) {
    const declared = readMetadata(data);
    const nested = declared.metadata?.['version'];
    if (declared.version !== undefined || !profile.version.fromMetadata || nested === undefined)
        return declared;
    const path = ['metadata', 'version'];
    const isText = typeof data['metadata']['version'] === 'string';
    const version = isText ? nested : (sourceOfValue(parsed, path) ?? nested);
    if (!profile.version.semver || (0,validate_fields/* isSemver */.nN)(version))
        return { ...declared, version };
    reporter.field((0,validate_fields/* versionProblem */.Ec)(version, { field: path, part: 'value' }));
    return declared;
}
function checkFields(data, { parsed, directoryName, context }, reporter) {
    const { profile, validate } = context;
    const source = (path) => sourceOfValue(parsed, path);
    for (const problem of (0,validate_fields/* validateFields */.MG)(data, { profile, validate, source }))
        reporter.field(problem);
    for (const problem of checkHabits(data, parsed))
        reporter.field(problem);
    for (const problem of (0,check_name/* checkName */.I)(data, directoryName, profile))
        reporter.field(problem);
}
function checkText(input, reporter) {
    const { parsed, name, declared, body, candidate, context } = input;
    const { text, bodyStart } = parsed;
    for (const problem of checkSections(parsed, context.profile.sections))
        reporter.body(problem);
    for (const finding of inspectContent(text, bodyStart))
        reporter.body(finding);
    const findings = runStaticChecks({
        declared,
        text,
        body: text.slice(bodyStart),
        bodyOffset: bodyStart,
        size: body,
        limits: context.limits,
        directory: candidate.directory,
        plainDirectories: candidate.plainDirectories,
        workspace: context.workspace,
    });
    for (const finding of findings)
        reporter.check(finding);
    const tokens = context.tokensFor(candidate.root);
    if (tokens === null)
        return;
    const isKnown = (token) => tokens.has(token) || context.inputsOf(name).includes(token);
    for (const problem of checkTokens(text, isKnown))
        reporter.body(problem);
}
function measureBody({ text, bodyStart }) {
    const length = text.length - bodyStart;
    let lines = length === 0 || text.endsWith('\n') ? 0 : 1;
    for (let index = text.indexOf('\n', bodyStart); index !== -1; index = text.indexOf('\n', index + 1))
        lines++;
    return { lines, tokens: Math.ceil(length / 4) };
}

// EXTERNAL MODULE: ./build/core/read-json.js
var read_json = __webpack_require__(94391);
// EXTERNAL MODULE: ./build/core/registry/manifest-model.js + 1 modules
var manifest_model = __webpack_require__(82928);
// EXTERNAL MODULE: ./build/core/scan-skills.js + 1 modules
var scan_skills = __webpack_require__(7239);
// EXTERNAL MODULE: ./build/prepare-run.js + 2 modules
var prepare_run = __webpack_require__(7899);
// EXTERNAL MODULE: ./build/profiles/index.js + 7 modules
var profiles = __webpack_require__(19362);
// EXTERNAL MODULE: ./build/schema/validators.js
var validators = __webpack_require__(30195);
// EXTERNAL MODULE: ./build/workspace/workspace.js
var workspace = __webpack_require__(31039);
;// CONCATENATED MODULE: ./build/inspect-skills.js













/** Holds nearly every SKILL.md, one after the other; larger ones get memory of their own. */
const READ_BUFFER = new Uint8Array(65_536);
function scanRepository(setup) {
    const { request, chosen, roots, settings } = setup;
    const result = (0,scan_skills/* scanSkills */.g)({
        workspace: request.workspace,
        profile: chosen.profile,
        roots,
        excludePaths: settings.exclude,
    });
    refuseMissingRoots(setup, result);
    const absent = setup.settings.roots === undefined ? [] : noticeMissingRoots(setup, result);
    return absent.length === 0 ? result : { ...result, findings: [...result.findings, ...absent] };
}
/** A root that somebody thought of and that is not there may be a slip of the pen; one that profiles name by default is none. */
function noticeMissingRoots({ manifestFile }, { missingRoots }) {
    const isUsual = (root) => profiles/* PROFILES */.jI.some(({ roots }) => roots.some(({ path }) => path === root));
    return missingRoots
        .filter((root) => !isUsual(root))
        .map((root) => ({
        rule: 'no-skills',
        file: manifestFile,
        at: diagnostic/* START_OF_FILE */.ag,
        message: `The scan root ${root} does not exist.`,
        fix: 'Create it, or correct "roots" in the config.',
    }));
}
/** Parses, infers and validates every candidate; the order is that of the scan. */
async function inspectSkills(setup, scan) {
    const { candidates } = scan;
    const context = inspectionContext(setup);
    const onProgress = setup.request.onProgress;
    const records = [];
    // Begun anew, it goes on with the skill that called for a part which was not loaded.
    await (0,late_part/* withLateParts */.$R)(() => {
        for (let done = records.length; done < candidates.length; done++) {
            if (onProgress !== undefined && done % 100 === 0)
                onProgress({ done, total: candidates.length });
            records.push(inspectSkill(candidates[done], context));
        }
    });
    return records;
}
function inspectionContext(setup) {
    const { profile, isBuiltIn } = setup.chosen;
    const tokens = new Map();
    const inputs = inputsByName(setup);
    return {
        workspace: setup.request.workspace,
        profile,
        lexicon: setup.lexicon,
        limits: setup.settings.limits,
        listsReferences: setup.request.operation !== 'validate',
        buffer: READ_BUFFER,
        validate: (0,validators/* openFrontmatterValidator */.tA)(profile, isBuiltIn),
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
    const file = (0,skill_path/* joinPath */.uJ)(root, placeholders.file);
    const content = setup.request.workspace.read(file, { maxBytes: 1_048_576, followLinks: true });
    const decoded = content.kind === 'content' ? (0,decode_text/* decodeText */.g)(content.bytes) : null;
    const parsed = decoded?.ok ? (0,read_json/* readJson */.V)(decoded.text) : null;
    if (parsed?.ok)
        return collectTokens(parsed.value);
    return placeholders.required ? new Set() : null;
}
/** `capabilities.inputs` of the manifest's entries, read only when a token is not declared elsewhere. */
function inputsByName(setup) {
    let inputs = null;
    return (name) => {
        inputs ??= collectInputs((0,prepare_run/* existingEntries */.I)(setup));
        return inputs.get(name) ?? [];
    };
}
function collectInputs(entries) {
    return new Map(entries.map(({ name, value }) => [
        name,
        (0,manifest_model/* isObject */.Gv)(value['capabilities']) ? (0,manifest_model/* textsOf */.CB)(value['capabilities']['inputs']) : [],
    ]));
}
/** A root that is gone while the manifest counts on it would empty the manifest. */
function refuseMissingRoots(setup, scan) {
    // Where the fallback is scanned, every root of the profile is missing.
    const absent = isFallback(setup) ? setup.chosen.profile.roots.map(({ path }) => path) : scan.missingRoots;
    const entries = absent.length === 0 ? [] : (0,prepare_run/* existingEntries */.I)(setup);
    const needed = absent.find((root) => {
        const isInRoot = memberOfRoot(root);
        return entries.some(({ path }) => isInRoot(path));
    });
    if (needed !== undefined)
        throw missingRoot([needed], 'the manifest has entries there');
    // One of several may be missing: a config that spells out CLEO's defaults names two.
    const isNoneThere = scan.roots.length === 0 && scan.missingRoots.length > 0;
    if (setup.settings.roots !== undefined && isNoneThere)
        throw missingRoot(scan.missingRoots, 'nothing can be scanned there');
    refuseNothing(setup, scan);
}
function isFallback({ chosen: { profile }, roots }) {
    return profile.fallbackRoot !== undefined && roots[0] === profile.fallbackRoot;
}
/** Segment by segment; `*` stands for one name. */
function memberOfRoot(root) {
    if (!root.includes('*'))
        return (path) => path.startsWith(`${root}/`);
    const wanted = root.split('/');
    return (path) => {
        const segments = path.split('/');
        return (segments.length > wanted.length &&
            wanted.every((name, index) => name === '*' || name === segments[index]));
    };
}
function missingRoot(roots, why) {
    const [first = '.', ...others] = roots;
    const what = others.length === 0
        ? `The scan root ${first} does not exist`
        : `None of the scan roots ${roots.join(', ')} exists`;
    return new workspace/* WorkspaceError */.k(`${what}, and ${why}. Nothing was changed.`, first, {
        fix: 'Restore it, correct --root, or correct "roots" in the config.',
    });
}
function isAtHome({ path }) {
    return path.startsWith('~/');
}
/** No root, no skill and no manifest: somebody is looking in the wrong place, and an empty manifest would hide it. */
function refuseNothing(setup, scan) {
    const { profile } = setup.chosen;
    // Where missing roots are no mistake, there is nothing to list; a manifest of nothing is one all the same.
    const isMaking = setup.request.operation === 'register' && setup.manifestText === null;
    const isNowhere = (profile.rootsRequired || isMaking) && scan.roots.every(isAtHome);
    const isNothing = isFallback(setup) && scan.candidates.length === 0 && setup.manifestText === null;
    if (!isNowhere && !isNothing)
        return;
    const roots = profile.roots.filter((root) => !isAtHome(root)).map(({ path }) => path);
    const deeper = scan.nested[0];
    const hint = deeper === undefined ? '' : ` ${deeper.file} lies deeper than skills are looked for.`;
    throw new workspace/* WorkspaceError */.k(`No skill was found: none of the scan roots of the profile ${profile.id} exists (${roots.join(', ')}).${hint} Nothing was changed.`, '.', { fix: 'Correct --root, or set "roots" in the config.' });
}


/***/ }),

/***/ 6964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runOperation: () => (/* binding */ runOperation)
});

// EXTERNAL MODULE: ./build/core/count-text.js
var count_text = __webpack_require__(55009);
// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(37991);
;// CONCATENATED MODULE: ./build/check-drift.js


/** A repository without skills, and a manifest that is not what it has to become. */
function checkDrift(setup, plan, discovered) {
    const { request, manifestFile, manifestText } = setup;
    const findings = [];
    if (discovered === 0) {
        findings.push({
            rule: 'no-skills',
            file: manifestFile,
            at: diagnostic/* START_OF_FILE */.ag,
            message: `No skill was found below ${setup.roots.map(({ path }) => (path === '.' ? 'the repository' : path)).join(', ')}.`,
            fix: 'Add a skill, or correct --root or "roots" in the config.',
        });
    }
    if (request.operation === 'register' && request.check && plan.isChanged) {
        const what = manifestText === null
            ? 'does not exist yet'
            : `is not up to date (${(0,count_text/* countText */.l)(plan.changes.length, 'change')})`;
        findings.push({
            rule: 'manifest-drift',
            file: manifestFile,
            at: diagnostic/* START_OF_FILE */.ag,
            message: `${manifestFile} ${what}.`,
            fix: 'Run `npx skill-registrar register` and commit the result.',
        });
    }
    return findings;
}

// EXTERNAL MODULE: ./build/core/late-part.js
var late_part = __webpack_require__(18188);
// EXTERNAL MODULE: ./build/core/text-pieces.js
var text_pieces = __webpack_require__(10543);
;// CONCATENATED MODULE: ./build/check-expected-routes.js


const ASKING_OPERATIONS = ['register', 'validate', 'status'];
/** Holds the config's `expect` against the matrix as it will be. Nothing is compiled where nothing is expected. */
async function checkExpectedRoutes({ request, settings }, plan) {
    if (settings.expect.length === 0 || !ASKING_OPERATIONS.includes(request.operation))
        return [];
    const { compileDispatcher } = await __webpack_require__.e(/* import() */ 212).then(__webpack_require__.bind(__webpack_require__, 45212));
    const { checkExpectations } = await __webpack_require__.e(/* import() */ 673).then(__webpack_require__.bind(__webpack_require__, 23673));
    const file = settings.file ?? '';
    const text = request.store.read(file) ?? '{}';
    const manifest = await (0,late_part/* withLateParts */.$R)(() => (0,text_pieces/* joinPieces */.A)(plan.pieces()));
    return checkExpectations(compileDispatcher(manifest), settings.expect, { file, text });
}

// EXTERNAL MODULE: ./build/core/json/json-pointer.js
var json_pointer = __webpack_require__(71575);
// EXTERNAL MODULE: ./build/core/schema-type-names.js
var schema_type_names = __webpack_require__(79905);
// EXTERNAL MODULE: ./build/schema/clear-by-schema.js
var clear_by_schema = __webpack_require__(87101);
;// CONCATENATED MODULE: ./build/schema/generated/manifest-schema.js
// Generated by `npm run generate`; do not edit.
const MANIFEST_SCHEMA = {
    "type": "object",
    "required": [
        "skills"
    ],
    "properties": {
        "$schema": {
            "type": "string"
        },
        "_meta": {
            "$ref": "#/definitions/meta"
        },
        "dispatch_matrix": {
            "$ref": "#/definitions/dispatchMatrix"
        },
        "skills": {
            "type": "array",
            "items": {
                "$ref": "#/definitions/entry"
            }
        }
    },
    "definitions": {
        "texts": {
            "type": "array",
            "items": {
                "type": "string"
            }
        },
        "meta": {
            "type": "object",
            "properties": {
                "schemaVersion": {
                    "type": "string"
                },
                "lastUpdated": {
                    "type": "string",
                    "pattern": "^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2}))?$"
                },
                "totalSkills": {
                    "type": "integer",
                    "minimum": 0
                },
                "autoDiscoveredSkills": {
                    "type": "integer",
                    "minimum": 0
                },
                "manuallyRegistered": {
                    "type": "integer",
                    "minimum": 0
                }
            }
        },
        "dispatchMatrix": {
            "type": "object",
            "properties": {
                "by_task_type": {
                    "type": "object"
                },
                "by_keyword": {
                    "type": "object"
                }
            }
        },
        "entry": {
            "type": "object",
            "required": [
                "name"
            ],
            "properties": {
                "name": {
                    "type": "string",
                    "minLength": 1
                },
                "version": {
                    "type": "string"
                },
                "description": {
                    "type": "string"
                },
                "path": {
                    "type": "string",
                    "minLength": 1,
                    "pattern": "^(?![/\\\\])(?![A-Za-z]:)(?!(?:.*[/\\\\])?\\.\\.(?:[/\\\\]|$))"
                },
                "tags": {
                    "$ref": "#/definitions/texts"
                },
                "status": {
                    "type": "string"
                },
                "tier": {
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 3
                },
                "token_budget": {
                    "type": "integer",
                    "minimum": 1
                },
                "references": {
                    "$ref": "#/definitions/texts"
                },
                "model": {
                    "type": "string"
                },
                "minimumVersion": {
                    "type": "string"
                },
                "dispatch_triggers": {
                    "$ref": "#/definitions/triggers"
                },
                "capabilities": {
                    "type": [
                        "object",
                        "array"
                    ],
                    "properties": {
                        "dispatch_triggers": {
                            "$ref": "#/definitions/triggers"
                        }
                    }
                }
            }
        },
        "triggers": {
            "type": [
                "object",
                "array"
            ],
            "items": {
                "type": "string"
            },
            "properties": {
                "labels": {
                    "$ref": "#/definitions/texts"
                },
                "keywords": {
                    "$ref": "#/definitions/texts"
                },
                "types": {
                    "$ref": "#/definitions/texts"
                }
            }
        }
    }
};

// EXTERNAL MODULE: ./build/schema/validators.js
var validators = __webpack_require__(30195);
;// CONCATENATED MODULE: ./build/check-manifest-shape.js





/** Enough to see what is wrong; a manifest of another kind would fill the report. */
const MAX_FINDINGS = 20;
/** Holds the manifest as people keep it against its published schema; nothing is refused for it. */
async function checkManifestShape({ manifestFile, manifestText }, plan) {
    if (manifestText === null)
        return [];
    if ((0,clear_by_schema/* clearBySchema */.a)(MANIFEST_SCHEMA)(plan.existing))
        return [];
    const violations = (await (0,validators/* loadManifestValidator */.Qy)())(plan.existing);
    return violations
        .filter((violation) => !isEntryPath(violation.instancePath) && !isAdded(violation, plan))
        .slice(0, MAX_FINDINGS)
        .map((violation) => describe(violation, manifestFile));
}
/** Paths that lead out have a rule of their own. */
function isEntryPath(instancePath) {
    return /^\/skills\/\d+\/path$/.test(instancePath);
}
/** A manifest without `skills` gets them with its first entry. */
function isAdded({ instancePath, keyword }, { entries }) {
    return instancePath === '' && keyword === 'required' && entries.length > 0;
}
function describe({ instancePath, keyword, params, message }, file) {
    const field = (0,json_pointer/* pointerPath */.h)(instancePath);
    const wanted = keyword === 'type' ? `must be ${(0,schema_type_names/* schemaTypeNames */.Q)(params['type'])}` : (message ?? 'is not allowed');
    return {
        rule: 'manifest-schema',
        file,
        at: { field, part: 'value' },
        message: `"${field.join('.') || 'the manifest'}" ${wanted}.`,
        fix: 'Correct it by hand: what people wrote into the manifest is never changed.',
    };
}

// EXTERNAL MODULE: ./build/core/compose-report.js
var compose_report = __webpack_require__(33149);
// EXTERNAL MODULE: ./build/core/name-failure.js
var name_failure = __webpack_require__(92452);
;// CONCATENATED MODULE: ./build/core/json/stringify-in-pieces.js
/** So many elements of a list are turned into text at once. */
const ELEMENTS_AT_ONCE = 250;
const INDENT = 2;
/**
 * What `JSON.stringify(document, null, 2)` gives, piece by piece: of a document whose long lists lie at its top, the
 * text of all would be the largest thing in memory.
 */
function* stringifyInPieces(document) {
    let isFirst = true;
    for (const [key, value] of Object.entries(document)) {
        if (value === undefined)
            continue;
        yield isFirst ? '{\n' : ',\n';
        isFirst = false;
        if (Array.isArray(value) && value.length > ELEMENTS_AT_ONCE)
            yield* stringifyList(key, value);
        else
            yield JSON.stringify({ [key]: value }, null, INDENT).slice('{\n'.length, -'\n}'.length);
    }
    yield isFirst ? '{}' : '\n}';
}
function* stringifyList(key, list) {
    const open = `  ${JSON.stringify(key)}: [`;
    const close = '\n  ]';
    for (let start = 0; start < list.length; start += ELEMENTS_AT_ONCE) {
        const part = { [key]: list.slice(start, start + ELEMENTS_AT_ONCE) };
        const text = JSON.stringify(part, null, INDENT);
        yield start === 0 ? open : ',';
        yield text.slice('{\n'.length + open.length, -(close.length + '\n}'.length));
    }
    yield close;
}

;// CONCATENATED MODULE: ./build/core/registry/write-manifest.js


/** A manifest that is there already changes rarely. */
const manifestEditor = (0,late_part/* latePart */.Ck)(() => __webpack_require__.e(/* import() */ 115).then(__webpack_require__.bind(__webpack_require__, 38115)));
/** A new manifest is written whole; an existing one is edited as text, so that only what changed changes. */
function writeManifest(text, skeleton, { added, edits }) {
    if (text === null)
        return writeWhole({ ...applyToSkeleton(skeleton, edits), skills: added });
    const appends = added.map((value) => ({ op: 'append', path: ['skills'], value }));
    return manifestEditor().editJsonInPieces(text.isLarge ? text.bytes : text.read(), [...appends, ...edits]);
}
/** On a skeleton the edits are plain assignments; no text has to survive. */
function applyToSkeleton(skeleton, edits) {
    const value = structuredClone(skeleton);
    for (const edit of edits) {
        if (edit.op !== 'set')
            continue;
        let target = value;
        for (const key of edit.path.slice(0, -1)) {
            target[key] ??= {};
            target = target[key];
        }
        target[edit.path.at(-1)] = edit.value;
    }
    return value;
}
function* writeWhole(manifest) {
    yield* stringifyInPieces(manifest);
    yield '\n';
}

;// CONCATENATED MODULE: ./build/is-writing.js
/** Whether the run writes the manifest it plans; otherwise it only says what it would write. */
function isWriting({ operation, dryRun, check, preview }) {
    if (operation === 'prune')
        return !preview;
    return operation === 'register' && !dryRun && !check;
}

// EXTERNAL MODULE: ./build/core/decode-text.js
var decode_text = __webpack_require__(83420);
;// CONCATENATED MODULE: ./build/core/finding.js
function isSpan(place) {
    return 'line' in place;
}

// EXTERNAL MODULE: ./build/core/locate-field.js
var locate_field = __webpack_require__(12987);
// EXTERNAL MODULE: ./build/core/parse-skill.js + 4 modules
var parse_skill = __webpack_require__(40933);
;// CONCATENATED MODULE: ./build/locate-findings.js






/** Looks up where fields stand, for what is reported only: each file is read once more and parsed with positions. */
async function locateFindings(findings, workspace, known) {
    const spans = new Map();
    const byFile = new Map();
    for (const finding of findings) {
        if (isSpan(finding.at))
            spans.set(finding, finding.at);
        else {
            const pending = byFile.get(finding.file);
            if (pending === undefined)
                byFile.set(finding.file, [finding]);
            else
                pending.push(finding);
        }
    }
    for (const [file, pending] of byFile) {
        const locate = await locatorFor(file, workspace, known);
        for (const finding of pending)
            spans.set(finding, await locate(finding.at));
    }
    return spans;
}
/** What was read to be inspected is read again, whatever the limit was; this one only guards the memory. */
const MAX_BYTES = 67_108_864;
async function locatorFor(file, workspace, known) {
    // The manifest may lie outside the workspace, or be about to change: its text is handed in.
    const text = known.get(file);
    if (text !== undefined)
        return jsonLocator(text.read(), text.fieldAfter);
    const content = workspace.read(file, { maxBytes: MAX_BYTES, followLinks: true });
    if (content.kind !== 'content')
        return () => diagnostic/* START_OF_FILE */.ag;
    if (file.endsWith('.json')) {
        const decoded = (0,decode_text/* decodeText */.g)(content.bytes);
        return decoded.ok ? jsonLocator(decoded.text) : () => diagnostic/* START_OF_FILE */.ag;
    }
    const parsed = await (0,late_part/* withLateParts */.$R)(() => (0,parse_skill/* parseSkill */.v)(content.bytes, 'fallback'));
    let exact;
    return async (place) => {
        const span = (0,locate_field/* locateSimpleField */.PY)(parsed, place);
        if (span !== null)
            return span;
        exact ??= exactLocator(parsed);
        return (await exact)(place);
    };
}
/** The text is parsed with positions once, however many fields of it are looked up. */
async function exactLocator(parsed) {
    const { fieldLocator } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(658)]).then(__webpack_require__.bind(__webpack_require__, 44658));
    return fieldLocator(parsed);
}
async function jsonLocator(text, fieldAfter) {
    const { JsonLocator } = await __webpack_require__.e(/* import() */ 167).then(__webpack_require__.bind(__webpack_require__, 6167));
    const locator = new JsonLocator(text);
    return ({ field, part }) => {
        const now = fieldAfter === undefined ? field : fieldAfter(field);
        return (now === null ? null : locator.locate(now, part)) ?? diagnostic/* START_OF_FILE */.ag;
    };
}

// EXTERNAL MODULE: ./build/report/report-meta.js + 1 modules
var report_meta = __webpack_require__(72269);
// EXTERNAL MODULE: ./build/select-for-operation.js
var select_for_operation = __webpack_require__(63576);
;// CONCATENATED MODULE: ./build/compose-outcome.js










/** What a finished run has to say, and its exit code. Nothing is written or printed for it. */
async function composeOutcome(result) {
    const { setup, judge, records, rejected, selection, plan, catalogs } = result;
    const { request, chosen, manifestFile } = setup;
    const visible = await (0,late_part/* withLateParts */.$R)(() => result.findings.filter(({ rule }) => judge.levelOf(rule) !== 'off'));
    const writes = request.operation === 'register' || request.operation === 'prune';
    const manifests = writes && plan.isChanged ? [await generatedManifest(setup, plan)] : [];
    const reported = manifestToReport(result, manifests[0]);
    const known = new Map(reported === null ? [] : [[manifestFile, reported]]);
    const spans = await locateFindings(visible, request.workspace, known);
    const diagnostics = visible
        .map((finding) => judge.diagnose(finding, spans.get(finding) ?? diagnostic/* START_OF_FILE */.ag))
        .sort(diagnostic/* compareDiagnostics */.oV);
    const invalid = rejected.map((record) => ({ record, errors: reasonsFor(record, judge) }));
    const isPlanned = request.operation !== 'validate';
    const outcomes = (0,compose_report/* skillOutcomes */.bu)({
        ...selection,
        accepted: selection.selected,
        invalid,
        order: records,
        changes: isPlanned ? plan.changes : [],
    });
    const skills = (0,name_failure/* withErrors */.u$)(outcomes, failingFindings(visible, result));
    const chosenView = await (0,select_for_operation/* selectForOperation */.T)(setup, { skills, diagnostics, records, plan });
    const summary = (0,compose_report/* summarize */.eh)(chosenView.discovered, chosenView.skills, chosenView.diagnostics);
    const isDrift = request.check === true &&
        request.operation === 'register' &&
        (plan.isChanged || catalogs.files.length > 0);
    const isWrong = (0,compose_report/* isFailing */.DI)(summary, chosen.profile.failOn) &&
        request.operation !== 'discover' &&
        request.operation !== 'status';
    const exitCode = isWrong || isDrift ? 1 : 0;
    const failing = exitCode === 0 ? [] : chosenView.diagnostics.filter(isFailingIn(chosen.profile));
    const error = exitCode === 0 ? undefined : (0,name_failure/* nameFailure */.ei)(chosenView.skills, records, failing, codeFor(setup));
    const report = {
        _meta: (0,report_meta/* reportMeta */.s)(request.operation, chosen),
        success: exitCode === 0,
        summary,
        changed: isPlanned && request.operation !== 'discover' && request.operation !== 'status'
            ? plan.isChanged
            : false,
        manifest: manifestFile,
        skills: chosenView.skills,
        diagnostics: chosenView.diagnostics,
        changes: isPlanned ? [...plan.changes, ...catalogs.changes] : [],
        ...(plan.conflicts.length > 0 && { conflicts: plan.conflicts }),
        ...(error !== undefined && { error }),
    };
    return {
        report,
        exitCode,
        files: [...manifests, ...catalogs.files],
        validNames: validNames(selection, skills),
    };
}
/** What fails the run beside that which made a skill invalid. */
function failingFindings(findings, { judge, rejected, setup }) {
    const isFailing = isFailingIn(setup.chosen.profile);
    const failing = findings.filter(({ rule }) => isFailing({ severity: judge.levelOf(rule) }));
    if (failing.length === 0 || rejected.length === 0)
        return failing;
    const told = new Set(rejected.flatMap((record) => record.findings));
    return failing.filter((finding) => !told.has(finding));
}
function isFailingIn({ failOn }) {
    return ({ severity }) => severity === 'error' || (failOn === 'warning' && severity === 'warning');
}
/** What is no skill's has the code of the file it is about. */
function codeFor({ manifestFile, settings }) {
    return (file) => (file === manifestFile ? 'E_MANIFEST' : file === settings.file ? 'E_CONFIG' : 'E_FILE');
}
function validNames({ selected }, skills) {
    const failing = new Set();
    for (const { name, status, errors } of skills)
        if (errors !== undefined && status !== 'invalid')
            failing.add(name);
    const names = selected.map(({ name }) => name).sort(diagnostic/* compareText */.n6);
    return failing.size === 0 ? names : names.filter((name) => !failing.has(name));
}
function reasonsFor(record, judge) {
    const errors = judge.errorsOf(record);
    return errors.length > 0
        ? errors
        : [`The directory's name "${record.name}" cannot stand in for the missing name.`];
}
/** The text that people find where the report sends them: of what is written, not of what was there before. */
function manifestToReport({ setup, plan }, generated) {
    if (generated === undefined || !isWriting(setup.request))
        return setup.manifestText;
    return { read: () => generated.after, fieldAfter: plan.fieldAfter };
}
/** Its texts are made when somebody asks for them: a run that only writes the file never does. */
async function generatedManifest({ manifestFile, manifestText }, plan) {
    // Those who ask for the text cannot wait for the part that makes it.
    if (manifestText !== null)
        await (0,late_part/* withLateParts */.$R)(manifestEditor);
    let after = null;
    return {
        path: manifestFile,
        get before() {
            return manifestText?.read() ?? null;
        },
        get after() {
            after ??= (0,text_pieces/* joinPieces */.A)(plan.pieces());
            return after;
        },
    };
}

// EXTERNAL MODULE: ./build/core/frontmatter-schema.js
var frontmatter_schema = __webpack_require__(46678);
// EXTERNAL MODULE: ./build/core/registry/manifest-model.js + 1 modules
var manifest_model = __webpack_require__(82928);
// EXTERNAL MODULE: ./build/core/closest.js
var closest = __webpack_require__(769);
;// CONCATENATED MODULE: ./build/core/catalog/check-dependencies.js

/** Every dependency exists, and none leads back to where it began. Few skills have any: `names` waits for one. */
function checkDependencies(skills, names) {
    const withDependencies = skills.filter((skill) => (skill.declared.dependencies?.length ?? 0) > 0);
    if (withDependencies.length === 0)
        return [];
    const known = names();
    const missing = withDependencies.flatMap((skill) => missingDependencies(skill, known));
    return [...missing, ...findCycles(withDependencies)];
}
function missingDependencies(skill, known) {
    return skill.declared.dependencies.flatMap((name, index) => {
        if (known.has(name))
            return [];
        const near = (0,closest.closestOf)(name, [...known]);
        return {
            rule: 'dependency-missing',
            file: skill.file,
            at: { field: ['dependencies', index], part: 'value' },
            skill: skill.name,
            message: `The dependency "${name}" is no skill of this repository.`,
            fix: near === null ? 'Add that skill, or remove the dependency.' : `Did you mean "${near}"?`,
        };
    });
}
/** Depth first, each skill visited once; without recursion, since a chain may be as long as there are skills. */
function findCycles(skills) {
    const byName = new Map(skills.map((skill) => [skill.name, skill]));
    const done = new Set();
    const findings = [];
    for (const start of skills) {
        const path = [];
        const onPath = new Map();
        const stack = [];
        const enter = (name) => {
            onPath.set(name, path.push(name) - 1);
            stack.push({ name, next: 0 });
        };
        if (!done.has(start.name))
            enter(start.name);
        while (stack.length > 0) {
            const frame = stack[stack.length - 1];
            const next = byName.get(frame.name)?.declared.dependencies?.[frame.next++];
            if (next === undefined) {
                stack.pop();
                path.pop();
                onPath.delete(frame.name);
                done.add(frame.name);
            }
            else if (onPath.has(next))
                findings.push(cycleFinding(byName.get(frame.name), [...path.slice(onPath.get(next)), next], frame.next - 1));
            else if (!done.has(next) && byName.has(next))
                enter(next);
        }
    }
    return findings;
}
function cycleFinding(skill, cycle, index) {
    return {
        rule: 'dependency-cycle',
        file: skill.file,
        at: { field: ['dependencies', index], part: 'value' },
        skill: skill.name,
        message: `The dependencies lead back to where they began: ${cycle.join(' → ')}.`,
        fix: 'Remove one of them.',
    };
}

;// CONCATENATED MODULE: ./build/core/catalog/check-minimum-versions.js
/** An entry whose version is lower than the one somebody relies on. */
async function checkMinimumVersions(entries, placeOf) {
    const bounded = entries.filter(({ version, minimumVersion }) => typeof version === 'string' && typeof minimumVersion === 'string');
    if (bounded.length === 0)
        return [];
    const { default: semver } = await __webpack_require__.e(/* import() */ 88).then(__webpack_require__.t.bind(__webpack_require__, 62088, 19));
    return bounded.flatMap((entry) => {
        const { name, version, minimumVersion } = entry;
        if (!semver.valid(version) || !semver.valid(minimumVersion) || semver.gte(version, minimumVersion))
            return [];
        return {
            rule: 'minimum-version',
            ...placeOf({ name, minimumVersion }),
            skill: name,
            message: `"${name}" has version ${version}, below its minimumVersion ${minimumVersion}.`,
            fix: 'Update the skill, or lower minimumVersion.',
        };
    });
}

;// CONCATENATED MODULE: ./build/core/catalog/run-hasher.js
const SHINGLE = 3;
const MIN_WORDS = 8;
/** Words of 32 bits in a signature. */
const SIGNATURE_WORDS = 4;
/** The hashes of the three-word runs of one text at a time, in memory that is used again. */
class RunHasher {
    #hashes = new Uint32Array(1024);
    #count = 0;
    /** Takes the next text; returns how many runs it has, none when it is too short to compare. */
    take(text) {
        // A run ends with a word, and a word takes two characters with its blank.
        if (this.#hashes.length < text.length / 2 + 1)
            this.#hashes = new Uint32Array(text.length);
        this.#count = hashRuns(text, this.#hashes);
        return this.#count;
    }
    /** All hashes, sorted, each once. */
    sorted() {
        const sorted = this.#hashes.slice(0, this.#count).sort();
        return sorted.filter((hash, index) => index === 0 || hash !== sorted[index - 1]);
    }
    /** The smallest ones, in order, as many as there is room for; returns how many there are. */
    smallest(into) {
        let kept = 0;
        for (let index = 0; index < this.#count; index++) {
            const hash = this.#hashes[index];
            if (kept === into.length && hash >= into[kept - 1])
                continue;
            let at = kept;
            while (at > 0 && into[at - 1] > hash)
                at--;
            if (at > 0 && into[at - 1] === hash)
                continue;
            if (kept < into.length)
                kept++;
            into.copyWithin(at + 1, at, kept - 1);
            into[at] = hash;
        }
        return kept;
    }
    /** Sets one bit for each hash: two texts differ in at least as many runs as their signatures differ in bits. */
    sign(signatures, start) {
        for (let index = 0; index < this.#count; index++) {
            const hash = this.#hashes[index];
            signatures[start + ((hash >>> 5) % SIGNATURE_WORDS)] |= 1 << (hash & 31);
        }
    }
}
/** In the order of the text. */
function hashRuns(text, into) {
    let before = 0;
    let last = 0;
    let word = 0;
    let length = 0;
    let words = 0;
    for (let index = 0; index <= text.length; index++) {
        const code = index === text.length ? 32 : text.charCodeAt(index) | 32;
        const isLetter = (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127;
        if (isLetter) {
            word = (Math.imul(word, 31) + code) | 0;
            length++;
        }
        else if (length > 0) {
            words++;
            if (words >= SHINGLE)
                into[words - SHINGLE] = mix(before, last, word);
            before = last;
            last = word;
            word = 0;
            length = 0;
        }
    }
    return words < MIN_WORDS ? 0 : words - SHINGLE + 1;
}
function mix(a, b, c) {
    let hash = Math.imul(Math.imul(a, 0x9e3779b1) ^ b, 0x85ebca6b) ^ c;
    hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
    return (hash ^ (hash >>> 13)) >>> 0;
}

;// CONCATENATED MODULE: ./build/core/catalog/sketch-index.js
/** How many earlier holders of a hash are looked at: keeps the search linear in hostile repositories. */
const MAX_HOLDERS = 8;
const NOBODY = [];
/** Who has which hashes. Nearly every hash has one holder: a list is made for the others only. */
class SketchIndex {
    #first = new Map();
    #more = new Map();
    add(hashes, holder) {
        for (let at = 0; at < hashes.length; at++) {
            const key = keyOf(hashes[at]);
            if (!this.#first.has(key)) {
                this.#first.set(key, holder);
                continue;
            }
            const others = this.#more.get(key);
            if (others === undefined)
                this.#more.set(key, [holder]);
            else if (others.length < MAX_HOLDERS - 1)
                others.push(holder);
        }
    }
    /** Those that have one of these, in order. */
    sharing(hashes) {
        let found = null;
        for (let at = 0; at < hashes.length; at++) {
            const key = keyOf(hashes[at]);
            const first = this.#first.get(key);
            if (first === undefined)
                continue;
            found ??= new Set();
            found.add(first);
            for (const holder of this.#more.get(key) ?? NOBODY)
                found.add(holder);
        }
        return found === null ? NOBODY : [...found].sort((a, b) => a - b);
    }
}
/** Signed, a hash is a small integer for the engine, which a map holds without an object of its own. */
function keyOf(hash) {
    return hash | 0;
}

;// CONCATENATED MODULE: ./build/core/catalog/find-similar-descriptions.js


const SKETCH = 4;
const NEARLY_THE_SAME = 0.8;
/**
 * Descriptions that say nearly the same. Each is reduced to the hashes of its three-word runs; only those that share
 * one of the smallest are compared, so the cost grows with the number of skills and not with its square.
 */
function findSimilarDescriptions(skills) {
    const findings = [];
    const hasher = new RunHasher();
    const sketch = new Uint32Array(SKETCH);
    const holders = new SketchIndex();
    const compared = new ComparedDescriptions(skills, hasher);
    for (const [index, skill] of skills.entries()) {
        compared.note(index, hasher.take(descriptionOf(skill)));
        const own = sketch.subarray(0, hasher.smallest(sketch));
        const twin = holders.sharing(own).find((other) => compared.areNearlyTheSame(index, other));
        if (twin !== undefined)
            findings.push(similarFinding(skills[twin], skill));
        holders.add(own, index);
    }
    return findings;
}
function descriptionOf({ declared }) {
    return declared.description ?? '';
}
function similarFinding(first, second) {
    return {
        rule: 'similar-description',
        file: second.file,
        at: { field: ['description'], part: 'value' },
        skill: second.name,
        message: `The description says nearly the same as that of "${first.name}" (${first.file}).`,
        fix: 'Say what sets the two apart, or merge them.',
    };
}
/** What is known of descriptions by their index. All runs are sorted for those only whose signatures are alike. */
class ComparedDescriptions {
    #skills;
    #hasher;
    #counts;
    #signatures;
    #runs = new Map();
    constructor(skills, hasher) {
        this.#skills = skills;
        this.#hasher = hasher;
        this.#counts = new Uint32Array(skills.length);
        this.#signatures = new Uint32Array(skills.length * SIGNATURE_WORDS);
    }
    /** Of the description that the hasher has just taken. */
    note(index, runs) {
        this.#counts[index] = runs;
        this.#hasher.sign(this.#signatures, index * SIGNATURE_WORDS);
    }
    areNearlyTheSame(a, b) {
        return this.#mayBeAlike(a, b) && shareMost(this.#runsOf(a), this.#runsOf(b));
    }
    /** Where four fifths of all runs are common, at most a quarter as many as the shorter one has are not. */
    #mayBeAlike(a, b) {
        let differing = 0;
        for (let word = 0; word < SIGNATURE_WORDS; word++) {
            const ofA = this.#signatures[a * SIGNATURE_WORDS + word];
            differing += countBits(ofA ^ this.#signatures[b * SIGNATURE_WORDS + word]);
        }
        return differing * 4 <= Math.min(this.#counts[a], this.#counts[b]);
    }
    #runsOf(index) {
        let runs = this.#runs.get(index);
        if (runs === undefined) {
            this.#hasher.take(descriptionOf(this.#skills[index]));
            runs = this.#hasher.sorted();
            this.#runs.set(index, runs);
        }
        return runs;
    }
}
function countBits(word) {
    let count = 0;
    for (let rest = word; rest !== 0; rest &= rest - 1)
        count++;
    return count;
}
/** By the share of runs that both have; gives up as soon as too many are missing. */
function shareMost(a, b) {
    const isEnough = (common) => common / (a.length + b.length - common) >= NEARLY_THE_SAME;
    let [i, j, common] = [0, 0, 0];
    while (isEnough(common + Math.min(a.length - i, b.length - j))) {
        if (i === a.length || j === b.length)
            return true;
        const difference = a[i] - b[j];
        if (difference === 0)
            common++;
        if (difference <= 0)
            i++;
        if (difference >= 0)
            j++;
    }
    return false;
}

;// CONCATENATED MODULE: ./build/core/catalog/find-similar-names.js

const find_similar_names_MIN_WORDS = 2;
const MIN_LENGTH = 6;
/**
 * Names that are easily taken for each other: one continues the other by a single word, they differ only in
 * hyphens and plurals, or by one letter. Linear but for sorting: only neighbours and looked-up names are compared.
 */
function findSimilarNames(skills, reservedPrefixes) {
    const byName = new Map();
    for (const skill of skills)
        byName.set(skill.name, skill);
    const names = [...byName.keys()].sort(diagnostic/* compareText */.n6);
    const pairs = new Map();
    const note = (a, b) => pairs.set(`${a} ${b}`, a < b ? [a, b] : [b, a]);
    const skeletons = new SkeletonIndex();
    names.forEach((name, index) => {
        const shorter = name.slice(0, Math.max(0, name.lastIndexOf('-')));
        if (byName.has(shorter) && wordCount(shorter, reservedPrefixes) >= find_similar_names_MIN_WORDS)
            note(shorter, name);
        const twin = skeletons.firstLike(name);
        if (twin !== null)
            note(twin, name);
        const next = names[index + 1];
        if (next !== undefined && differByOneLetter(name, next))
            note(name, next);
    });
    return [...pairs.values()].map(([a, b]) => find_similar_names_similarFinding(byName.get(a), byName.get(b)));
}
function find_similar_names_similarFinding(a, b) {
    return {
        rule: 'similar-name',
        file: b.file,
        at: { field: ['name'], part: 'value' },
        skill: b.name,
        message: `The names "${a.name}" and "${b.name}" are easily taken for each other.`,
        fix: 'Rename one of them so that each says what sets it apart.',
    };
}
function wordCount(name, reservedPrefixes) {
    const prefix = reservedPrefixes.find((candidate) => name.startsWith(candidate)) ?? '';
    return name.slice(prefix.length).split('-').length;
}
const HYPHEN = 0x2d;
const PLURAL = 0x73;
/** Finds the first name with the same skeleton. Skeletons are hashed without being made: most are met once. */
class SkeletonIndex {
    #byHash = new Map();
    /** `null` for a name that is the first of its kind. */
    firstLike(name) {
        const hash = hashSkeleton(name);
        const known = this.#byHash.get(hash);
        if (known === undefined) {
            this.#byHash.set(hash, name);
            return null;
        }
        const bySkeleton = typeof known === 'string' ? new Map([[skeletonOf(known), known]]) : known;
        this.#byHash.set(hash, bySkeleton);
        const skeleton = skeletonOf(name);
        const first = bySkeleton.get(skeleton);
        if (first === undefined)
            bySkeleton.set(skeleton, name);
        return first ?? null;
    }
}
/** `unit-tests` and `unittest` alike. */
function skeletonOf(name) {
    return name.replace(/s?(?:-|$)/g, '');
}
/** Equal for equal skeletons. */
function hashSkeleton(name) {
    let hash = 0;
    for (let index = 0; index < name.length; index++) {
        const code = name.charCodeAt(index);
        const isEnd = index + 1 === name.length || name.charCodeAt(index + 1) === HYPHEN;
        if (code !== HYPHEN && !(code === PLURAL && isEnd))
            hash = (Math.imul(hash, 31) + code) | 0;
    }
    return hash;
}
/** Digits number a series on purpose; they are no slip of the pen. */
function differByOneLetter(a, b) {
    return a.length >= MIN_LENGTH && isOneEditApart(a, b) && a.replace(/\d+/g, '') !== b.replace(/\d+/g, '');
}
/** One letter was added, left out or exchanged: what lies between the common beginning and the common end is no longer. */
function isOneEditApart(a, b) {
    if (Math.abs(a.length - b.length) > 1)
        return false;
    const shorter = Math.min(a.length, b.length);
    let start = 0;
    while (start < shorter && a.charCodeAt(start) === b.charCodeAt(start))
        start++;
    let [endOfA, endOfB] = [a.length, b.length];
    while (endOfA > start && endOfB > start && a.charCodeAt(endOfA - 1) === b.charCodeAt(endOfB - 1)) {
        endOfA--;
        endOfB--;
    }
    return Math.max(endOfA, endOfB) - start === 1;
}

;// CONCATENATED MODULE: ./build/core/catalog/check-catalog.js







/** Everything that only shows when all skills are seen together. */
async function checkCatalog(selected, all, plan, context) {
    const { profile } = context;
    const known = () => new Set([...all.map(({ name }) => name), ...plan.entries.map((entry) => (0,manifest_model/* textOf */.b6)(entry['name']))]);
    const similar = selected.length < 2
        ? []
        : [
            ...findSimilarNames(selected, profile.name.convention?.reservedPrefixes ?? []),
            ...findSimilarDescriptions(selected),
        ];
    return [
        ...similar,
        ...((0,frontmatter_schema/* isKnownField */.aO)('dependencies', profile) ? checkDependencies(selected, known) : []),
        ...(await checkMinimumVersions(plan.entries, (bound) => placeOfBound(bound, selected, context))),
    ];
}
/** In the skill that declares it, else in the manifest as it stands. */
function placeOfBound({ name, minimumVersion }, selected, { manifestFile, existing }) {
    const record = selected.find((found) => found.name === name);
    if (record?.declared.minimumVersion === minimumVersion)
        return { file: record.file, at: { field: ['minimumVersion'], part: 'value' } };
    const entry = existing().find((candidate) => candidate.name === name);
    if (entry === undefined)
        return { file: manifestFile, at: diagnostic/* START_OF_FILE */.ag };
    return { file: manifestFile, at: { field: ['skills', entry.index, 'minimumVersion'], part: 'value' } };
}

// EXTERNAL MODULE: ./build/core/required-commands.js
var required_commands = __webpack_require__(6308);
;// CONCATENATED MODULE: ./build/core/catalog/check-commands.js

/** Says which skills this machine cannot use because a command they require is not installed. */
function checkCommands(records, commands) {
    return records.flatMap((record) => {
        const missing = (0,required_commands/* missingCommands */.nd)(record.declared.metadata?.['requires'], commands);
        if (missing.length === 0)
            return [];
        return [
            {
                rule: 'command-missing',
                file: record.file,
                skill: record.name,
                at: { field: ['metadata', 'requires'], part: 'value' },
                message: `The skill cannot be used here: ${(0,required_commands/* unavailableReason */.L3)(missing)}.`,
                fix: `Install ${missing.join(', ')}, or correct \`metadata.requires\`.`,
            },
        ];
    });
}

// EXTERNAL MODULE: ./build/core/fill-in.js
var fill_in = __webpack_require__(51185);
// EXTERNAL MODULE: ./build/core/skill-path.js
var skill_path = __webpack_require__(94863);
;// CONCATENATED MODULE: ./build/core/catalog/find-duplicates.js



const AT_NAME = { field: ['name'], part: 'value' };
/** Settles equal names as the profile says: the first, the last or the one of the later root wins, or all stay. */
function selectByName(valid, nested, profile) {
    // Nearly every name is met once: a group is made for the others only.
    const first = new Map();
    const groups = new Map();
    for (const record of valid) {
        const earlier = first.get(record.name);
        if (earlier === undefined)
            first.set(record.name, record);
        else if (groups.has(record.name))
            groups.get(record.name).push(record);
        else
            groups.set(record.name, [earlier, record]);
    }
    const nestedByName = new Map(nested.map((skill) => [(0,skill_path/* directoryNameOf */.uX)(skill.directory), skill]));
    const skipped = new Set();
    const findings = [];
    for (const [name, earliest] of first) {
        const group = groups.get(name);
        const winner = group === undefined ? earliest : winnerOf(group, profile);
        if (group !== undefined) {
            findings.push(...duplicateFindings(winner, group, profile));
            for (const record of group)
                if (record !== winner)
                    skipped.add(record);
        }
        const deeper = nestedByName.get(name);
        if (deeper !== undefined && profile.nested === 'ignore')
            findings.push(nestedDuplicate(winner, deeper.file));
    }
    const ignored = nested.filter((skill) => !first.has((0,skill_path/* directoryNameOf */.uX)(skill.directory)));
    const chosen = skipped.size === 0 ? valid : valid.filter((record) => !skipped.has(record));
    return {
        selected: chosen,
        usable: profile.duplicates === 'keep' ? valid : chosen,
        skipped: valid.filter((record) => skipped.has(record)),
        findings: [...findings, ...ignored.map(nestedFinding)],
    };
}
function winnerOf(group, { duplicates }) {
    const isLastFirst = duplicates === 'last' || duplicates === 'priority';
    return group[isLastFirst ? group.length - 1 : 0];
}
/** In the system's own words: one finding for each skill that replaces another. */
function duplicateFindings(winner, group, profile) {
    const own = profile.messages['duplicate-name'];
    const losers = group.filter((record) => record !== winner).map(({ file }) => file);
    if (own === undefined)
        return [{ ...duplicateFinding(winner, losers), file: losers[0], at: AT_NAME }];
    const files = group.map(({ file }) => file).join(', ');
    return group.slice(1).map((record) => ({
        ...duplicateFinding(winner, losers),
        file: record.file,
        at: AT_NAME,
        message: (0,fill_in/* fillIn */.p)(own, { name: winner.name, file: record.file, files }),
    }));
}
function nestedDuplicate(winner, file) {
    return { ...duplicateFinding(winner, [file]), file };
}
/** CLEO's scripts look for these words in a log. */
function duplicateFinding(winner, losers) {
    const message = [
        `Duplicate skill name '${winner.name}' found at:`,
        `  - ${winner.file} (registered)`,
        ...losers.map((loser) => `  - ${loser} (skipped)`),
    ].join('\n');
    return {
        rule: 'duplicate-name',
        file: winner.file,
        at: diagnostic/* START_OF_FILE */.ag,
        skill: winner.name,
        message,
        fix: 'Rename one of them, or remove it.',
    };
}
function nestedFinding({ file, isInSkill }) {
    const where = isInSkill ? 'inside another skill' : 'deeper than skills are looked for';
    return {
        rule: 'nested-skill',
        file,
        at: diagnostic/* START_OF_FILE */.ag,
        message: `${file} lies ${where} and is not registered.`,
        fix: 'Move its directory up to the scan root, or set "nested": "register".',
    };
}

// EXTERNAL MODULE: ./build/core/judge.js
var judge = __webpack_require__(68217);
// EXTERNAL MODULE: ./build/core/json-schema.js
var json_schema = __webpack_require__(22204);
;// CONCATENATED MODULE: ./build/manifest-options.js


/** What the registry needs to know of this run. */
function manifestOptions(setup, found) {
    const { settings, chosen, request, overrides } = setup;
    let directories = null;
    return {
        file: setup.manifestFile,
        schemaId: chosen.profile.detect?.manifestSchemas[0] ?? (0,json_schema/* schemaId */.V)('manifest'),
        profile: chosen.profile,
        lexicon: setup.lexicon,
        isInferring: settings.infer.enabled && chosen.profile.infer.includes('tags'),
        triggersShape: settings.triggersShape,
        keywordKeys: settings.keywordKeys,
        maxClaimants: settings.infer.maxClaimants,
        nameTokens: settings.infer.nameTokens,
        taskTypes: settings.infer.taskTypes,
        preserve: settings.preserve,
        prune: request.operation === 'prune' ? 'remove' : settings.prune,
        overrides: overrides.skills,
        derivations: new Map(),
        overriddenMatrix: overrides.matrix,
        now: () => timestamp(setup),
        read: setup.readManifest,
        isStale: (entry) => {
            directories ??= directoriesOf(found);
            return isStale(entry, setup, directories);
        },
        isFile: (path) => request.workspace.kindOf(path) === 'file',
    };
}
function directoriesOf({ selected, skipped, rejected }) {
    return new Set([...selected, ...skipped, ...rejected].map(({ directory }) => directory));
}
/** Below a root a skill is its SKILL.md: leftovers that git does not track must not keep an entry alive. */
function isStale(entry, setup, directories) {
    if (directories.has(entry.path))
        return false;
    const { workspace } = setup.request;
    const isScanned = setup.roots.some(({ path }) => (0,skill_path/* isBelow */.Yw)(entry.path, path) && path !== '.');
    const kind = workspace.kindOf(isScanned ? (0,skill_path/* joinPath */.uJ)(entry.path, 'SKILL.md') : entry.path);
    return kind === 'missing';
}
/** Seconds are enough, and the form is the one CLEO writes. */
function timestamp({ request: { environment } }) {
    const epoch = environment.sourceDateEpoch;
    const isEpoch = epoch !== undefined && /^\d+$/.test(epoch);
    const date = isEpoch ? new Date(Number(epoch) * 1000) : environment.now;
    return `${date.toISOString().slice(0, 19)}Z`;
}

// EXTERNAL MODULE: ./build/prepare-run.js + 2 modules
var prepare_run = __webpack_require__(7899);
;// CONCATENATED MODULE: ./build/find-manual-entries.js



/** The entries of the manifest that the scan did not lead to and that still stand for something. */
function findManualEntries(setup, records) {
    const entries = (0,prepare_run/* existingEntries */.I)(setup);
    if (entries.length === 0)
        return [];
    const selected = records.filter(({ scope }) => scope === 'repo');
    const names = new Set(selected.map(({ name }) => name));
    const directories = new Set(selected.map(({ directory }) => directory));
    const { isStale } = manifestOptions(setup, { selected, skipped: [], rejected: [] });
    const isFound = ({ name, path }) => names.has(name) || directories.has(path);
    return entries.filter((entry) => !isFound(entry) && (0,skill_path/* isContainedPath */.l)(entry.path) && !isStale(entry));
}

// EXTERNAL MODULE: ./build/inspect-skills.js + 21 modules
var inspect_skills = __webpack_require__(29007);
// EXTERNAL MODULE: ./build/core/held-text.js
var held_text = __webpack_require__(25483);
// EXTERNAL MODULE: ./build/core/withdrawn-status.js
var withdrawn_status = __webpack_require__(49957);
;// CONCATENATED MODULE: ./build/core/registry/override-matrix.js

/** Writes the routes of the overrides file into the matrix as they stand there. */
function overrideMatrix(matrix, overridden) {
    const edits = [];
    const changes = [];
    const result = { ...matrix };
    for (const [table, routes] of Object.entries(overridden)) {
        if (!(0,manifest_model/* isObject */.Gv)(routes))
            continue;
        const current = (0,manifest_model/* isObject */.Gv)(matrix[table]) ? matrix[table] : {};
        if (matrix[table] !== undefined && !(0,manifest_model/* isObject */.Gv)(matrix[table]))
            edits.push({ op: 'set', path: ['dispatch_matrix', table], value: {} });
        for (const [key, value] of Object.entries(routes)) {
            const before = (0,manifest_model/* ownValue */.eC)(current, key);
            if ((0,manifest_model/* sameJson */.Vk)(before, value))
                continue;
            edits.push({ op: 'set', path: ['dispatch_matrix', table, key], value });
            changes.push(changeOf(table, key, before, value));
        }
        result[table] = { ...current, ...routes };
    }
    return { matrix: result, edits, changes };
}
function changeOf(table, key, before, after) {
    const skill = targetOf(after);
    if (before === undefined)
        return { kind: 'route-added', table, key, skill };
    return { kind: 'route-changed', table, key, newKey: key, skill: targetOf(before), newSkill: skill };
}
/** A route leads to a name, or to an object that holds one under `skillRef`. */
function targetOf(route) {
    const reference = (0,manifest_model/* isObject */.Gv)(route) ? route['skillRef'] : route;
    return typeof reference === 'string' ? reference : '';
}

// EXTERNAL MODULE: ./build/core/infer-metadata.js + 1 modules
var infer_metadata = __webpack_require__(99384);
;// CONCATENATED MODULE: ./build/core/registry/build-entry.js



const DEFAULT_TOKEN_BUDGET = 8000;
const NOTHING_INFERRED = { tags: [], keywords: [], tier: 2 };
const NONE = [];
/** Fields of an entry that are taken over as they are declared. */
const DECLARED_FIELDS = [
    ['version', 'version'],
    ['description', 'description'],
    ['tags', 'tags'],
    ['status', 'status'],
    ['tier', 'tier'],
    ['token_budget', 'tokenBudget'],
    ['references', 'references'],
    ['model', 'model'],
    ['minimumVersion', 'minimumVersion'],
    ['dependencies', 'dependencies'],
];
/** Calls back with each field of an entry that the author of the skill declares. */
function forEachDeclared(declared, visit) {
    for (const [key, field] of DECLARED_FIELDS) {
        const value = declared[field];
        if (value !== undefined)
            visit(key, value);
    }
    if (declared.allowedTools !== undefined)
        visit('allowed-tools', declared.allowedTools.join(' '));
}
/** What is derived from the source where its author is silent. */
function derivedFrom(record, options) {
    return options.isInferring ? record.inferred : NOTHING_INFERRED;
}
/** A new entry, its keys in CLEO's order. */
function buildEntry(record, options) {
    const { declared } = record;
    const derived = derivedFrom(record, options);
    const tags = declared.tags ?? derived.tags;
    const keywords = declared.dispatchTriggers?.keywords ?? derived.keywords;
    const overrides = options.overrides[record.name];
    const triggers = {
        labels: declared.dispatchTriggers?.labels ?? overriddenTags(overrides) ?? tags,
        keywords,
        types: declared.dispatchTriggers?.types ?? NONE,
    };
    const isCompat = options.triggersShape === 'compat';
    // Assigned one by one: in a large repository spreading costs more than all else that is done for an entry.
    const entry = { name: record.name };
    addUnlessEmpty(entry, 'version', declared.version);
    entry['description'] = declared.description ?? '';
    entry['path'] = record.directory;
    entry['tags'] = tags;
    entry['status'] = declared.status ?? 'active';
    entry['tier'] = declared.tier ?? derived.tier;
    entry['token_budget'] = declared.tokenBudget ?? DEFAULT_TOKEN_BUDGET;
    entry['references'] = declared.references ?? record.referenceFiles;
    addUnlessEmpty(entry, 'model', declared.model);
    addUnlessEmpty(entry, 'minimumVersion', declared.minimumVersion);
    addUnlessEmpty(entry, 'dependencies', declared.dependencies);
    addUnlessEmpty(entry, 'allowed-tools', declared.allowedTools?.join(' '));
    if (isCompat)
        entry['dispatch_triggers'] = triggers;
    entry['capabilities'] = { dispatch_triggers: isCompat ? keywords : triggers };
    return applyOverrides(entry, overrides);
}
function addUnlessEmpty(entry, key, value) {
    if (!isEmpty(value))
        entry[key] = value;
}
/** What an entry is about is settled by where its skill lies, not by an overrides file. */
const IDENTITY = new Set(['name', 'path']);
/** The tags that an entry gets from the overrides file: its labels follow them too. */
function overriddenTags(overrides) {
    const tags = overrides?.['tags'];
    return Array.isArray(tags) ? tags : undefined;
}
/** `capabilities` is overridden key by key, everything else as a whole. */
function applyOverrides(entry, overrides) {
    if (overrides === undefined)
        return entry;
    const result = { ...entry };
    for (const [key, value] of Object.entries(overrides)) {
        if (IDENTITY.has(key))
            continue;
        const current = result[key];
        result[key] =
            key === 'capabilities' && (0,manifest_model/* isObject */.Gv)(current) && (0,manifest_model/* isObject */.Gv)(value) ? { ...current, ...value } : value;
    }
    return result;
}
/** What we would have derived from an entry as it stands: the test for ours or theirs. */
function deriveFromEntry(entry, options) {
    if (!options.isInferring)
        return NOTHING_INFERRED;
    let derived = options.derivations.get(entry);
    if (derived === undefined) {
        derived = (0,infer_metadata/* inferMetadata */.a)({
            name: (0,manifest_model/* textOf */.b6)(entry['name']),
            directoryName: (0,skill_path/* directoryNameOf */.uX)((0,manifest_model/* textOf */.b6)(entry['path'])),
            description: (0,manifest_model/* textOf */.b6)(entry['description']),
            reservedPrefixes: options.profile.name.convention?.reservedPrefixes ?? [],
            lexicon: options.lexicon,
        });
        options.derivations.set(entry, derived);
    }
    return derived;
}
/** An entry that says what its skill says is derived as the skill was: the same words give the same result. */
function shareDerivation(entry, record, options) {
    if (entry['name'] === record.name &&
        entry['path'] === record.directory &&
        entry['description'] === (record.declared.description ?? '')) {
        options.derivations.set(entry, record.inferred);
    }
}
/** A field that says nothing, such as `dependencies: []`, makes no key of its own. */
function isEmpty(value) {
    return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

;// CONCATENATED MODULE: ./build/core/registry/route-claims.js



const TASK_TYPES = [
    'research',
    'planning',
    'implementation',
    'testing',
    'documentation',
    'specification',
    'validation',
    'release',
    'consensus',
    'contribution',
];
/** The words that may become task types. */
function taskTypeVocabulary(existing, configured) {
    return new Set([...TASK_TYPES, ...existing, ...configured]);
}
/** The claim of an entry; `null` for one that is not active: consumers do not look at the status. */
function claimOf(entry, declaredKeywords, options) {
    if ((0,withdrawn_status/* isWithdrawn */.r)(entry['status']))
        return null;
    const derived = deriveFromEntry(entry, options).keywords;
    const recorded = recordedKeywords(entry);
    const written = declaredKeywords ?? (recorded !== null && !(0,manifest_model/* sameJson */.Vk)(recorded, derived) ? recorded : null);
    return {
        skill: (0,manifest_model/* textOf */.b6)(entry['name']),
        tags: (0,manifest_model/* textsOf */.CB)(entry['tags']),
        keywords: written ?? derived,
        isDeclared: written !== null,
    };
}
function recordedKeywords(entry) {
    const capabilities = entry['capabilities'];
    const nested = (0,manifest_model/* isObject */.Gv)(capabilities) ? capabilities['dispatch_triggers'] : undefined;
    return keywordsIn(nested) ?? keywordsIn(entry['dispatch_triggers']);
}
function keywordsIn(triggers) {
    return (0,manifest_model/* isObject */.Gv)(triggers) && Array.isArray(triggers['keywords']) ? (0,manifest_model/* textsOf */.CB)(triggers['keywords']) : null;
}
const SAFE_KEYWORD = /^[a-z0-9][a-z0-9 ._/#-]*$/;
const SHORTEST_INFERRED = 4;
const SHORTEST_DECLARED = 3;
/**
 * Whether a keyword may stand in `by_keyword`, where consumers use it as an unanchored regular expression. Of what
 * may stand in one only the dot means anything there, so that it always compiles.
 */
function isSafeKeyword(keyword, isDeclared) {
    return SAFE_KEYWORD.test(keyword) && keyword.length >= (isDeclared ? SHORTEST_DECLARED : SHORTEST_INFERRED);
}
function isRegularExpression(source) {
    try {
        new RegExp(source, 'i');
        return true;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/core/registry/check-matrix.js






const MOST_NAMES = 10;
/** Referential integrity of the matrix as it will be: targets exist and are active, keys work, skills are reachable. */
function checkMatrix(matrix, final, options) {
    const status = new Map();
    for (const entry of final.entries)
        status.set((0,manifest_model/* textOf */.b6)(entry['name']), (0,manifest_model/* textOf */.b6)(entry['status']) || 'active');
    const tables = Object.entries({
        ...matrix,
        by_task_type: final.byTaskType,
        by_keyword: final.byKeyword,
    }).filter((table) => (0,manifest_model/* isObject */.Gv)(table[1]));
    const findings = [];
    for (const [table, routes] of tables) {
        for (const [key, route] of Object.entries(routes)) {
            const target = targetOf(route);
            const finding = target === '' ? null : checkTarget(table, key, target, status);
            if (finding !== null)
                findings.push({ ...finding, file: options.file });
        }
    }
    for (const key of Object.keys(final.byKeyword)) {
        const problem = unsafePart(key);
        if (problem !== null)
            findings.push({
                ...routeFinding('route-unsafe', 'by_keyword', key, 'key'),
                file: options.file,
                ...problem,
            });
    }
    return options.profile.matrix ? [...findings, ...unreachable(final, options)] : findings;
}
function checkTarget(table, key, target, status) {
    const state = status.get(target);
    if (state === undefined) {
        const near = (0,closest.closestOf)(target, [...status.keys()]);
        return {
            ...routeFinding('route-dangling', table, key, 'value'),
            message: `dispatch_matrix.${table}["${key}"] leads to "${target}", which is no skill of the manifest.`,
            fix: near === null
                ? 'Point it at a skill that exists, or remove it.'
                : `Did you mean "${near}"? Otherwise remove it.`,
        };
    }
    if (!(0,withdrawn_status/* isWithdrawn */.r)(state))
        return null;
    return {
        ...routeFinding('route-inactive', table, key, 'value'),
        message: `dispatch_matrix.${table}["${key}"] leads to "${target}", which is ${state}.`,
        fix: 'Point it at its successor, or remove it.',
    };
}
function routeFinding(rule, table, key, part) {
    return { rule, at: { field: ['dispatch_matrix', table, key], part }, message: '', fix: '' };
}
/** An empty part matches every task; one that is no regular expression ends matching for all later keys. */
function unsafePart(key) {
    for (const part of key.split('|')) {
        if (part.trim() === '') {
            return {
                message: `The key "${key}" has an empty part, which matches every task.`,
                fix: 'Remove the stray "|".',
            };
        }
        if (!isRegularExpression(part)) {
            return {
                message: `The part "${part}" of the key "${key}" is no valid regular expression.`,
                fix: 'Escape special characters, or use plain words: consumers stop matching here.',
            };
        }
    }
    return null;
}
/** One notice for all: in a repository without tags it would be one for every skill. */
function unreachable(final, options) {
    const reached = new Set([...Object.values(final.byTaskType), ...Object.values(final.byKeyword)]);
    const names = final.entries
        .filter((entry) => (entry['status'] ?? 'active') === 'active' &&
        !hasTrigger(entry) &&
        !reached.has((0,manifest_model/* textOf */.b6)(entry['name'])))
        .map((entry) => `"${(0,manifest_model/* textOf */.b6)(entry['name'])}"`);
    if (names.length === 0)
        return [];
    const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
    return [
        {
            rule: 'skill-unreachable',
            file: options.file,
            at: diagnostic/* START_OF_FILE */.ag,
            message: `No task type, keyword or label leads to ${names.slice(0, MOST_NAMES).join(', ')}${more}.`,
            fix: 'Add `tags:` or `keywords:` to the frontmatter of each.',
        },
    ];
}
function hasTrigger(entry) {
    if ((0,manifest_model/* textsOf */.CB)(entry['tags']).length > 0)
        return true;
    const capabilities = entry['capabilities'];
    const nested = (0,manifest_model/* isObject */.Gv)(capabilities) ? capabilities['dispatch_triggers'] : undefined;
    return (0,manifest_model/* textsOf */.CB)(nested).length > 0;
}

;// CONCATENATED MODULE: ./build/core/registry/check-references.js


/** Files that a list of references made by hand names and that are gone; the list itself stays as it is. */
function checkReferences(matching, skills, options) {
    if (matching.kept.length === 0)
        return [];
    const records = new Map();
    for (const skill of skills)
        records.set(matching.entryOf.get(skill.name), skill);
    return matching.kept.flatMap((entry) => missingReferences(entry, records.get(entry), options));
}
function missingReferences(entry, record, { file, isFile }) {
    const listed = (0,manifest_model/* textsOf */.CB)(entry.value['references']);
    if (listed.length === 0 || record?.declared.references !== undefined)
        return [];
    const own = `${entry.path}/references/`;
    // Where the list is made anew from the files, what is gone goes with it.
    if (record !== undefined && listed.every((path) => path.startsWith(own)))
        return [];
    const found = new Set(record?.referenceFiles);
    return listed.flatMap((path, index) => {
        if (found.has(path) || ((0,skill_path/* isContainedPath */.l)(path) && isFile(path)))
            return [];
        return {
            rule: 'reference-missing',
            file,
            at: { field: ['skills', entry.index, 'references', index], part: 'value' },
            skill: entry.name,
            message: `"${path}", listed under \`references\` of "${entry.name}", does not exist.`,
            fix: 'Correct the path, add the file, or take the line out.',
        };
    });
}

// EXTERNAL MODULE: ./build/core/lexicon.js + 1 modules
var core_lexicon = __webpack_require__(53145);
;// CONCATENATED MODULE: ./build/core/registry/name-tokens.js



const MAX_KEYWORDS = 4;
/** Words of names that tell nobody apart, however rare they are. */
const STOP_WORDS = new Set([
    'agent',
    'agents',
    'assistant',
    'demo',
    'dynamic',
    'example',
    'expert',
    'general',
    'guide',
    'helper',
    'manager',
    'register',
    'registration',
    'skill',
    'skills',
    'system',
    'tool',
    'toolkit',
    'tools',
    'using',
    'with',
]);
/** Adds to each inferred claim the words that occur in the name of this skill only (`infer.nameTokens`). */
function claimNameTokens(claims, names, options) {
    const prefixes = options.profile.name.convention?.reservedPrefixes ?? [];
    const tokensOf = (name) => [...new Set((0,core_lexicon/* wordsOf */.Z9)((0,infer_metadata/* withoutPrefix */.Z)(name, prefixes)))];
    const uses = new Map();
    for (const name of new Set(names)) {
        for (const token of tokensOf(name))
            uses.set(token, (uses.get(token) ?? 0) + 1);
    }
    // Words that the lexicon knows have a keyword of their own, chosen because it is safe to match.
    const isTelling = (token) => uses.get(token) === 1 &&
        !STOP_WORDS.has(token) &&
        isSafeKeyword(token, false) &&
        options.lexicon.conceptsIn(token).length === 0;
    return claims.map((claim) => {
        if (claim.isDeclared)
            return claim;
        const keywords = [...new Set([...claim.keywords, ...tokensOf(claim.skill).filter(isTelling)])];
        return { ...claim, keywords: keywords.slice(0, MAX_KEYWORDS) };
    });
}

;// CONCATENATED MODULE: ./build/core/registry/collect-claims.js




/** What the entries as they stand lay claim to. */
function claimsOfEntries(model, options) {
    const byPath = [...model.entries].sort((a, b) => (0,diagnostic/* compareText */.n6)(a.path, b.path) || a.index - b.index);
    const active = [];
    const inactive = [];
    for (const { value } of byPath) {
        const claim = claimOf(value, null, options);
        if (claim !== null)
            active.push(claim);
        else
            inactive.push(value);
    }
    const retired = inactive.length === 0 ? [] : claimsOfRetired(inactive, model.matrix, options);
    if (!options.nameTokens)
        return { active, retired };
    const names = model.entries.map(({ name }) => name);
    const withTokens = (claims) => claimNameTokens(claims, names, options);
    return { active: withTokens(active), retired: withTokens(retired) };
}
/** Of the entries that are switched off, only those matter that something still leads to. */
function claimsOfRetired(inactive, matrix, options) {
    const targets = new Set(['by_keyword', 'by_task_type'].flatMap((table) => Object.values((0,manifest_model/* routesOf */.eV)(matrix, table))));
    return inactive
        .filter((entry) => targets.has(entry['name']))
        .map((entry) => claimOf({ ...entry, status: 'active' }, null, options));
}
/** What the skills lay claim to from now on. */
function claimsOfSkills({ claims, final }, options) {
    if (!options.nameTokens)
        return claims;
    const names = final.map((entry) => (0,manifest_model/* textOf */.b6)(entry['name']));
    return claimNameTokens(claims, names, options);
}

;// CONCATENATED MODULE: ./build/core/registry/match-entries.js


const NO_ENTRIES = {
    entryOf: new Map(),
    stale: [],
    kept: [],
    frozen: new Set(),
    renames: new Map(),
    findings: [],
};
/** Matches by name, then by path, so that a renamed or moved skill keeps what people wrote into its entry. */
function matchEntries(entries, input, options) {
    if (entries.length === 0)
        return NO_ENTRIES;
    const byName = firstBy(entries, (entry) => entry.name);
    const renamedEntry = lookForRenamed(entries, input.skills);
    const entryOf = new Map();
    const renames = new Map();
    const matched = new Set();
    for (const skill of input.skills) {
        const entry = byName.get(skill.name) ?? renamedEntry(skill);
        if (entry === undefined)
            continue;
        entryOf.set(skill.name, entry);
        matched.add(entry.index);
        if (entry.name !== skill.name)
            renames.set(entry.name, skill.name);
    }
    const rejectedNames = new Set(input.rejected.map(({ name }) => name));
    const rejectedPaths = new Set(input.rejected.map(({ directory }) => directory));
    const isRejected = (entry) => rejectedNames.has(entry.name) || rejectedPaths.has(entry.path);
    const others = entries.filter(({ index }) => !matched.has(index));
    const isGone = (entry) => !isRejected(entry) && (0,skill_path/* isContainedPath */.l)(entry.path) && options.isStale(entry);
    const stale = options.prune === 'keep' ? [] : others.filter(isGone);
    const staleIndexes = new Set(stale.map(({ index }) => index));
    return {
        entryOf,
        stale,
        kept: stale.length === 0 ? entries : entries.filter(({ index }) => !staleIndexes.has(index)),
        frozen: new Set(others.filter(({ index }) => !staleIndexes.has(index)).map(({ name }) => name)),
        renames,
        findings: [...duplicateEntries(entries, options.file), ...unsafePaths(others, options.file)],
    };
}
/** Finds the entry of a skill that has a new name. Nothing is made for it until the first one is looked for. */
function lookForRenamed(entries, skills) {
    let byPath = null;
    let names = null;
    return ({ directory }) => {
        byPath ??= firstBy(entries, (entry) => entry.path);
        const entry = byPath.get(directory);
        if (entry === undefined)
            return undefined;
        names ??= new Set(skills.map((skill) => skill.name));
        return names.has(entry.name) ? undefined : entry;
    };
}
function firstBy(entries, key) {
    const map = new Map();
    for (const entry of entries)
        if (!map.has(key(entry)))
            map.set(key(entry), entry);
    return map;
}
function duplicateEntries(entries, file) {
    const names = new Set();
    const paths = new Set();
    const findings = [];
    for (const entry of entries) {
        if (isRepeated(entry.name, names))
            findings.push(match_entries_duplicateFinding(entry, 'name', file));
        if (isRepeated(entry.path, paths))
            findings.push(match_entries_duplicateFinding(entry, 'path', file));
    }
    return findings;
}
function isRepeated(value, seen) {
    const count = seen.size;
    return value !== '' && seen.add(value).size === count;
}
function match_entries_duplicateFinding(entry, what, file) {
    return {
        rule: 'entry-duplicate',
        file,
        at: { field: ['skills', entry.index, what], part: 'value' },
        skill: entry.name,
        message: `The ${what} "${entry[what]}" stands twice in the manifest; consumers see only the first.`,
        fix: 'Remove one of the two entries.',
    };
}
function unsafePaths(entries, file) {
    return entries
        .filter((entry) => !(0,skill_path/* isContainedPath */.l)(entry.path))
        .map((entry) => ({
        rule: 'entry-path-unsafe',
        file,
        at: entry.path === ''
            ? diagnostic/* START_OF_FILE */.ag
            : { field: ['skills', entry.index, 'path'], part: 'value' },
        skill: entry.name,
        message: entry.path === ''
            ? `The entry "${entry.name}" has no path.`
            : `The path "${entry.path}" of "${entry.name}" leaves the repository.`,
        fix: 'Make it the directory of the skill, relative to the repository.',
    }));
}

;// CONCATENATED MODULE: ./build/core/registry/rank-names.js


/** 0 it is what the name is about, 1 it is in it, 2 elsewhere. A name is asked about once for each word: it is read once. */
function nameRanking({ profile, lexicon }) {
    const prefixes = profile.name.convention?.reservedPrefixes ?? [];
    const conceptsByName = new Map();
    const conceptsOf = (skill) => {
        const known = conceptsByName.get(skill);
        if (known !== undefined)
            return known;
        const concepts = lexicon.conceptsIn((0,infer_metadata/* withoutPrefix */.Z)(skill, prefixes));
        conceptsByName.set(skill, concepts);
        return concepts;
    };
    return (word) => {
        const meant = lexicon.conceptsIn(word)[0];
        const standsFor = (concept) => concept.keyword === word || concept.taskType === word || concept === meant;
        return (skill) => {
            const concepts = conceptsOf(skill);
            if (concepts.some(standsFor))
                return concepts.length === 1 ? 0 : 1;
            const bare = (0,infer_metadata/* withoutPrefix */.Z)(skill, prefixes);
            if (word === bare)
                return 0;
            // Looking for the letters first spares most names being taken apart.
            return bare.toLowerCase().includes(word) && (0,core_lexicon/* wordsOf */.Z9)(bare).includes(word) ? 1 : 2;
        };
    };
}

;// CONCATENATED MODULE: ./build/core/registry/report-routes.js


/** Says which keywords were not given to the skill that wanted them. */
function reportRoutes(matrix, skills, manifest) {
    let bySkill = null;
    const place = (skill, keyword) => {
        bySkill ??= new Map(skills.map((found) => [found.name, found]));
        const record = bySkill.get(skill);
        if (record === undefined)
            return { file: manifest, at: diagnostic/* START_OF_FILE */.ag, skill };
        const field = record.declared.dispatchTriggers?.field;
        const at = field === undefined
            ? { field: ['description'], part: 'value' }
            : { field: [field], part: 'value', item: keyword };
        return { file: record.file, at, skill };
    };
    const loud = matrix.conflicts.filter(({ declared }) => declared);
    const quiet = matrix.conflicts.filter(({ declared }) => !declared);
    return [
        ...loud.flatMap(({ keyword, owner, losers }) => losers.map((loser) => ({
            rule: 'keyword-conflict',
            ...place(loser, keyword),
            message: `Keyword '${keyword}' already mapped to '${owner}', ignoring mapping from '${loser}'`,
            fix: 'Give one of the two another keyword, or leave it: the mapping that stands is kept.',
        }))),
        ...matrix.unsafe.map(({ skill, keyword }) => ({
            rule: 'keyword-unsafe',
            ...place(skill, keyword),
            message: `The keyword ${JSON.stringify(keyword)} cannot stand in by_keyword, where it is used as a regular expression.`,
            fix: 'Use at least three of: lower-case letters, digits, spaces and . _ / # -',
        })),
        ...(quiet.length === 0 ? [] : [contested(quiet, manifest)]),
    ];
}
/** One notice for all: in a large repository hundreds of inferred keywords collide. */
function contested(conflicts, manifest) {
    const shown = conflicts.slice(0, 3).map(({ keyword, owner }) => `${keyword} (${owner ?? 'unmapped'})`);
    const more = conflicts.length > shown.length ? ', …' : '';
    return {
        rule: 'keyword-contested',
        file: manifest,
        at: diagnostic/* START_OF_FILE */.ag,
        message: `${(0,count_text/* countText */.l)(conflicts.length, 'inferred keyword')} ${conflicts.length === 1 ? 'was' : 'were'} wanted by more than one skill: ${shown.join(', ')}${more}.`,
        fix: 'Declare `keywords:` in the skill that should get the task; `conflicts` in the JSON report lists them all.',
    };
}

;// CONCATENATED MODULE: ./build/core/registry/compat-triggers.js

/**
 * The form that `triggersShape: "compat"` asks for of an entry that was made before: the object moves to the
 * top, and its keywords stay where consumers look for a list. Nothing in it is lost.
 */
function withCompatTriggers(entry) {
    const capabilities = entry['capabilities'];
    if (!(0,manifest_model/* isObject */.Gv)(capabilities) || entry['dispatch_triggers'] !== undefined)
        return entry;
    const triggers = capabilities['dispatch_triggers'];
    if (!(0,manifest_model/* isObject */.Gv)(triggers) || !isAsWeWriteIt(triggers))
        return entry;
    return {
        ...entry,
        dispatch_triggers: triggers,
        capabilities: { ...capabilities, dispatch_triggers: triggers['keywords'] },
    };
}
function isAsWeWriteIt(triggers) {
    return Object.keys(triggers).join() === 'labels,keywords,types' && Array.isArray(triggers['keywords']);
}

;// CONCATENATED MODULE: ./build/core/registry/merge-entry.js



const NOTHING = [];
/**
 * Brings an existing entry up to date: what the author declares wins, what a person wrote into the
 * manifest stays, what we derived before follows its source. Fields that are absent are not invented.
 */
function mergeEntry(existing, record, options) {
    const old = existing.value;
    const { declared } = record;
    // Nearly all entries of a large manifest are up to date: nothing is built for them.
    let wanted = null;
    const wantAt = (path, value) => {
        const field = path.join('.');
        if (options.preserve.includes(field) || options.preserve.includes(path[0]))
            return;
        wanted ??= new Map();
        wanted.set(field, { path, value });
    };
    const want = (key, value) => {
        if (value !== undefined && !(0,manifest_model/* sameJson */.Vk)(old[key], value))
            wantAt([key], value);
    };
    const before = deriveFromEntry(old, options);
    const after = derivedFrom(record, options);
    // Without a description of its own the source has nothing to derive from: what was derived before stands.
    const derived = declared.description === undefined ? before : after;
    want('name', record.name);
    want('path', record.directory === existing.path ? (old['path'] ?? record.directory) : record.directory);
    forEachDeclared(declared, (key, value) => {
        if (old[key] !== undefined || !isEmpty(value))
            want(key, value);
    });
    if (isOurs(old['tags'], before.tags))
        want('tags', declared.tags ?? derived.tags);
    if (isOurs(old['tier'], before.tier))
        want('tier', declared.tier ?? after.tier);
    if (declared.references === undefined)
        want('references', mergeReferences(existing, record.referenceFiles));
    const overrides = options.overrides[record.name];
    const tags = overriddenTags(overrides) ?? wanted?.get('tags')?.value ?? old['tags'];
    wantTriggers(old, { record, tags, before: before.keywords, after: derived.keywords, want: wantAt });
    const updated = wanted === null ? old : applyWanted(old, wanted);
    const shaped = isReshaped(options) ? withCompatTriggers(updated) : updated;
    if (shaped === old && overrides === undefined)
        return { value: old, edits: NOTHING, fields: NOTHING };
    return merge_entry_describe(existing, applyOverrides(shaped, overrides));
}
const TRIGGER_FIELDS = ['capabilities', 'capabilities.dispatch_triggers', 'dispatch_triggers'];
function isReshaped({ triggersShape, preserve }) {
    return triggersShape === 'compat' && !TRIGGER_FIELDS.some((field) => preserve.includes(field));
}
function isOurs(value, derived) {
    return value !== undefined && (0,manifest_model/* sameJson */.Vk)(value, derived);
}
/** A list that is exactly our own is made anew; any other keeps its order and gets new files at its end. */
function mergeReferences(existing, files) {
    const old = existing.value['references'];
    if (!Array.isArray(old))
        return undefined;
    if (old.length === 0)
        return files;
    const listed = (0,manifest_model/* textsOf */.CB)(old);
    const prefix = `${existing.path}/references/`;
    const isGenerated = listed.length === old.length &&
        listed.every((file, index) => file.startsWith(prefix) && (index === 0 || listed[index - 1] < file));
    if (isGenerated)
        return files;
    return [...old, ...files.filter((file) => !listed.includes(file))];
}
const NESTED = ['capabilities', 'dispatch_triggers'];
const TRIGGER_PLACES = [NESTED, ['dispatch_triggers']];
function wantTriggers(old, { record, tags, before, after, want }) {
    const declared = record.declared.dispatchTriggers;
    for (const base of TRIGGER_PLACES) {
        const triggers = valueAt(old, base);
        // A list is a person's, or a consumer's form of it: never converted.
        if (!(0,manifest_model/* isObject */.Gv)(triggers))
            continue;
        const wantPart = (key, value) => {
            if (value !== undefined && !(0,manifest_model/* sameJson */.Vk)(triggers[key], value))
                want([...base, key], value);
        };
        if (declared?.labels !== undefined)
            wantPart('labels', declared.labels);
        else if (isOurs(triggers['labels'], old['tags'] ?? NOTHING))
            wantPart('labels', tags);
        const keywords = declared?.keywords ?? (isOurs(triggers['keywords'], before) ? after : undefined);
        wantPart('keywords', keywords);
        // The list beside it that holds the same is the one that `compat` makes.
        if (keywords !== undefined && base !== NESTED && !(0,manifest_model/* sameJson */.Vk)(triggers['keywords'], keywords)) {
            if (isOurs(valueAt(old, NESTED), triggers['keywords']))
                want(NESTED, keywords);
        }
        if (declared?.types !== undefined)
            wantPart('types', declared.types);
    }
}
function applyWanted(old, wanted) {
    let result = old;
    for (const { path, value } of wanted.values())
        result = setAt(result, path, value);
    return result;
}
function valueAt(entry, path) {
    let value = entry;
    for (const key of path)
        value = (0,manifest_model/* isObject */.Gv)(value) ? value[key] : undefined;
    return value;
}
function setAt(object, [key, ...rest], value) {
    if (key === undefined)
        return object;
    if (rest.length === 0)
        return { ...object, [key]: value };
    const child = object[key];
    return { ...object, [key]: setAt((0,manifest_model/* isObject */.Gv)(child) ? child : {}, rest, value) };
}
/** Only what differs is edited, as deep as the difference lies. */
function merge_entry_describe(existing, value) {
    const edits = [];
    const fields = [];
    const visit = (before, after, path) => {
        for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
            const [from, to] = [(0,manifest_model/* ownValue */.eC)(before, key), (0,manifest_model/* ownValue */.eC)(after, key)];
            if ((0,manifest_model/* sameJson */.Vk)(from, to))
                continue;
            if ((0,manifest_model/* isObject */.Gv)(from) && (0,manifest_model/* isObject */.Gv)(to)) {
                visit(from, to, [...path, key]);
                continue;
            }
            const at = ['skills', existing.index, ...path, key];
            edits.push(to === undefined ? { op: 'remove', path: at } : { op: 'set', path: at, value: to });
            fields.push({
                field: [...path, key].join('.'),
                ...(from !== undefined && { before: from }),
                ...(to !== undefined && { after: to }),
            });
        }
    };
    visit(existing.value, value, []);
    return { value, edits, fields };
}

;// CONCATENATED MODULE: ./build/core/registry/update-entries.js



/** What becomes of the entries: new ones for new skills, changes of those that are there, an end for stale ones. */
function updateEntries(entries, matching, input, options) {
    const edits = [];
    const changes = [];
    const claims = [];
    const matched = new Set();
    const replaced = new Map();
    const removed = new Set();
    const added = [];
    for (const record of input.skills) {
        const existing = matching.entryOf.get(record.name);
        if (existing !== undefined)
            shareDerivation(existing.value, record, options);
        const value = existing === undefined ? addEntry(record) : changeEntry(existing, record);
        if (value !== existing?.value)
            shareDerivation(value, record, options);
        const claim = claimOf(value, record.declared.dispatchTriggers?.keywords ?? null, options);
        if (claim !== null)
            claims.push(claim);
    }
    for (const entry of matching.stale)
        removeEntry(entry);
    const final = [];
    const others = [];
    for (const { index, value } of entries) {
        if (removed.has(index))
            continue;
        const now = replaced.get(index) ?? value;
        final.push(now);
        if (!matched.has(index))
            others.push(now);
    }
    for (const entry of added)
        final.push(entry);
    return { edits, changes, claims, final, added, removed, fromSkills: matched.size + added.length, others };
    function addEntry(record) {
        const value = buildEntry(record, options);
        added.push(value);
        changes.push({ kind: 'skill-added', skill: record.name, path: record.directory });
        return value;
    }
    function changeEntry(existing, record) {
        const merged = mergeEntry(existing, record, options);
        matched.add(existing.index);
        if (merged.value !== existing.value)
            replaced.set(existing.index, merged.value);
        for (const edit of merged.edits)
            edits.push(edit);
        if (merged.fields.length > 0) {
            const { name: skill, directory: path } = record;
            changes.push({ kind: 'skill-updated', skill, path, fields: merged.fields });
        }
        return merged.value;
    }
    function removeEntry(entry) {
        if (options.prune === 'remove') {
            removed.add(entry.index);
            edits.push({ op: 'remove', path: ['skills', entry.index] });
            changes.push({ kind: 'skill-removed', skill: entry.name, path: entry.path });
            return;
        }
        replaced.set(entry.index, { ...entry.value, status: 'deprecated' });
        if (entry.value['status'] === 'deprecated')
            return;
        edits.push({ op: 'set', path: ['skills', entry.index, 'status'], value: 'deprecated' });
        const before = entry.value['status'];
        changes.push({
            kind: 'skill-updated',
            skill: entry.name,
            path: entry.path,
            fields: [{ field: 'status', ...(before !== undefined && { before }), after: 'deprecated' }],
        });
    }
}
/** Entries move up where others before them go; new ones come last. */
function fieldWithout(removed, field) {
    const [table, index, ...rest] = field;
    if (table !== 'skills' || typeof index !== 'number')
        return field;
    if (removed.has(index))
        return null;
    const before = [...removed].filter((gone) => gone < index).length;
    return [table, index - before, ...rest];
}

;// CONCATENATED MODULE: ./build/core/registry/assign-routes.js

/**
 * Decides who gets which keyword and task type: who has it already, then the skill whose name is about
 * it, then the first one found. An inferred keyword that too many want tells nobody apart and stays unmapped.
 */
function assignRoutes(claims, fixed, rules) {
    const unsafe = [];
    const wanted = new Map();
    const typed = new Map();
    for (const claim of claims) {
        for (const raw of claim.keywords) {
            const keyword = raw.toLowerCase();
            if (isSafeKeyword(keyword, claim.isDeclared))
                note(wanted, keyword, claim);
            else
                unsafe.push({ skill: claim.skill, keyword: raw });
        }
        const taskType = claim.tags.find((tag) => rules.vocabulary.has(tag));
        if (taskType !== undefined)
            note(typed, taskType, claim);
    }
    const conflicts = [];
    const owners = new Map();
    for (const [keyword, claimants] of wanted) {
        const owner = fixed.keywords.get(keyword) ?? ownerOf(keyword, claimants, rules);
        if (owner !== null)
            owners.set(keyword, owner);
        const losers = [...claimants.values()].filter(({ skill }) => skill !== owner);
        if (losers.length > 0)
            conflicts.push(conflictOf(keyword, owner, losers, fixed));
    }
    const taskTypes = new Map();
    for (const [type, claimants] of typed) {
        const owner = fixed.taskTypes.get(type) ?? best(type, claimants, rules).skill;
        if (claimants.has(owner))
            taskTypes.set(owner, type);
    }
    return { keywords: keywordsBySkill(claims, owners), taskTypes, conflicts, unsafe };
}
function note(map, key, claim) {
    const claimants = map.get(key);
    if (claimants === undefined)
        map.set(key, new Map([[claim.skill, claim]]));
    else if (!claimants.has(claim.skill))
        claimants.set(claim.skill, claim);
}
function ownerOf(keyword, claimants, rules) {
    const { skill, equals } = best(keyword, claimants, rules);
    const isContested = equals > 1 && claimants.size > rules.maxClaimants;
    return isContested && ![...claimants.values()].some(({ isDeclared }) => isDeclared) ? null : skill;
}
/** The first of those whose name is closest to the word, and how many are as close. */
function best(word, claimants, { rankNames }) {
    const rankOf = rankNames(word);
    let [skill, rank, equals] = ['', Number.POSITIVE_INFINITY, 0];
    for (const claimant of claimants.keys()) {
        const own = rankOf(claimant);
        if (own < rank)
            [skill, rank, equals] = [claimant, own, 1];
        else if (own === rank)
            equals++;
    }
    return { skill, equals };
}
function conflictOf(keyword, owner, losers, fixed) {
    return {
        keyword,
        owner,
        losers: losers.map(({ skill }) => skill),
        // Losing to what a person wrote into the matrix is said as loudly as losing a declared keyword.
        declared: losers.some(({ isDeclared }) => isDeclared) || fixed.manualKeywords.has(keyword),
    };
}
function keywordsBySkill(claims, owners) {
    const result = new Map();
    for (const { skill, keywords } of claims) {
        let won = null;
        for (const raw of keywords) {
            const keyword = raw.toLowerCase();
            if (owners.get(keyword) !== skill)
                continue;
            won ??= new Set();
            won.add(keyword);
        }
        if (won !== null)
            result.set(skill, [...won]);
    }
    return result;
}

;// CONCATENATED MODULE: ./build/core/registry/matrix-ownership.js


/** A status that a person set in the manifest leaves behind what we made before: that is ours all the same. */
function recognizeOurRoutes(matrix, { active, retired }, options) {
    const ours = recognizeRoutes(matrix, active, options);
    if (retired.length === 0)
        return ours;
    const names = new Set(retired.map(({ skill }) => skill));
    const then = recognizeRoutes(matrix, [...active, ...retired], options);
    const withRetired = (now, before, table) => {
        const routes = (0,manifest_model/* routesOf */.eV)(matrix, table);
        return new Set([...now, ...[...before].filter((key) => names.has(routes[key]))]);
    };
    return {
        keywordKeys: withRetired(ours.keywordKeys, then.keywordKeys, 'by_keyword'),
        taskTypes: withRetired(ours.taskTypes, then.taskTypes, 'by_task_type'),
    };
}
function recognizeRoutes(matrix, oldClaims, options) {
    const byKeyword = (0,manifest_model/* routesOf */.eV)(matrix, 'by_keyword');
    const byType = (0,manifest_model/* routesOf */.eV)(matrix, 'by_task_type');
    const standing = {
        keywords: ownersOfParts(Object.entries(byKeyword)),
        taskTypes: new Map(Object.entries(byType).filter(isRoute)),
        manualKeywords: new Set(),
    };
    const again = assignRoutes(oldClaims, standing, options);
    const isOurKey = ([key, skill]) => {
        const won = again.keywords.get(skill) ?? [];
        // Joined is how they are made until somebody asks for single ones. Single keys may be a person's, who needs them.
        if (won.length > 0 && won.join('|') === key)
            return true;
        return options.keyStyle === 'single' && won.includes(key);
    };
    return {
        keywordKeys: new Set(Object.entries(byKeyword)
            .filter(isRoute)
            .filter(isOurKey)
            .map(([key]) => key)),
        taskTypes: new Set([...standing.taskTypes]
            .filter(([type, skill]) => again.taskTypes.get(skill) === type)
            .map(([type]) => type)),
    };
}
/** Each part of each key with the skill it leads to; the first key that has it wins, as for consumers. */
function ownersOfParts(routes) {
    const owners = new Map();
    for (const [key, skill] of routes) {
        if (typeof skill !== 'string')
            continue;
        for (const part of key.toLowerCase().split('|'))
            if (!owners.has(part))
                owners.set(part, skill);
    }
    return owners;
}
function isRoute(route) {
    return typeof route[1] === 'string';
}

;// CONCATENATED MODULE: ./build/core/registry/update-matrix.js



/** Updates the two tables that we fill; what a person wrote there is never changed, moved or extended. */
function updateMatrix(input) {
    const ours = withoutOverridden(recognizeOurRoutes(input.matrix, input.oldClaims, input.options), input.overridden);
    const served = skillsWithManualKey(input, ours);
    const claims = served.size === 0 ? input.newClaims : input.newClaims.map((claim) => withoutKeywords(claim, served));
    const fixed = fixedRoutes(input, ours, claims);
    const assignment = assignRoutes(claims, fixed, input.options);
    const keyword = updateTable('by_keyword', wantedKeys(assignment, input), ours.keywordKeys, input);
    const types = updateTable('by_task_type', wantedTypes(assignment), ours.taskTypes, input);
    return {
        edits: [...types.edits, ...keyword.edits],
        changes: [...types.changes, ...keyword.changes],
        conflicts: assignment.conflicts,
        unsafe: assignment.unsafe,
        byKeyword: keyword.routes,
        byTaskType: types.routes,
    };
}
function withoutKeywords(claim, served) {
    return !claim.isDeclared && served.has(claim.skill) ? { ...claim, keywords: [] } : claim;
}
function withoutOverridden(ours, overridden) {
    const without = (keys, table) => {
        const manual = (0,manifest_model/* routesOf */.eV)(overridden, table);
        return new Set([...keys].filter((key) => !Object.hasOwn(manual, key)));
    };
    return {
        keywordKeys: without(ours.keywordKeys, 'by_keyword'),
        taskTypes: without(ours.taskTypes, 'by_task_type'),
    };
}
/**
 * A skill with a hand-made key gets no second one, unless its author declares keywords. One that we made
 * before a person added another stays, but for what the overrides file says outright.
 */
function skillsWithManualKey({ matrix, overridden }, ours) {
    const routes = Object.entries((0,manifest_model/* routesOf */.eV)(matrix, 'by_keyword')).filter(isRoute);
    const isOurs = ([key]) => ours.keywordKeys.has(key);
    const withOurs = new Set(routes.filter(isOurs).map(([, skill]) => skill));
    const outright = (0,manifest_model/* routesOf */.eV)(overridden, 'by_keyword');
    const manual = routes.filter(([key, skill]) => !ours.keywordKeys.has(key) && (!withOurs.has(skill) || Object.hasOwn(outright, key)));
    return new Set(manual.map(([, skill]) => skill));
}
function fixedRoutes(input, ours, claims) {
    const current = (skill) => input.renames.get(skill) ?? skill;
    const wanted = new Map();
    for (const claim of claims)
        wanted.set(claim.skill, claim);
    const keywordRoutes = Object.entries((0,manifest_model/* routesOf */.eV)(input.matrix, 'by_keyword')).filter(isRoute);
    const manual = keywordRoutes.filter(([key]) => !ours.keywordKeys.has(key));
    const frozen = keywordRoutes.filter(([key, skill]) => ours.keywordKeys.has(key) && input.frozen.has(skill));
    const keywords = ownersOfParts([...manual, ...frozen]);
    for (const [part, owner] of ownersOfParts(keywordRoutes.filter(([key]) => ours.keywordKeys.has(key)))) {
        if (!keywords.has(part) && wanted.get(current(owner))?.keywords.includes(part))
            keywords.set(part, current(owner));
    }
    const taskTypes = new Map();
    for (const [type, skill] of Object.entries((0,manifest_model/* routesOf */.eV)(input.matrix, 'by_task_type')).filter(isRoute)) {
        const isFree = ours.taskTypes.has(type) &&
            !input.frozen.has(skill) &&
            !wanted.get(current(skill))?.tags.includes(type);
        if (!isFree)
            taskTypes.set(type, current(skill));
    }
    return { keywords, taskTypes, manualKeywords: new Set(ownersOfParts(manual).keys()) };
}
function wantedKeys(assignment, input) {
    const wanted = new Map();
    for (const [skill, keywords] of assignment.keywords) {
        const keys = input.options.keyStyle === 'joined' ? [keywords.join('|')] : keywords;
        for (const key of keys)
            wanted.set(key, skill);
    }
    return wanted;
}
function wantedTypes(assignment) {
    return new Map([...assignment.taskTypes].map(([skill, type]) => [type, skill]));
}
/** Brings our keys of one table in line: kept, renamed in place, removed, or added at the end. */
function updateTable(table, wanted, ours, input) {
    const existing = (0,manifest_model/* routesOf */.eV)(input.matrix, table);
    const edits = [];
    const changes = [];
    const routes = {};
    const pending = new Map([...wanted].filter(([key]) => !Object.hasOwn(existing, key)));
    const nextKey = new Map([...pending].map(([key, skill]) => [skill, key]));
    const at = (key) => ['dispatch_matrix', table, key];
    for (const [key, value] of Object.entries(existing)) {
        if (typeof value !== 'string' || !ours.has(key) || input.frozen.has(value)) {
            routes[key] = value;
            continue;
        }
        const skill = input.renames.get(value) ?? value;
        const owner = wanted.get(key);
        const replacement = owner === undefined ? takeFrom(nextKey, skill) : key;
        if (replacement === undefined) {
            edits.push({ op: 'remove', path: at(key) });
            changes.push({ kind: 'route-removed', table, key, skill: value });
            continue;
        }
        const target = owner ?? skill;
        routes[replacement] = target;
        if (replacement === key && target === value)
            continue;
        if (replacement !== key) {
            pending.delete(replacement);
            edits.push({ op: 'rename', path: at(key), key: replacement });
        }
        if (target !== value)
            edits.push({ op: 'set', path: at(key), value: target });
        changes.push({ kind: 'route-changed', table, key, newKey: replacement, skill: value, newSkill: target });
    }
    for (const [key, skill] of pending) {
        edits.push({ op: 'set', path: at(key), value: skill });
        changes.push({ kind: 'route-added', table, key, skill });
        routes[key] = skill;
    }
    return { edits, changes, routes: routes };
}
function takeFrom(map, key) {
    const value = map.get(key);
    map.delete(key);
    return value;
}

;// CONCATENATED MODULE: ./build/core/registry/update-meta.js
/**
 * Counts are put right where they stand and are wrong; new ones and the date come only with another change,
 * so that the clock alone never makes a diff.
 */
function updateMeta(model, state) {
    const discovered = Math.min(state.discovered, state.total);
    const counts = {
        totalSkills: state.total,
        autoDiscoveredSkills: discovered,
        manuallyRegistered: state.total - discovered,
    };
    const edits = [];
    const changes = [];
    const set = (field, after) => {
        const before = model.meta[field];
        if (before === after)
            return;
        edits.push({ op: 'set', path: ['_meta', field], value: after });
        changes.push({ kind: 'meta-changed', field, ...(before !== undefined && { before }), after });
    };
    const isDated = state.isChanged ||
        state.isNew ||
        Object.entries(counts).some(([field, count]) => isWrong(model.meta[field], count));
    if (!isDated)
        return { edits, changes };
    set('lastUpdated', dateLike(model.meta['lastUpdated'], state.now()));
    for (const [field, count] of Object.entries(counts))
        set(field, count);
    return { edits, changes };
}
function isWrong(before, count) {
    return before !== undefined && before !== count;
}
/** Keeps the form that is in the file: a date stays a date. */
function dateLike(before, now) {
    return typeof before === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(before) ? now.slice(0, 10) : now;
}

;// CONCATENATED MODULE: ./build/core/registry/plan-manifest.js













const SCHEMA_VERSION = '2.1.0';
/** Plans the manifest that the skills call for out of the one that is there. A pure function of its inputs. */
function planManifest(text, input, options) {
    const model = text === null ? emptyManifest(options) : options.read(text);
    const matching = matchEntries(model.entries, input, options);
    const entries = updateEntries(model.entries, matching, input, options);
    const overridden = overrideMatrix(model.matrix, options.overriddenMatrix);
    const matrix = updateMatrix({
        matrix: overridden.matrix,
        overridden: options.overriddenMatrix,
        oldClaims: claimsOfEntries(model, options),
        newClaims: options.profile.matrix ? claimsOfSkills(entries, options) : [],
        frozen: options.profile.matrix ? matching.frozen : new Set(model.entries.map(({ name }) => name)),
        renames: matching.renames,
        options: {
            vocabulary: taskTypeVocabulary(keysOf(model.matrix['by_task_type']), options.taskTypes),
            maxClaimants: options.maxClaimants,
            keyStyle: options.keywordKeys,
            rankNames: nameRanking(options),
        },
    });
    const changes = [...entries.changes, ...overridden.changes, ...matrix.changes];
    const edits = [...entries.edits, ...overridden.edits, ...matrix.edits];
    // Elements without a name are counted, never touched.
    const unnamed = (model.value['skills'] ?? []).length - model.entries.length;
    const meta = updateMeta(model, {
        isChanged: edits.length > 0 || entries.added.length > 0,
        total: entries.final.length + unnamed,
        discovered: entries.fromSkills + countDiscovered(entries.others, input.discovered),
        now: options.now,
        isNew: text === null,
    });
    const final = { entries: entries.final, byKeyword: matrix.byKeyword, byTaskType: matrix.byTaskType };
    const findings = [
        ...matching.findings,
        ...checkReferences(matching, input.skills, options),
        ...reportRoutes(matrix, input.skills, options.file),
        ...checkMatrix(overridden.matrix, final, options),
    ];
    const allEdits = [...edits, ...meta.edits];
    return {
        pieces: () => writeManifest(text, model.value, { added: entries.added, edits: allEdits }),
        isChanged: text === null || allEdits.length > 0 || entries.added.length > 0,
        fieldAfter: (field) => fieldWithout(entries.removed, field),
        existing: model.value,
        entries: entries.final,
        changes: [...changes, ...meta.changes],
        findings,
        conflicts: matrix.conflicts,
    };
}
function emptyManifest(options) {
    const value = {
        $schema: options.schemaId,
        _meta: {
            schemaVersion: SCHEMA_VERSION,
            lastUpdated: '',
            totalSkills: 0,
            autoDiscoveredSkills: 0,
            manuallyRegistered: 0,
        },
        dispatch_matrix: { by_task_type: {}, by_keyword: {} },
        skills: [],
    };
    return {
        value,
        entries: [],
        meta: value['_meta'],
        matrix: value['dispatch_matrix'],
    };
}
/** A skill that became invalid was found all the same: its entry, and the counts with it, stay as they were. */
function countDiscovered(entries, found) {
    if (entries.length === 0)
        return 0;
    const names = new Set(found.map(({ name }) => name));
    const directories = new Set(found.map(({ directory }) => directory));
    return entries.filter((entry) => names.has((0,manifest_model/* textOf */.b6)(entry['name'])) || directories.has((0,manifest_model/* pathOfEntry */.le)(entry)))
        .length;
}
function keysOf(value) {
    return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

;// CONCATENATED MODULE: ./build/register-skills.js







/** A manifest is committed: what is in somebody's home directory has no say in it. */
function sortForManifest(input) {
    const { setup, accepted, rejected, nested, selection } = input;
    if (setup.request.workspace.home === null)
        return { ...selection, rejected };
    const isCommitted = ({ scope }) => scope === 'repo';
    const committed = accepted.filter(isCommitted);
    const { selected, findings } = selectByName(committed, nested, setup.chosen.profile);
    const registered = new Map(selected.map((record) => [record.name, record]));
    const isSkipped = (record) => (registered.get(record.name) ?? record) !== record;
    return { selected, skipped: accepted.filter(isSkipped), rejected: rejected.filter(isCommitted), findings };
}
/** What the manifest has to become. */
function planRegistration(setup, sorted, text = setup.manifestText) {
    const options = manifestOptions(setup, sorted);
    const isPruning = setup.request.operation === 'prune';
    const skills = isPruning ? [] : sorted.selected;
    const input = { skills, rejected: sorted.rejected, discovered: [...sorted.selected, ...sorted.rejected] };
    const plan = planManifest(text, input, options);
    // Where there is no manifest, nothing can be taken out of it.
    return isPruning && text === null ? { ...plan, isChanged: false, changes: [] } : plan;
}
/** Writes what was planned, where the operation writes at all. */
async function writeRegistration(setup, plan, sorted) {
    const { request, manifestFile, manifestText } = setup;
    if (!isWriting(request))
        return;
    // Also when there is nothing to write: the store removes what a killed run has left behind.
    const compute = (current) => {
        const isAsRead = current === (manifestText?.read() ?? null);
        // Someone else wrote it since we read it: their change is merged, not lost.
        const latest = isAsRead
            ? plan
            : planRegistration(setup, sorted, current === null ? null : new held_text/* HeldText */.d(current));
        return latest.isChanged ? (0,text_pieces/* joinPieces */.A)(latest.pieces()) : null;
    };
    const planned = { before: manifestText, after: plan.isChanged ? plan.pieces : null };
    const options = { backup: !request.environment.isCi, planned };
    await (0,late_part/* withLateParts */.$R)(() => request.store.update(manifestFile, compute, options));
}

// EXTERNAL MODULE: ./build/stage-timer.js
var stage_timer = __webpack_require__(31114);
// EXTERNAL MODULE: ./build/track-catalogs.js
var track_catalogs = __webpack_require__(89300);
;// CONCATENATED MODULE: ./build/run-operation.js















/** The pipeline: scan, parse, infer, validate, register, report. Decides everything and prints nothing. */
async function runOperation(request) {
    if (request.profile === 'all') {
        const { checkCompatibility } = await Promise.all(/* import() */[__webpack_require__.e(712), __webpack_require__.e(529)]).then(__webpack_require__.bind(__webpack_require__, 81529));
        return checkCompatibility(request);
    }
    const timer = new stage_timer/* StageTimer */.e();
    const setup = await timer.time('prepare', () => (0,prepare_run/* prepareRun */.Z)(request));
    const { records, nested, findings: scanFindings } = await readSkills(setup, timer);
    const judge = openJudge(setup);
    const { accepted, rejected } = await (0,late_part/* withLateParts */.$R)(() => sortByVerdict(records, judge));
    const selection = selectByName(accepted, nested, setup.chosen.profile);
    const sorted = sortForManifest({ setup, accepted, rejected, nested, selection });
    const { skipped, findings: duplicates } = request.operation === 'validate' ? selection : sorted;
    const plan = await timer.time('register', () => planRegistration(setup, sorted));
    const catalogs = await timer.time('catalogs', () => (0,track_catalogs/* planTrackedCatalogs */.o)(setup, selection.usable));
    const findings = await timer.time('validate', async () => [
        ...scanFindings,
        ...records.flatMap((record) => record.findings),
        ...duplicates,
        ...(await checkCatalog(selection.selected, records, plan, {
            profile: setup.chosen.profile,
            manifestFile: setup.manifestFile,
            existing: () => (0,prepare_run/* existingEntries */.I)(setup),
        })),
        ...(await checkManifestShape(setup, plan)),
        ...plan.findings,
        ...catalogs.findings,
        ...lookForCommands(setup, selection.usable),
        ...checkDrift(setup, plan, records.length),
        ...(await checkExpectedRoutes(setup, plan)),
    ]);
    const told = await withManualEntries({ records, rejected, findings }, setup, judge);
    const result = { setup, judge, ...told, selection: { ...selection, skipped }, plan, catalogs };
    const outcome = await timer.time('report', () => composeOutcome(result));
    await timer.time('write', async () => {
        await writeRegistration(setup, plan, sorted);
        await catalogs.write();
    });
    return { ...outcome, timings: timer.timings };
}
/** What people registered by hand is a skill like any other to who asks about skills; the manifest keeps it as it is. */
async function withManualEntries(told, setup, judge) {
    const { operation } = setup.request;
    const isAsked = operation === 'validate' || operation === 'status';
    const entries = isAsked ? findManualEntries(setup, told.records) : [];
    if (entries.length === 0)
        return told;
    const { inspectManualEntries } = await __webpack_require__.e(/* import() */ 214).then(__webpack_require__.bind(__webpack_require__, 92214));
    const records = await inspectManualEntries(setup, entries);
    const { rejected } = await (0,late_part/* withLateParts */.$R)(() => sortByVerdict(records, judge));
    return {
        records: [...told.records, ...records],
        rejected: [...told.rejected, ...rejected],
        findings: [...told.findings, ...records.flatMap((record) => record.findings)],
    };
}
/** Nobody looks up a rule where nothing was found. */
const ruleTable = (0,late_part/* latePart */.Ck)(() => __webpack_require__.e(/* import() */ 712).then(__webpack_require__.bind(__webpack_require__, 6712)));
function openJudge({ request, settings, chosen: { profile } }) {
    const policy = {
        profile,
        level: request.level ?? settings.level,
        isForced: request.force === true,
        isProtocol: request.protocol === true,
    };
    return new judge/* Judge */.I(policy, (id) => ruleTable().ruleById(id));
}
function sortByVerdict(records, judge) {
    const accepted = [];
    const rejected = [];
    for (const record of records)
        (judge.isAccepted(record) ? accepted : rejected).push(record);
    return { accepted, rejected };
}
const MANY_SKILLS = 4000;
/** Bytes that a directory with about as many entries takes itself, on most file systems. */
const LARGE_DIRECTORY = 131_072;
/** Before anything is listed: by the scan the memory for young objects has grown already. */
function looksLarge({ request: { workspace }, roots, manifestText }) {
    return (manifestText?.isLarge === true ||
        roots.some(({ path }) => (workspace.fingerprint(path)?.size ?? 0) > LARGE_DIRECTORY));
}
/** What the scan found is not held longer than it takes to read it. */
async function readSkills(setup, timer) {
    const { onLargeRun, inspect = inspect_skills/* inspectSkills */.$ } = setup.request;
    if (onLargeRun !== undefined && looksLarge(setup))
        onLargeRun();
    const scan = await timer.time('scan', () => (0,inspect_skills/* scanRepository */.G)(setup));
    if (scan.candidates.length >= MANY_SKILLS)
        onLargeRun?.();
    const read = await timer.time('inspect', () => inspect(setup, scan));
    const records = scan.refused.length === 0 ? read : [...read, ...scan.refused];
    return { records, nested: scan.nested, findings: scan.findings };
}
/** What a machine lacks is worth a word to the person in front of it, not to a runner. */
function lookForCommands({ request, chosen: { profile } }, usable) {
    const { commands, environment, operation } = request;
    const isAsked = operation === 'validate' || operation === 'status';
    if (!isAsked || commands === undefined || environment.isCi || profile.requires === 'off')
        return [];
    return checkCommands(usable, commands);
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


/***/ }),

/***/ 63576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ selectForOperation),
/* harmony export */   f: () => (/* binding */ refuseUnknownNames)
/* harmony export */ });
/* harmony import */ var _core_withdrawn_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49957);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19473);
/* harmony import */ var _prepare_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7899);



/** What of a run the operation shows: the named skills, the unregistered ones, or all. */
async function selectForOperation(setup, everything) {
    const { request } = setup;
    const { skills, diagnostics, records } = everything;
    if (request.names !== undefined && request.names.length > 0)
        return onlyNamed(request.names, everything);
    const discovered = records.length;
    if (request.operation === 'prune')
        return {
            // Beside what it does, every skill that fails the run.
            skills: skills.filter(({ status, errors }) => status === 'pruned' || errors !== undefined),
            diagnostics,
            discovered,
        };
    if (request.operation !== 'discover')
        return { skills, diagnostics, discovered };
    const statusOf = new Map(records.map(({ name, declared }) => [name, declared.status]));
    const isInManifest = lookIntoManifest(setup);
    const isListed = (skill) => {
        const isNew = skill.status === 'registered' || (skill.status === 'invalid' && !isInManifest(skill));
        return isNew && (request.all === true || !(0,_core_withdrawn_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithdrawn */ .r)(statusOf.get(skill.name)));
    };
    return { skills: skills.filter(isListed), diagnostics, discovered };
}
/** A skill that became invalid keeps its entry: it is registered all the same. */
function lookIntoManifest(setup) {
    const entries = (0,_prepare_run_js__WEBPACK_IMPORTED_MODULE_1__/* .existingEntries */ .I)(setup);
    const names = new Set(entries.map(({ name }) => name));
    const paths = new Set(entries.map(({ path }) => path));
    return ({ name, path }) => names.has(name) || paths.has(path);
}
/** A name that nobody has is a mistake of whoever asks. */
async function refuseUnknownNames(wanted, names) {
    const unknown = wanted.find((name) => !names.has(name));
    if (unknown === undefined)
        return;
    const { closestOf } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 769));
    const near = closestOf(unknown, [...names]);
    const hint = near === null ? 'List them with `skill-registrar status`.' : `Did you mean "${near}"?`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`There is no skill "${unknown}".`, hint);
}
async function onlyNamed(wanted, { skills, diagnostics }) {
    await refuseUnknownNames(wanted, new Set(skills.map(({ name }) => name)));
    const chosen = new Set(wanted);
    return {
        skills: skills.filter(({ name }) => chosen.has(name)),
        diagnostics: diagnostics.filter(({ skill }) => skill !== undefined && chosen.has(skill)),
        discovered: chosen.size,
    };
}


/***/ }),

/***/ 31114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ StageTimer)
/* harmony export */ });
/** Milliseconds of every stage, for `--timing`. */
class StageTimer {
    timings = [];
    async time(stage, work) {
        const start = milliseconds();
        const result = await work();
        this.timings.push({ stage, ms: milliseconds() - start });
        return result;
    }
}
/** The first touch of `performance` loads a good part of node:perf_hooks; this clock is there already. */
function milliseconds() {
    const [seconds, nanoseconds] = process.hrtime();
    return seconds * 1000 + nanoseconds / 1e6;
}


/***/ })

};
