export const id = 115;
export const ids = [115];
export const modules = {

/***/ 38115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  editJson: () => (/* binding */ editJson),
  editJsonInPieces: () => (/* binding */ editJsonInPieces)
});

// EXTERNAL MODULE: ./build/core/json/json-value.js
var json_value = __webpack_require__(60159);
;// CONCATENATED MODULE: ./build/core/json/edit-plan.js

/** Most plans are leaves, and a big manifest has many: they share their emptiness. */
const NO_EDITS = { appended: [], children: new Map() };
/** Sorts edits by place; of two that exclude each other, the later one counts. */
function planEdits(edits) {
    const root = { appended: [], children: new Map() };
    for (const edit of edits)
        addEdit(root, edit);
    return root;
}
function addEdit(root, edit) {
    let draft = root;
    for (const segment of edit.path) {
        if (draft.isRemoved) {
            if (edit.op === 'remove')
                return;
            clear(draft, {});
        }
        draft = childDraft(draft, segment);
    }
    if (edit.op === 'set')
        clear(draft, edit.value);
    else if (edit.op === 'rename')
        draft.newKey = edit.key;
    else if (edit.op === 'remove')
        clear(draft, undefined);
    else {
        if (draft.isRemoved)
            clear(draft, []);
        draft.appended.push(edit.value);
    }
}
function childDraft(draft, segment) {
    const known = draft.children.get(segment);
    if (known !== undefined)
        return known;
    const created = { appended: [], children: new Map() };
    draft.children.set(segment, created);
    return created;
}
function clear(draft, replacement) {
    draft.appended.length = 0;
    draft.children.clear();
    delete draft.replacement;
    if (replacement !== undefined)
        draft.replacement = replacement;
    draft.isRemoved = replacement === undefined;
}
/** Nothing has to exist for these edits to succeed: removing what is not there is fine. */
function onlyRemoves(plan) {
    if (plan.isRemoved)
        return true;
    const isIdle = plan.replacement === undefined && plan.newKey === undefined && plan.appended.length === 0;
    return isIdle && [...plan.children.values()].every(onlyRemoves);
}
/** The value a plan makes of another value, or of nothing; `undefined` when there is none in the end. */
function applyPlan(plan, base) {
    if (plan.isRemoved)
        return undefined;
    const value = plan.replacement === undefined ? base : plan.replacement;
    if (plan.children.size === 0 && plan.appended.length === 0)
        return value;
    if (value === undefined && onlyRemoves(plan))
        return undefined;
    const target = value === undefined ? (plan.appended.length > 0 ? [] : {}) : value;
    refuseMisfits(plan, (0,json_value/* kindOf */.I)(target), (index) => index in target);
    if ((0,json_value/* kindOf */.I)(target) === 'scalar')
        return target;
    return (0,json_value/* isArray */.cy)(target) ? applyToArray(plan, target) : applyToObject(plan, target);
}
function applyToArray(plan, value) {
    const kept = value.flatMap((element, index) => {
        const edited = editedBy(plan.children.get(index), element);
        return edited === undefined ? [] : [edited];
    });
    return [...kept, ...plan.appended];
}
function applyToObject(plan, value) {
    const old = new Map(Object.entries(value));
    const keys = new Set([...old.keys(), ...plan.children.keys()]);
    const edited = new Map();
    for (const key of keys) {
        const child = plan.children.get(key);
        const result = editedBy(child, old.get(key));
        if (result !== undefined)
            addKey(edited, { key: child?.newKey ?? key, value: result });
        else if (child?.newKey !== undefined && !child.isRemoved)
            throw nothingToEdit(key);
    }
    return Object.fromEntries(edited);
}
function editedBy(plan, value) {
    return plan === undefined ? value : applyPlan(plan, value);
}
function addKey(to, { key, value }) {
    if (to.has(key))
        throw keyTaken(key);
    to.set(key, value);
}
/** An edit at a place that cannot exist is a mistake of the caller, and no edit may vanish without a word. */
function refuseMisfits(plan, kind, hasElement) {
    if (plan.appended.length > 0 && kind !== 'array')
        throw new TypeError(`Cannot append to this ${kind}.`);
    for (const [segment, child] of plan.children) {
        const fits = typeof segment === 'string' ? kind === 'object' : kind === 'array' && hasElement(segment);
        if (!fits && !onlyRemoves(child))
            throw nothingToEdit(segment);
        if (typeof segment === 'number' && child.newKey !== undefined)
            throw new TypeError('An element has no name.');
    }
}
function nothingToEdit(segment) {
    return new RangeError(`There is no ${JSON.stringify(segment)} to edit in this value.`);
}
function keyTaken(key) {
    return new RangeError(`Two properties would be called ${JSON.stringify(key)}.`);
}

