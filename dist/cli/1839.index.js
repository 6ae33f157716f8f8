"use strict";
exports.id = 1839;
exports.ids = [1839];
exports.modules = {

/***/ 11839:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  STEPS_PER_SKILL: function() { return /* binding */ STEPS_PER_SKILL; },
  findBacktracking: function() { return /* binding */ findBacktracking; }
});

;// CONCATENATED MODULE: ./build/core/static/pattern/character-set.js
const LAST = 0xffff;
const ANYTHING = [[0, LAST]];
const DIGITS = [[0x30, 0x39]];
const WORD = [
    [0x30, 0x39],
    [0x41, 0x5a],
    [0x5f, 0x5f],
    [0x61, 0x7a],
];
const SPACE = [
    [0x09, 0x0d],
    [0x20, 0x20],
    [0xa0, 0xa0],
    [0x1680, 0x1680],
    [0x2000, 0x200a],
    [0x2028, 0x2029],
    [0x202f, 0x202f],
    [0x205f, 0x205f],
    [0x3000, 0x3000],
    [0xfeff, 0xfeff],
];
const LINE_ENDS = [
    [0x0a, 0x0a],
    [0x0d, 0x0d],
    [0x2028, 0x2029],
];
/** Sorts ranges and joins those that touch. */
function union(ranges) {
    const joined = [];
    for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
        const last = joined.at(-1);
        if (last !== undefined && from <= last[1] + 1)
            last[1] = Math.max(last[1], to);
        else
            joined.push([from, to]);
    }
    return joined;
}
function complement(set) {
    const rest = [];
    let next = 0;
    for (const [from, to] of set) {
        if (from > next)
            rest.push([next, from - 1]);
        next = to + 1;
    }
    if (next <= LAST)
        rest.push([next, LAST]);
    return rest;
}
function intersects(a, b) {
    return a.some(([from, to]) => b.some(([otherFrom, otherTo]) => from <= otherTo && otherFrom <= to));
}
/** Both cases of every ASCII letter: triggers are matched without regard to case. */
function foldCase(set) {
    const folded = [...set];
    for (const [from, to] of set) {
        for (const [first, shift] of [
            [0x41, 0x20],
            [0x61, -0x20],
        ]) {
            const start = Math.max(from, first);
            const end = Math.min(to, first + 25);
            if (start <= end)
                folded.push([start + shift, end + shift]);
        }
    }
    return union(folded);
}

;// CONCATENATED MODULE: ./build/core/static/pattern/find-components.js
/**
 * Numbers the strongly connected parts of a graph (Tarjan's algorithm): nodes with the same number lie on a
 * common loop. A node that lies on none has a number of its own.
 */
function findComponents(follow) {
    const component = [];
    const order = [];
    const low = [];
    const open = [];
    let visited = 0;
    function visit(node) {
        order[node] = low[node] = visited++;
        open.push(node);
        for (const next of follow[node]) {
            if (order[next] === undefined)
                visit(next);
            if (component[next] === undefined)
                low[node] = Math.min(low[node], low[next]);
        }
        if (low[node] === order[node])
            close(node);
    }
    function close(first) {
        for (let node = open.pop(); node !== undefined; node = node === first ? undefined : open.pop()) {
            component[node] = first;
        }
    }
    for (let node = 0; node < follow.length; node++)
        if (order[node] === undefined)
            visit(node);
    return component;
}

;// CONCATENATED MODULE: ./build/core/static/pattern/has-many-runs.js
const TEXT_LENGTH = 64;
const MANY_RUNS = 20_000;
const BEAM = 8;
const MAX_CHARACTERS = 24;
/**
 * Tells whether some text of 64 characters can be matched in very many ways: `.*.*.*.*`, `(a|a)` written
 * sixty times. The text is looked for letter by letter, keeping the few beginnings with the most ways.
 */
