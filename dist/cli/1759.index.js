"use strict";
exports.id = 1759;
exports.ids = [1759];
exports.modules = {

/***/ 91759:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderCommandHelp: function() { return /* binding */ renderCommandHelp; },
/* harmony export */   renderHelp: function() { return /* binding */ renderHelp; }
/* harmony export */ });
/* harmony import */ var _report_text_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49409);
/* harmony import */ var _common_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65598);


/** `skill-registrar --help`: every command with its summary. */
function renderHelp(commands) {
    return [
        'Validates agent skills and keeps manifest.json and its dispatch matrix in step with them.\n',
        'Usage: skill-registrar <command> [options]\n',
        `Commands:\n${renderPairs(commands.map(({ name, summary }) => [name, summary]))}`,
        `Options:\n${renderOptions(_common_options_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMON_OPTIONS */ .D)}`,
        `Example:\n  skill-registrar register --dry-run\n`,
        "Run 'skill-registrar <command> --help' for what a command takes.\n",
    ].join('\n');
}
/** `skill-registrar <command> --help`. */
function renderCommandHelp(command) {
    const examples = command.examples.map(({ line, does }) => `  ${line}\n      ${does}\n`).join('');
    return [
        `${command.description}\n`,
        `Usage: ${`skill-registrar ${command.name} ${command.usage}`.trimEnd()}\n`,
        ...(command.options.length > 0 ? [`Options:\n${renderOptions(command.options)}`] : []),
        `Common options:\n${renderOptions(_common_options_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMON_OPTIONS */ .D)}`,
        `${command.examples.length === 1 ? 'Example' : 'Examples'}:\n${examples}`,
    ].join('\n');
}
function renderOptions(specs) {
    return renderPairs(specs.map((spec) => [nameOption(spec), spec.summary]));
}
function nameOption(spec) {
    const short = spec.short === undefined ? '    ' : `-${spec.short}, `;
    const value = spec.value === undefined ? '' : ` <${spec.choices?.join('|') ?? spec.value}>`;
    return `${short}--${spec.name}${value}${spec.multiple ? '…' : ''}`;
}
function renderPairs(pairs) {
    return (0,_report_text_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .alignColumns */ .R)(pairs)
        .map(([name, summary]) => `  ${name}  ${summary}\n`)
        .join('');
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


/***/ })

};
;