export const id = 605;
export const ids = [605];
export const modules = {

/***/ 99605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createServer: () => (/* binding */ createServer),
  serve: () => (/* binding */ serve)
});

// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/sdk/dist/esm/server/index.js + 31 modules
var esm_server = __webpack_require__(24619);
// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/sdk/dist/esm/server/stdio.js + 1 modules
var stdio = __webpack_require__(99424);
// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/sdk/dist/esm/types.js + 1 modules
var types = __webpack_require__(330);
// EXTERNAL MODULE: ./build/agent/prompt-catalog.js
var prompt_catalog = __webpack_require__(42640);
// EXTERNAL MODULE: ./build/agent/skill-host.js
var skill_host = __webpack_require__(74338);
// EXTERNAL MODULE: ./build/agent/watch.js
var watch = __webpack_require__(68509);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./node_modules/ajv/dist/ajv.js
var ajv = __webpack_require__(42463);
// EXTERNAL MODULE: ./build/agent/consent.js
var consent = __webpack_require__(51104);
// EXTERNAL MODULE: ./build/agent/operations.js
var operations = __webpack_require__(49850);
// EXTERNAL MODULE: ./build/files/workspace.js
var workspace = __webpack_require__(73513);
// EXTERNAL MODULE: ./build/manifest/manifest-model.js
var manifest_model = __webpack_require__(70211);
// EXTERNAL MODULE: ./build/text/errors.js
var errors = __webpack_require__(84863);
// EXTERNAL MODULE: ./build/profiles/profile.js
var profile = __webpack_require__(33126);
// EXTERNAL MODULE: ./build/skill/skill.js
var skill = __webpack_require__(85431);
;// CONCATENATED MODULE: ./build/mcp/tools.js



