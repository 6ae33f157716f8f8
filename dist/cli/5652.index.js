"use strict";
exports.id = 5652;
exports.ids = [5652];
exports.modules = {

/***/ 446:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: function() { return /* binding */ refuseSelection; },
/* harmony export */   O1: function() { return /* binding */ ALLOW_OPTION; },
/* harmony export */   Oo: function() { return /* binding */ openCommandSkills; },
/* harmony export */   hL: function() { return /* binding */ adviseOnName; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9984);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8743);


/** For commands that an agent uses: only some of the skills (S1-14). */
const ALLOW_OPTION = {
    name: 'allow',
    value: 'name',
    multiple: true,
    summary: 'show these skills only (default: all that the config allows)',
};
/** Opens the skills as the common options say. */
async function openCommandSkills(invocation) {
    const { openSkills } = await Promise.all(/* import() */[__webpack_require__.e(3912), __webpack_require__.e(4776), __webpack_require__.e(6001)]).then(__webpack_require__.bind(__webpack_require__, 6001));
    const { openSession } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(9599), __webpack_require__.e(654)]).then(__webpack_require__.bind(__webpack_require__, 654));
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
        fields: { ...frameOf(invocation.command, opened), ...fields },
    });
    return { opened, session, answer };
}
function frameOf(operation, { setup }) {
    const { profile, reason } = setup.chosen;
    const meta = {
        command: 'skill',
        operation,
        version: _version_js__WEBPACK_IMPORTED_MODULE_1__.VERSION,
        profile: profile.id,
        profileReason: reason,
    };
    return { _meta: meta, manifest: setup.manifestFile };
}
/** What a command says when a name or a path does not lead to one skill: exit code 2, with the candidates. */
function refuseSelection(invocation, refusal) {
    const { message, fix, candidates } = refusal;
    if (invocation.common.format !== 'json' || candidates.length === 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(message, fix);
    const error = { code: 'E_USAGE', message, fix };
    return { kind: 'text', exitCode: 2, text: message, fields: { success: false, error, candidates } };
}
/** What to do about a name that was not found or is not unique. */
async function adviseOnName({ session }, name, candidates) {
    if (candidates.length > 0)
        return `Name one by its path: --path ${candidates.join(' or --path ')}`;
    const { closestOf } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 8284));
    const near = name === undefined ? null : closestOf(name, session.getSkillNames());
    return near === null ? "List them with 'skill-registrar search --list'." : `Did you mean '${near}'?`;
}


/***/ }),

/***/ 5652:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: function() { return /* binding */ command; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9984);
/* harmony import */ var _command_skills_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(446);



const command = {
    name: 'materialize',
    summary: "copy a skill into a task's private folder",
    usage: '<name> --to <dir>',
    description: 'Copies a skill to <dir>/.skills/<name> and replaces what was there, without .git and node_modules and without links that lead out of the skill.',
    examples: [
        {
            line: 'skill-registrar materialize pdf --to private/task-1',
            does: 'Makes private/task-1/.skills/pdf.',
        },
    ],
    options: [{ name: 'to', value: 'dir', summary: 'the private folder of the task' }, _command_skills_js__WEBPACK_IMPORTED_MODULE_2__/* .ALLOW_OPTION */ .O1],
    positionals: [{ name: 'name', required: true }],
    async run(invocation) {
        const to = invocation.options.text('to');
        if (to === undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb('No folder given.', 'Say where to with --to <dir>.');
        const [name] = invocation.positionals;
        const skills = await (0,_command_skills_js__WEBPACK_IMPORTED_MODULE_2__/* .openCommandSkills */ .Oo)(invocation);
        const selection = skills.session.select({ name });
        if (!selection.ok) {
            const { message, candidates } = selection;
            return (0,_command_skills_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseSelection */ .$x)(invocation, {
                message,
                candidates,
                fix: await (0,_command_skills_js__WEBPACK_IMPORTED_MODULE_2__/* .adviseOnName */ .hL)(skills, name, candidates),
            });
        }
        const { materializeSkill } = await __webpack_require__.e(/* import() */ 9309).then(__webpack_require__.bind(__webpack_require__, 9309));
        const folder = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(invocation.io.cwd, to);
        const copy = await materializeSkill(selection.skill, folder, skills.opened.setup.request.workspace);
        const skipped = copy.skipped.map((entry) => `left out ${entry.path}: ${entry.reason}\n`);
        return skills.answer(0, `${copy.path}\n${skipped.join('')}`, {
            path: copy.path,
            mountPath: copy.mountPath,
            copied: copy.files,
            skipped: copy.skipped,
        });
    },
};


/***/ })

};
;