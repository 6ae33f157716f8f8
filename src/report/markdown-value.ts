import { code } from './markdown-escape.js';
import { shorten, visibleText } from './visible-text.js';

const LONGEST_VALUE = 160;

/** A value of a manifest, short enough for a table cell. */
export function valueCell(value: unknown): string {
  if (value === undefined) return '—';
  return code(shorten(visibleText(valueText(value)), LONGEST_VALUE));
}

function valueText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string')) {
    return value.join(', ');
  }
  return JSON.stringify(value) ?? String(value);
}
