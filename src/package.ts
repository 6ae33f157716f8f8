// The bundle of the npm package: the library, and the program that `main.ts` starts, which share almost all code.
export * from './index.js';

/** For the package's own command alone, and so not in its types. */
export async function runProgram(): Promise<number> {
  return (await import('./program.js')).run();
}
