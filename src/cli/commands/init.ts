import path from 'node:path';
import { CONFIG_FILE } from '../../config/config-files.js';
import { slashed } from '../../files/absolute-path.js';
import { DiskStore } from '../../files/disk-store.js';
import { reportMeta } from '../../report/json-report.js';
import { neutralize } from '../../text/visible-text.js';
import { type Command, type Invocation, textResult } from '../command.js';
import { dryRunOption } from '../common-options.js';
import { describeSurvey, findCheckout, type Survey, surveyRepository } from '../init/survey-repository.js';
import { checkWorkflow, configText, type FileStatus, syncWorkflow, writeFile } from '../init/templates.js';
import { pathFrom } from '../locate-root.js';

const WORDS: Readonly<Record<FileStatus, string>> = {
  written: 'written',
  overwritten: 'overwritten',
  kept: 'kept as it was; --force overwrites it',
  unchanged: 'already up to date',
};

const PREVIEW_WORDS: typeof WORDS = {
  ...WORDS,
  written: 'would be written',
  overwritten: 'would be overwritten',
};

export const init: Command = {
  name: 'init',
  summary: 'set up a repository: config file and two workflows',
  usage: '[--dry-run] [--force]',
  description:
    'Scans the repository, prints what it found, and writes skill-registrar.json and two workflows: a check for pull requests and a weekly sync. Keeps existing files.',
  examples: [
    { line: 'skill-registrar init', does: 'Sets up the current repository.' },
    { line: 'skill-registrar init --profile cleo', does: 'Sets up another profile than the detected one.' },
  ],
  options: [
    dryRunOption('show which files would be written, write nothing'),
    { name: 'force', summary: 'overwrite files that are already there' },
  ],
  positionals: [],
  keepsRoot: true,
  async run(invocation) {
    const survey = await surveyRepository(
      await invocation.request('register', { dryRun: true, allowMassRemoval: true }),
    );
    const manifest = chooseManifest(invocation.common, survey);
    const files = await writeFiles(invocation, survey, manifest);
    const words = invocation.options.isSet('dry-run') ? PREVIEW_WORDS : WORDS;
    const lines = files.map((file) => `${neutralize(file.path)}: ${words[file.status]}\n`);
    const text = `${describeSurvey(survey, manifest !== false)}\n${lines.join('')}\n${nextStep(survey.skills)}`;
    const { profile, profileReason } = survey;
    const _meta = reportMeta(invocation.command, { profile: { id: profile }, reason: profileReason });
    return textResult(text, { _meta, survey, files, manifest: survey.manifest });
  },
};

async function writeFiles(
  { common, io, options }: Invocation,
  survey: Survey,
  manifest: string | false | undefined,
) {
  const checkout = findCheckout(common.root);
  const choices = {
    profile: survey.profile,
    manifest,
    roots: survey.profile === 'agent-skills' ? survey.folders.map(({ path }) => path) : [],
    outputs: survey.outputs,
    triggersShape: survey.triggersShape,
    root: slashed(path.relative(checkout, common.root)) || '.',
  };
  const plans = [
    { folder: common.root, path: CONFIG_FILE, text: configText(choices) },
    { folder: checkout, path: '.github/workflows/skill-registrar-check.yml', text: checkWorkflow(choices) },
    { folder: checkout, path: '.github/workflows/skill-registrar-sync.yml', text: syncWorkflow(choices) },
  ];
  const files: { path: string; status: FileStatus }[] = [];
  for (const plan of plans) {
    const status = await writeFile(new DiskStore({ root: plan.folder }), plan, {
      force: options.isSet('force'),
      dryRun: options.isSet('dry-run'),
    });
    files.push({ path: pathFrom(io.cwd, plan.folder, plan.path), status });
  }
  return files;
}

/** A repository that keeps other files and no manifest does not get one, unless its profile needs it. */
function chooseManifest(
  { root, manifest }: Invocation['common'],
  survey: Survey,
): string | false | undefined {
  if (manifest !== undefined) return slashed(path.relative(root, manifest));
  const keepsNone = !survey.hasManifest && survey.outputs.length > 0 && survey.profile === 'agent-skills';
  return keepsNone ? false : undefined;
}

function nextStep(skills: number): string {
  return skills === 0
    ? "Next: add a skill, then run 'skill-registrar register'.\n"
    : "Next: run 'skill-registrar register --dry-run' to see what would be registered.\n";
}
