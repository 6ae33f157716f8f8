import type { Report } from '../core/report.js';
import { type Detail } from './markdown-fit.js';
/** What no generator can settle: findings to mend and keywords that more than one skill wants. */
export declare function renderNeedsPerson(report: Report, detail: Detail): string[];
