export const id = 212;
export const ids = [212,167];
export const modules = {

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

/***/ 45212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compileDispatcher: () => (/* binding */ compileDispatcher)
});

// EXTERNAL MODULE: ./build/core/locate-in-json.js
var locate_in_json = __webpack_require__(6167);
// EXTERNAL MODULE: ./build/core/manifest-error.js
var manifest_error = __webpack_require__(61414);
// EXTERNAL MODULE: ./build/core/read-json.js
var read_json = __webpack_require__(94391);
// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(30714);
;// CONCATENATED MODULE: ./build/runtime/bounded-pattern.js

/** Longer patterns are refused: compiling one cannot be interrupted, running one can. */
const MAX_PATTERN_LENGTH = 1000;
/** The whole time that the patterns of one question may take, in milliseconds. */
const PATTERN_BUDGET_MS = 500;
/** No pattern gets less, so that a harmless one among many costly ones still comes to its end. */
const MIN_SLICE_MS = 2;
/** So many steps take some milliseconds at most: a pattern that needs no more runs without a guard. */
const MAX_UNGUARDED_STEPS = 4096 ** 2;
/** Compiles a pattern that a stranger wrote; what is wrong with it is said in the result. */
function compilePattern(source) {
    if (source.length > MAX_PATTERN_LENGTH) {
        return { ok: false, reason: `it is longer than ${MAX_PATTERN_LENGTH} characters` };
    }
    try {
        return { ok: true, expression: new RegExp(source, 'i'), degree: degreeOf(source) };
    }
    catch (error) {
        return { ok: false, reason: error instanceof Error ? error.message : String(error) };
    }
}
/**
 * The exponent of the text's length in the steps a pattern may need: one for the place where it begins, and one
 * for each quantifier. What can backtrack worse than that (repeated groups, choices in groups, references back)
 * has no such bound.
 */
