import type { SchemaViolation } from '../schema/validators.js';
import { type FieldProblem, type Fields, type FieldValidation } from './validate-fields.js';
/** Says in our own words what a schema validator has found. */
export declare function describeViolations(violations: readonly SchemaViolation[], data: Fields, validation: FieldValidation): FieldProblem[];
