import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import lt from 'semver/functions/lt.js';
import { relativeInside } from '../files/contained-files.js';
import { findTop } from '../files/git.js';
import { networkBarrier } from '../files/isolated-process.js';
import { findProgramOutside, type OutsideProgram } from '../files/path-command-lookup.js';
import { UsageError } from '../text/errors.js';
import { askClient, askVersion, type Surroundings } from './ask-client.js';
import type {
  AskClients,
  ClientAnswer,
  ClientProgram,
  ClientReply,
  HandedSkill,
  ListedSkill,
  SkillReply,
} from './client-program.js';
import { PROGRAMS, programOf } from './programs.js';

export interface InstalledClients {
  /** Ids of the clients to ask. */
  readonly clients: readonly string[];
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** The repository, absolute: nothing in it is started. */
  readonly root: string;
}

const TIMEOUT_MS = 60_000;

/** A client prints all skills at once, and some clients cut what is longer than a pipe. */
const MAX_AT_ONCE = 40;

/**
 * Asks clients that are installed on this machine. They never see the repository, which may tell them to start
 * programs: they get the files of the skills in an empty repository, and an empty home directory.
 */
export function askInstalled({ clients, variables, root }: InstalledClients): AskClients {
  const programs = clients.map((id) => programOf(id) ?? unknownClient(id));
  const started = programs.map((program) => startOf(program, { variables, root }));
  return async (skills) => {
    const barrier = networkBarrier();
    const replies: ClientReply[] = [];
    for (const [at, program] of programs.entries()) {
      const shared = {
        command: [started[at]!.file] as const,
        searchPath: started[at]!.searchPath,
        barrier: barrier ?? [],
        timeoutMs: TIMEOUT_MS,
      };
      const { version, answers } = await askOne(program, skills, shared);
      replies.push({ client: program.id, version, isOffline: barrier !== null, skills: answers });
    }
    return replies;
  };
}

function unknownClient(id: string): never {
  throw new UsageError(
    `"${id}" is not a client that can be asked.`,
    `Name some of ${PROGRAMS.map((program) => program.id).join(', ')}.`,
  );
}

function startOf(
  { id, command }: ClientProgram,
  { variables, root }: Pick<InstalledClients, 'variables' | 'root'>,
): OutsideProgram & { readonly file: string } {
  const { file, searchPath } = findProgramOutside(findTop(root) ?? root, command, variables);
  if (file !== null) return { file, searchPath };
  const message = `${id} is not installed: there is no "${command}" on the PATH outside of the repository.`;
  throw new UsageError(message, `Install it, or leave ${id} out of --with.`);
}

type Shared = Omit<Surroundings, 'cwd' | 'home'>;

async function askOne(program: ClientProgram, skills: readonly HandedSkill[], shared: Shared) {
  const version = await inFreshPlace((place) => askVersion(program, { ...shared, ...place }));
  if (version === null || lt(version, program.minVersion)) throw tooOld(program, version);
  const answers = new Map<HandedSkill, SkillReply>();
  for (const batch of batchesOf(skills)) {
    await inFreshPlace(async (place) => {
      for (const skill of batch) writeSkill(skill, path.join(place.cwd, program.skillsDirectory));
      const asked = await askClient(program, { ...shared, ...place });
      if (asked.kind === 'silent') throw silent(program, version, asked.reason);
      for (const skill of batch) answers.set(skill, replyAbout(skill, asked.answer, { program, place }));
    });
  }
  return { version, answers: skills.map((skill) => answers.get(skill)!) };
}

function tooOld({ id, command, minVersion }: ClientProgram, version: string | null): UsageError {
  const message =
    version === null
      ? `${id} cannot be asked: "${command} --version" prints no version.`
      : `${id} ${version} is too old to be asked.`;
  return new UsageError(message, `Install version ${minVersion} or newer, or leave ${id} out of --with.`);
}

function silent({ id }: ClientProgram, version: string, reason: string): UsageError {
  return new UsageError(
    `${id} ${version} gave no list of skills: ${reason}.`,
    `Try again, or leave ${id} out of --with.`,
  );
}

interface FreshPlace {
  readonly cwd: string;
  readonly home: string;
}

/** A repository and a home directory with nothing in them, removed afterwards. */
async function inFreshPlace<T>(work: (place: FreshPlace) => Promise<T>): Promise<T> {
  const base = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'skill-registrar-')));
  const place = { cwd: path.join(base, 'repository'), home: path.join(base, 'home') };
  try {
    fs.mkdirSync(place.home);
    // The least that clients and git take for a repository, so that none of them looks further up.
    for (const name of ['objects', 'refs'])
      fs.mkdirSync(path.join(place.cwd, '.git', name), { recursive: true });
    fs.writeFileSync(path.join(place.cwd, '.git/HEAD'), 'ref: refs/heads/main\n');
    return await work(place);
  } finally {
    fs.rmSync(base, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Skills that a client could confuse are asked about one after the other. */
function batchesOf(skills: readonly HandedSkill[]): readonly (readonly HandedSkill[])[] {
  const batches: HandedSkill[][] = [];
  for (const skill of skills) {
    const fitting = batches.find(
      (batch) => batch.length < MAX_AT_ONCE && !batch.some((other) => isConfusable(skill, other)),
    );
    if (fitting === undefined) batches.push([skill]);
    else fitting.push(skill);
  }
  return batches;
}

function isConfusable(skill: HandedSkill, other: HandedSkill): boolean {
  const taken = namesOf(other).map((name) => name.toLowerCase());
  return namesOf(skill).some((name) => taken.includes(name.toLowerCase()));
}

function namesOf({ directoryName, name }: HandedSkill): readonly string[] {
  return name === null ? [directoryName] : [directoryName, name];
}

function writeSkill({ directoryName, files }: HandedSkill, directory: string): void {
  for (const [name, bytes] of Object.entries(files)) {
    const file = path.join(directory, directoryName, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, bytes);
  }
}

function replyAbout(
  skill: HandedSkill,
  { skills, complaints }: ClientAnswer,
  { program, place }: { readonly program: ClientProgram; readonly place: FreshPlace },
): SkillReply {
  const directory = path.join(place.cwd, program.skillsDirectory, skill.directoryName);
  const isOwn = (file: string) => relativeInside(directory, path.resolve(place.cwd, file)) !== null;
  const isListed = (listed: ListedSkill) =>
    listed.path === undefined ? namesOf(skill).includes(listed.name) : isOwn(listed.path);
  return {
    listedAs: skills.find(isListed)?.name ?? null,
    messages: complaints
      .filter((complaint) => complaint.path !== undefined && isOwn(complaint.path))
      .map(({ message }) => message.replaceAll(`${directory}${path.sep}`, '')),
  };
}
