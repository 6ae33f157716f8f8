import type { Readable } from 'node:stream';
import type { Operation, Request, SkillServerOptions } from '../config/request.js';
import type { Outcome, Report } from '../report/report.js';
import type { RunMode } from '../report/text-report.js';

/** One command of the program. Its module is loaded when it runs and keeps heavy imports inside `run`. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands: lower case, no full stop. */
  readonly summary: string;
  /** What follows `skill-registrar <name>`, without the common options; empty when nothing does. */
  readonly usage: string;
  /** One or two sentences for `--help`. */
  readonly description: string;
  /** Whole command lines, each with what it does; at least one. */
  readonly examples: readonly Example[];
  /** Options beyond the common ones. */
  readonly options: readonly OptionSpec[];
  readonly positionals: readonly PositionalSpec[];
  /** Its stdout belongs to a protocol: failures are reported on stderr only. */
  readonly ownsStdout?: true;
  /** `--manifest` names a file to create, not one that tells where the repository is. */
  readonly keepsRoot?: true;
  /** With this option the exit code is always 0: who starts the command must not fail because of it. */
  readonly succeedsWith?: string;
  /** It has findings, which formats other than text and JSON are about. */
  readonly hasFindings?: true;
  run(invocation: Invocation): Promise<CommandResult>;
}

interface Example {
  readonly line: string;
  readonly does: string;
}

export interface OptionSpec {
  /** Without dashes. */
  readonly name: string;
  readonly summary: string;
  /** Placeholder of its value in `--help`, such as `dir`; absent for a switch. */
  readonly value?: string;
  /** The only values it takes. */
  readonly choices?: readonly string[];
  /** An empty value means something: a question that asks nothing. */
  readonly mayBeEmpty?: true;
  /** A whole number in this range. */
  readonly range?: { readonly min: number; readonly max: number };
  /** Its one-letter form. */
  readonly short?: string;
  /** Former names and names in other systems: they mean the same and are not in `--help`. */
  readonly aliases?: readonly string[];
  /** May be given more than once. */
  readonly multiple?: boolean;
  /** Accepted for old scripts, and not in `--help`. */
  readonly isUnlisted?: true;
}

interface PositionalSpec {
  readonly name: string;
  readonly required?: boolean;
  /** Takes all that is left. */
  readonly many?: boolean;
  /** The only values it takes. */
  readonly choices?: readonly string[];
}

/** A command line, understood: what a command gets to work with. */
export interface Invocation {
  readonly command: string;
  readonly options: OptionValues;
  readonly positionals: readonly string[];
  readonly common: CommonOptions;
  readonly io: CommandIo;
  /** Builds what the engine is asked, from the common options, over the files on disk. */
  request(operation: Operation, changes?: Partial<Request>): Promise<Request>;
  /** Prints a result now, in the chosen format, as the frame does with the one that `run` returns. */
  print(result: CommandResult): Promise<void>;
  /** Tells people about an error that does not end the command. */
  printError(error: unknown): void;
  /** Erases the line that says how far a run is. */
  clearProgress(): void;
  /** A path of the repository as the reader can open it: relative to the current directory. */
  pathOf(file: string): string;
}

/** Values of the command's own options, already checked against their specification. */
export interface OptionValues {
  isSet(name: string): boolean;
  text(name: string): string | undefined;
  texts(name: string): readonly string[];
  number(name: string): number | undefined;
}

export const OUTPUT_FORMATS = ['text', 'json', 'github', 'sarif', 'gitlab', 'junit'] as const;
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

export interface CommonOptions {
  /** Absolute path of the repository. */
  readonly root: string;
  /** The root was derived from --manifest: only `skills` next to it is scanned. */
  readonly isRootOfManifest?: boolean;
  readonly manifest?: string;
  readonly config?: string;
  readonly profile?: string;
  readonly level?: Request['level'];
  readonly format: OutputFormat;
  /** No format is given and stdout is not a terminal: systems whose scripts read JSON get JSON. */
  readonly isFormatOpen: boolean;
  readonly readsHome: boolean;
  readonly isQuiet: boolean;
  /** Every finding and every change is listed. */
  readonly isVerbose: boolean;
  /** Only the table of rules is printed. */
  readonly showsStatistics: boolean;
  readonly showsTiming: boolean;
}

/** The world a command may touch, handed in so that tests can hand in their own. */
export interface CommandIo {
  readonly stdout: OutputPort;
  readonly stderr: OutputPort;
  readonly stdin: Readable;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Aborted by Ctrl-C and by SIGTERM from the first call on; for commands that run until they are stopped. */
  untilInterrupted(): AbortSignal;
  /** Work that Ctrl-C ends at once: a listener would be called only when the work pauses. */
  whileKillable<T>(work: () => Promise<T>): Promise<T>;
  serveMcp(options: SkillServerOptions): Promise<void>;
}

export interface OutputPort {
  write(text: string): void;
  readonly isTty: boolean;
  readonly hasColor: boolean;
  /** Whether it is a terminal that opens links. */
  readonly hasLinks: boolean;
  readonly columns: number;
}

export type ExitCode = 0 | 1 | 2 | 3;

/** What a command found out. Nothing is printed yet: the frame renders it in the chosen format. */
export type CommandResult = OutcomeResult | TextResult | ServedResult;

/** A finished run of the engine. */
export interface OutcomeResult {
  readonly kind: 'outcome';
  readonly outcome: Outcome;
  /** What became of the generated files: the text says so, and a preview shows their diff. */
  readonly mode: RunMode;
}

/** A command with its own answer: printed as is in text, as `fields` of the envelope in JSON. */
export interface TextResult {
  readonly kind: 'text';
  readonly exitCode: ExitCode;
  /** Printed as it is; a newline is added where it ends without one. */
  readonly text: string;
  /** The text itself is the result, such as a skill's: only a terminal gets that newline, and sees control characters as text. */
  readonly isVerbatim?: true;
  /** What the JSON document contains beyond the envelope; fields of the report itself replace its defaults. */
  readonly fields: Partial<Report> & Readonly<Record<string, unknown>>;
}

export function textResult(text: string, fields: TextResult['fields'], exitCode: ExitCode = 0): TextResult {
  return { kind: 'text', exitCode, text, fields };
}

/** A command that has written its own output (a server, a watcher). */
interface ServedResult {
  readonly kind: 'served';
  readonly exitCode: ExitCode;
}
