export const id = 393;
export const ids = [393];
export const modules = {

/***/ 91393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  syncOutcome: () => (/* binding */ syncOutcome)
});

// EXTERNAL MODULE: ./build/core/read-json.js
var read_json = __webpack_require__(94391);
// EXTERNAL MODULE: ./build/core/registry/manifest-model.js + 1 modules
var manifest_model = __webpack_require__(82928);
;// CONCATENATED MODULE: ./build/core/compare-manifests.js


/** The semantic diff between two texts of a manifest; `null` where there is none. What is no manifest counts as empty. */
function compareManifests(before, after) {
    const [a, b] = [readObject(before), readObject(after)];
    return [...compareSkills(entriesOf(a), entriesOf(b)), ...compareMatrix(a, b), ...compareMeta(a, b)];
}
function readObject(text) {
    const parsed = text === null ? null : (0,read_json/* readJson */.V)(text);
    return parsed?.ok && (0,manifest_model/* isObject */.Gv)(parsed.value) ? parsed.value : {};
}
function objectAt(manifest, key) {
    const value = manifest[key];
    return (0,manifest_model/* isObject */.Gv)(value) ? value : {};
}
/** Entries by name. */
function entriesOf(manifest) {
    const { skills } = manifest;
    const entries = Array.isArray(skills) ? skills.filter(manifest_model/* isObject */.Gv) : [];
    return new Map(entries.flatMap((entry) => (typeof entry['name'] === 'string' ? [[entry['name'], entry]] : [])));
}
function compareSkills(a, b) {
    const kept = [...b].flatMap(([skill, entry]) => {
        const old = a.get(skill);
        if (old === undefined)
            return [{ kind: 'skill-added', skill, path: pathOf(entry) }];
        const fields = compareFields(old, entry);
        return fields.length > 0 ? [{ kind: 'skill-updated', skill, path: pathOf(entry), fields }] : [];
    });
    const gone = [...a].filter(([skill]) => !b.has(skill));
    return [
        ...kept,
        ...gone.map(([skill, entry]) => ({ kind: 'skill-removed', skill, path: pathOf(entry) })),
    ];
}
function pathOf({ path }) {
    return typeof path === 'string' ? path : '';
}
/** Fields by their way from the entry, such as `capabilities.dispatch_triggers.keywords`. */
function compareFields(a, b, way = '') {
    const names = new Set([...Object.keys(b), ...Object.keys(a)]);
    return [...names].flatMap((name) => {
        const [before, after] = [(0,manifest_model/* ownValue */.eC)(a, name), (0,manifest_model/* ownValue */.eC)(b, name)];
        if ((0,manifest_model/* sameJson */.Vk)(before, after))
            return [];
        const field = `${way}${name}`;
        if ((0,manifest_model/* isObject */.Gv)(before) && (0,manifest_model/* isObject */.Gv)(after))
            return compareFields(before, after, `${field}.`);
        return [
            { field, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) },
        ];
    });
}
function compareMatrix(a, b) {
    const [matrixA, matrixB] = [objectAt(a, 'dispatch_matrix'), objectAt(b, 'dispatch_matrix')];
    const tables = new Set([...Object.keys(matrixB), ...Object.keys(matrixA)]);
    return [...tables].flatMap((table) => compareRoutes(table, (0,manifest_model/* routesOf */.eV)(matrixA, table), (0,manifest_model/* routesOf */.eV)(matrixB, table)));
}
/** A key that goes and one that comes for the same skill are one route that moved. */
function compareRoutes(table, a, b) {
    const gone = new Map(Object.keys(a).flatMap((key) => (Object.hasOwn(b, key) ? [] : [[key, skillOf(a[key])]])));
    const present = Object.keys(b).flatMap((newKey) => {
        const newSkill = skillOf(b[newKey]);
        if (Object.hasOwn(a, newKey)) {
            if ((0,manifest_model/* sameJson */.Vk)(a[newKey], b[newKey]))
                return [];
            return [{ kind: 'route-changed', table, key: newKey, newKey, skill: skillOf(a[newKey]), newSkill }];
        }
        const key = [...gone.keys()].find((old) => gone.get(old) === newSkill);
        if (key === undefined)
            return [{ kind: 'route-added', table, key: newKey, skill: newSkill }];
        gone.delete(key);
        return [{ kind: 'route-changed', table, key, newKey, skill: newSkill, newSkill }];
    });
    return [
        ...present,
        ...[...gone].map(([key, skill]) => ({ kind: 'route-removed', table, key, skill })),
    ];
}
/** Routes of hand-made tables may be objects. */
function skillOf(value) {
    return typeof value === 'string' ? value : JSON.stringify(value);
}
function compareMeta(a, b) {
    return compareFields(objectAt(a, '_meta'), objectAt(b, '_meta')).map((change) => ({
        kind: 'meta-changed',
        ...change,
    }));
}

// EXTERNAL MODULE: ./build/core/count-text.js
var count_text = __webpack_require__(55009);
// EXTERNAL MODULE: ./build/report/group-changes.js
var group_changes = __webpack_require__(84960);
// EXTERNAL MODULE: ./build/report/markdown-changes.js + 1 modules
var markdown_changes = __webpack_require__(45275);
// EXTERNAL MODULE: ./build/report/markdown-escape.js
var markdown_escape = __webpack_require__(45456);
// EXTERNAL MODULE: ./build/report/markdown-fit.js
var markdown_fit = __webpack_require__(16284);
// EXTERNAL MODULE: ./build/report/join-sentences.js
var join_sentences = __webpack_require__(99952);
// EXTERNAL MODULE: ./build/report/order-by-severity.js
var order_by_severity = __webpack_require__(53377);
;// CONCATENATED MODULE: ./build/report/markdown-needs-person.js




