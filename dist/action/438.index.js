export const id = 438;
export const ids = [438];
export const modules = {

/***/ 4356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oM: () => (/* binding */ planCatalogs),
  f8: () => (/* binding */ trackedCatalogFiles)
});

// UNUSED EXPORTS: catalogSources, writeCatalogFile

;// CONCATENATED MODULE: ./build/core/brief-description.js
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|incl)$/i;
/** A description in one line: its first sentence (S3-7). A full stop inside `e.g.`, `1.0` or `SKILL.md` does not end it. */
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

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
;// CONCATENATED MODULE: ./build/core/list-skills.js


/** Skills whose status takes them out of the matrix are not offered in a prompt either. */
const WITHDRAWN = ['inactive', 'deprecated'];
function isWithdrawn(status) {
    return WITHDRAWN.includes(status);
}
/** The skills that a committed catalog lists: the repository's own, in use, in the order of their names. */
function listCommittedSkills(records, isDisabled = () => false) {
    return records
        .filter((record) => record.scope === 'repo' &&
        record.declared.defaultEnabled !== false &&
        !isWithdrawn(record.declared.status ?? 'active') &&
        !isDisabled(record))
        .map(listSkill)
        .sort((a, b) => (0,diagnostic/* compareText */.n6)(a.name, b.name) || (0,diagnostic/* compareText */.n6)(a.file, b.file));
}
function listSkill(record) {
    const description = (record.declared.description ?? '').trim();
    return {
        name: record.name,
        description,
        briefDescription: record.declared.briefDescription ?? briefDescription(description),
        scope: record.scope,
        path: record.file,
        file: record.file,
        directory: record.directory,
    };
}

// EXTERNAL MODULE: ./build/core/required-commands.js
var required_commands = __webpack_require__(6308);
;// CONCATENATED MODULE: ./build/core/skill-availability.js

/** What the machine and the configuration say of each skill (S2-24); duplicates are settled before (S2-25). */
function skillAvailability(records, input) {
    const { switches, commands } = input;
    const missing = new Map();
    const disabled = new Set();
    for (const record of records) {
        const absent = commands === null ? [] : (0,required_commands/* missingCommands */.nd)(record.declared.metadata?.['requires'], commands);
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
/** Only bundled skills and plugins can be switched off (S2-22). */
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

// EXTERNAL MODULE: ./build/core/decode-text.js
var decode_text = __webpack_require__(3420);
// EXTERNAL MODULE: ./build/core/skill-path.js
var skill_path = __webpack_require__(4863);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
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

;// CONCATENATED MODULE: ./build/core/profile.js
const CATALOG_FORMATS = ['markdown', 'available-skills', 'skills-context', 'level'];

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

;// CONCATENATED MODULE: ./build/report/escape-xml.js
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

;// CONCATENATED MODULE: ./build/report/catalog-available-skills.js


/** The `<available_skills>` block of S2 and of the Agent Skills standard (S2-12). */
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
        `<name>${escapeXml(name)}</name>`,
        `<description>${escapeXml(description)}</description>`,
        `<location>${escapeXml(location)}</location>`,
        '</skill>',
    ].join('\n');
}

;// CONCATENATED MODULE: ./build/report/one-line.js
/** The text on one line: runs of white space and control characters become one space. */
function oneLine(text) {
    return text.replace(/[\s\u0000-\u001F\u007F-\u009F]+/g, ' ').trim();
}

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
    return `- ${oneLine(name)}: ${oneLine(briefDescription)}`;
}
function joinEntries(all, { limits, separator }) {
    const { entries, truncated } = limitEntries(all, limits);
    return { text: entries.join(separator), shown: entries.length, total: all.length, truncated };
}

;// CONCATENATED MODULE: ./build/report/catalog-markdown.js



/** The list that S1 puts into a prompt: name, description and location, never a body (S1-15). */
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
    return oneLine(text).replaceAll('<!--', '&lt;!--').replaceAll('-->', '--&gt;');
}

;// CONCATENATED MODULE: ./build/report/catalog-skills-context.js


/** What S4 puts into the first prompt at most. */
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
/** The `<skills_context>` block of S4 (S4-9); no text at all where there are no skills. */
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
        `    <name>${escapeXml(name)}</name>`,
        `    <description>${escapeXml(description)}</description>`,
        `    <path>${escapeXml(location)}</path>`,
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
        const content = renderCatalog(input.skills, { as: block.as, limits: block, paths: 'repository' }).text ?? '';
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
    const as = CATALOG_FORMATS.find((format) => format === attributes['as']);
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





const MAX_CATALOG_FILE_BYTES = 1_048_576;
const MARKER = 'skill-registrar:catalog:';
/** The files that hold a catalog or should: those of the configuration, and all that bear our markers. */
function findCatalogFiles(input) {
    const named = input.targets.map(({ file }) => contained(file));
    const marked = findMarkedFiles(input.workspace, ['.', '.github', 'docs', ...input.directories]);
    return [...new Set([...named, ...marked])].sort(diagnostic/* compareText */.n6);
}
/** Renders the catalogs of these files anew. */
function refreshCatalogs(input) {
    const { workspace, skills } = input;
    const wanted = targetsByFile(input.targets);
    const files = [];
    const stale = [];
    const problems = [];
    for (const path of input.files) {
        const content = readText(workspace, path);
        if (content.kind === 'refused') {
            problems.push(unreadable(path, content.detail));
            continue;
        }
        const before = content.text;
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
        const path = contained(target.file);
        byFile.set(path, [...(byFile.get(path) ?? []), target]);
    }
    return byFile;
}
function contained(file) {
    if ((0,skill_path/* isContainedPath */.l)(file))
        return (0,skill_path/* normalizePath */.Fd)(file);
    throw new errors/* UsageError */.eb(`The catalog file ${file} lies outside the repository.`, 'Name a file inside it.');
}
/** The Markdown files right in these directories that hold a marker. Deeper ones are named in the configuration. */
function findMarkedFiles(workspace, directories) {
    return [...new Set(directories)].flatMap((directory) => (workspace.list(directory) ?? [])
        .filter(({ kind, name }) => kind === 'file' && /\.(?:md|mdc|markdown)$/i.test(name))
        .map(({ name }) => (0,skill_path/* joinPath */.uJ)(directory, name))
        .filter((file) => {
        const content = readText(workspace, file);
        return content.kind === 'text' && content.text?.includes(MARKER);
    }));
}
function readText(workspace, file) {
    const content = workspace.read(file, { maxBytes: MAX_CATALOG_FILE_BYTES, followLinks: false });
    if (content.kind === 'missing')
        return { kind: 'text', text: null };
    if (content.kind === 'refused')
        return { kind: 'refused', detail: content.detail };
    const decoded = (0,decode_text/* decodeText */.g)(content.bytes);
    return decoded.ok ? { kind: 'text', text: decoded.text } : { kind: 'refused', detail: decoded.problem };
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

;// CONCATENATED MODULE: ./build/catalog-files.js



const NOTHING = { files: [], changes: [], findings: [], write: async () => { } };
/** Plans the catalogs of this run: `register` writes them, `register --check` reports those that are stale. */
function planCatalogs(setup, usable) {
    const { request } = setup;
    if (request.operation !== 'register')
        return NOTHING;
    const files = trackedCatalogFiles(setup);
    if (files.length === 0)
        return NOTHING;
    const sources = catalogSources(setup, usable, { files, targets: setup.settings.catalogs });
    const refresh = refreshCatalogs(sources);
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
/** The files whose catalogs `register` and the check look after. */
function trackedCatalogFiles({ request, settings, roots }) {
    const directories = roots.filter(({ path }) => !path.startsWith('~')).map(({ path }) => path);
    return findCatalogFiles({ workspace: request.workspace, targets: settings.catalogs, directories });
}
/** What is written into catalog files: nothing that depends on the machine. */
function catalogSources({ request, settings }, usable, where) {
    const switches = settings.skills;
    const { disabled } = skillAvailability(usable, { switches, commands: null });
    const skills = listCommittedSkills(usable, ({ file }) => disabled.has(file));
    return { workspace: request.workspace, skills, ...where };
}
async function writeCatalogFile({ request }, path, sources) {
    return request.store.update(path, (text) => rewriteCatalogs(path, text, sources), { backup: false });
}


/***/ }),

/***/ 2071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ chooseProfile)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _profiles_extend_profile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4207);
/* harmony import */ var _profiles_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9362);
/* harmony import */ var _profiles_scan_root_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9435);




