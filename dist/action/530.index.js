export const id = 530;
export const ids = [530];
export const modules = {

/***/ 62071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ chooseProfile)
/* harmony export */ });
/* harmony import */ var _profiles_extend_profile_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94207);
/* harmony import */ var _profiles_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19362);
/* harmony import */ var _profiles_scan_root_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79435);



/** Picks the profile: asked for > config > `$schema` of the manifest > a marker in the repository > the default. */
async function chooseProfile(input) {
    const { id, reason } = decideProfile(input);
    const { asked, settings, workspace } = input;
    const lookup = (0,_profiles_extend_profile_js__WEBPACK_IMPORTED_MODULE_0__/* .lookUpProfile */ .on)(id, settings.profiles);
    if (lookup.kind === 'found')
        return { profile: applySettings(lookup.profile, settings), reason, isBuiltIn: lookup.isBuiltIn };
    const { explainLookup } = await __webpack_require__.e(/* import() */ 910).then(__webpack_require__.bind(__webpack_require__, 73910));
    throw explainLookup(lookup, { isAsked: asked !== undefined, settings, workspace });
}
function decideProfile({ asked, settings, workspace, manifestSchema }) {
    if (asked !== undefined)
        return { id: asked, reason: 'asked for' };
    if (settings.profile !== undefined)
        return { id: settings.profile, reason: 'config file' };
    const customs = settings.profiles;
    const detectable = detectableProfiles(customs);
    const bySchema = detectable.find(({ detect }) => manifestSchema !== null && detect?.manifestSchemas.includes(manifestSchema));
    if (bySchema !== undefined)
        return { id: bySchema.id, reason: 'manifest $schema' };
    for (const { id, detect } of detectable) {
        const marker = detect?.markers.find((path) => workspace.kindOf(path) === 'directory');
        if (marker !== undefined)
            return { id, reason: `marker ${marker}/` };
    }
    return { id: _profiles_index_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_PROFILE */ .KG.id, reason: 'default' };
}
/** Those of the config file first: they are more particular than the ones that ship. */
function detectableProfiles(customs) {
    const ids = [...new Set([...Object.keys(customs), ...(0,_profiles_extend_profile_js__WEBPACK_IMPORTED_MODULE_0__/* .profileNames */ .CJ)()])];
    return ids.flatMap((id) => {
        const lookup = (0,_profiles_extend_profile_js__WEBPACK_IMPORTED_MODULE_0__/* .lookUpProfile */ .on)(id, customs);
        return lookup.kind === 'found' && lookup.profile.detect !== undefined ? [lookup.profile] : [];
    });
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
        roots: settings.roots?.map((root) => (0,_profiles_scan_root_js__WEBPACK_IMPORTED_MODULE_2__/* .readScanRoot */ .S)(root, profile.roots)) ?? ownRoots(profile, settings),
        rules: { ...profile.rules, ...settings.rules },
    };
}
const USER_DIRECTORY = '~/.agent/skills';
/** Where a profile looks for a person's own skills, `skills.userDir` may say otherwise. */
function ownRoots({ roots }, { skills }) {
    const given = skills['userDir'];
    if (given === undefined)
        return roots;
    return roots.map((root) => root.path === USER_DIRECTORY ? (0,_profiles_scan_root_js__WEBPACK_IMPORTED_MODULE_2__/* .readScanRoot */ .S)({ ...root, path: given }, roots) : root);
}


/***/ }),

/***/ 30245:
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

/***/ 83420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ decodeText)
/* harmony export */ });
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
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
        const lenient = new TextDecoder('utf-8', { ignoreBOM: true });
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

/***/ 25483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ HeldText)
/* harmony export */ });
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
/** Smaller texts are no burden and are decoded once. */
const LARGE = 2_000_000;
/**
 * A text that is seldom looked at. A large one is held as UTF-8 only: one character beyond Latin-1 makes the engine
 * take two bytes for every character of a text, and a manifest of ten thousand skills has one.
 */
