export const id = 279;
export const ids = [279];
export const modules = {

/***/ 42864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ nullWhenForbidden),
/* harmony export */   Hz: () => (/* binding */ isNotFastForward),
/* harmony export */   P2: () => (/* binding */ isAlreadyThere),
/* harmony export */   Qi: () => (/* binding */ createOctokit),
/* harmony export */   S7: () => (/* binding */ requestedWait),
/* harmony export */   a5: () => (/* binding */ isRateLimit),
/* harmony export */   mw: () => (/* binding */ required),
/* harmony export */   qg: () => (/* binding */ inStep),
/* harmony export */   uS: () => (/* binding */ nullWhenMissing),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63206);
/* harmony import */ var _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49735);
/* harmony import */ var _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31015);



const DEFAULT_TIMEOUT_MS = 30_000;
const RETRIES = 4;
const DO_NOT_RETRY = [400, 401, 403, 404, 409, 410, 422, 429, 451];
const LIMIT_WAIT_SECONDS = 60;
const MAX_WAIT_SECONDS = 120;
function createOctokit(options) {
    const { token, apiUrl, retryUnitMs = 1000 } = options;
    const settings = {
        baseUrl: apiUrl,
        userAgent: 'skill-registrar',
        retry: { retries: RETRIES, doNotRetry: DO_NOT_RETRY, retryAfterBaseValue: retryUnitMs },
    };
    const octokit = (0,_actions_github__WEBPACK_IMPORTED_MODULE_0__/* .getOctokit */ .Q)(token, settings, (made) => prepareTries(made, options), _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_1__/* .retry */ .L);
    octokit.hook.wrap('request', (send, request) => {
        request.request = { ...request.request };
        return send(request);
    });
    return octokit;
}
function prepareTries({ hook }, { timeoutMs = DEFAULT_TIMEOUT_MS, onRetry }) {
    hook.before('request', (request) => {
        request.request.signal = AbortSignal.timeout(timeoutMs);
    });
    hook.after('request', ({ status, data }, request) => {
        if (status === 204 || (typeof data === 'object' && data !== null))
            return;
        throw new _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__/* .RequestError */ .G('the answer was cut off or is not from GitHub', 500, { request });
    });
    hook.error('request', (error, request) => {
        if (!(error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__/* .RequestError */ .G))
            throw error;
        const { retryCount: tries = 0, isRepeatable = true } = request.request;
        const retries = isRepeatable ? (request.request.retries ?? RETRIES) : RETRIES;
        const seconds = isRepeatable || isRefused(error) ? secondsToWait(error, tries) : null;
        if (seconds !== null && tries < retries) {
            const problem = toApiProblem(error);
            onRetry?.({ seconds, reason: problem.kind === 'http' ? `status ${problem.status}` : problem.reason });
            error.request.request = { ...error.request.request, retries, retryAfter: seconds };
        }
        throw error;
    });
    return {};
}
function isRefused(error) {
    const problem = toApiProblem(error);
    return problem.kind === 'http' && isRateLimit(problem);
}
function secondsToWait(error, tries) {
    const problem = toApiProblem(error);
    const backOff = (tries + 1) ** 2;
    if (problem.kind === 'network' || problem.status >= 500)
        return backOff;
    if (isRateLimit(problem)) {
        const wait = requestedWait(problem, Date.now()) ?? LIMIT_WAIT_SECONDS * (tries + 1);
        return wait > MAX_WAIT_SECONDS ? null : wait;
    }
    const isNodeRace = problem.status === 422 && /could not resolve to a node/i.test(problem.message);
    return isNodeRace ? backOff : null;
}
class GitHubError extends Error {
    step;
    problem;
    name = 'GitHubError';
    constructor(step, problem, options) {
        super(`${step}: ${problem.kind === 'http' ? `${problem.status} ${problem.message}` : problem.reason}`, options);
        this.step = step;
        this.problem = problem;
    }
}
async function inStep(step, work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__/* .RequestError */ .G)
            throw new GitHubError(step, toApiProblem(error), { cause: error });
        if (error instanceof TypeError) {
            const reason = 'the answer is not from GitHub';
            throw new GitHubError(step, { kind: 'network', reason }, { cause: error });
        }
        throw error;
    }
}
function required(value) {
    if (value === undefined || value === null)
        throw new TypeError('A value is missing in the answer.');
    return value;
}
function toApiProblem(error) {
    if (error.response === undefined)
        return { kind: 'network', reason: networkReason(error) };
    return { kind: 'http', status: error.status, message: error.message, headers: error.response.headers };
}
function networkReason(error) {
    const causes = [];
    for (let cause = error; cause instanceof Error && causes.length < 5; cause = cause.cause) {
        causes.push(cause instanceof AggregateError && cause.errors[0] instanceof Error ? cause.errors[0] : cause);
    }
    const last = causes.at(-1) ?? error;
    const code = 'code' in last && typeof last.code === 'string' ? last.code : undefined;
    return code === undefined || last.message.includes(code) ? last.message : `${last.message} (${code})`;
}
function isRateLimit({ status, message, headers }) {
    if (status === 429)
        return true;
    if (status !== 403)
        return false;
    return (/rate limit|abuse detection/i.test(message) ||
        headers['retry-after'] !== undefined ||
        String(headers['x-ratelimit-remaining']) === '0');
}
function requestedWait({ headers }, now) {
    const after = headers['retry-after'];
    if (after !== undefined) {
        const seconds = Number(after);
        return Number.isFinite(seconds) ? seconds : secondsUntil(Date.parse(String(after)), now);
    }
    if (String(headers['x-ratelimit-remaining']) !== '0')
        return null;
    return secondsUntil(Number(headers['x-ratelimit-reset']) * 1000, now);
}
function secondsUntil(time, now) {
    return Number.isFinite(time) ? Math.max(0, Math.ceil((time - now) / 1000)) : null;
}
function nullWhenMissing(error) {
    if (error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__/* .RequestError */ .G && error.status === 404)
        return null;
    throw error;
}
function nullWhenForbidden(error) {
    const problem = error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__/* .RequestError */ .G ? toApiProblem(error) : null;
    if (problem?.kind === 'http' && problem.status === 403 && !isRateLimit(problem))
        return null;
    throw error;
}
function isAlreadyThere(error) {
    return (error instanceof GitHubError &&
        error.problem.kind === 'http' &&
        error.problem.status === 422 &&
        /already exists/i.test(error.problem.message));
}
function isNotFastForward(error) {
    return (error instanceof GitHubError &&
        error.problem.kind === 'http' &&
        error.problem.status === 422 &&
        /fast.forward/i.test(error.problem.message));
}
//# sourceMappingURL=client.js.map

/***/ }),

/***/ 87164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: () => (/* binding */ SyncRefused),
/* harmony export */   Lf: () => (/* binding */ encodeSegments),
/* harmony export */   XE: () => (/* binding */ classifyFailure)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42864);

