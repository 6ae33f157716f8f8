"use strict";
exports.id = 7665;
exports.ids = [7665];
exports.modules = {

/***/ 27665:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fieldLocator: function() { return /* binding */ fieldLocator; },
/* harmony export */   scalarSource: function() { return /* binding */ scalarSource; }
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _locate_field_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90928);


/**
 * Tells where any field stands, nested ones too.
 * Kept apart because the parser that knows positions takes longer to load than a whole run without findings.
 */
function fieldLocator(parsed) {
    const source = sourceOf(parsed);
    return (place) => {
        const range = rangeOf(contentsOf(parsed), place);
        if (range === null)
            return (0,_locate_field_js__WEBPACK_IMPORTED_MODULE_1__/* .openingFence */ .sv)(parsed);
        const [start, end] = range;
        const text = source.slice(start, end).trimEnd();
        return parsed.positions.span(parsed.yamlStart + start, parsed.yamlStart + start + text.length);
    };
}
/** The text of a scalar as it was written; `null` where no scalar stands, but an alias, say. */
function scalarSource(parsed, path) {
    let node = contentsOf(parsed);
    for (const segment of path) {
        const next = childOf(node, segment);
        node = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isPair */ .tO)(next) ? next.value : next;
    }
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && node.source ? node.source : null;
}
/** The text is parsed once, however many fields of it are asked for. */
const parsedTexts = new WeakMap();
function contentsOf(parsed) {
    if (!parsedTexts.has(parsed))
        parsedTexts.set(parsed, (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(sourceOf(parsed), OPTIONS).contents);
    return parsedTexts.get(parsed);
}
function sourceOf({ text, yamlStart, yamlEnd }) {
    return text.slice(yamlStart, yamlEnd);
}
const OPTIONS = {
    keepSourceTokens: false,
    merge: true,
    maxAliasCount: 0,
    uniqueKeys: false,
    logLevel: 'silent',
};
/** The deepest part of the path that exists; a missing element is reported at its parent. */
function rangeOf(root, place) {
    let node = root;
    let pair = null;
    for (const segment of place.field) {
        const next = childOf(node, segment);
        if (next === null)
            break;
        pair = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isPair */ .tO)(next) ? next : null;
        node = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isPair */ .tO)(next) ? next.value : next;
    }
    const item = place.item === undefined ? null : itemBelow(node, place.item.toLowerCase());
    const wanted = item ?? (place.part === 'key' && pair !== null ? pair.key : (node ?? pair?.key));
    return wanted === root ? null : nodeRange(wanted);
}
function itemBelow(node, text) {
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
        return firstOf(node.items, (pair) => itemBelow(pair.value, text));
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
        return null;
    return firstOf(node.items, (item) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(item) && String(item.value).trim().toLowerCase() === text ? item : null);
}
function firstOf(items, find) {
    for (const item of items) {
        const found = find(item);
        if (found !== null)
            return found;
    }
    return null;
}
function childOf(node, segment) {
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
        return (node.items.find((pair) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair.key) && String(pair.key.value) === String(segment)) ?? null);
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node) && typeof segment === 'number')
        return node.items[segment] ?? null;
    return null;
}
function nodeRange(node) {
    const range = node?.range;
    return range ? [range[0], range[1]] : null;
}


/***/ })

};
;