class HeldText {
    #text = null;
    #bytes = null;
    /** Bytes have to be valid UTF-8. */
    constructor(text) {
        if (typeof text !== 'string')
            this.#bytes = text;
        else if (text.length < LARGE)
            this.#text = text;
        else
            this.#bytes = encoder.encode(text);
    }
    get isLarge() {
        return this.#bytes !== null && this.#bytes.length >= LARGE;
    }
    read() {
        if (this.isLarge)
            return decoder.decode(this.#bytes);
        this.#text ??= decoder.decode(this.#bytes);
        return this.#text;
    }
    get bytes() {
        this.#bytes ??= encoder.encode(this.#text);
        return this.#bytes;
    }
}


/***/ }),

/***/ 36718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ withoutMark)
/* harmony export */ });
/** The text without its byte order mark, which takes no column in any editor. */
function withoutMark(text) {
    return text.startsWith('\uFEFF') ? text.slice(1) : text;
}


/***/ }),

/***/ 28139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ MAX_DEPTH),
/* harmony export */   p: () => (/* binding */ findSyntaxError)
/* harmony export */ });
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


/***/ }),

/***/ 28480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hv: () => (/* binding */ OPEN_BRACE),
/* harmony export */   KE: () => (/* binding */ COMMA),
/* harmony export */   WL: () => (/* binding */ OPEN_BRACKET),
/* harmony export */   Xy: () => (/* binding */ NEWLINE),
/* harmony export */   jA: () => (/* binding */ QUOTE),
/* harmony export */   oH: () => (/* binding */ COLON),
/* harmony export */   r_: () => (/* binding */ BACKSLASH),
/* harmony export */   rc: () => (/* binding */ CLOSE_BRACE),
/* harmony export */   wt: () => (/* binding */ CLOSE_BRACKET)
/* harmony export */ });
/** Codes of the characters that mean something in JSON; the same in UTF-8. */
const NEWLINE = 0x0a;
const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;


/***/ }),

/***/ 60159:
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
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
        return false;
    if (isArray(a))
        return isArray(b) && isSameArray(a, b);
    return !isArray(b) && isSameObject(a, b);
}
function isSameArray(a, b) {
    if (a.length !== b.length)
        return false;
    for (let index = 0; index < a.length; index++)
        if (!isSameJson(a[index], b[index]))
            return false;
    return true;
}
function isSameObject(a, b) {
    const keys = Object.keys(a);
    return (keys.length === Object.keys(b).length &&
        keys.every((key) => Object.hasOwn(b, key) && isSameJson(a[key], b[key])));
}


/***/ }),

/***/ 53145:
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
            const found = [];
            for (const word of wordsOf(text)) {
                const concept = byForm.get(word);
                if (concept !== undefined && !found.includes(concept))
                    found.push(concept);
            }
            return found;
        },
    };
}
/** Lower-case runs of letters and digits. */
function wordsOf(text) {
    return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}


/***/ }),

/***/ 94391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ readJson)
/* harmony export */ });
/* harmony import */ var _json_byte_order_mark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36718);
/* harmony import */ var _json_find_syntax_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28139);
/* harmony import */ var _json_json_value_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60159);
/* harmony import */ var _text_position_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67391);




/** Reads strict JSON: no comments, no trailing commas, a byte order mark at most. */
function readJson(text) {
    const body = (0,_json_byte_order_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutMark */ .E)(text);
    const value = parse(body);
    if (value !== undefined && !isDeeperThan(_json_find_syntax_error_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DEPTH */ .l, value))
        return { ok: true, value };
    const { message, start, end } = (0,_json_find_syntax_error_js__WEBPACK_IMPORTED_MODULE_1__/* .findSyntaxError */ .p)(body);
    return { ok: false, message, span: new _text_position_js__WEBPACK_IMPORTED_MODULE_2__/* .TextPositions */ .Q(body).span(start, end) };
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
    if (limit === 0)
        return true;
    if ((0,_json_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isArray */ .cy)(value))
        return value.some((child) => (0,_json_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isContainer */ .u_)(child) && isDeeperThan(limit - 1, child));
    // Most values are leaves: they are passed over without a call or a list of them.
    for (const key in value) {
        const child = value[key];
        if ((0,_json_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isContainer */ .u_)(child) && isDeeperThan(limit - 1, child))
            return true;
    }
    return false;
}