/** What no generator can settle: findings to mend and keywords that more than one skill wants. */
function renderNeedsPerson(report, detail) {
    const items = [
        ...(0,order_by_severity/* orderBySeverity */.r)(report.diagnostics)
            // What the pull request itself mends needs nobody.
            .filter(({ severity, rule }) => severity !== 'notice' && rule !== 'manifest-drift')
            .map(({ severity, skill, file, line, message, fix }) => {
            const subject = skill === undefined ? (0,markdown_escape/* code */.aY)(`${file}:${line}`) : (0,markdown_escape/* code */.aY)(skill);
            return `- **${severity}** ${subject}: ${(0,markdown_escape/* prose */.CS)((0,join_sentences/* joinSentences */.D)(message, fix))}`;
        }),
        ...(report.conflicts ?? []).map(({ keyword, owner, losers }) => {
            const outcome = owner === null ? 'stays unmapped' : `goes to ${(0,markdown_escape/* code */.aY)(owner)}`;
            return `- keyword ${(0,markdown_escape/* code */.aY)(keyword)} ${outcome}; also wanted by ${losers.map(markdown_escape/* code */.aY).join(', ')}`;
        }),
    ];
    if (items.length === 0)
        return [];
    const { shown, more } = (0,markdown_fit/* takeRows */.L)(items, detail);
    return [
        `### Needs a person (${items.length})`,
        ...(shown.length > 0 ? [shown.join('\n')] : []),
        ...(more === '' ? [] : [more]),
    ];
}

// EXTERNAL MODULE: ./build/report/markdown-replaced-commits.js
var markdown_replaced_commits = __webpack_require__(95384);
// EXTERNAL MODULE: ./build/report/visible-text.js
var visible_text = __webpack_require__(30269);
;// CONCATENATED MODULE: ./build/report/markdown-pull-request.js








/** Characters that GitHub stores of a pull request's body. */
const PULL_REQUEST_BODY_LIMIT = 65_536;
const BODY_LIMIT = { size: PULL_REQUEST_BODY_LIMIT, measure: (text) => text.length };
const TITLE_LIMIT = 200;
/** `Register skill ct-a`, or counts where there is more than one change. */
function renderPullRequestTitle(changes) {
    const { added, updated, removed, routes } = (0,group_changes/* groupChanges */.t)(changes);
    const skills = [
        ...added.map(({ skill }) => `Register skill ${skill}`),
        ...updated.map(({ skill }) => `Update skill ${skill}`),
        ...removed.map(({ skill }) => `Remove skill ${skill}`),
    ];
    const [only] = skills;
    if (only !== undefined && skills.length === 1)
        return plainTitle(only);
    const counts = [
        ...(added.length > 0 ? [`${added.length} added`] : []),
        ...(updated.length > 0 ? [`${updated.length} updated`] : []),
        ...(removed.length > 0 ? [`${removed.length} removed`] : []),
        ...(skills.length === 0 && routes.length > 0 ? [(0,count_text/* countText */.l)(routes.length, 'route')] : []),
    ];
    return counts.length === 0
        ? 'Update the skill manifest'
        : `Update the skill manifest: ${(0,count_text/* joinWords */.y)(counts)}`;
}
/** Titles have no escape: what could link or mention is left out. */
function plainTitle(title) {
    return (0,visible_text/* shorten */.m)((0,visible_text/* visibleText */.Q)(title).replace(/[^\p{L}\p{N} ._/-]/gu, '?'), TITLE_LIMIT);
}
/** The body of the pull request, within what GitHub stores. */
function renderPullRequestBody(text) {
    const fitted = (0,markdown_fit/* renderToFit */.t)((detail) => renderBody(text, detail), BODY_LIMIT);
    if (fitted.length <= BODY_LIMIT.size)
        return fitted;
    const note = '_The text given as `body` is too long for a pull request and was left out._';
    return (0,markdown_fit/* renderToFit */.t)((detail) => renderBody({ ...text, introduction: note }, detail), BODY_LIMIT);
}
function renderBody({ report, introduction, replaced, earlierBody }, detail) {
    return [
        ...(introduction.trim() === '' ? [] : [introduction.trim()]),
        `${(0,markdown_escape/* code */.aY)(report.manifest)} follows the skills of this repository again: ${describeCounts(report)}.`,
        ...(0,markdown_replaced_commits/* renderReplacedCommits */.Z)(replaced, earlierBody),
        ...(0,markdown_changes/* renderChanges */.O)(report.changes, detail),
        ...renderNeedsPerson(report, detail),
        '---',
        `<sub>Made by Skill Registrar ${report._meta.version}${profileText(report)}. It rewrites this branch and this text; put changes of your own elsewhere.</sub>`,
    ].join('\n\n');
}
function describeCounts({ changes }) {
    const { added, updated, removed, routes } = (0,group_changes/* groupChanges */.t)(changes);
    return (0,count_text/* joinWords */.y)([
        (0,count_text/* countText */.l)(added.length, 'skill').concat(' added'),
        `${updated.length} updated`,
        `${removed.length} removed`,
        (0,count_text/* countText */.l)(routes.length, 'route').concat(' changed'),
    ]);
}
function profileText({ _meta: { profile } }) {
    return profile === undefined ? '' : ` with the profile ${(0,markdown_escape/* code */.aY)(profile)}`;
}

