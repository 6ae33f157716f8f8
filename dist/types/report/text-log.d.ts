import type { Diagnostic } from '../core/diagnostic.js';
import type { Report } from '../core/report.js';
/** True for the collisions whose lines in the log CLEO's scripts look for, word for word. */
export declare function isLogged(diagnostic: Diagnostic): boolean;
/** Collisions of names and keywords, as scripts know them from the log. */
export declare function renderCollisions(report: Report): string;
/** One line for every skill that fails; where such a skill is only skipped, that is a warning. */
export declare function renderFailures(report: Report): string;