/***/ }),

/***/ 82928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gv: () => (/* binding */ isObject),
  eC: () => (/* binding */ ownValue),
  le: () => (/* binding */ pathOfEntry),
  WI: () => (/* binding */ readManifest),
  eV: () => (/* binding */ routesOf),
  Vk: () => (/* binding */ sameJson),
  b6: () => (/* binding */ textOf),
  CB: () => (/* binding */ textsOf)
});

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(37991);
// EXTERNAL MODULE: ./build/core/json/json-value.js
var json_value = __webpack_require__(60159);
// EXTERNAL MODULE: ./build/core/json/byte-order-mark.js
var byte_order_mark = __webpack_require__(36718);
// EXTERNAL MODULE: ./build/core/json/find-syntax-error.js
var find_syntax_error = __webpack_require__(28139);
// EXTERNAL MODULE: ./build/core/json/json-characters.js
var json_characters = __webpack_require__(28480);
;// CONCATENATED MODULE: ./build/core/json/parse-in-parts.js



/** So many elements are parsed at once. */
const ELEMENTS_AT_ONCE = 250;
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/**
 * What `JSON.parse` gives for an object that holds one long list under a key at its top. Only parts of the list are
 * ever text: as a whole it would be the largest thing in memory. `null` where that cannot be done; then the text may
 * be wrong, or just unusual.
 */
function parseInParts(bytes, listKey) {
    const cuts = findElements(bytes, new TextEncoder().encode(JSON.stringify(listKey)));
    if (cuts === null)
        return null;
    try {
        const frame = `${decode(bytes, 0, cuts[0])}${decode(bytes, cuts.at(-1), bytes.length)}`;
        const document = JSON.parse((0,byte_order_mark/* withoutMark */.E)(frame));
        const list = document[listKey];
        for (let part = 1; part < cuts.length; part++) {
            const start = part === 1 ? cuts[0] : cuts[part - 1] + 1;
            const elements = JSON.parse(`[${decode(bytes, start, cuts[part])}]`);
            // Nothing between two commas is not JSON, but an empty list is.
            if (elements.length === 0 && cuts.length > 2)
                return null;
            for (const element of elements)
                list.push(element);
        }
        return document;
    }
    catch {
        return null;
    }
}
function decode(bytes, start, end) {
    return decoder.decode(bytes.subarray(start, end));
}
/** Where the list begins, commas to cut it at, and where it ends; `null` unless it is there just once. */
function findElements(bytes, key) {
    let cuts = null;
    let isInList = false;
    let elements = 0;
    let depth = 0;
    for (let at = 0; at < bytes.length; at++) {
        const byte = bytes[at];
        if (byte === json_characters/* QUOTE */.jA) {
            const end = endOfString(bytes, at);
            if (depth === 1 && isSame(bytes, at, key)) {
                const value = startOfValue(bytes, end);
                if (value !== null && (cuts !== null || bytes[value] !== json_characters/* OPEN_BRACKET */.WL))
                    return null;
                if (value !== null) {
                    cuts = [value + 1];
                    isInList = true;
                }
            }
            else if (depth === 1 && bytes.subarray(at, end).includes(json_characters/* BACKSLASH */.r_))
                return null;
            at = end - 1;
        }
        else if (byte === json_characters/* OPEN_BRACE */.Hv || byte === json_characters/* OPEN_BRACKET */.WL) {
            if (++depth > find_syntax_error/* MAX_DEPTH */.l)
                return null;
        }
        else if (byte === json_characters/* CLOSE_BRACE */.rc || byte === json_characters/* CLOSE_BRACKET */.wt) {
            if (isInList && depth === 2) {
                cuts.push(at);
                isInList = false;
            }
            depth--;
        }
        else if (byte === json_characters/* COMMA */.KE && isInList && depth === 2 && ++elements % ELEMENTS_AT_ONCE === 0)
            cuts.push(at);
    }
    return isInList ? null : cuts;
}
/** After the closing quote. */
function endOfString(bytes, start) {
    let at = start + 1;
    while (at < bytes.length && bytes[at] !== json_characters/* QUOTE */.jA)
        at += bytes[at] === json_characters/* BACKSLASH */.r_ ? 2 : 1;
    return at + 1;
}
/** `null` for a string that is no key. */
function startOfValue(bytes, from) {
    const colon = skipSpace(bytes, from);
    return bytes[colon] === json_characters/* COLON */.oH ? skipSpace(bytes, colon + 1) : null;
}
function skipSpace(bytes, from) {
    let at = from;
    while (bytes[at] === 0x20 || bytes[at] === 0x0a || bytes[at] === 0x0d || bytes[at] === 0x09)
        at++;
    return at;
}
function isSame(bytes, start, wanted) {
    return wanted.every((byte, index) => bytes[start + index] === byte);
}