class SyncRefused extends Error {
    failure;
    name = 'SyncRefused';
    constructor(failure) {
        super(failure.kind);
        this.failure = failure;
    }
}
function classifyFailure({ step, problem }, context) {
    if (problem.kind === 'network')
        return { kind: 'unreachable', apiUrl: context.apiUrl, reason: problem.reason };
    const { status, message, headers } = problem;
    if (status >= 500)
        return { kind: 'server-error', status };
    if ((0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .isRateLimit */ .a5)(problem)) {
        return { kind: 'rate-limited', waitSeconds: (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .requestedWait */ .S7)(problem, context.now) };
    }
    switch (status) {
        case 401:
            return { kind: 'bad-token' };
        case 403:
            return classifyForbidden({ step, message, sso: headers['x-github-sso'] }, context);
        case 404:
            return classifyNotFound(step, context);
        case 409:
            return /empty/i.test(message)
                ? { kind: 'repository-empty' }
                : { kind: 'refused', step, status, message };
        case 422:
            return classifyRejected(step, message, context);
        default:
            return { kind: 'refused', step, status, message };
    }
}
function classifyForbidden({ step, message, sso }, context) {
    if (sso !== undefined || /SAML/.test(message)) {
        return { kind: 'single-sign-on', url: /url=(\S+)/.exec(String(sso))?.[1] ?? null };
    }
    if (/not permitted to create or approve pull requests/i.test(message))
        return forbiddenBySetting(context);
    if (/archived/i.test(message))
        return { kind: 'archived' };
    if (/protected branch|rule violations/i.test(message)) {
        return { kind: 'branch-protected', branch: context.branch, message };
    }
    if (/not accessible by|write access|must have (push|write|admin)/i.test(message)) {
        return { kind: 'missing-permission', permission: neededPermission(step), message };
    }
    return { kind: 'refused', step, status: 403, message };
}
function forbiddenBySetting({ serverUrl, repository, base, branch }) {
    const range = `${encodeSegments(base)}...${encodeSegments(branch)}`;
    return {
        kind: 'pull-requests-forbidden',
        compareUrl: `${serverUrl}/${repository}/compare/${range}?expand=1`,
        settingsUrl: `${serverUrl}/${repository}/settings/actions`,
    };
}
function encodeSegments(branch) {
    return branch.split('/').map(encodeURIComponent).join('/');
}
function neededPermission(step) {
    switch (step) {
        case 'find-pull-request':
        case 'create-pull-request':
        case 'update-pull-request':
        case 'add-labels':
        case 'request-reviewers':
        case 'request-team-reviewers':
        case 'add-assignees':
        case 'comment':
        case 'convert-to-draft':
        case 'set-milestone':
            return 'pull-requests';
        case 'dispatch-workflow':
            return 'actions';
        default:
            return 'contents';
    }
}
function classifyNotFound(step, { repository }) {
    const isWrite = !step.startsWith('read-') && step !== 'find-pull-request';
    if (isWrite)
        return { kind: 'missing-permission', permission: neededPermission(step), message: 'Not Found' };
    return { kind: 'repository-hidden', repository };
}
function classifyRejected(step, message, context) {
    if (step === 'push-branch' || step === 'delete-branch') {
        if (/protected|rule violations|force-push|forced? push/i.test(message)) {
            return { kind: 'branch-protected', branch: context.branch, message };
        }
    }
    if (step === 'create-pull-request') {
        if (/draft/i.test(message))
            return { kind: 'draft-unsupported' };
        if (/"field":"base"/.test(message))
            return { kind: 'base-missing', base: context.base };
    }
    if (step === 'request-reviewers')
        return { kind: 'not-collaborators', who: context.reviewers, message };
    if (step === 'request-team-reviewers') {
        return { kind: 'not-collaborators', who: context.teamReviewers, message };
    }
    if (step === 'add-assignees')
        return { kind: 'not-collaborators', who: context.assignees, message };
    if (step === 'add-labels')
        return { kind: 'labels-refused', labels: context.labels, message };
    return { kind: 'refused', step, status: 422, message };
}
//# sourceMappingURL=failures.js.map

/***/ }),

/***/ 48279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openApi: () => (/* binding */ openApi),
  syncOutcome: () => (/* binding */ syncOutcome),
  o: () => (/* binding */ toFailureContext)
});

// UNUSED EXPORTS: describeSync

// EXTERNAL MODULE: ./build/json/read-json.js
var read_json = __webpack_require__(19694);
// EXTERNAL MODULE: ./build/manifest/compare-manifests.js
var compare_manifests = __webpack_require__(83824);
// EXTERNAL MODULE: ./build/manifest/routes.js
var routes = __webpack_require__(89568);
// EXTERNAL MODULE: ./build/report/markdown-pull-request.js
var markdown_pull_request = __webpack_require__(99704);
// EXTERNAL MODULE: ./build/text/suggest.js
var suggest = __webpack_require__(20324);
// EXTERNAL MODULE: ./build/action/action-result.js
var action_result = __webpack_require__(83627);
// EXTERNAL MODULE: ./build/action/roots.js
var roots = __webpack_require__(76738);
// EXTERNAL MODULE: ./build/action/run-roots.js + 46 modules
var run_roots = __webpack_require__(29306);
// EXTERNAL MODULE: ./build/action/sync/client.js
var sync_client = __webpack_require__(42864);
// EXTERNAL MODULE: ./build/action/sync/describe-skip.js
var describe_skip = __webpack_require__(61404);
// EXTERNAL MODULE: ./build/action/sync/explain-failure.js
var explain_failure = __webpack_require__(50223);
// EXTERNAL MODULE: ./build/action/sync/failures.js
var failures = __webpack_require__(87164);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/json/json-tree.js
var json_tree = __webpack_require__(46010);
// EXTERNAL MODULE: ./build/text/decode.js
var decode = __webpack_require__(75174);
;// CONCATENATED MODULE: ./build/action/sync/files.js





