import { UsageError } from '../errors.js';
import { adviseOn, closestOf } from '../report/closest.js';
import type { Command, OptionSpec, OptionValues } from './command.js';
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
  // `-V` is what it was before `-v`.
  const specOf = (wanted: string) => specs.find(({ short }) => short === (wanted === 'V' ? 'v' : wanted));
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

/** Checks every option and positional against what the command takes. Throws `UsageError`. */
export function checkCommandLine(line: SplitCommandLine, command: Command): OptionValues {
  const specs = [...command.options, ...COMMON_OPTIONS];
  const values = new Map<string, string[]>();
  for (const given of line.options) {
    const spec = specs.find((candidate) => candidate.name === given.name);
    if (spec === undefined) throw unknownOption(given, specs, command);
    const value = checkValue(given, spec, command);
    const earlier = values.get(spec.name) ?? [];
    values.set(spec.name, spec.multiple ? [...earlier, value] : [value]);
  }
  checkPositionals(line.positionals, command);
  return optionValues(values, specs);
}

function unknownOption(given: GivenOption, specs: readonly OptionSpec[], command: Command) {
  const guess = closestOf(
    given.name,
    specs.map((spec) => spec.name),
  );
  const help = `Run 'skill-registrar ${command.name} --help' for its options.`;
  return new UsageError(
    `Unknown option ${given.rawName} for ${command.name}.`,
    guess === null ? help : `Did you mean --${guess}? ${help}`,
  );
}

function checkValue(given: GivenOption, spec: OptionSpec, command: Command): string {
  if (spec.value === undefined) {
    if (given.value === undefined) return '';
    throw new UsageError(`Option --${spec.name} takes no value.`, `Write --${spec.name} alone.`);
  }
  const { value } = given;
  const isEmpty = value === '' && spec.mayBeEmpty !== true;
  if (value === undefined || isEmpty || (!given.isInline && /^-./.test(value))) {
    throw new UsageError(
      `Option --${spec.name} needs a value.`,
      `Write --${spec.name} <${spec.value}>; see 'skill-registrar ${command.name} --help'.`,
    );
  }
  if (spec.choices && !spec.choices.includes(value)) {
    throw new UsageError(
      `Unknown ${spec.value} "${value}" for --${spec.name}.`,
      adviseChoice(value, spec.choices),
    );
  }
  if (spec.range) checkNumber(value, spec, spec.range);
  return value;
}

function checkNumber(value: string, spec: OptionSpec, { min, max }: { min: number; max: number }): void {
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= min && number <= max) return;
  throw new UsageError(
    `Option --${spec.name} takes a whole number, not "${value}".`,
    `Give a number from ${min} to ${max}.`,
  );
}

function checkPositionals(given: readonly string[], command: Command): void {
  const usage = `Usage: skill-registrar ${command.name} ${command.usage}`.trimEnd();
  const missing = command.positionals.find((spec, index) => spec.required && given[index] === undefined);
  if (missing) throw new UsageError(`${command.name} needs <${missing.name}>.`, usage);
  const extra = given[command.positionals.length];
  if (extra !== undefined && !command.positionals.at(-1)?.many) {
    throw new UsageError(`Unexpected argument "${extra}" for ${command.name}.`, usage);
  }
  for (const [index, spec] of command.positionals.entries()) {
    const value = given[index];
    if (value === undefined || !spec.choices || spec.choices.includes(value)) continue;
    throw new UsageError(`Unknown ${spec.name} "${value}".`, adviseChoice(value, spec.choices));
  }
}

function optionValues(
  values: ReadonlyMap<string, readonly string[]>,
  specs: readonly OptionSpec[],
): OptionValues {
  const valuesOf = (name: string) => {
    if (!specs.some((spec) => spec.name === name)) throw new Error(`No such option: --${name}`);
    return values.get(name);
  };
  return {
    isSet: (name) => valuesOf(name) !== undefined,
    text: (name) => valuesOf(name)?.at(-1),
    texts: (name) => valuesOf(name) ?? [],
    number: (name) => {
      const text = valuesOf(name)?.at(-1);
      return text === undefined ? undefined : Number(text);
    },
  };
}

/** What to do about a value that is not among the choices. */
export function adviseChoice(text: string, choices: readonly string[]): string {
  return adviseOn(text, choices, `Use one of: ${choices.join(', ')}.`);
}
