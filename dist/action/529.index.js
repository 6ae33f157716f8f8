export const id = 529;
export const ids = [529];
export const modules = {

/***/ 81529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkCompatibility: () => (/* binding */ checkCompatibility)
/* harmony export */ });
/* harmony import */ var _choose_profile_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62071);
/* harmony import */ var _core_compose_report_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(33149);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37991);
/* harmony import */ var _core_judge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68217);
/* harmony import */ var _core_name_failure_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(92452);
/* harmony import */ var _core_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6712);
/* harmony import */ var _core_scan_skills_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7239);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19473);
/* harmony import */ var _inspect_skills_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29007);
/* harmony import */ var _prepare_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7899);
/* harmony import */ var _profiles_extend_profile_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94207);
/* harmony import */ var _report_report_meta_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(72269);
/* harmony import */ var _resolve_roots_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(25716);
/* harmony import */ var _select_for_operation_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(63576);
/* harmony import */ var _stage_timer_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(31114);















/** What `--profile` says for the table of all profiles. */
const ALL_PROFILES = 'all';
/** Tells for every skill which systems accept it (`--profile all`): where it will work as it is. */
async function checkCompatibility(request) {
    refuseWriting(request);
    const timer = new _stage_timer_js__WEBPACK_IMPORTED_MODULE_11__/* .StageTimer */ .e();
    const { profile: _, ...unnamed } = request;
    const base = await timer.time('prepare', () => (0,_prepare_run_js__WEBPACK_IMPORTED_MODULE_7__/* .prepareRun */ .Z)(unnamed));
    const setups = await timer.time('scan', () => setUpAll(base));
    const located = candidatesOf([...setups.map(({ found }) => found), findCandidates(base)]);
    const candidates = located.map(([, candidate]) => candidate);
    const verdicts = await timer.time('inspect', () => Promise.all(setups.map((each) => judgeAll(each, candidates))));
    const rows = located.map(([path, candidate], index) => describe({ path, candidate, index }, verdicts));
    const shown = await onlyNamed(rows, request.names ?? []);
    return { ...composeOutcome(base, shown, candidates), timings: timer.timings };
}
function refuseWriting({ operation }) {
    if (operation === 'validate' || operation === 'status')
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(`${operation} needs one profile.`, 'Use --profile all with validate or status.');
}
/** Every profile with its own roots; one that finds nothing in this repository is asked all the same. */
async function setUpAll(base) {
    const { request, settings } = base;
    const { workspace } = request;
    const setups = [];
    for (const asked of (0,_profiles_extend_profile_js__WEBPACK_IMPORTED_MODULE_8__/* .profileNames */ .CJ)(settings.profiles)) {
        const chosen = await (0,_choose_profile_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseProfile */ .t)({
            asked,
            settings: { ...settings, roots: undefined },
            workspace,
            manifestSchema: null,
        });
        const roots = await (0,_resolve_roots_js__WEBPACK_IMPORTED_MODULE_9__/* .resolveRoots */ .g)({
            profile: chosen.profile,
            workspace,
            workingDirectory: request.workingDirectory ?? '.',
            variables: request.environment.variables,
        });
        const setup = { ...base, chosen, roots };
        setups.push({ setup, found: findCandidates(setup) });
    }
    return setups;
}
function findCandidates({ request, settings, chosen: { profile }, roots }) {
    const scan = (0,_core_scan_skills_js__WEBPACK_IMPORTED_MODULE_4__/* .scanSkills */ .g)({ workspace: request.workspace, profile, roots, excludePaths: settings.exclude });
    const canonical = (file) => request.workspace.canonical(file) ?? file;
    return new Map(scan.candidates.map((candidate) => [canonical(candidate.file), candidate]));
}
/** All that some profile finds, and what the configuration names, by path. */
function candidatesOf(found) {
    const all = new Map();
    for (const candidates of found)
        for (const [path, candidate] of candidates)
            if (!all.has(path) || candidate.file === path)
                all.set(path, candidate);
    return [...all].sort(([a], [b]) => (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a, b));
}
async function judgeAll({ setup, found }, candidates) {
    const { profile } = setup.chosen;
    const isProtocol = setup.request.protocol === true;
    const judge = new _core_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .Judge */ .I({ profile, level: 'strict', isForced: false, isProtocol }, _core_rules_js__WEBPACK_IMPORTED_MODULE_3__.ruleById);
    return { id: profile.id, found, records: await (0,_inspect_skills_js__WEBPACK_IMPORTED_MODULE_6__/* .inspectSkills */ .$)(setup, { candidates }), judge };
}
function describe({ path, candidate, index }, verdicts) {
    const named = verdicts
        .map(({ records }) => records[index])
        .find(({ declared }) => declared.name !== undefined);
    const profiles = verdicts.map(({ id, found, records, judge }) => {
        const record = records[index];
        const errors = judge.errorsOf(record);
        return [id, { accepted: judge.isAccepted(record), discovered: found.has(path), errors }];
    });
    return {
        name: named?.name ?? verdicts[0].records[index].name,
        path: candidate.directory,
        profiles: Object.fromEntries(profiles),
    };
}
async function onlyNamed(rows, names) {
    if (names.length === 0)
        return rows;
    await (0,_select_for_operation_js__WEBPACK_IMPORTED_MODULE_10__/* .refuseUnknownNames */ .f)(names, new Set(rows.map(({ name }) => name)));
    return rows.filter(({ name }) => names.includes(name));
}
function composeOutcome(base, rows, candidates) {
    const skills = rows.map(outcomeOf);
    const first = base.request.operation === 'validate' ? skills.find(({ errors }) => errors !== undefined) : undefined;
    const isWrong = first !== undefined;
    return {
        report: {
            _meta: (0,_report_report_meta_js__WEBPACK_IMPORTED_MODULE_12__/* .reportMeta */ .s)(base.request.operation, { profile: { id: ALL_PROFILES }, reason: 'asked for' }),
            success: !isWrong,
            summary: (0,_core_compose_report_js__WEBPACK_IMPORTED_MODULE_13__/* .summarize */ .eh)(rows.length, skills, []),
            changed: false,
            manifest: base.manifestFile,
            skills,
            diagnostics: [],
            changes: [],
            compatibility: rows,
            ...(isWrong && { error: errorOf(first, candidates) }),
        },
        exitCode: isWrong ? 1 : 0,
        files: [],
        validNames: [
            ...new Set(skills.filter(({ status }) => status !== 'invalid').map(({ name }) => name)),
        ].sort(_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6),
    };
}
function errorOf({ name, path, errors = [] }, candidates) {
    const { file } = candidates.find(({ directory }) => directory === path);
    return (0,_core_name_failure_js__WEBPACK_IMPORTED_MODULE_14__/* .validationError */ .cJ)({ name, file }, errors);
}
/** A skill that no system accepts is invalid; the reasons are those of the first system, the default one. */
function outcomeOf({ name, path, profiles }) {
    const verdicts = Object.values(profiles);
    if (verdicts.some(({ accepted }) => accepted))
        return { name, path, status: 'unchanged', changes: [] };
    const errors = verdicts.find((verdict) => verdict.errors.length > 0)?.errors ?? ['No profile accepts it.'];
    return { name, path, status: 'invalid', changes: [], errors };
}


/***/ })

};
