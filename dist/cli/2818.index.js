"use strict";
exports.id = 2818;
exports.ids = [2818,6253];
exports.modules = {

/***/ 82818:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: function() { return /* binding */ command; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/config-file-name.js
var config_file_name = __webpack_require__(48970);
// EXTERNAL MODULE: ./build/report/report-meta.js
var report_meta = __webpack_require__(86622);
// EXTERNAL MODULE: ./build/report/text-neutral.js
var text_neutral = __webpack_require__(66253);
// EXTERNAL MODULE: ./build/workspace/disk-store.js + 2 modules
var disk_store = __webpack_require__(24312);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
var external_node_fs_default = /*#__PURE__*/__webpack_require__.n(external_node_fs_);
;// CONCATENATED MODULE: ./build/cli/init/find-checkout.js


/** The folder that holds `.git`, at or above a folder; the folder itself where there is none. */
function findCheckout(folder) {
    for (let current = folder;; current = external_node_path_default().dirname(current)) {
        if (external_node_fs_default().existsSync(external_node_path_default().join(current, '.git')))
            return current;
        if (current === external_node_path_default().dirname(current))
            return folder;
    }
}

;// CONCATENATED MODULE: ./build/cli/init/templates.js
/** `skill-registrar.json`: the profile is written down, so that it no longer depends on what is detected. */
function configText({ profile, manifest }) {
    const config = {
        $schema: 'https://unpkg.com/skill-registrar@1/schema/config.schema.json',
        profile,
        ...(manifest === undefined ? {} : { manifest }),
    };
    return `${JSON.stringify(config, null, 2)}\n`;
}
/** The workflow that checks pull requests. It needs no secret, so it also works on those from forks. */
function checkWorkflow(choices) {
    return `# Checks every pull request: the skills are valid and the manifest is up to date.
name: Skill Registrar check

on:
  pull_request:
  merge_group:
  workflow_dispatch:

permissions:
  contents: read

jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
        with:
          fetch-depth: 2 # so that findings in files of the pull request come first
          persist-credentials: false
      - uses: skill-registrar/skill-registrar@v1
        with:
          mode: check
${rootInput(choices)}`;
}
/** The workflow that opens or updates a pull request with the manifest as it should be. */
function syncWorkflow(choices) {
    return `# Opens or updates one pull request with the manifest as it should be.
name: Skill Registrar sync

on:
  schedule:
    - cron: '17 4 * * 1'
  workflow_dispatch:

permissions:
  contents: write
  pull-requests: write

concurrency:
  group: skill-registrar-sync

jobs:
  sync:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
        with:
          persist-credentials: false
      # A pull request opened with the default token starts no other workflow. Where checks are required,
      # make a token with a GitHub App (actions/create-github-app-token) and pass it as \`token\` below.
      - uses: skill-registrar/skill-registrar@v1
        with:
          mode: sync
${rootInput(choices)}`;
}
/** Quoted as JSON, which YAML reads the same: a folder may be named anything. */
function rootInput({ root }) {
    return root === '.' ? '' : `          root: ${JSON.stringify(root)}\n`;
}

;// CONCATENATED MODULE: ./build/cli/init/write-file.js
/** Writes a file that is not there yet; one that is there is kept unless `force` is set. */
async function writeFile(store, file, force) {
    let status = 'written';
    await store.update(file.path, (current) => {
        if (current === file.text)
            status = 'unchanged';
        else if (current !== null)
            status = force ? 'overwritten' : 'kept';
        return status === 'written' || status === 'overwritten' ? file.text : null;
    }, { backup: false });
    return status;
}

;// CONCATENATED MODULE: ./build/cli/commands/init.js








const WORDS = {
    written: 'written',
    overwritten: 'overwritten',
    kept: 'kept as it was; --force overwrites it',
    unchanged: 'already up to date',
};
const command = {
    name: 'init',
    summary: 'set a repository up: config file and two workflows',
    usage: '[--force]',
    description: 'Looks at the repository, says what it found, and writes skill-registrar.json and two workflows: a check of pull requests and a weekly sync. Keeps every file that is already there.',
    examples: [
        { line: 'skill-registrar init', does: 'Sets up the current directory.' },
        { line: 'skill-registrar init --profile cleo', does: 'Writes down a profile of your choice.' },
    ],
    options: [{ name: 'force', summary: 'overwrite files that are already there' }],
    positionals: [],
    async run(invocation) {
        const { describeSurvey, surveyRepository } = await __webpack_require__.e(/* import() */ 7272).then(__webpack_require__.bind(__webpack_require__, 27272));
        const survey = await surveyRepository(await invocation.request('register', { dryRun: true }));
        const files = await writeFiles(invocation, survey.profile);
        const lines = files.map((file) => `${(0,text_neutral.neutralize)(file.path)}: ${WORDS[file.status]}\n`);
        return {
            kind: 'text',
            exitCode: 0,
            text: `${describeSurvey(survey)}\n${lines.join('')}\n${nextStep(survey.skills)}`,
            fields: { _meta: metaOf(invocation, survey), survey, files, manifest: survey.manifest },
        };
    },
};
function metaOf({ command }, { profile, profileReason }) {
    return (0,report_meta/* reportMeta */.s)(command, { profile: { id: profile }, reason: profileReason });
}
async function writeFiles({ common, io, options }, profile) {
    const checkout = findCheckout(common.root);
    const choices = {
        profile,
        manifest: common.manifest && slashed(external_node_path_default().relative(common.root, common.manifest)),
        root: slashed(external_node_path_default().relative(checkout, common.root)) || '.',
    };
    const plans = [
        { folder: common.root, path: config_file_name/* CONFIG_FILE */.g, text: configText(choices) },
        { folder: checkout, path: '.github/workflows/skill-registrar-check.yml', text: checkWorkflow(choices) },
        { folder: checkout, path: '.github/workflows/skill-registrar-sync.yml', text: syncWorkflow(choices) },
    ];
    const files = [];
    for (const plan of plans) {
        const status = await writeFile(new disk_store/* DiskStore */.Z({ root: plan.folder }), plan, options.isSet('force'));
        files.push({ path: slashed(external_node_path_default().relative(io.cwd, external_node_path_default().join(plan.folder, plan.path))), status });
    }
    return files;
}
function nextStep(skills) {
    return skills === 0
        ? "Next: add a skill, then run 'skill-registrar register'.\n"
        : "Next: run 'skill-registrar register --dry-run' to see what would be registered.\n";
}
function slashed(file) {
    return file.split((external_node_path_default()).sep).join('/');
}


/***/ }),