;// CONCATENATED MODULE: ./build/core/json/difference-plan.js


const REMOVAL = { ...NO_EDITS, isRemoved: true };
/**
 * The edits that turn a value into another one, so that replacing a list or an object leaves the parts that
 * stay as they were written. `null`: the old text is of no use.
 */
function planDifference(node, target) {
    if (node.kind !== (0,json_value/* kindOf */.I)(target))
        return null;
    if (node.kind === 'object')
        return planObject(node, target);
    if ((0,json_value/* isArray */.cy)(target))
        return planArray(node, target);
    return isSameScalar(node, target) ? NO_EDITS : null;
}
function planObject(node, target) {
    const children = new Map();
    for (const { key } of node.members) {
        if (!Object.hasOwn(target, key))
            children.set(key, REMOVAL);
    }
    for (const [key, value] of Object.entries(target)) {
        if (!isSameScalar(node.member(key)?.value, value))
            children.set(key, { ...NO_EDITS, replacement: value });
    }
    return { ...NO_EDITS, children };
}
function planArray(node, target) {
    if (node.members.length === target.length)
        return planElements(node, target);
    const old = node.members.map((member) => JSON.parse(member.value.raw));
    const same = countSame(old, target);
    if (same === old.length)
        return { ...NO_EDITS, appended: target.slice(same) };
    const sameAtEnd = countSame(old.slice(same).reverse(), target.slice(same).reverse());
    if (same + sameAtEnd === target.length)
        return planRemovals(same, old.length - sameAtEnd);
    return { ...planRemovals(0, old.length), appended: target };
}
function planElements(node, target) {
    const children = new Map();
    for (const [index, value] of target.entries()) {
        if (!isSameScalar(node.member(index)?.value, value))
            children.set(index, { ...NO_EDITS, replacement: value });
    }
    return { ...NO_EDITS, children };
}
function planRemovals(from, to) {
    const indices = Array.from({ length: to - from }, (_, offset) => from + offset);
    return { ...NO_EDITS, children: new Map(indices.map((index) => [index, REMOVAL])) };
}
function countSame(a, b) {
    const end = Math.min(a.length, b.length);
    let count = 0;
    while (count < end && (0,json_value/* isSameJson */.TL)(a[count], b[count]))
        count++;
    return count;
}
function isSameScalar(node, value) {
    if (node?.kind !== 'scalar' || (0,json_value/* kindOf */.I)(value) !== 'scalar')
        return false;
    return node.raw === JSON.stringify(value) || JSON.parse(node.raw) === value;
}

// EXTERNAL MODULE: ./build/core/json/json-characters.js
var json_characters = __webpack_require__(28480);
// EXTERNAL MODULE: ./build/core/json/json-tree.js + 1 modules
var json_tree = __webpack_require__(33895);
;// CONCATENATED MODULE: ./build/core/json/json-layout.js