// EXTERNAL MODULE: ./build/core/manifest-error.js
var manifest_error = __webpack_require__(61414);
// EXTERNAL MODULE: ./build/core/read-json.js
var read_json = __webpack_require__(94391);
// EXTERNAL MODULE: ./build/core/skill-path.js
var skill_path = __webpack_require__(94863);
;// CONCATENATED MODULE: ./build/core/registry/manifest-model.js






/** Reads a manifest for merging; throws when its shape leaves no room for that, since guessing could lose data. */
function readManifest(text, file) {
    const parsed = parse(text);
    if (!parsed.ok) {
        throw new manifest_error/* ManifestError */.S(`${file} is no valid JSON: ${parsed.message}`, 'Correct it, or move it away; nothing was changed.', {
            file,
            span: parsed.span,
        });
    }
    const value = objectAt(parsed.value, 'the manifest', file);
    const skills = value['skills'] === undefined ? [] : value['skills'];
    if (!Array.isArray(skills))
        throw wrongShape('"skills" is no list', file);
    const entries = [];
    for (const [index, entry] of skills.entries()) {
        if (isObject(entry) && typeof entry['name'] === 'string')
            entries.push({ index, value: entry, name: entry['name'], path: pathOfEntry(entry) });
    }
    const matrix = objectAt(value['dispatch_matrix'], '"dispatch_matrix"', file);
    for (const table of ['by_task_type', 'by_keyword'])
        objectAt(matrix[table], `"dispatch_matrix.${table}"`, file);
    return { value, entries, meta: objectAt(value['_meta'], '"_meta"', file), matrix };
}
function parse(text) {
    const value = text.isLarge ? parseInParts(text.bytes, 'skills') : null;
    return value === null ? (0,read_json/* readJson */.V)(text.read()) : { ok: true, value };
}
/** A table of the matrix; the order of the keys is the file's except for integer-like ones. */
function routesOf(matrix, table) {
    const value = matrix[table];
    return isObject(value) ? value : {};
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** A value by a key that people choose: `constructor` is a keyword like any other. */
function ownValue(object, key) {
    return Object.hasOwn(object, key) ? object[key] : undefined;
}
function sameJson(a, b) {
    return (0,json_value/* isSameJson */.TL)(a, b);
}
/** A text that should stand there. Anything else counts as none: what people put into a manifest may not even have a text. */
function textOf(value) {
    return typeof value === 'string' ? value : '';
}
const NO_TEXTS = [];
function isText(value) {
    return typeof value === 'string';
}
/** The texts of a list; anything else in it is left out. */
function textsOf(value) {
    if (!Array.isArray(value))
        return NO_TEXTS;
    return value.every(isText) ? value : value.filter(isText);
}
/** The directory an entry names; empty when it names none. */
function pathOfEntry(entry) {
    return normalizeEntryPath(textOf(entry['path']));
}
/** Hand-kept entries end in a slash or name the file itself. */
function normalizeEntryPath(path) {
    if (path === '' || path.startsWith('/'))
        return path;
    const normal = (0,skill_path/* normalizePath */.Fd)(path);
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
    return new manifest_error/* ManifestError */.S(`${file} is no skill manifest: ${what}.`, fix, { file, span: diagnostic/* START_OF_FILE */.ag });
}


/***/ }),

