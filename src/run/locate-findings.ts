import type { Workspace } from '../files/workspace.js';
import { JsonLocator } from '../json/read-json.js';
import { fieldLocator } from '../skill/locate-exactly.js';
import { locateSimpleField } from '../skill/locate-field.js';
import { type ParsedSkill, parseSkill, yamlFile } from '../skill/parse-skill.js';
import { decodeText } from '../text/decode.js';
import type { FindingOf } from '../text/finding.js';
import { type FieldPlace, isSpan, type Span, START_OF_FILE } from '../text/span.js';

/** A file whose text is known or will change. */
export interface KnownText {
  readonly text: string;
  /** The position of a field in the new text; `null` if it was removed. */
  readonly fieldAfter?: (field: FieldPlace['field']) => FieldPlace['field'] | null;
}

/** Looks up the positions of fields only for reported findings: each file is read again and parsed with positions. */
export async function locateFindings(
  findings: readonly FindingOf[],
  workspace: Workspace,
  known: ReadonlyMap<string, KnownText>,
): Promise<ReadonlyMap<FindingOf, Span>> {
  const spans = new Map<FindingOf, Span>();
  const byFile = new Map<string, FindingOf[]>();
  for (const finding of findings) {
    if (isSpan(finding.at)) spans.set(finding, finding.at);
    else {
      const pending = byFile.get(finding.file);
      if (pending === undefined) byFile.set(finding.file, [finding]);
      else pending.push(finding);
    }
  }
  for (const [file, pending] of byFile) {
    const locate = locatorFor(file, workspace, known);
    for (const finding of pending) spans.set(finding, await locate(finding.at as FieldPlace));
  }
  return spans;
}

/** Files that were inspected are read again whatever the limit was; this one only protects memory. */
const MAX_BYTES = 67_108_864;

type Locate = (place: FieldPlace) => Span | Promise<Span>;

function locatorFor(file: string, workspace: Workspace, known: ReadonlyMap<string, KnownText>): Locate {
  // The manifest may be outside the workspace, or about to change: its text is passed in.
  const knownText = known.get(file);
  if (knownText !== undefined) return jsonLocator(knownText.text, knownText.fieldAfter);
  const content = workspace.read(file, { maxBytes: MAX_BYTES, followLinks: true });
  if (content.kind !== 'content') return () => START_OF_FILE;
  if (file.endsWith('.json') || file.endsWith('.yaml')) {
    const decoded = decodeText(content.bytes);
    if (!decoded.ok) return () => START_OF_FILE;
    return file.endsWith('.json') ? jsonLocator(decoded.text) : yamlLocator(yamlFile(decoded.text));
  }
  return yamlLocator(parseSkill(content.bytes, 'fallback'));
}

function yamlLocator(parsed: ParsedSkill): Locate {
  let exact: Locate | undefined;
  return async (place) => {
    const span = locateSimpleField(parsed, place);
    if (span !== null) return span;
    exact ??= fieldLocator(parsed);
    return exact(place);
  };
}

function jsonLocator(text: string, fieldAfter?: KnownText['fieldAfter']): Locate {
  const locator = new JsonLocator(text);
  return ({ field, part }) => {
    const now = fieldAfter === undefined ? field : fieldAfter(field);
    return (now === null ? null : locator.locate(now, part)) ?? START_OF_FILE;
  };
}