async function findChangedFiles(api, files, treeSha) {
    const changed = [];
    for (const file of files) {
        const { form = {} } = file;
        const { path, mode, sha } = await locateFile(api, treeSha, file.path, form);
        const there = sha === null ? null : decodeBlob(await api.readBlob(sha), form);
        if (there?.ok === false)
            continue;
        const before = there?.text ?? null;
        const content = file.edit(before);
        const wanted = form.mode === undefined ? mode : MODES[form.mode];
        if (!isSame(there, content) || (content !== null && mode !== wanted)) {
            changed.push({ source: file.path, path, mode: wanted, before, content, form });
        }
    }
    return changed;
}
const MODES = { plain: '100644', executable: '100755', link: '120000' };
function decodeBlob(bytes, { isBinary }) {
    return isBinary === true ? { ok: true, text: (0,decode/* binaryText */.nM)(bytes) } : (0,decode/* decodeText */.g7)(bytes);
}
function withLineEndsOf(before, content) {
    const isKept = before === null || before.includes('\r\n');
    return isKept || content === null ? content : content.replaceAll('\r\n', '\n');
}
function isSame(there, content) {
    if (there === null || content === null)
        return there === content;
    return there.ok && differsOnlyInTime(there.text, content);
}
async function keepTimes(api, files, treeSha) {
    return Promise.all(files.map(async (file) => {
        const { there } = await readFile(api, treeSha, file);
        return there?.ok && isSame(there, file.content) ? { ...file, content: there.text } : file;
    }));
}
async function hasFiles(api, files, treeSha) {
    for (const file of files) {
        const { there, mode } = await readFile(api, treeSha, file);
        if (!isSame(there, file.content) || (there !== null && mode !== file.mode))
            return false;
    }
    return true;
}
async function readFile(api, treeSha, { path, form }) {
    const { sha, mode } = await locateFile(api, treeSha, path, form);
    return { mode, there: sha === null ? null : decodeBlob(await api.readBlob(sha), form) };
}
const MAX_LINKS = 10;
const LINK = '120000';
async function locateFile(api, treeSha, path, form) {
    let wanted = path;
    for (let links = 0; links <= MAX_LINKS; links += 1) {
        const found = await walk(api, treeSha, wanted);
        if (found.link === null)
            return found.file;
        const isItself = found.link.path === path && found.link.rest === '';
        if (form.mode === 'link' && isItself)
            return { path, mode: LINK, sha: found.link.sha };
        const target = (0,decode/* decodeText */.g7)(await api.readBlob(found.link.sha));
        if (!target.ok)
            break;
        wanted = external_node_path_.posix.join(external_node_path_.posix.dirname(found.link.path), target.text, found.link.rest);
        if (wanted.startsWith('/') || wanted.split('/')[0] === '..')
            break;
    }
    throw new failures/* SyncRefused */.C$({ kind: 'outside-repository', path });
}
async function walk(api, treeSha, path) {
    const segments = path.split('/');
    let tree = treeSha;
    for (const [at, name] of segments.entries()) {
        const entry = (await api.readTree(tree)).find((candidate) => candidate.name === name);
        const isLast = at === segments.length - 1;
        if (entry?.mode === LINK) {
            const rest = segments.slice(at + 1).join('/');
            return { link: { path: segments.slice(0, at + 1).join('/'), sha: entry.sha, rest } };
        }
        if (isLast && entry?.type === 'blob')
            return { link: null, file: { path, ...fileOf(entry) } };
        if (isLast || entry?.type !== 'tree')
            break;
        tree = entry.sha;
    }
    return { link: null, file: { path, mode: '100644', sha: null } };
}
function fileOf({ mode, sha }) {
    return { mode: mode === '100755' ? '100755' : '100644', sha };
}
function differsOnlyInTime(a, b) {
    if (a === b)
        return true;
    const withoutA = withoutTime(a);
    return withoutA !== null && withoutA === withoutTime(b);
}
function withoutTime(text) {
    if (!(0,read_json/* readJson */.Vh)(text).ok)
        return null;
    const body = (0,read_json/* withoutMark */.E_)(text);
    const time = (0,json_tree/* parseJsonTree */.U0)(body).member('_meta')?.member('lastUpdated');
    if (time === undefined || !time.raw.startsWith('"'))
        return null;
    return body.slice(0, time.start) + body.slice(time.end);
}
//# sourceMappingURL=files.js.map
// EXTERNAL MODULE: ./node_modules/@octokit/request-error/dist-src/index.js
var dist_src = __webpack_require__(31015);
;// CONCATENATED MODULE: ./build/action/sync/repository.js


