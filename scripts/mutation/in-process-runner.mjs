// A test runner for Stryker that loads the tests of vitest.mutation.config.ts once and then only switches mutants:
// a start of Vitest for each of thousands of mutants would take hours, this takes minutes.
import path from 'node:path';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { TestSuite } from './test-suite.mjs';

class InProcessRunner {
  #mutants = sharedMutants();
  #suite;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.#suite = await TestSuite.open(path.resolve('vitest.mutation.config.ts'));
  }

  async dryRun() {
    this.#mutants.activeMutant = undefined;
    const tests = [];
    for (const id of this.#suite.ids()) {
      this.#mutants.currentTestId = id;
      tests.push(await this.#run(id));
      this.#mutants.currentTestId = undefined;
    }
    return { status: DryRunStatus.Complete, tests, mutantCoverage: this.#mutants.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }) {
    if (mutantActivation === 'static') await this.#reload(activeMutant.id);
    const ids = this.#suite.likeliestFirst(testFilter ?? this.#suite.ids());
    let result = await this.#judge(activeMutant.id, ids, hitLimit);
    for (const id of result.killedBy ?? []) this.#suite.praise(id);
    // What a mutant leaves behind in the modules must not be taken for the deed of the next one.
    if (mutantActivation === 'static' || (await this.#isSpoilt(result.killedBy))) {
      await this.#reload();
      if (mutantActivation !== 'static') result = await this.#judge(activeMutant.id, ids, hitLimit);
    }
    return result;
  }

  async dispose() {
    await this.#suite?.close();
  }

  async #judge(mutant, ids, hitLimit) {
    Object.assign(this.#mutants, { activeMutant: mutant, hitCount: 0, hitLimit });
    const tests = [];
    for (const id of ids) {
      tests.push(await this.#run(id));
      if (tests.at(-1).status === TestStatus.Failed) break;
    }
    const { hitCount } = this.#mutants;
    Object.assign(this.#mutants, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    return toMutantRunResult(
      determineHitLimitReached(hitCount, hitLimit) ?? { status: DryRunStatus.Complete, tests },
    );
  }

  /** The test that killed a mutant must pass without it. */
  async #isSpoilt(killers = []) {
    for (const id of killers) if ((await this.#run(id)).status === TestStatus.Failed) return true;
    return false;
  }

  async #reload(mutant) {
    this.#mutants.activeMutant = mutant;
    await this.#suite.load();
    this.#mutants.activeMutant = undefined;
  }

  async #run(id) {
    const { name, fileName, error, timeSpentMs } = await this.#suite.run(id);
    const result = { id, name, fileName, timeSpentMs };
    if (error === undefined) return { ...result, status: TestStatus.Success };
    return { ...result, status: TestStatus.Failed, failureMessage: String(error?.message ?? error) };
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner)];

/** Where the instrumented code looks for the mutant that is on. */
function sharedMutants() {
  globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {};
  return globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE];
}