/** Picks the profile: asked for > config > `$schema` of the manifest > a marker in the repository > the default (2.3). */
function chooseProfile(input) {
    const { asked, settings, workspace, manifestSchema } = input;
    if (asked !== undefined)
        return named(asked, settings, 'asked for');
    if (settings.profile !== undefined)
        return named(settings.profile, settings, 'config file');
    const customs = settings.profiles;
    const detectable = detectableProfiles(customs);
    const bySchema = detectable.find(({ detect }) => manifestSchema !== null && detect?.manifestSchemas.includes(manifestSchema));
    if (bySchema !== undefined)
        return named(bySchema.id, settings, 'manifest $schema');
    for (const { id, detect } of detectable) {
        const marker = detect?.markers.find((path) => workspace.kindOf(path) === 'directory');
        if (marker !== undefined)
            return named(id, settings, `marker ${marker}/`);
    }
    return named(_profiles_index_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_PROFILE */ .KG.id, settings, 'default');
}
/** Those of the config file first: they are more particular than the ones that ship. */
function detectableProfiles(customs) {
    const ids = [...new Set([...Object.keys(customs), ...(0,_profiles_extend_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .profileNames */ .CJ)()])];
    return ids.flatMap((id) => {
        const lookup = (0,_profiles_extend_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .lookUpProfile */ .on)(id, customs);
        return lookup.kind === 'found' && lookup.profile.detect !== undefined ? [lookup.profile] : [];
    });
}
function named(id, settings, reason) {
    const lookup = (0,_profiles_extend_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .lookUpProfile */ .on)(id, settings.profiles);
    if (lookup.kind !== 'found')
        throw explainLookup(lookup);
    return { profile: applySettings(lookup.profile, settings), reason, isBuiltIn: lookup.isBuiltIn };
}
function explainLookup(lookup) {
    switch (lookup.kind) {
        case 'unknown': {
            const where = lookup.by === undefined ? '' : `, which "${lookup.by}" extends`;
            return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Unknown profile "${lookup.id}"${where}.`, `Choose one of: ${lookup.known.join(', ')}.`);
        }
        case 'cycle': {
            const chain = lookup.chain.join(' → ');
            return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`The profile "${lookup.chain[0]}" extends itself: ${chain}.`, 'Break the circle of "extends".');
        }
        case 'invalid': {
            const cell = lookup.cell.join('.');
            return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`"${cell}" of the profile "${lookup.id}" is no regular expression: ${lookup.reason}.`, 'Correct the pattern.');
        }
    }
}
/** What the config file says beside the profile it names. */
function applySettings(profile, settings) {
    // Roots that somebody names are meant: a slip of the pen must not become a scan of something else.
    const { fallbackRoot, ...base } = profile;
    return {
        ...base,
        ...(fallbackRoot && !settings.roots && { fallbackRoot }),
        ...(settings.nested && { nested: settings.nested }),
        ...(settings.failOn && { failOn: settings.failOn }),
        ...(settings.requires && { requires: settings.requires }),
        ...(settings.roots && { roots: settings.roots.map((root) => (0,_profiles_scan_root_js__WEBPACK_IMPORTED_MODULE_3__/* .readScanRoot */ .S)(root, profile.roots)) }),
        rules: { ...profile.rules, ...settings.rules },
    };
}


/***/ }),

/***/ 245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ CLIENT_FIELDS)
/* harmony export */ });
const text = { type: ['string', 'number', 'boolean', 'null'] };
const flag = { type: 'boolean' };
const textOrList = { type: ['string', 'array'] };
const anything = {};
const describe = (schema, description) => ({ ...schema, description });
/**
 * Frontmatter fields that popular clients and collections read beside the standard's six. The default profile
 * knows them so that a skill written for one client is not told off for it; only gross shapes are checked.
 */
const CLIENT_FIELDS = {
    agent: describe(text, 'Claude Code: the kind of subagent that runs the skill when `context` is `fork`.'),
    agents: describe(textOrList, 'Collections: the agents the skill is meant for.'),
    alwaysApply: describe(flag, 'Cursor: load the skill in every conversation.'),
    'argument-hint': describe(textOrList, 'Claude Code, Copilot: what to show as the argument of the slash command.'),
    arguments: describe(anything, 'Claude Code: names of the positional arguments.'),
    author: describe(anything, 'Who wrote the skill.'),
    authors: describe(anything, 'Who wrote the skill.'),
    category: describe(textOrList, 'Collections: the shelf the skill stands on.'),
    color: describe(text, 'Claude Code: colour of the skill in lists.'),
    command: describe(text, 'Collections: the slash command that starts the skill.'),
    'command-arg-mode': describe(text, 'OpenClaw: how arguments reach the tool.'),
    'command-dispatch': describe(text, 'OpenClaw: send the slash command to a tool without the model.'),
    'command-tool': describe(text, 'OpenClaw: the tool that `command-dispatch` calls.'),
    context: describe(textOrList, 'Claude Code, Copilot: `fork` runs the skill in a subagent.'),
    created: describe(text, 'Date of the first version.'),
    date_added: describe(text, 'Collections: the day the skill was added.'),
    'disable-model-invocation': describe(flag, 'Claude Code, Copilot, Cursor: only a person may start the skill.'),
    'disallowed-tools': describe(textOrList, 'Claude Code: tools the skill must not use.'),
    display_name: describe(text, 'Collections: the name people see.'),
    effort: describe(text, 'Claude Code: how much thought the model gives the skill.'),
    globs: describe(textOrList, 'Cursor: files the skill applies to.'),
    homepage: describe(text, 'Where to read more.'),
    hooks: describe(anything, 'Claude Code: commands run at points of the skill’s life.'),
    icon: describe(text, 'Collections: a picture.'),
    inputs: describe(anything, 'Collections: what the skill takes.'),
    language: describe(textOrList, 'Collections: the language it is written in or for.'),
    mode: describe({ type: ['string', 'boolean'] }, 'Claude Code: list the skill among the modes.'),
    outputs: describe(anything, 'Collections: what the skill gives.'),
    paths: describe(textOrList, 'Claude Code, Cursor: load the skill only for these files.'),
    platforms: describe(textOrList, 'Collections: operating systems or clients it runs on.'),
    priority: describe(text, 'Collections: order among skills.'),
    related: describe(textOrList, 'Collections: skills that go with this one.'),
    repository: describe(anything, 'Where the source lives.'),
    requires: describe(anything, 'What must be installed.'),
    risk: describe(text, 'Collections: how much harm the skill can do.'),
    shell: describe(text, 'Claude Code: the shell of inline commands.'),
    'short-description': describe(text, 'Codex: one line for lists.'),
    skills: describe(textOrList, 'Claude Code: skills that are loaded with it.'),
    source: describe(text, 'Where the skill was taken from.'),
    title: describe(text, 'A heading for people.'),
    tools: describe(textOrList, 'Copilot, OpenCode: tools the skill uses.'),
    type: describe(text, 'Collections: what kind of document this is.'),
    updated: describe(text, 'Date of the last change.'),
    url: describe(text, 'Where to read more.'),
    'user-invocable': describe(flag, 'Claude Code, Copilot: show the skill in the slash menu.'),
    'user-invokable': describe(flag, 'Copilot: an older spelling of `user-invocable`.'),
    when_to_use: describe(text, 'Claude Code: more on when the skill applies, added to the description.'),
};


/***/ }),

/***/ 3420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ decodeText)
/* harmony export */ });
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });
/** Reads bytes as UTF-8; a byte order mark stays in the text so that offsets match the file. */
function decodeText(bytes) {
    const wide = wideEncodingOf(bytes);
    if (wide !== null) {
        return { ok: false, problem: `The file is ${wide}, not UTF-8.`, fix: 'Save it as UTF-8.', line: 1 };
    }
    let text;
    try {
        text = strict.decode(bytes);
    }
    catch {
        const line = lineOf(lenient.decode(bytes), '\ufffd');
        return { ok: false, problem: 'The file is not valid UTF-8.', fix: 'Save it as UTF-8.', line };
    }
    if (text.includes('\0')) {
        return {
            ok: false,
            problem: 'The file contains a NUL byte.',
            fix: 'Remove the NUL byte: a skill is text.',
            line: lineOf(text, '\0'),
        };
    }
    return { ok: true, text };
}
function wideEncodingOf(bytes) {
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
        return 'UTF-16 (little endian)';
    if (bytes[0] === 0xfe && bytes[1] === 0xff)
        return 'UTF-16 (big endian)';
    return null;
}
function lineOf(text, mark) {
    const offset = text.indexOf(mark);
    return text.slice(0, Math.max(0, offset)).split(/\r\n|\r|\n/).length;
}


/***/ }),

/***/ 9399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ FIELD_SCHEMAS),
/* harmony export */   y: () => (/* binding */ SEMVER_PATTERN)
/* harmony export */ });
/* harmony import */ var _client_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(245);

/** semver.org's own expression: what `version` must look like where semver is asked for. */
const SEMVER_PATTERN = '^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)' +
    '(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?' +
    '(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$';
const texts = { type: 'array', items: { type: 'string' } };
const textOrTexts = { type: ['string', 'array'], items: { type: 'string' } };
/** Shapes of the frontmatter fields that some profile defines; a profile may narrow one in `shapes`. */
const FIELD_SCHEMAS = {
    ..._client_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_FIELDS */ .y,
    license: { type: 'string', description: 'The licence: its name, or the file that holds it.' },
    compatibility: {
        type: 'string',
        minLength: 1,
        maxLength: 500,
        description: 'What the skill needs around it: product, system packages, network. 1 to 500 characters.',
    },
    metadata: {
        type: 'object',
        additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
        description: 'Further properties, as text. `version`, `author`, `tags` and `requires` are read.',
    },
    'allowed-tools': {
        ...textOrTexts,
        description: 'Tools the skill may use without asking, separated by spaces.',
    },
    version: { type: 'string', description: 'The version of the skill.' },
    model: { type: 'string', description: 'The model the skill is meant for.' },
    tier: {
        type: 'integer',
        minimum: 0,
        maximum: 3,
        description: '0 orchestrator, 1 architect, 2 executor, 3 specialist. Read from the name when absent.',
    },
    token_budget: {
        type: 'integer',
        minimum: 1000,
        maximum: 50000,
        description: 'How many tokens the skill may use. 8000 when absent.',
    },
    tags: { ...texts, description: 'Words that sort the skill. Read from name and description when absent.' },
    status: {
        enum: ['active', 'inactive', 'deprecated', 'experimental', 'discovered'],
        description: 'Whether the skill is offered. `active` when absent.',
    },
    references: {
        ...texts,
        description: 'Files that belong to the skill, relative to the repository or to the skill.',
    },
    dispatch_triggers: {
        type: ['array', 'object'],
        items: { type: 'string' },
        properties: { labels: texts, keywords: texts, types: texts },
        description: 'Words that send a task to this skill: a list of keywords, or labels, keywords and task types.',
    },
    dependencies: { ...texts, description: 'Names of the skills this one needs.' },
    minimumVersion: {
        type: 'string',
        pattern: SEMVER_PATTERN,
        description: 'The lowest version that is still good enough.',
    },
    triggers: {
        type: ['array', 'object'],
        items: { type: 'string' },
        properties: { keywords: texts, verbs: texts, patterns: texts },
        description: 'What makes the skill load on its own: keywords, verbs and regular expressions.',
    },
    keywords: { ...texts, description: 'Words that send a task to this skill.' },
    toolsets: {
        type: 'array',
        items: { type: 'string', pattern: '^[^:]+:[A-Za-z_$][A-Za-z0-9_$]*$' },
        description: 'Tool classes of the skill, each as `path:Class`.',
    },
    scripts: { ...texts, description: 'Scripts of the skill. They are listed, never run.' },
    default_enabled: {
        type: 'boolean',
        description: 'Whether a bundled skill is on from the start. Default true.',
    },
    brief_description: {
        type: 'string',
        minLength: 1,
        description: 'One line for lists. The first sentence of the description when absent.',
    },
};


/***/ }),

/***/ 6678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UY: () => (/* binding */ frontmatterSchema),
/* harmony export */   Vu: () => (/* binding */ requiredFields),
/* harmony export */   aO: () => (/* binding */ isKnownField)
/* harmony export */ });
/* harmony import */ var _field_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9399);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2204);


/** The JSON Schema of a skill's frontmatter under one profile: what editors show and what the engine checks. */
function frontmatterSchema(profile) {
    const isUnknownFieldReported = (profile.rules['unknown-field'] ?? 'warning') !== 'off';
    return {
        $schema: 'http://json-schema.org/draft-07/schema#',
        $id: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .schemaId */ .V)(`frontmatter.${profile.id}`),
        title: `Frontmatter of a SKILL.md: ${profile.title}`,
        type: 'object',
        required: requiredFields(profile),
        properties: {
            name: nameSchema(profile),
            description: descriptionSchema(profile),
            ...fieldSchemas(profile),
        },
        ...(isUnknownFieldReported && { additionalProperties: false }),
    };
}
/** Fields that must be there, in the order they are reported. */
function requiredFields(profile) {
    return ['name', 'description', ...(profile.version.presence === 'required' ? ['version'] : [])];
}
/** Whether the profile reads a field, if only to let others use it. */
function isKnownField(field, { fields, toleratedFields }) {
    return ALWAYS_KNOWN.includes(field) || fields.includes(field) || toleratedFields.includes(field);
}
const ALWAYS_KNOWN = ['name', 'description', 'version'];
function nameSchema({ name, shapes }) {
    return {
        type: 'string',
        minLength: 1,
        ...(name.maxLength !== undefined && { maxLength: name.maxLength }),
        ...(name.pattern !== undefined && { pattern: name.pattern }),
        description: 'The name of the skill.',
        ...shapes.name,
    };
}
function descriptionSchema({ description, shapes }) {
    return {
        type: 'string',
        minLength: description.min,
        ...(description.max !== undefined && { maxLength: description.max }),
        description: 'What the skill does and when to use it.',
        ...shapes.description,
    };
}
function fieldSchemas(profile) {
    const asked = profile.version.presence === 'optional' ? [] : ['version'];
    const names = new Set([...profile.fields, ...profile.toleratedFields, ...asked]);
    return Object.fromEntries([...names].map((name) => [name, fieldSchema(profile, name)]));
}
function fieldSchema(profile, field) {
    const shape = profile.shapes[field] ?? _field_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELD_SCHEMAS */ .S[field] ?? {};
    return field === 'version' && profile.version.semver ? { ...shape, pattern: _field_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .SEMVER_PATTERN */ .y } : shape;
}


/***/ }),

/***/ 2204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ schemaId)
/* harmony export */ });
/** Where the schemas of this major version are published. */
const SCHEMA_BASE = 'https://unpkg.com/skill-registrar@1/schema/';
/** The versioned, resolvable id of a published schema. */
function schemaId(name) {
    return `${SCHEMA_BASE}${name}.schema.json`;
}


/***/ }),

/***/ 5004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E_: () => (/* binding */ withoutMark),
/* harmony export */   VH: () => (/* binding */ openJson)
/* harmony export */ });
/* unused harmony export JsonNode */
/**
 * A view of JSON text that is read only where somebody looks: a manifest of 10,000 skills is skimmed once per
 * level of the paths asked for, instead of being turned into a million nodes. Nothing here is recursive.
 */
class JsonNode {
    text;
    start;
    end;
    #members;
    #byKey;
    constructor(text, start, 
    /** Exclusive. */
    end) {
        this.text = text;
        this.start = start;
        this.end = end;
    }
    get kind() {
        const first = this.text.charCodeAt(this.start);
        return first === OPEN_BRACE ? 'object' : first === OPEN_BRACKET ? 'array' : 'scalar';
    }
    get raw() {
        return this.text.slice(this.start, this.end);
    }
    /** Properties or elements in file order; none for a scalar. */
    get members() {
        this.#members ??= this.kind === 'scalar' ? [] : readMembers(this);
        return this.#members;
    }
    /** The property or element of that name. Of duplicate keys the last one counts, as in `JSON.parse`. */
    member(segment) {
        if (typeof segment === 'number')
            return this.kind === 'array' ? this.members[segment] : undefined;
        if (this.kind !== 'object')
            return undefined;
        this.#byKey ??= new Map(this.members.map((member) => [member.key, member]));
        return this.#byKey.get(segment);
    }
    /** The text before a member: white space, and from the second member on the comma. */
    gapBefore(index) {
        const from = index === 0 ? this.start + 1 : this.members[index - 1].value.end;
        return this.text.slice(from, this.members[index].start);
    }
    /** The text between the last member and the closing bracket. */
    get tail() {
        return this.text.slice(this.members.at(-1)?.value.end ?? this.start + 1, this.end - 1);
    }
}
const QUOTE = 0x22;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
/** The document's value. The text has to be JSON that `readJson` accepts; where it visibly is not, this throws. */
function openJson(text) {
    const start = skipSpace(text, text.startsWith('\uFEFF') ? 1 : 0);
    return new JsonNode(text, start, skipValue(text, start));
}
/** The text without its byte order mark, which takes no column in any editor. */
function withoutMark(text) {
    return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
function readMembers(node) {
    const { text, kind, end } = node;
    const members = [];
    let at = skipSpace(text, node.start + 1);
    while (at < end - 1) {
        const member = kind === 'object' ? readProperty(text, at) : readElement(text, at);
        members.push(member);
        at = skipSpace(text, member.value.end);
        if (at < end - 1)
            at = skipSpace(text, expect(text, at, ','));
    }
    return members;
}
function readElement(text, start) {
    return { start, key: '', keyEnd: start, value: new JsonNode(text, start, skipValue(text, start)) };
}
function readProperty(text, start) {
    const keyEnd = skipString(text, start);
    const valueStart = skipSpace(text, expect(text, skipSpace(text, keyEnd), ':'));
    return {
        start,
        key: JSON.parse(text.slice(start, keyEnd)),
        keyEnd,
        value: new JsonNode(text, valueStart, skipValue(text, valueStart)),
    };
}
function expect(text, at, character) {
    if (text[at] !== character)
        throw notJson(at);
    return at + 1;
}
function notJson(at) {
    return new SyntaxError(`This is not JSON (at offset ${at}). Read it with readJson first.`);
}
function skipSpace(text, from) {
    let at = from;
    while (isSpace(text.charCodeAt(at)))
        at++;
    return at;
}
function isSpace(code) {
    return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}
function skipValue(text, start) {
    const first = text.charCodeAt(start);
    if (first === OPEN_BRACE || first === OPEN_BRACKET)
        return skipContainer(text, start);
    return first === QUOTE ? skipString(text, start) : skipWord(text, start);
}
function skipContainer(text, start) {
    let depth = 0;
    for (let at = start; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code === QUOTE)
            at = skipString(text, at) - 1;
        else if (code === OPEN_BRACE || code === OPEN_BRACKET)
            depth++;
        else if ((code === CLOSE_BRACE || code === CLOSE_BRACKET) && --depth === 0)
            return at + 1;
    }
    throw notJson(start);
}
function skipString(text, start) {
    if (text[start] !== '"')
        throw notJson(start);
    for (let quote = text.indexOf('"', start + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
        let backslashes = 0;
        while (text.charCodeAt(quote - 1 - backslashes) === BACKSLASH)
            backslashes++;
        if (backslashes % 2 === 0)
            return quote + 1;
    }
    throw notJson(start);
}
function skipWord(text, start) {
    let at = start;
    while (at < text.length && !isSpace(text.charCodeAt(at)) && !',]}:'.includes(text[at]))
        at++;
    if (at === start)
        throw notJson(start);
    return at;
}


/***/ }),

/***/ 159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   TL: () => (/* binding */ isSameJson),
/* harmony export */   cy: () => (/* binding */ isArray),
/* harmony export */   u_: () => (/* binding */ isContainer)
/* harmony export */ });
function kindOf(value) {
    if (typeof value !== 'object' || value === null)
        return 'scalar';
    return isArray(value) ? 'array' : 'object';
}
function isContainer(value) {
    return kindOf(value) !== 'scalar';
}
/** `Array.isArray` does not narrow readonly arrays. */
function isArray(value) {
    return Array.isArray(value);
}
/** Equality of what was parsed: the order of keys and the spelling of numbers do not count. */
function isSameJson(a, b) {
    if (a === b)
        return true;
    if (a === undefined || b === undefined || kindOf(a) !== kindOf(b))
        return false;
    if (kindOf(a) === 'scalar')
        return false;
    if (isArray(a))
        return isSameArray(a, b);
    return isSameObject(a, b);
}
function isSameArray(a, b) {
    return a.length === b.length && a.every((element, index) => isSameJson(element, b[index]));
}
function isSameObject(a, b) {
    const keys = Object.keys(a);
    return (keys.length === Object.keys(b).length &&
        keys.every((key) => Object.hasOwn(b, key) && isSameJson(a[key], b[key])));
}


/***/ }),

/***/ 3145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fT: () => (/* binding */ DEFAULT_LEXICON),
  by: () => (/* binding */ createLexicon),
  Z9: () => (/* binding */ wordsOf)
});

;// CONCATENATED MODULE: ./build/core/lexicon-concepts.js
/**
 * What people call the work that skills do. Content words are no keywords: only a closed list keeps “skill” and “user”
 * from becoming triggers of dozens of skills. A keyword is a form that rarely occurs inside unrelated words, because
 * consumers match it unanchored (`testing`, not `test`: “latest”).
 */
const CONCEPTS = [
    {
        forms: ['research', 'researcher', 'researching'],
        tags: ['research', 'investigation'],
        keyword: 'research',
        taskType: 'research',
    },
    {
        forms: ['investigate', 'investigation', 'investigator', 'investigating', 'investigations'],
        tags: ['investigation'],
        keyword: 'investigate',
        taskType: 'research',
    },
    {
        forms: ['explore', 'exploration', 'explorer', 'exploring'],
        tags: ['exploration'],
        keyword: 'explore',
        taskType: null,
    },
    {
        forms: ['discover', 'discovery', 'discovering'],
        tags: ['discovery'],
        keyword: 'discover',
        taskType: null,
    },
    {
        forms: ['analyze', 'analyse', 'analysis', 'analyzer', 'analyzing', 'analytics'],
        tags: ['analysis'],
        keyword: 'analyze',
        taskType: null,
    },
    { forms: ['plan', 'planning', 'planner'], tags: ['planning'], keyword: 'planning', taskType: 'planning' },
    { forms: ['epic', 'epics'], tags: ['planning'], keyword: 'epic', taskType: 'planning' },
    {
        forms: ['decompose', 'decomposition', 'decomposing'],
        tags: ['decomposition'],
        keyword: 'decompose',
        taskType: 'planning',
    },
    {
        forms: ['architect', 'architecture', 'architectural'],
        tags: ['architecture'],
        keyword: 'architect',
        taskType: null,
    },
    {
        forms: ['implement', 'implementation', 'implementer', 'implementing'],
        tags: ['implementation'],
        keyword: 'implement',
        taskType: 'implementation',
    },
    {
        forms: ['execute', 'execution', 'executor', 'executing'],
        tags: ['execution', 'implementation'],
        keyword: 'execute',
        taskType: 'implementation',
    },
    {
        forms: ['test', 'tests', 'testing', 'tester'],
        tags: ['testing'],
        keyword: 'testing',
        taskType: 'testing',
    },
    {
        forms: ['document', 'documentation', 'documentor', 'documenting', 'docs', 'doc'],
        tags: ['documentation'],
        keyword: 'document',
        taskType: 'documentation',
    },
    { forms: ['write', 'writing'], tags: ['writing'], keyword: null, taskType: null },
    {
        forms: ['spec', 'specs', 'specification', 'specifications'],
        tags: ['specification'],
        keyword: 'specification',
        taskType: 'specification',
    },
    {
        forms: ['validate', 'validation', 'validator', 'validating'],
        tags: ['validation'],
        keyword: 'validate',
        taskType: 'validation',
    },
    {
        forms: ['verify', 'verification', 'verifier', 'verifying'],
        tags: ['verification'],
        keyword: 'verify',
        taskType: 'validation',
    },
    {
        forms: ['audit', 'auditing', 'auditor', 'audits'],
        tags: ['audit'],
        keyword: 'audit',
        taskType: 'validation',
    },
    { forms: ['compliance', 'compliant'], tags: ['compliance'], keyword: 'compliance', taskType: 'validation' },
    { forms: ['review', 'reviews', 'reviewer', 'reviewing'], tags: ['review'], keyword: null, taskType: null },
    { forms: ['release', 'releases', 'releasing'], tags: ['release'], keyword: 'release', taskType: 'release' },
    {
        forms: ['deploy', 'deployment', 'deploying', 'deployments'],
        tags: ['deployment'],
        keyword: 'deploy',
        taskType: 'release',
    },
    {
        forms: ['publish', 'publishing', 'publisher'],
        tags: ['publishing'],
        keyword: 'publish',
        taskType: 'release',
    },
    {
        forms: ['orchestrate', 'orchestration', 'orchestrator', 'orchestrating'],
        tags: ['orchestration'],
        keyword: 'orchestrate',
        taskType: null,
    },
    {
        forms: ['coordinate', 'coordination', 'coordinator'],
        tags: ['coordination'],
        keyword: 'coordinate',
        taskType: null,
    },
    { forms: ['debug', 'debugging', 'debugger'], tags: ['debugging'], keyword: 'debug', taskType: null },
    { forms: ['refactor', 'refactoring'], tags: ['refactoring'], keyword: 'refactor', taskType: null },
    {
        forms: ['migrate', 'migration', 'migrations', 'migrating'],
        tags: ['migration'],
        keyword: 'migrate',
        taskType: null,
    },
    { forms: ['monitor', 'monitoring'], tags: ['monitoring'], keyword: 'monitor', taskType: null },
    { forms: ['security', 'secure'], tags: ['security'], keyword: 'security', taskType: null },
    { forms: ['design', 'designer', 'designing'], tags: ['design'], keyword: 'design', taskType: null },
    {
        forms: ['contribution', 'contributions', 'contribute'],
        tags: ['contribution'],
        keyword: 'contribution',
        taskType: 'contribution',
    },
    { forms: ['consensus'], tags: ['consensus'], keyword: 'consensus', taskType: 'consensus' },
    {
        forms: ['translate', 'translation', 'translator'],
        tags: ['translation'],
        keyword: 'translate',
        taskType: null,
    },
    {
        forms: ['summarize', 'summary', 'summarization'],
        tags: ['summarization'],
        keyword: 'summarize',
        taskType: null,
    },
    {
        forms: ['optimize', 'optimization', 'optimizer'],
        tags: ['optimization'],
        keyword: 'optimize',
        taskType: null,
    },
    { forms: ['workflow', 'workflows'], tags: ['workflow'], keyword: null, taskType: null },
    { forms: ['bash', 'shell'], tags: ['bash'], keyword: null, taskType: null },
    { forms: ['bats'], tags: ['bats'], keyword: 'bats', taskType: null },
    { forms: ['git'], tags: ['git'], keyword: null, taskType: null },
    { forms: ['library', 'libraries'], tags: ['library'], keyword: null, taskType: null },
    { forms: ['lookup'], tags: ['lookup'], keyword: null, taskType: null },
];

;// CONCATENATED MODULE: ./build/core/lexicon.js

const DEFAULT_LEXICON = createLexicon({});
function createLexicon(changes) {
    const removed = new Set(changes.remove ?? []);
    const byForm = new Map();
    for (const concept of [...CONCEPTS, ...(changes.add ?? [])]) {
        if (concept.forms.some((form) => removed.has(form)))
            continue;
        for (const form of concept.forms)
            byForm.set(form, concept);
    }
    return {
        conceptsIn(text) {
            const found = new Set();
            for (const word of wordsOf(text)) {
                const concept = byForm.get(word);
                if (concept !== undefined)
                    found.add(concept);
            }
            return [...found];
        },
    };
}
/** Lower-case runs of letters and digits. */
function wordsOf(text) {
    return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}


/***/ }),

/***/ 924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ readJson)
});

;// CONCATENATED MODULE: ./build/core/json/find-syntax-error.js
/** Deeper nesting serves nobody but those who want to exhaust the stack. */
const MAX_DEPTH = 200;
/** The first place where a text that `JSON.parse` refused, or that is too deep, stops being JSON for us. */
function findSyntaxError(text) {
    const checker = new SyntaxChecker(text);
    try {
        checker.checkDocument();
    }
    catch (fault) {
        if (fault instanceof Fault)
            return fault;
        throw fault;
    }
    return checker.unexpected('Nothing may follow the value of the document.');
}
class Fault {
    message;
    start;
    end;
    constructor(message, start, end) {
        this.message = message;
        this.start = start;
        this.end = end;
    }
}
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /[^\s,:[\]{}"/]+/y;
const COMMENT = /\/\/[^\r\n]*|\/\*[\s\S]*?\*\//y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const CONFLICT = /(?:<{7}|={7}|>{7})[^\r\n]*/y;
class SyntaxChecker {
    text;
    at = 0;
    constructor(text) {
        this.text = text;
    }
    checkDocument() {
        this.skipSpace();
        if (this.at === this.text.length)
            throw this.unexpected('The file is empty: it should hold a JSON value.');
        this.checkValue(0);
    }
    /** A fault at the present place, in words that fit what stands there. */
    unexpected(expectation) {
        const comment = this.match(COMMENT);
        if (comment !== '')
            return this.fault('JSON has no comments: remove this one.', comment.length);
        const conflict = this.match(CONFLICT);
        if (conflict !== '')
            return this.fault('This is the marker of a merge conflict: resolve it first.', conflict.length);
        if (this.at === this.text.length)
            return this.fault(`The file ends too early. ${expectation}`, 0);
        const found = this.match(WORD) || this.text.slice(this.at, this.at + 1);
        return this.fault(`Unexpected ${quote(found)}. ${expectation}`, found.length);
    }
    checkValue(depth) {
        const first = this.text[this.at];
        if (first === '{')
            this.checkContainer(depth, '}');
        else if (first === '[')
            this.checkContainer(depth, ']');
        else if (first === '"')
            this.checkString();
        else
            this.checkWord();
        this.skipSpace();
    }
    checkContainer(depth, close) {
        if (depth === MAX_DEPTH)
            throw this.fault(`Nested deeper than ${MAX_DEPTH} levels: flatten it.`, 1);
        this.advance(1);
        if (this.text[this.at] !== close)
            this.checkMembers(depth + 1, close);
        this.at++;
    }
    checkMembers(depth, close) {
        while (true) {
            if (close === '}')
                this.checkKey();
            this.checkValue(depth);
            if (this.text[this.at] === close)
                return;
            this.checkComma(close);
        }
    }
    checkComma(close) {
        const comma = this.at;
        if (this.text[comma] !== ',')
            throw this.unexpected(`A comma or ${close} should stand here.`);
        this.advance(1);
        if (this.text[this.at] === close) {
            throw new Fault(`A comma before ${close} is not JSON: remove it.`, comma, comma + 1);
        }
    }
    checkKey() {
        if (this.text[this.at] !== '"')
            throw this.unexpected('A property name in double quotes should stand here.');
        this.checkString();
        this.skipSpace();
        if (this.text[this.at] !== ':')
            throw this.unexpected('A colon should follow the property name.');
        this.advance(1);
    }
    checkString() {
        const start = this.at;
        for (this.at++; this.text[this.at] !== '"'; this.at++) {
            const code = this.text.charCodeAt(this.at);
            if (Number.isNaN(code) || code === 0x0a || code === 0x0d) {
                throw new Fault('This string is not closed: end it with a double quote on its line.', start, this.at);
            }
            if (code < 0x20)
                throw this.fault(`Write this control character as ${escapeOf(code)}.`, 1);
            if (code === 0x5c)
                this.checkEscape();
        }
        this.at++;
    }
    checkEscape() {
        const sequence = this.match(ESCAPE);
        if (sequence === '') {
            const length = this.match(/\\[^\r\n]?/y).length;
            throw this.fault('JSON knows no such escape: write a backslash as two backslashes.', length);
        }
        this.at += sequence.length - 1;
    }
    checkWord() {
        const word = this.match(WORD);
        const isValue = word === 'true' || word === 'false' || word === 'null' || this.match(NUMBER) === word;
        if (word === '' || !isValue)
            throw this.unexpected('A JSON value should stand here.');
        this.at += word.length;
    }
    advance(count) {
        this.at += count;
        this.skipSpace();
    }
    skipSpace() {
        while (' \n\r\t'.includes(this.text[this.at] ?? '-'))
            this.at++;
    }
    match(pattern) {
        pattern.lastIndex = this.at;
        return pattern.exec(this.text)?.[0] ?? '';
    }
    fault(message, length) {
        return new Fault(message, this.at, Math.min(this.at + length, this.text.length));
    }
}
function quote(found) {
    const shown = [...found].slice(0, 30).join('');
    return `\`${shown}${shown.length < found.length ? '…' : ''}\``;
}
function escapeOf(code) {
    return code === 0x09 ? '\\t' : `\\u${code.toString(16).padStart(4, '0')}`;
}

// EXTERNAL MODULE: ./build/core/json/json-tree.js
var json_tree = __webpack_require__(5004);
// EXTERNAL MODULE: ./build/core/text-position.js
var text_position = __webpack_require__(7391);
;// CONCATENATED MODULE: ./build/core/read-json.js



/** Reads strict JSON: no comments, no trailing commas, a byte order mark at most. */
function readJson(text) {
    const body = (0,json_tree/* withoutMark */.E_)(text);
    const value = parse(body);
    if (value !== undefined && !isDeeperThan(MAX_DEPTH, value))
        return { ok: true, value };
    const { message, start, end } = findSyntaxError(body);
    return { ok: false, message, span: new text_position/* TextPositions */.Q(body).span(start, end) };
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        // The engine's own messages differ between versions and often lack the place.
        return undefined;
    }
}
function isDeeperThan(limit, value) {
    if (typeof value !== 'object' || value === null)
        return false;
    if (limit === 0)
        return true;
    // Most values are leaves: they are passed over without a call or a list of them.
    for (const key in value) {
        const child = value[key];
        if (typeof child === 'object' && child !== null && isDeeperThan(limit - 1, child))
            return true;
    }
    return false;
}


/***/ }),

