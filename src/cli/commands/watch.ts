import path from 'node:path';
import { TracingWorkspace, watchRepository } from '../../agent/watch.js';
import { CONFIG_FILE } from '../../config/config-files.js';
import { runOperation } from '../../pipeline.js';
import type { Diagnostic } from '../../report/diagnostic.js';
import { explainError } from '../../report/explain-error.js';
import { hasStaleFiles, type Outcome } from '../../report/report.js';
import { neutralizeMessage } from '../../text/visible-text.js';
import type { Command, Invocation } from '../command.js';
import { POLL_OPTION } from '../common-options.js';

export const watch: Command = {
  name: 'watch',
  summary: 'register again whenever a skill changes',
  usage: '[--poll]',
  description:
    'Keeps the manifest up to date while you work: registers now and after every change. Stop it with Ctrl-C. With --json, every run with changes prints a separate report.',
  examples: [{ line: 'skill-registrar watch', does: 'Registers on every change.' }],
  options: [POLL_OPTION],
  positionals: [],
  async run(invocation) {
    const runner = new WatchRunner(invocation);
    await watchRepository({
      run: () => runner.run(),
      signal: invocation.io.untilInterrupted(),
      isPolling: invocation.options.isSet('poll'),
    });
    return { kind: 'served', exitCode: 0 };
  },
};

/** Runs the engine, says what is new, and notes what the run depended on. */
class WatchRunner {
  #directories: ReadonlySet<string> = new Set();
  #lastSaid: string | null = null;
  /** The findings of the last run that was printed. */
  #known: ReadonlySet<string> = new Set();

  constructor(readonly invocation: Invocation) {}

  async run(): Promise<ReadonlySet<string>> {
    const isFirst = this.#lastSaid === null;
    const request = await this.invocation.request('register');
    const workspace = new TracingWorkspace(request.workspace);
    try {
      const outcome = await runOperation({ ...request, workspace });
      await this.#say(outcome);
      this.#directories = new Set([...workspace.directories, ...this.#filesOf(outcome)]);
    } catch (error) {
      // The first run says whether there is anything to watch; later a file may be half-saved.
      if (this.#lastSaid === null) throw error;
      this.#complain(error);
      this.#directories = new Set([...this.#directories, ...workspace.directories]);
    }
    if (isFirst) this.#announce();
    return this.#directories;
  }

  #announce(): void {
    const { common, io } = this.invocation;
    if (common.isQuiet) return;
    const folder = path.relative(io.cwd, common.root);
    const where = folder === '' ? '' : ` ${neutralizeMessage(folder)}`;
    io.stderr.write(`\nWatching${where} for changes. Press Ctrl-C to stop.\n\n`);
  }

  /** The manifest and the config file are read past the workspace. */
  #filesOf({ tracked: outcomeFiles }: Outcome): readonly string[] {
    const { root, config } = this.invocation.common;
    return [...outcomeFiles, config ?? CONFIG_FILE].map((file) => path.dirname(path.resolve(root, file)));
  }

  async #say(outcome: Outcome): Promise<void> {
    const { skills, diagnostics } = outcome.report;
    const present = skills.filter(({ status }) => status !== 'pruned');
    const said = JSON.stringify([present.map(({ name, errors }) => [name, errors]), diagnostics]);
    if (!hasStaleFiles(outcome.report) && said === this.#lastSaid) return;
    const { common, io, print } = this.invocation;
    const isFirst = this.#lastSaid === null;
    this.#lastSaid = said;
    await print({ kind: 'outcome', outcome: this.#withNewFindings(outcome), mode: 'write' });
    // A blank line sets the next run apart.
    if (!isFirst && common.format === 'text' && !common.isQuiet) io.stdout.write('\n');
  }

  /** People have read the findings of the last run; a program gets every report in full. */
  #withNewFindings(outcome: Outcome): Outcome {
    const { diagnostics } = outcome.report;
    const known = this.#known;
    this.#known = new Set(diagnostics.map(keyOf));
    if (this.invocation.common.format !== 'text') return outcome;
    const fresh = diagnostics.filter((found) => !known.has(keyOf(found)));
    return { ...outcome, report: { ...outcome.report, diagnostics: fresh } };
  }

  #complain(error: unknown): void {
    const failure = explainError(error);
    if (failure.message === this.#lastSaid) return;
    this.#lastSaid = failure.message;
    this.invocation.complain(error);
  }
}

/** A finding that only moved to another line is not new. */
function keyOf({ rule, file, skill, message }: Diagnostic): string {
  return JSON.stringify([rule, file, skill, message]);
}
