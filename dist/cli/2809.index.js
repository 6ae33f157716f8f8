export const id = 2809;
export const ids = [2809];
export const modules = {

/***/ 2809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
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
        const { runOperation } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(1894), __webpack_require__.e(6712), __webpack_require__.e(15), __webpack_require__.e(1883), __webpack_require__.e(3436), __webpack_require__.e(2632), __webpack_require__.e(8189)]).then(__webpack_require__.bind(__webpack_require__, 4742));
        const outcome = await runOperation(await request('discover', { all: options.isSet('all') }));
        return { kind: 'outcome', outcome, mode: 'read' };
    },
};


/***/ })

};