function hasManyRuns({ labels, first, follow }, budget) {
    const edges = follow.reduce((sum, next) => sum + next.length, labels.length);
    const alphabet = [...new Set(labels.flatMap((label) => label.map(([from]) => from)))].slice(0, MAX_CHARACTERS);
    const accepts = alphabet.map((character) => labels.map((label) => label.some(([from, to]) => from <= character && character <= to)));
    let beam = accepts.map((isAccepted) => begin(first, isAccepted));
    for (let length = 1; length < TEXT_LENGTH && beam.length > 0; length++) {
        beam = keepBest(beam);
        if (beam.some((runs) => total(runs) > MANY_RUNS))
            return true;
        if (!budget.spend(beam.length * alphabet.length * edges))
            return 'too long';
        beam = beam.flatMap((runs) => accepts.map((isAccepted) => step(runs, follow, isAccepted)));
    }
    return false;
}
function begin(first, isAccepted) {
    const runs = new Float64Array(isAccepted.length);
    for (const position of first)
        if (isAccepted[position])
            runs[position] += 1;
    return runs;
}
function step(runs, follow, isAccepted) {
    const next = new Float64Array(runs.length);
    for (let position = 0; position < runs.length; position++) {
        if (runs[position] === 0)
            continue;
        for (const to of follow[position])
            if (isAccepted[to])
                next[to] += runs[position];
    }
    return next;
}
function keepBest(beam) {
    const distinct = new Map(beam.map((runs) => [runs.join(), runs]));
    return [...distinct.values()]
        .filter((runs) => total(runs) > 0)
        .sort((a, b) => total(b) - total(a))
        .slice(0, BEAM);
}
function total(runs) {
    return runs.reduce((sum, count) => sum + count, 0);
}

;// CONCATENATED MODULE: ./build/core/static/pattern/read-characters.js

const CLASSES = {
    d: DIGITS,
    D: complement(DIGITS),
    w: WORD,
    W: complement(WORD),
    s: SPACE,
    S: complement(SPACE),
};
const CONTROLS = { 0: 0, t: 9, n: 10, v: 11, f: 12, r: 13 };
const NUMBERED = /\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|c([a-z]))/iy;
const BACKREFERENCE = /\\(?:[1-9]\d*|k<[^>]*>)/y;
/** Reads one literal character, or what a backslash makes of the next. */
function readEscape(source, at) {
    if (source[at] !== '\\')
        return folded(single(source.charCodeAt(at), at + 1));
    BACKREFERENCE.lastIndex = at;
    // What the group matched is not known here; one arbitrary character stands for it.
    if (BACKREFERENCE.test(source))
        return { set: ANYTHING, end: BACKREFERENCE.lastIndex };
    return folded(readCharacterEscape(source, at));
}
function readCharacterEscape(source, at) {
    const letter = source[at + 1];
    if (Object.hasOwn(CLASSES, letter))
        return { set: CLASSES[letter], end: at + 2 };
    if (Object.hasOwn(CONTROLS, letter))
        return single(CONTROLS[letter], at + 2);
    NUMBERED.lastIndex = at;
    const [text, byte, unit, control] = NUMBERED.exec(source) ?? [];
    if (text === undefined)
        return single(letter.charCodeAt(0), at + 2);
    const code = control === undefined ? Number.parseInt(byte ?? unit, 16) : control.charCodeAt(0) % 32;
    return single(code, at + text.length);
}
/** Reads a class such as `[^a-z\d]`. */
function readClass(source, start) {
    const isNegated = source[start + 1] === '^';
    const ranges = [];
    let at = start + (isNegated ? 2 : 1);
    while (at < source.length && source[at] !== ']') {
        const first = readMember(source, at);
        at = first.end;
        const isRange = source[at] === '-' && source[at + 1] !== ']';
        const last = isRange ? readMember(source, at + 1) : first;
        if (isRange)
            at = last.end;
        ranges.push(...spanOf(first.set, last.set));
    }
    const set = foldCase(union(ranges));
    return { set: isNegated ? complement(set) : set, end: at + 1 };
}
function readMember(source, at) {
    if (source[at] !== '\\')
        return single(source.charCodeAt(at), at + 1);
    if (source[at + 1] === 'b')
        return single(8, at + 2);
    return readCharacterEscape(source, at);
}
/** `a-z` is a range; `\w-x` is three members. */
function spanOf(first, last) {
    const isSingle = (set) => set.length === 1 && set[0][0] === set[0][1];
    if (first === last)
        return first;
    if (isSingle(first) && isSingle(last))
        return [[first[0][0], last[0][0]]];
    return [...first, [0x2d, 0x2d], ...last];
}
function single(code, end) {
    return { set: [[code, code]], end };
}
/** Members of a class are folded with the class: `[^a-z]` without regard to case has no `A` either. */
function folded({ set, end }) {
    return { set: foldCase(set), end };
}

