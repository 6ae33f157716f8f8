import { describe, expect, it } from 'vitest';
import { renderWorkflowCommands, workflowCommand } from '../../src/report/github-annotations.js';
import { aDiagnostic } from '../support/a-report.js';

const url = (rule: string) =>
  `%0Ahttps://github.com/skill-registrar/skill-registrar/blob/main/docs/rules/${rule}.md`;

describe('workflow commands', () => {
  it('annotates the offending value, errors first, with the fix and the link to the rule on separate lines', () => {
    const text = renderWorkflowCommands(
      [
        aDiagnostic({ rule: 'name-convention', severity: 'notice', message: 'N', fix: '' }),
        aDiagnostic({ rule: 'similar-name', severity: 'warning', message: 'W', fix: 'Rename one.' }),
        aDiagnostic({ line: 3, column: 10, endColumn: 13, message: 'E', fix: 'Fix it.' }),
      ],
      '',
    );
    expect(text).toBe(
      `::error file=skills/a/SKILL.md,line=3,endLine=3,col=10,endColumn=12,title=version-format::E%0AFix it.${url('version-format')}\n` +
        `::warning file=skills/a/SKILL.md,line=1,endLine=1,col=1,endColumn=1,title=similar-name::W%0ARename one.${url('similar-name')}\n` +
        `::notice file=skills/a/SKILL.md,line=1,endLine=1,col=1,endColumn=1,title=name-convention::N${url('name-convention')}\n`,
    );
  });

  it('omits columns of a range of several lines, which a runner would reject', () => {
    const text = renderWorkflowCommands([aDiagnostic({ line: 2, endLine: 4, fix: '' })], '');
    expect(text).toBe(
      `::error file=skills/a/SKILL.md,line=2,endLine=4,title=version-format::Something is wrong.${url('version-format')}\n`,
    );
  });

  it('makes paths relative to the checkout for files below another root, and keeps absolute paths', () => {
    const files = [
      'skills/a/SKILL.md',
      '/elsewhere/manifest.json',
      '~/.agent/skills/x/SKILL.md',
      'C:/m.json',
    ];
    const text = renderWorkflowCommands(
      files.map((file) => aDiagnostic({ file, message: `Something is wrong in ${file}.` })),
      'packages/one/',
    );
    expect([...text.matchAll(/file=([^,]+)/g)].map(([, file]) => file)).toEqual([
      '/elsewhere/manifest.json',
      'C%3A/m.json',
      'packages/one/skills/a/SKILL.md',
      '~/.agent/skills/x/SKILL.md',
    ]);
  });

  it('stays one command for any text', () => {
    const hostile = 'a%0A,line=9::b\r\n::error::owned\u001b[31m##[group]';
    const text = renderWorkflowCommands(
      [aDiagnostic({ file: hostile, message: hostile, fix: hostile, rule: hostile })],
      '',
    );
    const property = 'a%250A%2Cline=9%3A%3Ab%0D%0A%3A%3Aerror%3A%3Aowned\\u001b[31m# #[group]';
    const data = 'a%250A,line=9::b%0D%0A::error::owned\\u001b[31m# #[group]';
    expect(text).toBe(
      `::error file=${property},line=1,endLine=1,col=1,endColumn=1,title=${property}::${data}%0A${data}${url(data)}\n`,
    );
    expect(text.match(/\n/g)).toHaveLength(1);
  });

  it('supports annotations without properties', () => {
    expect(workflowCommand('notice', {}, 'done')).toBe('::notice::done\n');
  });
});