/***/ 2931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   Vk: () => (/* binding */ sameJson),
/* harmony export */   WI: () => (/* binding */ readManifest),
/* harmony export */   eV: () => (/* binding */ routesOf),
/* harmony export */   le: () => (/* binding */ pathOfEntry)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7991);
/* harmony import */ var _json_json_value_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(159);
/* harmony import */ var _read_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(924);
/* harmony import */ var _skill_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4863);





/** Reads a manifest for merging; throws when its shape leaves no room for that, since guessing could lose data. */
function readManifest(text, file) {
    const parsed = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__/* .readJson */ .V)(text);
    if (!parsed.ok) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ManifestError */ .Sh(`${file} is no valid JSON: ${parsed.message}`, 'Correct it, or move it away; nothing was changed.', {
            file,
            span: parsed.span,
        });
    }
    const value = objectAt(parsed.value, 'the manifest', file);
    const skills = value['skills'] === undefined ? [] : value['skills'];
    if (!Array.isArray(skills))
        throw wrongShape('"skills" is no list', file);
    const entries = skills.flatMap((entry, index) => entryOf(entry, index));
    const matrix = objectAt(value['dispatch_matrix'], '"dispatch_matrix"', file);
    for (const table of ['by_task_type', 'by_keyword'])
        objectAt(matrix[table], `"dispatch_matrix.${table}"`, file);
    return { text, value, entries, meta: objectAt(value['_meta'], '"_meta"', file), matrix };
}
/** A table of the matrix; the order of the keys is the file's except for integer-like ones. */
function routesOf(matrix, table) {
    const value = matrix[table];
    return isObject(value) ? value : {};
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function sameJson(a, b) {
    return (0,_json_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameJson */ .TL)(a, b);
}
/** The texts of a list; anything else in it is left out. */
function textsOf(value) {
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
function entryOf(value, index) {
    if (!isObject(value) || typeof value['name'] !== 'string')
        return [];
    return [{ index, value, name: value['name'], path: pathOfEntry(value) }];
}
/** The directory an entry names; empty when it names none. */
function pathOfEntry(entry) {
    return typeof entry['path'] === 'string' ? normalizeEntryPath(entry['path']) : '';
}
/** Hand-kept entries end in a slash or name the file itself. */
function normalizeEntryPath(path) {
    if (path === '' || path.startsWith('/'))
        return path;
    const normal = (0,_skill_path_js__WEBPACK_IMPORTED_MODULE_4__/* .normalizePath */ .Fd)(path);
    return normal.endsWith('/SKILL.md') ? normal.slice(0, -'/SKILL.md'.length) : normal;
}
/** A part that is missing is empty; one that is `null` has no place for what we would write. */
function objectAt(value, what, file) {
    if (value === undefined)
        return {};
    if (isObject(value))
        return value;
    throw wrongShape(`${what} is no object`, file);
}
function wrongShape(what, file) {
    const fix = 'Correct it, or move the file away; nothing was changed.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ManifestError */ .Sh(`${file} is no skill manifest: ${what}.`, fix, { file, span: _diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .START_OF_FILE */ .ag });
}


/***/ }),