/***/ 94863:
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
/** Repository-relative, `/` only, no way out: what a manifest may hold as a path. */
function isContainedPath(path) {
    if (path === '' ||
        path.startsWith('/') ||
        path.startsWith('~') ||
        /^[A-Za-z]:/.test(path) ||
        path.includes('\\'))
        return false;
    return !path.split('/').includes('..') && !path.includes('\0');
}
const IDLE_SEGMENT = /(?:^|\/)\.?(?:\/|$)/;
/** `skills/` and `./skills` as `skills`; the root as `.`. */
function normalizePath(path) {
    if (!IDLE_SEGMENT.test(path))
        return path;
    const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.');
    return segments.length === 0 ? '.' : segments.join('/');
}
/** Segment by segment: `skills-old/x` is not below `skills`. */
function isBelow(path, directory) {
    return directory === '.' || path === directory || path.startsWith(`${directory}/`);
}


/***/ }),

/***/ 67391:
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

/***/ 28705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ad: () => (/* binding */ findCatalogFiles),
/* harmony export */   OR: () => (/* binding */ readCatalogFile),
/* harmony export */   or: () => (/* binding */ containedFile)
/* harmony export */ });
/* harmony import */ var _core_decode_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83420);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37991);
/* harmony import */ var _core_skill_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94863);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);




const MAX_CATALOG_FILE_BYTES = 1_048_576;
const MARKER = 'skill-registrar:catalog:';
/** The files that hold a catalog or should: those of the configuration, and all that bear our markers. */
function findCatalogFiles(input) {
    const named = input.targets.map(({ file }) => containedFile(file));
    const marked = findMarkedFiles(input.workspace, ['.', '.github', 'docs', ...input.directories]);
    return [...new Set([...named, ...marked])].sort(_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6);
}
/** The Markdown files right in these directories that hold a marker. Deeper ones are named in the configuration. */
function findMarkedFiles(workspace, directories) {
    return [...new Set(directories)].flatMap((directory) => (workspace.list(directory) ?? [])
        .filter(({ kind, name }) => kind === 'file' && /\.(?:md|mdc|markdown)$/i.test(name))
        .map(({ name }) => (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(directory, name))
        .filter((file) => {
        const content = readCatalogFile(workspace, file);
        return content.kind === 'text' && content.text?.includes(MARKER);
    }));
}
function readCatalogFile(workspace, file) {
    const content = workspace.read(file, { maxBytes: MAX_CATALOG_FILE_BYTES, followLinks: false });
    if (content.kind === 'missing')
        return { kind: 'text', text: null };
    if (content.kind === 'refused')
        return { kind: 'refused', detail: content.detail };
    const decoded = (0,_core_decode_text_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g)(content.bytes);
    return decoded.ok ? { kind: 'text', text: decoded.text } : { kind: 'refused', detail: decoded.problem };
}
/** A catalog file's path; one that leads out of the repository is refused. */
function containedFile(file) {
    if ((0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isContainedPath */ .l)(file))
        return (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_3__/* .normalizePath */ .Fd)(file);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`The catalog file ${file} lies outside the repository.`, 'Name a file inside it.');
}


/***/ }),

/***/ 51586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ loadSettings),
  i: () => (/* binding */ readConfigText)
});

;// CONCATENATED MODULE: ./build/config-file-name.js
/** The config file, at the top of a repository unless somebody names another. */
const CONFIG_FILE = 'skill-registrar.json';

// EXTERNAL MODULE: ./build/core/decode-text.js
var decode_text = __webpack_require__(83420);
// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(37991);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
;// CONCATENATED MODULE: ./build/settings.js
/** Later layers win, key by key; `level`, `roots` and others go by CLEO's names as well. */
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





