import { decodeText } from './core/decode-text.js';
import { type Span, START_OF_FILE } from './core/diagnostic.js';
import { type FieldPlace, type Finding, isSpan } from './core/finding.js';
import { MAX_SKILL_BYTES } from './core/inspect-skill.js';
import { locateSimpleField } from './core/locate-field.js';
import { parseSkill } from './core/parse-skill.js';
import type { Workspace } from './workspace/workspace.js';

/** Looks up where fields stand, for what is reported only: each file is read once more and parsed with positions. */
export async function locateFindings(
  findings: readonly Finding[],
  workspace: Workspace,
  known: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<Finding, Span>> {
  const spans = new Map<Finding, Span>();
  const byFile = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (isSpan(finding.at)) spans.set(finding, finding.at);
    else byFile.set(finding.file, [...(byFile.get(finding.file) ?? []), finding]);
  }
  for (const [file, pending] of byFile) {
    const locate = await locatorFor(file, workspace, known);
    for (const finding of pending) spans.set(finding, locate(finding.at as FieldPlace));
  }
  return spans;
}

type Locate = (place: FieldPlace) => Span;

async function locatorFor(
  file: string,
  workspace: Workspace,
  known: ReadonlyMap<string, string>,
): Promise<Locate> {
  const bytes = bytesOf(file, workspace, known);
  if (bytes === null) return () => START_OF_FILE;
  if (file.endsWith('.json')) return jsonLocator(bytes);
  const parsed = parseSkill(bytes, 'fallback');
  const { locateFieldExactly } = await import('./core/locate-field-exactly.js');
  return (place) => locateSimpleField(parsed, place) ?? locateFieldExactly(parsed, place);
}

async function jsonLocator(bytes: Uint8Array): Promise<Locate> {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return () => START_OF_FILE;
  const { locateInJson } = await import('./core/locate-in-json.js');
  return ({ field, part }) => locateInJson(decoded.text, field, part) ?? START_OF_FILE;
}

/** The manifest may lie outside the workspace, or be about to change: its text is handed in. */
function bytesOf(file: string, workspace: Workspace, known: ReadonlyMap<string, string>): Uint8Array | null {
  const text = known.get(file);
  if (text !== undefined) return new TextEncoder().encode(text);
  const content = workspace.read(file, { maxBytes: MAX_SKILL_BYTES, followLinks: true });
  return content.kind === 'content' ? content.bytes : null;
}