function openRepository(access) {
    return { ...gitData(access), ...pullRequests(access), ...comments(access) };
}
const HEADS = 'refs/heads/';
const MAX_INLINE_BYTES = 100_000;
const MAX_REQUEST_BYTES = 1_000_000;
const UPDATE_REFS = `mutation ($repositoryId: ID!, $update: RefUpdate!) {
  updateRefs(input: { repositoryId: $repositoryId, refUpdates: [$update] }) { clientMutationId }
}`;
const CONVERT_TO_DRAFT = `mutation ($pullRequestId: ID!) {
  convertPullRequestToDraft(input: { pullRequestId: $pullRequestId }) { clientMutationId }
}`;
const VIEWER = 'query { viewer { login } }';
function isGraphqlError(error) {
    return error instanceof Error && error.name === 'GraphqlResponseError';
}
function isUnsupported(error) {
    if (error instanceof dist_src/* RequestError */.G)
        return error.status === 404;
    return (isGraphqlError(error) &&
        (error.errors ?? []).some(({ message }) => /doesn't exist|isn't a defined|undefinedField/i.test(message)));
}
function toRequestError(error) {
    if (!isGraphqlError(error))
        return error;
    const isForbidden = (error.errors ?? []).some(({ type }) => type === 'FORBIDDEN');
    const request = { method: 'POST', url: '/graphql', headers: {} };
    const status = isForbidden ? 403 : 422;
    const response = { status, url: '/graphql', headers: {}, data: {} };
    return new dist_src/* RequestError */.G(error.message, status, { request, response });
}
function gitData({ octokit, owner, repo }) {
    const { git, repos } = octokit.rest;
    const trees = new Map();
    const headOf = async (branch) => {
        const answer = await git.getRef({ owner, repo, ref: `heads/${branch}` }).catch(sync_client/* nullWhenMissing */.uS);
        return answer === null ? null : (0,sync_client/* required */.mw)(answer.data.object.sha);
    };
    const createBlob = async (content, isBinary) => {
        const bytes = Buffer.from(content, isBinary ? 'latin1' : 'utf8');
        const blob = { content: bytes.toString('base64'), encoding: 'base64' };
        return (0,sync_client/* required */.mw)((await git.createBlob({ owner, repo, ...blob })).data.sha);
    };
    const readCommit = async (sha) => {
        const { data } = await git.getCommit({ owner, repo, commit_sha: sha });
        return {
            sha,
            treeSha: data.tree.sha,
            parents: data.parents.map((parent) => parent.sha),
            message: data.message,
            author: data.author.name,
            url: data.html_url,
        };
    };
    return {
        isVisible: () => (0,sync_client/* inStep */.qg)('read-base', async () => (await repos.get({ owner, repo }).catch(sync_client/* nullWhenMissing */.uS)) !== null),
        readBase: (branch) => (0,sync_client/* inStep */.qg)('read-base', () => headOf(branch)),
        readBranch: (branch) => (0,sync_client/* inStep */.qg)('read-branch', () => headOf(branch)),
        readCommit: (sha) => (0,sync_client/* inStep */.qg)('read-branch', () => readCommit(sha)),
        readCommitsBetween: (base, head) => (0,sync_client/* inStep */.qg)('read-branch', async () => {
            const answer = await repos
                .compareCommitsWithBasehead({ owner, repo, basehead: `${base}...${head}` })
                .catch(sync_client/* nullWhenMissing */.uS);
            if (answer === null)
                return [await readCommit(head)];
            return answer.data.commits.map(({ sha, commit, author, parents, html_url }) => ({
                sha,
                treeSha: commit.tree.sha,
                parents: (parents ?? []).map((parent) => parent.sha),
                message: commit.message,
                author: author?.login ?? commit.author?.name ?? 'unknown',
                url: html_url,
            }));
        }),
        compareCommits: (base, head) => (0,sync_client/* inStep */.qg)('read-branch', async () => {
            const basehead = `${base}...${head}`;
            const request = { owner, repo, basehead, per_page: 1, request: { retries: 0 } };
            const answer = await repos.compareCommitsWithBasehead(request).catch(sync_client/* nullWhenMissing */.uS);
            if (answer === null)
                return null;
            const { merge_base_commit, files = [] } = answer.data;
            return {
                mergeBase: merge_base_commit.sha,
                files: files.map(({ filename, patch = '' }) => ({ path: filename, patch })),
            };
        }),
        readTree: (sha) => (0,sync_client/* inStep */.qg)('read-file', async () => {
            const known = trees.get(sha);
            if (known !== undefined)
                return known;
            const { data } = await git.getTree({ owner, repo, tree_sha: sha });
            const entries = data.tree.map(({ path, mode, type, sha: entry }) => ({
                name: path,
                mode,
                type,
                sha: entry,
            }));
            trees.set(sha, entries);
            return entries;
        }),
        readBlob: (sha) => (0,sync_client/* inStep */.qg)('read-file', async () => {
            const { data } = await git.getBlob({ owner, repo, file_sha: sha });
            return Buffer.from(data.content, data.encoding === 'base64' ? 'base64' : 'utf8');
        }),
        createTree: (baseTree, files) => (0,sync_client/* inStep */.qg)('create-tree', async () => {
            const sizes = files.map(({ content }) => Buffer.byteLength(content ?? ''));
            const isLarge = sizes.reduce((sum, size) => sum + size, 0) > MAX_REQUEST_BYTES;
            const tree = [];
            for (const [at, { path, mode, content, form }] of files.entries()) {
                const isBinary = form?.isBinary === true;
                const entry = { path, mode, type: 'blob' };
                if (content === null)
                    tree.push({ ...entry, sha: null });
                else if (!isLarge && !isBinary && sizes[at] <= MAX_INLINE_BYTES)
                    tree.push({ ...entry, content });
                else
                    tree.push({ ...entry, sha: await createBlob(content, isBinary) });
            }
            return (0,sync_client/* required */.mw)((await git.createTree({ owner, repo, base_tree: baseTree, tree })).data.sha);
        }),
        createCommit: (commit) => (0,sync_client/* inStep */.qg)('create-commit', async () => {
            const { message, tree, parent, author } = commit;
            const named = author === undefined ? {} : { author: { ...author } };
            const { data } = await git.createCommit({ owner, repo, message, tree, parents: [parent], ...named });
            return { sha: (0,sync_client/* required */.mw)(data.sha), author: data.author.name };
        }),
        findBlockingBranch: (branch) => (0,sync_client/* inStep */.qg)('read-branch', async () => {
            const ref = `heads/${branch.split('/', 1)[0]}`;
            const { data } = await git.listMatchingRefs({ owner, repo, ref });
            const branches = data.map((found) => ({
                name: found.ref.slice(HEADS.length),
                sha: found.object.sha,
            }));
            const isBlocking = (name) => name.startsWith(`${branch}/`) || branch.startsWith(`${name}/`);
            return branches.find(({ name }) => isBlocking(name)) ?? null;
        }),
        createBranch: (branch, sha) => (0,sync_client/* inStep */.qg)('push-branch', async () => {
            await git.createRef({ owner, repo, ref: `${HEADS}${branch}`, sha });
        }),
        moveBranch: (branch, sha, { force }) => (0,sync_client/* inStep */.qg)('push-branch', async () => {
            await git.updateRef({ owner, repo, ref: `heads/${branch}`, sha, force });
        }),
        replaceBranch: (branch, { from, to }) => (0,sync_client/* inStep */.qg)('push-branch', async () => {
            const { data } = await repos.get({ owner, repo });
            const update = { name: `${HEADS}${branch}`, beforeOid: from, afterOid: to, force: true };
            try {
                await octokit.graphql(UPDATE_REFS, { repositoryId: data.node_id, update });
                return true;
            }
            catch (error) {
                if (isGraphqlError(error) && (await headOf(branch)) !== from)
                    return false;
                if (!isUnsupported(error))
                    throw toRequestError(error);
            }
            await git.updateRef({ owner, repo, ref: `heads/${branch}`, sha: to, force: true });
            return true;
        }),
        deleteBranch: (branch) => (0,sync_client/* inStep */.qg)('delete-branch', async () => {
            if ((await headOf(branch)) === null)
                return;
            await git.deleteRef({ owner, repo, ref: `heads/${branch}` });
        }),
    };
}
function pullRequests({ octokit, owner, repo }) {
    const { pulls, issues, actions } = octokit.rest;
    const list = async (branch, state) => {
        const { data } = await pulls.list({
            owner,
            repo,
            state,
            head: `${owner}:${branch}`,
            sort: 'created',
            direction: 'desc',
            per_page: 100,
        });
        return data
            .filter(({ head, base }) => head.repo === null || head.repo.id === base.repo.id)
            .map(toPullRequest);
    };
    return {
        findPullRequests: (branch) => (0,sync_client/* inStep */.qg)('find-pull-request', () => list(branch, 'open')),
        findClosedPullRequests: (branch) => (0,sync_client/* inStep */.qg)('find-pull-request', () => list(branch, 'closed')),
        createPullRequest: ({ title, body, branch, base, draft }) => (0,sync_client/* inStep */.qg)('create-pull-request', async () => toPullRequest((await pulls.create({ owner, repo, title, body, head: branch, base, draft })).data)),
        updatePullRequest: (pull_number, text) => (0,sync_client/* inStep */.qg)('update-pull-request', async () => {
            await pulls.update({ owner, repo, pull_number, ...text });
        }),
        closePullRequest: (pull_number, text) => (0,sync_client/* inStep */.qg)('update-pull-request', async () => {
            await pulls.update({ owner, repo, pull_number, ...text, state: 'closed' });
        }),
        convertToDraft: (nodeId) => (0,sync_client/* inStep */.qg)('convert-to-draft', async () => {
            await octokit.graphql(CONVERT_TO_DRAFT, { pullRequestId: nodeId }).catch((error) => {
                throw toRequestError(error);
            });
        }),
        setMilestone: (issue_number, milestone) => (0,sync_client/* inStep */.qg)('set-milestone', async () => {
            const open = await octokit.paginate(issues.listMilestones, { owner, repo, per_page: 100 });
            const found = open.find(({ number, title }) => title === milestone || `${number}` === milestone);
            if (found === undefined)
                return false;
            await issues.update({ owner, repo, issue_number, milestone: found.number });
            return true;
        }),
        dispatchWorkflow: (workflow_id, branch) => (0,sync_client/* inStep */.qg)('dispatch-workflow', async () => {
            await actions.createWorkflowDispatch({ owner, repo, workflow_id, ref: branch });
        }),
        addLabels: (issue_number, labels) => (0,sync_client/* inStep */.qg)('add-labels', async () => {
            await issues.addLabels({ owner, repo, issue_number, labels: [...labels] });
        }),
        requestReviewers: (pull_number, users) => (0,sync_client/* inStep */.qg)('request-reviewers', async () => {
            await pulls.requestReviewers({ owner, repo, pull_number, reviewers: [...users] });
        }),
        requestTeamReviewers: (pull_number, teams) => (0,sync_client/* inStep */.qg)('request-team-reviewers', async () => {
            await pulls.requestReviewers({ owner, repo, pull_number, team_reviewers: [...teams] });
        }),
        addAssignees: (issue_number, users) => (0,sync_client/* inStep */.qg)('add-assignees', async () => {
            await issues.addAssignees({ owner, repo, issue_number, assignees: [...users] });
        }),
    };
}
function toPullRequest(answer) {
    const { number, html_url, title, body, base, head, merged_at, labels, user } = answer;
    return {
        number: (0,sync_client/* required */.mw)(number),
        nodeId: answer.node_id ?? '',
        isDraft: answer.draft === true,
        url: html_url,
        title,
        body: body ?? '',
        base: base.ref,
        headSha: head?.sha ?? '',
        isMerged: typeof merged_at === 'string',
        labels: labels.flatMap(({ name }) => (name === undefined ? [] : [name])),
        author: user?.login ?? '',
    };
}
function comments({ octokit, owner, repo }) {
    const { issues, users } = octokit.rest;
    return {
        readLogin: () => (0,sync_client/* inStep */.qg)('comment', async () => {
            const viewer = await octokit.graphql(VIEWER).catch(() => null);
            if (viewer?.viewer?.login !== undefined)
                return viewer.viewer.login;
            const answer = await users.getAuthenticated().catch(sync_client/* nullWhenForbidden */.B_);
            return answer === null ? null : answer.data.login;
        }),
        listComments: (issue_number) => (0,sync_client/* inStep */.qg)('comment', async () => {
            const all = await octokit.paginate(issues.listComments, {
                owner,
                repo,
                issue_number,
                per_page: 100,
            });
            return all.map(({ id, body, user }) => ({
                id,
                body: body ?? '',
                author: user?.login ?? null,
            }));
        }),
        createComment: (issue_number, body) => (0,sync_client/* inStep */.qg)('comment', async () => {
            const once = { retries: 0, isRepeatable: false };
            await issues.createComment({ owner, repo, issue_number, body, request: once });
        }),
        updateComment: (comment_id, body) => (0,sync_client/* inStep */.qg)('comment', async () => {
            await issues.updateComment({ owner, repo, comment_id, body });
        }),
        deleteComment: (comment_id) => (0,sync_client/* inStep */.qg)('comment', async () => {
            await issues.deleteComment({ owner, repo, comment_id }).catch(sync_client/* nullWhenMissing */.uS);
        }),
    };
}
//# sourceMappingURL=repository.js.map
;// CONCATENATED MODULE: ./build/action/sync/branch.js



