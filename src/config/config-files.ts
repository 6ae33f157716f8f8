import { isNode, LineCounter, parseDocument } from 'yaml';
import { type RemoteFile, type Workspace, WorkspaceError } from '../files/workspace.js';
import { asObject, isObject } from '../json/json.js';
import { locateInJson, readJson, withoutComments } from '../json/read-json.js';
import { RULES } from '../rules/index.js';
import { decodeText } from '../text/decode.js';
import { ConfigError } from '../text/errors.js';
import { isAbsolutePath, isContainedPath, joinPath, parentOf } from '../text/paths.js';
import { type Span, START_OF_FILE } from '../text/span.js';
import { adviseOn, closestOf, joinWords, whenGiven } from '../text/suggest.js';
import type { ConfigFile } from './config-file.js';
import { type ConfigSource, checkConfig, jsonSource, parseConfig, parseJson } from './parse-config.js';
import type { Request } from './request.js';

/** The config file, at the top of a repository unless `--config` names another. */
export const CONFIG_FILE = 'skill-registrar.json';
const PACKAGE_FILE = 'package.json';
const PACKAGE_KEY = 'skill-registrar';

const MAX_CONFIG_BYTES = 1_048_576;
/** A longer chain is a mistake. */
const MAX_CHAIN = 10;

/** A config and the file it is in. */
export interface OwnConfig {
  readonly file: string;
  readonly config: ConfigFile;
}

/**
 * The config of the repository with all that it extends: the named file, else skill-registrar.json, else
 * "skill-registrar" in package.json; `null` if there is none.
 */
export async function readOwnConfig(request: ConfigRequest): Promise<OwnConfig | null> {
  const { workspace, store, config: named } = request;
  // A config file may be anywhere the user can name; the workspace ends at the repository.
  const read: ReadText = (file) => {
    const text = isAbsolutePath(file) ? readOutsideText(store, file) : readConfigText(workspace, file);
    return text === null || file === PACKAGE_FILE ? text : withoutComments(text);
  };
  const file = named ?? CONFIG_FILE;
  const text = read(file);
  const origin = { read, readRemoteFile: request.readRemoteFile, chain: [], known: new Map() };
  if (text !== null) return extend({ ...origin, file, text, at: [] });
  if (named === undefined) return readPackageConfig(origin);
  throw new ConfigError(`The config file ${file} does not exist.`, 'Check --config, or leave it out.', {
    file,
    span: START_OF_FILE,
  });
}

type ConfigRequest = Pick<Request, 'workspace' | 'store' | 'config' | 'readRemoteFile'>;
type ReadText = (file: string) => string | null;

async function readPackageConfig(
  origin: Omit<ConfigText, 'file' | 'text' | 'at'>,
): Promise<OwnConfig | null> {
  const text = origin.read(PACKAGE_FILE);
  const parsed = text === null ? null : readJson(text);
  // A broken package.json is for npm to report.
  if (!parsed?.ok || !isObject(parsed.value) || parsed.value[PACKAGE_KEY] === undefined) return null;
  return extend({ ...origin, file: PACKAGE_FILE, text: text!, at: [PACKAGE_KEY] });
}

interface ConfigText {
  readonly read: ReadText;
  readonly readRemoteFile: Request['readRemoteFile'];
  /** Where the file is, if it is in another repository. */
  readonly remote?: RemoteFile;
  readonly file: string;
  readonly text: string;
  /** The path of the config in the file. */
  readonly at: readonly string[];
  /** The chain of files that extend each other. */
  readonly chain: readonly string[];
  /** Configs that were read already: ten files that each list the next one ten times are ten files. */
  readonly known: Map<string, ConfigFile>;
}

/** Extended configs come first; the file's own settings win. */
async function extend(source: ConfigText): Promise<OwnConfig> {
  const { file, text, at } = source;
  const config = await parseConfig(file, text, at);
  const { extends: extended = [], ...own } = config;
  const refs = typeof extended === 'string' ? [extended] : extended;
  const bases: ConfigFile[] = [];
  for (const ref of refs) bases.push(await readExtended(ref, source));
  return { file, config: [...bases, own].reduce(mergeConfigs) };
}

