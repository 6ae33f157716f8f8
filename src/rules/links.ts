import type { PathKind } from '../files/workspace.js';
import { SKILL_FILE } from '../skill/skill.js';
import { findLinks, mayHoldLinks } from '../text/markdown.js';
import { isBelow, joinPath, parentOf, withAncestors } from '../text/paths.js';
import { countText } from '../text/suggest.js';
import { type CheckedSkill, quote, resolveInside } from './checked-skill.js';
import type { FixedPlace, TextEdit } from './fix.js';
import { defineFamily, defineRule, type Problem } from './rule.js';
import { suggestFile } from './suggest-file.js';

const files = {
  'skills/pdf/references/forms.md': '',
  'skills/pdf/references/a b.md': '',
  'skills/shared/README.md': '',
  'docs/guide.md': '',
};
const among = (body: string) => ({ body, files, shown: body.replace(/[«»]/g, '') });

/** Relative links and images point to existing files, in the skill or at least in the repository. */
export default defineFamily(
  [
    defineRule({
      id: 'link-missing',
      severity: 'warning',
      kind: 'NOT_FOUND',
      summary: 'Relative links and images point to existing files.',
      why: 'An agent that follows the link finds nothing and guesses.',
      bad: [
        {
          ...among('See [forms](«refrences/forms.md»).'),
          message: 'The link to "refrences/forms.md" is broken: the file does not exist.',
        },
        { ...among('[a](«References/Forms.md#part»)'), fixed: '[a](references/forms.md#part)' },
        '![a](«gone.png» "title")',
        '[a](<«gone file.md»>)',
        '[a](«gone%20file.md#part»)',
        '[a](«gone(1).md»)',
        '[a](«100%.md»)',
        '[a]: «gone.md»',
        '   [a]: <«gone.md»>',
        '```\n```\n[a](«gone.md»)',
        '~~~\n```\n~~~\n[a](«gone.md»)',
        '> ```\n> x\n> ```\n[a](«gone.md»)',
        '- ```npm test``` checks it.\n- [a](«gone.md»)',
        '[a](«gone.md» )',
        '```\n~~~\n```\n[a](«gone.md»)\n~~~\nx\n~~~',
        '`code` [a](«gone.md») `code`',
        among('[a](references/forms.md) [b](«gone.md»)'),
        'text\n\n[a](«gone.md»)\n\n```\ncode\n```\n',
        '[a](«gone.md») and again [b](gone.md)',
        '[a](«/docs/gone.md»)',
        '- [ ] Read [a](«gone.md»).\n- [ ] Write.',
        '- Read:\n\n    [a](«gone.md»)',
        'Text\n    [a](«gone.md»)',
        '`<!--` [a](«gone.md»)',
        '[a]: «gone.md» and [b](gone.md)',
        'Code begins with ``` on a line.\n[a](«gone.md»)',
        '```\n```  \n[a](«gone.md»)',
      ],
      fix: fixCase,
      good: [
        among('See [forms](references/forms.md).'),
        among('[a](references/a%20b.md) [b](<references/a b.md>) [c](references/forms.md#part)'),
        '[a](/skills/pdf/SKILL.md)',
        '`[a](gone.md)`',
        '``[a](gone.md)``',
        '```\n[a](gone.md)\n```',
        '~~~~\n[a](gone.md)\n~~~\n~~~~',
        '   ```js\n[a](gone.md)\n   ```',
        '```\nCode begins with ``` on a line.\n[a](gone.md)\n```',
        '```\n```js\n[a](gone.md)\n```',
        {
          files: {
            'shared/pdf/SKILL.md':
              '---\nname: pdf\ndescription: Fills in forms.\n---\n[a](references/forms.md)\n',
            'shared/pdf/references/forms.md': '',
            'skills/pdf': { link: '../shared/pdf' },
          },
          shown: 'skills/pdf → ../shared/pdf',
        },
        '1.  Step:\n\n    ```md\n    [a](gone.md)\n    ```',
        '- ```md\n  [a](gone.md)\n  ```',
        '> ```md\n> [a](gone.md)\n> ```',
        among('[a](references/a b.md)'),
        '[a](https://example.com/gone.md)',
        '[a](mailto:gone@example.com)',
        '[a](//example.com/gone.md)',
        '[a](path/to/gone.md)',
        '[a](Path/To/gone.md)',
        '[a]({name}.md)',
        '[a]($DIR/gone.md)',
        '[a](2024-*.md)',
        '[a](...)',
        '[a](url)',
        '[days](MON/WED/FRI)',
        'Use the skill [review](/acme:review).',
        '[a](gone)',
        '[hooks](/en/hooks) and [client](docs/api/client)',
        '[a] (gone.md)',
        '[a]\n(gone.md)',
        '    [a]: gone.md',
        'Text:\n\n    [a](gone.md)\n',
        '<!-- [a](gone.md)\n[b](gone2.md) -->',
        '\\[a](gone.md)',
        '[^2]: Mermaid. "Flowcharts" in its docs.',
        '[a]({placeholder}/x.md) [b](<name>.md) [c](docs/{{FILE}}.md)',
      ],
    }),
    defineRule({
      id: 'link-leaves-skill',
      severity: 'notice',
      kind: 'VALIDATION_ERROR',
      summary: 'Relative links stay inside the skill.',
      why: 'Skills are installed one by one, without the files next to them.',
      unless: 'the skills of the repository are always installed together',
      bad: [
        {
          ...among('See [merging](«../shared/README.md») and [the guide](../../docs/guide.md).'),
          message:
            'The link to "../shared/README.md" points outside the skill and breaks when the skill is installed alone. So does 1 more link of this file.',
        },
        among('See [the guide](«../../docs/guide.md»).'),
      ],
      good: [
        'Use the skill `merge`.',
        {
          body: 'See [merging](../merge/SKILL.md).',
          files: { 'skills/merge/SKILL.md': '---\nname: merge\ndescription: Merges files.\n---\n' },
        },
        {
          body: 'See [the guide](../../docs/guide.md).',
          files: { ...files, '.claude-plugin/plugin.json': '{ "name": "kit" }\n' },
          shown: 'See [the guide](../../docs/guide.md).   (in the same plugin)',
        },
        {
          files: {
            '.claude/skills/pdf/SKILL.md':
              '---\nname: pdf\ndescription: Fills in forms.\n---\nSee [the guide](../../../docs/guide.md).\n',
            'docs/guide.md': '',
          },
          shown: 'See [the guide](../../../docs/guide.md).   (in .claude/skills of an application)',
        },
      ],
    }),
    defineRule({
      id: 'link-outside',
      severity: 'warning',
      kind: 'SECURITY_ERROR',
      summary: 'Relative links do not point outside the repository.',
      why: 'They point to private files on the machine of the user.',
      bad: [
        {
          body: '[keys](«../../../.ssh/id_ed25519»)',
          message: 'The link to "../../../.ssh/id_ed25519" points outside the repository.',
        },
        { body: '[a](«/etc/passwd»)', files: { etc: { link: '/etc' } } },
      ],
      good: [among('[forms](references/forms.md)')],
    }),
  ],
  (skill, report) => {
    const { body, bodyStart } = skill;
    if (!mayHoldLinks(body)) return;
    // Skills often link to the same file: look it up once.
    const paths = new Set<string>();
    const leaving: Problem[] = [];
    for (const { destination, start, end } of findLinks(body, (link) => localPathOf(link) !== null)) {
      const path = localPathOf(destination)!;
      if (paths.has(path)) continue;
      if (paths.add(path).size > MAX_LINKS) break;
      const found = checkPath(path, skill);
      if (found === null) continue;
      const at = { start: bodyStart + start, end: bodyStart + end };
      const problem = { ...found.problem, at, about: [path] };
      if (found.rule === 'link-leaves-skill') leaving.push(problem);
      else report(found.rule, problem);
    }
    reportLeaving(leaving, report);
  },
);

