import path from 'node:path';
import type {
  DirectoryEntry,
  FileContent,
  FileFingerprint,
  PathKind,
  ReadLimits,
  Workspace,
} from '../files/workspace.js';
import type { FileStore, Request } from '../request.js';
import { type CommandLookup, parentOf } from '../skill/skill.js';
import { type FilePrint, isRacy, sumBytes, sumContent, takePrint } from './observation.js';

/** Everything that a run has looked at, as it was just before. */
export interface RunTrace {
  readonly prints: ReadonlyMap<string, FilePrint>;
  /** Checksums of what is too young for its times to prove anything. */
  readonly sums: ReadonlyMap<string, string>;
  readonly variables: ReadonlyMap<string, string | undefined>;
}

/**
 * Notes what a run depends on. A path is looked at before it is read, so that a change in between shows later;
 * what is read of a young file is summed up on the way.
 */
export class RunRecorder {
  readonly #root: string;
  readonly #seed: number;
  readonly #prints = new Map<string, FilePrint>();
  readonly #sums = new Map<string, string>();
  readonly #variables = new Map<string, string | undefined>();
  #isWhole = true;

  constructor(options: { readonly root: string; readonly seed: number }) {
    this.#root = options.root;
    this.#seed = options.seed;
  }

  /** `null` when something was met that no print can stand for, such as a link. */
  get trace(): RunTrace | null {
    const [prints, sums, variables] = [this.#prints, this.#sums, this.#variables];
    return this.#isWhole ? { prints, sums, variables } : null;
  }

  record(request: Request): Request {
    const variables = new Proxy(request.environment.variables, {
      get: (target, name) => {
        const value = typeof name === 'string' ? target[name] : undefined;
        if (typeof name === 'string') this.#variables.set(name, value);
        return value;
      },
    });
    return {
      ...request,
      workspace: new RecordingWorkspace(request.workspace, this),
      store: this.#recordStore(request.store),
      environment: { ...request.environment, variables },
      ...(request.commands && { commands: this.#recordCommands(request.commands) }),
    };
  }

  /** A directory that is listed, or a path that is asked about. */
  notePath(target: string): void {
    this.#note(path.join(this.#root, target), null);
  }

  /** A path that is resolved: each directory on its way may become a link and leave what lies at its end as it was. */
  noteWay(target: string): void {
    for (let place = target; ; place = parentOf(place)) {
      this.notePath(place);
      if (place === parentOf(place) || place === '.') return;
    }
  }

  noteContent(file: string, read: () => FileContent): FileContent {
    return this.#note(path.join(this.#root, file), read, (content) =>
      content.kind === 'content' ? content.bytes : null,
    );
  }

  /** What is installed on the machine is nowhere written down. */
  #recordCommands(commands: CommandLookup): CommandLookup {
    return {
      isInstalled: (command) => {
        this.#isWhole = false;
        return commands.isInstalled(command);
      },
    };
  }

  #recordStore(store: FileStore): FileStore {
    return {
      read: (file) =>
        this.#note(
          path.resolve(this.#root, file),
          () => store.read(file),
          (text) => (text === null ? null : Buffer.from(text)),
        ),
      // Where nothing is written, it only removes what a killed run has left: that shows in the directory's print.
      update: async (file, compute, options) => {
        const isWritten = await store.update(file, compute, options);
        if (isWritten) this.#isWhole = false;
        return isWritten;
      },
    };
  }

  #note(absolute: string, read: null): void;
  #note<T>(absolute: string, read: () => T, bytesOf: (content: T) => Uint8Array | null): T;
  #note<T>(
    absolute: string,
    read: (() => T) | null,
    bytesOf?: (content: T) => Uint8Array | null,
  ): T | undefined {
    const isKnown = this.#prints.has(absolute);
    const print = isKnown ? this.#prints.get(absolute)! : takePrint(absolute);
    if (print === null) this.#isWhole = false;
    else this.#prints.set(absolute, print);
    const content = read?.();
    if (print === null || isKnown || !isRacy(print, Date.now())) return content;
    const bytes = content === undefined ? null : bytesOf!(content);
    const sum = bytes === null ? sumContent(absolute, this.#seed) : sumBytes(bytes, this.#seed);
    if (sum === null) this.#isWhole = false;
    else this.#sums.set(absolute, sum);
    return content;
  }
}

class RecordingWorkspace implements Workspace {
  readonly root: string;
  readonly home: string | null;
  readonly #inner: Workspace;
  readonly #recorder: RunRecorder;

  constructor(inner: Workspace, recorder: RunRecorder) {
    this.root = inner.root;
    this.home = inner.home;
    this.#inner = inner;
    this.#recorder = recorder;
  }

  list(directory: string): readonly DirectoryEntry[] | null {
    this.#recorder.notePath(directory);
    return this.#inner.list(directory);
  }

  listWithin(base: string, directory: string): readonly DirectoryEntry[] | null {
    this.#recorder.notePath(directory);
    return this.#inner.listWithin(base, directory);
  }

  read(file: string, limits: ReadLimits): FileContent {
    return this.#recorder.noteContent(file, () => this.#inner.read(file, limits));
  }

  kindOf(target: string): PathKind {
    this.#recorder.noteWay(target);
    return this.#inner.kindOf(target);
  }

  /** What stands in a directory cannot become something else without the directory changing. */
  entryAt(target: string): DirectoryEntry['kind'] | null {
    this.#recorder.notePath(parentOf(target));
    return this.#inner.entryAt(target);
  }

  canonical(target: string): string | null {
    this.#recorder.noteWay(target);
    return this.#inner.canonical(target);
  }

  fingerprint(file: string): FileFingerprint | null {
    this.#recorder.notePath(file);
    return this.#inner.fingerprint(file);
  }
}