const MAX_TRIES = 5;
async function pushBranch(api, wanted) {
    const { branch, baseSha } = wanted;
    const base = await api.readCommit(baseSha);
    for (let tries = 1;; tries += 1) {
        const branchSha = await api.readBranch(branch);
        if (branchSha === null)
            await refuseBlockedName(api, wanted);
        const head = branchSha === null ? null : await api.readCommit(branchSha);
        const files = head === null ? wanted.files : await keepTimes(api, wanted.files, head.treeSha);
        const tree = await api.createTree(base.treeSha, files);
        if (head?.treeSha === tree)
            return { headSha: head.sha, isChanged: false, files, overwritten: [] };
        const overwritten = head === null ? [] : await findForeignCommits(api, wanted, head.sha);
        const message = markMessage(wanted.message, { tree, root: wanted.root });
        const { sha } = await api.createCommit({ message, tree, parent: baseSha, author: wanted.author });
        const isMoved = await pointBranch(api, { branch, from: branchSha, to: sha });
        if (isMoved)
            return { headSha: sha, isChanged: true, files, overwritten };
        if (tries === MAX_TRIES)
            throw new failures/* SyncRefused */.C$({ kind: 'branch-busy', branch });
    }
}
async function refuseBlockedName(api, { branch, root }) {
    const blocking = await api.findBlockingBranch(branch);
    if (blocking === null)
        return;
    const otherRoot = rootOf(await api.readCommit(blocking.sha));
    throw new failures/* SyncRefused */.C$({ kind: 'branch-blocked', branch, root, other: blocking.name, otherRoot });
}
async function pointBranch(api, { branch, from, to }) {
    if ((await api.readBranch(branch)) !== from)
        return false;
    if (from !== null)
        return api.replaceBranch(branch, { from, to });
    try {
        await api.createBranch(branch, to);
        return true;
    }
    catch (error) {
        if (!(0,sync_client/* isAlreadyThere */.P2)(error))
            throw error;
        return (await api.readBranch(branch)) === to;
    }
}
async function findForeignCommits(api, { base, branch, baseSha, root, isOpen }, branchSha) {
    const commits = await api.readCommitsBetween(baseSha, branchSha);
    const other = commits.map(rootOf).find((owner) => owner !== null && owner !== root);
    if (other && isOpen)
        throw new failures/* SyncRefused */.C$({ kind: 'branch-of-other-root', branch, root: other });
    return commits
        .filter((commit) => !isOwnCommit(commit) && !isBaseMerge(commit, base))
        .map(({ sha, author, message, url }) => ({ sha, author, url, title: message.split('\n', 1)[0] }));
}
const TREE_TRAILER = 'Skill-Registrar-Tree';
const ROOT_TRAILER = 'Skill-Registrar-Root';
function markMessage(message, { tree, root }) {
    return addTrailers(message, [`${TREE_TRAILER}: ${tree}`, `${ROOT_TRAILER}: ${root}`]);
}
const TRAILER = /^[A-Za-z][A-Za-z0-9-]*: /;
function addTrailers(message, trailers) {
    const text = message.trimEnd();
    const [title = '', ...paragraphs] = text.split(/\n\s*\n/);
    const last = (paragraphs.at(-1) ?? '').split('\n');
    const hasTrailers = paragraphs.length > 0 && title !== '' && last.every((line) => TRAILER.test(line));
    const added = trailers.filter((trailer) => !last.includes(trailer));
    if (added.length === 0)
        return `${text}\n`;
    return `${text}${hasTrailers ? '\n' : '\n\n'}${added.join('\n')}\n`;
}
function isOwnCommit({ message, treeSha }) {
    return trailerOf(message, TREE_TRAILER) === treeSha;
}
function rootOf(commit) {
    return isOwnCommit(commit) ? trailerOf(commit.message, ROOT_TRAILER) : null;
}
function trailerOf(message, name) {
    const line = message.split('\n').findLast((candidate) => candidate.startsWith(`${name}: `));
    return line === undefined ? null : line.slice(name.length + 2).trim();
}
function isBaseMerge({ parents, message }, base) {
    return parents.length === 2 && message.startsWith(`Merge branch '${base}' into `);
}
//# sourceMappingURL=branch.js.map
;// CONCATENATED MODULE: ./build/action/sync/pull-requests.js





