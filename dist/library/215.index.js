export const id = 215;
export const ids = [215];
export const modules = {

/***/ 25215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SiteServer: () => (/* reexport */ SiteServer),
  buildSite: () => (/* binding */ buildSite),
  readSiteModel: () => (/* reexport */ readSiteModel),
  writeSite: () => (/* reexport */ writeSite)
});

// EXTERNAL MODULE: ./build/run/stage-timer.js
var stage_timer = __webpack_require__(11312);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/text/paths.js
var paths = __webpack_require__(9278);
;// CONCATENATED MODULE: ./build/site/addresses.js


const MAX_SHOWN_BYTES = 256 * 1024;
class Addresses {
    #taken = new Set();
    #slugs = new Map();
    #filePages = new Map();
    #skillsByPath = new Map();
    constructor({ skills }) {
        for (const skill of skills) {
            this.#slugs.set(skill, this.#claim('skills', skill.name, /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/, skill.path));
            this.#skillsByPath.set(skill.path, skill);
        }
        for (const skill of skills)
            this.#addFilePages(skill);
    }
    slug(skill) {
        return this.#slugs.get(skill);
    }
    skillPage(skill) {
        return `skills/${this.slug(skill)}.html`;
    }
    filePage(file) {
        return this.#filePages.get(file);
    }
    pageOfRepositoryPath(path) {
        const segments = path.split('/');
        for (let length = segments.length; length > 0; length--) {
            const skill = this.#skillsByPath.get(segments.slice(0, length).join('/'));
            if (skill === undefined)
                continue;
            const rest = segments.slice(length).join('/');
            if (rest === '' || rest === 'SKILL.md')
                return this.skillPage(skill);
            const file = skill.files.find((candidate) => candidate.path === rest);
            return file && this.filePage(file);
        }
        return undefined;
    }
    #addFilePages(skill) {
        const folder = `skills/${this.slug(skill)}`;
        for (const file of skill.files) {
            if (file.path === 'SKILL.md' || !isText(file.bytes))
                continue;
            const wanted = file.path.replaceAll('/', '-');
            const name = this.#claim(folder, wanted, /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, file.path);
            this.#filePages.set(file, `${folder}/${name}.html`);
        }
    }
    #claim(folder, wanted, plain, source) {
        const isUsable = plain.test(wanted) && !(0,paths/* isUnsafeFileName */.U0)(wanted) && !this.#isTaken(folder, wanted);
        const name = isUsable ? wanted : withHash(wanted, source);
        this.#taken.add(`${folder}/${name}`.toLowerCase());
        return name;
    }
    #isTaken(folder, name) {
        return this.#taken.has(`${folder}/${name}`.toLowerCase());
    }
}
function withHash(name, source) {
    const readable = name
        .replace(/[^A-Za-z0-9]+/g, '-')
        .slice(0, 60)
        .replace(/^-|-$/g, '');
    const hash = (0,external_node_crypto_.createHash)('sha256').update(source).digest('hex').slice(0, 12);
    return readable === '' ? hash : `${readable}-${hash}`;
}
function isText(bytes) {
    return bytes.length <= MAX_SHOWN_BYTES && decodeUtf8(bytes) !== null;
}
function decodeUtf8(bytes) {
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        return text.includes('\0') ? null : text;
    }
    catch {
        return null;
    }
}
function relativeLink(from, to) {
    const up = '../'.repeat(from.split('/').length - 1);
    return up + to.split('/').map(encodeURIComponent).join('/');
}
//# sourceMappingURL=addresses.js.map
;// CONCATENATED MODULE: ./build/site/html.js
class Markup {
    text;
    constructor(text) {
        this.text = text;
    }
    toString() {
        return this.text;
    }
}
function html(parts, ...values) {
    let text = parts[0];
    for (let index = 0; index < values.length; index++)
        text += toMarkup(values[index]) + parts[index + 1];
    return new Markup(text);
}
function toMarkup(value) {
    if (value === null || value === undefined || value === false)
        return '';
    if (value instanceof Markup)
        return value.text;
    if (Array.isArray(value))
        return value.map(toMarkup).join('');
    return escapeHtml(String(value));
}
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
function escapeHtml(text) {
    return text.replace(NOT_ALLOWED, '\u{fffd}').replace(/[&<>"']/g, (character) => ENTITIES[character]);
}
const NOT_ALLOWED = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/g;
function withCode(text) {
    const parts = text.split(/`([^`]+)`/);
    return html `${parts.map((part, index) => (index % 2 === 0 ? part : html `<code>${part}</code>`))}`;
}
//# sourceMappingURL=html.js.map
;// CONCATENATED MODULE: ./build/site/layout.js


const OWN_FILES = "'self' file:";
const POLICY = [
    "default-src 'none'",
    `script-src ${OWN_FILES}`,
    `style-src ${OWN_FILES}`,
    `img-src ${OWN_FILES}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
];
function sectionsOf(model) {
    const { components, findings } = model;
    return [
        { id: 'skills', title: 'Skills', path: 'index.html' },
        ...(components.length > 0
            ? [{ id: 'components', title: componentsTitle(model), path: 'components.html' }]
            : []),
        { id: 'routing', title: 'Routing', path: 'routing.html' },
        ...(findings !== null
            ? [{ id: 'findings', title: 'Findings', path: 'findings.html', count: findings.length }]
            : []),
    ];
}
const COMPONENT_KINDS = [
    { id: 'agent', title: 'Agents' },
    { id: 'command', title: 'Commands' },
    { id: 'prompt', title: 'Prompts' },
];
function componentsTitle({ components }) {
    const shown = COMPONENT_KINDS.filter(({ id }) => components.some(({ what }) => what === id));
    const titles = shown.map(({ title }, index) => (index === 0 ? title : title.toLowerCase()));
    return titles.length < 2 ? titles.join('') : `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`;
}
function renderPage(page, model, options) {
    const link = (path) => relativeLink(page.path, path);
    const isHome = page.path === 'index.html';
    return html `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(options)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="skill-registrar">
<meta name="description" content="${page.description}">
<title>${isHome ? page.title : `${page.title} · ${model.title}`}</title>
${openGraph(page, model, options)}${options.baseUrl && html `<link rel="canonical" href="${canonical(page.path, options.baseUrl)}">\n`}<link rel="icon" href="${link('assets/icon.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${link('assets/style.css')}">
<script src="${link('assets/theme.js')}"></script>
${scriptsOf(page, options).map((script) => html `<script src="${link(script)}" defer></script>\n`)}</head>
<body>
<a class="skip-link" href="#content">Skip to content</a>
<header class="site-header">
<div class="wide">
<a class="brand" href="${link('index.html')}">${brandMark()}<span>${model.title}</span></a>
<nav aria-label="Main">
${sectionsOf(model).map((section) => navLink(section, page, link))}</nav>
<button type="button" class="theme-toggle needs-script" id="theme" aria-pressed="false" aria-label="Dark theme" title="Dark theme">${themeIcon()}</button>
</div>
</header>
<main id="content" tabindex="-1">
${page.content}
</main>
<footer class="site-footer">
<div class="wide">
<p>${countOf(model.skills.length, 'skill')}. For programs: <a href="${link('skills.json')}">skills.json</a>, <a href="${link('llms.txt')}">llms.txt</a> and the <a href="${link('.well-known/agent-skills/index.json')}">discovery index</a>.</p>
</div>
</footer>
</body>
</html>
`.text;
}
function openGraph(page, model, { baseUrl }) {
    const isHome = page.path === 'index.html';
    const properties = [
        ['og:type', isHome ? 'website' : 'article'],
        ['og:site_name', model.title],
        ['og:title', page.title],
        ['og:description', page.description],
        ...(baseUrl === null ? [] : [['og:url', canonical(page.path, baseUrl)]]),
    ];
    return html `${properties.map(([name, content]) => html `<meta property="${name}" content="${content}">\n`)}<meta name="twitter:card" content="summary">
`;
}
function policyFor({ isLive }) {
    return [...POLICY, ...(isLive ? ["connect-src 'self'"] : [])].join('; ');
}
function scriptsOf(page, { isLive }) {
    return [...(page.scripts ?? []), ...(isLive ? ['assets/live.js'] : [])];
}
function canonical(path, baseUrl) {
    return new URL(relativeLink('', path.replace(/(^|\/)index\.html$/, '$1')), baseUrl).href;
}
function navLink({ id, title, path, count }, page, link) {
    const isCurrent = page.path === path;
    const current = isCurrent ? html ` aria-current="page"` : page.section === id && html ` aria-current="true"`;
    const number = count !== undefined && html ` <span class="count">${count}</span>`;
    return html `<a href="${link(path)}"${current || ''}>${title}${number}</a>\n`;
}
function brandMark() {
    return html `<svg class="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><rect x="3" y="4" width="18" height="4" rx="1.2"/><rect x="3" y="10" width="12" height="4" rx="1.2"/><rect x="3" y="16" width="15" height="4" rx="1.2"/></svg>`;
}
function themeIcon() {
    return html `<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false"><path class="moon" d="M20.3 14.2A8.5 8.5 0 0 1 9.8 3.7a.6.6 0 0 0-.8-.7 9.6 9.6 0 1 0 12 12 .6.6 0 0 0-.7-.8z"/><g class="sun"><circle cx="12" cy="12" r="4.2"/><path d="M12 2.6v2.2M12 19.2v2.2M2.6 12h2.2M19.2 12h2.2M5.4 5.4l1.5 1.5M17.1 17.1l1.5 1.5M18.6 5.4l-1.5 1.5M6.9 17.1l-1.5 1.5"/></g></svg>`;
}
function countOf(count, noun) {
    return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style>rect{fill:#0b6a5d}@media(prefers-color-scheme:dark){rect{fill:#6fcbb8}}</style><rect x="3" y="4" width="18" height="4" rx="1.2"/><rect x="3" y="10" width="12" height="4" rx="1.2"/><rect x="3" y="16" width="15" height="4" rx="1.2"/></svg>
`;
//# sourceMappingURL=layout.js.map
;// CONCATENATED MODULE: ./build/site/catalog-page.js




const PATH = 'index.html';
const FIRST = 60;
const SHOWN_LABELS = 4;
const SHOWN_OPTIONS = 10;
function catalogPage(model, addresses) {
    const { title, description, skills } = model;
    const facets = facetsOf(model);
    return {
        path: PATH,
        title,
        description: description ?? `${countOf(skills.length, 'skill')} for agents.`,
        section: 'skills',
        scripts: ['assets/catalog.js'],
        content: html `<div class="wide">
<div class="hero">
<h1>${title}</h1>
${description !== null && html `<p class="lead">${description}</p>\n`}${searchBox(skills.length)}</div>
<div class="browse">
${filters(facets)}<section class="results" aria-labelledby="results-title">
<h2 id="results-title" class="results-title"><span id="count" role="status">${countOf(skills.length, 'skill')}</span> <button type="button" class="link-button" id="clear" hidden>Clear filters</button></h2>
${arrange(facets)}${skills.length === 0 ? html `<p>This repository has no skills yet.</p>` : cards(skills, facets, addresses)}
<p id="none" class="none" hidden>No skill matches. Try fewer or other words.</p>
<p><button type="button" class="button needs-script" id="more"${skills.length <= FIRST && html ` hidden`}>Show all ${skills.length.toLocaleString('en-US')}</button></p>
</section>
</div>
</div>`,
    };
}
function searchBox(count) {
    return html `<form role="search" class="search needs-script" id="search">
<label for="query" class="visually-hidden">Search skills</label>
<input type="search" id="query" placeholder="Search ${countOf(count, 'skill')}" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="search-hint">
<kbd aria-hidden="true">/</kbd>
<span id="search-hint" class="visually-hidden">Results update as you type. Press slash to come here from anywhere on the page.</span>
</form>
`;
}
function arrange(facets) {
    const groups = facets.filter(({ id, options }) => id !== 'tag' && id !== 'client' && options.length > 1);
    return html `<form class="arrange needs-script" id="arrange">
<label>Sort <select name="sort"><option value="name">by name</option><option value="clients">by number of clients</option></select></label>
${groups.length > 0 &&
        html `<label>Group <select name="group"><option value="">not at all</option>${groups.map(({ id, title }) => html `<option value="${id}">by ${title.toLowerCase()}</option>`)}</select></label>
`}</form>
`;
}
function filters(facets) {
    const used = facets.filter(({ options }) => options.length > 0);
    if (used.length === 0)
        return false;
    return html `<details class="filters needs-script" id="filters" open>
<summary>Filters</summary>
<form id="filter-form">
${used.map(fieldset)}</form>
</details>
`;
}
function fieldset({ id, title, options }) {
    const shown = options.slice(0, SHOWN_OPTIONS);
    const rest = options.slice(SHOWN_OPTIONS);
    return html `<fieldset>
<legend>${title}</legend>
${shown.map((option) => catalog_page_checkbox(id, option))}${rest.length > 0 &&
        html `<details class="more-options"><summary>${rest.length.toLocaleString('en-US')} more</summary>
${rest.map((option) => catalog_page_checkbox(id, option))}</details>
`}</fieldset>
`;
}
function catalog_page_checkbox(facet, { id, title, count }) {
    return html `<label><input type="checkbox" name="${facet}" value="${id}"> <span class="option">${title}</span> <span class="count">${count}</span></label>
`;
}
function cards(skills, facets, addresses) {
    const shared = sharedLabels(skills);
    const items = skills.map((skill) => card(skill, { facets, addresses, shared }));
    return html `<ul class="cards" id="cards">
${items.slice(0, FIRST)}</ul>
${items.length > FIRST && html `<ul class="cards rest" id="rest">\n${items.slice(FIRST)}</ul>`}`;
}
function sharedLabels(skills) {
    const [first, ...others] = skills.map((skill) => [...VALUES.plugin(skill), ...skill.tags]);
    if (first === undefined || others.length === 0)
        return new Set();
    return new Set(first.filter((label) => others.every((labels) => labels.includes(label))));
}
function card(skill, { facets, addresses, shared }) {
    const { name, description } = skill;
    const data = facets.map((facet) => html ` data-${facet.id}="${idsIn(facet, skill).join(' ')}"`);
    const labels = [...VALUES.plugin(skill), ...skill.tags].filter((label) => !shared.has(label));
    const works = VALUES.client(skill).length;
    return html `<li class="card"${data} data-count="${works}"><h3><a href="${relativeLink(PATH, addresses.skillPage(skill))}">${name}</a></h3><p>${description}</p>${labels.length > 0 &&
        html `<p class="labels">${labels.map((label, index) => html `<span${index >= SHOWN_LABELS && html ` hidden`}>${label}</span> `)}</p>`}</li>
`;
}
const MAX_OPTIONS = 100;
const VALUES = {
    tag: ({ tags }) => tags,
    plugin: ({ plugin }) => (plugin === null ? [] : [plugin]),
    folder: ({ path }) => [(0,paths/* parentOf */.gN)(path)],
    client: ({ compatibility }) => Object.keys(compatibility).filter((client) => /^(?:works|changes)$/.test(compatibility[client].result)),
};
function facetsOf({ skills, clients }) {
    const titles = new Map(clients.map(({ id, title }) => [id, title]));
    const plugins = optionsOf('plugin', skills);
    return [
        plugins.length > 0
            ? { id: 'plugin', title: 'Plugin', options: plugins }
            : { id: 'folder', title: 'Folder', options: optionsOf('folder', skills) },
        { id: 'tag', title: 'Tag', options: optionsOf('tag', skills) },
        { id: 'client', title: 'Works in', options: optionsOf('client', skills, titles) },
    ];
}
function optionsOf(facet, skills, titles) {
    const counts = new Map();
    for (const skill of skills) {
        for (const value of new Set(VALUES[facet](skill)))
            counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const isTelling = (count) => count < skills.length && (count > 1 || counts.size <= SHOWN_OPTIONS);
    return [...counts]
        .filter(([, count]) => isTelling(count))
        .sort(([keyA, countA], [keyB, countB]) => countB - countA || (keyA < keyB ? -1 : 1))
        .slice(0, MAX_OPTIONS)
        .map(([key, count], id) => ({ id, key, title: titles?.get(key) ?? key, count }));
}
function idsIn(facet, skill) {
    const values = new Set(VALUES[facet.id](skill));
    return facet.options.filter(({ key }) => values.has(key)).map(({ id }) => id);
}
//# sourceMappingURL=catalog-page.js.map
// EXTERNAL MODULE: ./build/site/source.js
var site_source = __webpack_require__(23065);
;// CONCATENATED MODULE: ./build/site/components-page.js



function componentsPage(model) {
    const title = componentsTitle(model);
    const groups = COMPONENT_KINDS.map((kind) => ({
        ...kind,
        own: model.components.filter(({ what }) => what === kind.id),
    })).filter(({ own }) => own.length > 0);
    return {
        path: 'components.html',
        title,
        description: `${title} of ${model.title}.`,
        section: 'components',
        content: html `<div class="wide">
<div class="hero">
<h1>${title}</h1>
</div>
${groups.map(({ id, title: heading, own }) => html `<section class="component-group" aria-labelledby="${id}">
<h2 id="${id}">${heading} <span class="count">${own.length}</span></h2>
<ul class="cards">
${own.map((component) => components_page_card(component, model))}</ul>
</section>
`)}</div>`,
    };
}
function components_page_card({ name, description, file, client }, { source }) {
    const title = source === null ? name : html `<a href="${(0,site_source/* sourceLink */._o)(source, 'blob', file)}">${name}</a>`;
    return html `<li class="card"><h3>${title}</h3><p>${description}</p><p class="labels"><span>${client}</span> <span>${file}</span></p></li>
`;
}
//# sourceMappingURL=components-page.js.map
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: ./node_modules/fflate/esm/index.mjs
var esm = __webpack_require__(51306);
// EXTERNAL MODULE: ./node_modules/tar-stream/index.js
var tar_stream = __webpack_require__(56118);
// EXTERNAL MODULE: ./build/outputs/llms-txt.js
var llms_txt = __webpack_require__(79360);
// EXTERNAL MODULE: ./build/outputs/mcp-catalog.js
var mcp_catalog = __webpack_require__(69903);
// EXTERNAL MODULE: ./build/outputs/well-known.js
var well_known = __webpack_require__(69179);
// EXTERNAL MODULE: ./build/skill/parse-skill.js
var parse_skill = __webpack_require__(27173);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/files/contained-files.js
var contained_files = __webpack_require__(49663);
// EXTERNAL MODULE: ./build/files/workspace.js
var workspace = __webpack_require__(73513);
// EXTERNAL MODULE: ./build/text/errors.js
var errors = __webpack_require__(84863);
;// CONCATENATED MODULE: ./build/site/write-site.js






const LISTING = '.skill-registrar-site.json';
function writeSite(files, directory, repository) {
    try {
        return bringUpToDate(files, checkPlace(directory, repository));
    }
    catch (error) {
        if (error instanceof errors/* UsageError */.e || error instanceof workspace/* WorkspaceError */.k)
            throw error;
        const { message } = error;
        throw new workspace/* WorkspaceError */.k(`The site cannot be written: ${message}`, directory, { cause: error });
    }
}
function bringUpToDate(files, out) {
    const before = readListing(out);
    const digests = new Map([...files].map(([file, bytes]) => [file, [digestOf(bytes)]]));
    const changed = findChanged(digests, out, before);
    const staging = openStaging(out);
    try {
        changed.forEach((file, index) => {
            external_node_fs_.writeFileSync(external_node_path_.join(staging, `${index}`), files.get(file), { flag: 'wx' });
        });
        writeListing(out, staging, merge(before, digests));
        changed.forEach((file, index) => {
            const target = external_node_path_.join(out, file);
            external_node_fs_.mkdirSync(external_node_path_.dirname(target), { recursive: true });
            external_node_fs_.renameSync(external_node_path_.join(staging, `${index}`), target);
        });
        const removed = removeStale(files, out, before);
        writeListing(out, staging, digests);
        return { written: changed.length, unchanged: files.size - changed.length, removed };
    }
    finally {
        external_node_fs_.rmSync(staging, { recursive: true, force: true });
    }
}
const STAGING = '.skill-registrar-site.tmp';
function openStaging(out) {
    const staging = external_node_path_.join(out, STAGING);
    const stats = external_node_fs_.lstatSync(staging, { throwIfNoEntry: false });
    if (stats !== undefined && !stats.isDirectory())
        throw foreignFiles(out, [STAGING]);
    external_node_fs_.rmSync(staging, { recursive: true, force: true });
    external_node_fs_.mkdirSync(staging, { recursive: true });
    return staging;
}
function checkPlace(directory, repository) {
    const out = (0,contained_files/* resolveFolder */.h1)(repository, directory);
    const root = (0,contained_files/* resolveFolder */.h1)(repository, repository);
    const way = external_node_path_.relative(out, root);
    const holdsRoot = way === '' || !(way.startsWith('..') || external_node_path_.isAbsolute(way));
    if (holdsRoot) {
        throw new errors/* UsageError */.e(`The site cannot be written to ${directory}: that is the repository, or a directory above it.`, 'Choose a directory for the site alone, such as --out public.');
    }
    const stats = external_node_fs_.statSync(out, { throwIfNoEntry: false });
    if (stats !== undefined && !stats.isDirectory())
        throw new errors/* UsageError */.e(`${directory} is not a directory.`, 'Choose another place with --out.');
    return out;
}
function findChanged(digests, out, before) {
    const changed = [];
    const foreign = [];
    for (const [file, [digest]] of digests) {
        const state = stateOf(out, file);
        if (state === 'missing')
            changed.push(file);
        else if (state === 'other')
            foreign.push(file);
        else if (state !== digest)
            (before.get(file)?.includes(state) ? changed : foreign).push(file);
    }
    if (foreign.length > 0)
        throw foreignFiles(out, foreign);
    return changed;
}
function foreignFiles(out, files) {
    const [first = '', ...others] = files;
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    return new errors/* UsageError */.e(`${external_node_path_.join(out, first)}${more} would be overwritten, but was not written by an earlier build or was edited since.`, 'Move it away, or choose an empty directory with --out.');
}
function stateOf(out, file) {
    const segments = file.split('/');
    for (let length = 1; length < segments.length; length++) {
        const stats = external_node_fs_.lstatSync(external_node_path_.join(out, ...segments.slice(0, length)), { throwIfNoEntry: false });
        if (stats === undefined)
            return 'missing';
        if (!stats.isDirectory())
            return 'other';
    }
    const stats = external_node_fs_.lstatSync(external_node_path_.join(out, file), { throwIfNoEntry: false });
    if (stats === undefined)
        return 'missing';
    return stats.isFile() ? digestOf(external_node_fs_.readFileSync(external_node_path_.join(out, file))) : 'other';
}
function removeStale(files, out, before) {
    let removed = 0;
    for (const [file, digests] of before) {
        if (files.has(file) || !digests.includes(stateOf(out, file)))
            continue;
        external_node_fs_.rmSync(external_node_path_.join(out, file));
        removeEmptyDirectories(out, external_node_path_.dirname(file));
        removed++;
    }
    return removed;
}
function removeEmptyDirectories(out, directory) {
    if (directory === '.')
        return;
    try {
        external_node_fs_.rmdirSync(external_node_path_.join(out, directory));
    }
    catch {
        return;
    }
    removeEmptyDirectories(out, external_node_path_.dirname(directory));
}
function readListing(out) {
    const file = external_node_path_.join(out, LISTING);
    const state = stateOf(out, LISTING);
    if (state === 'missing')
        return new Map();
    if (state === 'other')
        throw foreignFiles(out, [LISTING]);
    try {
        const { files } = JSON.parse(external_node_fs_.readFileSync(file, 'utf8'));
        const entries = Object.entries(files).filter(([name]) => isInside(name));
        return new Map(entries.map(([name, digests]) => [name, [digests].flat()]));
    }
    catch {
        throw new errors/* UsageError */.e(`${file} is damaged: it does not say which files an earlier build wrote.`, 'Choose an empty directory with --out, or delete the old site.');
    }
}
function isInside(file) {
    return /^[\w.-]+(\/[\w.-]+)*$/.test(file) && !file.split('/').includes('..');
}
function writeListing(out, staging, listing) {
    const files = Object.fromEntries([...listing].sort(([a], [b]) => (a < b ? -1 : 1)).map(([file, digests]) => [file, one(digests)]));
    const staged = external_node_path_.join(staging, 'listing');
    external_node_fs_.writeFileSync(staged, `${JSON.stringify({ generator: 'skill-registrar', files }, null, 2)}\n`);
    external_node_fs_.renameSync(staged, external_node_path_.join(out, LISTING));
}
function one(digests) {
    return digests.length === 1 ? digests[0] : digests;
}
function digestOf(bytes) {
    return `sha256:${(0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex')}`;
}
function merge(before, now) {
    const files = new Set([...before.keys(), ...now.keys()]);
    return new Map([...files].map((file) => [file, [...new Set([...(before.get(file) ?? []), ...(now.get(file) ?? [])])]]));
}
//# sourceMappingURL=write-site.js.map
;// CONCATENATED MODULE: ./build/site/discovery.js










const FOLDER = '.well-known/agent-skills';
const NAME = /^(?!.*--)[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;
async function publishSkills({ skills }, onSkill = stage_timer/* nextTurn */.t) {
    const published = new Map();
    const names = new Set();
    for (const [done, skill] of skills.entries()) {
        await onSkill(done);
        if (!NAME.test(skill.name) || skill.description === '' || names.has(skill.name))
            continue;
        names.add(skill.name);
        published.set(skill, await publish(skill));
    }
    return published;
}
async function publish(skill) {
    const document = `${FOLDER}/${skill.name}/SKILL.md`;
    const files = new Map([[document, skill.files.find(({ path }) => path === 'SKILL.md').bytes]]);
    const archive = skill.files.length > 1 ? `${FOLDER}/${skill.name}.tar.gz` : undefined;
    if (archive !== undefined)
        files.set(archive, await packArchive(skill.files));
    return { skill, document, archive, files };
}
async function packArchive(files) {
    const pack = tar_stream.pack();
    const packed = (0,consumers_.buffer)(pack);
    for (const { path, bytes, isExecutable } of files.filter(isPlainOnEverySystem)) {
        const mode = isExecutable ? 0o755 : 0o644;
        pack.entry({ name: path, mode, mtime: new Date(0), uid: 0, gid: 0 }, Buffer.from(bytes));
    }
    pack.finalize();
    return (0,esm/* gzipSync */.u3)(await packed, { level: 6, mtime: 0 });
}
function isPlainOnEverySystem({ path }) {
    return !/[\\:\p{Cc}]/u.test(path) && !(0,paths/* pointsIntoGit */.sH)(path);
}
function discoveryIndex(published, { baseUrl }) {
    const skills = [...published].map(({ skill, document, archive, files }) => {
        const path = archive ?? document;
        return {
            name: skill.name,
            type: archive === undefined ? 'skill-md' : 'archive',
            description: (0,well_known/* shortenDescription */.Qx)(skill.description),
            url: `${baseUrl?.pathname ?? '/'}${path}`,
            digest: digestOf(files.get(path)),
            files: ['SKILL.md'],
        };
    });
    return toJson({ $schema: well_known/* WELL_KNOWN_SCHEMA */.Zs, skills });
}
function skillsJson(model, addresses, published) {
    const skills = model.skills.map((skill) => {
        const own = published.get(skill);
        return {
            ...(own !== undefined && listEntry(skill)),
            name: skill.name,
            description: skill.description,
            path: skill.path,
            page: addresses.skillPage(skill),
            ...(own !== undefined && { document: own.document }),
            ...(own?.archive !== undefined && { archive: own.archive }),
            tags: skill.tags,
            plugin: skill.plugin,
            clients: Object.fromEntries(Object.entries(skill.compatibility).map(([client, { result }]) => [client, result])),
            files: skill.files.map(({ path }) => path),
        };
    });
    return toJson({ title: model.title, description: model.description, ...(0,mcp_catalog/* skillList */.U8)(skills) });
}
function listEntry({ name, files }) {
    const document = files.find(({ path }) => path === 'SKILL.md');
    const frontmatter = document === undefined ? null : (0,parse_skill/* parseSkill */.vv)(document.bytes, 'strict').data;
    const { entry, problem } = (0,mcp_catalog/* servedEntry */.YV)(`skill://${name}`, (frontmatter ?? {}), files);
    return problem === null ? entry : {};
}
function llmsTxt({ title, description, skills }, { baseUrl }, addresses, published) {
    const settings = {
        title,
        ...(description !== null && { description }),
        ...(baseUrl !== null && { baseUrl: baseUrl.href }),
    };
    const linked = skills.map((skill) => ({
        name: skill.name,
        description: skill.description,
        directory: skill.path,
        file: published.get(skill)?.document ?? addresses.skillPage(skill),
        fields: {},
    }));
    return (0,llms_txt/* renderLlmsTxt */.fY)(settings, linked);
}
function aiCatalog({ title }, baseUrl, published) {
    const skills = [...published].map(({ skill: { name, description }, document }) => ({
        name,
        description,
        file: document,
    }));
    const entries = (0,mcp_catalog/* catalogEntries */.uo)(skills, { baseUrl: baseUrl.href });
    return toJson({ specVersion: '1.0', host: { displayName: title }, entries });
}
function toJson(value) {
    return `${JSON.stringify(value, null, 2)}\n`;
}
//# sourceMappingURL=discovery.js.map
// EXTERNAL MODULE: ./build/rules/rule.js
var rules_rule = __webpack_require__(96616);
;// CONCATENATED MODULE: ./build/site/findings-page.js




const findings_page_PATH = 'findings.html';
const SEVERITIES = [
    { id: 'error', title: 'Errors' },
    { id: 'warning', title: 'Warnings' },
    { id: 'notice', title: 'Notices' },
];
function findingsPage(model, addresses) {
    const skills = new Map(model.skills.map((skill) => [skill.name, skill]));
    const groups = SEVERITIES.map(({ id, title }) => ({
        id,
        title,
        findings: model.findings.filter(({ severity }) => severity === id),
    })).filter(({ findings }) => findings.length > 0);
    return {
        path: findings_page_PATH,
        title: 'Findings',
        description: `What skill-registrar found in the skills: ${summary(model)}.`,
        section: 'findings',
        content: html `<div class="wide">
<div class="hero">
<h1>Findings</h1>
<p class="lead">${model.findings.length === 0 ? 'Nothing to fix: every check passed.' : `${summary(model)}.`}${leftOut(model)}</p>
</div>
${groups.map(({ id, title, findings }) => html `<section class="finding-group" aria-labelledby="${id}">
<h2 id="${id}">${title} <span class="count">${findings.length}</span></h2>
<ul class="findings">
${findings.map((finding) => item(finding, skills.get(finding.skill ?? ''), addresses))}</ul>
</section>
`)}</div>`,
    };
}
function leftOut({ invalidCount }) {
    if (invalidCount === 0)
        return '';
    return invalidCount === 1
        ? ' One skill is not valid and therefore not listed.'
        : ` ${countOf(invalidCount, 'skill')} are not valid and therefore not listed.`;
}
function summary({ findings }) {
    return SEVERITIES.map(({ id }) => ({
        id,
        count: findings.filter(({ severity }) => severity === id).length,
    }))
        .filter(({ count }) => count > 0)
        .map(({ id, count }) => countOf(count, id))
        .join(', ');
}
function item(finding, skill, addresses) {
    const { rule, severity, file, line, message, fix } = finding;
    return html `<li class="finding ${severity}">
<p class="message">${withCode(message)}</p>
${fix !== '' && html `<p class="fix">${withCode(fix)}</p>\n`}<p class="place"><a href="${(0,rules_rule/* ruleUrl */.QB)(rule)}"><code>${rule}</code></a> <span class="path">${file}:${line}</span>${skill && html ` <a href="${relativeLink(findings_page_PATH, addresses.skillPage(skill))}">${skill.name}</a>`}</p>
</li>
`;
}
//# sourceMappingURL=findings-page.js.map
;// CONCATENATED MODULE: ./build/site/generated/assets.js
const ASSETS = {
    "style.css": ":root {\n  color-scheme: light dark;\n  --paper: light-dark(#fbfaf7, #161715);\n  --surface: light-dark(#ffffff, #1d1f1c);\n  --sunken: light-dark(#f3f1ec, #292c27);\n  --ink: light-dark(#1e1d1a, #eceae4);\n  --muted: light-dark(#615d55, #aaa79d);\n  --line: light-dark(#e4e0d7, #30332e);\n  --line-strong: light-dark(#cbc5b8, #4a4d46);\n  --accent: light-dark(#0a6558, #7bd3c1);\n  --accent-ink: light-dark(#ffffff, #10211d);\n  --accent-soft: light-dark(#e3efec, #1c312c);\n  --error: light-dark(#a4271d, #ffa599);\n  --error-soft: light-dark(#fbe9e6, #3a201c);\n  --warning: light-dark(#7d5200, #ecc275);\n  --warning-soft: light-dark(#faf0d9, #342a17);\n  --notice: light-dark(#33568c, #a8c4f2);\n  --notice-soft: light-dark(#e8eef8, #1f2a3c);\n  --shade: light-dark(rgb(40 35 25 / 6%), rgb(0 0 0 / 28%));\n  --shadow: 0 1px 2px var(--shade), 0 6px 20px var(--shade);\n  --sans:\n    ui-sans-serif, system-ui, -apple-system, \"Segoe UI\", Roboto, \"Helvetica Neue\", \"Noto Sans\", sans-serif;\n  --serif: Charter, \"Bitstream Charter\", \"Sitka Text\", Cambria, \"Noto Serif\", Georgia, serif;\n  --mono: ui-monospace, \"SF Mono\", \"Cascadia Code\", Menlo, Consolas, \"DejaVu Sans Mono\", monospace;\n}\n\n:root[data-theme=\"light\"] {\n  color-scheme: light;\n}\n\n:root[data-theme=\"dark\"] {\n  color-scheme: dark;\n}\n\n/* Foundations */\n\n*,\n*::before,\n*::after {\n  box-sizing: border-box;\n}\n\nhtml {\n  font: 100% / 1.6 var(--sans);\n  color: var(--ink);\n  background: var(--paper);\n  -webkit-text-size-adjust: 100%;\n  text-size-adjust: 100%;\n  scroll-padding-top: 5rem;\n}\n\nbody {\n  display: flex;\n  flex-direction: column;\n  min-height: 100vh;\n  margin: 0;\n}\n\nmain {\n  flex: 1;\n  outline: none;\n}\n\nh1,\nh2,\nh3,\nh4,\nh5,\nh6 {\n  margin: 0;\n  line-height: 1.25;\n  text-wrap: balance;\n  overflow-wrap: anywhere;\n}\n\nh1 {\n  font: 600 clamp(2rem, 1.5rem + 2vw, 2.9rem) / 1.12 var(--serif);\n  letter-spacing: -0.015em;\n}\n\np,\nul,\nol,\ndl,\ndd {\n  margin: 0;\n}\n\na {\n  color: var(--accent);\n  text-decoration-thickness: 1px;\n  text-underline-offset: 0.18em;\n}\n\n:focus-visible {\n  outline: 2px solid var(--accent);\n  outline-offset: 2px;\n  border-radius: 3px;\n}\n\ncode,\nkbd,\n.path {\n  font-family: var(--mono);\n  font-size: 0.875em;\n}\n\nbutton,\ninput,\ntextarea {\n  font: inherit;\n  color: inherit;\n}\n\n[hidden],\nhtml.has-script .rest,\nhtml:not(.has-script) .needs-script {\n  /* biome-ignore lint/complexity/noImportantStyles: hidden means hidden, whatever the display of the element is */\n  display: none !important;\n}\n\n.wide {\n  width: 100%;\n  max-width: 76rem;\n  margin: 0 auto;\n  padding: 0 1.5rem;\n}\n\n.visually-hidden {\n  position: absolute;\n  width: 1px;\n  height: 1px;\n  overflow: hidden;\n  clip-path: inset(50%);\n  white-space: nowrap;\n}\n\n.skip-link {\n  position: absolute;\n  z-index: 10;\n  top: 0.5rem;\n  left: 0.5rem;\n  padding: 0.5rem 1rem;\n  color: var(--accent-ink);\n  background: var(--accent);\n  border-radius: 6px;\n  transform: translateY(-200%);\n}\n\n.skip-link:focus {\n  transform: none;\n}\n\n.lead {\n  max-width: 44rem;\n  color: var(--muted);\n  font-size: 1.125rem;\n  line-height: 1.55;\n  overflow-wrap: anywhere;\n  text-wrap: pretty;\n}\n\n.count,\n.size {\n  color: var(--muted);\n  font-size: 0.8125rem;\n  font-weight: 400;\n  font-variant-numeric: tabular-nums;\n}\n\n.plain {\n  padding: 0;\n  list-style: none;\n}\n\n/* Header and footer */\n\n.site-header {\n  position: sticky;\n  z-index: 5;\n  top: 0;\n  background: var(--paper);\n  border-bottom: 1px solid var(--line);\n}\n\n.site-header .wide {\n  display: flex;\n  gap: 0.5rem 1.75rem;\n  align-items: center;\n  min-height: 3.75rem;\n}\n\n.brand {\n  display: flex;\n  gap: 0.6rem;\n  align-items: center;\n  min-width: 0;\n  color: var(--ink);\n  font-weight: 600;\n  text-decoration: none;\n}\n\n.brand span {\n  overflow: hidden;\n  text-overflow: ellipsis;\n  white-space: nowrap;\n}\n\n.mark {\n  flex: none;\n  fill: var(--accent);\n}\n\n.site-header nav {\n  display: flex;\n  gap: 1.5rem;\n  margin-left: auto;\n}\n\n.site-header nav a {\n  padding: 0.25rem 0;\n  color: var(--muted);\n  font-size: 0.9375rem;\n  white-space: nowrap;\n  text-decoration: none;\n  border-bottom: 2px solid transparent;\n}\n\n.site-header nav a:hover,\n.site-header nav a[aria-current] {\n  color: var(--ink);\n}\n\n.site-header nav a[aria-current] {\n  border-color: var(--accent);\n}\n\n.theme-toggle {\n  display: grid;\n  flex: none;\n  place-items: center;\n  width: 2.25rem;\n  height: 2.25rem;\n  padding: 0;\n  color: var(--muted);\n  background: none;\n  border: 1px solid transparent;\n  border-radius: 8px;\n  cursor: pointer;\n}\n\n.theme-toggle:hover {\n  color: var(--ink);\n  border-color: var(--line);\n}\n\n.theme-toggle .moon {\n  fill: currentColor;\n}\n\n.theme-toggle .sun {\n  fill: none;\n  stroke: currentColor;\n  stroke-width: 1.8;\n  stroke-linecap: round;\n}\n\n.theme-toggle[aria-pressed=\"false\"] .sun,\n.theme-toggle[aria-pressed=\"true\"] .moon {\n  display: none;\n}\n\n.site-footer {\n  margin-top: 5rem;\n  padding: 1.5rem 0 2rem;\n  color: var(--muted);\n  font-size: 0.875rem;\n  border-top: 1px solid var(--line);\n}\n\n.hero {\n  display: grid;\n  gap: 1rem;\n  padding: 3.5rem 0 2.25rem;\n}\n\n.search {\n  position: relative;\n  max-width: 44rem;\n  margin-top: 0.75rem;\n}\n\n.search input {\n  width: 100%;\n  padding: 0.85rem 3rem 0.85rem 1.1rem;\n  font-size: 1.0625rem;\n  background: var(--surface);\n  border: 1px solid var(--line-strong);\n  border-radius: 10px;\n  box-shadow: var(--shadow);\n}\n\n.search input::placeholder,\n.request textarea::placeholder {\n  color: var(--muted);\n  opacity: 1;\n}\n\n.search input:focus,\n.request textarea:focus {\n  border-color: var(--accent);\n  outline: 2px solid var(--accent);\n  outline-offset: -1px;\n}\n\n.search kbd {\n  position: absolute;\n  top: 50%;\n  right: 0.9rem;\n  padding: 0.05rem 0.5rem;\n  color: var(--muted);\n  background: var(--sunken);\n  border: 1px solid var(--line);\n  border-radius: 5px;\n  transform: translateY(-50%);\n  pointer-events: none;\n}\n\n.search input:focus ~ kbd,\n.search input:not(:placeholder-shown) ~ kbd {\n  display: none;\n}\n\n.browse {\n  display: grid;\n  grid-template-columns: 13.5rem minmax(0, 1fr);\n  gap: 3rem;\n  align-items: start;\n}\n\n.browse > .results:only-child,\nhtml:not(.has-script) .browse > .results {\n  grid-column: 1 / -1;\n}\n\n.filters {\n  position: sticky;\n  top: 4.75rem;\n  max-height: calc(100vh - 6rem);\n  overflow-y: auto;\n  font-size: 0.9375rem;\n}\n\n.filters > summary {\n  display: none;\n}\n\n.filters fieldset {\n  min-width: 0;\n  margin: 0 0 1.75rem;\n  padding: 0;\n  border: 0;\n}\n\n.filters legend {\n  margin-bottom: 0.35rem;\n  padding: 0;\n  font-size: 0.875rem;\n  font-weight: 600;\n}\n\n.filters label {\n  display: flex;\n  gap: 0.55rem;\n  align-items: baseline;\n  padding: 0.16rem 0.25rem 0.16rem 0;\n  cursor: pointer;\n}\n\n.filters input {\n  flex: none;\n  width: 0.95rem;\n  height: 0.95rem;\n  margin: 0;\n  accent-color: var(--accent);\n  transform: translateY(0.1rem);\n}\n\n.filters .option {\n  flex: 1;\n  min-width: 0;\n  overflow-wrap: anywhere;\n  line-height: 1.4;\n}\n\n.more-options summary {\n  padding: 0.2rem 0;\n  color: var(--accent);\n  font-size: 0.875rem;\n  cursor: pointer;\n}\n\n.results-title {\n  display: flex;\n  gap: 1rem;\n  align-items: baseline;\n  min-height: 1.75rem;\n  margin-bottom: 0.75rem;\n  color: var(--muted);\n  font-size: 0.9375rem;\n  font-weight: 400;\n}\n\n.link-button {\n  padding: 0;\n  color: var(--accent);\n  background: none;\n  border: 0;\n  text-decoration: underline;\n  text-decoration-thickness: 1px;\n  text-underline-offset: 0.18em;\n  cursor: pointer;\n}\n\n.button,\n.chip {\n  padding: 0.5rem 1.1rem;\n  background: var(--surface);\n  border: 1px solid var(--line-strong);\n  border-radius: 8px;\n  cursor: pointer;\n}\n\n.button:hover,\n.chip:hover {\n  border-color: var(--accent);\n}\n\n.results > p {\n  margin-top: 1.5rem;\n}\n\n.cards {\n  display: grid;\n  grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr));\n  gap: 1rem;\n  padding: 0;\n  list-style: none;\n}\n\n.rest {\n  margin-top: 1rem;\n}\n\n.card {\n  position: relative;\n  display: flex;\n  flex-direction: column;\n  gap: 0.5rem;\n  padding: 1.15rem 1.3rem 1.2rem;\n  background: var(--surface);\n  border: 1px solid var(--line);\n  border-radius: 12px;\n  content-visibility: auto;\n  contain-intrinsic-size: auto 11rem;\n}\n\n.card:hover {\n  border-color: var(--line-strong);\n  box-shadow: var(--shadow);\n}\n\n.card h3 {\n  font-size: 1.0625rem;\n  font-weight: 600;\n}\n\n.card a {\n  color: inherit;\n  text-decoration: none;\n}\n\n.card a::after {\n  position: absolute;\n  inset: 0;\n  content: \"\";\n  border-radius: 12px;\n}\n\n.card:hover a {\n  color: var(--accent);\n}\n\n.card a:focus-visible {\n  outline: none;\n}\n\n.card a:focus-visible::after {\n  outline: 2px solid var(--accent);\n  outline-offset: 1px;\n}\n\n.card p {\n  display: -webkit-box;\n  overflow: hidden;\n  color: var(--muted);\n  font-size: 0.9375rem;\n  line-height: 1.5;\n  overflow-wrap: anywhere;\n  -webkit-box-orient: vertical;\n  -webkit-line-clamp: 3;\n  line-clamp: 3;\n}\n\n.labels,\n.card .labels {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 0.4rem;\n  margin-top: auto;\n  padding-top: 0.35rem;\n}\n\n.labels span {\n  max-width: 100%;\n  padding: 0.05rem 0.6rem;\n  overflow: hidden;\n  color: var(--muted);\n  font-size: 0.8125rem;\n  line-height: 1.6;\n  text-overflow: ellipsis;\n  white-space: nowrap;\n  background: var(--sunken);\n  border-radius: 99px;\n}\n\n.arrange {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 0.5rem 1.5rem;\n  margin-bottom: 1rem;\n  font-size: 0.9375rem;\n}\n\n.arrange select {\n  padding: 0.25rem 0.5rem;\n  color: inherit;\n  font: inherit;\n  background: var(--surface);\n  border: 1px solid var(--line-strong);\n  border-radius: 6px;\n}\n\n.cards .group {\n  grid-column: 1 / -1;\n  margin-top: 1rem;\n}\n\n.cards .group h3 {\n  font: 600 1.25rem / 1.3 var(--serif);\n}\n\n.component-group {\n  margin-bottom: 2.5rem;\n}\n\n.component-group h2 {\n  margin-bottom: 1rem;\n}\n\n.document {\n  display: grid;\n  grid-template-columns: minmax(0, 1fr) 17.5rem;\n  gap: 0 4rem;\n}\n\n.document-header {\n  display: grid;\n  grid-column: 1 / -1;\n  gap: 0.9rem;\n  margin-bottom: 2.25rem;\n  padding: 2.25rem 0 2rem;\n  border-bottom: 1px solid var(--line);\n}\n\n.crumbs {\n  color: var(--muted);\n  font-size: 0.9375rem;\n}\n\n.file-title {\n  font: 500 1.5rem / 1.3 var(--mono);\n  letter-spacing: 0;\n}\n\n.prose {\n  min-width: 0;\n  max-width: 48rem;\n  overflow-wrap: anywhere;\n}\n\n.document:not(:has(.facts)) .prose {\n  grid-column: 1 / -1;\n}\n\n.prose > :first-child {\n  margin-top: 0;\n}\n\n.prose h2,\n.prose h3,\n.prose h4,\n.prose h5,\n.prose h6 {\n  margin: 2em 0 0.6em;\n  font-family: var(--serif);\n  font-weight: 600;\n}\n\n.prose h2 {\n  font-size: 1.6rem;\n}\n\n.prose h3 {\n  font-size: 1.275rem;\n}\n\n.prose h4 {\n  font-size: 1.0875rem;\n}\n\n.prose h5,\n.prose h6 {\n  font-size: 1rem;\n}\n\n.prose p,\n.prose ul,\n.prose ol,\n.prose blockquote,\n.prose pre,\n.prose .table-scroll {\n  margin: 0 0 1.1em;\n}\n\n.prose ul,\n.prose ol {\n  padding-left: 1.5em;\n}\n\n.prose li {\n  margin: 0.3em 0;\n}\n\n.prose li > :last-child {\n  margin-bottom: 0;\n}\n\n.prose li > pre:last-child {\n  margin-bottom: 0.9em;\n}\n\n.prose li::marker {\n  color: var(--muted);\n}\n\n.prose blockquote {\n  padding-left: 1.1em;\n  color: var(--muted);\n  border-left: 3px solid var(--line-strong);\n}\n\n.prose :not(pre) > code {\n  padding: 0.1em 0.35em;\n  background: var(--sunken);\n  border-radius: 4px;\n}\n\n.prose pre {\n  padding: 0.95rem 1.15rem;\n  overflow-x: auto;\n  font-size: 0.9375rem;\n  line-height: 1.55;\n  overflow-wrap: normal;\n  tab-size: 4;\n  background: var(--sunken);\n  border: 1px solid var(--line);\n  border-radius: 8px;\n}\n\n.prose hr {\n  margin: 2.5em 0;\n  border: 0;\n  border-top: 1px solid var(--line);\n}\n\n.prose .table-scroll {\n  overflow-x: auto;\n}\n\n.prose table {\n  min-width: 60%;\n  font-size: 0.9375rem;\n  border-collapse: collapse;\n  overflow-wrap: normal;\n}\n\n.prose th,\n.prose td {\n  padding: 0.5rem 1rem 0.5rem 0;\n  text-align: left;\n  vertical-align: top;\n  border-bottom: 1px solid var(--line);\n}\n\n.prose th {\n  font-weight: 600;\n  border-bottom-color: var(--line-strong);\n}\n\n.prose .align-right {\n  text-align: right;\n}\n\n.prose .align-center {\n  text-align: center;\n}\n\n.image {\n  color: var(--muted);\n  font-style: italic;\n}\n\n.facts {\n  display: grid;\n  gap: 2rem;\n  align-content: start;\n  font-size: 0.9375rem;\n}\n\n.facts h2 {\n  margin-bottom: 0.6rem;\n  font-size: 0.875rem;\n  font-weight: 600;\n}\n\n.facts li {\n  padding: 0.22rem 0;\n  overflow-wrap: anywhere;\n}\n\n.contents ul {\n  padding: 0;\n  list-style: none;\n  border-left: 1px solid var(--line);\n}\n\n.contents li {\n  padding: 0.15rem 0 0.15rem 0.9rem;\n  line-height: 1.4;\n}\n\n.contents .level-2 {\n  padding-left: 1.8rem;\n}\n\n.contents a {\n  color: var(--muted);\n  text-decoration: none;\n}\n\n.contents a:hover {\n  color: var(--accent);\n}\n\n.clients li {\n  display: grid;\n  grid-template-columns: 1fr auto;\n  gap: 0 0.75rem;\n  align-items: baseline;\n  padding: 0.4rem 0;\n  border-bottom: 1px solid var(--line);\n}\n\n.clients li:last-child {\n  border-bottom: 0;\n}\n\n.result {\n  font-size: 0.875rem;\n}\n\n.result::before {\n  display: inline-block;\n  width: 0.55rem;\n  height: 0.55rem;\n  margin-right: 0.45rem;\n  content: \"\";\n  background: currentColor;\n  border-radius: 50%;\n}\n\n.result.works {\n  color: var(--accent);\n}\n\n.result.changes {\n  color: var(--warning);\n}\n\n.result.refused {\n  color: var(--error);\n}\n\n.result.not-found {\n  color: var(--muted);\n}\n\n.result.not-found::before {\n  background: none;\n  border: 1.5px solid currentColor;\n}\n\n.reason {\n  grid-column: 1 / -1;\n  color: var(--muted);\n  font-size: 0.8438rem;\n  line-height: 1.45;\n}\n\n.facts dl {\n  display: grid;\n  gap: 0.6rem;\n}\n\n.facts dt {\n  color: var(--muted);\n  font-size: 0.8438rem;\n  overflow-wrap: anywhere;\n}\n\n.facts dd {\n  max-height: 9.6em;\n  overflow: hidden;\n  overflow-wrap: anywhere;\n  line-height: 1.5;\n}\n\n.files li {\n  display: flex;\n  gap: 0.75rem;\n  align-items: baseline;\n  justify-content: space-between;\n}\n\n.size {\n  flex: none;\n}\n\n.install {\n  display: grid;\n  grid-template-columns: minmax(0, 1fr);\n  gap: 0.75rem;\n  min-width: 0;\n  max-width: 48rem;\n}\n\n.install p {\n  margin-bottom: 0.25rem;\n  color: var(--muted);\n  font-size: 0.875rem;\n}\n\n.install summary {\n  color: var(--accent);\n  font-size: 0.9375rem;\n  cursor: pointer;\n}\n\n.install details .command {\n  margin-top: 0.75rem;\n}\n\n.copyable {\n  display: flex;\n  background: var(--sunken);\n  border-radius: 8px;\n}\n\n.copyable + .copyable {\n  margin-top: 0.35rem;\n}\n\n.copyable > :first-child {\n  flex: 1;\n  min-width: 0;\n  padding: 0.6rem 0.9rem;\n  overflow-x: auto;\n  white-space: nowrap;\n}\n\n.copy {\n  flex: none;\n  padding: 0 1rem;\n  color: var(--accent);\n  font-size: 0.875rem;\n  background: none;\n  border: 0;\n  border-left: 1px solid var(--line);\n  cursor: pointer;\n}\n\n.finding-group h2 {\n  margin: 1.5rem 0 0.75rem;\n  font-size: 1.125rem;\n}\n\n.findings {\n  display: grid;\n  gap: 0.75rem;\n  padding: 0;\n  list-style: none;\n}\n\n.finding {\n  padding: 0.9rem 1.2rem;\n  overflow-wrap: anywhere;\n  background: var(--surface);\n  border: 1px solid var(--line);\n  border-radius: 10px;\n  content-visibility: auto;\n  contain-intrinsic-size: auto 6rem;\n}\n\n.fix {\n  color: var(--muted);\n}\n\n.place {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 0.15rem 1rem;\n  align-items: baseline;\n  margin-top: 0.4rem;\n  color: var(--muted);\n  font-size: 0.9375rem;\n}\n\n.place code,\n.severity {\n  padding: 0.05rem 0.5rem;\n  font-size: 0.8125rem;\n  border-radius: 5px;\n}\n\n.error .place code,\n.severity.error {\n  color: var(--error);\n  background: var(--error-soft);\n}\n\n.warning .place code,\n.severity.warning {\n  color: var(--warning);\n  background: var(--warning-soft);\n}\n\n.notice .place code,\n.severity.notice {\n  color: var(--notice);\n  background: var(--notice-soft);\n}\n\n.playground > * {\n  max-width: 54rem;\n}\n\n.request {\n  display: grid;\n  gap: 0.6rem;\n}\n\n.request label {\n  font-weight: 600;\n}\n\n.request textarea {\n  width: 100%;\n  padding: 0.9rem 1.1rem;\n  font-size: 1.125rem;\n  line-height: 1.5;\n  resize: vertical;\n  background: var(--surface);\n  border: 1px solid var(--line-strong);\n  border-radius: 10px;\n  box-shadow: var(--shadow);\n}\n\n.examples {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 0.5rem;\n  align-items: baseline;\n  color: var(--muted);\n  font-size: 0.9375rem;\n}\n\n.chip {\n  padding: 0.15rem 0.8rem;\n  color: var(--ink);\n  border-color: var(--line);\n  border-radius: 99px;\n}\n\n.answer {\n  min-height: 12rem;\n  padding-top: 2rem;\n}\n\n.winner {\n  display: grid;\n  gap: 0.5rem;\n  padding: 1.4rem 1.6rem 1.5rem;\n  background: var(--surface);\n  border: 1px solid var(--line);\n  border-left: 4px solid var(--accent);\n  border-radius: 10px;\n}\n\n.winner h2 {\n  font: 600 1.6rem / 1.25 var(--serif);\n}\n\n.winner .lead {\n  font-size: 1rem;\n}\n\n.strategy {\n  justify-self: start;\n  padding: 0.05rem 0.6rem;\n  color: var(--accent);\n  font-size: 0.8125rem;\n  background: var(--accent-soft);\n  border-radius: 99px;\n}\n\n.why {\n  overflow-wrap: anywhere;\n}\n\n.answer > h2 {\n  margin: 2rem 0 0.5rem;\n  font-size: 1.0625rem;\n}\n\n.runners-up {\n  padding: 0;\n  list-style: none;\n}\n\n.runners-up li {\n  padding: 0.7rem 0;\n  border-bottom: 1px solid var(--line);\n}\n\n.runners-up .why,\n.no-runner-up {\n  color: var(--muted);\n  font-size: 0.9375rem;\n}\n\n.no-runner-up {\n  margin-top: 1rem;\n}\n\n.no-answer {\n  font-size: 1.125rem;\n}\n\n@media (max-width: 60rem) {\n  .document {\n    grid-template-columns: minmax(0, 1fr);\n    gap: 2.5rem 0;\n  }\n\n  .document-header {\n    margin-bottom: 0;\n  }\n\n  .contents {\n    display: none;\n  }\n\n  .facts {\n    padding-top: 2rem;\n    border-top: 1px solid var(--line);\n  }\n}\n\n@media (max-width: 52rem) {\n  .browse {\n    grid-template-columns: minmax(0, 1fr);\n    gap: 1.25rem;\n  }\n\n  .filters {\n    position: static;\n    max-height: none;\n  }\n\n  .filters > summary {\n    display: list-item;\n    margin-bottom: 0.75rem;\n    font-weight: 600;\n    cursor: pointer;\n  }\n\n  .hero {\n    padding: 2.25rem 0 1.5rem;\n  }\n}\n\n@media (max-width: 34rem) {\n  .wide {\n    padding: 0 1.1rem;\n  }\n\n  .site-header .wide {\n    flex-wrap: wrap;\n    gap: 0 1rem;\n    padding-top: 0.6rem;\n  }\n\n  .brand {\n    flex: 1;\n  }\n\n  .site-header nav {\n    order: 3;\n    width: 100%;\n    margin: 0;\n    padding-bottom: 0.4rem;\n  }\n}\n\n@media (forced-colors: active) {\n  .result::before {\n    forced-color-adjust: none;\n  }\n}\n\n@media (prefers-reduced-motion: no-preference) {\n  .card {\n    transition:\n      border-color 120ms,\n      box-shadow 120ms;\n  }\n}\n\n@media print {\n  :root:root {\n    color-scheme: light;\n    --paper: #fff;\n    --surface: #fff;\n    --sunken: #f5f5f5;\n    --ink: #000;\n    --muted: #444;\n    --line: #ccc;\n    --line-strong: #999;\n    --accent: #064f45;\n    --error: #8a1c13;\n    --warning: #6b4600;\n    --notice: #27457a;\n    --shadow: none;\n  }\n\n  html {\n    font-size: 10.5pt;\n  }\n\n  .site-header nav,\n  .theme-toggle,\n  .skip-link,\n  .search,\n  .filters,\n  .contents,\n  .site-footer,\n  .link-button,\n  .button,\n  .examples {\n    display: none;\n  }\n\n  .site-header {\n    position: static;\n  }\n\n  .hero,\n  .document-header {\n    padding: 1rem 0;\n  }\n\n  .document-header {\n    margin-bottom: 1.5rem;\n  }\n\n  .browse,\n  .document {\n    display: block;\n  }\n\n  .cards {\n    grid-template-columns: 1fr 1fr;\n  }\n\n  .card,\n  .finding {\n    break-inside: avoid;\n    content-visibility: visible;\n  }\n\n  .card p {\n    display: block;\n  }\n\n  .prose {\n    max-width: none;\n  }\n\n  .prose pre {\n    white-space: pre-wrap;\n    overflow-wrap: anywhere;\n  }\n\n  .prose h2,\n  .prose h3,\n  .prose h4 {\n    break-after: avoid;\n  }\n\n  .prose a[href^=\"http\"]::after {\n    color: var(--muted);\n    font-size: 0.85em;\n    content: \" (\" attr(href) \")\";\n  }\n\n  .facts {\n    margin-top: 2rem;\n    padding-top: 1rem;\n    border-top: 1px solid var(--line);\n  }\n}\n",
    "catalog.js": "(function(){function e(e,t){return e<t?-1:+(e>t)}let t={ational:`ate`,tional:`tion`,enci:`ence`,anci:`ance`,izer:`ize`,bli:`ble`,alli:`al`,entli:`ent`,eli:`e`,ousli:`ous`,ization:`ize`,ation:`ate`,ator:`ate`,alism:`al`,iveness:`ive`,fulness:`ful`,ousness:`ous`,aliti:`al`,iviti:`ive`,biliti:`ble`,logi:`log`},n={icate:`ic`,ative:``,alize:`al`,iciti:`ic`,ical:`ic`,ful:``,ness:``},r=`[aeiouy]`,i=`([^aeiou][^aeiouy]*)`,a=`([aeiouy][aeiou]*)`,o=RegExp(`^`+i+`?`+a+i),s=RegExp(`^`+i+`?`+a+i+a+`?$`),c=RegExp(`^`+i+`?(`+a+i+`){2,}`),l=RegExp(`^`+i+`?`+r),u=RegExp(`^`+i+r+`[^aeiouwxy]$`),d=/ll$/,f=/^(.+?)e$/,p=/^(.+?)y$/,m=/^(.+?(s|t))(ion)$/,h=/^(.+?)(ed|ing)$/,ee=/(at|bl|iz)$/,te=/^(.+?)eed$/,ne=/^.+?[^s]s$/,re=/^.+?(ss|i)es$/,ie=/([^aeiouylsz])\\1$/,ae=/^(.+?)(ational|tional|enci|anci|izer|bli|alli|entli|eli|ousli|ization|ation|ator|alism|iveness|fulness|ousness|aliti|iviti|biliti|logi)$/,oe=/^(.+?)(icate|ative|alize|iciti|ical|ful|ness)$/,se=/^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/;function ce(e){let r=String(e).toLowerCase();if(r.length<3)return r;let i=!1;r.codePointAt(0)===121&&(i=!0,r=`Y`+r.slice(1)),re.test(r)?r=r.slice(0,-2):ne.test(r)&&(r=r.slice(0,-1));let a;return(a=te.exec(r))?o.test(a[1])&&(r=r.slice(0,-1)):(a=h.exec(r))&&l.test(a[1])&&(r=a[1],ee.test(r)?r+=`e`:ie.test(r)?r=r.slice(0,-1):u.test(r)&&(r+=`e`)),(a=p.exec(r))&&l.test(a[1])&&(r=a[1]+`i`),(a=ae.exec(r))&&o.test(a[1])&&(r=a[1]+t[a[2]]),(a=oe.exec(r))&&o.test(a[1])&&(r=a[1]+n[a[2]]),(a=se.exec(r))?c.test(a[1])&&(r=a[1]):(a=m.exec(r))&&c.test(a[1])&&(r=a[1]),(a=f.exec(r))&&(c.test(a[1])||s.test(a[1])&&!u.test(a[1]))&&(r=a[1]),d.test(r)&&c.test(r)&&(r=r.slice(0,-1)),i&&(r=`y`+r.slice(1)),r}let le=[[0,`call gui littl love man mr pattern talk time well work yeah`],[1,`action add api appli applic babi bad base believ big boi build car care chang check code complet configur context core cours creat dad dai data dead depend design detail differ document error exampl execut exist father featur feel file fine follow format friend gener girl god guess hand handl happen head hear hell hold home hous huh identifi implement includ input integr issu job kei kid kill leav left life listen live long manag meet mind minut miss monei morn mother move name nice night old oper optim output peopl perform place plai practic process product project provid read real refer rememb requir resourc review room run sir sorri specif stai start step stop structur system task templat test thought three tool turn type uh understand updat valid verifi version wait watch workflow world write wrong year`],[2,`access activ ad afraid agent ah ahead ai ain alon analysi analyz answer app approach appropri architectur audit authent autom automat avail avoid beauti bed behavior bit block bodi book break bring brother bui busi cach capabl captain case caus chanc checklist clear client close command commit common complex compon comprehens confirm connect consist constraint contain content control cool correct cost coupl cover crazi critic current custom cut damn danc databas date deal dear death debug decis default defin deploy descript detect develop die dinner direct directori doc doctor dog domain door dr dream drink drive drop easi eat em enabl end engin ensur environ event exactli excus expect expert extract ey face fact fail failur famili far field fight figur filter fire five fix flag flow forget found four framework fun function funni game goal guid guidanc gun half hang happi hard hate heard heart high hit honei hope hour hurt husband id idea improv inform insid instal instruct interact interest jack john know ladi languag late later learn level librari light limit line link list load local log logic lose lost maintain map marri match matter md men messag method metric michael migrat mode model mom moment monitor month multi multipl murder note number object offic open option order organ outcom packag page pai part parti pass path per person phone pick pictur pipelin plan platform point polic power prefer pretti prevent principl probabl problem promis prompt pull purpos python qualiti queri question quick rate readi reason recommend relat relev report request respons rest result return rout rule save scale schema school scope script search second section secur select send separ server servic set setup share shoot shot shut side sign singl sister sit six size skip sleep solut son soon sound sourc speak stand standard state store stori strategi stuff style summari support suppos tabl target team tell text think todai token tomorrow tonight touch town track troubl true trust truth um url usag valu variabl verif vs walk water wear week wife wish woman women wonder word worri young`],[3,`abl absolut accept account act actual adapt addit address advanc afternoon ag agre air al alert align aliv allow altern american angel anti anymor apart appreci approv area argument arm arrest artifact assess asset assum async attack attent attribut auth author auto aw azur bag balanc ball bank bar basic batch beat begin ben besid bet bill birthdai black blood blow blue boat boss bother boundari box brain branch breath broke brought browser buddi bug built bundl burn calcul calm captur card carri catch categori caught cd certainli chain charg charli child children choic choos christma ci citi clarifi class clean cli cloth cloud club codebas coffe cold collect colonel combin comment commun compani compar comparison compat complianc comput concept condit config conflict consid continu contract convent convers convert cop copi count countri court coverag creation credenti criteria cross cry daddi danger dark darl dashboard daughter david decid deep definit delet deploi describ determin di directli discoveri distribut dollar dress driven drug dude duplic dynam earli earth edg edit effect effici eight element email endpoint enforc enjoi entir entri establish evalu even exact except excit experi explain explicit explicitli export extens extern fair fall fast fault feedback feet felt fetch final find finish fish floor fly focu focus food fool forc forgot form frank free front futur gap gate gather gentlemen georg github glad glass goddamn goodby group grow guidelin ha hair harri header help hide hierarchi hmm honor hook hors hospit hot hotel http human hundr hurri ident ignor imag imagin immedi impact import independ index indic infrastructur initi inject interfac intern invit invok isol item iter javascript jesu joe join joke js json judg jump keep kick king kiss knock knowledg label land larg laugh law lawyer layer layout lead leg letter lie lieuten like locat lock longer look loop lord low ls luck lucki lunch ma mad main major mama manual mari mark market master mcp meant measur medium memori mention mess met metadata mike mile million minim mistak modern modifi modul mouth movi music nativ natur navig network new node non notic observ offer offici ooh orchestr outsid overview ow pain paint paper parallel paramet parent park pars partner past patient paul perfect permiss persist peter phase piec plane plugin polici poor posit possibl post pre prerequisit present preserv presid price primari priorit prioriti prison produc profil progress proper properti protect protocol prove public publish push quiet quit rai rais reach react realiz record red reduc refactor relationship relax releas reliabl remov render repeat replac repositori research resolv respect retri ride ring risk road rock role roll root runtim safe safeti sam sampl scan scare scenario schedul score sdk seat secret see self sell semant sens sensit sent seriou session seven sever ship shoe short show sick signal similar simpl sing small smart smell smoke somewher song sort space special specifi spend split stack stage star static station statu stick storag straight stream street string stupid success suggest suit surfac surpris swear sweet syntax tag teach technic techniqu ten term terribl th thousand throw tier till timeout tire tom top topic total trace train transform treat tree trip troubleshoot tv typescript ui uncl unit unless unrel usual util visibl visual voic vulner wake wall war wast web wed weird welcom white whoa win window wors worth wow ya yesterdai york zero`],[4,`aah abstract accid accord accur accuraci achiev adam adjust admir admit adopt advic affect afford aggreg algorithm alloc alright amaz ambigu america ami analyt angri anim ann annot anywher apolog appar appear append architect armi arrai arrang arriv art asleep assert assign assist assumpt attempt attract audienc aunt await awar ay backend background backup band baselin bash bath bathroom battl beach bear becom beer beg bell belong benchmark benefit beyond bigger billi binari bind bird bite blame bless blind board bob bobbi bomb bone bore born bottl bottom bought bound boyfriend brand breakfast bridg brief broken brown bu buck budget bullet bunch buri bust button bypass cake camera camp career cash cat celebr cell center certain chair channel charact charl charm chase chat cheat checkpoint cheer chicken chief christ chunk church claim clariti claud cleanup clearli click clock closer cluster coach coat collabor colleg color column comfort compil compos composit concern concis concret concurr confid confus congratul consider construct consum contact convinc cook coordin copilot corner correctli cousin cpu crack crap crash cream credit crew crime crimin crowd css cta cup cute cycl damag danni dare dataset de declar defend degrad deliv deliver deliveri demon demonstr depart deprec depth deserv destroi dev devic devil diagram difficult dig dimens dirti disabl disappear discov discuss displai divorc docker doubl doubt download draft drag draw driver drunk due dumb dump duti dy ear east ecosystem ed egg eh embarrass embed emerg empti encod encount encrypt enemi engag english enhanc enter enterpris entiti env escal escap especi essenti estim everywher evid evil excel exit expertis expir explan exploit explor expos express extend extra factor faith fake fallback fals fan faster fat favor favorit fear feed fell fella fellow filenam fill film fit flight flower folder folk font foot forev forgiv fortun forward foundat frame freak freez french frequent fresh fridai frontend fulli further ga gai gee ghost gift girlfriend git global gold googl gotten govern grab grace grade grand grandma grant graph greatest green ground growth guard guest guilti hall handler hardcod hardli hash hat health heat heaven heavi helper henri hero higher highlight hill hire histori hole holi honest host html huge hungri hunt hybrid ic idempot idiot il imposs impress incid increas incred increment individu industri infer info inlin innoc insan insight inspect instanc insuffici intellig intent interpret introduc invalid investig involv jail jame java jerri jess jim jimmi joei johnni kelli kept keyword killer kitchen knife kubernet la lai larri latenc latest launch leak lee legaci length leo lesson leverag li lifecycl lift llm ln london lone lot luke ly machin madam magic mainten mandatori manifest markdown marriag materi matrix max meaning mechan medic member merg methodolog microservic microsoft middl minimum mismatch mission mister mix mobil mock mommi monster moon mountain ms mutat namespac nation near necessari neck nervou nest net nick nine normal north nose notif npm null nurs nut obvious onboard opinion opportun origin otherwis ought outta overrid pack pagin paid pair pal pant paragraph pardon pari partial password patch payload peac period phrase physic pig pin pitfal placehold plain plant player pleasur plenti plu pocket polit pool pop port potenti pound pr prai precis predict prefix pregnant prepar press pressur pretend preview previou princ print privat privileg proactiv proce procedur proceed professor program promot proof properli propos proud put queen queue quickli quot race radio rain ran rang rank rat rational raw readabl reader readm receiv recent recogn recoveri refin refresh region regist registri regress reject remain remedi remind remot rent repo repres reproduc resolut respond restaur retriev reus reusabl rewrit rich richard rid ridicul river rob robert roger rollback rori rose rotat round row ruin saa sad sake sale san santa saturdai scaffold scalabl scene scratch scream screen screenshot screw sea seem segment sentenc sequenc sequenti sergeant serious serv settl shake shape shell sheriff shh shirt shock shop shower sight signatur silent silli simpli site situat skin slip slow smile snippet social softwar sold soldier solv soul south spec specialist speed spell spent spirit sport spot sql st stabl stale statement statist steal steve stole stone strang strict strike strong stuck student studi sub subag subject subscript suddenli suffer summar summer sun sundai surviv suspect sweetheart sweeti swim switch sync synchron systemat tape tast tea teacher tear technolog teeth theme third thread threshold throughput ti ticket tight timelin timestamp tip titl tommi toni tough trade traffic transact transit translat trap travel trend trial trick truck ts tune twice typic uniqu univers upgrad upload upset upstair vagu van var variant vector victim video view violat visit volum vote wai warm warn wash weak weapon weekend weight west wild will william wind wine wit wood worker workload workspac worst wound wrap written wrote yaml yell yep yo`],[5,`abandon abil aboard accus acknowledg actor admin ador adr adult advantag affair agenc agnost airport alan alarm alcohol alic alien alli alongsid ambul amen amount anchor anna anni announc annual anomali anytim appl appoint archiv argu arthur articl artist asham asid aspect assault associ assur asynchron at atom attach attend attitud attornei authorit autonom averag awak awesom b2b babe back backward badli bai bang barbara bare basebal bat beast bedroom began behav belt beta betrai betti biggest bike birth blast bleed blew blob blocker blog blond bloodi bond boolean boom boot borrow boston bottleneck bow bowl brad brave bread breakdown breaker brian bride bright brilliant british bro broad bud buffer builder bulk bull bump bun butter buyer buzz cab cabl cage california callback campaign canari cancel cancer candi candid canon cap capac carefulli carl carol carter casino cast castl catalog categor cdn cent central centuri certif challeng champagn champion changelog char characterist chart cheap checkout chees chest chicago chick china chines chip chocol chop chosen chuck churn cigarett circl circuit circumst citat cite citizen civil clair classic classif classifi clever cliff climb closet cloudflar clown clue co coast cole com commerc committe compens competit competitor complain complic compound compress concaten concentr conduct confer confess consol consolid constructor consult contest contribut convict cooki cooper cor corpor correl corrupt couch counti courag cow cowboi crane crawl creativ creatur cro crud crush cultur curat cure curiou curs da daili dan dave davi dawn db dean debt decent deck decor dedic deeper defaultazurecredenti defens defer degre delai deleg delight demand demo deni depress deriv desert desir desk desktop desper destini destruct determinist devop diagnos diagnost diamond diff differenti director dirt disappoint disciplin disclosur diseas disgust dish disk dispatch distanc distinct disturb dive doll donna downstair downstream dozen dragon drew drift drove drown dry duck duke durabl durat dust e2e earlier earn easier easili editor educ edward effort elect electr elev elimin elizabeth ellen emili emit emot emphas employe energi england entertain entra enum enumer epic equal equip equival er eric estat europ ev eventu evolut examin exce exceed exchang exclud exclus exercis expand expans expens explos exposur extrem familiar famou fanci fantast farm fashion fastapi fate fed feder femal fewer financi firm fixtur flash flat flexibl flip footbal foreign forgotten formal formula fought fourth fox franc francisco frasier fred freedom frequenc friction friendli friendship frighten frontmatt fruit fundament funer funnel gain gambl gang garag garbag garden gari gatewai gcp gdpr geniu gentleman genuin german giant glove golden golf good gorgeou gosh governor gracefulli gradual graduat grandfath grandmoth grandpa graphql grate grave grep grew grid grown guarante guardrail gut handoff handsom hank harden harder harm harold headlin heal healthi held helen hercul hidden highest hint histor ho holidai hollywood holm honestli honour hop horizont horn horribl hostag hub hug hung hunter hypothesi icon ideal identif ill illeg immut implic inch incomplet inconsist incorrect inde ingest inherit insert insist inspector inspir instrument insult insur intend interrupt interview invent inventori invest invoc io ip iron island jacket jacki jackson jake jam jane japanes jason jealou jean jeff jerk johnson joi joint jone journei juic jungl junior juri justic justifi jwt karen keyboard kidnap kim kind kinda kitti knee knight kpi kyle lab lack lad laid lake lane larger laura lazi leader led legal let liar licens lili linda lint linux lip liter loan lockfil logan login logo lookup loos loser loss loud loui lousi lover lower lt luci mac maco magazin maggi maid mail majesti male manipul manner march margaret maria marin marker marketplac marshal martha martin mask mate matt maximum mayor mb meal mean meat media medicin mental merci mere mermaid merri mesh meta mexico mid middlewar midnight mighti mileston militari milk miller min minor miracl mirror miser mitig ml mm modal moder modif modular mondai monkei monorepo monsieur monthli mood moral morgan mostli motion motiv mulder mysteri nah nail nake narr narrow nasti navi nearli neg negoti neighbor neighborhood nerv newspap nightmar nois nonsens nope nowher nuget oauth obviou occur ocean odd off offens offlin oil older oliv omit openai openapi orang org orient orm os outdat outfit overal overhead overlai overlap overwrit owasp own owner ownership pa papa param parameter particular partit passeng passion pathet paus payment pdf pen penetr penni percent percentag perfectli persona perspect pet pete phil philosophi phoeb photo photograph piano pie pierc pill pilot pink pipe piper pitch piti pizza placement planet plate playbook pleas poison polish poll popul popular possess postgresql pot potato pour prayer preciou pride priest princess prior privaci prize pro profession programmat prometheu prop propag proven provis proxi puls pump punch punish punk pure py quarter quarterli quota rabbit radar rag random rare ratio rbac reactiv realist realiti recognit recur redi redirect reduct redund ref referenc referr reflect refus regard regardless registr regret regular regularli rehears rel reli remark renam repli rescu reserv reset resid resili resist restart restor restrict resum retent retir reveal revenu revers revis reward rick right rip rise roadmap robberi robin robust roi rollout romant roof rope ross rough router royal rub rude runbook rush russian rust sail salli sand sandbox sandi sandwich sanit sarah sat satisfi scari scienc scott scroll seal season secondari secretari seek selector senat senior seo seri serial serverless shadow shame shard shark sharp shave sheet shift shine shoulder shout shown signific signup silenc silver simon simplifi simul sin sink sku sky sla slack slave slept slide slowli smaller smith snake snap snapshot sneak snow societi sock soft solid somedai someplac sometim sooner soup span spare spawn speech spin spit spoil spoke spread spring spy squad squar staff stair stake stakehold standalon stare startup starv steadi steel stink stock stolen stomach stood storm stranger strateg strength stress strip struggl studio submiss submit subtitl succe sudden sue suffici sugar suicid super suppli sure surgeri surround susan swallow swap sweat swell swing sword sydnei symptom synthes tab tail talent tall tank tap taught tax taxi tdd tech ted telephon televis temporari tenant termin terraform terrif terrorist testabl texa theater thee theori thief thoma thorough thoroughli thou threat threaten threw thrill throughout thursdai thy tie tiger tim tini tl toast toe toggl toi toilet tone tongu toolkit tortur toss tour toward towel tower tradit trail trait transfer transpar transport trash treasur triag troop truli trunk tube tuesdai tunnel turkei tutori twenti twin twist typographi ugli unavail unbeliev unclear understood unexpect unfortun uniform union unknown unnecessari unus unusu upfront ux v1 v2 vacat vallei valuabl vampir vari variat vault vega vehicl verb verbos vertic victori villag violenc virgin virtual vision vue walkthrough wallet walter warrant washington wave weather webhook websit websocket weekli weli wet wheel wherev whip whisper whistl whoever whoo wide width willi wilson wing winner winter wipe wire wise witch woke wrapper writer xml xss yard yellow younger yourselv zone`],[6,`aaron ab abbi abort absent abus ac academi acceler accent accident accomplish accumul acid acquaint acquisit actress addict adjac administr adventur advertis advis advoc aesthet africa afterward aggress agreement aid aim airplan albert album alias alik allei allen allowlist alt alter ambassador amus analyst ancient anderson andrew android anger angl angular ankl anniversari annoi anonym ant anthoni anthrop anxiou anyhow ap apach apm appeal applaus april arbitrari arg aria arrow ash asp assassin assembl athlet audio auditor autograph avenu award awfulli awkward ax bachelor backoff bacon badg bail bake baker balloon banana banner bargain bark barn barnei baron barrel barri base64 basement basi basket basketbal batteri be beam bean beard beaten bee beef beep behalf belief belli belov bend beneath benni berlin bernard beth bi bia bibl bicep bid billion bingo bishop bitter blackmail blade blah blake blanch blank blanket blown blueprint bo boil boilerpl bold bolt bonni boo booth bootstrap booz border bot bounc bout bra brainstorm brake brandi brass bravo breach breakpoint breast brick broadcast broader broadwai brooklyn brows bruce bruis brush brutal bubbl bucket buffalo bulli bum bundi bunni burden bureau burger burst burt bush buster butcher byte cabin cac cadenc calendar calibr caller can candl canva capit caption cardin cargo carousel carpet cart cascad catherin cathol cattl cave ceremoni chairman chamber champ championship chan chandler chao chapter chariti charlott cheek cheerlead chef chemic cherri chew childhood chill chin chloe choke chopper chose christian christoph chrome chuckl cigar circu circular civilian clai clarif clark clau claus cleaner cleo clerk clinic clip clone cocktail codex cohen coher cohort coin coincid coke colin collaps collar colleagu collis colour coma combat comedi comic comma commerci commiss commission communist compact compel compet complaint complement compliant compliment compromis comrad con concert conclus connector conni conscienc consensu consequ const constant constrain consumpt container contextu contradict contrast contributor conveni converg cooldown coop copywrit corn coron corp corps correspond cosmo costum cotton cough council counsel counselor counter coward cqr cracker craft creator credibl creep creepi cri crisi cron crook crown cruel cruis crypto cryptograph crystal csrf csv curl cursor curtain curv custodi cve d1 daisi dalla dame dana dancer daniel daphn darn dash datadog deadlin deaf dealer debat debbi debugg declin decompos decomposit dedupl deed deepli defeat deliber delici delta denni dens dentist dep deposit deputi despit dessert destin devon devot devtool diagnosi dial dialog dian diana dice diego diet digit dime dine diner dip dir disagre disast discharg discord discount discover disgrac disguis dismiss dispos disrupt distinguish distract district ditch divers divid divin divis django dn dock dockerfil dom domin donald donat doom dope dori dorothi dot dough downgrad downtim downtown drain drama dramat drank drawer dread drill drum dss dto dull dutch dynamodb eagl earl eas eaten echo econom edgar el elain elder electron eleph eleven elsewher emb emma emoji emperor emphasi empir employ encourag enorm entitl entranc envelop episod eras et etern etl evacu eval evolv ew ex exam excess exhaust exhibit experienc experiment explod exponenti extraordinari fabric fabul facil facilit factori factual fade failov faint fairi fallen fantasi faq farmer fascin fastest favour favourit feasibl feather fee felic fenc festiv fever fifteen fifth fifti fighter filesystem filthi financ finest fingerprint firewal flaki flame flask flatter fleet flesh flew fli float flood florida fluid flush fold fond foolish forbidden ford forecast forest fork former fort forth foster foul founder foundri fractur fragil franci frankli fri frog frozen frustrat fry fucker fuel fund furnitur gal gasp gb gc gear geez gemini gene genet gentl geograph georgia germani gestur gig gimm gin gitlab gitop glori gloria goat gob goodnight goos gotcha gpt gpu gradient gradl grafana graham grai grain granular graphic grass greater greek greet griffin grip groan groceri gross grpc grunt guilt guitar gum gunshot gym h1 habit hack hail halfwai halloween hallucin halt ham hamburg hammer han handi happier har harass harbor hardwar harper hart harvard harvei hashicorp hatch haunt hawaii hawk headach headless headquart heck heel heh height helicopt helmet helpless heroin heurist hid hierarch highli highwai hip hipaa hitler hiya hm hoc hockei hollow homework homicid hon honeymoon hong hood hopefulli horror hostil hover howdi hum humbl humili humor hut hyperparamet hyphen hypothes iac iam idl imper implicit inclus incom incompat ineffici infect infinit influenc init injur injuri innov insecur instant instinct institut integ intens intention inter interfer intermedi interv invari investor invis iot irrelev iso istio jacob jai janet japan jargon jazz jeez jen jenni jersei jest jet jew jewel jewish jill jo joan jonathan jordan joseph josh journal jsonc jsonl jsx judgment judi juli june junk justif kafka kai kansa kb ken kennedi kenni kernel kidnei kingdom kirk kit kong korea korean kv labor lag lamb lambda lame lamp lanc landscap lap last latin laughter laundri lawn lawrenc ld le leadership leagu lean leather lectur legend lemon lend leon leonard lesbian lewi lf liber liberti lick lifetim lightn lightweight lincoln linear ling linkedin linter lion liquor liver loader lobbi locker louis lowercas lowest loyal loyalti ltv luggag lung luther macro magnific magnum maker makeup malform malici mall manhattan maniac manni mar marco margin markup martini marvel mason mass massag massiv masteri math matthew matur maven maxim meantim meanwhil med medal meg mel melt memoiz memor menu metal meter mexican miami mickei micro mill minist misconfigur missil mistaken mistress misunderstand mitch mob molli momentum mon mongodb monica monolith moor moron morri mortal motel motor mount mous movement mud mug mum murphi muscl museum mysql nanci nanni nap narrat nazi neat necessarili needl nephew neutral newslett nobl noel noon norman nosql notifi notion novel nuclear numer nun nuxt obei oblig obsess occas offend oidc ongo onlin op opentelemetri opera oppos opposit opt optimist oracl ordinari organiz orphan oscar outbound outlin outreach overflow overli overload overwhelm oxygen pace pacei pad palac palett palm palmer pam pan pancak panel panic parad paradis parker parol particip particularli partnership passiv passport pat patienc patrick patrol patti pci peanut pearl pee peer peggi pencil pend pepper perceiv perfum perman permit personnel philip php picnic pii pile pillar pillow pimp pip pirat pistol pit pixel plastic playwright plead pleasant plot plug pm png pnpm pod podcast poem poet poetri pointer poke poker pole policeman pollut popup portabl portal porter portfolio pose postmortem potter powder powershel prais prematur premium presenc presum previous prick prime primit princip prisma probe processor prod profit prom proposit prose prosecut prospect prostitut protest prototyp psych psychiatrist psychic psycho psycholog pub publicli pumpkin puppi purchas purpl purs pursu puzzl px pydant pytest qdrant qualifi quantifi quantiz quietli radiat rage raid railroad ralph ram ranch randi ranger rap ration rd reaction realis rear rebuild recal receipt recept recip reckon reconstruct recov recruit recurs regener regex regul regulatori reinforc relief reliev religi religion reload repair repeatedli repetit replai replic replica reput rerank resign restructur retain retard retreat reveng reverend revert revolut rfc rhythm rib rice rifl rig rigor riski rita ritual roast robot rocket rocki rod roman romanc rome roommat rot rotten routin rubber rubi rubric rug rumor runnabl runner russel russia rusti ruth s3 sack sacr sacrific safer saga sailor saint salad salari salt sammi sarg satellit sauc savag scannabl scanner scar scheme scientif scientist scotch scout scrape se seamless searchabl seattl sec seed selfish sentiment sentri servant seth sew sh sha shakespear shed sheep shelter sherri shield shirlei shooter shore shortcut shorter shove shrink shutdown shy si sibl sigh significantli simpler simplest simultan sincer singer sire siren sitemap skate skeleton ski skinni skirt skull slam slap slash sli slice slightli slim slo slot slower slug smack smallest smash smooth snack soap sober soccer socket soda sonni sooki sophist sore southern spam spanish sparingli spark speci spider spike spill spiritu splendid spoken sprai spreadsheet sprint sqlite squeez src ssl sso ssr stab stabil stain stall stamp stanlei starter stat stateless stderr stdio stdout steak steam steer stephen steven stiff stir stitch straighten stretch strictli stripe stroke stronger strongli struck stuart stubborn stuf stunt su subscrib subsequ subset substitut subtl subwai successfulli sucker suffix suitabl suitcas sum sunset sunshin superior superman supper suppress surf surgeon surrend survei surveil suspend suspici sustain svg swagger swamp sweater sweep symbol synchro synthesi synthet tactic tailor tailwind tale tamper tattoo taxonomi teddi teenag telemetri teli temp temper temperatur templ tempor tend tender tenni tent terminolog terri terrifi territori terror testifi testimoni tha thank thanksgiv theatr therapi therefor thick thin thirsti thirti throttl thrown thumb thunder tick tissu todo tokyo toler toml ton tooth traceabl tradeoff tragedi tragic trailer traitor transcript transient trauma travers travi treatment trigger trivial troi truncat tsx ttl tub tuck turner turtl twelv twitter txt tyler typo ugh ultim unambigu unauthor uncertain uncertainti unchang uncomfort unconsci undefin undercov underground underli underneath underwear unhappi unifi unlik unlimit unsaf unsupport unsur untest untrust upper upstream urgenc urgent uri usabl useless v3 v4 valentin variou veget veloc vendor verbatim vercel verdict veronica vessel viabl vic vice victor vietnam viewer viewport vincent violent viral virginia viru visitor vital vite vitest vm volunt vow vpc wade wagon waiter waitress walker walli walt wander ward warden warren warrior watson wax wayn wcag wednesdai weed weigh weslei western whack whale whiskei whitelist wick widget widow wiki wisdom wive wizard wolf wordpress wore workaround worktre worm worship wrangler wreck wrestl wrist yale yanke ye youth yup zack zod zoo`],[7,`aa aaa abbott abduct absenc absurd academ accommod accompani accordingli ach acquir acr acv adher adject adjourn admiss adversari advisor advisori affirm african agenda aha ahem ahold aircraft airflow airlin aisl ak alexand alfr alia alibi alison alleg allerg allianc alma almighti alpha alphabet altogeth amateur amazon amber ambit ambush amend amigo ammunit amongst anatomi ancestor andr andromeda angelu anticip antiqu antonio anxieti anywai apollo apologis appetit approxim ar arab arc archer archi argh argocd ariel arithmet ariz arizona armor arnold arr arrog arteri articul artifici ascii ashor asian aspirin astro astronaut asyncio atlant atlanta atmospher attaboi attic auction augment august aunti aurora austin australia automobil autopsi aveng avg awaken awhil az b2c backfil backlink backlog backpressur backyard baggag bailei bait balconi bald baldrick ballet baltimor bam ban bandag bandit bandwidth banker barbecu barber barg barrier bart bartend bass bathtub battalion batter baxter bcrypt bdd bearer beau beautifulli beaver bedtim begun behaviour behold bein bench benefici benjamin bent berri bewar bias bicycl bidirect bigqueri bin bing biolog biometr birdi biscuit bizarr blackout blameless blaze blend blindli blink bloat blockchain blocklist bloke bloom blossom blous bluf bluff blunt bodyguard bomber bon bonu boost booti bounti bourbon boxer bp brace bracelet brag brandon brat breadcrumb breadth bree breed breez bret brett brewster bribe briefcas briefli brittl broadli broker bronx brook browni brute buchanan buckl bugger bulb bulkhead bullock bundler bunk burglar burk burnt burp businessman butch butler butterfli c4 cabinet cadillac caesar cafeteria cal callout calvin camel camelcas campu canada canadian canal cane cannon canyon cape carbon careless carmen carniv carolin carolina carpent carriag carrier carrot carson cartoon carv casual casualti cater cathi cavalri ceas ceil cellar cemeteri centr cereal chad chant chap chapel charlei chatbot chatgpt chatter chauffeur cheaper checkbox checker checksum chemistri chequ cherish chess chester chi chili choir choru chow christin chromium cinderella circul cl clam clamp clap clarenc classi claw cleanli clearanc clearer cleveland closest cloudform cloudwatch clumsi clutter cm coal cocain cockroach cocksuck codemod codeql coffin cognit cohes cola collector collin coloni colorado colt columbo comb commenc commonli commonwealth companion compart compass complementari conceal conceiv conclud condemn condens condom conductor confidenti confin confront congress congressman connecticut conquer consciou conscious consent conserv conspiraci constantli constitut consul contempt context7 contrari cooler copper cord corridor cosmet cottag countess courtesi courtroom coven coyot cozi crab craig cramp crank crate creek crib crippl criterion critiqu crm crop crow crusad cryptographi cs csp ct ctr cuba cue cuff cumul curios curli currenc cutter cynic cynthia dag dagger dale dam dammit datavers datetim daylight dc dd ddd ddo deadli deadlock dealt dearest deb decad decai deceas deceiv decemb decod decoupl dedup dee deer def defect defenc defi del delic delin democraci democrat demograph den denial denorm densiti dental denver departur dependabot descend deseri despair despis destructur detent deton detroit devast deviat devsecop dexter diabet diaper diari dicki dictat difficulti digest digniti dimension ding dinosaur diplomat discard disco discret disord disput disrespect distant distress div diverg dizzi dm do docstr documentari docx dodg doggi dolli dolphin domest donkei donni doorbel dorm dose dotnet doughnut dougla dove drake drawn dreamt dri drip drivewai drizzl dropdown drunken dual dug dummi dusti dynamit eager earthquak easter eastern eb ec ec2 economi editori ef ego eighteen eighth elasticsearch elbow eleanor eleg eli elig elk elt elvi embassi embrac emotion emploi emul en encapsul enchant endang endless endur eng enlighten enlist enrich envi epoch equat equiti era erin errand es eslint esm essai essenc est ethic eu eugen european evan evas everydai exagger exclam exec executor exot expedit expel expiri explanatori exploratori facebook facial fai fairli fame fare farewel fart farther fatal fatigu fax feast felix feloni ferri fertil fiction fidel fierc filler firework fisher flank flap flare flashlight flatten flavor flaw flea flee fletcher flick flirt flock flowchart flu fluent flutter flux flyer fog footag footer footprint footstep forbid forehead foreman forens forg forgiven formatt formerli forti forum fountain fourteen fp fragment framer frankenstein franklin fraud frederick freeform freemium freewai freshman fridg frost fu fugit fulfil fundrais fur furiou fuse fuss fuzz fuzzi g2 gabriel gag gail galaxi galleri gallon gambler gangster garlic gasolin gatekeep geek gen gentli geo geometri getter gh ghetto gibson gif giggl gilbert ginger gist gitignor glen glob globe gloriou glossari glow glue goddess godfath goodi gorilla goroutin gossip gown graciou grader gram granddaught grandson granni grape grasp gratitud graveyard graviti greas greedi greenfield grei grenad grief griev grill grind groom growl gtm guardian gutter gypsi gzip h2 h3 hacker hai haiku haircut hairi hallelujah hallwai hamilton handcuff handicap handwrit happiest happili hardest harmless harmoni harriet harrison harsh hashtag hast hatr haul hawkey hay hazard headcount healthcar heap hearst heartbeat heather heatmap heavili hector heir helio heller helm herb herd herebi herman herr hesit hex hick hijack hike hilari hitch hitl hnsw hobbi hog holland holler holli homecom homeless homepag homer homosexu honesti honk hono hoorai hopeless hopper horac horizon hormon hose hotspot hottest hound household housekeep houston howl hr httponli hudson hugh hugo hunch hunger hurrican hush hustl hyde hydrat hygien hypocrit hyster i18n icp idiom idiomat idor ignit illus illustr imit immigr immort immun implant impli impuls in inact inappropri inbound incent incompet inconveni incorpor indefinit indent indian indict indirect indulg inevit ingress inhal ink inmat inn inner insect insensit instagram instantli int intact intel intellectu intercept intermitt internation internet interoper interpol interrog intervent intim intimid intrigu intro introduct intrud intrus intuit invad invas invoic irrevers irrit itch ja jackass jade jaeger janitor januari jar jasmin jaw jealousi jeep jefferson jelli jenkin jenna jeremi jewelri jin jingl jock jockei joel joker jolli journalist joyc jr jsdoc juan julian juliet juliu junit junki jurisdict k8s kali kane kang karat katherin kathi kebab kent kerri ketchup keychain kiddo kidnapp kindli kirbi kitten kneel knive knot kotlin laboratori lace ladder lan landlord langchain largest laser lawsuit lcp leakag leap leas legitim lemonad len leopard lester lethal lever liabl lib lid lifestyl lighten lighter lighthous limb limo lineag linkerd lipstick liquid lit literatur lizard lizzi lo lobster localhost localstorag lodg logger lonesom loom loosen lora lori lotteri louder louie loung lucil luckili lunat lure lust luxuri lv lynch lynn lyric m365 mack madelin mademoisel madison madonna mae magician magnet maiden malwar maneuv mankind mansion manufactur marbl marilyn martial mash matcher matric mattress maydai mccoi md5 melissa melodi melon memcach memo merchandis merlin messeng messi metaphor mfa mi mia mice michigan mick midget millionair millisecond milo mime mindset mine miner ming mini mint minu miriam miseri mislead missi mississippi misunderstood mit mixpanel mlflow mo moan mockup modest moe mold mole momma mona monet monk monro mont montana montgomeri moonlight mop morgu morphin mortgag moscow mose motorcycl mourn mrr mtl muffin mule multilingu multimod multipli mummi murrai musician mustard mutabl mutant mutual mvp myth naiv napkin napoleon narcot naughti nav naval nd nearbi nearest necklac needn neglect neighbour neighbourhood nelson neural nevada nevertheless newer newli newlin newport nextj nicer nicest nich nichola nickel nicki nicknam niec nightclub ninth nmap noah nod nodej noisi nomin noodl northern notebook noun novemb nowadai np nuanc nullabl numb nurtur nx oak oath oauth2 obfusc obtain occasion occup occupi ocr octob offenc offset ohio ol oldest olymp onion oom oop opac oppon opu orbit orchestra orlean orphanag otto ouch ounc outag outer outlaw outperform outrag outstand oven overcom overlook overnight overreact overtim overus owl ox oyster oz p1 p2 p50 p95 p99 pacif packet paddl pagerduti painter pajama pale panda panick paperwork paramed paranoid parenthes parlor parquet parseabl parser particl pascalcas passag patriot patron pauli paw pawn payback paywal pea peach peacock peak peasant peculiar pedro peek peel peep penalti pension pentagon pentest pep percept perf perimet perri persuad persuas pervert petit petti peyton pg philadelphia philosoph phoenix phoni phylli physician pi pickl pickup pier pierr pigeon pilgrim pinch pine pinki plagu planner plateau platoon plaza plea pledg plumb politician polli pond poni poop popcorn pope porch pork portrait posix postcard poster postgr postpon postur potion pptx practis prd preacher precaut preced precinct predefin prefect preflight pregnanc prei preload premier premis prep preprocess prescript preset presidenti prettiest probat problemat profess programm prohibit promin prone pronounc propheci prophet proprietari prosecutor pry pseudocod psychot pt pud puff puke pulumi pupil puppet pursuit pwa pyproject pyramid qa qualif qualit quantit quantum quarrel queer quest queu quicker r2 ra rabbi rabbitmq rack racket radic radiu rail rainbow ralli ramon ramp randal ransom rapid rapidli rash rattl rave raven razor rebel recap recipi recit recognis reconcil reconnaiss reconnect reconsid recreat rectangl recurr redact reddit redesign redux reed rees reform refriger refund regiment rehab relic rembrandt rendezv renew reorder rep repai represent reproduct republ req rerun resembl resent resiz reson resort resourcemanag restat restrain retro reunion rev revalid rework rewritten rex rhyme ribbon riddl rider ridg rilei rio riot rl roam roar robber robe robinson rode rodeo rodnei roller rollup romeo rooki roughli rpc rubbish rum rumbl rumour runwai russ sa sacrif saddl safeguard sal salesforc salesman salmon saloon salut samesit saml samson samuel sandra sang saniti sark sast satan satisfact satur saunder sausag sawyer sbom scam scandal scatter scent scholarship scoop scorecard scotland scrambl scrap screech scrub scum scumbag seamlessli sector seduc segreg seiz seizur semest semgrep semi sender senor sensat sensibl sensor septemb serializ settlement seventeen seventh sewer shack shadcn shade shader shaft shallow shareabl sharepoint sharon shatter shaw shawn sheila shelf shelli shepherd shini shipment shook shopifi shorti shortli shotgun shovel showcas shred shuttl sidebar sidewalk sidnei silk simmon simplic simpson singleton sip sissi sixteen sixth sixti sketch skinner skipper slaughter sleepi sleev slick slight slightest slipper sloan sloppi smarter smb smuggl sneez sniper snoop snore snowflak snyk soak sob soc2 sofa soil sole solo somewhat sonarqub sonnet sophia sorrow sour souvenir soviet spa spaghetti spain spank spars spatial speaker spear specialti specimen spectacular spencer sperm spice spine spinner spite splash splunk spong sponsor spontan spook spoon sq squash squeal squirrel sre sse ssg ssh ssrf stadium stalk stanford starboard stark stash status stella stereo stern stew stewart sticki stimul sting storytel stove strai straightforward strain strangl strangler strap strategist straw strawberri streak stripper stroll strongest struct stub stud stumbl stun subcommand subdirectori subdomain subfold subgraph submarin subnet subsect substanc subsystem succeed suction suffic summon sunni sunris supabas supermarket superpow supersed supervis supervisor suprem surgic survivor suspens suspicion svelt swan sweetest swift swiss switzerland swore sworn sylvia symlink sympathi syndrom tackl takeawai takin taller tan tanstack tarzan tasti teammat teardown teas teen telegram tellin temporarili tempt tens tension tequila tester textur theft theoret therapist thiev thigh thompson thorn throne thug thumbnail tickl tide tiffani tighten tiktok til timefram timer timezon tin titan tmp toad tobacco tobi tomato tomb tooltip topolog torch tore torn torpedo touchdown touchpoint tourist tournament tow tracker trai trainer trajectori tramp transmiss transmit transplant treason trei trembl tremend trespass tribe tricki trim tripl triumph trooper trophi trouser tsconfig tsk tucker tumor tuna tunabl turborepo tutor umbrella umm un unabl unbound underestim underscor underwat undo undocu unexpectedli unfair unfamiliar unicod unintend uniti unix unload unlock unnecessarili unpleas unreli unresolv unti unto unverifi up upcom upsel upsert upsid urg urin useeffect usernam usest utf utter uuid uv v5 vacuum vain val valet valv vanessa vanilla vanish vaniti vanquish varieti vast vein velvet venic vent ventur venu vera vers versu vertex vest vet veteran vibe viciou victoria videotap viewmodel villain violet violin virgil virtu vitamin vivian vocabulari vodka volatil vomit von voyag vp vpn waf wage waitlist waltz wang wardrob warehous warner warp watermark wealth wealthi weasel weaver webinar webp webpack webster wee weep welfar wha whatsoev wheat wheelchair whereabout whew whine whitei whitespac whoop wig wildcard wilder willow winchest withdraw wolv wong woo wooden woodi worn worthi worthless wretch wrinkl writabl xunit xx yacht yagni yah yai yank yarn yea yen yield yml youtub yyyi zap zeu zip zombi zoom zustand`],[8,`a4 aad abac abbei abbrevi abdomen abdomin abid abigail abner abnorm abraham abroad absorb accessori accomplic accordion accustom acl acronym actuat acut addeventlisten addition adequ adio administ adolesc adrenalin advocaci ae affection affili afflict aft aftereach afterthought aggrav agil agit agoni ahoi aiohttp airborn ala alabama alaska alec allah allan allegi allergi allig aloha aloud alphanumer alpin altar altitud ambient ambiti ambros amelia ammo amnesia amp amplif amplitud amsterdam ana analys angu annul ansibl antenna antibiot antidot anyplac apex apiec appal appendic appendix appet applaud apprehend appset apron aquarium arch archbishop arena argo argon2 arial aris aristocrat ark armadillo armour armstrong arous arpu ars arsen arson artilleri asap ascend ashtrai asia aso aspir assigne asthma astonish asylum asymmetr atla atlanti atm attende attest austria authz autocomplet autonomi autopilot autosc autumn auxiliari avalanch avalonia avatar avif axi azd ba babbl babysit babysitt backpack backstag backtick bacteria badger bagel bakeri balboa ballist ballroom balonei banish bankrupt bannist banquet barb barbarian barbi barker barrack barricad barton bate batman baton battlefield bazel bb beacon bead beatl beatric beck beckett bedrock beeper beethoven beetl beforeeach beggar beginn bender benedict berkelei bermuda bertha betcha betray beverag bf16 bge biff bikini biologi bisect bitten blacki blackjack bladder blair blare blazor bleach bled bleep blindfold bliss blister blueberri blur blush bm25 bobo bogei boiler bom bong bongo bonjour bonus boobi boogi booki bookstor bool booster bosom boulevard bouquet bowel bowi bowman bozo bracket brainwash braveri brawl brazil breakag breakthrough breakup brent breviti brew bridesmaid brig brigad brighter brin britain brochur bronz broom brotherhood brotli brownfield brunch brunett bryan bubba bucki buddha buddhist bueno buffet buffi buggi bulldog bulletin bummer bumper bumpi bunker burglari burial burrow burton buse but buzzard buzzer bygon byron c2 ca cabbag cacheabl cactu caddi cadet cafe caffein cain calf calib cam cambridg campbel canist cannib cano canonic cappuccino capsul captcha capterra captiv cardiac carelessli caribbean carlo carolyn carton carver casanova cashier casket casper cassandra cassi castro catalogu catastroph catcher cathedr caucasian causal caution cautiou caveat caviar caviti cc ccpa cdc cdk cedar celeri celest cellphon cellular cement centric ceo cert certainti certifi cesar cetera cha chalk chancellor chaperon chaplin charad charleston charter che cheapest cheater cheeseburg cheng cheung chevi cheyenn childish chilli chime chimnei chimp chinatown ching chino chisel cho chord chore christi chroma chronic chronolog chubbi chucki chum chump chung churchil chute ciao cicd cinch cincinnati cinema cinnamon circleci civilis cj clan classmat classroom cleans clem clickabl climat cling cloak closur clot cloudfront cloudtrail clutch cmd coaster cobb cobra coca cocki cockpit coco cocoa coconut codeown coder coeffici coercion coil col collater collid collier cologn colon columbia columbu columnar comeback comedian comet comm commend commentari commi commodor commonj comp compli compuls conceptu concuss condo condol cone configmap confisc conflat confluenc conform congreg conn consecut conspir constabl constanc contagi contamin contempl contin continent conting contractor contradictori contrarian controversi convei conversation convoi cookbook coolest cope cora cordi cork corki corni coroutin corpu cosin cosmic cosmosdb costa cot counsellor countdown counterfeit countrysid coup coupon courier courthous cove covert cpa cradl cram cranberri cranki crappi crater crave craze creak cred cremat crewai cricket crisp critter crocodil crotch crucial crucifi crude cruelti cruiser crumb crumbl crummi crunch crust crutch csm csproj cte ctf ctrl ctx cub cuban cube cubicl cuckoo cuda cuddl cult cun cupboard cupcak curb curfew cushion customiz cutest cuti cutler cutoff cutov cvss cwd cwe cybersecur cyclomat cypress cyru daemon dagster dairi dakota dall dalton damon damp dandi dane dang dangl dant darci darkest dart dast databrick datafram dataload davenport daytim dazzl dbt ddl deacon dearli deborah debri deceit decenc decept decim decoi decre decreas decrypt deduct deepest degener dehydr delilah delinqu deliri delus delusion demolit dent deport depot depriv der descriptor destroy detach detain detector deuc devour dgx dialogu dib dickhead dictionari diesel digger dignifi dilat dilut dim diminish dink diploma disagr disarm disc disclaim disclos disconnect discourag discreet discrimin dislik disneyland disobei dispens dispers disposit disregard dissect dissolv distort distroless diver divert dix dixi dj dll dlq dml dodger doe doggon dolor domino dompurifi dong donor donovan dont donut doo doodl doolei doorman doorstep doorwai dork down dpo dragonfli drape drastic dreamer dresser drf drone drool drugstor drummer dryer dsl du duchess duct dudlei duel duh dum dumpster dungeon dunk dunno dvc dwarf dwell dwight dx dye dyke dynatrac dysfunct e5 earliest easiest eccentr eclips ecstasi eddi eden edith ee egress egypt egyptian eighti einstein eisenhow eject ek elabor elast elasticach elderli electrocut elementari elf elicit elit ell elop elv ember emerald emin emmi empathet empathi empress endors engrav enjoy ensembl ensign enthusiasm enthusiast entropi entrypoint environment ephemer epidem erect erica ernest es6 esbuild esteem esther etag etcd ethel evenli evict exa excerpt exfiltr exhal exil expo exquisit ext extent extermin extinct extinguish extort eyebal eyebrow eyewit ezra f1 fa fabian facad facet faculti falcon fanat fang fanni fantas faqpag fargat fascist fasten fastifi fatso fatti fearless feat februari fedramp fei fellowship felon feminin fender fern fester fez ffi fi fianc fiance fiber fid fiddl fiend fig figma filmmak filth fin finch finder fingernail fink finn finop fintech firearm firebas firecrawl firefox fireman fireplac firestor firmwar fisherman fishi fixat fk flake fled fleme flex flexbox flier fling flint flop florenc flour flown flowstudio fluff fluffi flunk flywheel foam followup foreach foreground forfeit forgeri fortress fowler foxi fr fraction franchis frat fratern freaki freckl freed freelanc freeli freezer freight frenchman freshen freud fright fritz frontier frown froze fs ftp fudg fuller fullstack fume funk funki funniest furi furnac furnish furthermor fusion g1 g3 g4 ga4 gabi gadget gale gallant gameplai gamma gareth garfield garrison garth gator gaug gaze geisha gem gender generos geneva geni gent geographi geoloc geometr gerald germ gestapo getawai gibbon gideon gigant gill girli givin gke gladli glamor glamour glanc gland glide glimps glitter gmail gmv gobbl goddam goddammit golang goldfish goldi golli goodman goodwil goof goofi goon gospel gp gracia grad grammar grandchildren grandpar graphviz gravi graze greasi great greatli greec greed gregori gremlin greta grim grin groov groovi grove grownup grpo grub grudg gsap guinea gulf gunfight gunfir gunther hah hairdress hamlet handbag handbook handkerchief handshak hangar hangov hanna hardi hare harlem harp hartford harvest hassl hasti hath havana have hawaiian hawkin hcl headroom heartbreak heartless heater heav heavenli heavyweight hebrew hedg hee heil heist helena hemorrhag hen henc her hera herbert heroic hexagon hideou highland hing hippi hiss hitchhik hmac hmr hock hoist holden holdout holdup holt homeboi homei homeland homemad hometown homi homo honeycomb hoo hoop hooper hoot hooter hoover horrifi hostess hostnam hotfix hotshot hotter hourli housewif howto hsm hst httpx hubspot huddl hulk hull humour hun hungarian hunk hup hurlei hustler hutch hydrogen hyper hypergrowth hypnot hypothet ideat idol ii im imageri imaginari imbecil immatur immens immers immor impati imperi imperson implicitli importantli impos impound imprison improp improperli improvis inadequ inbox inc incap incident incis inclin inconclus incorrectli increasingli indi indistinct indoor induc inertia infant infantri inferior infidel infiltr infirmari inflat inflict influxdb infra infrar ingredi inhabit injustic innerhtml inp inquir inquiri instanti instructor intak interdepend interf interior internship interop intersect intestin intimaci intl intoler introspect introw intub invers invinc iphon ira iren iri ironi irrat irregular irresist irrespons isaac isabel isr italian ivi ivtr jab jackpot jailbreak jamaica jank jap jasper jekyl jeopard jeopardi jerusalem jewelleri jimbo jinx jira jit jitter jog jonah jose josephin joshua josi jpa jpeg jq jsonb juda judgement judith jug juggl juici julio jumbo jumper jumpi junction jupit juror juvenil jvm k6 kangaroo karaok karma kat keen keeper keg kentucki kettl keyvault khan khz kiddi kiki kilo kilomet kin kindergarten kinesi kisser kite km knit knockout knox knuckl ko kql kraut krishna kubectl kubeflow kung kusto l1 l2 l3 labour lacer lam lama lambert lang langgraph langlei laptop lar laravel lasagna lash lass lassi latrin latt launchdarkli laurel lava lax ldap leaf leaki learnt leash ledg leech leeri lefti leftov legendari legion leisur lens lent leonardo lerna lettuc levi lew liabil liaison librarian libreoffic licenc lightli likelihood likewis lilli lime limousin limp lin linen lineup linger lingeri linkag lionel liskov litter llama loaf loath lockout lod loft logout loki loneli loner longest lookout looni loot lordship lossi lossless lotion louisiana lowa lr lru lsi lucia lug lulu lumber lump luncheon lurk macaroni mace machineri macho madli madman maestro mafia maggot mailbox mailman mainland mainli makefil malfunct malik mamma mandat manhood manli manor mantra manuscript mapl mapper mara marathon marc mare marg marian mariann marijuana marina marjori marqui marrow marsh marshmallow martian martinez martyr maryland masculin massachusett massacr masterpiec mat matern mathemat matrimoni maui maverick maxwel maya mayo mcdonald mdx meadow meaningfulli meaningless meatbal meddl mediev medit mellow mem membership memphi menac mend mentor meow mercenari merchant mercuri merger merit metaprogram metasploit meteor metro mgmt microphon microscop microwav midst midterm mil mild mildr millennium milord milton mina mingl miniatur minifi minimalist ministri mink minnesota minni miracul misalign misfortun misplac missionari missouri missu mist misus mitzvah mlop mmap mockito mod modelcontextprotocol mojo molecul molest monasteri mono monopoli monument moos mope moq mormon mortar mortem mosquito moss moth motto moustach mow mozart mp3 mp4 mstest mttr mu muddi muffl muhammad multimedia multipart multiplay multivari mumbl murmur muse mush mushroom musket muslim mustach mustang mute mutex mutil mutt mutter mvc mvvm mypi myrtl mystic mystiqu na nag nai nam nan nana nano naomi nasa nash nat nauseou nda ne neal necess needi neglig nemo neo4j neon neptun nerd nestj neurot newark newest newton nf nginx niagara nightingal nightli nineteen nineti ninja nip nist nitro nixon nlp nobel nonc norm norma northeast northwest nosi notat notch notori nova npx nsg nudg nuisanc nuke numpi nunit nurseri nutti nvidia oatmeal obedi obnoxi obscen obscur obstacl obstruct occurr oci offload oi oklahoma olap olivia ollama oltp omaha on onedr onerror ooxml opa opaqu openid opensearch opentofu oppress optic oral orb orchid orderli oregon organis oss otp oui out outdoor outlet outlier outlook outnumb overboard overdos overdu overfit overheard overkil overrul overs oversea oversight overwritten oy p0 p3 p4 pablo packer pact paddi padr pageant pager pagespe panama pane panther pappi par parachut paradigm parallax paralyz paraphras parasit parish pariti parrot parson partli partridg passwordless pasta pastor pastur patent patholog patricia patsi paycheck payoff paypal payrol pc pcm peck pedal penguin penitentiari pennsylvania penthous peril perish perk perpetr perpetu perplex persecut peru pest pgbouncer pgvector ph phantom pharmaceut pharmaci phenomenon phish phonei photographi photorealist picasso picker piggi pike pil pimpl pineappl pinecon ping pinia pint pioneer pitcher pivot pk pkce plaintext plaintiff plantat plasma plaster platter plausibl play playback playground plow pluck plum plumber plung plural pluto pneumonia po poe poetic pointless poland polar policemen polo pom poodl pooh poorli popov poppi poppler por portion portland poss postcss postman poverti pow powerless powerpoint pragmat prairi prank preach preambl prebuilt predat preemptibl prefetch prejudic preliminari prem premonit preposter prescrib pretoolus prettier pretzel prev prevail priceless primarili princeton pristin probabilist prof profici profound promo promptli pronto proofread propaganda propel proport prosper protector protein proudli provinc provoc provok ps1 pseudo psr psst psychiatr psychologist psychopath puck puerto pulsar punctuat punctur pup purg puss pussycat pypi pytorch q1 q2 q4 qbr qlora qp quack quadrant quantif quantiti quarantin quart quarterback quasi que quickcheck quickstart quid quill quinci quirk quiz quizz quotat racer rach racial racist radioact raft raii raini raisin rake randomli rascal rcasd rce rdp re reachabl reactor readonli reagan realm realtim reanim reap reaper rearrang reassur rebas reboot rebound recenc recess reciproc reckless recogniz recollect recon reconcili recover recycl redeem redhead redlin redo redshift reef reek reel reentranc refere refetch refil reflex refram refuge reg regain reign reindeer reindex reinstal rejoic relai reloc reluct remarri remix remors ren reno renov rental reopen reorgan repent reposit repress republican repuls repurpos reschedul resend residu respiratori restless restraint restroom resumpt resurrect retarget retract retrain retrospect reunit revel rever revisit reviv revoir revolt revolutionari revolv revop rg rgb rhode richardson richer richest richmond righteou righti rightsiz rigid ripe ripper rippl rite rival riverpod rlvr rm rn roach roadblock robbin roc rochel rodent rodriguez rogu roland rom romano ronald roosevelt rooster rosa rosemari rosi roug roundup rover royalti rpo rs rsa rsc rtl rto rube rudder ruff rufu ruler runawai ruptur rustl ruthless ruthlessli rye s1 sabotag sadist sadli safari sagemak saigon salin salon salvag salvat samurai sanctuari sander sane santiago santo sap sarcasm sarcast sardin sassi satisfactori saucer savior saxon sayid sca scala scalar scalp scalpel scarc scarciti scarf scarlet sceneri schmuck scholar schoolteach schultz scoot scooter scorpion scoundrel scram scraper screenplai scroog scss sculptur sdr seam sear secondli secreci secretli sed sedat seldom selenium seller seminar semver sentinel seoul seren serif sermon serp serum sessionstorag setstat settimeout sev2 sft sha1 shag shaken shaki shalt shaman shampoo shan shanghai sharpen shebang sheer shellei shelv sherlock shill shim shin shithead shiver shoo shoplift shortag shortcod shorthand shortlist showtim shrine shuffl shush shutter sicili sidecar sidekick siem signor sim similarli simplif singapor singular sinner skateboard skater skeptic skew skid skill skim skunk slai slate slater slaveri slayer sled sleigh slider slime slimi sling slipperi slipstream slit slob slogan slop slope slsa slum slumber sm smartest smear smelli smoker smother snag snail snappi sneaker sneaki snif sniff snitch snort snowboard snuck soar soc sofia soften softli sol solar solicit solitari solomon som sonar sooth sophomor soprano soql sorta sought southeast southwest sovereign sovereignti sox spaceship spade spanner sparki sparkl sparktoro sparrow spectacl spectrum specul spenc sphere spi spici spinal splinter sponsorship spoof spooki spotlight sprinkl sprite sprout spur sqlalchemi sqlmap squadron squat squawk squeak squid squir squirt sr ssot stagger stalker stallion stanc standbi standup starship startl stdin stdlib stealth stein stem stepfath stepmoth steril steroid steward stewardess sticker stile stinki stockhold stoke stomp stool stoop storybook strand strangest streamabl strengthen stricter stride stringifi stuffi stump stutter stylesheet subconsci suboptim subpoena subprocess subqueri substant substanti subtask subtop suburb sudo suffoc sulli sultan summit sundown sung sunglass sunk sunlight superb superfici superhero superintend supernatur superstar superstiti supertest supplement supplementari supposedli surfer surprisingli sushi sutur suzann sveltekit swab swai swarm swat sweati swedish swept swiftui swimmer swine swipe swollen swr symmetr sympathet symphoni syndic synonym syntact syrup ta tablet tack taco tad taglin tahiti tai taiwan talbot talli tam tame tammi tangl tango tanner tar tara tart tavern tavili tb tcp te technician tediou telegraph telescop teller telli temptat tenanc tendenc tennesse tensorflow tenth ternari terrac terratest testcontain testicl tex textbook textual tf thai thailand that theatric theorem thermal thesi thine thingi thirst thirteen thoughtfulli thrash thrive thrust thump tibet tidi tighter tightli tile tilt timber timescaledb timothi tinker tinkl to toa toaster tokio toledo toll tong tonic toolchain toolset toot toothbrush toothpast torment tornado toro toto totp touchi tougher toughest tox toxic traction tractor tranc tranquil transcrib transmitt traumat tread treasuri treati trek trench triad triangl tribun tribut trifl triniti tristan trl troll tropic troublemak trout trpc truce trufflehog truman trump trumpet trustradiu trustworthi tt tu tug tuition tumbl tummi tupl turbo turbopack turd turf turk turkish tux tuxedo twain tweak tweet twilight twilio twinkl twitch ty typecheck typeorm typewrit tyr tyre ubiquit ubuntu udf ufo uk ulcer ultra unaccept unarm unattach unauthent unavoid unbear uncommit uncov underp undertak underwai underworld undoubtedli unemploi unemploy unencrypt unescap uneven unfinish ungrat unhandl unhealthi unicorn unidentifi unleash unlucki unmet unnatur unoptim unpack unpin unpredict unquot unreach unreason unrestrict unset unsign unsloth unstabl unstructur unsubscrib untouch untrack unvalid unwant upright uptight uptim uptown urban usa usd usecallback usefetch userid usher ust utah utc utm utterli v0 v6 v7 va vaccin vad valuat vandal varianc vase vc veal vegetarian veil vengeanc venom ventil verbal verg vermont vernon versa vibrant vicin vienna vietnames vike vile villa vin vine vineyard vintag viola viper visa vista vitepress viva vllm vnet vocal voiceov void volcano voodoo voter vouch vr vscode vulcan vulgar vultur wacki wacko waffl wager wagner wah wail waist waituntil wallpap walnut walsh wand ware warfar warhead warlock warmer warmth watt wav weaken weaker weari weav weaviat web3 webapp webfetch webflow webgl websearch wedg weeni weirdo wellington wen werewolf wh wheeler wherea whichev whim whimper whir whiski whitnei whiz why widen wider wiggl wildcat willing wimp windshield wink winui wireshark wisconsin wither withhold witter witti woe wolfram womb woocommerc woof wool wordlist workiq workout worksheet workshop worldwid worthwhil wrath wrench wright ws wsl x64 x86 xlsx xxe xxx yahoo yan yang yap yearbook yearn yi yin yoga yonder yorker youngest youngster yuck yum yummi zebra zipkin zipper`]],ue=new Set(`a about above across actually after again against ago all almost along already also although always am among an and\n  another any anybody anyone anything anyway are aren around as ask asked asking asks at away back be became because\n  become been before behind being below best better between both but by bye came can cannot come comes coming could\n  couldn did didn do does doesn doing don done down during each either else enough etc even ever every everybody everyone\n  everything few find first for from full gave get gets getting give given gives giving go goes going gone gonna good\n  got gotta great had hadn has hasn have haven having he hello help helps her here hers herself hey hi him himself his how\n  however if important in instead into is isn it its itself just keep kind knew know known last least less let lets like\n  ll look looking looks lot made make makes making many may maybe me mean means mentions might mine more most much must my\n  myself need needed needing needs neither never new next no nobody none nor not nothing now of off often oh ok okay on\n  once one ones only onto or other others our ours ourselves out over own perhaps please put quite rather re really right\n  said same saw say saying says see seem seems seen set shall she should shouldn show since skill skills so some somebody\n  somehow someone something sometimes still such sure take taken takes taking tell than thank thanks that the their theirs\n  them themselves then there these they thing things think this those though through thus to together told too took toward\n  tried tries trigger triggered triggers try trying two under until up upon us use used useful user users uses using ve very\n  via wanna want wanted wanting wants was wasn way we went were weren what whatever when whenever where whether which\n  while who whole whom whose why will with within without won would wouldn yes yet you your yours yourself`.split(/\\s+/)),de=/[a-z0-9\\p{sc=Latin}]+(?:\\.[a-z0-9\\p{sc=Latin}]+)*[+#]*|(?:(?!\\p{sc=Latin})[\\p{L}\\p{M}ー])+/gu,fe=new Intl.Segmenter(`en`,{granularity:`word`});function pe(e){let t=e.toLowerCase().match(de)??[];return t.every(g)?t:t.flatMap(e=>g(e)?e:me(e))}function g(e){return/^[a-z0-9\\p{sc=Latin}]/u.test(e)}function me(e){return[...fe.segment(e)].map(({segment:e})=>e)}function _(e){return!ue.has(e)&&!/^(?:[a-z](?:\\.[a-z])*|[\\d.]+|\\p{sc=Hiragana}+)$/u.test(e)}function v(e){return e.length>30||!/^[a-z]+$/.test(e)?e:ce(e)}var he=class{#e=/* @__PURE__ */ new Map;read(e){let t=[];for(let n of pe(e)){let e=this.#e.get(n);e===void 0&&(e=_(n)?v(n):null,this.#e.set(n,e)),e!==null&&t.push({word:n,stem:e})}return t}};let ge=2**-10,y=null;function b(e){return y??=new Map(le.flatMap(([e,t])=>t.split(` `).map(t=>[t,2**-e]))),y.get(e)??ge}function x(e,t,n){let r=e.get(t);r===void 0?e.set(t,[n]):r.push(n)}let[_e,ve]=[`<!`,`!`].map(e=>`(?${e}[\\\\p{sc=Latin}\\\\p{sc=Cyrillic}\\\\p{sc=Greek}\\\\p{N}])`),S=e=>`((?:[^${e}\\\\n]|\\\\n(?![^\\\\S\\\\n]*\\\\n)){0,300})`,C=(e,t)=>`${e}${S(e+t)}[${t}]`,ye=new RegExp([`${_e}\"(?!\\\\s)${S(`\"`)}(?<!\\\\s)\"${ve}`,C(`„`,`“”`),C(`“`,`”`),C(`«`,`»`),C(`‹`,`›`),C(`「`,`」`),C(`『`,`』`),`(?<![\\\\p{L}\\\\p{N}])'((?:[^'\\\\n]|\\\\n(?![^\\\\S\\\\n]*\\\\n)|(?<=[\\\\p{L}\\\\p{N}])'(?=[\\\\p{L}\\\\p{N}])){0,300})'(?![\\\\p{L}\\\\p{N}])`,`\\`${S(\"`\")}\\``].join(`|`),`gu`),w=/[.!?](?=[\"”'’)\\]]*(?:\\s|$))|[\\n;。！？]/g,be=/\\b(?:see|use|uses|using|prefer|instead|covered|handled|belongs?|refer|defer|delegate|route|switch|try|invoke|call|rather|go)\\b/,xe=/\\b(?:do not|don['’]t (?:use|trigger|invoke|apply|run|load|activate|call)|(?:does|is|are|should|must) not (?:for|cover|handle|replace|trigger|be used|intended|meant)|not (?:for|to be|when|if|intended|meant|suitable|applicable|used|needed)|never|instead of|rather than|unless|except|excluding|excludes|out of scope|skip (?:for|when|if|this))\\b/;function Se(e,t){let n=Ce(e),r=T(e,n),i=[],a=[],o=0,s=0;for(let c=0;c<e.length;c=s){w.lastIndex=c,s=(w.exec(r)?.index??e.length-1)+1;let l=r.slice(c,s).toLowerCase();if(be.test(l)&&D(e.slice(c,s).toLowerCase(),t))continue;let u=l.search(xe),d=u===-1?s:c+u;for(i.push(e.slice(c,d));o<n.length&&n[o].start<c;)o++;for(let e=o;e<n.length&&n[e].end<=d;e++)n[e].phrase!==``&&a.push(n[e].phrase)}return{text:i.join(` `),quotes:a}}function Ce(e){let t=[];for(let n of e.matchAll(ye)){let e=n.slice(1).find(e=>e!==void 0),r=Te(e.replace(/\\s+/g,` `)),i=r.length>=(g(r)?3:2)&&r.length<=60,a=n[0].startsWith(\"`\")&&!we(e);t.push({start:n.index,end:n.index+n[0].length,phrase:i&&!a?r:``})}return t}function we(e){return/[^A-Za-z]|[a-z][A-Z]/.test(e.trim())}function Te(e){return e.replace(/^[\\s.,;:!?…、。！？]+/,``).replace(/[\\s,;:!?…、。！？]+$|(?<!\\.)\\.+$/,``)}function T(e,t){let n=``,r=0;for(let{start:i,end:a}of t){let t=/[.!?]/.test(e[a-2])&&/^\\s+\\p{Lu}/u.test(e.slice(a,a+4));n+=e.slice(r,i)+` `.repeat(a-i-1)+(t?`.`:` `),r=a}return n+e.slice(r)}let E=/([`/$\"'“]?)\\b([a-z0-9]+(?:[-_:][a-z0-9]+)*)\\b([`\"'”]?)(?=( skill)?)/g;function D(e,t){for(let[,n,r,i,a]of e.matchAll(E))if((r.includes(`-`)||a!==void 0||n!==``&&i!==``||n===`/`||n===`$`)&&t(r.slice(r.lastIndexOf(`:`)+1)))return!0;return!1}let O=[2.8,2.4,1.8];var Ee=class{#e;#t=/* @__PURE__ */ new Map;#n;#r=new he;constructor(e){this.#e=e.map(({name:e})=>e);let t=new Set(this.#e.map(e=>e.toLowerCase())),n=e.map((e,n)=>this.#i(e,n,t));this.#n={own:j(n.map(({own:e})=>e)),body:j(n.map(({body:e})=>e))}}#i({name:e,description:t,phrases:n,body:r=``},i,a){let o=e.toLowerCase(),{text:s}=Se(t,e=>e!==o&&a.has(e)),c=this.#a(s,1,i)+this.#a(e,3,i)+n.reduce((e,t)=>e+this.#a(t,2,i),0),l=this.#r.read(r);for(let{stem:e}of l)this.#o(e,i).body++;return{own:c,body:l.length}}#a(e,t,n){let r=this.#r.read(e);for(let{stem:e}of r)this.#o(e,n).own+=t;for(let[e,i]of k(r))this.#o(A(e,i),n).own+=t;return r.length*t}#o(e,t){let n=this.#t.get(e)?.at(-1);if(n?.skill===t)return n;let r={skill:t,own:0,body:0};return x(this.#t,e,r),r}compare(t,n=1/0){let r=/* @__PURE__ */ new Map;for(let{key:e,words:n,share:i,weight:a}of this.#s(t)){let t=this.#t.get(e)??[],o=t.length+100*i+.5,s=a*Math.log(1+(this.#e.length+100)/o);for(let e of t){let t=r.get(e.skill)??/* @__PURE__ */ new Map;r.set(e.skill,t);let i=s*this.#c(e)/n.length;for(let e of n)t.set(e,(t.get(e)??0)+i)}}let i=[...r].map(([e,t])=>({index:e,words:t,score:N([...t.values()])})).sort((t,n)=>n.score-t.score||e(this.#e[t.index],this.#e[n.index])),a=i.slice(0,n).map(({index:e,words:t,score:n})=>({index:e,name:this.#e[e],score:P(n),words:[...t].sort(([,e],[,t])=>t-e).map(([e])=>e)})),[o,s]=i;if(o===void 0)return{skills:a,isClear:!1,margin:null};let c=s?.score??0,l=O[Math.min(o.words.size,O.length)-1];return{skills:a,isClear:o.score>=1.05*c&&o.score-.5*c>=l,margin:s===void 0?null:P(o.score/s.score)}}#s(e){let t=this.#r.read(e),n=[...t.map(({word:e,stem:t})=>({key:t,words:[e],share:b(t),weight:1})),...k(t).map(([e,t])=>({key:A(e,t),words:[e.word,t.word],share:Math.min(b(e.stem),b(t.stem)),weight:.5}))],r=/* @__PURE__ */ new Set;return n.filter(({key:e})=>!r.has(e)&&r.add(e))}#c({skill:e,own:t,body:n}){let r=n===0?0:.4*(1+Math.log(n));return M(t/this.#n.own[e]+r/this.#n.body[e])}findByStrongWords(e){let t=/* @__PURE__ */ new Map;for(let{word:n,stem:r}of this.#r.read(e)){let e=g(r)&&r.length>=3?this.#l(r).find(({strength:e})=>e>=.96):void 0;e!==void 0&&!t.get(e.name)?.includes(n)&&x(t,e.name,n)}let[n,...r]=t;return n===void 0||r.length>0?null:{name:n[0],words:n[1]}}strengthOf(e,t){let[n]=this.#r.read(e);return this.#e.length<5||n===void 0?null:this.#l(n.stem).find(({name:e})=>e===t)?.strength??0}#l(e){if(this.#e.length<5)return[];let t=this.#t.get(e)??[],n=N(t.map(({own:e})=>M(e)))+10*b(e);return t.map(({skill:e,own:t})=>({name:this.#e[e],strength:M(t)/n}))}};function k(e){return e.slice(1).map((t,n)=>[e[n],t])}function A(e,t){return`${e.stem} ${t.stem}`}function j(e){let t=N(e)/e.length||1;return e.map(e=>.25+e/t*.75)}function M(e){return e/(e+1.2)}function N(e){return e.reduce((e,t)=>e+t,0)}function P(e){return Math.round(e*1e3)/1e3}let F=document.querySelector(`#cards`),I=document.querySelector(`#query`),L=document.querySelector(`#filter-form`),R=document.querySelector(`#count`),z=document.querySelector(`#none`),B=document.querySelector(`#clear`),V=document.querySelector(`#more`),H=document.querySelector(`#filters`),U=document.querySelector(`#arrange`);F!==null&&I!==null&&De(F,I);function De(e,t){let n=document.querySelector(`#rest`),r=n===null?1/0:e.children.length,i=[...e.children,...n?.children??[]].map(e=>je(e)),a=new Ee(i.map(({labels:e,...t})=>({...t,phrases:[e]})));H!==null&&matchMedia(`(max-width: 52rem)`).matches&&(H.open=!1),X(t),location.hash!==``&&c(),t.addEventListener(`input`,()=>o()),L?.addEventListener(`change`,()=>o()),U?.addEventListener(`change`,()=>o());for(let e of document.querySelectorAll(`form`))e.addEventListener(`submit`,e=>e.preventDefault());B?.addEventListener(`click`,()=>d()),V?.addEventListener(`click`,()=>u()),document.addEventListener(`keydown`,h),document.addEventListener(`keydown`,p),addEventListener(`beforeprint`,()=>l()),addEventListener(`hashchange`,()=>{X(t),c()});function o(){Pe(t.value),c()}function s(){let e=Map.groupBy(Y(),({name:e})=>e);return K(i,a,t.value).filter(t=>[...e].every(([e,n])=>{let r=t.dataset[e]?.split(` `);return n.some(({value:e})=>r?.includes(e))}))}function c(n=r){let i=Oe(s(),t.value.trim()!==``),a=i.slice(0,n);e.replaceChildren(...ke(a)),m(i.length,a.length)}function l(){c(1/0)}function u(){l(),f()[r]?.focus()}function d(){t.value=``;for(let e of Y())e.checked=!1;o(),t.focus()}function f(){return[...e.querySelectorAll(`a`)]}function p(e){let n=f(),r=n.indexOf(e.target);if(r===-1&&e.target!==t)return;let i={ArrowDown:n[r+1],ArrowUp:r>0?n[r-1]:t}[e.key];i===void 0?e.key===`Escape`&&t.value!==``?d():e.key===`Enter`&&e.target===t&&t.value.trim()!==``&&n[0]?.click():(e.preventDefault(),i.focus())}function m(e,n){let r=t.value.trim()!==``||Y().length>0;R!==null&&(R.textContent=r?`${$(e)} of ${Q(i.length)}`:Q(e)),z!==null&&(z.hidden=e>0),B!==null&&(B.hidden=!r),V!==null&&(V.hidden=n===e,V.textContent=`Show all ${$(e)}`)}function h(e){let n=e.target instanceof HTMLElement&&e.target.matches(`input:not([type=checkbox]), textarea`);e.key!==`/`||n||e.ctrlKey||e.metaKey||e.altKey||(e.preventDefault(),t.focus(),t.select())}}function W(e){return String(U===null?``:new FormData(U).get(e)??``)}function Oe(e,t){let n=({dataset:e})=>Number(e.count),r=t||W(`sort`)!==`clients`?e:[...e].sort((e,t)=>n(t)-n(e)),i=W(`group`);return i===``?r:G(r,i).flatMap(([,e])=>e)}function G(e,t){let n=e=>Number(e===``);return[...Map.groupBy(e,e=>e.dataset[t]??``)].sort(([e,t],[r,i])=>n(e)-n(r)||i.length-t.length)}function ke(e){let t=W(`group`);return t===``?e:G(e,t).flatMap(([e,n])=>[Ae(t,e),...n])}function Ae(e,t){let n=L?.querySelector(`input[name=\"${e}\"][value=\"${t}\"]`),r=document.createElement(`li`);r.className=`group`;let i=document.createElement(`h3`);return i.textContent=n?Z(n):`Others`,r.append(i),r}function je(e){let t=t=>J(e.querySelector(t)?.textContent??``);return{card:e,name:t(`h3`),description:t(`p`),labels:t(`.labels`)}}function K(e,t,n){let r=J(n),i=r.split(/[^\\p{L}\\p{N}]+/u).filter(e=>e!==``),a=i.filter(_),o=a.length>0?a:i;if(o.length===0)return e.map(({card:e})=>e);let s=new Map(t.compare(r).skills.map(e=>[e.index,e.score]));return e.map((e,t)=>({card:e.card,score:(s.get(t)??0)+Me(e,o)})).filter(({score:e})=>e>0).sort((e,t)=>t.score-e.score).map(({card:e})=>e)}function Me(e,t){let n=t.join(`-`),r=e.name===n?100:e.name.startsWith(n)?50:0;return t.reduce((t,n)=>t+Ne(e,n),r)}function Ne({name:e,labels:t,description:n},r){return q(e,r)?3:q(t,r)?2:+!!q(n,r)}function q(e,t){for(let n=e.indexOf(t);n!==-1;n=e.indexOf(t,n+1))if(n===0||!/[\\p{L}\\p{N}]/u.test(e[n-1]))return!0;return!1}function J(e){return e.normalize(`NFKD`).replace(/\\p{M}/gu,``).toLowerCase()}function Y(){return[...L?.querySelectorAll(`input:checked`)??[]]}function X(e){let t=new URLSearchParams(location.hash.slice(1));e.value=t.get(`q`)??``;for(let e of U?.querySelectorAll(`select`)??[])e.value=t.get(e.name)??e.options[0].value;for(let e of L?.querySelectorAll(`input`)??[])e.checked=t.getAll(e.name).includes(Z(e))}function Pe(e){let t=new URLSearchParams;e.trim()!==``&&t.set(`q`,e);for(let e of Y())t.append(e.name,Z(e));for(let e of U?.querySelectorAll(`select`)??[])e.selectedIndex>0&&t.set(e.name,e.value);let n=t.size===0?``:`#${t}`;history.replaceState(null,``,`${location.pathname}${location.search}${n}`)}function Z(e){return e.parentElement?.querySelector(`.option`)?.textContent??``}function Q(e){return`${$(e)} ${e===1?`skill`:`skills`}`}function $(e){return e.toLocaleString(`en-US`)}})();",
    "live.js": "(function(){new EventSource(`/.events`).addEventListener(`change`,()=>location.reload())})();",
    "routing.js": "(function(){let e={ational:`ate`,tional:`tion`,enci:`ence`,anci:`ance`,izer:`ize`,bli:`ble`,alli:`al`,entli:`ent`,eli:`e`,ousli:`ous`,ization:`ize`,ation:`ate`,ator:`ate`,alism:`al`,iveness:`ive`,fulness:`ful`,ousness:`ous`,aliti:`al`,iviti:`ive`,biliti:`ble`,logi:`log`},t={icate:`ic`,ative:``,alize:`al`,iciti:`ic`,ical:`ic`,ful:``,ness:``},n=`[aeiouy]`,r=`([^aeiou][^aeiouy]*)`,i=`([aeiouy][aeiou]*)`,a=RegExp(`^`+r+`?`+i+r),o=RegExp(`^`+r+`?`+i+r+i+`?$`),s=RegExp(`^`+r+`?(`+i+r+`){2,}`),c=RegExp(`^`+r+`?`+n),l=RegExp(`^`+r+n+`[^aeiouwxy]$`),u=/ll$/,d=/^(.+?)e$/,ee=/^(.+?)y$/,te=/^(.+?(s|t))(ion)$/,ne=/^(.+?)(ed|ing)$/,f=/(at|bl|iz)$/,p=/^(.+?)eed$/,m=/^.+?[^s]s$/,re=/^.+?(ss|i)es$/,ie=/([^aeiouylsz])\\1$/,ae=/^(.+?)(ational|tional|enci|anci|izer|bli|alli|entli|eli|ousli|ization|ation|ator|alism|iveness|fulness|ousness|aliti|iviti|biliti|logi)$/,oe=/^(.+?)(icate|ative|alize|iciti|ical|ful|ness)$/,se=/^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/;function h(n){let r=String(n).toLowerCase();if(r.length<3)return r;let i=!1;r.codePointAt(0)===121&&(i=!0,r=`Y`+r.slice(1)),re.test(r)?r=r.slice(0,-2):m.test(r)&&(r=r.slice(0,-1));let h;return(h=p.exec(r))?a.test(h[1])&&(r=r.slice(0,-1)):(h=ne.exec(r))&&c.test(h[1])&&(r=h[1],f.test(r)?r+=`e`:ie.test(r)?r=r.slice(0,-1):l.test(r)&&(r+=`e`)),(h=ee.exec(r))&&c.test(h[1])&&(r=h[1]+`i`),(h=ae.exec(r))&&a.test(h[1])&&(r=h[1]+e[h[2]]),(h=oe.exec(r))&&a.test(h[1])&&(r=h[1]+t[h[2]]),(h=se.exec(r))?s.test(h[1])&&(r=h[1]):(h=te.exec(r))&&s.test(h[1])&&(r=h[1]),(h=d.exec(r))&&(s.test(h[1])||o.test(h[1])&&!l.test(h[1]))&&(r=h[1]),u.test(r)&&s.test(r)&&(r=r.slice(0,-1)),i&&(r=`y`+r.slice(1)),r}let ce=[[0,`call gui littl love man mr pattern talk time well work yeah`],[1,`action add api appli applic babi bad base believ big boi build car care chang check code complet configur context core cours creat dad dai data dead depend design detail differ document error exampl execut exist father featur feel file fine follow format friend gener girl god guess hand handl happen head hear hell hold home hous huh identifi implement includ input integr issu job kei kid kill leav left life listen live long manag meet mind minut miss monei morn mother move name nice night old oper optim output peopl perform place plai practic process product project provid read real refer rememb requir resourc review room run sir sorri specif stai start step stop structur system task templat test thought three tool turn type uh understand updat valid verifi version wait watch workflow world write wrong year`],[2,`access activ ad afraid agent ah ahead ai ain alon analysi analyz answer app approach appropri architectur audit authent autom automat avail avoid beauti bed behavior bit block bodi book break bring brother bui busi cach capabl captain case caus chanc checklist clear client close command commit common complex compon comprehens confirm connect consist constraint contain content control cool correct cost coupl cover crazi critic current custom cut damn danc databas date deal dear death debug decis default defin deploy descript detect develop die dinner direct directori doc doctor dog domain door dr dream drink drive drop easi eat em enabl end engin ensur environ event exactli excus expect expert extract ey face fact fail failur famili far field fight figur filter fire five fix flag flow forget found four framework fun function funni game goal guid guidanc gun half hang happi hard hate heard heart high hit honei hope hour hurt husband id idea improv inform insid instal instruct interact interest jack john know ladi languag late later learn level librari light limit line link list load local log logic lose lost maintain map marri match matter md men messag method metric michael migrat mode model mom moment monitor month multi multipl murder note number object offic open option order organ outcom packag page pai part parti pass path per person phone pick pictur pipelin plan platform point polic power prefer pretti prevent principl probabl problem promis prompt pull purpos python qualiti queri question quick rate readi reason recommend relat relev report request respons rest result return rout rule save scale schema school scope script search second section secur select send separ server servic set setup share shoot shot shut side sign singl sister sit six size skip sleep solut son soon sound sourc speak stand standard state store stori strategi stuff style summari support suppos tabl target team tell text think todai token tomorrow tonight touch town track troubl true trust truth um url usag valu variabl verif vs walk water wear week wife wish woman women wonder word worri young`],[3,`abl absolut accept account act actual adapt addit address advanc afternoon ag agre air al alert align aliv allow altern american angel anti anymor apart appreci approv area argument arm arrest artifact assess asset assum async attack attent attribut auth author auto aw azur bag balanc ball bank bar basic batch beat begin ben besid bet bill birthdai black blood blow blue boat boss bother boundari box brain branch breath broke brought browser buddi bug built bundl burn calcul calm captur card carri catch categori caught cd certainli chain charg charli child children choic choos christma ci citi clarifi class clean cli cloth cloud club codebas coffe cold collect colonel combin comment commun compani compar comparison compat complianc comput concept condit config conflict consid continu contract convent convers convert cop copi count countri court coverag creation credenti criteria cross cry daddi danger dark darl dashboard daughter david decid deep definit delet deploi describ determin di directli discoveri distribut dollar dress driven drug dude duplic dynam earli earth edg edit effect effici eight element email endpoint enforc enjoi entir entri establish evalu even exact except excit experi explain explicit explicitli export extens extern fair fall fast fault feedback feet felt fetch final find finish fish floor fly focu focus food fool forc forgot form frank free front futur gap gate gather gentlemen georg github glad glass goddamn goodby group grow guidelin ha hair harri header help hide hierarchi hmm honor hook hors hospit hot hotel http human hundr hurri ident ignor imag imagin immedi impact import independ index indic infrastructur initi inject interfac intern invit invok isol item iter javascript jesu joe join joke js json judg jump keep kick king kiss knock knowledg label land larg laugh law lawyer layer layout lead leg letter lie lieuten like locat lock longer look loop lord low ls luck lucki lunch ma mad main major mama manual mari mark market master mcp meant measur medium memori mention mess met metadata mike mile million minim mistak modern modifi modul mouth movi music nativ natur navig network new node non notic observ offer offici ooh orchestr outsid overview ow pain paint paper parallel paramet parent park pars partner past patient paul perfect permiss persist peter phase piec plane plugin polici poor posit possibl post pre prerequisit present preserv presid price primari priorit prioriti prison produc profil progress proper properti protect protocol prove public publish push quiet quit rai rais reach react realiz record red reduc refactor relationship relax releas reliabl remov render repeat replac repositori research resolv respect retri ride ring risk road rock role roll root runtim safe safeti sam sampl scan scare scenario schedul score sdk seat secret see self sell semant sens sensit sent seriou session seven sever ship shoe short show sick signal similar simpl sing small smart smell smoke somewher song sort space special specifi spend split stack stage star static station statu stick storag straight stream street string stupid success suggest suit surfac surpris swear sweet syntax tag teach technic techniqu ten term terribl th thousand throw tier till timeout tire tom top topic total trace train transform treat tree trip troubleshoot tv typescript ui uncl unit unless unrel usual util visibl visual voic vulner wake wall war wast web wed weird welcom white whoa win window wors worth wow ya yesterdai york zero`],[4,`aah abstract accid accord accur accuraci achiev adam adjust admir admit adopt advic affect afford aggreg algorithm alloc alright amaz ambigu america ami analyt angri anim ann annot anywher apolog appar appear append architect armi arrai arrang arriv art asleep assert assign assist assumpt attempt attract audienc aunt await awar ay backend background backup band baselin bash bath bathroom battl beach bear becom beer beg bell belong benchmark benefit beyond bigger billi binari bind bird bite blame bless blind board bob bobbi bomb bone bore born bottl bottom bought bound boyfriend brand breakfast bridg brief broken brown bu buck budget bullet bunch buri bust button bypass cake camera camp career cash cat celebr cell center certain chair channel charact charl charm chase chat cheat checkpoint cheer chicken chief christ chunk church claim clariti claud cleanup clearli click clock closer cluster coach coat collabor colleg color column comfort compil compos composit concern concis concret concurr confid confus congratul consider construct consum contact convinc cook coordin copilot corner correctli cousin cpu crack crap crash cream credit crew crime crimin crowd css cta cup cute cycl damag danni dare dataset de declar defend degrad deliv deliver deliveri demon demonstr depart deprec depth deserv destroi dev devic devil diagram difficult dig dimens dirti disabl disappear discov discuss displai divorc docker doubl doubt download draft drag draw driver drunk due dumb dump duti dy ear east ecosystem ed egg eh embarrass embed emerg empti encod encount encrypt enemi engag english enhanc enter enterpris entiti env escal escap especi essenti estim everywher evid evil excel exit expertis expir explan exploit explor expos express extend extra factor faith fake fallback fals fan faster fat favor favorit fear feed fell fella fellow filenam fill film fit flight flower folder folk font foot forev forgiv fortun forward foundat frame freak freez french frequent fresh fridai frontend fulli further ga gai gee ghost gift girlfriend git global gold googl gotten govern grab grace grade grand grandma grant graph greatest green ground growth guard guest guilti hall handler hardcod hardli hash hat health heat heaven heavi helper henri hero higher highlight hill hire histori hole holi honest host html huge hungri hunt hybrid ic idempot idiot il imposs impress incid increas incred increment individu industri infer info inlin innoc insan insight inspect instanc insuffici intellig intent interpret introduc invalid investig involv jail jame java jerri jess jim jimmi joei johnni kelli kept keyword killer kitchen knife kubernet la lai larri latenc latest launch leak lee legaci length leo lesson leverag li lifecycl lift llm ln london lone lot luke ly machin madam magic mainten mandatori manifest markdown marriag materi matrix max meaning mechan medic member merg methodolog microservic microsoft middl minimum mismatch mission mister mix mobil mock mommi monster moon mountain ms mutat namespac nation near necessari neck nervou nest net nick nine normal north nose notif npm null nurs nut obvious onboard opinion opportun origin otherwis ought outta overrid pack pagin paid pair pal pant paragraph pardon pari partial password patch payload peac period phrase physic pig pin pitfal placehold plain plant player pleasur plenti plu pocket polit pool pop port potenti pound pr prai precis predict prefix pregnant prepar press pressur pretend preview previou princ print privat privileg proactiv proce procedur proceed professor program promot proof properli propos proud put queen queue quickli quot race radio rain ran rang rank rat rational raw readabl reader readm receiv recent recogn recoveri refin refresh region regist registri regress reject remain remedi remind remot rent repo repres reproduc resolut respond restaur retriev reus reusabl rewrit rich richard rid ridicul river rob robert roger rollback rori rose rotat round row ruin saa sad sake sale san santa saturdai scaffold scalabl scene scratch scream screen screenshot screw sea seem segment sentenc sequenc sequenti sergeant serious serv settl shake shape shell sheriff shh shirt shock shop shower sight signatur silent silli simpli site situat skin slip slow smile snippet social softwar sold soldier solv soul south spec specialist speed spell spent spirit sport spot sql st stabl stale statement statist steal steve stole stone strang strict strike strong stuck student studi sub subag subject subscript suddenli suffer summar summer sun sundai surviv suspect sweetheart sweeti swim switch sync synchron systemat tape tast tea teacher tear technolog teeth theme third thread threshold throughput ti ticket tight timelin timestamp tip titl tommi toni tough trade traffic transact transit translat trap travel trend trial trick truck ts tune twice typic uniqu univers upgrad upload upset upstair vagu van var variant vector victim video view violat visit volum vote wai warm warn wash weak weapon weekend weight west wild will william wind wine wit wood worker workload workspac worst wound wrap written wrote yaml yell yep yo`],[5,`abandon abil aboard accus acknowledg actor admin ador adr adult advantag affair agenc agnost airport alan alarm alcohol alic alien alli alongsid ambul amen amount anchor anna anni announc annual anomali anytim appl appoint archiv argu arthur articl artist asham asid aspect assault associ assur asynchron at atom attach attend attitud attornei authorit autonom averag awak awesom b2b babe back backward badli bai bang barbara bare basebal bat beast bedroom began behav belt beta betrai betti biggest bike birth blast bleed blew blob blocker blog blond bloodi bond boolean boom boot borrow boston bottleneck bow bowl brad brave bread breakdown breaker brian bride bright brilliant british bro broad bud buffer builder bulk bull bump bun butter buyer buzz cab cabl cage california callback campaign canari cancel cancer candi candid canon cap capac carefulli carl carol carter casino cast castl catalog categor cdn cent central centuri certif challeng champagn champion changelog char characterist chart cheap checkout chees chest chicago chick china chines chip chocol chop chosen chuck churn cigarett circl circuit circumst citat cite citizen civil clair classic classif classifi clever cliff climb closet cloudflar clown clue co coast cole com commerc committe compens competit competitor complain complic compound compress concaten concentr conduct confer confess consol consolid constructor consult contest contribut convict cooki cooper cor corpor correl corrupt couch counti courag cow cowboi crane crawl creativ creatur cro crud crush cultur curat cure curiou curs da daili dan dave davi dawn db dean debt decent deck decor dedic deeper defaultazurecredenti defens defer degre delai deleg delight demand demo deni depress deriv desert desir desk desktop desper destini destruct determinist devop diagnos diagnost diamond diff differenti director dirt disappoint disciplin disclosur diseas disgust dish disk dispatch distanc distinct disturb dive doll donna downstair downstream dozen dragon drew drift drove drown dry duck duke durabl durat dust e2e earlier earn easier easili editor educ edward effort elect electr elev elimin elizabeth ellen emili emit emot emphas employe energi england entertain entra enum enumer epic equal equip equival er eric estat europ ev eventu evolut examin exce exceed exchang exclud exclus exercis expand expans expens explos exposur extrem familiar famou fanci fantast farm fashion fastapi fate fed feder femal fewer financi firm fixtur flash flat flexibl flip footbal foreign forgotten formal formula fought fourth fox franc francisco frasier fred freedom frequenc friction friendli friendship frighten frontmatt fruit fundament funer funnel gain gambl gang garag garbag garden gari gatewai gcp gdpr geniu gentleman genuin german giant glove golden golf good gorgeou gosh governor gracefulli gradual graduat grandfath grandmoth grandpa graphql grate grave grep grew grid grown guarante guardrail gut handoff handsom hank harden harder harm harold headlin heal healthi held helen hercul hidden highest hint histor ho holidai hollywood holm honestli honour hop horizont horn horribl hostag hub hug hung hunter hypothesi icon ideal identif ill illeg immut implic inch incomplet inconsist incorrect inde ingest inherit insert insist inspector inspir instrument insult insur intend interrupt interview invent inventori invest invoc io ip iron island jacket jacki jackson jake jam jane japanes jason jealou jean jeff jerk johnson joi joint jone journei juic jungl junior juri justic justifi jwt karen keyboard kidnap kim kind kinda kitti knee knight kpi kyle lab lack lad laid lake lane larger laura lazi leader led legal let liar licens lili linda lint linux lip liter loan lockfil logan login logo lookup loos loser loss loud loui lousi lover lower lt luci mac maco magazin maggi maid mail majesti male manipul manner march margaret maria marin marker marketplac marshal martha martin mask mate matt maximum mayor mb meal mean meat media medicin mental merci mere mermaid merri mesh meta mexico mid middlewar midnight mighti mileston militari milk miller min minor miracl mirror miser mitig ml mm modal moder modif modular mondai monkei monorepo monsieur monthli mood moral morgan mostli motion motiv mulder mysteri nah nail nake narr narrow nasti navi nearli neg negoti neighbor neighborhood nerv newspap nightmar nois nonsens nope nowher nuget oauth obviou occur ocean odd off offens offlin oil older oliv omit openai openapi orang org orient orm os outdat outfit overal overhead overlai overlap overwrit owasp own owner ownership pa papa param parameter particular partit passeng passion pathet paus payment pdf pen penetr penni percent percentag perfectli persona perspect pet pete phil philosophi phoeb photo photograph piano pie pierc pill pilot pink pipe piper pitch piti pizza placement planet plate playbook pleas poison polish poll popul popular possess postgresql pot potato pour prayer preciou pride priest princess prior privaci prize pro profession programmat prometheu prop propag proven provis proxi puls pump punch punish punk pure py quarter quarterli quota rabbit radar rag random rare ratio rbac reactiv realist realiti recognit recur redi redirect reduct redund ref referenc referr reflect refus regard regardless registr regret regular regularli rehears rel reli remark renam repli rescu reserv reset resid resili resist restart restor restrict resum retent retir reveal revenu revers revis reward rick right rip rise roadmap robberi robin robust roi rollout romant roof rope ross rough router royal rub rude runbook rush russian rust sail salli sand sandbox sandi sandwich sanit sarah sat satisfi scari scienc scott scroll seal season secondari secretari seek selector senat senior seo seri serial serverless shadow shame shard shark sharp shave sheet shift shine shoulder shout shown signific signup silenc silver simon simplifi simul sin sink sku sky sla slack slave slept slide slowli smaller smith snake snap snapshot sneak snow societi sock soft solid somedai someplac sometim sooner soup span spare spawn speech spin spit spoil spoke spread spring spy squad squar staff stair stake stakehold standalon stare startup starv steadi steel stink stock stolen stomach stood storm stranger strateg strength stress strip struggl studio submiss submit subtitl succe sudden sue suffici sugar suicid super suppli sure surgeri surround susan swallow swap sweat swell swing sword sydnei symptom synthes tab tail talent tall tank tap taught tax taxi tdd tech ted telephon televis temporari tenant termin terraform terrif terrorist testabl texa theater thee theori thief thoma thorough thoroughli thou threat threaten threw thrill throughout thursdai thy tie tiger tim tini tl toast toe toggl toi toilet tone tongu toolkit tortur toss tour toward towel tower tradit trail trait transfer transpar transport trash treasur triag troop truli trunk tube tuesdai tunnel turkei tutori twenti twin twist typographi ugli unavail unbeliev unclear understood unexpect unfortun uniform union unknown unnecessari unus unusu upfront ux v1 v2 vacat vallei valuabl vampir vari variat vault vega vehicl verb verbos vertic victori villag violenc virgin virtual vision vue walkthrough wallet walter warrant washington wave weather webhook websit websocket weekli weli wet wheel wherev whip whisper whistl whoever whoo wide width willi wilson wing winner winter wipe wire wise witch woke wrapper writer xml xss yard yellow younger yourselv zone`],[6,`aaron ab abbi abort absent abus ac academi acceler accent accident accomplish accumul acid acquaint acquisit actress addict adjac administr adventur advertis advis advoc aesthet africa afterward aggress agreement aid aim airplan albert album alias alik allei allen allowlist alt alter ambassador amus analyst ancient anderson andrew android anger angl angular ankl anniversari annoi anonym ant anthoni anthrop anxiou anyhow ap apach apm appeal applaus april arbitrari arg aria arrow ash asp assassin assembl athlet audio auditor autograph avenu award awfulli awkward ax bachelor backoff bacon badg bail bake baker balloon banana banner bargain bark barn barnei baron barrel barri base64 basement basi basket basketbal batteri be beam bean beard beaten bee beef beep behalf belief belli belov bend beneath benni berlin bernard beth bi bia bibl bicep bid billion bingo bishop bitter blackmail blade blah blake blanch blank blanket blown blueprint bo boil boilerpl bold bolt bonni boo booth bootstrap booz border bot bounc bout bra brainstorm brake brandi brass bravo breach breakpoint breast brick broadcast broader broadwai brooklyn brows bruce bruis brush brutal bubbl bucket buffalo bulli bum bundi bunni burden bureau burger burst burt bush buster butcher byte cabin cac cadenc calendar calibr caller can candl canva capit caption cardin cargo carousel carpet cart cascad catherin cathol cattl cave ceremoni chairman chamber champ championship chan chandler chao chapter chariti charlott cheek cheerlead chef chemic cherri chew childhood chill chin chloe choke chopper chose christian christoph chrome chuckl cigar circu circular civilian clai clarif clark clau claus cleaner cleo clerk clinic clip clone cocktail codex cohen coher cohort coin coincid coke colin collaps collar colleagu collis colour coma combat comedi comic comma commerci commiss commission communist compact compel compet complaint complement compliant compliment compromis comrad con concert conclus connector conni conscienc consensu consequ const constant constrain consumpt container contextu contradict contrast contributor conveni converg cooldown coop copywrit corn coron corp corps correspond cosmo costum cotton cough council counsel counselor counter coward cqr cracker craft creator credibl creep creepi cri crisi cron crook crown cruel cruis crypto cryptograph crystal csrf csv curl cursor curtain curv custodi cve d1 daisi dalla dame dana dancer daniel daphn darn dash datadog deadlin deaf dealer debat debbi debugg declin decompos decomposit dedupl deed deepli defeat deliber delici delta denni dens dentist dep deposit deputi despit dessert destin devon devot devtool diagnosi dial dialog dian diana dice diego diet digit dime dine diner dip dir disagre disast discharg discord discount discover disgrac disguis dismiss dispos disrupt distinguish distract district ditch divers divid divin divis django dn dock dockerfil dom domin donald donat doom dope dori dorothi dot dough downgrad downtim downtown drain drama dramat drank drawer dread drill drum dss dto dull dutch dynamodb eagl earl eas eaten echo econom edgar el elain elder electron eleph eleven elsewher emb emma emoji emperor emphasi empir employ encourag enorm entitl entranc envelop episod eras et etern etl evacu eval evolv ew ex exam excess exhaust exhibit experienc experiment explod exponenti extraordinari fabric fabul facil facilit factori factual fade failov faint fairi fallen fantasi faq farmer fascin fastest favour favourit feasibl feather fee felic fenc festiv fever fifteen fifth fifti fighter filesystem filthi financ finest fingerprint firewal flaki flame flask flatter fleet flesh flew fli float flood florida fluid flush fold fond foolish forbidden ford forecast forest fork former fort forth foster foul founder foundri fractur fragil franci frankli fri frog frozen frustrat fry fucker fuel fund furnitur gal gasp gb gc gear geez gemini gene genet gentl geograph georgia germani gestur gig gimm gin gitlab gitop glori gloria goat gob goodnight goos gotcha gpt gpu gradient gradl grafana graham grai grain granular graphic grass greater greek greet griffin grip groan groceri gross grpc grunt guilt guitar gum gunshot gym h1 habit hack hail halfwai halloween hallucin halt ham hamburg hammer han handi happier har harass harbor hardwar harper hart harvard harvei hashicorp hatch haunt hawaii hawk headach headless headquart heck heel heh height helicopt helmet helpless heroin heurist hid hierarch highli highwai hip hipaa hitler hiya hm hoc hockei hollow homework homicid hon honeymoon hong hood hopefulli horror hostil hover howdi hum humbl humili humor hut hyperparamet hyphen hypothes iac iam idl imper implicit inclus incom incompat ineffici infect infinit influenc init injur injuri innov insecur instant instinct institut integ intens intention inter interfer intermedi interv invari investor invis iot irrelev iso istio jacob jai janet japan jargon jazz jeez jen jenni jersei jest jet jew jewel jewish jill jo joan jonathan jordan joseph josh journal jsonc jsonl jsx judgment judi juli june junk justif kafka kai kansa kb ken kennedi kenni kernel kidnei kingdom kirk kit kong korea korean kv labor lag lamb lambda lame lamp lanc landscap lap last latin laughter laundri lawn lawrenc ld le leadership leagu lean leather lectur legend lemon lend leon leonard lesbian lewi lf liber liberti lick lifetim lightn lightweight lincoln linear ling linkedin linter lion liquor liver loader lobbi locker louis lowercas lowest loyal loyalti ltv luggag lung luther macro magnific magnum maker makeup malform malici mall manhattan maniac manni mar marco margin markup martini marvel mason mass massag massiv masteri math matthew matur maven maxim meantim meanwhil med medal meg mel melt memoiz memor menu metal meter mexican miami mickei micro mill minist misconfigur missil mistaken mistress misunderstand mitch mob molli momentum mon mongodb monica monolith moor moron morri mortal motel motor mount mous movement mud mug mum murphi muscl museum mysql nanci nanni nap narrat nazi neat necessarili needl nephew neutral newslett nobl noel noon norman nosql notifi notion novel nuclear numer nun nuxt obei oblig obsess occas offend oidc ongo onlin op opentelemetri opera oppos opposit opt optimist oracl ordinari organiz orphan oscar outbound outlin outreach overflow overli overload overwhelm oxygen pace pacei pad palac palett palm palmer pam pan pancak panel panic parad paradis parker parol particip particularli partnership passiv passport pat patienc patrick patrol patti pci peanut pearl pee peer peggi pencil pend pepper perceiv perfum perman permit personnel philip php picnic pii pile pillar pillow pimp pip pirat pistol pit pixel plastic playwright plead pleasant plot plug pm png pnpm pod podcast poem poet poetri pointer poke poker pole policeman pollut popup portabl portal porter portfolio pose postmortem potter powder powershel prais prematur premium presenc presum previous prick prime primit princip prisma probe processor prod profit prom proposit prose prosecut prospect prostitut protest prototyp psych psychiatrist psychic psycho psycholog pub publicli pumpkin puppi purchas purpl purs pursu puzzl px pydant pytest qdrant qualifi quantifi quantiz quietli radiat rage raid railroad ralph ram ranch randi ranger rap ration rd reaction realis rear rebuild recal receipt recept recip reckon reconstruct recov recruit recurs regener regex regul regulatori reinforc relief reliev religi religion reload repair repeatedli repetit replai replic replica reput rerank resign restructur retain retard retreat reveng reverend revert revolut rfc rhythm rib rice rifl rig rigor riski rita ritual roast robot rocket rocki rod roman romanc rome roommat rot rotten routin rubber rubi rubric rug rumor runnabl runner russel russia rusti ruth s3 sack sacr sacrific safer saga sailor saint salad salari salt sammi sarg satellit sauc savag scannabl scanner scar scheme scientif scientist scotch scout scrape se seamless searchabl seattl sec seed selfish sentiment sentri servant seth sew sh sha shakespear shed sheep shelter sherri shield shirlei shooter shore shortcut shorter shove shrink shutdown shy si sibl sigh significantli simpler simplest simultan sincer singer sire siren sitemap skate skeleton ski skinni skirt skull slam slap slash sli slice slightli slim slo slot slower slug smack smallest smash smooth snack soap sober soccer socket soda sonni sooki sophist sore southern spam spanish sparingli spark speci spider spike spill spiritu splendid spoken sprai spreadsheet sprint sqlite squeez src ssl sso ssr stab stabil stain stall stamp stanlei starter stat stateless stderr stdio stdout steak steam steer stephen steven stiff stir stitch straighten stretch strictli stripe stroke stronger strongli struck stuart stubborn stuf stunt su subscrib subsequ subset substitut subtl subwai successfulli sucker suffix suitabl suitcas sum sunset sunshin superior superman supper suppress surf surgeon surrend survei surveil suspend suspici sustain svg swagger swamp sweater sweep symbol synchro synthesi synthet tactic tailor tailwind tale tamper tattoo taxonomi teddi teenag telemetri teli temp temper temperatur templ tempor tend tender tenni tent terminolog terri terrifi territori terror testifi testimoni tha thank thanksgiv theatr therapi therefor thick thin thirsti thirti throttl thrown thumb thunder tick tissu todo tokyo toler toml ton tooth traceabl tradeoff tragedi tragic trailer traitor transcript transient trauma travers travi treatment trigger trivial troi truncat tsx ttl tub tuck turner turtl twelv twitter txt tyler typo ugh ultim unambigu unauthor uncertain uncertainti unchang uncomfort unconsci undefin undercov underground underli underneath underwear unhappi unifi unlik unlimit unsaf unsupport unsur untest untrust upper upstream urgenc urgent uri usabl useless v3 v4 valentin variou veget veloc vendor verbatim vercel verdict veronica vessel viabl vic vice victor vietnam viewer viewport vincent violent viral virginia viru visitor vital vite vitest vm volunt vow vpc wade wagon waiter waitress walker walli walt wander ward warden warren warrior watson wax wayn wcag wednesdai weed weigh weslei western whack whale whiskei whitelist wick widget widow wiki wisdom wive wizard wolf wordpress wore workaround worktre worm worship wrangler wreck wrestl wrist yale yanke ye youth yup zack zod zoo`],[7,`aa aaa abbott abduct absenc absurd academ accommod accompani accordingli ach acquir acr acv adher adject adjourn admiss adversari advisor advisori affirm african agenda aha ahem ahold aircraft airflow airlin aisl ak alexand alfr alia alibi alison alleg allerg allianc alma almighti alpha alphabet altogeth amateur amazon amber ambit ambush amend amigo ammunit amongst anatomi ancestor andr andromeda angelu anticip antiqu antonio anxieti anywai apollo apologis appetit approxim ar arab arc archer archi argh argocd ariel arithmet ariz arizona armor arnold arr arrog arteri articul artifici ascii ashor asian aspirin astro astronaut asyncio atlant atlanta atmospher attaboi attic auction augment august aunti aurora austin australia automobil autopsi aveng avg awaken awhil az b2c backfil backlink backlog backpressur backyard baggag bailei bait balconi bald baldrick ballet baltimor bam ban bandag bandit bandwidth banker barbecu barber barg barrier bart bartend bass bathtub battalion batter baxter bcrypt bdd bearer beau beautifulli beaver bedtim begun behaviour behold bein bench benefici benjamin bent berri bewar bias bicycl bidirect bigqueri bin bing biolog biometr birdi biscuit bizarr blackout blameless blaze blend blindli blink bloat blockchain blocklist bloke bloom blossom blous bluf bluff blunt bodyguard bomber bon bonu boost booti bounti bourbon boxer bp brace bracelet brag brandon brat breadcrumb breadth bree breed breez bret brett brewster bribe briefcas briefli brittl broadli broker bronx brook browni brute buchanan buckl bugger bulb bulkhead bullock bundler bunk burglar burk burnt burp businessman butch butler butterfli c4 cabinet cadillac caesar cafeteria cal callout calvin camel camelcas campu canada canadian canal cane cannon canyon cape carbon careless carmen carniv carolin carolina carpent carriag carrier carrot carson cartoon carv casual casualti cater cathi cavalri ceas ceil cellar cemeteri centr cereal chad chant chap chapel charlei chatbot chatgpt chatter chauffeur cheaper checkbox checker checksum chemistri chequ cherish chess chester chi chili choir choru chow christin chromium cinderella circul cl clam clamp clap clarenc classi claw cleanli clearanc clearer cleveland closest cloudform cloudwatch clumsi clutter cm coal cocain cockroach cocksuck codemod codeql coffin cognit cohes cola collector collin coloni colorado colt columbo comb commenc commonli commonwealth companion compart compass complementari conceal conceiv conclud condemn condens condom conductor confidenti confin confront congress congressman connecticut conquer consciou conscious consent conserv conspiraci constantli constitut consul contempt context7 contrari cooler copper cord corridor cosmet cottag countess courtesi courtroom coven coyot cozi crab craig cramp crank crate creek crib crippl criterion critiqu crm crop crow crusad cryptographi cs csp ct ctr cuba cue cuff cumul curios curli currenc cutter cynic cynthia dag dagger dale dam dammit datavers datetim daylight dc dd ddd ddo deadli deadlock dealt dearest deb decad decai deceas deceiv decemb decod decoupl dedup dee deer def defect defenc defi del delic delin democraci democrat demograph den denial denorm densiti dental denver departur dependabot descend deseri despair despis destructur detent deton detroit devast deviat devsecop dexter diabet diaper diari dicki dictat difficulti digest digniti dimension ding dinosaur diplomat discard disco discret disord disput disrespect distant distress div diverg dizzi dm do docstr documentari docx dodg doggi dolli dolphin domest donkei donni doorbel dorm dose dotnet doughnut dougla dove drake drawn dreamt dri drip drivewai drizzl dropdown drunken dual dug dummi dusti dynamit eager earthquak easter eastern eb ec ec2 economi editori ef ego eighteen eighth elasticsearch elbow eleanor eleg eli elig elk elt elvi embassi embrac emotion emploi emul en encapsul enchant endang endless endur eng enlighten enlist enrich envi epoch equat equiti era erin errand es eslint esm essai essenc est ethic eu eugen european evan evas everydai exagger exclam exec executor exot expedit expel expiri explanatori exploratori facebook facial fai fairli fame fare farewel fart farther fatal fatigu fax feast felix feloni ferri fertil fiction fidel fierc filler firework fisher flank flap flare flashlight flatten flavor flaw flea flee fletcher flick flirt flock flowchart flu fluent flutter flux flyer fog footag footer footprint footstep forbid forehead foreman forens forg forgiven formatt formerli forti forum fountain fourteen fp fragment framer frankenstein franklin fraud frederick freeform freemium freewai freshman fridg frost fu fugit fulfil fundrais fur furiou fuse fuss fuzz fuzzi g2 gabriel gag gail galaxi galleri gallon gambler gangster garlic gasolin gatekeep geek gen gentli geo geometri getter gh ghetto gibson gif giggl gilbert ginger gist gitignor glen glob globe gloriou glossari glow glue goddess godfath goodi gorilla goroutin gossip gown graciou grader gram granddaught grandson granni grape grasp gratitud graveyard graviti greas greedi greenfield grei grenad grief griev grill grind groom growl gtm guardian gutter gypsi gzip h2 h3 hacker hai haiku haircut hairi hallelujah hallwai hamilton handcuff handicap handwrit happiest happili hardest harmless harmoni harriet harrison harsh hashtag hast hatr haul hawkey hay hazard headcount healthcar heap hearst heartbeat heather heatmap heavili hector heir helio heller helm herb herd herebi herman herr hesit hex hick hijack hike hilari hitch hitl hnsw hobbi hog holland holler holli homecom homeless homepag homer homosexu honesti honk hono hoorai hopeless hopper horac horizon hormon hose hotspot hottest hound household housekeep houston howl hr httponli hudson hugh hugo hunch hunger hurrican hush hustl hyde hydrat hygien hypocrit hyster i18n icp idiom idiomat idor ignit illus illustr imit immigr immort immun implant impli impuls in inact inappropri inbound incent incompet inconveni incorpor indefinit indent indian indict indirect indulg inevit ingress inhal ink inmat inn inner insect insensit instagram instantli int intact intel intellectu intercept intermitt internation internet interoper interpol interrog intervent intim intimid intrigu intro introduct intrud intrus intuit invad invas invoic irrevers irrit itch ja jackass jade jaeger janitor januari jar jasmin jaw jealousi jeep jefferson jelli jenkin jenna jeremi jewelri jin jingl jock jockei joel joker jolli journalist joyc jr jsdoc juan julian juliet juliu junit junki jurisdict k8s kali kane kang karat katherin kathi kebab kent kerri ketchup keychain kiddo kidnapp kindli kirbi kitten kneel knive knot kotlin laboratori lace ladder lan landlord langchain largest laser lawsuit lcp leakag leap leas legitim lemonad len leopard lester lethal lever liabl lib lid lifestyl lighten lighter lighthous limb limo lineag linkerd lipstick liquid lit literatur lizard lizzi lo lobster localhost localstorag lodg logger lonesom loom loosen lora lori lotteri louder louie loung lucil luckili lunat lure lust luxuri lv lynch lynn lyric m365 mack madelin mademoisel madison madonna mae magician magnet maiden malwar maneuv mankind mansion manufactur marbl marilyn martial mash matcher matric mattress maydai mccoi md5 melissa melodi melon memcach memo merchandis merlin messeng messi metaphor mfa mi mia mice michigan mick midget millionair millisecond milo mime mindset mine miner ming mini mint minu miriam miseri mislead missi mississippi misunderstood mit mixpanel mlflow mo moan mockup modest moe mold mole momma mona monet monk monro mont montana montgomeri moonlight mop morgu morphin mortgag moscow mose motorcycl mourn mrr mtl muffin mule multilingu multimod multipli mummi murrai musician mustard mutabl mutant mutual mvp myth naiv napkin napoleon narcot naughti nav naval nd nearbi nearest necklac needn neglect neighbour neighbourhood nelson neural nevada nevertheless newer newli newlin newport nextj nicer nicest nich nichola nickel nicki nicknam niec nightclub ninth nmap noah nod nodej noisi nomin noodl northern notebook noun novemb nowadai np nuanc nullabl numb nurtur nx oak oath oauth2 obfusc obtain occasion occup occupi ocr octob offenc offset ohio ol oldest olymp onion oom oop opac oppon opu orbit orchestra orlean orphanag otto ouch ounc outag outer outlaw outperform outrag outstand oven overcom overlook overnight overreact overtim overus owl ox oyster oz p1 p2 p50 p95 p99 pacif packet paddl pagerduti painter pajama pale panda panick paperwork paramed paranoid parenthes parlor parquet parseabl parser particl pascalcas passag patriot patron pauli paw pawn payback paywal pea peach peacock peak peasant peculiar pedro peek peel peep penalti pension pentagon pentest pep percept perf perimet perri persuad persuas pervert petit petti peyton pg philadelphia philosoph phoenix phoni phylli physician pi pickl pickup pier pierr pigeon pilgrim pinch pine pinki plagu planner plateau platoon plaza plea pledg plumb politician polli pond poni poop popcorn pope porch pork portrait posix postcard poster postgr postpon postur potion pptx practis prd preacher precaut preced precinct predefin prefect preflight pregnanc prei preload premier premis prep preprocess prescript preset presidenti prettiest probat problemat profess programm prohibit promin prone pronounc propheci prophet proprietari prosecutor pry pseudocod psychot pt pud puff puke pulumi pupil puppet pursuit pwa pyproject pyramid qa qualif qualit quantit quantum quarrel queer quest queu quicker r2 ra rabbi rabbitmq rack racket radic radiu rail rainbow ralli ramon ramp randal ransom rapid rapidli rash rattl rave raven razor rebel recap recipi recit recognis reconcil reconnaiss reconnect reconsid recreat rectangl recurr redact reddit redesign redux reed rees reform refriger refund regiment rehab relic rembrandt rendezv renew reorder rep repai represent reproduct republ req rerun resembl resent resiz reson resort resourcemanag restat restrain retro reunion rev revalid rework rewritten rex rhyme ribbon riddl rider ridg rilei rio riot rl roam roar robber robe robinson rode rodeo rodnei roller rollup romeo rooki roughli rpc rubbish rum rumbl rumour runwai russ sa sacrif saddl safeguard sal salesforc salesman salmon saloon salut samesit saml samson samuel sandra sang saniti sark sast satan satisfact satur saunder sausag sawyer sbom scam scandal scatter scent scholarship scoop scorecard scotland scrambl scrap screech scrub scum scumbag seamlessli sector seduc segreg seiz seizur semest semgrep semi sender senor sensat sensibl sensor septemb serializ settlement seventeen seventh sewer shack shadcn shade shader shaft shallow shareabl sharepoint sharon shatter shaw shawn sheila shelf shelli shepherd shini shipment shook shopifi shorti shortli shotgun shovel showcas shred shuttl sidebar sidewalk sidnei silk simmon simplic simpson singleton sip sissi sixteen sixth sixti sketch skinner skipper slaughter sleepi sleev slick slight slightest slipper sloan sloppi smarter smb smuggl sneez sniper snoop snore snowflak snyk soak sob soc2 sofa soil sole solo somewhat sonarqub sonnet sophia sorrow sour souvenir soviet spa spaghetti spain spank spars spatial speaker spear specialti specimen spectacular spencer sperm spice spine spinner spite splash splunk spong sponsor spontan spook spoon sq squash squeal squirrel sre sse ssg ssh ssrf stadium stalk stanford starboard stark stash status stella stereo stern stew stewart sticki stimul sting storytel stove strai straightforward strain strangl strangler strap strategist straw strawberri streak stripper stroll strongest struct stub stud stumbl stun subcommand subdirectori subdomain subfold subgraph submarin subnet subsect substanc subsystem succeed suction suffic summon sunni sunris supabas supermarket superpow supersed supervis supervisor suprem surgic survivor suspens suspicion svelt swan sweetest swift swiss switzerland swore sworn sylvia symlink sympathi syndrom tackl takeawai takin taller tan tanstack tarzan tasti teammat teardown teas teen telegram tellin temporarili tempt tens tension tequila tester textur theft theoret therapist thiev thigh thompson thorn throne thug thumbnail tickl tide tiffani tighten tiktok til timefram timer timezon tin titan tmp toad tobacco tobi tomato tomb tooltip topolog torch tore torn torpedo touchdown touchpoint tourist tournament tow tracker trai trainer trajectori tramp transmiss transmit transplant treason trei trembl tremend trespass tribe tricki trim tripl triumph trooper trophi trouser tsconfig tsk tucker tumor tuna tunabl turborepo tutor umbrella umm un unabl unbound underestim underscor underwat undo undocu unexpectedli unfair unfamiliar unicod unintend uniti unix unload unlock unnecessarili unpleas unreli unresolv unti unto unverifi up upcom upsel upsert upsid urg urin useeffect usernam usest utf utter uuid uv v5 vacuum vain val valet valv vanessa vanilla vanish vaniti vanquish varieti vast vein velvet venic vent ventur venu vera vers versu vertex vest vet veteran vibe viciou victoria videotap viewmodel villain violet violin virgil virtu vitamin vivian vocabulari vodka volatil vomit von voyag vp vpn waf wage waitlist waltz wang wardrob warehous warner warp watermark wealth wealthi weasel weaver webinar webp webpack webster wee weep welfar wha whatsoev wheat wheelchair whereabout whew whine whitei whitespac whoop wig wildcard wilder willow winchest withdraw wolv wong woo wooden woodi worn worthi worthless wretch wrinkl writabl xunit xx yacht yagni yah yai yank yarn yea yen yield yml youtub yyyi zap zeu zip zombi zoom zustand`],[8,`a4 aad abac abbei abbrevi abdomen abdomin abid abigail abner abnorm abraham abroad absorb accessori accomplic accordion accustom acl acronym actuat acut addeventlisten addition adequ adio administ adolesc adrenalin advocaci ae affection affili afflict aft aftereach afterthought aggrav agil agit agoni ahoi aiohttp airborn ala alabama alaska alec allah allan allegi allergi allig aloha aloud alphanumer alpin altar altitud ambient ambiti ambros amelia ammo amnesia amp amplif amplitud amsterdam ana analys angu annul ansibl antenna antibiot antidot anyplac apex apiec appal appendic appendix appet applaud apprehend appset apron aquarium arch archbishop arena argo argon2 arial aris aristocrat ark armadillo armour armstrong arous arpu ars arsen arson artilleri asap ascend ashtrai asia aso aspir assigne asthma astonish asylum asymmetr atla atlanti atm attende attest austria authz autocomplet autonomi autopilot autosc autumn auxiliari avalanch avalonia avatar avif axi azd ba babbl babysit babysitt backpack backstag backtick bacteria badger bagel bakeri balboa ballist ballroom balonei banish bankrupt bannist banquet barb barbarian barbi barker barrack barricad barton bate batman baton battlefield bazel bb beacon bead beatl beatric beck beckett bedrock beeper beethoven beetl beforeeach beggar beginn bender benedict berkelei bermuda bertha betcha betray beverag bf16 bge biff bikini biologi bisect bitten blacki blackjack bladder blair blare blazor bleach bled bleep blindfold bliss blister blueberri blur blush bm25 bobo bogei boiler bom bong bongo bonjour bonus boobi boogi booki bookstor bool booster bosom boulevard bouquet bowel bowi bowman bozo bracket brainwash braveri brawl brazil breakag breakthrough breakup brent breviti brew bridesmaid brig brigad brighter brin britain brochur bronz broom brotherhood brotli brownfield brunch brunett bryan bubba bucki buddha buddhist bueno buffet buffi buggi bulldog bulletin bummer bumper bumpi bunker burglari burial burrow burton buse but buzzard buzzer bygon byron c2 ca cabbag cacheabl cactu caddi cadet cafe caffein cain calf calib cam cambridg campbel canist cannib cano canonic cappuccino capsul captcha capterra captiv cardiac carelessli caribbean carlo carolyn carton carver casanova cashier casket casper cassandra cassi castro catalogu catastroph catcher cathedr caucasian causal caution cautiou caveat caviar caviti cc ccpa cdc cdk cedar celeri celest cellphon cellular cement centric ceo cert certainti certifi cesar cetera cha chalk chancellor chaperon chaplin charad charleston charter che cheapest cheater cheeseburg cheng cheung chevi cheyenn childish chilli chime chimnei chimp chinatown ching chino chisel cho chord chore christi chroma chronic chronolog chubbi chucki chum chump chung churchil chute ciao cicd cinch cincinnati cinema cinnamon circleci civilis cj clan classmat classroom cleans clem clickabl climat cling cloak closur clot cloudfront cloudtrail clutch cmd coaster cobb cobra coca cocki cockpit coco cocoa coconut codeown coder coeffici coercion coil col collater collid collier cologn colon columbia columbu columnar comeback comedian comet comm commend commentari commi commodor commonj comp compli compuls conceptu concuss condo condol cone configmap confisc conflat confluenc conform congreg conn consecut conspir constabl constanc contagi contamin contempl contin continent conting contractor contradictori contrarian controversi convei conversation convoi cookbook coolest cope cora cordi cork corki corni coroutin corpu cosin cosmic cosmosdb costa cot counsellor countdown counterfeit countrysid coup coupon courier courthous cove covert cpa cradl cram cranberri cranki crappi crater crave craze creak cred cremat crewai cricket crisp critter crocodil crotch crucial crucifi crude cruelti cruiser crumb crumbl crummi crunch crust crutch csm csproj cte ctf ctrl ctx cub cuban cube cubicl cuckoo cuda cuddl cult cun cupboard cupcak curb curfew cushion customiz cutest cuti cutler cutoff cutov cvss cwd cwe cybersecur cyclomat cypress cyru daemon dagster dairi dakota dall dalton damon damp dandi dane dang dangl dant darci darkest dart dast databrick datafram dataload davenport daytim dazzl dbt ddl deacon dearli deborah debri deceit decenc decept decim decoi decre decreas decrypt deduct deepest degener dehydr delilah delinqu deliri delus delusion demolit dent deport depot depriv der descriptor destroy detach detain detector deuc devour dgx dialogu dib dickhead dictionari diesel digger dignifi dilat dilut dim diminish dink diploma disagr disarm disc disclaim disclos disconnect discourag discreet discrimin dislik disneyland disobei dispens dispers disposit disregard dissect dissolv distort distroless diver divert dix dixi dj dll dlq dml dodger doe doggon dolor domino dompurifi dong donor donovan dont donut doo doodl doolei doorman doorstep doorwai dork down dpo dragonfli drape drastic dreamer dresser drf drone drool drugstor drummer dryer dsl du duchess duct dudlei duel duh dum dumpster dungeon dunk dunno dvc dwarf dwell dwight dx dye dyke dynatrac dysfunct e5 earliest easiest eccentr eclips ecstasi eddi eden edith ee egress egypt egyptian eighti einstein eisenhow eject ek elabor elast elasticach elderli electrocut elementari elf elicit elit ell elop elv ember emerald emin emmi empathet empathi empress endors engrav enjoy ensembl ensign enthusiasm enthusiast entropi entrypoint environment ephemer epidem erect erica ernest es6 esbuild esteem esther etag etcd ethel evenli evict exa excerpt exfiltr exhal exil expo exquisit ext extent extermin extinct extinguish extort eyebal eyebrow eyewit ezra f1 fa fabian facad facet faculti falcon fanat fang fanni fantas faqpag fargat fascist fasten fastifi fatso fatti fearless feat februari fedramp fei fellowship felon feminin fender fern fester fez ffi fi fianc fiance fiber fid fiddl fiend fig figma filmmak filth fin finch finder fingernail fink finn finop fintech firearm firebas firecrawl firefox fireman fireplac firestor firmwar fisherman fishi fixat fk flake fled fleme flex flexbox flier fling flint flop florenc flour flown flowstudio fluff fluffi flunk flywheel foam followup foreach foreground forfeit forgeri fortress fowler foxi fr fraction franchis frat fratern freaki freckl freed freelanc freeli freezer freight frenchman freshen freud fright fritz frontier frown froze fs ftp fudg fuller fullstack fume funk funki funniest furi furnac furnish furthermor fusion g1 g3 g4 ga4 gabi gadget gale gallant gameplai gamma gareth garfield garrison garth gator gaug gaze geisha gem gender generos geneva geni gent geographi geoloc geometr gerald germ gestapo getawai gibbon gideon gigant gill girli givin gke gladli glamor glamour glanc gland glide glimps glitter gmail gmv gobbl goddam goddammit golang goldfish goldi golli goodman goodwil goof goofi goon gospel gp gracia grad grammar grandchildren grandpar graphviz gravi graze greasi great greatli greec greed gregori gremlin greta grim grin groov groovi grove grownup grpo grub grudg gsap guinea gulf gunfight gunfir gunther hah hairdress hamlet handbag handbook handkerchief handshak hangar hangov hanna hardi hare harlem harp hartford harvest hassl hasti hath havana have hawaiian hawkin hcl headroom heartbreak heartless heater heav heavenli heavyweight hebrew hedg hee heil heist helena hemorrhag hen henc her hera herbert heroic hexagon hideou highland hing hippi hiss hitchhik hmac hmr hock hoist holden holdout holdup holt homeboi homei homeland homemad hometown homi homo honeycomb hoo hoop hooper hoot hooter hoover horrifi hostess hostnam hotfix hotshot hotter hourli housewif howto hsm hst httpx hubspot huddl hulk hull humour hun hungarian hunk hup hurlei hustler hutch hydrogen hyper hypergrowth hypnot hypothet ideat idol ii im imageri imaginari imbecil immatur immens immers immor impati imperi imperson implicitli importantli impos impound imprison improp improperli improvis inadequ inbox inc incap incident incis inclin inconclus incorrectli increasingli indi indistinct indoor induc inertia infant infantri inferior infidel infiltr infirmari inflat inflict influxdb infra infrar ingredi inhabit injustic innerhtml inp inquir inquiri instanti instructor intak interdepend interf interior internship interop intersect intestin intimaci intl intoler introspect introw intub invers invinc iphon ira iren iri ironi irrat irregular irresist irrespons isaac isabel isr italian ivi ivtr jab jackpot jailbreak jamaica jank jap jasper jekyl jeopard jeopardi jerusalem jewelleri jimbo jinx jira jit jitter jog jonah jose josephin joshua josi jpa jpeg jq jsonb juda judgement judith jug juggl juici julio jumbo jumper jumpi junction jupit juror juvenil jvm k6 kangaroo karaok karma kat keen keeper keg kentucki kettl keyvault khan khz kiddi kiki kilo kilomet kin kindergarten kinesi kisser kite km knit knockout knox knuckl ko kql kraut krishna kubectl kubeflow kung kusto l1 l2 l3 labour lacer lam lama lambert lang langgraph langlei laptop lar laravel lasagna lash lass lassi latrin latt launchdarkli laurel lava lax ldap leaf leaki learnt leash ledg leech leeri lefti leftov legendari legion leisur lens lent leonardo lerna lettuc levi lew liabil liaison librarian libreoffic licenc lightli likelihood likewis lilli lime limousin limp lin linen lineup linger lingeri linkag lionel liskov litter llama loaf loath lockout lod loft logout loki loneli loner longest lookout looni loot lordship lossi lossless lotion louisiana lowa lr lru lsi lucia lug lulu lumber lump luncheon lurk macaroni mace machineri macho madli madman maestro mafia maggot mailbox mailman mainland mainli makefil malfunct malik mamma mandat manhood manli manor mantra manuscript mapl mapper mara marathon marc mare marg marian mariann marijuana marina marjori marqui marrow marsh marshmallow martian martinez martyr maryland masculin massachusett massacr masterpiec mat matern mathemat matrimoni maui maverick maxwel maya mayo mcdonald mdx meadow meaningfulli meaningless meatbal meddl mediev medit mellow mem membership memphi menac mend mentor meow mercenari merchant mercuri merger merit metaprogram metasploit meteor metro mgmt microphon microscop microwav midst midterm mil mild mildr millennium milord milton mina mingl miniatur minifi minimalist ministri mink minnesota minni miracul misalign misfortun misplac missionari missouri missu mist misus mitzvah mlop mmap mockito mod modelcontextprotocol mojo molecul molest monasteri mono monopoli monument moos mope moq mormon mortar mortem mosquito moss moth motto moustach mow mozart mp3 mp4 mstest mttr mu muddi muffl muhammad multimedia multipart multiplay multivari mumbl murmur muse mush mushroom musket muslim mustach mustang mute mutex mutil mutt mutter mvc mvvm mypi myrtl mystic mystiqu na nag nai nam nan nana nano naomi nasa nash nat nauseou nda ne neal necess needi neglig nemo neo4j neon neptun nerd nestj neurot newark newest newton nf nginx niagara nightingal nightli nineteen nineti ninja nip nist nitro nixon nlp nobel nonc norm norma northeast northwest nosi notat notch notori nova npx nsg nudg nuisanc nuke numpi nunit nurseri nutti nvidia oatmeal obedi obnoxi obscen obscur obstacl obstruct occurr oci offload oi oklahoma olap olivia ollama oltp omaha on onedr onerror ooxml opa opaqu openid opensearch opentofu oppress optic oral orb orchid orderli oregon organis oss otp oui out outdoor outlet outlier outlook outnumb overboard overdos overdu overfit overheard overkil overrul overs oversea oversight overwritten oy p0 p3 p4 pablo packer pact paddi padr pageant pager pagespe panama pane panther pappi par parachut paradigm parallax paralyz paraphras parasit parish pariti parrot parson partli partridg passwordless pasta pastor pastur patent patholog patricia patsi paycheck payoff paypal payrol pc pcm peck pedal penguin penitentiari pennsylvania penthous peril perish perk perpetr perpetu perplex persecut peru pest pgbouncer pgvector ph phantom pharmaceut pharmaci phenomenon phish phonei photographi photorealist picasso picker piggi pike pil pimpl pineappl pinecon ping pinia pint pioneer pitcher pivot pk pkce plaintext plaintiff plantat plasma plaster platter plausibl play playback playground plow pluck plum plumber plung plural pluto pneumonia po poe poetic pointless poland polar policemen polo pom poodl pooh poorli popov poppi poppler por portion portland poss postcss postman poverti pow powerless powerpoint pragmat prairi prank preach preambl prebuilt predat preemptibl prefetch prejudic preliminari prem premonit preposter prescrib pretoolus prettier pretzel prev prevail priceless primarili princeton pristin probabilist prof profici profound promo promptli pronto proofread propaganda propel proport prosper protector protein proudli provinc provoc provok ps1 pseudo psr psst psychiatr psychologist psychopath puck puerto pulsar punctuat punctur pup purg puss pussycat pypi pytorch q1 q2 q4 qbr qlora qp quack quadrant quantif quantiti quarantin quart quarterback quasi que quickcheck quickstart quid quill quinci quirk quiz quizz quotat racer rach racial racist radioact raft raii raini raisin rake randomli rascal rcasd rce rdp re reachabl reactor readonli reagan realm realtim reanim reap reaper rearrang reassur rebas reboot rebound recenc recess reciproc reckless recogniz recollect recon reconcili recover recycl redeem redhead redlin redo redshift reef reek reel reentranc refere refetch refil reflex refram refuge reg regain reign reindeer reindex reinstal rejoic relai reloc reluct remarri remix remors ren reno renov rental reopen reorgan repent reposit repress republican repuls repurpos reschedul resend residu respiratori restless restraint restroom resumpt resurrect retarget retract retrain retrospect reunit revel rever revisit reviv revoir revolt revolutionari revolv revop rg rgb rhode richardson richer richest richmond righteou righti rightsiz rigid ripe ripper rippl rite rival riverpod rlvr rm rn roach roadblock robbin roc rochel rodent rodriguez rogu roland rom romano ronald roosevelt rooster rosa rosemari rosi roug roundup rover royalti rpo rs rsa rsc rtl rto rube rudder ruff rufu ruler runawai ruptur rustl ruthless ruthlessli rye s1 sabotag sadist sadli safari sagemak saigon salin salon salvag salvat samurai sanctuari sander sane santiago santo sap sarcasm sarcast sardin sassi satisfactori saucer savior saxon sayid sca scala scalar scalp scalpel scarc scarciti scarf scarlet sceneri schmuck scholar schoolteach schultz scoot scooter scorpion scoundrel scram scraper screenplai scroog scss sculptur sdr seam sear secondli secreci secretli sed sedat seldom selenium seller seminar semver sentinel seoul seren serif sermon serp serum sessionstorag setstat settimeout sev2 sft sha1 shag shaken shaki shalt shaman shampoo shan shanghai sharpen shebang sheer shellei shelv sherlock shill shim shin shithead shiver shoo shoplift shortag shortcod shorthand shortlist showtim shrine shuffl shush shutter sicili sidecar sidekick siem signor sim similarli simplif singapor singular sinner skateboard skater skeptic skew skid skill skim skunk slai slate slater slaveri slayer sled sleigh slider slime slimi sling slipperi slipstream slit slob slogan slop slope slsa slum slumber sm smartest smear smelli smoker smother snag snail snappi sneaker sneaki snif sniff snitch snort snowboard snuck soar soc sofia soften softli sol solar solicit solitari solomon som sonar sooth sophomor soprano soql sorta sought southeast southwest sovereign sovereignti sox spaceship spade spanner sparki sparkl sparktoro sparrow spectacl spectrum specul spenc sphere spi spici spinal splinter sponsorship spoof spooki spotlight sprinkl sprite sprout spur sqlalchemi sqlmap squadron squat squawk squeak squid squir squirt sr ssot stagger stalker stallion stanc standbi standup starship startl stdin stdlib stealth stein stem stepfath stepmoth steril steroid steward stewardess sticker stile stinki stockhold stoke stomp stool stoop storybook strand strangest streamabl strengthen stricter stride stringifi stuffi stump stutter stylesheet subconsci suboptim subpoena subprocess subqueri substant substanti subtask subtop suburb sudo suffoc sulli sultan summit sundown sung sunglass sunk sunlight superb superfici superhero superintend supernatur superstar superstiti supertest supplement supplementari supposedli surfer surprisingli sushi sutur suzann sveltekit swab swai swarm swat sweati swedish swept swiftui swimmer swine swipe swollen swr symmetr sympathet symphoni syndic synonym syntact syrup ta tablet tack taco tad taglin tahiti tai taiwan talbot talli tam tame tammi tangl tango tanner tar tara tart tavern tavili tb tcp te technician tediou telegraph telescop teller telli temptat tenanc tendenc tennesse tensorflow tenth ternari terrac terratest testcontain testicl tex textbook textual tf thai thailand that theatric theorem thermal thesi thine thingi thirst thirteen thoughtfulli thrash thrive thrust thump tibet tidi tighter tightli tile tilt timber timescaledb timothi tinker tinkl to toa toaster tokio toledo toll tong tonic toolchain toolset toot toothbrush toothpast torment tornado toro toto totp touchi tougher toughest tox toxic traction tractor tranc tranquil transcrib transmitt traumat tread treasuri treati trek trench triad triangl tribun tribut trifl triniti tristan trl troll tropic troublemak trout trpc truce trufflehog truman trump trumpet trustradiu trustworthi tt tu tug tuition tumbl tummi tupl turbo turbopack turd turf turk turkish tux tuxedo twain tweak tweet twilight twilio twinkl twitch ty typecheck typeorm typewrit tyr tyre ubiquit ubuntu udf ufo uk ulcer ultra unaccept unarm unattach unauthent unavoid unbear uncommit uncov underp undertak underwai underworld undoubtedli unemploi unemploy unencrypt unescap uneven unfinish ungrat unhandl unhealthi unicorn unidentifi unleash unlucki unmet unnatur unoptim unpack unpin unpredict unquot unreach unreason unrestrict unset unsign unsloth unstabl unstructur unsubscrib untouch untrack unvalid unwant upright uptight uptim uptown urban usa usd usecallback usefetch userid usher ust utah utc utm utterli v0 v6 v7 va vaccin vad valuat vandal varianc vase vc veal vegetarian veil vengeanc venom ventil verbal verg vermont vernon versa vibrant vicin vienna vietnames vike vile villa vin vine vineyard vintag viola viper visa vista vitepress viva vllm vnet vocal voiceov void volcano voodoo voter vouch vr vscode vulcan vulgar vultur wacki wacko waffl wager wagner wah wail waist waituntil wallpap walnut walsh wand ware warfar warhead warlock warmer warmth watt wav weaken weaker weari weav weaviat web3 webapp webfetch webflow webgl websearch wedg weeni weirdo wellington wen werewolf wh wheeler wherea whichev whim whimper whir whiski whitnei whiz why widen wider wiggl wildcat willing wimp windshield wink winui wireshark wisconsin wither withhold witter witti woe wolfram womb woocommerc woof wool wordlist workiq workout worksheet workshop worldwid worthwhil wrath wrench wright ws wsl x64 x86 xlsx xxe xxx yahoo yan yang yap yearbook yearn yi yin yoga yonder yorker youngest youngster yuck yum yummi zebra zipkin zipper`]],le=new Set(`a about above across actually after again against ago all almost along already also although always am among an and\n  another any anybody anyone anything anyway are aren around as ask asked asking asks at away back be became because\n  become been before behind being below best better between both but by bye came can cannot come comes coming could\n  couldn did didn do does doesn doing don done down during each either else enough etc even ever every everybody everyone\n  everything few find first for from full gave get gets getting give given gives giving go goes going gone gonna good\n  got gotta great had hadn has hasn have haven having he hello help helps her here hers herself hey hi him himself his how\n  however if important in instead into is isn it its itself just keep kind knew know known last least less let lets like\n  ll look looking looks lot made make makes making many may maybe me mean means mentions might mine more most much must my\n  myself need needed needing needs neither never new next no nobody none nor not nothing now of off often oh ok okay on\n  once one ones only onto or other others our ours ourselves out over own perhaps please put quite rather re really right\n  said same saw say saying says see seem seems seen set shall she should shouldn show since skill skills so some somebody\n  somehow someone something sometimes still such sure take taken takes taking tell than thank thanks that the their theirs\n  them themselves then there these they thing things think this those though through thus to together told too took toward\n  tried tries trigger triggered triggers try trying two under until up upon us use used useful user users uses using ve very\n  via wanna want wanted wanting wants was wasn way we went were weren what whatever when whenever where whether which\n  while who whole whom whose why will with within without won would wouldn yes yet you your yours yourself`.split(/\\s+/)),ue=/[a-z0-9\\p{sc=Latin}]+(?:\\.[a-z0-9\\p{sc=Latin}]+)*[+#]*|(?:(?!\\p{sc=Latin})[\\p{L}\\p{M}ー])+/gu,de=new Intl.Segmenter(`en`,{granularity:`word`});function g(e){let t=e.toLowerCase().match(ue)??[];return t.every(_)?t:t.flatMap(e=>_(e)?e:fe(e))}function _(e){return/^[a-z0-9\\p{sc=Latin}]/u.test(e)}function fe(e){return[...de.segment(e)].map(({segment:e})=>e)}function v(e){return!le.has(e)&&!/^(?:[a-z](?:\\.[a-z])*|[\\d.]+|\\p{sc=Hiragana}+)$/u.test(e)}function y(e){return e.length>30||!/^[a-z]+$/.test(e)?e:h(e)}var pe=class{#e=/* @__PURE__ */ new Map;read(e){let t=[];for(let n of g(e)){let e=this.#e.get(n);e===void 0&&(e=v(n)?y(n):null,this.#e.set(n,e)),e!==null&&t.push({word:n,stem:e})}return t}};let me=2**-10,b=null;function x(e){return b??=new Map(ce.flatMap(([e,t])=>t.split(` `).map(t=>[t,2**-e]))),b.get(e)??me}function S(e){return e.toLowerCase().replace(/[\\s_-]+/g,` `).trim()}function he(e){return/[\\p{L}\\p{N}]/u.test(e)&&!/[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}]/u.test(e)}let ge=/^[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} ._/#'’,:&@-]*$/u;function C(e){return(e.length>=3||e.length>1&&!_(e))&&e.length<=60&&ge.test(e)}function w(e){let t=e.map(S).filter(C);return[...new Set(t)].slice(0,12).join(`|`)}function _e(e,t=.03){let n=g(e);return n.every(_)?n.filter(v).length===0||n.length===1&&x(y(n[0]))>t:!1}function ve(e,t,n=`[\\\\p{L}\\\\p{N}\\\\p{M}_]`){let[r,i]=[e,t].map(e=>e.trim().replace(/\\s+/g,` `).toLowerCase());if(i===``||!r.includes(i))return!1;let a=RegExp(`^${n}$`,`u`),[o,s]=[[...i][0],[...i].at(-1)],c=a.test(o)?`(?<!${n})`:``,l=a.test(s)?`(?!${n})`:``,u=i.replace(/[\\\\^$.*+?()[\\]{}|]/g,`\\\\$&`);return RegExp(`${c}${u}${l}`,`u`).test(r)}let T=/[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}]/u;var ye=class{#e=/* @__PURE__ */ new Map;#t=[];#n=0;add(e,t){let n=S(e),r=E(n);(r.length!==0||he(n))&&(!C(n)||r.length===0||T.test(n)?this.#t.push({phrase:n,value:t}):(this.#n=Math.max(this.#n,r.length),D(this.#e,r.join(` `),{phrase:n,value:t})))}find(e){let t=E(e),n=/* @__PURE__ */ new Set;for(let e=0;e<t.length;e++)for(let r=e+1;r<=Math.min(t.length,e+this.#n);r++)n.add(t.slice(e,r).join(` `));let r=t.join(` `),i=[...n].flatMap(e=>(this.#e.get(e)??[]).map(t=>({...t,isWhole:e===r}))),a=S(e),o=this.#t.filter(({phrase:e})=>T.test(e)?a.includes(e):ve(a,e)).map(e=>({...e,isWhole:a===e.phrase}));return[...i,...o].sort((e,t)=>t.phrase.length-e.phrase.length)}};let be=/(?:[^\\p{L}\\p{M}\\p{N}\\s_'’.+#-]|\\.(?=\\s|$))+/u;function E(e){return e.split(be).map(e=>g(e).map(xe)).filter(e=>e.length>0).flatMap((e,t)=>t===0?e:[`/`,...e])}function xe(e){return e.length<4||!e.endsWith(`s`)||e.endsWith(`ss`)?e:e.endsWith(`ies`)?`${e.slice(0,-3)}y`:/(?:ch|sh|x|ss)es$/.test(e)?e.slice(0,-2):e.slice(0,-1)}function D(e,t,n){let r=e.get(t);r===void 0?e.set(t,[n]):r.push(n)}let O=/(?<![\\p{L}\\p{N}$/.\\\\])([$/])([\\p{L}\\p{N}][\\p{L}\\p{N}_:-]*)(?![/\\\\])/gu,k=/(?<![\\p{L}\\p{N}_-])((?:[\\p{L}\\p{N}_:-]{1,64}[`\"'”]?[^\\S\\n]{1,3}){1,8})skill\\b/giu,A=/^[\\s\\p{P}]+|[\\s\\p{P}]+$/gu;var j=class{#e;constructor(e){this.#e=new Map(e.map(e=>[S(e),e]))}in(e){let t=[...e.matchAll(k)].map(([,e])=>this.#n(e));return M([this.#r(e.replace(A,``)),...this.#t(e),...t])}withDollar(e){return M([...e.matchAll(O)].filter(([,e])=>e===`$`).map(([,,e])=>this.#r(e)===e?e:void 0))}#t(e){return[...e.matchAll(O)].map(([,,e])=>this.#r(e))}#n(e){let t=e.replace(/[`\"'”]/g,``).trim().split(/\\s+/);return t.map((e,n)=>this.#r(t.slice(n).join(` `))).find(e=>e!==void 0)}#r(e){return this.#e.get(S(e.slice(e.lastIndexOf(`:`)+1)))}};function M(e){return[...new Set(e.filter(e=>e!==void 0))]}var N={createContext:()=>({}),runInContext(){throw Error(`Patterns without a bound are not run in a page.`)}};let Se=4096**2;function Ce(e){if(e.length>1e3)return{ok:!1,reason:`it is longer than 1000 characters`};try{return{ok:!0,literal:/[\\\\^$.*+?()[\\]{}|]/.test(e)?null:e.toLowerCase(),expression:new RegExp(e,`i`),degree:we(e)}}catch(e){return{ok:!1,reason:e.message}}}function we(e){let t=e.replace(/\\\\[^1-9k]/g,`.`).replace(/\\[[^\\]]*\\]/g,`.`).replace(/\\(\\?[:=!]/g,`(`);return!/\\)[*+?{]|\\\\/.test(t)&&!(t.includes(`(`)&&t.includes(`|`))?1+(t.match(/[*+?{]/g)?.length??0):1/0}var Te=class{#e=performance.now()+500;#t;#n;#r;#i=new Ee;constructor(e,t){this.#n=e,this.#r=e.toLowerCase(),this.#t=Math.max(2,Math.floor(250/Math.max(1,t)))}test({literal:e,expression:t,degree:n}){if(e!==null)return this.#r.includes(e)?`match`:`no-match`;let r=this.#n;if((r.length+1)**n<=Se)return t.test(r)?`match`:`no-match`;let i=Math.min(this.#t,Math.ceil(this.#e-performance.now())),a=this.#i.run(`expression.test(text)`,{expression:t,text:r},i);return a===null?`undecided`:a?`match`:`no-match`}},Ee=class{#e;run(e,{expression:t,text:n},r){if(r<1)return null;this.#e??=N.createContext(Object.create(null)),Object.assign(this.#e,{expression:t,text:n});try{return N.runInContext(e,this.#e,{timeout:r})}catch{return null}}};function De(e,t){return e<t?-1:+(e>t)}let[Oe,ke]=[`<!`,`!`].map(e=>`(?${e}[\\\\p{sc=Latin}\\\\p{sc=Cyrillic}\\\\p{sc=Greek}\\\\p{N}])`),P=e=>`((?:[^${e}\\\\n]|\\\\n(?![^\\\\S\\\\n]*\\\\n)){0,300})`,F=(e,t)=>`${e}${P(e+t)}[${t}]`,Ae=new RegExp([`${Oe}\"(?!\\\\s)${P(`\"`)}(?<!\\\\s)\"${ke}`,F(`„`,`“”`),F(`“`,`”`),F(`«`,`»`),F(`‹`,`›`),F(`「`,`」`),F(`『`,`』`),`(?<![\\\\p{L}\\\\p{N}])'((?:[^'\\\\n]|\\\\n(?![^\\\\S\\\\n]*\\\\n)|(?<=[\\\\p{L}\\\\p{N}])'(?=[\\\\p{L}\\\\p{N}])){0,300})'(?![\\\\p{L}\\\\p{N}])`,`\\`${P(\"`\")}\\``].join(`|`),`gu`),I=/[.!?](?=[\"”'’)\\]]*(?:\\s|$))|[\\n;。！？]/g,je=/\\b(?:see|use|uses|using|prefer|instead|covered|handled|belongs?|refer|defer|delegate|route|switch|try|invoke|call|rather|go)\\b/,Me=/\\b(?:do not|don['’]t (?:use|trigger|invoke|apply|run|load|activate|call)|(?:does|is|are|should|must) not (?:for|cover|handle|replace|trigger|be used|intended|meant)|not (?:for|to be|when|if|intended|meant|suitable|applicable|used|needed)|never|instead of|rather than|unless|except|excluding|excludes|out of scope|skip (?:for|when|if|this))\\b/;function L(e,t){let n=Ne(e),r=Ie(e,n),i=[],a=[],o=0,s=0;for(let c=0;c<e.length;c=s){I.lastIndex=c,s=(I.exec(r)?.index??e.length-1)+1;let l=r.slice(c,s).toLowerCase();if(je.test(l)&&Re(e.slice(c,s).toLowerCase(),t))continue;let u=l.search(Me),d=u===-1?s:c+u;for(i.push(e.slice(c,d));o<n.length&&n[o].start<c;)o++;for(let e=o;e<n.length&&n[e].end<=d;e++)n[e].phrase!==``&&a.push(n[e].phrase)}return{text:i.join(` `),quotes:a}}function Ne(e){let t=[];for(let n of e.matchAll(Ae)){let e=n.slice(1).find(e=>e!==void 0),r=Fe(e.replace(/\\s+/g,` `)),i=r.length>=(_(r)?3:2)&&r.length<=60,a=n[0].startsWith(\"`\")&&!Pe(e);t.push({start:n.index,end:n.index+n[0].length,phrase:i&&!a?r:``})}return t}function Pe(e){return/[^A-Za-z]|[a-z][A-Z]/.test(e.trim())}function Fe(e){return e.replace(/^[\\s.,;:!?…、。！？]+/,``).replace(/[\\s,;:!?…、。！？]+$|(?<!\\.)\\.+$/,``)}function Ie(e,t){let n=``,r=0;for(let{start:i,end:a}of t){let t=/[.!?]/.test(e[a-2])&&/^\\s+\\p{Lu}/u.test(e.slice(a,a+4));n+=e.slice(r,i)+` `.repeat(a-i-1)+(t?`.`:` `),r=a}return n+e.slice(r)}let Le=/([`/$\"'“]?)\\b([a-z0-9]+(?:[-_:][a-z0-9]+)*)\\b([`\"'”]?)(?=( skill)?)/g;function Re(e,t){for(let[,n,r,i,a]of e.matchAll(Le))if((r.includes(`-`)||a!==void 0||n!==``&&i!==``||n===`/`||n===`$`)&&t(r.slice(r.lastIndexOf(`:`)+1)))return!0;return!1}let R=[2.8,2.4,1.8];var ze=class{#e;#t=/* @__PURE__ */ new Map;#n;#r=new pe;constructor(e){this.#e=e.map(({name:e})=>e);let t=new Set(this.#e.map(e=>e.toLowerCase())),n=e.map((e,n)=>this.#i(e,n,t));this.#n={own:V(n.map(({own:e})=>e)),body:V(n.map(({body:e})=>e))}}#i({name:e,description:t,phrases:n,body:r=``},i,a){let o=e.toLowerCase(),{text:s}=L(t,e=>e!==o&&a.has(e)),c=this.#a(s,1,i)+this.#a(e,3,i)+n.reduce((e,t)=>e+this.#a(t,2,i),0),l=this.#r.read(r);for(let{stem:e}of l)this.#o(e,i).body++;return{own:c,body:l.length}}#a(e,t,n){let r=this.#r.read(e);for(let{stem:e}of r)this.#o(e,n).own+=t;for(let[e,i]of z(r))this.#o(B(e,i),n).own+=t;return r.length*t}#o(e,t){let n=this.#t.get(e)?.at(-1);if(n?.skill===t)return n;let r={skill:t,own:0,body:0};return D(this.#t,e,r),r}compare(e,t=1/0){let n=/* @__PURE__ */ new Map;for(let{key:t,words:r,share:i,weight:a}of this.#s(e)){let e=this.#t.get(t)??[],o=e.length+100*i+.5,s=a*Math.log(1+(this.#e.length+100)/o);for(let t of e){let e=n.get(t.skill)??/* @__PURE__ */ new Map;n.set(t.skill,e);let i=s*this.#c(t)/r.length;for(let t of r)e.set(t,(e.get(t)??0)+i)}}let r=[...n].map(([e,t])=>({index:e,words:t,score:U([...t.values()])})).sort((e,t)=>t.score-e.score||De(this.#e[e.index],this.#e[t.index])),i=r.slice(0,t).map(({index:e,words:t,score:n})=>({index:e,name:this.#e[e],score:W(n),words:[...t].sort(([,e],[,t])=>t-e).map(([e])=>e)})),[a,o]=r;if(a===void 0)return{skills:i,isClear:!1,margin:null};let s=o?.score??0,c=R[Math.min(a.words.size,R.length)-1];return{skills:i,isClear:a.score>=1.05*s&&a.score-.5*s>=c,margin:o===void 0?null:W(a.score/o.score)}}#s(e){let t=this.#r.read(e),n=[...t.map(({word:e,stem:t})=>({key:t,words:[e],share:x(t),weight:1})),...z(t).map(([e,t])=>({key:B(e,t),words:[e.word,t.word],share:Math.min(x(e.stem),x(t.stem)),weight:.5}))],r=/* @__PURE__ */ new Set;return n.filter(({key:e})=>!r.has(e)&&r.add(e))}#c({skill:e,own:t,body:n}){let r=n===0?0:.4*(1+Math.log(n));return H(t/this.#n.own[e]+r/this.#n.body[e])}findByStrongWords(e){let t=/* @__PURE__ */ new Map;for(let{word:n,stem:r}of this.#r.read(e)){let e=_(r)&&r.length>=3?this.#l(r).find(({strength:e})=>e>=.96):void 0;e!==void 0&&!t.get(e.name)?.includes(n)&&D(t,e.name,n)}let[n,...r]=t;return n===void 0||r.length>0?null:{name:n[0],words:n[1]}}strengthOf(e,t){let[n]=this.#r.read(e);return this.#e.length<5||n===void 0?null:this.#l(n.stem).find(({name:e})=>e===t)?.strength??0}#l(e){if(this.#e.length<5)return[];let t=this.#t.get(e)??[],n=U(t.map(({own:e})=>H(e)))+10*x(e);return t.map(({skill:e,own:t})=>({name:this.#e[e],strength:H(t)/n}))}};function z(e){return e.slice(1).map((t,n)=>[e[n],t])}function B(e,t){return`${e.stem} ${t.stem}`}function V(e){let t=U(e)/e.length||1;return e.map(e=>.25+e/t*.75)}function H(e){return e/(e+1.2)}function U(e){return e.reduce((e,t)=>e+t,0)}function W(e){return Math.round(e*1e3)/1e3}let G={name:`its name`,phrases:`its phrases`,words:`its words`},K=`by_keyword \"`,Be={skill:null,strategy:null,matched:null,place:null};var Ve=class{problems=[];skillNames;#e;#t=/* @__PURE__ */ new Map;#n=/* @__PURE__ */ new Map;#r=[];#i=new ye;#a;#o;#s;#c=null;constructor({skills:e,byTaskType:t,byKeyword:n,hasCommonWords:r}){this.#s=r,this.#e=new Set(e.map(({name:e})=>e)),this.#o=e.filter(({isActive:e})=>e),this.skillNames=this.#o.map(({name:e})=>e),this.#a=new j(this.skillNames);for(let[e,n]of this.#l(`by_task_type`,t)){let t=`by_task_type \"${e}\"`;D(this.#n,e.toLowerCase(),{skill:n,strategy:`type`,matched:e,place:t})}for(let{name:e,labels:t,types:n}of this.#o){for(let n of t)D(this.#t,n.toLowerCase(),{skill:e,strategy:`label`,matched:n,place:`its labels`});for(let t of n)D(this.#n,t.toLowerCase(),{skill:e,strategy:`type`,matched:t,place:`its types`})}let i=new Map(e.map(({name:e,keywords:t})=>[e,w(t)])),a=/* @__PURE__ */ new Set;for(let[e,t]of this.#l(`by_keyword`,n))i.get(t)===e?a.add(e):this.#u(e,t);for(let{name:e,triggers:t}of this.#o){let n=i.get(e),r=a.has(n)?n.split(`|`):[];for(let n of t){let t=r.includes(w([n]))?`keyword`:`trigger`;this.#i.add(n,{skill:e,strategy:t,matched:n,place:G.phrases})}}}#l(e,t){return t.filter(t=>typeof t[1]==`string`||(this.problems.push({table:e,key:t[0],message:`its value is not the name of a skill`}),!1))}#u(e,t){let n=t=>this.problems.push({table:`by_keyword`,key:e,message:t});for(let r of e.split(`|`)){r===``&&n(`an empty part matches every text`);let i={skill:t,strategy:`keyword`,matched:r,place:`${K}${e}\"`},a=Ce(r);a.ok?this.#r.push({claim:i,pattern:a}):n(`the part \"${r}\" cannot be used as a pattern: ${a.reason}`)}}dispatch({text:e,type:t,labels:n=[]}){let r=[],i=[...n.flatMap(e=>this.#t.get(e.toLowerCase())??[]),...t===void 0?[]:this.#n.get(t.toLowerCase())??[],...this.#d(e,r),...this.#f(e),...this.#a.in(e).map(He)],[a]=i;if(a===void 0)return{...this.#m(e),undecided:r};let o=q(a.skill,i).slice(0,20);return{...a,isRegistered:this.#e.has(a.skill),candidates:o,undecided:r}}#d(e,t){let n=new Te(e,this.#r.filter(({pattern:e})=>e.literal===null).length);return this.#r.flatMap(({claim:e,pattern:r})=>{let i=n.test(r);return i===`undecided`&&t.push(e.matched),i===`match`?[e]:[]})}#f(e){let t=this.#i.find(e).filter(e=>e.isWhole||this.#p(e)),n=t.length>1&&t[0].phrase.length===t[1].phrase.length?this.#h().compare(e).skills:[],r=new Map(n.map(({name:e,score:t})=>[e,t])),i=({value:e})=>r.get(e.skill)??0;return[...t].sort((e,t)=>t.phrase.length-e.phrase.length||i(t)-i(e)).map(({value:e})=>e)}#p({value:e,phrase:t}){let[n=``,...r]=g(t);if(this.#s||r.length>0)return!0;let i=this.#h().strengthOf(n,e.skill);return i===null?!_e(t,.2):i>=.6}#m(e){let{skills:t,isClear:n,margin:r}=this.#h().compare(e,3),i=t.map(({name:e,score:t,words:n})=>({skill:e,strategy:`similarity`,matched:n.join(`, `),place:`its name, description and phrases`,score:t})),a=this.#h().findByStrongWords(e);if(a!==null){let{name:e,words:t}=a;return{skill:e,strategy:`similarity`,matched:t.join(`, `),place:G.words,isRegistered:!0,candidates:q(e,i)}}let[o]=i;return o===void 0||!n?{...Be,isRegistered:!1,candidates:i}:{...o,...r!==null&&{margin:r},isRegistered:!0,candidates:i}}#h(){return this.#c??=new ze(this.#o),this.#c}};function He(e){return{skill:e,strategy:`trigger`,matched:e,place:G.name}}function q(e,t){let n=/* @__PURE__ */ new Set([e]);return t.filter(({skill:e})=>!n.has(e)&&n.add(e))}function J(e){let{skill:t,strategy:n,matched:r,place:i,score:a}=e;return t===null||n===null||r===null||i===null?null:{skill:t,strategy:n,matched:r,place:i,...a!==void 0&&{score:a}}}function Ue(e){let t=J(e);return e.candidates.map(e=>{let n=e.skill===t?.skill?Y(e):`${Y(e)}, but ${We(e,t)}`;return{name:e.skill,...e,why:n}})}function Y({skill:e,strategy:t,matched:n,place:r,score:i}){return t===`label`?`the label “${n}” belongs to ${e}`:t===`type`?`the task type “${n}” belongs to ${e}`:r===G.name?`the request names ${e}`:r===G.words?`only ${e} is about “${n}”`:t===`similarity`?`similar words, score ${i}: ${n}`:r===G.phrases?`the phrase “${n}” belongs to ${e}`:`the key “${r.slice(12,-1)}” of the matrix routes to ${e}`}function We(e,t){if(t===null)return`no skill is clearly ahead`;let{skill:n,strategy:r,matched:i,place:a}=t;return r===`similarity`?`${n} is clearly ahead`:r===`label`&&e.strategy!==`label`?`labels come first`:r===`type`&&e.strategy!==`type`?`task types come before phrases`:a.startsWith(K)&&!e.place.startsWith(K)?`manual keys come first`:a===G.phrases&&e.place===G.name?`phrases come before names`:a===G.phrases&&i.length>e.matched.length?`“${i}” is longer`:`${n} comes first in the manifest`}let Ge={label:`By label`,type:`By task type`,keyword:`By the dispatch matrix`,trigger:`By trigger`,similarity:`By similar words`},X=document.querySelector(`#request`),Z=document.querySelector(`#answer`);X!==null&&Z!==null&&Ke(X,Z);function Ke(e,t){let n=new Ve(ROUTING.source),r=new Map(ROUTING.skills.map(e=>[e.name,e]));e.value=new URLSearchParams(location.hash.slice(1)).get(`request`)??``,e.addEventListener(`input`,i),e.form?.addEventListener(`submit`,e=>e.preventDefault()),qe(e,i),a();function i(){let t=e.value.trim(),n=t===``?``:`#${new URLSearchParams({request:t})}`;history.replaceState(null,``,`${location.pathname}${location.search}${n}`),a()}function a(){let r=e.value.trim();r===``?t.replaceChildren():t.replaceChildren(...o(n.dispatch({text:r})))}function o(e){let t=J(e);return[t===null?Q(`p`,`no-answer`,`No skill gets this request.`):s(t),...c(e)]}function s(e){let t=Q(`div`,`winner`);return t.append(Q(`p`,`strategy`,Ge[e.strategy]),l(e.skill),Q(`p`,`lead`,r.get(e.skill)?.description??`The manifest has no entry for it.`),Q(`p`,`why`,$(Y(e)))),t}function c(e){let t=Ue(e).filter(({skill:t})=>t!==e.skill);if(t.length===0&&e.skill===null)return[];if(t.length===0)return[Q(`p`,`no-runner-up`,`No other skill comes close.`)];let n=t.slice(0,5).map(e=>{let t=Q(`li`);return t.append(u(e.skill),Q(`p`,`why`,$(e.why))),t}),r=Q(`ol`,`runners-up`);return r.append(...n),[Q(`h2`,``,e.skill===null?`Closest skills`:`Runners-up`),r]}function l(e){let t=Q(`h2`);return t.append(u(e)),t}function u(e){let t=r.get(e)?.page;if(t===void 0)return Q(`span`,``,e);let n=document.createElement(`a`);return n.href=t,n.textContent=e,n}}function qe(e,t){for(let n of document.querySelectorAll(`.chip`))n.addEventListener(`click`,()=>{e.value=n.textContent,t(),e.focus()})}function Q(e,t=``,n=``){let r=document.createElement(e);return t!==``&&(r.className=t),n!==``&&(r.textContent=n),r}function $(e){return`${e.charAt(0).toUpperCase()}${e.slice(1)}.`}})();",
    "skill.js": "(function(){for(let t of document.querySelectorAll(`.copy`))t.addEventListener(`click`,()=>void e(t));async function e(e){let t=e.previousElementSibling;try{await navigator.clipboard.writeText(t.textContent??``),e.textContent=`Copied`,setTimeout(()=>{e.textContent=`Copy`},2e3)}catch{getSelection()?.selectAllChildren(t)}}})();",
    "theme.js": "(function(){let e=`skill-registrar-theme`,t=document.documentElement,n=matchMedia(`(prefers-color-scheme: dark)`);t.classList.add(`has-script`),a(i()),n.addEventListener(`change`,()=>s()),document.addEventListener(`DOMContentLoaded`,()=>{s(),document.querySelector(`#theme`)?.addEventListener(`click`,r)});function r(){let t=o()?`light`:`dark`;try{localStorage.setItem(e,t)}catch{}a(t),s()}function i(){try{return localStorage.getItem(e)}catch{return null}}function a(e){(e===`light`||e===`dark`)&&(t.dataset.theme=e)}function o(){let{theme:e}=t.dataset;return e===void 0?n.matches:e===`dark`}function s(){document.querySelector(`#theme`)?.setAttribute(`aria-pressed`,String(o()))}})();",
};
//# sourceMappingURL=assets.js.map
;// CONCATENATED MODULE: ./build/site/routing-page.js


const MAX_EXAMPLES = 4;
const MAX_EXAMPLE_LENGTH = 60;
function routingPage({ skills, routing }) {
    return {
        path: 'routing.html',
        title: 'Routing',
        description: 'Type a request and see which skill gets it, why, and which others come close.',
        section: 'routing',
        scripts: ['assets/routing-data.js', 'assets/routing.js'],
        content: html `<div class="wide playground">
<div class="hero">
<h1>Routing playground</h1>
<p class="lead">Type a request and see which of ${countOf(skills.length, 'skill')} gets it, and why. It runs in this page, with the code of <code>skill-registrar dispatch</code>; nothing is sent anywhere.</p>
</div>
<form class="request needs-script" id="request-form">
<label for="request">Request</label>
<textarea id="request" rows="2" maxlength="2000" autocomplete="off" placeholder="For example: write the notes for the next release"></textarea>
${examples(skills, routing)}
</form>
<div id="answer" class="answer" aria-live="polite" aria-atomic="true"></div>
<noscript><p>The playground needs JavaScript. On the command line, use <code>skill-registrar dispatch</code>.</p></noscript>
</div>`,
    };
}
function examples(skills, { skills: routed }) {
    const step = Math.max(1, Math.floor(skills.length / MAX_EXAMPLES));
    const chosen = skills.filter((_, index) => index % step === 0).slice(0, MAX_EXAMPLES);
    if (chosen.length === 0)
        return false;
    const triggers = new Map(routed.map((skill) => [skill.name, skill.triggers]));
    const words = chosen.map(({ name }) => {
        const asWords = name.replaceAll(/[-_]+/g, ' ');
        const isRequest = (phrase) => phrase.includes(' ') && phrase !== asWords && phrase.length <= MAX_EXAMPLE_LENGTH;
        return triggers.get(name)?.find(isRequest) ?? asWords;
    });
    return html `<p class="examples"><span>Try</span> ${words.map((word) => html `<button type="button" class="chip">${word}</button> `)}</p>`;
}
function routingData(model, addresses) {
    const skills = model.skills.map((skill) => ({
        name: skill.name,
        description: skill.description,
        page: addresses.skillPage(skill),
    }));
    const data = JSON.stringify({ skills, source: model.routing });
    return `globalThis.ROUTING = JSON.parse(${JSON.stringify(data)});\n`;
}
//# sourceMappingURL=routing-page.js.map
// EXTERNAL MODULE: ./build/outputs/skill-text.js
var skill_text = __webpack_require__(5198);
// EXTERNAL MODULE: ./build/skill/skill.js
var skill = __webpack_require__(85431);
;// CONCATENATED MODULE: ./build/site/install.js


const PLAIN = /^[A-Za-z0-9][\w.-]*$/;
const PLAIN_PATH = /^[\w.-]+(?:\/[\w.-]+)*$/;
function installCommands({ name, path, plugin }, { source, marketplace }) {
    if (source === null || !PLAIN.test(name))
        return [];
    const { repository, url, prefix } = source;
    const place = `${prefix}${path}`;
    const isPlain = PLAIN_PATH.test(place) && place !== '.';
    const isListed = marketplace !== null && plugin !== null && marketplace.plugins.includes(plugin);
    return [
        { client: 'Any client, with npx skills', lines: [`npx skills add ${repository} --skill ${name}`] },
        { client: 'Any client, with the GitHub CLI', lines: [`gh skill install ${repository} ${name}`] },
        ...(isListed && [marketplace.name, plugin].every((each) => PLAIN.test(each))
            ? [
                {
                    client: 'Claude Code, with its plugin',
                    lines: [`/plugin marketplace add ${repository}`, `/plugin install ${plugin}@${marketplace.name}`],
                },
            ]
            : []),
        ...(isPlain
            ? [
                { client: 'Codex', lines: [`$skill-installer install ${(0,site_source/* sourceLink */._o)(source, 'tree', path)}`] },
                { client: 'Gemini CLI', lines: [`gemini skills install ${url}.git --path ${place}`] },
            ]
            : []),
    ];
}
function installSection(skill, model) {
    const [first, ...others] = installCommands(skill, model);
    if (first === undefined)
        return false;
    return html `<section class="install" aria-label="Install">
${command(first)}<details><summary>Other clients</summary>
${others.map(command)}</details>
</section>
`;
}
function command({ client, lines }) {
    return html `<div class="command"><p>${client}</p>
${lines.map((line) => html `<div class="copyable"><code tabindex="0">${line}</code><button type="button" class="copy needs-script" aria-label="Copy: ${line}">Copy</button></div>\n`)}</div>
`;
}
//# sourceMappingURL=install.js.map
// EXTERNAL MODULE: ./node_modules/markdown-it/dist/markdown-it.mjs + 12 modules
var markdown_it = __webpack_require__(65251);
;// CONCATENATED MODULE: ./build/site/markdown.js


function renderMarkdown(text, targets) {
    const tokens = MARKDOWN.parse(text, {});
    rewriteLinks(tokens, targets);
    alignByClass(tokens);
    const headings = numberHeadings(tokens);
    return { content: new Markup(MARKDOWN.renderer.render(tokens, MARKDOWN.options, {})), headings };
}
function firstTitle(text) {
    const tokens = README.parse(text, {});
    const titles = tokens.flatMap(({ type, tag, content }, index) => {
        if (type === 'heading_open' && tag === 'h1')
            return [plainText(tokens[index + 1])];
        return type === 'html_block' ? [titleInHtml(content)] : [];
    });
    return titles.find((title) => title !== '');
}
function firstParagraph(text) {
    const tokens = README.parse(text, {});
    const texts = tokens.flatMap(({ type, level, content }, index) => {
        if (type === 'paragraph_open' && level === 0)
            return [plainText(tokens[index + 1])];
        return type === 'html_block' && /^\s*<p\b/i.test(content) ? [textOfHtml(content)] : [];
    });
    const first = texts.find((found) => found !== '');
    if (first === undefined || first.length <= MAX_SUMMARY_LENGTH)
        return first;
    return `${first.slice(0, MAX_SUMMARY_LENGTH).replace(/\s+\S*$/, '')}…`;
}
const README = (0,markdown_it/* default */.A)({ html: true });
function titleInHtml(html) {
    const start = html.search(/<h1\b/i);
    const end = html.search(/<\/h1\b/i);
    return start !== -1 && start < end ? textOfHtml(html.slice(start, end)) : '';
}
function textOfHtml(html) {
    return plainText(README.parseInline(html, {})[0]).replace(/\s+/g, ' ');
}
const MAX_SUMMARY_LENGTH = 240;
function plainText({ children }) {
    const words = (children ?? []).map(({ type, content }) => type === 'text' || type === 'code_inline' ? content : type.endsWith('break') ? ' ' : '');
    return words.join('').trim();
}
const MARKDOWN = createMarkdown();
function createMarkdown() {
    const markdown = (0,markdown_it/* default */.A)({ html: false, linkify: true });
    markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
    markdown.validateLink = isSafeLink;
    addRenderRules(markdown);
    return markdown;
}
function isSafeLink(link) {
    const plain = link.replace(/[\0-\x20\x7f-\x9f]/g, '').toLowerCase();
    const scheme = /^([^/?#]*?):/.exec(plain)?.[1];
    if (scheme === undefined)
        return !/^[/\\]{2}/.test(plain);
    return scheme === 'http' || scheme === 'https' || scheme === 'mailto';
}
function rewriteLinks(tokens, targets) {
    for (const token of tokens) {
        const children = token.children ?? [];
        const open = [];
        for (const child of children) {
            if (child.type === 'link_open')
                open.push(rewriteLink(child, targets));
            else if (child.type === 'link_close' && open.pop() === false)
                child.tag = 'span';
        }
    }
}
function rewriteLink(token, targets) {
    const target = String(token.attrGet('href'));
    token.attrs = token.attrs.filter(([name]) => name === 'title');
    const link = /^[a-z]+:/i.test(target) ? target : relativeTarget(target, targets);
    if (link === undefined) {
        token.tag = 'span';
        token.attrSet('class', 'dead-link');
        return false;
    }
    token.attrSet('href', link);
    if (/^https?:/i.test(link))
        token.attrSet('rel', 'nofollow noopener noreferrer');
    return true;
}
function relativeTarget(target, targets) {
    const [path = '', fragment] = target.split('#', 2);
    const page = path === '' ? '' : targets.resolve(decode(path.split('?', 1)[0]));
    if (page === undefined)
        return undefined;
    return fragment === undefined ? page : `${page}#${encodeURIComponent(headingId(decode(fragment)))}`;
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
function numberHeadings(tokens) {
    const headings = [];
    const ids = new HeadingIds();
    tokens.forEach((token, index) => {
        if (token.type !== 'heading_open' && token.type !== 'heading_close')
            return;
        const level = Number(token.tag.slice(1));
        token.tag = `h${Math.min(6, level + 1)}`;
        if (token.type === 'heading_close')
            return;
        const title = plainText(tokens[index + 1]);
        const id = ids.claim(headingId(title));
        token.attrSet('id', id);
        headings.push({ id, title, level });
    });
    return headings;
}
function headingId(title) {
    const slug = title
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-');
    return `doc-${slug}`;
}
class HeadingIds {
    #taken = new Set();
    #next = new Map();
    claim(wanted) {
        let id = wanted;
        let count = this.#next.get(wanted) ?? 1;
        while (this.#taken.has(id))
            id = `${wanted}-${count++}`;
        this.#next.set(wanted, count);
        this.#taken.add(id);
        return id;
    }
}
function alignByClass(tokens) {
    for (const token of tokens) {
        const align = /^text-align:(left|center|right)$/.exec(String(token.attrGet('style') ?? ''))?.[1];
        token.attrs = token.attrs?.filter(([name]) => name !== 'style') ?? null;
        if (align !== undefined)
            token.attrSet('class', `align-${align}`);
    }
}
function addRenderRules({ renderer, utils }) {
    const block = (content) => `<pre tabindex="0"><code>${utils.escapeHtml(content)}</code></pre>\n`;
    renderer.rules.fence = (tokens, index) => block(tokens[index].content);
    renderer.rules.code_block = (tokens, index) => block(tokens[index].content);
    renderer.rules.table_open = () => '<div class="table-scroll" tabindex="0" role="group" aria-label="Table">\n<table>\n';
    renderer.rules.table_close = () => '</table>\n</div>\n';
    renderer.rules.image = (tokens, index) => {
        const alt = tokens[index].content;
        return `<span class="image">${utils.escapeHtml(alt === '' ? 'Image' : `Image: ${alt}`)}</span>`;
    };
}
//# sourceMappingURL=markdown.js.map
;// CONCATENATED MODULE: ./build/site/skill-page.js










function skillPage({ skill, model, addresses, published }) {
    const path = addresses.skillPage(skill);
    const { content, headings } = renderMarkdown(skill.body, linkTargets(skill.path, path, addresses));
    return {
        path,
        title: skill.name,
        description: skill.description,
        section: 'skills',
        scripts: ['assets/skill.js'],
        content: html `<div class="wide document">
<header class="document-header">
<p class="crumbs"><a href="${relativeLink(path, 'index.html')}">Skills</a></p>
<h1>${skill.name}</h1>
<p class="lead">${skill.description}</p>
${installSection(skill, model)}${skill.tags.length > 0 && html `<p class="labels">${skill.tags.map((tag) => html `<span>${tag}</span> `)}</p>\n`}</header>
<article class="prose" aria-label="Instructions">
${skill.body.trim() === '' ? html `<p>This skill has no instructions.</p>` : content}
</article>
<aside class="facts" aria-label="About this skill">
${contents(headings)}${downloads(path, published)}${sourceLinks(skill, model)}${compatibility(skill, model)}${details(skill)}${files(skill, path, addresses)}${findings(skill, model, path)}</aside>
</div>`,
    };
}
function filePage(skill, file, addresses) {
    const path = addresses.filePage(file);
    const text = decodeUtf8(file.bytes);
    const folder = `${skill.path}/${file.path}`.split('/').slice(0, -1).join('/');
    const isMarkdown = /\.(md|markdown)$/i.test(file.path);
    return {
        path,
        title: `${file.path} · ${skill.name}`,
        description: `${file.path}, a file of the skill ${skill.name}.`,
        section: 'skills',
        content: html `<div class="wide document">
<header class="document-header">
<p class="crumbs"><a href="${relativeLink(path, 'index.html')}">Skills</a> <span aria-hidden="true">/</span> <a href="${relativeLink(path, addresses.skillPage(skill))}">${skill.name}</a></p>
<h1 class="file-title">${file.path}</h1>
</header>
<article class="prose" aria-label="Content of the file">
${isMarkdown
            ? renderMarkdown(text, linkTargets(folder, path, addresses)).content
            : html `<pre tabindex="0"><code>${text}</code></pre>`}
</article>
</div>`,
    };
}
function linkTargets(folder, page, addresses) {
    return {
        resolve(path) {
            const target = resolvePath(folder, path);
            const found = target === undefined ? undefined : addresses.pageOfRepositoryPath(target);
            return found === undefined ? undefined : relativeLink(page, found);
        },
    };
}
function resolvePath(folder, path) {
    const segments = path.startsWith('/') ? [] : folder.split('/').filter((segment) => segment !== '');
    for (const segment of path.split('/')) {
        if (segment === '..') {
            if (segments.pop() === undefined)
                return undefined;
        }
        else if (segment !== '.' && segment !== '')
            segments.push(segment);
    }
    return segments.join('/');
}
function contents(headings) {
    const shown = headings.filter(({ level, title }) => level <= 2 && title !== '');
    if (shown.length < 3)
        return false;
    return html `<nav class="contents" aria-labelledby="contents-title">
<h2 id="contents-title">On this page</h2>
<ul>
${shown.map(({ id, title, level }) => html `<li class="level-${level}"><a href="#${encodeURIComponent(id)}">${title}</a></li>\n`)}</ul>
</nav>
`;
}
function downloads(path, published) {
    if (published === undefined)
        return false;
    const { document, archive } = published;
    return html `<section aria-labelledby="download-title">
<h2 id="download-title">Download</h2>
<ul class="plain">
<li><a href="${relativeLink(path, document)}" download>SKILL.md</a></li>
${archive && html `<li><a href="${relativeLink(path, archive)}" download>Archive with all files</a></li>\n`}</ul>
</section>
`;
}
function sourceLinks({ path, files: own }, { source }) {
    if (source === null)
        return false;
    const document = own.find((file) => (0,skill/* isSkillPath */.FS)(file.path))?.path ?? skill/* SKILL_FILE */.LF;
    return html `<section aria-labelledby="source-title">
<h2 id="source-title">Source</h2>
<ul class="plain">
<li><a href="${(0,site_source/* sourceLink */._o)(source, 'tree', path)}">${source.repository}</a></li>
<li><a href="${(0,site_source/* editLink */.bv)(source, (0,paths/* joinPath */.uJ)(path, document))}">Edit on GitHub</a></li>
</ul>
</section>
`;
}
const RESULTS = {
    works: 'Works',
    changes: 'Works with changes',
    refused: 'Refused',
    'not-found': 'Not found',
};
function compatibility(skill, { clients }) {
    const verdicts = Object.entries(skill.compatibility);
    if (verdicts.length === 0)
        return false;
    const titles = new Map(clients.map(({ id, title }) => [id, title]));
    return html `<section aria-labelledby="compatibility-title">
<h2 id="compatibility-title">Compatibility</h2>
<ul class="plain clients">
${verdicts.map(([client, { result, reason, rule }]) => html `<li><span class="client">${titles.get(client) ?? client}</span> <span class="result ${result}">${RESULTS[result]}</span>${reason !== undefined && html `<span class="reason">${reason}${rule !== undefined && html ` ${ruleChip(rule)}`}</span>`}</li>\n`)}</ul>
</section>
`;
}
function ruleChip(rule) {
    return html `<a href="${(0,rules_rule/* ruleUrl */.QB)(rule)}"><code>${rule}</code></a>`;
}
function details({ path, plugin, fields }) {
    const declared = fields.map(([name, value]) => [(0,skill_text/* fieldTitle */.p9)(name), value]);
    const rows = [['Path', path], ...(plugin === null ? [] : [['Plugin', plugin]]), ...declared];
    return html `<section aria-labelledby="details-title">
<h2 id="details-title">Details</h2>
<dl>
${rows.map(([name, value]) => html `<div><dt>${name}</dt><dd>${value}</dd></div>\n`)}</dl>
</section>
`;
}
function files(skill, path, addresses) {
    if (skill.files.length < 2)
        return false;
    return html `<section aria-labelledby="files-title">
<h2 id="files-title">${countOf(skill.files.length, 'file')}</h2>
<ul class="plain files">
${skill.files.map((file) => html `<li>${fileName(file, path, addresses)} <span class="size">${sizeOf(file.bytes.length)}</span></li>\n`)}</ul>
</section>
`;
}
function fileName(file, path, addresses) {
    const page = addresses.filePage(file);
    const name = html `<span class="path">${file.path}</span>`;
    return page === undefined ? name : html `<a href="${relativeLink(path, page)}">${name}</a>`;
}
function sizeOf(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
function findings(skill, { findings: all }, path) {
    const own = (all ?? []).filter(({ skill: name, file }) => name === skill.name && file.startsWith(`${skill.path}/`));
    if (own.length === 0)
        return false;
    return html `<section aria-labelledby="findings-title">
<h2 id="findings-title"><a href="${relativeLink(path, 'findings.html')}">${countOf(own.length, 'finding')}</a></h2>
<ul class="plain">
${own.map(({ severity, message, rule }) => html `<li><span class="severity ${severity}">${severity}</span> ${withCode(message)} ${ruleChip(rule)}</li>\n`)}</ul>
</section>
`;
}
//# sourceMappingURL=skill-page.js.map
// EXTERNAL MODULE: ./build/compatibility/verdict.js
var compatibility_verdict = __webpack_require__(16982);
// EXTERNAL MODULE: ./build/config/settings.js
var settings = __webpack_require__(14318);
// EXTERNAL MODULE: ./build/files/repository-files.js
var repository_files = __webpack_require__(52012);
// EXTERNAL MODULE: ./build/json/json.js
var json = __webpack_require__(35857);
// EXTERNAL MODULE: ./build/manifest/routes.js
var routes = __webpack_require__(89568);
// EXTERNAL MODULE: ./build/pipeline.js + 19 modules
var pipeline = __webpack_require__(6324);
// EXTERNAL MODULE: ./build/plugins/component-files.js + 1 modules
var component_files = __webpack_require__(59377);
// EXTERNAL MODULE: ./build/plugins/plugin-skills.js
var plugin_skills = __webpack_require__(40547);
// EXTERNAL MODULE: ./build/plugins/read-plugins.js
var read_plugins = __webpack_require__(16350);
// EXTERNAL MODULE: ./build/profiles/index.js + 12 modules
var profiles = __webpack_require__(28036);
// EXTERNAL MODULE: ./build/skill/read-document.js
var read_document = __webpack_require__(32592);
// EXTERNAL MODULE: ./build/skill/skill-tree.js
var skill_tree = __webpack_require__(63248);
// EXTERNAL MODULE: ./build/text/compare.js
var compare = __webpack_require__(96205);
;// CONCATENATED MODULE: ./build/site/read-model.js



















const MAX_FILE_BYTES = 16 * 1024 * 1024;
async function readSiteModel(request, { showsFindings, sourceOf }) {
    const asked = { operation: 'register', dryRun: true, allowMassRemoval: true, compatibility: true };
    const outcome = await (0,pipeline/* runOperation */.x)({ ...request, ...asked });
    const { workspace } = request;
    const { title, description, repository, findings } = (await (0,settings/* loadSettings */.M)(request)).site;
    const files = (0,repository_files/* openRepositoryFiles */.g5)(workspace);
    const marketplaces = (0,read_plugins/* usualMarketplaces */.Dl)(files);
    const readme = readText(workspace, 'README.md') ?? '';
    return {
        title: title ?? firstTitle(readme) ?? 'Skills',
        description: description ?? firstParagraph(readme) ?? null,
        skills: readSkills(outcome, workspace, marketplaces),
        invalidCount: outcome.report.summary.invalid,
        noSkills: outcome.report.diagnostics.find(({ rule }) => rule === 'no-skills')?.message ?? null,
        clients: clientsOf(outcome),
        findings: (findings ?? showsFindings) ? outcome.report.diagnostics : null,
        source: sourceOf(repository),
        marketplace: claudeMarketplace(marketplaces),
        components: readComponents(marketplaces, outcome, files),
        routing: (0,routes/* parseDispatchSource */.H8)(outcome.manifest, outcome.report.manifest),
    };
}
function claudeMarketplace(marketplaces) {
    const found = marketplaces.find(({ client }) => client === 'claude');
    const name = (0,json/* asText */.e1)(asFields(found?.document.value)['name']);
    return found === undefined || name === undefined
        ? null
        : { name, plugins: found.plugins.map((plugin) => plugin.name) };
}
function readComponents(marketplaces, { report }, files) {
    const skills = report.skills.map(({ path }) => ({ directory: path }));
    return (0,component_files/* findComponentFiles */.q)((0,read_plugins/* findPlugins */.UC)(marketplaces, skills, files), files).flatMap(({ file, form: { what, title: client } }) => {
        const text = files.text(file);
        if (text === null)
            return [];
        const { data, frontmatter } = (0,read_document/* splitDocument */.o)(text);
        const fields = (data ?? (0,parse_skill/* readFieldsByLine */.$U)(frontmatter) ?? {});
        const [, stem = file] = /([^/]+?)(?:\.(?:agent|prompt))?\.md$/.exec(file) ?? [];
        const name = (0,skill_text/* fieldText */.gF)(fields['name']).trim() || stem;
        return { what, name, description: (0,skill_text/* fieldText */.gF)(fields['description']).trim(), file, client };
    });
}
function readSkills({ report }, workspace, marketplaces) {
    const present = report.skills.filter(({ status, path }) => isShown(status) && !path.startsWith('~/'));
    const sources = {
        workspace,
        directories: present.map(({ path }) => path),
        compatibility: new Map((report.compatibility ?? []).map((row) => [row.path, verdictsOf(row)])),
        pluginOf: pluginNames(marketplaces, (0,repository_files/* openRepositoryFiles */.g5)(workspace)),
    };
    return present
        .flatMap((skill) => readSkill(skill, sources) ?? [])
        .sort((a, b) => (0,compare/* compareText */.n)(a.name, b.name) || (0,compare/* compareText */.n)(a.path, b.path));
}
function verdictsOf({ clients }) {
    return Object.fromEntries(Object.entries(clients).map(([id, verdict]) => [id, (0,compatibility_verdict/* onceInstalled */.c)(verdict)]));
}
function isShown(status) {
    return status === 'registered' || status === 'updated' || status === 'unchanged';
}
function readSkill({ name, path }, sources) {
    const files = readFiles(path, sources);
    const document = files.find((file) => file.path === skill/* SKILL_FILE */.LF);
    if (document === undefined)
        return undefined;
    const { data, frontmatter, body } = (0,read_document/* splitDocument */.o)(decodeUtf8(document.bytes) ?? '');
    const fields = (data ?? (0,parse_skill/* readFieldsByLine */.$U)(frontmatter) ?? {});
    return {
        name,
        path,
        description: (0,skill_text/* fieldText */.gF)(fields['description']).trim(),
        tags: tagsOf(fields),
        plugin: sources.pluginOf(path),
        fields: otherFields(fields),
        body,
        files,
        compatibility: sources.compatibility.get(path) ?? {},
    };
}
function readFiles(directory, { workspace, directories }) {
    const inner = directories.filter((other) => other !== directory && (0,paths/* isBelow */.Yw)(other, directory));
    const entries = (0,skill_tree/* readSkillTree */.o4)({ directory }, workspace).entries;
    const named = entries.some(({ path }) => path === skill/* SKILL_FILE */.LF);
    return (entries
        .filter(({ kind, path }) => kind === 'file' && isPublic(path, directory))
        .filter(({ path }) => !inner.some((other) => (0,paths/* isBelow */.Yw)((0,paths/* joinPath */.uJ)(directory, path), other)))
        .flatMap(({ path }) => readFile(path, directory, workspace) ?? [])
        .map((file) => !named && (0,skill/* isSkillPath */.FS)(file.path) && !file.path.includes('/') ? { ...file, path: skill/* SKILL_FILE */.LF } : file)
        .sort((a, b) => (0,compare/* compareText */.n)(a.path, b.path)));
}
function isPublic(path, directory) {
    if (path.split('/').some((segment) => segment.startsWith('.') || segment === '__pycache__'))
        return false;
    return (directory !== '.' ||
        ((0,skill/* isSkillPath */.FS)(path) && !path.includes('/')) ||
        /^(scripts|references|assets)\//.test(path));
}
function readFile(path, directory, workspace) {
    const limits = { maxBytes: MAX_FILE_BYTES, followLinks: false };
    const content = workspace.read((0,paths/* joinPath */.uJ)(directory, path), limits);
    if (content.kind !== 'content')
        return undefined;
    return { path, bytes: content.bytes, isExecutable: content.isExecutable === true };
}
function tagsOf(fields) {
    const metadata = asFields(fields['metadata']);
    const all = [fields['tags'], metadata['tags'], fields['category'], metadata['category']].flatMap(listOf);
    return [...new Set(all.map((tag) => tag.trim()).filter((tag) => tag !== ''))];
}
function listOf(value) {
    if (Array.isArray(value))
        return value.map(skill_text/* fieldText */.gF);
    return typeof value === 'string' ? value.split(',') : [];
}
function otherFields(fields) {
    return Object.entries(fields).flatMap(([name, value]) => {
        if (name === 'name' || name === 'description' || name === 'tags' || name === 'category')
            return [];
        if (name !== 'metadata')
            return [[name, (0,skill_text/* fieldText */.gF)(value)]];
        return Object.entries(asFields(value)).map(([key, inner]) => [`metadata.${key}`, (0,skill_text/* fieldText */.gF)(inner)]);
    });
}
function asFields(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
function readText(workspace, file) {
    const content = workspace.read(file, { maxBytes: MAX_FILE_BYTES, followLinks: false });
    return content.kind === 'content' ? new TextDecoder().decode(content.bytes) : null;
}
function clientsOf({ report }) {
    const ids = Object.keys(report.compatibility?.[0]?.clients ?? {});
    return ids.map((id) => ({ id, title: (0,profiles/* clientById */.U4)(id).title }));
}
function pluginNames(marketplaces, files) {
    const plugins = marketplaces
        .flatMap((marketplace) => marketplace.plugins)
        .filter(({ name }) => name !== '')
        .map((plugin) => ({ name: plugin.name, hasSkill: (0,plugin_skills/* skillsOf */.sg)([plugin], files) }));
    const manifests = new Map();
    const nameIn = (directory) => {
        const known = manifests.get(directory);
        if (known !== undefined)
            return known;
        const own = (0,read_plugins/* readPluginManifests */.S6)(directory, files).map(({ value }) => value['name']);
        const name = own.find((each) => typeof each === 'string' && each !== '');
        const found = name ?? (directory === '.' ? null : nameIn((0,paths/* parentOf */.gN)(directory)));
        manifests.set(directory, found);
        return found;
    };
    return (directory) => plugins.find(({ hasSkill }) => hasSkill(directory))?.name ?? nameIn(directory);
}
//# sourceMappingURL=read-model.js.map
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
;// CONCATENATED MODULE: ./build/site/server.js


const HOST = '127.0.0.1';
const TYPES = {
    css: 'text/css; charset=utf-8',
    gz: 'application/gzip',
    html: 'text/html; charset=utf-8',
    js: 'text/javascript; charset=utf-8',
    json: 'application/json; charset=utf-8',
    md: 'text/markdown; charset=utf-8',
    svg: 'image/svg+xml',
    txt: 'text/plain; charset=utf-8',
};
class SiteServer {
    #server;
    #listeners = new Set();
    #files = new Map();
    constructor() {
        this.#server = external_node_http_.createServer((request, response) => this.#answer(request, response));
    }
    async listen(port) {
        await new Promise((resolve, reject) => {
            this.#server.once('error', (error) => reject(explain(error, port)));
            this.#server.listen(port, HOST, resolve);
        });
    }
    get isListening() {
        return this.#server.listening;
    }
    get url() {
        return `http://${HOST}:${this.#port}/`;
    }
    get #port() {
        return this.#server.address().port;
    }
    publish(files) {
        const isChanged = this.#files.size > 0 && !areEqual(this.#files, files);
        this.#files = files;
        if (!isChanged)
            return;
        for (const listener of this.#listeners)
            listener.write('event: change\ndata:\n\n');
    }
    async close() {
        for (const listener of this.#listeners)
            listener.end();
        if (!this.#server.listening)
            return;
        const closed = new Promise((resolve) => this.#server.close(() => resolve()));
        this.#server.closeAllConnections();
        await closed;
    }
    #answer(request, response) {
        response.setHeader('X-Content-Type-Options', 'nosniff');
        response.setHeader('Cache-Control', 'no-store');
        response.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
        const path = pathOf(request.url);
        if (!this.#isOwnHost(request.headers.host))
            sendText(response, 403, 'Unknown host');
        else if (request.method !== 'GET' && request.method !== 'HEAD')
            sendText(response, 405, 'Method not allowed');
        else if (path === '.events')
            this.#addListener(response);
        else
            this.#sendFile(path, response);
    }
    #sendFile(path, response) {
        const file = path === '' ? 'index.html' : path;
        const bytes = file === undefined ? undefined : this.#files.get(file);
        if (file === undefined || bytes === undefined) {
            sendText(response, 404, 'Not found');
            return;
        }
        response.setHeader('Content-Type', TYPES[file.split('.').pop()] ?? 'application/octet-stream');
        response.end(bytes);
    }
    #isOwnHost(host) {
        return host === `${HOST}:${this.#port}` || host === `localhost:${this.#port}`;
    }
    #addListener(response) {
        response.setHeader('Content-Type', 'text/event-stream');
        response.flushHeaders();
        this.#listeners.add(response);
        response.on('close', () => this.#listeners.delete(response));
    }
}
function pathOf(url) {
    try {
        return decodeURIComponent(url.split('?', 1)[0]).slice(1);
    }
    catch {
        return undefined;
    }
}
function sendText(response, status, text) {
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
function explain(error, port) {
    if (error.code === 'EADDRINUSE') {
        return new errors/* UsageError */.e(`Port ${port} is in use.`, 'Choose another with --port, or --port 0 for any free one.');
    }
    if (error.code === 'EACCES') {
        return new errors/* UsageError */.e(`Port ${port} needs more rights than you have.`, 'Choose one above 1023 with --port.');
    }
    return error;
}
function areEqual(one, other) {
    if (one.size !== other.size)
        return false;
    for (const [path, bytes] of one) {
        const others = other.get(path);
        if (others === undefined || Buffer.compare(bytes, others) !== 0)
            return false;
    }
    return true;
}
//# sourceMappingURL=server.js.map
;// CONCATENATED MODULE: ./build/site/index.js













async function buildSite(model, options) {
    const addresses = new Addresses(model);
    const pause = async (stage, done) => {
        await (0,stage_timer/* nextTurn */.t)();
        options.onProgress?.({ stage, done, total: model.skills.length });
    };
    const published = await publishSkills(model, (done) => pause('Packing downloads', done));
    const files = new Map();
    const add = (path, text) => files.set(path, Buffer.from(text));
    const addPage = (page) => add(page.path, renderPage(page, model, options));
    addPage(catalogPage(model, addresses));
    addPage(routingPage(model));
    if (model.components.length > 0)
        addPage(componentsPage(model));
    if (model.findings !== null)
        addPage(findingsPage({ ...model, findings: model.findings }, addresses));
    for (const [done, skill] of model.skills.entries()) {
        await pause('Building pages', done);
        addPage(skillPage({ skill, model, addresses, published: published.get(skill) }));
        for (const file of skill.files) {
            if (addresses.filePage(file) !== undefined)
                addPage(filePage(skill, file, addresses));
        }
    }
    for (const { files: downloads } of published.values()) {
        for (const [path, bytes] of downloads)
            files.set(path, bytes);
    }
    add('.well-known/agent-skills/index.json', discoveryIndex(published.values(), options));
    if (options.baseUrl !== null)
        add('.well-known/ai-catalog.json', aiCatalog(model, options.baseUrl, published.values()));
    add('skills.json', skillsJson(model, addresses, published));
    add('llms.txt', llmsTxt(model, options, addresses, published));
    addAssets(add, options);
    add('assets/routing-data.js', routingData(model, addresses));
    add('.nojekyll', '');
    return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}
function addAssets(add, { isLive }) {
    for (const [name, text] of Object.entries(ASSETS)) {
        if (name !== 'live.js' || isLive)
            add(`assets/${name}`, text);
    }
    add('assets/icon.svg', ICON);
}
//# sourceMappingURL=index.js.map

/***/ })

};

//# sourceMappingURL=215.index.js.map