export const id = 658;
export const ids = [658];
export const modules = {

/***/ 44658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fieldLocator: () => (/* binding */ fieldLocator)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _locate_field_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12987);


/**
 * Tells where any field stands, nested ones too. The text is parsed once, when the first is asked for.
 * Kept apart because the parser that knows positions takes longer to load than a whole run without findings.
 */
function fieldLocator(parsed) {
    const source = parsed.text.slice(parsed.yamlStart, parsed.yamlEnd);
    let contents;
    return (place) => {
        contents ??= (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(source, OPTIONS).contents;
        const range = rangeOf(contents, place);
        if (range === null)
            return (0,_locate_field_js__WEBPACK_IMPORTED_MODULE_1__/* .openingFence */ .sv)(parsed);
        const [start, end] = range;
        const text = source.slice(start, end).trimEnd();
        return parsed.positions.span(parsed.yamlStart + start, parsed.yamlStart + start + text.length);
    };
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