/***/ 66253:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ neutralizeMessage; },
/* harmony export */   neutralize: function() { return /* binding */ neutralize; },
/* harmony export */   s: function() { return /* binding */ neutralizeInside; }
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68942);

/**
 * Makes a stranger's text one harmless line: nothing in it moves the cursor, colours the screen or is a command.
 * A runner takes a line for a command when it begins with `::`, blanks before it or not.
 */
function neutralize(text) {
    return neutralizeInside(text).replace(/^(\s*):(?=:)/, '$1: ');
}
/** The same for text that never begins a line; the old form of a command, `##[…]`, counts anywhere. */
function neutralizeInside(text) {
    return (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q)(text).replaceAll('##[', '# #[');
}
/** The same for a message that may run over lines: it becomes one line of prose. */
function neutralizeMessage(message) {
    return neutralize(message.replace(/\s*\n\s*/g, ' '));
}


/***/ }),

/***/ 68942:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: function() { return /* binding */ visibleText; },
/* harmony export */   m: function() { return /* binding */ shorten; }
/* harmony export */ });
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/** Controls, and characters that hide or reorder what surrounds them. Joiners stay: emoji and scripts need them. */
const DECEPTIVE = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;
/** One line that shows what is there: no control character, no hidden one, no text that runs backwards. */
function visibleText(text) {
    return text.replace(BREAKS, ' ').replace(DECEPTIVE, showCodePoint).replace(LONE_SURROGATE, '\ufffd');
}
function showCodePoint(character) {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
/** At most `limit` code points, with an ellipsis where something was left out. */
function shorten(text, limit) {
    const points = Array.from(text);
    return points.length <= limit ? text : `${points.slice(0, limit - 1).join('')}…`;
}


/***/ })

};
;