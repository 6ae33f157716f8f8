import { compareText } from '../core/diagnostic.js';
import { type CatalogLimits, type CatalogText, limitEntries } from './catalog-text.js';
import { oneLine } from './one-line.js';

export interface MarkdownCatalogSkill {
  readonly name: string;
  readonly description: string;
  /** Where its directory is, for whoever reads the list. */
  readonly location: string;
}

/** The list that the skill pipeline puts into a prompt: name, description and location, never a body. */
export function renderMarkdownCatalog(
  skills: readonly MarkdownCatalogSkill[],
  limits: CatalogLimits = {},
): CatalogText {
  const sorted = [...skills].sort(
    (a, b) => compareText(a.name, b.name) || compareText(a.location, b.location),
  );
  const { entries, truncated } = limitEntries(sorted.map(renderLine), limits);
  const omitted = skills.length - entries.length;
  const lines = ['## Available Skills', ...entries, ...(truncated ? [`(${omitted} more not shown)`] : [])];
  return {
    text: skills.length === 0 ? '' : lines.join('\n'),
    shown: entries.length,
    total: skills.length,
    truncated,
  };
}

function renderLine({ name, description, location }: MarkdownCatalogSkill): string {
  return `- ${inList(name)}: ${inList(description)} (location: ${inList(location)})`;
}

/** A description must neither end the list nor open or close a comment of the file it stands in. */
function inList(text: string): string {
  return oneLine(text).replaceAll('<!--', '&lt;!--').replaceAll('-->', '--&gt;');
}
