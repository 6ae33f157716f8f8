import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-folder.js';
import { EPOCH } from '../support/golden-case.js';
import { cli } from '../support/run-cli.js';
import { smallSkill } from '../support/skill-text.js';

const env = { SOURCE_DATE_EPOCH: EPOCH };
/** Handwritten text of characters that take one to four bytes. */
const NOTES = 'aé…😀 '.repeat(400_000);

describe('manifest of several megabytes', () => {
  it.each([
    ['', '\n'],
    ['\uFEFF', '\r\n'],
  ])('keeps every byte that does not have to change (mark %j, end of line %j)', async (mark, eol) => {
    const root = aFolder({ 'skills/alpha/SKILL.md': smallSkill('alpha') });
    const manifest = join(root, 'skills/manifest.json');
    const first = await cli(['register'], { cwd: root, env });
    expect(first.exitCode, first.stderr).toBe(0);
    const plain = readFileSync(manifest, 'utf8').replace(/^\{/, `{\n  "notes": ${JSON.stringify(NOTES)},`);
    const before = mark + plain.replaceAll('\n', eol);
    writeFileSync(manifest, before);
    writeFileSync(
      join(root, 'skills/alpha/SKILL.md'),
      smallSkill('alpha', '# Alpha\n', { version: '2.0.0' }),
    );
    const changed = await cli(['register', '--json'], { cwd: root, env });
    expect(changed.json()).toMatchObject({ success: true, summary: { updated: 1 } });
    const after = readFileSync(manifest, 'utf8');
    expect(after.slice(0, NOTES.length)).toBe(before.slice(0, NOTES.length));
    expect(after).toContain('"version": "2.0.0"');
    expect(JSON.parse(after.slice(mark.length)).notes).toBe(NOTES);
    expect((await cli(['register', '--check'], { cwd: root, env })).exitCode).toBe(0);
    const again = await cli(['register', '--json'], { cwd: root, env });
    expect(again.json().changed).toBe(false);
    expect(readFileSync(manifest, 'utf8')).toBe(after);
  });
});
