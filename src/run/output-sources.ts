import { readAgentSettings } from '../config/agent-settings.js';
import { openRepositoryFiles, type RepositoryFiles } from '../files/repository-files.js';
import { copiedTrees } from '../outputs/copies.js';
import type { OutputSkill, OutputSources } from '../outputs/output.js';
import { skillAvailability } from '../skill/list-skills.js';
import { parseSkill } from '../skill/parse-skill.js';
import { isWithdrawn, type SkillRecord } from '../skill/skill.js';
import { compareText } from '../text/compare.js';
import type { RunSetup } from './prepare-run.js';

/** Committed files list committed skills: none of the home directory, and none that are withdrawn or disabled. */
export function outputSources(
  { request, settings }: Pick<RunSetup, 'request' | 'settings'>,
  records: readonly SkillRecord[],
  usable: readonly SkillRecord[] = records,
): OutputSources {
  const files = openRepositoryFiles(request.workspace);
  const { disabled } = skillAvailability(usable, {
    switches: readAgentSettings(settings).switches,
    commands: null,
  });
  const listed = usable.filter(
    ({ scope, file, declared }) => scope === 'repo' && !isWithdrawn(declared.status) && !disabled.has(file),
  );
  const listedRecords = new Set(listed);
  return {
    skills: listed.map((record) => outputSkill(record, files)).sort(compareSkills),
    unlisted: records.filter((record) => record.scope === 'repo' && !listedRecords.has(record)),
    copies: copiedTrees(
      settings.outputs.filter((output) => output.kind === 'copies'),
      files,
    ),
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
