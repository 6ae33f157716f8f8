import { parse as parseToml } from 'smol-toml';
import { Git } from '../files/git.js';
import { asObject, asText, isObject } from '../json/json.js';
import { readJson } from '../json/read-json.js';
import { versionOutputs } from '../outputs/follow-version.js';
import type { Output, OutputSources } from '../outputs/output.js';
import type { SkillRecord } from '../skill/skill.js';
import { ConfigError } from '../text/errors.js';
import { START_OF_FILE } from '../text/span.js';
import type { RunSetup } from './prepare-run.js';

/** Where the version of each kind of file is, unless the config says it. */
export const USUAL_PLACES: Readonly<Record<string, readonly string[]>> = {
  'pyproject.toml': ['project.version', 'tool.poetry.version'],
  'Cargo.toml': ['package.version', 'workspace.package.version'],
};

/** The version that everything follows, by `versionFrom` of the config; `null` without it. */
export function readVersionFrom(setup: RunSetup): string | null {
  const { versionFrom } = setup.settings;
  if (versionFrom === undefined) return null;
  const version = versionFrom === 'tag' ? readTag(setup) : readFromFile(versionFrom, setup);
  // The tree of a base may be older than the file.
  if (version === null && setup.isBase === true) return null;
  if (version === null || !/^v?\d[\w.+-]*$/.test(version)) throw noVersion(versionFrom, setup);
  return version.replace(/^v/, '');
}

/** The newest tag of the checked-out commit or those before it that is a version: `v1.2.0`, `skills-1.2.0`. */
function readTag({ request }: RunSetup): string | null {
  const git = Git.open(request.workspace.root, request.environment.variables);
  const answer = git?.run(['describe', '--tags', '--abbrev=0', '--match', '*[0-9].[0-9]*']);
  if (answer === undefined || answer.status !== 0) return null;
  return /\d+\.\d[\w.+-]*$/.exec(answer.stdout.toString().trim())?.[0] ?? null;
}

function readFromFile(versionFrom: string, { request }: RunSetup): string | null {
  const [file = '', place] = versionFrom.split('#');
  const text = request.store.read(file);
  if (text === null) return null;
  const value = file.endsWith('.toml') ? readToml(text) : readJsonValue(text);
  const places = place === undefined ? (USUAL_PLACES[file.split('/').at(-1)!] ?? ['version']) : [place];
  for (const path of places) {
    const found = asText(path.split('.').reduce<unknown>((node, key) => asObject(node)[key], value));
    if (found !== undefined) return found;
  }
  return null;
}

function readToml(text: string): unknown {
  try {
    return parseToml(text);
  } catch {
    return null;
  }
}

function readJsonValue(text: string): unknown {
  const parsed = readJson(text);
  return parsed.ok && isObject(parsed.value) ? parsed.value : null;
}

function noVersion(versionFrom: string, { settings, manifestFile }: RunSetup): ConfigError {
  const what = versionFrom === 'tag' ? 'no tag is a version' : `${versionFrom} has no version`;
  const fix =
    versionFrom === 'tag'
      ? 'Fetch the tags (`fetch-depth: 0` on actions/checkout), or name a file.'
      : 'Name a JSON or TOML file, and the key after "#": "pyproject.toml#project.version".';
  const file = settings.file ?? manifestFile;
  return new ConfigError(`${file}: "versionFrom" cannot be used: ${what}.`, fix, {
    file,
    span: START_OF_FILE,
  });
}

/** Skills with a version have that of the repository, whatever they say until it is written. */
export function withVersion(records: readonly SkillRecord[], version: string | null): readonly SkillRecord[] {
  if (version === null) return records;
  return records.map((record) => {
    const { declared } = record;
    const { metadata } = declared;
    const hasOwn = declared.version !== undefined;
    if (!hasOwn && metadata?.['version'] === undefined) return record;
    const changed = hasOwn ? { version } : { metadata: { ...metadata, version } };
    return { ...record, declared: { ...declared, ...changed } };
  });
}

/** The files whose versions follow that of the repository. */
export function followingOutputs(setup: RunSetup, sources: OutputSources): readonly Output[] {
  const version = readVersionFrom(setup);
  return version === null ? [] : versionOutputs(version, sources);
}
