const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  array: 'a list',
  object: 'a mapping',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  null: 'empty',
};

/** The `type` of a JSON Schema, one or several, in words for people. */
export function schemaTypeNames(types: unknown): string {
  return (Array.isArray(types) ? types : [types])
    .map((type) => TYPE_NAMES[String(type)] ?? String(type))
    .join(' or ');
}
