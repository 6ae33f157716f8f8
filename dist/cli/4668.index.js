"use strict";
exports.id = 4668;
exports.ids = [4668,6739,4101];
exports.modules = {

/***/ 84668:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  catalogText: function() { return /* binding */ catalogText; }
});

// EXTERNAL MODULE: ./build/core/catalog.js
var catalog = __webpack_require__(49888);
// EXTERNAL MODULE: ./build/core/withdrawn-status.js
var withdrawn_status = __webpack_require__(3146);
// EXTERNAL MODULE: ./build/open-catalog.js + 2 modules
var open_catalog = __webpack_require__(76207);
// EXTERNAL MODULE: ./build/report/render-catalog.js + 5 modules
var render_catalog = __webpack_require__(50483);
// EXTERNAL MODULE: ./build/runtime/match.js + 1 modules
var match = __webpack_require__(74101);
;// CONCATENATED MODULE: ./build/runtime/disclosure-level.js


const ASKS_FOR_A_LIST = /\bwhat (?:can|could) you do\b|\b(?:list|show)(?: me)?(?: all| the| your| available)* skills\b|\b(?:what|which) skills\b/i;
/** Decides the disclosure level: a match shows the whole text, a question for the list the list. */
function disclosureLevel(skills, query, wishes = {}) {
    const visible = (0,catalog/* visibleSkills */.B)(skills);
    if (visible.length === 0)
        return { level: 0 };
    if (ASKS_FOR_A_LIST.test(query))
        return { level: 2, skills: visible };
    const { matches } = (0,match.matchSkills)(visible, { ...wishes, query });
    if (matches.length > 0)
        return { level: 3, matches };
    return visible.some(hasTriggers) ? { level: 1, count: visible.length } : { level: 2, skills: visible };
}
function hasTriggers(skill) {
    const { keywords = [], verbs = [], patterns = [] } = skill.triggers ?? {};
    return keywords.length + verbs.length + patterns.length > 0;
}

// EXTERNAL MODULE: ./build/runtime/load.js + 2 modules
var load = __webpack_require__(17995);
;// CONCATENATED MODULE: ./build/catalog-text.js






/** The catalog of a repository for a prompt on this machine. */
async function catalogText(request, wishes = {}) {
    const opened = await (0,open_catalog/* openCatalog */.O)(request);
    const { chosen, settings } = opened.setup;
    const as = wishes.as ?? chosen.profile.catalogs[0] ?? 'markdown';
    const runtime = settings.skills;
    const visible = (0,catalog/* visibleSkills */.B)(opened.catalog.skills).filter(({ status }) => !(0,withdrawn_status/* isWithdrawn */.r)(status));
    const skills = runtime.enabled === false ? [] : visible;
    const text = (0,render_catalog/* renderCatalog */.e)(skills, {
        as,
        paths: 'machine',
        limits: { ...(as === 'skills-context' && runtime.initial), ...given(wishes) },
        ...(as === 'level' && { disclosed: disclose(skills, wishes.query ?? '', opened) }),
    });
    return { ...text, as, opened, errors: opened.catalog.errors };
}
function given({ maxEntries, maxBytes }) {
    return { ...(maxEntries !== undefined && { maxEntries }), ...(maxBytes !== undefined && { maxBytes }) };
}
function disclose(skills, query, { setup }) {
    const disclosure = disclosureLevel(skills, query);
    if (disclosure.level !== 3)
        return disclosure;
    const { workspace } = setup.request;
    const form = setup.chosen.profile.load;
    const loaded = disclosure.matches.map(({ skill }) => (0,load/* loadSkill */.kA)(skill, form, workspace));
    return { level: 3, texts: loaded.flatMap((result) => (result.ok ? [result.text] : [])) };
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

/***/ 49888:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ visibleSkills; }
/* harmony export */ });
/** The skills an agent may be told about: disabled and unavailable ones are left out unless asked for. */
function visibleSkills(skills, filter = {}) {
    return skills.filter((skill) => (skill.enabled || filter.includeDisabled === true) &&
        (skill.available || filter.includeUnavailable === true));
}


/***/ }),

/***/ 96739:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadYaml: function() { return /* binding */ loadYaml; },
/* harmony export */   parseAnyYaml: function() { return /* binding */ parseAnyYaml; }
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33243);
/* harmony import */ var _yaml_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47424);


