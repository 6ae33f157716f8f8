"use strict";
exports.id = 7197;
exports.ids = [7197,6253];
exports.modules = {

/***/ 70446:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: function() { return /* binding */ refuseSelection; },
/* harmony export */   Dm: function() { return /* binding */ frameOf; },
/* harmony export */   O1: function() { return /* binding */ ALLOW_OPTION; },
/* harmony export */   Oo: function() { return /* binding */ openCommandSkills; },
/* harmony export */   hL: function() { return /* binding */ adviseOnName; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89984);
/* harmony import */ var _report_report_meta_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86622);


/** For commands that an agent uses: only some of the skills. */
const ALLOW_OPTION = {
    name: 'allow',
    value: 'name',
    multiple: true,
    summary: 'show these skills only (default: all that the config allows)',
};
/** Opens the skills as the common options say. */
async function openCommandSkills(invocation) {
    const { openSkills } = await Promise.all(/* import() */[__webpack_require__.e(3912), __webpack_require__.e(4776), __webpack_require__.e(6001)]).then(__webpack_require__.bind(__webpack_require__, 6001));
    const { openSession } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(9599), __webpack_require__.e(654)]).then(__webpack_require__.bind(__webpack_require__, 20654));
    const opened = await openSkills(await invocation.request('status'));
    const allow = invocation.options.texts('allow');
    const session = openSession(opened, {
        workingDirectory: invocation.io.cwd.replaceAll('\\', '/'),
        ...(allow.length === 0 ? {} : { allow }),
    });
    const answer = (exitCode, text, fields) => ({
        kind: 'text',
        exitCode,
        text,
        fields: { ...frameOf(invocation.command, opened.setup), ...fields },
    });
    return { opened, session, answer };
}
/** What every answer in the envelope says of the run. */
function frameOf(operation, { chosen, manifestFile }) {
    return { _meta: (0,_report_report_meta_js__WEBPACK_IMPORTED_MODULE_1__/* .reportMeta */ .s)(operation, chosen), manifest: manifestFile };
}
/** What a command says when a name or a path does not lead to one skill: exit code 2, with the candidates. */
function refuseSelection(invocation, refusal) {
    const { message, fix, candidates } = refusal;
    if (invocation.common.format !== 'json' || candidates.length === 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(message, fix);
    const error = { code: 'E_USAGE', message, fix };
    return { kind: 'text', exitCode: 2, text: message, fields: { success: false, error, candidates } };
}
/** What to do about a name that was not found or is not unique. */
async function adviseOnName({ session }, name, candidates) {
    if (candidates.length > 0)
        return `Name one by its path: --path ${candidates.join(' or --path ')}`;
    const { closestOf } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 98284));
    const near = name === undefined ? null : closestOf(name, session.getSkillNames());
    return near === null ? "List them with 'skill-registrar search --list'." : `Did you mean '${near}'?`;
}


/***/ }),

/***/ 7197:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: function() { return /* binding */ command; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89984);
/* harmony import */ var _report_text_columns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49409);
/* harmony import */ var _report_text_neutral_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66253);
/* harmony import */ var _command_skills_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70446);




const command = {
    name: 'search',
    summary: 'find skills by path, name or words',
    usage: '<query> [--limit n] [--scope repo|user]',
    description: 'Ranks the skills for a query: exact path, exact name, beginning of the name, words in common with name and description. Exit code 1 when none is found.',
    examples: [
        { line: 'skill-registrar search "release notes"', does: 'Finds skills about release notes.' },
        { line: 'skill-registrar search --list --json', does: 'Lists every skill, and why others are left out.' },
    ],
    options: [
        {
            name: 'limit',
            value: 'n',
            range: { min: 0, max: 1_000_000 },
            summary: 'how many at most (default 8; taken as 1 to 50)',
        },
        {
            name: 'scope',
            value: 'scope',
            choices: ['repo', 'user'],
            summary: 'only skills of the repository, or of the user',
        },
        { name: 'list', summary: 'list all skills instead' },
        _command_skills_js__WEBPACK_IMPORTED_MODULE_1__/* .ALLOW_OPTION */ .O1,
    ],
    positionals: [{ name: 'query', many: true }],
    async run(invocation) {
        const { options, positionals } = invocation;
        if (positionals.length === 0 && !options.isSet('list')) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e('No query given.', "Say what to look for, or use 'search --list'.");
        }
        const skills = await (0,_command_skills_js__WEBPACK_IMPORTED_MODULE_1__/* .openCommandSkills */ .Oo)(invocation);
        if (options.isSet('list')) {
            const { listingOf } = await __webpack_require__.e(/* import() */ 755).then(__webpack_require__.bind(__webpack_require__, 90755));
            const listing = listingOf(skills.session.catalog());
            return skills.answer(0, renderListing(listing), { catalog: listing, count: listing.skills.length });
        }
        const scope = options.text('scope');
        const query = positionals.join(' ');
        const found = skills.session.search({ query, limit: options.number('limit'), scope });
        const results = found.results.map(({ skill: { name, description, path, scope }, reason, score }) => ({
            name,
            description,
            path,
            scope,
            reason,
            score,
        }));
        const { count, truncated } = found;
        return skills.answer(count === 0 ? 1 : 0, renderResults(found), { results, count, truncated });
    },
};
function renderResults({ results, truncated }) {
    if (results.length === 0)
        return 'No skill was found.\n';
    const rows = results.map(({ skill, reason, score }) => [
        String(score),
        reason,
        (0,_report_text_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .neutralizeMessage */ .L)(skill.name),
        (0,_report_text_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .neutralizeMessage */ .L)(skill.briefDescription),
    ]);
    const more = truncated ? 'There are more; use --limit.\n' : '';
    return `${(0,_report_text_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .alignColumns */ .R)(rows)
        .map((row) => `${row.join('  ')}\n`)
        .join('')}${more}`;
}
function renderListing({ skills, errors }) {
    const lines = skills.map(({ name, path }) => [(0,_report_text_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .neutralizeMessage */ .L)(name), (0,_report_text_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .neutralizeMessage */ .L)(path)]);
    const failures = errors.map(({ path, message }) => `${(0,_report_text_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .neutralizeMessage */ .L)(path)}: ${(0,_report_text_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .neutralizeMessage */ .L)(message)}\n`);
    return `${(0,_report_text_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .alignColumns */ .R)(lines)
        .map((row) => `${row.join('  ')}\n`)
        .join('')}${failures.join('')}`;
}


/***/ }),

/***/ 49409:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ alignColumns; }
/* harmony export */ });
/** Beyond this a column is not widened: one long cell must not push all others off the screen. */
const WIDEST_COLUMN = 80;
/** Pads the cells of every column but the last to one width, counted in code points. Cells are plain text. */
function alignColumns(rows) {
    const widths = [];
    for (const row of rows) {
        row.forEach((cell, column) => {
            const width = lengthOf(cell);
            if (width <= WIDEST_COLUMN && width > (widths[column] ?? 0))
                widths[column] = width;
        });
    }
    return rows.map((row) => row.map((cell, column) => (column === row.length - 1 ? cell : padTo(cell, widths[column] ?? 0))));
}
function padTo(cell, width) {
    return cell + ' '.repeat(Math.max(0, width - lengthOf(cell)));
}
function lengthOf(text) {
    return [...text].length;
}


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