/** Fills `{name}` and the like into a profile's own wording. */
export function fillIn(template: string, params: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, key: string) => String(params[key] ?? whole));
}
