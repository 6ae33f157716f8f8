import { detectors } from '../../src/core/content/late-detectors.js';
import { withLateParts } from '../../src/core/late-part.js';
import { checkPatterns } from '../../src/core/static/check-patterns.js';
import type { StaticInput } from '../../src/core/static/static-check.js';

// For tests of single functions, around which nobody waits: what a run loads when a skill calls for it.
await withLateParts(detectors);
const matchTriggers = { keywords: [], verbs: [], patterns: ['a'] };
await withLateParts(() => checkPatterns({ declared: { matchTriggers } } as unknown as StaticInput));
