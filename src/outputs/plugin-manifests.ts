import type { RepositoryFiles } from '../files/repository-files.js';
import { asObject } from '../json/json.js';
import { JsonDocument } from '../json/read-json.js';
import { type PluginManifest, pluginName } from '../plugins/plugin.js';
import { namesSkills } from '../plugins/plugin-skills.js';
import { readSkillPaths } from '../plugins/read-plugins.js';
import { hasSkills } from '../skill/skill-folders.js';
import { parentOf, withAncestors } from '../text/paths.js';
import { type DerivedSettings, derivedManifestOutputs } from './derived-manifests.js';
import { knownPlugins } from './known-files.js';
import { pathList } from './marketplace.js';
import { edited, type Output, type OutputEdit, type OutputSources, unchanged } from './output.js';
import { applyPlan, describePlan, type ListPlan, planSkillLists } from './skill-lists.js';

export interface PluginManifestsSettings extends Partial<DerivedSettings> {
  /** One manifest; default: every one that lists skills. */
  readonly file?: string;
}

/** The plugin manifests that list skills one by one, and those that are derived from another. */
export function pluginManifestOutputs(
  settings: PluginManifestsSettings,
  sources: OutputSources,
): readonly Output[] {
  const { clients } = settings;
  const derived = clients === undefined ? [] : derivedManifestOutputs({ ...settings, clients }, sources);
  return [...listingOutputs(settings, sources), ...derived];
}

/** Only the list is generated; the rest is handwritten. */
function listingOutputs({ file }: PluginManifestsSettings, sources: OutputSources): readonly Output[] {
  const { manifests } = knownPlugins(sources);
  return findListing(manifests, sources.files)
    .filter((manifest) => file === undefined || manifest.file === file)
    .map((manifest) => ({
      kind: 'plugin-manifests',
      file: manifest.file,
      edit: (text) => editManifest(text, manifest, { manifests, sources }),
    }));
}

/** All plugin manifests of the repository, and the skills. */
interface RepositoryPlugins {
  readonly manifests: readonly PluginManifest[];
  readonly sources: OutputSources;
}

function editManifest(text: string | null, found: PluginManifest, around: RepositoryPlugins): OutputEdit {
  const document = JsonDocument.open(text);
  if (document === null) return unchanged(text);
  const skills = readSkillPaths(asObject(document.value)['skills'], ['skills'], found.directory);
  const manifest = { ...found, document, skills };
  const manifests = around.manifests.map((other) => (other.file === found.file ? manifest : other));
  const plan = planSkillList(manifest, { ...around, manifests });
  const value = applyPlan(document.value, [pathList(['skills'], skills, found.directory)], plan);
  return edited(
    document,
    value,
    describePlan(plan, () => `plugin "${pluginName(manifest)}"`),
  );
}

/** The manifests that list skills one by one. An empty list does not show where its skills are. */
export function findListing(
  manifests: readonly PluginManifest[],
  files: RepositoryFiles,
): readonly PluginManifest[] {
  return manifests.filter(
    ({ value, skills }) => Array.isArray(value['skills']) && namesSkills(skills, files),
  );
}

/** What should happen to the list of a manifest. Another plugin for the same client may fit a new skill as well. */
export function planSkillList(manifest: PluginManifest, { manifests, sources }: RepositoryPlugins): ListPlan {
  const { skills, files } = sources;
  const rivals = findListing(manifests, files).filter(
    (other) => other.format === manifest.format && other.file !== manifest.file,
  );
  const lists = [manifest, ...rivals].map((each) => each.skills.map(({ directory }) => directory));
  const listed = new Set(lists.flat());
  const plan = planSkillLists({
    lists,
    names: [manifest, ...rivals].map(pluginName),
    missing: skills
      .map(({ directory }) => directory)
      .filter((directory) => !withAncestors(directory).some((path) => listed.has(path))),
    isThere: (directory) => hasSkills(directory, files),
    folderOf: parentOf,
  });
  const isOwn = ({ list }: { readonly list: number }) => list === 0;
  return {
    removals: plan.removals.filter(isOwn),
    renames: plan.renames.filter(isOwn),
    additions: plan.additions.filter(isOwn),
    unplaced: plan.unplaced.filter(({ fits }) => fits.includes(0)),
  };
}
