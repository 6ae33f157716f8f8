import { START_OF_FILE } from '../core/diagnostic.js';
import type { Finding } from '../core/finding.js';
import { checkAgreement, checkMarketplace, checkSkillPath } from './check-marketplaces.js';
import { asText, JsonDocument } from './json-document.js';
import { pluginDirectories } from './new-marketplace.js';
import type { OutputKind, OutputSources } from './output.js';
import {
  CLIENTS,
  type Client,
  MARKETPLACE_FILES,
  type Marketplace,
  type PluginManifest,
  readMarketplace,
  readPluginManifests,
} from './plugins.js';
import { checkShape, type ShapeName } from './shape.js';
import { planGroupings, readGroupings, SKILLS_SH_FILE } from './skills-sh.js';
import { checkEqualVersions, collectVersions, type VersionedPlugin } from './versions.js';
import { digestOf, localFile, readEntries, WELL_KNOWN_PLACES } from './well-known.js';

/** A file that other programs read, and which of the known forms it has. */
export interface KnownFile {
  readonly kind: OutputKind;
  readonly file: string;
  /** The configuration names it as an output. */
  readonly isConfigured: boolean;
}

export const MARKETPLACE_CLIENTS: Readonly<Partial<Record<OutputKind, Client>>> = {
  'claude-marketplace': 'claude',
  'cursor-marketplace': 'cursor',
  'copilot-marketplace': 'copilot',
  'codex-marketplace': 'codex',
};

/** The known files that are there, whether configured or not. */
export function findKnownFiles(
  files: OutputSources['files'],
  configured: readonly Pick<KnownFile, 'kind' | 'file'>[],
): readonly KnownFile[] {
  const usual = [
    ...Object.entries(MARKETPLACE_CLIENTS).flatMap(([kind, client]) =>
      MARKETPLACE_FILES[client].map((file) => ({ kind: kind as OutputKind, file })),
    ),
    { kind: 'skills-sh' as const, file: SKILLS_SH_FILE },
    ...WELL_KNOWN_PLACES.map((file) => ({ kind: 'well-known' as const, file })),
  ];
  const own = configured.filter(({ kind }) => usual.some((other) => other.kind === kind));
  const isOwn = ({ kind, file }: Pick<KnownFile, 'kind' | 'file'>) =>
    own.some((other) => other.kind === kind && other.file === file);
  return [...own, ...usual.filter((other) => !isOwn(other))]
    .filter(({ file }) => files.kindOf(file) === 'file')
    .map(({ kind, file }) => ({ kind, file, isConfigured: isOwn({ kind, file }) }));
}

/** Checks marketplaces, plugin manifests, skills.sh.json and .well-known indexes, all that there are. */
export function checkKnownFiles(known: readonly KnownFile[], sources: OutputSources): readonly Finding[] {
  const unreadable: Finding[] = [];
  const findings = known.flatMap((file) => {
    const reading = JsonDocument.read(sources.files.text(file.file) ?? '');
    if (!reading.ok) {
      unreadable.push(notJson(file.file, reading));
      return [];
    }
    return checkOne(file, reading.document, sources).map((finding) => raised(finding, file));
  });
  const { marketplaces, manifests } = readPlugins(known, sources);
  return [
    ...unreadable,
    ...findings,
    ...manifests.flatMap((manifest) => checkPluginManifest(manifest, sources)),
    ...checkAgreement(marketplaces, sources.files),
    ...checkEqualVersions(collectVersions(marketplaces, manifests)),
  ];
}

/** The plugins of the repository with every place that carries their versions. */
export function findVersions(sources: OutputSources): readonly VersionedPlugin[] {
  const { marketplaces, manifests } = readPlugins(findKnownFiles(sources.files, []), sources);
  return collectVersions(marketplaces, manifests);
}

/** A skill that is missing in an output is something to act on; elsewhere it may be meant. */
function raised(finding: Finding, { isConfigured }: KnownFile): Finding {
  return isConfigured && finding.rule === 'marketplace-incomplete' ? { ...finding, severity: 'warning' } : finding;
}

function notJson(
  file: string,
  { message, span }: { readonly message: string; readonly span: Finding['at'] },
): Finding {
  return {
    rule: 'output-unreadable',
    file,
    at: span,
    message: `${file} is not valid JSON: ${message}`,
    fix: 'Correct the file at this place.',
  };
}

function checkOne(known: KnownFile, document: JsonDocument, sources: OutputSources): readonly Finding[] {
  const { kind, file } = known;
  const client = MARKETPLACE_CLIENTS[kind];
  if (client !== undefined) {
    const marketplace = readMarketplace({ client, file }, document.text, sources.files);
    return marketplace === null ? [] : checkMarketplace(marketplace, sources);
  }
  return kind === 'skills-sh' ? checkSkillsSh(file, document, sources) : checkWellKnown(file, document, sources);
}

function readPlugins(known: readonly KnownFile[], sources: OutputSources) {
  const { files, skills, unlisted } = sources;
  const marketplaces: Marketplace[] = known.flatMap(({ kind, file }) => {
    const client = MARKETPLACE_CLIENTS[kind];
    const text = client === undefined ? null : files.text(file);
    return client === undefined || text === null ? [] : (readMarketplace({ client, file }, text, files) ?? []);
  });
  const listed = marketplaces.flatMap(({ plugins }) => plugins.flatMap(({ directory }) => directory ?? []));
  const directories = new Set([...pluginDirectories([...skills, ...unlisted], files), ...listed]);
  const manifests = [...directories].sort().flatMap((directory) => readPluginManifests(directory, files));
  return { marketplaces, manifests };
}