const MAX_CONFIG_BYTES = 1_048_576;
/** Reads the config files, weakest first: the home directory's (only where allowed), CLEO's, ours. */
async function loadSettings(request) {
    const { workspace } = request;
    const layers = [];
    if (workspace.home !== null)
        layers.push(await readCleoConfig(workspace, '~/.cleo/config.json'));
    layers.push(await readCleoConfig(workspace, '.cleo/config.json'));
    const file = request.config ?? CONFIG_FILE;
    const text = readConfigText(workspace, file);
    if (text === null) {
        if (request.config !== undefined) {
            throw new errors/* ConfigError */.x(`There is no config file ${file}.`, 'Correct --config, or leave it out.', {
                file,
                span: diagnostic/* START_OF_FILE */.ag,
            });
        }
        return settle(layers, null);
    }
    const { parseConfig } = await __webpack_require__.e(/* import() */ 481).then(__webpack_require__.bind(__webpack_require__, 62481));
    layers.push(await parseConfig(file, text));
    return settle(layers, file);
}
async function readCleoConfig(workspace, file) {
    const text = readConfigText(workspace, file);
    if (text === null)
        return {};
    const { parseCleoConfig } = await __webpack_require__.e(/* import() */ 481).then(__webpack_require__.bind(__webpack_require__, 62481));
    return parseCleoConfig(file, text);
}
/** The text of a config file; `null` where there is none. */
function readConfigText(workspace, file) {
    const content = workspace.read(file, { maxBytes: MAX_CONFIG_BYTES, followLinks: true });
    if (content.kind === 'missing')
        return null;
    if (content.kind === 'content') {
        const decoded = (0,decode_text/* decodeText */.g)(content.bytes);
        if (decoded.ok)
            return decoded.text;
    }
    const why = content.kind === 'refused' ? content.detail : 'it is no UTF-8 text';
    throw new errors/* ConfigError */.x(`${file} cannot be read: ${why}.`, 'Make it a readable UTF-8 file.', {
        file,
        span: diagnostic/* START_OF_FILE */.ag,
    });
}


/***/ }),

/***/ 7899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ existingEntries),
  Z: () => (/* binding */ prepareRun)
});

// EXTERNAL MODULE: ./build/choose-profile.js
var choose_profile = __webpack_require__(62071);
// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(37991);
// EXTERNAL MODULE: ./build/core/lexicon.js + 1 modules
var lexicon = __webpack_require__(53145);
// EXTERNAL MODULE: ./build/core/read-json.js
var read_json = __webpack_require__(94391);
// EXTERNAL MODULE: ./build/core/registry/manifest-model.js + 1 modules
var manifest_model = __webpack_require__(82928);
;// CONCATENATED MODULE: ./build/core/registry/manifest-schema-id.js

