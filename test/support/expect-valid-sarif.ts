import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect } from 'vitest';

// The OASIS schema of SARIF 2.1.0, as SchemaStore publishes it.
const schemaFile = new URL('schemas/sarif-2.1.0.schema.json', import.meta.url);
const ajv = new Ajv({ allErrors: true, strict: false, unicodeRegExp: false });
ajv.addFormat('uri', (text: string) => URL.canParse(text));
ajv.addFormat('uri-reference', /^(?:[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})*$/);
ajv.addFormat('date-time', (text: string) => !Number.isNaN(Date.parse(text)));
const validate = ajv.compile(JSON.parse(readFileSync(schemaFile, 'utf8')));

/** Fails with every violation if a document is not a SARIF 2.1.0 log. */
export function expectValidSarif(document: unknown): void {
  validate(document);
  expect(validate.errors ?? [], 'violations of the SARIF 2.1.0 schema').toEqual([]);
}