const PRESET = 'skill-registrar:';

/** What one line of a config asks for. */
const PRESETS: Readonly<Record<string, ConfigFile>> = {
  recommended: {},
  strict: {
    failOn: 'warning',
    requireReasons: true,
    rules: Object.fromEntries(RULES.flatMap(({ id, optIn, severity }) => (optIn ? [[id, severity]] : []))),
  },
};

async function readExtended(ref: string, source: ConfigText): Promise<ConfigFile> {
  if (ref.startsWith(PRESET)) {
    const name = ref.slice(PRESET.length);
    if (Object.hasOwn(PRESETS, name)) return PRESETS[name]!;
    const advice = adviseOn(
      name,
      Object.keys(PRESETS),
      `The presets are ${joinWords(Object.keys(PRESETS))}.`,
    );
    throw mistake(source, `extends "${ref}", which does not exist`, advice);
  }
  const remote = remoteFileFor(ref, source);
  if (remote !== null) {
    const file = `${remote.repository}/${remote.path}@${remote.ref}`;
    return readBase(file, source, () => readRemote(remote, source), remote);
  }
  for (const file of candidatesFor(ref, parentOf(source.file))) {
    const isReachable = isContainedPath(file) || (isAbsolutePath(source.file) && isAbsolutePath(file));
    const text = isReachable ? source.read(file) : null;
    if (text !== null) return readBase(file, source, () => text);
  }
  throw mistake(source, `extends "${ref}", which was not found`, adviceFor(ref));
}

async function readBase(
  file: string,
  source: ConfigText,
  readText: () => string | Promise<string>,
  remote?: RemoteFile,
): Promise<ConfigFile> {
  const chain = [...source.chain, source.file];
  if (chain.includes(file) || chain.length > MAX_CHAIN) {
    const way = [...chain, file].join(' → ');
    throw mistake(source, `extends itself: ${way}`, 'Break the cycle of "extends".');
  }
  const known = source.known.get(file);
  if (known !== undefined) return known;
  const { read, readRemoteFile } = source;
  const text = await readText();
  const origin = { read, readRemoteFile, ...whenGiven('remote', remote), chain, known: source.known };
  const { config } = await extend({ ...origin, file, text, at: [] });
  source.known.set(file, config);
  return config;
}

/** `owner/name/path.json@ref`; `owner/name@ref` is skill-registrar.json at its top. */
const REMOTE = /^([\w-]+\/[\w.-]+)(?:\/([\w.][\w./ -]*\.json))?@(\w[\w./-]*)$/;

/** The file that a ref names in another repository, or next to a file of one; `null` if it is not there. */
function remoteFileFor(ref: string, { remote }: ConfigText): RemoteFile | null {
  if (isPath(ref) && remote !== undefined)
    return { ...remote, path: resolvePath(parentOf(remote.path), ref) };
  const [, repository, path = CONFIG_FILE, commit] = REMOTE.exec(ref) ?? [];
  if (repository === undefined || commit === undefined || !isContainedPath(path)) return null;
  return { repository, path, ref: commit };
}

async function readRemote(file: RemoteFile, source: ConfigText): Promise<string> {
  const what = `extends ${file.path} of ${file.repository}`;
  if (source.readRemoteFile === undefined) {
    throw mistake(
      source,
      `${what}, and no other repository is read here`,
      'Give the Action a token, or use the command line.',
    );
  }
  try {
    return withoutComments(await source.readRemoteFile(file));
  } catch (error) {
    if (!(error instanceof WorkspaceError)) throw error;
    throw mistake(
      source,
      `${what}, which cannot be read: ${error.message.replace(/\.$/, '')}`,
      error.fix ?? '',
    );
  }
}

function isPath(ref: string): boolean {
  return ref.startsWith('./') || ref.startsWith('../');
}