const RETURN = 0x0d;
const BLANK = 0x20;
const TAB = 0x09;
/** A longer gap is no style but an attempt to make us repeat it. */
const LONGEST_GAP = 200;
/** Reads the habits of a document off its first lines. */
function detectStyle(root) {
    const { source } = root;
    const newline = source.find(json_characters/* NEWLINE */.Xy, 0);
    const colon = firstColon(root) ?? ': ';
    const isOneLine = root.members.length > 0 && !root.spansLines;
    return {
        eol: newline > 0 && source.unitAt(newline - 1) === RETURN ? '\r\n' : '\n',
        unit: detectUnit(root),
        colon,
        comma: isOneLine ? oneLineComma(root, colon) : ', ',
        isOneLine,
    };
}
function detectUnit(root) {
    const indented = firstIndentation(root);
    if (indented !== undefined)
        return withinReason(indented) ?? '  ';
    return root.members.length > 0 && root.spansLines ? '' : '  ';
}
/** Of the first line that has one. */
function firstIndentation({ source }) {
    for (let newline = source.find(json_characters/* NEWLINE */.Xy, 0); newline !== -1; newline = source.find(json_characters/* NEWLINE */.Xy, newline + 1)) {
        let end = newline + 1;
        while (source.unitAt(end) === BLANK || source.unitAt(end) === TAB)
            end++;
        const isEmpty = end === source.length || (0,json_tree/* isSpace */.xC)(source.unitAt(end));
        if (!isEmpty && end > newline + 1)
            return source.slice(newline + 1, end);
    }
    return undefined;
}
function oneLineComma(root, colon) {
    const gap = root.members.length > 1 ? withinReason(root.gapBefore(1)) : undefined;
    return gap ?? (colon === ':' ? ',' : ', ');
}
function firstColon(node) {
    const first = node.members[0];
    if (first === undefined)
        return undefined;
    if (node.kind === 'array')
        return first.value.kind === 'object' ? firstColon(first.value) : undefined;
    const colon = node.source.slice(first.keyEnd, first.value.start);
    return hasNewline(colon) ? undefined : withinReason(colon);
}
/** The layout of a container that has members, for writing more of them. */
function layoutOf(node, indent, style) {
    const lead = node.gapBefore(0);
    return {
        lead,
        separator: separatorOf(node, style),
        tail: node.tail,
        colon: (node.kind === 'object' ? firstColon(node) : undefined) ?? style.colon,
        isInline: style.isOneLine || !node.spansLines,
        memberIndent: hasNewline(lead) ? indentAfter(lead) : indent,
    };
}
/** The layout of a new container that begins on a line with this indentation, modelled on another one. */
function layoutLike(model, at, style) {
    const like = model === undefined ? undefined : layoutOf(model, at.indent, style);
    const colon = like?.colon ?? style.colon;
    const isInline = at.isInline || (like?.isInline ?? style.isOneLine);
    // `[{` … `}, {` … `}]` is a habit of its own: the brackets hug members that span lines.
    const isHugging = like !== undefined && !hasNewline(like.lead);
    if (isInline || isHugging) {
        return { ...inlineGaps(like, style), colon, isInline, memberIndent: at.indent };
    }
    const memberIndent = at.indent + style.unit;
    return {
        lead: style.eol + memberIndent,
        separator: `,${style.eol}${memberIndent}`,
        tail: style.eol + at.indent,
        colon,
        isInline: false,
        memberIndent,
    };
}
function inlineGaps(like, style) {
    const onOneLine = (gap) => gap === undefined || hasNewline(gap) ? undefined : withinReason(gap);
    const lead = onOneLine(like?.lead) ?? '';
    return {
        lead,
        separator: onOneLine(like?.separator) ?? style.comma,
        tail: onOneLine(like?.tail) ?? lead,
    };
}
function separatorOf(node, style) {
    if (node.members.length > 1) {
        return withinReason(withoutBlankLines(node.gapBefore(node.members.length - 1))) ?? style.comma;
    }
    const lead = node.gapBefore(0);
    return hasNewline(lead) ? `,${style.eol}${indentAfter(lead)}` : style.comma;
}
function withoutBlankLines(gap) {
    return gap.replace(/(\r?\n)(?:[ \t]*\r?\n)+/g, '$1');
}
/** The indentation of the last line that a gap begins; a comma may follow it. */
function indentAfter(gap) {
    const [indent = ''] = /^[ \t]*/.exec(gap.slice(gap.lastIndexOf('\n') + 1)) ?? [];
    return withinReason(indent) ?? '';
}
function hasNewline(text) {
    return text.includes('\n');
}
function withinReason(gap) {
    return gap.length <= LONGEST_GAP ? gap : undefined;
}

