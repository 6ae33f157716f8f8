import type { ContentFinding } from './content-finding.js';
/** Finds credentials in their providers' own formats and private keys; the finding never holds the secret. */
export declare function findSecrets(text: string): ContentFinding[];
