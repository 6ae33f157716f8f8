"use strict";
exports.id = 6669;
exports.ids = [6669];
exports.modules = {

/***/ 36669:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: function() { return /* binding */ catalogSources; },
  planCatalogs: function() { return /* binding */ planCatalogs; },
  z: function() { return /* binding */ writeCatalogFile; }
});

// EXTERNAL MODULE: ./build/core/brief-description.js
var brief_description = __webpack_require__(2156);
// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(83040);
// EXTERNAL MODULE: ./build/core/withdrawn-status.js
var withdrawn_status = __webpack_require__(3146);
;// CONCATENATED MODULE: ./build/core/list-skills.js



/** The skills that a committed catalog lists: the repository's own, in use, in the order of their names. */
function listCommittedSkills(records, isDisabled = () => false) {
    return records
        .filter((record) => record.scope === 'repo' &&
        record.declared.defaultEnabled !== false &&
        !(0,withdrawn_status/* isWithdrawn */.r)(record.declared.status) &&
        !isDisabled(record))
        .map(listSkill)
        .sort((a, b) => (0,diagnostic/* compareText */.n6)(a.name, b.name) || (0,diagnostic/* compareText */.n6)(a.file, b.file));
}
function listSkill(record) {
    const description = (record.declared.description ?? '').trim();
    return {
        name: record.name,
        description,
        briefDescription: record.declared.briefDescription ?? (0,brief_description/* briefDescription */.b)(description),
        scope: record.scope,
        path: record.file,
        file: record.file,
        directory: record.directory,
    };
}

// EXTERNAL MODULE: ./build/core/skill-availability.js
var skill_availability = __webpack_require__(26380);
// EXTERNAL MODULE: ./build/refresh-catalogs.js + 2 modules
var refresh_catalogs = __webpack_require__(68929);
;// CONCATENATED MODULE: ./build/catalog-files.js



/** Plans the catalogs of these files: `register` writes them, `register --check` reports those that are stale. */
function planCatalogs(setup, usable, files) {
    const { request } = setup;
    const sources = catalogSources(setup, usable, { files, targets: setup.settings.catalogs });
    const refresh = (0,refresh_catalogs/* refreshCatalogs */.W)(sources);
    return {
        files: refresh.files,
        changes: refresh.files.map(({ path }) => ({ kind: 'file-changed', file: path, what: 'catalog updated' })),
        findings: request.check === true ? [...refresh.stale, ...refresh.problems] : refresh.problems,
        async write() {
            if (request.check || request.dryRun)
                return;
            for (const { path } of refresh.files)
                await writeCatalogFile(setup, path, sources);
        },
    };
}
/** What is written into catalog files: nothing that depends on the machine. */
function catalogSources({ request, settings }, usable, where) {
    const switches = settings.skills;
    const { disabled } = (0,skill_availability/* skillAvailability */.z)(usable, { switches, commands: null });
    const skills = listCommittedSkills(usable, ({ file }) => disabled.has(file));
    return { workspace: request.workspace, skills, ...where };
}
async function writeCatalogFile({ request }, path, sources) {
    return request.store.update(path, (text) => (0,refresh_catalogs/* rewriteCatalogs */.f)(path, text, sources), { backup: false });
}


/***/ }),

/***/ 2156:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: function() { return /* binding */ briefDescription; }
/* harmony export */ });
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|incl)$/i;
/** A description in one line: its first sentence. A full stop inside `e.g.`, `1.0` or `SKILL.md` does not end it. */
function briefDescription(description) {
    const line = description.replace(/\s+/g, ' ').trim();
    for (const end of line.matchAll(/[.!?]["')\]]*(?=\s|$)|[。！？]/g)) {
        const before = line.slice(0, end.index);
        if (end[0].startsWith('.') && ABBREVIATION.test(before))
            continue;
        return line.slice(0, end.index + end[0].length);
    }
    return line;
}


/***/ }),

/***/ 26380:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: function() { return /* binding */ areCommandsChecked; },
/* harmony export */   z: function() { return /* binding */ skillAvailability; }
/* harmony export */ });
/* harmony import */ var _required_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71049);