const NAME = { type: 'string', minLength: 1, maxLength: 200, description: "The skill's name." };
const CONSENT = {
    type: 'boolean',
    description: 'The user has agreed. If the client can ask the user, it asks instead.',
};
const COUNT = { type: 'integer', minimum: 1 };
const FORMER_LIMIT = { ...COUNT, deprecated: true, description: 'The former name of limit.' };
const tools_text = { type: 'string' };
const texts = { type: 'array', items: tools_text };
const flag = { type: 'boolean' };
const textOrNull = { type: ['string', 'null'] };
function query(description) {
    return { type: 'string', maxLength: 4096, description };
}
function names(description) {
    return { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 200 }, description };
}
const ERROR = {
    type: 'object',
    required: ['code', 'message'],
    properties: {
        code: { enum: ['invalid_arguments', 'not_found', 'ambiguous', 'refused', 'unavailable'] },
        message: tools_text,
        candidates: { ...texts, description: 'What may be meant: paths or names.' },
        consentRequired: flag,
        declined: { ...flag, description: 'The user was asked and did not agree.' },
        availableSkills: texts,
    },
};
function returns(properties, required = Object.keys(properties)) {
    return {
        type: 'object',
        properties: { ...properties, success: flag, error: ERROR },
        anyOf: [{ required }, { required: ['error'] }],
    };
}
function takes(properties, required = []) {
    return { type: 'object', properties, required, additionalProperties: false };
}
const METADATA = {
    type: 'object',
    required: ['id', 'name', 'description', 'path', 'dir', 'scope', 'mtime_ms'],
};
const BRIEF = ['name', 'description', 'briefDescription', 'path', 'scope'];
const DEFINITIONS = [
    {
        name: 'skill_search',
        title: 'Search skills',
        run: operations/* search */.$P,
        description: 'Finds local skills for a query: by path, name, beginning of the name, or words of the description.',
        inputSchema: takes({
            query: query('What to look for.'),
            limit: { type: 'integer', description: 'Maximum number of results, 1 to 50. Default 8.' },
            scope: {
                type: 'string',
                enum: ['repo', 'user'],
                description: 'Only skills of the repository, or of the user.',
            },
        }, ['query']),
        outputSchema: returns({
            results: {
                type: 'array',
                items: { type: 'object', required: [...BRIEF, 'reason', 'score'] },
            },
            count: { type: 'integer' },
            truncated: flag,
        }),
    },
    {
        name: 'skill_load',
        title: 'Load a skill',
        run: operations/* load */.Hh,
        description: 'Returns the text of a skill, by name or by the path of its SKILL.md. A second call may return a short reminder instead, until the file changes.',
        inputSchema: takes({
            name: NAME,
            path: {
                type: 'string',
                minLength: 1,
                maxLength: 4096,
                description: 'Path of the SKILL.md; takes precedence over the name.',
            },
            form: {
                type: 'string',
                enum: ['full', 'body', 'full-with-files'],
                description: 'The whole file, only the instructions, or the file with a list of the files next to it. Default: set by the repository.',
            },
            consent: CONSENT,
            force: {
                type: 'boolean',
                description: 'Return the text even if an earlier call did, such as after the context was compacted.',
            },
        }),
        outputSchema: returns({
            text: tools_text,
            metadata: { type: 'object', required: ['skill_id', 'name', 'path', 'dir', 'mtime_ms'] },
            already_loaded: flag,
            skill_files: texts,
            truncated: flag,
        }),
    },
    {
        name: 'skill_activate',
        title: 'Activate a skill',
        run: operations/* activate */.Yf,
        description: 'Activates a skill for this session: returns its instructions and its folder, and copies it to the private folder if there is one. The first activation needs consent of the user.',
        inputSchema: takes({ name: NAME, consent: CONSENT }, ['name']),
        outputSchema: returns({
            success: flag,
            skill: { type: 'object', required: ['name', 'description', 'location'] },
            alreadyActivated: flag,
            mountPath: textOrNull,
            folderStructure: tools_text,
            instructions: tools_text,
        }),
    },
    {
        name: 'skill_resources',
        title: 'List or read files of a skill',
        run: operations/* resources */.ES,
        description: 'Lists the scripts, references and assets of a skill, or returns one of its files. Paths are relative to the skill; nothing outside it is read.',
        inputSchema: takes({
            name: NAME,
            type: { type: 'string', enum: skill/* RESOURCE_TYPES */.Rx, description: 'Only this directory.' },
            get: {
                type: 'string',
                minLength: 1,
                maxLength: 4096,
                description: 'The file to return, such as references/forms.md.',
            },
            consent: CONSENT,
        }, ['name']),
        outputSchema: {
            type: 'object',
            properties: {
                resources: texts,
                path: tools_text,
                bytes: { type: 'integer' },
                mimeType: tools_text,
                text: tools_text,
                blob: { ...tools_text, description: 'In base64, if the file is not text.' },
                success: flag,
                error: ERROR,
            },
            anyOf: [{ required: ['resources'] }, { required: ['path', 'mimeType'] }, { required: ['error'] }],
        },
    },
    {
        name: 'skill_dispatch',
        title: 'Find the skill for a task',
        run: operations/* dispatch */.JD,
        description: 'Finds the skill for a task in the dispatch matrix of the manifest: by labels, task type and keywords, then by similarity. Returns what matched and the other candidates.',
        inputSchema: takes({
            text: { type: 'string', maxLength: 100_000, description: 'Text of the task.' },
            type: { type: 'string', maxLength: 200, description: 'Its task type.' },
            labels: names('Its labels.'),
        }, ['text']),
        outputSchema: returns({
            skill: textOrNull,
            strategy: textOrNull,
            matched: textOrNull,
            place: textOrNull,
            score: { type: 'number' },
            margin: { type: 'number' },
            candidates: { type: 'array' },
            registered: flag,
            undecided: texts,
        }, ['skill', 'strategy', 'matched', 'candidates']),
    },
    {
        name: 'skill_match',
        title: 'Match triggers',
        run: operations/* match */.YW,
        description: 'Finds the skills whose triggers (keywords, verbs, patterns) a query matches, the best first, with the reasons.',
        inputSchema: takes({
            query: query("The user's request."),
            limit: { ...COUNT, description: 'Maximum number of skills. Default 3.' },
            max: FORMER_LIMIT,
            recent: names('Names of recently used skills, the latest first.'),
        }, ['query']),
        outputSchema: returns({
            matches: { type: 'array', items: { type: 'object', required: [...BRIEF, 'reasons'] } },
            count: { type: 'integer' },
            truncated: flag,
            undecided: { type: 'array' },
        }),
    },
    {
        name: 'skill_catalog',
        title: 'Skill catalog',
        run: operations/* catalog */.U$,
        description: 'Returns the skill catalog as text for a prompt. With a query, as much as it needs: that there are skills, their names, or the whole text of those that match.',
        inputSchema: takes({
            as: { type: 'string', enum: profile/* CATALOG_FORMATS */.Zz, description: 'The format. Default: set by the profile.' },
            query: query("The user's request; implies the format level."),
            limit: { ...COUNT, description: 'Maximum number of skills shown or, for a query, loaded (default 3).' },
            max: FORMER_LIMIT,
            max_entries: FORMER_LIMIT,
            recent: names('Names of recently used skills, the latest first.'),
            max_bytes: { ...COUNT, description: 'Maximum bytes of skills in the text.' },
            hint: { type: 'boolean', description: 'Add a line that says how to load a skill.' },
        }),
        outputSchema: returns({
            text: textOrNull,
            as: tools_text,
            level: { type: ['integer', 'null'] },
            shown: { type: 'integer' },
            total: { type: 'integer' },
            truncated: flag,
            errors: { type: 'array' },
        }),
    },
    {
        name: 'skill_toolsets',
        title: 'List toolsets',
        run: operations/* toolsets */._h,
        description: 'Lists the toolsets that skills declare, each with the module and the export that a loader takes. Imports nothing.',
        inputSchema: takes({ name: { ...NAME, description: 'Only this skill.' } }),
        outputSchema: returns({
            toolsets: { type: 'array', items: { type: 'object', required: ['skill', 'declared', 'module'] } },
        }),
    },
    {
        name: 'skill_mentions',
        title: 'Resolve mentions',
        run: operations/* mentions */.wy,
        description: 'Finds the skills that a text mentions as $name. Load them before answering.',
        inputSchema: takes({ text: { type: 'string', maxLength: 100_000, description: 'The text.' } }, ['text']),
        outputSchema: returns({ mentions: { type: 'array', items: METADATA } }),
    },
    {
        name: 'skill_list',
        title: 'List skills',
        run: operations/* list */.p_,
        description: 'Lists every skill that can be used, and the files that are left out because they are not valid.',
        inputSchema: takes({
            cwd: {
                type: 'string',
                minLength: 1,
                maxLength: 4096,
                description: 'As another working directory of the repository sees them.',
            },
            force_reload: { type: 'boolean', description: 'Read the files again first.' },
        }),
        outputSchema: returns({
            skills: { type: 'array', items: METADATA },
            errors: { type: 'array' },
            truncated: flag,
        }),
    },
    {
        name: 'skill_status',
        title: 'Status of all skills',
        run: operations/* status */.h5,
        description: 'Lists every skill by source with its state: enabled, disabled, or unavailable and why. Disabled ones can be seen here only.',
        inputSchema: takes({}),
        outputSchema: returns({
            skills: {
                type: 'array',
                items: { type: 'object', required: ['name', 'source', 'enabled', 'available'] },
            },
            errors: { type: 'array' },
            truncated: flag,
        }),
    },
    {
        name: 'skill_inspect',
        title: 'Inspect the session',
        run: operations/* inspect */.Nn,
        description: 'Shows the state of this session: catalog, loaded versions, consent and activations.',
        inputSchema: takes({
            include_skills: { type: 'boolean', description: 'With the catalog. Default true.' },
        }),
        outputSchema: returns({
            task_id: tools_text,
            enabled: flag,
            root_dir: tools_text,
            working_dir: tools_text,
            catalog: { type: 'object' },
            loaded_versions: { type: 'array' },
            consented: texts,
            activated: texts,
        }, ['task_id', 'enabled', 'root_dir', 'working_dir', 'loaded_versions', 'consented', 'activated']),
    },
];
const TOOLS = DEFINITIONS.map((tool) => ({
    ...tool,
    annotations: { readOnlyHint: tool.name !== 'skill_activate', openWorldHint: false },
    _meta: { group: 'meta' },
}));
//# sourceMappingURL=tools.js.map
;// CONCATENATED MODULE: ./build/mcp/call-tool.js








