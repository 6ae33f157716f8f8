"use strict";
exports.id = 3709;
exports.ids = [3709,6253];
exports.modules = {

/***/ 33709:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: function() { return /* binding */ command; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89984);
/* harmony import */ var _report_report_meta_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86622);
/* harmony import */ var _report_text_columns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49409);
/* harmony import */ var _report_text_neutral_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66253);
/* harmony import */ var _explain_plugin_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28914);





const ACTIONS = ['list', 'enable', 'disable', 'update', 'remove'];
const command = {
    name: 'plugins',
    summary: 'list, switch, update or remove installed skills',
    usage: 'list | enable | disable | update | remove  [name]',
    description: 'Keeps the skills that install has put in place. update without a name updates all; a skill that was installed at a tag or commit is pinned and stays. Bundled skills can be switched on and off as well.',
    examples: [
        { line: 'skill-registrar plugins list', does: 'Lists the installed plugins.' },
        { line: 'skill-registrar plugins update my-skill', does: 'Brings one to the head of its branch.' },
    ],
    options: [{ name: 'all', summary: 'list: every skill by source, with what keeps it from being used' }],
    positionals: [{ name: 'action', required: true, choices: ACTIONS }, { name: 'name' }],
    run: (invocation) => (0,_explain_plugin_error_js__WEBPACK_IMPORTED_MODULE_1__/* .orExplain */ .P)(() => runAction(invocation)),
};
async function runAction(invocation) {
    const { openPlugins } = await Promise.all(/* import() */[__webpack_require__.e(3912), __webpack_require__.e(4776), __webpack_require__.e(9757)]).then(__webpack_require__.bind(__webpack_require__, 39757));
    const host = await openPlugins(await invocation.request('status'));
    const result = await answer(invocation, host);
    return {
        ...result,
        fields: { _meta: (0,_report_report_meta_js__WEBPACK_IMPORTED_MODULE_2__/* .reportMeta */ .s)(invocation.command, host.setup.chosen), ...result.fields },
    };
}
async function answer(invocation, host) {
    const [action, name] = invocation.positionals;
    if (action === 'list' && invocation.options.isSet('all'))
        return listSkills(invocation);
    if (action === 'list')
        return list(host);
    if (action === 'update')
        return update(name, host);
    if (name === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`No plugin named to ${action}.`, `Say which: plugins ${action} <name>.`);
    return action === 'remove' ? remove(name, host) : toggle(name, action === 'enable', { host, invocation });
}
async function list(host) {
    const { listPlugins } = await Promise.all(/* import() */[__webpack_require__.e(3912), __webpack_require__.e(9165)]).then(__webpack_require__.bind(__webpack_require__, 9165));
    const plugins = await listPlugins(host);
    const rows = (0,_report_text_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .alignColumns */ .R)(plugins.map(describe));
    const text = rows.map((row) => `${row.join('  ').trimEnd()}\n`).join('');
    return done(text === '' ? 'No plugin is installed.\n' : text, { plugins });
}
function describe({ name, url, ref, enabled, isInstalled, isPinned, commit }) {
    const state = isInstalled ? (enabled ? 'enabled' : 'disabled') : 'missing';
    const at = commit === null ? '' : commit.slice(0, 12);
    return [
        name,
        state,
        `${at}${isPinned ? ' pinned' : ''}`,
        `${url}${ref === undefined ? '' : ` @ ${ref}`}`,
    ].map(_report_text_neutral_js__WEBPACK_IMPORTED_MODULE_4__/* .neutralizeMessage */ .L);
}
async function listSkills(invocation) {
    const { openSkills } = await Promise.all(/* import() */[__webpack_require__.e(3912), __webpack_require__.e(4776), __webpack_require__.e(8382)]).then(__webpack_require__.bind(__webpack_require__, 6001));
    const { renderSkillStatus } = await __webpack_require__.e(/* import() */ 3920).then(__webpack_require__.bind(__webpack_require__, 3920));
    const { catalog } = await openSkills(await invocation.request('status'));
    const text = renderSkillStatus(catalog.skills);
    const skills = catalog.skills.map(({ name, source, path, enabled, available, unavailableReason }) => ({
        name,
        source,
        path,
        enabled,
        available,
        ...(unavailableReason === undefined ? {} : { unavailableReason }),
    }));
    return done(text, { text, catalog: { skills, errors: catalog.errors, truncated: catalog.truncated } });
}
async function update(name, host) {
    const { updatePlugins } = await Promise.all(/* import() */[__webpack_require__.e(3912), __webpack_require__.e(9165)]).then(__webpack_require__.bind(__webpack_require__, 9165));
    const outcomes = await updatePlugins(name, host);
    const text = outcomes.map((outcome) => `${(0,_report_text_neutral_js__WEBPACK_IMPORTED_MODULE_4__/* .neutralizeMessage */ .L)(sayUpdate(outcome))}\n`).join('');
    const updates = outcomes.map((outcome) => outcome.status === 'failed'
        ? { ...outcome, error: outcome.error.message, fix: outcome.error.fix }
        : outcome);
    const exitCode = outcomes.some((outcome) => outcome.status === 'failed') ? 1 : 0;
    return {
        kind: 'text',
        exitCode,
        text: text === '' ? 'No plugin is installed.\n' : text,
        fields: { updates },
    };
}
function sayUpdate(outcome) {
    switch (outcome.status) {
        case 'updated':
            return `${outcome.name}: updated to ${outcome.to.slice(0, 12)}`;
        case 'failed':
            return `${outcome.name}: not updated. ${outcome.error.message} ${outcome.error.fix}`;
        default:
            return `${outcome.name}: ${outcome.status} at ${outcome.commit?.slice(0, 12) ?? 'no commit'}`;
    }
}
async function remove(name, host) {
    const { uninstallPlugin } = await Promise.all(/* import() */[__webpack_require__.e(3912), __webpack_require__.e(9165)]).then(__webpack_require__.bind(__webpack_require__, 9165));
    await uninstallPlugin(name, host);
    return done(`Removed ${name}.\n`, { removed: name });
}
async function toggle(name, isEnabled, { host, invocation }) {
    const { toggleSkill } = await Promise.all(/* import() */[__webpack_require__.e(3912), __webpack_require__.e(1091)]).then(__webpack_require__.bind(__webpack_require__, 81091));
    const { openSkills } = await Promise.all(/* import() */[__webpack_require__.e(3912), __webpack_require__.e(4776), __webpack_require__.e(8382)]).then(__webpack_require__.bind(__webpack_require__, 6001));
    const { catalog } = await openSkills(await invocation.request('status'));
    const isChanged = await toggleSkill(name, isEnabled, { host, skills: catalog.skills });
    const state = isEnabled ? 'enabled' : 'disabled';
    return done(`${(0,_report_text_neutral_js__WEBPACK_IMPORTED_MODULE_4__/* .neutralizeMessage */ .L)(name)} is ${isChanged ? 'now' : 'already'} ${state}.\n`, {
        name,
        enabled: isEnabled,
        changed: isChanged,
    });
}
function done(text, fields) {
    return { kind: 'text', exitCode: 0, text, fields };
}


