import type { LineCounter } from 'yaml';
import { ConfigError } from '../errors.js';
import { JsonLocator } from '../json/read-json.js';
import { type Span, START_OF_FILE } from '../report/diagnostic.js';
import { type ConfigSource, checkConfig, parseJson } from './parse-config.js';
import type { ConfigFile } from './settings.js';

/** A config file of another program: we read the keys we know and ignore the rest. */
export interface ForeignConfig {
  readonly file: string;
  readonly parse: (file: string, text: string) => Promise<ConfigFile>;
}

/** What CLEO keeps under `skills` is at the top level of our own file. */
const CLEO_KEYS = [
  'autoRegister',
  'hotReload',
  'validationLevel',
  'pruneStaleEntries',
  'scanPaths',
  'excludePaths',
] as const;

const CODELIA_KEYS = ['enabled', 'initial', 'search', 'disabled'] as const;

const HARNESS_KEYS = [
  'plugins',
  'pluginsDir',
  'userDir',
  'disabledBundled',
  'enabledBundled',
  'scriptTimeout',
  'disabled',
] as const;

/** The agent harness keeps one config file for all repositories. */
export const HARNESS_CONFIG = '~/.agent/config.yaml';

export const USER_CONFIGS: readonly ForeignConfig[] = [
  { file: '~/.cleo/config.json', parse: parseCleoConfig },
  { file: '~/.codelia/config.json', parse: parseCodeliaConfig },
  { file: HARNESS_CONFIG, parse: parseHarnessConfig },
];

export const REPOSITORY_CONFIGS: readonly ForeignConfig[] = [
  { file: '.cleo/config.json', parse: parseCleoConfig },
  { file: '.codelia/config.json', parse: parseCodeliaConfig },
];

async function parseCleoConfig(file: string, text: string): Promise<ConfigFile> {
  const config = pick(fieldsOf(parseJson(file, text))['skills'], CLEO_KEYS);
  return checkConfig(config, jsonSource(file, text, ['skills']));
}

async function parseCodeliaConfig(file: string, text: string): Promise<ConfigFile> {
  const { skills, permissions } = fieldsOf(parseJson(file, text));
  const config = {
    ...(skills === undefined ? {} : { skills: pick(skills, CODELIA_KEYS) }),
    ...(permissions === undefined ? {} : { permissions: aboutSkills(permissions) }),
  };
  return checkConfig(config, jsonSource(file, text, []));
}

/** Rules about other tools keep their index in the list, so that positions stay correct. */
function aboutSkills(permissions: unknown): unknown {
  const { allow, deny } = fieldsOf(permissions);
  const keep = (rules: unknown) =>
    Array.isArray(rules)
      ? rules.map((rule) =>
          fieldsOf(rule)['tool'] === 'skill_load' ? pick(rule, ['tool', 'skill_name']) : { tool: 'other' },
        )
      : rules;
  return {
    ...(allow === undefined ? {} : { allow: keep(allow) }),
    ...(deny === undefined ? {} : { deny: keep(deny) }),
  };
}

async function parseHarnessConfig(file: string, text: string): Promise<ConfigFile> {
  const { isNode, LineCounter, parseDocument } = await import(/* webpackChunkName: "yaml" */ 'yaml');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (error !== undefined) {
    const span = spanOf(lines, error.pos);
    throw new ConfigError(`${file} is not valid YAML: ${error.message.split('\n')[0]}`, 'Fix the file.', {
      file,
      span,
    });
  }
  const { skills } = fieldsOf(document.toJS({ maxAliasCount: 100 }));
  const config = skills === undefined ? {} : { skills: atHome(pick(skills, HARNESS_KEYS)) };
  const locate: ConfigSource['locate'] = (path) => {
    const node = document.getIn(path, true);
    return isNode(node) && node.range ? spanOf(lines, [node.range[0], node.range[1]]) : START_OF_FILE;
  };
  return checkConfig(config, { file, base: [], locate });
}

/** Directories of a file in the home directory are relative to it. */
function atHome(skills: unknown): unknown {
  const { pluginsDir, userDir, ...others } = fieldsOf(skills);
  const inHome = (path: unknown) =>
    typeof path === 'string' && !path.startsWith('~/') && !path.startsWith('/') ? `~/${path}` : path;
  return {
    ...others,
    ...(pluginsDir === undefined ? {} : { pluginsDir: inHome(pluginsDir) }),
    ...(userDir === undefined ? {} : { userDir: inHome(userDir) }),
  };
}

function spanOf(lines: LineCounter, [start, end]: readonly [number, number]): Span {
  const [from, to] = [lines.linePos(start), lines.linePos(end)];
  return { line: from.line, column: from.col, endLine: to.line, endColumn: to.col };
}

function jsonSource(file: string, text: string, base: readonly string[]): ConfigSource {
  return {
    file,
    base,
    locate: (path, part) => new JsonLocator(text).locate(path, part) ?? START_OF_FILE,
  };
}

/** The named keys of an object; the schema rejects anything else. */
function pick(value: unknown, keys: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value ?? {};
  const fields = fieldsOf(value);
  return Object.fromEntries(
    keys.filter((key) => Object.hasOwn(fields, key)).map((key) => [key, fields[key]]),
  );
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
