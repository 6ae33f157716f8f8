exports.id = 5678;
exports.ids = [5678];
exports.modules = {

/***/ 65678:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: function() { return /* binding */ command; }
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57336);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(picocolors__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24776);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89984);
/* harmony import */ var _report_text_colors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41000);
/* harmony import */ var _report_text_columns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49409);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47676);






const command = {
    name: 'rules',
    summary: 'list the rules, or explain one',
    usage: '[id]',
    description: 'Lists every rule with its severity and meaning; with an id, explains one with an example. Severities can be set in the config file.',
    examples: [{ line: 'skill-registrar rules version-format', does: 'Explains one rule.' }],
    options: [],
    positionals: [{ name: 'id' }],
    async run({ positionals: [id], io }) {
        const colors = picocolors__WEBPACK_IMPORTED_MODULE_2___default().createColors(io.stdout.hasColor);
        return id === undefined ? listRules(colors) : explainRule(await findRule(id), colors);
    },
};
function listRules(colors) {
    const rows = (0,_report_text_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .alignColumns */ .R)(_core_rules_js__WEBPACK_IMPORTED_MODULE_0__.RULES.map((rule) => [rule.id, rule.severity, rule.meaning]));
    const lines = rows.map(([id, severity, meaning], index) => {
        const painted = (0,_report_text_colors_js__WEBPACK_IMPORTED_MODULE_4__/* .paintSeverity */ .A)(colors, _core_rules_js__WEBPACK_IMPORTED_MODULE_0__.RULES[index].severity, severity);
        return `${colors.bold(id)}  ${painted}  ${meaning}\n`;
    });
    return { kind: 'text', exitCode: 0, text: lines.join(''), fields: { rules: _core_rules_js__WEBPACK_IMPORTED_MODULE_0__.RULES } };
}
function explainRule(rule, colors) {
    const safety = rule.safety
        ? '\nNeither --force nor a lower level nor a config file registers a skill that breaks it.\n'
        : '';
    const text = [
        `${colors.bold(rule.id)}  ${(0,_report_text_colors_js__WEBPACK_IMPORTED_MODULE_4__/* .paintSeverity */ .A)(colors, rule.severity, rule.severity)}  ${colors.dim(rule.kind)}\n`,
        `${rule.meaning} ${rule.why}\n${safety}`,
        `${colors.red('Instead of')}\n\n${indent(rule.bad)}\n`,
        `${colors.green('write')}\n\n${indent(rule.good)}\n`,
        ...(rule.safety ? [] : [`Set its severity in skill-registrar.json: "rules": { "${rule.id}": "off" }\n`]),
    ].join('\n');
    return { kind: 'text', exitCode: 0, text, fields: { rules: [rule] } };
}
function indent(example) {
    return example.replace(/^(?=.)/gm, '    ');
}
async function findRule(id) {
    const rule = (0,_core_rules_js__WEBPACK_IMPORTED_MODULE_0__.ruleById)(id);
    if (rule)
        return rule;
    const guess = await (0,_suggest_js__WEBPACK_IMPORTED_MODULE_5__/* .suggest */ .Z)(id, _core_rules_js__WEBPACK_IMPORTED_MODULE_0__.RULES.map((known) => known.id));
    const list = "Run 'skill-registrar rules' for the list.";
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`Unknown rule '${id}'.`, guess === null ? list : `Did you mean '${guess}'? ${list}`);
}


/***/ }),

/***/ 41000:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ paintSeverity; }
/* harmony export */ });
/** Paints a text in the colour of a severity. */
function paintSeverity(colors, severity, text) {
    if (severity === 'error')
        return colors.red(text);
    return severity === 'warning' ? colors.yellow(text) : colors.blue(text);
}


/***/ }),

/***/ 49409:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
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

