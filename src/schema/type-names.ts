const COMMON = {
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
};
const YAML: Readonly<Record<string, string>> = {
  ...COMMON,
  array: 'a list',
  object: 'a mapping',
  null: 'empty',
};
const JSON_TYPES: Readonly<Record<string, string>> = {
  ...COMMON,
  array: 'an array',
  object: 'an object',
  null: 'null',
};

/** The `type` of a JSON Schema, one or several, in the words of YAML. */
export function yamlTypes(types: unknown): string {
  return nameTypes(types, YAML);
}

/** The same in the words of JSON. */
export function jsonTypes(types: unknown): string {
  return nameTypes(types, JSON_TYPES);
}

function nameTypes(types: unknown, words: Readonly<Record<string, string>>): string {
  const names = (Array.isArray(types) ? types : [types]).map((type) => words[String(type)] ?? String(type));
  return names.length < 3 ? names.join(' or ') : `${names.slice(0, -1).join(', ')}, or ${names.at(-1)}`;
}