const LOAD_HINT = 'Load a skill with the tool skill_load or skill_activate.';
async function callTool(name, given, { host, askUser }) {
    const tool = TOOLS.find((each) => each.name === name);
    if (tool === undefined)
        throw new types/* McpError */.Nh(types/* ErrorCode */.O4.InvalidParams, `There is no tool "${name}"`);
    const problem = findArgumentProblem(given, tool);
    if (problem !== null)
        return fail('invalid_arguments', `Wrong arguments for ${name}: ${problem}.`);
    const { consent, ...input } = given;
    const askConsent = (asked) => getConsent(asked, askUser, consent === true);
    try {
        const result = await tool.run(input, { host, askConsent, loadHint: LOAD_HINT });
        return result.ok ? succeed(result.fields, result.text) : refuse(result);
    }
    catch (error) {
        if (error instanceof errors/* UsageError */.e)
            return fail('invalid_arguments', `${error.message} ${error.fix}`);
        const isOfFiles = error instanceof manifest_model/* ManifestError */.Sh || error instanceof workspace/* WorkspaceError */.k;
        if (isOfFiles)
            return fail('unavailable', `${error.message} ${error.fix ?? ''}`.trimEnd());
        throw error;
    }
}
async function getConsent({ skill }, askUser, isClaimed = false) {
    const answer = await askUser((0,consent/* consentQuestion */.H)(skill));
    if (answer === null)
        return isClaimed ? 'given' : 'unasked';
    return answer ? 'given' : 'declined';
}
const call_tool_ajv = new ajv.Ajv({ strict: false });
function findArgumentProblem(args, { inputSchema }) {
    const validate = call_tool_ajv.compile(inputSchema);
    if (validate(args))
        return null;
    const { keyword, instancePath, params, message } = validate.errors[0];
    const [, place] = instancePath.split('/');
    if (keyword === 'required')
        return `"${params['missingProperty']}" is missing`;
    if (keyword === 'additionalProperties') {
        const known = Object.keys(inputSchema['properties']).join(', ');
        return `unknown argument "${params['additionalProperty']}"; known: ${known || 'none'}`;
    }
    if (keyword === 'enum')
        return `"${place}" must be one of: ${params['allowedValues'].join(', ')}`;
    return keyword === 'minLength' ? `"${place}" must not be empty` : `"${place}" ${message}`;
}
const CODES = {
    unnamed: 'invalid_arguments',
    'not-found': 'not_found',
    'no-file': 'not_found',
    ambiguous: 'ambiguous',
    unreadable: 'unavailable',
    disabled: 'unavailable',
    unavailable: 'unavailable',
    denied: 'refused',
    unconfirmed: 'refused',
    declined: 'refused',
    'unsafe-path': 'refused',
};
function succeed(fields, text = JSON.stringify(fields, null, 2)) {
    return { content: [{ type: 'text', text }], structuredContent: { ...fields } };
}
function refuse(refusal) {
    return fail(CODES[refusal.reason], messageOf(refusal), (0,operations/* refusalDetails */.ro)(refusal));
}
function messageOf({ reason, message, needsConsent }) {
    const isToAsk = needsConsent === true && reason !== 'declined';
    return isToAsk
        ? `${message}. Ask the user, then call skill_load or skill_activate with consent: true.`
        : message;
}
function fail(code, message, details = {}) {
    const { candidates = [], availableSkills } = details;
    const text = [
        message,
        ...candidates.map((candidate) => `- ${candidate}`),
        ...(availableSkills === undefined ? [] : [`Available skills: ${availableSkills.join(', ') || 'none'}`]),
    ].join('\n');
    const structuredContent = { success: false, error: { code, message, ...details } };
    return { content: [{ type: 'text', text }], structuredContent, isError: true };
}
//# sourceMappingURL=call-tool.js.map
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(15649);
// EXTERNAL MODULE: ./build/agent/mime-type.js
var mime_type = __webpack_require__(35565);
// EXTERNAL MODULE: ./build/skill/parse-skill.js
var parse_skill = __webpack_require__(27173);
// EXTERNAL MODULE: ./build/skill/served-skill.js
var served_skill = __webpack_require__(24625);
// EXTERNAL MODULE: ./build/skill/skill-tree.js
var skill_tree = __webpack_require__(63248);
// EXTERNAL MODULE: ./build/text/paths.js
var paths = __webpack_require__(9278);
;// CONCATENATED MODULE: ./build/mcp/resources.js










