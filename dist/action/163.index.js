export const id = 163;
export const ids = [163];
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

/***/ 29163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openApi: () => (/* binding */ openApi),
  X: () => (/* binding */ toFailureContext)
});

// EXTERNAL MODULE: ./build/action/sync/client.js
var sync_client = __webpack_require__(42864);
// EXTERNAL MODULE: ./node_modules/@octokit/request-error/dist-src/index.js
var dist_src = __webpack_require__(31015);
;// CONCATENATED MODULE: ./build/action/sync/repository.js


function openRepository(access) {
    return { ...gitData(access), ...pullRequests(access), ...comments(access), ...reviews(access) };
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
const REVIEW_THREADS = `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) { pullRequest(number: $number) {
    reviewThreads(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes {
        id isOutdated isResolved
        comments(first: 1) { nodes { databaseId body author { login } } }
      }
    }
  } }
}`;
const RESOLVE_THREAD = `mutation ($threadId: ID!) {
  resolveReviewThread(input: { threadId: $threadId }) { clientMutationId }
}`;
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
        findPullRequestOf: ({ headRepository, headBranch, headSha }) => (0,sync_client/* inStep */.qg)('find-pull-request', async () => {
            const head = `${headRepository.split('/', 1)[0]}:${headBranch}`;
            const { data } = await pulls.list({ owner, repo, state: 'open', head, per_page: 100 });
            const found = data.find((one) => one.head.sha === headSha && one.head.repo?.full_name === headRepository);
            return found?.number ?? null;
        }),
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
function reviews({ octokit, owner, repo }) {
    const { pulls } = octokit.rest;
    const readThreads = async (number, after) => {
        const answer = await octokit
            .graphql(REVIEW_THREADS, { owner, repo, number, after })
            .catch((error) => {
            throw toRequestError(error);
        });
        return answer.repository.pullRequest.reviewThreads;
    };
    return {
        listReviewThreads: (number) => (0,sync_client/* inStep */.qg)('suggest', async () => {
            const threads = [];
            let after = null;
            do {
                const { nodes, pageInfo } = await readThreads(number, after);
                for (const { comments: all, ...thread } of nodes) {
                    const [first] = all.nodes;
                    if (first === undefined)
                        continue;
                    const { databaseId: commentId, body, author } = first;
                    threads.push({ ...thread, commentId, body, author: author?.login ?? null });
                }
                after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
            } while (after !== null);
            return threads;
        }),
        createReview: (pull_number, { headSha, body, comments: all }) => (0,sync_client/* inStep */.qg)('suggest', async () => {
            const side = 'RIGHT';
            const list = all.map(({ path, startLine, line, body: text }) => ({
                path,
                body: text,
                line,
                side,
                ...(startLine < line && { start_line: startLine, start_side: side }),
            }));
            const once = { retries: 0, isRepeatable: false };
            const review = { commit_id: headSha, event: 'COMMENT', body, comments: list };
            await pulls.createReview({ owner, repo, pull_number, ...review, request: once });
        }),
        updateReviewComment: (comment_id, body) => (0,sync_client/* inStep */.qg)('suggest', async () => {
            await pulls.updateReviewComment({ owner, repo, comment_id, body });
        }),
        resolveThread: (threadId) => (0,sync_client/* inStep */.qg)('suggest', async () => {
            const done = await octokit.graphql(RESOLVE_THREAD, { threadId }).catch((error) => {
                return (0,sync_client/* nullWhenForbidden */.B_)(toRequestError(error));
            });
            return done !== null;
        }),
    };
}
//# sourceMappingURL=repository.js.map
;// CONCATENATED MODULE: ./build/action/sync/open-api.js


function openApi({ token }, { repository, apiUrl }, client) {
    const [owner, repo] = repository.split('/');
    if (!owner || !repo)
        return { kind: 'no-repository' };
    if (token === '')
        return { kind: 'no-token' };
    return openRepository({ octokit: (0,sync_client/* createOctokit */.Qi)({ token, apiUrl, ...client }), owner, repo });
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
//# sourceMappingURL=open-api.js.map

/***/ })

};

//# sourceMappingURL=163.index.js.map