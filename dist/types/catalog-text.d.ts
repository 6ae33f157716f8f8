import { type CatalogError } from './core/catalog.js';
import type { CatalogFormat } from './core/profile.js';
import { type OpenedCatalog } from './open-catalog.js';
import type { CatalogLimits, CatalogText } from './report/catalog-text.js';
import type { Request } from './request.js';
export interface CatalogWishes extends CatalogLimits {
    /** The form; default: the first of the profile. */
    readonly as?: CatalogFormat | undefined;
    /** For `level`: what the user asked. */
    readonly query?: string | undefined;
}
export interface RepositoryCatalog extends CatalogText {
    readonly as: CatalogFormat;
    readonly opened: OpenedCatalog;
    /** Skills that are not in it because they are not valid. */
    readonly errors: readonly CatalogError[];
}
/** The catalog of a repository for a prompt on this machine. */
export declare function catalogText(request: Request, wishes?: CatalogWishes): Promise<RepositoryCatalog>;
