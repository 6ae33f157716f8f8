import { defineRule } from './rule.js';

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

export default defineRule({
  id: 'home-path',
  severity: 'warning',
  kind: 'VALIDATION_ERROR',
  summary: 'Paths do not point into one person’s home directory.',
  why: 'They exist on one machine only, and they tell whose it is. Placeholders such as `/home/user` are fine.',
  bad: [
    {
      body: 'Read «/Users/mkowalski»/notes/style.md',
      message: '"/Users/mkowalski" is one person\'s home directory: the path exists on no other machine.',
    },
    'cd "«/home/pstewart»/src"',
    'open «file:///Users/mkowalski»/a.html',
    'type «C:\\Users\\mkowalski»\\notes.txt',
    '"«C:\\\\Users\\\\mkowalski»\\\\x"',
  ],
  good: [
    'Read references/style.md',
    'cd /home/user/project',
    'cd /Users/<you>/project',
    'cd /Users/yourname/project',
    'cd /home/$USER/project and ~/x and $HOME/y',
    'GET https://api.example.com/home/dashboard/x',
    'GET /Users/{id}/groups',
    'the /home/ directory',
    'on a runner: /home/runner/work',
    'C:\\Users\\%USERNAME%\\x and C:\\Users\\Public\\x',
  ],
  check({ text }, report) {
    for (const pattern of [UNIX, WINDOWS])
      for (const match of text.matchAll(pattern)) {
        if (NOBODY.has(match[2]!.toLowerCase())) continue;
        report({
          at: { start: match.index, end: match.index + match[0].length },
          message: `"${match[1]}" is one person's home directory: the path exists on no other machine.`,
          fix: 'Write `~`, `$HOME` or a path relative to the skill.',
        });
      }
  },
});