;// CONCATENATED MODULE: ./build/core/json/style-models.js
const NO_MODELS = { counterparts: [], nearby: [] };
/** So many neighbours are looked at; more would make many insertions quadratic. */
const ENOUGH = 16;
/** Models for an element of this array, which may be missing itself and have models only. */
function modelsForElement(array, models) {
    const peers = models.counterparts.flatMap((peer) => lastValues(peer));
    return {
        counterparts: [...lastValues(array), ...peers].slice(0, ENOUGH),
        nearby: nearby(array, models),
    };
}
/** Models for the value under a key of this object, which may be missing itself and have models only. */
function modelsForKey(key, object, models) {
    const counterparts = models.counterparts.flatMap((peer) => peer.member(key)?.value ?? []);
    return { counterparts: counterparts.slice(0, ENOUGH), nearby: nearby(object, models) };
}
function nearby(container, models) {
    const around = container ?? models.counterparts[0];
    const own = around === undefined ? [] : [...lastValues(around), around];
    return [...own, ...models.nearby].slice(0, 2 * ENOUGH);
}
/** The last few values of a container, last one first. */
function lastValues(node) {
    return (node?.members ?? [])
        .slice(-ENOUGH)
        .map((member) => member.value)
        .reverse();
}
/** The value to write another one like: a list of words is no model for a list of entries nearby. */
function pickModel(models, wanted) {
    const isLike = (node) => node.kind === wanted.kind && node.members.length > 0;
    const isBuiltLike = (node) => wanted.isInline || holdsContainers(node) === wanted.holdsContainers;
    return models.counterparts.find(isLike) ?? models.nearby.find((node) => isLike(node) && isBuiltLike(node));
}
function holdsContainers(node) {
    return node.members.slice(0, ENOUGH).some((member) => member.value.kind !== 'scalar');
}

;// CONCATENATED MODULE: ./build/core/json/edit-site.js



/** The site of a member that stands at this place. */
function memberSite(parent, index, { indent, isInline }) {
    const { key, value } = parent.node.members[index];
    return { node: value, indent, isInline, models: () => modelsForMember(parent, key) };
}
/** What a value under this key, or an element, should look like. */
function modelsForMember({ node, models }, key) {
    return node.kind === 'array' ? modelsForElement(node, models()) : modelsForKey(key, node, models());
}
/** The layout of the container that stands there; of an empty one, what it gets when the plan fills it. */
function layoutAt(site, plan, style) {
    const { node, isInline } = site;
    if (node.members.length > 0)
        return layoutOf(node, site.indent, style);
    const model = pickModel(site.models(), {
        kind: node.kind,
        holdsContainers: addsContainers(plan),
        isInline,
    });
    return layoutLike(model, site, style);
}
function addsContainers(plan) {
    const isLeaf = (child) => child.children.size === 0 && child.appended.length === 0 && !(0,json_value/* isContainer */.u_)(child.replacement ?? null);
    return plan.appended.some(json_value/* isContainer */.u_) || ![...plan.children.values()].every(isLeaf);
}

;// CONCATENATED MODULE: ./build/core/json/splice-members.js

/** Takes members out of a container, with their commas and lines, and puts new ones at its end. */
function spliceMembers(splice) {
    const { node, isRemoved, added } = splice;
    const kept = [...node.members.keys()].filter((index) => !isRemoved(index));
    const firstKept = kept[0];
    const lastKept = kept.at(-1);
    if (added.length === 0 && kept.length === node.members.length)
        return [];
    if (firstKept === undefined || lastKept === undefined)
        return [refill(splice)];
    const edits = removeBetween(node, kept);
    if (firstKept > 0) {
        edits.push({ start: node.members[0].start, end: node.members[firstKept].start, text: '' });
    }
    if (added.length > 0 || lastKept < node.members.length - 1) {
        const text = added.map((member) => splice.layout.separator + member).join('');
        edits.push({ start: node.members[lastKept].value.end, end: node.members.at(-1).value.end, text });
    }
    return edits;
}
/** Nothing of the old content stays. */
function refill({ node, added, layout }) {
    const text = added.length > 0 ? layout.lead + added.join(layout.separator) + layout.tail : '';
    return { start: node.start + 1, end: node.end - 1, text };
}
function removeBetween(node, kept) {
    const edits = [];
    for (let at = 1; at < kept.length; at++) {
        const before = kept[at - 1];
        const after = kept[at];
        if (after - before > 1)
            edits.push(removeRun(node, before + 1, after));
    }
    return edits;
}
/** Of the two gaps around what goes, the one with the line break stays. */
function removeRun(node, from, next) {
    const keepsFirstGap = hasNewline(node.gapBefore(from)) && !hasNewline(node.gapBefore(next));
    return keepsFirstGap
        ? { start: node.members[from].start, end: node.members[next].start, text: '' }
        : { start: node.members[from - 1].value.end, end: node.members[next - 1].value.end, text: '' };
}

