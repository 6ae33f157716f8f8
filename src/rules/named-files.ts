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

/** Paths into the folders of a skill, not part of a longer path, a template or an address. */
const NAMED =
  /(?<![\w/.~$}>*@:\\-])(?:\.\/)?((?:scripts|references?|assets|templates|resources|evals)\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.[A-Za-z]\w{0,5})(?![\w/*{<-]|\.\w)/g;
/** Files that the skill makes, or that belong to the project of the user. */
const MADE =
  /\b(?:creat|writ|sav|generat|produc|output|add|stor|emit|export|render|copy|copied|e\.g\.|for example|such as|your|project['’]s|would|could|like)\w*\b[^.]*$/i;
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
  ],
  check(skill, report) {
    const { body, bodyStart } = skill;
    const seen = new Set<string>();
    for (const { 1: path, 0: whole, index } of body.matchAll(NAMED)) {
      if (seen.has(path!) || seen.add(path!).size > MAX_NAMED) continue;
      const before = body.slice(body.lastIndexOf('\n', index - 1) + 1, index);
      if (MADE.test(before) || isLink(body, index)) continue;
      const problem = findProblem(path!, skill);
      if (problem === null) continue;
      const start = bodyStart + index + whole.length - path!.length;
      report({ at: { start, end: start + path!.length }, ...problem });
    }
  },
});

/** The destination of a link has a rule that says more. */
function isLink(body: string, at: number): boolean {
  return /\]\(<?$|\]:[ \t]*<?$/.test(body.slice(Math.max(0, at - 10), at));
}

/** `null` if it is there, or in a folder that the skill does not have. */
function findProblem(path: string, { directory, tree, workspace }: CheckedSkill) {
  const folder = `${path.slice(0, path.indexOf('/'))}/`;
  const own = tree.filter((file) => file.startsWith(folder));
  if (own.length === 0 || tree.includes(path)) return null;
  const isElsewhere = [directory, '.', parentOf(directory), parentOf(parentOf(directory))].some(
    (base) => workspace.kindOf(joinPath(base, path)) !== 'missing',
  );
  const cased = tree.find((file) => file.toLowerCase() === path.toLowerCase());
  if (isElsewhere && cased === undefined) return null;
  return {
    message: `The skill has no file "${path}"${cased === undefined ? '' : `, but "${cased}"`}.`,
    fix:
      cased === undefined
        ? suggestFile(path, tree, `Add it, or remove it from ${SKILL_FILE}.`)
        : `Write "${cased}".`,
  };
}
