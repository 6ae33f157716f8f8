import path from 'node:path';
import { repeatOnChange } from '../../agent/watch.js';
import { CONFIG_FILE } from '../../config/config-files.js';
import type { Request } from '../../config/request.js';
import { runOperation } from '../../pipeline.js';
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
    await repeatOnChange({
      request: () => invocation.request('register'),
      work: (request) => runner.run(request),
      onProblem: (error) => runner.printError(error),
      signal: invocation.io.untilInterrupted(),
      isPolling: invocation.options.isSet('poll'),
    });
    return { kind: 'served', exitCode: 0 };
  },
};

/** Runs the engine and says what is new. */
class WatchRunner {
  #lastSaid: string | null = null;
  /** The findings of the last run that was printed. */
  #known: ReadonlySet<string> = new Set();

  constructor(readonly invocation: Invocation) {}

  /** Returns the files that are read past the workspace: the generated files and the config file. */
  async run(request: Request): Promise<readonly string[]> {
    const isFirst = this.#lastSaid === null;
    const work = () => runOperation(request);
    // Before it says so, nobody expects that Ctrl-C ends it in good order.
    const outcome = await (isFirst ? this.invocation.io.whileKillable(work) : work());
    this.invocation.clearProgress();
    await this.#say(outcome);
    if (isFirst) this.#announce();
    const { root, config } = this.invocation.common;
    return [...outcome.tracked.map((file) => file.path), config ?? CONFIG_FILE].map((file) =>
      path.resolve(root, file),
    );
  }

  #announce(): void {
    const { common, io } = this.invocation;
    if (common.isQuiet) return;
    const folder = path.relative(io.cwd, common.root);
    const where = folder === '' ? '' : ` ${neutralizeMessage(folder)}`;
    io.stderr.write(`\nWatching${where} for changes. Press Ctrl-C to stop.\n\n`);
  }

  async #say(outcome: Outcome): Promise<void> {
    const { skills, diagnostics } = outcome.report;
    const present = skills.filter(({ status }) => status !== 'pruned' && status !== 'stale');
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
    this.#known = new Set(diagnostics.map(({ fingerprint }) => fingerprint));
    if (this.invocation.common.format !== 'text') return outcome;
    const fresh = diagnostics.filter(({ fingerprint }) => !known.has(fingerprint));
    return { ...outcome, report: { ...outcome.report, diagnostics: fresh } };
  }

  printError(error: unknown): void {
    const failure = explainError(error);
    if (failure.message === this.#lastSaid) return;
    this.#lastSaid = failure.message;
    this.invocation.printError(error);
  }
}
