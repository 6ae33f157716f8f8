import { describe, expect, it } from 'vitest';
import { JsonDocument } from '../../src/json/read-json.js';
import { checkKnownFiles } from '../../src/outputs/check-known-files.js';
import { createOutputs, findOutputs } from '../../src/outputs/create-outputs.js';
import { findKnownFiles } from '../../src/outputs/known-files.js';
import { changedLines, type Files, skillFiles, sourcesOf } from './repository.js';

const file = '.claude-plugin/plugin.json';
const manifest = `{
  "name": "documents",
  "//": "Kept by the docs team",
  "skills": [
    "./tools/pdf",
    "./tools/docx"
  ],
  "keywords": ["pdf",  "docx"]
}
`;
const skills = skillFiles('tools', 'docx', 'pdf');

function edit(files: Files) {
  const outputs = createOutputs([{ kind: 'plugin-manifests' }], sourcesOf(files));
  return outputs.map((output) => {
    const before = files[output.file] ?? '';
    const { text, differences } = output.edit(before);
    return { file: output.file, lines: changedLines(before, text ?? ''), differences };
  });
}

function check(files: Files) {
  const sources = sourcesOf(files);
  return checkKnownFiles(findKnownFiles(sources.files, []), sources).map(
    ({ rule, file: found, at, message }) => ({
      rule,
      file: found,
      line: 'field' in at ? JsonDocument.open(files[found]!)!.find(at.field, at.part).span.line : 0,
      message,
    }),
  );
}

describe('skills in a plugin manifest', () => {
  it('keeps the list of a plugin manifest that is up to date', () => {
    expect(edit({ ...skills, [file]: manifest })).toEqual([{ file, lines: [], differences: [] }]);
    expect(check({ ...skills, [file]: manifest })).toEqual([]);
  });

  it('adds a new skill of the same directory to a plugin manifest, formatted like its neighbor', () => {
    expect(edit({ ...skills, ...skillFiles('tools', 'xlsx'), [file]: manifest })).toEqual([
      {
        file,
        lines: ['-"./tools/docx"', '+"./tools/docx",', '+"./tools/xlsx"'],
        differences: ['adds "tools/xlsx" to plugin "documents"'],
      },
    ]);
  });

  it('removes a deleted skill from a plugin manifest, and renames a renamed one', () => {
    expect(edit({ ...skillFiles('tools', 'docx'), [file]: manifest })[0]?.lines).toEqual(['-"./tools/pdf",']);
    expect(edit({ ...skillFiles('tools', 'docx', 'pdf-tools'), [file]: manifest })[0]?.lines).toEqual([
      '-"./tools/pdf",',
      '+"./tools/pdf-tools",',
    ]);
  });

  it('leaves the list of a plugin manifest alone if skills are in another directory, or the manifest names a directory', () => {
    expect(edit({ ...skills, ...skillFiles('drafts', 'xlsx'), [file]: manifest })[0]?.lines).toEqual([]);
    const whole = JSON.stringify({ name: 'documents', skills: ['./tools/'] });
    expect(edit({ ...skills, [file]: whole })).toEqual([]);
    expect(edit({ ...skills, [file]: JSON.stringify({ name: 'documents', skills: './tools' }) })).toEqual([]);
  });

  it('updates the plugin manifest of every client that has one', () => {
    const cursor = '.cursor-plugin/plugin.json';
    const files = { ...skillFiles('tools', 'docx'), [file]: manifest, [cursor]: manifest };
    expect(edit(files).map((output) => output.file)).toEqual([file, cursor]);
    expect(findOutputs(sourcesOf(files))).toEqual([
      { kind: 'plugin-manifests', file },
      { kind: 'plugin-manifests', file: cursor },
    ]);
  });

  it('reports missing, wrong and duplicate skills of a plugin manifest', () => {
    const more = { ...skills, ...skillFiles('tools', 'xlsx') };
    expect(check({ ...more, [file]: manifest })).toEqual([
      {
        rule: 'marketplace-incomplete',
        file,
        line: 4,
        message: 'The plugin "documents" lists other skills of tools, but not "tools/xlsx".',
      },
    ]);
    const wrong = manifest.replace('./tools/pdf', './tools/docx');
    expect(check({ ...skillFiles('tools', 'docx'), [file]: wrong })).toEqual([
      {
        rule: 'marketplace-duplicate',
        file,
        line: 6,
        message: 'The skill "./tools/docx" of plugin "documents" is listed twice.',
      },
    ]);
  });

  it('does not add a skill that two plugins could list', () => {
    const inner = 'tools/.claude-plugin/plugin.json';
    const files = {
      ...skillFiles('tools', 'docx', 'pdf', 'xlsx'),
      [file]: JSON.stringify({ name: 'outer', skills: ['./tools/pdf'] }),
      [inner]: JSON.stringify({ name: 'inner', skills: ['./docx'] }),
    };
    expect(edit(files).flatMap(({ lines }) => lines)).toEqual([]);
    expect(check(files).map(({ rule, file: found }) => [rule, found])).toEqual([
      ['marketplace-incomplete', file],
      ['marketplace-incomplete', inner],
    ]);
  });
});