const RESOURCE_TEMPLATE = {
    uriTemplate: 'skill://{id}/{name}/{+path}',
    name: 'skill-file',
    title: 'A file of a skill',
    description: 'A file below the directory of a skill, such as references/forms.md.',
};
function listSkillResources(host) {
    return locateSkills(host).map(({ skill, uri }) => ({
        uri,
        name: skill.name,
        title: skill.name,
        description: skill.description,
        mimeType: 'text/markdown',
    }));
}
function locateSkills({ session }) {
    const { skills } = session.catalog();
    const outer = skills
        .filter(({ innerSkills }) => innerSkills !== undefined)
        .sort((a, b) => a.directory.length - b.directory.length);
    return skills.map((skill) => {
        const { directory, name } = skill;
        const around = outer.find(({ innerSkills }) => innerSkills.some((inner) => inner.directory === directory));
        const isBelow = around !== undefined && (0,paths/* baseName */.Fl)(directory) === name;
        const root = isBelow
            ? fileUri(rootUri(around), directory.slice(around.directory.length + 1))
            : rootUri(skill);
        return { skill, root, uri: fileUri(root, (0,paths/* baseName */.Fl)(skill.path)) };
    });
}
function rootUri({ id, name }) {
    return `skill://${id}/${encodeURIComponent(name)}`;
}
function fileUri(root, path) {
    return `${root}/${path.split('/').map(encodeURIComponent).join('/')}`;
}
async function readSkillResource(uri, host, askConsent) {
    const [, id, rest = ''] = /^skill:\/\/([0-9a-f]{24})\/(.+)$/s.exec(uri) ?? [];
    const skill = host.session.catalog().skills.find((candidate) => candidate.id === id);
    const whole = decodePath(rest);
    if (skill === undefined || whole === null)
        throw noSkillAt(uri);
    const path = whole.startsWith(`${skill.name}/`) ? whole.slice(skill.name.length + 1) : whole;
    const read = await (0,operations/* readSkillFile */.eQ)(skill, path, { host, askConsent });
    if (!read.ok)
        throw new types/* McpError */.Nh(types/* ErrorCode */.O4.InvalidParams, messageOf(read));
    const { mimeType, ...fields } = read.fields;
    const body = 'text' in fields ? { text: fields.text } : { blob: fields.blob };
    return { contents: [{ uri, mimeType, ...body }] };
}
function noSkillAt(uri) {
    return new types/* McpError */.Nh(types/* ErrorCode */.O4.InvalidParams, `There is no skill at ${uri}`);
}
function decodePath(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return null;
    }
}
const SKILLS_EXTENSION = 'io.modelcontextprotocol/skills';
const ListSkillsRequest = types/* RequestSchema */.F0.extend({
    method: schemas/* literal */.euz('skills/list'),
    params: schemas/* looseObject */._H3({ cursor: schemas/* string */.YjP().optional() }).optional(),
});
const GetSkillRequest = types/* RequestSchema */.F0.extend({
    method: schemas/* literal */.euz('skills/get'),
    params: schemas/* looseObject */._H3({ uri: schemas/* string */.YjP() }),
});
const ReadDirectoryRequest = types/* RequestSchema */.F0.extend({
    method: schemas/* literal */.euz('resources/directory/read'),
    params: schemas/* looseObject */._H3({ uri: schemas/* string */.YjP() }),
});
const PAGE = 50;
const COMPLETE = { resultType: 'complete' };
const CACHED = { ...COMPLETE, ttlMs: 5000, cacheScope: 'private' };
function serveSkills(server, host) {
    server.setRequestHandler(ListSkillsRequest, ({ params }) => {
        const skills = locateSkills(host);
        const start = params?.cursor === undefined ? 0 : startAfter(params.cursor, skills);
        const page = skills.slice(start, start + PAGE);
        const last = page.at(-1);
        const isLast = start + PAGE >= skills.length;
        const described = page.map((located) => describeSkill(located, host));
        return {
            ...CACHED,
            skills: described.flatMap((each) => (each.problem === null ? [each.entry] : [])),
            ...(!isLast && last !== undefined && { nextCursor: cursorOf(last) }),
        };
    });
    server.setRequestHandler(GetSkillRequest, ({ params: { uri } }) => {
        const located = locateSkills(host).find((candidate) => candidate.uri === uri);
        if (located === undefined)
            throw noSkillAt(uri);
        const { entry, problem } = describeSkill(located, host);
        if (problem !== null)
            throw new types/* McpError */.Nh(types/* ErrorCode */.O4.InvalidParams, `The skill at ${uri} is not served: ${problem}`);
        return { ...CACHED, skill: entry };
    });
    server.setRequestHandler(ReadDirectoryRequest, ({ params: { uri } }) => ({
        ...COMPLETE,
        resources: listDirectory(uri, host),
    }));
}
function listDirectory(uri, host) {
    const located = locateSkills(host).find(({ root }) => uri === root || uri.startsWith(`${root}/`));
    const directory = located === undefined ? null : decodePath(uri.slice(located.root.length + 1));
    if (located === undefined || directory === null)
        throw noDirectoryAt(uri);
    const skill = host.session.guard(located.skill);
    const { entries } = (0,skill_tree/* readSkillTree */.o4)(skill, host.workspace);
    const isDirectory = ({ path, kind }) => kind === 'directory' && path === directory;
    if (uri.endsWith('/') || (directory !== '' && !entries.some(isDirectory)))
        throw noDirectoryAt(uri);
    const prefix = directory === '' ? '' : `${directory}/`;
    return entries
        .filter(({ path }) => path.startsWith(prefix) && !path.slice(prefix.length).includes('/'))
        .filter(({ path, kind }) => kind === 'directory' || readFile(skill, path, host) !== null)
        .map(({ path, kind }) => ({
        uri: fileUri(located.root, path),
        name: path.slice(prefix.length),
        mimeType: kind === 'directory' ? 'inode/directory' : (0,mime_type/* mimeTypeOf */.M)(path, true),
    }));
}
function noDirectoryAt(uri) {
    return new types/* McpError */.Nh(types/* ErrorCode */.O4.InvalidParams, `${uri} is not a directory of a skill`);
}
function cursorOf({ uri }) {
    return Buffer.from(uri).toString('base64url');
}
function startAfter(cursor, skills) {
    const uri = Buffer.from(cursor, 'base64url').toString();
    const last = skills.findIndex((located) => located.uri === uri);
    if (last === -1)
        throw new types/* McpError */.Nh(types/* ErrorCode */.O4.InvalidParams, 'The cursor is not one of this list');
    return last + 1;
}
function describeSkill({ skill, root, uri }, host) {
    const readable = host.session.guard(skill);
    const document = readFile(readable, (0,paths/* baseName */.Fl)(skill.file), host);
    const parsed = document === null ? null : (0,parse_skill/* parseSkill */.vv)(document, 'strict').data;
    const frontmatter = (parsed ?? {});
    const resources = resourcesOf(readable, root, host);
    const problem = frontmatter['name'] === skill.name
        ? (0,served_skill/* whyNotServed */.P)(frontmatter, resources)
        : 'its address does not end with its name';
    return { entry: { uri, frontmatter, resources }, problem };
}
function resourcesOf(skill, root, host) {
    return (0,skill_tree/* readSkillTree */.o4)(skill, host.workspace).entries.flatMap(({ path, kind }) => {
        const bytes = kind === 'file' || kind === 'link' ? readFile(skill, path, host) : null;
        if (bytes === null)
            return [];
        const digest = (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
        return [{ uri: fileUri(root, path), digest: `sha256:${digest}`, size: bytes.length }];
    });
}
const MAX_FILE_BYTES = 64 * 1024 * 1024;
function readFile(skill, path, { workspace }) {
    const limits = {
        maxBytes: MAX_FILE_BYTES,
        followLinks: true,
        within: skill.directory,
        without: (0,skill_tree/* innerDirectories */.IG)(skill),
    };
    const content = workspace.read((0,skill_tree/* inSkill */.B3)(skill, path), limits);
    return content.kind === 'content' ? content.bytes : null;
}
//# sourceMappingURL=resources.js.map
;// CONCATENATED MODULE: ./build/mcp/server.js










const INSTRUCTIONS = [
    'Skills are local instruction packages for one kind of task each.',
    'Find one with skill_search or skill_dispatch, then read it with skill_load or skill_activate and follow it.',
    'When the user writes $name, load the skill of that name first.',
    'Paths in a skill are relative to its directory; read its files with skill_resources.',
].join(' ');
function createServer(host) {
    const server = new esm_server/* Server */.g({ name: 'skill-registrar', title: 'Skill Registrar', version: version/* VERSION */.x }, {
        capabilities: {
            tools: {},
            prompts: {},
            resources: { listChanged: true, subscribe: true },
            extensions: { [SKILLS_EXTENSION]: { directoryRead: true } },
        },
        instructions: INSTRUCTIONS,
    });
    const askUser = (question) => elicitConsent(server, question);
    serveTools(server, host, askUser);
    serveResources(server, host, askUser);
    serveSkills(server, host);
    servePrompts(server, host);
    const subscriptions = serveSubscriptions(server);
    return { server, notifyChanges: notifier(server, host, subscriptions) };
}
function serveTools(server, host, askUser) {
    server.setRequestHandler(types/* ListToolsRequestSchema */.gW, () => ({
        tools: TOOLS.map(({ run: _, ...tool }) => tool),
    }));
    server.setRequestHandler(types/* CallToolRequestSchema */.FT, ({ params }) => callTool(params.name, params.arguments ?? {}, { host, askUser }));
}
const MAX_ANSWER_MS = 600_000;
async function elicitConsent(server, message) {
    const { elicitation } = server.getClientCapabilities() ?? {};
    const hasForms = elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined);
    if (!hasForms)
        return null;
    const question = { message, requestedSchema: { type: 'object', properties: {} } };
    try {
        return (await server.elicitInput(question, { timeout: MAX_ANSWER_MS })).action === 'accept';
    }
    catch {
        return false;
    }
}
function serveResources(server, host, askUser) {
    server.setRequestHandler(types/* ListResourcesRequestSchema */.OI, () => ({ resources: listSkillResources(host) }));
    server.setRequestHandler(types/* ListResourceTemplatesRequestSchema */.s, () => ({
        resourceTemplates: [RESOURCE_TEMPLATE],
    }));
    server.setRequestHandler(types/* ReadResourceRequestSchema */.R6, ({ params }) => readSkillResource(params.uri, host, (asked) => getConsent(asked, askUser)));
}
const CATALOG_PROMPT = {
    name: 'skills',
    title: 'Available skills',
    description: 'The skill catalog to start a session with: names, descriptions and paths.',
};
function servePrompts(server, host) {
    server.setRequestHandler(types/* ListPromptsRequestSchema */.Qq, () => ({ prompts: [CATALOG_PROMPT] }));
    server.setRequestHandler(types/* GetPromptRequestSchema */.$p, ({ params }) => {
        if (params.name === CATALOG_PROMPT.name)
            return renderCatalogPrompt(host);
        throw new types/* McpError */.Nh(types/* ErrorCode */.O4.InvalidParams, `There is no prompt "${params.name}"`);
    });
}
function renderCatalogPrompt({ session, opened }) {
    const { text } = (0,prompt_catalog/* renderPromptCatalog */.e)(session, opened, {});
    return {
        description: CATALOG_PROMPT.description,
        messages: [{ role: 'user', content: { type: 'text', text: text || 'No skills are available.' } }],
    };
}
function serveSubscriptions(server) {
    const subscriptions = new Set();
    server.setRequestHandler(types/* SubscribeRequestSchema */.tB, ({ params }) => {
        subscriptions.add(params.uri);
        return {};
    });
    server.setRequestHandler(types/* UnsubscribeRequestSchema */.cl, ({ params }) => {
        subscriptions.delete(params.uri);
        return {};
    });
    return subscriptions;
}
function notifier(server, host, subscriptions) {
    let known = stateOf(host);
    return async () => {
        const before = known;
        known = stateOf(host);
        if (known.listed !== before.listed)
            await server.sendResourceListChanged();
        for (const [uri, time] of known.times) {
            const isChanged = before.times.get(uri) !== time;
            if (isChanged && subscriptions.has(uri))
                await server.sendResourceUpdated({ uri });
        }
    };
}
function stateOf(host) {
    const located = locateSkills(host);
    const listed = JSON.stringify(located.map(({ uri, skill }) => [uri, skill.name, skill.description]));
    return { listed, times: new Map(located.map(({ uri, skill }) => [uri, skill.mtimeMs])) };
}
async function serve(options) {
    const host = await skill_host/* SkillHost */.E.open(options);
    const { server, notifyChanges } = createServer(host);
    const stop = new AbortController();
    const end = () => stop.abort();
    options.signal.addEventListener('abort', end, { once: true });
    server.onclose = end;
    await server.connect(options.transport ?? openStdio(end));
    try {
        await (0,watch/* repeatOnChange */.Pc)({
            request: options.request,
            work: async (request) => {
                await host.reload(request);
                if (!stop.signal.aborted)
                    await notifyChanges();
                return [];
            },
            onProblem: options.onProblem,
            isRunning: true,
            signal: stop.signal,
        });
    }
    finally {
        options.signal.removeEventListener('abort', end);
        await server.close();
        await host.session.end();
    }
}
function openStdio(onEnd) {
    process.stdin.once('end', onEnd);
    return new stdio/* StdioServerTransport */.S();
}
//# sourceMappingURL=server.js.map

/***/ })

};

//# sourceMappingURL=605.index.js.map