/** A path is relative to its file; a package is resolved in `node_modules` from there upwards. */
function candidatesFor(ref: string, directory: string): readonly string[] {
  if (isPath(ref)) return [resolvePath(directory, ref)];
  const [, name, inside = CONFIG_FILE] = PACKAGE.exec(ref) ?? [];
  if (name === undefined || inside.split('/').includes('..')) return [];
  const segments = directory === '.' ? [] : directory.split('/');
  const upwards = [...segments.keys(), segments.length].reverse();
  return upwards.map((count) => [...segments.slice(0, count), 'node_modules', name, inside].join('/'));
}

/** `@scope/name` or `name`, with or without a file in the package. */
const PACKAGE = /^((?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*)(?:\/([\w./-]+\.json))?$/i;

/** Resolves `..` where possible; one that leaves the repository stays. */
function resolvePath(directory: string, path: string): string {
  const segments: string[] = [];
  for (const segment of joinPath(directory, path).split('/')) {
    if (segment === '..' && segments.length > 0 && segments.at(-1) !== '..') segments.pop();
    else if (segment !== '.') segments.push(segment);
  }
  return segments.join('/');
}

function adviceFor(ref: string): string {
  if (isPath(ref)) return 'Give the path of a file in the repository, relative to this file.';
  if (Object.hasOwn(PRESETS, ref)) return `Write "${PRESET}${ref}" for the preset.`;
  return PACKAGE.test(ref)
    ? `Install it: npm install --save-dev ${PACKAGE.exec(ref)![1]}. A file begins with ./ or ../.`
    : 'Give a path that begins with ./ or ../, the name of an npm package, or owner/name/path.json@ref.';
}

function mistake({ file, text, at }: ConfigText, what: string, fix: string): ConfigError {
  const span = locateInJson(text, [...at, 'extends'], 'value') ?? START_OF_FILE;
  return new ConfigError(`${file} ${what}.`, fix, { file, span });
}

/** Objects such as `rules` are merged key by key, and house rules are added; everything else is replaced. */
function mergeConfigs(base: ConfigFile, own: ConfigFile): ConfigFile {
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(own)) {
    const old = merged[key];
    if (key === 'house') merged[key] = [...(base.house ?? []), ...(own.house ?? [])];
    else merged[key] = isObject(old) && isObject(value) ? { ...old, ...value } : value;
  }
  return merged as ConfigFile;
}

/** The text of a config file; `null` if it does not exist. */
export function readConfigText(workspace: Workspace, file: string): string | null {
  const content = workspace.read(file, { maxBytes: MAX_CONFIG_BYTES, followLinks: true });
  if (content.kind === 'missing') return null;
  if (content.kind === 'content') {
    const decoded = decodeText(content.bytes);
    if (decoded.ok) return decoded.text;
  }
  const why = content.kind === 'refused' ? content.detail : 'it is not UTF-8 text';
  throw new ConfigError(`${file} cannot be read: ${why}.`, 'Name a readable UTF-8 file.', {
    file,
    span: START_OF_FILE,
  });
}

/** The same for a file outside the workspace. */
function readOutsideText(store: Request['store'], file: string): string | null {
  try {
    return store.read(file);
  } catch (error) {
    if (!(error instanceof WorkspaceError)) throw error;
    throw new ConfigError(error.message, error.fix ?? 'Name a readable UTF-8 file.', {
      file,
      span: START_OF_FILE,
    });
  }
}

