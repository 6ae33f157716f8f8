/** Fills `{name}` and the like into a profile's own wording. */
export declare function fillIn(template: string, params: Readonly<Record<string, string | number>>): string;
