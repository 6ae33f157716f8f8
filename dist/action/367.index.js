export const id = 367;
export const ids = [367];
export const modules = {

/***/ 1367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  USUAL_PLACES: () => (/* binding */ USUAL_PLACES),
  followingOutputs: () => (/* binding */ followingOutputs),
  readVersionFrom: () => (/* binding */ readVersionFrom),
  withVersion: () => (/* binding */ withVersion)
});

// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
// EXTERNAL MODULE: ./build/files/git.js + 1 modules
var files_git = __webpack_require__(29467);
// EXTERNAL MODULE: ./build/json/json.js
var json = __webpack_require__(35857);
// EXTERNAL MODULE: ./build/json/read-json.js
var read_json = __webpack_require__(19694);
// EXTERNAL MODULE: ./build/plugins/read-plugins.js
var read_plugins = __webpack_require__(16350);
// EXTERNAL MODULE: ./build/outputs/copies.js
var copies = __webpack_require__(34328);
// EXTERNAL MODULE: ./build/outputs/known-files.js
var known_files = __webpack_require__(40428);
// EXTERNAL MODULE: ./build/outputs/output.js
var output = __webpack_require__(6300);
// EXTERNAL MODULE: ./build/outputs/versions.js
var versions = __webpack_require__(33576);
;// CONCATENATED MODULE: ./build/outputs/follow-version.js







function versionOutputs(version, sources) {
    const { skills, files } = sources;
    const { marketplaces, manifests } = (0,known_files/* knownPlugins */.uC)(sources);
    const directories = new Set([
        ...(0,read_plugins/* directoriesAbove */.jH)((0,copies/* skillPlaces */.cm)(sources)),
        ...manifests.map(({ directory }) => directory),
    ]);
    const plugins = [...directories]
        .flatMap((directory) => (0,read_plugins/* readManifests */.PX)(directory, files))
        .filter(({ format }) => format !== 'plain');
    return [
        ...plugins.map(({ file }) => jsonOutput(file, version, () => [[]])),
        ...marketplaces.map((marketplace) => jsonOutput(marketplace.file, version, (text) => versionedParts(marketplace, text, sources))),
        ...skills.filter((skill) => skill.version !== undefined).map(({ file }) => skillOutput(file, version)),
    ];
}
function versionedParts({ client, file }, text, { files }) {
    const plugins = (0,read_plugins/* readMarketplace */.QP)({ client, file }, text, files)?.plugins ?? [];
    const own = plugins.filter(({ directory }) => directory !== null);
    return [[], ['metadata'], ...own.map(({ index }) => ['plugins', index])];
}
function jsonOutput(file, version, partsOf) {
    return {
        kind: 'versions',
        file,
        edit(text) {
            const document = read_json/* JsonDocument */.qd.open(text);
            if (text === null || document === null)
                return (0,output/* unchanged */.Cv)(text);
            const value = partsOf(text).reduce((changed, path) => {
                const hasOwn = typeof (0,json/* asObject */.eB)((0,json/* valueAt */.fK)(changed, path))['version'] === 'string';
                return hasOwn ? (0,json/* withValueAt */.h7)(changed, [...path, 'version'], version) : changed;
            }, document.value);
            return (0,output/* edited */.oh)(document, value, [`sets the version to ${version}`]);
        },
    };
}
function skillOutput(file, version) {
    return {
        kind: 'versions',
        file,
        edit(text) {
            const place = text === null ? null : (0,versions/* frontmatterVersion */.nq)(text);
            if (text === null || place === null || place.version === version)
                return (0,output/* unchanged */.Cv)(text);
            return { text: place.write(text, version), differences: [`sets the version to ${version}`] };
        },
    };
}
//# sourceMappingURL=follow-version.js.map
// EXTERNAL MODULE: ./build/text/errors.js
var errors = __webpack_require__(84863);
// EXTERNAL MODULE: ./build/text/span.js
var span = __webpack_require__(9540);
;// CONCATENATED MODULE: ./build/run/version-from.js







const USUAL_PLACES = {
    'pyproject.toml': ['project.version', 'tool.poetry.version'],
    'Cargo.toml': ['package.version', 'workspace.package.version'],
};
function readVersionFrom(setup) {
    const { versionFrom } = setup.settings;
    if (versionFrom === undefined)
        return null;
    const version = versionFrom === 'tag' ? readTag(setup) : readFromFile(versionFrom, setup);
    if (version === null && setup.isBase === true)
        return null;
    if (version === null || !/^v?\d[\w.+-]*$/.test(version))
        throw noVersion(versionFrom, setup);
    return version.replace(/^v/, '');
}
function readTag({ request }) {
    const git = files_git/* Git */.TU.open(request.workspace.root, request.environment.variables);
    const answer = git?.run(['describe', '--tags', '--abbrev=0', '--match', '*[0-9].[0-9]*']);
    if (answer === undefined || answer.status !== 0)
        return null;
    return /\d+\.\d[\w.+-]*$/.exec(answer.stdout.toString().trim())?.[0] ?? null;
}
function readFromFile(versionFrom, { request }) {
    const [file = '', place] = versionFrom.split('#');
    const text = request.store.read(file);
    if (text === null)
        return null;
    const value = file.endsWith('.toml') ? readToml(text) : readJsonValue(text);
    const places = place === undefined ? (USUAL_PLACES[file.split('/').at(-1)] ?? ['version']) : [place];
    for (const path of places) {
        const found = (0,json/* asText */.e1)(path.split('.').reduce((node, key) => (0,json/* asObject */.eB)(node)[key], value));
        if (found !== undefined)
            return found;
    }
    return null;
}
function readToml(text) {
    try {
        return (0,dist/* parse */.qg)(text);
    }
    catch {
        return null;
    }
}
function readJsonValue(text) {
    const parsed = (0,read_json/* readJson */.Vh)(text);
    return parsed.ok && (0,json/* isObject */.Gv)(parsed.value) ? parsed.value : null;
}
function noVersion(versionFrom, { settings, manifestFile }) {
    const what = versionFrom === 'tag' ? 'no tag is a version' : `${versionFrom} has no version`;
    const fix = versionFrom === 'tag'
        ? 'Fetch the tags (`fetch-depth: 0` on actions/checkout), or name a file.'
        : 'Name a JSON or TOML file, and the key after "#": "pyproject.toml#project.version".';
    const file = settings.file ?? manifestFile;
    return new errors/* ConfigError */.x(`${file}: "versionFrom" cannot be used: ${what}.`, fix, {
        file,
        span: span/* START_OF_FILE */.ag,
    });
}
function withVersion(records, version) {
    if (version === null)
        return records;
    return records.map((record) => {
        const { declared } = record;
        const { metadata } = declared;
        const hasOwn = declared.version !== undefined;
        if (!hasOwn && metadata?.['version'] === undefined)
            return record;
        const changed = hasOwn ? { version } : { metadata: { ...metadata, version } };
        return { ...record, declared: { ...declared, ...changed } };
    });
}
function followingOutputs(setup, sources) {
    const version = readVersionFrom(setup);
    return version === null ? [] : versionOutputs(version, sources);
}
//# sourceMappingURL=version-from.js.map

/***/ })

};

//# sourceMappingURL=367.index.js.map