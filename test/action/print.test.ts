import { describe, expect, it } from 'vitest';
import { printAnnotations, printSync } from '../../src/action/annotate.js';
import { selectAnnotations } from '../../src/report/github-annotations.js';
import { aDiagnostic } from '../support/a-report.js';
import { recordedRuntime } from '../support/recorded-runtime.js';

describe('printAnnotations', () => {
  function annotate(diagnostic: ReturnType<typeof aDiagnostic>, more = '') {
    const { runtime, annotations } = recordedRuntime({}, {});
    const { shown } = selectAnnotations([diagnostic], { nearnessOf: () => 'elsewhere' });
    printAnnotations({ shown, more }, runtime.core);
    return annotations;
  }

  it("annotates line and columns, with GitHub's inclusive end", () => {
    expect(annotate(aDiagnostic({ line: 3, column: 14, endColumn: 40 }))).toEqual([
      {
        level: 'error',
        message:
          'Something is wrong.\nFix it.\nhttps://github.com/skill-registrar/skill-registrar/blob/main/docs/rules/version-format.md',
        title: 'version-format',
        file: 'skills/a/SKILL.md',
        startLine: 3,
        endLine: 3,
        startColumn: 14,
        endColumn: 39,
      },
    ]);
  });

  it('omits columns over several lines, which GitHub does not support', () => {
    const [annotation] = annotate(aDiagnostic({ severity: 'warning', line: 3, endLine: 5 }));
    expect(annotation).toMatchObject({ level: 'warning', startLine: 3, endLine: 5 });
    expect(annotation).not.toHaveProperty('startColumn');
  });

  it('never ends an annotation before its start', () => {
    expect(annotate(aDiagnostic({ column: 1, endColumn: 1 }))[0]).toMatchObject({
      startColumn: 1,
      endColumn: 1,
    });
  });

  it('keeps paths that are outside the root', () => {
    expect(annotate(aDiagnostic({ file: '/elsewhere/manifest.json' }))[0]?.file).toBe(
      '/elsewhere/manifest.json',
    );
  });

  it('shows hidden characters, and says where to find more findings', () => {
    const found = aDiagnostic({ message: 'a\u202eb', file: 'skills/a\u001b[2J/SKILL.md' });
    const [annotation, more] = annotate(found, '3 more errors');
    expect(annotation?.message).toContain('a\\u202eb');
    expect(annotation?.file).toBe('skills/a\\u001b[2J/SKILL.md');
    expect(more).toMatchObject({
      level: 'notice',
      message: '3 more errors: see the job summary and the JSON report of this step.',
    });
  });
});

describe('printSync', () => {
  const DONE = {
    kind: 'done',
    operation: 'none',
    number: null,
    url: null,
    branch: 'b',
    base: 'main',
    overwritten: [],
    warnings: [],
    notes: [],
  } as const;

  it('counts the errors it prints, with lines to copy and URLs to open', () => {
    const { runtime, annotations } = recordedRuntime({}, {});
    const why = {
      what: 'No.',
      next: 'Do this:',
      snippet: { language: 'yaml', text: 'a: b' },
      link: 'https://g',
    };
    expect(printSync({ kind: 'failed', why }, runtime.core)).toBe(1);
    expect(annotations).toEqual([{ level: 'error', message: 'No. Do this:\na: b\nhttps://g' }]);
    expect(printSync({ kind: 'skipped', why: { what: 'No.', next: 'Later.' } }, runtime.core)).toBe(0);
    expect(annotations[1]).toEqual({ level: 'notice', message: 'No. Later.' });
  });

  it('shows hidden characters in text from GitHub and its users', () => {
    const { runtime, annotations } = recordedRuntime({}, {});
    const why = { what: 'a\u001b[2J', next: 'b' };
    printSync({ kind: 'failed', why }, runtime.core);
    printSync({ kind: 'skipped', why }, runtime.core);
    printSync(
      { ...DONE, branch: 'b\u202e', overwritten: [{ sha: 'f00', author: 'a', title: 't', url: 'u' }] },
      runtime.core,
    );
    expect(annotations.map(({ message }) => message)).toEqual([
      'a\\u001b[2J b',
      'a\\u001b[2J b',
      'Commits pushed to b\\u202e were overwritten. Fetch them with git fetch origin <sha>: f00',
    ]);
  });

  it('logs what was done, and its notes as single lines', () => {
    const { runtime, lines } = recordedRuntime({}, {});
    expect(printSync(DONE, runtime.core)).toBe(0);
    printSync(
      { ...DONE, operation: 'updated', url: 'https://g/7', notes: [{ what: 'a\n::error::b', next: 'c' }] },
      runtime.core,
    );
    expect(lines).toEqual(['Pull request: none', 'Pull request: updated https://g/7', 'a ::error::b c']);
  });
});
