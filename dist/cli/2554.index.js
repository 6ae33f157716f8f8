"use strict";
exports.id = 2554;
exports.ids = [2554];
exports.modules = {

/***/ 92554:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explainCandidates: function() { return /* binding */ explainCandidates; },
/* harmony export */   reasonFor: function() { return /* binding */ reasonFor; }
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