/** YAML 1.2 core types and merge keys: no dates, no binary, no functions. */
const SCHEMA = js_yaml__WEBPACK_IMPORTED_MODULE_0__/* ["default"].CORE_SCHEMA */ .Ay.CORE_SCHEMA.extend({
    implicit: [js_yaml__WEBPACK_IMPORTED_MODULE_0__/* ["default"].types */ .Ay.types.merge],
});
const LOAD_OPTIONS = { schema: SCHEMA };
/** Parses whatever may stand between the fences, and says in our words what is wrong with it. */
function parseAnyYaml(source) {
    try {
        // The newline of the fence's line: a mark at the very start would be taken for one of the whole stream.
        return (0,_yaml_result_js__WEBPACK_IMPORTED_MODULE_1__/* .withinLimits */ .oA)(loadYaml(`\n${source}`));
    }
    catch (error) {
        return describeFailure(error, source);
    }
}
/** One YAML document as a value; throws what js-yaml throws. */
function loadYaml(source) {
    return js_yaml__WEBPACK_IMPORTED_MODULE_0__/* ["default"].load */ .Ay.load(source, LOAD_OPTIONS);
}
function describeFailure(error, source) {
    if (!(error instanceof js_yaml__WEBPACK_IMPORTED_MODULE_0__/* ["default"].YAMLException */ .Ay.YAMLException) || error.mark === undefined) {
        return syntaxError(String(error.message ?? error), 0);
    }
    // The parser saw one newline more.
    const offset = Math.min(source.length, Math.max(0, error.mark.position - 1));
    if (error.reason.startsWith('nesting exceeded'))
        return (0,_yaml_result_js__WEBPACK_IMPORTED_MODULE_1__/* .tooComplex */ .p7)('is nested too deeply');
    if (error.reason === 'duplicated mapping key')
        return duplicateKey(source, offset);
    if (error.reason.startsWith('unknown tag'))
        return unknownTag(source, offset);
    if (error.reason.includes('non-printable'))
        return unprintable(source);
    return unquotedColon(source, offset) ?? syntaxError(error.reason, offset);
}
function syntaxError(reason, offset) {
    return {
        ok: false,
        rule: 'yaml-syntax',
        message: `YAML parse error: ${reason}`,
        fix: 'Correct the YAML at this place; quote values that contain `:`, `#`, `[`, `{` or quotes.',
        offset,
    };
}
function duplicateKey(source, offset) {
    const key = /^[^\r\n:]*/.exec(source.slice(offset))?.[0].trim() ?? '';
    return {
        ok: false,
        rule: 'frontmatter-duplicate-key',
        message: `YAML parse error: the key "${key}" stands twice in the frontmatter`,
        fix: 'Keep one of them.',
        offset,
    };
}
/** The parser tells where the tagged value ends; the tag is what has to go. */
function unknownTag(source, end) {
    const tag = [...source.slice(0, end).matchAll(/(?<=^|[\s[{,])![^\s,\]}]*/gm)].at(-1);
    return {
        ok: false,
        rule: 'yaml-syntax',
        message: `YAML parse error: unknown tag ${tag?.[0] ?? ''}`,
        fix: 'Remove the tag: fields are plain text, numbers, lists and mappings.',
        offset: tag?.index ?? end,
    };
}
/** What YAML does not allow in a stream, besides lone surrogates, which UTF-8 cannot hold. */
const UNPRINTABLE = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/;
function unprintable(source) {
    const offset = Math.max(0, source.search(UNPRINTABLE));
    const code = source.charCodeAt(offset).toString(16).toUpperCase().padStart(4, '0');
    return {
        ok: false,
        rule: 'yaml-syntax',
        message: `YAML parse error: the invisible character U+${code} is not allowed in YAML`,
        fix: 'Remove the character.',
        offset,
    };
}
const UNQUOTED_COLON = /^([A-Za-z_][\w-]*):[ \t]+(?!["'|>[{&*!#])[^\r\n]*?:(?=[ \t]|$)/gm;
/** The one mistake people really make: `description: Use when: …`, 38 of 48 broken files. */
function unquotedColon(source, errorOffset) {
    for (const match of source.matchAll(UNQUOTED_COLON)) {
        if (match.index > errorOffset)
            break;
        return {
            ok: false,
            rule: 'frontmatter-unquoted-colon',
            message: `YAML parse error: the value of "${match[1]}" contains ": ", which YAML reads as the start of another mapping`,
            fix: `Put the whole value of "${match[1]}" in quotes.`,
            offset: match.index + match[0].length - 1,
        };
    }
    return null;
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

/***/ 76207:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: function() { return /* binding */ openCatalog; }
});

// EXTERNAL MODULE: ./build/core/catalog/find-duplicates.js
var find_duplicates = __webpack_require__(86691);
// EXTERNAL MODULE: ./build/core/judge.js
var core_judge = __webpack_require__(54520);
// EXTERNAL MODULE: ./build/core/rules.js + 9 modules
var rules = __webpack_require__(24776);
// EXTERNAL MODULE: ./build/core/skill-availability.js
var skill_availability = __webpack_require__(26380);
// EXTERNAL MODULE: ./build/inspect-skills.js + 21 modules
var inspect_skills = __webpack_require__(17006);
// EXTERNAL MODULE: ./build/prepare-run.js + 1 modules
var prepare_run = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/core/brief-description.js
var brief_description = __webpack_require__(2156);
// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(83040);
// EXTERNAL MODULE: ./build/core/required-commands.js
var required_commands = __webpack_require__(71049);
// EXTERNAL MODULE: ./build/core/skill-path.js
var skill_path = __webpack_require__(11048);
// EXTERNAL MODULE: ./build/runtime/absolute-path.js
var absolute_path = __webpack_require__(92851);
;// CONCATENATED MODULE: ./build/runtime/catalog.js






/** Makes the catalog of what was found: valid skills once each, by canonical path; the findings of the others as errors. */
function buildCatalog(records, workspace, facts = {}) {
    const byPath = new Map();
    const errors = [];
    for (const record of records) {
        const failures = facts.failures?.get(record.file);
        if (failures !== undefined) {
            const path = (0,absolute_path/* absolutePath */.H)(workspace, record.file);
            errors.push(...failures.map((message) => ({ path, message })));
            continue;
        }
        const skill = describeSkill(record, workspace, facts);
        const known = byPath.get(skill.path);
        if (known === undefined || (known.scope === 'user' && skill.scope === 'repo'))
            byPath.set(skill.path, skill);
    }
    return {
        skills: [...byPath.values()].sort(compareSkills),
        errors: errors.sort((a, b) => (0,diagnostic/* compareText */.n6)(a.path, b.path) || (0,diagnostic/* compareText */.n6)(a.message, b.message)),
        truncated: facts.truncated ?? false,
    };
}
function describeSkill(record, workspace, facts) {
    const file = workspace.canonical(record.file) ?? record.file;
    const path = (0,absolute_path/* absolutePath */.H)(workspace, file);
    const declared = record.declared;
    const missing = facts.missingCommands?.get(record.file) ?? [];
    const description = (declared.description ?? '').trim();
    const version = declared.version ?? declared.metadata?.['version'];
    return {
        id: skillId(path),
        name: record.name,
        description,
        path,
        dir: (0,skill_path/* parentOf */.gN)(path),
        scope: record.scope,
        source: record.source,
        mtimeMs: workspace.fingerprint(file)?.mtimeMs ?? 0,
        file,
        directory: (0,skill_path/* parentOf */.gN)(file),
        ...(version === undefined ? {} : { version }),
        ...(declared.matchTriggers === undefined ? {} : { triggers: declared.matchTriggers }),
        toolsets: declared.toolsets ?? [],
        briefDescription: declared.briefDescription ?? (0,brief_description/* briefDescription */.b)(description),
        tags: declared.tags ?? record.inferred.tags,
        status: declared.status ?? 'active',
        available: missing.length === 0,
        ...(missing.length === 0 ? {} : { unavailableReason: (0,required_commands/* unavailableReason */.L3)(missing) }),
        enabled: declared.defaultEnabled !== false && facts.disabled?.has(record.file) !== true,
    };
}
/** The id of a skill: it depends on the canonical path alone. */
function skillId(path) {
    return (0,external_node_crypto_.createHash)('sha256').update(path).digest('hex').slice(0, 24);
}
function compareSkills(a, b) {
    return (0,diagnostic/* compareText */.n6)(a.name, b.name) || (0,diagnostic/* compareText */.n6)(a.scope, b.scope) || (0,diagnostic/* compareText */.n6)(a.path, b.path);
}

// EXTERNAL MODULE: ./build/runtime/runtime-settings.js
var runtime_settings = __webpack_require__(2820);
;// CONCATENATED MODULE: ./build/runtime/plugin-skills.js


/** Installed plugins are skills under every profile, whether or not it looks into their directory by itself. */
function withPluginRoot(setup) {
    const { plugins, pluginsDirectory: path } = (0,runtime_settings/* readRuntimeSettings */.u)(setup);
    if (plugins.length === 0 || setup.roots.some((root) => root.path === path))
        return setup;
    if (setup.request.workspace.kindOf(path) !== 'directory')
        return setup;
    return { ...setup, roots: [...setup.roots, { path, source: 'plugin', levels: ['children'] }] };
}
/** A plugin goes by the name it was installed under, which may be another than its author gave it. */
function namePlugins(records, setup) {
    const names = new Set((0,runtime_settings/* readRuntimeSettings */.u)(setup).plugins.map((plugin) => plugin.name));
    if (names.size === 0)
        return records;
    return records.map((record) => {
        const name = (0,skill_path/* directoryNameOf */.uX)(record.directory);
        if (record.source !== 'plugin' || !names.has(name))
            return record;
        const findings = record.findings.filter(({ rule }) => rule !== 'name-matches-directory');
        return { ...record, name, findings };
    });
}

;// CONCATENATED MODULE: ./build/open-catalog.js








/** Finds and checks the skills, settles equal names, then says which of them this machine can use. */
async function openCatalog(request) {
    const setup = withPluginRoot(await (0,prepare_run.prepareRun)(request));
    const scan = (0,inspect_skills/* scanRepository */.G)(setup);
    const records = namePlugins(await (0,inspect_skills/* inspectSkills */.$)(setup, scan), setup);
    const { profile } = setup.chosen;
    const level = request.level ?? setup.settings.level;
    const judge = new core_judge/* Judge */.I({ profile, level, isForced: false, isProtocol: false }, rules.ruleById);
    const accepted = records.filter((record) => judge.isAccepted(record));
    const rejected = records.filter((record) => !judge.isAccepted(record));
    const selection = (0,find_duplicates/* selectByName */.z)(accepted, scan.nested, profile);
    const isChecked = (0,skill_availability/* areCommandsChecked */.q)(profile.requires, request.environment.isCi);
    const availability = (0,skill_availability/* skillAvailability */.z)(selection.usable, {
        switches: setup.settings.skills,
        commands: isChecked ? (request.commands ?? null) : null,
    });
    const failures = new Map(rejected.map((record) => [record.file, failuresOf(record, judge)]));
    const catalog = buildCatalog([...selection.usable, ...rejected], request.workspace, {
        ...availability,
        failures,
    });
    return { catalog, setup, selection, judge };
}
function failuresOf(record, judge) {
    const errors = judge.errorsOf(record);
    return errors.length > 0 ? errors : ['the skill has no usable name'];
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


/***/ }),

