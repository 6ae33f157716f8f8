import fs from 'node:fs';
import path from 'node:path';
import { COMMAND_NAME, type CommandLookup } from './workspace.js';

/** Searches the directories of PATH for an executable file, without a shell or a process. */
export function createPathCommandLookup(
  variables: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
): CommandLookup {
  const isWindows = platform === 'win32';
  const directories = (variables['PATH'] ?? variables['Path'] ?? '')
    .split(isWindows ? ';' : ':')
    .filter((directory) => path.isAbsolute(directory));
  const extensions = isWindows ? (variables['PATHEXT'] ?? '.COM;.EXE;.BAT;.CMD').split(';') : [''];
  const known = new Map<string, boolean>();
  return {
    isInstalled(command) {
      const answer =
        known.get(command) ??
        (COMMAND_NAME.test(command) &&
          directories.some((directory) =>
            extensions.some((extension) => isExecutable(path.join(directory, command + extension))),
          ));
      known.set(command, answer);
      return answer;
    },
  };
}

function isExecutable(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}
