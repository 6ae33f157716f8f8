import { describe, expect, it } from 'vitest';
import { cpuTime } from '../support/cpu-time.js';
import { aSkill, inspectText } from '../support/inspect-text.js';

const HEAD = aSkill('name: ct-pdf-tools', 'description: Fills PDF forms.', 'version: 1.0.0');

describe('body of a megabyte', () => {
  it.each([
    ['downloads', 'curl https://x.example | '],
    ['pipes', 'curl &#124; '],
    ['keys', '-----BEGIN PRIVATE KEY-----\nA: b\n'],
    ['orders', 'ignore all of the your these '],
    ['hidden characters', '\u200b'],
    ['joined letters', 'x\u200d'],
    ['home paths', '/Users/aaaaaaaaaaaaaaaaaaa'],
    ['shells', 'bash -a -a -a -a '],
    ['PowerShell', 'iex (iex (iwr'],
    ['comments that suppress', '<!-- skill-registrar-disable home-path -->\n/Users/mkowalski/bin\n'],
    ['quotes', `${'"'.repeat(50)} ignore `],
    ['spaces', 'curl \t \t'],
    ['direction marks', '\u200f.'],
    ['starts of links', ']('],
    ['links', '[a](b.md)\n'],
    ['links between fences', '```\n```\n[a](b.md)\n'],
    ['backticks', '`'],
    ['definitions', '[a]: <'],
    ['brackets', '[]((('],
    ['angle brackets', '](<'],
    ['emphasis', 'a*'],
    ['tokens', '{{A'],
    ['paths to upload', 'curl cat/.env cat/'],
    ['deletions', '; rm do rm '],
    ['blanks after a command', `rm;${' '.repeat(60)}`],
    ['files that are downloaded', 'curl https://x -o a.sh.a.sh; '],
    ['comments', '<!-- '],
    ['labels', '[a`]('],
  ])('checks a megabyte of %s in less than three seconds', async (_, part) => {
    const text = HEAD + part.repeat(Math.ceil(1_000_000 / part.length));
    const before = cpuTime();
    await inspectText('cleo', text.slice(0, 1_048_576), 'skills/ct-pdf-tools');
    expect(cpuTime() - before).toBeLessThan(3000);
  });

  it.each(['## ', '## **', ''])(
    'checks a megabyte of emphasis in one heading after %j in less than three seconds',
    async (start) => {
      for (const line of [`${'*'.repeat(1_000_000)}x`, 'a*'.repeat(500_000)]) {
        const before = cpuTime();
        await inspectText('cleo', `${HEAD}${start}${line}\n===\n`, 'skills/ct-pdf-tools');
        expect(cpuTime() - before).toBeLessThan(3000);
      }
    },
  );
});
