import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawImages } from '../../scripts/generate-images.mjs';

it.each(Object.entries(drawImages()))('%s shows what the program says today', (file, text) => {
  // `node scripts/generate-images.mjs` draws them again.
  expect(readFileSync(file, 'utf8')).toBe(text);
});
