export const id = 329;
export const ids = [329];
export const modules = {

/***/ 1329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findRuleMistake: () => (/* binding */ findRuleMistake)
/* harmony export */ });
/* harmony import */ var _core_closest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(769);
/* harmony import */ var _core_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6712);


/**
 * Finds a rule that nobody knows, or one that guards safety and is to be lowered. A config file comes with the
 * repository, and so perhaps from a stranger: it must not open what the rules keep shut.
 */
function findRuleMistake(config) {
    for (const { at, levels } of ruleTables(config)) {
        for (const [id, level] of Object.entries(levels)) {
            const mistake = mistakeOf(id, level, [...at, id]);
            if (mistake !== null)
                return mistake;
        }
    }
    return null;
}
function ruleTables({ rules = {}, profiles = {} }) {
    const own = Object.entries(profiles).map(([name, cells]) => ({
        at: ['profiles', name, 'rules'],
        levels: (cells['rules'] ?? {}),
    }));
    return [{ at: ['rules'], levels: rules }, ...own];
}
function mistakeOf(id, level, at) {
    const rule = (0,_core_rules_js__WEBPACK_IMPORTED_MODULE_1__.ruleById)(id);
    if (rule === undefined) {
        const near = (0,_core_closest_js__WEBPACK_IMPORTED_MODULE_0__.closestOf)(id, _core_rules_js__WEBPACK_IMPORTED_MODULE_1__.RULES.map((known) => known.id));
        return {
            at,
            part: 'key',
            message: `sets an unknown rule "${id}".`,
            fix: near === null ? 'List the rules with `skill-registrar rules`.' : `Did you mean "${near}"?`,
        };
    }
    if (rule.safety === undefined || level === rule.severity)
        return null;
    return {
        at,
        part: 'value',
        message: `lowers the rule "${id}", which guards safety.`,
        fix: 'Remove it, and correct what breaks the rule.',
    };
}


/***/ })

};
