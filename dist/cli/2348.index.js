exports.id = 2348;
exports.ids = [2348,6253,2944];
exports.modules = {

/***/ 82348:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  printTextOutcome: function() { return /* binding */ printTextOutcome; }
});

// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(57336);
var picocolors_default = /*#__PURE__*/__webpack_require__.n(picocolors);
// EXTERNAL MODULE: ./build/report/text-colors.js
var text_colors = __webpack_require__(41000);
// EXTERNAL MODULE: ./build/report/text-columns.js
var text_columns = __webpack_require__(49409);
// EXTERNAL MODULE: ./build/report/text-neutral.js
var text_neutral = __webpack_require__(66253);
;// CONCATENATED MODULE: ./build/report/text-findings.js



/**
 * One line per finding, `file:line:column  severity  message  rule`, aligned and grouped by file; below each
 * group what to do about it, every hint once.
 */
function renderFindings(diagnostics, colors) {
    return groupByFile(diagnostics)
        .map((group) => `${renderLines(group, colors)}${renderHints(group, colors)}`)
        .join('\n');
}
function groupByFile(diagnostics) {
    const groups = new Map();
    for (const diagnostic of diagnostics) {
        const group = groups.get(diagnostic.file);
        if (group)
            group.push(diagnostic);
        else
            groups.set(diagnostic.file, [diagnostic]);
    }
    return [...groups.values()];
}
function renderLines(group, colors) {
    const rows = (0,text_columns/* alignColumns */.R)(group.map((found) => [
        `${(0,text_neutral.neutralize)(found.file)}:${found.line}:${found.column}`,
        found.severity,
        (0,text_neutral/* neutralizeMessage */.L)(found.message),
        (0,text_neutral.neutralize)(found.rule),
    ]));
    return rows
        .map(([place, severity, message, rule], index) => {
        const painted = (0,text_colors/* paintSeverity */.A)(colors, group[index].severity, severity);
        return `${colors.bold(place)}  ${painted}  ${message}  ${colors.dim(rule)}\n`;
    })
        .join('');
}
function renderHints(group, colors) {
    const hints = new Set(group.map((found) => (0,text_neutral/* neutralizeMessage */.L)(found.fix)).filter((fix) => fix !== ''));
    return [...hints].map((hint) => `  ${colors.dim(`fix: ${hint}`)}\n`).join('');
}

// EXTERNAL MODULE: ./build/report/text-log.js
var text_log = __webpack_require__(72944);
// EXTERNAL MODULE: ./build/core/count-text.js
var count_text = __webpack_require__(55946);
// EXTERNAL MODULE: ./build/report/visible-text.js
var visible_text = __webpack_require__(68942);
;// CONCATENATED MODULE: ./build/report/text-changes.js


/** Longest value shown of a changed field, in code points. */
const LONGEST_VALUE = 60;
/**
 * The semantic list of changes: `+` added, `-` removed, `~` changed, with the old and the new value of every
 * field. That time has passed is no news, so `lastUpdated` is not listed.
 */
function renderChanges(changes, colors) {
    return changes
        .filter((change) => change.kind !== 'meta-changed' || change.field !== 'lastUpdated')
        .map((change) => `${renderChange(change, colors)}\n`)
        .join('');
}
function renderChange(change, colors) {
    switch (change.kind) {
        case 'skill-added':
            return colors.green(`+ ${(0,text_neutral.neutralize)(change.skill)}  ${(0,text_neutral.neutralize)(change.path)}`);
        case 'skill-removed':
            return colors.red(`- ${(0,text_neutral.neutralize)(change.skill)}  ${(0,text_neutral.neutralize)(change.path)}`);
        case 'skill-updated':
            return renderUpdate(change, colors);
        case 'route-added':
            return colors.green(`+ ${routeOf(change)} → ${(0,text_neutral.neutralize)(change.skill)}`);
        case 'route-removed':
            return colors.red(`- ${routeOf(change)} → ${(0,text_neutral.neutralize)(change.skill)}`);
        case 'route-changed':
            return colors.yellow(`~ ${renderReroute(change)}`);
        case 'meta-changed':
            return colors.dim(`~ _meta.${(0,text_neutral.neutralize)(change.field)}: ${renderValues(change)}`);
        case 'file-changed':
            return colors.yellow(`~ ${(0,text_neutral.neutralize)(change.file)}: ${(0,text_neutral.neutralize)(change.what)}`);
    }
}
function renderUpdate(change, colors) {
    const fields = change.fields.map((field) => `\n    ${(0,text_neutral.neutralize)(field.field)}: ${colors.dim(renderValues(field))}`);
    return `${colors.yellow(`~ ${(0,text_neutral.neutralize)(change.skill)}  ${(0,text_neutral.neutralize)(change.path)}`)}${fields.join('')}`;
}
function renderReroute(change) {
    const from = `${routeOf(change)} → ${(0,text_neutral.neutralize)(change.skill)}`;
    const key = change.newKey === change.key ? '' : `${JSON.stringify((0,text_neutral.neutralize)(change.newKey))} → `;
    return `${from}, now ${key}${(0,text_neutral.neutralize)(change.newSkill)}`;
}
function routeOf(change) {
    return `${(0,text_neutral.neutralize)(change.table)} ${JSON.stringify((0,text_neutral.neutralize)(change.key))}`;
}
function renderValues(change) {
    if (change.before === undefined)
        return `${renderValue(change.after)} (new)`;
    if (change.after === undefined)
        return `${renderValue(change.before)} (removed)`;
    return `${renderValue(change.before)} → ${renderValue(change.after)}`;
}
function renderValue(value) {
    return (0,visible_text/* shorten */.m)((0,text_neutral.neutralize)(JSON.stringify(value) ?? 'nothing'), LONGEST_VALUE);
}

