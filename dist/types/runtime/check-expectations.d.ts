import type { Finding } from '../core/finding.js';
import type { Expectation } from '../settings.js';
import type { Dispatcher } from './dispatch.js';
export interface ExpectationSource {
    /** The config file, as the report names it, and its text. */
    readonly file: string;
    readonly text: string;
    /** Where the list stands in it. */
    readonly path?: readonly string[];
}
/** Asks the new matrix every question of the config; each that is answered otherwise is an error on its own line. */
export declare function checkExpectations(dispatcher: Dispatcher, expectations: readonly Expectation[], config: ExpectationSource): readonly Finding[];
