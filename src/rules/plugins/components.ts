import type { RepositoryFiles } from '../../files/repository-files.js';
import type { ComponentFile } from '../../plugins/component-files.js';
import { valueOr } from '../../profiles/client.js';
import type { JsonSchema } from '../../profiles/profile.js';
import { nameTypes } from '../../schema/describe-violation.js';
import { parseText } from '../../skill/parse-skill.js';
import { baseName, joinPath, parentOf } from '../../text/paths.js';
import { type Place, START_OF_FILE } from '../../text/span.js';
import { adviseOn, closestOf } from '../../text/suggest.js';
import { defineFamily, defineRule, type Problem } from '../rule.js';

const SKILL = '---\nname: pdf\ndescription: Fills in PDF forms.\n---\n';
const inPlugin = (path: string, text: string, more: Readonly<Record<string, string>> = {}) => ({
  files: {
    'x/skills/pdf/SKILL.md': SKILL,
    'x/.claude-plugin/plugin.json': '{ "name": "x" }\n',
    [`x/${path}`]: text,
    ...more,
  },
  shown: `${path}:\n${text.replace(/[«»]/g, '')}`,
});
const agent = (frontmatter: string) =>
  inPlugin('agents/critic.md', `---\n${frontmatter}\n---\nReview the change.\n`);
const command = (frontmatter: string) => inPlugin('commands/ship.md', `---\n${frontmatter}\n---\nShip it.\n`);
const inRepository = (path: string, text: string) => ({
  files: { 'skills/pdf/SKILL.md': SKILL, [path]: text },
});
const GOOD =
  'name: critic\ndescription: Reviews changes.\ntools: Read, Grep, Bash(git diff *), mcp__docs__search';