async function ensurePullRequest(api, request, state) {
    const { open, pushed } = state;
    const { files: changed, overwritten } = pushed;
    const { branch, base } = request;
    const draft = request.draft !== 'never' || state.needsAttention;
    const title = request.renderTitle(changed);
    const render = (earlierBody) => request.renderBody({ changed, overwritten, earlierBody });
    const found = open ?? (await createPullRequest(api, { title, body: render(''), branch, base, draft }));
    if ('created' in found)
        return { operation: 'created', pullRequest: found.created };
    const body = render(found.body);
    const isTextEqual = found.title === title && isSameText(found.body, body);
    if (!isTextEqual)
        await api.updatePullRequest(found.number, { title, body });
    return { operation: isTextEqual && !pushed.isChanged ? 'none' : 'updated', pullRequest: found };
}
async function createPullRequest(api, wanted) {
    try {
        return { created: await api.createPullRequest(wanted) };
    }
    catch (error) {
        if (!(0,sync_client/* isAlreadyThere */.P2)(error))
            throw error;
        const open = await api.findPullRequests(wanted.branch);
        const found = open.find(({ base }) => base === wanted.base);
        if (found === undefined)
            throw error;
        const isOwn = found.title === wanted.title && isSameText(found.body, wanted.body);
        return isOwn ? { created: found } : found;
    }
}
function isSameText(a, b) {
    return storedForm(a) === storedForm(b);
}
function storedForm(body) {
    return body.replaceAll('\r\n', '\n').trim();
}
async function decoratePullRequest(api, request, { operation, pullRequest }, { needsAttention }) {
    const { number, nodeId, isDraft } = pullRequest;
    const present = new Set(pullRequest.labels.map((label) => label.toLowerCase()));
    const wanted = [...request.labels, ...(needsAttention ? [explain_failure/* ATTENTION_LABEL */.uU] : [])];
    const labels = wanted.filter((label) => !present.has(label.toLowerCase()));
    const { reviewers: users, teamReviewers: teams, assignees, milestone } = request;
    const isNew = operation === 'created';
    const becomesDraft = !isNew && !isDraft && (needsAttention || (request.draft === 'always' && operation === 'updated'));
    const errors = [
        ...(becomesDraft ? await collect(() => api.convertToDraft(nodeId)) : []),
        ...(labels.length > 0 ? await collect(() => api.addLabels(number, labels)) : []),
        ...(isNew && users.length > 0 ? await collect(() => api.requestReviewers(number, users)) : []),
        ...(isNew && teams.length > 0 ? await collect(() => api.requestTeamReviewers(number, teams)) : []),
        ...(isNew && assignees.length > 0 ? await collect(() => api.addAssignees(number, assignees)) : []),
        ...(isNew && milestone !== undefined ? await setMilestone(api, number, milestone) : []),
    ];
    const isRefused = errors.some((error) => 'step' in error && error.step === 'add-labels');
    return { hasAdded: (labels.length > 0 && !isRefused) || becomesDraft, errors };
}
async function setMilestone(api, number, milestone) {
    let isThere = true;
    const errors = await collect(async () => {
        isThere = await api.setMilestone(number, milestone);
    });
    return isThere ? errors : [...errors, { kind: 'milestone-missing', milestone }];
}
async function dispatchWorkflows(api, workflows, branch) {
    const problems = [];
    for (const workflow of workflows) {
        const [error] = await collect(() => api.dispatchWorkflow(workflow, branch));
        if (error === undefined)
            continue;
        const { problem } = error;
        const isRefused = problem.kind === 'http' && [403, 404, 422].includes(problem.status);
        problems.push(isRefused ? { kind: 'dispatch-refused', workflow, message: problem.message } : error);
    }
    return problems;
}
async function collect(work) {
    try {
        await work();
        return [];
    }
    catch (error) {
        if (error instanceof sync_client/* GitHubError */.y_)
            return [error];
        throw error;
    }
}
const CLOSED_NOTE = '> [!NOTE]\n> Closed by Skill Registrar: the base branch is up to date, so there is nothing left to merge.';
async function findDeclined(api, { base, branch, recreate }, changed) {
    if (recreate === 'always')
        return null;
    const closed = await api.findClosedPullRequests(branch);
    const newest = closed.find((pullRequest) => pullRequest.base === base);
    const isDeclined = newest && !newest.isMerged && !storedForm(newest.body).startsWith(CLOSED_NOTE);
    if (!isDeclined)
        return null;
    if (recreate === 'never')
        return newest;
    const head = await api.readCommit(newest.headSha);
    return (await hasFiles(api, changed, head.treeSha)) ? newest : null;
}
async function closeStalePullRequest(api, { base, branch, root, deleteBranch }, state) {
    const { open, baseSha } = state;
    const headSha = await api.readBranch(branch);
    if (headSha === null || (!open && !deleteBranch))
        return { headSha, warnings: [] };
    const use = { base, branch, root, baseSha, isOpen: open !== undefined };
    const foreign = await findForeignCommits(api, use, headSha);
    if (open)
        await api.closePullRequest(open.number, { body: withNote(open.body, foreign) });
    if (!deleteBranch) {
        const shas = foreign.map(({ sha }) => sha);
        return { headSha, warnings: shas.length > 0 ? [{ kind: 'commits-left', branch, shas }] : [] };
    }
    if (foreign.length > 0) {
        return { headSha, warnings: [{ kind: 'branch-kept', branch, commits: foreign.length }] };
    }
    await api.deleteBranch(branch);
    return { headSha: null, warnings: [] };
}
function withNote(body, foreign) {
    const text = [CLOSED_NOTE, ...(0,markdown_pull_request/* renderLeftCommits */.O1)(foreign), '', body].join('\n');
    return text.length > markdown_pull_request/* PULL_REQUEST_BODY_LIMIT */.L1 ? body : text;
}
//# sourceMappingURL=pull-requests.js.map
;// CONCATENATED MODULE: ./build/action/sync/sync-pull-request.js





