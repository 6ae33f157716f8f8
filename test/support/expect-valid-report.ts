import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect } from 'vitest';

const schemaFile = new URL('../../schema/report.schema.json', import.meta.url);
const validate = new Ajv({
  allErrors: true,
  strict: true,
  strictRequired: false,
  strictTypes: false,
  allowUnionTypes: true,
}).compile(JSON.parse(readFileSync(schemaFile, 'utf8')));

/** Fails with every violation if a document does not match `schema/report.schema.json`. */
export function expectValidReport(document: unknown): void {
  validate(document);
  expect(validate.errors ?? [], 'violations of report.schema.json').toEqual([]);
}
