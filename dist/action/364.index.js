export const id = 364;
export const ids = [364,461];
export const modules = {

/***/ 15364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   describeSync: () => (/* binding */ describeSync)
/* harmony export */ });
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92309);
/* harmony import */ var _sync_explain_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50223);


/** What to say and to hand on about a pull request. */
function describeSync(result, { base, branch, checkedOut }) {
    if (result.kind === 'failed') {
        const outputs = { ..._outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_PULL_REQUEST */ .o4, ...pushedOutputs(branch, result.headSha) };
        return { view: { kind: 'failed', why: (0,_sync_explain_failure_js__WEBPACK_IMPORTED_MODULE_1__.explainFailure)(result.failure) }, outputs };
    }
    const { operation, pullRequest, headSha, replaced } = result;
    return {
        view: {
            kind: 'done',
            operation,
            number: pullRequest?.number ?? null,
            url: pullRequest?.url ?? null,
            branch,
            base,
            replaced,
            notes: [...result.shortcomings.map(_sync_explain_failure_js__WEBPACK_IMPORTED_MODULE_1__.explainFailure), ...notesOn(result, base, checkedOut)],
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
function notesOn({ operation, pullRequest, baseSha }, base, checkedOut) {
    const isOpen = pullRequest !== null && operation !== 'closed';
    return [
        ...(isOpen && pullRequest.author === 'github-actions[bot]' ? [DEFAULT_TOKEN_NOTE] : []),
        ...(checkedOut !== null && checkedOut !== baseSha ? [movedNote(base)] : []),
    ];
}
const DEFAULT_TOKEN_NOTE = {
    what: 'The pull request was opened with the token of the workflow, and GitHub starts no workflows for such pull requests, so required checks wait.',
    next: 'Close and reopen it to start them, or give the input "token" a token of a GitHub App.',
};
function movedNote(base) {
    return {
        what: `${base} has moved since this run checked it out: the manifest describes the skills of the older commit.`,
        next: 'The next run on the new commit brings it up to date.',
    };
}


/***/ }),

/***/ 50223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explainFailure: () => (/* binding */ explainFailure)
/* harmony export */ });
/* harmony import */ var _core_count_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55009);