;// CONCATENATED MODULE: ./build/report/text-compatibility.js


/** The table of `--profile all`: a row for each skill, a column for each system, then the reasons. */
function renderCompatibility(rows, colors) {
    const [first] = rows;
    if (first === undefined)
        return '';
    const profiles = Object.keys(first.profiles);
    const verdictsOf = (row) => profiles.map((id) => row.profiles[id]);
    const cells = rows.map((row) => [
        (0,text_neutral.neutralize)(row.name),
        ...verdictsOf(row).map(markOf),
        (0,text_neutral.neutralize)(row.path),
    ]);
    const [head, ...lines] = (0,text_columns/* alignColumns */.R)([['skill', ...profiles, 'path'], ...cells]);
    const table = lines.map((line, index) => paintRow(line, verdictsOf(rows[index]), colors));
    const isElsewhere = rows.some((row) => verdictsOf(row).some(({ discovered }) => !discovered));
    const legend = isElsewhere ? ['', colors.dim('○ accepted, but that system does not look there')] : [];
    const reasons = rows.flatMap((row) => reasonsOf(row, colors));
    const blocks = [colors.bold(head.join('  ').trimEnd()), ...table, ...legend];
    return `${[...blocks, ...(reasons.length > 0 ? ['', ...reasons] : [])].join('\n')}\n`;
}
function markOf({ accepted, discovered }) {
    return accepted ? (discovered ? '✓' : '○') : '✗';
}
function paintRow(cells, verdicts, colors) {
    const painted = verdicts.map(({ accepted }, index) => {
        const cell = cells[index + 1];
        return accepted ? colors.green(cell) : colors.red(cell);
    });
    return [cells[0], ...painted, colors.dim(cells.at(-1))].join('  ');
}
/** Systems that give the same reasons share a line. */
function reasonsOf({ name, profiles }, colors) {
    const byReason = new Map();
    for (const [id, { accepted, errors }] of Object.entries(profiles)) {
        if (accepted)
            continue;
        const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
        const reason = `${(0,text_neutral/* neutralizeMessage */.L)(errors[0] ?? 'not accepted')}${more}`;
        byReason.set(reason, [...(byReason.get(reason) ?? []), id]);
    }
    return [...byReason].map(([reason, ids]) => `${colors.red('✗')} ${(0,text_neutral.neutralize)(name)} in ${ids.join(', ')}: ${reason}`);
}

;// CONCATENATED MODULE: ./build/report/text-folding.js

/** Notices of one rule that are shown; errors and warnings are all shown. */
const SHOWN_NOTICES = 10;
/** Keeps the notices of a large repository from burying its errors. */
function foldNotices(diagnostics) {
    const counts = new Map();
    const shown = diagnostics.filter(({ severity, rule }) => {
        if (severity !== 'notice')
            return true;
        const count = (counts.get(rule) ?? 0) + 1;
        counts.set(rule, count);
        return count <= SHOWN_NOTICES;
    });
    const rest = [...counts]
        .filter(([, count]) => count > SHOWN_NOTICES)
        .map(([rule, count]) => `${(0,count_text/* countText */.l)(count - SHOWN_NOTICES, 'more notice')} of ${rule}; --format json lists them`);
    return { shown, rest };
}

;// CONCATENATED MODULE: ./build/report/text-skills.js



