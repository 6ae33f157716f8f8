import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.js';
import { TOOLS } from '../../src/mcp/tool-definitions.js';
import { aFolder } from '../support/a-folder.js';
import { packedPackage, packedProgram, personalEnvironment } from '../support/packed-program.js';

const project = path.resolve(import.meta.dirname, '../..');
const text = fs.readFileSync(path.join(project, 'docs/agents.md'), 'utf8');

/** A folder like a clone after `npm install skill-registrar`. */
function aClone(): string {
  const folder = aFolder();
  fs.cpSync(path.join(project, 'examples'), path.join(folder, 'examples'), { recursive: true });
  fs.mkdirSync(path.join(folder, 'node_modules'));
  fs.symlinkSync(packedPackage(), path.join(folder, 'node_modules/skill-registrar'));
  return folder;
}

/** Runs a line of the walkthrough as in a terminal, and returns its output. */
function run(line: string, cwd: string): string {
  const program = `"${process.execPath}" "${packedProgram()}"`;
  const isProgram = line.startsWith('npx skill-registrar ');
  const command = isProgram
    ? `${program} ${line.slice('npx skill-registrar '.length)} --format text`
    : line.replace(/^node /, `"${process.execPath}" `);
  const shell = `${command} 2>&1 || true`;
  return execFileSync('sh', ['-c', shell], { cwd, encoding: 'utf8', env: personalEnvironment(aFolder()) });
}

/** The walkthrough: each command with its documented output; `…` matches anything. */
const steps = [...text.matchAll(/```console\n(.*?)```/gs)].flatMap(([, block = '']) =>
  block
    .split(/^\$ /m)
    .slice(1)
    .map((step) => {
      const [line = '', ...output] = step.trimEnd().split('\n');
      return { line, output: output.join('\n') };
    }),
);

describe('docs/agents.md', () => {
  const clone = { folder: '' };
  it.each(steps)('docs/agents.md shows the output of `$line`', ({ line, output }) => {
    if (clone.folder === '' || !fs.existsSync(clone.folder)) clone.folder = aClone();
    const pattern = output
      .split('…')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^]*?');
    expect(run(line, clone.folder).trim()).toMatch(new RegExp(`^${pattern}$`));
  });

  it('docs/agents.md has a walkthrough', () => {
    expect(steps.length).toBeGreaterThan(6);
  });

  it('docs/agents.md lists every tool with all of its arguments', () => {
    for (const { name, inputSchema } of TOOLS) {
      const row = text.split('\n').find((each) => each.startsWith(`| \`${name}\``));
      for (const argument of Object.keys(inputSchema['properties'] as object))
        expect(row, name).toContain(`\`${argument}\``);
    }
  });

  it('docs/agents.md names only commands that exist', () => {
    const named = [...text.matchAll(/skill-registrar ([a-z]+)/g)].map((match) => match[1]!);
    expect(named.filter((name) => name !== 'load' && !Object.hasOwn(COMMANDS, name))).toEqual([]);
  });
});
