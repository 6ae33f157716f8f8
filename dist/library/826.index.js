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
/* harmony import */ var _report_github_annotations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6655);
/* harmony import */ var _report_verdict_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47342);
/* harmony import */ var _text_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84863);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9278);
/* harmony import */ var _text_span_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9540);
/* harmony import */ var _text_suggest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20324);
/* harmony import */ var _prepare_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78369);
/* harmony import */ var _read_skills_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97967);









async function prepareWithBaseConfig(request) {
    const tree = (0,_read_skills_js__WEBPACK_IMPORTED_MODULE_6__/* .guardTree */ .Qk)(request);
    const settings = await (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .loadSettings */ .M)({ ...request, workspace: tree.workspace, store: tree.store });
    const profile = request.profile ?? (await profileOf(tree, request, settings));
    return (0,_prepare_run_js__WEBPACK_IMPORTED_MODULE_5__/* .prepareRun */ .Z0)({ ...request, profile, workspace: withIgnoresOf(tree, request.workspace) }, settings);
}
async function profileOf(tree, request, settings) {
    const { guard, base, ...rest } = request;
    const setup = await (0,_prepare_run_js__WEBPACK_IMPORTED_MODULE_5__/* .prepareRun */ .Z0)({ ...rest, workspace: tree.workspace, store: tree.store }, settings);
    return setup.chosen.profile.id;
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
const CONFIG_FILES = /(?:^|\/)\.gitignore$|\.json$|\.ya?ml$/;
async function guardConfig(result) {
    const { setup } = result;
    const { request } = setup;
    const tree = (0,_read_skills_js__WEBPACK_IMPORTED_MODULE_6__/* .guardTree */ .Qk)(request);
    const files = tree.changedFiles();
    const changed = files.filter((file) => CONFIG_FILES.test(file) || file === request.config);
    if (changed.length === 0)
        return result;
    const earlier = await prepareEarlier(request);
    if (earlier === null)
        return result;
    const touched = new Set(files.flatMap((file) => (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .withAncestors */ .f$)(file)));
    const isOwn = ({ file }) => touched.has(file) && file !== earlier.settings.file;
    const { records, findings, judge } = await (0,_read_skills_js__WEBPACK_IMPORTED_MODULE_6__/* .collectSkills */ .BX)({ ...earlier, isBase: true });
    const before = [...findings, ...records.flatMap((record) => record.findings)];
    const hidden = findHidden(before.filter(isOwn), judge, result);
    const now = new Set(result.records.map(({ directory }) => directory));
    const excluded = records
        .map(({ directory }) => directory)
        .filter((directory) => touched.has(directory) && !now.has(directory));
    const failOn = stricter(setup.chosen.profile.failOn, earlier.chosen.profile.failOn);
    const isLowered = request.failOn === undefined && failOn !== setup.chosen.profile.failOn;
    const isLoosened = loosensDrift(earlier, result, new Set(files));
    if (hidden.length + excluded.length === 0 && !isLowered && !isLoosened)
        return result;
    const isFailing = (finding, by) => (0,_report_verdict_js__WEBPACK_IMPORTED_MODULE_8__/* .isFailingSeverity */ .CW)(by.levelOfFinding(finding), request.failOn ?? failOn);
    const isHiding = isLoosened ||
        hidden.some((finding) => isFailing(finding, judge)) ||
        (isLowered && result.findings.some((finding) => isOwn(finding) && isFailing(finding, result.judge)));
    const weakened = {
        rule: 'config-weakened',
        file: weakenedFile(changed, setup, earlier),
        at: _text_span_js__WEBPACK_IMPORTED_MODULE_3__/* .START_OF_FILE */ .ag,
        message: describe({ hidden, excluded, isLowered, isLoosened }),
        fix: 'Restore the configuration, or have someone with write access merge its change first.',
        severity: isHiding ? 'error' : 'warning',
    };
    const profile = { ...setup.chosen.profile, failOn };
    const chosen = { ...setup.chosen, profile };
    return { ...result, setup: { ...setup, chosen }, findings: [...result.findings, weakened] };
}
function loosensDrift({ settings: { drift: before } }, { setup, findings, outputs }, changed) {
    const { drift } = setup.settings;
    if (before === drift || setup.request.check !== true)
        return false;
    if (before === 'fail')
        return findings.some(_report_github_annotations_js__WEBPACK_IMPORTED_MODULE_1__/* .isDriftFinding */ .rt);
    return before === 'forbid' && outputs.tracked.some(({ file }) => changed.has(file));
}
async function prepareEarlier(request) {
    try {
        return await prepareWithBaseConfig(request);
    }
    catch (error) {
        if (error instanceof _text_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x)
            return null;
        throw error;
    }
}
const RANKS = ['off', 'notice', 'warning', 'error'];
function findHidden(before, judge, now) {
    const ranks = new Map();
    for (const finding of now.findings) {
        ranks.set(keyOf(finding), RANKS.indexOf(now.judge.levelOfFinding(finding)));
    }
    return before.filter((finding) => {
        const rank = RANKS.indexOf(judge.levelOfFinding(finding));
        return rank > (ranks.get(keyOf(finding)) ?? 0);
    });
}
function keyOf({ rule, file, skill, at, about }) {
    return JSON.stringify([rule, file, skill, at, about]);
}
const STRICTNESS = ['never', 'error', 'warning'];
function stricter(a, b) {
    return STRICTNESS.indexOf(a) >= STRICTNESS.indexOf(b) ? a : b;
}
function weakenedFile(changed, now, earlier) {
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