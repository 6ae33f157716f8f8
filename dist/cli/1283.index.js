"use strict";
exports.id = 1283;
exports.ids = [1283];
exports.modules = {

/***/ 21283:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: function() { return /* binding */ command; }
/* harmony export */ });
const command = {
    name: 'status',
    summary: 'compare the skills with the manifest',
    usage: '[name]',
    description: 'Says for every skill, or for one, whether the manifest has it and is up to date. Writes nothing.',
    examples: [{ line: 'skill-registrar status pdf', does: 'Shows one skill.' }],
    options: [],
    positionals: [{ name: 'name' }],
    hasFindings: true,
    async run({ positionals, request }) {
        const { runOperation } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 91675));
        const outcome = await runOperation(await request('status', positionals.length === 0 ? {} : { names: positionals }));
        return { kind: 'outcome', outcome, mode: 'compare' };
    },
};


/***/ })

};
;