import path from 'node:path';
import { leadsIntoGit } from '../core/git-directory.js';
import type { ValidationLevel } from '../core/validation-level.js';
import { UsageError } from '../errors.js';
import { profileById } from '../profiles/index.js';
import type { CommandIo, CommonOptions, OptionValues, OutputFormat } from './command.js';
import { FORMATS } from './common-options.js';
import { locateAncestorTop } from './locate-ancestor-top.js';
import { locateRoot } from './locate-root.js';

/** The common options of a checked command line, with their defaults. */
export function readCommonOptions(options: OptionValues, io: CommandIo): CommonOptions {
  const root = pathOf('root', options, io);
  const manifest = pathOf('manifest', options, io);
  const config = options.text('config');
  const profile = options.text('profile');
  const level = options.text('level') as ValidationLevel | undefined;
  return {
    root: root === undefined ? defaultRoot(io, manifest, profile) : root,
    ...(manifest === undefined ? {} : { manifest }),
    ...(config === undefined ? {} : { config: path.resolve(io.cwd, config) }),
    ...(profile === undefined ? {} : { profile }),
    ...(level === undefined ? {} : { level }),
    format: readFormat(options, io),
    readsHome: options.isSet('home'),
    isQuiet: options.isSet('quiet'),
    showsTiming: options.isSet('timing'),
  };
}

/** Whoever works in a worktree that lies in a git directory may go on; nobody is led into one. */
function pathOf(option: 'root' | 'manifest', options: OptionValues, io: CommandIo): string | undefined {
  const given = options.text(option);
  if (given === undefined) return undefined;
  const target = path.resolve(io.cwd, given);
  if (!leadsIntoGit(path.relative(io.cwd, target))) return target;
  throw new UsageError(`--${option} ${given} leads into a git directory.`, 'Name a path outside of it.');
}

/** Systems that search upwards begin at the top of their chain; all others where they are. */
function defaultRoot(io: CommandIo, manifest: string | undefined, profile: string | undefined): string {
  const top = profile === undefined || manifest !== undefined ? undefined : profileById(profile)?.ancestorTop;
  return top === undefined ? locateRoot(io.cwd, manifest) : locateAncestorTop(io.cwd, top, io.env);
}

/**
 * JSON for programs, text for people. `--quiet` alone asks for no document: scripts call `register --quiet`
 * where their own output goes to stdout.
 */
export function readFormat(options: Pick<OptionValues, 'isSet' | 'text'>, io: CommandIo): OutputFormat {
  if (options.isSet('json')) return 'json';
  const format = options.text('format');
  if (FORMATS.some((known) => known === format)) return format as OutputFormat;
  return io.stdout.isTty || options.isSet('quiet') ? 'text' : 'json';
}
