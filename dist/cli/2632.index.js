export const id = 2632;
export const ids = [2632,8508,769];
export const modules = {

/***/ 1916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = __webpack_unused_export__ = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
__webpack_unused_export__ = closest;


/***/ }),

/***/ 769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   closestOf: () => (/* binding */ closestOf)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1916);

/** Beyond this many candidates a suggestion costs more than it helps. */
const MAX_CANDIDATES = 2000;
/** The candidate that is most likely meant; `null` when none is near. */
function closestOf(text, candidates) {
    if (candidates.length > MAX_CANDIDATES)
        return null;
    let best = null;
    let bestDistance = Math.max(2, Math.ceil(text.length / 3)) + 1;
    for (const candidate of candidates) {
        if (Math.abs(candidate.length - text.length) >= bestDistance)
            continue;
        const found = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(text, candidate);
        if (found < bestDistance) {
            best = candidate;
            bestDistance = found;
        }
    }
    return best;
}


/***/ }),

/***/ 3149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DI: () => (/* binding */ isFailing),
/* harmony export */   bu: () => (/* binding */ skillOutcomes),
/* harmony export */   cJ: () => (/* binding */ validationError),
/* harmony export */   eh: () => (/* binding */ summarize)
/* harmony export */ });
/** What became of every skill that was found or pruned, in discovery order. */
function skillOutcomes(input) {
    const changesOf = new Map();
    const added = new Set();
    const gone = [];
    const names = new Set(input.order.map(({ name }) => name));
    const note = (skill, text) => {
        const list = changesOf.get(skill);
        if (list === undefined)
            changesOf.set(skill, [text]);
        else if (!list.includes(text))
            list.push(text);
    };
    for (const change of input.changes) {
        if (change.kind === 'skill-added') {
            added.add(change.skill);
            note(change.skill, 'added to manifest');
        }
        else if (change.kind === 'skill-updated') {
            const changes = change.fields.map(({ field }) => `${field} updated`);
            for (const text of changes)
                note(change.skill, text);
            // A skill that is gone and only marked so (`prune: deprecate`).
            if (!names.has(change.skill))
                gone.push({ name: change.skill, status: 'updated', path: change.path, changes });
        }
        else if (change.kind === 'skill-removed')
            gone.push({
                name: change.skill,
                status: 'pruned',
                path: change.path,
                changes: ['removed from manifest'],
            });
        else if (change.kind === 'route-changed') {
            note(change.skill, 'dispatch_matrix updated');
            note(change.newSkill, 'dispatch_matrix updated');
        }
        else if (change.kind === 'route-added' || change.kind === 'route-removed')
            note(change.skill, 'dispatch_matrix updated');
    }
    const skipped = new Set(input.skipped);
    const errorsOf = new Map(input.invalid.map(({ record, errors }) => [record, errors]));
    const found = input.order.map((record) => {
        const base = { name: record.name, path: record.directory };
        const errors = errorsOf.get(record);
        if (errors !== undefined)
            return { ...base, status: 'invalid', changes: [], errors };
        if (skipped.has(record))
            return { ...base, status: 'skipped', changes: [] };
        const changes = changesOf.get(record.name) ?? [];
        return { ...base, status: statusOf(record.name, added, changes), changes };
    });
    return [...found, ...gone];
}
function statusOf(name, added, changes) {
    return added.has(name) ? 'registered' : changes.length > 0 ? 'updated' : 'unchanged';
}
function summarize(discovered, skills, diagnostics) {
    const count = (status) => skills.reduce((sum, skill) => sum + (skill.status === status ? 1 : 0), 0);
    const found = (severity) => diagnostics.reduce((sum, each) => sum + (each.severity === severity ? 1 : 0), 0);
    return {
        discovered,
        registered: count('registered'),
        updated: count('updated'),
        unchanged: count('unchanged'),
        pruned: count('pruned'),
        invalid: count('invalid'),
        errors: found('error'),
        warnings: found('warning'),
        notices: found('notice'),
    };
}
/** S0-44 for the first failing skill. */
function validationError(record, errors) {
    return {
        code: 'E_VALIDATION_ERROR',
        message: `Skill '${record.name}' failed validation`,
        details: { skill: record.name, path: record.file, errors },
    };
}
/** Whether the findings fail the run. */
function isFailing(summary, failOn) {
    if (failOn === 'never')
        return false;
    return summary.errors > 0 || summary.invalid > 0 || (failOn === 'warning' && summary.warnings > 0);
}


/***/ }),

/***/ 6203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ CATALOG_FORMATS)
/* harmony export */ });
const CATALOG_FORMATS = ['markdown', 'available-skills', 'skills-context', 'level'];


/***/ }),

/***/ 4742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runOperation: () => (/* binding */ runOperation)
});

// EXTERNAL MODULE: ./build/catalog-files.js
var catalog_files = __webpack_require__(8057);
;// CONCATENATED MODULE: ./build/check-expected-routes.js
const ASKING_OPERATIONS = ['register', 'validate', 'status'];
/** Holds the config's `expect` against the matrix as it will be. Nothing is compiled where nothing is expected. */
async function checkExpectedRoutes({ request, settings }, plan) {
    if (settings.expect.length === 0 || !ASKING_OPERATIONS.includes(request.operation))
        return [];
    const { compileDispatcher } = await __webpack_require__.e(/* import() */ 7924).then(__webpack_require__.bind(__webpack_require__, 5543));
    const { checkExpectations } = await __webpack_require__.e(/* import() */ 5439).then(__webpack_require__.bind(__webpack_require__, 5439));
    const file = settings.file ?? '';
    const text = request.store.read(file) ?? '{}';
    return checkExpectations(compileDispatcher(plan.text()), settings.expect, { file, text });
}

// EXTERNAL MODULE: ./build/core/frontmatter-schema.js
var frontmatter_schema = __webpack_require__(6678);
// EXTERNAL MODULE: ./build/core/closest.js
var closest = __webpack_require__(769);
;// CONCATENATED MODULE: ./build/core/catalog/check-dependencies.js

/** S0-62: every dependency exists, and none leads back to where it began. */
function checkDependencies(skills, known) {
    const withDependencies = skills.filter((skill) => (skill.declared.dependencies?.length ?? 0) > 0);
    if (withDependencies.length === 0)
        return [];
    const missing = withDependencies.flatMap((skill) => missingDependencies(skill, known));
    return [...missing, ...findCycles(withDependencies)];
}
function missingDependencies(skill, known) {
    return skill.declared.dependencies.flatMap((name, index) => {
        if (known.has(name))
            return [];
        const near = (0,closest.closestOf)(name, [...known]);
        return {
            rule: 'dependency-missing',
            file: skill.file,
            at: { field: ['dependencies', index], part: 'value' },
            skill: skill.name,
            message: `The dependency "${name}" is no skill of this repository.`,
            fix: near === null ? 'Add that skill, or remove the dependency.' : `Did you mean "${near}"?`,
        };
    });
}
/** Depth first, each skill visited once; without recursion, since a chain may be as long as there are skills. */
function findCycles(skills) {
    const byName = new Map(skills.map((skill) => [skill.name, skill]));
    const done = new Set();
    const findings = [];
    for (const start of skills) {
        const path = [];
        const onPath = new Map();
        const stack = [];
        const enter = (name) => {
            onPath.set(name, path.push(name) - 1);
            stack.push({ name, next: 0 });
        };
        if (!done.has(start.name))
            enter(start.name);
        while (stack.length > 0) {
            const frame = stack[stack.length - 1];
            const next = byName.get(frame.name)?.declared.dependencies?.[frame.next++];
            if (next === undefined) {
                stack.pop();
                path.pop();
                onPath.delete(frame.name);
                done.add(frame.name);
            }
            else if (onPath.has(next))
                findings.push(cycleFinding(byName.get(frame.name), [...path.slice(onPath.get(next)), next], frame.next - 1));
            else if (!done.has(next) && byName.has(next))
                enter(next);
        }
    }
    return findings;
}
function cycleFinding(skill, cycle, index) {
    return {
        rule: 'dependency-cycle',
        file: skill.file,
        at: { field: ['dependencies', index], part: 'value' },
        skill: skill.name,
        message: `The dependencies lead back to where they began: ${cycle.join(' → ')}.`,
        fix: 'Remove one of them.',
    };
}

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
;// CONCATENATED MODULE: ./build/core/catalog/check-minimum-versions.js

/** S0-63: an entry whose version is lower than the one somebody relies on. */
async function checkMinimumVersions(entries, manifest) {
    const bounded = entries.filter(({ version, minimumVersion }) => typeof version === 'string' && typeof minimumVersion === 'string');
    if (bounded.length === 0)
        return [];
    const { default: semver } = await __webpack_require__.e(/* import() */ 2088).then(__webpack_require__.t.bind(__webpack_require__, 2088, 19));
    return bounded.flatMap((entry) => {
        const { name, version, minimumVersion } = entry;
        if (!semver.valid(version) || !semver.valid(minimumVersion) || semver.gte(version, minimumVersion))
            return [];
        return {
            rule: 'minimum-version',
            file: manifest,
            at: diagnostic/* START_OF_FILE */.ag,
            skill: name,
            message: `"${name}" has version ${version}, below its minimumVersion ${minimumVersion}.`,
            fix: 'Update the skill, or lower minimumVersion.',
        };
    });
}

;// CONCATENATED MODULE: ./build/core/catalog/find-similar-descriptions.js
const SHINGLE = 3;
const SKETCH = 4;
const MIN_WORDS = 8;
const NEARLY_THE_SAME = 0.8;
/** How many earlier skills with a common shingle are looked at: keeps the search linear in hostile repositories. */
const MAX_CANDIDATES = 8;
/**
 * Descriptions that say nearly the same. Each is reduced to the smallest hashes of its three-word runs; only
 * those that share one are compared, so the cost grows with the number of skills and not with its square.
 */
