export const id = 214;
export const ids = [214];
export const modules = {

/***/ 2214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   inspectManualEntries: () => (/* binding */ inspectManualEntries)
/* harmony export */ });
/* harmony import */ var _core_skill_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4863);
/* harmony import */ var _core_unreadable_skill_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3915);
/* harmony import */ var _inspect_skills_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9007);



/**
 * Reads the skills that people registered by hand, where the manifest says they lie. Such a path is a stranger's: it
 * stays in the repository, and a link is followed where the profile follows links.
 */
async function inspectManualEntries(setup, entries) {
    const wanted = entries.filter((entry) => !isLeftOut(entry, setup));
    const found = wanted.map((entry) => candidateOf(entry, setup));
    const refusals = found.map((candidate) => refusalOf(candidate, setup));
    const candidates = found.filter((_, index) => refusals[index] === null);
    const read = [...(await (0,_inspect_skills_js__WEBPACK_IMPORTED_MODULE_1__/* .inspectSkills */ .$)(setup, { candidates }))].values();
    return wanted.map(({ name }, index) => {
        const refusal = refusals[index];
        return named(refusal === null ? read.next().value : (0,_core_unreadable_skill_js__WEBPACK_IMPORTED_MODULE_0__/* .recordOfUnreadable */ .m)(found[index], refusal, 0), name);
    });
}
function isLeftOut({ path }, { settings }) {
    return settings.exclude.some((excluded) => (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Yw)(path, (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizePath */ .Fd)(excluded)));
}
function candidateOf({ path }, { roots }) {
    return {
        file: (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_2__/* .joinPath */ .uJ)(path, 'SKILL.md'),
        directory: path,
        // What is declared for the skills of a root, such as its tokens, holds for those that belong to none.
        root: roots[0]?.path ?? '.',
        source: 'manual',
        scope: 'repo',
        hasReferences: false,
        plainDirectories: null,
    };
}
function refusalOf({ directory, file }, setup) {
    const { workspace } = setup.request;
    const canonical = workspace.canonical(directory);
    if (canonical === null || canonical.startsWith('~'))
        return { kind: 'refused', reason: 'outside', detail: 'its directory leads out of the repository' };
    if (canonical !== directory && setup.chosen.profile.symlinks !== 'contained')
        return { kind: 'refused', reason: 'link', detail: 'a symbolic link leads to its directory' };
    if (workspace.kindOf(file) === 'missing')
        return { kind: 'refused', reason: 'unreadable', detail: 'the manifest names it, but it does not exist' };
    return null;
}
/** Whoever registered it chose the name that it is known by. */
function named(record, name) {
    return { ...record, name, findings: record.findings.map((finding) => ({ ...finding, skill: name })) };
}


/***/ })

};
