"use strict";
exports.id = 1290;
exports.ids = [1290,6253,3242];
exports.modules = {

/***/ 11290:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: function() { return /* binding */ command; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_profile_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53242);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89984);
/* harmony import */ var _report_report_meta_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86622);
/* harmony import */ var _report_text_neutral_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66253);
/* harmony import */ var _harmless_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69059);
/* harmony import */ var _locate_root_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81407);







const command = {
    name: 'catalog',
    summary: 'print what an agent is told of the skills, or keep it in a file',
    usage: '[--as <form>] [--query <text>] [--max-entries <n>] [--max-bytes <n>] [--write <file>]',
    description: 'Prints the list of skills for a prompt: names, descriptions and places, never a body. With --write it is kept between two markers of a file such as AGENTS.md; the rest of the file is left alone, and `register` keeps the block up to date.',
    examples: [
        { line: 'skill-registrar catalog --as available-skills', does: 'Prints <available_skills> XML.' },
        { line: 'skill-registrar catalog --write AGENTS.md', does: 'Keeps the list in AGENTS.md.' },
    ],
    options: [
        {
            name: 'as',
            value: 'form',
            choices: _core_profile_js__WEBPACK_IMPORTED_MODULE_4__/* .CATALOG_FORMATS */ .Z,
            summary: "form of the catalog; default: the profile's own",
        },
        { name: 'query', value: 'text', mayBeEmpty: true, summary: 'what the user asked (with --as level)' },
        {
            name: 'max-entries',
            value: 'n',
            range: { min: 1, max: 1_000_000 },
            summary: 'show this many skills at most',
        },
        {
            name: 'max-bytes',
            value: 'n',
            range: { min: 1, max: 1_000_000_000 },
            summary: 'show this many bytes of skills at most',
        },
        { name: 'write', value: 'file', summary: 'keep the catalog between two markers in this file' },
    ],
    positionals: [],
    async run(invocation) {
        const file = invocation.options.text('write');
        return file === undefined ? printCatalog(invocation) : keepCatalog(invocation, file);
    },
};
function wishesOf({ options }) {
    return {
        as: options.text('as'),
        maxEntries: options.number('max-entries'),
        maxBytes: options.number('max-bytes'),
    };
}
async function printCatalog(invocation) {
    const { catalogText } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(9599), __webpack_require__.e(3912), __webpack_require__.e(4776), __webpack_require__.e(4668)]).then(__webpack_require__.bind(__webpack_require__, 84668));
    const wishes = { ...wishesOf(invocation), query: invocation.options.text('query') };
    if (wishes.query !== undefined && wishes.as !== undefined && wishes.as !== 'level')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`--query has no meaning with --as ${wishes.as}.`, 'Use it with --as level.');
    const catalog = await catalogText(await invocation.request('status'), wishes);
    mentionWhatIsMissing(catalog, invocation);
    const { text, as, shown, total, truncated, errors } = catalog;
    const fields = {
        ...metaOf(invocation, catalog.opened),
        text: text ?? '',
        as,
        shown,
        total,
        truncated,
        errors,
    };
    return { kind: 'text', exitCode: 0, text: (0,_harmless_text_js__WEBPACK_IMPORTED_MODULE_2__/* .fenceText */ .N)(text ?? '', invocation.io), isVerbatim: true, fields };
}
function mentionWhatIsMissing({ errors, shown, total, truncated }, { io, common }) {
    if (common.isQuiet)
        return;
    if (truncated)
        io.stderr.write(`Only ${shown} of ${total} skills are shown: the rest is beyond the limits.\n`);
    const files = new Set(errors.map(({ path: file }) => file)).size;
    if (files > 0) {
        const what = files === 1 ? 'One skill is' : `${files} skills are`;
        io.stderr.write(`${what} not valid and left out. Run 'skill-registrar validate' to see why.\n`);
    }
}
async function keepCatalog(invocation, given) {
    const { common, io } = invocation;
    if (invocation.options.isSet('query'))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e('--query has no meaning with --write.', 'A file holds one catalog for every question.');
    const { writeCatalog } = await Promise.all(/* import() */[__webpack_require__.e(3912), __webpack_require__.e(4776), __webpack_require__.e(6669), __webpack_require__.e(3714)]).then(__webpack_require__.bind(__webpack_require__, 83714));
    const target = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(io.cwd, given);
    if (!(0,_locate_root_js__WEBPACK_IMPORTED_MODULE_3__.isInside)(target, common.root))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`${given} lies outside the repository.`, 'Name a file inside it, or correct --root.');
    const file = node_path__WEBPACK_IMPORTED_MODULE_0___default().relative(common.root, target).split((node_path__WEBPACK_IMPORTED_MODULE_0___default().sep)).join('/');
    const written = await writeCatalog(await invocation.request('status'), file, wishesOf(invocation));
    if (!written.isTracked && written.problems.length === 0 && !common.isQuiet)
        io.stderr.write(`${(0,_report_text_neutral_js__WEBPACK_IMPORTED_MODULE_5__/* .neutralizeMessage */ .L)(hintAt(written))}\n`);
    const [problem] = written.problems;
    const text = problem === undefined ? sayWritten(written) : `${problem.message} ${problem.fix}`;
    return {
        kind: 'text',
        exitCode: problem === undefined ? 0 : 1,
        text: (0,_report_text_neutral_js__WEBPACK_IMPORTED_MODULE_5__/* .neutralizeMessage */ .L)(text),
        fields: {
            ...metaOf(invocation, written.opened),
            as: written.as,
            file,
            changed: written.isChanged,
            diagnostics: written.problems,
            text,
        },
    };
}
function sayWritten({ as, file, isChanged }) {
    return isChanged ? `${file}: ${as} catalog written.` : `${file}: ${as} catalog is up to date.`;
}
function hintAt({ as, file }) {
    const entry = JSON.stringify({ file, as });
    return `register and the check do not look for catalogs there. Add ${entry} to "catalogs" in skill-registrar.json.`;
}
function metaOf({ command: operation }, { setup: { chosen } }) {
    return { _meta: (0,_report_report_meta_js__WEBPACK_IMPORTED_MODULE_6__/* .reportMeta */ .s)(operation, chosen) };
}


