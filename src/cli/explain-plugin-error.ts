import type { ReportError } from '../core/report.js';
import { UsageError } from '../errors.js';
import { neutralizeMessage } from '../report/text-neutral.js';
import { PluginError } from '../runtime/plugins/plugin-error.js';
import { WorkspaceError } from '../workspace/workspace.js';
import type { TextResult } from './command.js';

/** Runs what may fail with a `PluginError`, and turns that into what the frame knows: exit code 1, 2 or 3. */
export async function orExplain(work: () => Promise<TextResult>): Promise<TextResult> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PluginError)) throw error;
    if (error.kind === 'request') throw new UsageError(error.message, error.fix);
    if (error.kind === 'files')
      throw new WorkspaceError(error.message, 'the plugin', { cause: error, fix: error.fix });
    return refusedSkill(error);
  }
}

function refusedSkill({ message, fix, refused }: PluginError): TextResult {
  const error: ReportError =
    refused === undefined
      ? { code: 'E_FILE', message, fix }
      : {
          code: 'E_VALIDATION_ERROR',
          message,
          fix,
          details: { skill: refused.skill, path: refused.url, errors: refused.errors },
        };
  const text = `${neutralizeMessage(message)}\n  fix: ${neutralizeMessage(fix)}\n`;
  return { kind: 'text', exitCode: 1, text, fields: { success: false, error } };
}
