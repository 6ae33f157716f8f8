import fc from 'fast-check';
import { fixChecker } from '../../support/check-fix.js';
import { fuzzTarget } from '../fuzz-target.js';
import { hostileSkill } from '../hostile-text.js';

/** Whatever a skill contains, a fix removes its finding, adds no error and keeps all other bytes. */
export const fixing = fuzzTarget({
  name: 'fix-skill',
  runs: 200,
  arbitrary: fc.tuple(hostileSkill, fc.constantFrom('agent-skills', 'cleo', 'pipeline', 'codex')),
  check: async ([text, profile]) => (await fixChecker(profile))(text),
});
