import { load } from 'js-yaml';

/** The tables of docs/action.md, from `action.yml`. */
export function actionTables(actionYmlText) {
  const { inputs, outputs } = load(actionYmlText);
  return {
    inputs: table(['Input', 'Meaning', 'Default'], Object.entries(inputs).map(inputRow)),
    outputs: table(
      ['Output', 'Meaning'],
      Object.entries(outputs).map(([name, { description }]) => [`\`${name}\``, cell(description)]),
    ),
  };
}

/** Every command with its usage, options and examples, for docs/cli.md. */
export function commandReference(commands) {
  return commands
    .map(({ name, usage, description, options, examples }) => {
      const rows = options
        .filter(({ isUnlisted }) => !isUnlisted)
        .map((option) => [`\`${nameOption(option)}\``, cell(prose(option.summary))]);
      return [
        `### ${name}\n`,
        `\`${`skill-registrar ${name} ${usage}`.trimEnd()}\`\n`,
        `${prose(description)}\n`,
        ...(rows.length === 0 ? [] : [`${table(['Option', 'Meaning'], rows)}\n`]),
        ...examples.map(({ line, does }) => `- \`${line}\`: ${prose(does)}`),
        '',
      ].join('\n');
    })
    .join('\n')
    .trimEnd();
}

/** `<dir>` outside code would be read as markup. */
function prose(text) {
  return text.replaceAll('<', '&lt;');
}

function nameOption({ name, short, value, choices }) {
  const placeholder = value === undefined ? '' : ` <${choices?.join('\\|') ?? value}>`;
  return `${short === undefined ? '' : `-${short}, `}--${name}${placeholder}`;
}

/** The tools of the MCP server, for docs/agents.md; optional arguments in brackets. */
export function toolTable(tools) {
  const rows = tools.map(({ name, description, inputSchema: { properties, required } }) => {
    const names = Object.keys(properties).filter((argument) => !properties[argument].deprecated);
    const shown = names.map((argument) =>
      required.includes(argument) ? `\`${argument}\`` : `[\`${argument}\`]`,
    );
    return [`\`${name}\``, shown.join(' '), cell(description)];
  });
  return table(['Tool', 'Arguments', 'What it does'], rows);
}

/** Puts each table between its two markers, `<!-- generated:inputs -->` and `<!-- /generated:inputs -->`. */
export function withTables(page, tables) {
  return Object.entries(tables).reduce((text, [name, content]) => {
    const opening = `<!-- generated:${name} -->`;
    const closing = `<!-- /generated:${name} -->`;
    const start = text.indexOf(opening);
    const end = text.indexOf(closing);
    if (start < 0 || end < start) throw new Error(`The text lacks the markers ${opening} and ${closing}.`);
    return `${text.slice(0, start + opening.length)}\n${content}\n${text.slice(end)}`;
  }, page);
}

/** A default that is not in `action.yml` is at the end of its description. */
function inputRow([name, { description, default: value }]) {
  const [meaning, said] = splitDefault(cell(description));
  return [`\`${name}\``, meaning, value === undefined ? said : `\`${value}\``];
}

function splitDefault(description) {
  const at = description.lastIndexOf(' Default: ');
  if (at < 0) return [description, ''];
  return [description.slice(0, at), description.slice(at + ' Default: '.length).replace(/\.$/, '')];
}

function cell(text) {
  return text.trim().replace(/\s+/g, ' ').replaceAll('|', '\\|');
}

function table(header, rows) {
  return [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The keys of the config file, from its schema, for docs/configuration.md. */
export function configTable(schema) {
  return table(['Key', 'Values', 'Meaning'], configRows(schema, schema.definitions));
}

/** Described on separate pages. */
const ELSEWHERE = ['profiles', 'outputs'];

function configRows({ properties }, definitions, prefix = '') {
  return Object.entries(properties).flatMap(([key, written]) => {
    const node = resolve(written, definitions);
    const name = `${prefix}${key}`;
    const below = node.type === 'array' ? resolve(node.items, definitions) : node;
    const isAlias = node.description?.startsWith('The same as ');
    const isOpened = below.properties !== undefined && !isAlias && !ELSEWHERE.includes(name);
    const inner = isOpened ? configRows(below, definitions, `${name}${below === node ? '.' : '[].'}`) : [];
    return [[`\`${name}\``, values(node, definitions), cell(node.description ?? '')], ...inner];
  });
}

function resolve(node, definitions) {
  if (node.$ref === undefined) return node;
  return { ...definitions[node.$ref.split('/').pop()], ...node };
}

function values(node, definitions) {
  const { enum: choices, anyOf, type, items } = resolve(node, definitions);
  if (choices !== undefined) return choices.map((choice) => `\`${choice}\``).join(', ');
  if (anyOf !== undefined) return anyOf.map((choice) => values(choice, definitions)).join(' or ');
  if (type === 'array') return `list of ${values(items, definitions)}`;
  return [type].flat().join(' or ');
}

/** The facts about each client, with source and date, for docs/profiles.md. */
export function clientTables(clients) {
  return clients
    .map((client) => {
      const facts = Object.entries(client).filter(([, fact]) => typeof fact === 'object');
      const rows = facts.map(([trait, fact]) => [TRAITS[trait] ?? trait, value(fact), source(client, fact)]);
      const checked = facts.flatMap(([, { evidence }]) => evidence?.seen.split('/') ?? []).sort();
      return `### \`${client.id}\`: ${client.title}\n\nLast checked: ${checked.at(-1)}.\n\n${table(['Trait', 'Fact', 'Source'], rows)}`;
    })
    .join('\n\n');
}

const TRAITS = {
  directories: 'directories, in its order',
  personal: 'personal directories',
  depth: 'depth',
  plugin: 'plugins',
  fields: 'fields',
  sideFile: 'file next to SKILL.md',
  unknownFields: 'unknown fields',
  nameMissing: 'name missing',
  nameDiffers: 'name differs from directory',
  name: 'name',
  descriptionMissing: 'description missing',
  descriptionLimit: 'long description',
  invalidYaml: 'invalid YAML',
  unquotedColon: 'unquoted `: `',
  byteOrderMark: 'byte order mark',
  blankLinesFirst: 'blank lines first',
  sameName: 'same name twice',
  linkedDirectory: 'linked directory',
  linkedFile: 'linked SKILL.md',
  listing: 'listing, in characters',
  quirks: 'traps',
};

function value(fact) {
  return fact.known ? cell(words(fact.value)) : 'not documented';
}

function words(fact) {
  if (fact === null) return 'none';
  if (fact === Number.POSITIVE_INFINITY) return 'any';
  if (Array.isArray(fact)) return fact.length === 0 ? 'none' : fact.map(item).join(', ');
  if (typeof fact !== 'object') return String(fact);
  const parts = Object.entries(fact).filter(([, part]) => part !== null);
  if (parts.length === 0) return 'none';
  return parts.map(([key, part]) => (isSchema(part) ? `\`${key}\`` : `${key}: ${words(part)}`)).join(', ');
}

function item(entry) {
  return typeof entry === 'object' ? `\`${entry.path}\` (${entry.reach})` : `\`${entry}\``;
}

/** Fields are listed by name; their shapes are in the published schema. */
function isSchema(part) {
  return typeof part === 'object' && !Array.isArray(part);
}

function source({ id }, { known, evidence }) {
  if (!known) return '';
  if (evidence.source === 'measured') return `measured with ${id} ${evidence.version}, ${evidence.seen}`;
  return [evidence.source, evidence.version, evidence.seen].filter((part) => part !== undefined).join(', ');
}
