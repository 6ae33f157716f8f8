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

/**
 * Splits arguments as these options take them; an unknown option counts as a switch. The rules are those of
 * `parseArgs` of node:util, which takes longer to load than everything else that happens here.
 */
export function splitCommandLine(args: readonly string[], specs: readonly OptionSpec[]): SplitCommandLine {
  const options: GivenOption[] = [];
  const positionals: string[] = [];
  const waiting = [...args];
  for (let arg = waiting.shift(); arg !== undefined; arg = waiting.shift()) {
    if (arg === '--') positionals.push(...waiting.splice(0));
    else if (arg.startsWith('--')) options.push(longOption(arg, specs, waiting));
    else if (arg.startsWith('-') && arg !== '-') options.push(shortOption(arg, specs, waiting));
    else positionals.push(arg);
  }
  return { options, positionals };
}

/** `--name`, `--name value` or `--name=value`. */
function longOption(arg: string, specs: readonly OptionSpec[], waiting: string[]): GivenOption {
  if (arg.includes('=', 3)) {
    const equals = arg.indexOf('=');
    const rawName = arg.slice(0, equals);
    return { name: rawName.slice(2), rawName, value: arg.slice(equals + 1), isInline: true };
  }
  const name = arg.slice(2);
  const spec = specs.find((candidate) => candidate.name === name);
  return { name, rawName: arg, value: takesValue(spec) ? waiting.shift() : undefined, isInline: false };
}

/** `-q`, `-o value`, `-ovalue`, or several switches in one word, of which the others wait their turn. */
function shortOption(arg: string, specs: readonly OptionSpec[], waiting: string[]): GivenOption {
  const letter = arg.charAt(1);
  const rest = arg.slice(2);
  const specOf = (wanted: string) => specs.find(({ short }) => short === wanted);
  const spec = specOf(letter);
  const given = { name: spec?.name ?? letter, rawName: `-${letter}` };
  if (takesValue(spec)) {
    return { ...given, value: rest === '' ? waiting.shift() : rest, isInline: rest !== '' };
  }
  const letters = rest.split('');
  const last = letters.findIndex((other) => takesValue(specOf(other)));
  const switches = last === -1 ? letters : letters.slice(0, last);
  waiting.unshift(...switches.map((other) => `-${other}`), ...(last === -1 ? [] : [`-${rest.slice(last)}`]));
  return { ...given, value: undefined, isInline: false };
}

function takesValue(spec: OptionSpec | undefined): boolean {
  return spec?.value !== undefined;
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
