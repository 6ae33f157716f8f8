/** Text that is already HTML. Only `html` and the Markdown renderer make it. */
export class Markup {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

export type Content = Markup | string | number | null | undefined | false | readonly Content[];

/** A template whose values are escaped, unless they are markup themselves. */
export function html(parts: TemplateStringsArray, ...values: readonly Content[]): Markup {
  let text = parts[0]!;
  for (let index = 0; index < values.length; index++) text += toMarkup(values[index]) + parts[index + 1]!;
  return new Markup(text);
}

function toMarkup(value: Content): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(toMarkup).join('');
  return escapeHtml(String(value));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for elements and quoted attributes; what HTML does not allow at all becomes U+FFFD. */
function escapeHtml(text: string): string {
  return text.replace(NOT_ALLOWED, '\u{fffd}').replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

const NOT_ALLOWED = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/g;

/** Our own text with `code` in it. */
export function withCode(text: string): Markup {
  const parts = text.split(/`([^`]+)`/);
  return html`${parts.map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`))}`;
}
