export const id = 504;
export const ids = [504];
export const modules = {

/***/ 99504:
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
// EXTERNAL MODULE: ./build/agent/watch.js
var watch = __webpack_require__(68509);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/agent/activation.js
var agent_activation = __webpack_require__(92712);
// EXTERNAL MODULE: ./build/agent/catalog.js + 1 modules
var agent_catalog = __webpack_require__(48222);
// EXTERNAL MODULE: ./build/agent/manifest-file.js
var manifest_file = __webpack_require__(22164);
// EXTERNAL MODULE: ./build/agent/session.js
var session = __webpack_require__(18206);
// EXTERNAL MODULE: ./build/manifest/routes.js
var routes = __webpack_require__(89568);
;// CONCATENATED MODULE: ./build/mcp/host.js






class SkillHost {
    session;
    #options;
    #opened;
    constructor(options, opened) {
        this.#options = options;
        this.#opened = opened;
        const { workingDirectory, allow, privateDirectory, asksConsent } = options;
        this.session = (0,session/* openSession */.fA)(opened, {
            workingDirectory,
            allow,
            current: () => this.#opened,
            ...(asksConsent === true && { asksConsent }),
            ...(privateDirectory === undefined ? {} : { privateDirectory }),
        });
    }
    static async open(options) {
        return new SkillHost(options, await (0,agent_catalog/* openSkills */.zG)(await options.request()));
    }
    get opened() {
        return this.#opened;
    }
    get workspace() {
        return this.#opened.workspace;
    }
    async reload(given) {
        const request = await this.#options.request();
        const opened = await (0,agent_catalog/* openSkills */.zG)(given ?? request);
        this.#opened = { ...opened, setup: { ...opened.setup, request }, workspace: this.#opened.workspace };
    }
    async listFrom(directory) {
        const request = await this.#options.request();
        const workingDirectory = external_node_path_.resolve(this.#options.workingDirectory, directory);
        const { catalog } = await (0,agent_catalog/* openSkills */.zG)({ ...request, workingDirectory });
        return (0,agent_catalog/* listingOf */.K7)(this.session.restrict(catalog));
    }
    async dispatcher() {
        if ((0,manifest_file/* isHotReload */.$P)(this.#opened.setup)) {
            await (0,manifest_file/* prepareDispatch */.YK)(await this.#options.request());
            await this.reload();
        }
        const setup = { ...this.#opened.setup, request: await this.#options.request() };
        const text = await (0,manifest_file/* readManifestText */.pV)(setup);
        return (0,routes/* compileDispatcher */.p1)(text, setup.manifestFile, this.session.hiddenNames());
    }
}
async function getConsent(skill, isClaimed, askConsent) {
    const answer = await askConsent((0,agent_activation/* consentQuestion */.Hz)(skill));
    if (answer === null)
        return isClaimed ? 'given' : 'unasked';
    return answer ? 'given' : 'declined';
}
async function askFirst(attempt, { session, isClaimed, askConsent }) {
    const result = attempt();
    if (!('needsConsent' in result) || result.skill === undefined)
        return result;
    const { skill, message } = result;
    const consent = await getConsent(skill, isClaimed, askConsent);
    if (consent === 'given') {
        session.consent(skill.name);
        return attempt();
    }
    if (consent === 'declined')
        return { ...result, reason: 'declined', message: `the user declined the skill: ${skill.name}` };
    const howTo = 'Ask the user, then call skill_load or skill_activate with consent: true.';
    return { ...result, message: `${message}. ${howTo}` };
}
//# sourceMappingURL=host.js.map
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(15649);
// EXTERNAL MODULE: ./build/skill/parse-yaml.js + 1 modules
var parse_yaml = __webpack_require__(43344);
// EXTERNAL MODULE: ./build/skill/read-document.js
var read_document = __webpack_require__(32592);
// EXTERNAL MODULE: ./build/skill/skill.js
var skill_skill = __webpack_require__(85431);
// EXTERNAL MODULE: ./build/skill/skill-tree.js
var skill_tree = __webpack_require__(63248);
// EXTERNAL MODULE: ./build/skill/split-document.js
var split_document = __webpack_require__(50510);
// EXTERNAL MODULE: ./build/text/decode.js
var decode = __webpack_require__(75174);
;// CONCATENATED MODULE: ./build/mcp/resources.js











const RESOURCE_TEMPLATE = {
    uriTemplate: 'skill://{id}/{name}/{+path}',
    name: 'skill-file',
    title: 'A file of a skill',
    description: 'A file below the directory of a skill, such as references/forms.md.',
};
function listSkillResources({ session }) {
    return session.catalog().skills.map((skill) => ({
        uri: uriOf(skill),
        name: skill.name,
        title: skill.name,
        description: skill.description,
        mimeType: 'text/markdown',
    }));
}
function uriOf(skill) {
    return fileUriOf(skill, (0,skill_skill/* directoryNameOf */.uX)(skill.path));
}
function fileUriOf({ id, name }, path) {
    return `skill://${id}/${[name, ...path.split('/')].map(encodeURIComponent).join('/')}`;
}
async function readSkillResource(uri, { session }, askConsent) {
    const [, id, rest = ''] = /^skill:\/\/([0-9a-f]{24})\/(.+)$/s.exec(uri) ?? [];
    const skill = session.catalog().skills.find((candidate) => candidate.id === id);
    const whole = decodePath(rest);
    if (skill === undefined || whole === null)
        throw noSkillAt(uri);
    const path = whole.startsWith(`${skill.name}/`) ? whole.slice(skill.name.length + 1) : whole;
    const content = await askFirst(() => session.read({ path: skill.path, file: path }), {
        session,
        isClaimed: false,
        askConsent,
    });
    if (!('kind' in content) || content.kind !== 'content')
        throw new types/* McpError */.Nh(types/* ErrorCode */.O4.InvalidParams, content.message);
    const decoded = (0,decode/* decodeText */.g7)(content.bytes);
    const mimeType = mimeTypeOf(path, decoded.ok);
    const body = decoded.ok ? { text: decoded.text } : { blob: Buffer.from(content.bytes).toString('base64') };
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
const TYPES = {
    md: 'text/markdown',
    json: 'application/json',
    yaml: 'application/yaml',
    yml: 'application/yaml',
    html: 'text/html',
    css: 'text/css',
    csv: 'text/csv',
    js: 'text/javascript',
    mjs: 'text/javascript',
    ts: 'text/x-typescript',
    py: 'text/x-python',
    sh: 'text/x-shellscript',
    png: 'image/png',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    gif: 'image/gif',
    svg: 'image/svg+xml',
    webp: 'image/webp',
    pdf: 'application/pdf',
    zip: 'application/zip',
};
function mimeTypeOf(path, isText) {
    const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
    const known = Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined;
    return known ?? (isText ? 'text/plain' : 'application/octet-stream');
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
        const { skills } = host.session.catalog();
        const start = params?.cursor === undefined ? 0 : startAfter(params.cursor, skills);
        const page = skills.slice(start, start + PAGE);
        const last = page.at(-1);
        const isLast = start + PAGE >= skills.length;
        return {
            ...CACHED,
            skills: page.map((skill) => describeSkill(skill, host)),
            ...(!isLast && last !== undefined && { nextCursor: cursorOf(last) }),
        };
    });
    server.setRequestHandler(GetSkillRequest, ({ params: { uri } }) => {
        const skill = host.session.catalog().skills.find((candidate) => uriOf(candidate) === uri);
        if (skill === undefined)
            throw noSkillAt(uri);
        return { ...CACHED, skill: describeSkill(skill, host) };
    });
    server.setRequestHandler(ReadDirectoryRequest, ({ params: { uri } }) => ({
        ...COMPLETE,
        resources: listDirectory(uri, host),
    }));
}
function listDirectory(uri, host) {
    const skill = host.session.catalog().skills.find((candidate) => {
        const root = rootUriOf(candidate);
        return uri === root || uri.startsWith(`${root}/`);
    });
    const directory = skill === undefined ? null : decodePath(uri.slice(rootUriOf(skill).length + 1));
    if (skill === undefined || directory === null)
        throw noDirectoryAt(uri);
    const { entries } = (0,skill_tree/* readSkillTree */.o4)(skill, host.workspace);
    const isDirectory = ({ path, kind }) => kind === 'directory' && path === directory;
    if (directory !== '' && !entries.some(isDirectory))
        throw noDirectoryAt(uri);
    const prefix = directory === '' ? '' : `${directory}/`;
    return entries
        .filter(({ path }) => path.startsWith(prefix) && !path.slice(prefix.length).includes('/'))
        .filter(({ path, kind }) => kind === 'directory' || readFile(skill, path, host) !== null)
        .map(({ path, kind }) => ({
        uri: fileUriOf(skill, path),
        name: path.slice(prefix.length),
        mimeType: kind === 'directory' ? 'inode/directory' : mimeTypeOf(path, true),
    }));
}
function rootUriOf({ id, name }) {
    return `skill://${id}/${encodeURIComponent(name)}`;
}
function noDirectoryAt(uri) {
    return new types/* McpError */.Nh(types/* ErrorCode */.O4.InvalidParams, `${uri} is not a directory of a skill`);
}
function cursorOf(skill) {
    return Buffer.from(uriOf(skill)).toString('base64url');
}
function startAfter(cursor, skills) {
    const uri = Buffer.from(cursor, 'base64url').toString();
    const last = skills.findIndex((skill) => uriOf(skill) === uri);
    if (last === -1)
        throw new types/* McpError */.Nh(types/* ErrorCode */.O4.InvalidParams, 'The cursor is not one of this list');
    return last + 1;
}
function describeSkill(skill, host) {
    const document = readFile(skill, (0,skill_skill/* directoryNameOf */.uX)(skill.file), host);
    const text = new TextDecoder().decode(document ?? new Uint8Array());
    return { uri: uriOf(skill), frontmatter: frontmatterOf(text), resources: resourcesOf(skill, host) };
}
function frontmatterOf(text) {
    const split = (0,split_document/* splitFrontmatter */.X)(text);
    if (split.kind !== 'split' || (0,read_document/* splitDocument */.o)(text).data === null)
        return {};
    const yaml = (0,dist/* parseDocument */.Tp)(text.slice(split.yamlStart, split.yamlEnd));
    (0,dist/* visit */.YR)(yaml, {
        Scalar(_key, node) {
            if (typeof node.value === 'number' && String(node.value) !== node.source)
                node.value = node.source;
        },
    });
    try {
        return yaml.toJS({ maxAliasCount: parse_yaml/* MAX_NODES */.nm });
    }
    catch {
        return {};
    }
}
function resourcesOf(skill, host) {
    return (0,skill_tree/* readSkillTree */.o4)(skill, host.workspace).entries.flatMap(({ path, kind }) => {
        const bytes = kind === 'file' || kind === 'link' ? readFile(skill, path, host) : null;
        if (bytes === null)
            return [];
        const digest = (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
        return [{ uri: fileUriOf(skill, path), digest: `sha256:${digest}`, size: bytes.length }];
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
// EXTERNAL MODULE: ./build/profiles/profile.js
var profile = __webpack_require__(33126);
;// CONCATENATED MODULE: ./build/mcp/tool-definitions.js


const LOAD_HINT = 'Load a skill with the tool skill_load or skill_activate.';
const NAME = { type: 'string', minLength: 1, maxLength: 200, description: "The skill's name." };
const CONSENT = {
    type: 'boolean',
    description: 'The user has agreed. If the client can ask the user, it asks instead.',
};
const tool_definitions_text = { type: 'string' };
const texts = { type: 'array', items: tool_definitions_text };
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
        message: tool_definitions_text,
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
const DEFINITIONS = [
    {
        name: 'skill_search',
        title: 'Search skills',
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
                items: { type: 'object', required: ['name', 'description', 'path', 'scope', 'reason', 'score'] },
            },
            count: { type: 'integer' },
            truncated: flag,
        }),
    },
    {
        name: 'skill_load',
        title: 'Load a skill',
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
            text: tool_definitions_text,
            metadata: { type: 'object', required: ['skill_id', 'name', 'path', 'dir', 'mtime_ms'] },
            already_loaded: flag,
            files: texts,
            files_truncated: flag,
        }, ['text', 'metadata', 'already_loaded']),
    },
    {
        name: 'skill_activate',
        title: 'Activate a skill',
        description: 'Activates a skill for this session: returns its instructions and its folder, and copies it to the private folder if there is one. The first activation needs consent of the user.',
        inputSchema: takes({ name: NAME, consent: CONSENT }, ['name']),
        outputSchema: returns({
            success: flag,
            skill: { type: 'object', required: ['name', 'description', 'location'] },
            alreadyActivated: flag,
            mountPath: textOrNull,
            folderStructure: tool_definitions_text,
            instructions: tool_definitions_text,
        }),
    },
    {
        name: 'skill_resources',
        title: 'List or read files of a skill',
        description: 'Lists the scripts, references and assets of a skill, or returns one of its files. Paths are relative to the skill; nothing outside it is read.',
        inputSchema: takes({
            name: NAME,
            type: { type: 'string', enum: skill_skill/* RESOURCE_TYPES */.Rx, description: 'Only this directory.' },
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
                path: tool_definitions_text,
                text: tool_definitions_text,
                blob: tool_definitions_text,
                mimeType: tool_definitions_text,
                success: flag,
                error: ERROR,
            },
            anyOf: [{ required: ['resources'] }, { required: ['path', 'mimeType'] }, { required: ['error'] }],
        },
    },
    {
        name: 'skill_dispatch',
        title: 'Find the skill for a task',
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
        description: 'Finds the skills whose triggers (keywords, verbs, patterns) a query matches, the best first, with the reasons.',
        inputSchema: takes({
            query: query("The user's request."),
            max: { type: 'integer', minimum: 1, description: 'Maximum number of skills. Default 3.' },
            recent: names('Names of recently used skills, the latest first.'),
        }, ['query']),
        outputSchema: returns({
            matches: { type: 'array', items: { type: 'object', required: ['name', 'path', 'reasons'] } },
            count: { type: 'integer' },
            truncated: flag,
            undecided: { type: 'array' },
        }),
    },
    {
        name: 'skill_catalog',
        title: 'Skill catalog',
        description: 'Returns the skill catalog as text for a prompt. With a query, as much as it needs: that there are skills, their names, or the whole text of those that match.',
        inputSchema: takes({
            as: { type: 'string', enum: profile/* CATALOG_FORMATS */.Zz, description: 'The format. Default: set by the profile.' },
            query: query("The user's request; implies the format level."),
            max: { type: 'integer', minimum: 1, description: 'Maximum number of skills to load. Default 3.' },
            recent: names('Names of recently used skills, the latest first.'),
            max_entries: { type: 'integer', minimum: 1, description: 'Maximum number of skills in the text.' },
            max_bytes: { type: 'integer', minimum: 1, description: 'Maximum bytes of skills in the text.' },
            hint: { type: 'boolean', description: 'Add a line that says how to load a skill.' },
        }),
        outputSchema: returns({
            text: textOrNull,
            as: tool_definitions_text,
            level: { type: ['integer', 'null'] },
            shown: { type: 'integer' },
            total: { type: 'integer' },
            truncated: flag,
        }),
    },
    {
        name: 'skill_toolsets',
        title: 'List toolsets',
        description: 'Lists the toolsets that skills declare, each with the module and the export that a loader takes. Imports nothing.',
        inputSchema: takes({ name: { ...NAME, description: 'Only this skill.' } }),
        outputSchema: returns({
            toolsets: { type: 'array', items: { type: 'object', required: ['skill', 'declared', 'module'] } },
        }),
    },
    {
        name: 'skill_mentions',
        title: 'Resolve mentions',
        description: 'Finds the skills that a text mentions as $name. Load them before answering.',
        inputSchema: takes({ text: { type: 'string', maxLength: 100_000, description: 'The text.' } }, ['text']),
        outputSchema: returns({ mentions: { type: 'array', items: METADATA } }),
    },
    {
        name: 'skill_list',
        title: 'List skills',
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
        description: 'Lists every skill by source with its state: enabled, disabled, or unavailable and why. Disabled ones can be seen here only.',
        inputSchema: takes({}),
        outputSchema: returns({
            skills: {
                type: 'array',
                items: { type: 'object', required: ['name', 'source', 'enabled', 'available'] },
            },
        }),
    },
    {
        name: 'skill_inspect',
        title: 'Inspect the session',
        description: 'Shows the state of this session: catalog, loaded versions, consent and activations.',
        inputSchema: takes({
            include_skills: { type: 'boolean', description: 'With the catalog. Default true.' },
        }),
        outputSchema: returns({
            task_id: tool_definitions_text,
            enabled: flag,
            root_dir: tool_definitions_text,
            working_dir: tool_definitions_text,
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
//# sourceMappingURL=tool-definitions.js.map
// EXTERNAL MODULE: ./node_modules/ajv/dist/ajv.js
var ajv = __webpack_require__(42463);
// EXTERNAL MODULE: ./build/agent/dispatch.js
var dispatch = __webpack_require__(27474);
// EXTERNAL MODULE: ./build/agent/match.js
var match = __webpack_require__(64339);
// EXTERNAL MODULE: ./build/agent/search.js
var search = __webpack_require__(23784);
// EXTERNAL MODULE: ./build/agent/skill-files.js
var skill_files = __webpack_require__(76401);
// EXTERNAL MODULE: ./build/files/workspace.js
var workspace = __webpack_require__(73513);
// EXTERNAL MODULE: ./build/manifest/manifest-model.js
var manifest_model = __webpack_require__(70211);
// EXTERNAL MODULE: ./build/text/errors.js
var errors = __webpack_require__(84863);
;// CONCATENATED MODULE: ./build/mcp/tools.js

















const HANDLERS = {
    skill_search: tools_search,
    skill_load: load,
    skill_activate: activate,
    skill_resources: resources,
    skill_dispatch: tools_dispatch,
    skill_match: tools_match,
    skill_catalog: catalog,
    skill_toolsets: toolsets,
    skill_mentions: mentions,
    skill_list: list,
    skill_status: tools_status,
    skill_inspect: inspect,
};
async function callTool(name, args, context) {
    const definition = TOOLS.find((tool) => tool.name === name);
    if (definition === undefined)
        throw new types/* McpError */.Nh(types/* ErrorCode */.O4.InvalidParams, `There is no tool "${name}"`);
    const problem = findArgumentProblem(args, definition);
    if (problem !== null)
        return fail('invalid_arguments', `Wrong arguments for ${name}: ${problem}.`);
    return HANDLERS[name](args, context);
}
const tools_ajv = new ajv.Ajv({ strict: false });
function findArgumentProblem(args, { inputSchema }) {
    const validate = tools_ajv.compile(inputSchema);
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
function tools_search(args, { host }) {
    const { query, limit, scope } = args;
    return succeed((0,search/* searchFields */.Kk)(host.session.search({ query, limit, scope })));
}
async function load(args, { host, askConsent }) {
    const { session } = host;
    const { name, path, form, force } = args;
    const loaded = await askFirst(() => session.load({ name, path, force: force === true }, form), {
        session,
        isClaimed: args['consent'] === true,
        askConsent,
    });
    if (!loaded.ok)
        return failRefusal(loaded);
    const fields = {
        text: loaded.text,
        metadata: (0,agent_catalog/* loadMetadataOf */.jn)(loaded.skill),
        already_loaded: loaded.isRepeated,
        files: loaded.files.files,
        files_truncated: loaded.files.truncated,
    };
    return succeed(fields, loaded.text);
}
const CODES = {
    unnamed: 'invalid_arguments',
    'not-found': 'not_found',
    ambiguous: 'ambiguous',
    unreadable: 'unavailable',
    disabled: 'unavailable',
    unavailable: 'unavailable',
    denied: 'refused',
    unconfirmed: 'refused',
    declined: 'refused',
};
function failRefusal({ reason, message, candidates, needsConsent }) {
    return fail(CODES[reason], message, {
        ...(candidates.length > 0 && { candidates }),
        ...(needsConsent === true && { consentRequired: true }),
        ...(reason === 'declined' && { declined: true }),
    });
}
const ASK_FIRST = 'Ask the user, then call skill_activate again with consent: true.';
async function activate(args, { host, askConsent }) {
    const { session } = host;
    const { name, consent = false } = args;
    const skill = session.getSkill(name);
    const isAsked = skill !== undefined &&
        session.riskLevel(skill.name) === 'risky' &&
        session.decision(skill.name) === 'confirm';
    const given = isAsked ? await getConsent(skill, consent, askConsent) : 'unasked';
    const activation = await session.activate({ name, isConfirmed: given === 'given' });
    if (activation.success)
        return succeed({ ...activation }, (0,agent_activation/* renderActivation */.NC)(activation));
    const isDenied = skill !== undefined && session.decision(skill.name) === 'deny';
    return failActivation(activation, given === 'declined' ? 'declined' : isDenied ? 'denied' : undefined);
}
function failActivation(failure, why) {
    const { error, consentRequired, availableSkills, candidates } = failure;
    const isDeclined = why === 'declined';
    const message = isDeclined ? `The user declined. ${error}` : error;
    const more = {
        ...(candidates !== undefined && { candidates }),
        ...(consentRequired && { consentRequired }),
        ...(isDeclined && { declined: true }),
        ...(availableSkills !== undefined && { availableSkills }),
    };
    const result = fail(CODES[why ?? reasonOf(failure)], message, more);
    const text = isDeclined ? message : (0,agent_activation/* renderActivationFailure */.ZW)(failure, ASK_FIRST);
    return { ...result, content: [{ type: 'text', text }] };
}
function reasonOf(failure) {
    if (failure.consentRequired)
        return 'unconfirmed';
    if (failure.candidates !== undefined)
        return 'ambiguous';
    return failure.availableSkills === undefined ? 'unreadable' : 'not-found';
}
async function resources(args, { host, askConsent }) {
    const { session, workspace } = host;
    const { name, type, get } = args;
    if (get === undefined) {
        const selection = session.select({ name });
        if (!selection.ok)
            return failRefusal(selection);
        const types = type === undefined ? skill_skill/* RESOURCE_TYPES */.Rx : [type];
        const skill = session.guard(selection.skill);
        return succeed({ resources: types.flatMap((each) => (0,skill_files/* listResources */.U2)(skill, each, workspace)) });
    }
    const content = await askFirst(() => session.read({ name, file: get }), {
        session,
        isClaimed: args['consent'] === true,
        askConsent,
    });
    if (!('kind' in content))
        return failRefusal(content);
    if (content.kind !== 'content')
        return fail(content.kind === 'missing' ? 'not_found' : 'refused', content.message);
    const decoded = (0,decode/* decodeText */.g7)(content.bytes);
    const mimeType = mimeTypeOf(get, decoded.ok);
    if (decoded.ok)
        return succeed({ path: get, text: decoded.text, mimeType }, decoded.text);
    const blob = Buffer.from(content.bytes).toString('base64');
    return succeed({ path: get, blob, mimeType }, `${get} is not text (${content.bytes.length} bytes).`);
}
async function tools_dispatch(args, { host }) {
    const { text, type, labels } = args;
    try {
        return succeed((0,dispatch/* dispatchFields */.a)((await host.dispatcher()).dispatch({ text, type, labels })));
    }
    catch (error) {
        const isExpected = error instanceof manifest_model/* ManifestError */.Sh || error instanceof workspace/* WorkspaceError */.k;
        if (isExpected)
            return fail('unavailable', `${error.message} ${error.fix}`);
        throw error;
    }
}
function tools_match(args, { host: { session } }) {
    const { query, max, recent } = args;
    return succeed((0,match/* matchFields */.V)(session.match(query, { max, recent })));
}
function catalog(args, { host: { session, opened } }) {
    const { as, query, max, recent, max_entries, max_bytes, hint } = args;
    const rendered = (0,prompt_catalog/* renderPromptCatalog */.e)(session, opened, {
        as,
        query,
        max,
        recent,
        maxEntries: max_entries,
        maxBytes: max_bytes,
        loadHint: hint === true ? LOAD_HINT : undefined,
    });
    return succeed({ ...rendered }, rendered.text ?? '');
}
function toolsets(args, { host: { session, workspace } }) {
    const { name } = args;
    const list = (skills) => succeed({
        toolsets: (0,skill_files/* listToolsets */.aR)(skills.map((skill) => session.guard(skill)), workspace),
    });
    if (name === undefined)
        return list(session.catalog().skills);
    const selection = session.select({ name });
    return selection.ok ? list([selection.skill]) : failRefusal(selection);
}
function mentions(args, { host }) {
    return succeed({ mentions: host.session.mentionedSkills(args['text']).map(agent_catalog/* metadataOf */.Nk) });
}
async function list(args, { host }) {
    const { cwd, force_reload } = args;
    if (force_reload === true)
        await host.reload();
    if (cwd === undefined)
        return succeed({ ...(0,agent_catalog/* listingOf */.K7)(host.session.catalog()) });
    try {
        return succeed({ ...(await host.listFrom(cwd)) });
    }
    catch (error) {
        const isWrong = error instanceof errors/* UsageError */.e || error instanceof workspace/* WorkspaceError */.k;
        if (isWrong)
            return fail('invalid_arguments', `${error.message} ${error.fix ?? ''}`.trimEnd());
        throw error;
    }
}
function inspect(args, { host }) {
    const { include_skills = true } = args;
    return succeed({ ...host.session.snapshot({ include_skills }) });
}
function tools_status(_args, { host: { session, opened } }) {
    const known = opened.catalog.skills.filter((skill) => session.allows(skill.name));
    return succeed((0,agent_catalog/* statusFields */.iN)(known), (0,agent_catalog/* renderSkillStatus */.aW)(known));
}
function succeed(fields, text = JSON.stringify(fields, null, 2)) {
    return { content: [{ type: 'text', text }], structuredContent: fields };
}
function fail(code, message, details = {}) {
    const { candidates = [] } = details;
    const text = [message, ...candidates.map((candidate) => `- ${candidate}`)].join('\n');
    const structuredContent = { success: false, error: { code, message, ...details } };
    return { content: [{ type: 'text', text }], structuredContent, isError: true };
}
//# sourceMappingURL=tools.js.map
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
    const askConsent = (question) => askUser(server, question);
    serveTools(server, host, askConsent);
    serveResources(server, host, askConsent);
    serveSkills(server, host);
    servePrompts(server, host);
    const subscriptions = serveSubscriptions(server);
    return { server, notifyChanges: notifier(server, host, subscriptions) };
}
function serveTools(server, host, askConsent) {
    server.setRequestHandler(types/* ListToolsRequestSchema */.gW, () => ({ tools: TOOLS.map((tool) => ({ ...tool })) }));
    server.setRequestHandler(types/* CallToolRequestSchema */.FT, ({ params }) => callTool(params.name, params.arguments ?? {}, { host, askConsent }));
}
const MAX_ANSWER_MS = 600_000;
async function askUser(server, message) {
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
function serveResources(server, host, askConsent) {
    server.setRequestHandler(types/* ListResourcesRequestSchema */.OI, () => ({ resources: listSkillResources(host) }));
    server.setRequestHandler(types/* ListResourceTemplatesRequestSchema */.s, () => ({
        resourceTemplates: [RESOURCE_TEMPLATE],
    }));
    server.setRequestHandler(types/* ReadResourceRequestSchema */.R6, ({ params }) => readSkillResource(params.uri, host, askConsent));
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
function stateOf({ session }) {
    const { skills } = session.catalog();
    const listed = JSON.stringify(skills.map(({ id, name, description }) => [id, name, description]));
    return { listed, times: new Map(skills.map((skill) => [uriOf(skill), skill.mtimeMs])) };
}
async function serve(options) {
    const host = await SkillHost.open(options);
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

//# sourceMappingURL=504.index.js.map