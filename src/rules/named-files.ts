import { SKILL_FILE } from '../skill/skill.js';
import { joinPath, parentOf } from '../text/paths.js';
import type { CheckedSkill } from './checked-skill.js';
import { defineRule } from './rule.js';
import { suggestFile } from './suggest-file.js';

const files = {
  'skills/pdf/scripts/fill.py': '',
  'skills/pdf/references/Security.md': '',
};
const among = (body: string) => ({ body, files, shown: body.replace(/[«»]/g, '') });

/** Paths into the folders of a skill. */
const NAMED =
  /(?:scripts|references?|assets|templates|resources|evals)\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.[A-Za-z]\w{0,5}(?![\w/*{<-]|\.\w)/g;
/** Before a path that is part of a longer one, a template or an address. */
const INSIDE = /[\w/.~$}>*@:\\-]/;
/** Files that the skill makes, or that belong to the project of the user. */
const MADE =
  /\b(?:creat|writ|sav|generat|produc|output|add|stor|emit|export|render|copy|copied|e\.g\.|for example|such as|your|project['’]s|would|could|like|examples?)\w*\b[^.]*$/i;
/** A skill that tells how to write skills names files that others will have. */
const ABOUT_SKILLS = /SKILL\.md\b.*SKILL\.md\b/s;
const MAX_NAMED = 200;

export default defineRule({
  id: 'file-missing',
  severity: 'warning',
  kind: 'NOT_FOUND',
  summary: 'A file that the text names in a folder of the skill is there, under that name.',
  why: 'An agent that looks for it finds nothing and guesses. On Linux, `Security.md` and `security.md` are two files.',
  bad: [
    {
      ...among('Run `python «scripts/fil.py»`.'),
      message: 'The skill has no file "scripts/fil.py".',
    },
    {
      ...among('Read «references/security.md» first.'),
      message: 'The skill has no file "references/security.md", but "references/Security.md".',
    },
    among('```sh\npython «scripts/gone.py» --all\n```'),
  ],
  good: [
    among('Run `python scripts/fill.py`. Read references/Security.md.'),
    among('Write the result to `scripts/result.py`.'),
    among('Such as `references/<topic>.md`, `path/to/scripts/x.py` and `$DIR/scripts/x.py`.'),
    'The project keeps them in `scripts/deploy.sh`.',
    among('A skill is a SKILL.md. Tables go into `references/tables.md`, what to do into SKILL.md.'),
  ],
  check(skill, report) {
    const { body, bodyStart } = skill;
    const isAboutSkills = ABOUT_SKILLS.test(body);
    const seen = new Set<string>();
    for (const { 0: path, index: start } of body.matchAll(NAMED)) {
      const index = body.startsWith('./', start - 2) ? start - 2 : start;
      if (INSIDE.test(body.charAt(index - 1))) continue;
      if (seen.has(path) || seen.add(path).size > MAX_NAMED) continue;
      const line = lineAround(body, index);
      if (MADE.test(line.before) || isLink(body, index)) continue;
      const problem = findProblem(path, skill, isAboutSkills);
      if (problem === null || isOfNeighbor(path, `${line.before}${line.after}`, skill)) continue;
      report({ at: { start: bodyStart + start, end: bodyStart + start + path.length }, ...problem });
    }
  },
});

/** The destination of a link has a rule that says more. */
function isLink(body: string, at: number): boolean {
  return /\]\(<?$|\]:[ \t]*<?$/.test(body.slice(Math.max(0, at - 10), at));
}

/** The line that a path is in, before and after it; a line may be the whole file. */
function lineAround(body: string, at: number): { readonly before: string; readonly after: string } {
  const before = body.slice(Math.max(0, at - MAX_LINE), at);
  return {
    before: before.slice(before.lastIndexOf('\n') + 1),
    after: body.slice(at, at + MAX_LINE).split('\n', 1)[0]!,
  };
}

const MAX_LINE = 500;

/** A file of another skill that the line names: the `git-ops` skill (`scripts/land.sh`). */
function isOfNeighbor(path: string, line: string, { directory, workspace }: CheckedSkill): boolean {
  const words = new Set(line.match(/[\w-]*-[\w-]*/g));
  return [...words].some(
    (word) => workspace.kindOf(joinPath(joinPath(parentOf(directory), word), path)) === 'file',
  );
}

/** `null` if it is there, in a folder that the skill does not have, or an example in a skill about skills. */
function findProblem(path: string, { directory, tree, workspace }: CheckedSkill, isAboutSkills: boolean) {
  const folder = `${path.slice(0, path.indexOf('/'))}/`;
  const own = tree.filter((file) => file.startsWith(folder));
  if (own.length === 0 || tree.includes(path)) return null;
  const isElsewhere = [directory, '.', parentOf(directory), parentOf(parentOf(directory))].some(
    (base) => workspace.kindOf(joinPath(base, path)) !== 'missing',
  );
  const cased = tree.find((file) => file.toLowerCase() === path.toLowerCase());
  if ((isElsewhere || isAboutSkills) && cased === undefined) return null;
  return {
    message: `The skill has no file "${path}"${cased === undefined ? '' : `, but "${cased}"`}.`,
    fix:
      cased === undefined
        ? suggestFile(path, tree, `Add it, or remove it from ${SKILL_FILE}.`)
        : `Write "${cased}".`,
  };
}
