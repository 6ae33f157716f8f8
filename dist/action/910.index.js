export const id = 910;
export const ids = [910,167];
export const modules = {

/***/ 75004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ openJson)
/* harmony export */ });
/* unused harmony export JsonNode */
/* harmony import */ var _json_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28480);

/**
 * A view of JSON text that is read only where somebody looks: a manifest of 10,000 skills is skimmed once per
 * level of the paths asked for, instead of being turned into a million nodes. Nothing here is recursive.
 */
class JsonNode {
    text;
    start;
    end;
    #members;
    #byKey;
    constructor(text, start, 
    /** Exclusive. */
    end) {
        this.text = text;
        this.start = start;
        this.end = end;
    }
    get kind() {
        const first = this.text.charCodeAt(this.start);
        return first === _json_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .OPEN_BRACE */ .Hv ? 'object' : first === _json_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .OPEN_BRACKET */ .WL ? 'array' : 'scalar';
    }
    get raw() {
        return this.text.slice(this.start, this.end);
    }
    /** Properties or elements in file order; none for a scalar. */
    get members() {
        this.#members ??= this.kind === 'scalar' ? [] : readMembers(this);
        return this.#members;
    }
    /** The property or element of that name. Of duplicate keys the last one counts, as in `JSON.parse`. */
    member(segment) {
        if (typeof segment === 'number')
            return this.kind === 'array' ? this.members[segment] : undefined;
        if (this.kind !== 'object')
            return undefined;
        this.#byKey ??= new Map(this.members.map((member) => [member.key, member]));
        return this.#byKey.get(segment);
    }
    /** The text before a member: white space, and from the second member on the comma. */
    gapBefore(index) {
        const from = index === 0 ? this.start + 1 : this.members[index - 1].value.end;
        return this.text.slice(from, this.members[index].start);
    }
    /** The text between the last member and the closing bracket. */
    get tail() {
        return this.text.slice(this.members.at(-1)?.value.end ?? this.start + 1, this.end - 1);
    }
}
/** The document's value. The text has to be JSON that `readJson` accepts; where it visibly is not, this throws. */
function openJson(text) {
    const start = skipSpace(text, text.startsWith('\uFEFF') ? 1 : 0);
    return new JsonNode(text, start, skipValue(text, start));
}
function readMembers(node) {
    const { text, kind, end } = node;
    const members = [];
    let at = skipSpace(text, node.start + 1);
    while (at < end - 1) {
        const member = kind === 'object' ? readProperty(text, at) : readElement(text, at);
        members.push(member);
        at = skipSpace(text, member.value.end);
        if (at < end - 1)
            at = skipSpace(text, expect(text, at, ','));
    }
    return members;
}
function readElement(text, start) {
    return { start, key: '', keyEnd: start, value: new JsonNode(text, start, skipValue(text, start)) };
}
function readProperty(text, start) {
    const keyEnd = skipString(text, start);
    const valueStart = skipSpace(text, expect(text, skipSpace(text, keyEnd), ':'));
    return {
        start,
        key: JSON.parse(text.slice(start, keyEnd)),
        keyEnd,
        value: new JsonNode(text, valueStart, skipValue(text, valueStart)),
    };
}
function expect(text, at, character) {
    if (text[at] !== character)
        throw notJson(at);
    return at + 1;
}
function notJson(at) {
    return new SyntaxError(`This is not JSON (at offset ${at}). Read it with readJson first.`);
}
function skipSpace(text, from) {
    let at = from;
    while (isSpace(text.charCodeAt(at)))
        at++;
    return at;
}
function isSpace(code) {
    return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}
function skipValue(text, start) {
    const first = text.charCodeAt(start);
    if (first === _json_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .OPEN_BRACE */ .Hv || first === _json_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .OPEN_BRACKET */ .WL)
        return skipContainer(text, start);
    return first === _json_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE */ .jA ? skipString(text, start) : skipWord(text, start);
}
function skipContainer(text, start) {
    let depth = 0;
    for (let at = start; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code === _json_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE */ .jA)
            at = skipString(text, at) - 1;
        else if (code === _json_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .OPEN_BRACE */ .Hv || code === _json_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .OPEN_BRACKET */ .WL)
            depth++;
        else if ((code === _json_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .CLOSE_BRACE */ .rc || code === _json_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .CLOSE_BRACKET */ .wt) && --depth === 0)
            return at + 1;
    }
    throw notJson(start);
}
function skipString(text, start) {
    if (text[start] !== '"')
        throw notJson(start);
    for (let quote = text.indexOf('"', start + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
        let backslashes = 0;
        while (text.charCodeAt(quote - 1 - backslashes) === _json_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .BACKSLASH */ .r_)
            backslashes++;
        if (backslashes % 2 === 0)
            return quote + 1;
    }
    throw notJson(start);
}
function skipWord(text, start) {
    let at = start;
    while (at < text.length && !isSpace(text.charCodeAt(at)) && !',]}:'.includes(text[at]))
        at++;
    if (at === start)
        throw notJson(start);
    return at;
}


/***/ }),

