import type { ManifestPlan } from '../manifest/plan-manifest.js';
import type { Finding } from '../rules/finding.js';
import { START_OF_FILE } from '../text/span.js';
import { countText } from '../text/suggest.js';
import { type Output, unchanged } from './output.js';

/** The skill manifest as an output. The run has planned it already, for the text that it found. */
export function manifestOutput(input: {
  readonly file: string;
  readonly found: string | null;
  readonly plan: ManifestPlan;
  /** Plans it for another text: someone else wrote it since, and their change is merged, not lost. */
  readonly planFor: (text: string | null) => ManifestPlan;
}): Output {
  const { file, found } = input;
  return {
    kind: 'manifest',
    file,
    edit(text) {
      const plan = text === found ? input.plan : input.planFor(text);
      if (!plan.isChanged) return unchanged(text);
      const { changes } = plan;
      const what =
        text === null ? 'does not exist yet' : `is not up to date (${countText(changes.length, 'change')})`;
      return { text: plan.text, differences: [what], changes, stale: [drift(file, what)] };
    },
  };
}

function drift(file: string, what: string): Finding {
  return {
    rule: 'manifest-drift',
    file,
    at: START_OF_FILE,
    message: `${file} ${what}.`,
    fix: 'Run `npx skill-registrar register` and commit the result.',
  };
}