function degreeOf(source) {
    const plain = source
        .replace(/\\[^1-9k]/g, '.')
        .replace(/\[[^\]]*\]/g, '.')
        .replace(/\(\?[:=!]/g, '(');
    const isBounded = !/\)[*+?{]|\\/.test(plain) && !(plain.includes('(') && plain.includes('|'));
    return isBounded ? 1 + (plain.match(/[*+?{]/g)?.length ?? 0) : Number.POSITIVE_INFINITY;
}
/**
 * Tests patterns against texts in bounded time, whatever they are. Those that may backtrack without end run in
 * a context of their own, which V8 interrupts; what did not come to an end is `undecided`.
 */
class PatternTester {
    #now;
    #probe = null;
    constructor(now = () => performance.now()) {
        this.#now = now;
    }
    startBudget(patterns) {
        return {
            endsAt: this.#now() + PATTERN_BUDGET_MS,
            sliceMs: Math.max(MIN_SLICE_MS, Math.floor(PATTERN_BUDGET_MS / 2 / Math.max(1, patterns))),
        };
    }
    test(pattern, text, budget) {
        if ((text.length + 1) ** pattern.degree <= MAX_UNGUARDED_STEPS) {
            return pattern.expression.test(text) ? 'match' : 'no-match';
        }
        const timeout = Math.min(budget.sliceMs, Math.ceil(budget.endsAt - this.#now()));
        return timeout < 1 ? 'undecided' : this.#testInContext(pattern.expression, text, timeout);
    }
    #testInContext(expression, text, timeout) {
        this.#probe ??= {
            context: external_node_vm_.createContext(Object.create(null)),
            script: new external_node_vm_.Script('expression.test(text)'),
        };
        const { context, script } = this.#probe;
        context['expression'] = expression;
        context['text'] = text;
        try {
            return script.runInContext(context, { timeout }) === true ? 'match' : 'no-match';
        }
        catch {
            return 'undecided';
        }
    }
}

;// CONCATENATED MODULE: ./build/runtime/keyword-part.js

const SPECIAL = /[\\^$.*+?()[\]{}]/;
const SPECIAL_BUT_DOT = /[\\^$*+?()[\]{}]/;
/** Sorts out a part: consumers take each one for a regular expression, unanchored, in any case. */
function readKeywordPart(part) {
    if (part === '')
        return { kind: 'always' };
    if (!SPECIAL.test(part))
        return { kind: 'literal', literal: part.toLowerCase() };
    const pattern = compilePattern(part);
    if (!pattern.ok)
        return { kind: 'invalid', reason: pattern.reason };
    const literal = SPECIAL_BUT_DOT.test(part) ? '' : longest(part.toLowerCase().split('.'));
    return literal === '' ? { kind: 'pattern', pattern } : { kind: 'anchored', literal, pattern };
}
function longest(runs) {
    return runs.reduce((best, run) => (run.length > best.length ? run : best), '');
}

;// CONCATENATED MODULE: ./build/runtime/literal-index.js
/** So many first characters choose which lengths are looked up at a place of the text. */
const PREFIX = 3;
/**
 * Finds which of many fixed texts occur in a text. The work depends on the text asked about, not on how many
 * fixed texts there are: at each place the first characters say which lengths are worth a look-up.
 */
class LiteralIndex {
    #values = new Map();
    #lengthsByPrefix = new Map();
    #shortLengths = [];
    add(literal, value) {
        const known = this.#values.get(literal);
        if (known !== undefined) {
            known.push(value);
            return;
        }
        this.#values.set(literal, [value]);
        this.#addLength(literal);
    }
    /** Calls `visit` with the values of every literal that occurs, once for each place where it does. */
    forEachIn(text, visit) {
        for (let start = 0; start < text.length; start++) {
            if (this.#shortLengths.length > 0)
                this.#visitLengths(this.#shortLengths, text, start, visit);
            if (start + PREFIX > text.length)
                continue;
            const lengths = this.#lengthsByPrefix.get(prefixKey(text, start));
            if (lengths !== undefined)
                this.#visitLengths(lengths, text, start, visit);
        }
    }
    #addLength(literal) {
        if (literal.length < PREFIX) {
            if (!this.#shortLengths.includes(literal.length))
                this.#shortLengths.push(literal.length);
            return;
        }
        const key = prefixKey(literal, 0);
        const lengths = this.#lengthsByPrefix.get(key);
        if (lengths === undefined)
            this.#lengthsByPrefix.set(key, [literal.length]);
        else if (!lengths.includes(literal.length))
            lengths.push(literal.length);
    }
    #visitLengths(lengths, text, start, visit) {
        for (const length of lengths) {
            if (start + length > text.length)
                continue;
            const values = this.#values.get(text.slice(start, start + length));
            if (values !== undefined)
                visit(values);
        }
    }
}
/** Stays a small integer; two prefixes with one key only cost a look-up that finds nothing. */
function prefixKey(text, start) {
    return (((text.charCodeAt(start) << 14) ^ (text.charCodeAt(start + 1) << 7) ^ text.charCodeAt(start + 2)) &
        0x3fffffff);
}

;// CONCATENATED MODULE: ./build/runtime/dispatch.js



const MAX_CANDIDATES = 20;
/** A manifest's routes, compiled once and asked many times. */
class Dispatcher {
    problems = [];
    #names;
    #labels = new Map();
    #types = new Map();
    #literals = new LiteralIndex();
    #patterns = [];
    #always = [];
    #tester = new PatternTester();
    #nextRank = 0;
    constructor(source) {
        this.#names = new Set(source.skills.map((skill) => skill.name));
        const active = source.skills.filter((skill) => skill.isActive);
        for (const skill of active)
            this.#addLabels(skill);
        for (const [type, skill] of source.byTaskType)
            this.#addTaskType(type, skill);
        for (const skill of active)
            this.#addTypes(skill);
        for (const [key, skill] of source.byKeyword)
            this.#addKeyword(key, skill);
        for (const skill of active)
            this.#addTriggers(skill);
    }
    /** Finds the skill for a query, says why, and who else matched. */
    dispatch(query) {
        const claims = [];
        for (const label of query.labels ?? [])
            collect(claims, this.#labels.get(label.toLowerCase()));
        if (query.type !== undefined)
            collect(claims, this.#types.get(query.type.toLowerCase()));
        const undecided = this.#collectFromText(claims, query.text);
        claims.sort((a, b) => a.rank - b.rank);
        return this.#answer(claims, undecided);
    }
    #collectFromText(claims, text) {
        const seen = new Set();
        const lower = text.toLowerCase();
        this.#literals.forEachIn(lower, (values) => {
            if (seen.has(values))
                return;
            seen.add(values);
            let taken = 0;
            for (let index = 0; index < values.length && taken <= MAX_CANDIDATES; index++) {
                const value = values[index];
                if ('pattern' in value && !value.pattern.expression.test(lower))
                    continue;
                claims.push('pattern' in value ? value.claim : value);
                taken++;
            }
        });
        collect(claims, this.#always);
        return this.#patterns.length === 0 ? [] : this.#collectPatterns(claims, text);
    }
    #collectPatterns(claims, text) {
        const undecided = [];
        const budget = this.#tester.startBudget(this.#patterns.length);
        for (const { claim, pattern } of this.#patterns) {
            const verdict = this.#tester.test(pattern, text, budget);
            if (verdict === 'match')
                claims.push(claim);
            else if (verdict === 'undecided')
                undecided.push(claim.matched);
        }
        return undecided;
    }
    #answer(claims, undecided) {
        const winner = claims[0];
        if (winner === undefined) {
            return {
                skill: null,
                strategy: null,
                matched: null,
                place: null,
                isRegistered: false,
                candidates: [],
                undecided,
            };
        }
        const { skill, strategy, matched, place } = winner;
        const isRegistered = this.#names.has(skill);
        return { skill, strategy, matched, place, isRegistered, candidates: othersOf(claims), undecided };
    }
    #addLabels(skill) {
        for (const label of skill.labels) {
            const claim = this.#claim(skill.name, 'label', label, 'its labels');
            append(this.#labels, label.toLowerCase(), claim);
        }
    }
    #addTaskType(type, skill) {
        if (typeof skill !== 'string') {
            this.#report('by_task_type', type, 'its value is no name of a skill');
            return;
        }
        append(this.#types, type.toLowerCase(), this.#claim(skill, 'type', type, `by_task_type "${type}"`));
    }
    #addTypes(skill) {
        for (const type of skill.types) {
            append(this.#types, type.toLowerCase(), this.#claim(skill.name, 'type', type, 'its types'));
        }
    }
    #addKeyword(key, skill) {
        if (typeof skill !== 'string') {
            this.#report('by_keyword', key, 'its value is no name of a skill');
            return;
        }
        for (const part of key.split('|')) {
            this.#addPart(part, key, this.#claim(skill, 'keyword', part, `by_keyword "${key}"`));
        }
    }
    #addPart(text, key, claim) {
        const part = readKeywordPart(text);
        if (part.kind === 'literal')
            this.#literals.add(part.literal, claim);
        else if (part.kind === 'anchored')
            this.#literals.add(part.literal, { claim, pattern: part.pattern });
        else if (part.kind === 'pattern')
            this.#patterns.push({ claim, pattern: part.pattern });
        else if (part.kind === 'invalid')
            this.#report('by_keyword', key, `the part "${text}" ${reasonText(part.reason)}`);
        else {
            this.#always.push(claim);
            this.#report('by_keyword', key, 'an empty part matches every text');
        }
    }
    #addTriggers(skill) {
        for (const trigger of skill.keywords) {
            const literal = trigger.trim().toLowerCase();
            if (literal !== '') {
                this.#literals.add(literal, this.#claim(skill.name, 'trigger', trigger, 'its triggers'));
            }
        }
    }
    #claim(skill, strategy, matched, place) {
        return { skill, strategy, matched, place, rank: this.#nextRank++ };
    }
    #report(table, key, message) {
        this.problems.push({ table, key, message });
    }
}
function reasonText(reason) {
    return `cannot be used as a pattern: ${reason}`;
}
function append(map, key, claim) {
    const known = map.get(key);
    if (known === undefined)
        map.set(key, [claim]);
    else
        known.push(claim);
}
/** One more than are shown: the first may be the winner. */
function collect(claims, more) {
    if (more === undefined)
        return;
    for (let index = 0; index < more.length && index <= MAX_CANDIDATES; index++)
        claims.push(more[index]);
}
function othersOf(sorted) {
    if (sorted.length === 1)
        return [];
    const seen = new Set([sorted[0].skill]);
    const others = [];
    for (const { skill, strategy, matched, place } of sorted) {
        if (seen.has(skill))
            continue;
        seen.add(skill);
        others.push({ skill, strategy, matched, place });
        if (others.length === MAX_CANDIDATES)
            break;
    }
    return others;
}