/** Agents, commands and prompts. */
export default defineFamily([
  defineRule({
    id: 'component-frontmatter',
    severity: 'error',
    kind: 'PARSE_ERROR',
    summary:
      'The frontmatter of an agent, a command or a prompt can be read. A warning where the client loads the file anyway.',
    why: 'The client skips the agent, or loads the command without its settings.',
    bad: [
      {
        ...inRepository('.claude/agents/critic.md', '«»Review the change.\n'),
        message: 'The agent has no frontmatter: Claude Code skips it.',
      },
      {
        ...inPlugin('agents/critic.md', '«»Review the change.\n'),
        message: 'The agent has no frontmatter: nothing tells Claude Code when to use it.',
      },
      agent(
        'name: critic\ndescription: Reviews «"changes»'.replace('Reviews «"changes»', '"Reviews" «changes»'),
      ),
      command('description: «@ship»'),
    ],
    good: [
      agent(GOOD),
      inPlugin('commands/ship.md', 'Ship it.\n'),
      inPlugin('agents/README.md', 'The agents.\n'),
    ],
  }),
  defineRule({
    id: 'component-field-missing',
    severity: 'error',
    kind: 'VALIDATION_ERROR',
    summary:
      'An agent has the fields that its client requires. A warning where the client loads the agent without them.',
    why: 'The client skips the agent, or nothing tells it when to use it.',
    bad: [
      {
        ...inRepository('.claude/agents/critic.md', '---\n«»description: Reviews changes.\n---\nReview.\n'),
        message: 'The agent has no "name": Claude Code skips it.',
      },
      {
        ...agent('«»name: critic'),
        message: 'The agent has no "description": nothing tells Claude Code when to use it.',
      },
      inRepository('.github/agents/critic.agent.md', '---\n«»name: Critic\n---\nReview.\n'),
      inRepository('.opencode/agent/critic.md', '---\n«»mode: subagent\n---\nReview.\n'),
    ],
    good: [
      agent(GOOD),
      agent('description: Reviews changes.'),
      inRepository('.github/agents/critic.agent.md', '---\ndescription: Reviews changes.\n---\nReview.\n'),
      inRepository(
        '.opencode/agent/critic.md',
        '---\ndescription: Reviews changes.\nreasoning: high\n---\nReview.\n',
      ),
    ],
  }),
  defineRule({
    id: 'component-field-type',
    severity: 'warning',
    kind: 'VALIDATION_ERROR',
    summary: 'The fields of an agent, a command or a prompt have the types that the client reads.',
    why: 'The client ignores the field, or the whole file.',
    bad: [
      {
        ...agent('name: critic\ndescription: Reviews changes.\nmaxTurns: «many»'),
        message: '"maxTurns" must be an integer.',
      },
      {
        ...agent('name: critic\ndescription: Reviews changes.\nmemory: «global»'),
        message: '"memory" must be one of user, project, local.',
      },
      {
        ...command('description: Ships it.\nargument-hint: «[version]»'),
        message: '"argument-hint" must be a string.',
      },
      {
        ...inRepository(
          '.opencode/agent/critic.md',
          '---\ndescription: Reviews.\ntools: «read, grep»\n---\n',
        ),
        message: '"tools" must be a mapping.',
      },
    ],
    good: [
      agent('name: critic\ndescription: Reviews changes.\nmaxTurns: 5\ntools: [Read]'),
      command('description: Ships it.\nargument-hint: "[version]"'),
    ],
  }),
  defineRule({
    id: 'component-unknown-field',
    severity: 'notice',
    kind: 'VALIDATION_ERROR',
    summary: 'An agent, a command or a prompt has only fields that its client reads.',
    why: 'Any other field has no effect, so a misspelled one, such as a limit on tools, is lost.',
    bad: [
      {
        ...agent('name: critic\ndescription: Reviews changes.\n«allowedTools»: Read'),
        message: 'Claude Code does not read "allowedTools" of an agent.',
      },
      {
        ...agent('name: critic\ndescription: Reviews changes.\n«permissionMode»: plan'),
        message: 'Claude Code reads "permissionMode" only in .claude/agents, not in a plugin.',
      },
      command('description: Ships it.\n«allowed_tools»: Read'),
    ],
    good: [
      agent(`${GOOD}\nversion: 1.0.0\nauthor: Ann`),
      command('description: Ships it.\nallowed-tools: Read'),
      inRepository(
        '.claude/agents/critic.md',
        '---\nname: critic\ndescription: Reviews.\npermissionMode: plan\n---\n',
      ),
    ],
  }),
  defineRule({
    id: 'component-tool',
    severity: 'warning',
    kind: 'VALIDATION_ERROR',
    summary: 'The tools of an agent or a command are spelled as the client names them.',
    why: 'The agent runs without the tool; a list with no known name leaves it without any.',
    bad: [
      {
        ...agent('name: critic\ndescription: Reviews changes.\ntools: «read, Grep»'),
        message: 'Claude Code has no tool "read".',
      },
      {
        ...inRepository(
          '.opencode/agent/critic.md',
          '---\ndescription: Reviews.\ntools:\n  «Write»: false\n---\n',
        ),
        message: 'OpenCode has no tool "Write".',
      },
    ],
    good: [agent(GOOD), agent('name: critic\ndescription: Reviews changes.\ntools: SomethingNew')],
  }),
  defineRule({
    id: 'component-name',
    severity: 'error',
    kind: 'VALIDATION_ERROR',
    summary: 'The name of an agent is one that its client accepts.',
    why: 'The client skips the agent.',
    bad: [
      {
        ...inRepository('.claude/agents/critic.md', '---\nname: «team:critic»\ndescription: Reviews.\n---\n'),
        message:
          'Claude Code refuses the name "team:critic": a name has at most 256 characters, does not begin with "-" and has no ":".',
      },
    ],
    good: [inRepository('.claude/agents/critic.md', '---\nname: Team Critic\ndescription: Reviews.\n---\n')],
  }),
  defineRule({
    id: 'component-file-name',
    severity: 'warning',
    kind: 'VALIDATION_ERROR',
    optIn: true,
    summary: 'The file of an agent has the name of the agent.',
    why: 'Clients take the name from the frontmatter: people who look for the file of an agent do not find it.',
    bad: [
      {
        files: {
          ...inRepository('.claude/agents/critic.md', '---\nname: «reviewer»\ndescription: Reviews.\n---\n')
            .files,
          'skill-registrar.json': '{ "rules": { "component-file-name": "warning" } }\n',
        },
        shown: '.claude/agents/critic.md:\nname: reviewer',
        message: 'The agent "reviewer" is in critic.md.',
      },
    ],
    good: [inRepository('.claude/agents/critic.md', '---\nname: reviewer\ndescription: Reviews.\n---\n')],
  }),
  defineRule({
    id: 'component-duplicate',
    severity: 'warning',
    kind: 'VALIDATION_ERROR',
    summary:
      'No two agents of a plugin or a repository have the same name, and no command has the name of a skill.',
    why: 'The client uses one of the two and ignores the other.',
    bad: [
      {
        ...inPlugin('agents/critic.md', `---\n${GOOD}\n---\nReview.\n`, {
          'x/agents/other.md': '---\nname: «critic»\ndescription: Reviews tests.\n---\nReview.\n',
        }),
        shown: '(two agents with `name: critic` in one plugin)',
        message: 'The agent x/agents/critic.md has the name "critic", too.',
      },
      {
        ...inPlugin('commands/pdf.md', '«»Fill the form.\n'),
        message: 'The skill x/skills/pdf has the name "pdf", too; Claude Code uses the skill.',
      },
    ],
    good: [agent(GOOD)],
  }),
]);