/***/ 6167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JsonLocator: () => (/* binding */ JsonLocator),
/* harmony export */   K: () => (/* binding */ locateInJson),
/* harmony export */   i: () => (/* binding */ orderedKeys)
/* harmony export */ });
/* harmony import */ var _json_byte_order_mark_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36718);
/* harmony import */ var _json_json_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75004);
/* harmony import */ var _text_position_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67391);



/** Answers many questions about the places in one text without reading it again for each. */
class JsonLocator {
    #root;
    #positions;
    /** The text has to be one that `readJson` accepts. */
    constructor(text) {
        this.#root = (0,_json_json_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .openJson */ .V)((0,_json_byte_order_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutMark */ .E)(text));
        this.#positions = new _text_position_js__WEBPACK_IMPORTED_MODULE_2__/* .TextPositions */ .Q(this.#root.text);
    }
    /** Where a key or a value stands; `null` where there is none. */
    locate(path, part) {
        const found = findMember(this.#root, path);
        if (found === undefined)
            return null;
        if (part === 'value')
            return this.#positions.span(found.value.start, found.value.end);
        return found.keyEnd > found.start ? this.#positions.span(found.start, found.keyEnd) : null;
    }
    /** Keys of an object in file order, each once. */
    keys(path) {
        const node = findMember(this.#root, path)?.value;
        if (node?.kind !== 'object')
            return [];
        return [...new Set(node.members.map((member) => member.key))];
    }
}
function findMember(root, path) {
    let member = { start: root.start, key: '', keyEnd: root.start, value: root };
    for (const segment of path)
        member = member?.value.member(segment);
    return member;
}
/** Where one key or value stands; `null` where there is none. For many, use a `JsonLocator`. */
function locateInJson(text, path, part) {
    return new JsonLocator(text).locate(path, part);
}
/** Keys of an object in file order: `JSON.parse` puts those that look like integers first. */
function orderedKeys(text, path) {
    return new JsonLocator(text).keys(path);
}


/***/ }),

/***/ 73910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explainLookup: () => (/* binding */ explainLookup)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37991);
/* harmony import */ var _core_locate_in_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6167);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
/* harmony import */ var _load_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51586);




/** Says why there is no such profile: a mistake of whoever asked for it, or of the config file at the place where it stands. */
function explainLookup(lookup, source) {
    const { message, fix } = describe(lookup);
    const { file } = source.settings;
    const isOwnWord = source.isAsked && lookup.kind === 'unknown' && lookup.by === undefined;
    if (isOwnWord || file === null)
        return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(message, fix);
    const text = (0,_load_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfigText */ .i)(source.workspace, file) ?? '';
    const span = (0,_core_locate_in_json_js__WEBPACK_IMPORTED_MODULE_3__/* .locateInJson */ .K)(text, placeOf(lookup), 'value') ?? _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(`${file}: ${message}`, fix, { file, span });
}
function describe(lookup) {
    switch (lookup.kind) {
        case 'unknown': {
            const where = lookup.by === undefined ? '' : `, which "${lookup.by}" extends`;
            return {
                message: `Unknown profile "${lookup.id}"${where}.`,
                fix: `Choose one of: ${lookup.known.join(', ')}.`,
            };
        }
        case 'cycle':
            return {
                message: `The profile "${lookup.chain[0]}" extends itself: ${lookup.chain.join(' → ')}.`,
                fix: 'Break the circle of "extends".',
            };
        case 'invalid':
            return {
                message: `"${lookup.cell.join('.')}" of the profile "${lookup.id}" is no regular expression: ${lookup.reason}.`,
                fix: 'Correct the pattern.',
            };
    }
}
function placeOf(lookup) {
    switch (lookup.kind) {
        case 'unknown':
            return lookup.by === undefined ? ['profile'] : ['profiles', lookup.by, 'extends'];
        case 'cycle':
            return ['profiles', lookup.chain[0], 'extends'];
        case 'invalid':
            return ['profiles', lookup.id, ...lookup.cell];
    }
}


/***/ })

};