/** What the machine and the configuration say of each skill; duplicates are settled before. */
function skillAvailability(records, input) {
    const { switches, commands } = input;
    const missing = new Map();
    const disabled = new Set();
    for (const record of records) {
        const absent = commands === null ? [] : (0,_required_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .missingCommands */ .nd)(record.declared.metadata?.['requires'], commands);
        if (absent.length > 0)
            missing.set(record.file, absent);
        if (isSwitchedOff(record, switches))
            disabled.add(record.file);
    }
    return { missingCommands: missing, disabled };
}
/** Whether required commands are looked up at all: where the profile leaves it open, not on a runner. */
function areCommandsChecked(requires, isCi) {
    return requires === 'on' || (requires === 'off-in-ci' && !isCi);
}
/** Only bundled skills and plugins can be switched off. */
function isSwitchedOff({ name, source }, switches) {
    const { disabledBundled = [], enabledBundled = [], plugins = [] } = switches;
    if (source === 'bundled') {
        return disabledBundled.includes(name) || (enabledBundled.length > 0 && !enabledBundled.includes(name));
    }
    if (source !== 'plugin')
        return false;
    return plugins.some((plugin) => typeof plugin === 'object' && plugin.enabled === false && pluginName(plugin) === name);
}
/** The name of a plugin that has none of its own: the last part of its URL. */
function pluginName({ url, name }) {
    return (name ??
        url
            .replace(/\/+$/, '')
            .replace(/\.git$/, '')
            .split(/[/:]/)
            .at(-1) ??
        url);
}


/***/ }),

/***/ 68929:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: function() { return /* binding */ refreshCatalogs; },
  f: function() { return /* binding */ rewriteCatalogs; }
});

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(83040);
// EXTERNAL MODULE: ./build/find-catalog-files.js
var find_catalog_files = __webpack_require__(31068);
;// CONCATENATED MODULE: ./build/core/marked-block.js
const START = /^[ \t]*<!--\s*skill-registrar:catalog:start\b(.*?)-->[ \t]*$/;
const END = /^[ \t]*<!--\s*skill-registrar:catalog:end\s*-->[ \t]*$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;
/** Finds the blocks of a file. Markers inside fenced code are an example, not a block. */
function findMarkedBlocks(text) {
    const lines = text.split(/\r\n|\n/);
    const blocks = [];
    const problems = [];
    const endOfCode = codeSkipper(lines);
    for (let index = 0; index < lines.length; index += 1) {
        const line = lines[index] ?? '';
        const start = START.exec(line);
        if (start === null) {
            if (END.test(line))
                problems.push({ kind: 'unopened', line: index + 1 });
            else
                index = endOfCode(index);
            continue;
        }
        // Inside a block nothing is code: what was generated there must not hide the end marker.
        const next = findFrom(lines, index + 1, (other) => START.test(other) || END.test(other));
        if (next === -1 || START.test(lines[next] ?? '')) {
            problems.push({ kind: 'unclosed', line: index + 1 });
            continue;
        }
        const content = lines.slice(index + 1, next).join('\n');
        blocks.push({
            attributes: readAttributes(start[1] ?? ''),
            content,
            startLine: index + 1,
            endLine: next + 1,
        });
        index = next;
    }
    return { blocks, problems: [...problems, ...duplicates(blocks)].sort((a, b) => a.line - b.line) };
}
/**
 * Puts the content into the block with the same `as`, or appends a new block; everything else keeps its bytes.
 * `null` when the block could not be found again there, because a code fence of the file is left open.
 */
