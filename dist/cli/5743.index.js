"use strict";
exports.id = 5743;
exports.ids = [5743,6253,8124];
exports.modules = {

/***/ 95743:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderDiff: function() { return /* binding */ renderDiff; },
/* harmony export */   unifiedDiff: function() { return /* binding */ unifiedDiff; }
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37291);
/* harmony import */ var _core_count_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55946);
/* harmony import */ var _text_neutral_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66253);



/** Edits looked for before a file counts as rewritten: the search grows with their square. */
const MAX_EDITS = 2000;
const CONTEXT = 3;
const LONGEST_DIFF = 1000;
/** The unified diff of what a run generates, as `git apply` reads it; empty when nothing differs. */
function unifiedDiff(files) {
    return files
        .map((file) => diffOf(file).join('\n'))
        .filter(Boolean)
        .map((diff) => `${diff}\n`)
        .join('');
}
/** The same for people: coloured, harmless to a terminal, and cut where nobody reads on. */
function renderDiff(files, colors) {
    const lines = files.flatMap(diffOf);
    const shown = lines.slice(0, LONGEST_DIFF).map((line) => `${paintLine(line, colors)}\n`);
    const rest = lines.length - shown.length;
    if (rest > 0)
        shown.push(`${colors.dim(`… ${(0,_core_count_text_js__WEBPACK_IMPORTED_MODULE_0__/* .countText */ .l)(rest, 'more line')} of diff; --format json has all`)}\n`);
    return shown.join('');
}
function diffOf(file) {
    if (file.before === file.after)
        return [];
    const before = file.before ?? '';
    const names = [file.before === null ? '/dev/null' : `a/${file.path}`, `b/${file.path}`];
    const patch = before === ''
        ? undefined
        : (0,diff__WEBPACK_IMPORTED_MODULE_1__/* .structuredPatch */ .YB)(names[0], names[1], before, file.after, undefined, undefined, {
            context: CONTEXT,
            maxEditLength: MAX_EDITS,
        });
    const hunks = patch?.hunks ?? [replaceWhole(before, file.after)];
    const body = hunks.flatMap((hunk) => [
        `@@ -${rangeOf(hunk.oldStart, hunk.oldLines)} +${rangeOf(hunk.newStart, hunk.newLines)} @@`,
        ...hunk.lines,
    ]);
    return [`--- ${names[0]}`, `+++ ${names[1]}`, ...body];
}
/** One hunk from the first line that differs to the last: always right, if not the shortest. */
function replaceWhole(before, after) {
    const old = linesOf(before);
    const fresh = linesOf(after);
    const { head, tail } = countCommon(old, fresh);
    const start = Math.max(0, head - CONTEXT);
    const rest = Math.max(0, tail - CONTEXT);
    return {
        oldStart: start + 1,
        oldLines: old.length - rest - start,
        newStart: start + 1,
        newLines: fresh.length - rest - start,
        lines: [
            ...mark(' ', old.slice(start, head)),
            ...mark('-', old.slice(head, old.length - tail)),
            ...mark('+', fresh.slice(head, fresh.length - tail)),
            ...mark(' ', old.slice(old.length - tail, old.length - rest)),
        ],
    };
}
/** How many lines two texts have in common at their beginning and, of the others, at their end. */
function countCommon(old, fresh) {
    const shorter = Math.min(old.length, fresh.length);
    let head = 0;
    while (head < shorter && old[head] === fresh[head])
        head++;
    let tail = 0;
    while (tail < shorter - head && old.at(-1 - tail) === fresh.at(-1 - tail))
        tail++;
    return { head, tail };
}
/** Lines with their ends, so that a missing last newline is a difference. */
function linesOf(text) {
    return text === '' ? [] : text.split(/(?<=\n)/);
}
function mark(sign, lines) {
    return lines.flatMap((line) => line.endsWith('\n') ? [sign + line.slice(0, -1)] : [sign + line, '\\ No newline at end of file']);
}
function rangeOf(start, lines) {
    return lines === 0 ? `${start - 1},0` : lines === 1 ? `${start}` : `${start},${lines}`;
}
function paintLine(line, colors) {
    const plain = line.replace(/\r$/, '').split('\t').map(_text_neutral_js__WEBPACK_IMPORTED_MODULE_2__.neutralize).join('\t');
    if (/^(---|\+\+\+) /.test(plain))
        return colors.bold(plain);
    if (plain.startsWith('@@'))
        return colors.cyan(plain);
    if (plain.startsWith('+'))
        return colors.green(plain);
    if (plain.startsWith('-'))
        return colors.red(plain);
    // A context line keeps its indentation, so a runner could read one that begins with `::` as a command.
    return plain.replace(/^(\s*):(?=:)/, '$1: ');
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


/***/ })

};
;