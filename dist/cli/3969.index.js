"use strict";
exports.id = 3969;
exports.ids = [3969];
exports.modules = {

/***/ 23969:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: function() { return /* binding */ command; }
/* harmony export */ });
const command = {
    name: 'prune',
    summary: 'remove manifest entries whose skill is gone',
    usage: '[--preview]',
    description: 'Removes the entries of deleted skills, and the routes made for them. A skill that became invalid keeps its entry.',
    examples: [{ line: 'skill-registrar prune --preview', does: 'Shows what would be removed.' }],
    options: [{ name: 'preview', summary: 'show what would be removed, write nothing' }],
    positionals: [],
    hasFindings: true,
    async run({ options, request }) {
        const { runOperation } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 91675));
        const preview = options.isSet('preview');
        const outcome = await runOperation(await request('prune', { preview }));
        return { kind: 'outcome', outcome, mode: preview ? 'preview' : 'write' };
    },
};


/***/ })

};
;