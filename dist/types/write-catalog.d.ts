import type { CatalogWishes } from './catalog-text.js';
import { type Diagnostic } from './core/diagnostic.js';
import type { CatalogFormat } from './core/profile.js';
import { type OpenedCatalog } from './open-catalog.js';
import type { Request } from './request.js';
export interface WrittenCatalog {
    readonly as: CatalogFormat;
    /** Repository-relative. */
    readonly file: string;
    readonly isChanged: boolean;
    /** What kept it from being written. */
    readonly problems: readonly Diagnostic[];
    /** `register` and the check will find the block again on their own. */
    readonly isTracked: boolean;
    readonly opened: OpenedCatalog;
}
/** Puts a catalog between its markers into a file of the repository and leaves the rest of the file alone. */
export declare function writeCatalog(request: Request, file: string, wishes?: Omit<CatalogWishes, 'query'>): Promise<WrittenCatalog>;
