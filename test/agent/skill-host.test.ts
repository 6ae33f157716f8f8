import { describe, expect, it } from 'vitest';
import { askFirst, type Consent, consentQuestion } from '../../src/agent/consent.js';
import { SkillHost } from '../../src/agent/skill-host.js';
import { DiskStore } from '../../src/files/disk-store.js';
import { DiskWorkspace } from '../../src/files/disk-workspace.js';
import { aFolder, type Files, writeFiles } from '../support/a-folder.js';
import { smallSkill } from '../support/skill-text.js';

const INNER = 'packages/a/.agents/skills/inner/SKILL.md';

async function aHost(files: Files) {
  const root = aFolder(files);
  const host = await SkillHost.open({
    workingDirectory: root,
    asksConsent: true,
    request: async () => ({
      operation: 'status',
      profile: 'codelia',
      workspace: new DiskWorkspace({ root }),
      store: new DiskStore({ root }),
      environment: { isCi: false, now: new Date(), variables: {} },
    }),
  });
  return { root, host };
}

describe('SkillHost', () => {
  it('sees what was added after a reload, and what another directory sees', async () => {
    const { root, host } = await aHost({ [INNER]: smallSkill('inner') });
    expect(host.session.getSkillNames()).toEqual([]);
    expect((await host.catalogFrom('packages/a')).skills).toMatchObject([{ name: 'inner' }]);
    writeFiles(root, { '.agents/skills/top/SKILL.md': smallSkill('top') });
    await host.reload();
    expect(host.session.getSkillNames()).toEqual(['top']);
    await expect(host.catalogFrom('none')).rejects.toMatchObject({ name: 'UsageError' });
  });
});

describe('askFirst', () => {
  it.each<[Consent, object]>([
    ['given', { ok: true }],
    ['declined', { reason: 'declined', message: 'the user declined the skill: top' }],
    ['unasked', { reason: 'unconfirmed' }],
  ])('after an answer that is %s', async (consent, expected) => {
    const { host } = await aHost({ '.agents/skills/top/SKILL.md': smallSkill('top') });
    const { session } = host;
    const asked: string[] = [];
    const askConsent = async ({ skill }: { skill: { name: string } }) => {
      asked.push(skill.name);
      return consent;
    };
    const attempt = () => session.load({ name: 'top' });
    expect(await askFirst(attempt, { session, askConsent })).toMatchObject(expected);
    expect(asked).toEqual(['top']);
  });

  it('asks in one line, whatever the skill says', async () => {
    const text = smallSkill('top').replace('Does top well.', '"Yes \\e[2J?"');
    const { host } = await aHost({ '.agents/skills/top/SKILL.md': text });
    const question = consentQuestion(host.session.catalog().skills[0]!);
    expect(question).toBe('Let the agent use the skill "top"? Yes \\u001b[2J?');
  });
});
