import { UsageError } from '../errors.js';
import type { Command, OptionSpec, OptionValues } from './command.js';
import { COMMON_OPTIONS } from './common-options.js';
import type { GivenOption, SplitCommandLine } from './split-command-line.js';
import { adviseChoice, suggest } from './suggest.js';

/** Checks every option and positional against what the command takes. Throws `UsageError`. */
export async function checkCommandLine(line: SplitCommandLine, command: Command): Promise<OptionValues> {
  const specs = [...command.options, ...COMMON_OPTIONS];
  const values = new Map<string, string[]>();
  for (const given of line.options) {
    const spec = specs.find((candidate) => candidate.name === given.name);
    if (spec === undefined) throw await unknownOption(given, specs, command);
    const value = await checkValue(given, spec, command);
    const earlier = values.get(spec.name) ?? [];
    values.set(spec.name, spec.multiple ? [...earlier, value] : [value]);
  }
  await checkPositionals(line.positionals, command);
  return optionValues(values, specs);
}

async function unknownOption(given: GivenOption, specs: readonly OptionSpec[], command: Command) {
  const guess = await suggest(
    given.name,
    specs.map((spec) => spec.name),
  );
  const help = `Run 'skill-registrar ${command.name} --help' for its options.`;
  return new UsageError(
    `Unknown option ${given.rawName} for ${command.name}.`,
    guess === null ? help : `Did you mean --${guess}? ${help}`,
  );
}

async function checkValue(given: GivenOption, spec: OptionSpec, command: Command): Promise<string> {
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
      `Unknown ${spec.value} '${value}' for --${spec.name}.`,
      await adviseChoice(value, spec.choices),
    );
  }
  if (spec.range) checkNumber(value, spec, spec.range);
  return value;
}

function checkNumber(value: string, spec: OptionSpec, { min, max }: { min: number; max: number }): void {
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= min && number <= max) return;
  throw new UsageError(
    `Option --${spec.name} takes a whole number, not '${value}'.`,
    `Give a number from ${min} to ${max}.`,
  );
}

async function checkPositionals(given: readonly string[], command: Command): Promise<void> {
  const usage = `Usage: skill-registrar ${command.name} ${command.usage}`.trimEnd();
  const missing = command.positionals.find((spec, index) => spec.required && given[index] === undefined);
  if (missing) throw new UsageError(`${command.name} needs <${missing.name}>.`, usage);
  const extra = given[command.positionals.length];
  if (extra !== undefined && !command.positionals.at(-1)?.many) {
    throw new UsageError(`Unexpected argument '${extra}' for ${command.name}.`, usage);
  }
  for (const [index, spec] of command.positionals.entries()) {
    const value = given[index];
    if (value === undefined || !spec.choices || spec.choices.includes(value)) continue;
    throw new UsageError(`Unknown ${spec.name} '${value}'.`, await adviseChoice(value, spec.choices));
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