/***/ 92851:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: function() { return /* binding */ absolutePath; },
/* harmony export */   X: function() { return /* binding */ workspacePath; }
/* harmony export */ });
/** Where a workspace path is on the machine, with `/` separators. */
function absolutePath(workspace, path) {
    if (path === '.')
        return workspace.root;
    if (path === '~')
        return workspace.home ?? '~';
    if (path.startsWith('~/') && workspace.home !== null)
        return joinPath(workspace.home, path.slice(2));
    return joinPath(workspace.root, path);
}
/** The workspace path of an absolute one; `null` when it lies in neither tree. The deeper tree wins. */
function workspacePath(workspace, absolute) {
    const inRoot = below(workspace.root, absolute);
    const inHome = workspace.home === null ? null : below(workspace.home, absolute);
    const homeIsDeeper = (workspace.home?.length ?? 0) > workspace.root.length;
    if (inHome !== null && (inRoot === null || homeIsDeeper))
        return inHome === '.' ? '~' : `~/${inHome}`;
    return inRoot;
}
function joinPath(base, path) {
    return base.endsWith('/') ? `${base}${path}` : `${base}/${path}`;
}
function below(base, absolute) {
    if (absolute === base)
        return '.';
    const prefix = base.endsWith('/') ? base : `${base}/`;
    return absolute.startsWith(prefix) ? absolute.slice(prefix.length) : null;
}


