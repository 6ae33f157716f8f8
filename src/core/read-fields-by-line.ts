const FIELD = /^(name|description):[ \t]*(.*?)[ \t]*$/gm;

/** `name` and `description` of a frontmatter that YAML rejects, each from its own line. */
export function readFieldsByLine(source: string): Readonly<Record<string, string>> | null {
  const fields: Record<string, string> = {};
  for (const [, key, value] of source.matchAll(FIELD)) {
    fields[key!] ??= unquote(value!);
  }
  return Object.keys(fields).length === 0 ? null : fields;
}

function unquote(value: string): string {
  const quoted = /^(["'])(.*)\1$/.exec(value);
  return quoted ? quoted[2]! : value;
}