// EXTERNAL MODULE: ./build/action/repository-path.js
var repository_path = __webpack_require__(60355);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js + 22 modules
var github = __webpack_require__(92785);
;// CONCATENATED MODULE: ./build/action/sync/github-error.js
/** A request that failed for good, retries included. */
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
/** An answer that is no JSON of GitHub's: cut off on the way, or a proxy's page. */
class UnusableAnswer extends Error {
    name = 'UnusableAnswer';
}

;// CONCATENATED MODULE: ./build/action/sync/create-octokit.js


const DEFAULT_TIMEOUT_MS = 30_000;
/** An Octokit that honours the runner's proxy settings, gives up on silence, and takes no answer but JSON. */
function createOctokit({ token, apiUrl, timeoutMs = DEFAULT_TIMEOUT_MS }) {
    const octokit = (0,github/* getOctokit */.Q)(token, { baseUrl: apiUrl, userAgent: 'skill-registrar' });
    octokit.hook.before('request', (options) => {
        options.request.signal = AbortSignal.timeout(timeoutMs);
    });
    // Octokit hands a body that it cannot parse on as text, as if all were well.
    octokit.hook.after('request', (response) => {
        if (response.status === 204 || (typeof response.data === 'object' && response.data !== null))
            return;
        throw new UnusableAnswer('the answer was cut off or is not from GitHub');
    });
    return octokit;
}

;// CONCATENATED MODULE: ./build/action/sync/request-failure.js
function isRequestFailure(error) {
    return (error instanceof Error &&
        error.name === 'HttpError' &&
        'status' in error &&
        typeof error.status === 'number');
}
/** For `.catch`: 404 is an answer, everything else is still a failure. */
function nullWhenMissing(error) {
    if (isRequestFailure(error) && error.status === 404)
        return null;
    throw error;
}

;// CONCATENATED MODULE: ./build/action/sync/api-problem.js


/** What went wrong, in our words; `null` when it is no failed request but a fault of ours. */
function toApiProblem(error) {
    if (error instanceof UnusableAnswer)
        return { kind: 'network', reason: error.message };
    if (!isRequestFailure(error))
        return null;
    // Octokit reports a connection that failed as status 500 without a response.
    if (error.response === undefined)
        return { kind: 'network', reason: networkReason(error) };
    return { kind: 'http', status: error.status, message: error.message, headers: error.response.headers };
}
/** Causes nest: fetch failed → connect failed → each address that was tried. */
function networkReason(error) {
    const causes = [];
    for (let cause = error; cause instanceof Error && causes.length < 5; cause = cause.cause) {
        causes.push(cause instanceof AggregateError && cause.errors[0] instanceof Error ? cause.errors[0] : cause);
    }
    const last = causes.at(-1) ?? error;
    const code = 'code' in last && typeof last.code === 'string' ? last.code : undefined;
    return code === undefined || last.message.includes(code) ? last.message : `${last.message} (${code})`;
}

;// CONCATENATED MODULE: ./build/action/sync/retry-policy.js
/** Rate limits as GitHub's documentation asks: at least a minute where no time is given. */
const DEFAULT_RETRY = {
    attempts: 5,
    firstWaitMs: 1_000,
    limitWaitMs: 60_000,
    longestWaitMs: 120_000,
};
/** Milliseconds to wait before the next try; `null` when trying again is of no use. */
function waitBeforeRetry(problem, attempt, policy, now) {
    if (attempt >= policy.attempts)
        return null;
    const wait = wantedWait(problem, attempt, policy, now);
    return wait === null || wait > policy.longestWaitMs ? null : wait;
}
function wantedWait(problem, attempt, policy, now) {
    const growth = 2 ** (attempt - 1);
    if (problem.kind === 'network' || problem.status >= 500)
        return policy.firstWaitMs * growth;
    if (isRateLimit(problem))
        return askedWait(problem, now) ?? policy.limitWaitMs * growth;
    // Right after its creation a pull request is not everywhere yet.
    const isNodeRace = problem.status === 422 && /could not resolve to a node/i.test(problem.message);
    return isNodeRace ? policy.firstWaitMs * growth : null;
}
/** 429, or a 403 that is about pace and not about permissions. */
function isRateLimit({ status, message, headers }) {
    if (status === 429)
        return true;
    if (status !== 403)
        return false;
    return (/rate limit|abuse detection/i.test(message) ||
        headers['retry-after'] !== undefined ||
        String(headers['x-ratelimit-remaining']) === '0');
}
/** What GitHub asks for: seconds or a date in `Retry-After`, or the reset of the primary limit. */
function askedWait({ headers }, now) {
    const after = headers['retry-after'];
    if (after !== undefined) {
        const seconds = Number(after);
        const until = Number.isFinite(seconds) ? now + seconds * 1000 : Date.parse(String(after));
        return Number.isFinite(until) ? Math.max(0, until - now) : null;
    }
    if (String(headers['x-ratelimit-remaining']) !== '0')
        return null;
    const reset = Number(headers['x-ratelimit-reset']);
    return Number.isFinite(reset) ? Math.max(0, reset * 1000 - now) : null;
}

;// CONCATENATED MODULE: ./build/action/sync/attempt.js



