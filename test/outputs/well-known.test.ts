import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { wellKnownOutputs } from '../../src/outputs/well-known.js';
import { type Files, skillFiles, skillText, sourcesOf } from './repository.js';

const file = 'public/.well-known/agent-skills/index.json';
const digest = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`;
const skills = skillFiles('skills', 'pdf');
const entry = {
  name: 'pdf',
  type: 'skill-md',
  description: 'Does pdf.',
  url: '/.well-known/agent-skills/pdf/SKILL.md',
  digest: digest(skillText('pdf')),
  files: ['SKILL.md'],
};

function edit(files: Files, text: string | null) {
  const all = text === null ? files : { ...files, [file]: text };
  const outputs = wellKnownOutputs({ file }, sourcesOf(all));
  const index = outputs.find((output) => output.file === file)!;
  return { ...index.edit(text), copies: outputs.filter((output) => output !== index) };
}

describe('.well-known index', () => {
  it('lists every skill with its digest, and copies the files', () => {
    const { text, copies } = edit(skills, null);
    expect(JSON.parse(text ?? '')).toEqual({
      $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
      skills: [entry],
    });
    expect(copies.map((copy) => copy.file)).toEqual(['public/.well-known/agent-skills/pdf/SKILL.md']);
    expect(copies[0]?.edit(null)).toEqual({ text: skillText('pdf'), differences: ['new file'] });
    expect(copies[0]?.edit('old')).toMatchObject({ text: 'old', problems: [{ rule: 'output-unreadable' }] });
    expect(copies[0]?.edit(skillText('pdf'))).toEqual({ text: skillText('pdf'), differences: [] });
  });

  it('replaces a copy that has the recorded digest', () => {
    const old = `${JSON.stringify({ skills: [{ ...entry, digest: digest('old') }] })}\n`;
    const [copy] = edit(skills, old).copies;
    expect(copy?.edit('old').differences).toEqual(['is not a copy of skills/pdf/SKILL.md']);
    expect(copy?.edit('edited').text).toBe('edited');
  });

  it('changes only the digest of a changed skill', () => {
    const before = edit(skills, null).text ?? '';
    const changed = { 'skills/pdf/SKILL.md': skillText('pdf', 'license: MIT\n') };
    const { text, differences } = edit(changed, before);
    expect(text).toBe(before.replace(entry.digest, digest(changed['skills/pdf/SKILL.md'])));
    expect(differences).toEqual(['updates "pdf" (digest)']);
  });

  it('keeps custom URLs and keys, entries of other sites, and archives', () => {
    const value = {
      note: 'ours',
      $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
      skills: [
        { ...entry, url: 'https://example.org/pdf.md', extra: 1 },
        { ...entry, name: 'far', url: 'https://example.org/far.md' },
        { name: 'zip', type: 'archive', description: 'Does zip.', url: 'zip.tar.gz', digest: 'sha256:00' },
      ],
    };
    const before = `${JSON.stringify(value)}\n`;
    const { text, copies } = edit({ ...skills, ...skillFiles('skills', 'zip') }, before);
    expect(text).toBe(before);
    expect(copies).toEqual([]);
  });

  it('sets the schema, adds missing skills, and removes deleted ones', () => {
    const gone = ['one', 'two'].map((name) => ({ ...entry, name, url: `${name}/SKILL.md` }));
    const before = `${JSON.stringify({ skills: gone }, null, 2)}\n`;
    const { text, differences } = edit(skills, before);
    expect(JSON.parse(text ?? '')).toEqual({
      skills: [entry],
      $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    });
    expect(differences).toEqual(['sets "$schema"', 'removes "one"', 'removes "two"', 'adds "pdf"']);
  });

  it('changes only name, URL and digest of a renamed skill', () => {
    const two = { ...skills, ...skillFiles('skills', 'docx') };
    const before = edit(two, null).text ?? '';
    const { text, differences } = edit({ ...skillFiles('skills', 'docx-tools'), ...skills }, before);
    const expected = before
      .replace('"name": "docx"', '"name": "docx-tools"')
      .replace('Does docx.', 'Does docx-tools.')
      .replace('agent-skills/docx/', 'agent-skills/docx-tools/')
      .replace(digest(skillText('docx')), digest(skillText('docx-tools')));
    expect(text).toBe(expected);
    expect(differences).toEqual(['replaces "docx" with "docx-tools"']);
  });

  it('a sorted index stays sorted, and an unrelated new skill takes no place', () => {
    const before = edit(skillFiles('skills', 'a', 'c', 'x'), null).text ?? '';
    const names = (text: string | null) =>
      JSON.parse(text ?? '').skills.map(({ name }: { name: string }) => name);
    expect(names(edit(skillFiles('skills', 'a', 'c', 'bottle'), before).text)).toEqual(['a', 'bottle', 'c']);
  });

  it('writes the .well-known index to its usual place unless the config names another', () => {
    expect(wellKnownOutputs({}, sourcesOf(skills)).map((output) => output.file)).toEqual([
      '.well-known/agent-skills/pdf/SKILL.md',
      '.well-known/agent-skills/index.json',
    ]);
    const [copy, index] = wellKnownOutputs({ file: 'index.json' }, sourcesOf(skills));
    expect(JSON.parse(index!.edit(null).text ?? '').skills[0].url).toBe(entry.url);
    expect(copy?.file).toBe('.well-known/agent-skills/pdf/SKILL.md');
  });

  it('leaves a .well-known index that is not JSON alone', () => {
    expect(edit(skills, '{').text).toBe('{');
  });

  it('removes a second entry of a skill, and keeps entries without a name or with a URL of another site', () => {
    const schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';
    const value = {
      $schema: schema,
      skills: [entry, { note: 1 }, entry, { type: 'skill-md', url: 'https://example.org/x.md' }],
    };
    const { text, differences } = edit(skills, `${JSON.stringify(value)}\n`);
    expect(JSON.parse(text ?? '')).toEqual({
      $schema: schema,
      skills: [entry, { note: 1 }, { type: 'skill-md', url: 'https://example.org/x.md' }],
    });
    expect(differences).toEqual(['removes "pdf"']);
  });

  it('ignores a URL that is not correctly encoded', () => {
    const value = { skills: [{ ...entry, url: 'pdf/%E0%A4%A' }] };
    expect(edit(skills, JSON.stringify(value)).copies).toEqual([]);
  });
});
