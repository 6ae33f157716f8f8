import { readAgentSettings } from '../config/agent-settings.js';
import { isWriting } from '../config/request.js';
import type { RepositoryFiles } from '../files/repository-files.js';
import { openRepositoryFiles } from '../files/repository-files.js';
import { createOutputs } from '../outputs/create-outputs.js';
import { findKnownFiles } from '../outputs/known-files.js';
import type { Output, OutputEdit, OutputSkill, OutputSources } from '../outputs/output.js';
import { editInTurn, groupByFile, type PlannedFile, planFiles } from '../outputs/plan-files.js';
import { hasPlugins } from '../plugins/read-plugins.js';
import type { Finding } from '../rules/finding.js';
import { skillAvailability } from '../skill/list-skills.js';
import { parseSkill } from '../skill/parse-skill.js';
import { isWithdrawn, type SkillRecord } from '../skill/skill.js';
import { compareText } from '../text/compare.js';
import { checkVersions } from './bump.js';
import { catalogOutputs } from './catalog-files.js';
import { checkHouseRules } from './check-house.js';
import { checkPlugins } from './check-plugins.js';
import type { RunSetup } from './prepare-run.js';

/** What a run does to generated files. */
export interface OutputPlan {
  readonly files: readonly PlannedFile[];
  readonly findings: readonly Finding[];
  /** Every file that is kept up to date, changed or not: the manifest first. */
  readonly tracked: readonly Pick<Output, 'kind' | 'file' | 'form'>[];
  /** Applies the outputs of a file to another text of it. */
  edit(path: string, text: string | null): OutputEdit;
  /** Updates the files; changes made by other processes in the meantime are kept. */
  write(): Promise<void>;
}

/** The skills of a run, by result. */
export interface FoundSkills {
  readonly usable: readonly SkillRecord[];
  readonly records: readonly SkillRecord[];
}

/**
 * `register` writes outputs and `register --check` compares them; both, and `validate`, check the known files. Other
 * operations use only the manifest.
 */
export async function planOutputs(
  setup: RunSetup,
  found: FoundSkills,
  manifest: readonly Output[],
): Promise<OutputPlan> {
  const { request } = setup;
  const isFull = request.operation === 'register' || request.operation === 'validate';
  const sources = outputSources(setup, found);
  const configured = isFull ? await configuredOutputs(setup, sources) : [];
  const catalogs = request.operation === 'register' ? catalogOutputs(setup, found.usable) : [];
  const isCompared = request.operation !== 'validate';
  const versions = request.operation === 'register' ? await versionedOutputs(setup, sources) : [];
  const outputs = isCompared ? [...manifest, ...configured, ...catalogs, ...versions] : [];
  const texts = new Map([[setup.manifestFile, setup.manifestText]]);
  const { files, stale, problems } = planFiles(outputs, request.workspace, texts);
  const known = isFull ? await checkFiles({ request, sources, configured, files }) : [];
  const plugins = isFull ? [...checkPlugins(sources, setup), ...(await checkHouseRules(setup, sources))] : [];
  const raised = isFull ? await checkVersionsSince(setup, sources) : [];
  return {
    files,
    findings: [...(request.check === true ? stale : []), ...problems, ...known, ...plugins, ...raised],
    tracked: [...groupByFile(outputs)].map(([file, [first]]) => ({
      kind: first!.kind,
      file,
      form: first!.form ?? {},
    })),
    edit: (path, text) => editInTurn(groupByFile(outputs).get(path) ?? [], text),
    write: async () => {
      if (isWriting(request)) await writeOutputs(outputs, { request, files });
    },
  };
}

/** Writes what was planned, and computes it again from the text that is there by then. */
export async function writeOutputs(
  outputs: readonly Output[],
  { request, files }: Pick<OutputPlan, 'files'> & Pick<RunSetup, 'request'>,
): Promise<void> {
  const { store, environment } = request;
  const planned = new Map(files.map((file) => [file.path, file]));
  for (const [path, sharing] of groupByFile(outputs)) {
    const isManifest = sharing[0]?.kind === 'manifest';
    const file = planned.get(path);
    // The manifest even if there is nothing to write: the store cleans up after a killed run.
    if (file === undefined && !isManifest) continue;
    if (file?.after === null) {
      await store.remove(path, file.before ?? '', sharing[0]?.form);
      continue;
    }
    const edit = (text: string | null) => {
      const edited = editInTurn(sharing, text).text;
      return edited === text ? null : edited;
    };
    await store.update(path, edit, {
      backup: isManifest && !environment.isCi,
      ...sharing[0]?.form,
    });
  }
}

