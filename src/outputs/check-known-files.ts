import type { RepositoryFiles } from '../files/repository-files.js';
import { asText, type JsonObject } from '../json/json.js';
import { JsonDocument, readJson } from '../json/read-json.js';
import { type PluginManifest, pluginName } from '../plugins/plugin.js';
import { readMarketplace } from '../plugins/read-plugins.js';
import type { Finding } from '../rules/finding.js';
import { joinPath, parentOf } from '../text/paths.js';
import type { FieldPlace, Span } from '../text/span.js';
import { adviseRegister, checkAgreement, checkMarketplace, checkSkillPaths } from './check-marketplaces.js';
import { checkShape, type ShapeName } from './check-shape.js';
import { clientOf, type KnownFile, knownPlugins } from './known-files.js';
import { type OutputFile, type OutputSources, withoutSkills } from './output.js';
import { findListing, planSkillList } from './plugin-manifests.js';
import { planGroupings, readGroupings } from './skills-sh.js';
import { checkEqualVersions, pluginVersions } from './versions.js';
import { digestOf, localFile, readEntries, servedFile } from './well-known.js';

/** Checks all marketplaces, plugin manifests, skills.sh.json and .well-known indexes. */
export function checkKnownFiles(
  known: readonly KnownFile[],
  sources: OutputSources,
  configured: readonly OutputFile[] = [],
): readonly Finding[] {
  const unreadable: Finding[] = [];
  const findings = known.flatMap((file) => {
    const text = sources.files.text(file.file) ?? '';
    const reading = readJson(text);
    if (!reading.ok) {
      unreadable.push(notJson(file.file, reading));
      return [];
    }
    const listed = withoutSkills(file.exclude ?? [], sources);
    const found = checkOne(file, new JsonDocument(text, reading.value), listed);
    return found.map((finding) => raised(finding, file));
  });
  const plugins = knownPlugins(sources, known);
  const { marketplaces, manifests } = plugins;
  for (const file of plugins.unreadable) {
    const reading = readJson(sources.files.text(file) ?? '');
    if (!reading.ok) unreadable.push(notJson(file, reading));
  }
  return [
    ...unreadable,
    ...findings,
    ...manifests.flatMap((manifest) => checkPluginManifest(manifest, sources)),
    ...checkSkillLists(manifests, sources, (path) => configured.some(({ file }) => file === path)),
    ...checkAgreement(marketplaces, sources.files),
    ...checkEqualVersions(pluginVersions(plugins)),
  ];
}

/** A skill that is missing in an output needs action; elsewhere it may be intended. */
function raised(finding: Finding, { isConfigured }: KnownFile): Finding {
  return isConfigured && finding.rule === 'marketplace-incomplete'
    ? { ...finding, severity: 'warning' }
    : finding;
}

function notJson(file: string, { message, span }: { message: string; span: Span }): Finding {
  return {
    rule: 'output-unreadable',
    file,
    at: span,
    message: `${file} is not valid JSON: ${message}`,
    fix: 'Fix the file at this position.',
  };
}

function checkOne(known: KnownFile, document: JsonDocument, sources: OutputSources): readonly Finding[] {
  const { kind, file } = known;
  const client = clientOf(kind);
  if (client !== undefined) {
    const marketplace = readMarketplace({ client, file }, document.text, sources.files)!;
    return checkMarketplace(marketplace, sources, known);
  }
  return kind === 'skills-sh'
    ? checkSkillsSh(known, document, sources)
    : checkWellKnown(known, document, sources);
}

const PLUGIN_SHAPES: Readonly<Partial<Record<PluginManifest['format'], ShapeName>>> = {
  claude: 'claude-plugin',
  cursor: 'claude-plugin',
  copilot: 'claude-plugin',
  codex: 'codex-plugin',
  'agent-plugins': 'agent-plugin',
};

function checkPluginManifest(manifest: PluginManifest, { files }: OutputSources): readonly Finding[] {
  const { file, document, skills } = manifest;
  const shape = PLUGIN_SHAPES[manifest.format];
  // The usual directory is often listed whether or not the plugin has skills.
  const named = skills.filter(({ directory }) => directory !== joinPath(manifest.directory, 'skills'));
  return [
    ...(shape === undefined ? [] : checkShape(file, document, shape)),
    ...checkSkillPaths(named, { file, of: `plugin "${pluginName(manifest)}"` }, files),
  ];
}

/** Reports the skills that plugin manifests should list and do not. */
function checkSkillLists(
  manifests: readonly PluginManifest[],
  sources: OutputSources,
  isConfigured: (file: string) => boolean,
): readonly Finding[] {
  return findListing(manifests, sources.files).flatMap((manifest) => {
    const { file } = manifest;
    const plan = planSkillList(manifest, { manifests, sources });
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
        at: { field: ['skills'], part: 'key' },
        about: [key],
        message: `The plugin "${pluginName(manifest)}" lists other skills of ${parentOf(key)}, but not "${key}".`,
        fix,
        ...(isConfigured(file) && { severity: 'warning' }),
      }),
    );
  });
}

