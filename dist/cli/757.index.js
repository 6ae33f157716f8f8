"use strict";
exports.id = 757;
exports.ids = [757];
exports.modules = {

/***/ 90757:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  describeRun: function() { return /* reexport */ describeRun; },
  findHiddenCharacters: function() { return /* reexport */ findHiddenCharacters; },
  findHomePaths: function() { return /* reexport */ findHomePaths; },
  findIgnoredSafeguards: function() { return /* reexport */ findIgnoredSafeguards; },
  findPipeToShell: function() { return /* reexport */ findPipeToShell; },
  findSecrets: function() { return /* reexport */ findSecrets; }
});

// EXTERNAL MODULE: ./build/core/content/hidden-code-points.js
var hidden_code_points = __webpack_require__(47735);
;// CONCATENATED MODULE: ./build/core/content/find-hidden-characters.js

/** A run, so that a message hidden in ten thousand of them is one finding. */
const HIDDEN = new RegExp(`[\x1b\xad${hidden_code_points/* HIDDEN_IN_BASIC_PLANE */.JG}\u{e0000}-\u{e0fff}]+`, 'gu');
const EMOJI_END = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u20e3)$/u;
const FLAG_END = /\u{1f3f4}$/u;
const FLAG_TAGS = /^[\u{e0020}-\u{e007e}]{1,8}\u{e007f}$/u;
/** Persian, the Indic scripts and their neighbours need joiners between letters. */
const JOINED_LETTER_END = /(?!\p{Script=Latin})[\p{L}\p{M}]$/u;
const LATIN_START = /^(?:\p{Script=Latin}|[!-~])/u;
/** Letters of scripts that are written from right to left; the Arabic letter mark among them is none. */
const RIGHT_TO_LEFT = /[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** Finds characters that no reader sees; those that emoji and other scripts are made of are left alone. */
function* findHiddenCharacters(text) {
    for (const match of text.matchAll(HIDDEN)) {
        const end = match.index + match[0].length;
        if (!isOrdinary(text, match[0], match.index, end)) {
            yield { start: match.index, end, what: describeRun(match[0]) };
        }
    }
}
function isOrdinary(text, run, start, end) {
    const before = text.slice(Math.max(0, start - 2), start);
    const after = text.slice(end, end + 2);
    if (run === '\ufeff')
        return start === 0;
    if (run === '\ufe0e' || run === '\ufe0f')
        return isShownVariant(before, after);
    if (run === '\u200d' || run === '\ufe0f\u200d')
        return isEmojiJoin(before, after) || isLetterJoin(before, after);
    if (run === '\u200c')
        return isLetterJoin(before, after);
    if (run === '\u200e' || run === '\u200f' || run === '\u061c')
        return hasRightToLeftLine(text, start);
    if (FLAG_TAGS.test(run))
        return FLAG_END.test(before);
    return isIdeographicVariant(before, run);
}
/** A text or emoji form of a symbol, or a keycap such as `1` in a box. */
function isShownVariant(before, after) {
    return /[^\0-\x7f]$/.test(before) || (/[0-9#*]$/.test(before) && after.startsWith('\u20e3'));
}
function isEmojiJoin(before, after) {
    return EMOJI_END.test(before) && /^\p{Extended_Pictographic}/u.test(after);
}
function isLetterJoin(before, after) {
    return JOINED_LETTER_END.test(before) && !LATIN_START.test(after);
}
function hasRightToLeftLine(text, at) {
    const before = text
        .slice(Math.max(0, at - 200), at)
        .split('\n')
        .at(-1);
    const after = text.slice(at, at + 200).split('\n', 1)[0];
    return RIGHT_TO_LEFT.test(before) || RIGHT_TO_LEFT.test(after);
}
function isIdeographicVariant(before, run) {
    return /^[\u{e0100}-\u{e01ef}]$/u.test(run) && /\p{Script=Han}$/u.test(before);
}
/** Names the character that matters most: a direction control before anything else. */
function describeRun(run) {
    const codePoints = Array.from(run.slice(0, 1000), (character) => character.codePointAt(0));
    const direction = codePoints.find(hidden_code_points/* isBidirectional */.O0);
    const worst = direction ?? codePoints.find((codePoint) => codePoint !== 0xfe0f) ?? 0xfe0f;
    const kind = direction === undefined ? 'Invisible character' : 'Bidirectional control';
    const more = codePoints.length > 1 ? ` in a run of ${codePoints.length}` : '';
    return `${kind} ${(0,hidden_code_points/* nameCodePoint */.Lw)(worst)}${more}`;
}

;// CONCATENATED MODULE: ./build/core/content/find-home-paths.js
const UNIX = /(?<![\w.~$%}\])*-])(?:file:\/\/)?(\/(?:Users|home)\/([A-Za-z0-9][A-Za-z0-9._-]*))(?=\/)/g;
const WINDOWS = /(?<![\w])([A-Za-z]:(?:\\\\?|\/)Users(?:\\\\?|\/)([A-Za-z0-9][A-Za-z0-9._ -]{0,30}?))(?=[\\/])/g;
/** Stand-ins for a person, and accounts that images and runners bring along. */
const NOBODY = new Set(`user username users me you your yourname your-name your_name yourusername your-username your_username yourself
  name someone somebody person myuser my-user myname admin administrator test tester example foo bar baz alice bob
  carol dave eve jane john janedoe johndoe jane.doe john.doe jdoe doe joe dev developer runner runneradmin node
  ubuntu debian vagrant ec2-user vscode codespace circleci jenkins gitlab-runner jovyan app appuser sandbox agent
  claude coder git linuxbrew pi root shared public default guest nonroot container workspace project x xxx u`
    .split(/\s+/)
    .filter(Boolean));
