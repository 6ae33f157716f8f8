export type DecodedText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: string; readonly fix: string; readonly line: number };

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Decodes UTF-8; a byte order mark stays in the text so that offsets match the file. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const wide = wideEncodingOf(bytes);
  if (wide !== null) {
    return { ok: false, problem: `The file is ${wide}, not UTF-8.`, fix: 'Save it as UTF-8.', line: 1 };
  }
  let text: string;
  try {
    text = strict.decode(bytes);
  } catch {
    const lenient = new TextDecoder('utf-8', { ignoreBOM: true });
    const line = lineOf(lenient.decode(bytes), '\ufffd');
    return { ok: false, problem: 'The file is not valid UTF-8.', fix: 'Save it as UTF-8.', line };
  }
  if (text.includes('\0')) {
    return {
      ok: false,
      problem: 'The file contains a NUL byte.',
      fix: 'Remove the NUL byte: a skill is text.',
      line: lineOf(text, '\0'),
    };
  }
  return { ok: true, text };
}

/** The text of a file; `null` if it cannot be read or is not UTF-8. */
export function contentText(
  content:
    | { readonly kind: 'content'; readonly bytes: Uint8Array }
    | { readonly kind: 'missing' | 'refused' },
): string | null {
  const decoded = content.kind === 'content' ? decodeText(content.bytes) : null;
  return decoded?.ok ? decoded.text : null;
}

function wideEncodingOf(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'UTF-16 (little endian)';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'UTF-16 (big endian)';
  return null;
}

function lineOf(text: string, mark: string): number {
  const offset = text.indexOf(mark);
  return text.slice(0, Math.max(0, offset)).split(/\r\n|\r|\n/).length;
}

/** Bytes as a text with one character for each. */
export function binaryText(bytes: Uint8Array): string {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte));
  return characters.join('');
}

/** The bytes of such a text. */
export function binaryBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
