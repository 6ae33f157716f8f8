import type { Profile } from './profile.js';
import type { FieldProblem } from './validate-fields.js';
/** What the schema cannot say about a name: its directory, its convention, names that systems reserve. */
export declare function checkName(data: Readonly<Record<string, unknown>>, directoryName: string, profile: Profile): readonly FieldProblem[];
/** True for what would be another path, or another keyword, wherever the name is written. */
export declare function isUnsafeName(name: string): boolean;