const PERMISSIONS = 'permissions:\n  contents: write\n  pull-requests: write';
/** The one place that turns a failure into words: what happened, and what to do next. */
function explainFailure(failure) {
    switch (failure.kind) {
        case 'no-token':
            return {
                what: 'There is no token, so no pull request can be made.',
                next: 'Leave the input "token" out to use the token of the workflow, or check that the secret it names exists here.',
            };
        case 'no-repository':
            return {
                what: 'GITHUB_REPOSITORY is not set, so it is not known where the pull request belongs.',
                next: 'Run mode "sync" in a GitHub Actions workflow, or set GITHUB_REPOSITORY to owner/name.',
            };
        case 'detached-head':
            return {
                what: `The workflow runs on ${failure.ref || 'a detached head'}, which is no branch.`,
                next: 'Say which branch the pull request is for with the input "base".',
                snippet: { language: 'yaml', text: 'with:\n  mode: sync\n  base: main' },
            };
        case 'branch-is-base':
            return {
                what: `"branch" and "base" are both ${failure.branch}.`,
                next: 'Give one of the two inputs another value: the pull request needs a branch of its own.',
            };
        case 'branch-in-use':
            return {
                what: `The branch ${failure.branch} has an open pull request into ${failure.base}, which a push would change.`,
                next: 'Close that pull request, or set the input "branch" to another name for each base.',
                link: failure.url,
            };
        case 'outside-repository':
            return {
                what: `${failure.path} lies outside the repository and cannot be part of a pull request.`,
                next: 'Set the input "manifest" to a path inside the repository.',
            };
        case 'bad-token':
            return {
                what: 'GitHub refused the token (401): it is wrong, revoked or expired.',
                next: 'Create the token in the same job, right before this step: an App token lives for one hour, and the token of a job ends with it.',
            };
        case 'missing-permission':
            return explainPermission(failure);
        case 'pull-requests-forbidden':
            return {
                what: 'The branch is pushed, but a setting of the repository or its organisation forbids GitHub Actions to create pull requests.',
                next: `Switch on "Allow GitHub Actions to create and approve pull requests" under Settings → Actions → General → Workflow permissions (${failure.settingsUrl}), or open the pull request yourself:`,
                link: failure.compareUrl,
            };
        case 'single-sign-on':
            return {
                what: 'The organisation asks for single sign-on, and the token is not authorised for it.',
                next: 'Authorise the token for the organisation, or use the token of the workflow or of a GitHub App.',
                ...(failure.url === null ? {} : { link: failure.url }),
            };
        case 'archived':
            return {
                what: 'The repository is archived, so nothing can be written to it.',
                next: 'Unarchive it, or remove this workflow.',
            };
        case 'repository-hidden':
            return {
                what: `${failure.repository} does not exist for this token (404).`,
                next: 'Check that the token belongs to an account or App that may read the repository.',
                snippet: { language: 'yaml', text: PERMISSIONS },
            };
        case 'repository-empty':
            return {
                what: 'The repository has no commit yet.',
                next: 'Push a first commit; the pull request is built on it.',
            };
        case 'base-missing':
            return {
                what: `There is no branch ${failure.base} to build the pull request on.`,
                next: 'Set the input "base" to a branch that exists, without refs/heads/.',
            };
        case 'branch-protected':
            return {
                what: `A protection rule or ruleset forbids updates of ${failure.branch}: ${failure.message}`,
                next: 'Let the rule leave out this branch, or set the input "branch" to a name that no rule covers. It must allow creation, force pushes and deletion.',
            };
        case 'draft-unsupported':
            return {
                what: 'The branch is pushed, but this repository has no draft pull requests.',
                next: 'Remove the input "draft".',
            };
        case 'not-collaborators':
            return {
                what: `${failure.who.join(', ')} could not be asked: ${failure.message}`,
                next: 'Name people and teams with access to the repository. Teams need a token of a GitHub App or of a person that may read the members of the organisation.',
            };
        case 'labels-refused':
            return {
                what: `The labels ${failure.labels.join(', ')} could not be added: ${failure.message}`,
                next: 'Check the names in the input "labels", one a line or separated by commas.',
            };
        case 'branch-kept':
            return {
                what: `The branch ${failure.branch} was not deleted: it holds ${(0,_core_count_text_js__WEBPACK_IMPORTED_MODULE_0__/* .countText */ .l)(failure.commits, 'commit')} of other people.`,
                next: 'Move them to a branch of their own, then delete it.',
            };
        case 'rate-limited':
            return {
                what: `GitHub limits the rate of requests${failure.waitSeconds === null ? '' : ` for another ${(0,_core_count_text_js__WEBPACK_IMPORTED_MODULE_0__/* .countText */ .l)(failure.waitSeconds, 'second')}`}.`,
                next: 'Run the job again later. A token of a GitHub App has a limit of its own.',
            };
        case 'unreachable':
            return {
                what: `${failure.apiUrl} gave no usable answer: ${failure.reason}.`,
                next: 'Check the network of the runner and its proxy settings (https_proxy, no_proxy), and on GitHub Enterprise Server that GITHUB_API_URL is right; then run the job again.',
            };
        case 'server-error':
            return {
                what: `GitHub failed again and again with status ${failure.status}.`,
                next: 'Look at https://www.githubstatus.com and run the job again later.',
            };
        case 'refused':
            return {
                what: `GitHub refused to ${STEP_WORDS[failure.step]} (${failure.status}): ${failure.message}`,
                next: 'If the message does not tell you what to change, run the job again with debug logging and report it.',
            };
    }
}
const STEP_WORDS = {
    'read-base': 'read the base branch',
    'read-file': 'read a file of the base branch',
    'read-branch': 'read the branch',
    'create-tree': 'create the tree of the commit',
    'create-commit': 'create the commit',
    'push-branch': 'update the branch',
    'delete-branch': 'delete the branch',
    'find-pull-request': 'list pull requests',
    'create-pull-request': 'create the pull request',
    'update-pull-request': 'update the pull request',
    'add-labels': 'add labels',
    'request-reviewers': 'request reviewers',
    'add-assignees': 'add assignees',
};
function explainPermission({ permission, message, }) {
    const isPersonal = /personal access token/i.test(message);
    return {
        what: `The token lacks the permission "${permission}: write" (${message}).`,
        next: isPersonal
            ? 'Give the personal access token read and write access to "Contents" and "Pull requests" of this repository.'
            : 'Add these lines to the job or the workflow. Runs for Dependabot and for forks have a read-only token whatever the workflow says.',
        ...(isPersonal ? {} : { snippet: { language: 'yaml', text: PERMISSIONS } }),
    };
}


/***/ })

};
