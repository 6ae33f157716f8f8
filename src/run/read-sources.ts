import type { OutputSources } from '../outputs/output.js';
import { outputSources } from './output-sources.js';
import type { RunSetup } from './prepare-run.js';
import { inspectSkills } from './read-skills.js';
import { scanRepository } from './scan-repository.js';

/** The sources of a repository without judging its skills. */
export function readSources(setup: RunSetup): OutputSources {
  return outputSources(setup, inspectSkills(setup, scanRepository(setup).candidates));
}
