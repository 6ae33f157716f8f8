import type { FuzzTarget } from '../fuzz-target.js';
import { fixing } from './fix-skill.js';
import { parsing } from './parse-skill.js';
import { paths } from './paths.js';
import { patterns } from './patterns.js';
import { engine } from './run-operation.js';

/** Everything that is attacked, in the order in which it is. */
export const TARGETS: readonly FuzzTarget[] = [parsing, fixing, paths, patterns, engine];
