// Toolsets and triggers: a query gets as much about the skills as it needs, and tools come with the skill that matches.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listToolsets, openSession, openSkills } from 'skill-registrar';

const root = path.join(import.meta.dirname, 'toolset');
const opened = await openSkills({ root, profile: 'toolset' });
const session = openSession(opened);
const tools = new Map();

async function answer(query) {
  const { level, text } = session.disclose(query);
  console.log(`> ${query}\n[level ${level}] ${text}`);
  const matching = session.match(query).matches.map(({ skill }) => skill);
  for (const { module, exportName, problem } of listToolsets(matching, opened.workspace)) {
    if (problem !== undefined) throw new Error(problem);
    const { [exportName]: toolset } = await import(pathToFileURL(module).href);
    for (const tool of toolset) tools.set(tool.name, tool);
  }
}

await answer('fix the build');
await answer('what can you do?');
await answer('please greet Ada');
console.log(tools.get('greet').execute({ who: 'Ada' }));
await session.end();
