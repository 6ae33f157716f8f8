// Agent harness: three tiers over the skills of the project and those that ship with the agent.
import path from 'node:path';
import { openSkills, renderSkillStatus, SkillContextProvider } from 'skill-registrar';

const root = path.join(import.meta.dirname, 'harness');
const bundled = [path.join(import.meta.dirname, 'shipped')];
const opened = await openSkills({ root, profile: 'harness', bundled });
for (const { kind, message } of opened.catalog.errors) console.log(kind, message);
console.log(renderSkillStatus(opened.catalog.skills));

const provider = new SkillContextProvider(opened);
const systemPrompt = `You are a helpful agent.\n\n${provider.getTier1Context()}`;
console.log(systemPrompt.replaceAll(import.meta.dirname, '…'));

for (const name of provider.getSkillNames()) {
  const { source, manifest } = provider.getSkill(name);
  const instructions = await provider.getTier2Context(name);
  console.log(`${source}: ${manifest.name}, ${instructions.split('\n').length} lines`);
  for (const resource of await provider.getTier3ResourceList(name, 'references')) {
    const text = await provider.getTier3Resource(name, resource);
    console.log(`  ${resource}: ${text.trim()}`);
  }
}
console.log('outside:', await provider.getTier3Resource('tidy', '../../../harness.mjs'));
