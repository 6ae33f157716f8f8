import type { CommandIo, CommonOptions, OptionValues, OutputFormat } from './command.js';
/** The common options of a checked command line, with their defaults. */
export declare function readCommonOptions(options: OptionValues, io: CommandIo): CommonOptions;
/**
 * JSON for programs, text for people. `--quiet` alone asks for no document: scripts call `register --quiet`
 * where their own output goes to stdout.
 */
export declare function readFormat(options: Pick<OptionValues, 'isSet' | 'text'>, io: CommandIo): OutputFormat;
