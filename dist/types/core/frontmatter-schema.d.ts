import { type JsonSchema } from './json-schema.js';
import type { Profile } from './profile.js';
/** The JSON Schema of a skill's frontmatter under one profile: what editors show and what the engine checks. */
export declare function frontmatterSchema(profile: Profile): JsonSchema;
/** Fields that must be there, in the order they are reported. */
export declare function requiredFields(profile: Profile): readonly string[];
/** Whether the profile reads a field, if only to let others use it. */
export declare function isKnownField(field: string, { fields, toleratedFields }: Profile): boolean;
