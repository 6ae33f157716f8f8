"use strict";
exports.id = 7272;
exports.ids = [7272];
exports.modules = {

/***/ 27272:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   describeSurvey: function() { return /* binding */ describeSurvey; },
/* harmony export */   surveyRepository: function() { return /* binding */ surveyRepository; }
/* harmony export */ });
/* harmony import */ var _prepare_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var _report_text_neutral_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66253);
/* harmony import */ var _run_operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91675);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34232);




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
    const folders = survey.folders.map(({ path, skills }) => `${(0,_report_text_neutral_js__WEBPACK_IMPORTED_MODULE_3__.neutralize)(path)} (${skills})`).join(', ');
    const invalid = survey.invalid > 0 ? `, ${survey.invalid} of them invalid` : '';
    return [
        `Profile:   ${(0,_report_text_neutral_js__WEBPACK_IMPORTED_MODULE_3__.neutralize)(survey.profile)} (${(0,_report_text_neutral_js__WEBPACK_IMPORTED_MODULE_3__.neutralize)(survey.profileReason)})\n`,
        `Skills:    ${survey.skills === 0 ? 'none found yet' : `${survey.skills} in ${folders}${invalid}`}\n`,
        `Manifest:  ${(0,_report_text_neutral_js__WEBPACK_IMPORTED_MODULE_3__.neutralize)(survey.manifest)} (${survey.hasManifest ? 'exists' : 'not there yet'})\n`,
    ].join('');
}


/***/ })

};
;