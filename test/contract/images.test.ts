import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawImages, SHOWN_COMMAND } from '../../scripts/generate-images.mjs';
import { cli } from '../support/run-cli.js';

it('the pictures show what the program says today', async () => {
  const { stdout } = await cli(SHOWN_COMMAND, { columns: 80, env: { FORCE_COLOR: '1' } });
  // After a build, `node scripts/generate-images.mjs` draws them again.
  for (const [file, text] of Object.entries<string>(drawImages(stdout)))
    expect(readFileSync(file, 'utf8'), file).toBe(text);
});
