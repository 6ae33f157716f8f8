import { describe, expect, it } from 'vitest';
import { describeSync } from '../../src/action/sync/sync-outcome.js';
import type { SyncResult } from '../../src/action/sync/sync-pull-request.js';

const TARGET = { base: 'main', branch: 'b' };
const DONE: Extract<SyncResult, { kind: 'done' }> = {
  kind: 'done',
  operation: 'created',
  pullRequest: { number: 7, url: 'https://g/7', author: 'octo-app[bot]' },
  headSha: 'h',
  overwritten: [],
  warnings: [],
};

const notesOf = (result: SyncResult, target = TARGET) => {
  const { view } = describeSync(result, target);
  return view.kind === 'done' ? view.notes.map(({ what }) => what) : [];
};

describe('describeSync', () => {
  it('returns number, URL, branch and head of the pull request', () => {
    expect(describeSync(DONE, TARGET).outputs).toEqual({
      'pull-request-number': 7,
      'pull-request-url': 'https://g/7',
      'pull-request-operation': 'created',
      'pull-request-branch': 'b',
      'pull-request-head-sha': 'h',
    });
    expect(notesOf(DONE)).toEqual([]);
  });

  it('returns nothing without a pull request', () => {
    const none: SyncResult = { ...DONE, operation: 'none', pullRequest: null, headSha: null };
    expect(Object.values(describeSync(none, TARGET).outputs)).toEqual(['', '', 'none', '', '']);
    expect(describeSync(none, TARGET).view).toMatchObject({ kind: 'done', number: null, url: null });
  });

  it('returns the branch that was pushed before a failure', () => {
    const failure = { kind: 'draft-unsupported' } as const;
    expect(describeSync({ kind: 'failed', failure, headSha: 'h' }, TARGET).outputs).toMatchObject({
      'pull-request-branch': 'b',
      'pull-request-head-sha': 'h',
      'pull-request-number': '',
    });
    expect(describeSync({ kind: 'failed', failure, headSha: null }, TARGET).outputs).toMatchObject({
      'pull-request-branch': '',
    });
  });

  it("notes that the workflow's token starts no workflows while the pull request is open", () => {
    const byWorkflow = { ...DONE, pullRequest: { number: 7, url: '', author: 'github-actions[bot]' } };
    expect(notesOf(byWorkflow)[0]).toContain('starts no workflows');
    expect(notesOf({ ...byWorkflow, operation: 'closed' })).toEqual([]);
  });

  it('explains what failed', () => {
    const { view } = describeSync(
      { ...DONE, warnings: [{ kind: 'branch-kept', branch: 'b', commits: 1 }] },
      TARGET,
    );
    expect(view.kind === 'done' && view.warnings[0]?.what).toContain('was not deleted');
  });
});
