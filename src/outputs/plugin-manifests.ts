import { editJson } from '../json/edit-json.js';
import type { Finding } from '../report/diagnostic.js';
import { describePlan, editLists } from './edit-lists.js';
import { asObject, asText, JsonDocument } from './json-document.js';
import { adviseRegister } from './listing-findings.js';
import { pathList } from './marketplace.js';
import {
  type Output,
  type OutputEdit,
  type OutputSources,
  type RepositoryFiles,
  unchanged,
} from './output.js';
import {
  folderOf,
  isSkillDirectory,
  isSkillFolder,
  type PluginManifest,
  readSkillPaths,
  withAncestors,
} from './plugins.js';
import { type ListPlan, planSkillLists } from './skill-lists.js';

export interface PluginManifestsSettings {
  /** One manifest; default: every one that lists skills. */
  readonly file?: string;
}

/** The plugin manifests that list skills one by one. Only that list is generated; the rest is handwritten. */
export function pluginManifestOutputs(
  { file }: PluginManifestsSettings,
  manifests: readonly PluginManifest[],
  sources: OutputSources,
): readonly Output[] {
  return findListing(manifests, sources.files)
    .filter((manifest) => file === undefined || manifest.file === file)
    .map((manifest) => ({
      kind: 'plugin-manifests',
      file: manifest.file,
      edit: (text) => editManifest(text, manifest, { manifests, sources }),
    }));
}

interface Neighbours {
  readonly manifests: readonly PluginManifest[];
  readonly sources: OutputSources;
}

function editManifest(text: string | null, found: PluginManifest, around: Neighbours): OutputEdit {
  const document = JsonDocument.open(text);
  if (document === null) return unchanged(text);
  const skills = readSkillPaths(asObject(document.value)['skills'], ['skills'], found.directory);
  const manifest = { ...found, document, skills };
  const manifests = around.manifests.map((other) => (other.file === found.file ? manifest : other));
  const plan = planManifest(manifest, { ...around, manifests });
  const edits = editLists([pathList(['skills'], skills, found.directory)], plan);
  if (edits.length === 0) return unchanged(text);
  return { text: editJson(document.text, edits), differences: describePlan(plan, () => nameOf(manifest)) };
}

/** The manifests that list skills one by one. An empty list does not show where its skills are. */
export function findListing(
  manifests: readonly PluginManifest[],
  files: RepositoryFiles,
): readonly PluginManifest[] {
  return manifests.filter(
    ({ value, skills }) =>
      Array.isArray(value['skills']) &&
      skills.some(({ directory }) => directory !== null && !isSkillFolder(directory, files)),
  );
}

/** What should happen to the list of a manifest. Another plugin for the same client may fit a new skill as well. */
function planManifest(manifest: PluginManifest, { manifests, sources }: Neighbours): ListPlan {
  const rivals = findListing(manifests, sources.files).filter(
    (other) => other.client === manifest.client && other.file !== manifest.file,
  );
  const all = [manifest, ...rivals];
  const listed = new Set(all.flatMap(({ skills }) => skills.map(({ directory }) => directory)));
  const { files } = sources;
  const plan = planSkillLists({
    lists: all.map(({ skills }) => ({ keys: skills.map(({ directory }) => directory) })),
    missing: sources.skills
      .filter(({ directory }) => !withAncestors(directory).some((path) => listed.has(path)))
      .map(({ directory }) => ({ key: directory, folder: folderOf(directory) })),
    isThere: (directory) => isSkillDirectory(directory, files) || isSkillFolder(directory, files),
    folderOf,
  });
  const isOwn = ({ list }: { readonly list: number }) => list === 0;
  return {
    removals: plan.removals.filter(isOwn),
    renames: plan.renames.filter(isOwn),
    additions: plan.additions.filter(isOwn),
    unplaced: plan.unplaced.filter(({ fits }) => fits.includes(0)),
  };
}

/** Reports the skills that manifests should list and do not. */
export function checkSkillLists(
  { manifests, sources }: Neighbours,
  isConfigured: (file: string) => boolean,
): readonly Finding[] {
  return findListing(manifests, sources.files).flatMap((manifest) => {
    const { file, document } = manifest;
    const plan = planManifest(manifest, { manifests, sources });
    const advice = adviseRegister('plugin-manifests', isConfigured(file));
    const missing = [...plan.additions.map(({ key }) => key), ...plan.renames.map(({ to }) => to)];
    const undecided = plan.unplaced.map(({ key }) => ({
      key,
      fix: 'Add it to one of the plugins that list skills of this folder.',
    }));
    return [...missing.map((key) => ({ key, fix: advice })), ...undecided].map(
      ({ key, fix }): Finding => ({
        rule: 'marketplace-incomplete',
        file,
        at: document.locate(['skills'], 'key'),
        message: `The ${nameOf(manifest)} lists other skills of ${folderOf(key)}, but not "${key}".`,
        fix,
        ...(isConfigured(file) && { severity: 'warning' }),
      }),
    );
  });
}

function nameOf({ value, directory }: PluginManifest): string {
  return `plugin "${asText(value['name']) ?? directory}"`;
}
