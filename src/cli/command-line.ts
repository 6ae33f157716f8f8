import { parseArgs } from 'node:util';
import { UsageError } from '../text/errors.js';
import { closestOf } from '../text/suggest.js';
import type { Command, OptionSpec, OptionValues } from './command.js';
import { COMMON_OPTIONS } from './common-options.js';

/** The words of a command line, sorted into options and positionals; nothing is checked yet. */
export interface SplitCommandLine {
  readonly options: readonly GivenOption[];
  readonly positionals: readonly string[];
}

/** One option as it was written. */
interface GivenOption {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly isInline: boolean;
}

/** Splits arguments as these options take them; an unknown option counts as a switch. */
export function splitCommandLine(args: readonly string[], specs: readonly OptionSpec[]): SplitCommandLine {
  const tokens = tokensOf(args, specs);
  const named = byName(specs);
  return {
    options: tokens.flatMap((token) => (token.kind === 'option' ? [givenOption(token, named)] : [])),
    positionals: tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : [])),
  };
}

function tokensOf(args: readonly string[], specs: readonly OptionSpec[]) {
  const options = Object.fromEntries(
    [...byName(specs)].map(([name, spec]) => {
      const type = spec.value === undefined ? ('boolean' as const) : ('string' as const);
      return [name, { type, ...(spec.short && name === spec.name && { short: spec.short }) }];
    }),
  );
  return parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true }).tokens;
}

/** Where a command has an option of the same name as a common one, its own counts. */
function byName(specs: readonly OptionSpec[]): ReadonlyMap<string, OptionSpec> {
  return new Map(
    specs.toReversed().flatMap((spec) => [spec.name, ...(spec.aliases ?? [])].map((name) => [name, spec])),
  );
}

type OptionToken = Extract<ReturnType<typeof tokensOf>[number], { kind: 'option' }>;

function givenOption(
  { name, rawName, value, inlineValue }: OptionToken,
  named: ReadonlyMap<string, OptionSpec>,
): GivenOption {
  // `-V` was the short form before `-v`.
  const known = rawName === '-V' ? 'version' : (named.get(name)?.name ?? name);
  return { name: known, rawName, value, isInline: inlineValue === true };
}

/** The command named on a command line, and the arguments without that word. */
export function takeCommandName(args: readonly string[]): { name: string | undefined; rest: string[] } {
  const token = tokensOf(args, COMMON_OPTIONS).find(({ kind }) => kind === 'positional');
  if (token === undefined) return { name: undefined, rest: [...args] };
  return { name: args[token.index], rest: args.toSpliced(token.index, 1) };
}

/** What may be said without a command: everything else would have no effect. */
const WITHOUT_COMMAND = ['help', 'version', 'json', 'format', 'no-color'];

/** Refuses options without a command. Throws `UsageError`. */
export function refuseOptions({ options }: SplitCommandLine): void {
  const given = options.find(({ name }) => !WITHOUT_COMMAND.includes(name));
  if (given === undefined) return;
  const names = COMMON_OPTIONS.map(({ name }) => name);
  const help = "List the commands and options with 'skill-registrar --help'.";
  if (names.includes(given.name)) throw new UsageError('No command given.', help);
  throw new UsageError(`Unknown option ${given.rawName}.`, suggestOption(given, names, help));
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
  const names = specs.filter(({ isUnlisted }) => isUnlisted !== true).map((spec) => spec.name);
  const help = `Run 'skill-registrar ${command.name} --help' for its options.`;
  return new UsageError(
    `Unknown option ${given.rawName} for ${command.name}.`,
    suggestOption(given, names, help),
  );
}

function suggestOption({ name }: GivenOption, known: readonly string[], help: string): string {
  const guess = closestOf(name, known);
  return guess === null ? help : `Did you mean --${guess}? ${help}`;
}

function checkValue(given: GivenOption, spec: OptionSpec, command: Command): string {
  if (spec.value === undefined) {
    if (given.value === undefined) return '';
    throw new UsageError(`Option ${given.rawName} takes no value.`, `Write ${given.rawName} alone.`);
  }
  const { value } = given;
  const isEmpty = value === '' && spec.mayBeEmpty !== true;
  if (value === undefined || isEmpty || (!given.isInline && /^-./.test(value))) {
    throw new UsageError(
      `Option ${given.rawName} needs a value.`,
      `Write ${given.rawName} <${spec.value}>; see 'skill-registrar ${command.name} --help'.`,
    );
  }
  if (spec.choices && !spec.choices.includes(value)) {
    throw new UsageError(
      `Unknown ${spec.value} "${value}" for ${given.rawName}.`,
      adviseChoice(value, spec.choices),
    );
  }
  if (spec.range) checkNumber(value, given.rawName, spec.range);
  return value;
}

function checkNumber(value: string, option: string, { min, max }: { min: number; max: number }): void {
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= min && number <= max) return;
  throw new UsageError(`Option ${option} cannot be "${value}".`, `Use a whole number from ${min} to ${max}.`);
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
function adviseChoice(text: string, choices: readonly string[]): string {
  const near = closestOf(text, choices);
  return `${near === null ? '' : `Did you mean "${near}"? `}Use one of: ${choices.join(', ')}.`;
}
