import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCommand } from '../../src/cli/commands.js';
import { TOOLS } from '../../src/mcp/tools.js';
import { aFolder } from '../support/a-folder.js';
import { packedPackage, personalEnvironment } from '../support/packed-program.js';

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

describe('docs/agents.md', () => {
  it('docs/agents.md shows the output of the session in examples/agent', () => {
    const [, output = ''] = /^\$ node examples\/agent\/session\.mjs\n(.*?)^```/ms.exec(text)!;
    const printed = execFileSync(process.execPath, ['examples/agent/session.mjs'], {
      cwd: aClone(),
      encoding: 'utf8',
      env: personalEnvironment(aFolder()),
    });
    expect(printed).toBe(output);
  });

  it('docs/agents.md lists every tool with all of its arguments', () => {
    for (const { name, inputSchema } of TOOLS) {
      const row = text.split('\n').find((each) => each.startsWith(`| \`${name}\``));
      const properties = inputSchema['properties'] as Record<string, { readonly deprecated?: boolean }>;
      for (const argument of Object.keys(properties).filter((each) => !properties[each]!.deprecated))
        expect(row, name).toContain(`\`${argument}\``);
    }
  });

  it('docs/agents.md names only commands that exist', () => {
    const named = [...text.matchAll(/skill-registrar ([a-z]+)/g)].map((match) => match[1]!);
    expect(named.filter((name) => name !== 'load' && findCommand(name) === undefined)).toEqual([]);
  });
});