/***/ }),

/***/ 66922:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: function() { return /* binding */ compilePattern; },
/* harmony export */   ex: function() { return /* binding */ PatternTester; }
/* harmony export */ });
/* unused harmony export MAX_PATTERN_LENGTH */
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30714);
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_vm__WEBPACK_IMPORTED_MODULE_0__);

/** Longer patterns are refused: compiling one cannot be interrupted, running one can. */
const MAX_PATTERN_LENGTH = 1000;
/** The whole time that the patterns of one question may take, in milliseconds. */
const PATTERN_BUDGET_MS = 500;
/** No pattern gets less, so that a harmless one among many costly ones still comes to its end. */
const MIN_SLICE_MS = 2;
/** So many steps take some milliseconds at most: a pattern that needs no more runs without a guard. */
const MAX_UNGUARDED_STEPS = 4096 ** 2;
/** Compiles a pattern that a stranger wrote; what is wrong with it is said in the result. */
function compilePattern(source) {
    if (source.length > MAX_PATTERN_LENGTH) {
        return { ok: false, reason: `it is longer than ${MAX_PATTERN_LENGTH} characters` };
    }
    try {
        return { ok: true, expression: new RegExp(source, 'i'), degree: degreeOf(source) };
    }
    catch (error) {
        return { ok: false, reason: error instanceof Error ? error.message : String(error) };
    }
}
/**
 * The exponent of the text's length in the steps a pattern may need: one for the place where it begins, and one
 * for each quantifier. What can backtrack worse than that (repeated groups, choices in groups, references back)
 * has no such bound.
 */
function degreeOf(source) {
    const plain = source
        .replace(/\\[^1-9k]/g, '.')
        .replace(/\[[^\]]*\]/g, '.')
        .replace(/\(\?[:=!]/g, '(');
    const isBounded = !/\)[*+?{]|\\/.test(plain) && !(plain.includes('(') && plain.includes('|'));
    return isBounded ? 1 + (plain.match(/[*+?{]/g)?.length ?? 0) : Number.POSITIVE_INFINITY;
}
/**
 * Tests patterns against texts in bounded time, whatever they are. Those that may backtrack without end run in
 * a context of their own, which V8 interrupts; what did not come to an end is `undecided`.
 */
class PatternTester {
    #now;
    #probe = null;
    constructor(now = () => performance.now()) {
        this.#now = now;
    }
    startBudget(patterns) {
        return {
            endsAt: this.#now() + PATTERN_BUDGET_MS,
            sliceMs: Math.max(MIN_SLICE_MS, Math.floor(PATTERN_BUDGET_MS / 2 / Math.max(1, patterns))),
        };
    }
    test(pattern, text, budget) {
        if ((text.length + 1) ** pattern.degree <= MAX_UNGUARDED_STEPS) {
            return pattern.expression.test(text) ? 'match' : 'no-match';
        }
        const timeout = Math.min(budget.sliceMs, Math.ceil(budget.endsAt - this.#now()));
        return timeout < 1 ? 'undecided' : this.#testInContext(pattern.expression, text, timeout);
    }
    #testInContext(expression, text, timeout) {
        this.#probe ??= {
            context: node_vm__WEBPACK_IMPORTED_MODULE_0___default().createContext(Object.create(null)),
            script: new (node_vm__WEBPACK_IMPORTED_MODULE_0___default().Script)('expression.test(text)'),
        };
        const { context, script } = this.#probe;
        context['expression'] = expression;
        context['text'] = text;
        try {
            return script.runInContext(context, { timeout }) === true ? 'match' : 'no-match';
        }
        catch {
            return 'undecided';
        }
    }
}


/***/ }),

/***/ 17995:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kA: function() { return /* binding */ loadSkill; },
  cd: function() { return /* binding */ pathResolver; },
  mr: function() { return /* binding */ refuseSkill; },
  Kd: function() { return /* binding */ reminderOf; },
  UI: function() { return /* binding */ selectSkill; }
});

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/core/catalog.js
var core_catalog = __webpack_require__(49888);
// EXTERNAL MODULE: ./build/core/decode-text.js
var decode_text = __webpack_require__(5109);
// EXTERNAL MODULE: ./node_modules/gray-matter/index.js
var gray_matter = __webpack_require__(19599);
var gray_matter_default = /*#__PURE__*/__webpack_require__.n(gray_matter);
// EXTERNAL MODULE: ./build/core/parse-any-yaml.js
var parse_any_yaml = __webpack_require__(96739);
// EXTERNAL MODULE: ./build/core/parse-yaml.js + 1 modules
var parse_yaml = __webpack_require__(43869);
// EXTERNAL MODULE: ./build/core/split-frontmatter.js
var split_frontmatter = __webpack_require__(99560);
// EXTERNAL MODULE: ./build/core/yaml-result.js
var yaml_result = __webpack_require__(47424);
;// CONCATENATED MODULE: ./build/core/split-document.js





function refuseEngine() {
    throw new Error('Only YAML frontmatter is read.');
}
/** gray-matter evaluates `---js` unless that engine throws; with an options object it caches nothing. */
const OPTIONS = {
    language: 'yaml',
    engines: {
        yaml: (source) => (0,parse_any_yaml.loadYaml)(source),
        javascript: refuseEngine,
        js: refuseEngine,
        json: refuseEngine,
        coffee: refuseEngine,
        toml: refuseEngine,
    },
};
/**
 * Splits one document for a reader. The fences are found first, and gray-matter gets a text that has exactly
 * those: alone it takes an unclosed frontmatter for the whole file, and cuts at `---` inside of a value.
 * Where thousands of files are read, `parseSkill` does this in less than half the time.
 */
