export const id = 8904;
export const ids = [8904];
export const modules = {

/***/ 8904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
const command = {
    name: 'validate',
    summary: 'check skills against the rules of the profile',
    usage: '[name…] [--all] [--protocol]',
    description: 'Checks the named skills, or all of them, and says what is wrong, where, and what to do. Writes nothing.',
    examples: [
        { line: 'skill-registrar validate pdf', does: 'Checks one skill by name.' },
        {
            line: 'skill-registrar validate --all --profile all',
            does: 'Shows which systems accept which skill.',
        },
    ],
    options: [
        { name: 'all', summary: 'every skill (the default when no name is given)' },
        { name: 'protocol', summary: 'required sections are errors' },
    ],
    positionals: [{ name: 'name', many: true }],
    hasFindings: true,
    async run({ options, positionals, request }) {
        const { runOperation } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(1894), __webpack_require__.e(6712), __webpack_require__.e(15), __webpack_require__.e(1883), __webpack_require__.e(3436), __webpack_require__.e(2632), __webpack_require__.e(8189)]).then(__webpack_require__.bind(__webpack_require__, 4742));
        const all = options.isSet('all') || positionals.length === 0;
        const outcome = await runOperation(await request('validate', {
            all,
            protocol: options.isSet('protocol'),
            ...(all ? {} : { names: positionals }),
        }));
        return { kind: 'outcome', outcome, mode: 'read' };
    },
};


/***/ })

};
