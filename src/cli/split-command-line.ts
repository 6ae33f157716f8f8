import { parseArgs } from 'node:util';
import type { OptionSpec } from './command.js';
import { COMMON_OPTIONS } from './common-options.js';

/** The words of a command line, sorted into options and positionals; nothing is checked yet. */
export interface SplitCommandLine {
  readonly options: readonly GivenOption[];
  readonly positionals: readonly string[];
}

/** One option as it was written. */
export interface GivenOption {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly isInline: boolean;
}

/** Splits arguments as these options take them; an unknown option counts as a switch. */
export function splitCommandLine(args: readonly string[], specs: readonly OptionSpec[]): SplitCommandLine {
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      specs.map((spec) => [
        spec.name,
        {
          type: spec.value === undefined ? 'boolean' : 'string',
          ...(spec.short ? { short: spec.short } : {}),
        },
      ]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const options: GivenOption[] = [];
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind === 'option') {
      const { name, rawName, value, inlineValue } = token;
      options.push({ name, rawName, value, isInline: inlineValue === true });
    }
  }
  return { options, positionals };
}

/** The command named on a command line, and the arguments without that word. */
export function takeCommandName(args: readonly string[]): { name: string | undefined; rest: string[] } {
  const [name] = splitCommandLine(args, COMMON_OPTIONS).positionals;
  if (name === undefined) return { name, rest: [...args] };
  const rest = [...args];
  rest.splice(indexOfPositional(args, name), 1);
  return { name, rest };
}

/** A value of an option may be spelled like the command: take the first place that leaves no such positional behind. */
function indexOfPositional(args: readonly string[], name: string): number {
  return args.findIndex((arg, index) => {
    if (arg !== name) return false;
    return splitCommandLine(args.slice(0, index + 1), COMMON_OPTIONS).positionals[0] === name;
  });
}