/***/ 6308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L3: () => (/* binding */ unavailableReason),
/* harmony export */   nd: () => (/* binding */ missingCommands)
/* harmony export */ });
/* unused harmony export requiredCommands */
/** The commands that `metadata.requires` names, once each, in their order (S2-9). */
function requiredCommands(requires) {
    return [...new Set((requires ?? '').split(/\s+/).filter((command) => command !== ''))];
}
/** Those of them that are not there. */
function missingCommands(requires, lookup) {
    return requiredCommands(requires).filter((command) => !lookup.isInstalled(command));
}
/** Why a skill is unavailable, in the words of S2-24. */
function unavailableReason(missing) {
    return `missing commands: ${missing.join(', ')}`;
}


/***/ }),

/***/ 4863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fd: () => (/* binding */ normalizePath),
/* harmony export */   Yw: () => (/* binding */ isBelow),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   l: () => (/* binding */ isContainedPath),
/* harmony export */   uJ: () => (/* binding */ joinPath),
/* harmony export */   uX: () => (/* binding */ directoryNameOf)
/* harmony export */ });
/** Name of the directory that holds a skill. */
function directoryNameOf(directory) {
    return directory.slice(directory.lastIndexOf('/') + 1);
}
function parentOf(path) {
    const slash = path.lastIndexOf('/');
    return slash === -1 ? '.' : path.slice(0, slash) || '/';
}
/** Joins a workspace directory and a name; `.` disappears. */
function joinPath(directory, name) {
    return directory === '.' || directory === '' ? name : `${directory}/${name}`;
}
/** Repository-relative, `/` only, no way out: what a manifest may hold as a path (S0-16, S0-58). */
function isContainedPath(path) {
    if (path === '' ||
        path.startsWith('/') ||
        path.startsWith('~') ||
        /^[A-Za-z]:/.test(path) ||
        path.includes('\\'))
        return false;
    return !path.split('/').includes('..') && !path.includes('\0');
}
/** `skills/` and `./skills` as `skills`; the root as `.`. */
function normalizePath(path) {
    const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.');
    return segments.length === 0 ? '.' : segments.join('/');
}
/** Segment by segment: `skills-old/x` is not below `skills`. */
function isBelow(path, directory) {
    return directory === '.' || path === directory || path.startsWith(`${directory}/`);
}