// EXTERNAL MODULE: ./build/core/registry/manifest-model.js + 1 modules
var manifest_model = __webpack_require__(82928);
;// CONCATENATED MODULE: ./build/runtime/dispatch-source.js

/** Takes from a parsed manifest what dispatch needs; parts that have another shape count as absent. */
function readDispatchSource(manifest, orderedEntries) {
    const root = asObject(manifest);
    const matrix = asObject(root['dispatch_matrix']);
    const table = (name) => orderedEntries(['dispatch_matrix', name], asObject(matrix[name]));
    const skills = Array.isArray(root['skills']) ? root['skills'] : [];
    return {
        byTaskType: table('by_task_type'),
        byKeyword: table('by_keyword'),
        skills: skills.map(asObject).filter(hasName).map(readSkill),
    };
}
/** Triggers stand at the top of an entry or in `capabilities`, as an object or as a list of phrases. */
function readSkill(entry) {
    const nested = asObject(entry['capabilities'])['dispatch_triggers'];
    const triggers = (0,manifest_model/* isObject */.Gv)(entry['dispatch_triggers'])
        ? entry['dispatch_triggers']
        : (0,manifest_model/* isObject */.Gv)(nested)
            ? nested
            : {};
    const phrases = (0,manifest_model/* textsOf */.CB)(nested);
    return {
        name: entry.name,
        isActive: (entry['status'] ?? 'active') === 'active',
        labels: 'labels' in triggers ? (0,manifest_model/* textsOf */.CB)(triggers['labels']) : (0,manifest_model/* textsOf */.CB)(entry['tags']),
        keywords: [...phrases, ...(0,manifest_model/* textsOf */.CB)(triggers['keywords'])],
        types: (0,manifest_model/* textsOf */.CB)(triggers['types']),
    };
}
function hasName(entry) {
    return typeof entry['name'] === 'string';
}
function asObject(value) {
    return (0,manifest_model/* isObject */.Gv)(value) ? value : {};
}

;// CONCATENATED MODULE: ./build/runtime/compile-dispatcher.js





/** Compiles the text of a manifest. Throws `ManifestError` when it is no JSON. */
function compileDispatcher(text, file = 'manifest.json') {
    const reading = (0,read_json/* readJson */.V)(text);
    if (!reading.ok) {
        throw new manifest_error/* ManifestError */.S(`${file} is no JSON: ${reading.message}`, 'Mend it, or restore it from git.', {
            file,
            span: reading.span,
        });
    }
    const entries = (path, parsed) => {
        const keys = Object.keys(parsed);
        const ordered = keys.some(looksLikeInteger) ? (0,locate_in_json/* orderedKeys */.i)(text, path) : keys;
        return ordered.map((key) => [key, parsed[key]]);
    };
    return new Dispatcher(readDispatchSource(reading.value, entries));
}
/** JavaScript puts such keys first, whatever the file says. */
function looksLikeInteger(key) {
    return /^(?:0|[1-9]\d{0,9})$/.test(key);
}


/***/ })

};