/** Operations whose answer is the list of skills. */
const LISTING = new Set(['discover', 'status']);
const STATES = {
    registered: 'not registered',
    updated: 'changed',
    unchanged: 'up to date',
    pruned: 'gone',
    invalid: 'invalid',
    skipped: 'duplicate',
};
/** The word for a status: what was done to a skill, or how it is where nothing was done. */
function nameStatus(operation, status) {
    if (operation === 'validate' && status === 'unchanged')
        return 'valid';
    return LISTING.has(operation) ? STATES[status] : status;
}
/** One line per skill, `name  state  path  what changed`; a single one with the old and new values. */
function renderSkills(report, colors) {
    if (!LISTING.has(report._meta.operation))
        return '';
    const rows = (0,text_columns/* alignColumns */.R)(report.skills.map(cellsOf));
    const lines = rows.map(([name, state, path, changes], index) => {
        const painted = paintState(colors, report.skills[index].status, state);
        return `${`${colors.bold(name)}  ${painted}  ${path}  ${colors.dim(changes)}`.trimEnd()}\n`;
    });
    return lines.join('') + renderDetails(report, colors);
}
function cellsOf(skill) {
    const changes = skill.status === 'updated' ? skill.changes.map(text_neutral.neutralize).join(', ') : '';
    return [(0,text_neutral.neutralize)(skill.name), STATES[skill.status], (0,text_neutral.neutralize)(skill.path), changes];
}
function renderDetails({ skills, changes }, colors) {
    const [only] = skills;
    if (only === undefined || skills.length > 1)
        return '';
    const own = changes.filter((change) => 'skill' in change && change.skill === only.name);
    return own.length === 0 ? '' : `\n${renderChanges(own, colors)}`;
}
function paintState(colors, status, text) {
    if (status === 'invalid')
        return colors.red(text);
    return status === 'unchanged' ? colors.green(text) : colors.yellow(text);
}

;// CONCATENATED MODULE: ./build/report/text-summary.js



/** The last line of a run: verdict, counts, what became of the manifest, and the profile with its reason. */
function renderSummary(outcome, mode, colors) {
    const { report } = outcome;
    const sentences = [
        `${countSkills(report)}; ${countFindings(report.summary)}.`,
        manifestSentence(outcome, mode),
        profileSentence(outcome),
    ];
    const line = sentences.filter((sentence) => sentence !== '').join(' ');
    if (outcome.exitCode !== 0)
        return `${colors.red(`✖ ${line}`)}\n`;
    if (report.summary.discovered === 0)
        return `${colors.yellow(`! ${line}`)}\n`;
    return `${colors.green(`✔ ${line}`)}\n`;
}
function countSkills({ _meta, summary }) {
    if (summary.discovered === 0 && summary.pruned === 0)
        return 'No skills found';
    const parts = ['registered', 'updated', 'unchanged', 'pruned', 'invalid']
        .filter((status) => summary[status] > 0)
        .map((status) => `${summary[status]} ${nameStatus(_meta.operation, status)}`);
    const found = (0,count_text/* countText */.l)(summary.discovered, 'skill');
    return parts.length === 0 ? found : `${found}: ${parts.join(', ')}`;
}
function countFindings(summary) {
    const parts = [
        summary.errors > 0 ? (0,count_text/* countText */.l)(summary.errors, 'error') : '',
        summary.warnings > 0 ? (0,count_text/* countText */.l)(summary.warnings, 'warning') : '',
        summary.notices > 0 ? (0,count_text/* countText */.l)(summary.notices, 'notice') : '',
    ];
    return parts.filter((part) => part !== '').join(', ') || 'nothing to report';
}
function manifestSentence({ report }, mode) {
    if (mode === 'read')
        return '';
    const manifest = (0,text_neutral.neutralize)(report.manifest);
    const isDifferent = mode === 'compare' ? report.changes.length > 0 : report.changed;
    if (!isDifferent)
        return `${manifest} is up to date.`;
    if (mode === 'write')
        return `${manifest} written.`;
    return mode === 'preview'
        ? `${manifest} would change; nothing was written.`
        : `${manifest} is not up to date.`;
}
function profileSentence({ report }) {
    const { profile, profileReason } = report._meta;
    if (profile === undefined)
        return '';
    return `Profile ${(0,text_neutral.neutralize)(profile)}${profileReason ? ` (${(0,text_neutral.neutralize)(profileReason)})` : ''}.`;
}

;// CONCATENATED MODULE: ./build/report/text-report.js