async function syncPullRequest(api, request, context) {
    const progress = { headSha: null };
    return toSyncResult(() => sync(api, request, { context, progress }), { context, progress });
}
async function toSyncResult(work, { context, progress }) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof failures/* SyncRefused */.C$)
            return { kind: 'failed', failure: error.failure, headSha: null };
        if (!(error instanceof sync_client/* GitHubError */.y_))
            throw error;
        return { kind: 'failed', failure: (0,failures/* classifyFailure */.XE)(error, context), headSha: progress.headSha };
    }
}
async function sync(api, request, state) {
    const { base, branch, root } = request;
    if (base === branch)
        throw new failures/* SyncRefused */.C$({ kind: 'branch-is-base', branch });
    const baseSha = await api.readBase(base);
    if (baseSha === null)
        throw new failures/* SyncRefused */.C$(await explainMissingBase(api, state.context));
    const { treeSha } = await api.readCommit(baseSha);
    if (!(await isCheckedOut(api, request, treeSha))) {
        const isAhead = request.checkedOutCommits.slice(1).includes(baseSha);
        if (isAhead)
            return { kind: 'skipped', reason: { kind: 'local-commits', base } };
        return { kind: 'skipped', reason: { kind: 'stale-checkout', base, baseSha } };
    }
    const changed = await findChangedFiles(api, request.files, treeSha);
    const all = await api.findPullRequests(branch);
    const open = all.find((pullRequest) => pullRequest.base === base);
    if (changed.length === 0)
        return closeStale(api, request, { open, baseSha });
    const other = all.find((pullRequest) => pullRequest.base !== base);
    if (other)
        throw new failures/* SyncRefused */.C$({ kind: 'branch-in-use', branch, base: other.base, url: other.url });
    const removals = request.countRemovals(changed);
    if (removals.total > 0 && removals.removed === removals.total) {
        throw new failures/* SyncRefused */.C$({ kind: 'all-removed', count: removals.total });
    }
    const declined = open ? null : await findDeclined(api, request, changed);
    if (declined)
        return { kind: 'skipped', reason: { kind: 'declined', ...declined } };
    const message = commitMessage(request, changed);
    const isOpen = open !== undefined;
    const { author } = request;
    const pushed = await pushBranch(api, {
        base,
        branch,
        baseSha,
        files: changed,
        message,
        author,
        root,
        isOpen,
    });
    state.progress.headSha = pushed.headSha;
    const needsAttention = isMassRemoval(removals, request.maxRemovals);
    const result = await publish(api, request, { open, pushed, needsAttention, context: state.context });
    return needsAttention ? { ...result, attention: { kind: 'many-removed', ...removals } } : result;
}
function isMassRemoval({ removed, total }, { count, share }) {
    return removed > count && removed * 100 > total * share;
}
const WORKFLOW_AUTHOR = 'github-actions[bot] <41898282+github-actions[bot]@users.noreply.github.com>';
function commitMessage({ commitMessage: given, renderTitle, signoff, author }, changed) {
    const message = given ?? renderTitle(changed);
    if (!signoff)
        return message;
    const signer = author === undefined ? WORKFLOW_AUTHOR : `${author.name} <${author.email}>`;
    return addTrailers(message, [`Signed-off-by: ${signer}`]);
}
async function isCheckedOut(api, { checkedOutTrees, eventSha }, treeSha) {
    for (const tree of checkedOutTrees) {
        const known = tree ?? (eventSha === '' ? null : (await api.readCommit(eventSha)).treeSha);
        if (known !== treeSha)
            return false;
    }
    return true;
}
async function closeStale(api, request, state) {
    const { headSha, warnings } = await closeStalePullRequest(api, request, state);
    const { open } = state;
    return {
        kind: 'done',
        operation: open ? 'closed' : 'none',
        pullRequest: open ?? null,
        headSha: open ? headSha : null,
        overwritten: [],
        warnings,
    };
}
async function publish(api, request, { open, pushed, needsAttention, context }) {
    const ensured = await ensurePullRequest(api, request, { open, pushed, needsAttention });
    const { hasAdded, errors } = await decoratePullRequest(api, request, ensured, { needsAttention });
    const refused = pushed.isChanged ? await dispatchWorkflows(api, request.dispatch, request.branch) : [];
    return {
        kind: 'done',
        operation: ensured.operation === 'none' && hasAdded ? 'updated' : ensured.operation,
        pullRequest: ensured.pullRequest,
        headSha: pushed.headSha,
        overwritten: pushed.overwritten,
        warnings: [...errors, ...refused].map((error) => toFailure(error, context)),
    };
}
function toFailure(error, context) {
    return error instanceof sync_client/* GitHubError */.y_ ? (0,failures/* classifyFailure */.XE)(error, context) : error;
}
async function explainMissingBase(api, { repository, base }) {
    return (await api.isVisible()) ? { kind: 'base-missing', base } : { kind: 'repository-hidden', repository };
}
async function commitToPullRequest(api, request, { target, context }) {
    const work = () => commit(api, request, { target, context });
    return toSyncResult(work, { context, progress: { headSha: null } });
}
async function commit(api, request, { target, context }) {
    const { branch, headSha } = target;
    const moved = { kind: 'skipped', reason: { kind: 'head-moved', branch } };
    const current = await api.readBranch(branch);
    if (current === null)
        return { kind: 'skipped', reason: { kind: 'branch-deleted', branch } };
    if (current !== headSha)
        return moved;
    const head = await api.readCommit(headSha);
    if (!(await isCheckedOut(api, request, head.treeSha))) {
        return { kind: 'skipped', reason: { kind: 'base-merged-in', branch } };
    }
    const changed = await findChangedFiles(api, request.files, head.treeSha);
    if (changed.length === 0)
        return done(target, { operation: 'none', headSha, author: '' });
    const tree = await api.createTree(head.treeSha, changed);
    const message = commitMessage(request, changed);
    const commit = { message, tree, parent: headSha, author: request.author };
    const { sha, author } = await api.createCommit(commit);
    try {
        await api.moveBranch(branch, sha, { force: false });
    }
    catch (error) {
        if ((0,sync_client/* isNotFastForward */.Hz)(error))
            return moved;
        throw error;
    }
    const refused = await dispatchWorkflows(api, request.dispatch, branch);
    const warnings = refused.map((error) => toFailure(error, context));
    return { ...done(target, { operation: 'updated', headSha: sha, author }), warnings };
}
function done({ number, url }, { operation, headSha, author }) {
    const pullRequest = { number, url, author };
    return { kind: 'done', operation, pullRequest, headSha, overwritten: [], warnings: [] };
}
//# sourceMappingURL=sync-pull-request.js.map
// EXTERNAL MODULE: ./build/action/sync/target.js
var sync_target = __webpack_require__(55574);
;// CONCATENATED MODULE: ./build/action/sync/sync-outcome.js
















