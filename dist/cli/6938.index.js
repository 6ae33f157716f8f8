"use strict";
exports.id = 6938;
exports.ids = [6938,6253];
exports.modules = {

/***/ 96938:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: function() { return /* binding */ command; }
/* harmony export */ });
/* harmony import */ var _report_report_meta_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86622);
/* harmony import */ var _report_text_neutral_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66253);
/* harmony import */ var _explain_plugin_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28914);



const command = {
    name: 'install',
    summary: 'install a skill from a git repository',
    usage: '<git url> [--ref r] [--name n]',
    description: 'Clones the newest commit over https, checks the skill before it is seen, puts it into .agent/plugins (~/.agent/plugins with --home) and tracks it in skill-registrar.json. Whatever fails, nothing is left behind.',
    examples: [
        {
            line: 'skill-registrar install https://github.com/user/my-skill --ref v1.0.0',
            does: 'Installs one version for good.',
        },
    ],
    options: [
        { name: 'ref', value: 'r', summary: 'a branch to follow, or a tag or commit to stay at' },
        { name: 'name', value: 'n', summary: 'another name for the skill' },
    ],
    positionals: [{ name: 'git url', required: true }],
    run: (invocation) => (0,_explain_plugin_error_js__WEBPACK_IMPORTED_MODULE_0__/* .orExplain */ .P)(async () => {
        const { openPlugins } = await Promise.all(/* import() */[__webpack_require__.e(3912), __webpack_require__.e(4776), __webpack_require__.e(9757)]).then(__webpack_require__.bind(__webpack_require__, 39757));
        const { installPlugin } = await Promise.all(/* import() */[__webpack_require__.e(3912), __webpack_require__.e(7786)]).then(__webpack_require__.bind(__webpack_require__, 77786));
        const host = await openPlugins(await invocation.request('status'));
        const [url = ''] = invocation.positionals;
        const { options } = invocation;
        const plugin = await installPlugin({ url, ref: options.text('ref'), name: options.text('name') }, host);
        const at = `${plugin.commit.slice(0, 12)}${plugin.isPinned ? ', pinned' : ''}`;
        return {
            kind: 'text',
            exitCode: 0,
            text: `${(0,_report_text_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralizeMessage */ .L)(`Installed ${plugin.name} (${at}) in ${plugin.path}`)}\n`,
            fields: { _meta: (0,_report_report_meta_js__WEBPACK_IMPORTED_MODULE_2__/* .reportMeta */ .s)(invocation.command, host.setup.chosen), plugin },
        };
    }),
};


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