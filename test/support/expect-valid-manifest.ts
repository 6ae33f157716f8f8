import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect } from 'vitest';

const schemaFile = new URL('../../schema/manifest.schema.json', import.meta.url);
const validate = new Ajv({ allErrors: true, strict: false }).compile(
  JSON.parse(readFileSync(schemaFile, 'utf8')),
);

/** Fails with every violation when a text is no manifest as `schema/manifest.schema.json` publishes it. */
export function expectValidManifest(text: string): void {
  validate(JSON.parse(text));
  expect(validate.errors ?? [], 'violations of manifest.schema.json').toEqual([]);
}

/** Whether a text is a manifest at all; hand-kept ones need not be. */
export function isValidManifest(text: string): boolean {
  try {
    return validate(JSON.parse(text)) as boolean;
  } catch {
    return false;
  }
}