function findSimilarDescriptions(skills) {
    const byHash = new Map();
    // Most are never compared with another one: their runs are gathered only then.
    const runs = new Map();
    const runsOf = (index) => {
        const known = runs.get(index) ?? runsIn(descriptionOf(skills[index]));
        runs.set(index, known);
        return known;
    };
    const findings = [];
    skills.forEach((skill, index) => {
        const sketch = sketchOf(descriptionOf(skill));
        if (sketch === null)
            return;
        const twin = candidatesOf(sketch, byHash).find((other) => overlap(runsOf(index), runsOf(other)) >= NEARLY_THE_SAME);
        if (twin !== undefined)
            findings.push(similarFinding(skills[twin], skill));
        for (const hash of sketch) {
            const others = byHash.get(hash);
            if (others === undefined)
                byHash.set(hash, [index]);
            else if (others.length < MAX_CANDIDATES)
                others.push(index);
        }
    });
    return findings;
}
function descriptionOf(skill) {
    return skill.declared.description ?? '';
}
function similarFinding(first, second) {
    return {
        rule: 'similar-description',
        file: second.file,
        at: { field: ['description'], part: 'value' },
        skill: second.name,
        message: `The description says nearly the same as that of "${first.name}" (${first.file}).`,
        fix: 'Say what sets the two apart, or merge them.',
    };
}
/** Calls back with the hash of every three-word run, made while walking the text; returns the number of words. */
function hashRuns(description, take) {
    let before = 0;
    let last = 0;
    let word = 0;
    let length = 0;
    let words = 0;
    for (let index = 0; index <= description.length; index++) {
        const code = index === description.length ? 32 : description.charCodeAt(index) | 32;
        const isLetter = (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127;
        if (isLetter) {
            word = (Math.imul(word, 31) + code) | 0;
            length++;
        }
        else if (length > 0) {
            words++;
            if (words >= SHINGLE)
                take(mix(before, last, word));
            before = last;
            last = word;
            word = 0;
            length = 0;
        }
    }
    return words;
}
function runsIn(description) {
    const hashes = new Set();
    hashRuns(description, (hash) => hashes.add(hash));
    return hashes;
}
/** The smallest hashes, each once; `null` for a description that is too short to compare. */
function sketchOf(description) {
    const sketch = [];
    const words = hashRuns(description, (hash) => {
        if (sketch.length === SKETCH && hash >= sketch[SKETCH - 1])
            return;
        let at = sketch.length;
        while (at > 0 && sketch[at - 1] > hash)
            at--;
        if (sketch[at - 1] === hash)
            return;
        sketch.splice(at, 0, hash);
        if (sketch.length > SKETCH)
            sketch.pop();
    });
    return words < MIN_WORDS ? null : sketch;
}
function mix(a, b, c) {
    let hash = Math.imul(Math.imul(a, 0x9e3779b1) ^ b, 0x85ebca6b) ^ c;
    hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
    return (hash ^ (hash >>> 13)) >>> 0;
}
function candidatesOf(sketch, byHash) {
    const found = new Set();
    for (const hash of sketch)
        for (const index of byHash.get(hash) ?? [])
            found.add(index);
    return found.size === 0 ? [] : [...found].sort((a, b) => a - b);
}
function overlap(a, b) {
    let common = 0;
    for (const hash of a)
        if (b.has(hash))
            common++;
    return common / (a.size + b.size - common);
}

// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(1916);
;// CONCATENATED MODULE: ./build/core/catalog/find-similar-names.js


const find_similar_names_MIN_WORDS = 2;
const MIN_LENGTH = 6;
/**
 * Names that are easily taken for each other: one continues the other by a single word, they differ only in
 * hyphens and plurals, or by one letter. Linear but for sorting: only neighbours and looked-up names are compared.
 */
function findSimilarNames(skills, reservedPrefixes) {
    const byName = new Map(skills.map((skill) => [skill.name, skill]));
    const names = [...byName.keys()].sort(diagnostic/* compareText */.n6);
    const pairs = new Map();
    const note = (a, b) => pairs.set(`${a} ${b}`, a < b ? [a, b] : [b, a]);
    const bySkeleton = new Map();
    names.forEach((name, index) => {
        const shorter = name.slice(0, Math.max(0, name.lastIndexOf('-')));
        if (byName.has(shorter) && wordCount(shorter, reservedPrefixes) >= find_similar_names_MIN_WORDS)
            note(shorter, name);
        const skeleton = skeletonOf(name);
        const twin = bySkeleton.get(skeleton);
        if (twin === undefined)
            bySkeleton.set(skeleton, name);
        else
            note(twin, name);
        const next = names[index + 1];
        if (next !== undefined && differByOneLetter(name, next))
            note(name, next);
    });
    return [...pairs.values()].map(([a, b]) => find_similar_names_similarFinding(byName.get(a), byName.get(b)));
}
function find_similar_names_similarFinding(a, b) {
    return {
        rule: 'similar-name',
        file: b.file,
        at: { field: ['name'], part: 'value' },
        skill: b.name,
        message: `The names "${a.name}" and "${b.name}" are easily taken for each other.`,
        fix: 'Rename one of them so that each says what sets it apart.',
    };
}
function wordCount(name, reservedPrefixes) {
    const prefix = reservedPrefixes.find((candidate) => name.startsWith(candidate)) ?? '';
    return name.slice(prefix.length).split('-').length;
}
/** `unit-tests` and `unittest` alike. */
function skeletonOf(name) {
    return name.replace(/s?(?:-|$)/g, '');
}
/** Digits number a series on purpose; they are no slip of the pen. */
function differByOneLetter(a, b) {
    if (a.length < MIN_LENGTH ||
        Math.abs(a.length - b.length) > 1 ||
        a.replace(/\d+/g, '') === b.replace(/\d+/g, ''))
        return false;
    return (0,mod/* distance */.Io)(a, b) === 1;
}

;// CONCATENATED MODULE: ./build/core/catalog/check-catalog.js





/** Everything that only shows when all skills are seen together. */
async function checkCatalog(selected, all, plan, { chosen: { profile }, manifestFile }) {
    const known = new Set([
        ...all.map(({ name }) => name),
        ...plan.entries.map((entry) => String(entry['name'])),
    ]);
    return [
        ...findSimilarNames(selected, profile.name.convention?.reservedPrefixes ?? []),
        ...findSimilarDescriptions(selected),
        ...((0,frontmatter_schema/* isKnownField */.aO)('dependencies', profile) ? checkDependencies(selected, known) : []),
        ...(await checkMinimumVersions(plan.entries, manifestFile)),
    ];
}

// EXTERNAL MODULE: ./build/core/required-commands.js
var required_commands = __webpack_require__(6308);
;// CONCATENATED MODULE: ./build/core/catalog/check-commands.js

/** Says which skills this machine cannot use because a command they require is not installed (S2-24). */
function checkCommands(records, commands) {
    return records.flatMap((record) => {
        const missing = (0,required_commands/* missingCommands */.nd)(record.declared.metadata?.['requires'], commands);
        if (missing.length === 0)
            return [];
        return [
            {
                rule: 'command-missing',
                file: record.file,
                skill: record.name,
                at: { field: ['metadata', 'requires'], part: 'value' },
                message: `The skill cannot be used here: ${(0,required_commands/* unavailableReason */.L3)(missing)}.`,
                fix: `Install ${missing.join(', ')}, or correct \`metadata.requires\`.`,
            },
        ];
    });
}

// EXTERNAL MODULE: ./build/core/catalog/find-duplicates.js
var find_duplicates = __webpack_require__(1346);
// EXTERNAL MODULE: ./build/core/compose-report.js
var compose_report = __webpack_require__(3149);
// EXTERNAL MODULE: ./build/core/judge.js
var core_judge = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/edit-json.js + 9 modules
var edit_json = __webpack_require__(8115);
// EXTERNAL MODULE: ./build/core/infer-metadata.js + 1 modules
var infer_metadata = __webpack_require__(9384);
// EXTERNAL MODULE: ./build/core/skill-path.js
var skill_path = __webpack_require__(4863);
// EXTERNAL MODULE: ./build/core/registry/manifest-model.js
var manifest_model = __webpack_require__(2931);
;// CONCATENATED MODULE: ./build/core/registry/build-entry.js



const DEFAULT_TOKEN_BUDGET = 8000;
const NOTHING_INFERRED = { tags: [], keywords: [], tier: 2 };
/** Fields of an entry that are taken over as they are declared. */
const DECLARED_FIELDS = [
    ['version', 'version'],
    ['description', 'description'],
    ['tags', 'tags'],
    ['status', 'status'],
    ['tier', 'tier'],
    ['token_budget', 'tokenBudget'],
    ['references', 'references'],
    ['model', 'model'],
    ['minimumVersion', 'minimumVersion'],
    ['dependencies', 'dependencies'],
];
function sourceOf(record, options) {
    const { declared } = record;
    const inferred = options.isInferring ? record.inferred : NOTHING_INFERRED;
    const fields = {};
    for (const [key, field] of DECLARED_FIELDS) {
        const value = declared[field];
        if (value !== undefined)
            fields[key] = value;
    }
    if (declared.allowedTools !== undefined)
        fields['allowed-tools'] = declared.allowedTools.join(' ');
    return {
        name: record.name,
        path: record.directory,
        declared: fields,
        derived: { ...inferred, references: record.referenceFiles },
        declaredKeywords: declared.dispatchTriggers?.keywords ?? null,
        declaredLabels: declared.dispatchTriggers?.labels ?? null,
        declaredTypes: declared.dispatchTriggers?.types ?? null,
    };
}
/** A new entry, key by key in the order of S0's Appendix B (S0-64). */
function buildEntry(source, options) {
    const { declared, derived } = source;
    const tags = declared['tags'] ?? derived.tags;
    const keywords = source.declaredKeywords ?? derived.keywords;
    const triggers = { labels: source.declaredLabels ?? tags, keywords, types: source.declaredTypes ?? [] };
    const isCompat = options.triggersShape === 'compat';
    const entry = {
        name: source.name,
        ...pick(declared, ['version']),
        description: declared['description'] ?? '',
        path: source.path,
        tags,
        status: declared['status'] ?? 'active',
        tier: declared['tier'] ?? derived.tier,
        token_budget: declared['token_budget'] ?? DEFAULT_TOKEN_BUDGET,
        references: declared['references'] ?? derived.references,
        ...pick(declared, ['model', 'minimumVersion', 'dependencies', 'allowed-tools']),
        ...(isCompat && { dispatch_triggers: triggers }),
        capabilities: { dispatch_triggers: isCompat ? keywords : triggers },
    };
    return applyOverrides(entry, options.overrides[source.name]);
}
/** What an entry is about is settled by where its skill lies, not by an overrides file. */
const IDENTITY = new Set(['name', 'path']);
/** `capabilities` is overridden key by key, everything else as a whole. */
function applyOverrides(entry, overrides) {
    if (overrides === undefined)
        return entry;
    const result = { ...entry };
    for (const [key, value] of Object.entries(overrides)) {
        if (IDENTITY.has(key))
            continue;
        const current = result[key];
        result[key] =
            key === 'capabilities' && (0,manifest_model/* isObject */.Gv)(current) && (0,manifest_model/* isObject */.Gv)(value) ? { ...current, ...value } : value;
    }
    return result;
}
/** What we would have derived from an entry as it stands: the test for ours or theirs (3.2). */
function deriveFromEntry(entry, options) {
    if (!options.isInferring)
        return NOTHING_INFERRED;
    let derived = options.derivations.get(entry);
    if (derived === undefined) {
        derived = (0,infer_metadata/* inferMetadata */.a)({
            name: String(entry['name'] ?? ''),
            directoryName: (0,skill_path/* directoryNameOf */.uX)(String(entry['path'] ?? '')),
            description: String(entry['description'] ?? ''),
            reservedPrefixes: options.profile.name.convention?.reservedPrefixes ?? [],
            lexicon: options.lexicon,
        });
        options.derivations.set(entry, derived);
    }
    return derived;
}
/** An entry that says what its skill says is derived as the skill was: the same words give the same result. */
function shareDerivation(entry, record, options) {
    if (entry['name'] === record.name &&
        entry['path'] === record.directory &&
        entry['description'] === (record.declared.description ?? '')) {
        options.derivations.set(entry, record.inferred);
    }
}
function pick(fields, keys) {
    return Object.fromEntries(keys.filter((key) => !isEmpty(fields[key])).map((key) => [key, fields[key]]));
}
/** A field that says nothing, such as `dependencies: []`, makes no key of its own. */
function isEmpty(value) {
    return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

;// CONCATENATED MODULE: ./build/core/registry/override-matrix.js

/** Writes the routes of the overrides file into the matrix as they stand there (3.3). */
function overrideMatrix(matrix, overridden) {
    const edits = [];
    const changes = [];
    const result = { ...matrix };
    for (const [table, routes] of Object.entries(overridden)) {
        if (!(0,manifest_model/* isObject */.Gv)(routes))
            continue;
        const current = (0,manifest_model/* isObject */.Gv)(matrix[table]) ? matrix[table] : {};
        if (matrix[table] !== undefined && !(0,manifest_model/* isObject */.Gv)(matrix[table]))
            edits.push({ op: 'set', path: ['dispatch_matrix', table], value: {} });
        for (const [key, value] of Object.entries(routes)) {
            if ((0,manifest_model/* sameJson */.Vk)(current[key], value))
                continue;
            edits.push({ op: 'set', path: ['dispatch_matrix', table, key], value });
            changes.push(changeOf(table, key, current[key], value));
        }
        result[table] = { ...current, ...routes };
    }
    return { matrix: result, edits, changes };
}
function changeOf(table, key, before, after) {
    const skill = targetOf(after);
    if (before === undefined)
        return { kind: 'route-added', table, key, skill };
    return { kind: 'route-changed', table, key, newKey: key, skill: targetOf(before), newSkill: skill };
}
/** A route leads to a name, or to an object that holds one under `skillRef` (3.1). */
function targetOf(route) {
    const reference = (0,manifest_model/* isObject */.Gv)(route) ? route['skillRef'] : route;
    return typeof reference === 'string' ? reference : '';
}

// EXTERNAL MODULE: ./build/core/lexicon.js + 1 modules
var lexicon = __webpack_require__(3145);
;// CONCATENATED MODULE: ./build/core/registry/route-claims.js




const TASK_TYPES = [
    'research',
    'planning',
    'implementation',
    'testing',
    'documentation',
    'specification',
    'validation',
    'release',
    'consensus',
    'contribution',
];
/** The words that may become task types (5.2). */
function taskTypeVocabulary(existing, configured) {
    return new Set([...TASK_TYPES, ...existing, ...configured]);
}
/** The claim of an entry; `null` for one that is not active: consumers do not look at the status (3.4). */
function claimOf(entry, declaredKeywords, options) {
    const status = entry['status'];
    if (status === 'inactive' || status === 'deprecated')
        return null;
    const derived = deriveFromEntry(entry, options).keywords;
    const recorded = recordedKeywords(entry);
    const written = declaredKeywords ?? (recorded !== null && !(0,manifest_model/* sameJson */.Vk)(recorded, derived) ? recorded : null);
    const name = String(entry['name']);
    return {
        skill: name,
        tags: (0,manifest_model/* textsOf */.CB)(entry['tags']),
        keywords: written ?? derived,
        isDeclared: written !== null,
        rankOf: ranking(name, options),
    };
}
function recordedKeywords(entry) {
    const capabilities = entry['capabilities'];
    const nested = (0,manifest_model/* isObject */.Gv)(capabilities) ? capabilities['dispatch_triggers'] : undefined;
    for (const triggers of [nested, entry['dispatch_triggers']]) {
        if ((0,manifest_model/* isObject */.Gv)(triggers) && Array.isArray(triggers['keywords']))
            return (0,manifest_model/* textsOf */.CB)(triggers['keywords']);
    }
    return null;
}
/** How close a keyword or task type is to a skill's name: 0 it is what the name is about, 1 it is in it, 2 elsewhere. */
function ranking(name, options) {
    const bare = (0,infer_metadata/* withoutPrefix */.Z)(name, options.profile.name.convention?.reservedPrefixes ?? []);
    return (keyword) => {
        const concepts = options.lexicon.conceptsIn(bare);
        if (concepts.some((concept) => standsFor(concept, keyword, options.lexicon)))
            return concepts.length === 1 ? 0 : 1;
        if (keyword === bare)
            return 0;
        return (0,lexicon/* wordsOf */.Z9)(bare).includes(keyword) ? 1 : 2;
    };
}
function standsFor(concept, keyword, lexicon) {
    return (concept.keyword === keyword || concept.taskType === keyword || lexicon.conceptsIn(keyword)[0] === concept);
}
const SAFE_KEYWORD = /^[a-z0-9][a-z0-9 ._/#-]*$/;
const SHORTEST_INFERRED = 4;
const SHORTEST_DECLARED = 3;
/**
 * Whether a keyword may stand in `by_keyword`, where consumers use it as an unanchored regular expression. Of what
 * may stand in one only the dot means anything there, so that it always compiles.
 */
function isSafeKeyword(keyword, isDeclared) {
    return SAFE_KEYWORD.test(keyword) && keyword.length >= (isDeclared ? SHORTEST_DECLARED : SHORTEST_INFERRED);
}
function isRegularExpression(source) {
    try {
        new RegExp(source, 'i');
        return true;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/core/registry/check-matrix.js





const MOST_NAMES = 10;
/** Referential integrity of the matrix as it will be: targets exist and are active, keys work, skills are reachable. */
function checkMatrix(matrix, final, options) {
    const status = new Map(final.entries.map((entry) => [String(entry['name']), String(entry['status'] ?? 'active')]));
    const tables = Object.entries({
        ...matrix,
        by_task_type: final.byTaskType,
        by_keyword: final.byKeyword,
    }).filter((table) => (0,manifest_model/* isObject */.Gv)(table[1]));
    const findings = [];
    for (const [table, routes] of tables) {
        for (const [key, route] of Object.entries(routes)) {
            const target = targetOf(route);
            const finding = target === '' ? null : checkTarget(table, key, target, status);
            if (finding !== null)
                findings.push({ ...finding, file: options.file });
        }
    }
    for (const key of Object.keys(final.byKeyword)) {
        const problem = unsafePart(key);
        if (problem !== null)
            findings.push({
                ...routeFinding('route-unsafe', 'by_keyword', key, 'key'),
                file: options.file,
                ...problem,
            });
    }
    return options.profile.matrix ? [...findings, ...unreachable(final, options)] : findings;
}
function checkTarget(table, key, target, status) {
    const state = status.get(target);
    if (state === undefined) {
        const near = (0,closest.closestOf)(target, [...status.keys()]);
        return {
            ...routeFinding('route-dangling', table, key, 'value'),
            message: `dispatch_matrix.${table}["${key}"] leads to "${target}", which is no skill of the manifest.`,
            fix: near === null
                ? 'Point it at a skill that exists, or remove it.'
                : `Did you mean "${near}"? Otherwise remove it.`,
        };
    }
    if (state !== 'inactive' && state !== 'deprecated')
        return null;
    return {
        ...routeFinding('route-inactive', table, key, 'value'),
        message: `dispatch_matrix.${table}["${key}"] leads to "${target}", which is ${state}.`,
        fix: 'Point it at its successor, or remove it.',
    };
}
function routeFinding(rule, table, key, part) {
    return { rule, at: { field: ['dispatch_matrix', table, key], part }, message: '', fix: '' };
}
/** An empty part matches every task; one that is no regular expression ends matching for all later keys (3.4). */
function unsafePart(key) {
    for (const part of key.split('|')) {
        if (part.trim() === '') {
            return {
                message: `The key "${key}" has an empty part, which matches every task.`,
                fix: 'Remove the stray "|".',
            };
        }
        if (!isRegularExpression(part)) {
            return {
                message: `The part "${part}" of the key "${key}" is no valid regular expression.`,
                fix: 'Escape special characters, or use plain words: consumers stop matching here.',
            };
        }
    }
    return null;
}
/** One notice for all: in a repository without tags it would be one for every skill. */
function unreachable(final, options) {
    const reached = new Set([...Object.values(final.byTaskType), ...Object.values(final.byKeyword)]);
    const names = final.entries
        .filter((entry) => (entry['status'] ?? 'active') === 'active' &&
        !reached.has(String(entry['name'])) &&
        !hasTrigger(entry))
        .map((entry) => `"${String(entry['name'])}"`);
    if (names.length === 0)
        return [];
    const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
    return [
        {
            rule: 'skill-unreachable',
            file: options.file,
            at: diagnostic/* START_OF_FILE */.ag,
            message: `No task type, keyword or label leads to ${names.slice(0, MOST_NAMES).join(', ')}${more}.`,
            fix: 'Add `tags:` or `keywords:` to the frontmatter of each.',
        },
    ];
}
function hasTrigger(entry) {
    const capabilities = entry['capabilities'];
    const nested = (0,manifest_model/* isObject */.Gv)(capabilities) ? capabilities['dispatch_triggers'] : undefined;
    return (0,manifest_model/* textsOf */.CB)(entry['tags']).length > 0 || (0,manifest_model/* textsOf */.CB)(nested).length > 0;
}

;// CONCATENATED MODULE: ./build/core/registry/check-references.js


/** Files that a list of references made by hand names and that are gone (3.3); the list itself stays as it is. */
function checkReferences(matching, skills, options) {
    const records = new Map(skills.map((skill) => [matching.entryOf.get(skill.name), skill]));
    return matching.kept.flatMap((entry) => missingReferences(entry, records.get(entry), options));
}
function missingReferences(entry, record, { file, isFile }) {
    const listed = (0,manifest_model/* textsOf */.CB)(entry.value['references']);
    if (listed.length === 0 || record?.declared.references !== undefined)
        return [];
    const found = new Set(record?.referenceFiles);
    const own = `${entry.path}/references/`;
    // Where the list is made anew from the files, what is gone goes with it.
    if (record !== undefined && listed.every((path) => path.startsWith(own)))
        return [];
    return listed.flatMap((path, index) => {
        if (found.has(path) || ((0,skill_path/* isContainedPath */.l)(path) && isFile(path)))
            return [];
        return {
            rule: 'reference-missing',
            file,
            at: { field: ['skills', entry.index, 'references', index], part: 'value' },
            skill: entry.name,
            message: `"${path}", listed under \`references\` of "${entry.name}", does not exist.`,
            fix: 'Correct the path, add the file, or take the line out.',
        };
    });
}

;// CONCATENATED MODULE: ./build/core/registry/match-entries.js


/** Matches by name, then by path, so that a renamed or moved skill keeps what people wrote into its entry. */
function matchEntries(entries, input, options) {
    const byName = firstBy(entries, (entry) => entry.name);
    const byPath = firstBy(entries, (entry) => entry.path);
    const names = new Set(input.skills.map((skill) => skill.name));
    const entryOf = new Map();
    const renames = new Map();
    for (const skill of input.skills) {
        const entry = byName.get(skill.name) ?? renamedEntry(skill, byPath, names);
        if (entry === undefined)
            continue;
        entryOf.set(skill.name, entry);
        if (entry.name !== skill.name)
            renames.set(entry.name, skill.name);
    }
    const matched = new Set([...entryOf.values()].map(({ index }) => index));
    const rejected = new Set(input.rejected.flatMap(({ name, directory }) => [`name ${name}`, `path ${directory}`]));
    const isRejected = (entry) => rejected.has(`name ${entry.name}`) || rejected.has(`path ${entry.path}`);
    const others = entries.filter(({ index }) => !matched.has(index));
    const isGone = (entry) => !isRejected(entry) && (0,skill_path/* isContainedPath */.l)(entry.path) && options.isStale(entry);
    const stale = options.prune === 'keep' ? [] : others.filter(isGone);
    const staleIndexes = new Set(stale.map(({ index }) => index));
    return {
        entryOf,
        stale,
        kept: entries.filter(({ index }) => !staleIndexes.has(index)),
        frozen: new Set(others.filter(({ index }) => !staleIndexes.has(index)).map(({ name }) => name)),
        renames,
        findings: [...duplicateEntries(entries, options.file), ...unsafePaths(others, options.file)],
    };
}
function renamedEntry(skill, byPath, names) {
    const entry = byPath.get(skill.directory);
    return entry !== undefined && !names.has(entry.name) ? entry : undefined;
}
function firstBy(entries, key) {
    const map = new Map();
    for (const entry of entries)
        if (!map.has(key(entry)))
            map.set(key(entry), entry);
    return map;
}
function duplicateEntries(entries, file) {
    const seen = new Map();
    const findings = [];
    for (const entry of entries) {
        for (const [what, value] of [
            ['name', entry.name],
            ['path', entry.path],
        ]) {
            const key = `${what} ${value}`;
            if (value !== '' && seen.has(key)) {
                findings.push({
                    rule: 'entry-duplicate',
                    file,
                    at: { field: ['skills', entry.index, what], part: 'value' },
                    skill: entry.name,
                    message: `The ${what} "${value}" stands twice in the manifest; consumers see only the first.`,
                    fix: 'Remove one of the two entries.',
                });
            }
            else
                seen.set(key, entry);
        }
    }
    return findings;
}
function unsafePaths(entries, file) {
    return entries
        .filter((entry) => !(0,skill_path/* isContainedPath */.l)(entry.path))
        .map((entry) => ({
        rule: 'entry-path-unsafe',
        file,
        at: entry.path === ''
            ? diagnostic/* START_OF_FILE */.ag
            : { field: ['skills', entry.index, 'path'], part: 'value' },
        skill: entry.name,
        message: entry.path === ''
            ? `The entry "${entry.name}" has no path.`
            : `The path "${entry.path}" of "${entry.name}" leaves the repository.`,
        fix: 'Make it the directory of the skill, relative to the repository.',
    }));
}

;// CONCATENATED MODULE: ./build/core/registry/merge-entry.js


/**
 * Brings an existing entry up to date (3.3): what the author declares wins, what a person wrote into the
 * manifest stays, what we derived before follows its source. Fields that are absent are not invented.
 */
function mergeEntry(existing, source, options) {
    const old = existing.value;
    const wanted = new Map();
    const want = (path, value) => {
        // Nearly all entries of a large manifest are up to date: nothing is built for them.
        if (value === undefined || (0,manifest_model/* sameJson */.Vk)(valueAt(old, path), value))
            return;
        const field = path.join('.');
        if (options.preserve.includes(field) || options.preserve.includes(path[0]))
            return;
        wanted.set(field, { path, value });
    };
    const before = deriveFromEntry(old, options);
    // Without a description of its own the source has nothing to derive from: what was derived before stands.
    const derived = source.declared['description'] === undefined ? before : source.derived;
    want(['name'], source.name);
    want(['path'], source.path === existing.path ? (old['path'] ?? source.path) : source.path);
    for (const [field, value] of Object.entries(source.declared)) {
        if (old[field] !== undefined || !isEmpty(value))
            want([field], value);
    }
    if (isOurs(old['tags'], before.tags))
        want(['tags'], source.declared['tags'] ?? derived.tags);
    if (isOurs(old['tier'], before.tier))
        want(['tier'], source.declared['tier'] ?? source.derived.tier);
    if (source.declared['references'] === undefined)
        want(['references'], mergeReferences(existing, source));
    const tags = wanted.get('tags')?.value ?? old['tags'];
    wantTriggers(old, { source, tags, before: before.keywords, after: derived.keywords, want });
    const overrides = options.overrides[source.name];
    if (wanted.size === 0 && overrides === undefined)
        return { value: old, edits: [], fields: [] };
    return describe(existing, applyOverrides(applyWanted(old, wanted), overrides));
}
function isOurs(value, derived) {
    return value !== undefined && (0,manifest_model/* sameJson */.Vk)(value, derived);
}
/** A list that is exactly our own is made anew; any other keeps its order and gets new files at its end. */
function mergeReferences(existing, source) {
    const old = existing.value['references'];
    if (!Array.isArray(old))
        return undefined;
    const listed = (0,manifest_model/* textsOf */.CB)(old);
    const prefix = `${existing.path}/references/`;
    const isGenerated = listed.length === old.length &&
        listed.every((file, index) => file.startsWith(prefix) && (index === 0 || listed[index - 1] < file));
    if (isGenerated)
        return source.derived.references;
    return [...old, ...source.derived.references.filter((file) => !listed.includes(file))];
}
const TRIGGER_PLACES = [['capabilities', 'dispatch_triggers'], ['dispatch_triggers']];
function wantTriggers(old, { source, tags, before, after, want }) {
    for (const base of TRIGGER_PLACES) {
        const triggers = valueAt(old, base);
        // A list is a person's, or a consumer's form of it: never converted (3.2.4).
        if (!(0,manifest_model/* isObject */.Gv)(triggers))
            continue;
        if (source.declaredLabels !== null)
            want([...base, 'labels'], source.declaredLabels);
        else if (isOurs(triggers['labels'], old['tags'] ?? []))
            want([...base, 'labels'], tags);
        if (source.declaredKeywords !== null)
            want([...base, 'keywords'], source.declaredKeywords);
        else if (isOurs(triggers['keywords'], before))
            want([...base, 'keywords'], after);
        if (source.declaredTypes !== null)
            want([...base, 'types'], source.declaredTypes);
    }
}
function applyWanted(old, wanted) {
    let result = old;
    for (const { path, value } of wanted.values())
        result = setAt(result, path, value);
    return result;
}
function valueAt(entry, path) {
    let value = entry;
    for (const key of path)
        value = (0,manifest_model/* isObject */.Gv)(value) ? value[key] : undefined;
    return value;
}
function setAt(object, [key, ...rest], value) {
    if (key === undefined)
        return object;
    if (rest.length === 0)
        return { ...object, [key]: value };
    const child = object[key];
    return { ...object, [key]: setAt((0,manifest_model/* isObject */.Gv)(child) ? child : {}, rest, value) };
}
/** Only what differs is edited, as deep as the difference lies. */
function describe(existing, value) {
    const edits = [];
    const fields = [];
    const visit = (before, after, path) => {
        for (const key of Object.keys(after)) {
            const [from, to] = [before[key], after[key]];
            if ((0,manifest_model/* sameJson */.Vk)(from, to))
                continue;
            if ((0,manifest_model/* isObject */.Gv)(from) && (0,manifest_model/* isObject */.Gv)(to))
                visit(from, to, [...path, key]);
            else {
                edits.push({ op: 'set', path: ['skills', existing.index, ...path, key], value: to });
                fields.push({
                    field: [...path, key].join('.'),
                    ...(from !== undefined && { before: from }),
                    after: to,
                });
            }
        }
    };
    visit(existing.value, value, []);
    return { value, edits, fields };
}

;// CONCATENATED MODULE: ./build/core/registry/name-tokens.js



const MAX_KEYWORDS = 4;
/** Words of names that tell nobody apart, however rare they are. */
const STOP_WORDS = new Set([
    'agent',
    'agents',
    'assistant',
    'demo',
    'dynamic',
    'example',
    'expert',
    'general',
    'guide',
    'helper',
    'manager',
    'register',
    'registration',
    'skill',
    'skills',
    'system',
    'tool',
    'toolkit',
    'tools',
    'using',
    'with',
]);
/** Adds to each inferred claim the words that occur in the name of this skill only (5.5, `infer.nameTokens`). */
function claimNameTokens(claims, names, options) {
    const prefixes = options.profile.name.convention?.reservedPrefixes ?? [];
    const tokensOf = (name) => [...new Set((0,lexicon/* wordsOf */.Z9)((0,infer_metadata/* withoutPrefix */.Z)(name, prefixes)))];
    const uses = new Map();
    for (const name of new Set(names)) {
        for (const token of tokensOf(name))
            uses.set(token, (uses.get(token) ?? 0) + 1);
    }
    // Words that the lexicon knows have a keyword of their own, chosen because it is safe to match.
    const isTelling = (token) => uses.get(token) === 1 &&
        !STOP_WORDS.has(token) &&
        isSafeKeyword(token, false) &&
        options.lexicon.conceptsIn(token).length === 0;
    return claims.map((claim) => {
        if (claim.isDeclared)
            return claim;
        const keywords = [...new Set([...claim.keywords, ...tokensOf(claim.skill).filter(isTelling)])];
        return { ...claim, keywords: keywords.slice(0, MAX_KEYWORDS) };
    });
}

;// CONCATENATED MODULE: ./build/core/registry/report-routes.js

/** Says which keywords were not given to the skill that wanted them. */
function reportRoutes(matrix, skills, manifest) {
    const bySkill = new Map(skills.map((skill) => [skill.name, skill]));
    const place = (skill) => {
        const record = bySkill.get(skill);
        if (record === undefined)
            return { file: manifest, at: diagnostic/* START_OF_FILE */.ag, skill };
        const field = record.declared.dispatchTriggers?.field ?? 'description';
        return { file: record.file, at: { field: [field], part: 'value' }, skill };
    };
    const loud = matrix.conflicts.filter(({ declared }) => declared);
    const quiet = matrix.conflicts.filter(({ declared }) => !declared);
    return [
        ...loud.flatMap(({ keyword, owner, losers }) => losers.map((loser) => ({
            rule: 'keyword-conflict',
            ...place(loser),
            message: `Keyword '${keyword}' already mapped to '${owner}', ignoring mapping from '${loser}'`,
            fix: 'Give one of the two another keyword, or leave it: the mapping that stands is kept.',
        }))),
        ...matrix.unsafe.map(({ skill, keyword }) => ({
            rule: 'keyword-unsafe',
            ...place(skill),
            message: `The keyword ${JSON.stringify(keyword)} cannot stand in by_keyword, where it is used as a regular expression.`,
            fix: 'Use at least three of: lower-case letters, digits, spaces and . _ / # -',
        })),
        ...(quiet.length === 0 ? [] : [contested(quiet, manifest)]),
    ];
}
/** One notice for all: in a large repository hundreds of inferred keywords collide. */
function contested(conflicts, manifest) {
    const shown = conflicts.slice(0, 3).map(({ keyword, owner }) => `${keyword} (${owner ?? 'unmapped'})`);
    const more = conflicts.length > shown.length ? ', …' : '';
    return {
        rule: 'keyword-contested',
        file: manifest,
        at: diagnostic/* START_OF_FILE */.ag,
        message: `${conflicts.length} inferred ${conflicts.length === 1 ? 'keyword was' : 'keywords were'} wanted by more than one skill: ${shown.join(', ')}${more}.`,
        fix: 'Declare `keywords:` in the skill that should get the task; `conflicts` in the JSON report lists them all.',
    };
}

;// CONCATENATED MODULE: ./build/core/registry/assign-routes.js

/**
 * Decides who gets which keyword and task type (5.2): who has it already, then the skill whose name is about
 * it, then the first one found. An inferred keyword that too many want tells nobody apart and stays unmapped.
 */
function assignRoutes(claims, fixed, options) {
    const unsafe = [];
    const wanted = new Map();
    const typed = new Map();
    for (const claim of claims) {
        for (const raw of claim.keywords) {
            const keyword = raw.toLowerCase();
            if (isSafeKeyword(keyword, claim.isDeclared))
                note(wanted, keyword, claim);
            else
                unsafe.push({ skill: claim.skill, keyword: raw });
        }
        const taskType = claim.tags.find((tag) => options.vocabulary.has(tag));
        if (taskType !== undefined)
            note(typed, taskType, claim);
    }
    const conflicts = [];
    const owners = new Map();
    for (const [keyword, claimants] of wanted) {
        const owner = ownerOf(keyword, claimants, fixed.keywords.get(keyword), options.maxClaimants);
        if (owner !== null)
            owners.set(keyword, owner);
        const losers = [...claimants.values()].filter(({ skill }) => skill !== owner);
        if (losers.length > 0)
            conflicts.push(conflictOf(keyword, owner, losers, fixed));
    }
    const taskTypes = new Map();
    for (const [type, claimants] of typed) {
        const owner = fixed.taskTypes.get(type) ?? best(type, claimants).skill;
        if (claimants.has(owner))
            taskTypes.set(owner, type);
    }
    return { keywords: keywordsBySkill(claims, owners), taskTypes, conflicts, unsafe };
}
function note(map, key, claim) {
    const claimants = map.get(key);
    if (claimants === undefined)
        map.set(key, new Map([[claim.skill, claim]]));
    else if (!claimants.has(claim.skill))
        claimants.set(claim.skill, claim);
}
function ownerOf(keyword, claimants, fixed, maxClaimants) {
    if (fixed !== undefined)
        return fixed;
    const { skill, equals } = best(keyword, claimants);
    const isContested = equals > 1 && claimants.size > maxClaimants;
    return isContested && ![...claimants.values()].some(({ isDeclared }) => isDeclared) ? null : skill;
}
/** The first of those whose name is closest to the word, and how many are as close. */
function best(word, claimants) {
    let [skill, rank, equals] = ['', Number.POSITIVE_INFINITY, 0];
    for (const claim of claimants.values()) {
        const own = claim.rankOf(word);
        if (own < rank)
            [skill, rank, equals] = [claim.skill, own, 1];
        else if (own === rank)
            equals++;
    }
    return { skill, equals };
}
function conflictOf(keyword, owner, losers, fixed) {
    return {
        keyword,
        owner,
        losers: losers.map(({ skill }) => skill),
        // Losing to what a person wrote into the matrix is said as loudly as losing a declared keyword (V24).
        declared: losers.some(({ isDeclared }) => isDeclared) || fixed.manualKeywords.has(keyword),
    };
}
function keywordsBySkill(claims, owners) {
    const result = new Map();
    for (const { skill, keywords } of claims) {
        if (keywords.length === 0)
            continue;
        const won = keywords
            .map((keyword) => keyword.toLowerCase())
            .filter((keyword) => owners.get(keyword) === skill);
        if (won.length > 0)
            result.set(skill, [...new Set(won)]);
    }
    return result;
}

;// CONCATENATED MODULE: ./build/core/registry/matrix-ownership.js


function recognizeOurRoutes(matrix, oldClaims, options) {
    const byKeyword = (0,manifest_model/* routesOf */.eV)(matrix, 'by_keyword');
    const byType = (0,manifest_model/* routesOf */.eV)(matrix, 'by_task_type');
    const standing = {
        keywords: ownersOfParts(Object.entries(byKeyword)),
        taskTypes: new Map(Object.entries(byType).filter(isRoute)),
        manualKeywords: new Set(),
    };
    const again = assignRoutes(oldClaims, standing, options);
    const isOurKey = ([key, skill]) => {
        const won = again.keywords.get(skill) ?? [];
        return options.keyStyle === 'joined' ? won.length > 0 && won.join('|') === key : won.includes(key);
    };
    return {
        keywordKeys: new Set(Object.entries(byKeyword)
            .filter(isRoute)
            .filter(isOurKey)
            .map(([key]) => key)),
        taskTypes: new Set([...standing.taskTypes]
            .filter(([type, skill]) => again.taskTypes.get(skill) === type)
            .map(([type]) => type)),
    };
}
/** Each part of each key with the skill it leads to; the first key that has it wins, as for consumers. */
function ownersOfParts(routes) {
    const owners = new Map();
    for (const [key, skill] of routes) {
        if (typeof skill !== 'string')
            continue;
        for (const part of key.toLowerCase().split('|'))
            if (!owners.has(part))
                owners.set(part, skill);
    }
    return owners;
}
function isRoute(route) {
    return typeof route[1] === 'string';
}

;// CONCATENATED MODULE: ./build/core/registry/update-matrix.js



/** Updates the two tables that we fill; what a person wrote there is never changed, moved or extended (3.2.5). */
function updateMatrix(input) {
    const ours = withoutOverridden(recognizeOurRoutes(input.matrix, input.oldClaims, input.options), input.overridden);
    const served = skillsWithManualKey(input, ours);
    const claims = input.newClaims.map((claim) => !claim.isDeclared && served.has(claim.skill) ? { ...claim, keywords: [] } : claim);
    const fixed = fixedRoutes(input, ours, claims);
    const assignment = assignRoutes(claims, fixed, input.options);
    const keyword = updateTable('by_keyword', wantedKeys(assignment, input), ours.keywordKeys, input);
    const types = updateTable('by_task_type', wantedTypes(assignment), ours.taskTypes, input);
    return {
        edits: [...types.edits, ...keyword.edits],
        changes: [...types.changes, ...keyword.changes],
        conflicts: assignment.conflicts,
        unsafe: assignment.unsafe,
        byKeyword: keyword.routes,
        byTaskType: types.routes,
    };
}
function withoutOverridden(ours, overridden) {
    const without = (keys, table) => {
        const manual = (0,manifest_model/* routesOf */.eV)(overridden, table);
        return new Set([...keys].filter((key) => !Object.hasOwn(manual, key)));
    };
    return {
        keywordKeys: without(ours.keywordKeys, 'by_keyword'),
        taskTypes: without(ours.taskTypes, 'by_task_type'),
    };
}
/**
 * A skill with a hand-made key gets no second one, unless its author declares keywords (3.2.5). One that we made
 * before a person added another stays, but for what the overrides file says outright.
 */
function skillsWithManualKey({ matrix, overridden }, ours) {
    const routes = Object.entries((0,manifest_model/* routesOf */.eV)(matrix, 'by_keyword')).filter(isRoute);
    const isOurs = ([key]) => ours.keywordKeys.has(key);
    const withOurs = new Set(routes.filter(isOurs).map(([, skill]) => skill));
    const outright = (0,manifest_model/* routesOf */.eV)(overridden, 'by_keyword');
    const manual = routes.filter(([key, skill]) => !ours.keywordKeys.has(key) && (!withOurs.has(skill) || Object.hasOwn(outright, key)));
    return new Set(manual.map(([, skill]) => skill));
}
function fixedRoutes(input, ours, claims) {
    const current = (skill) => input.renames.get(skill) ?? skill;
    const wanted = new Map(claims.map((claim) => [claim.skill, claim]));
    const keywordRoutes = Object.entries((0,manifest_model/* routesOf */.eV)(input.matrix, 'by_keyword')).filter(isRoute);
    const manual = keywordRoutes.filter(([key]) => !ours.keywordKeys.has(key));
    const frozen = keywordRoutes.filter(([key, skill]) => ours.keywordKeys.has(key) && input.frozen.has(skill));
    const keywords = ownersOfParts([...manual, ...frozen]);
    for (const [part, owner] of ownersOfParts(keywordRoutes.filter(([key]) => ours.keywordKeys.has(key)))) {
        if (!keywords.has(part) && wanted.get(current(owner))?.keywords.includes(part))
            keywords.set(part, current(owner));
    }
    const taskTypes = new Map();
    for (const [type, skill] of Object.entries((0,manifest_model/* routesOf */.eV)(input.matrix, 'by_task_type')).filter(isRoute)) {
        const isFree = ours.taskTypes.has(type) &&
            !input.frozen.has(skill) &&
            !wanted.get(current(skill))?.tags.includes(type);
        if (!isFree)
            taskTypes.set(type, current(skill));
    }
    return { keywords, taskTypes, manualKeywords: new Set(ownersOfParts(manual).keys()) };
}
function wantedKeys(assignment, input) {
    const wanted = new Map();
    for (const [skill, keywords] of assignment.keywords) {
        const keys = input.options.keyStyle === 'joined' ? [keywords.join('|')] : keywords;
        for (const key of keys)
            wanted.set(key, skill);
    }
    return wanted;
}
function wantedTypes(assignment) {
    return new Map([...assignment.taskTypes].map(([skill, type]) => [type, skill]));
}
/** Brings our keys of one table in line: kept, renamed in place, removed, or added at the end. */
function updateTable(table, wanted, ours, input) {
    const existing = (0,manifest_model/* routesOf */.eV)(input.matrix, table);
    const edits = [];
    const changes = [];
    const routes = {};
    const pending = new Map([...wanted].filter(([key]) => existing[key] === undefined));
    const nextKey = new Map([...pending].map(([key, skill]) => [skill, key]));
    const at = (key) => ['dispatch_matrix', table, key];
    for (const [key, value] of Object.entries(existing)) {
        if (typeof value !== 'string' || !ours.has(key) || input.frozen.has(value)) {
            routes[key] = value;
            continue;
        }
        const skill = input.renames.get(value) ?? value;
        const owner = wanted.get(key);
        const replacement = owner === undefined ? takeFrom(nextKey, skill) : key;
        if (replacement === undefined) {
            edits.push({ op: 'remove', path: at(key) });
            changes.push({ kind: 'route-removed', table, key, skill: value });
            continue;
        }
        const target = owner ?? skill;
        routes[replacement] = target;
        if (replacement === key && target === value)
            continue;
        if (replacement !== key) {
            pending.delete(replacement);
            edits.push({ op: 'rename', path: at(key), key: replacement });
        }
        if (target !== value)
            edits.push({ op: 'set', path: at(key), value: target });
        changes.push({ kind: 'route-changed', table, key, newKey: replacement, skill: value, newSkill: target });
    }
    for (const [key, skill] of pending) {
        edits.push({ op: 'set', path: at(key), value: skill });
        changes.push({ kind: 'route-added', table, key, skill });
        routes[key] = skill;
    }
    return { edits, changes, routes: routes };
}
function takeFrom(map, key) {
    const value = map.get(key);
    map.delete(key);
    return value;
}

;// CONCATENATED MODULE: ./build/core/registry/update-meta.js
/**
 * Counts are put right where they stand and are wrong; new ones and the date come only with another change,
 * so that the clock alone never makes a diff (2.2.5).
 */
function updateMeta(model, state) {
    const discovered = Math.min(state.discovered, state.total);
    const counts = {
        totalSkills: state.total,
        autoDiscoveredSkills: discovered,
        manuallyRegistered: state.total - discovered,
    };
    const edits = [];
    const changes = [];
    const set = (field, after) => {
        const before = model.meta[field];
        if (before === after)
            return;
        edits.push({ op: 'set', path: ['_meta', field], value: after });
        changes.push({ kind: 'meta-changed', field, ...(before !== undefined && { before }), after });
    };
    const isDated = state.isChanged ||
        state.isNew ||
        Object.entries(counts).some(([field, count]) => isWrong(model.meta[field], count));
    if (!isDated)
        return { edits, changes };
    set('lastUpdated', dateLike(model.meta['lastUpdated'], state.now));
    for (const [field, count] of Object.entries(counts))
        set(field, count);
    return { edits, changes };
}
function isWrong(before, count) {
    return before !== undefined && before !== count;
}
/** Keeps the form that is in the file: a date stays a date. */
function dateLike(before, now) {
    return typeof before === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(before) ? now.slice(0, 10) : now;
}

;// CONCATENATED MODULE: ./build/core/registry/plan-manifest.js














const SCHEMA_VERSION = '2.1.0';
/** Plans the manifest that the skills call for out of the one that is there. A pure function of its inputs. */
function planManifest(text, input, options) {
    const model = text === null ? emptyManifest(options) : (0,manifest_model/* readManifest */.WI)(text, options.file);
    const matching = matchEntries(model.entries, input, options);
    const entries = updateEntries(matching, input, options);
    const overridden = overrideMatrix(model.matrix, options.overriddenMatrix);
    const matrix = updateMatrix({
        matrix: overridden.matrix,
        overridden: options.overriddenMatrix,
        oldClaims: claimsOfEntries(model, options),
        newClaims: options.profile.matrix ? claimsOfSkills(entries, options) : [],
        frozen: options.profile.matrix ? matching.frozen : new Set(model.entries.map(({ name }) => name)),
        renames: matching.renames,
        options: {
            vocabulary: taskTypeVocabulary(keysOf(model.matrix['by_task_type']), options.taskTypes),
            maxClaimants: options.maxClaimants,
            keyStyle: options.keywordKeys,
        },
    });
    const changes = [...entries.changes, ...overridden.changes, ...matrix.changes];
    const edits = [...entries.edits, ...overridden.edits, ...matrix.edits];
    // Elements without a name are counted, never touched.
    const unnamed = (model.value['skills'] ?? []).length - model.entries.length;
    const meta = updateMeta(model, {
        isChanged: edits.length > 0,
        total: entries.final.length + unnamed,
        discovered: countDiscovered(entries.final, input.discovered),
        now: options.now,
        isNew: text === null,
    });
    const final = { entries: entries.final, byKeyword: matrix.byKeyword, byTaskType: matrix.byTaskType };
    const findings = [
        ...matching.findings,
        ...checkReferences(matching, input.skills, options),
        ...reportRoutes(matrix, input.skills, options.file),
        ...checkMatrix(overridden.matrix, final, options),
    ];
    const allEdits = [...edits, ...meta.edits];
    return {
        text: () => write(text, model, allEdits, entries.final),
        isChanged: text === null || allEdits.length > 0,
        entries: entries.final,
        matrix: { ...overridden.matrix, by_task_type: matrix.byTaskType, by_keyword: matrix.byKeyword },
        changes: [...changes, ...meta.changes],
        findings,
        conflicts: matrix.conflicts,
    };
}
function emptyManifest(options) {
    const value = {
        $schema: options.schemaId,
        _meta: {
            schemaVersion: SCHEMA_VERSION,
            lastUpdated: '',
            totalSkills: 0,
            autoDiscoveredSkills: 0,
            manuallyRegistered: 0,
        },
        dispatch_matrix: { by_task_type: {}, by_keyword: {} },
        skills: [],
    };
    const text = `${JSON.stringify(value, null, 2)}\n`;
    return {
        text,
        value,
        entries: [],
        meta: value['_meta'],
        matrix: value['dispatch_matrix'],
    };
}
function updateEntries(matching, input, options) {
    const edits = [];
    const changes = [];
    const claims = [];
    const kept = new Map(matching.kept.map((entry) => [entry.index, entry.value]));
    const added = [];
    for (const record of input.skills) {
        const source = sourceOf(record, options);
        const existing = matching.entryOf.get(record.name);
        if (existing !== undefined)
            shareDerivation(existing.value, record, options);
        const value = existing === undefined ? addEntry(source) : changeEntry(existing, source);
        if (value !== existing?.value)
            shareDerivation(value, record, options);
        const claim = claimOf(value, source.declaredKeywords, options);
        if (claim !== null)
            claims.push(claim);
    }
    for (const entry of matching.stale)
        removeEntry(entry);
    const final = [...[...kept].sort(([a], [b]) => a - b).map(([, value]) => value), ...added];
    return { edits, changes, claims, final };
    function addEntry(source) {
        const value = buildEntry(source, options);
        added.push(value);
        edits.push({ op: 'append', path: ['skills'], value });
        changes.push({ kind: 'skill-added', skill: source.name, path: source.path });
        return value;
    }
    function changeEntry(existing, source) {
        const merged = mergeEntry(existing, source, options);
        kept.set(existing.index, merged.value);
        for (const edit of merged.edits)
            edits.push(edit);
        if (merged.fields.length > 0) {
            changes.push({ kind: 'skill-updated', skill: source.name, path: source.path, fields: merged.fields });
        }
        return merged.value;
    }
    function removeEntry(entry) {
        if (options.prune === 'remove') {
            edits.push({ op: 'remove', path: ['skills', entry.index] });
            changes.push({ kind: 'skill-removed', skill: entry.name, path: entry.path });
            return;
        }
        kept.set(entry.index, { ...entry.value, status: 'deprecated' });
        if (entry.value['status'] === 'deprecated')
            return;
        edits.push({ op: 'set', path: ['skills', entry.index, 'status'], value: 'deprecated' });
        const before = entry.value['status'];
        changes.push({
            kind: 'skill-updated',
            skill: entry.name,
            path: entry.path,
            fields: [{ field: 'status', ...(before !== undefined && { before }), after: 'deprecated' }],
        });
    }
}
function claimsOfEntries(model, options) {
    const byPath = [...model.entries].sort((a, b) => (0,diagnostic/* compareText */.n6)(a.path, b.path) || a.index - b.index);
    const claims = byPath.flatMap(({ value }) => claimOf(value, null, options) ?? []);
    const names = model.entries.map(({ name }) => name);
    return options.nameTokens ? claimNameTokens(claims, names, options) : claims;
}
function claimsOfSkills({ claims, final }, options) {
    const names = final.map((entry) => String(entry['name']));
    return options.nameTokens ? claimNameTokens(claims, names, options) : claims;
}
/** A skill that became invalid was found all the same: its entry, and the counts with it, stay as they were. */
function countDiscovered(entries, found) {
    const names = new Set(found.map(({ name }) => name));
    const directories = new Set(found.map(({ directory }) => directory));
    return entries.filter((entry) => names.has(String(entry['name'])) || directories.has((0,manifest_model/* pathOfEntry */.le)(entry)))
        .length;
}
/** A new manifest is written whole; an existing one is edited as text, so that only what changed changes. */
function write(text, model, edits, entries) {
    if (text !== null)
        return (0,edit_json/* editJson */.pn)(text, edits);
    const value = { ...applyToSkeleton(model.value, edits), skills: entries };
    return `${JSON.stringify(value, null, 2)}\n`;
}
/** On a skeleton the edits are plain assignments; no text has to survive. */
function applyToSkeleton(skeleton, edits) {
    const value = structuredClone(skeleton);
    for (const edit of edits) {
        if (edit.op !== 'set')
            continue;
        let target = value;
        for (const key of edit.path.slice(0, -1)) {
            target[key] ??= {};
            target = target[key];
        }
        target[edit.path.at(-1)] = edit.value;
    }
    return value;
}
function keysOf(value) {
    return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

// EXTERNAL MODULE: ./build/inspect-skills.js
var inspect_skills = __webpack_require__(2451);
// EXTERNAL MODULE: ./build/core/decode-text.js
var decode_text = __webpack_require__(3420);
// EXTERNAL MODULE: ./build/core/finding.js
var core_finding = __webpack_require__(4823);
// EXTERNAL MODULE: ./build/core/inspect-skill.js + 31 modules
var inspect_skill = __webpack_require__(4723);
// EXTERNAL MODULE: ./build/core/locate-field.js
var locate_field = __webpack_require__(2987);
// EXTERNAL MODULE: ./build/core/parse-skill.js + 1 modules
var parse_skill = __webpack_require__(8744);
;// CONCATENATED MODULE: ./build/locate-findings.js






/** Looks up where fields stand, for what is reported only: each file is read once more and parsed with positions. */
async function locateFindings(findings, workspace, known) {
    const spans = new Map();
    const byFile = new Map();
    for (const finding of findings) {
        if ((0,core_finding/* isSpan */.b)(finding.at))
            spans.set(finding, finding.at);
        else {
            const pending = byFile.get(finding.file);
            if (pending === undefined)
                byFile.set(finding.file, [finding]);
            else
                pending.push(finding);
        }
    }
    for (const [file, pending] of byFile) {
        const locate = await locatorFor(file, workspace, known);
        for (const finding of pending)
            spans.set(finding, await locate(finding.at));
    }
    return spans;
}
async function locatorFor(file, workspace, known) {
    // The manifest may lie outside the workspace, or be about to change: its text is handed in.
    const text = known.get(file);
    if (text !== undefined)
        return jsonLocator(text);
    const content = workspace.read(file, { maxBytes: inspect_skill/* MAX_SKILL_BYTES */.p, followLinks: true });
    if (content.kind !== 'content')
        return () => diagnostic/* START_OF_FILE */.ag;
    if (file.endsWith('.json')) {
        const decoded = (0,decode_text.decodeText)(content.bytes);
        return decoded.ok ? jsonLocator(decoded.text) : () => diagnostic/* START_OF_FILE */.ag;
    }
    const parsed = (0,parse_skill/* parseSkill */.v)(content.bytes, 'fallback');
    let exact;
    return async (place) => {
        const span = (0,locate_field/* locateSimpleField */.PY)(parsed, place);
        if (span !== null)
            return span;
        exact ??= exactLocator(parsed);
        return (await exact)(place);
    };
}
/** The text is parsed with positions once, however many fields of it are looked up. */
async function exactLocator(parsed) {
    const { fieldLocator } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4658)]).then(__webpack_require__.bind(__webpack_require__, 4658));
    return fieldLocator(parsed);
}
async function jsonLocator(text) {
    const { JsonLocator } = await __webpack_require__.e(/* import() */ 6167).then(__webpack_require__.bind(__webpack_require__, 6167));
    const locator = new JsonLocator(text);
    return ({ field, part }) => locator.locate(field, part) ?? diagnostic/* START_OF_FILE */.ag;
}

// EXTERNAL MODULE: ./build/core/json-schema.js
var json_schema = __webpack_require__(2204);
;// CONCATENATED MODULE: ./build/manifest-options.js


/** What the registry needs to know of this run. */
function manifestOptions(setup, found) {
    const { settings, chosen, request, overrides } = setup;
    const directories = new Set([...found.selected, ...found.skipped, ...found.rejected].map(({ directory }) => directory));
    return {
        file: setup.manifestFile,
        schemaId: chosen.profile.detect?.manifestSchemas[0] ?? (0,json_schema/* schemaId */.V)('manifest'),
        profile: chosen.profile,
        lexicon: setup.lexicon,
        isInferring: settings.infer.enabled && chosen.profile.infer.includes('tags'),
        triggersShape: settings.triggersShape,
        keywordKeys: settings.keywordKeys,
        maxClaimants: settings.infer.maxClaimants,
        nameTokens: settings.infer.nameTokens,
        taskTypes: settings.infer.taskTypes,
        preserve: settings.preserve,
        prune: request.operation === 'prune' ? 'remove' : settings.prune,
        overrides: overrides.skills,
        derivations: new WeakMap(),
        overriddenMatrix: overrides.matrix,
        now: timestamp(setup),
        isStale: (entry) => isStale(entry, setup, directories),
        isFile: (path) => request.workspace.kindOf(path) === 'file',
    };
}
/** Below a root a skill is its SKILL.md: leftovers that git does not track must not keep an entry alive. */
function isStale(entry, setup, directories) {
    if (directories.has(entry.path))
        return false;
    const { workspace } = setup.request;
    const isScanned = setup.roots.some(({ path }) => (0,skill_path/* isBelow */.Yw)(entry.path, path) && path !== '.');
    const kind = workspace.kindOf(isScanned ? (0,skill_path/* joinPath */.uJ)(entry.path, 'SKILL.md') : entry.path);
    return kind === 'missing';
}
/** Seconds are enough, and the form is the one S0 shows. */
function timestamp({ request: { environment } }) {
    const epoch = environment.sourceDateEpoch;
    const isEpoch = epoch !== undefined && /^\d+$/.test(epoch);
    const date = isEpoch ? new Date(Number(epoch) * 1000) : environment.now;
    return `${date.toISOString().slice(0, 19)}Z`;
}

// EXTERNAL MODULE: ./build/prepare-run.js + 3 modules
var prepare_run = __webpack_require__(15);
// EXTERNAL MODULE: ./build/select-for-operation.js
var select_for_operation = __webpack_require__(3576);
// EXTERNAL MODULE: ./build/stage-timer.js
var stage_timer = __webpack_require__(1114);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(8508);
;// CONCATENATED MODULE: ./build/run-operation.js
















/** The pipeline: scan, parse, infer, validate, register, report. Decides everything and prints nothing. */
async function runOperation(request) {
    if (request.profile === 'all') {
        const { checkCompatibility } = await __webpack_require__.e(/* import() */ 1529).then(__webpack_require__.bind(__webpack_require__, 1529));
        return checkCompatibility(request);
    }
    const timer = new stage_timer/* StageTimer */.e();
    const setup = await timer.time('prepare', () => (0,prepare_run.prepareRun)(request));
    const scan = await timer.time('scan', () => (0,inspect_skills/* scanRepository */.G)(setup));
    const records = await timer.time('inspect', () => (0,inspect_skills/* inspectSkills */.$)(setup, scan));
    const judge = new core_judge/* Judge */.I({
        profile: setup.chosen.profile,
        level: request.level ?? setup.settings.level,
        isForced: request.force === true,
        isProtocol: request.protocol === true,
    });
    const accepted = records.filter((record) => judge.isAccepted(record));
    const rejected = records.filter((record) => !judge.isAccepted(record));
    const selection = (0,find_duplicates/* selectByName */.z)(accepted, scan.nested, setup.chosen.profile);
    const sorted = sortForManifest({ setup, accepted, rejected, selection });
    const plan = await timer.time('register', () => planFor(setup, sorted));
    const catalogs = await timer.time('catalogs', () => (0,catalog_files/* planCatalogs */.oM)(setup, selection.usable));
    const findings = await timer.time('validate', async () => [
        ...scan.findings,
        ...records.flatMap((record) => record.findings),
        ...selection.findings,
        ...(await checkCatalog(selection.selected, records, plan, setup)),
        ...plan.findings,
        ...catalogs.findings,
        ...lookForCommands(setup, selection.usable),
        ...checkDrift(setup, plan, records.length),
        ...(await checkExpectedRoutes(setup, plan)),
    ]);
    const result = { setup, judge, records, rejected, selection, plan, catalogs, findings };
    const outcome = await timer.time('report', () => composeOutcome(result));
    await timer.time('write', async () => {
        await writeManifest(setup, plan, sorted);
        await catalogs.write();
    });
    return { ...outcome, timings: timer.timings };
}
/** A manifest is committed: what is in somebody's home directory has no say in it. */
function sortForManifest(input) {
    const { setup, accepted, rejected, selection } = input;
    if (setup.request.workspace.home === null)
        return { ...selection, rejected };
    const isCommitted = ({ scope }) => scope === 'repo';
    const { selected, skipped } = (0,find_duplicates/* selectByName */.z)(accepted.filter(isCommitted), [], setup.chosen.profile);
    return { selected, skipped, rejected: rejected.filter(isCommitted) };
}
function planFor(setup, sorted, text = setup.manifestText) {
    const options = manifestOptions(setup, sorted);
    const isPruning = setup.request.operation === 'prune';
    const skills = isPruning ? [] : sorted.selected;
    const input = { skills, rejected: sorted.rejected, discovered: [...sorted.selected, ...sorted.rejected] };
    return planManifest(text, input, options);
}
function checkDrift(setup, plan, discovered) {
    const { request, manifestFile, manifestText } = setup;
    const findings = [];
    if (discovered === 0) {
        findings.push({
            rule: 'no-skills',
            file: manifestFile,
            at: diagnostic/* START_OF_FILE */.ag,
            message: `No skill was found below ${setup.roots.map(({ path }) => (path === '.' ? 'the repository' : path)).join(', ')}.`,
            fix: 'Add a skill, or correct --root or "roots" in the config.',
        });
    }
    if (request.operation === 'register' && request.check && plan.isChanged) {
        const what = manifestText === null ? 'does not exist yet' : `is not up to date (${plan.changes.length} changes)`;
        findings.push({
            rule: 'manifest-drift',
            file: manifestFile,
            at: diagnostic/* START_OF_FILE */.ag,
            message: `${manifestFile} ${what}.`,
            fix: 'Run `npx skill-registrar register` and commit the result.',
        });
    }
    return findings;
}
/** What a machine lacks is worth a word to the person in front of it, not to a runner. */
function lookForCommands({ request, chosen: { profile } }, usable) {
    const { commands, environment, operation } = request;
    const isAsked = operation === 'validate' || operation === 'status';
    if (!isAsked || commands === undefined || environment.isCi || profile.requires === 'off')
        return [];
    return checkCommands(usable, commands);
}
async function composeOutcome(result) {
    const { setup, judge, records, rejected, selection, plan, catalogs } = result;
    const { request, chosen, manifestFile, manifestText } = setup;
    const visible = result.findings.filter(({ rule }) => judge.levelOf(rule) !== 'off');
    const known = new Map(manifestText === null ? [] : [[manifestFile, manifestText]]);
    const spans = await locateFindings(visible, request.workspace, known);
    const diagnostics = visible
        .map((finding) => judge.diagnose(finding, spans.get(finding) ?? diagnostic/* START_OF_FILE */.ag))
        .sort(diagnostic/* compareDiagnostics */.oV);
    const invalid = rejected.map((record) => ({ record, errors: errorsOf(record, judge) }));
    const isPlanned = request.operation !== 'validate';
    const skills = (0,compose_report/* skillOutcomes */.bu)({
        ...selection,
        accepted: selection.selected,
        invalid,
        order: records,
        changes: isPlanned ? plan.changes : [],
    });
    const chosenView = (0,select_for_operation/* selectForOperation */.T)(setup, { skills, diagnostics, records, plan });
    const summary = (0,compose_report/* summarize */.eh)(chosenView.discovered, chosenView.skills, chosenView.diagnostics);
    const isDrift = request.check === true &&
        request.operation === 'register' &&
        (plan.isChanged || catalogs.files.length > 0);
    const isWrong = (0,compose_report/* isFailing */.DI)(summary, chosen.profile.failOn) &&
        request.operation !== 'discover' &&
        request.operation !== 'status';
    const exitCode = isWrong || isDrift ? 1 : 0;
    const firstInvalid = invalid.find(({ record }) => chosenView.names.has(record.name));
    const report = {
        _meta: {
            command: 'skill',
            operation: request.operation,
            version: version.VERSION,
            profile: chosen.profile.id,
            profileReason: chosen.reason,
        },
        success: exitCode === 0,
        summary,
        changed: isPlanned && request.operation !== 'discover' && request.operation !== 'status'
            ? plan.isChanged
            : false,
        manifest: manifestFile,
        skills: chosenView.skills,
        diagnostics: chosenView.diagnostics,
        changes: isPlanned ? [...plan.changes, ...catalogs.changes] : [],
        ...(plan.conflicts.length > 0 && { conflicts: plan.conflicts }),
        ...(exitCode === 1 &&
            firstInvalid !== undefined && { error: (0,compose_report/* validationError */.cJ)(firstInvalid.record, firstInvalid.errors) }),
    };
    const writes = request.operation === 'register' || request.operation === 'prune';
    const manifests = writes && plan.isChanged ? [{ path: manifestFile, before: manifestText, after: plan.text() }] : [];
    return {
        report,
        exitCode,
        files: [...manifests, ...catalogs.files],
        validNames: selection.selected.map(({ name }) => name).sort(diagnostic/* compareText */.n6),
    };
}
function errorsOf(record, judge) {
    const errors = record.findings
        .filter(({ rule }) => judge.levelOf(rule) === 'error')
        .map(({ message }) => message);
    return errors.length > 0
        ? errors
        : [`The directory's name "${record.name}" cannot stand in for the missing name.`];
}
async function writeManifest(setup, plan, sorted) {
    const { request, manifestFile, manifestText } = setup;
    const isWriting = (request.operation === 'register' && !request.dryRun && !request.check) ||
        (request.operation === 'prune' && !request.preview);
    if (!isWriting || !plan.isChanged)
        return;
    const compute = (current) => {
        // Someone else wrote it since we read it: their change is merged, not lost.
        const latest = current === manifestText ? plan : planFor(setup, sorted, current);
        return latest.isChanged ? latest.text() : null;
    };
    await request.store.update(manifestFile, compute, { backup: !request.environment.isCi });
}


/***/ }),

/***/ 3576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ selectForOperation),
/* harmony export */   f: () => (/* binding */ refuseUnknownNames)
/* harmony export */ });
/* harmony import */ var _core_closest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(769);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);