function splitDocument(text) {
    const split = (0,split_frontmatter/* splitFrontmatter */.X)(text);
    if (split.kind !== 'split')
        return { data: null, body: text };
    const source = text.slice(split.yamlStart, split.yamlEnd);
    const body = text.slice(split.bodyStart);
    if (source.length > yaml_result/* MAX_FRONTMATTER_LENGTH */.h0 || (0,parse_yaml/* findFenceInside */.V)(source) !== -1)
        return { data: null, body };
    try {
        const { data, content } = gray_matter_default()({ content: `---\n${source}\n---\n${body}` }, OPTIONS);
        return { data, body: content };
    }
    catch {
        return { data: null, body };
    }
}

// EXTERNAL MODULE: ./build/report/escape-xml.js
var escape_xml = __webpack_require__(30015);
// EXTERNAL MODULE: ./build/runtime/absolute-path.js
var absolute_path = __webpack_require__(92851);
// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(83040);
// EXTERNAL MODULE: ./build/runtime/skill-tree.js
var skill_tree = __webpack_require__(2586);
;// CONCATENATED MODULE: ./build/runtime/skill-files.js


const SKILL_FILE_LIMITS = { maxFiles: 200, maxBytes: 512 * 1024 };
/** The regular files that come with a skill, up to so many and so large. */
function listSkillFiles(skill, workspace, limits = SKILL_FILE_LIMITS) {
    const tree = (0,skill_tree/* readSkillTree */.o4)(skill, workspace);
    const all = tree.entries
        .filter((entry) => entry.kind === 'file' && (0,skill_tree/* inSkill */.B3)(skill, entry.path) !== skill.file)
        .map((entry) => entry.path)
        .sort(diagnostic/* compareText */.n6);
    const files = [];
    let bytes = 0;
    for (const file of all) {
        bytes += workspace.fingerprint((0,skill_tree/* inSkill */.B3)(skill, file))?.size ?? 0;
        if (files.length >= limits.maxFiles || bytes > limits.maxBytes)
            return { files, truncated: true };
        files.push(file);
    }
    return { files, truncated: tree.truncated };
}

;// CONCATENATED MODULE: ./build/runtime/load.js







/** Larger SKILL.md files are refused. */
const MAX_LOADED_BYTES = 1024 * 1024;
/** Finds the one skill that is meant: path first, then a name that only one skill has. */
function selectSkill(catalog, request, resolvePath) {
    const skills = (0,core_catalog/* visibleSkills */.B)(catalog.skills);
    const path = request.path?.trim();
    if (path) {
        const file = resolvePath(path);
        const skill = skills.find((candidate) => candidate.path === path || candidate.file === file);
        if (skill === undefined)
            return refuseSkill('not-found', `skill path not found in catalog: ${path}`);
        return { ok: true, skill };
    }
    const name = request.name?.trim();
    if (!name)
        return refuseSkill('unnamed', 'name or path is required');
    const matches = skills.filter((candidate) => candidate.name === name);
    if (matches.length > 1) {
        const candidates = matches.map((skill) => skill.path);
        return refuseSkill('ambiguous', `ambiguous skill name: ${name}`, candidates);
    }
    if (matches[0] === undefined)
        return refuseSkill('not-found', `skill not found: ${name}`);
    return { ok: true, skill: matches[0] };
}
/** Turns what somebody typed into a canonical workspace path; `null` when it is not in the workspace. */
function pathResolver(workspace, resolveAbsolute) {
    return (path) => {
        const inside = (0,absolute_path/* workspacePath */.X)(workspace, resolveAbsolute(path));
        return inside === null ? null : workspace.canonical(inside);
    };
}
function refuseSkill(reason, message, candidates = []) {
    return { ok: false, reason, message, candidates };
}
/** Reads a skill's text now, not when the catalog was made. */
function loadSkill(skill, form, workspace) {
    const mtimeMs = workspace.fingerprint(skill.file)?.mtimeMs ?? skill.mtimeMs;
    const limits = { maxBytes: MAX_LOADED_BYTES, followLinks: false, within: skill.directory };
    const content = workspace.read(skill.file, limits);
    if (content.kind !== 'content') {
        const why = content.kind === 'missing' ? 'it is gone' : content.detail;
        return refuseSkill('unreadable', `cannot read ${skill.path}: ${why}`);
    }
    const decoded = (0,decode_text.decodeText)(content.bytes);
    if (!decoded.ok)
        return refuseSkill('unreadable', `cannot read ${skill.path}: ${decoded.problem}`);
    const current = { ...skill, mtimeMs };
    const files = form === 'full-with-files' ? listSkillFiles(skill, workspace) : NO_FILES;
    return { ok: true, skill: current, text: textInForm(current, decoded.text, form, files), files };
}
const NO_FILES = { files: [], truncated: false };
function textInForm(skill, raw, form, files) {
    const text = raw.startsWith('\ufeff') ? raw.slice(1) : raw;
    if (form === 'body')
        return bodyOf(text);
    return form === 'full' ? text : contextOf(skill, text, files);
}
/** What stands below the frontmatter, without blank lines around it. */
function bodyOf(text) {
    return splitDocument(text)
        .body.replace(/^(?:[ \t]*(?:\r\n|\r|\n))+/, '')
        .trimEnd();
}
function contextOf(skill, text, { files, truncated }) {
    const list = files.map((file) => `<file>${(0,escape_xml/* escapeXml */.X)(`${skill.dir}/${file}`)}</file>`);
    if (truncated)
        list.push('<note>More files are in the directory.</note>');
    return [
        `<skill_context name="${(0,escape_xml/* escapeXml */.X)(skill.name)}" path="${(0,escape_xml/* escapeXml */.X)(skill.path)}">`,
        keepInside(text.trimEnd()),
        '',
        `Base directory: ${baseUrl(skill.dir)}`,
        'Relative paths in this skill are resolved from this directory.',
        '<skill_files>',
        ...list,
        '</skill_files>',
        '</skill_context>',
    ].join('\n');
}
/** Said instead of a text that the session has had already. */
function reminderOf(skill) {
    const [name, path] = [(0,escape_xml/* escapeXml */.X)(skill.name), (0,escape_xml/* escapeXml */.X)(skill.path)];
    return `<skill_context_reminder name="${name}" path="${path}">Skill already loaded in this session. Reuse previous context.</skill_context_reminder>`;
}
/** A body that closes the element itself could speak in the name of the host. */
function keepInside(text) {
    return text.replace(/<(\/?)(?=skill_context|skill_files)/gi, '&lt;$1');
}
function baseUrl(dir) {
    return `${(0,external_node_url_.pathToFileURL)(dir).href.replace(/\/$/, '')}/`;
}


