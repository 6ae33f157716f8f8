import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SkillSessions } from '../../src/agent/open-session.js';
import { type SessionOptions, SkillSession } from '../../src/agent/session.js';
import { openSkills } from '../../src/index.js';
import type { CatalogSkill } from '../../src/skill/list-skills.js';
import { aFolder } from '../support/a-folder.js';
import { smallSkill } from '../support/skill-text.js';
import { aCatalog } from './a-catalog-skill.js';
import { aRepository, skillOnDisk } from './a-repository.js';

function aSession(
  repository: { root: string; workspace: SessionOptions['workspace']; skills: readonly CatalogSkill[] },
  more: Partial<SessionOptions> = {},
): SkillSession {
  return new SkillSession({
    taskId: 'task-1',
    workspace: repository.workspace,
    catalog: () => aCatalog(...repository.skills),
    workingDirectory: repository.root,
    form: 'full-with-files',
    ...more,
  });
}

const files = {
  'skills/repo-review/SKILL.md': smallSkill('repo-review', '# Review\n\nLook at risks first.\n'),
  'skills/repo-review/scripts/run.sh': 'echo run',
  'skills/repo-review/references/checklist.md': 'check',
  'skills/empty/SKILL.md': '---\nname: empty\ndescription: Nothing below.\n---\n\n  \n',
};

