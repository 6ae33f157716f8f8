import { asArray, asObject, isObject, newJsonText, withValueAt } from '../json/json.js';
import { JsonDocument } from '../json/read-json.js';
import { compareText } from '../text/compare.js';
import { isContainedPath, normalizePath, parentOf } from '../text/paths.js';
import { created, edited, type Output, type OutputSources, unchanged } from './output.js';

export interface OpencodeSettings {
  readonly file?: string;
}

/** The folders in which OpenCode looks by itself: https://opencode.ai/docs/skills */
const FOUND = /(?:^|\/)\.(?:opencode\/skills?|claude\/skills|agents\/skills)$/;

/** `skills.paths` of `opencode.json`: the folders of skills that OpenCode would not find. Other paths stay. */
export function opencodeOutput(settings: OpencodeSettings, { skills, files }: OutputSources): Output {
  const folders = [...new Set(skills.map(({ directory }) => parentOf(directory)))]
    .filter((folder) => !FOUND.test(folder))
    .sort(compareText);
  return {
    kind: 'opencode',
    file: settings.file ?? 'opencode.json',
    edit(text) {
      const schema = { $schema: 'https://opencode.ai/config.json' };
      if (text === null)
        return folders.length === 0
          ? unchanged(text)
          : created(newJsonText({ ...schema, skills: { paths: folders } }));
      const document = JsonDocument.open(text);
      if (document === null || !isObject(document.value)) return unchanged(text);
      const paths = asArray(asObject(document.value['skills'])['paths']);
      const isGone = (path: unknown) =>
        typeof path === 'string' && isContainedPath(path) && files.kindOf(normalizePath(path)) === 'missing';
      const kept = paths.filter((path) => !isGone(path));
      const listed = new Set(kept.map((path) => normalizePath(String(path))));
      const added = folders.filter((folder) => !listed.has(folder));
      const differences = [
        ...paths.filter(isGone).map((path) => `removes "${String(path)}"`),
        ...added.map((folder) => `adds "${folder}"`),
      ];
      if (differences.length === 0) return unchanged(text);
      return edited(
        document,
        withValueAt(document.value, ['skills', 'paths'], [...kept, ...added]),
        differences,
      );
    },
  };
}
