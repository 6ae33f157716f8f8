import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ActionWorkspace, aSkill } from '../support/action-workspace.js';
import { type ActionRun, runAction } from '../support/run-action.js';

const INJECTIONS = [
  '::set-output name=valid::true',
  '::stop-commands::x',
  '##[error]x',
  '%0A::add-mask::y',
  '\u001b[31m::debug::z',
  '@octocat',
  '#1',
  'https://evil.example/',
  '<img src=x onerror=alert(1)>',
  '![x](https://evil.example/p.png)',
  '| a | b |',
  '```',
  '<!-- /skill-registrar: overwritten commits -->',
  '</details>',
  'ghadelimiter_0\nvalid<<EOF\ntrue\nEOF',
];

/** Commands of the Action itself. */
const OWN_COMMANDS =
  /^::(error|warning|notice) |^::(notice|error|warning)::|^::group::All findings \(\d+\)$|^::endgroup::$|^::debug::|^::add-mask::/;

function isCommand(line: string): boolean {
  return /^\s*::/.test(line) || (line.includes('##[') && !line.startsWith('::'));
}

describe.skipIf(process.platform === 'win32')('hostile skills', () => {
  let workspace: ActionWorkspace;
  let run: ActionRun;

  beforeAll(async () => {
    const files = INJECTIONS.flatMap((text, at): [string, string][] => [
      [
        `skills/ct-name-${at}/SKILL.md`,
        `---\nname: ${JSON.stringify(text)}\ndescription: ${JSON.stringify(text)}\nversion: ${JSON.stringify(text)}\n${JSON.stringify(text)}: 1\n---\n{{${text}}}\n[a](${text})\n`,
      ],
      [
        `skills/ct-valid-${at}/SKILL.md`,
        aSkill(`ct-valid-${at}`, { description: JSON.stringify(`Research ${text}`) }),
      ],
    ]);
    const paths = [
      'skills/a\n::error::path/SKILL.md',
      'skills/##[group]b/SKILL.md',
      'skills/<b>@octocat|`/SKILL.md',
      'skills/\u202egnp/SKILL.md',
    ];
    workspace = ActionWorkspace.create({
      ...Object.fromEntries(files),
      ...Object.fromEntries(paths.map((path) => [path, 'no frontmatter\n'])),
      'skills/ct-js/SKILL.md': '---js\nprocess.stdout.write("::error::ran\\n")\n---\n',
    });
    run = await runAction({ workspace: workspace.folder });
  });
  afterAll(() => workspace.stop());

  it('hostile skills are reported and fail the check', () => {
    expect(run.exitCode).toBe(1);
    expect(run.report?.summary.invalid).toBeGreaterThanOrEqual(INJECTIONS.length);
  });

  it('hostile skills cannot run a workflow command', () => {
    const commands = run.log.split(/\r|\n/).filter(isCommand);
    expect(commands.filter((line) => !OWN_COMMANDS.test(line))).toEqual([]);
    expect(run.log).not.toContain('::error::ran');
    expect(run.log).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  });

  it('hostile skills cannot set an output', () => {
    expect(Object.keys(run.outputs)).toHaveLength(22);
    expect(run.outputs['valid']).toBe('false');
    const names = JSON.parse(run.outputs['names'] ?? '') as string[];
    for (const name of names) expect(name).toMatch(/^ct-valid-\d+$/);
  });

  it('hostile skills add no markup, link, mention or image to the summary', () => {
    const withoutBlocks = run.summary.replace(/^(`{3,})\w*\n[\s\S]*?\n\1$/gm, 'BLOCK');
    const unescaped = withoutBlocks.replace(/\\[\\`]/g, '');
    const withoutCode = unescaped.replace(/(?<!`)(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g, 'CODE');
    expect(withoutCode).not.toMatch(/<(?!\/?(?:sub|details|summary|code)>)[a-z!/]/i);
    const count = (tag: string) => withoutCode.split('\n').filter((line) => line === tag).length;
    expect(count('<details>')).toBe(count('</details>'));
    expect(withoutCode).not.toMatch(/@(?!&#8203;)\w/);
    expect(withoutCode).not.toMatch(/(^|\s)#\d/);
    expect(withoutCode).not.toMatch(/https?:\/\/evil/);
    expect(withoutCode).not.toContain('![');
  });

  it('hostile skills cannot break a table row', () => {
    let columns = 0;
    for (const line of run.summary.split('\n')) {
      if (!line.startsWith('|')) columns = 0;
      else {
        const cells = line.replaceAll('\\|', '').split('|').length;
        if (columns > 0) expect(cells, line).toBe(columns);
        columns = cells;
      }
    }
  });

  it('hostile skills add no headings to the summary', () => {
    const headings = run.summary.split('\n').filter((line) => /^#/.test(line));
    for (const heading of headings) {
      expect(heading).toMatch(
        /^(# ❌ |## (Findings|Routes|Listing budget|What `register` would change)$|### (Added|Updated|Dispatch matrix|Also))/,
      );
    }
  });
});
