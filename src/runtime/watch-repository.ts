import { DirectoryWatcher } from './directory-watcher.js';

export interface WatchOptions {
  /** Does the work and says which directories it depends on; absolute paths. */
  readonly run: () => Promise<Iterable<string>>;
  /** Ends the watch. */
  readonly signal: AbortSignal;
  /** Quiet time after the last event before the work is done again. */
  readonly debounceMs?: number;
  /** The longest time that events in a row may put the work off. */
  readonly maxDelayMs?: number;
  readonly isPolling?: boolean;
}

export const DEBOUNCE_MS = 150;
const MAX_DELAY_MS = 2000;

/**
 * Does the work now, and again after every change in what it depends on, until the signal comes. Events in a
 * row count as one; an event during the work leads to one more run. Rejects when the work does.
 */
export async function watchRepository(options: WatchOptions): Promise<void> {
  const alarm = new Alarm(options.debounceMs ?? DEBOUNCE_MS, options.maxDelayMs ?? MAX_DELAY_MS);
  const watcher = new DirectoryWatcher(() => alarm.ring(), { isPolling: options.isPolling ?? false });
  const stop = () => alarm.cancel();
  options.signal.addEventListener('abort', stop, { once: true });
  try {
    while (!options.signal.aborted) {
      const directories = await options.run();
      // What happened in a directory between the run and its first watch went unnoticed: one more run sees it.
      if (watcher.sync(directories) > 0) alarm.ring();
      await alarm.heard(options.signal);
    }
  } finally {
    options.signal.removeEventListener('abort', stop);
    watcher.close();
    alarm.cancel();
  }
}

/** Gathers events: it is heard once they have paused, or once the first one has waited long enough. */
class Alarm {
  #first: number | null = null;
  #timer: NodeJS.Timeout | undefined;
  #wake: (() => void) | null = null;

  constructor(
    readonly debounceMs: number,
    readonly maxDelayMs: number,
  ) {}

  ring(): void {
    const now = performance.now();
    this.#first ??= now;
    clearTimeout(this.#timer);
    const rest = Math.max(0, this.#first + this.maxDelayMs - now);
    this.#timer = setTimeout(() => this.#wake?.(), Math.min(this.debounceMs, rest));
  }

  async heard(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    // An event that came during the work has to wait out its pause here.
    const pending = this.#first !== null;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      if (pending) this.ring();
    });
    this.#wake = null;
    this.#first = null;
    clearTimeout(this.#timer);
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#wake?.();
  }
}
