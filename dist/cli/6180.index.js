export const id = 6180;
export const ids = [6180];
export const modules = {

/***/ 6180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
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
        const { runOperation } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(1894), __webpack_require__.e(6712), __webpack_require__.e(15), __webpack_require__.e(1883), __webpack_require__.e(3436), __webpack_require__.e(2632), __webpack_require__.e(8189)]).then(__webpack_require__.bind(__webpack_require__, 4742));
        const outcome = await runOperation(await request('status', positionals.length === 0 ? {} : { names: positionals }));
        return { kind: 'outcome', outcome, mode: 'compare' };
    },
};


/***/ })

};
