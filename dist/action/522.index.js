export const id = 522;
export const ids = [522];
export const modules = {

/***/ 56522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commentOnPullRequest: () => (/* binding */ commentOnPullRequest),
/* harmony export */   commentOnRun: () => (/* binding */ commentOnRun)
/* harmony export */ });
/* harmony import */ var _own_comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(678);

function commentOnPullRequest(access, text) {
    const { inputs, number } = access;
    const marker = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .markerOf */ .we)(`result for ${(0,_own_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeOf */ .Od)(inputs)}`);
    return (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .tryRequests */ ._s)(access, (api) => updateComment(api, { number, marker, text }));
}
async function commentOnRun(access, { otherRun, text }) {
    const { inputs } = access;
    const marker = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .markerOf */ .we)(`result for ${(0,_own_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeOf */ .Od)(inputs)}`);
    let number = null;
    const problem = await (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .tryRequests */ ._s)(access, async (api) => {
        number = await api.findPullRequestOf(otherRun);
        if (number !== null)
            await updateComment(api, { number, marker, text });
    });
    return { number, problem };
}
async function updateComment(api, { number, marker, text }) {
    const body = text === null ? null : `${marker}\n${text}`;
    const [first, ...others] = await (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .selectOwn */ .N9)(api, await api.listComments(number), marker);
    for (const { id } of others)
        await api.deleteComment(id);
    if (first === undefined) {
        if (body !== null)
            await api.createComment(number, body);
    }
    else if (body === null) {
        await api.deleteComment(first.id);
    }
    else if (!(0,_own_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameText */ .cZ)(first.body, body)) {
        await api.updateComment(first.id, body);
    }
}
//# sourceMappingURL=comment.js.map

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

/***/ })

};

//# sourceMappingURL=522.index.js.map