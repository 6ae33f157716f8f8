import type { GetPromptResult } from '@modelcontextprotocol/sdk/types.js';
import { renderPromptCatalog } from '../agent/prompt-catalog.js';
import type { SkillHost } from './host.js';
import { LOAD_HINT } from './tool-definitions.js';

/** The catalog that an agent starts with. */
export const CATALOG_PROMPT = {
  name: 'skills',
  title: 'Available skills',
  description: 'The skill catalog to start a session with: names, descriptions and paths.',
};

export function renderCatalogPrompt({ session, opened }: SkillHost): GetPromptResult {
  const { text } = renderPromptCatalog(session.catalog().skills, opened, { loadHint: LOAD_HINT });
  return {
    description: CATALOG_PROMPT.description,
    messages: [{ role: 'user', content: { type: 'text', text: text || 'No skills are available.' } }],
  };
}