const PLUGIN_SHAPES: Readonly<Record<PluginManifest['client'], ShapeName>> = {
  claude: 'claude-plugin',
  cursor: 'claude-plugin',
  copilot: 'claude-plugin',
  codex: 'codex-plugin',
  'agent-plugins': 'agent-plugin',
};

function checkPluginManifest(manifest: PluginManifest, { files }: OutputSources): readonly Finding[] {
  const { client, file, document, value, skills } = manifest;
  const where = { file, document, of: `plugin "${asText(value['name']) ?? manifest.directory}"` };
  return [
    ...checkShape(file, document, PLUGIN_SHAPES[client]),
    ...skills.flatMap((path) => checkSkillPath(path, where, files)),
  ];
}

function checkSkillsSh(file: string, document: JsonDocument, sources: OutputSources): readonly Finding[] {
  const groups = readGroupings(document);
  const plan = planGroupings(groups, sources);
  const names = new Set([...sources.skills, ...sources.unlisted].map(({ name }) => name));
  const listed = groups.flatMap(({ skills }) => skills);
  const seen = new Set<string>();
  const entries = listed.flatMap(({ at, written }): Finding[] => {
    const isRepeated = seen.has(written);
    seen.add(written);
    if (!names.has(written)) return [unknownSkill(file, document.locate(at), written)];
    return isRepeated ? [repeatedSkill(file, document.locate(at), written)] : [];
  });
  const added = new Set([...plan.additions.map(({ key }) => key), ...plan.renames.map(({ to }) => to)]);
  const missing = [...added].map((key) => ({ key, fits: undefined as readonly number[] | undefined }));
  const incomplete = [...plan.unplaced, ...missing].map(({ key, fits }): Finding => ({
    rule: 'marketplace-incomplete',
    file,
    at: document.locate(['groupings'], 'key'),
    skill: key,
    message: `No group in ${file} has the skill "${key}".`,
    fix:
      fits === undefined
        ? 'Configure `skills-sh` as an output and run `skill-registrar register`.'
        : `Add it to ${fits.length > 1 ? `one of the groups ${fits.map((list) => `"${groups[list]!.title}"`).join(', ')}` : 'a group'}.`,
  }));
  return [...checkShape(file, document, 'skills-sh'), ...entries, ...incomplete];
}

function unknownSkill(file: string, at: Finding['at'], name: string): Finding {
  return {
    rule: 'marketplace-path',
    file,
    at,
    message: `There is no skill "${name}".`,
    fix: 'Correct the name, or remove it.',
  };
}

function repeatedSkill(file: string, at: Finding['at'], name: string): Finding {
  return {
    rule: 'marketplace-duplicate',
    file,
    at,
    message: `The skill "${name}" is listed twice.`,
    fix: 'Remove one of the two.',
  };
}

function checkWellKnown(file: string, document: JsonDocument, sources: OutputSources): readonly Finding[] {
  const entries = readEntries(document);
  const names = entries.map((entry) => asText(entry['name']));
  const findings = entries.flatMap((entry, index): readonly Finding[] => {
    const name = names[index];
    if (name === undefined) return [];
    if (names.indexOf(name) !== index)
      return [repeatedSkill(file, document.locate(['skills', index, 'name']), name)];
    return checkDigest({ file, document, sources, entry, index, name });
  });
  const incomplete = sources.skills
    .filter(({ name, directory }) => !names.includes(name) && !directory.startsWith('.'))
    .map(({ name }): Finding => ({
      rule: 'marketplace-incomplete',
      file,
      at: document.locate(['skills'], 'key'),
      skill: name,
      message: `${file} does not have the skill "${name}".`,
      fix: 'Configure `well-known` as an output and run `skill-registrar register`.',
    }));
  return [...checkShape(file, document, 'well-known'), ...findings, ...incomplete];
}

interface IndexEntry {
  readonly file: string;
  readonly document: JsonDocument;
  readonly sources: OutputSources;
  readonly entry: ReturnType<typeof readEntries>[number];
  readonly index: number;
  readonly name: string;
}

/** Holds the digest against the bytes that the address leads to, or against the skill where it leads elsewhere. */
function checkDigest({ file, document, sources, entry, index, name }: IndexEntry): readonly Finding[] {
  const url = asText(entry['url']) ?? '';
  const target = localFile(url, file);
  const skill = sources.skills.find((candidate) => candidate.name === name);
  const source = entry['type'] === 'skill-md' ? skill?.file : undefined;
  const path = target !== null && sources.files.kindOf(target) === 'file' ? target : source;
  const isKnown = skill !== undefined || sources.unlisted.some((other) => other.name === name);
  if (path === undefined) {
    if (target === null || isKnown) return [];
    return [unknownSkill(file, document.locate(['skills', index, 'name']), name)];
  }
  const bytes = sources.files.bytes(path);
  const { digest } = entry;
  if (bytes === null || typeof digest !== 'string' || digest === digestOf(bytes)) return [];
  return [
    {
      rule: 'digest-mismatch',
      file,
      at: document.locate(['skills', index, 'digest']),
      message: `The digest of "${name}" is not that of ${path}.`,
      fix: `Set it to ${digestOf(bytes)}, or configure \`well-known\` as an output and run \`skill-registrar register\`.`,
    },
  ];
}

/** What cannot be made or edited, as a finding. */
export function problemFinding(
  file: string,
  { message, fix, line = 1 }: { readonly message: string; readonly fix: string; readonly line?: number },
): Finding {
  const at = line === 1 ? START_OF_FILE : { line, column: 1, endLine: line, endColumn: 1 };
  return { rule: 'output-unreadable', file, at, message, fix };
}
