import type { Inputs } from './inputs.js';

/** What to type to get the same on one's own machine. */
export function localCommand({ root, manifest, config, profile, level }: Inputs, isDrift: boolean): string {
  const options = [
    ['--root', root === '.' ? undefined : root],
    ['--manifest', manifest],
    ['--config', config],
    ['--profile', profile],
    ['--level', level],
  ] as const;
  const words = options.flatMap(([name, value]) => (value === undefined ? [] : [name, quote(value)]));
  return ['npx', 'skill-registrar', ...(isDrift ? ['register'] : ['validate', '--all']), ...words].join(' ');
}

function quote(word: string): string {
  return /^[\w./@:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