describe('load', () => {
  it('loads the whole file, the base directory and the other files in order', () => {
    const repository = aRepository(files, ['repo-review']);
    const dir = `${repository.root}/skills/repo-review`;
    const loaded = aSession(repository).load({ name: 'repo-review' });
    expect(loaded).toMatchObject({ ok: true, isRepeated: false });
    expect(loaded.ok && loaded.text).toBe(
      [
        `<skill_context name="repo-review" path="${dir}/SKILL.md">`,
        '---',
        'name: repo-review',
        'description: Does repo-review well.',
        '---',
        '',
        '# Review',
        '',
        'Look at risks first.',
        '',
        `Base directory: file://${dir}/`,
        'Relative paths in this skill are resolved from this directory.',
        '<skill_files>',
        `<file>${dir}/references/checklist.md</file>`,
        `<file>${dir}/scripts/run.sh</file>`,
        '</skill_files>',
        '</skill_context>',
      ].join('\n'),
    );
  });

  it('reminds instead of repeating, until the file changes', () => {
    const repository = aRepository(files, ['repo-review']);
    const session = aSession(repository);
    const file = path.join(repository.root, 'skills/repo-review/SKILL.md');
    session.load({ name: 'repo-review' });
    const again = session.load({ path: file });
    expect(again).toMatchObject({ ok: true, isRepeated: true });
    expect(again.ok && again.text).toBe(
      `<skill_context_reminder name="repo-review" path="${file}">Skill already loaded in this session. Reuse previous context.</skill_context_reminder>`,
    );
    fs.utimesSync(file, 2000, 2000);
    const changed = session.load({ name: 'repo-review' });
    expect(changed).toMatchObject({ ok: true, isRepeated: false, skill: { mtimeMs: 2_000_000 } });
  });

  it('loads the whole file or only the body', () => {
    const session = aSession(aRepository(files, ['repo-review']));
    const full = session.load({ name: 'repo-review' }, 'full');
    expect(full.ok && full.text).toBe(files['skills/repo-review/SKILL.md']);
    const body = session.load({ name: 'repo-review' }, 'body');
    expect(body.ok && body.text).toBe('# Review\n\nLook at risks first.');
  });

  it('finds a skill by absolute path, by path relative to the working directory, and by name', () => {
    const repository = aRepository(files, ['repo-review']);
    const session = aSession(repository, { workingDirectory: path.join(repository.root, 'skills') });
    const isFound = (request: { name?: string; path?: string }) => session.select(request).ok;
    expect(isFound({ path: 'repo-review/SKILL.md' })).toBe(true);
    expect(isFound({ path: `${repository.root}/skills/../skills/repo-review/SKILL.md` })).toBe(true);
    expect(isFound({ name: ' repo-review ' })).toBe(true);
    expect(isFound({ path: 'repo-review/SKILL.md', name: 'nobody' })).toBe(true);
  });

  it('loads nothing that is not in the catalog', () => {
    const repository = aRepository({ ...files, 'secret/SKILL.md': 'x' }, ['repo-review']);
    const session = aSession(repository);
    const why = (request: { name?: string; path?: string }) => {
      const loaded = session.load(request);
      return loaded.ok ? '' : `${loaded.reason}: ${loaded.message}`;
    };
    expect(why({ path: '/etc/passwd' })).toBe('not-found: skill path not found in catalog: /etc/passwd');
    expect(why({ path: 'secret/SKILL.md' })).toBe(
      'not-found: skill path not found in catalog: secret/SKILL.md',
    );
    expect(why({ name: 'nobody' })).toBe('not-found: skill not found: nobody');
    expect(why({})).toBe('unnamed: name or path is required');
    expect(why({ name: ' ' })).toBe('unnamed: name or path is required');
  });

  it('rejects an ambiguous name with both paths, repo first, and accepts the path', () => {
    const repository = aRepository(
      { 'skills/dup/SKILL.md': smallSkill('dup'), 'other/dup/SKILL.md': smallSkill('dup') },
      ['dup'],
    );
    const other = { ...skillOnDisk(repository.workspace, 'dup', 'other/dup'), scope: 'user' as const };
    const session = aSession({ ...repository, skills: [repository.skills[0]!, other] });
    expect(session.load({ name: 'dup' })).toEqual({
      ok: false,
      reason: 'ambiguous',
      message: 'ambiguous skill name: dup',
      candidates: [`${repository.root}/skills/dup/SKILL.md`, `${repository.root}/other/dup/SKILL.md`],
    });
    expect(session.load({ path: other.path })).toMatchObject({ ok: true, skill: { scope: 'user' } });
  });

  it('escapes file names and keeps a body inside its element', () => {
    const repository = aRepository(
      {
        'skills/odd/SKILL.md': smallSkill('odd', 'text </skill_context>\n<skill_files> more\n'),
        'skills/odd/a&<b>.md': '',
      },
      ['odd'],
    );
    const loaded = aSession(repository).load({ name: 'odd' });
    const text = loaded.ok ? loaded.text : '';
    expect(text).toContain('text &lt;/skill_context>\n&lt;skill_files> more');
    expect(text).toContain('/a&amp;&lt;b&gt;.md</file>');
    expect(text.match(/<\/skill_context>/g)).toHaveLength(1);
  });

  it('lists at most 200 files and 512 KiB, skips links, and says that there are more', () => {
    const many = Object.fromEntries(
      Array.from({ length: 205 }, (_, index) => [`skills/many/f${index}.md`, 'x']),
    );
    const repository = aRepository({ ...many, 'skills/many/SKILL.md': smallSkill('many') }, ['many']);
    fs.symlinkSync('/etc/passwd', path.join(repository.root, 'skills/many/a-link'));
    const loaded = aSession(repository).load({ name: 'many' });
    expect(loaded).toMatchObject({ ok: true, files: { truncated: true } });
    expect(loaded.ok && loaded.files.files).toHaveLength(200);
    expect(loaded.ok && loaded.text).not.toContain('a-link');

    const large = aRepository(
      {
        'skills/l/SKILL.md': smallSkill('l'),
        'skills/l/a': 'x'.repeat(400_000),
        'skills/l/b': 'x'.repeat(200_000),
      },
      ['l'],
    );
    expect(aSession(large).load({ name: 'l' })).toMatchObject({ files: { files: ['a'], truncated: true } });
  });

  it('reports a file that was deleted or became a link', () => {
    const repository = aRepository(files, ['repo-review']);
    const file = path.join(repository.root, 'skills/repo-review/SKILL.md');
    fs.rmSync(file);
    expect(aSession(repository).load({ name: 'repo-review' })).toMatchObject({
      ok: false,
      message: expect.stringContaining('it no longer exists'),
    });
    fs.symlinkSync('/etc/passwd', file);
    expect(aSession(repository).load({ name: 'repo-review' })).toMatchObject({
      ok: false,
      message: expect.stringContaining('link'),
    });
  });

  it('strips a byte order mark, and rejects a file that is not text', () => {
    const repository = aRepository(
      {
        'skills/bom/SKILL.md': `\ufeff${smallSkill('bom')}`,
        'skills/nul/SKILL.md': `${smallSkill('nul')}\0`,
      },
      ['bom', 'nul'],
    );
    const session = aSession(repository, { form: 'full' });
    expect(session.load({ name: 'bom' })).toMatchObject({ text: smallSkill('bom') });
    expect(session.load({ name: 'nul' })).toMatchObject({
      ok: false,
      message: expect.stringContaining('NUL'),
    });
  });

  it('finds no skill while skills are disabled', () => {
    const session = aSession(aRepository(files, ['repo-review']), { isEnabled: false });
    expect(session.load({ name: 'repo-review' })).toMatchObject({
      ok: false,
      reason: 'disabled',
      message: 'skills are disabled',
    });
    expect(session.getSkillNames()).toEqual([]);
  });
});

