export const id = 7506;
export const ids = [7506,8508,5567,1055];
export const modules = {

/***/ 7506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printResult: () => (/* binding */ printResult)
/* harmony export */ });
/* harmony import */ var _report_envelope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5567);
/* harmony import */ var _report_json_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1055);


/** Prints what a command found out, in the chosen format. */
async function printResult(result, target) {
    if (result.kind === 'text')
        printText(result, target);
    if (result.kind === 'outcome')
        await printOutcome(result, target);
}
function printText(result, { command, common, io }) {
    if (common.format === 'json') {
        const success = result.exitCode === 0;
        io.stdout.write((0,_report_json_document_js__WEBPACK_IMPORTED_MODULE_0__.renderJson)({ ...(0,_report_envelope_js__WEBPACK_IMPORTED_MODULE_1__.emptyEnvelope)(command), success, ...result.fields }));
    }
    else if (!common.isQuiet || result.exitCode !== 0) {
        const port = common.isQuiet ? io.stderr : io.stdout;
        port.write(result.text === '' || result.text.endsWith('\n') ? result.text : `${result.text}\n`);
    }
}
async function printOutcome(result, target) {
    const { common, io } = target;
    const { outcome } = result;
    if (common.format === 'json')
        await printJson(result, io);
    if (common.format === 'text') {
        const { printTextOutcome } = await __webpack_require__.e(/* import() */ 1663).then(__webpack_require__.bind(__webpack_require__, 1663));
        await printTextOutcome(result, target);
    }
    if (common.format === 'github') {
        const { renderWorkflowCommands } = await __webpack_require__.e(/* import() */ 8512).then(__webpack_require__.bind(__webpack_require__, 8512));
        const { diagnostics } = outcome.report;
        const shown = common.isQuiet ? diagnostics.filter((found) => found.severity === 'error') : diagnostics;
        io.stdout.write(renderWorkflowCommands(shown, await prefixOf(target)));
    }
    if (common.format === 'sarif')
        await printSarif(outcome, target);
    if (common.format !== 'text')
        await logFailures(outcome, io);
    if (common.showsTiming)
        printTimings(outcome, io);
}
async function printJson({ outcome, mode }, io) {
    if (mode !== 'preview')
        return io.stdout.write((0,_report_json_document_js__WEBPACK_IMPORTED_MODULE_0__.renderJson)(outcome.report));
    const { unifiedDiff } = await Promise.all(/* import() */[__webpack_require__.e(7291), __webpack_require__.e(3930)]).then(__webpack_require__.bind(__webpack_require__, 3930));
    io.stdout.write((0,_report_json_document_js__WEBPACK_IMPORTED_MODULE_0__.renderJson)({ ...outcome.report, diff: unifiedDiff(outcome.files) }));
}
async function printSarif(outcome, target) {
    const { buildSarifLog } = await __webpack_require__.e(/* import() */ 1058).then(__webpack_require__.bind(__webpack_require__, 1058));
    const { ruleById } = await __webpack_require__.e(/* import() */ 6712).then(__webpack_require__.bind(__webpack_require__, 6712));
    const { createHash } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 7598, 19));
    const log = buildSarifLog({
        version: outcome.report._meta.version,
        diagnostics: outcome.report.diagnostics,
        exitCode: outcome.exitCode,
        failure: null,
        prefix: await prefixOf(target),
        ruleById,
        digest: (text) => createHash('sha256').update(text).digest('hex').slice(0, 32),
    });
    target.io.stdout.write((0,_report_json_document_js__WEBPACK_IMPORTED_MODULE_0__.renderJson)(log));
}
/** Scripts that read the document still see refused skills in their log (S0-43). */
async function logFailures({ report }, io) {
    if (report.summary.invalid === 0)
        return;
    const { renderFailures } = await __webpack_require__.e(/* import() */ 3367).then(__webpack_require__.bind(__webpack_require__, 3367));
    io.stderr.write(renderFailures(report));
}
function printTimings({ timings }, io) {
    const total = timings.reduce((sum, { ms }) => sum + ms, 0);
    for (const { stage, ms } of [...timings, { stage: 'total', ms: total }]) {
        io.stderr.write(`${ms.toFixed(1).padStart(9)} ms  ${stage}\n`);
    }
}
/** Paths are relative to the root; a runner and a code-scanning service take them from the checkout. */
async function prefixOf({ common, io }) {
    const path = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 6760, 19));
    const { isInside } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 9412));
    const checkout = io.env['GITHUB_WORKSPACE'] ?? io.cwd;
    const way = path.relative(checkout, common.root);
    return way === '' || !isInside(common.root, checkout) ? '' : `${way.split(path.sep).join('/')}/`;
}


/***/ }),

/***/ 5567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   emptyEnvelope: () => (/* binding */ emptyEnvelope)
/* harmony export */ });
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8508);

function emptyEnvelope(operation) {
    return {
        _meta: { command: 'skill', operation, version: _version_js__WEBPACK_IMPORTED_MODULE_0__.VERSION },
        success: true,
        summary: {
            discovered: 0,
            registered: 0,
            updated: 0,
            unchanged: 0,
            pruned: 0,
            invalid: 0,
            errors: 0,
            warnings: 0,
            notices: 0,
        },
        changed: false,
        skills: [],
        diagnostics: [],
        changes: [],
    };
}


/***/ }),

/***/ 1055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderJson: () => (/* binding */ renderJson)
/* harmony export */ });
/** One JSON document. `##[` would be a command to a runner wherever it stands in a log, so it is written escaped. */
function renderJson(document) {
    const text = JSON.stringify(document, null, 2);
    return `${text.includes('##[') ? text.replaceAll('##[', '#\\u0023[') : text}\n`;
}


/***/ }),

/***/ 8508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VERSION: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of this package; a test holds it against package.json. */
const VERSION = '1.0.0';


/***/ })

};
