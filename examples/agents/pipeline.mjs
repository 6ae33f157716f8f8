// Skill Pipeline: the prompt lists the skills, the tool activateSkill loads one after the user agreed.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSkills, renderMarkdownCatalog, SkillSessions } from 'skill-registrar';

const root = path.join(import.meta.dirname, 'pipeline');
const opened = await openSkills({ root, profile: 'pipeline' });
for (const { message } of opened.catalog.errors) console.warn(message);

const privateDirectory = mkdtempSync(path.join(tmpdir(), 'task-'));
const sessions = new SkillSessions();
const session = sessions.open(opened, { taskId: 'task-1', privateDirectory, allow: ['repo-survey'] });
const visible = session.catalog().skills.map((skill) => ({ ...skill, location: skill.directory }));
console.log(renderMarkdownCatalog(visible).text);

async function activateSkill({ name }) {
  const isConfirmed = session.riskLevel(name) === 'safe' || askUser(`Use the skill ${name}?`);
  return session.activate({ name, isConfirmed });
}

function askUser(question) {
  console.log('user:', question, 'yes');
  return true;
}

const first = await activateSkill({ name: 'Repo Survey' });
console.log(first.mountPath, '|', first.instructions.split('\n')[0]);
console.log('again:', (await activateSkill({ name: 'repo-survey' })).alreadyActivated);
console.log((await activateSkill({ name: 'safe-edit' })).error);
await sessions.end('task-1');
console.log('copies left:', existsSync(path.join(privateDirectory, '.skills')));
rmSync(privateDirectory, { recursive: true });
