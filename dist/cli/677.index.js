export const id = 677;
export const ids = [677,8508];
export const modules = {

/***/ 2823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ refuseSelection),
/* harmony export */   O1: () => (/* binding */ ALLOW_OPTION),
/* harmony export */   Oo: () => (/* binding */ openCommandSkills),
/* harmony export */   hL: () => (/* binding */ adviseOnName)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8508);


/** For commands that an agent uses: only some of the skills (S1-14). */
const ALLOW_OPTION = {
    name: 'allow',
    value: 'name',
    multiple: true,
    summary: 'show these skills only (default: all that the config allows)',
};
/** Opens the skills as the common options say. */
async function openCommandSkills(invocation) {
    const { openSkills } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(1894), __webpack_require__.e(6712), __webpack_require__.e(15), __webpack_require__.e(1883), __webpack_require__.e(8610)]).then(__webpack_require__.bind(__webpack_require__, 2442));
    const { openSession } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(9599), __webpack_require__.e(3616)]).then(__webpack_require__.bind(__webpack_require__, 3616));
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
    const { closestOf } = await __webpack_require__.e(/* import() */ 769).then(__webpack_require__.bind(__webpack_require__, 769));
    const near = name === undefined ? null : closestOf(name, session.getSkillNames());
    return near === null ? "List them with 'skill-registrar search --list'." : `Did you mean '${near}'?`;
}


/***/ }),

/***/ 677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);
/* harmony import */ var _command_skills_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2823);



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
        const { materializeSkill } = await __webpack_require__.e(/* import() */ 2574).then(__webpack_require__.bind(__webpack_require__, 2574));
        const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(invocation.io.cwd, to);
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


/***/ }),

/***/ 8508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VERSION: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of this package; a test holds it against package.json. */
const VERSION = '1.0.0';


/***/ })

};