/** Runs one step until it succeeds or trying again is of no use. The step must be safe to repeat. */
async function attempt(step, work, options) {
    const { clock, policy = DEFAULT_RETRY, onWait } = options;
    for (let tries = 1;; tries += 1) {
        try {
            return await work();
        }
        catch (error) {
            const problem = toApiProblem(error);
            if (problem === null)
                throw error;
            const ms = waitBeforeRetry(problem, tries, policy, clock.now());
            if (ms === null)
                throw new GitHubError(step, problem, { cause: error });
            onWait?.({ step, ms, reason: problem.kind === 'http' ? `status ${problem.status}` : problem.reason });
            await clock.sleep(ms);
        }
    }
}

;// CONCATENATED MODULE: ./build/action/sync/file-contents.js


/** Reads files of a commit. */
function fileContents({ octokit, owner, repo, attempts, }) {
    return {
        readFile: (path, commit) => attempt('read-file', async () => {
            const answer = await octokit.rest.repos
                .getContent({ owner, repo, path, ref: commit })
                .catch(nullWhenMissing);
            if (answer === null)
                return null;
            // A directory or a link stands there: no text of ours, so it differs from whatever we write.
            if (Array.isArray(answer.data) || answer.data.type !== 'file')
                return null;
            if (answer.data.encoding === 'base64')
                return decode(answer.data.content);
            // Above 1 MiB the contents API leaves the text out.
            const blob = await octokit.rest.git.getBlob({ owner, repo, file_sha: answer.data.sha });
            return decode(blob.data.content);
        }, attempts),
    };
}
function decode(base64) {
    return Buffer.from(base64, 'base64').toString('utf8');
}

;// CONCATENATED MODULE: ./build/action/sync/git-data.js


/** Branches, commits and trees through the git data API: commits made by a bot's token there are verified. */
function gitData({ octokit, owner, repo, attempts }) {
    const { git, repos } = octokit.rest;
    const run = (step, work) => attempt(step, work, attempts);
    const headOf = async (branch) => {
        const answer = await git.getRef({ owner, repo, ref: `heads/${branch}` }).catch(nullWhenMissing);
        return answer === null ? null : answer.data.object.sha;
    };
    const readCommit = async (sha) => {
        const { data } = await git.getCommit({ owner, repo, commit_sha: sha });
        return {
            sha,
            treeSha: data.tree.sha,
            message: data.message,
            author: data.author.name,
            url: data.html_url,
        };
    };
    return {
        isVisible: () => run('read-base', async () => (await repos.get({ owner, repo }).catch(nullWhenMissing)) !== null),
        readBase: (branch) => run('read-base', () => headOf(branch)),
        readBranch: (branch) => run('read-branch', () => headOf(branch)),
        readCommit: (sha) => run('read-branch', () => readCommit(sha)),
        readCommitsBetween: (base, head) => run('read-branch', async () => {
            const answer = await repos
                .compareCommitsWithBasehead({ owner, repo, basehead: `${base}...${head}` })
                .catch(nullWhenMissing);
            // Histories without a common commit cannot be compared: then the head speaks for the branch.
            if (answer === null)
                return [await readCommit(head)];
            return answer.data.commits.map(({ sha, commit, author, html_url }) => ({
                sha,
                treeSha: commit.tree.sha,
                message: commit.message,
                author: author?.login ?? commit.author?.name ?? 'unknown',
                url: html_url,
            }));
        }),
        createTree: (baseTree, files) => run('create-tree', async () => {
            const { data } = await git.createTree({
                owner,
                repo,
                base_tree: baseTree,
                tree: files.map(treeEntry),
            });
            return data.sha;
        }),
        createCommit: ({ message, tree, parent }) => run('create-commit', async () => {
            // Without author and committer GitHub signs the commits of a bot's token.
            const { data } = await git.createCommit({ owner, repo, message, tree, parents: [parent] });
            return data.sha;
        }),
        pointBranch: (branch, sha) => run('push-branch', async () => {
            const current = await headOf(branch);
            if (current === sha)
                return;
            if (current === null)
                await git.createRef({ owner, repo, ref: `refs/heads/${branch}`, sha });
            else
                await git.updateRef({ owner, repo, ref: `heads/${branch}`, sha, force: true });
        }),
        deleteBranch: (branch) => run('delete-branch', async () => {
            if ((await headOf(branch)) === null)
                return;
            await git.deleteRef({ owner, repo, ref: `heads/${branch}` });
        }),
    };
}
function treeEntry({ path, content }) {
    return { path, content, mode: '100644', type: 'blob' };
}

;// CONCATENATED MODULE: ./build/action/sync/pull-requests.js

