import { alignColumns } from '../report/visible-text.js';
import type { Command, OptionSpec } from './command.js';
import { COMMON_OPTIONS } from './common-options.js';

/** `skill-registrar --help`: every command with its summary. */
export function renderHelp(commands: readonly Command[]): string {
  return [
    'Validates agent skills and keeps manifest.json and its dispatch matrix in step with them.\n',
    'Usage: skill-registrar <command> [options]\n',
    `Commands:\n${renderPairs(commands.map(({ name, summary }) => [name, summary]))}`,
    `Options:\n${renderOptions(COMMON_OPTIONS)}`,
    `Example:\n  skill-registrar register --dry-run\n`,
    "Run 'skill-registrar <command> --help' for what a command takes.\n",
  ].join('\n');
}

/** `skill-registrar <command> --help`. */
export function renderCommandHelp(command: Command): string {
  const examples = command.examples.map(({ line, does }) => `  ${line}\n      ${does}\n`).join('');
  return [
    `${command.description}\n`,
    `Usage: ${`skill-registrar ${command.name} ${command.usage}`.trimEnd()}\n`,
    ...(command.options.length > 0 ? [`Options:\n${renderOptions(command.options)}`] : []),
    `Common options:\n${renderOptions(commonOptionsOf(command))}`,
    `${command.examples.length === 1 ? 'Example' : 'Examples'}:\n${examples}`,
  ].join('\n');
}

/** Where a command has an option of the same name, its own counts. */
function commonOptionsOf({ options }: Command): readonly OptionSpec[] {
  return COMMON_OPTIONS.filter(({ name }) => !options.some((own) => own.name === name));
}

function renderOptions(specs: readonly OptionSpec[]): string {
  return renderPairs(specs.map((spec) => [nameOption(spec), spec.summary]));
}

function nameOption(spec: OptionSpec): string {
  const short = spec.short === undefined ? '    ' : `-${spec.short}, `;
  const value = spec.value === undefined ? '' : ` <${spec.choices?.join('|') ?? spec.value}>`;
  return `${short}--${spec.name}${value}${spec.multiple ? '…' : ''}`;
}

function renderPairs(pairs: readonly (readonly string[])[]): string {
  return alignColumns(pairs)
    .map(([name, summary]) => `  ${name}  ${summary}\n`)
    .join('');
}
