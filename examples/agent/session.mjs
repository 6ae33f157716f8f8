// One task of an agent: find a skill, activate it with the user's consent, and end the session.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSession, openSkills } from 'skill-registrar';

const root = import.meta.dirname;
const privateDirectory = mkdtempSync(path.join(tmpdir(), 'task-'));
const session = openSession(await openSkills({ root }), {
  taskId: 'task-1',
  workingDirectory: root,
  privateDirectory,
});

const [best] = session.search({ query: 'fix a reported bug' }).results;
console.log('found:', best.skill.name);

const refused = await session.activate({ name: best.skill.name });
console.log('without consent:', refused.error);

const activated = await session.activate({ name: best.skill.name, isConfirmed: true });
console.log('mounted at:', activated.mountPath);
console.log(activated.folderStructure);

const { activated: active, consented } = session.snapshot();
console.log('in the session:', JSON.stringify({ active, consented }));

await session.end();
console.log('after the end:', JSON.stringify({ active: session.snapshot().activated }));
console.log('copy removed:', !existsSync(path.join(privateDirectory, '.skills')));
rmSync(privateDirectory, { recursive: true });