/** Pull requests and what hangs on them. */
function pullRequests({ octokit, owner, repo, attempts }) {
    const { pulls, issues } = octokit.rest;
    const run = (step, work) => attempt(step, work, attempts);
    const find = async (branch) => {
        const { data } = await pulls.list({
            owner,
            repo,
            state: 'open',
            head: `${owner}:${branch}`,
            per_page: 100,
        });
        // A fork in the same organisation has the same owner.
        return data
            .filter(({ head }) => head.repo === null || head.repo.full_name === `${owner}/${repo}`)
            .map(toFacts);
    };
    return {
        findPullRequests: (branch) => run('find-pull-request', () => find(branch)),
        createPullRequest: ({ title, body, branch, base, draft }) => run('create-pull-request', async () => {
            // An answer that never came may still have made one.
            const existing = (await find(branch)).find((pullRequest) => pullRequest.base === base);
            if (existing)
                return existing;
            const { data } = await pulls.create({ owner, repo, title, body, head: branch, base, draft });
            return toFacts(data);
        }),
        updatePullRequest: (pull_number, { title, body }) => run('update-pull-request', async () => {
            await pulls.update({ owner, repo, pull_number, title, body });
        }),
        closePullRequest: (pull_number, { body }) => run('update-pull-request', async () => {
            await pulls.update({ owner, repo, pull_number, body, state: 'closed' });
        }),
        addLabels: (issue_number, labels) => run('add-labels', async () => {
            await issues.addLabels({ owner, repo, issue_number, labels: [...labels] });
        }),
        requestReviewers: (pull_number, { users, teams }) => run('request-reviewers', async () => {
            await pulls.requestReviewers({
                owner,
                repo,
                pull_number,
                reviewers: [...users],
                team_reviewers: [...teams],
            });
        }),
        addAssignees: (issue_number, users) => run('add-assignees', async () => {
            await issues.addAssignees({ owner, repo, issue_number, assignees: [...users] });
        }),
    };
}
function toFacts({ number, html_url, title, body, base, labels, user }) {
    return {
        number,
        url: html_url,
        title,
        body: body ?? '',
        base: base.ref,
        labels: labels.flatMap(({ name }) => (name === undefined ? [] : [name])),
        author: user?.login ?? '',
    };
}

;// CONCATENATED MODULE: ./build/action/sync/octokit-repository.js



/** A repository at GitHub through an Octokit. */
function octokitRepository(access) {
    return { ...gitData(access), ...fileContents(access), ...pullRequests(access) };
}

;// CONCATENATED MODULE: ./build/action/sync/classify-failure.js

/** Which of the known failures a refused request is. */
function classifyFailure({ step, problem }, context) {
    if (problem.kind === 'network')
        return { kind: 'unreachable', apiUrl: context.apiUrl, reason: problem.reason };
    const { status, message, headers } = problem;
    if (status >= 500)
        return { kind: 'server-error', status };
    if (isRateLimit(problem)) {
        const wait = askedWait(problem, context.now);
        return { kind: 'rate-limited', waitSeconds: wait === null ? null : Math.ceil(wait / 1000) };
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
/** Addresses of GitHub keep the slashes of branch names. */
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
        case 'add-assignees':
            return 'pull-requests';
        default:
            return 'contents';
    }
}
/** GitHub says 404 where a token may not even know that something exists. */
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
    if (step === 'add-assignees')
        return { kind: 'not-collaborators', who: context.assignees, message };
    if (step === 'add-labels')
        return { kind: 'labels-refused', labels: context.labels, message };
    return { kind: 'refused', step, status: 422, message };
}

;// CONCATENATED MODULE: ./build/action/sync/decorate-pull-request.js

/**
 * Labels are only ever added. Reviewers and assignees are asked once, when the pull request is opened: to ask
 * again after each update would call back people who are done with it. None of these undoes the pull request
 * when it fails; the failures are returned.
 */
