export const id = 7711;
export const ids = [7711];
export const modules = {

/***/ 7711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
const command = {
    name: 'register',
    summary: 'validate the skills and bring the manifest up to date',
    usage: '[--dry-run] [--check] [--force]',
    description: 'Scans for skills, validates them and writes manifest.json with its dispatch matrix. Only what changed is rewritten, and what people wrote stays.',
    examples: [
        { line: 'skill-registrar register --dry-run', does: 'Shows what would change, as a list and as a diff.' },
        { line: 'skill-registrar register --check', does: 'Fails when the manifest is not up to date; for CI.' },
    ],
    options: [
        { name: 'dry-run', summary: 'show what would be written, write nothing' },
        { name: 'check', summary: 'write nothing, exit 1 if the manifest is not up to date' },
        { name: 'force', summary: 'register skills in spite of errors, unless safety is at stake' },
    ],
    positionals: [],
    hasFindings: true,
    async run({ options, request }) {
        const { runOperation } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(1894), __webpack_require__.e(6712), __webpack_require__.e(15), __webpack_require__.e(1883), __webpack_require__.e(3436), __webpack_require__.e(2632), __webpack_require__.e(8189)]).then(__webpack_require__.bind(__webpack_require__, 4742));
        const dryRun = options.isSet('dry-run');
        const check = options.isSet('check');
        const outcome = await runOperation(await request('register', { dryRun, check, force: options.isSet('force') }));
        return { kind: 'outcome', outcome, mode: dryRun ? 'preview' : check ? 'check' : 'write' };
    },
};


/***/ })

};
