export const id = 1140;
export const ids = [1140];
export const modules = {

/***/ 1140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
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
        const { runOperation } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(1894), __webpack_require__.e(6712), __webpack_require__.e(15), __webpack_require__.e(1883), __webpack_require__.e(3436), __webpack_require__.e(2632), __webpack_require__.e(8189)]).then(__webpack_require__.bind(__webpack_require__, 4742));
        const preview = options.isSet('preview');
        const outcome = await runOperation(await request('prune', { preview }));
        return { kind: 'outcome', outcome, mode: preview ? 'preview' : 'write' };
    },
};


/***/ })

};