async function syncOutcome(facts) {
    const { target, inputs, context } = facts;
    const base = target.kind === 'own-branch' ? target.branch : target.base;
    const { defaultBranch } = context;
    const branch = target.kind === 'own-branch' ? target.branch : (0,sync_target/* branchFor */.yC)(inputs, { base, defaultBranch });
    return describeSync(await sync_outcome_sync(facts, { base, branch }), { base, branch });
}
async function sync_outcome_sync(facts, { base, branch }) {
    const { inputs, context, target } = facts;
    const api = openApi(inputs, context, facts.client);
    if ('kind' in api)
        return failed(api);
    const files = listWantedFiles(facts.runs, inputs);
    const manifests = findManifests(facts.runs);
    const outside = files.find(({ path }) => (0,roots/* isOutsideRepository */.Ss)(path));
    if (outside)
        return failed({ kind: 'outside-repository', path: outside.path });
    const request = toSyncRequest(facts, { base, branch, files, manifests });
    const failureContext = toFailureContext(inputs, context, { base, branch });
    return target.kind === 'own-branch'
        ? commitToPullRequest(api, request, { target, context: failureContext })
        : syncPullRequest(api, request, failureContext);
}
function failed(failure) {
    return { kind: 'failed', failure, headSha: null };
}
function openApi({ token }, { repository, apiUrl }, client) {
    const [owner, repo] = repository.split('/');
    if (!owner || !repo)
        return { kind: 'no-repository' };
    if (token === '')
        return { kind: 'no-token' };
    return openRepository({ octokit: (0,sync_client/* createOctokit */.Qi)({ token, apiUrl, ...client }), owner, repo });
}
function listWantedFiles(runs, { mode }) {
    return runs.flatMap(({ root, request, outcome, edits }) => {
        const generated = mode === 'sync' ? outcome.tracked : [];
        const skills = (0,run_roots/* editedPaths */.e0)(edits).filter((path) => !generated.includes(path));
        return [
            ...generated.map((path) => ({
                path,
                form: outcome.formOf(path),
                edit: (before) => outcome.edit(path, before),
            })),
            ...skills.map((path) => ({
                path,
                edit: (before) => withLineEndsOf(before, request.store.read((0,roots/* fromRoot */.tc)(path, root.prefix))),
            })),
        ];
    });
}
function findManifests(runs) {
    return runs.map(({ root, outcome }) => ({ path: outcome.report.manifest, prefix: root.prefix }));
}
function toSyncRequest({ outcome: { report }, runs, inputs, context, checkedOutTrees, checkedOutCommits }, { base, branch, files, manifests }) {
    const describe = (changed) => changed.flatMap((file) => describeChange(file, manifests, report));
    const edits = runs.flatMap((run) => run.edits);
    const edited = new Set((0,run_roots/* editedPaths */.e0)(edits));
    const titleOf = (changed) => {
        const generated = changed.filter(({ source }) => !edited.has(source));
        const title = generated.length > 0 ? [(0,markdown_pull_request/* renderPullRequestTitle */.$Y)(describe(generated))] : [];
        return joinTitles([...(generated.length < changed.length ? editTitles(edits) : []), ...title]);
    };
    return {
        ...inputs,
        base,
        branch,
        root: inputs.roots.join(', '),
        checkedOutTrees,
        checkedOutCommits,
        eventSha: context.sha,
        files,
        renderTitle: (changed) => inputs.title ?? titleOf(changed),
        countRemovals: (changed) => ({
            removed: describe(changed).filter(({ kind }) => kind === 'skill-removed').length,
            total: countEntries(changed, manifests),
        }),
        renderBody: ({ changed, overwritten, earlierBody }) => (0,markdown_pull_request/* renderPullRequestBody */.XC)({
            report: { ...report, changes: describe(changed), rerouted: reroutesOf(changed, manifests) },
            files: changed.map(toGeneratedFile),
            introduction: inputs.body,
            entriesBefore: countEntries(changed, manifests),
            blobUrl: `${context.serverUrl}/${context.repository}/blob/${(0,failures/* encodeSegments */.Lf)(base)}`,
            overwritten,
            earlierBody,
        }),
    };
}
function editTitles(edits) {
    return ['fix', 'bump'].flatMap((kind) => {
        const files = edits.filter((edit) => edit.kind === kind);
        if (files.length === 0)
            return [];
        const [only] = files;
        const what = files.length === 1 ? only.path : (0,suggest/* countText */.lT)(files.length, 'file');
        return [kind === 'fix' ? `Fix ${what}` : `Raise versions in ${what}`];
    });
}
function joinTitles([first = '', ...others]) {
    return (0,suggest/* joinWords */.yZ)([first, ...others.map((title) => `${title[0].toLowerCase()}${title.slice(1)}`)]);
}
function toGeneratedFile({ path, before, content, form }) {
    return { path, before, after: content, ...form };
}
function describeChange(file, manifests, report) {
    const manifest = manifests.find(({ path }) => path === file.source);
    if (manifest === undefined || file.content === null) {
        return [{ kind: 'file-changed', file: file.path, what: describeFile(file, report) }];
    }
    return (0,compare_manifests/* compareManifestTexts */.x)(file.before, file.content).map((change) => 'path' in change ? { ...change, path: (0,roots/* toRepositoryPath */.Bd)(change.path, manifest.prefix) } : change);
}
function describeFile({ source, content }, { outputs = [] }) {
    const kind = outputs.find(({ file }) => file === source)?.kind ?? 'file';
    return `${kind} ${content === null ? 'removed' : 'updated'}`;
}
function reroutesOf(changed, manifests) {
    return changed.flatMap(({ source, before, content }) => before !== null &&
        content !== null &&
        (0,read_json/* readJson */.Vh)(before).ok &&
        manifests.some(({ path }) => path === source)
        ? (0,routes/* findReroutes */.b5)(before, content)
        : []);
}
function countEntries(changed, manifests) {
    const texts = changed.filter(({ source }) => manifests.some(({ path }) => path === source));
    return texts.reduce((sum, { before }) => sum + countSkills(before), 0);
}
function countSkills(text) {
    const parsed = text === null ? null : (0,read_json/* readJson */.Vh)(text);
    if (!parsed?.ok)
        return 0;
    const { skills } = parsed.value;
    return Array.isArray(skills) ? skills.length : 0;
}
function toFailureContext({ labels, reviewers, teamReviewers, assignees }, { repository, serverUrl, apiUrl }, { base, branch }) {
    return {
        repository,
        serverUrl,
        apiUrl,
        base,
        branch,
        labels,
        reviewers,
        teamReviewers,
        assignees,
        now: Date.now(),
    };
}
function describeSync(result, { base, branch }) {
    if (result.kind === 'skipped') {
        return (0,describe_skip/* describeSkip */.V)(result.reason);
    }
    if (result.kind === 'failed') {
        const outputs = { ...action_result/* NO_PULL_REQUEST */.o, ...pushedOutputs(branch, result.headSha) };
        return { view: { kind: 'failed', why: (0,explain_failure/* explainFailure */.SP)(result.failure) }, outputs };
    }
    const { operation, pullRequest, headSha, overwritten, warnings, attention } = result;
    return {
        view: {
            kind: 'done',
            operation,
            number: pullRequest?.number ?? null,
            url: pullRequest?.url ?? null,
            branch,
            base,
            overwritten,
            warnings: warnings.map(explain_failure/* explainFailure */.SP),
            notes: notesOn(result, base === branch),
            ...(attention && { attention: (0,explain_failure/* explainFailure */.SP)(attention) }),
        },
        outputs: {
            'pull-request-number': pullRequest?.number ?? '',
            'pull-request-url': pullRequest?.url ?? '',
            'pull-request-operation': operation,
            'pull-request-branch': pullRequest ? branch : '',
            'pull-request-head-sha': headSha ?? '',
        },
    };
}
function pushedOutputs(branch, headSha) {
    return headSha === null ? {} : { 'pull-request-branch': branch, 'pull-request-head-sha': headSha };
}
function notesOn({ operation, pullRequest }, isCommit) {
    const isOpen = pullRequest !== null && operation !== 'closed';
    if (!isOpen || pullRequest.author !== 'github-actions[bot]')
        return [];
    return [
        {
            what: `The ${isCommit ? 'commit was pushed' : 'pull request was opened'} with the workflow token, for which GitHub starts no workflows, so required checks wait.`,
            next: 'Close and reopen the pull request to start them, name them in the input "dispatch", or set "token" to a token of a GitHub App.',
        },
    ];
}
//# sourceMappingURL=sync-outcome.js.map

/***/ })

};

//# sourceMappingURL=279.index.js.map