function writeMarkedBlock(text, block) {
    const newline = text.includes('\r\n') ? '\r\n' : '\n';
    const rendered = [renderStart(block.attributes), ...contentLines(block.content), END_MARKER].join(newline);
    const existing = findMarkedBlocks(text).blocks.find(({ attributes }) => attributes['as'] === block.attributes['as']);
    const written = existing === undefined ? append(text, rendered, newline) : replace(text, rendered, existing);
    return findMarkedBlocks(written).problems.length === 0 ? written : null;
}
function append(text, rendered, newline) {
    return `${text}${gapBefore(text, newline)}${rendered}${newline}`;
}
function replace(text, rendered, { startLine, endLine }) {
    const rest = text.slice(offsetOfLine(text, endLine)).replace(/^[^\r\n]*/, '');
    return `${text.slice(0, offsetOfLine(text, startLine))}${rendered}${rest}`;
}
const END_MARKER = '<!-- skill-registrar:catalog:end -->';
/** The start marker: attribute values are percent-encoded, so that none can end the comment. */
function renderStart(attributes) {
    const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}=${encodeValue(value)}`);
    return `<!-- skill-registrar:catalog:start${pairs.join('')} -->`;
}
function encodeValue(value) {
    return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD')).replaceAll('--', '-%2D');
}
function readAttributes(text) {
    const pairs = [...text.matchAll(/([a-z-]+)=(\S+)/g)];
    return Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, decodeValue(value)]));
}
function decodeValue(value) {
    try {
        return decodeURIComponent(value);
    }
    catch {
        return value;
    }
}
/** A content line that looks like a marker would end the block early: it loses its comment. */
function contentLines(content) {
    if (content === '')
        return [];
    return content
        .split(/\r\n|\n/)
        .map((line) => (START.test(line) || END.test(line) ? line.replace('<!--', '&lt;!--') : line));
}
function duplicates(blocks) {
    const seen = new Set();
    return blocks.flatMap(({ attributes, startLine }) => {
        const isNew = !seen.has(attributes['as']);
        seen.add(attributes['as']);
        return isNew ? [] : [{ kind: 'duplicate', line: startLine }];
    });
}
/**
 * Gives the last line of the fenced code that begins at a line; the line itself when none does or when it never
 * ends. Remembers which fences have no end, so that a file full of them is still read in one pass.
 */
function codeSkipper(lines) {
    const endless = new Map();
    return (index) => {
        const [, mark, info = ''] = FENCE.exec(lines[index] ?? '') ?? [];
        if (mark === undefined || (mark.startsWith('`') && info.includes('`')))
            return index;
        const character = mark.charAt(0);
        if (mark.length >= (endless.get(character) ?? Number.POSITIVE_INFINITY))
            return index;
        const end = findFrom(lines, index + 1, (line) => {
            const [, closing, rest = ''] = FENCE.exec(line) ?? [];
            return closing?.startsWith(mark) === true && rest.trim() === '';
        });
        if (end === -1)
            endless.set(character, mark.length);
        return end === -1 ? index : end;
    };
}
function findFrom(lines, from, isWanted) {
    for (let index = from; index < lines.length; index += 1)
        if (isWanted(lines[index] ?? ''))
            return index;
    return -1;
}
function gapBefore(text, newline) {
    if (text === '')
        return '';
    if (!text.endsWith('\n'))
        return newline + newline;
    return /(?:^|\n)\r?\n$/.test(text) ? '' : newline;
}
function offsetOfLine(text, line) {
    let offset = 0;
    for (let number = 1; number < line; number += 1) {
        const next = text.indexOf('\n', offset);
        if (next === -1)
            return text.length;
        offset = next + 1;
    }
    return offset;
}

// EXTERNAL MODULE: ./build/core/profile.js
var profile = __webpack_require__(53242);
// EXTERNAL MODULE: ./build/report/render-catalog.js + 5 modules
var render_catalog = __webpack_require__(50483);
;// CONCATENATED MODULE: ./build/report/refresh-catalog-blocks.js




/**
 * Renders every catalog that a file holds anew, and those that the configuration wants there. The markers say how
 * a block was made, so a file needs no configuration to stay up to date.
 */
function refreshCatalogBlocks(file, text, input) {
    const { blocks, problems } = findMarkedBlocks(text);
    if (problems.length > 0)
        return { text: null, stale: [], problems: problems.map((problem) => explain(file, problem)) };
    const wantedFormats = new Set(input.wanted.map(({ as }) => as));
    const present = blocks.flatMap(({ attributes, startLine }) => {
        const block = readBlock(attributes);
        return block === null || wantedFormats.has(block.as) ? [] : [{ ...block, startLine }];
    });
    let refreshed = text;
    const stale = [];
    for (const block of [...present, ...input.wanted]) {
        const content = (0,render_catalog/* renderCatalog */.e)(input.skills, { as: block.as, limits: block, paths: 'repository' }).text ?? '';
        const written = writeMarkedBlock(refreshed, { attributes: attributesOf(block), content });
        if (written === null)
            return { text: null, stale: [], problems: [swallowed(file)] };
        if (written !== refreshed)
            stale.push(staleBlock(file, block.as, spanOf(blocks, block.as)));
        refreshed = written;
    }
    return { text: refreshed, stale, problems: [] };
}
/** The settings of a block, as its start marker says them; `null` for a form that this version does not know. */
function readBlock(attributes) {
    const as = profile/* CATALOG_FORMATS */.Z.find((format) => format === attributes['as']);
    if (as === undefined)
        return null;
    return {
        as,
        maxEntries: readCount(attributes['max-entries']),
        maxBytes: readCount(attributes['max-bytes']),
    };
}
function readCount(text) {
    return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
function attributesOf({ as, maxEntries, maxBytes }) {
    return {
        as,
        ...(maxEntries !== undefined && { 'max-entries': String(maxEntries) }),
        ...(maxBytes !== undefined && { 'max-bytes': String(maxBytes) }),
    };
}
function spanOf(blocks, as) {
    const block = blocks.find(({ attributes }) => attributes['as'] === as);
    return block === undefined ? diagnostic/* START_OF_FILE */.ag : wholeLine(block.startLine);
}
function wholeLine(line) {
    return { line, column: 1, endLine: line, endColumn: 1 };
}
function staleBlock(file, as, at) {
    const message = `The ${as} catalog in ${file} is not up to date.`;
    return {
        rule: 'catalog-stale',
        file,
        at,
        message,
        fix: 'Run `skill-registrar register` and commit the result.',
    };
}
const PROBLEMS = {
    unclosed: [
        'The start marker of a catalog has no end marker.',
        'Add `<!-- skill-registrar:catalog:end -->` below it, or remove it.',
    ],
    unopened: [
        'The end marker of a catalog has no start marker.',
        'Remove it, or add the start marker above it.',
    ],
    duplicate: [
        'The same catalog stands twice in this file.',
        'Remove one of the two blocks with its markers.',
    ],
};
function explain(file, { kind, line }) {
    const [message, fix] = PROBLEMS[kind];
    return { rule: 'catalog-markers', file, at: wholeLine(line), message, fix };
}
function swallowed(file) {
    return {
        rule: 'catalog-markers',
        file,
        at: diagnostic/* START_OF_FILE */.ag,
        message: `A code fence in ${file} is never closed and would swallow the catalog.`,
        fix: 'Close the fence.',
    };
}

;// CONCATENATED MODULE: ./build/refresh-catalogs.js



/** Renders the catalogs of these files anew. */
function refreshCatalogs(input) {
    const { workspace, skills } = input;
    const wanted = targetsByFile(input.targets);
    const files = [];
    const stale = [];
    const problems = [];
    for (const path of input.files) {
        const content = (0,find_catalog_files/* readCatalogFile */.OR)(workspace, path);
        if (content.kind === 'refused') {
            problems.push(unreadable(path, content.detail));
            continue;
        }
        const before = content.text;
        if (before === null && isSkillFile(path)) {
            problems.push(wouldBeASkill(path));
            continue;
        }
        const refreshed = refreshCatalogBlocks(path, before ?? '', { skills, wanted: wanted.get(path) ?? [] });
        stale.push(...refreshed.stale);
        problems.push(...refreshed.problems);
        if (refreshed.text !== null && refreshed.text !== before)
            files.push({ path, before, after: refreshed.text });
    }
    return { files, stale, problems };
}
/** The same for one file whose text may have changed since; `null` when there is nothing to write. */
function rewriteCatalogs(path, text, input) {
    const wanted = targetsByFile(input.targets).get(path) ?? [];
    const refreshed = refreshCatalogBlocks(path, text ?? '', { skills: input.skills, wanted });
    return refreshed.text === text ? null : refreshed.text;
}
function targetsByFile(targets) {
    const byFile = new Map();
    for (const target of targets) {
        const path = (0,find_catalog_files/* containedFile */.or)(target.file);
        byFile.set(path, [...(byFile.get(path) ?? []), target]);
    }
    return byFile;
}
/** A new SKILL.md would be a skill that the next run finds, and lists in it. */
function isSkillFile(path) {
    return /(?:^|\/)skill\.md$/i.test(path);
}
function wouldBeASkill(file) {
    return {
        rule: 'file-unreadable',
        file,
        at: diagnostic/* START_OF_FILE */.ag,
        message: `The catalog file ${file} does not exist, and a new one would be a skill.`,
        fix: 'Write the skill first, or keep the catalog in another file, such as AGENTS.md.',
    };
}
function unreadable(file, detail) {
    const message = `The catalog file ${file} cannot be read: ${detail}.`;
    return {
        rule: 'file-unreadable',
        file,
        at: diagnostic/* START_OF_FILE */.ag,
        message,
        fix: 'Name a regular UTF-8 file of less than 1 MiB.',
    };
}


/***/ }),

/***/ 30015:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ escapeXml; }
/* harmony export */ });
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
};
/** Characters that XML 1.0 cannot hold in any form, lone surrogates included. */
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;
/** Text that is safe between tags and in attributes; what XML cannot hold becomes U+FFFD. */
function escapeXml(text) {
    return text
        .replace(FORBIDDEN, '\uFFFD')
        .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}


/***/ }),

/***/ 25505:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: function() { return /* binding */ oneLine; }
/* harmony export */ });
/** The text on one line: runs of white space and control characters become one space. */
function oneLine(text) {
    return text.replace(/[\s\u0000-\u001F\u007F-\u009F]+/g, ' ').trim();
}


/***/ }),

/***/ 50483:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: function() { return /* binding */ renderCatalog; }
});

;// CONCATENATED MODULE: ./build/report/catalog-text.js
/** Takes entries from the front until the next one would pass a limit. */
function limitEntries(entries, limits) {
    const { maxEntries = Number.POSITIVE_INFINITY, maxBytes = Number.POSITIVE_INFINITY } = limits;
    const encoder = new TextEncoder();
    let count = 0;
    let bytes = 0;
    for (const entry of entries) {
        bytes += encoder.encode(entry).length + 1;
        if (count === maxEntries || bytes > maxBytes)
            break;
        count += 1;
    }
    return { entries: entries.slice(0, count), truncated: count < entries.length };
}

// EXTERNAL MODULE: ./build/report/escape-xml.js
var escape_xml = __webpack_require__(30015);
;// CONCATENATED MODULE: ./build/report/catalog-available-skills.js


/** The `<available_skills>` block of the agent harness and of the Agent Skills standard. */
function renderAvailableSkills(skills, limits = {}) {
    const { entries, truncated } = limitEntries(skills.map(renderSkill), limits);
    return {
        text: entries.length === 0 ? '' : ['<available_skills>', ...entries, '</available_skills>'].join('\n'),
        shown: entries.length,
        total: skills.length,
        truncated,
    };
}
function renderSkill({ name, description, location }) {
    return [
        '<skill>',
        `<name>${(0,escape_xml/* escapeXml */.X)(name)}</name>`,
        `<description>${(0,escape_xml/* escapeXml */.X)(description)}</description>`,
        `<location>${(0,escape_xml/* escapeXml */.X)(location)}</location>`,
        '</skill>',
    ].join('\n');
}

// EXTERNAL MODULE: ./build/report/one-line.js
var one_line = __webpack_require__(25505);
;// CONCATENATED MODULE: ./build/report/catalog-level.js


/** Turns a disclosure level into the text for the prompt. */
function renderDisclosureLevel(disclosed, limits = {}) {
    switch (disclosed.level) {
        case 0:
            return { text: '', shown: 0, total: 0, truncated: false };
        case 1:
            return {
                text: `[${disclosed.count} skills available]`,
                shown: 0,
                total: disclosed.count,
                truncated: false,
            };
        case 2:
            return joinEntries(disclosed.skills.map(renderLine), { limits, separator: '\n' });
        case 3:
            return joinEntries(disclosed.texts.map((text) => text.trim()), { limits, separator: '\n\n' });
    }
}
function renderLine({ name, briefDescription }) {
    return `- ${(0,one_line/* oneLine */.T)(name)}: ${(0,one_line/* oneLine */.T)(briefDescription)}`;
}
function joinEntries(all, { limits, separator }) {
    const { entries, truncated } = limitEntries(all, limits);
    return { text: entries.join(separator), shown: entries.length, total: all.length, truncated };
}

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(83040);
;// CONCATENATED MODULE: ./build/report/catalog-markdown.js



/** The list that the skill pipeline puts into a prompt: name, description and location, never a body. */
function renderMarkdownCatalog(skills, limits = {}) {
    const sorted = [...skills].sort((a, b) => (0,diagnostic/* compareText */.n6)(a.name, b.name) || (0,diagnostic/* compareText */.n6)(a.location, b.location));
    const { entries, truncated } = limitEntries(sorted.map(catalog_markdown_renderLine), limits);
    const omitted = skills.length - entries.length;
    const lines = ['## Available Skills', ...entries, ...(truncated ? [`(${omitted} more not shown)`] : [])];
    return {
        text: skills.length === 0 ? '' : lines.join('\n'),
        shown: entries.length,
        total: skills.length,
        truncated,
    };
}
function catalog_markdown_renderLine({ name, description, location }) {
    return `- ${inList(name)}: ${inList(description)} (location: ${inList(location)})`;
}
/** A description must neither end the list nor open or close a comment of the file it stands in. */
function inList(text) {
    return (0,one_line/* oneLine */.T)(text).replaceAll('<!--', '&lt;!--').replaceAll('-->', '--&gt;');
}

;// CONCATENATED MODULE: ./build/report/catalog-skills-context.js


/** What Codelia puts into the first prompt at most. */
const SKILLS_CONTEXT_LIMITS = { maxEntries: 200, maxBytes: 32 * 1024 };
const USAGE = [
    '<skills_usage>',
    '  <rule>This is a list of skills, not their text. Load a skill with `skill_load` when a task fits its description.</rule>',
    '  <rule>Find skills that are not listed with `skill_search`. It looks at local skills only.</rule>',
    '  <rule>When a message names a skill as `$skill-name`, load that skill before answering.</rule>',
    '  <rule>Relative paths in a skill start at the directory of its SKILL.md.</rule>',
    '</skills_usage>',
];
const TRUNCATED = '  <note>The list is not complete: use skill_search to find more skills.</note>';
/** Codelia's `<skills_context>` block; no text at all where there are no skills. */
function renderSkillsContext(skills, limits = {}) {
    const maxEntries = limits.maxEntries ?? SKILLS_CONTEXT_LIMITS.maxEntries;
    const maxBytes = limits.maxBytes ?? SKILLS_CONTEXT_LIMITS.maxBytes;
    const { entries, truncated } = limitEntries(skills.map(catalog_skills_context_renderSkill), { maxEntries, maxBytes });
    const lines = [
        '<skills_context>',
        ...USAGE,
        `<skills_catalog scope="initial" truncated="${truncated}">`,
        ...entries,
        ...(truncated ? [TRUNCATED] : []),
        '</skills_catalog>',
        '</skills_context>',
    ];
    return {
        text: skills.length === 0 ? null : lines.join('\n'),
        shown: entries.length,
        total: skills.length,
        truncated,
    };
}
function catalog_skills_context_renderSkill({ name, description, location, scope }) {
    return [
        '  <skill>',
        `    <name>${(0,escape_xml/* escapeXml */.X)(name)}</name>`,
        `    <description>${(0,escape_xml/* escapeXml */.X)(description)}</description>`,
        `    <path>${(0,escape_xml/* escapeXml */.X)(location)}</path>`,
        `    <scope>${scope}</scope>`,
        '  </skill>',
    ].join('\n');
}

;// CONCATENATED MODULE: ./build/report/render-catalog.js




/** Renders the skills, which are given in order, in one of the four forms. */
function renderCatalog(skills, options) {
    const { as, limits = {}, paths } = options;
    const located = skills.map((skill) => ({
        ...skill,
        location: paths === 'machine' ? skill.path : skill.file,
    }));
    switch (as) {
        case 'markdown':
            return renderMarkdownCatalog(skills.map((skill) => ({ ...skill, location: skill.directory })), limits);
        case 'available-skills':
            return renderAvailableSkills(located, limits);
        case 'skills-context':
            return renderSkillsContext(located, limits);
        case 'level':
            return renderDisclosureLevel(options.disclosed ?? { level: skills.length === 0 ? 0 : 2, skills }, limits);
    }
}


/***/ })

};
;