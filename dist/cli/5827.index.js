"use strict";
exports.id = 5827;
exports.ids = [5827];
exports.modules = {

/***/ 55827:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  buildSarifLog: function() { return /* binding */ buildSarifLog; }
});

;// CONCATENATED MODULE: ./build/report/sarif-location.js
/** Where a file is, as SARIF says it: a percent-encoded URI, relative to the checkout or to the home directory. */
function locateArtifact(file, prefix) {
    if (file.startsWith('~/'))
        return { uri: encodePath(file.slice(2)), uriBaseId: 'HOME' };
    if (file.startsWith('/'))
        return { uri: `file://${encodePath(file)}` };
    const drive = /^([A-Za-z]:)(\/.*)$/.exec(file);
    if (drive)
        return { uri: `file:///${drive[1]}${encodePath(drive[2])}` };
    return { uri: encodePath(prefix + file), uriBaseId: '%SRCROOT%' };
}
/** Lone surrogates have no encoding: they become the replacement character rather than an exception. */
function encodePath(path) {
    return path
        .split('/')
        .map((segment) => encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd')))
        .join('/');
}

;// CONCATENATED MODULE: ./build/report/markdown-escape.js

/** Renders as nothing and keeps GitHub from making a mention, a reference or a link of what it splits. */
const SPLIT = '&#8203;';
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '|': '&#124;' };
/**
 * Text of strangers as Markdown that shows exactly that text, on one line: no markup but code spans, no HTML,
 * and none of the links that GitHub makes by itself (mentions, references, bare addresses).
 */
function prose(text) {
    const [first = '', ...others] = visibleText(text)
        .trim()
        .split(/`([^`]+)`/);
    // Our own messages put what is to be typed between backticks; there is nothing to link in a code span.
    return (startOfLine(plain(first)) + others.map((part, at) => (at % 2 === 0 ? code(part) : plain(part))).join(''));
}
function plain(text) {
    return text
        .replace(/[&<>|]/g, (character) => ENTITIES[character] ?? character)
        .replace(/[\\`*_[\]~$^]/g, '\\$&')
        .replace(/@/g, `@${SPLIT}`)
        .replace(/#/g, (hash, at, whole) => (whole[at - 1] === '&' ? hash : `#${SPLIT}`))
        .replace(/\b(GH-)(?=\d)/gi, `$1${SPLIT}`)
        .replace(/:\/\//g, `:${SPLIT}//`)
        .replace(/\bwww\./gi, (www) => `${www.slice(0, 3)}${SPLIT}.`);
}
/** What would begin a list there. */
function startOfLine(text) {
    return text.replace(/^[-+=]/, '\\$&').replace(/^(\d+)([.)])/, '$1\\$2');
}
/** Text of strangers as a code span: GitHub links nothing in there. */
function code(text) {
    const line = visibleText(text);
    if (line.trim() === '')
        return '_(empty)_';
    const fence = '`'.repeat(longestRun(line) + 1);
    const pad = /^[` ]|[` ]$/.test(line) ? ' ' : '';
    return `${fence}${pad}${line}${pad}${fence}`;
}
function longestRun(text) {
    return Math.max(0, ...Array.from(text.matchAll(/`+/g), (run) => run[0].length));
}
/** A block of code that its content cannot leave. */
function codeBlock(text, language = '') {
    const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
    return `${fence}${language}\n${text}\n${fence}`;
}
/** A link whose address cannot end early or leave the web. */
function markdown_escape_link(label, address) {
    if (!/^https?:\/\//.test(address))
        return label;
    const safe = address.replace(/[\s<>()\\"'`|[\]]/g, (character) => encodeURIComponent(character).replace(/[()']/g, percent));
    return `[${label}](${safe})`;
}
function percent(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

;// CONCATENATED MODULE: ./build/report/sarif-rules.js

/** The SARIF word for a severity. */
const SARIF_LEVELS = {
    error: 'error',
    warning: 'warning',
    notice: 'note',
};
/** The descriptors of the rules that were broken; one that is not in the table gets its id alone. */
function describeRules(ids, ruleById) {
    return ids.map((id) => {
        const rule = ruleById(id);
        return rule === undefined ? { id } : describeRule(rule);
    });
}
function describeRule(rule) {
    return {
        id: rule.id,
        shortDescription: { text: rule.meaning },
        fullDescription: { text: `${rule.meaning} ${rule.why}` },
        defaultConfiguration: { level: SARIF_LEVELS[rule.severity] },
        help: {
            text: `${rule.meaning} ${rule.why}\n\nInstead of:\n${rule.bad}\n\nWrite:\n${rule.good}\n`,
            markdown: `${rule.meaning} ${rule.why}\n\nInstead of\n\n${codeBlock(rule.bad)}\n\nwrite\n\n${codeBlock(rule.good)}\n`,
        },
        properties: { tags: [rule.kind] },
    };
}

;// CONCATENATED MODULE: ./build/report/sarif-log.js


/** A SARIF 2.1.0 log with one run, in the order of the findings. */
function buildSarifLog(input) {
    const ids = [...new Set(input.diagnostics.map((found) => found.rule))].sort();
    return {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: 'skill-registrar',
                        semanticVersion: input.version,
                        informationUri: 'https://github.com/skill-registrar/skill-registrar',
                        rules: describeRules(ids, input.ruleById),
                    },
                },
                invocations: [describeInvocation(input)],
                columnKind: 'utf16CodeUnits',
                results: describeResults(input, ids),
            },
        ],
    };
}
function describeInvocation({ failure, exitCode }) {
    if (failure === null)
        return { executionSuccessful: true, exitCode };
    const { id, text } = failure;
    return {
        executionSuccessful: false,
        exitCode,
        toolExecutionNotifications: [{ level: 'error', descriptor: { id }, message: { text } }],
    };
}
function describeResults(input, ids) {
    const seen = new Map();
    return input.diagnostics.map((found) => {
        // Lines move when a file is edited; what is wrong, where, and for the how-manieth time does not.
        const identity = JSON.stringify([found.rule, found.file, found.skill ?? '', found.message]);
        const nth = (seen.get(identity) ?? 0) + 1;
        seen.set(identity, nth);
        return {
            ruleId: found.rule,
            ruleIndex: ids.indexOf(found.rule),
            level: SARIF_LEVELS[found.severity],
            message: { text: found.fix === '' ? found.message : `${found.message} ${found.fix}` },
            locations: [describeLocation(found, input.prefix)],
            partialFingerprints: { 'skillRegistrarFinding/v1': input.digest(`${identity}:${nth}`) },
        };
    });
}
function describeLocation(found, prefix) {
    return {
        physicalLocation: {
            artifactLocation: locateArtifact(found.file, prefix),
            region: {
                startLine: found.line,
                startColumn: found.column,
                endLine: found.endLine,
                endColumn: found.endColumn,
            },
        },
    };
}


/***/ })

};
;