/***/ }),

/***/ 7391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ TextPositions)
/* harmony export */ });
/** Turns offsets into lines and columns. Line ends are LF, CRLF and lone CR, as YAML has them. */
class TextPositions {
    text;
    /** Of the lines that begin at or before `#seen`: most questions are about the first few of them. */
    #lineStarts = [0];
    #seen = 0;
    constructor(text) {
        this.text = text;
    }
    span(start, end) {
        const from = this.position(start);
        const to = this.position(Math.max(start, end));
        return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
    }
    position(offset) {
        this.#lookUntil(Math.min(offset, this.text.length));
        const starts = this.#lineStarts;
        let low = 0;
        let high = starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (starts[middle] <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: offset - starts[low] + 1 };
    }
    #lookUntil(offset) {
        const { text } = this;
        for (let index = this.#seen; index < offset; index++) {
            const code = text.charCodeAt(index);
            if (code === 10 || (code === 13 && text.charCodeAt(index + 1) !== 10))
                this.#lineStarts.push(index + 1);
        }
        if (offset > this.#seen)
            this.#seen = offset;
    }
}


/***/ }),

/***/ 15:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ prepareRun)
});

// EXTERNAL MODULE: ./build/choose-profile.js
var choose_profile = __webpack_require__(2071);
// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/lexicon.js + 1 modules
var lexicon = __webpack_require__(3145);
// EXTERNAL MODULE: ./build/core/read-json.js + 1 modules
var read_json = __webpack_require__(924);
// EXTERNAL MODULE: ./build/core/registry/manifest-model.js
var manifest_model = __webpack_require__(2931);
// EXTERNAL MODULE: ./build/core/skill-path.js
var skill_path = __webpack_require__(4863);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
;// CONCATENATED MODULE: ./build/check-config-paths.js

/**
 * Finds a path that leads out of the repository or into its git directory. A config file comes with the
 * repository, and so perhaps from a stranger: only a person on the command line may name files elsewhere.
 */
function findEscapingPath(config) {
    return pathsOf(config).find(({ path, at }) => !isAllowed(path, at)) ?? null;
}
function isAllowed(path, [key]) {
    // A root in the home directory is read only where the caller allows that.
    const inside = key === 'roots' || key === 'scanPaths' ? path.replace(/^~\//, '') : path;
    return (0,skill_path/* isContainedPath */.l)(inside) && !inside.split('/').some((segment) => segment.toLowerCase() === '.git');
}
function pathsOf(config) {
    return [
        ...oneOf('manifest', config.manifest),
        ...oneOf('overrides', config.overrides),
        ...rootsOf('roots', config.roots),
        ...rootsOf('scanPaths', config.scanPaths),
        ...(config.catalogs ?? []).map(({ file }, index) => ({ at: ['catalogs', index, 'file'], path: file })),
    ];
}
function oneOf(key, path) {
    return path === undefined ? [] : [{ at: [key], path }];
}
function rootsOf(key, roots) {
    return (roots ?? []).flatMap((root, index) => {
        const path = typeof root === 'string' ? root : root.path;
        return path === undefined
            ? []
            : [{ at: typeof root === 'string' ? [key, index] : [key, index, 'path'], path }];
    });
}

// EXTERNAL MODULE: ./build/core/decode-text.js
var decode_text = __webpack_require__(3420);
// EXTERNAL MODULE: ./build/schema/validators.js
var validators = __webpack_require__(195);
;// CONCATENATED MODULE: ./build/settings.js
/** Later layers win, key by key; `level` and `roots` go by S0's names as well. */
function settle(layers, file) {
    const merged = Object.assign({}, ...layers.map(withoutAliases));
    return {
        profile: merged.profile,
        profiles: merged.profiles ?? {},
        manifest: merged.manifest,
        level: merged.level ?? 'strict',
        failOn: merged.failOn,
        roots: merged.roots,
        exclude: merged.exclude ?? [],
        nested: merged.nested,
        prune: merged.prune ?? 'remove',
        rules: merged.rules ?? {},
        preserve: merged.merge?.preserve ?? [],
        overrides: merged.overrides,
        triggersShape: merged.triggersShape ?? 'nested',
        keywordKeys: merged.keywordKeys ?? 'joined',
        infer: { enabled: true, maxClaimants: 2, nameTokens: false, taskTypes: [], ...merged.infer },
        lexicon: merged.lexicon ?? {},
        catalogs: merged.catalogs ?? [],
        expect: merged.expect ?? [],
        hotReload: merged.hotReload ?? false,
        limits: {
            fileBytes: 1_048_576,
            bodyLines: 500,
            bodyTokens: 5000,
            catalogTokens: 10_000,
            ...merged.limits,
        },
        requires: merged.requires,
        skills: merged.skills ?? {},
        file,
    };
}
function withoutAliases(layer) {
    const { validationLevel, scanPaths, excludePaths, pruneStaleEntries, ...own } = layer;
    return {
        ...(validationLevel && { level: validationLevel }),
        ...(scanPaths && { roots: scanPaths }),
        ...(excludePaths && { exclude: excludePaths }),
        ...(pruneStaleEntries !== undefined && { prune: pruneStaleEntries ? 'remove' : 'keep' }),
        ...own,
    };
}

;// CONCATENATED MODULE: ./build/load-settings.js







const CONFIG_FILE = 'skill-registrar.json';
const MAX_CONFIG_BYTES = 1_048_576;
/** What S0's own config file may hold; anything else there belongs to CLEO. */
const CLEO_KEYS = [
    'autoRegister',
    'hotReload',
    'validationLevel',
    'pruneStaleEntries',
    'scanPaths',
    'excludePaths',
];
/** Reads the config files, weakest first: the home directory's (only where allowed), CLEO's, ours (S0-50). */
async function loadSettings(request) {
    const { workspace } = request;
    const layers = [];
    if (workspace.home !== null)
        layers.push(await readCleoConfig(workspace, '~/.cleo/config.json'));
    layers.push(await readCleoConfig(workspace, '.cleo/config.json'));
    const file = request.config ?? CONFIG_FILE;
    const text = readText(workspace, file);
    if (text === null) {
        if (request.config !== undefined) {
            throw new errors/* ConfigError */.xL(`There is no config file ${file}.`, 'Correct --config, or leave it out.', {
                file,
                span: diagnostic/* START_OF_FILE */.ag,
            });
        }
        return settle(layers, null);
    }
    layers.push(await parseConfig(file, text));
    return settle(layers, file);
}
async function parseConfig(file, text) {
    const value = parseJson(file, text);
    const violations = (await (0,validators/* loadConfigValidator */.JF)())(value);
    const first = violations[0];
    if (first !== undefined)
        throw await describeViolation(file, text, mostTelling(violations) ?? first);
    await refuseEscapingPath(value, file, { text, base: [] });
    return value;
}
async function refuseEscapingPath(config, file, place) {
    const found = findEscapingPath(config);
    if (found === null)
        return;
    const { locateInJson } = await __webpack_require__.e(/* import() */ 167).then(__webpack_require__.bind(__webpack_require__, 6167));
    const at = [...place.base, ...found.at];
    throw new errors/* ConfigError */.xL(`${file}: "${at.join('.')}" leads out of the repository: "${found.path}".`, 'Give a path inside the repository, relative to its root, with `/` between the names.', { file, span: locateInJson(place.text, at, 'value') ?? diagnostic/* START_OF_FILE */.ag });
}
/** CLEO's file is CLEO's: a key of the wrong type there is left out, not an error. */
async function readCleoConfig(workspace, file) {
    const text = readText(workspace, file);
    if (text === null)
        return {};
    const skills = parseJson(file, text)?.skills;
    if (typeof skills !== 'object' || skills === null)
        return {};
    const known = CLEO_KEYS.filter((key) => Object.hasOwn(skills, key) && hasExpectedType(key, skills[key]));
    const config = Object.fromEntries(known.map((key) => [key, skills[key]]));
    await refuseEscapingPath(config, file, { text, base: ['skills'] });
    return config;
}
function hasExpectedType(key, value) {
    if (key === 'scanPaths' || key === 'excludePaths') {
        return Array.isArray(value) && value.every((item) => typeof item === 'string');
    }
    return key === 'validationLevel'
        ? ['strict', 'warn', 'permissive'].includes(String(value))
        : typeof value === 'boolean';
}
function parseJson(file, text) {
    const parsed = (0,read_json/* readJson */.V)(text);
    if (parsed.ok)
        return parsed.value;
    throw new errors/* ConfigError */.xL(`${file} is no valid JSON: ${parsed.message}`, 'Correct the file at this place.', {
        file,
        span: parsed.span,
    });
}
function readText(workspace, file) {
    const content = workspace.read(file, { maxBytes: MAX_CONFIG_BYTES, followLinks: true });
    if (content.kind === 'missing')
        return null;
    if (content.kind === 'content') {
        const decoded = (0,decode_text/* decodeText */.g)(content.bytes);
        if (decoded.ok)
            return decoded.text;
    }
    const why = content.kind === 'refused' ? content.detail : 'it is no UTF-8 text';
    throw new errors/* ConfigError */.xL(`${file} cannot be read: ${why}.`, 'Make it a readable UTF-8 file.', {
        file,
        span: diagnostic/* START_OF_FILE */.ag,
    });
}
/** An unknown key explains more than the type error that it causes elsewhere. */
function mostTelling(violations) {
    return violations.find(({ keyword }) => keyword === 'additionalProperties');
}
async function describeViolation(file, text, violation) {
    const { locateInJson } = await __webpack_require__.e(/* import() */ 167).then(__webpack_require__.bind(__webpack_require__, 6167));
    const path = violation.instancePath.split('/').slice(1).map(unescapePointer);
    if (violation.keyword === 'additionalProperties') {
        const key = String(violation.params['additionalProperty']);
        const span = locateInJson(text, [...path, key], 'key') ?? diagnostic/* START_OF_FILE */.ag;
        const where = path.length === 0 ? '' : ` in "${path.join('.')}"`;
        const fix = await suggestKey(key, path);
        return new errors/* ConfigError */.xL(`${file} has an unknown key "${key}"${where}.`, fix, { file, span });
    }
    const span = locateInJson(text, path, 'value') ?? diagnostic/* START_OF_FILE */.ag;
    const allowed = violation.params['allowedValues'];
    const detail = allowed ? `must be one of ${allowed.join(', ')}` : (violation.message ?? 'is not allowed');
    return new errors/* ConfigError */.xL(`${file}: "${path.join('.') || 'the file'}" ${detail}.`, 'See schema/config.schema.json.', { file, span });
}
async function suggestKey(key, path) {
    const { CONFIG_KEYS } = await __webpack_require__.e(/* import() */ 293).then(__webpack_require__.bind(__webpack_require__, 2293));
    const { closestOf } = await __webpack_require__.e(/* import() */ 769).then(__webpack_require__.bind(__webpack_require__, 769));
    const [, keys = []] = Object.entries(CONFIG_KEYS).find(([place]) => isPlace(place, path)) ?? [];
    const near = closestOf(key, keys);
    return near === null
        ? `Remove it; known keys: ${keys.join(', ')}.`
        : `Did you mean "${near}"? Otherwise remove it.`;
}
/** `profiles.*.name` is the place of `profiles.house.name`. */
function isPlace(place, path) {
    const segments = place === '' ? [] : place.split('.');
    const isSame = (segment, index) => segment === '*' || segment === String(path[index]);
    return segments.length === path.length && segments.every(isSame);
}
function unescapePointer(segment) {
    return /^\d+$/.test(segment) ? Number(segment) : segment.replace(/~1/g, '/').replace(/~0/g, '~');
}

// EXTERNAL MODULE: ./build/resolve-roots.js + 1 modules
var resolve_roots = __webpack_require__(9513);
;// CONCATENATED MODULE: ./build/prepare-run.js









const MANIFEST_NAME = 'manifest.json';
/** Where a manifest may lie that says which profile the repository follows. */
const USUAL_MANIFESTS = ['skills/manifest.json', '.cleo/skills/manifest.json', MANIFEST_NAME];
/** Reads config, profile, roots and the manifest as it stands. */
async function prepareRun(request) {
    const settings = await expandExcluded(await loadSettings(request), request);
    const named = request.manifest ?? settings.manifest;
    const read = readOnce(request.store);
    const manifestSchema = (request.profile ?? settings.profile) ? null : findManifestSchema(read, named);
    const { workspace } = request;
    const chosen = (0,choose_profile/* chooseProfile */.t)({ asked: request.profile, settings, workspace, manifestSchema });
    const roots = await (0,resolve_roots/* resolveRoots */.g)({
        profile: chosen.profile,
        workspace,
        workingDirectory: request.workingDirectory ?? '.',
        variables: request.environment.variables,
    });
    const manifestFile = named ?? defaultManifest(request, roots);
    const changes = settings.lexicon;
    return {
        request,
        settings,
        chosen,
        roots,
        manifestFile,
        manifestText: read(manifestFile),
        readManifest: parseOnce(manifestFile),
        lexicon: changes.add === undefined && changes.remove === undefined ? lexicon/* DEFAULT_LEXICON */.fT : (0,lexicon/* createLexicon */.by)(changes),
        overrides: readOverrides(request, settings),
    };
}
function readOnce(store) {
    const texts = new Map();
    return (file) => {
        if (!texts.has(file))
            texts.set(file, store.read(file));
        return texts.get(file);
    };
}
/** `drafts/**` leaves out what is in drafts, so drafts itself. */
async function expandExcluded(settings, { workspace }) {
    if (settings.exclude.length === 0)
        return settings;
    const paths = settings.exclude.map((path) => path.replace(/(?<=.)\/\*\*\/?$/, ''));
    const expanded = await Promise.all(paths.map((path) => (0,resolve_roots/* expandPattern */.n)((0,skill_path/* normalizePath */.Fd)(path), workspace)));
    return { ...settings, exclude: expanded.flat() };
}
function parseOnce(file) {
    let last = null;
    return (text) => {
        if (last?.text !== text)
            last = (0,manifest_model/* readManifest */.WI)(text, file);
        return last;
    };
}
function findManifestSchema(read, named) {
    for (const file of named === undefined ? USUAL_MANIFESTS : [named]) {
        const text = read(file);
        const schema = text === null ? undefined : schemaIdOf(text, file);
        if (typeof schema === 'string')
            return schema;
    }
    return null;
}
const LEADING_SCHEMA = /^\s*\{\s*"\$schema"\s*:\s*("[^"\\\n]*")\s*,/;
/** Below this, parsing a manifest once more is not felt. */
const LARGE_TEXT = 100_000;
/** A large manifest is parsed once in a run: here a look at its text has to do. */
function schemaIdOf(text, file) {
    const first = text.indexOf('"$schema"');
    if (first === -1)
        return undefined;
    const leading = text.length > LARGE_TEXT ? LEADING_SCHEMA.exec(text) : null;
    // The last of several counts.
    if (leading === null || text.includes('"$schema"', first + 1))
        return (0,manifest_model/* readManifest */.WI)(text, file).value['$schema'];
    return JSON.parse(leading[1]);
}
/** The first root that has one, else the first that exists. */
function defaultManifest(request, roots) {
    const existing = roots.filter(({ path }) => request.workspace.kindOf(path) === 'directory');
    const files = existing.map(({ path }) => (0,skill_path/* joinPath */.uJ)(path, MANIFEST_NAME));
    return (files.find((file) => request.workspace.kindOf(file) === 'file') ??
        files[0] ??
        (0,skill_path/* joinPath */.uJ)(roots[0]?.path ?? '.', MANIFEST_NAME));
}
function readOverrides(request, settings) {
    const file = settings.overrides;
    if (file === undefined)
        return { matrix: {}, skills: {} };
    const text = request.store.read(file);
    const parsed = text === null ? null : (0,read_json/* readJson */.V)(text);
    if (parsed === null || !parsed.ok || !(0,manifest_model/* isObject */.Gv)(parsed.value)) {
        const why = parsed === null ? 'it does not exist' : parsed.ok ? 'it is no object' : parsed.message;
        const span = parsed !== null && !parsed.ok ? parsed.span : diagnostic/* START_OF_FILE */.ag;
        throw new errors/* ConfigError */.xL(`The overrides file ${file} cannot be used: ${why}.`, 'Correct "overrides" in the config file.', { file, span });
    }
    const { dispatch_matrix: matrix, skill_overrides: skills } = parsed.value;
    return {
        matrix: (0,manifest_model/* isObject */.Gv)(matrix) ? onlyObjects(matrix) : {},
        skills: (0,manifest_model/* isObject */.Gv)(skills) ? onlyObjects(skills) : {},
    };
}
/** Comments stand beside the tables as texts. */
function onlyObjects(value) {
    return Object.fromEntries(Object.entries(value).filter(([, item]) => (0,manifest_model/* isObject */.Gv)(item)));
}


/***/ }),

