import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { ToolDefinition } from './tool-definitions.js';

const ajv = new Ajv({ strict: false });
const validators = new Map<string, ValidateFunction>();

/** The first thing that is wrong with the arguments of a tool, or `null`. */
export function findArgumentProblem(
  args: unknown,
  { name, inputSchema }: Pick<ToolDefinition, 'name' | 'inputSchema'>,
): string | null {
  const validate = validators.get(name) ?? ajv.compile(inputSchema);
  validators.set(name, validate);
  if (validate(args)) return null;
  return describe(validate.errors![0]!, Object.keys(inputSchema['properties'] as object));
}

function describe({ keyword, instancePath, params, message }: ErrorObject, known: readonly string[]): string {
  const place = instancePath.split('/')[1];
  if (place === undefined) {
    if (keyword === 'required') return `"${params['missingProperty']}" is missing`;
    if (keyword === 'additionalProperties') {
      return `unknown argument "${params['additionalProperty']}"; known: ${known.join(', ') || 'none'}`;
    }
    return 'the arguments must be an object';
  }
  if (keyword === 'enum') return `"${place}" must be one of: ${params['allowedValues'].join(', ')}`;
  if (keyword === 'minLength') return `"${place}" must not be empty`;
  return `"${place}" ${message}`;
}
