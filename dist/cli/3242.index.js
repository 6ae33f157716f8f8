"use strict";
exports.id = 3242;
exports.ids = [3242];
exports.modules = {

/***/ 53242:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: function() { return /* binding */ CATALOG_FORMATS; }
/* harmony export */ });
const CATALOG_FORMATS = ['markdown', 'available-skills', 'skills-context', 'level'];


/***/ })

};
;