import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { clientTables, withTables } from '../../scripts/generate-tables.mjs';
import { CLIENTS } from '../../src/profiles/index.js';
import { RULES } from '../../src/rules/index.js';
import { cli } from '../support/run-cli.js';

const file = path.resolve('docs/profiles.md');
const EXAMPLE = /(?<=<!-- example:table -->\n).*?(?=<!-- \/example:table -->)/s;

describe('docs/profiles.md', () => {
  it('docs/profiles.md shows the table of the example repository; UPDATE_CASES=1 updates it', async () => {
    const cwd = path.resolve('examples/repository');
    const { stdout } = await cli(['status', '--profile', 'all', '--format', 'text', '--root', cwd], { cwd });
    const [table] = /^Would load .*?refused$/ms.exec(stdout)!;
    const [inPlace] = /^Found in place: .*?\.$/ms.exec(stdout)!;
    const expected = `\`\`\`\n${table}\n\n…\n\n${inPlace}\n\`\`\`\n`;
    if (process.env['UPDATE_CASES'] === '1')
      fs.writeFileSync(
        file,
        fs.readFileSync(file, 'utf8').replace(EXAMPLE, () => expected),
      );
    expect(EXAMPLE.exec(fs.readFileSync(file, 'utf8'))![0]).toBe(expected);
  });

  it('docs/profiles.md lists every fact about every client; `npm run generate` updates it', () => {
    const text = fs.readFileSync(file, 'utf8');
    expect(withTables(text, { clients: clientTables(CLIENTS) })).toBe(text);
  });

  it('docs/profiles.md lists every portability rule', () => {
    const text = fs.readFileSync(file, 'utf8');
    for (const { id } of RULES)
      if (id.startsWith('portability-') || id === 'listing-budget') expect(text).toContain(`| \`${id}\` |`);
  });
});
