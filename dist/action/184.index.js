export const id = 184;
export const ids = [184];
export const modules = {

/***/ 13184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readGeneratedFiles: () => (/* binding */ readGeneratedFiles)
/* harmony export */ });
/* harmony import */ var _prepare_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7899);
/* harmony import */ var _track_catalogs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89300);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60355);



/**
 * Manifest and catalogs as they lie on disk after the run, those that were up to date included: an earlier
 * step may have written them, and base still lacks them. The manifest comes first.
 */
async function readGeneratedFiles(request, prefix) {
    const setup = await (0,_prepare_run_js__WEBPACK_IMPORTED_MODULE_0__/* .prepareRun */ .Z)(request);
    return [setup.manifestFile, ...(0,_track_catalogs_js__WEBPACK_IMPORTED_MODULE_1__/* .trackedCatalogFiles */ .f)(setup)].flatMap((path) => {
        const content = request.store.read(path);
        return content === null ? [] : [{ path: (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_2__/* .toRepositoryPath */ .B)(path, prefix), content }];
    });
}


/***/ })

};
