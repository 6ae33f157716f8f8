import { MemoryWorkspace } from '../../src/files/memory.js';
import { profileById } from '../../src/profiles/index.js';
import { ruleById } from '../../src/rules/index.js';
import type { InspectionContext } from '../../src/rules/inspect-skill.js';
import { Judge } from '../../src/rules/judge.js';
import { fixText, visibleFindings } from '../../src/run/fix-skills.js';
import { loadFrontmatterValidator } from '../../src/schema/validators.js';
import { DEFAULT_LEXICON } from '../../src/skill/lexicon.js';
import { parseSkill } from '../../src/skill/parse-skill.js';
import { TextPositions } from '../../src/text/positions.js';
import { aCandidate } from './inspect-text.js';

const candidate = aCandidate('skills/pdf-tools');
const workspace = new MemoryWorkspace({ 'skills/pdf-tools/references/forms.md': '' });

/** Throws unless what `--fix` promises holds for a text: the finding is gone, nothing is worse, all other bytes stay. */
export async function fixChecker(profileId: string): Promise<(text: string) => void> {
  const profile = profileById(profileId)!;
  const context: InspectionContext = {
    workspace,
    profile,
    validate: await loadFrontmatterValidator(profile, true),
    lexicon: DEFAULT_LEXICON,
    limits: { fileBytes: 1_048_576, bodyLines: 500, bodyTokens: 5000 },
    tokensFor: () => null,
    inputsOf: () => [],
    comments: { base: null },
    listsReferences: false,
  };
  const judge = new Judge(
    { profile, level: 'strict', isForced: false, isProtocol: false, hasManifest: true },
    ruleById,
  );
  const tools = { context, judge, ...(profile.portability && { audience: { named: [] } }) };
  const findingsIn = (text: string) => visibleFindings(text, candidate, tools);
  const errorsIn = (text: string) =>
    findingsIn(text).filter((finding) => judge.levelOfFinding(finding) === 'error').length;
  return (text) => {
    const { text: fixed, fixes } = fixText(text, candidate, tools);
    const again = fixText(fixed, candidate, tools);
    if (again.text !== fixed || again.fixes.length > 0)
      fail('fixing twice changes the text again', text, fixed);
    if (fixes.length === 0 && fixed !== text) fail('a change without a fix', text, fixed);
    if (errorsIn(text) === 0 && errorsIn(fixed) > 0) fail('a fix makes a valid skill invalid', text, fixed);
    const gone = new Set(fixes.map(({ rule, message }) => `${rule} ${message}`));
    const left = findingsIn(fixed).find(({ rule, message }) => gone.has(`${rule} ${message}`));
    if (left !== undefined) fail(`a finding of ${left.rule} is still there`, text, fixed);
    if (!keepsTheRest(text, fixed)) fail('a fix changes other bytes', text, fixed);
  };
}

/** What a fix may remove before the frontmatter. */
const BEFORE_FRONTMATTER = /^\ufeff?(?:[ \t]*(?:\r\n|\r(?!\n)|\n))*(?=---)|^\ufeff/;

/** Outside the frontmatter only lines with links may differ, and the number of lines never does. */
function keepsTheRest(before: string, after: string): boolean {
  const [given, fixed] = [before, after].map((text) => text.replace(BEFORE_FRONTMATTER, '')) as [
    string,
    string,
  ];
  const [old, fresh] = [given, fixed].map((text) => text.split(/(?<=\r\n|\r(?!\n)|\n)/)) as [
    string[],
    string[],
  ];
  if (old.length !== fresh.length) return false;
  const { text, bodyStart } = parseSkill(new TextEncoder().encode(given), 'strict');
  const firstOfBody = new TextPositions(text).position(bodyStart).line - 1;
  return old.every((line, index) => {
    const isLink = /\]\(|\]:/.test(line) && line.toLowerCase() === fresh[index]!.toLowerCase();
    return line === fresh[index] || isLink || index < firstOfBody;
  });
}

function fail(what: string, before: string, after: string): never {
  throw new Error(`${what}:\n${JSON.stringify(before)}\n${JSON.stringify(after)}`);
}
