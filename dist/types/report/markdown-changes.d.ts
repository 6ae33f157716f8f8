import type { ManifestChange } from '../core/report.js';
import { type Detail } from './markdown-fit.js';
/** The semantic diff of the manifest as Markdown sections; nothing when nothing changed. */
export declare function renderChanges(changes: readonly ManifestChange[], detail: Detail): string[];
