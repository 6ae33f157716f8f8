export const id = 1511;
export const ids = [1511,8189,7991,1039];
export const modules = {

/***/ 4401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   describeSurvey: () => (/* binding */ describeSurvey),
/* harmony export */   surveyRepository: () => (/* binding */ surveyRepository)
/* harmony export */ });
/* harmony import */ var _prepare_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15);
/* harmony import */ var _report_text_neutral_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9134);
/* harmony import */ var _run_operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4742);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1039);




/** Looks at a repository by trying a registration. */
async function surveyRepository(request) {
    const { chosen, manifestFile, manifestText } = await (0,_prepare_run_js__WEBPACK_IMPORTED_MODULE_0__.prepareRun)(request);
    const outcome = await tryToRegister(request);
    return {
        profile: chosen.profile.id,
        profileReason: chosen.reason,
        manifest: manifestFile,
        hasManifest: manifestText !== null,
        skills: outcome?.report.summary.discovered ?? 0,
        invalid: outcome?.report.summary.invalid ?? 0,
        folders: outcome === null ? [] : countByFolder(outcome),
    };
}
/** `null` where there is no folder with skills yet: that is no reason not to set the repository up. */
async function tryToRegister(request) {
    try {
        return await (0,_run_operation_js__WEBPACK_IMPORTED_MODULE_1__.runOperation)(request);
    }
    catch (error) {
        if (error instanceof _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkspaceError */ .k)
            return null;
        throw error;
    }
}
function countByFolder({ report }) {
    const folders = new Map();
    for (const { path, status } of report.skills) {
        const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.';
        if (status !== 'pruned')
            folders.set(folder, (folders.get(folder) ?? 0) + 1);
    }
    return [...folders].map(([path, skills]) => ({ path, skills }));
}
/** The survey in words. */
function describeSurvey(survey) {
    const folders = survey.folders.map(({ path, skills }) => `${(0,_report_text_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralize */ .YI)(path)} (${skills})`).join(', ');
    const invalid = survey.invalid > 0 ? `, ${survey.invalid} of them invalid` : '';
    return [
        `Profile:   ${(0,_report_text_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralize */ .YI)(survey.profile)} (${(0,_report_text_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralize */ .YI)(survey.profileReason)})\n`,
        `Skills:    ${survey.skills === 0 ? 'none found yet' : `${survey.skills} in ${folders}${invalid}`}\n`,
        `Manifest:  ${(0,_report_text_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralize */ .YI)(survey.manifest)} (${survey.hasManifest ? 'exists' : 'not there yet'})\n`,
    ].join('');
}


/***/ }),

/***/ 7991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ag: () => (/* binding */ START_OF_FILE),
/* harmony export */   n6: () => (/* binding */ compareText),
/* harmony export */   oV: () => (/* binding */ compareDiagnostics)
/* harmony export */ });
const START_OF_FILE = { line: 1, column: 1, endLine: 1, endColumn: 1 };
/** Orders findings by place, then by everything else, so that equal inputs give equal reports. */
function compareDiagnostics(a, b) {
    return (compareText(a.file, b.file) ||
        a.line - b.line ||
        a.column - b.column ||
        compareText(a.rule, b.rule) ||
        compareText(a.message, b.message));
}
/** Code-unit order: the same on every machine and in every locale. */
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 1039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ WorkspaceError)
/* harmony export */ });
/** The files themselves stopped us: a missing root, an unreadable directory, a failed write. Exit code 3. */
class WorkspaceError extends Error {
    path;
    name = 'WorkspaceError';
    /** What to do next, where more can be said than to look at the path. */
    fix;
    constructor(message, path, options) {
        super(message, options);
        this.path = path;
        if (options?.fix !== undefined)
            this.fix = options.fix;
    }
}


/***/ })

};
