import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteAssetsModule } from '../../scripts/build-site-assets.mjs';

const top = path.resolve(import.meta.dirname, '../..');

describe('scripts and styles of a site', () => {
  it('scripts and styles are generated from the sources by `npm run generate`', async () => {
    const written = fs.readFileSync(path.join(top, 'src/site/generated/assets.js'), 'utf8');
    expect(written === (await siteAssetsModule(top))).toBe(true);
  });
});
