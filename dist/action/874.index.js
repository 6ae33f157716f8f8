export const id = 874;
export const ids = [874];
export const modules = {

/***/ 34874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explainSkip: () => (/* binding */ explainSkip)
/* harmony export */ });
/** Why mode `sync` changed nothing. */
function explainSkip(reason) {
    switch (reason) {
        case 'fork':
            return {
                what: 'This is a pull request from a fork: its token is read-only, and nothing of it is written to this repository. The manifest was left alone.',
                next: 'Run mode "check" on pull requests, and mode "sync" on pushes to the base branch or on a schedule.',
            };
        case 'merge-queue':
            return {
                what: 'This is a merge queue: its branch goes away when the merge is done, so no pull request can be made for it.',
                next: 'Run mode "check" on merge_group, and mode "sync" on pushes to the base branch.',
            };
        case 'own-branch':
            return {
                what: 'The workflow runs on the branch that it keeps itself; there is nothing to open a pull request for.',
                next: 'Nothing to do. Leave that branch out of the triggers of the workflow to save the run.',
            };
    }
}


/***/ })

};
