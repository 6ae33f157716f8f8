import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rankByBm25 } from './bm25.mjs';

const OWN_SET = new URL('../../test/routing/sample.json', import.meta.url);

/**
 * How many phrases and requests reach the right skill, a wrong one or none: the program's dispatch and plain BM25 on
 * the set in this repository, and on the sets of a folder (`skills/*.json`, `requests.jsonl`, `off-topic.jsonl`).
 */
export async function measureRouting({ library, cli, folder, scratch }) {
  const { compileDispatcher } = await import(pathToFileURL(library).href);
  const sets = [ownSet(), ...(folder === null ? [] : setsIn(folder))];
  const totals = new Map();
  for (const { name, skills, questions } of sets) {
    const dispatcher = compileDispatcher(register(skills, { cli, scratch }));
    const bm25 = rankByBm25(skills);
    const routers = { dispatch: (text) => dispatcher.dispatch({ text }).skill, BM25: bm25 };
    for (const [router, route] of Object.entries(routers)) {
      for (const question of questions)
        count(totals, `${name} · ${question.kind}`, router, route(question.text), question.owners);
    }
  }
  return [...totals.values()];
}

function count(totals, set, router, answer, owners) {
  const key = `${set} ${router}`;
  const total = totals.get(key) ?? { set, router, questions: 0, right: 0, wrong: 0 };
  totals.set(key, total);
  total.questions++;
  if (answer === null ? owners.length === 0 : owners.includes(answer)) total.right++;
  else if (answer !== null) total.wrong++;
}

function register(skills, { cli, scratch }) {
  const root = mkdtempSync(join(scratch, 'routing-'));
  try {
    for (const { name, description, declared } of skills) {
      const directory = join(root, 'skills', name);
      mkdirSync(directory, { recursive: true });
      const keywords = declared.length === 0 ? '' : `keywords: ${JSON.stringify(declared)}\n`;
      const frontmatter = `name: ${name}\ndescription: ${JSON.stringify(description)}\n${keywords}`;
      writeFileSync(join(directory, 'SKILL.md'), `---\n${frontmatter}---\n\n# ${name}\n`);
    }
    const args = [cli, 'register', '--profile', 'agent-skills', '--level', 'permissive', '--json'];
    const { stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
    const manifest = join(root, 'skills/manifest.json');
    if (!existsSync(manifest)) throw new Error(`bench: register wrote no manifest. ${stderr}`);
    return readFileSync(manifest, 'utf8');
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function ownSet() {
  const { skills, requests, offTopic } = JSON.parse(readFileSync(OWN_SET, 'utf8'));
  const all = skills.map(({ phrases, ...skill }) => ({ ...skill, declared: phrases, quoted: [] }));
  return { name: 'own set', skills: all, questions: questionsOf(all, requests, offTopic) };
}

function setsIn(folder) {
  const lines = (file) => {
    const path = join(folder, file);
    if (!existsSync(path)) return [];
    return readFileSync(path, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  };
  const requests = lines('requests.jsonl');
  const offTopic = lines('off-topic.jsonl').map(({ text }) => text);
  return readdirSync(join(folder, 'skills')).map((file) => {
    const skills = JSON.parse(readFileSync(join(folder, 'skills', file), 'utf8'));
    const own = requests.filter(({ repo }) => `${repo}.json` === file);
    return { name: 'given sets', skills, questions: questionsOf(skills, own, offTopic) };
  });
}

/** Any skill that declares or quotes a phrase is right. */
function questionsOf(skills, requests, offTopic) {
  const phrases = (field, kind) => {
    const owners = new Map();
    for (const skill of skills) {
      for (const phrase of skill[field]) {
        const text = phrase.toLowerCase();
        owners.set(text, [...(owners.get(text) ?? []), skill.name]);
      }
    }
    return [...owners].map(([text, names]) => ({ kind, text, owners: names }));
  };
  return [
    ...phrases('declared', 'declared phrases'),
    ...phrases('quoted', 'quoted phrases'),
    ...requests.map(({ text, skill }) => ({ kind: 'natural requests', text, owners: [skill] })),
    ...offTopic.map((text) => ({ kind: 'off-topic requests', text, owners: [] })),
  ];
}