const SCHEMA_KEY = '"$schema"';
const LEADING_SCHEMA = /^\s*\{\s*"\$schema"\s*:\s*("[^"\\\p{Cc}]*")\s*,/u;
/** More than a `$schema` at the beginning takes. */
const HEAD = 1024;
/** The `$schema` of a manifest. It is parsed once in a run, and that is later: here a look at its text mostly does. */
function schemaIdOf(text, file) {
    const { keys, head } = text.isLarge ? lookAtBytes(text.bytes) : lookAtText(text.read());
    if (keys === 0)
        return undefined;
    // Of several keys the last one counts.
    const leading = keys === 1 ? LEADING_SCHEMA.exec(head) : null;
    return leading === null ? (0,manifest_model/* readManifest */.WI)(text, file).value['$schema'] : JSON.parse(leading[1]);
}
function lookAtText(text) {
    let keys = 0;
    for (let at = text.indexOf(SCHEMA_KEY); at !== -1; at = text.indexOf(SCHEMA_KEY, at + 1))
        keys++;
    return { keys, head: text.slice(0, HEAD) };
}
const KEY_BYTES = new TextEncoder().encode(SCHEMA_KEY);
const DOLLAR = 0x24;
function lookAtBytes(bytes) {
    let keys = 0;
    for (let at = bytes.indexOf(DOLLAR); at !== -1; at = bytes.indexOf(DOLLAR, at + 1)) {
        if (KEY_BYTES.every((byte, index) => bytes[at - 1 + index] === byte))
            keys++;
    }
    return { keys, head: new TextDecoder().decode(bytes.subarray(0, HEAD)) };
}

// EXTERNAL MODULE: ./build/core/skill-path.js
var skill_path = __webpack_require__(94863);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/load-settings.js + 2 modules
var load_settings = __webpack_require__(51586);
// EXTERNAL MODULE: ./build/resolve-roots.js
var resolve_roots = __webpack_require__(25716);
// EXTERNAL MODULE: ./build/core/held-text.js
var held_text = __webpack_require__(25483);
;// CONCATENATED MODULE: ./build/workspace/hold-file.js

/** A file's text, as its store holds it best; `null` when there is no such file. */
function holdFile(store, file) {
    if (store.hold !== undefined)
        return store.hold(file);
    const text = store.read(file);
    return text === null ? null : new held_text/* HeldText */.d(text);
}

;// CONCATENATED MODULE: ./build/prepare-run.js











const MANIFEST_NAME = 'manifest.json';
/** Where a manifest may lie that says which profile the repository follows. */
const USUAL_MANIFESTS = ['skills/manifest.json', '.cleo/skills/manifest.json', MANIFEST_NAME];
/** Reads config, profile, roots and the manifest as it stands. */
async function prepareRun(request) {
    const settings = await expandExcluded(await (0,load_settings/* loadSettings */.M)(request), request);
    const named = request.manifest ?? settings.manifest;
    const hold = holdOnce(request.store);
    const manifests = named === undefined ? [...manifestsOfRoots(settings), ...USUAL_MANIFESTS] : [named];
    const manifestSchema = (request.profile ?? settings.profile) ? null : findManifestSchema(hold, manifests);
    const { workspace } = request;
    const chosen = await (0,choose_profile/* chooseProfile */.t)({ asked: request.profile, settings, workspace, manifestSchema });
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
        manifestText: hold(manifestFile),
        readManifest: parseOnce(manifestFile),
        lexicon: changes.add === undefined && changes.remove === undefined ? lexicon/* DEFAULT_LEXICON */.fT : (0,lexicon/* createLexicon */.by)(changes),
        overrides: readOverrides(request, settings),
    };
}
/** What the manifest lists, as it stands. */
function existingEntries({ manifestText, readManifest, }) {
    return manifestText === null ? [] : readManifest(manifestText).entries;
}
function holdOnce(store) {
    const texts = new Map();
    return (file) => {
        if (!texts.has(file))
            texts.set(file, holdFile(store, file));
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
            last = { text, model: (0,manifest_model/* readManifest */.WI)(text, file) };
        return last.model;
    };
}
/** Where the manifest lies when the config says where the skills lie; a pattern names no place. */
function manifestsOfRoots({ roots = [] }) {
    return roots
        .map((root) => (typeof root === 'string' ? root : (root.path ?? '')))
        .filter((root) => (0,skill_path/* isContainedPath */.l)(root) && !root.includes('*'))
        .map((root) => (0,skill_path/* joinPath */.uJ)((0,skill_path/* normalizePath */.Fd)(root), MANIFEST_NAME));
}
function findManifestSchema(hold, files) {
    for (const file of files) {
        const text = hold(file);
        const schema = text === null ? undefined : schemaIdOf(text, file);
        if (typeof schema === 'string')
            return schema;
    }
    return null;
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
        throw new errors/* ConfigError */.x(`The overrides file ${file} cannot be used: ${why}.`, 'Correct "overrides" in the config file.', { file, span });
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

/***/ 94207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CJ: () => (/* binding */ profileNames),
/* harmony export */   on: () => (/* binding */ lookUpProfile)
/* harmony export */ });
/* unused harmony export extendProfile */
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19362);
/* harmony import */ var _scan_root_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79435);


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