;// CONCATENATED MODULE: ./build/core/static/pattern/parse-pattern.js


const NOTHING = { kind: 'sequence', parts: [] };
const DOT = complement(LINE_ENDS);
/** What takes no text. */
const EDGE = /[$^]|\\[bB]/y;
const GROUP_START = /\((?:\?(?:<?[=!]|:|<[^>=!][^>]*>|[a-z-]*:))?/y;
const QUANTIFIER = /(?:[*+?]|\{(\d+)(,(\d*))?\})\??/y;
/** Parses the source of an expression that `new RegExp(source, 'i')` accepts. */
function parsePattern(source) {
    const lookarounds = [];
    let at = 0;
    function parseChoice() {
        const parts = [parseSequence()];
        while (source[at] === '|') {
            at++;
            parts.push(parseSequence());
        }
        return parts.length === 1 ? parts[0] : { kind: 'choice', parts };
    }
    function parseSequence() {
        const parts = [];
        while (at < source.length && source[at] !== '|' && source[at] !== ')') {
            parts.push(parseQuantified(parseAtom()));
        }
        return parts.length === 1 ? parts[0] : { kind: 'sequence', parts };
    }
    function parseAtom() {
        const character = source[at];
        if (character === '(')
            return parseGroup();
        EDGE.lastIndex = at;
        if (EDGE.test(source)) {
            at = EDGE.lastIndex;
            return NOTHING;
        }
        if (character === '.') {
            at++;
            return { kind: 'set', set: DOT };
        }
        const { set, end } = character === '[' ? readClass(source, at) : readEscape(source, at);
        at = end;
        return { kind: 'set', set };
    }
    function parseGroup() {
        GROUP_START.lastIndex = at;
        const opening = GROUP_START.exec(source)[0];
        at += opening.length;
        const inner = parseChoice();
        at++;
        if (!/^\(\?<?[=!]/.test(opening))
            return inner;
        lookarounds.push(inner);
        return NOTHING;
    }
    function parseQuantified(part) {
        QUANTIFIER.lastIndex = at;
        const match = QUANTIFIER.exec(source);
        if (match === null)
            return part;
        at = QUANTIFIER.lastIndex;
        return { kind: 'repeat', part, ...boundsOf(match) };
    }
    return { root: parseChoice(), lookarounds };
}
function boundsOf([text, low, comma, high]) {
    if (low === undefined) {
        return { min: text.startsWith('+') ? 1 : 0, max: text.startsWith('?') ? 1 : Number.POSITIVE_INFINITY };
    }
    const min = Number(low);
    if (comma === undefined)
        return { min, max: min };
    return { min, max: high === '' ? Number.POSITIVE_INFINITY : Number(high) };
}

;// CONCATENATED MODULE: ./build/core/static/pattern/position-automaton.js
/** Above this a counted repetition behaves like an endless one for any text that matters. */
const MAX_COPIES = 8;
/**
 * Builds the automaton; `null` when it would have more than `maxPositions` states, or when the budget is spent:
 * repetitions inside repetitions are copied again and again, even those of nothing.
 */
function buildAutomaton(root, maxPositions, budget) {
    const labels = [];
    const follow = [];
    let isTooLarge = false;
    function visit(node) {
        isTooLarge ||= labels.length > maxPositions || !budget.spend(1);
        if (isTooLarge)
            return EMPTY;
        switch (node.kind) {
            case 'set':
                follow.push([]);
                return { isNullable: false, first: [labels.length], last: [labels.push(node.set) - 1] };
            case 'choice':
                return node.parts.map(visit).reduce(either);
            case 'sequence':
                return node.parts.map(visit).reduce(join, EMPTY);
            case 'repeat':
                return node.max > MAX_COPIES
                    ? loop(visit(node.part), node.min)
                    : copies(node.part, node.min, node.max);
        }
    }
    function join(a, b) {
        connect(a.last, b.first);
        return {
            isNullable: a.isNullable && b.isNullable,
            first: a.isNullable ? [...a.first, ...b.first] : a.first,
            last: b.isNullable ? [...a.last, ...b.last] : b.last,
        };
    }
    function loop(part, min) {
        connect(part.last, part.first);
        return { ...part, isNullable: part.isNullable || min === 0 };
    }
    function copies(part, min, max) {
        let all = EMPTY;
        for (let copy = 1; copy <= max; copy++) {
            const fragment = visit(part);
            all = join(all, copy > min ? { ...fragment, isNullable: true } : fragment);
        }
        return all;
    }
    function connect(from, to) {
        isTooLarge ||= !budget.spend(from.length * to.length);
        if (isTooLarge)
            return;
        for (const position of from)
            follow[position].push(...to);
    }
    const { first } = visit(root);
    return isTooLarge || labels.length > maxPositions ? null : { labels, first, follow };
}
const EMPTY = { isNullable: true, first: [], last: [] };
function either(a, b) {
    return {
        isNullable: a.isNullable || b.isNullable,
        first: [...a.first, ...b.first],
        last: [...a.last, ...b.last],
    };
}

// EXTERNAL MODULE: ./build/core/static/pattern/step-budget.js
var step_budget = __webpack_require__(4727);
;// CONCATENATED MODULE: ./build/core/static/pattern/find-backtracking.js






const TOO_LONG = 'it is too long to be judged';
const MAX_LENGTH = 2000;
const MAX_POSITIONS = 200;
/** About a tenth of a second. */
const STEPS_PER_SKILL = 5_000_000;
/**
 * Says how a regular expression can take for ever, or `null` when it cannot. Exponential time means that some
 * text leads from a state back to it in two ways (Weber and Seidl's criterion, decided exactly on the
 * pattern's automaton); what is only steep shows in the number of ways to match a short text.
 * Back-references count as any character.
 */
function findBacktracking(pattern, budget = new step_budget/* StepBudget */.g(STEPS_PER_SKILL)) {
    if (pattern.length > MAX_LENGTH || !budget.spend(pattern.length))
        return TOO_LONG;
    const { root, lookarounds } = parsePattern(pattern);
    for (const part of [root, ...lookarounds]) {
        const automaton = buildAutomaton(part, MAX_POSITIONS, budget);
        const problem = automaton === null ? TOO_LONG : examine(automaton, budget);
        if (problem !== null)
            return problem;
    }
    return null;
}
function examine(automaton, budget) {
    const component = findComponents(automaton.follow);
    if (hasTwoWays(automaton, component))
        return 'a repetition inside a repetition matches the same text in two ways';
    const verdict = splitsAndMeets(automaton, component, budget);
    if (verdict === 'too long')
        return TOO_LONG;
    if (verdict)
        return 'a repetition can match the same text in two ways';
    const many = hasManyRuns(automaton, budget);
    if (many === 'too long')
        return TOO_LONG;
    return many ? 'a short text can be matched in tens of thousands of ways' : null;
}
/** The same step twice, inside a loop: `(a*)*`, `(a?b?)*`. */
function hasTwoWays({ follow }, component) {
    return follow.some((next, from) => {
        const inLoop = next.filter((to) => component[to] === component[from]);
        return new Set(inLoop).size < inLoop.length;
    });
}
/**
 * Two walkers that read the same text start together in a loop, part, and meet again: `(a|a)*`, `(a+b?)+`.
 * Where they meet they are still in that loop, so they can do it again and again.
 */
function splitsAndMeets({ labels, follow }, component, budget) {
    const size = labels.length;
    const queue = labels.map((_, position) => position * size + position);
    const seen = new Set(queue);
    for (let pair = queue.pop(); pair !== undefined; pair = queue.pop()) {
        const [left, right] = [Math.floor(pair / size), pair % size];
        for (const a of follow[left]) {
            if (component[a] !== component[left])
                continue;
            for (const b of follow[right]) {
                if (!budget.spend(1))
                    return 'too long';
                if (component[b] !== component[right] || component[a] !== component[b])
                    continue;
                if (a === b && left === right)
                    continue;
                if (!intersects(labels[a], labels[b]))
                    continue;
                if (a === b)
                    return true;
                const next = a * size + b;
                if (!seen.has(next))
                    queue.push(next);
                seen.add(next);
            }
        }
    }
    return false;
}


/***/ })

};
;