/** A config file of another program: we read the keys we know and ignore the rest. */
export interface ForeignConfig {
  readonly file: string;
  /** `home`: the home directory, for files that are in it. */
  readonly parse: (file: string, text: string, home: string | null) => Promise<ConfigFile>;
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

function parseForeignJson(file: string, text: string): Readonly<Record<string, unknown>> {
  const value = parseJson(file, text);
  if (isObject(value) || value === null) return value ?? {};
  const what = Array.isArray(value) ? 'a list' : 'a plain value';
  throw new ConfigError(`${file} is ${what}, not an object.`, 'Write `{ "skills": { … } }`.', {
    file,
    span: START_OF_FILE,
  });
}

async function parseCleoConfig(file: string, text: string): Promise<ConfigFile> {
  const { skills } = parseForeignJson(file, text);
  // A key that is nearly one of ours is a typo, and the schema names it; the others belong to CLEO.
  const meant = isObject(skills)
    ? Object.keys(skills).filter((key) => closestOf(key, CLEO_KEYS) !== null)
    : [];
  const config = pick(skills, [...CLEO_KEYS, ...meant]);
  return checkConfig(config, jsonSource(file, text, ['skills']));
}

async function parseCodeliaConfig(file: string, text: string): Promise<ConfigFile> {
  const { skills, permissions } = parseForeignJson(file, text);
  const config = {
    ...(skills !== undefined && { skills: pick(skills, CODELIA_KEYS) }),
    ...(permissions !== undefined && { permissions: aboutSkills(permissions) }),
  };
  return checkConfig(config, jsonSource(file, text, []));
}

/** Rules about other tools keep their index in the list, so that positions stay correct. */
function aboutSkills(permissions: unknown): unknown {
  const { allow, deny } = asObject(permissions);
  const keep = (rules: unknown) =>
    Array.isArray(rules)
      ? rules.map((rule) =>
          asObject(rule)['tool'] === 'skill_load' ? pick(rule, ['tool', 'skill_name']) : { tool: 'other' },
        )
      : rules;
  return {
    ...(allow !== undefined && { allow: keep(allow) }),
    ...(deny !== undefined && { deny: keep(deny) }),
  };
}

async function parseHarnessConfig(file: string, text: string, home: string | null): Promise<ConfigFile> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (error !== undefined)
    throw new ConfigError(`${file} is not valid YAML: ${error.message.split('\n')[0]}`, 'Fix the file.', {
      file,
      span: spanOf(lines, error.pos),
    });
  const { skills } = asObject(document.toJS({ maxAliasCount: 100 }));
  const config = { ...(skills !== undefined && { skills: atHome(pick(skills, HARNESS_KEYS), home) }) };
  const locate: ConfigSource['locate'] = (path) => {
    const node = document.getIn(path, true);
    return isNode(node) && node.range ? spanOf(lines, [node.range[0], node.range[1]]) : START_OF_FILE;
  };
  const checked = await checkConfig(config, { file, base: [], locate });
  const bundled = readBundled(asObject(skills)['bundled'], home);
  if (bundled === null)
    throw new ConfigError(
      `${file}: "skills.bundled" must be an array of directories.`,
      'List the directories, absolute or relative to the home directory.',
      { file, span: locate(['skills', 'bundled'], 'value') },
    );
  return bundled.length === 0 ? checked : { ...checked, skills: { ...checked.skills, bundled } };
}

/** A person may name any directory; a repository may not, so the schema of its config does not have the key. */
function readBundled(value: unknown, home: string | null): readonly string[] | null {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return null;
  const paths = value.map((path) => inHome(path, home));
  return paths.every((path) => typeof path === 'string' && path !== '') ? (paths as string[]) : null;
}

/** A path in the home directory begins with `~/`; one elsewhere is absolute. */
function inHome(path: unknown, home: string | null): unknown {
  if (typeof path !== 'string' || path === '' || path.startsWith('~/')) return path;
  if (!isAbsolutePath(path)) return `~/${path}`;
  return home !== null && path.startsWith(`${home}/`) ? `~/${path.slice(home.length + 1)}` : path;
}

/** Directories of a file in the home directory are relative to it. */
function atHome(skills: unknown, home: string | null): unknown {
  const { pluginsDir, userDir, ...others } = asObject(skills);
  return {
    ...others,
    ...(pluginsDir !== undefined && { pluginsDir: inHome(pluginsDir, home) }),
    ...(userDir !== undefined && { userDir: inHome(userDir, home) }),
  };
}

function spanOf(lines: LineCounter, [start, end]: readonly [number, number]): Span {
  const [from, to] = [lines.linePos(start), lines.linePos(end)];
  return { line: from.line, column: from.col, endLine: to.line, endColumn: to.col };
}

/** The named keys of an object; the schema rejects anything else. */
function pick(value: unknown, keys: readonly string[]): unknown {
  if (!isObject(value)) return value ?? {};
  return Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key)));
}
