export const id = 826;
export const ids = [826];
export const modules = {

/***/ 61826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   guardConfig: () => (/* binding */ guardConfig),
/* harmony export */   prepareWithBaseConfig: () => (/* binding */ prepareWithBaseConfig)
/* harmony export */ });
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14318);
/* harmony import */ var _report_verdict_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47342);
/* harmony import */ var _rules_judge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16555);
/* harmony import */ var _text_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84863);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9278);
/* harmony import */ var _text_span_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9540);
/* harmony import */ var _text_suggest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20324);
/* harmony import */ var _compare_with_base_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76509);
/* harmony import */ var _prepare_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52208);
/* harmony import */ var _read_skills_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97967);










async function prepareWithBaseConfig(request) {
    const tree = (0,_read_skills_js__WEBPACK_IMPORTED_MODULE_7__/* .guardTree */ .Qk)(request);
    return prepareWith(await (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .loadSettings */ .M)(ofTree(tree, request)), tree, request);
}
async function prepareWith(settings, tree, request) {
    const profile = request.profile ?? (await profileOf(tree, request, settings));
    const workspace = withIgnoresOf(tree, request.workspace);
    return (0,_prepare_run_js__WEBPACK_IMPORTED_MODULE_6__/* .prepareRun */ .Z0)({ ...request, profile, workspace }, settings, tree.store);
}
function ofTree({ workspace, store }, request) {
    const { guard, base, ...rest } = request;
    return { ...rest, workspace, store };
}
async function profileOf(tree, request, settings) {
    return (await (0,_prepare_run_js__WEBPACK_IMPORTED_MODULE_6__/* .prepareRun */ .Z0)(ofTree(tree, request), settings)).chosen.profile.id;
}
function withIgnoresOf({ workspace: base }, workspace) {
    const isIgnoreFile = (file) => /(?:^|\/)\.gitignore$/.test(file);
    return new Proxy(workspace, {
        get(target, key) {
            if (key === 'read') {
                const read = (file, limits) => (isIgnoreFile(file) ? base : target).read(file, limits);
                return read;
            }
            const value = Reflect.get(target, key);
            return typeof value === 'function' ? value.bind(target) : value;
        },
    });
}
async function guardConfig(result, decide) {
    const { setup } = result;
    const { request } = setup;
    const tree = (0,_read_skills_js__WEBPACK_IMPORTED_MODULE_7__/* .guardTree */ .Qk)(request);
    const files = tree.changedFiles();
    const earlier = files.length === 0 ? null : await prepareEarlier(setup, tree);
    if (earlier === null)
        return result;
    const found = await findByBase(earlier, tree, decide);
    const hidden = findHidden(found.fresh, { earlier, result });
    const excluded = leftOut(found.records, result, files);
    const failOn = stricter(setup.chosen.profile.failOn, earlier.chosen.profile.failOn);
    const isLowered = request.failOn === undefined && failOn !== setup.chosen.profile.failOn;
    const isLoosened = loosensDrift(earlier, result, new Set(files));
    if (hidden.length + excluded.length === 0 && !isLowered && !isLoosened)
        return result;
    const isFailing = (finding) => finding.rule !== 'expectation-failed' &&
        (0,_report_verdict_js__WEBPACK_IMPORTED_MODULE_8__/* .isFailingSeverity */ .CW)(earlier.judge.levelOfFinding(finding), request.failOn ?? failOn);
    const isHiding = isLoosened || (isLowered ? found.fresh : hidden).some(isFailing);
    const weakened = {
        rule: 'config-weakened',
        file: weakenedFile(files, setup, earlier),
        at: _text_span_js__WEBPACK_IMPORTED_MODULE_3__/* .START_OF_FILE */ .ag,
        message: describe({ hidden, excluded, isLowered, isLoosened }),
        fix: 'Restore the configuration, or have someone with write access merge its change first.',
        severity: isHiding ? 'error' : 'warning',
    };
    const profile = { ...setup.chosen.profile, failOn };
    const chosen = { ...setup.chosen, profile };
    return { ...result, setup: { ...setup, chosen }, findings: [...result.findings, weakened] };
}
async function prepareEarlier(setup, tree) {
    const { request, chosen } = setup;
    const settings = await settingsOf(tree, request);
    if (settings === null)
        return null;
    const earlier = { ...(await prepareWith(settings, tree, request)), isBase: true };
    const isSame = earlier.chosen.profile.id === chosen.profile.id &&
        !tree.changedFiles().some((file) => /(?:^|\/)\.gitignore$/.test(file)) &&
        JSON.stringify(settings) === JSON.stringify(await (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .loadSettings */ .M)(request));
    return isSame ? null : earlier;
}
async function settingsOf(tree, request) {
    try {
        return await (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .loadSettings */ .M)(ofTree(tree, request));
    }
    catch (error) {
        if (error instanceof _text_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x)
            return null;
        throw error;
    }
}
async function findByBase(earlier, tree, decide) {
    const judged = await (0,_compare_with_base_js__WEBPACK_IMPORTED_MODULE_5__/* .decideAnyManifest */ .ai)(earlier, decide);
    const { isNew } = (0,_compare_with_base_js__WEBPACK_IMPORTED_MODULE_5__/* .compareWithBase */ .te)(judged, await (0,_compare_with_base_js__WEBPACK_IMPORTED_MODULE_5__/* .runOnBase */ .Ol)(tree, earlier, decide));
    return { fresh: judged.findings.filter(isNew), records: judged.skills.records };
}
const RANKS = ['off', 'notice', 'warning', 'error'];
function findHidden(fresh, { earlier, result }) {
    const rankOf = (finding, { judge }) => RANKS.indexOf(judge.levelOfFinding(finding));
    const ranks = new Map(result.findings.map((finding) => [keyOf(finding), rankOf(finding, result.setup)]));
    return fresh.filter((finding) => {
        const rank = rankOf(finding, earlier);
        const isSerious = rank >= RANKS.indexOf('warning') && isOfFiles(finding, { earlier, result });
        return isSerious && rank > (ranks.get(keyOf(finding)) ?? 0);
    });
}
function isOfFiles({ rule, file }, { earlier, result: { setup, outputs } }) {
    if (rule === 'expectation-failed')
        return true;
    if (rule === 'unused-suppression')
        return earlier.settings.requireReasons && !setup.settings.requireReasons;
    if (_rules_judge_js__WEBPACK_IMPORTED_MODULE_1__/* .DRIFT_RULES */ .oP.includes(rule))
        return (setup.request.workspace.kindOf(file) === 'file' && !outputs.outputs.some((other) => other.file === file));
    const own = [earlier, setup].flatMap(({ settings, manifestFile }) => [settings.file, manifestFile]);
    return !own.includes(file);
}
function leftOut(records, { skills }, files) {
    const touched = new Set(files.flatMap((file) => (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .withAncestors */ .f$)(file)));
    const now = new Set(skills.records.map(({ directory }) => directory));
    return records
        .map(({ directory }) => directory)
        .filter((directory) => touched.has(directory) && !now.has(directory));
}
function loosensDrift({ settings: { drift: before } }, { setup, findings, outputs }, changed) {
    const { drift } = setup.settings;
    if (before === drift || setup.request.check !== true)
        return false;
    if (before === 'fail')
        return findings.some(({ rule }) => _rules_judge_js__WEBPACK_IMPORTED_MODULE_1__/* .DRIFT_RULES */ .oP.includes(rule));
    return before === 'forbid' && outputs.outputs.some(({ file }) => changed.has(file));
}
function keyOf({ rule, file, skill, at, about }) {
    return JSON.stringify([rule, file, skill, at, about]);
}
const STRICTNESS = ['never', 'error', 'warning'];
function stricter(a, b) {
    return STRICTNESS.indexOf(a) >= STRICTNESS.indexOf(b) ? a : b;
}
function weakenedFile(files, now, earlier) {
    const configs = files.filter((file) => /(?:^|\/)\.gitignore$|\.jsonc?$|\.ya?ml$/.test(file));
    const changed = configs.length === 0 ? files : configs;
    const named = [now.settings.file, earlier.settings.file, '.cleo/config.json', '.codelia/config.json'];
    const likely = named.find((file) => file !== null && changed.includes(file));
    return likely ?? changed.find((file) => file.endsWith('.gitignore')) ?? changed[0];
}
const MAX_NAMED = 5;
function describe(what) {
    const { hidden, excluded, isLowered, isLoosened } = what;
    const places = [...new Set(hidden.map(({ rule, file }) => `${rule} in ${file}`))];
    const parts = [
        ...(excluded.length === 0
            ? []
            : [`leaves out ${(0,_text_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .countText */ .lT)(excluded.length, 'skill')} (${some(excluded)})`]),
        ...(hidden.length === 0 ? [] : [`hides ${(0,_text_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .countText */ .lT)(hidden.length, 'finding')} (${some(places)})`]),
        ...(isLowered ? ['lets more findings pass (`failOn`)'] : []),
        ...(isLoosened ? ['lets generated files pass (`drift`)'] : []),
    ];
    return `By the configuration of the base, this change ${parts.join(' and ')}.`;
}
function some(texts) {
    const more = texts.length - MAX_NAMED;
    return [...texts.slice(0, MAX_NAMED), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
//# sourceMappingURL=guard-config.js.map

/***/ })

};

//# sourceMappingURL=826.index.js.map