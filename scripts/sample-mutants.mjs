// A plugin of Stryker. MUTATION_SAMPLE=0.1 mutates one function in ten: the same ones in every run, until they change.
import { createHash } from 'node:crypto';

const share = Number(process.env.MUTATION_SAMPLE ?? 1);

export const strykerPlugins = [{ kind: 'Ignore', name: 'sample', value: { shouldIgnore } }];

/** Stryker asks for every node, and ignores what is inside of an ignored one. */
function shouldIgnore(node) {
  if (!node.isFunction() || node.getFunctionParent() !== null) return undefined;
  const hash = createHash('sha256').update(node.toString()).digest().readUInt32BE();
  return hash / 2 ** 32 < share ? undefined : 'This function is not part of the sample.';
}
