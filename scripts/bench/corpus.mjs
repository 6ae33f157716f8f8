import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from './random.mjs';
import { nameSkill, writeSkillText } from './skill-text.mjs';

const SOURCES = ['corpus.mjs', 'random.mjs', 'skill-text.mjs', 'words.mjs'];

/** A repository of `size` skills under the temporary folder, made once and reused while the generator is the same. */
export function provideCorpus(size) {
  const root = join(tmpdir(), 'skill-registrar-bench', String(size));
  const stampFile = join(root, '.stamp');
  const stamp = `${size} ${hashGenerator()}\n`;
  if (readStamp(stampFile) !== stamp) {
    rmSync(root, { recursive: true, force: true });
    writeCorpus(root, size);
    writeFileSync(stampFile, stamp);
  }
  return root;
}

function writeCorpus(root, size) {
  const random = seededRandom(20260101 + size);
  const taken = new Set();
  for (let index = 0; index < size; index++) {
    const name = nameSkill(random, taken);
    const directory = join(root, 'skills', name);
    const text = writeSkillText({ index, name, random });
    mkdirSync(join(directory, 'references'), { recursive: true });
    mkdirSync(join(directory, 'scripts'));
    writeFileSync(join(directory, 'SKILL.md'), text.skill);
    writeFileSync(join(directory, 'references', 'guide.md'), text.reference);
    writeFileSync(join(directory, 'scripts', 'run.sh'), text.script);
  }
}

/** The stamp is the generator's own text, so no version number is needed. */
function hashGenerator() {
  const hash = createHash('sha256');
  for (const file of SOURCES) hash.update(readFileSync(new URL(file, import.meta.url)));
  return hash.digest('hex');
}

function readStamp(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