/** Changes listed after a write; a preview lists all. */
const LISTED_CHANGES = 50;
/** A finished run for people: findings, skills, changes, diff, and one line that sums it up. */
function renderTextReport(outcome, view) {
    const { report } = outcome;
    const { shown, rest } = foldNotices(report.diagnostics.filter((found) => !view.isShownElsewhere(found)));
    const blocks = [
        renderFindings(shown, view.colors),
        rest.map((sentence) => `${view.colors.dim(`… ${(0,text_neutral.neutralize)(sentence)}`)}\n`).join(''),
        report.compatibility === undefined
            ? renderSkills(report, view.colors)
            : renderCompatibility(report.compatibility, view.colors),
        listChanges(outcome, view),
        view.diff,
        renderSummary(outcome, view.mode, view.colors),
    ];
    return blocks.filter((block) => block !== '').join('\n');
}
function listChanges({ report }, view) {
    if (view.mode === 'read' || view.mode === 'compare')
        return '';
    if (view.mode !== 'write')
        return renderChanges(report.changes, view.colors);
    const listed = renderChanges(report.changes.slice(0, LISTED_CHANGES), view.colors);
    const rest = report.changes.length - LISTED_CHANGES;
    return rest > 0 ? `${listed}${view.colors.dim(`… and ${(0,count_text/* countText */.l)(rest, 'more change')}`)}\n` : listed;
}

;// CONCATENATED MODULE: ./build/cli/print-text-outcome.js




/** Prints a finished run for people: the report on stdout, what CLEO's scripts look for in a log on stderr. */
async function printTextOutcome(result, { common, io }) {
    if (common.isQuiet)
        return printErrors(result.outcome, io);
    const { report } = result.outcome;
    // On one terminal, what stands in the log is not said again in the report, nor the other way round.
    const sharesTerminal = io.stdout.isTty && io.stderr.isTty;
    io.stderr.write((0,text_log/* renderCollisions */.Y)(report));
    if (!sharesTerminal)
        io.stderr.write((0,text_log.renderFailures)(report));
    const colors = picocolors_default().createColors(io.stdout.hasColor);
    const text = renderTextReport(result.outcome, {
        mode: result.mode,
        colors,
        diff: result.mode === 'preview' ? await renderPreview(result.outcome, colors) : '',
        isShownElsewhere: sharesTerminal ? text_log/* isLogged */.j : () => false,
    });
    io.stdout.write(text);
}
function printErrors({ report }, io) {
    const errors = report.diagnostics.filter((found) => found.severity === 'error');
    io.stderr.write(renderFindings(errors, picocolors_default().createColors(io.stderr.hasColor)));
}
async function renderPreview(outcome, colors) {
    const { renderDiff } = await Promise.all(/* import() */[__webpack_require__.e(7291), __webpack_require__.e(8124)]).then(__webpack_require__.bind(__webpack_require__, 95743));
    return renderDiff(outcome.files, colors);
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

/***/ 72944:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: function() { return /* binding */ renderCollisions; },
/* harmony export */   j: function() { return /* binding */ isLogged; },
/* harmony export */   renderFailures: function() { return /* binding */ renderFailures; }
/* harmony export */ });
/* harmony import */ var _text_neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66253);

/** Findings with a wording of their own for the log. */
const LOGGED_RULES = new Set(['duplicate-name', 'keyword-conflict']);
/** True for the collisions whose lines in the log CLEO's scripts look for, word for word. */
function isLogged(diagnostic) {
    return LOGGED_RULES.has(diagnostic.rule) && diagnostic.severity !== 'error';
}
/** Collisions of names and keywords, as scripts know them from the log. */
function renderCollisions(report) {
    return report.diagnostics
        .filter(isLogged)
        .map((found) => `${logged('WARNING', keepList(found.message))}\n`)
        .join('');
}
function logged(severity, text) {
    return isOwnWording(text) ? text : `[skill-register] ${severity}: ${text}`;
}
/** The words of the pipeline say themselves who speaks. */
function isOwnWording(text) {
    return text.startsWith('[skills] ');
}
/** One line for every skill that fails; where such a skill is only skipped, that is a warning. */
function renderFailures(report) {
    const warnings = new Set(report.diagnostics.filter(({ severity }) => severity === 'warning').map(({ message }) => message));
    return report.skills
        .filter((skill) => skill.errors !== undefined)
        .map((skill) => {
        const errors = skill.errors ?? [];
        const reasons = errors.map(_text_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralizeMessage */ .L).join('; ');
        const severity = errors.every((error) => warnings.has(error)) ? 'WARNING' : 'ERROR';
        const text = `Skill '${(0,_text_neutral_js__WEBPACK_IMPORTED_MODULE_0__.neutralize)(skill.name)}' failed validation: ${reasons}`;
        return `${logged(severity, isOwnWording(reasons) ? reasons : text)}\n`;
    })
        .join('');
}
/** Only the list of the places of a duplicate may start new lines, and each of those begins with its dash. */
function keepList(message) {
    return message.split('\n  - ').map(_text_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralizeMessage */ .L).join('\n  - ');
}


/***/ }),

/***/ 66253:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
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

"use strict";
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