import fs from 'node:fs';
import path from 'node:path';
import { realPathOf, relativeInside } from './contained-files.js';
import { COMMAND_NAME, type CommandLookup } from './workspace.js';

export type Variables = Readonly<Record<string, string | undefined>>;

/** Searches the directories of PATH for an executable file, without a shell or a process. */
export function createPathCommandLookup(
  variables: Variables,
  platform: NodeJS.Platform = process.platform,
): CommandLookup {
  const known = new Map<string, boolean>();
  return {
    isInstalled(command) {
      const answer = known.get(command) ?? findCommand(command, variables, platform) !== null;
      known.set(command, answer);
      return answer;
    },
  };
}

export interface OutsideProgram {
  /** Its absolute path: by a name alone, Windows would look in the working directory first. `null` if there is none. */
  readonly file: string | null;
  /** The PATH that it gets, which leads to nothing in the checkout either. */
  readonly searchPath: string;
}

/** Finds a program outside a checkout, whose files may come from a stranger, even if PATH leads into it. */
export function findProgramOutside(
  checkout: string,
  command: string,
  variables: Variables,
  platform: NodeJS.Platform = process.platform,
): OutsideProgram {
  const top = realPathOf(checkout) ?? checkout;
  const isOutside = (place: string) => relativeInside(top, realPathOf(place) ?? place) === null;
  const directories = searchPath(variables, platform).filter(isOutside);
  const files = filesOf(command, directories, { variables, platform });
  return {
    file: files.find((file) => isExecutable(file) && isOutside(file)) ?? null,
    searchPath: directories.join(platform === 'win32' ? ';' : ':'),
  };
}

/** The file that a command would start; `null` if there is none. */
function findCommand(command: string, variables: Variables, platform: NodeJS.Platform): string | null {
  const directories = searchPath(variables, platform);
  return filesOf(command, directories, { variables, platform }).find(isExecutable) ?? null;
}

/** What a command may be, in the order of PATH. */
function filesOf(
  command: string,
  directories: readonly string[],
  { variables, platform }: { readonly variables: Variables; readonly platform: NodeJS.Platform },
): readonly string[] {
  if (!COMMAND_NAME.test(command)) return [];
  const isWindows = platform === 'win32';
  const extensions = isWindows ? (variables['PATHEXT'] ?? '.COM;.EXE;.BAT;.CMD').split(';') : [''];
  return directories.flatMap((directory) =>
    extensions.map((extension) => path.join(directory, command + extension)),
  );
}

/** Where a system looks without a PATH. */
const DEFAULT_PATH = '/usr/bin:/bin';

/** The directories of PATH; relative ones depend on where one stands, and are left out. */
function searchPath(variables: Variables, platform: NodeJS.Platform): readonly string[] {
  return (variables['PATH'] ?? variables['Path'] ?? (platform === 'win32' ? '' : DEFAULT_PATH))
    .split(platform === 'win32' ? ';' : ':')
    .filter((directory) => path.isAbsolute(directory));
}

function isExecutable(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}
