import { holdsStill, type SeenBefore } from '../cache/holds-still.js';
import { RunRecorder } from '../cache/run-recorder.js';
import type { ScanResult } from '../core/scan-skills.js';
import type { SkillCandidate, SkillRecord } from '../core/skill.js';
import { inspectSkills } from '../inspect-skills.js';
import type { RunSetup } from '../prepare-run.js';
import { TracingWorkspace } from './tracing-workspace.js';

interface KnownSkill {
  readonly candidate: string;
  readonly record: SkillRecord;
  /** `null` where no look at a path can prove that nothing changed. */
  readonly seen: SeenBefore | null;
  readonly directories: ReadonlySet<string>;
}

/**
 * Reads skills again and again, for `watch`: one is read anew only when something that its record was made from looks
 * different. Nothing depends on being told of every change.
 */
export class SkillMemory {
  #known: ReadonlyMap<string, KnownSkill> = new Map();
  #rules = '';

  /** What the skills of the last run depend on; absolute paths. */
  *directories(): Iterable<string> {
    for (const { directories } of this.#known.values()) yield* directories;
  }

  async inspect(setup: RunSetup, scan: Pick<ScanResult, 'candidates'>): Promise<readonly SkillRecord[]> {
    const rules = rulesOf(setup);
    const before = rules === this.#rules ? this.#known : new Map<string, KnownSkill>();
    const now = new Map<string, KnownSkill>();
    // What lies in the home directory is not recorded.
    if (setup.request.workspace.home !== null) return inspectSkills(setup, scan);
    const records: SkillRecord[] = [];
    for (const candidate of scan.candidates) {
      const known = before.get(candidate.file);
      const isCurrent = known !== undefined && isUnchanged(known, candidate, setup);
      const skill = isCurrent ? known : await inspectOne(candidate, setup);
      now.set(candidate.file, skill);
      records.push(skill.record);
    }
    this.#known = now;
    this.#rules = rules;
    return records;
  }
}

/** Everything beside files that a record is made from. */
function rulesOf({ chosen, settings, roots, request, manifestText }: RunSetup): string {
  const { operation, workspace } = request;
  // A root that is replaced by a link to itself elsewhere leaves no trace in what lies below.
  const places = roots.map(({ path }) => workspace.canonical(path));
  const hasManifest = manifestText !== null;
  return JSON.stringify([chosen, settings.limits, settings.lexicon, operation, places, hasManifest]);
}

function isUnchanged(known: KnownSkill, candidate: SkillCandidate, { request }: RunSetup): boolean {
  return (
    known.seen !== null &&
    known.candidate === JSON.stringify(candidate) &&
    holdsStill(known.seen, request.environment.variables)
  );
}

async function inspectOne(candidate: SkillCandidate, setup: RunSetup): Promise<KnownSkill> {
  const workspace = new TracingWorkspace(setup.request.workspace);
  const seed = Math.floor(Math.random() * 2 ** 31);
  const recorder = new RunRecorder({ root: workspace.root, seed });
  const request = recorder.record({ ...setup.request, workspace });
  let isManifestAsked = false;
  const readManifest: RunSetup['readManifest'] = (text) => {
    isManifestAsked = true;
    return setup.readManifest(text);
  };
  const own = { ...setup, request, readManifest };
  const [record] = await inspectSkills(own, { candidates: [candidate] });
  // The manifest is what changes most: a record that depends on it is made anew each time.
  const trace = isManifestAsked ? null : recorder.trace;
  return {
    candidate: JSON.stringify(candidate),
    record: record!,
    seen: trace === null ? null : { trace, seed },
    directories: workspace.directories,
  };
}
