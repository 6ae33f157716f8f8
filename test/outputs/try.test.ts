import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { MemoryWorkspace } from '../../src/files/memory-workspace.js';
import { checkKnownFiles, findKnownFiles, MARKETPLACE_CLIENTS } from '../../src/outputs/check-known-files.js';
import { marketplaceOutput } from '../../src/outputs/marketplace.js';
import { openRepositoryFiles } from '../../src/outputs/repository-files.js';
import { skillsShOutput } from '../../src/outputs/skills-sh.js';

const repos = ['expo+skills', 'microsoft+agent-skills', 'wshobson+agents'];
function load(repo: string, change: (f: Record<string, string>) => void = () => {}) {
  const files: Record<string, string> = {};
  for (const line of fs.readFileSync(`/work/shared/layouts/${repo}.txt`, 'utf8').split('\n')) {
    if (line.endsWith('SKILL.md'))
      files[line] = `---\nname: ${line.split('/').at(-2)}\ndescription: Does ${line}.\n---\n# x\n`;
  }
  const top = `/work/shared/marketplaces/${repo}`;
  for (const f of fs.readdirSync(top, { recursive: true }) as string[])
    if (fs.statSync(path.join(top, f)).isFile()) files[f] = fs.readFileSync(path.join(top, f), 'utf8');
  if (repo.startsWith('wshobson'))
    for (const p of JSON.parse(files['.claude-plugin/marketplace.json']!).plugins)
      if (typeof p.source === 'string') files[`${p.source.slice(2)}/README.md`] = 'x';
  change(files);
  const repositoryFiles = openRepositoryFiles(new MemoryWorkspace(files));
  const skills = Object.keys(files)
    .filter((f) => f.endsWith('SKILL.md'))
    .sort()
    .map((file) => {
      const directory = file.slice(0, -9);
      const name = directory.split('/').at(-1)!;
      return { name, directory, file, description: `Does ${file}.`, fields: {} };
    });
  return { files, sources: { skills, unlisted: [], files: repositoryFiles } };
}
for (const repo of repos)
  it(repo, () => {
    const { files, sources } = load(repo);
    const known = findKnownFiles(sources.files, []);
    console.log(repo, known.map((k) => k.file).join(' '));
    console.log(
      checkKnownFiles(known, sources)
        .map((f) => `${f.file}:${JSON.stringify(f.at)} ${f.rule}: ${f.message} ${f.fix}`)
        .join('\n'),
    );
    for (const { kind, file } of known) {
      const client = MARKETPLACE_CLIENTS[kind];
      const output = client ? marketplaceOutput(client, { kind }, sources) : skillsShOutput({}, sources);
      const edit = output.edit(files[file]!);
      expect(edit.text).toBe(files[file]);
      expect(edit.differences).toEqual([]);
    }
  });