/** Copied documentation links to pages and pictures of the site it comes from; an agent reads neither. */
const OF_WEBSITE = /^\/|\.(?:html?|png|jpe?g|gif|svg|webp|mp4)$|\/$|(?:^|\/)[^./]+$/i;
/** A page of the site that the text comes from: `/en/hooks`, `docs/api/client`. */
const PAGE = /^(?!\.\.?\/)(?:\/?[^./]+)(?:\/[^./]+)+$/;

/** Reports the broken links of another Markdown file of the skill, whose paths begin at the file or at the skill. */
export function reportLinks(
  text: string,
  file: string,
  {
    skill,
    report,
  }: { readonly skill: CheckedSkill; readonly report: (rule: LinkProblem['rule'], problem: Problem) => void },
): void {
  if (!mayHoldLinks(text) || /template/i.test(file)) return;
  const paths = new Set<string>();
  for (const { destination, start, end } of findLinks(text, (link) => localPathOf(link) !== null)) {
    const path = localPathOf(destination)!;
    if (paths.has(path) || OF_WEBSITE.test(path)) continue;
    if (paths.add(path).size > MAX_LINKS) return;
    const found = checkPath(path, { ...skill, directory: parentOf(file) });
    if (found === null || found.rule === 'link-leaves-skill') continue;
    if (
      found.rule === 'link-missing' &&
      skill.workspace.kindOf(joinPath(skill.directory, path)) !== 'missing'
    )
      continue;
    report(found.rule, { ...found.problem, at: { start, end } });
  }
}

/** All of them have one cause: where the skill keeps what it needs. */
function reportLeaving(
  [first, ...others]: readonly Problem[],
  report: (rule: LinkProblem['rule'], problem: Problem) => void,
): void {
  if (first === undefined) return;
  const verb = others.length === 1 ? 'does' : 'do';
  const more =
    others.length === 0 ? '' : ` So ${verb} ${countText(others.length, 'more link')} of this file.`;
  const about = [first, ...others].flatMap((problem) => problem.about ?? []);
  report('link-leaves-skill', { ...first, about, message: `${first.message}${more}` });
}

