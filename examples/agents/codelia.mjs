// Codelia: a catalog in the prompt, then skill_search and skill_load, with permissions and without repeating a text.
import path from 'node:path';
import { catalog, findRoot, openSession, openSkills } from 'skill-registrar';

const workingDirectory = path.join(import.meta.dirname, 'codelia/packages/app');
const root = findRoot(workingDirectory, { variables: {} });
const options = { root, profile: 'codelia', workingDirectory };
const { text, shown, total } = await catalog(options);
console.log(`${text.split('\n')[0]} ${shown} of ${total}`);

const session = openSession(await openSkills(options), { taskId: 'session-1' });
const skillSearch = (query) => session.search({ query }).results.map(({ skill, reason }) => [skill.name, reason]);

function skillLoad(request) {
  const loaded = session.load(request);
  if (loaded.ok) return loaded.text;
  if (!loaded.needsConsent) return `refused: ${loaded.message}`;
  console.log(`user: may the agent load ${loaded.skill.name}? yes, and remember it`);
  session.consent(loaded.skill.name, { remember: true });
  return skillLoad(request);
}

console.log(skillSearch('release'));
for (const name of session.mentions('use $release-notes and $unknown')) console.log(skillLoad({ name }).split('\n')[6]);
console.log(skillLoad({ name: 'release-notes' }).split(' ')[0]);
session.forget('release-notes'); // The context was compacted.
console.log(skillLoad({ name: 'release-notes' }).split(' ')[0]);
console.log(skillLoad({ name: 'repo-review' }));
console.log(session.snapshot({ include_skills: true }).loaded_versions.length, session.policy.allow);
