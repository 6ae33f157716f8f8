import fs from 'node:fs';
import path from 'node:path';
import { COMMAND_NAME, type CommandLookup } from './workspace.js';

type Variables = Readonly<Record<string, string | undefined>>;

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

/** The file that a command would start; `null` if there is none. */
export function findCommand(
  command: string,
  variables: Variables,
  platform: NodeJS.Platform = process.platform,
): string | null {
  if (!COMMAND_NAME.test(command)) return null;
  const isWindows = platform === 'win32';
  const extensions = isWindows ? (variables['PATHEXT'] ?? '.COM;.EXE;.BAT;.CMD').split(';') : [''];
  const files = searchPath(variables, platform).flatMap((directory) =>
    extensions.map((extension) => path.join(directory, command + extension)),
  );
  return files.find(isExecutable) ?? null;
}

/** The directories of PATH; relative ones depend on where one stands, and are left out. */
export function searchPath(
  variables: Variables,
  platform: NodeJS.Platform = process.platform,
): readonly string[] {
  return (variables['PATH'] ?? variables['Path'] ?? '')
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
