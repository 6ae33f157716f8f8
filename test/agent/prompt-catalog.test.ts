import { describe, expect, it } from 'vitest';
import { openSession } from '../../src/agent/open-session.js';
import { renderPromptCatalog } from '../../src/agent/prompt-catalog.js';
import { catalog, openSkills } from '../../src/index.js';
import { aFolder } from '../support/a-folder.js';
import { cli } from '../support/run-cli.js';
import { smallSkill } from '../support/skill-text.js';

const FILES = { '.agent/skills/a/SKILL.md': smallSkill('a', 'Text of a.') };

describe('catalog for a prompt', () => {
  it('is exactly the block of the system, and a hint only when it is asked for', async () => {
    const root = aFolder(FILES);
    const run = (...args: string[]) => cli(['catalog', '--root', root, '--profile', 'harness', ...args]);
    const block = (await run()).stdout;
    expect(block.startsWith('<available_skills>\n')).toBe(true);
    expect(block.trimEnd().endsWith('</available_skills>')).toBe(true);
    expect((await run('--hint')).stdout).toBe(
      `${block.trimEnd()}\n\nLoad a skill with \`skill-registrar load <name>\`.`,
    );
    const { text } = await catalog({ root, profile: 'harness' });
    expect(text).toBe(block);
  });

  it('shows no text of a skill that waits for consent', async () => {
    const root = aFolder(FILES);
    const opened = await openSkills({ root, profile: 'toolset' });
    const session = openSession(opened, { asksConsent: true });
    const shown = () => renderPromptCatalog(session, opened, { query: 'use a' }).text;
    expect(shown()).toBe('The skill "a" matches. Load it before you use it.');
    session.consent('a');
    expect(shown()).toBe('<skill name="a">\nText of a.\n</skill>');
  });
});
