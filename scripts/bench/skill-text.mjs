import { evenShare, logNormalQuantile, pick } from './random.mjs';
import { ACTIONS, DOMAINS, FOREIGN, KINDS, PROSE, TAGS } from './words.mjs';

const GOLDEN = 0.6180339887498949;
const SILVER = 0.4142135623730951;

/** One skill: its name and the text of its three files. */
export function writeSkillText({ index, name, random }) {
  const foreign = random() < 0.04;
  const descriptionLength = Math.min(1000, Math.round(logNormalQuantile(evenShare(index, SILVER), 250, 770)));
  const fileLength = Math.round(logNormalQuantile(evenShare(index, GOLDEN), 3500, 27000));
  const description = describe({ name, random, foreign, length: Math.max(24, descriptionLength) });
  const head = writeFrontmatter({ name, description, random });
  return {
    skill: head + writeBody({ name, random, foreign, length: Math.max(300, fileLength - head.length) }),
    reference: writeBody({ name: `${name} guide`, random, foreign: false, length: 600 }),
    script: `#!/bin/sh\nset -eu\n# ${sentence(random)}\nprintf '%s\\n' "${name}: $*"\n`,
  };
}

/** A name that no other skill of the corpus has; most have three words, as real ones do. */
export function nameSkill(random, taken) {
  for (;;) {
    const words = [pick(random, ACTIONS), pick(random, DOMAINS)];
    if (random() > 0.05) words.push(pick(random, random() < 0.5 ? DOMAINS : KINDS));
    const name = words.join('-');
    if (new Set(words).size === words.length && !taken.has(name)) {
      taken.add(name);
      return name;
    }
  }
}

function describe({ name, random, foreign, length }) {
  const [action, ...subject] = name.split('-');
  let text = `${capitalize(action)} ${subject.join(' ')} for a ${pick(random, DOMAINS)} ${pick(random, KINDS)}.`;
  if (foreign) text += ` ${pick(random, FOREIGN)}.`;
  const opening = pick(random, ['Use when', 'Use this skill when', 'Helpful when', 'Triggers when']);
  while (text.length < length) text += ` ${opening} ${sentence(random).toLowerCase()}`;
  const cut = text.slice(0, length - 1).replace(/[\s.:#-]+$/, '');
  return random() < 0.15 ? `${cut.replace(/ (\S+)$/, ' "$1"')}.` : `${cut}.`;
}

function writeFrontmatter({ name, description, random }) {
  const lines = [`name: ${name}`, writeDescription(description, random())];
  if (random() < 0.35) lines.push(`version: ${version(random)}`);
  if (random() < 0.3) lines.push('license: MIT');
  if (random() < 0.25) lines.push(writeTags(random));
  if (random() < 0.2)
    lines.push(`allowed-tools: ${pick(random, ['Read Grep Glob', 'Bash Read', 'Read Write'])}`);
  if (random() < 0.2)
    lines.push(`metadata:\n  author: ${pick(random, DOMAINS)}-team\n  version: "${version(random)}"`);
  if (random() < 0.05) lines.push('compatibility: Requires git and a POSIX shell');
  if (random() < 0.08) lines.push(`disable-model-invocation: ${random() < 0.5}`);
  if (random() < 0.06) lines.push(`tier: ${Math.floor(random() * 4)}`);
  if (random() < 0.05) lines.push('# kept by hand\nstatus: active');
  return `---\n${lines.join('\n')}\n---\n\n`;
}

/** Half of real descriptions are plain; the others are quoted in one of two ways or written as a block. */
function writeDescription(text, style) {
  if (style < 0.5) return `description: ${text}`;
  if (style < 0.68) return `description: "${text.replace(/["\\]/g, '\\$&')}"`;
  if (style < 0.78) return `description: '${text.replaceAll("'", "''")}'`;
  const lines = text.match(/.{1,90}(?:\s|$)/gu).map((line) => `  ${line.trimEnd()}`);
  return `description: ${style < 0.92 ? '>' : '|'}${style % 0.02 < 0.01 ? '-' : ''}\n${lines.join('\n')}`;
}

function writeTags(random) {
  const tags = [...new Set([pick(random, TAGS), pick(random, TAGS), pick(random, TAGS)])];
  return random() < 0.5
    ? `tags: [${tags.join(', ')}]`
    : `tags:\n${tags.map((tag) => `  - ${tag}`).join('\n')}`;
}

function writeBody({ name, random, foreign, length }) {
  const parts = [`# ${name.split('-').map(capitalize).join(' ')}\n`];
  let size = parts[0].length;
  while (size < length) {
    const block = writeBlock({ random, foreign, first: parts.length === 1 });
    parts.push(block);
    size += block.length + 1;
  }
  return `${parts.join('\n')}\n`;
}

function writeBlock({ random, foreign, first }) {
  const kind = random();
  if (first || kind < 0.15)
    return `## ${pick(random, ['Purpose', 'Steps', 'Examples', 'Limits', 'Output', 'Checks'])}\n`;
  if (kind < 0.2) return `See [the guide](references/guide.md) and [run](scripts/run.sh).\n`;
  if (kind < 0.35) return `${Array.from({ length: 4 }, () => `- ${sentence(random)}`).join('\n')}\n`;
  if (kind < 0.45) return `${[1, 2, 3].map((n) => `${n}. ${sentence(random)}`).join('\n')}\n`;
  if (kind < 0.57)
    return `\`\`\`bash\nsh scripts/run.sh --${pick(random, PROSE)} ${pick(random, DOMAINS)}\n\`\`\`\n`;
  if (kind < 0.6 && foreign) return `> ${pick(random, FOREIGN)}\n`;
  return `${sentence(random)} ${sentence(random)} ${sentence(random)}\n`;
}

function sentence(random) {
  const words = Array.from({ length: 6 + Math.floor(random() * 9) }, () => pick(random, PROSE));
  return `${capitalize(words.join(' '))}.`;
}

const version = (random) => [0, 0, 0].map(() => Math.floor(random() * 9)).join('.');
const capitalize = (word) => word[0].toUpperCase() + word.slice(1);