/***/ 4207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CJ: () => (/* binding */ profileNames),
/* harmony export */   on: () => (/* binding */ lookUpProfile)
/* harmony export */ });
/* unused harmony export extendProfile */
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9362);
/* harmony import */ var _scan_root_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9435);


/** Finds a profile by name: one that ships, or one of the config file with all it inherits. */
function lookUpProfile(id, customs = {}) {
    const chain = [];
    let current = id;
    // `"cleo": { "extends": "cleo" }` changes the one that ships.
    while (Object.hasOwn(customs, current) && !(chain.at(-1) === current && (0,_index_js__WEBPACK_IMPORTED_MODULE_0__/* .profileById */ .Gf)(current))) {
        if (chain.includes(current))
            return { kind: 'cycle', chain: [...chain, current] };
        chain.push(current);
        current = customs[current].extends;
    }
    const base = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__/* .profileById */ .Gf)(current);
    if (base === undefined)
        return unknownProfile(current, chain.at(-1), customs);
    if (chain.length === 0)
        return { kind: 'found', profile: base, isBuiltIn: true };
    const profile = chain.reduceRight((parent, name) => extendProfile(parent, name, customs[name]), base);
    return firstBadPattern(profile) ?? { kind: 'found', profile, isBuiltIn: false };
}
/** Names of all profiles there are, those of the config file last. */
function profileNames(customs = {}) {
    const builtIn = _index_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI.map((profile) => profile.id);
    return [...builtIn, ...Object.keys(customs).filter((id) => !builtIn.includes(id))];
}
function unknownProfile(id, by, customs) {
    return { kind: 'unknown', id, ...(by !== undefined && { by }), known: profileNames(customs) };
}
/** Objects are merged cell by cell, lists and values replaced; `null` takes a cell away. */
function extendProfile(base, id, cells) {
    const { extends: _, ...own } = cells;
    // A child of another name is not chosen by its parent's markers: the parent would never be chosen again.
    const { detect: __, ...inherited } = base;
    const start = id === base.id ? { ...base } : { ...inherited, title: `${base.title} (${id})` };
    const merged = merge(start, own);
    return { ...complete(merged, base), id };
}
function merge(base, own) {
    const merged = { ...base };
    for (const [cell, value] of Object.entries(own)) {
        const old = merged[cell];
        if (value === null)
            delete merged[cell];
        else
            merged[cell] = isCells(old) && isCells(value) && !isShape(old) ? merge(old, value) : value;
    }
    return merged;
}
/** A JSON Schema is one value: half of an old shape and half of a new one mean nothing. */
function isShape(value) {
    return 'type' in value || 'enum' in value;
}
function isCells(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Fills in what a config file may leave out. */
function complete(cells, base) {
    const { roots, fallbackRoot, detect, name, placeholders } = cells;
    const convention = name?.['convention'];
    return {
        ...cells,
        roots: roots.map((root) => (0,_scan_root_js__WEBPACK_IMPORTED_MODULE_1__/* .readScanRoot */ .S)(root, base.roots)),
        ...(fallbackRoot !== undefined && {
            fallbackRoot: (0,_scan_root_js__WEBPACK_IMPORTED_MODULE_1__/* .readScanRoot */ .S)(fallbackRoot, base.roots),
        }),
        ...(detect !== undefined && { detect: { manifestSchemas: [], markers: [], ...detect } }),
        ...(isCells(convention) && { name: { ...name, convention: { reservedPrefixes: [], ...convention } } }),
        ...(placeholders !== undefined && { placeholders: { required: false, ...placeholders } }),
    };
}
function firstBadPattern(profile) {
    const { pattern, convention } = profile.name;
    const candidates = [
        [['name', 'pattern'], pattern],
        [['name', 'convention', 'pattern'], convention?.pattern],
    ];
    for (const [cell, source] of candidates) {
        const reason = source === undefined ? null : whyNoPattern(source);
        if (reason !== null)
            return { kind: 'invalid', id: profile.id, cell, reason };
    }
    return null;
}
function whyNoPattern(source) {
    try {
        new RegExp(source, 'u');
        return null;
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}


/***/ }),

/***/ 9362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  KG: () => (/* binding */ DEFAULT_PROFILE),
  jI: () => (/* binding */ PROFILES),
  Gf: () => (/* binding */ profileById)
});

// EXTERNAL MODULE: ./build/core/client-fields.js
var client_fields = __webpack_require__(245);
;// CONCATENATED MODULE: ./build/profiles/agent-skills-standard.js
/** The standard's form of a name: lower-case words joined by single hyphens. */
const KEBAB_CASE = '^[a-z0-9]+(-[a-z0-9]+)*$';
const NAME_LENGTH = 64;
/** The standard's fields beyond `name` and `description`. */
const STANDARD_FIELDS = ['license', 'compatibility', 'metadata', 'allowed-tools'];

;// CONCATENATED MODULE: ./build/profiles/cleo.js

/** Fields from which the manifest and the dispatch matrix are made. */
const REGISTRY_FIELDS = [
    'model',
    'tier',
    'token_budget',
    'tags',
    'status',
    'references',
    'dispatch_triggers',
    'dependencies',
    'minimumVersion',
    'triggers',
    'keywords',
];
/** What CLEO's own skills say beyond its design document. */
const CLEO_FIELDS = [
    'adrRefs',
    'category',
    'core',
    'loomStage',
    'mvi_scope',
    'protocol',
    'requires_tiers',
    'sharedResources',
];
/** S0: CLEO's dynamic skill registration. */
const cleo = {
    id: 'cleo',
    title: 'CLEO skill registration',
    detect: {
        manifestSchemas: ['https://cleo-dev.com/schemas/v1/skills-manifest.schema.json'],
        markers: ['.cleo'],
    },
    name: {
        pattern: KEBAB_CASE,
        maxLength: NAME_LENGTH,
        normalize: false,
        convention: {
            pattern: '^ct-[a-z0-9]+-[a-z0-9]+$',
            shape: 'ct-{category}-{type}',
            reservedPrefixes: ['ct-', 'contribution-', 'consensus-'],
        },
    },
    description: { min: 10, max: 200 },
    version: { presence: 'required', semver: true, fromMetadata: false },
    fields: ['version', ...REGISTRY_FIELDS, ...STANDARD_FIELDS],
    toleratedFields: CLEO_FIELDS,
    shapes: {
        compatibility: {
            type: ['string', 'array'],
            items: { type: 'string' },
            description: 'What the skill needs around it: a text, or a list of clients.',
        },
        model: {
            enum: ['sonnet', 'opus', 'haiku', 'auto'],
            description: 'The model the skill is meant for. Left out of the manifest when absent.',
        },
    },
    unknownFields: 'each',
    frontmatter: 'strict',
    rootsRequired: true,
    roots: [
        { path: 'skills', source: 'repo', levels: ['children'] },
        { path: '.cleo/skills', source: 'repo', levels: ['children'] },
    ],
    exclude: { names: ['_shared', '.archive'], prefixes: ['.'], except: [] },
    nested: 'ignore',
    symlinks: 'refuse',
    duplicates: 'first',
    failOn: 'error',
    invalidSeverity: 'error',
    sections: { required: ['Output Requirements'], recommended: ['Purpose', 'Capabilities'] },
    placeholders: { file: '_shared/placeholders.json', required: true },
    infer: ['tags', 'tier', 'keywords', 'taskTypes'],
    requires: 'off',
    load: 'full',
    matrix: true,
    catalogs: ['markdown'],
    rules: {
        'name-matches-directory': 'warning',
        'unknown-field': 'warning',
        'metadata-value': 'warning',
    },
    messages: {},
};

