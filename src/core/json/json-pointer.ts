/** The names on the way that a JSON pointer describes. */
export function pointerKeys(pointer: string): readonly string[] {
  return pointer.split('/').slice(1).map(keyOf);
}

/** The same for whoever does not hold the document: what looks like a place in a list is taken for one. */
export function pointerPath(pointer: string): readonly (string | number)[] {
  return pointerKeys(pointer).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

function keyOf(segment: string): string {
  return segment.replace(/~1/g, '/').replace(/~0/g, '~');
}
