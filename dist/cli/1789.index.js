"use strict";
exports.id = 1789;
exports.ids = [1789];
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

/***/ 1789:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: function() { return /* binding */ command; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89984);
/* harmony import */ var _command_skills_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70446);
/* harmony import */ var _harmless_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69059);



const command = {
    name: 'load',
    summary: "print a skill's text",
    usage: '<name> | --path <SKILL.md>  [--body|--full]',
    description: 'Prints the text that an agent gets when it loads a skill: the whole file, its body, or the file with a list of what comes with it, as the profile says. A name that several skills have is an error that lists their paths.',
    examples: [
        { line: 'skill-registrar load pdf', does: 'Prints the skill as the profile wants it.' },
        {
            line: 'skill-registrar load --path skills/pdf/SKILL.md --body',
            does: 'Prints the instructions alone.',
        },
    ],
    options: [
        { name: 'path', value: 'SKILL.md', summary: 'the file of the skill, instead of its name' },
        { name: 'body', summary: 'without the frontmatter' },
        { name: 'full', summary: 'the whole file as it is' },
        _command_skills_js__WEBPACK_IMPORTED_MODULE_1__/* .ALLOW_OPTION */ .O1,
    ],
    positionals: [{ name: 'name' }],
    async run(invocation) {
        const { options, positionals } = invocation;
        const [name, path] = [positionals[0], options.text('path')];
        if (name === undefined && path === undefined) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e('No skill named.', 'Give its name, or its file with --path.');
        }
        const form = formOf(options);
        const skills = await (0,_command_skills_js__WEBPACK_IMPORTED_MODULE_1__/* .openCommandSkills */ .Oo)(invocation);
        const loaded = skills.session.load({ name, path }, form);
        if (!loaded.ok) {
            const { message, candidates } = loaded;
            return (0,_command_skills_js__WEBPACK_IMPORTED_MODULE_1__/* .refuseSelection */ .$x)(invocation, {
                message,
                candidates,
                fix: await (0,_command_skills_js__WEBPACK_IMPORTED_MODULE_1__/* .adviseOnName */ .hL)(skills, name, candidates),
            });
        }
        const { loadMetadataOf } = await __webpack_require__.e(/* import() */ 755).then(__webpack_require__.bind(__webpack_require__, 90755));
        const answer = skills.answer(0, (0,_harmless_text_js__WEBPACK_IMPORTED_MODULE_2__/* .fenceText */ .N)(loaded.text, invocation.io), {
            text: loaded.text,
            metadata: loadMetadataOf(loaded.skill),
            skill_files: loaded.files.files,
            truncated: loaded.files.truncated,
        });
        return { ...answer, isVerbatim: true };
    },
};
function formOf(options) {
    if (options.isSet('body') && options.isSet('full')) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e('--body and --full exclude each other.', 'Leave one of them out.');
    }
    return options.isSet('body') ? 'body' : options.isSet('full') ? 'full' : undefined;
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


/***/ })

};
;