/***/ }),

/***/ 74101:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  matchSkills: function() { return /* binding */ matchSkills; }
});

// EXTERNAL MODULE: ./build/core/catalog.js
var catalog = __webpack_require__(49888);
// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(83040);
// EXTERNAL MODULE: ./build/runtime/bounded-pattern.js
var bounded_pattern = __webpack_require__(66922);
// EXTERNAL MODULE: ./build/runtime/max-matches.js
var max_matches = __webpack_require__(24730);
;// CONCATENATED MODULE: ./build/runtime/word-match.js
/** True when the phrase stands in the text as whole words, in any case; letters of every script count. */
function hasWord(text, phrase) {
    return occursBetween(text, phrase, /[\p{L}\p{N}\p{M}_]/u);
}
/** True when a skill's name stands in the text by itself: `test` is not named by `test-first-fix`. */
function mentionsName(text, name) {
    return occursBetween(text, name, /[\p{L}\p{N}\p{M}_-]/u);
}
function occursBetween(text, phrase, wordCharacter) {
    const wanted = normalize(phrase);
    if (wanted === '')
        return false;
    const normal = normalize(text);
    for (let at = normal.indexOf(wanted); at !== -1; at = normal.indexOf(wanted, at + 1)) {
        const end = at + wanted.length;
        if (isBoundary(normal, at, wordCharacter) && isBoundary(normal, end, wordCharacter))
            return true;
    }
    return false;
}
function normalize(text) {
    return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
/** No boundary where a word goes on over it; a phrase that ends in a sign, such as `c++`, ends its word itself. */
function isBoundary(text, at, wordCharacter) {
    return !(wordCharacter.test(characterBefore(text, at)) && wordCharacter.test(characterAt(text, at)));
}
function characterAt(text, at) {
    return at < text.length ? String.fromCodePoint(text.codePointAt(at)) : '';
}
function characterBefore(text, at) {
    const isPair = at > 1 && /[\udc00-\udfff]/.test(text[at - 1]);
    return text.slice(Math.max(0, at - (isPair ? 2 : 1)), at);
}

;// CONCATENATED MODULE: ./build/runtime/match.js





/** Finds the skills whose triggers a query meets, and ranks them: explicit mention, exact phrase, recent use. */
function matchSkills(skills, request) {
    const undecided = [];
    const visible = (0,catalog/* visibleSkills */.B)(skills);
    const tester = new bounded_pattern/* PatternTester */.ex();
    const patterns = visible.reduce((sum, skill) => sum + (skill.triggers?.patterns.length ?? 0), 0);
    const judge = { tester, budget: tester.startBudget(patterns), undecided };
    const matches = visible
        .map((skill) => ({ skill, reasons: reasonsFor(skill, request.query, judge) }))
        .filter((match) => match.reasons.length > 0)
        .sort((a, b) => compareMatches(a, b, request));
    const max = Math.max(0, Math.trunc(request.max ?? max_matches/* MAX_MATCHES */.B));
    return { matches: matches.slice(0, max), total: matches.length, undecided };
}
function reasonsFor(skill, query, judge) {
    const triggers = skill.triggers ?? { keywords: [], verbs: [], patterns: [] };
    const reasons = [];
    if (mentionsName(query, skill.name))
        reasons.push({ kind: 'mention', matched: skill.name });
    for (const matched of triggers.keywords)
        if (hasWord(query, matched))
            reasons.push({ kind: 'keyword', matched });
    for (const matched of triggers.verbs)
        if (hasWord(query, matched))
            reasons.push({ kind: 'verb', matched });
    for (const matched of triggers.patterns) {
        if (matchesPattern(skill, matched, query, judge))
            reasons.push({ kind: 'pattern', matched });
    }
    return reasons;
}
function matchesPattern(skill, source, query, judge) {
    const pattern = (0,bounded_pattern/* compilePattern */.Eb)(source);
    if (!pattern.ok) {
        judge.undecided.push({ skill: skill.name, pattern: source, reason: pattern.reason });
        return false;
    }
    const verdict = judge.tester.test(pattern, query, judge.budget);
    if (verdict === 'undecided') {
        judge.undecided.push({ skill: skill.name, pattern: source, reason: 'it did not come to an end in time' });
    }
    return verdict === 'match';
}
function compareMatches(a, b, request) {
    return (strengthOf(b, request) - strengthOf(a, request) ||
        recencyOf(a, request) - recencyOf(b, request) ||
        (0,diagnostic/* compareText */.n6)(a.skill.name, b.skill.name) ||
        (0,diagnostic/* compareText */.n6)(a.skill.scope, b.skill.scope) ||
        (0,diagnostic/* compareText */.n6)(a.skill.path, b.skill.path));
}
/** A phrase says more than a word, and a word that was chosen more than a pattern. */
function strengthOf(match, { query }) {
    const strengths = match.reasons.map(({ kind, matched }) => {
        if (kind === 'mention')
            return 4;
        if (kind === 'pattern')
            return 1;
        const phrase = matched.trim().toLowerCase();
        return phrase.includes(' ') || phrase === query.trim().toLowerCase() ? 3 : 2;
    });
    return Math.max(...strengths);
}
function recencyOf(match, { recent = [] }) {
    const at = recent.indexOf(match.skill.name);
    return at === -1 ? recent.length : at;
}


/***/ }),

