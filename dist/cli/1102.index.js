"use strict";
exports.id = 1102;
exports.ids = [1102];
exports.modules = {

/***/ 11102:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: function() { return /* binding */ command; }
/* harmony export */ });
const command = {
    name: 'discover',
    summary: 'list skills that are not registered yet',
    usage: '[--all]',
    description: 'Lists the skills that a scan finds and the manifest does not have. Writes nothing.',
    examples: [{ line: 'skill-registrar discover --all', does: 'Lists inactive and deprecated ones too.' }],
    options: [{ name: 'all', summary: 'include inactive and deprecated skills' }],
    positionals: [],
    hasFindings: true,
    async run({ options, request }) {
        const { runOperation } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 91675));
        const outcome = await runOperation(await request('discover', { all: options.isSet('all') }));
        return { kind: 'outcome', outcome, mode: 'read' };
    },
};


/***/ })

};
;