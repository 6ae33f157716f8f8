import { wrapText } from '../text/visible-text.js';
import type { Command, OptionSpec } from './command.js';
import { COMMON_OPTIONS, commonOptionsOf } from './common-options.js';

/** `skill-registrar --help`: every command with its summary, by group. */
export function renderHelp(groups: readonly (readonly [string, readonly Command[]])[]): string {
  const width = Math.max(...groups.flatMap(([, commands]) => commands.map(({ name }) => name.length)));
  return [
    'Validates agent skills and generates the files derived from them.\n',
    'Usage: skill-registrar <command> [options]\n',
    ...groups.map(([title, commands]) => {
      const pairs = commands.map(({ name, summary }) => [name.padEnd(width), summary] as const);
      return `${title}:\n${renderPairs(pairs)}`;
    }),
    `Options:\n${renderOptions(COMMON_OPTIONS)}`,
    `Example:\n  skill-registrar register --dry-run\n`,
    "Run 'skill-registrar <command> --help' for the options of a command.\n",
  ].join('\n');
}

/** `skill-registrar <command> --help`. */
export function renderCommandHelp(command: Command): string {
  const examples = command.examples
    .map(({ line, does }) => `  ${line}\n${indented(does, '      ')}\n`)
    .join('');
  return [
    `${indented(command.description, '')}\n`,
    `${renderUsage(command)}\n`,
    ...(command.options.some(isListed) ? [`Options:\n${renderOptions(command.options)}`] : []),
    `Common options:\n${renderOptions(commonOptionsOf(command))}`,
    `${command.examples.length === 1 ? 'Example' : 'Examples'}:\n${examples}`,
  ].join('\n');
}

/** An option and its value stay in one line. */
function renderUsage({ name, usage }: Command): string {
  const text = `skill-registrar ${name} ${usage.replace(/\[[^\]]*\]/g, (part) => part.replaceAll(' ', '\u00a0'))}`;
  const lines = wrapText(text, { columns: COLUMNS, first: 'Usage: ', rest: '         ' });
  return lines.join('\n').replaceAll('\u00a0', ' ');
}

function isListed({ isUnlisted }: OptionSpec): boolean {
  return isUnlisted !== true;
}

function renderOptions(specs: readonly OptionSpec[]): string {
  return renderPairs(specs.filter(isListed).map((spec) => [nameOption(spec), spec.summary] as const));
}

function nameOption(spec: OptionSpec): string {
  const short = spec.short === undefined ? '    ' : `-${spec.short}, `;
  const value = spec.value === undefined ? '' : ` <${spec.choices?.join('|') ?? spec.value}>`;
  return `${short}--${spec.name}${value}${spec.multiple ? '…' : ''}`;
}

const COLUMNS = 80;
/** A longer name has its summary on the next line. */
const NAME_COLUMNS = 26;

function renderPairs(pairs: readonly (readonly [string, string])[]): string {
  const width = Math.min(NAME_COLUMNS, Math.max(...pairs.map(([name]) => name.length)));
  const rest = ' '.repeat(width + 4);
  return pairs
    .map(([name, summary]) => {
      const first = name.length > width ? rest : `  ${name.padEnd(width)}  `;
      const head = name.length > width ? `  ${name}\n` : '';
      return `${head}${wrapText(summary, { columns: COLUMNS, first, rest }).join('\n')}\n`;
    })
    .join('');
}

function indented(text: string, indent: string): string {
  return wrapText(text, { columns: COLUMNS, first: indent, rest: indent }).join('\n');
}