/** What of a run the operation shows: the named skills, the unregistered ones, or all. */
function selectForOperation(setup, everything) {
    const { request } = setup;
    const { skills, diagnostics, records } = everything;
    const names = new Set(skills.map(({ name }) => name));
    if (request.names !== undefined && request.names.length > 0)
        return onlyNamed(request.names, everything, names);
    if (request.operation === 'prune')
        return {
            skills: skills.filter(({ status }) => status === 'pruned'),
            diagnostics,
            discovered: records.length,
            names,
        };
    if (request.operation !== 'discover')
        return { skills, diagnostics, discovered: records.length, names };
    const statusOf = new Map(records.map(({ name, declared }) => [name, declared.status ?? 'active']));
    const isListed = ({ name, status }) => {
        if (status !== 'registered' && status !== 'invalid')
            return false;
        const declared = statusOf.get(name);
        return request.all === true || (declared !== 'inactive' && declared !== 'deprecated');
    };
    return { skills: skills.filter(isListed), diagnostics, discovered: records.length, names };
}
/** A name that nobody has is a mistake of whoever asks. */
function refuseUnknownNames(wanted, names) {
    const unknown = wanted.find((name) => !names.has(name));
    if (unknown === undefined)
        return;
    const near = (0,_core_closest_js__WEBPACK_IMPORTED_MODULE_0__.closestOf)(unknown, [...names]);
    const hint = near === null ? 'List them with `skill-registrar status`.' : `Did you mean "${near}"?`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`There is no skill "${unknown}".`, hint);
}
function onlyNamed(wanted, { skills, diagnostics }, names) {
    refuseUnknownNames(wanted, names);
    const chosen = new Set(wanted);
    return {
        skills: skills.filter(({ name }) => chosen.has(name)),
        diagnostics: diagnostics.filter(({ skill }) => skill !== undefined && chosen.has(skill)),
        discovered: chosen.size,
        names: chosen,
    };
}


/***/ }),

/***/ 1114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ StageTimer)
/* harmony export */ });
/** Milliseconds of every stage, for `--timing`. */
class StageTimer {
    timings = [];
    async time(stage, work) {
        const start = performance.now();
        const result = await work();
        this.timings.push({ stage, ms: performance.now() - start });
        return result;
    }
}


/***/ }),

/***/ 8508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VERSION: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of this package; a test holds it against package.json. */
const VERSION = '1.0.0';


/***/ })

};