/** Checks `skills.sh.json`: its form, and that it names every skill once and no other. */
function checkSkillsSh(
  { file, isConfigured }: KnownFile,
  document: JsonDocument,
  sources: OutputSources,
): readonly Finding[] {
  const groups = readGroupings(document);
  const names = new Set([...sources.skills, ...sources.unlisted].map(({ name }) => name));
  const seen = new Set<string>();
  const entries = groups
    .flatMap(({ skills }) => skills)
    .flatMap(({ at, written }): Finding[] => {
      const isRepeated = seen.has(written);
      seen.add(written);
      if (!names.has(written)) return [unknownSkill(file, { field: at, part: 'value' }, written)];
      return isRepeated ? [repeatedSkill(file, { field: at, part: 'value' }, written)] : [];
    });
  const plan = planGroupings(groups, sources);
  const added = new Set([...plan.additions.map(({ key }) => key), ...plan.renames.map(({ to }) => to)]);
  const advice = adviseRegister('skills-sh', isConfigured);
  const titles = (fits: readonly number[]) => fits.map((list) => `"${groups[list]!.title}"`).join(', ');
  const missing = [
    ...plan.unplaced.map(({ key, fits }) => ({
      key,
      fix: `Add it to ${fits.length > 1 ? `one of the groups ${titles(fits)}` : 'a group'}.`,
    })),
    ...[...added].map((key) => ({ key, fix: advice })),
  ].map(
    ({ key, fix }): Finding => ({
      rule: 'marketplace-incomplete',
      file,
      at: { field: ['groupings'], part: 'key' },
      about: [key],
      skill: key,
      message: `No group in ${file} has the skill "${key}".`,
      fix,
    }),
  );
  const empty = groups
    .filter(({ skills }) => skills.length === 0)
    .map(
      ({ index, title }): Finding => ({
        rule: 'marketplace-incomplete',
        file,
        at: { field: ['groupings', index, 'skills'], part: 'value' },
        about: [title],
        message: `The group "${title}" lists no skills.`,
        fix: 'List its skills, or remove the group.',
      }),
    );
  return [...checkShape(file, document, 'skills-sh'), ...entries, ...missing, ...empty];
}

/** A list names a skill that is not there. */
function unknownSkill(file: string, at: FieldPlace, name: string): Finding {
  return {
    rule: 'marketplace-path',
    file,
    at,
    about: [name],
    message: `There is no skill "${name}".`,
    fix: 'Fix the name, or remove it.',
  };
}

/** A list names a skill twice. */
function repeatedSkill(file: string, at: FieldPlace, name: string): Finding {
  return {
    rule: 'marketplace-duplicate',
    file,
    at,
    about: [name],
    message: `The skill "${name}" is listed twice.`,
    fix: 'Remove one of the two.',
  };
}

/** Checks a .well-known index: its form, its digests, and that it names every skill once. */
function checkWellKnown(
  { file, isConfigured }: KnownFile,
  document: JsonDocument,
  sources: OutputSources,
): readonly Finding[] {
  const entries = readEntries(document);
  const names = entries.map((entry) => asText(entry['name']));
  const first = new Map([...names.entries()].reverse().map(([index, name]) => [name, index]));
  const skills = new Map(sources.skills.map((skill) => [skill.name, skill]));
  const findings = entries.flatMap((entry, index): readonly Finding[] => {
    const name = names[index];
    if (name === undefined) return [];
    const at = (key: string): FieldPlace => ({ field: ['skills', index, key], part: 'value' });
    if (first.get(name) !== index) return [repeatedSkill(file, at('name'), name)];
    const skill = skills.get(name);
    const target = localFile(asText(entry['url']) ?? '', file);
    // If the URL is elsewhere, the digest is that of the skill. An index may name any file: others are not read.
    const source = entry['type'] === 'skill-md' ? skill?.file : undefined;
    const own = target !== null && target === source ? target : servedFile(entry, file, sources.files);
    const path = own !== null && sources.files.kindOf(own) === 'file' ? own : source;
    if (path !== undefined)
      return checkDigest(
        entry,
        path,
        { file, at: at('digest'), isSkill: path === skill?.file },
        sources.files,
      );
    const isKnown = skill !== undefined || sources.unlisted.some((other) => other.name === name);
    return target === null || isKnown ? [] : [unknownSkill(file, at('name'), name)];
  });
  const incomplete = sources.skills
    .filter(({ name, directory }) => !first.has(name) && !directory.startsWith('.'))
    .map(
      ({ name }): Finding => ({
        rule: 'marketplace-incomplete',
        file,
        at: { field: ['skills'], part: 'key' },
        skill: name,
        message: `${file} does not have the skill "${name}".`,
        fix: adviseRegister('well-known', isConfigured),
      }),
    );
  return [...checkShape(file, document, 'well-known'), ...findings, ...incomplete];
}

function checkDigest(
  { name, digest }: JsonObject,
  path: string,
  { isSkill, ...place }: Pick<Finding, 'file' | 'at'> & { readonly isSkill: boolean },
  files: RepositoryFiles,
): readonly Finding[] {
  const bytes = files.bytes(path);
  if (bytes === null || typeof digest !== 'string' || digest === digestOf(bytes)) return [];
  const message = `The digest of "${name}" is not that of ${path}.`;
  // Only the digest of a skill is no secret.
  const wanted = isSkill ? digestOf(bytes) : 'the digest of that file';
  const fix = `Set it to ${wanted}, or keep the index as an output.`;
  return [{ rule: 'digest-mismatch', ...place, about: [String(name)], message, fix }];
}
