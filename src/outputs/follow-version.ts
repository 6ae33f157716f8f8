import { asObject, type Json, type JsonPath, valueAt, withValueAt } from '../json/json.js';
import { JsonDocument } from '../json/read-json.js';
import type { Marketplace } from '../plugins/plugin.js';
import { directoriesAbove, readManifests, readMarketplace } from '../plugins/read-plugins.js';
import { skillPlaces } from './copies.js';
import { knownPlugins } from './known-files.js';
import { edited, type Output, type OutputSources, unchanged } from './output.js';
import { frontmatterVersion } from './versions.js';

/**
 * The files with versions that follow one version: plugin manifests, marketplaces and skills. A version is changed where
 * there is one, and added nowhere.
 */
export function versionOutputs(version: string, sources: OutputSources): readonly Output[] {
  const { skills, files } = sources;
  const { marketplaces, manifests } = knownPlugins(sources);
  const directories = new Set([
    ...directoriesAbove(skillPlaces(sources)),
    ...manifests.map(({ directory }) => directory),
  ]);
  const plugins = [...directories]
    .flatMap((directory) => readManifests(directory, files))
    .filter(({ format }) => format !== 'plain');
  return [
    ...plugins.map(({ file }) => jsonOutput(file, version, () => [[]])),
    ...marketplaces.map((marketplace) =>
      jsonOutput(marketplace.file, version, (text) => versionedParts(marketplace, text, sources)),
    ),
    ...skills.filter((skill) => skill.version !== undefined).map(({ file }) => skillOutput(file, version)),
  ];
}

/** The objects of a marketplace whose version is that of the repository: itself, and its own plugins. */
function versionedParts(
  { client, file }: Marketplace,
  text: string,
  { files }: OutputSources,
): readonly JsonPath[] {
  const plugins = readMarketplace({ client, file }, text, files)?.plugins ?? [];
  const own = plugins.filter(({ directory }) => directory !== null);
  return [[], ['metadata'], ...own.map(({ index }) => ['plugins', index])];
}

function jsonOutput(file: string, version: string, partsOf: (text: string) => readonly JsonPath[]): Output {
  return {
    kind: 'versions',
    file,
    edit(text) {
      const document = JsonDocument.open(text);
      if (text === null || document === null) return unchanged(text);
      const value = partsOf(text).reduce<Json>((changed, path) => {
        const hasOwn = typeof asObject(valueAt(changed, path))['version'] === 'string';
        return hasOwn ? withValueAt(changed, [...path, 'version'], version) : changed;
      }, document.value);
      return edited(document, value, [`sets the version to ${version}`]);
    },
  };
}

function skillOutput(file: string, version: string): Output {
  return {
    kind: 'versions',
    file,
    edit(text) {
      const place = text === null ? null : frontmatterVersion(text);
      if (text === null || place === null || place.version === version) return unchanged(text);
      return { text: place.write(text, version), differences: [`sets the version to ${version}`] };
    },
  };
}
