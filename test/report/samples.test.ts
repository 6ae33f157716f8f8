import { describe, expect, it } from 'vitest';
import { renderPullRequestBody } from '../../src/report/markdown-pull-request.js';
import { renderJobSummary } from '../../src/report/markdown-summary.js';
import { aReport } from '../support/a-report.js';
import { manyFindings, SAMPLE_BODY, SAMPLE_SUMMARY } from './sample-run.js';

/** `*.before.md` is the output of the first version for the same runs: compare both to judge a change. */
describe('rendered samples', () => {
  it('job summary of a pull request', async () => {
    await expect(renderJobSummary(SAMPLE_SUMMARY)).toMatchFileSnapshot('samples/summary.after.md');
  });

  it('body of the pull request of a sync', async () => {
    await expect(renderPullRequestBody(SAMPLE_BODY)).toMatchFileSnapshot('samples/body.after.md');
  });

  it('1,500 findings fit on one page: fifteen errors and folded lines', () => {
    const diagnostics = manyFindings(1500);
    const report = aReport({ success: false, diagnostics, summary: { discovered: 500, invalid: 375 } });
    const { isOwn, ...view } = SAMPLE_SUMMARY;
    const text = renderJobSummary({ ...view, report, files: [] });
    const visible = text.replace(/<details>\n(<summary>.*<\/summary>)[\s\S]*?<\/details>/g, '$1');
    expect(visible.split('\n').length).toBeLessThan(55);
    expect(visible).toContain(
      '<summary>🔴 <code>version-format</code>: 360 more errors in 360 skills</summary>',
    );
    expect(text).toContain('The same in 359 more files');
  });
});
