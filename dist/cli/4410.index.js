"use strict";
exports.id = 4410;
exports.ids = [4410];
exports.modules = {

/***/ 24410:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ancestorChain: function() { return /* binding */ ancestorChain; }
/* harmony export */ });
/* harmony import */ var _core_skill_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11048);

/**
 * The directories from the top of the search down to the working directory. The top is what the
 * variable names, else the nearest directory upwards with a marker, else the working directory itself; it never
 * lies above the workspace.
 */
function ancestorChain(search) {
    const bottom = (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizePath */ .Fd)(search.workingDirectory);
    const chain = chainTo(bottom);
    const { ancestorTop } = search.profile;
    if (ancestorTop === undefined)
        return chain;
    const named = search.variables[ancestorTop.variable]?.trim();
    const top = named ? namedTop(named, bottom, search.workspace.root) : markedTop(chain, search);
    return chain.filter((directory) => (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelow */ .Yw)(directory, top));
}
/** `packages/runtime` as `.`, `packages`, `packages/runtime`. */
function chainTo(directory) {
    const chain = [directory];
    while (chain[0] !== '.')
        chain.unshift((0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(chain[0]));
    return chain;
}
function namedTop(named, bottom, root) {
    const path = named.replaceAll('\\', '/').replace(/(.)\/+$/, '$1');
    const isAbsolute = path.startsWith('/') || /^[A-Za-z]:/.test(path);
    if (!isAbsolute)
        return resolveBelow(bottom, path);
    if (path === root || root.startsWith(path.endsWith('/') ? path : `${path}/`))
        return '.';
    return path.startsWith(`${root}/`) ? (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizePath */ .Fd)(path.slice(root.length + 1)) : path;
}
/** `..` out of the workspace stops at its root. */
function resolveBelow(bottom, path) {
    const segments = bottom === '.' ? [] : bottom.split('/');
    for (const segment of path.split('/')) {
        if (segment === '..')
            segments.pop();
        else if (segment !== '' && segment !== '.')
            segments.push(segment);
    }
    return (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizePath */ .Fd)(segments.join('/'));
}
function markedTop(chain, { profile, workspace, variables }) {
    const { markers, markersVariable } = profile.ancestorTop;
    const listed = (variables[markersVariable] ?? '').split(',').map((marker) => marker.trim());
    const named = listed.filter((marker) => marker !== '');
    const wanted = named.length > 0 ? named : markers;
    const holdsMarker = (directory) => wanted.some((marker) => workspace.kindOf((0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPath */ .uJ)(directory, marker)) !== 'missing');
    return chain.findLast(holdsMarker) ?? chain.at(-1);
}


/***/ })

};
;