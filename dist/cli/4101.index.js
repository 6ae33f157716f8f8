"use strict";
exports.id = 4101;
exports.ids = [4101];
exports.modules = {

/***/ 49888:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ visibleSkills; }
/* harmony export */ });
/** The skills an agent may be told about: disabled and unavailable ones are left out unless asked for. */
function visibleSkills(skills, filter = {}) {
    return skills.filter((skill) => (skill.enabled || filter.includeDisabled === true) &&
        (skill.available || filter.includeUnavailable === true));
}


/***/ }),

/***/ 66922:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: function() { return /* binding */ compilePattern; },
/* harmony export */   ex: function() { return /* binding */ PatternTester; }
/* harmony export */ });
/* unused harmony export MAX_PATTERN_LENGTH */
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30714);
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_vm__WEBPACK_IMPORTED_MODULE_0__);

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
            context: node_vm__WEBPACK_IMPORTED_MODULE_0___default().createContext(Object.create(null)),
            script: new (node_vm__WEBPACK_IMPORTED_MODULE_0___default().Script)('expression.test(text)'),
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


/***/ }),

/***/ 74101:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  matchSkills: function() { return /* binding */ matchSkills; }
});

// EXTERNAL MODULE: ./build/core/catalog.js
var catalog = __webpack_require__(49888);
// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(83040);
// EXTERNAL MODULE: ./build/runtime/bounded-pattern.js
var bounded_pattern = __webpack_require__(66922);
// EXTERNAL MODULE: ./build/runtime/max-matches.js
var max_matches = __webpack_require__(24730);
;// CONCATENATED MODULE: ./build/runtime/word-match.js
/** True when the phrase stands in the text as whole words, in any case; letters of every script count. */
function hasWord(text, phrase) {
    return occursBetween(text, phrase, /[\p{L}\p{N}\p{M}_]/u);
}
/** True when a skill's name stands in the text by itself: `test` is not named by `test-first-fix`. */
function mentionsName(text, name) {
    return occursBetween(text, name, /[\p{L}\p{N}\p{M}_-]/u);
}
function occursBetween(text, phrase, wordCharacter) {
    const wanted = normalize(phrase);
    if (wanted === '')
        return false;
    const normal = normalize(text);
    for (let at = normal.indexOf(wanted); at !== -1; at = normal.indexOf(wanted, at + 1)) {
        const end = at + wanted.length;
        if (isBoundary(normal, at, wordCharacter) && isBoundary(normal, end, wordCharacter))
            return true;
    }
    return false;
}
function normalize(text) {
    return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
/** No boundary where a word goes on over it; a phrase that ends in a sign, such as `c++`, ends its word itself. */
function isBoundary(text, at, wordCharacter) {
    return !(wordCharacter.test(characterBefore(text, at)) && wordCharacter.test(characterAt(text, at)));
}
function characterAt(text, at) {
    return at < text.length ? String.fromCodePoint(text.codePointAt(at)) : '';
}
function characterBefore(text, at) {
    const isPair = at > 1 && /[\udc00-\udfff]/.test(text[at - 1]);
    return text.slice(Math.max(0, at - (isPair ? 2 : 1)), at);
}

;// CONCATENATED MODULE: ./build/runtime/match.js





/** Finds the skills whose triggers a query meets, and ranks them: explicit mention, exact phrase, recent use. */
function matchSkills(skills, request) {
    const undecided = [];
    const visible = (0,catalog/* visibleSkills */.B)(skills);
    const tester = new bounded_pattern/* PatternTester */.ex();
    const patterns = visible.reduce((sum, skill) => sum + (skill.triggers?.patterns.length ?? 0), 0);
    const judge = { tester, budget: tester.startBudget(patterns), undecided };
    const matches = visible
        .map((skill) => ({ skill, reasons: reasonsFor(skill, request.query, judge) }))
        .filter((match) => match.reasons.length > 0)
        .sort((a, b) => compareMatches(a, b, request));
    const max = Math.max(0, Math.trunc(request.max ?? max_matches/* MAX_MATCHES */.B));
    return { matches: matches.slice(0, max), total: matches.length, undecided };
}
function reasonsFor(skill, query, judge) {
    const triggers = skill.triggers ?? { keywords: [], verbs: [], patterns: [] };
    const reasons = [];
    if (mentionsName(query, skill.name))
        reasons.push({ kind: 'mention', matched: skill.name });
    for (const matched of triggers.keywords)
        if (hasWord(query, matched))
            reasons.push({ kind: 'keyword', matched });
    for (const matched of triggers.verbs)
        if (hasWord(query, matched))
            reasons.push({ kind: 'verb', matched });
    for (const matched of triggers.patterns) {
        if (matchesPattern(skill, matched, query, judge))
            reasons.push({ kind: 'pattern', matched });
    }
    return reasons;
}
function matchesPattern(skill, source, query, judge) {
    const pattern = (0,bounded_pattern/* compilePattern */.Eb)(source);
    if (!pattern.ok) {
        judge.undecided.push({ skill: skill.name, pattern: source, reason: pattern.reason });
        return false;
    }
    const verdict = judge.tester.test(pattern, query, judge.budget);
    if (verdict === 'undecided') {
        judge.undecided.push({ skill: skill.name, pattern: source, reason: 'it did not come to an end in time' });
    }
    return verdict === 'match';
}
function compareMatches(a, b, request) {
    return (strengthOf(b, request) - strengthOf(a, request) ||
        recencyOf(a, request) - recencyOf(b, request) ||
        (0,diagnostic/* compareText */.n6)(a.skill.name, b.skill.name) ||
        (0,diagnostic/* compareText */.n6)(a.skill.scope, b.skill.scope) ||
        (0,diagnostic/* compareText */.n6)(a.skill.path, b.skill.path));
}
/** A phrase says more than a word, and a word that was chosen more than a pattern. */
function strengthOf(match, { query }) {
    const strengths = match.reasons.map(({ kind, matched }) => {
        if (kind === 'mention')
            return 4;
        if (kind === 'pattern')
            return 1;
        const phrase = matched.trim().toLowerCase();
        return phrase.includes(' ') || phrase === query.trim().toLowerCase() ? 3 : 2;
    });
    return Math.max(...strengths);
}
function recencyOf(match, { recent = [] }) {
    const at = recent.indexOf(match.skill.name);
    return at === -1 ? recent.length : at;
}


/***/ }),

/***/ 24730:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ MAX_MATCHES; }
/* harmony export */ });
/** Skills that one query may load by its triggers where nobody says how many. */
const MAX_MATCHES = 3;


/***/ })

};
;