/** Each link costs a disk access; no real skill has more. */
const MAX_LINKS = 100;
/** The usual path, with an extension and nothing to decode. */
const PLAIN_PATH = /^(?:[\w-]+\/)*[\w-]+\.\w+$/;
/** A URL, a fragment, or the name of a command such as `/plugin:skill`. */
const NOT_A_PATH = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#|\/[\w-]+:[\w-]+$)/i;
/** `MON/WED/FRI` is text. */
const CAPITALS = /^[A-Z]+(?:\/[A-Z]+)+$/;
/** Templates and ellipses in examples: `{name}.md`, `$DIR/x`, `path/to/file`, `...`. */
const PLACEHOLDER = /[{}<>$*|]|\.\.\.|…|path\/to\/|^(?:url|link|path|file|href)$/i;

/** `docs/a%20b.md#part` as `docs/a b.md`; `null` if it is not a path to a file. */
function localPathOf(destination: string): string | null {
  if (PLAIN_PATH.test(destination) && !/path\/to\//i.test(destination)) return destination;
  if (NOT_A_PATH.test(destination) || PLACEHOLDER.test(destination)) return null;
  const path = destination.split(/[#?]/, 1)[0]!;
  if (!/[./]/.test(path) || CAPITALS.test(path)) return null;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A link whose file exists under exactly one other case. */
function fixCase({ text, start, end, directory, workspace }: FixedPlace): TextEdit | null {
  const [path = '', ...rest] = text.slice(start, end).split(/(?=[#?])/);
  if (!PLAIN_PATH.test(path)) return null;
  const found: string[] = [];
  for (const name of path.split('/')) {
    const folder = [directory, ...found].filter((part) => part !== '.').join('/') || '.';
    const like = (workspace.list(folder) ?? []).filter(
      (entry) => entry.name.toLowerCase() === name.toLowerCase(),
    );
    if (like.length !== 1) return null;
    found.push(like[0]!.name);
  }
  return { start, end, replacement: found.join('/') + rest.join('') };
}

interface LinkProblem {
  readonly rule: 'link-missing' | 'link-leaves-skill' | 'link-outside';
  readonly problem: Omit<Problem, 'at'>;
}

function checkPath(path: string, skill: CheckedSkill): LinkProblem | null {
  // A leading slash means the top of the repository, as on GitHub.
  const target = path.startsWith('/') ? resolveInside('.', `.${path}`) : resolveInside(skill.directory, path);
  const kind = target.kind === 'outside' ? 'outside' : kindOf(target.path, skill);
  const link = `The link to ${quote(path)}`;
  if (kind === 'outside')
    return {
      rule: 'link-outside',
      problem: {
        message: `${link} points outside the repository.`,
        fix: 'Link to a file inside the skill, or to a URL.',
      },
    };
  if (kind === 'missing' && PAGE.test(path)) return null;
  if (kind === 'missing' || kind === 'other')
    return {
      rule: 'link-missing',
      problem: {
        message: `${link} is broken: the file does not exist.`,
        fix: suggestFile(path, skill.tree, 'Fix the path, or add the file.'),
      },
    };
  if (target.kind === 'skill' || (target.kind === 'repository' && isInstalledTogether(target.path, skill)))
    return null;
  return {
    rule: 'link-leaves-skill',
    problem: {
      message: `${link} points outside the skill and breaks when the skill is installed alone.`,
      fix: 'Copy what you need into `references/`, or refer to the other skill by name.',
    },
  };
}

/** Directories of an application: nobody installs the skills from there. */
const OF_APPLICATION = /(?:^|\/)\.[\w-]+\/skills?\//;
/** Folders that make the directory they are in a plugin, or a repository of plugins. */
const PLUGIN_FOLDERS = ['.claude-plugin', '.codex-plugin', '.cursor-plugin', '.plugin', '.github/plugin'];

/** Another skill is named by its link, and a plugin is installed as a whole. */
function isInstalledTogether(target: string, { directory, workspace }: CheckedSkill): boolean {
  if (OF_APPLICATION.test(`${directory}/`) || /(?:^|\/)SKILL\.md$/i.test(target)) return true;
  if (workspace.entryAt(joinPath(target, SKILL_FILE)) !== null) return true;
  const plugin = withAncestors(parentOf(directory)).find((path) =>
    PLUGIN_FOLDERS.some((folder) => workspace.entryAt(joinPath(path, folder)) === 'directory'),
  );
  return plugin !== undefined && isBelow(target, plugin);
}

/** If no symbolic link can be on the path, one lookup is enough. */
function kindOf(path: string, skill: CheckedSkill): PathKind {
  if (isInPlainDirectory(path, skill)) {
    const entry = skill.workspace.entryAt(path);
    if (entry === 'file' || entry === 'directory') return entry;
  }
  return skill.workspace.kindOf(path);
}

function isInPlainDirectory(path: string, { directory, plainDirectories }: CheckedSkill): boolean {
  if (plainDirectories === null || directory === '.' || !path.startsWith(`${directory}/`)) return false;
  const first = directory.length + 1;
  const slash = path.lastIndexOf('/');
  return slash < first || plainDirectories.includes(path.slice(first, slash));
}
