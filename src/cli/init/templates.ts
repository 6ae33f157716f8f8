import type { FileStore } from '../../files/workspace.js';
import type { OutputFile } from '../../outputs/output.js';

/** What `init` fills in. */
export interface Choices {
  /** Where the skills are; empty where the profile's own roots hold them all. */
  readonly roots: readonly string[];
  readonly profile: string;
  /** Only when it is not the default one. */
  readonly manifest: string | false | undefined;
  readonly outputs: readonly OutputFile[];
  readonly triggersShape?: 'nested' | 'compat' | undefined;
  /** The repository folder below the checkout; `.` when it is the checkout. */
  readonly root: string;
}

/** `skill-registrar.json`: the profile is written down, so that it no longer depends on what is detected. */
export function configText({ profile, roots, manifest, outputs, triggersShape }: Choices): string {
  const config = {
    $schema: 'https://unpkg.com/skill-registrar@2/schema/config.schema.json',
    profile,
    ...(roots.length === 0 ? {} : { roots }),
    ...(manifest === undefined ? {} : { manifest }),
    ...(outputs.length === 0 ? {} : { outputs }),
    ...(triggersShape === undefined ? {} : { triggersShape }),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Pinned: a tag can be moved. Dependabot keeps both up to date. */
const CHECKOUT = 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1';

/** The workflow that checks pull requests. It needs no secret, so it also works on those from forks. */
export function checkWorkflow(choices: Choices): string {
  return `# Checks every pull request: the skills are valid and the generated files are up to date.
name: Skill Registrar check

on:
  pull_request:
  merge_group:
  workflow_dispatch:

permissions:
  contents: read

jobs:
  check:
    runs-on: ubuntu-latest
    timeout-minutes: 10
    steps:
      - uses: ${CHECKOUT}
        with:
          fetch-depth: 2 # the merge commit and its parents: the base to compare with
          persist-credentials: false
      - uses: skill-registrar/skill-registrar@v2
        with:
          mode: check
          only-new: true
${rootInput(choices)}`;
}

/** The workflow that opens or updates a pull request with the generated files as they should be. */
export function syncWorkflow(choices: Choices): string {
  return `# Opens or updates one pull request with the generated files as they should be.
name: Skill Registrar sync

on:
  schedule:
    - cron: '17 4 * * 1'
  workflow_dispatch:

permissions:
  contents: write
  pull-requests: write

concurrency:
  group: skill-registrar-sync

jobs:
  sync:
    runs-on: ubuntu-latest
    timeout-minutes: 10
    steps:
      - uses: ${CHECKOUT}
        with:
          persist-credentials: false
      # A pull request opened with the default token starts no other workflow. Where checks are required,
      # make a token with a GitHub App (actions/create-github-app-token) and pass it as \`token\` below.
      - uses: skill-registrar/skill-registrar@v2
        with:
          mode: sync
${rootInput(choices)}`;
}

/** Quoted as JSON, which YAML reads the same: a folder may be named anything. */
function rootInput({ root }: Choices): string {
  return root === '.' ? '' : `          root: ${JSON.stringify(root)}\n`;
}

export type FileStatus = 'written' | 'overwritten' | 'kept' | 'unchanged';

/** Writes a file that is not there yet; one that is there is kept unless `force` is set. */
export async function writeFile(
  store: FileStore,
  file: { readonly path: string; readonly text: string },
  { force, dryRun }: { readonly force: boolean; readonly dryRun: boolean },
): Promise<FileStatus> {
  let status: FileStatus = 'written';
  await store.update(
    file.path,
    (current) => {
      if (current === file.text) status = 'unchanged';
      else if (current !== null) status = force ? 'overwritten' : 'kept';
      const isWritten = status === 'written' || status === 'overwritten';
      return isWritten && !dryRun ? file.text : null;
    },
    { backup: false },
  );
  return status;
}
