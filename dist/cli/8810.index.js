"use strict";
exports.id = 8810;
exports.ids = [8810,4752,2554];
exports.modules = {

/***/ 4752:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JsonLocator: () => (/* binding */ JsonLocator),
/* harmony export */   i: () => (/* binding */ orderedKeys),
/* harmony export */   locateInJson: () => (/* binding */ locateInJson)
/* harmony export */ });
/* harmony import */ var _json_json_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7683);
/* harmony import */ var _text_position_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4902);


/** Answers many questions about the places in one text without reading it again for each. */
class JsonLocator {
    #root;
    #positions;
    /** The text has to be one that `readJson` accepts. */
    constructor(text) {
        this.#root = (0,_json_json_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .openJson */ .VH)((0,_json_json_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutMark */ .E_)(text));
        this.#positions = new _text_position_js__WEBPACK_IMPORTED_MODULE_1__/* .TextPositions */ .Q(this.#root.text);
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

/***/ 8810:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkExpectations: () => (/* binding */ checkExpectations)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3040);
/* harmony import */ var _core_locate_in_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4752);
/* harmony import */ var _explain_dispatch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2554);



/** Asks the new matrix every question of the config; each that is answered otherwise is an error on its own line. */
function checkExpectations(dispatcher, expectations, config) {
    let locator;
    const findings = [];
    for (const [index, expectation] of expectations.entries()) {
        const answer = dispatcher.dispatch(expectation);
        if (answer.skill === expectation.skill)
            continue;
        locator ??= new _core_locate_in_json_js__WEBPACK_IMPORTED_MODULE_2__.JsonLocator(config.text);
        const path = [...(config.path ?? ['expect']), index];
        const at = locator.locate([...path, 'skill'], 'value') ?? locator.locate(path, 'value') ?? _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag;
        findings.push({
            rule: 'expectation-failed',
            file: config.file,
            at,
            message: describeFailure(expectation, answer),
            fix: adviseOn(expectation, answer),
        });
    }
    return findings;
}
function describeFailure(expectation, answer) {
    const wish = expectation.skill === null ? 'although it should reach none' : `instead of "${expectation.skill}"`;
    return `"${shorten(expectation.text)}" ${reached(answer)} ${wish}.`;
}
function reached({ skill, strategy, matched, place }) {
    if (skill === null || strategy === null || matched === null || place === null)
        return 'reaches no skill';
    return `reaches "${skill}" (${(0,_explain_dispatch_js__WEBPACK_IMPORTED_MODULE_1__.reasonFor)({ skill, strategy, matched, place })})`;
}
function adviseOn(expectation, answer) {
    const { skill } = expectation;
    if (skill === null)
        return `Take "${answer.matched}" away from "${answer.skill}", or change this expectation.`;
    const other = answer.candidates.find((candidate) => candidate.skill === skill);
    if (other !== undefined) {
        return `"${skill}" wants it too (${(0,_explain_dispatch_js__WEBPACK_IMPORTED_MODULE_1__.reasonFor)(other)}), but comes later: give it a keyword of its own, put its key first in the matrix, or change this expectation.`;
    }
    if (answer.skill === null)
        return `Give "${skill}" a keyword that the text holds, or change this expectation.`;
    return `Give "${skill}" a keyword that the text holds and "${answer.skill}" does not claim, or change this expectation.`;
}
function shorten(text) {
    const line = text.replace(/\s+/g, ' ').trim();
    return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}


/***/ }),

/***/ 2554:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explainCandidates: () => (/* binding */ explainCandidates),
/* harmony export */   reasonFor: () => (/* binding */ reasonFor)
/* harmony export */ });
/** Says of every other candidate what spoke for it and what went before it. */
function explainCandidates(answer) {
    return answer.candidates.map((claim) => ({
        ...claim,
        why: `${reasonFor(claim)}, but ${reasonAgainst(claim, answer)}`,
    }));
}
/** What a claim rests on; the key of the matrix is named where it says more than what matched. */
function reasonFor({ strategy, matched, place }) {
    const found = `${strategy} "${matched}"`;
    const isWholeKey = place.endsWith(` "${matched}"`);
    return place.startsWith('by_') && !isWholeKey ? `${found} of ${place} matches` : `${found} matches`;
}
const PRECEDENCE = {
    label: 'a label goes before everything else',
    type: 'a task type goes before keywords and triggers',
    keyword: 'the matrix goes before triggers',
};
function reasonAgainst(claim, answer) {
    if (claim.strategy !== answer.strategy)
        return PRECEDENCE[answer.strategy ?? ''] ?? 'another skill goes first';
    const winner = answer.place?.startsWith('by_') ? answer.place : `"${answer.skill}"`;
    return `${winner} stands before it in the manifest`;
}


/***/ })

};
;