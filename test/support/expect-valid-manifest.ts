import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect } from 'vitest';

const schemaFile = new URL('../../schema/manifest.schema.json', import.meta.url);
const validate = new Ajv({ allErrors: true, strict: false }).compile(
  JSON.parse(readFileSync(schemaFile, 'utf8')),
);

/** Fails with every violation if a text does not match `schema/manifest.schema.json`. */
export function expectValidManifest(text: string): void {
  validate(JSON.parse(text));
  expect(validate.errors ?? [], 'violations of manifest.schema.json').toEqual([]);
}

/** Whether a text matches the manifest schema; handwritten ones need not. */
export function isValidManifest(text: string): boolean {
  try {
    return validate(JSON.parse(text)) as boolean;
  } catch {
    return false;
  }
}