describe('policy', () => {
  const policy = {
    deny: [{ tool: 'skill_load', skill_name: 'empty' }],
    allow: [{ tool: 'skill_load', skill_name: 'repo-review' }],
  };

  it('denies, allows, and asks for consent when no rule matches', () => {
    const repository = aRepository({ ...files, 'skills/third/SKILL.md': smallSkill('third') }, [
      'empty',
      'repo-review',
      'third',
    ]);
    const session = aSession(repository, { policy });
    expect(session.load({ name: 'empty' })).toMatchObject({
      ok: false,
      reason: 'denied',
      message: 'the policy denies the skill: empty',
    });
    expect(session.load({ name: 'repo-review' }).ok).toBe(true);
    expect(session.load({ name: 'third' })).toMatchObject({ ok: false, needsConsent: true });
    expect(session.load({ name: 'third', isConfirmed: true }).ok).toBe(true);
  });

  it('remembers consent as a rule for this session until the caller stores it', () => {
    const repository = aRepository(files, ['repo-review']);
    const session = aSession(repository, { policy: {} });
    session.consent('repo-review', { remember: true });
    expect(session.policy).toEqual({ allow: [{ tool: 'skill_load', skill_name: 'repo-review' }] });
    expect(session.load({ name: 'repo-review' }).ok).toBe(true);
    expect(aSession(repository, { policy: {} }).load({ name: 'repo-review' }).ok).toBe(false);
  });
});

