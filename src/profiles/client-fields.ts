import type { JsonSchema } from './profile.js';

/** Shapes that several clients' fields share. */
export const TEXT: JsonSchema = { type: ['string', 'number', 'boolean', 'null'] };
export const FLAG: JsonSchema = { type: 'boolean' };
export const TEXT_OR_TEXTS: JsonSchema = { type: ['string', 'array'], items: { type: 'string' } };
export const MAP: JsonSchema = { type: 'object' };

export const LICENSE_AND_COMPATIBILITY = {
  license: { type: 'string' },
  compatibility: { type: 'string', maxLength: 500 },
} as const;

/**
 * Fields that change what a client does with a skill. That one ignores `license` or `version` changes nothing;
 * that it ignores one of these does.
 */
export const EFFECTIVE_FIELDS: readonly string[] = [
  'disable-model-invocation',
  'user-invocable',
  'paths',
  'allowed-tools',
  'disallowed-tools',
  'argument-hint',
  'arguments',
  'when_to_use',
  'model',
  'effort',
  'context',
  'agent',
  'background',
  'hooks',
  'shell',
];