type ComponentRule =
  | 'component-frontmatter'
  | 'component-field-missing'
  | 'component-field-type'
  | 'component-unknown-field'
  | 'component-tool'
  | 'component-name'
  | 'component-file-name'
  | 'component-duplicate';

/** A problem of a component, with its rule and what differs from the rule's severity. */
export interface ComponentProblem extends Omit<Problem, 'at'> {
  readonly rule: ComponentRule;
  readonly at: Place;
  readonly severity?: 'warning';
}

/** Checks the frontmatter of one agent, command or prompt. */
export function checkComponent({ file, form }: ComponentFile, text: string): readonly ComponentProblem[] {
  const parsed = parseText(text, 'strict');
  const { failure, data } = parsed;
  const required = texts(form.required);
  const expected = texts(form.expected);
  if (failure?.rule === 'frontmatter-missing' || (failure === null && data === null))
    return required.length + expected.length === 0 ? [] : [withoutFrontmatter(form)];
  if (failure !== null || data === null) {
    const isLoaded = required.length === 0 || failure?.rule === 'frontmatter-unquoted-colon';
    const { message, fix, at } = failure!;
    return [{ rule: 'component-frontmatter', at, message, fix, ...(isLoaded && { severity: 'warning' }) }];
  }
  const missing = [...required, ...expected].filter((field) => (data[field] ?? '') === '');
  return [
    ...missing.map(
      (field): ComponentProblem => ({
        rule: 'component-field-missing',
        at: { start: parsed.yamlStart, end: parsed.yamlStart },
        about: [field],
        message: `The ${form.what} has no "${field}": ${consequence(form, required.includes(field))}.`,
        fix: `Add \`${field}: …\`.`,
        ...(!required.includes(field) && { severity: 'warning' }),
      }),
    ),
    ...checkName(data['name'], file, form),
    ...Object.entries(data).flatMap(([field, value]) => checkField(field, value, form)),
  ];
}

type Form = ComponentFile['form'];

function texts(fact: Form['required']): readonly string[] {
  return valueOr<readonly string[], readonly string[]>(fact, []);
}

function withoutFrontmatter(form: Form): ComponentProblem {
  const isSkipped = texts(form.required).length > 0;
  return {
    rule: 'component-frontmatter',
    at: START_OF_FILE,
    message: `The ${form.what} has no frontmatter: ${consequence(form, isSkipped)}.`,
    fix: 'Begin the file with `---`, `description: …` and `---`.',
    ...(!isSkipped && { severity: 'warning' }),
  };
}

function consequence({ title }: Form, isSkipped: boolean): string {
  return isSkipped ? `${title} skips it` : `nothing tells ${title} when to use it`;
}

function checkName(name: unknown, file: string, { title, what, badName }: Form): readonly ComponentProblem[] {
  if (what !== 'agent' || typeof name !== 'string' || name === '') return [];
  const at = { field: ['name'], part: 'value' as const };
  if (badName.known && new RegExp(badName.value.pattern).test(name))
    return [
      {
        rule: 'component-name',
        at,
        message: `${title} refuses the name "${name.slice(0, 80)}": a name ${badName.value.form}.`,
        fix: 'Choose another name.',
      },
    ];
  const base = baseNameOf(file);
  if (base === name) return [];
  const message = `The agent "${name}" is in ${baseName(file)}.`;
  return [{ rule: 'component-file-name', at, message, fix: 'Rename the file or the agent.' }];
}

/** `critic` of `agents/critic.agent.md`. */
function baseNameOf(file: string): string {
  return baseName(file).replace(/(?:\.agent|\.prompt)?\.md$/, '');
}

function article(what: string): string {
  return what === 'agent' ? 'an agent' : `a ${what}`;
}

/** What authors note for themselves. */
const NOTES = new Set(
  `author category created date difficulty estimated_time homepage id keywords last_updated license modified owner
  repository reviewed source status tags title updated version`.split(/\s+/),
);

function checkField(field: string, value: unknown, form: Form): readonly ComponentProblem[] {
  const { title, what, ignored } = form;
  const fields = valueOr<Readonly<Record<string, JsonSchema>>, null>(form.fields, null);
  if (fields === null) return [];
  const unknown = (message: string, fix: string): readonly ComponentProblem[] => [
    { rule: 'component-unknown-field', at: { field: [field], part: 'key' }, message, fix },
  ];
  if (ignored.known && ignored.value.fields.includes(field)) {
    const { place } = ignored.value;
    return unknown(`${title} reads "${field}" only in ${place}, not in a plugin.`, 'Remove it.');
  }
  if (!Object.hasOwn(fields, field)) {
    if (form.otherFields !== 'ignored' || NOTES.has(field)) return [];
    const fix = adviseOn(field, Object.keys(fields), 'Remove it, or fix the spelling.');
    return unknown(`${title} does not read "${field}" of ${article(what)}.`, fix);
  }
  const expected = value === null ? null : mismatch(value, fields[field]!);
  if (expected !== null)
    return [
      {
        rule: 'component-field-type',
        at: { field: [field], part: 'value' },
        message: `"${field}" must be ${expected}.`,
        fix: Array.isArray(value) ? 'Put the value in quotes.' : `Write ${expected}.`,
      },
    ];
  return TOOL_FIELDS.includes(field) ? checkTools(field, value, form) : [];
}