/***/ }),

/***/ 28914:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: function() { return /* binding */ orExplain; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89984);
/* harmony import */ var _report_text_neutral_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66253);
/* harmony import */ var _runtime_plugins_plugin_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39639);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34232);




/** Runs what may fail with a `PluginError`, and turns that into what the frame knows: exit code 1, 2 or 3. */
async function orExplain(work) {
    try {
        return await work();
    }
    catch (error) {
        if (!(error instanceof _runtime_plugins_plugin_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PluginError */ .c))
            throw error;
        if (error.kind === 'request')
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(error.message, error.fix);
        if (error.kind === 'files')
            throw new _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkspaceError */ .k(error.message, 'the plugin', { cause: error, fix: error.fix });
        return refusedSkill(error);
    }
}
function refusedSkill({ message, fix, refused }) {
    const error = refused === undefined
        ? { code: 'E_FILE', message, fix }
        : {
            code: 'E_VALIDATION_ERROR',
            message,
            fix,
            details: { skill: refused.skill, path: refused.url, errors: refused.errors },
        };
    const text = `${(0,_report_text_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralizeMessage */ .L)(message)}\n  fix: ${(0,_report_text_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralizeMessage */ .L)(fix)}\n`;
    return { kind: 'text', exitCode: 1, text, fields: { success: false, error } };
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


/***/ }),

/***/ 39639:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: function() { return /* binding */ PluginError; }
/* harmony export */ });
/** Why a plugin could not be installed, updated or found; nothing was left behind. */
class PluginError extends Error {
    fix;
    kind;
    refused;
    name = 'PluginError';
    constructor(message, fix, 
    /** `request`: what was asked for. `skill`: what the repository holds. `files`: git, the network or the disk. */
    kind, 
    /** The skill that is refused, and what is wrong with it, finding by finding. */
    refused) {
        super(message);
        this.fix = fix;
        this.kind = kind;
        this.refused = refused;
    }
}


/***/ })

};
;