;// CONCATENATED MODULE: ./build/profiles/agent-skills.js



const skillsIn = (path) => ({ path, source: 'repo', levels: ['grandchildren'] });
const textOrTexts = { type: ['string', 'array'], items: { type: 'string' } };
/** The Agent Skills standard as real repositories use it: the default. */
const agentSkills = {
    id: 'agent-skills',
    title: 'Agent Skills standard',
    name: { pattern: KEBAB_CASE, maxLength: NAME_LENGTH, normalize: false },
    description: { min: 1, max: 1024 },
    version: { presence: 'optional', semver: true, fromMetadata: true },
    fields: STANDARD_FIELDS,
    toleratedFields: [
        ...new Set([
            'version',
            ...REGISTRY_FIELDS,
            ...CLEO_FIELDS,
            'toolsets',
            'scripts',
            'default_enabled',
            'brief_description',
            ...Object.keys(client_fields/* CLIENT_FIELDS */.y),
        ]),
    ],
    shapes: {
        dependencies: { ...textOrTexts, description: 'What the skill needs: other skills, or packages.' },
        keywords: { ...textOrTexts, description: 'Words that send a task to this skill.' },
        tags: { ...textOrTexts, description: 'Words that sort the skill.' },
        triggers: { type: ['string', 'array', 'object'], description: 'What makes the skill load on its own.' },
    },
    unknownFields: 'each',
    frontmatter: 'strict',
    rootsRequired: true,
    roots: [
        skillsIn('skills'),
        skillsIn('.claude/skills'),
        skillsIn('.agents/skills'),
        skillsIn('.github/skills'),
        skillsIn('.codex/skills'),
        skillsIn('plugins/*/skills'),
        skillsIn('*/skills'),
    ],
    fallbackRoot: { path: '.', source: 'repo', levels: ['children'] },
    exclude: {
        names: ['node_modules'],
        prefixes: ['.', '_'],
        except: ['.curated', '.experimental', '.system'],
    },
    nested: 'ignore',
    symlinks: 'contained',
    duplicates: 'first',
    failOn: 'error',
    invalidSeverity: 'error',
    sections: { required: [], recommended: [] },
    placeholders: { file: '_shared/placeholders.json', required: false },
    infer: ['tags', 'tier', 'keywords', 'taskTypes'],
    requires: 'off-in-ci',
    load: 'full',
    matrix: true,
    catalogs: ['markdown'],
    rules: {
        'name-matches-directory': 'error',
        'unknown-field': 'warning',
        // Many write packages there, not skills.
        'dependency-missing': 'warning',
        // The standard wants text; clients keep whole objects there and every reader copes.
        'metadata-value': 'warning',
    },
    messages: {},
};

;// CONCATENATED MODULE: ./build/profiles/codelia.js

const INVALID_NAME = `invalid name: expected 1..64 and pattern ${KEBAB_CASE}`;
const INVALID_DESCRIPTION = 'invalid description: expected 1..1024 characters';
/** S4: codelia, which searches every directory from the top of the repository down to where it works. */
const codelia = {
    id: 'codelia',
    title: 'Codelia',
    detect: { manifestSchemas: [], markers: ['.codelia'] },
    name: { pattern: KEBAB_CASE, maxLength: NAME_LENGTH, normalize: false },
    description: { min: 1, max: 1024 },
    version: { presence: 'recommended', semver: false, fromMetadata: true },
    fields: [],
    toleratedFields: ['version', 'license', 'metadata'],
    shapes: {},
    unknownFields: 'each',
    frontmatter: 'strict',
    rootsRequired: false,
    roots: [
        { path: '.agents/skills', source: 'repo', levels: ['any'], ancestors: true },
        { path: '~/.agents/skills', source: 'user', levels: ['any'] },
    ],
    ancestorTop: {
        variable: 'CODELIA_AGENTS_ROOT',
        markersVariable: 'CODELIA_AGENTS_MARKERS',
        markers: ['.codelia', '.git', '.jj'],
    },
    exclude: { names: [], prefixes: [], except: [] },
    nested: 'register',
    symlinks: 'ignore',
    duplicates: 'keep',
    failOn: 'never',
    invalidSeverity: 'error',
    sections: { required: [], recommended: [] },
    infer: [],
    requires: 'off',
    load: 'full-with-files',
    matrix: false,
    catalogs: ['skills-context'],
    rules: {
        'name-matches-directory': 'error',
        'unknown-field': 'off',
        'duplicate-name': 'notice',
        'metadata-value': 'notice',
    },
    messages: {
        'duplicate-name': 'ambiguous skill name: {name} ({files})',
        'frontmatter-missing': 'missing YAML frontmatter',
        'frontmatter-unclosed': 'missing YAML frontmatter',
        'missing-field:name': INVALID_NAME,
        'missing-field:description': INVALID_DESCRIPTION,
        'name-format': INVALID_NAME,
        'name-length': INVALID_NAME,
        'name-matches-directory': 'name must match skill directory name',
        'description-length': INVALID_DESCRIPTION,
    },
};

;// CONCATENATED MODULE: ./build/profiles/harness.js

const childrenOf = (path, source) => ({ path, source, levels: ['children'] });
/** S2: the agent harness, strict about fields; of five sources the later one wins. */
const harness = {
    id: 'harness',
    title: 'Agent harness',
    name: { pattern: KEBAB_CASE, maxLength: NAME_LENGTH, normalize: false },
    description: { min: 1, max: 1024 },
    version: { presence: 'optional', semver: false, fromMetadata: true },
    fields: STANDARD_FIELDS,
    toleratedFields: [],
    shapes: {
        metadata: {
            type: 'object',
            additionalProperties: { type: 'string' },
            description: 'Further properties, text only. `author`, `version`, `tags` and `requires` have a meaning.',
        },
    },
    unknownFields: 'together',
    frontmatter: 'strict',
    rootsRequired: false,
    roots: [
        childrenOf('src/_bundled_skills', 'bundled'),
        childrenOf('~/.agent/skills', 'user'),
        childrenOf('.claude/skills', 'claude'),
        childrenOf('.agent/skills', 'project'),
        childrenOf('~/.agent/plugins', 'plugin'),
    ],
    exclude: { names: [], prefixes: [], except: [] },
    nested: 'ignore',
    symlinks: 'refuse',
    duplicates: 'priority',
    failOn: 'never',
    invalidSeverity: 'error',
    sections: { required: [], recommended: [] },
    infer: [],
    requires: 'on',
    load: 'full',
    matrix: false,
    catalogs: ['available-skills'],
    rules: {
        // A later source overrides an earlier one on purpose.
        'duplicate-name': 'notice',
        'name-matches-directory': 'error',
        'unknown-field': 'error',
        'metadata-value': 'error',
    },
    messages: {
        'frontmatter-missing': 'SKILL.md must start with YAML frontmatter (---)',
        'frontmatter-unclosed': 'SKILL.md frontmatter is not properly closed with ---',
        'name-matches-directory': 'Skill name "{name}" does not match directory name "{directory}"',
    },
};

;// CONCATENATED MODULE: ./build/profiles/pipeline.js
const SKIPPED = '[skills] skipping {file}: missing required frontmatter fields "name" and/or "description"';
/** S1: the skill pipeline, which takes any name and sanitizes it. */
const pipeline = {
    id: 'pipeline',
    title: 'Skill Pipeline V1',
    name: { normalize: true },
    description: { min: 1 },
    version: { presence: 'optional', semver: false, fromMetadata: false },
    fields: [],
    toleratedFields: ['license', 'metadata'],
    shapes: { license: {}, metadata: {} },
    unknownFields: 'each',
    frontmatter: 'fallback',
    rootsRequired: true,
    roots: [{ path: 'skills', source: 'repo', levels: ['self', 'children'] }],
    // `*/SKILL.md` matches no hidden directory (V01).
    exclude: { names: ['node_modules'], prefixes: ['.'], except: [] },
    nested: 'register',
    symlinks: 'contained',
    duplicates: 'last',
    failOn: 'never',
    invalidSeverity: 'warning',
    sections: { required: [], recommended: [] },
    infer: [],
    requires: 'off',
    load: 'body',
    matrix: false,
    catalogs: ['markdown'],
    rules: {
        'name-matches-directory': 'off',
        'unknown-field': 'off',
        'frontmatter-key-case': 'off',
        'metadata-value': 'off',
    },
    messages: {
        'frontmatter-missing': SKIPPED,
        'frontmatter-unclosed': SKIPPED,
        'frontmatter-type': SKIPPED,
        'missing-field': SKIPPED,
        'description-length': SKIPPED,
        'name-format': '[skills] skipping {file}: sanitized skill name is empty',
        'duplicate-name': '[skills] duplicate skill "{name}" detected; replacing previous definition with {file}',
    },
};

;// CONCATENATED MODULE: ./build/profiles/toolset.js

/** S3: skills with toolsets and triggers. */
const toolset = {
    id: 'toolset',
    title: 'Skills with toolsets and triggers',
    name: { pattern: '^[A-Za-z0-9-]+$', maxLength: NAME_LENGTH, normalize: false },
    description: { min: 1, max: 500 },
    version: { presence: 'optional', semver: true, fromMetadata: false },
    fields: ['version', 'toolsets', 'scripts', 'triggers', 'default_enabled', 'brief_description'],
    toleratedFields: [],
    shapes: {
        triggers: {
            type: 'object',
            properties: {
                keywords: {
                    type: 'array',
                    items: { type: 'string' },
                    description: 'Whole words that load the skill.',
                },
                verbs: { type: 'array', items: { type: 'string' }, description: 'Verbs that load the skill.' },
                patterns: {
                    type: 'array',
                    items: { type: 'string' },
                    description: 'Regular expressions that load it.',
                },
            },
            additionalProperties: false,
            description: 'What makes the skill load on its own.',
        },
    },
    unknownFields: 'each',
    frontmatter: 'strict',
    rootsRequired: false,
    roots: [
        { path: 'src/_bundled_skills', source: 'bundled', levels: ['children'] },
        { path: '~/.agent/skills', source: 'user', levels: ['children'] },
        { path: '.agent/skills', source: 'project', levels: ['children'] },
    ],
    exclude: { names: [], prefixes: [], except: [] },
    nested: 'ignore',
    symlinks: 'refuse',
    duplicates: 'priority',
    failOn: 'never',
    invalidSeverity: 'error',
    sections: { required: [], recommended: [] },
    infer: ['briefDescription'],
    requires: 'off',
    load: 'body',
    matrix: false,
    catalogs: ['level'],
    rules: {
        // A later source overrides an earlier one on purpose.
        'duplicate-name': 'notice',
        'name-matches-directory': 'off',
        'unknown-field': 'warning',
        'metadata-value': 'off',
    },
    messages: {},
};

;// CONCATENATED MODULE: ./build/profiles/index.js






/** The profiles that ship, the default one first. */
const PROFILES = [agentSkills, cleo, pipeline, harness, toolset, codelia];
/** The profile that applies when nothing says otherwise. */
const DEFAULT_PROFILE = agentSkills;
/** The shipped profile of that name, if there is one. */
function profileById(id) {
    return PROFILES.find((profile) => profile.id === id);
}


/***/ }),

/***/ 9435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readScanRoot)
/* harmony export */ });
/* harmony import */ var _core_skill_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4863);

/** Completes a root of a config file: what it leaves out is that of the profile's root of the same path, or of its first. */
function readScanRoot(written, known) {
    const root = typeof written === 'string' ? { path: written } : written;
    const given = root.path ?? '.';
    const isHome = given.startsWith('~/');
    const path = isHome ? `~/${(0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizePath */ .Fd)(given.slice(2))}` : (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizePath */ .Fd)(given);
    const same = known.find((candidate) => candidate.path === path);
    const levels = (same ?? known[0])?.levels ?? ['children'];
    return { source: same?.source ?? (isHome ? 'user' : 'repo'), levels, ...root, path };
}