/** What a value must be instead; `null` if it is right. */
function mismatch(value: unknown, { type, enum: allowed }: JsonSchema): string | null {
  if (Array.isArray(allowed)) return allowed.includes(value) ? null : `one of ${allowed.join(', ')}`;
  if (type === undefined) return null;
  const types = [type].flat();
  const isOf = (name: unknown) =>
    name === 'array'
      ? Array.isArray(value)
      : name === 'object'
        ? typeof value === 'object' && !Array.isArray(value)
        : name === 'integer'
          ? Number.isInteger(value)
          : // A number or a word such as `true` is read as text.
            typeof value === name || (name === 'string' && typeof value !== 'object');
  if (types.some(isOf)) return null;
  // Text is what people write; that a number is read as text needs no words.
  const named = types.includes('string')
    ? types.filter((name) => name === 'string' || name === 'array')
    : types;
  return nameTypes(named, 'yaml');
}

function isMapping(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const TOOL_FIELDS = ['tools', 'disallowedTools', 'allowed-tools', 'disallowed-tools'];

/** Only what is close to a known tool: a client gets new ones all the time. */
function checkTools(
  field: string,
  value: unknown,
  { title, tools }: ComponentFile['form'],
): readonly ComponentProblem[] {
  const known = valueOr<readonly string[], readonly string[]>(tools, []);
  if (known.length === 0) return [];
  return toolNames(value).flatMap((name): readonly ComponentProblem[] => {
    const near = known.includes(name) || !/^[A-Za-z]+$/.test(name) ? null : closestOf(name, known);
    const isMisspelled = near !== null && near.toLowerCase() === name.toLowerCase();
    if (!isMisspelled) return [];
    return [
      {
        rule: 'component-tool',
        at: isMapping(value)
          ? { field: [field, name], part: 'key' }
          : { field: [field], part: 'value', item: name },
        about: [name],
        message: `${title} has no tool "${name}".`,
        fix: `Write \`${near}\`.`,
      },
    ];
  });
}

/** `Read, Bash(git diff *)`, a list or the keys of a mapping, as names. */
function toolNames(value: unknown): readonly string[] {
  if (isMapping(value)) return Object.keys(value);
  const items = Array.isArray(value)
    ? value
    : String(value)
        .replace(/\([^()]*\)/g, '')
        .split(/[,\s]+/);
  return items.map((item) => String(item).replace(/\(.*/s, '').trim()).filter((name) => name !== '');
}

/** Components that have the name of another one in the same namespace. */
export function findDuplicates(
  components: readonly ComponentFile[],
  files: RepositoryFiles,
): ReadonlyMap<ComponentFile, ComponentProblem> {
  const first = new Map<string, ComponentFile>();
  const found = new Map<ComponentFile, ComponentProblem>();
  for (const component of components) {
    const { file, form, plugin } = component;
    const base = baseNameOf(file);
    if (form.what === 'command') {
      const skill = joinPath(plugin ?? parentOf(parentOf(file)), `skills/${base}`);
      const isNested = parentOf(file) !== joinPath(plugin ?? parentOf(parentOf(file)), 'commands');
      if (!isNested && files.kindOf(joinPath(skill, 'SKILL.md')) === 'file')
        found.set(component, {
          rule: 'component-duplicate',
          at: START_OF_FILE,
          about: [base],
          message: `The skill ${skill} has the name "${base}", too; ${form.title} uses the skill.`,
          fix: 'Remove the command, or rename one of them.',
        });
      continue;
    }
    const name =
      form.what === 'agent' ? parseText(files.text(file) ?? '', 'strict').data?.['name'] : undefined;
    const key = JSON.stringify([form.title, form.what, plugin ?? parentOf(file), name ?? base]);
    const other = first.get(key);
    if (other === undefined) first.set(key, component);
    else
      found.set(component, {
        rule: 'component-duplicate',
        at: { field: ['name'], part: 'value' },
        about: [String(name ?? base)],
        message: `The ${form.what} ${other.file} has the name "${String(name ?? base)}", too.`,
        fix: 'Rename one of them.',
      });
  }
  return found;
}
