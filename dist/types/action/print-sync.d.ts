import type { PullRequestView } from '../report/markdown-pull-request-view.js';
import type { Host } from './host.js';
/** Says what became of the pull request; returns how many errors it printed. */
export declare function printSync(view: PullRequestView, core: Pick<Host['core'], 'error' | 'warning' | 'notice' | 'info'>): number;
