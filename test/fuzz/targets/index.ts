import type { FuzzTarget } from '../fuzz-target.js';
import { fixing } from './fix-skill.js';
import { outputs } from './outputs.js';
import { parsing } from './parse-skill.js';
import { paths } from './paths.js';
import { patterns } from './patterns.js';
import { engine } from './run-operation.js';

/** All targets, in the order in which they run. */
export const TARGETS: readonly FuzzTarget[] = [parsing, fixing, paths, patterns, engine, outputs];