/***/ 57336:
/***/ (function(module) {

let p = process || {}, argv = p.argv || [], env = p.env || {}
let isColorSupported =
	!(!!env.NO_COLOR || argv.includes("--no-color")) &&
	(!!env.FORCE_COLOR || argv.includes("--color") || p.platform === "win32" || ((p.stdout || {}).isTTY && env.TERM !== "dumb") || !!env.CI)

let formatter = (open, close, replace = open) =>
	input => {
		let string = "" + input, index = string.indexOf(close, open.length)
		return ~index ? open + replaceClose(string, close, replace, index) + close : open + string + close
	}

let replaceClose = (string, close, replace, index) => {
	let result = "", cursor = 0
	do {
		result += string.substring(cursor, index) + replace
		cursor = index + close.length
		index = string.indexOf(close, cursor)
	} while (~index)
	return result + string.substring(cursor)
}

let createColors = (enabled = isColorSupported) => {
	let f = enabled ? formatter : () => String
	return {
		isColorSupported: enabled,
		reset: f("\x1b[0m", "\x1b[0m"),
		bold: f("\x1b[1m", "\x1b[22m", "\x1b[22m\x1b[1m"),
		dim: f("\x1b[2m", "\x1b[22m", "\x1b[22m\x1b[2m"),
		italic: f("\x1b[3m", "\x1b[23m"),
		underline: f("\x1b[4m", "\x1b[24m"),
		inverse: f("\x1b[7m", "\x1b[27m"),
		hidden: f("\x1b[8m", "\x1b[28m"),
		strikethrough: f("\x1b[9m", "\x1b[29m"),

		black: f("\x1b[30m", "\x1b[39m"),
		red: f("\x1b[31m", "\x1b[39m"),
		green: f("\x1b[32m", "\x1b[39m"),
		yellow: f("\x1b[33m", "\x1b[39m"),
		blue: f("\x1b[34m", "\x1b[39m"),
		magenta: f("\x1b[35m", "\x1b[39m"),
		cyan: f("\x1b[36m", "\x1b[39m"),
		white: f("\x1b[37m", "\x1b[39m"),
		gray: f("\x1b[90m", "\x1b[39m"),

		bgBlack: f("\x1b[40m", "\x1b[49m"),
		bgRed: f("\x1b[41m", "\x1b[49m"),
		bgGreen: f("\x1b[42m", "\x1b[49m"),
		bgYellow: f("\x1b[43m", "\x1b[49m"),
		bgBlue: f("\x1b[44m", "\x1b[49m"),
		bgMagenta: f("\x1b[45m", "\x1b[49m"),
		bgCyan: f("\x1b[46m", "\x1b[49m"),
		bgWhite: f("\x1b[47m", "\x1b[49m"),

		blackBright: f("\x1b[90m", "\x1b[39m"),
		redBright: f("\x1b[91m", "\x1b[39m"),
		greenBright: f("\x1b[92m", "\x1b[39m"),
		yellowBright: f("\x1b[93m", "\x1b[39m"),
		blueBright: f("\x1b[94m", "\x1b[39m"),
		magentaBright: f("\x1b[95m", "\x1b[39m"),
		cyanBright: f("\x1b[96m", "\x1b[39m"),
		whiteBright: f("\x1b[97m", "\x1b[39m"),

		bgBlackBright: f("\x1b[100m", "\x1b[49m"),
		bgRedBright: f("\x1b[101m", "\x1b[49m"),
		bgGreenBright: f("\x1b[102m", "\x1b[49m"),
		bgYellowBright: f("\x1b[103m", "\x1b[49m"),
		bgBlueBright: f("\x1b[104m", "\x1b[49m"),
		bgMagentaBright: f("\x1b[105m", "\x1b[49m"),
		bgCyanBright: f("\x1b[106m", "\x1b[49m"),
		bgWhiteBright: f("\x1b[107m", "\x1b[49m"),
	}
}

module.exports = createColors()
module.exports.createColors = createColors


/***/ })

};
;