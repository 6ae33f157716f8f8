import { readText } from '../files/repository-files.js';
import type { Workspace } from '../files/workspace.js';
import { JsonDocument, withoutComments } from '../json/read-json.js';
import type { LocatedPlace } from '../report/diagnostic.js';
import { fieldLocator } from '../skill/locate-exactly.js';
import { locateSimpleField } from '../skill/locate-field.js';
import { type ParsedSkill, parseText, yamlFile } from '../skill/parse-skill.js';
import type { FindingOf } from '../text/finding.js';
import { TextPositions } from '../text/positions.js';
import { type FieldPlace, isRange, isSpan, START_OF_FILE, type TextRange } from '../text/span.js';

/** A file whose text is known or will change. */
export interface KnownText {
  readonly text: string;
  /** The position of a field in the new text; `null` if it was removed. */
  readonly fieldAfter?: (field: FieldPlace['field']) => FieldPlace['field'] | null;
}

/** Looks up the positions of findings that are reported: each file is read again, and parsed if a field is wanted. */
export function locateFindings(
  findings: readonly FindingOf[],
  workspace: Workspace,
  known: ReadonlyMap<string, KnownText> = new Map(),
): ReadonlyMap<FindingOf, LocatedPlace> {
  const places = new Map<FindingOf, LocatedPlace>();
  const byFile = new Map<string, FindingOf[]>();
  for (const finding of findings) {
    if (isSpan(finding.at)) places.set(finding, { span: finding.at, text: '' });
    else {
      const pending = byFile.get(finding.file);
      if (pending === undefined) byFile.set(finding.file, [finding]);
      else pending.push(finding);
    }
  }
  for (const [file, pending] of byFile) {
    const locate = locatorFor(file, workspace, known);
    for (const finding of pending) places.set(finding, locate(finding.at as TextRange | FieldPlace));
  }
  return places;
}

type Locate = (place: TextRange | FieldPlace) => LocatedPlace;

const AT_START: LocatedPlace = { span: START_OF_FILE, text: '' };

function locatorFor(file: string, workspace: Workspace, known: ReadonlyMap<string, KnownText>): Locate {
  // The manifest may be outside the workspace, or about to change: its text is passed in.
  const knownText = known.get(file);
  if (knownText !== undefined) return jsonLocator(knownText.text, knownText.fieldAfter);
  const text = readText(workspace, file);
  if (text === null) return () => AT_START;
  return file.endsWith('.json') ? jsonLocator(text) : textLocator(text, file);
}

/** Offsets in any text, and fields in YAML or in the frontmatter of a skill. */
function textLocator(text: string, file: string): Locate {
  const positions = new TextPositions(text);
  const at = ({ start, end }: TextRange) => ({
    span: positions.span(start, end),
    text: text.slice(start, end),
  });
  let parsed: ParsedSkill | undefined;
  let locateExactly: ((place: FieldPlace) => TextRange) | undefined;
  return (place) => {
    if (isRange(place)) return at(place);
    parsed ??= file.endsWith('.yaml') ? yamlFile(text) : parseText(text, 'fallback');
    const simple = locateSimpleField(parsed, place);
    if (simple !== null) return at(simple);
    locateExactly ??= fieldLocator(parsed);
    return at(locateExactly(place));
  };
}

function jsonLocator(text: string, fieldAfter?: KnownText['fieldAfter']): Locate {
  // Positions stay without the comments that some files may have.
  const document = JsonDocument.open(text) ?? JsonDocument.open(withoutComments(text));
  return (place) => {
    if (isRange(place))
      return {
        span: new TextPositions(text).span(place.start, place.end),
        text: text.slice(place.start, place.end),
      };
    if (document === null) return AT_START;
    const now = fieldAfter === undefined ? place.field : fieldAfter(place.field);
    return now === null ? AT_START : document.find(now, place.part);
  };
}
