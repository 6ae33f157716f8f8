import type { Request } from '../request.js';
import type { TextFile } from './sync/repository-api.js';
/**
 * Manifest and catalogs as they lie on disk after the run, those that were up to date included: an earlier
 * step may have written them, and base still lacks them. The manifest comes first.
 */
export declare function readGeneratedFiles(request: Request, prefix: string): Promise<readonly TextFile[]>;