async function decoratePullRequest(api, request, { operation, pullRequest }) {
    const { number } = pullRequest;
    const present = new Set(pullRequest.labels.map((label) => label.toLowerCase()));
    const labels = request.labels.filter((label) => !present.has(label.toLowerCase()));
    const { reviewers: users, teamReviewers: teams, assignees } = request;
    const isNew = operation === 'created';
    const errors = [
        ...(labels.length > 0 ? await collect(() => api.addLabels(number, labels)) : []),
        ...(isNew && users.length + teams.length > 0
            ? await collect(() => api.requestReviewers(number, { users, teams }))
            : []),
        ...(isNew && assignees.length > 0 ? await collect(() => api.addAssignees(number, assignees)) : []),
    ];
    return { hasAdded: labels.length > 0 && !errors.some(({ step }) => step === 'add-labels'), errors };
}
async function collect(work) {
    try {
        await work();
        return [];
    }
    catch (error) {
        if (error instanceof GitHubError)
            return [error];
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/action/sync/ensure-pull-request.js
/** Opens the pull request, or brings the open one up to date. */
async function ensurePullRequest(api, request, state) {
    const { open, pushed, changed } = state;
    const { branch, base, draft } = request;
    const title = request.renderTitle({ changed });
    const body = request.renderBody({ changed, replaced: pushed.replaced, earlierBody: open?.body ?? '' });
    if (open === undefined) {
        const pullRequest = await api.createPullRequest({ title, body, branch, base, draft });
        return { operation: 'created', pullRequest };
    }
    const isTextEqual = open.title === title && storedForm(open.body) === storedForm(body);
    if (!isTextEqual)
        await api.updatePullRequest(open.number, { title, body });
    return { operation: isTextEqual && !pushed.isChanged ? 'none' : 'updated', pullRequest: open };
}
/** The web page stores CRLF. */
function storedForm(body) {
    return body.replaceAll('\r\n', '\n').trim();
}

;// CONCATENATED MODULE: ./build/action/sync/own-commit.js
const TRAILER = 'Skill-Registrar-Tree';
/** The message with a trailer that names the tree: a commit that still holds this tree is ours, whoever signed it. */
function markMessage(message, tree) {
    return `${message.trimEnd()}\n\n${TRAILER}: ${tree}\n`;
}
/** A commit that somebody amended no longer holds the tree its message names. */
function isOwnCommit({ message, treeSha }) {
    return message.split('\n').some((line) => line.trim() === `${TRAILER}: ${treeSha}`);
}

;// CONCATENATED MODULE: ./build/action/sync/find-foreign-commits.js

/** Commits on the branch that somebody else made. */
async function findForeignCommits(api, baseSha, branchSha) {
    const commits = await api.readCommitsBetween(baseSha, branchSha);
    return commits
        .filter((commit) => !isOwnCommit(commit))
        .map(({ sha, author, message, url }) => ({ sha, author, url, title: message.split('\n', 1)[0] ?? '' }));
}

// EXTERNAL MODULE: ./build/core/json/json-tree.js + 1 modules
var json_tree = __webpack_require__(33895);
;// CONCATENATED MODULE: ./build/action/sync/differs-only-in-time.js


/** Whether two texts of a manifest are the same but for `_meta.lastUpdated`: the clock alone makes no commit. */
function differsOnlyInTime(a, b) {
    if (a === b)
        return true;
    const withoutA = withoutTime(a);
    return withoutA !== null && withoutA === withoutTime(b);
}
function withoutTime(text) {
    // The tree takes for granted that the text is JSON.
    if (!(0,read_json/* readJson */.V)(text).ok)
        return null;
    const time = (0,json_tree/* openJson */.VH)(text).member('_meta')?.value.member('lastUpdated')?.value;
    if (time === undefined || !time.raw.startsWith('"'))
        return null;
    return text.slice(0, time.start) + text.slice(time.end);
}

;// CONCATENATED MODULE: ./build/action/sync/wanted-files.js

/** The files that base lacks or has in another form: what the commit holds. */
async function findWantedFiles(api, files, baseSha) {
    const wanted = [];
    for (const file of files) {
        const inBase = await api.readFile(file.path, baseSha);
        const content = likeLineEnds(file.content, inBase);
        if (inBase === null || !differsOnlyInTime(inBase, content))
            wanted.push({ path: file.path, before: inBase, content });
    }
    return wanted;
}
/** A checkout on Windows has CRLF where the repository has LF; what we commit follows the repository. */
function likeLineEnds(content, inBase) {
    return inBase === null || inBase.includes('\r\n') ? content : content.replaceAll('\r\n', '\n');
}
/** The same files with the text the branch has already, where only the time differs. */
async function keepBranchTimes(api, files, branchSha) {
    return Promise.all(files.map(async (file) => {
        const onBranch = await api.readFile(file.path, branchSha);
        return onBranch !== null && differsOnlyInTime(onBranch, file.content)
            ? { ...file, content: onBranch }
            : file;
    }));
}

;// CONCATENATED MODULE: ./build/action/sync/push-branch.js



/** Makes the branch one commit on base that holds the files; an equal tree is left alone. */
async function pushBranch(api, wanted) {
    const { branch, baseSha, message } = wanted;
    const branchSha = await api.readBranch(branch);
    const files = branchSha === null ? wanted.files : await keepBranchTimes(api, wanted.files, branchSha);
    const tree = await api.createTree((await api.readCommit(baseSha)).treeSha, files);
    if (branchSha !== null && (await api.readCommit(branchSha)).treeSha === tree) {
        return { headSha: branchSha, isChanged: false, replaced: [] };
    }
    const replaced = branchSha === null ? [] : await findForeignCommits(api, baseSha, branchSha);
    const headSha = await api.createCommit({ message: markMessage(message, tree), tree, parent: baseSha });
    await api.pointBranch(branch, headSha);
    return { headSha, isChanged: true, replaced };
}

;// CONCATENATED MODULE: ./build/action/sync/retire-pull-request.js


const CLOSED_NOTE = '> [!NOTE]\n> Closed by Skill Registrar: the base branch is up to date, so there is nothing left to merge.';
/** Base needs nothing: closes the stale pull request and, where asked, deletes the branch. */
async function retirePullRequest(api, { branch, deleteBranch }, state) {
    const { open, baseSha } = state;
    if (open)
        await api.closePullRequest(open.number, { body: withNote(open.body) });
    const branchSha = await api.readBranch(branch);
    if (branchSha === null || !deleteBranch)
        return { headSha: branchSha, shortcomings: [] };
    const foreign = await findForeignCommits(api, baseSha, branchSha);
    if (foreign.length > 0) {
        return { headSha: branchSha, shortcomings: [{ kind: 'branch-kept', branch, commits: foreign.length }] };
    }
    await api.deleteBranch(branch);
    return { headSha: null, shortcomings: [] };
}
/** A body that is full already stays as it is: GitHub would refuse a longer one. */
function withNote(body) {
    const text = `${CLOSED_NOTE}\n\n${body}`;
    return text.length > PULL_REQUEST_BODY_LIMIT ? body : text;
}

;// CONCATENATED MODULE: ./build/action/sync/sync-pull-request.js







/** Brings branch and pull request in line with the generated files; a second run finds nothing to do. */
async function syncPullRequest(api, request, context) {
    const progress = { headSha: null };
    try {
        return await sync(api, request, { context, progress });
    }
    catch (error) {
        if (!(error instanceof GitHubError))
            throw error;
        return { kind: 'failed', failure: classifyFailure(error, context), headSha: progress.headSha };
    }
}
async function sync(api, request, around) {
    const { base, branch } = request;
    if (base === branch)
        return fail({ kind: 'branch-is-base', branch });
    const baseSha = await api.readBase(base);
    if (baseSha === null)
        return fail(await explainMissingBase(api, around.context));
    const changed = await findWantedFiles(api, request.files, baseSha);
    const all = await api.findPullRequests(branch);
    const open = all.find((pullRequest) => pullRequest.base === base);
    if (changed.length === 0)
        return retire(api, request, { open, baseSha });
    const other = all.find((pullRequest) => pullRequest.base !== base);
    if (other)
        return fail({ kind: 'branch-in-use', branch, base: other.base, url: other.url });
    const message = request.commitMessage ?? request.renderTitle({ changed });
    const pushed = await pushBranch(api, { branch, baseSha, files: changed, message });
    around.progress.headSha = pushed.headSha;
    return publish(api, request, { open, baseSha, pushed, changed, context: around.context });
}
async function retire(api, request, state) {
    const { headSha, shortcomings } = await retirePullRequest(api, request, state);
    const { open, baseSha } = state;
    return {
        kind: 'done',
        operation: open ? 'closed' : 'none',
        pullRequest: open ?? null,
        headSha: open ? headSha : null,
        baseSha,
        replaced: [],
        shortcomings,
    };
}
async function publish(api, request, { open, baseSha, pushed, changed, context }) {
    const ensured = await ensurePullRequest(api, request, { open, pushed, changed });
    const { hasAdded, errors } = await decoratePullRequest(api, request, ensured);
    return {
        kind: 'done',
        operation: ensured.operation === 'none' && hasAdded ? 'updated' : ensured.operation,
        pullRequest: ensured.pullRequest,
        headSha: pushed.headSha,
        baseSha,
        replaced: pushed.replaced,
        shortcomings: errors.map((error) => classifyFailure(error, context)),
    };
}
/** A token that may not see the repository gets the same 404 as a branch that is not there. */
async function explainMissingBase(api, { repository, base }) {
    return (await api.isVisible()) ? { kind: 'base-missing', base } : { kind: 'repository-hidden', repository };
}
function fail(failure) {
    return { kind: 'failed', failure, headSha: null };
}

;// CONCATENATED MODULE: ./build/action/sync-outcome.js






/** Brings what a finished run generated into a pull request. */
async function syncOutcome(facts) {
    const { inputs, context, files, attempts } = facts;
    const [owner, repo] = context.repository.split('/');
    if (!owner || !repo)
        return failed({ kind: 'no-repository' });
    if (inputs.token === '')
        return failed({ kind: 'no-token' });
    const outside = files.find(({ path }) => !(0,repository_path/* isRepositoryPath */.o)(path));
    if (outside)
        return failed({ kind: 'outside-repository', path: outside.path });
    const octokit = createOctokit({ token: inputs.token, apiUrl: context.apiUrl });
    const api = octokitRepository({ octokit, owner, repo, attempts });
    return syncPullRequest(api, toSyncRequest(facts), toFailureContext(facts));
}
function failed(failure) {
    return { kind: 'failed', failure, headSha: null };
}
function toSyncRequest({ outcome: { report }, inputs, base, files }) {
    const describe = (changed) => describeChanges(changed, files[0]?.path);
    return {
        base,
        files,
        renderTitle: ({ changed }) => inputs.title ?? renderPullRequestTitle(describe(changed)),
        renderBody: ({ changed, replaced, earlierBody }) => renderPullRequestBody({
            // What the pull request changes in base; an earlier step may have brought it into the checkout already.
            report: { ...report, changes: describe(changed) },
            introduction: inputs.body,
            replaced,
            earlierBody,
        }),
        ...(inputs.commitMessage === undefined ? {} : { commitMessage: inputs.commitMessage }),
        branch: inputs.branch,
        labels: inputs.labels,
        reviewers: inputs.reviewers,
        teamReviewers: inputs.teamReviewers,
        assignees: inputs.assignees,
        draft: inputs.draft,
        deleteBranch: inputs.deleteBranch,
    };
}
function describeChanges(changed, manifest) {
    return changed.flatMap(({ path, before, content }) => path === manifest
        ? compareManifests(before, content)
        : [{ kind: 'file-changed', file: path, what: 'catalog updated' }]);
}
function toFailureContext({ inputs, context, base, attempts }) {
    return {
        repository: context.repository,
        serverUrl: context.serverUrl,
        apiUrl: context.apiUrl,
        base,
        branch: inputs.branch,
        labels: inputs.labels,
        reviewers: [...inputs.reviewers, ...inputs.teamReviewers],
        assignees: inputs.assignees,
        now: attempts.clock.now(),
    };
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

/***/ 33895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xC: () => (/* binding */ isSpace),
  VH: () => (/* binding */ openJson)
});

// UNUSED EXPORTS: JsonNode

// EXTERNAL MODULE: ./build/core/json/json-characters.js
var json_characters = __webpack_require__(28480);
;// CONCATENATED MODULE: ./build/core/json/json-source.js
function openSource(json) {
    return typeof json === 'string' ? new TextSource(json) : new Utf8Source(json);
}
class TextSource {
    start;
    length;
    #text;
    constructor(text) {
        this.#text = text;
        this.length = text.length;
        this.start = text.startsWith('\uFEFF') ? 1 : 0;
    }
    unitAt(at) {
        return this.#text.charCodeAt(at);
    }
    find(unit, from) {
        return this.#text.indexOf(String.fromCharCode(unit), from);
    }
    slice(start, end) {
        return this.#text.slice(start, end);
    }
    piece(start, end) {
        return this.#text.slice(start, end);
    }
}
const MARK = [0xef, 0xbb, 0xbf];
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
class Utf8Source {
    start;
    length;
    #bytes;
    constructor(bytes) {
        this.#bytes = bytes;
        this.length = bytes.length;
        this.start = MARK.every((byte, index) => bytes[index] === byte) ? MARK.length : 0;
    }
    unitAt(at) {
        return this.#bytes[at];
    }
    find(unit, from) {
        return this.#bytes.indexOf(unit, from);
    }
    slice(start, end) {
        return decoder.decode(this.#bytes.subarray(start, end));
    }
    piece(start, end) {
        return this.#bytes.subarray(start, end);
    }
}

;// CONCATENATED MODULE: ./build/core/json/json-tree.js


/**
 * A view of JSON that is read only where somebody looks: a manifest of 10,000 skills is skimmed once per
 * level of the paths asked for, instead of being turned into a million nodes. Nothing here is recursive.
 */
class JsonNode {
    source;
    start;
    end;
    #members;
    #byKey;
    constructor(source, start, 
    /** Exclusive. */
    end) {
        this.source = source;
        this.start = start;
        this.end = end;
    }
    get kind() {
        const first = this.source.unitAt(this.start);
        return first === json_characters/* OPEN_BRACE */.Hv ? 'object' : first === json_characters/* OPEN_BRACKET */.WL ? 'array' : 'scalar';
    }
    get raw() {
        return this.source.slice(this.start, this.end);
    }
    get spansLines() {
        const newline = this.source.find(json_characters/* NEWLINE */.Xy, this.start);
        return newline !== -1 && newline < this.end;
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
        return this.source.slice(from, this.members[index].start);
    }
    /** The text between the last member and the closing bracket. */
    get tail() {
        return this.source.slice(this.members.at(-1)?.value.end ?? this.start + 1, this.end - 1);
    }
}
/** The document's value. It has to be JSON that `readJson` accepts; where it visibly is not, this throws. */
function openJson(json) {
    const source = openSource(json);
    const start = skipSpace(source, source.start);
    return new JsonNode(source, start, skipValue(source, start));
}
function readMembers(node) {
    const { source, kind, end } = node;
    const members = [];
    let at = skipSpace(source, node.start + 1);
    while (at < end - 1) {
        const member = kind === 'object' ? readProperty(source, at) : readElement(source, at);
        members.push(member);
        at = skipSpace(source, member.value.end);
        if (at < end - 1)
            at = skipSpace(source, expect(source, at, json_characters/* COMMA */.KE));
    }
    return members;
}
function readElement(source, start) {
    return { start, key: '', keyEnd: start, value: new JsonNode(source, start, skipValue(source, start)) };
}
function readProperty(source, start) {
    const keyEnd = skipString(source, start);
    const valueStart = skipSpace(source, expect(source, skipSpace(source, keyEnd), json_characters/* COLON */.oH));
    return {
        start,
        key: JSON.parse(source.slice(start, keyEnd)),
        keyEnd,
        value: new JsonNode(source, valueStart, skipValue(source, valueStart)),
    };
}
function expect(source, at, unit) {
    if (source.unitAt(at) !== unit)
        throw notJson(at);
    return at + 1;
}
function notJson(at) {
    return new SyntaxError(`This is not JSON (at offset ${at}). Read it with readJson first.`);
}
function skipSpace(source, from) {
    let at = from;
    while (isSpace(source.unitAt(at)))
        at++;
    return at;
}
function isSpace(unit) {
    return unit === 0x20 || unit === json_characters/* NEWLINE */.Xy || unit === 0x0d || unit === 0x09;
}
function skipValue(source, start) {
    const first = source.unitAt(start);
    if (first === json_characters/* OPEN_BRACE */.Hv || first === json_characters/* OPEN_BRACKET */.WL)
        return skipContainer(source, start);
    return first === json_characters/* QUOTE */.jA ? skipString(source, start) : skipWord(source, start);
}
function skipContainer(source, start) {
    let depth = 0;
    for (let at = start; at < source.length; at++) {
        const unit = source.unitAt(at);
        if (unit === json_characters/* QUOTE */.jA)
            at = skipString(source, at) - 1;
        else if (unit === json_characters/* OPEN_BRACE */.Hv || unit === json_characters/* OPEN_BRACKET */.WL)
            depth++;
        else if ((unit === json_characters/* CLOSE_BRACE */.rc || unit === json_characters/* CLOSE_BRACKET */.wt) && --depth === 0)
            return at + 1;
    }
    throw notJson(start);
}
function skipString(source, start) {
    if (source.unitAt(start) !== json_characters/* QUOTE */.jA)
        throw notJson(start);
    for (let quote = source.find(json_characters/* QUOTE */.jA, start + 1); quote !== -1; quote = source.find(json_characters/* QUOTE */.jA, quote + 1)) {
        let backslashes = 0;
        while (source.unitAt(quote - 1 - backslashes) === json_characters/* BACKSLASH */.r_)
            backslashes++;
        if (backslashes % 2 === 0)
            return quote + 1;
    }
    throw notJson(start);
}
const ENDS_OF_WORDS = new Set([json_characters/* COMMA */.KE, json_characters/* CLOSE_BRACKET */.wt, json_characters/* CLOSE_BRACE */.rc, json_characters/* COLON */.oH]);
function skipWord(source, start) {
    let at = start;
    while (at < source.length && !isSpace(source.unitAt(at)) && !ENDS_OF_WORDS.has(source.unitAt(at)))
        at++;
    if (at === start)
        throw notJson(start);
    return at;
}


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


/***/ })

};