/***/ 24730:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ MAX_MATCHES; }
/* harmony export */ });
/** Skills that one query may load by its triggers where nobody says how many. */
const MAX_MATCHES = 3;


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


/***/ }),

/***/ 69621:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OF: function() { return /* binding */ readPluginList; },
/* harmony export */   ZR: function() { return /* binding */ addPlugin; },
/* harmony export */   bK: function() { return /* binding */ toggleBundled; },
/* harmony export */   c_: function() { return /* binding */ removePlugin; },
/* harmony export */   oS: function() { return /* binding */ changePlugin; }
/* harmony export */ });
/* harmony import */ var _core_edit_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73912);
/* harmony import */ var _core_read_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51382);
/* harmony import */ var _plugin_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39639);



const PLUGINS = ['skills', 'plugins'];
const DISABLED_BUNDLED = ['skills', 'disabledBundled'];
/** Reads `skills.plugins` of a config; items may be plain addresses. */
function readPluginList(skills) {
    const items = Array.isArray(skills['plugins']) ? skills['plugins'] : [];
    return items.map(readPlugin);
}
function readPlugin(item) {
    if (typeof item === 'string')
        return { url: item, name: nameInUrl(item), enabled: true };
    const { url, ref, name, enabled, installedAt } = item;
    return {
        url,
        ...(ref === undefined ? {} : { ref }),
        name: name ?? nameInUrl(url),
        enabled: enabled ?? true,
        ...(installedAt === undefined ? {} : { installedAt }),
    };
}
/** `https://github.com/user/my-skill.git` is called `my-skill` until somebody says otherwise. */
function nameInUrl(url) {
    const last = url.replace(/\/+$/, '').split('/').at(-1) ?? url;
    return last.replace(/\.git$/, '');
}
/** The config with one more plugin; its formatting stays as it is. */
function addPlugin(config, plugin) {
    if (indexOf(config, plugin.name) !== -1) {
        throw new _plugin_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PluginError */ .c(`There is a plugin named "${plugin.name}" already.`, 'Choose another --name.', 'request');
    }
    return edit(config, [{ op: 'append', path: PLUGINS, value: plugin }]);
}
/** The config with other values for the plugin of this name. */
function changePlugin(config, name, changes) {
    const index = requireIndex(config, name);
    const plugin = { ...listIn(config)[index], ...changes };
    return edit(config, [{ op: 'set', path: [...PLUGINS, index], value: plugin }]);
}
function removePlugin(config, name) {
    return edit(config, [{ op: 'remove', path: [...PLUGINS, requireIndex(config, name)] }]);
}
/** The config with a bundled skill switched on or off. */
function toggleBundled(config, name, isEnabled) {
    const disabled = skillsIn(config)['disabledBundled'];
    const index = Array.isArray(disabled) ? disabled.indexOf(name) : -1;
    if (isEnabled)
        return index === -1
            ? textOf(config)
            : edit(config, [{ op: 'remove', path: [...DISABLED_BUNDLED, index] }]);
    return index === -1
        ? edit(config, [{ op: 'append', path: DISABLED_BUNDLED, value: name }])
        : textOf(config);
}
/** Another program may have changed the list since it was read: the place is looked up in what is there now. */
function requireIndex(config, name) {
    const index = indexOf(config, name);
    if (index !== -1)
        return index;
    throw new _plugin_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PluginError */ .c(`The config does not track a plugin named "${name}" any more.`, 'Look at `plugins list`.', 'request');
}
function indexOf(config, name) {
    return listIn(config).findIndex((plugin) => plugin.name === name);
}
function listIn(config) {
    return readPluginList(skillsIn(config));
}
function skillsIn(config) {
    const reading = (0,_core_read_json_js__WEBPACK_IMPORTED_MODULE_2__/* .readJson */ .V)(textOf(config));
    if (!reading.ok)
        throw new _plugin_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PluginError */ .c(`The config is no JSON: ${reading.message}`, 'Mend it first.', 'files');
    const skills = reading.value?.skills;
    return typeof skills === 'object' && skills !== null ? skills : {};
}
function edit(config, edits) {
    return (0,_core_edit_json_js__WEBPACK_IMPORTED_MODULE_0__.editJson)(textOf(config), edits);
}
function textOf(config) {
    return config ?? '{}\n';
}


/***/ }),

/***/ 2820:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: function() { return /* binding */ readRuntimeSettings; }
/* harmony export */ });
/* harmony import */ var _core_skill_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11048);
/* harmony import */ var _max_matches_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24730);
/* harmony import */ var _plugins_plugin_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69621);
/* harmony import */ var _search_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82162);