/***/ 19362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  KG: () => (/* binding */ DEFAULT_PROFILE),
  jI: () => (/* binding */ PROFILES),
  Gf: () => (/* binding */ profileById)
});

// EXTERNAL MODULE: ./build/core/client-fields.js
var client_fields = __webpack_require__(30245);
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
/** CLEO's dynamic skill registration. */
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
/** Codelia, which searches every directory from the top of the repository down to where it works. */
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
/** The agent harness, strict about fields; of five sources the later one wins. */
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
/** The skill pipeline, which takes any name and sanitizes it. */
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
    // `*/SKILL.md` matches no hidden directory.
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

/** Skills with toolsets and triggers. */
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

/***/ 79435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readScanRoot)
/* harmony export */ });
/* harmony import */ var _core_skill_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94863);

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

/***/ 25716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ resolveRoots),
/* harmony export */   n: () => (/* binding */ expandPattern)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37991);
/* harmony import */ var _core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94863);


/** Turns a profile's roots into directories: stars listed, the ancestor chain walked, home left out unless allowed. */
async function resolveRoots(input) {
    const { profile, workspace } = input;
    const resolved = [];
    for (const root of profile.roots) {
        if (root.path.startsWith('~') && workspace.home === null)
            continue;
        const bases = root.ancestors ? (await __webpack_require__.e(/* import() */ 707).then(__webpack_require__.bind(__webpack_require__, 82707))).ancestorChain(input) : ['.'];
        for (const base of bases) {
            const path = root.path.startsWith('~') ? root.path : (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizePath */ .Fd)((0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(base, root.path));
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
    const { findMatchingDirectories } = await Promise.all(/* import() */[__webpack_require__.e(648), __webpack_require__.e(833)]).then(__webpack_require__.bind(__webpack_require__, 25833));
    return findMatchingDirectories(path, workspace);
}
/** A plain `*` needs no glob library: one listing is enough. Hidden directories and node_modules do not match. */
function expandStars(path, workspace) {
    let found = ['.'];
    for (const segment of path.split('/')) {
        found =
            segment === '*'
                ? found.flatMap((base) => subdirectories(base, workspace))
                : found.map((base) => (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(base, segment));
    }
    return found.filter((candidate) => workspace.kindOf(candidate) === 'directory');
}
function subdirectories(base, workspace) {
    const entries = workspace.list(base) ?? [];
    return entries
        .filter(({ kind, name }) => kind === 'directory' && !name.startsWith('.') && name !== 'node_modules')
        .map(({ name }) => (0,_core_skill_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(base, name))
        .sort(_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6);
}


/***/ }),

/***/ 89300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ trackedCatalogFiles),
/* harmony export */   o: () => (/* binding */ planTrackedCatalogs)
/* harmony export */ });
/* harmony import */ var _find_catalog_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28705);

const NOTHING = { files: [], changes: [], findings: [], write: async () => { } };
/** Plans what `register` does to catalogs. Few repositories hold one: what renders them is loaded for those. */
async function planTrackedCatalogs(setup, usable) {
    if (setup.request.operation !== 'register')
        return NOTHING;
    const files = trackedCatalogFiles(setup);
    if (files.length === 0)
        return NOTHING;
    const { planCatalogs } = await __webpack_require__.e(/* import() */ 356).then(__webpack_require__.bind(__webpack_require__, 34356));
    return planCatalogs(setup, usable, files);
}
/** The files whose catalogs `register` and the check look after. */
function trackedCatalogFiles({ request, settings, roots }) {
    const directories = roots.filter(({ path }) => !path.startsWith('~')).map(({ path }) => path);
    return (0,_find_catalog_files_js__WEBPACK_IMPORTED_MODULE_0__/* .findCatalogFiles */ .Ad)({ workspace: request.workspace, targets: settings.catalogs, directories });
}


/***/ })

};