;// CONCATENATED MODULE: ./build/core/json/text-edits.js
/** Applies edits that do not overlap, in one pass. */
function applyTextEdits(source, edits) {
    const pieces = [];
    let at = 0;
    for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
        pieces.push(source.piece(at, edit.start), edit.text);
        at = edit.end;
    }
    pieces.push(source.piece(at, source.length));
    return pieces;
}

;// CONCATENATED MODULE: ./build/core/json/write-json-value.js



/** A value as text in the style of its surroundings. */
function writeJsonValue(value, place, style) {
    if (!(0,json_value/* isContainer */.u_)(value))
        return JSON.stringify(value);
    const kind = (0,json_value/* kindOf */.I)(value);
    const [open, close] = kind === 'array' ? '[]' : '{}';
    const children = Object.values(value);
    if (children.length === 0)
        return `${open}${close}`;
    const models = place.models();
    const holdsContainers = children.some(json_value/* isContainer */.u_);
    const layout = layoutLike(pickModel(models, { ...place, kind, holdsContainers }), place, style);
    const members = (0,json_value/* isArray */.cy)(value)
        ? writeElements(value, { layout, models, style })
        : writeProperties(value, { layout, models, style });
    return `${open}${layout.lead}${members.join(layout.separator)}${layout.tail}${close}`;
}
function writeElements(elements, { layout, models, style }) {
    const forElement = modelsForElement(undefined, models);
    const place = { indent: layout.memberIndent, isInline: layout.isInline, models: () => forElement };
    return elements.map((element) => writeJsonValue(element, place, style));
}
function writeProperties(object, { layout, models, style }) {
    return Object.entries(object).map(([key, value]) => {
        const place = {
            indent: layout.memberIndent,
            isInline: layout.isInline,
            models: () => modelsForKey(key, undefined, models),
        };
        return JSON.stringify(key) + layout.colon + writeJsonValue(value, place, style);
    });
}

;// CONCATENATED MODULE: ./build/core/json/write-added-members.js



/** The members that a plan adds to a container, as text in the container's own style. */
function writeAddedMembers(site, plan, how) {
    const write = (value, key) => writeMember(site, { key, value }, how);
    if (site.node.kind === 'array') {
        const old = removedTexts(site.node, plan);
        return plan.appended.map((value) => old.get(JSON.stringify(value)) ?? write(value, ''));
    }
    const added = newProperties(site.node, plan);
    refuseTakenKeys(site.node, plan, added);
    return added.map(([key, value]) => JSON.stringify(key) + how.layout.colon + write(value, key));
}
function writeMember(site, { key, value }, how) {
    const { memberIndent, isInline } = how.layout;
    const models = () => modelsForMember(site, key);
    return writeJsonValue(value, { indent: memberIndent, isInline, models }, how.style);
}
/** What is taken out here and added again keeps its spelling. */
function removedTexts(node, plan) {
    const texts = new Map();
    if (plan.appended.length === 0)
        return texts;
    for (const [index, child] of plan.children) {
        const raw = child.isRemoved ? node.member(index)?.value.raw : undefined;
        if (raw !== undefined)
            texts.set(JSON.stringify(JSON.parse(raw)), raw);
    }
    return texts;
}
function newProperties(node, plan) {
    const added = [];
    for (const [key, child] of plan.children) {
        if (node.member(key) !== undefined)
            continue;
        const value = applyPlan(child, undefined);
        if (value !== undefined)
            added.push([child.newKey ?? key, value]);
        else if (child.newKey !== undefined && !child.isRemoved)
            throw nothingToEdit(key);
    }
    return added;
}
function refuseTakenKeys(node, plan, added) {
    if (![...plan.children.values()].some((child) => child.newKey !== undefined))
        return;
    const taken = new Set();
    const take = (key) => {
        if (taken.has(key))
            throw keyTaken(key);
        taken.add(key);
    };
    for (const key of new Set(node.members.map((member) => member.key))) {
        const child = plan.children.get(key);
        if (!child?.isRemoved)
            take(child?.newKey ?? key);
    }
    for (const [key] of added)
        take(key);
}

