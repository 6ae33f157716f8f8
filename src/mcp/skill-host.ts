import path from 'node:path';
import { prepareRun } from '../prepare-run.js';
import type { Request } from '../request.js';
import { ManifestCache } from '../runtime/manifest-cache.js';
import { openSession } from '../runtime/open-session.js';
import { type OpenedSkills, openSkills } from '../runtime/open-skills.js';
import { readRuntimeSettings } from '../runtime/runtime-settings.js';
import type { SkillSession } from '../runtime/skill-session.js';
import { TracingWorkspace } from '../runtime/tracing-workspace.js';
import type { OfferedSkills } from '../skill-server-options.js';

/** The skills that a server offers: read at the start, read again when they change, one session over them. */
export class SkillHost {
  readonly session: SkillSession;
  readonly #options: OfferedSkills;
  #opened: OpenedSkills;
  #manifest: { readonly file: string; readonly cache: ManifestCache } | null = null;

  private constructor(options: OfferedSkills, opened: OpenedSkills) {
    this.#options = options;
    this.#opened = opened;
    const { workingDirectory, allow, privateDirectory } = options;
    this.session = openSession(opened, {
      workingDirectory,
      current: () => this.#opened,
      ...(allow === undefined ? {} : { allow }),
      ...(privateDirectory === undefined ? {} : { privateDirectory }),
    });
  }

  static async open(options: OfferedSkills): Promise<SkillHost> {
    return new SkillHost(options, await readSkills(await options.request()));
  }

  get workspace() {
    return this.#opened.setup.request.workspace;
  }

  /** Reads the skills again; returns the directories that this depended on. */
  async reload(): Promise<ReadonlySet<string>> {
    const request = await this.#options.request();
    const workspace = new TracingWorkspace(request.workspace);
    const opened = await readSkills({ ...request, workspace });
    this.#opened = { ...opened, setup: { ...opened.setup, request } };
    return workspace.directories;
  }

  /** Throws `ManifestError` when there is no manifest. */
  get manifest() {
    const { request, manifestFile } = this.#opened.setup;
    const file = path.resolve(request.workspace.root, manifestFile);
    if (this.#manifest?.file !== file) this.#manifest = { file, cache: new ManifestCache(file) };
    return this.#manifest.cache.get();
  }

  /** Changes whenever a client should list the skills anew. */
  get version(): string {
    return JSON.stringify(
      this.session.catalog().skills.map(({ id, name, description }) => [id, name, description]),
    );
  }
}

/** A repository may get its first skill later: without a scan root there is nothing yet to offer, and that is said. */
async function readSkills(request: Request): Promise<OpenedSkills> {
  try {
    return await openSkills(request);
  } catch (error) {
    // By name: the workspace may come from another bundle, with classes of its own.
    const isFiles = error instanceof Error && error.name === 'WorkspaceError';
    if (!isFiles || request.workspace.kindOf('.') !== 'directory') throw error;
    const setup = await prepareRun(request);
    const errors = [{ path: request.workspace.root, message: error.message }];
    return {
      setup,
      settings: readRuntimeSettings(setup),
      catalog: { skills: [], errors, truncated: false },
    };
  }
}
