import type { ContentFinding } from './inspect-content.js';

const UNIX = /(?<![\w.~$%}\])*-])(?:file:\/\/)?(\/(?:Users|home)\/([A-Za-z0-9][A-Za-z0-9._-]*))(?=\/)/g;
const WINDOWS =
  /(?<![\w])([A-Za-z]:(?:\\\\?|\/)Users(?:\\\\?|\/)([A-Za-z0-9][A-Za-z0-9._ -]{0,30}?))(?=[\\/])/g;

/** Stand-ins for a person, and accounts that images and runners bring along. */
const NOBODY = new Set(
  `user username users me you your yourname your-name your_name yourusername your-username your_username yourself
  name someone somebody person myuser my-user myname admin administrator test tester example foo bar baz alice bob
  carol dave eve jane john janedoe johndoe jane.doe john.doe jdoe doe joe dev developer runner runneradmin node
  ubuntu debian vagrant ec2-user vscode codespace circleci jenkins gitlab-runner jovyan app appuser sandbox agent
  claude coder git linuxbrew pi root shared public default guest nonroot container workspace project x xxx u`
    .split(/\s+/)
    .filter(Boolean),
);

/** Finds paths into one person's home directory: they work on no other machine and name that person. */
export function findHomePaths(text: string): ContentFinding[] {
  return [...text.matchAll(UNIX), ...text.matchAll(WINDOWS)]
    .filter((match) => !NOBODY.has(match[2]!.toLowerCase()))
    .map((match) => ({
      rule: 'home-path',
      start: match.index,
      end: match.index + match[0].length,
      message: `"${match[1]}" is one person's home directory: the path exists on no other machine.`,
      fix: 'Write `~`, `$HOME` or a path relative to the skill.',
    }));
}
