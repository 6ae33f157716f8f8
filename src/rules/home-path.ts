import { type CodeBlock, codeBlockAt, codeBlocks } from '../text/markdown.js';
import { defineRule, type Problem } from './rule.js';

const UNIX =
  /(?<![\w.~$%}\])*-])(?:file:\/\/)?((?:\/mnt\/[a-z])?\/(?:Users|home)\/([A-Za-z0-9][A-Za-z0-9._-]*))(?=\/)/g;
const WINDOWS =
  /(?<![\w])([A-Za-z]:(?:\\\\?|\/)Users(?:\\\\?|\/)([A-Za-z0-9][A-Za-z0-9._ -]{0,30}?))(?=[\\/])/g;

/** Placeholders for a person, and accounts that images and runners come with. */
const PLACEHOLDERS = new Set(
  `user username users me you your yourname your-name your_name yourusername your-username your_username yourself
  name someone somebody person myuser my-user myname admin administrator test tester example foo bar baz alice bob
  carol dave eve jane john janedoe johndoe jane.doe john.doe jdoe doe joe dev developer runner runneradmin node
  ubuntu debian vagrant ec2-user vscode codespace circleci jenkins gitlab-runner jovyan app appuser sandbox agent
  claude coder git linuxbrew pi root shared public default guest nonroot container workspace project x xxx u suspect victim
  target attacker analyst employee student customer client operator owner deploy deployer backup oracle postgres
  usr data mysql www-data hadoop spark airflow jsmith asmith bsmith bwayne ckent janesmith johnsmith jane.smith john.smith sarah mary`
    .split(/\s+/)
    .filter(Boolean),
);

/** Placeholders and service accounts: `your-email`, `nessus_svc`, `ci-bot`, `user1`. */
const SERVICE =
  /^(?:your|my|some|example)|(?:^|[_.-])(?:svc|service|usr|user|admin|bot|ci|build|test|demo|dev|ops|agent|runner|scan(?:ner)?|app)\d*(?:$|[_.-])/;
/** A line of a log or a listing: a time, or columns. */
const LISTING = /\d{4}-\d\d-\d\d|\d\d:\d\d:\d\d|\|.*\||^\s*[A-Z][\w ]*:\s{2,}/;

export default defineRule({
  id: 'home-path',
  severity: 'warning',
  kind: 'VALIDATION_ERROR',
  summary: 'Paths do not point into one person’s home directory.',
  why: 'They exist on one machine only, and reveal its owner. Placeholders such as `/home/user` are fine.',
  unless: 'all agents run on one machine image where the path exists',
  bad: [
    {
      body: 'Read «/Users/mkowalski»/notes/style.md',
      message:
        '"/Users/mkowalski" is one person\'s home directory: the path does not exist on other machines.',
    },
    'cd "«/home/pstewart»/src"',
    'Read «/mnt/c/Users/mkowalski»/data.csv',
    'open «file:///Users/mkowalski»/a.html',
    'type «C:\\Users\\mkowalski»\\notes.txt',
    '"«C:\\\\Users\\\\mkowalski»\\\\x"',
    '```\ncd «/Users/mkowalski»/project\n```',
    '```bash\nrun «/Users/mkowalski»/tool\n```',
  ],
  good: [
    'Read references/style.md',
    'cd /home/user/project',
    'cygpath "C:\\Users\\John Doe\\Documents"',
    'cd /Users/<you>/project',
    'cd /Users/yourname/project',
    'cd /home/$USER/project and ~/x and $HOME/y',
    'GET https://api.example.com/home/dashboard/x',
    'GET /Users/{id}/groups',
    'the /home/ directory',
    'on a runner: /home/runner/work',
    'hindsight -i /mnt/evidence/Users/mkowalski/AppData',
    'C:\\Users\\%USERNAME%\\x and C:\\Users\\Public\\x',
    '2024-01-15 14:33:15 | 1 | C:\\Users\\mkowalski\\Downloads\\report.xlsm',
    'Target Path:      C:\\Users\\mkowalski\\Downloads\\report.xlsm',
    'ssh-keygen -f /home/nessus_svc/.ssh/id_ed25519',
    'download C:\\Users\\victim\\Documents\\notes.docx',
    '```\nWorktree ready at /Users/mkowalski/project\n```',
  ],
  check: ({ text, bodyStart }, report) => reportHomePaths(text, report, bodyStart),
});

/** Reports the home directories of people in a text. */
export function reportHomePaths(text: string, report: (problem: Problem) => void, bodyStart = 0): void {
  // Both patterns need one of these.
  if (!text.includes('Users') && !text.includes('/home/')) return;
  let blocks: readonly CodeBlock[] | undefined;
  for (const pattern of [UNIX, WINDOWS])
    for (const match of text.matchAll(pattern)) {
      const name = match[2]!.toLowerCase().replaceAll(' ', '');
      if (PLACEHOLDERS.has(name) || SERVICE.test(name)) continue;
      blocks ??= codeBlocks(text.slice(bodyStart));
      if (isSampleOutput(text, match.index, codeBlockAt(blocks, match.index - bodyStart))) continue;
      report({
        at: { start: match.index, end: match.index + match[0].length },
        about: [match[1]!],
        message: `"${match[1]}" is one person's home directory: the path does not exist on other machines.`,
        fix: 'Write `~`, `$HOME` or a path relative to the skill.',
      });
    }
}

/** Output that a program printed names paths of the machine it ran on; they are not meant to be followed. */
function isSampleOutput(text: string, at: number, block: CodeBlock | null): boolean {
  // A line may be the whole file: only what is near counts.
  const before = text.slice(Math.max(0, at - MAX_LINE), at);
  const after = text.slice(at, at + MAX_LINE).split('\n', 1)[0]!;
  const line = before.slice(before.lastIndexOf('\n') + 1) + after;
  if (LISTING.test(line)) return true;
  return !COMMAND.test(line) && block !== null && OUTPUT.test(block.language);
}

const MAX_LINE = 300;
/** Languages of blocks that are not source code. */
const OUTPUT = /^(?:|text|txt|output|log|plaintext|plain)$/i;
const COMMAND =
  /^\s*(?:[$>#%] |cd |ls |cat |cp |mv |rm |mkdir |open |source |export |python|node |npm |npx |bash |sh |\.{0,2}\/|~)/;