/***/ }),

/***/ 69059:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: function() { return /* binding */ fenceText; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/**
 * A stranger's text that is printed as it is. A runner reads lines that begin with `::` as commands: there the text
 * stands between two marks that nobody can guess, which tell it not to.
 */
function fenceText(text, io) {
    if (text === '' || io.env['GITHUB_ACTIONS'] !== 'true')
        return text;
    const mark = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
    return `::stop-commands::${mark}\n${text.replace(/\n?$/, '\n')}::${mark}::\n`;
}


/***/ }),

/***/ 53242:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: function() { return /* binding */ CATALOG_FORMATS; }
/* harmony export */ });
const CATALOG_FORMATS = ['markdown', 'available-skills', 'skills-context', 'level'];


/***/ }),

/***/ 66253:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ neutralizeMessage; },
/* harmony export */   neutralize: function() { return /* binding */ neutralize; },
/* harmony export */   s: function() { return /* binding */ neutralizeInside; }
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68942);

/**
 * Makes a stranger's text one harmless line: nothing in it moves the cursor, colours the screen or is a command.
 * A runner takes a line for a command when it begins with `::`, blanks before it or not.
 */
function neutralize(text) {
    return neutralizeInside(text).replace(/^(\s*):(?=:)/, '$1: ');
}
/** The same for text that never begins a line; the old form of a command, `##[…]`, counts anywhere. */
function neutralizeInside(text) {
    return (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q)(text).replaceAll('##[', '# #[');
}
/** The same for a message that may run over lines: it becomes one line of prose. */
function neutralizeMessage(message) {
    return neutralize(message.replace(/\s*\n\s*/g, ' '));
}


/***/ }),

/***/ 68942:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: function() { return /* binding */ visibleText; },
/* harmony export */   m: function() { return /* binding */ shorten; }
/* harmony export */ });
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/** Controls, and characters that hide or reorder what surrounds them. Joiners stay: emoji and scripts need them. */
const DECEPTIVE = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;
/** One line that shows what is there: no control character, no hidden one, no text that runs backwards. */
function visibleText(text) {
    return text.replace(BREAKS, ' ').replace(DECEPTIVE, showCodePoint).replace(LONE_SURROGATE, '\ufffd');
}
function showCodePoint(character) {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
/** At most `limit` code points, with an ellipsis where something was left out. */
function shorten(text, limit) {
    const points = Array.from(text);
    return points.length <= limit ? text : `${points.slice(0, limit - 1).join('')}…`;
}


/***/ })

};
;