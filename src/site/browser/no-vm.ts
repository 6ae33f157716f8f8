/**
 * Takes the place of node:vm, which browsers do not have. A pattern that has to be interrupted when it takes too long
 * is not run at all: the dispatcher counts it as undecided.
 */
export default {
  createContext: () => ({}),
  runInContext(): never {
    throw new Error('Patterns without a bound are not run in a page.');
  },
};