/***/ }),

/***/ 9513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ expandPattern),
  g: () => (/* binding */ resolveRoots)
});

// EXTERNAL MODULE: ./build/core/skill-path.js
var skill_path = __webpack_require__(4863);
;// CONCATENATED MODULE: ./build/ancestor-chain.js

/**
 * The directories from the top of the search down to the working directory (S4-1, S4-2). The top is what the
 * variable names, else the nearest directory upwards with a marker, else the working directory itself; it never
 * lies above the workspace.
 */
function ancestorChain(search) {
    const bottom = (0,skill_path/* normalizePath */.Fd)(search.workingDirectory);
    const chain = chainTo(bottom);
    const { ancestorTop } = search.profile;
    if (ancestorTop === undefined)
        return chain;
    const named = search.variables[ancestorTop.variable]?.trim();
    const top = named ? namedTop(named, bottom, search.workspace.root) : markedTop(chain, search);
    return chain.filter((directory) => (0,skill_path/* isBelow */.Yw)(directory, top));
}
/** `packages/runtime` as `.`, `packages`, `packages/runtime`. */
function chainTo(directory) {
    const chain = [directory];
    while (chain[0] !== '.')
        chain.unshift((0,skill_path/* parentOf */.gN)(chain[0]));
    return chain;
}
function namedTop(named, bottom, root) {
    const path = named.replaceAll('\\', '/').replace(/(.)\/+$/, '$1');
    const isAbsolute = path.startsWith('/') || /^[A-Za-z]:/.test(path);
    if (!isAbsolute)
        return resolveBelow(bottom, path);
    if (path === root || root.startsWith(path.endsWith('/') ? path : `${path}/`))
        return '.';
    return path.startsWith(`${root}/`) ? (0,skill_path/* normalizePath */.Fd)(path.slice(root.length + 1)) : path;
}
/** `..` out of the workspace stops at its root. */
function resolveBelow(bottom, path) {
    const segments = bottom === '.' ? [] : bottom.split('/');
    for (const segment of path.split('/')) {
        if (segment === '..')
            segments.pop();
        else if (segment !== '' && segment !== '.')
            segments.push(segment);
    }
    return (0,skill_path/* normalizePath */.Fd)(segments.join('/'));
}
function markedTop(chain, { profile, workspace, variables }) {
    const { markers, markersVariable } = profile.ancestorTop;
    const listed = (variables[markersVariable] ?? '').split(',').map((marker) => marker.trim());
    const named = listed.filter((marker) => marker !== '');
    const wanted = named.length > 0 ? named : markers;
    const holdsMarker = (directory) => wanted.some((marker) => workspace.kindOf((0,skill_path/* joinPath */.uJ)(directory, marker)) !== 'missing');
    return chain.findLast(holdsMarker) ?? chain.at(-1);
}

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
;// CONCATENATED MODULE: ./build/resolve-roots.js



/** Turns a profile's roots into directories: stars listed, the ancestor chain walked, home left out unless allowed. */
async function resolveRoots(input) {
    const { profile, workspace } = input;
    const resolved = [];
    for (const root of profile.roots) {
        if (root.path.startsWith('~') && workspace.home === null)
            continue;
        const bases = root.ancestors ? ancestorChain(input) : ['.'];
        for (const base of bases) {
            const path = root.path.startsWith('~') ? root.path : (0,skill_path/* normalizePath */.Fd)((0,skill_path/* joinPath */.uJ)(base, root.path));
            for (const match of await expandPattern(path, workspace))
                resolved.push({ ...root, path: match });
        }
    }
    const unique = resolved.filter((root, index) => resolved.findIndex(({ path }) => path === root.path) === index);
    const anyExists = unique.some((root) => workspace.kindOf(root.path) === 'directory');
    if (anyExists || profile.fallbackRoot === undefined)
        return unique;
    return [profile.fallbackRoot];
}
/** The directories that a path or a pattern of a config file stands for; a plain path stands for itself. */
async function expandPattern(path, workspace) {
    if (!/[*?[\]{}()!]/.test(path))
        return [path];
    if (path.split('/').every((segment) => segment === '*' || !/[*?[\]{}()!]/.test(segment)))
        return expandStars(path, workspace);
    const { findMatchingDirectories } = await Promise.all(/* import() */[__webpack_require__.e(648), __webpack_require__.e(833)]).then(__webpack_require__.bind(__webpack_require__, 5833));
    return findMatchingDirectories(path, workspace);
}
/** A plain `*` needs no glob library: one listing is enough. Hidden directories and node_modules do not match. */
function expandStars(path, workspace) {
    let found = ['.'];
    for (const segment of path.split('/')) {
        found =
            segment === '*'
                ? found.flatMap((base) => subdirectories(base, workspace))
                : found.map((base) => (0,skill_path/* joinPath */.uJ)(base, segment));
    }
    return found.filter((candidate) => workspace.kindOf(candidate) === 'directory');
}
function subdirectories(base, workspace) {
    const entries = workspace.list(base) ?? [];
    return entries
        .filter(({ kind, name }) => kind === 'directory' && !name.startsWith('.') && name !== 'node_modules')
        .map(({ name }) => (0,skill_path/* joinPath */.uJ)(base, name))
        .sort(diagnostic/* compareText */.n6);
}


/***/ }),

/***/ 7101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ clearBySchema)
/* harmony export */ });
const NEVER = () => false;
const ALWAYS = () => true;
/** Keywords that say nothing about validity. */
const ANNOTATIONS = new Set(['$schema', '$id', 'title', 'description', 'default', 'examples', 'definitions']);
/**
 * A quick look in front of the full validator. Nearly all skills are in order, and to find that out of a compiled
 * validator costs several times as much, its loading not counted. A keyword that is not known here clears nothing.
 */
function clearBySchema(schema, definitions = schema['definitions']) {
    const tests = [];
    for (const keyword of Object.keys(schema)) {
        if (ANNOTATIONS.has(keyword))
            continue;
        const make = KEYWORDS[keyword];
        if (make === undefined)
            return NEVER;
        tests.push(make(schema[keyword], schema, definitions));
    }
    const needed = tests.filter((test) => test !== ALWAYS);
    if (needed.length === 0)
        return ALWAYS;
    return (value) => {
        for (const test of needed)
            if (!test(value))
                return false;
        return true;
    };
}
const KEYWORDS = {
    type: (types) => clearType([types].flat()),
    enum: (values) => (value) => values.some((allowed) => allowed === value),
    // A text has at least half as many characters as code units, and at most as many.
    minLength: (limit) => (value) => typeof value !== 'string' || value.length >= 2 * Number(limit),
    maxLength: (limit) => (value) => typeof value !== 'string' || value.length <= Number(limit),
    pattern: (source) => {
        const pattern = new RegExp(String(source), 'u');
        return (value) => typeof value !== 'string' || pattern.test(value);
    },
    minimum: (limit) => (value) => typeof value !== 'number' || value >= Number(limit),
    maximum: (limit) => (value) => typeof value !== 'number' || value <= Number(limit),
    $ref: (reference, _schema, definitions) => {
        const name = /^#\/definitions\/(\w+)$/.exec(String(reference))?.[1];
        const found = name === undefined ? undefined : definitions?.[name];
        return found === undefined ? NEVER : clearBySchema(found, definitions);
    },
    items: (schema, _schema, definitions) => {
        const clears = clearBySchema(schema, definitions);
        return (value) => !Array.isArray(value) || value.every((item) => clears(item));
    },
    required: (names) => (value) => !isObject(value) || names.every((name) => Object.hasOwn(value, name)),
    properties: (properties, { additionalProperties }, definitions) => clearProperties(properties, additionalProperties, definitions),
    additionalProperties: (rest, { properties }, definitions) => properties === undefined ? clearProperties({}, rest, definitions) : ALWAYS,
};
function clearProperties(properties, rest, definitions) {
    const known = new Map(Object.entries(properties).map(([name, schema]) => [name, clearBySchema(schema, definitions)]));
    const others = rest === undefined ? ALWAYS : rest === false ? NEVER : clearBySchema(rest, definitions);
    return (value) => {
        if (!isObject(value))
            return true;
        for (const key of Object.keys(value))
            if (!(known.get(key) ?? others)(value[key]))
                return false;
        return true;
    };
}
function clearType(types) {
    const tests = types.map((type) => TYPES[type] ?? NEVER);
    const [first] = tests;
    return tests.length === 1 ? first : (value) => tests.some((test) => test(value));
}
const TYPES = {
    string: (value) => typeof value === 'string',
    number: (value) => typeof value === 'number' && Number.isFinite(value),
    integer: Number.isInteger,
    boolean: (value) => typeof value === 'boolean',
    null: (value) => value === null,
    array: Array.isArray,
    object: isObject,
};
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JF: () => (/* binding */ loadConfigValidator),
/* harmony export */   Qy: () => (/* binding */ loadManifestValidator),
/* harmony export */   tA: () => (/* binding */ openFrontmatterValidator)
/* harmony export */ });
/* unused harmony export loadFrontmatterValidator */
/* harmony import */ var _core_frontmatter_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6678);
/* harmony import */ var _profiles_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9362);
/* harmony import */ var _clear_by_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7101);



const BUILT_IN = {
    'agent-skills': () => __webpack_require__.e(/* import() */ 356).then(__webpack_require__.bind(__webpack_require__, 7356)),
    cleo: () => __webpack_require__.e(/* import() */ 789).then(__webpack_require__.bind(__webpack_require__, 5789)),
    pipeline: () => __webpack_require__.e(/* import() */ 842).then(__webpack_require__.bind(__webpack_require__, 9604)),
    harness: () => __webpack_require__.e(/* import() */ 628).then(__webpack_require__.bind(__webpack_require__, 3628)),
    toolset: () => __webpack_require__.e(/* import() */ 818).then(__webpack_require__.bind(__webpack_require__, 9818)),
    codelia: () => __webpack_require__.e(/* import() */ 165).then(__webpack_require__.bind(__webpack_require__, 5165)),
};
function openFrontmatterValidator(profile, isBuiltIn) {
    // The schema that ships was made of the profile as it ships, whatever a config file says beside it.
    const shipped = isBuiltIn ? (0,_profiles_index_js__WEBPACK_IMPORTED_MODULE_1__/* .profileById */ .Gf)(profile.id) : undefined;
    const isClear = (0,_clear_by_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .clearBySchema */ .a)((0,_core_frontmatter_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .frontmatterSchema */ .UY)(shipped ?? profile));
    let full = null;
    let isWaiting = false;
    return {
        validate: (value) => {
            if (isClear(value))
                return [];
            isWaiting = full === null;
            return full === null ? [] : full(value);
        },
        isWaiting: () => isWaiting,
        load: async () => {
            full = await loadFrontmatterValidator(profile, isBuiltIn);
            isWaiting = false;
        },
    };
}
/** The validator of a profile's frontmatter: compiled at build time, or now for a profile of a config file. */
async function loadFrontmatterValidator(profile, isBuiltIn) {
    const load = isBuiltIn ? BUILT_IN[profile.id] : undefined;
    if (load === undefined)
        return (await Promise.all(/* import() */[__webpack_require__.e(463), __webpack_require__.e(299)]).then(__webpack_require__.bind(__webpack_require__, 2299))).compileFrontmatterSchema(profile);
    return fromModule(await load());
}
async function loadConfigValidator() {
    return fromModule(await __webpack_require__.e(/* import() */ 604).then(__webpack_require__.bind(__webpack_require__, 6604)));
}
async function loadManifestValidator() {
    return fromModule(await __webpack_require__.e(/* import() */ 955).then(__webpack_require__.bind(__webpack_require__, 4955)));
}
function fromModule(module) {
    const validate = module.default;
    return (value) => (validate(value) ? [] : (validate.errors ?? []));
}


/***/ })

};
