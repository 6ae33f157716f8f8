"use strict";
exports.id = 755;
exports.ids = [755];
exports.modules = {

/***/ 90755:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listingOf: function() { return /* binding */ listingOf; },
/* harmony export */   loadMetadataOf: function() { return /* binding */ loadMetadataOf; }
/* harmony export */ });
/* unused harmony export metadataOf */
function metadataOf({ id, name, description, path, dir, scope, mtimeMs, }) {
    return { id, name, description, path, dir, scope, mtime_ms: Math.trunc(mtimeMs) };
}
function loadMetadataOf({ id, name, path, dir, mtimeMs }) {
    return { skill_id: id, name, path, dir, mtime_ms: Math.trunc(mtimeMs) };
}
function listingOf(catalog) {
    return { skills: catalog.skills.map(metadataOf), errors: catalog.errors, truncated: catalog.truncated };
}


/***/ })

};
;