/** The config has been checked against its schema: what is there has the right type. */
function readRuntimeSettings({ request, settings, }) {
    const { skills } = settings;
    const hasHome = request.workspace.home !== null;
    const search = (skills['search'] ?? {});
    return {
        isEnabled: skills['enabled'] !== false,
        search: {
            defaultLimit: search.defaultLimit ?? _search_js__WEBPACK_IMPORTED_MODULE_1__/* .SEARCH_LIMITS */ .w.defaultLimit,
            maxLimit: search.maxLimit ?? _search_js__WEBPACK_IMPORTED_MODULE_1__/* .SEARCH_LIMITS */ .w.maxLimit,
        },
        maxSkills: skills['maxSkills'] ?? _max_matches_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_MATCHES */ .B,
        allowlist: skills['allow'],
        plugins: (0,_plugins_plugin_list_js__WEBPACK_IMPORTED_MODULE_0__/* .readPluginList */ .OF)(skills),
        pluginsDirectory: pluginsDirectoryOf(skills['pluginsDir'], hasHome),
    };
}
/** A directory of the repository stands in for one in the home directory where that may not be reached. */
function pluginsDirectoryOf(given, hasHome) {
    const directory = given ?? '~/.agent/plugins';
    if (!directory.startsWith('~/'))
        return (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_3__/* .normalizePath */ .Fd)(directory);
    return hasHome ? `~/${(0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_3__/* .normalizePath */ .Fd)(directory.slice(2))}` : '.agent/plugins';
}


/***/ }),

/***/ 82162:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: function() { return /* binding */ searchSkills; },
/* harmony export */   w: function() { return /* binding */ SEARCH_LIMITS; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_catalog_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49888);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83040);



const SEARCH_LIMITS = { defaultLimit: 8, maxLimit: 50 };
const SCORES = { exact_path: 1000, exact_name: 900, prefix: 700, token_overlap: 100 };
/** Finds skills by path, name, beginning of the name, or words in common. */
function searchSkills(catalog, request, limits = SEARCH_LIMITS) {
    const query = request.query.trim().toLowerCase();
    if (query === '')
        return { results: [], count: 0, truncated: false };
    const wanted = {
        query,
        paths: pathsMeant(request.query.trim(), request.workingDirectory),
        tokens: tokensOf(query),
    };
    const found = (0,_core_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleSkills */ .B)(catalog.skills)
        .filter((skill) => request.scope === undefined || skill.scope === request.scope)
        .map((skill) => scoreSkill(skill, wanted))
        .filter((result) => result !== null)
        .sort(compareResults);
    const results = found.slice(0, clampLimit(request.limit, limits));
    return { results, count: results.length, truncated: found.length > results.length };
}
function scoreSkill(skill, wanted) {
    const name = skill.name.toLowerCase();
    const found = (reason, extra = 0) => ({ skill, reason, score: SCORES[reason] + extra });
    if (wanted.paths.includes(skill.path.toLowerCase()))
        return found('exact_path');
    if (name === wanted.query)
        return found('exact_name');
    if (name.startsWith(wanted.query))
        return found('prefix');
    const words = tokensOf(`${name} ${skill.description.toLowerCase()}`);
    const overlap = [...wanted.tokens].filter((token) => words.has(token)).length;
    return overlap === 0 ? null : found('token_overlap', overlap);
}
function pathsMeant(query, workingDirectory) {
    const slashed = query.replaceAll('\\', '/');
    const paths = [query, slashed];
    if (workingDirectory !== undefined)
        paths.push(node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.resolve(workingDirectory, slashed));
    return paths.map((text) => text.toLowerCase());
}
function tokensOf(text) {
    return new Set(text.match(/[a-z0-9]+/g));
}
function clampLimit(limit, limits) {
    const wanted = Number.isFinite(limit) ? Math.trunc(limit) : limits.defaultLimit;
    return Math.max(1, Math.min(limits.maxLimit, wanted));
}
function compareResults(a, b) {
    return (b.score - a.score || (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a.skill.scope, b.skill.scope) || (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a.skill.path, b.skill.path));
}


/***/ }),

/***/ 2586:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B3: function() { return /* binding */ inSkill; },
/* harmony export */   k6: function() { return /* binding */ renderSkillTree; },
/* harmony export */   o4: function() { return /* binding */ readSkillTree; }
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83040);
/* harmony import */ var _core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11048);


/** Directories that belong to tools, not to the skill. */
const SKIPPED_DIRECTORIES = new Set(['.git', 'node_modules']);
/** A skill with more entries is cut off, so that no walk is without end. */
const MAX_TREE_ENTRIES = 10_000;
const MAX_DEPTH = 32;
/** Everything in a skill's directory; links are named and never entered. */
function readSkillTree(skill, workspace) {
    const entries = [];
    let truncated = false;
    const walk = (directory, depth) => {
        for (const { name, kind } of sortedEntries(skill, workspace, directory)) {
            if (kind === 'directory' && SKIPPED_DIRECTORIES.has(name))
                continue;
            if (entries.length >= MAX_TREE_ENTRIES || depth > MAX_DEPTH) {
                truncated = true;
                return;
            }
            const path = (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(directory, name);
            entries.push({ path, kind, depth });
            if (kind === 'directory')
                walk(path, depth + 1);
        }
    };
    walk('', 1);
    return { entries, truncated };
}
function sortedEntries(skill, workspace, directory) {
    const entries = workspace.listWithin(skill.directory, inSkill(skill, directory)) ?? [];
    return [...entries].sort((a, b) => (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.name, b.name));
}
/** The workspace path of something in a skill's directory. */
function inSkill(skill, relative) {
    return relative === '' ? skill.directory : (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(skill.directory, relative);
}
/** The tree as text: two spaces a level, directories end in `/`. */
function renderSkillTree(skill, tree) {
    const lines = tree.entries.map(({ path, kind, depth }) => {
        const name = (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .directoryNameOf */ .uX)(path);
        return `${'  '.repeat(depth)}${oneLine(name)}${kind === 'directory' ? '/' : ''}`;
    });
    const root = (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .directoryNameOf */ .uX)(skill.dir);
    const more = tree.truncated ? ['  …'] : [];
    return [`${oneLine(root)}/`, ...lines, ...more].join('\n');
}
/** A file's name may hold line breaks, which would pass for further files. */
function oneLine(name) {
    return name.replace(/[\p{Cc}\u2028\u2029]/gu, '\ufffd');
}


/***/ })

};
;