describe('activation', () => {
  it('a skill is risky until activation, which loads the body and the tree', async () => {
    const repository = aRepository(files, ['repo-review']);
    const privateDirectory = aFolder();
    const session = aSession(repository, { privateDirectory });
    expect(session.riskLevel('repo-review')).toBe('risky');
    expect(await session.activate({ name: 'repo-review' })).toEqual({
      success: false,
      error: 'Activating repo-review for the first time needs consent',
      consentRequired: true,
    });
    expect(fs.readdirSync(privateDirectory)).toEqual([]);
    expect(await session.activate({ name: 'Repo Review', isConfirmed: true })).toEqual({
      success: true,
      skill: {
        name: 'repo-review',
        description: 'Does repo-review well.',
        location: 'skills/repo-review',
      },
      alreadyActivated: false,
      mountPath: 'private:/.skills/repo-review',
      folderStructure: 'repo-review/\n  SKILL.md\n  references/\n    checklist.md\n  scripts/\n    run.sh',
      instructions: '# Review\n\nLook at risks first.',
    });
    expect(
      fs.readFileSync(path.join(privateDirectory, '.skills/repo-review/references/checklist.md'), 'utf8'),
    ).toBe('check');
    expect(session.riskLevel('repo-review')).toBe('safe');
    expect(await session.activate({ name: 'repo-review' })).toMatchObject({
      success: true,
      alreadyActivated: true,
    });
  });

  it('lists the visible skills, sorted, when a skill is unknown or hidden', async () => {
    const repository = aRepository({ ...files, 'skills/a/SKILL.md': smallSkill('a') }, [
      'repo-review',
      'a',
      'empty',
    ]);
    const session = aSession(repository, { allowlist: ['repo-review', 'a'] });
    expect(await session.activate({ name: 'empty', isConfirmed: true })).toEqual({
      success: false,
      error: 'Unknown or unavailable skill: empty',
      availableSkills: ['a', 'repo-review'],
    });
  });

  it('rejects a skill with an empty body', async () => {
    const session = aSession(aRepository(files, ['empty']));
    expect(await session.activate({ name: 'empty', isConfirmed: true })).toEqual({
      success: false,
      error: 'Skill body is empty: empty',
    });
    expect(session.isActivated('empty')).toBe(false);
  });

  it('rejects an ambiguous name with its candidates, and a skill that is no longer readable', async () => {
    const repository = aRepository(
      { 'skills/dup/SKILL.md': smallSkill('dup'), 'other/dup/SKILL.md': smallSkill('dup') },
      ['dup'],
    );
    const other = skillOnDisk(repository.workspace, 'dup', 'other/dup');
    const twice = aSession({ ...repository, skills: [repository.skills[0]!, other] });
    expect(await twice.activate({ name: 'dup', isConfirmed: true })).toEqual({
      success: false,
      error: 'ambiguous skill name: dup',
      candidates: [repository.skills[0]!.path, other.path],
    });
    fs.rmSync(other.path);
    const gone = aSession({ ...repository, skills: [other] });
    expect(await gone.activate({ name: 'dup', isConfirmed: true })).toMatchObject({
      success: false,
      error: expect.stringContaining('it no longer exists'),
    });
  });

  it('a denied skill cannot be confirmed, and an allowed one needs no consent', async () => {
    const repository = aRepository(files, ['repo-review']);
    const rule = [{ tool: 'skill_load' }];
    const denied = aSession(repository, { policy: { deny: rule } });
    expect(await denied.activate({ name: 'repo-review', isConfirmed: true })).toMatchObject({
      success: false,
    });
    const allowed = aSession(repository, { policy: { allow: rule } });
    expect(await allowed.activate({ name: 'repo-review' })).toMatchObject({ success: true, mountPath: null });
  });
});

describe('isolated sessions', () => {
  it('two sessions share no consent, activations, loaded texts or policy', async () => {
    const repository = aRepository(files, ['repo-review']);
    const opened = await openSkills({ root: repository.root });
    const sessions = new SkillSessions();
    const one = sessions.open(opened, { taskId: 'one' });
    const two = sessions.open(opened, { taskId: 'two', allow: ['*'] });
    await one.activate({ name: 'repo-review', isConfirmed: true });
    one.load({ name: 'repo-review' });
    one.consent('repo-review', { remember: true });
    expect(two.isActivated('repo-review')).toBe(false);
    expect(two.riskLevel('repo-review')).toBe('risky');
    expect(two.load({ name: 'repo-review' })).toMatchObject({ isRepeated: false });
    expect(sessions.open(opened, { taskId: 'one' })).toBe(one);
    await sessions.end('one');
    expect(sessions.get('one')).toBeUndefined();
    expect(one.isActivated('repo-review')).toBe(false);
    expect(one.riskLevel('repo-review')).toBe('risky');
    expect(sessions.get('two')).toBe(two);
  });
});

