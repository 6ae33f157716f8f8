import type { RepositoryFiles } from '../files/repository-files.js';
import { asText, type JsonObject } from '../json/json.js';
import { neighborsOf } from '../plugins/read-plugins.js';
import { OPENAI_FILE } from '../rules/openai-yaml.js';
import { parseSkill } from '../skill/parse-skill.js';
import { isSkillDirectory } from '../skill/skill-folders.js';
import { isBelow, joinPath } from '../text/paths.js';
import { shorten, titleOf } from './display-text.js';
import { created, type Output, type OutputSources, unchanged } from './output.js';

/** What the file says of a skill. */
interface OpenaiSource {
  readonly name: string;
  readonly description: string;
  readonly isDisabled: boolean;
}

/** `agents/openai.yaml` of the skills of these plugins, or of all; what is left of those of deleted skills goes. */
export function openaiOutputs(plugins: readonly string[], sources: OutputSources): readonly Output[] {
  const { files } = sources;
  const skills = sources.skills.filter(
    ({ directory }) => plugins.length === 0 || plugins.some((plugin) => isBelow(directory, plugin)),
  );
  const bare = neighborsOf(
    skills.map(({ directory }) => directory),
    files,
  ).filter(
    (directory) =>
      !isSkillDirectory(directory, files) && files.kindOf(joinPath(directory, OPENAI_FILE)) === 'file',
  );
  return [
    ...skills.map(({ name, description, fields, directory, file }) => {
      const isDisabled = fields['disable-model-invocation'] === true;
      return openaiOutput({ name, description, isDisabled }, { directory, file, files });
    }),
    ...bare.map((directory) =>
      openaiOutput(null, { directory, file: joinPath(directory, 'SKILL.md'), files }),
    ),
  ];
}

interface SkillPlace {
  readonly directory: string;
  readonly file: string;
  readonly files: RepositoryFiles;
}

/** In a file that someone edited, only the policy follows. */
function openaiOutput(source: OpenaiSource | null, { directory, file, files }: SkillPlace): Output {
  const isUnedited = (text: string) =>
    files.earlierTexts(file).some((skill) => {
      const earlier = readSource(skill);
      return earlier !== null && newText(earlier) === text;
    });
  return {
    kind: 'plugin-manifests',
    file: joinPath(directory, OPENAI_FILE),
    edit(text) {
      const wanted = source === null ? null : newText(source);
      if (text === null) return wanted === null ? unchanged(text) : created(wanted);
      if (text === wanted) return unchanged(text);
      if (isUnedited(text))
        return { text: wanted, differences: [wanted === null ? `${file} is gone` : `follows ${file}`] };
      const edited = source?.isDisabled === true ? withoutImplicitInvocation(text) : text;
      if (edited === text) return unchanged(text);
      return { text: edited, differences: ['sets policy.allow_implicit_invocation to false'] };
    },
  };
}

function readSource(skill: string): OpenaiSource | null {
  const fields = parseSkill(new TextEncoder().encode(skill), 'fallback').data as JsonObject | null;
  const name = asText(fields?.['name']);
  if (fields === null || name === undefined) return null;
  const isDisabled = fields['disable-model-invocation'] === true;
  return { name, description: (asText(fields['description']) ?? '').trim(), isDisabled };
}

const MIN_SHORT = 25;

function newText({ name, description, isDisabled }: OpenaiSource): string {
  const short = shorten(description);
  return [
    'interface:',
    `  display_name: ${JSON.stringify(titleOf(name))}`,
    ...(short.length >= MIN_SHORT ? [`  short_description: ${JSON.stringify(short)}`] : []),
    ...(isDisabled ? [POLICY] : []),
    '',
  ].join('\n');
}

const POLICY = 'policy:\n  allow_implicit_invocation: false';

function withoutImplicitInvocation(text: string): string {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  if (/^[ \t]+allow_implicit_invocation:/m.test(text))
    return text.replace(/^([ \t]+allow_implicit_invocation:[ \t]*)true\b/m, '$1false');
  if (/^policy:[ \t]*(?:#.*)?$/m.test(text))
    return text.replace(/^policy:[^\r\n]*/m, (line) => `${line}${newline}  allow_implicit_invocation: false`);
  if (/^policy:/m.test(text)) return text;
  const gap = text === '' || text.endsWith('\n') ? '' : newline;
  return `${text}${gap}${POLICY.replace('\n', newline)}${newline}`;
}
