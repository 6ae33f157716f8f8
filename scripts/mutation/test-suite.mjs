// The tests of a Vitest config in this very process: collected by Vitest's own runner, run one by one.
import path from 'node:path';
import {
  afterEach,
  beforeAll,
  beforeEach,
  collectTests,
  describe,
  getFn,
  getHooks,
  it,
} from '@vitest/runner';
import { getNames, getTests } from '@vitest/runner/utils';
import glob from 'fast-glob';
import { expect } from 'vitest';
import { createViteServer } from 'vitest/node';

/** Vitest's own `onTestFinished` asks for a run of Vitest; this one waits for `run` below. */
const finishers = [];
const onTestFinished = (finisher) => finishers.push(finisher);
globalThis.vitestInProcess = {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  test: it,
};

const STAND_IN = 'virtual:vitest-in-process';
const SOURCE = Object.keys(globalThis.vitestInProcess)
  .map((name) => `export const ${name} = globalThis.vitestInProcess.${name};`)
  .join('\n');
const standIn = {
  name: STAND_IN,
  resolveId: (id) => (id === STAND_IN ? id : undefined),
  load: (id) => (id === STAND_IN ? SOURCE : undefined),
};

export class TestSuite {
  #server;
  #tests = new Map();
  #times = new Map();
  #praises = new Map();

  static async open(configFile) {
    const suite = new TestSuite();
    suite.#server = await createViteServer({
      configFile,
      logLevel: 'error',
      plugins: [standIn],
      resolve: { alias: [{ find: /^vitest$/, replacement: STAND_IN }] },
      optimizeDeps: { noDiscovery: true, include: [] },
      server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    });
    Object.assign(process.env, suite.#server.config.test.env);
    await suite.load();
    return suite;
  }

  /** Loads every module anew. */
  async load() {
    const { root, test: settings } = this.#server.config;
    this.#server.moduleGraph.invalidateAll();
    const files = await glob(settings.include, { cwd: root, ignore: settings.exclude, absolute: true });
    const collected = await collectTests(files.sort(), {
      config: {
        root,
        setupFiles: [],
        sequence: { hooks: 'stack' },
        testTimeout: settings.testTimeout,
        hookTimeout: settings.testTimeout,
        tags: [],
        retry: 0,
      },
      importFile: (file) => this.#server.ssrLoadModule(file),
    });
    this.#tests.clear();
    for (const file of collected) {
      if (file.result?.state === 'fail') throw new Error(`${file.name}: ${file.result.errors[0]?.stack}`);
      await prepare(file);
      for (const test of getTests(file)) if (test.mode === 'run') this.#tests.set(this.#idOf(test), test);
    }
  }

  ids() {
    return [...this.#tests.keys()];
  }

  /** The quick ones and those that found something before: neighbours of a mutant die of the same tests. */
  likeliestFirst(ids) {
    const cost = (id) => (this.#times.get(id) ?? 0) / (1 + (this.#praises.get(id) ?? 0));
    return [...ids].sort((a, b) => cost(a) - cost(b));
  }

  praise(id) {
    this.#praises.set(id, (this.#praises.get(id) ?? 0) + 1);
  }

  /** Runs one test with its hooks; `error` is what it threw. */
  async run(id) {
    const test = this.#tests.get(id);
    const started = performance.now();
    let error;
    try {
      for (const hook of hooksOf(test, 'beforeEach')) await hook(test.context, test.suite);
      await getFn(test)();
    } catch (thrown) {
      error = thrown ?? new Error('nothing was thrown');
    }
    while (finishers.length > 0) await finishers.pop()();
    for (const hook of hooksOf(test, 'afterEach')) await hook(test.context, test.suite);
    const timeSpentMs = performance.now() - started;
    if (!this.#times.has(id)) this.#times.set(id, timeSpentMs);
    return { name: getNames(test).slice(1).join(' '), fileName: test.file.filepath, error, timeSpentMs };
  }

  async close() {
    await this.#server.close();
  }

  #idOf(test) {
    const [file, ...names] = getNames(test);
    const id = `${file.split(path.sep).join('/')}#${names.join(' ')}`;
    let number = 1;
    while (this.#tests.has(number === 1 ? id : `${id} (${number})`)) number++;
    return number === 1 ? id : `${id} (${number})`;
  }
}

/** What has to be there before the tests of a file, such as parts that are loaded late. It is done once, not for each mutant. */
async function prepare(suite) {
  const { beforeAll, afterAll } = getHooks(suite);
  if (afterAll.length > 0)
    throw new Error(`${suite.file.name} cleans up after a suite: it would never happen`);
  for (const hook of beforeAll) await hook(suite);
  for (const task of suite.tasks) if (task.type === 'suite') await prepare(task);
}

/** Hooks of the suites around a test. */
function hooksOf(test, kind) {
  const hooks = [];
  for (let suite = test.suite ?? test.file; suite !== undefined; suite = suite.suite ?? fileOf(suite)) {
    hooks.push(...getHooks(suite)[kind]);
  }
  return kind === 'beforeEach' ? hooks.reverse() : hooks;
}

function fileOf(suite) {
  return suite.file === suite ? undefined : suite.file;
}
