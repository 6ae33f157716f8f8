import { type Command, type OptionSpec, textResult } from '../command.js';
import { commonOptionsOf } from '../common-options.js';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

/** It knows all commands, so they are handed in. */
export function completion(commands: () => readonly Command[]): Command {
  return {
    name: 'completion',
    summary: 'print a script that completes commands in a shell',
    usage: '<bash|zsh|fish>',
    description: 'Prints a completion script. Load it in the start-up file of your shell.',
    examples: [
      { line: 'skill-registrar completion fish | source', does: 'Turns completion on in this fish shell.' },
      { line: 'eval "$(skill-registrar completion bash)"', does: 'Turns completion on in this bash shell.' },
    ],
    options: [],
    positionals: [{ name: 'shell', required: true, choices: SHELLS }],
    async run({ positionals: [shell] }) {
      const text = renderCompletion(shell as Shell, commands());
      return { ...textResult(text, { text }), isVerbatim: true };
    },
  };
}

/** A script that completes commands, options and their values; it is made of the commands' own specifications. */
function renderCompletion(shell: Shell, commands: readonly Command[]): string {
  return { bash: renderBash, zsh: renderZsh, fish: renderFish }[shell](commands);
}

function optionsOf(command: Command): readonly OptionSpec[] {
  return [...command.options, ...commonOptionsOf(command)].filter(({ isUnlisted }) => isUnlisted !== true);
}

/** What follows an option: a value from a list, a directory, a file, or anything. */
function kindOfValue({ value, choices }: OptionSpec): 'none' | 'choice' | 'directory' | 'file' | 'other' {
  if (value === undefined) return 'none';
  if (choices !== undefined) return 'choice';
  return value === 'dir' ? 'directory' : value === 'file' ? 'file' : 'other';
}

function choicesOf(command: Command): readonly string[] {
  return command.positionals.flatMap(({ choices = [] }) => choices);
}

function renderBash(commands: readonly Command[]): string {
  const names = commands.map(({ name }) => name);
  const words = commands.map((command) => {
    const flags = optionsOf(command).map(({ name }) => `--${name}`);
    return `    ${command.name}) words="${[...choicesOf(command), ...flags].join(' ')}" ;;\n`;
  });
  return `# bash completion of skill-registrar: eval "$(skill-registrar completion bash)"
_skill_registrar() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" command="" word words
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in ${names.join('|')}) command="$word"; break ;; esac
  done
  COMPREPLY=()
  case "$command $previous" in
${commands.flatMap(bashValues).join('')}  esac
  case "$command" in
${words.join('')}    *) words="${names.join(' ')} --help --version" ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _skill_registrar skill-registrar
`;
}

const BASH_VALUES = { directory: '-d', file: '-f' } as const;

function bashValues(command: Command): readonly string[] {
  return optionsOf(command).flatMap((option) => {
    const kind = kindOfValue(option);
    if (kind === 'none') return [];
    const pattern = `    "${command.name} --${option.name}")`;
    if (kind === 'other') return [`${pattern} return ;;\n`];
    const list = kind === 'choice' ? `-W "${option.choices!.join(' ')}"` : BASH_VALUES[kind];
    return [`${pattern} COMPREPLY=($(compgen ${list} -- "$current")); return ;;\n`];
  });
}

function renderZsh(commands: readonly Command[]): string {
  const described = commands.map(({ name, summary }) => `    ${quote(`${name}:${escapeZsh(summary)}`)}\n`);
  const cases = commands.map((command) => {
    const specs = [...optionsOf(command).map(zshOption), ...zshPositionals(command)];
    return `        ${command.name}) _arguments ${specs.join(' ')} ;;\n`;
  });
  return `#compdef skill-registrar
# zsh completion of skill-registrar: source <(skill-registrar completion zsh)
_skill_registrar() {
  local curcontext="$curcontext" state line
  typeset -A opt_args
  local -a commands
  commands=(
${described.join('')}  )
  _arguments -C '1:command:->command' '*::argument:->argument'
  case $state in
    command) _describe command commands ;;
    argument)
      case $line[1] in
${cases.join('')}      esac ;;
  esac
}
if [ "$funcstack[1]" = "_skill_registrar" ]; then _skill_registrar "$@"; else compdef _skill_registrar skill-registrar; fi
`;
}

function zshOption(option: OptionSpec): string {
  const { name, summary, value = '', multiple } = option;
  const kind = kindOfValue(option);
  const values = {
    none: '',
    choice: `:${value}:(${option.choices?.join(' ')})`,
    directory: `:${value}:_directories`,
    file: `:${value}:_files`,
    other: `:${value}:`,
  };
  return quote(`${multiple ? '*' : ''}--${name}[${escapeZsh(summary)}]${values[kind]}`);
}

function zshPositionals(command: Command): readonly string[] {
  return command.positionals.map(({ name, choices, many }) => {
    const action = choices === undefined ? '_files' : `(${choices.join(' ')})`;
    return quote(`${many ? '*' : ''}:${name}:${action}`);
  });
}

/** Brackets and colons separate the parts of a specification. */
function escapeZsh(text: string): string {
  return text.replace(/[[\]:\\]/g, '\\$&');
}

function renderFish(commands: readonly Command[]): string {
  const lines = commands.flatMap((command) => [
    `-n __fish_use_subcommand -f -a ${command.name} -d ${quote(command.summary)}`,
    ...optionsOf(command).map((option) => fishOption(command, option)),
    ...choicesOf(command).map((choice) => `-n ${seen(command)} -f -a ${choice}`),
  ]);
  return [
    '# fish completion of skill-registrar: skill-registrar completion fish | source\n',
    ...lines.map((line) => `complete -c skill-registrar ${line}\n`),
  ].join('');
}

function seen({ name }: Command): string {
  return `'__fish_seen_subcommand_from ${name}'`;
}

function fishOption(command: Command, option: OptionSpec): string {
  const short = option.short === undefined ? '' : ` -s ${option.short}`;
  const values = {
    none: ' -f',
    choice: ` -x -a ${quote(option.choices?.join(' ') ?? '')}`,
    directory: " -x -a '(__fish_complete_directories)'",
    file: ' -r -F',
    other: ' -x',
  };
  const name = `-n ${seen(command)} -l ${option.name}${short}`;
  return `${name}${values[kindOfValue(option)]} -d ${quote(option.summary)}`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