describe('inspection', () => {
  it('inspect returns the catalog, loaded versions, consent and activations', async () => {
    const repository = aRepository(files, ['repo-review', 'empty']);
    const session = aSession(repository, { allowlist: ['repo-review'] });
    expect(session.policy).toEqual({});
    session.load({ name: 'repo-review' });
    await session.activate({ name: 'repo-review', isConfirmed: true });
    const skill = repository.skills[0]!;
    expect(session.snapshot()).toEqual({
      task_id: 'task-1',
      enabled: true,
      root_dir: repository.workspace.root,
      working_dir: repository.root,
      catalog: {
        skills: [
          {
            id: skill.id,
            name: 'repo-review',
            description: skill.description,
            path: skill.path,
            dir: skill.dir,
            scope: 'repo',
            mtimeMs: skill.mtimeMs,
            mtime_ms: skill.mtimeMs,
          },
        ],
        errors: [],
        truncated: false,
      },
      loaded_versions: [{ path: skill.path, mtime_ms: Math.trunc(skill.mtimeMs) }],
      consented: ['repo-review'],
      activated: ['repo-review'],
    });
  });

  it('inspect orders loaded skills by path', () => {
    const session = aSession(aRepository(files, ['repo-review', 'empty']));
    session.load({ name: 'repo-review' });
    session.load({ name: 'empty' });
    expect(
      session.snapshot().loaded_versions.map(({ path: file }) => path.basename(path.dirname(file))),
    ).toEqual(['empty', 'repo-review']);
  });

  it('finds skills by name and lists the names', () => {
    const session = aSession(aRepository(files, ['repo-review', 'empty']));
    expect(session.getSkill('REPO review')?.name).toBe('repo-review');
    expect(session.getSkill('nobody')).toBeUndefined();
    expect(session.getSkillNames()).toEqual(['empty', 'repo-review']);
    expect(session.search({ query: 'repo' })).toMatchObject({ count: 1 });
    expect(session.mentions('use $repo-review and $nobody')).toEqual(['repo-review']);
  });

  it('uses a reloaded catalog at once', () => {
    const repository = aRepository(files, ['repo-review', 'empty']);
    let skills = repository.skills.slice(0, 1);
    const session = aSession(repository, { catalog: () => aCatalog(...skills) });
    expect(session.getSkillNames()).toEqual(['repo-review']);
    skills = [...repository.skills];
    expect(session.getSkillNames()).toEqual(['empty', 'repo-review']);
  });
});

describe('search', () => {
  const similar = { search: { defaultLimit: 8, maxLimit: 50, ranking: 'similarity' } } as const;

  it('finds a skill by what only its body says, after skills that describe themselves so', () => {
    const about = '---\nname: risk-register\ndescription: Keeps a list of risks.\n---\nList them.\n';
    const repository = aRepository({ ...files, 'skills/risk-register/SKILL.md': about }, [
      'repo-review',
      'empty',
      'risk-register',
    ]);
    const found = aSession(repository, similar).search({ query: 'risks' }).results;
    expect(found.map(({ skill }) => skill.name)).toEqual(['risk-register', 'repo-review']);
  });

  it('reads the skills once for all queries, and again when they were read again', () => {
    const repository = aRepository(files, ['repo-review', 'empty']);
    let catalog = aCatalog(...repository.skills);
    const session = aSession(repository, { ...similar, catalog: () => catalog });
    const count = (query: string) => session.search({ query }).count;
    expect(count('risks')).toBe(1);
    fs.writeFileSync(
      path.join(repository.root, 'skills/empty/SKILL.md'),
      smallSkill('empty', 'Kubernetes.\n'),
    );
    expect(count('kubernetes')).toBe(0);
    catalog = aCatalog(...repository.skills);
    expect(count('kubernetes')).toBe(1);
  });

  it('names no skill that the session may not see', () => {
    const repository = aRepository(files, ['repo-review', 'empty']);
    expect(aSession(repository, { ...similar, allowlist: ['empty'] }).search({ query: 'risks' }).count).toBe(
      0,
    );
  });
});
