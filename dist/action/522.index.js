export const id = 522;
export const ids = [522];
export const modules = {

/***/ 56522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commentOnPullRequest: () => (/* binding */ commentOnPullRequest)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42864);
/* harmony import */ var _explain_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50223);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87164);
/* harmony import */ var _sync_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48279);




async function commentOnPullRequest(request) {
    const { inputs, context, client, number, text } = request;
    const api = (0,_sync_outcome_js__WEBPACK_IMPORTED_MODULE_3__.openApi)(inputs, context, client);
    if ('kind' in api)
        return (0,_explain_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .explainFailure */ .SP)(api);
    try {
        await updateComment(api, { number, root: inputs.roots.join(','), text });
        return null;
    }
    catch (error) {
        if (!(error instanceof _client_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_))
            throw error;
        return (0,_explain_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .explainFailure */ .SP)((0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .classifyFailure */ .XE)(error, (0,_sync_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .toFailureContext */ .o)(inputs, context, { base: '', branch: '' })));
    }
}
async function updateComment(api, { number, root, text }) {
    const marker = `<!-- skill-registrar: result for ${root.replace(/[^\w./-]/g, '_')} -->`;
    const body = text === null ? null : `${marker}\n${text}`;
    const [first, ...others] = await findOwnComments(api, number, marker);
    for (const { id } of others)
        await api.deleteComment(id);
    if (first === undefined) {
        if (body !== null)
            await api.createComment(number, body);
        return;
    }
    if (body === null) {
        await api.deleteComment(first.id);
        return;
    }
    const isSame = first.body.replaceAll('\r\n', '\n').trim() === body.trim();
    if (!isSame)
        await api.updateComment(first.id, body);
}
const WORKFLOW_LOGIN = 'github-actions[bot]';
async function findOwnComments(api, number, marker) {
    const marked = (await api.listComments(number)).filter(({ body }) => body.startsWith(marker));
    if (marked.length === 0)
        return [];
    const login = withoutSuffix((await api.readLogin()) ?? WORKFLOW_LOGIN);
    return marked.filter(({ author }) => author !== null && withoutSuffix(author) === login);
}
function withoutSuffix(login) {
    return login.replace(/\[bot\]$/, '');
}
//# sourceMappingURL=comment.js.map

/***/ })

};

//# sourceMappingURL=522.index.js.map