/** Finds paths into one person's home directory: they work on no other machine and name that person. */
function findHomePaths(text) {
    return [...text.matchAll(UNIX), ...text.matchAll(WINDOWS)]
        .filter((match) => !NOBODY.has(match[2].toLowerCase()))
        .map((match) => ({
        rule: 'home-path',
        start: match.index,
        end: match.index + match[0].length,
        message: `"${match[1]}" is one person's home directory: the path exists on no other machine.`,
        fix: 'Write `~`, `$HOME` or a path relative to the skill.',
    }));
}

;// CONCATENATED MODULE: ./build/core/content/is-warned-against.js
const WARNING_WORDS = /\b(?:never|(?:do|does|must|should|shall|may|can) ?not|(?:do|does|must|should|is|are|was)n['’]t|avoid(?:s|ed|ing)?|instead of|rather than|forbid(?:den|s)?|prohibit(?:ed|s)?|reject(?:s|ed)?|refuse[sd]?|detect(?:s|ed|ing|ion)?|flag(?:s|ged)?|block(?:s|ed)?|dangerous|unsafe|malicious|attack(?:s|er|ers)?|injection|such as|e\.g\.|example of|attempts? to|tr(?:y|ies) to)\b|[❌🚫⛔]/iu;
/**
 * Tells whether the words before a place in its line name what follows only to warn of it.
 * Skills about security quote dangerous commands all the time; reporting those would teach people to
 * ignore the rule.
 */
function isWarnedAgainst(text, at) {
    return WARNING_WORDS.test(text
        .slice(Math.max(0, at - 120), at)
        .split('\n')
        .at(-1));
}

;// CONCATENATED MODULE: ./build/core/content/find-ignored-safeguards.js

const FILLER = String.raw `(?:(?:all|any|every|of|the|your|my|our|these|those|this|that|its|other|existing|built-in|and)\s+){0,4}`;
const ORDERS = String.raw `(?:previous|prior|earlier|above|preceding|former|original|initial|system|developer|safety|security|existing)\s+(?:system\s+|safety\s+)?(?:instructions?|prompts?|rules?|guidelines?|messages?|directives?|orders?|polic(?:y|ies)|constraints?|restrictions?)`;
const GUARDS = String.raw `(?:(?:safety|security|content|ethical)\s+(?:checks?|filters?|measures?|protocols?|mechanisms?|features?|controls?|warnings?|guidelines?|polic(?:y|ies))|safeguards?|guardrails?|(?:permission|approval|confirmation)\s+(?:prompts?|checks?|requests?|dialogs?))`;
const PATTERNS = [
    new RegExp(String.raw `\b(?:ignore|disregard)\s+${FILLER}(?:${ORDERS}|${GUARDS})\b`, 'gi'),
    /\bignore\s+(?:everything|anything|all)\s+(?:above|before|(?:you|that)\s+(?:were|was|have been)\s+told)\b/gi,
    new RegExp(String.raw `\bbypass\s+${FILLER}(?:${ORDERS}|${GUARDS})\b`, 'gi'),
    /--dangerously-(?:skip-permissions|bypass-approvals-and-sandbox)\b/g,
];
/** Finds orders to an agent to drop its instructions, its safety rules or its permission prompts. */
function findIgnoredSafeguards(text) {
    return PATTERNS.flatMap((pattern) => [...text.matchAll(pattern)])
        .filter((match) => !isQuoted(text, match) && !isWarnedAgainst(text, match.index))
        .map((match) => ({
        rule: 'ignore-safeguards',
        start: match.index,
        end: match.index + match[0].length,
        message: 'Tells the agent to set its instructions or safeguards aside.',
        fix: 'Say what the skill needs, and leave the decision to the user and the agent; quote the words if they are an example.',
    }));
}
/** Quoted words are spoken of, not said; a command-line option in backticks is still an order. */
function isQuoted(text, match) {
    if (match[0].startsWith('--'))
        return false;
    const before = text
        .slice(Math.max(0, match.index - LONGEST_QUOTE), match.index)
        .split('\n')
        .at(-1);
    let end;
    // An apostrophe inside of a word quotes nothing.
    for (const [mark] of before.replace(/(?<=\w)['’](?=\w)/g, '').matchAll(/["'`“”‘’«»]/g)) {
        if (end === undefined)
            end = QUOTES.get(mark);
        else if (mark === end)
            end = undefined;
    }
    return end !== undefined;
}
const LONGEST_QUOTE = 400;
const QUOTES = new Map([
    ['"', '"'],
    ["'", "'"],
    ['`', '`'],
    ['“', '”'],
    ['”', '”'],
    ['‘', '’'],
    ['«', '»'],
]);

;// CONCATENATED MODULE: ./build/core/content/find-pipe-to-shell.js

const DOWNLOADER = /(?<![\w-])(curl|wget|iwr|irm|Invoke-WebRequest|Invoke-RestMethod|DownloadString)(?:\.exe)?(?=[ \t(])/gi;
/** Pipes as they stand in shells, in table cells and in HTML. */
const PIPE = /(?:\\?\||&#124;|&#x7c;|&vert;)/gi;
/** `sh -c …` and `python -m json.tool` take their program from the arguments: their input is data. */
const INTERPRETER = /[ \t\r\n\\]*(?:sudo[ \t]+(?:-\S+[ \t]+){0,4})?(?:env[ \t]+)?(?:\w+=\S*[ \t]+){0,4}(?:\/[\w./]*\/)?((?:ba|z|da|k|fi|c)?sh|python[23]?|perl|ruby|node|deno|php|pwsh|powershell|iex|Invoke-Expression)(?![\w./:@(])(?=[ \t]*(?:\r?$|[;&|)}\]"'`<>#\\.,]|-(?:[ \t\r\n]|$)|-s\b|--(?:[ \t]|$)|-[eux]+\b))/imy;
const SUBSTITUTION = /(?<![\w-])((?:ba|z|da|k)?sh|source|\.|eval|python[23]?|perl|ruby|node)(?:[ \t]+-\w+){0,4}[ \t]+["']?(?:<\(|\$\(|`)[ \t]*(curl|wget)[ \t]+([^\n]{1,400})/g;
const POWERSHELL_CALL = /\b(iex|Invoke-Expression)[ \t]*(?:[("&$][^\n]{0,40}?)?\b(iwr|irm|curl|wget|Invoke-WebRequest|Invoke-RestMethod|DownloadString|Net\.WebClient)\b/gi;
/** A download has a host or a variable; the bare mention `curl … | sh` has neither. */
const SOURCE = /:\/\/|\$|[\w}]\.[a-z]{2,}|localhost|<url>/i;
const LONGEST_COMMAND = 1000;
const MOST_PIPES = 3;
/** Finds commands that run what a server sends without anybody having read it. */
function findPipeToShell(text) {
    const findings = findPipes(text);
    for (const match of text.matchAll(SUBSTITUTION)) {
        if (SOURCE.test(match[3])) {
            findings.push(describe(`${match[1]} <(${match[2]} …)`, match.index, match.index + match[0].length));
        }
    }
    for (const match of text.matchAll(POWERSHELL_CALL)) {
        findings.push(describe(`${match[1]} (${match[2]} …)`, match.index, match.index + match[0].length));
    }
    return findings.filter((finding) => !isWarnedAgainst(text, finding.start));
}
function findPipes(text) {
    const findings = [];
    DOWNLOADER.lastIndex = 0;
    for (let match = DOWNLOADER.exec(text); match; match = DOWNLOADER.exec(text)) {
        const end = endOfCommand(text, DOWNLOADER.lastIndex);
        const piped = findInterpreter(text, DOWNLOADER.lastIndex, end);
        if (piped)
            findings.push(describe(`${match[1]} … | ${piped.name}`, match.index, piped.end));
        DOWNLOADER.lastIndex = piped?.end ?? end;
    }
    return findings;
}
/** The end of the line, or of the last of several that backslashes join. */
function endOfCommand(text, from) {
    const limit = Math.min(text.length, from + LONGEST_COMMAND);
    let end = text.indexOf('\n', from);
    while (end >= 0 && end < limit && /\\\r?$/.test(text.slice(end - 2, end)))
        end = text.indexOf('\n', end + 1);
    return end < 0 || end > limit ? limit : end;
}
function findInterpreter(text, from, end) {
    PIPE.lastIndex = from;
    for (let count = 0; count < MOST_PIPES; count++) {
        const pipe = PIPE.exec(text);
        if (!pipe || pipe.index >= end)
            return null;
        if (count === 0 && !SOURCE.test(text.slice(from, pipe.index)))
            return null;
        INTERPRETER.lastIndex = PIPE.lastIndex;
        const interpreter = INTERPRETER.exec(text);
        if (interpreter)
            return { name: interpreter[1], end: INTERPRETER.lastIndex };
    }
    return null;
}
function describe(command, start, end) {
    return {
        rule: 'pipe-to-shell',
        start,
        end,
        message: `\`${command}\` runs whatever the server sends, unseen.`,
        fix: 'Download to a file, check it (a pinned version, a checksum), then run it; or use a package manager.',
    };
}

;// CONCATENATED MODULE: ./build/core/content/find-secrets.js
/** Formats that belong to one provider each: a match is a credential or a made-up one, nothing else. */
const FORMATS = [
    ['an AWS access key', 'AKIA[A-Z2-7]{16}'],
    ['a GitHub token', 'gh[pousr]_[A-Za-z0-9]{36}'],
    ['a GitHub token', 'github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}'],
    ['a GitLab token', 'glpat-[A-Za-z0-9_-]{20,}'],
    ['a Slack token', 'xox[abprs]-[0-9]{8,}-[A-Za-z0-9-]{20,}'],
    ['an Anthropic key', 'sk-ant-(?:api|admin|oat)[0-9]{2}-[A-Za-z0-9_-]{80,}'],
    ['an OpenAI key', 'sk-(?:proj|svcacct)-[A-Za-z0-9_-]{40,}'],
    ['a Google API key', 'AIza[A-Za-z0-9_-]{35}'],
    ['a Stripe live key', '[sr]k_live_[A-Za-z0-9]{24,}'],
    ['an npm token', 'npm_[A-Za-z0-9]{36}'],
    ['a PyPI token', 'pypi-AgEIcHlwaS5vcmc[A-Za-z0-9_-]{50,}'],
];
const TOKEN = new RegExp(`(?<![A-Za-z0-9_-])(?:${FORMATS.map(([, source]) => `(${source})`).join('|')})(?![A-Za-z0-9_])`, 'g');
const PRIVATE_KEY = /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY(?: BLOCK)?-----\s*(?:[A-Za-z-]{1,40}: [^\n]{0,200}\n){0,8}\s*([A-Za-z0-9+/=]{40,})/g;
const PLACEHOLDER = /example|placeholder|sample|dummy|fake|your|test|redacted|secret|token|x{4,}|0{5,}|(.)\1{4,}/i;
const MOST_DISTINCT_IN_FAKES = 12;
const SEQUENCES = '0123456789 abcdefghijklmnopqrstuvwxyz qwertyuiop';
/** Finds credentials in their providers' own formats and private keys; the finding never holds the secret. */
function findSecrets(text) {
    const findings = [];
    for (const match of text.matchAll(TOKEN)) {
        if (isMadeUp(match[0]))
            continue;
        const format = FORMATS[match.slice(1).findIndex((group) => group !== undefined)];
        findings.push(find_secrets_describe(format[0], match.index, match.index + match[0].length));
    }
    for (const match of text.matchAll(PRIVATE_KEY)) {
        if (new Set(match[1]).size < MOST_DISTINCT_IN_FAKES)
            continue;
        findings.push(find_secrets_describe('a private key', match.index, match.index + match[0].indexOf('-----', 5) + 5));
    }
    return findings;
}
/** Documentation shows tokens too: with words in them, repeated or counted-up characters. */
function isMadeUp(secret) {
    const lower = secret.toLowerCase();
    if (PLACEHOLDER.test(lower) || new Set(lower).size < MOST_DISTINCT_IN_FAKES)
        return true;
    for (let at = 0; at + 6 <= SEQUENCES.length; at++) {
        const run = SEQUENCES.slice(at, at + 6);
        if (!run.includes(' ') && lower.includes(run))
            return true;
    }
    return false;
}
function find_secrets_describe(what, start, end) {
    return {
        rule: 'secret',
        start,
        end,
        message: `This looks like ${what}. Everyone who can read the skill can use it.`,
        fix: 'Revoke it, remove it (also from the history), and read it from the environment instead.',
    };
}

;// CONCATENATED MODULE: ./build/core/content/detectors.js







/***/ })

};
;