// EXTERNAL MODULE: ./build/core/text-pieces.js
var text_pieces = __webpack_require__(10543);
;// CONCATENATED MODULE: ./build/core/edit-json.js











/**
 * Edits JSON as text: what no edit names stays byte for byte, what is written looks like its surroundings.
 * All paths name the text as it came in. The text has to be one that `readJson` accepts.
 */
function editJson(text, edits) {
    return (0,text_pieces/* joinPieces */.A)(editJsonInPieces(text, edits));
}
/** The same, for what is too large to be held twice, or to be a text at all: what stays are parts of the original. */
function editJsonInPieces(json, edits) {
    if (edits.length === 0)
        return [json];
    const plan = planEdits(edits);
    if (plan.isRemoved || plan.newKey !== undefined)
        throw nothingToEdit('the whole document');
    const root = (0,json_tree/* openJson */.VH)(json);
    const style = detectStyle(root);
    const editor = new JsonEditor(style);
    editor.editValue({ node: root, indent: '', isInline: style.isOneLine, models: () => NO_MODELS }, plan);
    return applyTextEdits(root.source, editor.edits);
}
class JsonEditor {
    style;
    edits = [];
    constructor(style) {
        this.style = style;
    }
    editValue(site, plan) {
        if (plan.replacement === undefined)
            this.editContainer(site, plan);
        else
            this.replaceValue(site, applyPlan(plan, undefined));
    }
    replaceValue(site, target) {
        const difference = planDifference(site.node, target);
        if (difference !== null)
            this.editContainer(site, difference);
        else {
            const text = writeJsonValue(target, site, this.style);
            this.edits.push({ start: site.node.start, end: site.node.end, text });
        }
    }
    editContainer(site, plan) {
        const { node } = site;
        refuseMisfits(plan, node.kind, (index) => index in node.members);
        if (node.kind === 'scalar' || (plan.children.size === 0 && plan.appended.length === 0))
            return;
        const planOf = (index) => plan.children.get(node.kind === 'array' ? index : node.members[index].key);
        const layout = layoutAt(site, plan, this.style);
        this.editMembers(site, planOf, layout.isInline);
        const added = writeAddedMembers(site, plan, { layout, style: this.style });
        const isRemoved = (index) => planOf(index)?.isRemoved === true;
        for (const edit of spliceMembers({ node, isRemoved, added, layout }))
            this.edits.push(edit);
    }
    /** Keys and values of the members that stay. */
    editMembers(site, planOf, isInline) {
        let { indent } = site;
        for (const [index, member] of site.node.members.entries()) {
            const gap = site.node.gapBefore(index);
            if (hasNewline(gap))
                indent = indentAfter(gap);
            const plan = planOf(index);
            if (plan === undefined || plan.isRemoved)
                continue;
            if (plan.newKey !== undefined) {
                this.edits.push({ start: member.start, end: member.keyEnd, text: JSON.stringify(plan.newKey) });
            }
            const isShadowed = site.node.kind === 'object' && site.node.member(member.key) !== member;
            if (!isShadowed)
                this.editValue(memberSite(site, index, { indent, isInline }), plan);
        }
    }
}


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


/***/ })

};
