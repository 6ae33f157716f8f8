/** The generated part of a file, between two visible lines. */
export interface Markers {
  readonly start: string;
  readonly end: string;
}

export type MarkedEdit =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly message: string; readonly fix: string; readonly line: number };

/**
 * Replaces what is between two marker lines and keeps every other byte. A file without markers gets them at its end,
 * where `append` allows it. A marker line may say more than the marker: `<!-- table:start columns=name -->`.
 */
export function replaceMarked(
  text: string,
  markers: Markers,
  { content, append }: { readonly content: string; readonly append: boolean },
): MarkedEdit {
  const lines = text.split(/(?<=\n)/);
  const starts = linesWith(lines, markers.start);
  const ends = linesWith(lines, markers.end);
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const body = content === '' ? '' : content.split('\n').join(newline) + newline;
  const [start, second] = starts;
  const [end] = ends;
  if (start === undefined && end === undefined && append)
    return {
      ok: true,
      text: appendBlock(text, [markers.start, newline, body, markers.end, newline], newline),
    };
  if (start === undefined) return broken('start', markers.start, (end ?? 0) + 1);
  if (end === undefined || end < start) return broken('end', markers.end, start + 1);
  if (second !== undefined || ends.length > 1) return repeated(markers, (second ?? ends[1]!) + 1);
  return { ok: true, text: lines.slice(0, start + 1).join('') + body + lines.slice(end).join('') };
}

/** Marker lines outside fenced code. */
function linesWith(lines: readonly string[], marker: string): readonly number[] {
  const found: number[] = [];
  const isMarker = markerTest(marker);
  let fence: string | null = null;
  for (const [index, line] of lines.entries()) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== null) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = null;
    } else if (mark !== undefined) fence = mark;
    else if (isMarker(line.trim())) found.push(index);
  }
  return found;
}

function markerTest(marker: string): (line: string) => boolean {
  const opening = marker.replace(/\s*-->$/, '');
  const isComment = opening !== marker;
  return (line) =>
    line === marker || (isComment && line.startsWith(opening) && ATTRIBUTES.test(line.slice(opening.length)));
}

const ATTRIBUTES = /^(?:\s+[\w-]+=\S+)*\s*-->$/;

function appendBlock(text: string, block: readonly string[], newline: string): string {
  const gap = text === '' ? '' : text.endsWith('\n') ? newline : newline + newline;
  return text + gap + block.join('');
}

function broken(which: 'start' | 'end', marker: string, line: number): MarkedEdit {
  return {
    ok: false,
    message: `The ${which} marker "${marker}" is missing.`,
    fix: `Add a line "${marker}", or remove the other marker.`,
    line,
  };
}

function repeated({ start, end }: Markers, line: number): MarkedEdit {
  return {
    ok: false,
    message: `The markers "${start}" and "${end}" must occur once.`,
    fix: 'Remove all but one pair of them.',
    line,
  };
}

/** Text of a skill in Markdown: on one line, without markup, HTML or comments. */
export function markdownText(text: string): string {
  return text
    .replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ')
    .trim()
    .replace(/&(?=[#\w]+;)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[\\`*[\]~|]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_');
}

/** A path as the target of a Markdown link. */
export function markdownTarget(path: string): string {
  return encodeURI(path.replace(/\p{Surrogate}/gu, '\ufffd')).replace(
    /[()?#]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The relative path from one file to another, both from the top of the repository. */
export function relativePath(from: string, to: string): string {
  const folders = from.split('/').slice(0, -1);
  const target = to.split('/');
  let shared = 0;
  while (shared < folders.length && shared < target.length - 1 && folders[shared] === target[shared])
    shared += 1;
  return [...folders.slice(shared).map(() => '..'), ...target.slice(shared)].join('/');
}