/** Most repositories have no outputs. */
async function configuredOutputs(
  { settings: { outputs } }: RunSetup,
  sources: OutputSources,
): Promise<readonly Output[]> {
  return outputs.length === 0 ? [] : createOutputs(outputs, sources);
}

/** Most repositories have no version that others follow. */
async function versionedOutputs(setup: RunSetup, sources: OutputSources): Promise<readonly Output[]> {
  if (setup.settings.versionFrom === undefined) return [];
  return (await import('./version-from.js')).followingOutputs(setup, sources);
}

/** Many repositories have no files of a plugin system or a website: they load no schemas for them. */
async function checkKnown(
  sources: OutputSources,
  configured: readonly Output[],
): Promise<readonly Finding[]> {
  const { files, skills, unlisted } = sources;
  const known = findKnownFiles(files, configured);
  if (known.length === 0 && !hasPlugins([...skills, ...unlisted], files)) return [];
  return (await import('../outputs/check-known-files.js')).checkKnownFiles(known, sources, configured);
}

async function checkVersionsSince(setup: RunSetup, sources: OutputSources): Promise<readonly Finding[]> {
  if (setup.request.base === undefined) return [];
  return checkVersions(setup, sources);
}

/**
 * Findings point into the files after the run. A dry run reports what a write would leave, and a check reports the
 * current problems, except missing skills that `register` would add: those make the output stale.
 */
async function checkFiles(input: {
  readonly request: RunSetup['request'];
  readonly sources: OutputSources;
  readonly configured: readonly Output[];
  readonly files: readonly PlannedFile[];
}): Promise<readonly Finding[]> {
  const { request, sources, configured, files } = input;
  const check = (seen: OutputSources) => checkKnown(seen, configured);
  if (files.length === 0) return check(sources);
  const after = await check({ ...sources, files: withPlanned(sources.files, files) });
  if (isWriting(request)) return after;
  const left = new Set(after.map(({ rule, message }) => `${rule} ${message}`));
  return (await check(sources)).filter(({ rule, message }) => {
    const isFixable = rule === 'marketplace-incomplete' || request.check !== true;
    return !isFixable || left.has(`${rule} ${message}`);
  });
}

/** The files after the run. */
function withPlanned(files: RepositoryFiles, planned: readonly PlannedFile[]): RepositoryFiles {
  const after = new Map(planned.map((file) => [file.path, file.after]));
  const encoder = new TextEncoder();
  return {
    ...files,
    kindOf(path) {
      const text = after.get(path);
      return text === undefined ? files.kindOf(path) : text === null ? 'missing' : 'file';
    },
    text(path) {
      const text = after.get(path);
      return text === undefined ? files.text(path) : text;
    },
    bytes(path) {
      const text = after.get(path);
      return text === undefined ? files.bytes(path) : text === null ? null : encoder.encode(text);
    },
  };
}

/** Committed files list committed skills: none of the home directory, and none that are withdrawn or disabled. */
export function outputSources(
  { request, settings }: Pick<RunSetup, 'request' | 'settings'>,
  { usable, records }: FoundSkills,
): OutputSources {
  const files = openRepositoryFiles(request.workspace);
  const { disabled } = skillAvailability(usable, {
    switches: readAgentSettings(settings).switches,
    commands: null,
  });
  const listed = usable.filter(
    ({ scope, file, declared }) => scope === 'repo' && !isWithdrawn(declared.status) && !disabled.has(file),
  );
  const isListed = new Set(listed);
  return {
    skills: listed.map((record) => outputSkill(record, files)).sort(compareSkills),
    unlisted: records.filter((record) => record.scope === 'repo' && !isListed.has(record)),
    files,
    isForced: request.force === true,
  };
}

function compareSkills(a: OutputSkill, b: OutputSkill): number {
  return compareText(a.name, b.name) || compareText(a.file, b.file);
}

/** The record has what the manifest needs; outputs read other fields again. */
function outputSkill({ name, directory, file, declared }: SkillRecord, files: RepositoryFiles): OutputSkill {
  const version = declared.version ?? declared.metadata?.['version'];
  let fields: OutputSkill['fields'] | undefined;
  return {
    name,
    directory,
    file,
    description: (declared.description ?? '').trim(),
    ...(version !== undefined && { version }),
    get fields() {
      const bytes = fields === undefined ? files.bytes(file) : null;
      fields ??= (bytes === null ? {} : (parseSkill(bytes, 'fallback').data ?? {})) as OutputSkill['fields'];
      return fields;
    },
  };
}
