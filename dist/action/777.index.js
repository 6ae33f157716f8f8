export const id = 777;
export const ids = [777];
export const modules = {

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
        case 'suggest':
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

/***/ 678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K2: () => (/* binding */ storedForm),
/* harmony export */   N9: () => (/* binding */ selectOwn),
/* harmony export */   Od: () => (/* binding */ scopeOf),
/* harmony export */   _s: () => (/* binding */ tryRequests),
/* harmony export */   cZ: () => (/* binding */ isSameText),
/* harmony export */   we: () => (/* binding */ markerOf)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42864);
/* harmony import */ var _explain_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50223);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87164);
/* harmony import */ var _open_api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29163);




async function tryRequests({ inputs, context, client }, send) {
    const api = (0,_open_api_js__WEBPACK_IMPORTED_MODULE_3__.openApi)(inputs, context, client);
    if ('kind' in api)
        return (0,_explain_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .explainFailure */ .SP)(api);
    try {
        await send(api);
        return null;
    }
    catch (error) {
        if (!(error instanceof _client_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_))
            throw error;
        const where = { base: '', branch: '' };
        return (0,_explain_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .explainFailure */ .SP)((0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .classifyFailure */ .XE)(error, (0,_open_api_js__WEBPACK_IMPORTED_MODULE_3__/* .toFailureContext */ .X)(inputs, context, where)));
    }
}
function scopeOf({ roots, profile }) {
    return `${roots.join(',')}${profile === undefined ? '' : ` as ${profile}`}`.replace(/[^\w./ -]/g, '_');
}
function markerOf(what) {
    return `<!-- skill-registrar: ${what} -->`;
}
const WORKFLOW_LOGIN = 'github-actions[bot]';
async function selectOwn(api, comments, start) {
    const marked = comments.filter(({ body }) => body.startsWith(start));
    if (marked.length === 0)
        return [];
    const login = withoutSuffix((await api.readLogin()) ?? WORKFLOW_LOGIN);
    return marked.filter(({ author }) => author !== null && withoutSuffix(author) === login);
}
function withoutSuffix(login) {
    return login.replace(/\[bot\]$/, '');
}
function isSameText(a, b) {
    return storedForm(a) === storedForm(b);
}
function storedForm(body) {
    return body.replaceAll('\r\n', '\n').trim();
}
//# sourceMappingURL=own-comments.js.map

/***/ }),

/***/ 56777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  syncOutcome: () => (/* binding */ syncOutcome)
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
// EXTERNAL MODULE: ./build/action/git.js + 1 modules
var git = __webpack_require__(43598);
// EXTERNAL MODULE: ./build/action/roots.js
var roots = __webpack_require__(76738);
// EXTERNAL MODULE: ./build/action/run-roots.js + 65 modules
var run_roots = __webpack_require__(98522);
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
// EXTERNAL MODULE: ./build/action/sync/open-api.js + 1 modules
var open_api = __webpack_require__(29163);
// EXTERNAL MODULE: ./build/action/sync/client.js
var client = __webpack_require__(42864);
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
        if (!(0,client/* isAlreadyThere */.P2)(error))
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
// EXTERNAL MODULE: ./build/action/sync/own-comments.js
var own_comments = __webpack_require__(678);
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
    const isTextEqual = found.title === title && (0,own_comments/* isSameText */.cZ)(found.body, body);
    if (!isTextEqual)
        await api.updatePullRequest(found.number, { title, body });
    return { operation: isTextEqual && !pushed.isChanged ? 'none' : 'updated', pullRequest: found };
}
async function createPullRequest(api, wanted) {
    try {
        return { created: await api.createPullRequest(wanted) };
    }
    catch (error) {
        if (!(0,client/* isAlreadyThere */.P2)(error))
            throw error;
        const open = await api.findPullRequests(wanted.branch);
        const found = open.find(({ base }) => base === wanted.base);
        if (found === undefined)
            throw error;
        const isOwn = found.title === wanted.title && (0,own_comments/* isSameText */.cZ)(found.body, wanted.body);
        return isOwn ? { created: found } : found;
    }
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
        if (error instanceof client/* GitHubError */.y_)
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
    const isDeclined = newest && !newest.isMerged && !(0,own_comments/* storedForm */.K2)(newest.body).startsWith(CLOSED_NOTE);
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
        if (!(error instanceof client/* GitHubError */.y_))
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
    return error instanceof client/* GitHubError */.y_ ? (0,failures/* classifyFailure */.XE)(error, context) : error;
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
        if ((0,client/* isNotFastForward */.Hz)(error))
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
    const api = (0,open_api.openApi)(inputs, context, facts.client);
    if ('kind' in api)
        return failed(api);
    const files = listWantedFiles(facts.runs, inputs);
    const manifests = findManifests(facts.runs);
    const outside = files.find(({ path }) => (0,roots/* isOutsideRepository */.Ss)(path));
    if (outside)
        return failed({ kind: 'outside-repository', path: outside.path });
    const [inLfs] = facts.runs.flatMap((run) => listLfsFiles(run));
    if (inLfs !== undefined)
        return failed({ kind: 'lfs-tracked', path: inLfs });
    const request = toSyncRequest(facts, { base, branch, files, manifests });
    const failureContext = (0,open_api/* toFailureContext */.X)(inputs, context, { base, branch });
    return target.kind === 'own-branch'
        ? commitToPullRequest(api, request, { target, context: failureContext })
        : syncPullRequest(api, request, failureContext);
}
function failed(failure) {
    return { kind: 'failed', failure, headSha: null };
}
function listWantedFiles(runs, { mode }) {
    return runs.flatMap(({ root, request, outcome, edits }) => {
        const generated = mode === 'sync' ? outcome.tracked : [];
        const skills = (0,run_roots/* editedPaths */.e0)(edits).filter((path) => generated.every((file) => file.path !== path));
        return [
            ...generated,
            ...skills.map((path) => ({
                path,
                edit: (before) => withLineEndsOf(before, request.store.read((0,roots/* fromRoot */.tc)(path, root.prefix))),
            })),
        ];
    });
}
function listLfsFiles({ root, outcome }) {
    const paths = outcome.tracked.map(({ path }) => path).filter((path) => !(0,roots/* isOutsideRepository */.Ss)(path));
    const own = new Map(paths.map((path) => [(0,roots/* fromRoot */.tc)(path, root.prefix), path]));
    return (0,git/* selectLfsFiles */.R9)([...own.keys()], root.git).map((path) => own.get(path));
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

//# sourceMappingURL=777.index.js.map