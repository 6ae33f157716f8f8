import type { OutputPort } from './command.js';

const QUIET_MS = 300;
const REDRAW_MS = 80;
const ERASE_LINE = '\r\u001b[K';

/** A line on the terminal that says how far a long scan is, and goes away without a trace. */
export interface Progress {
  report(progress: { readonly done: number; readonly total: number }): void;
  clear(): void;
}

/** Draws on terminals only, and only once a run has taken long enough for someone to wonder. */
export function openProgress(port: OutputPort, options: { isOn: boolean; now: () => number }): Progress {
  let drawnAt: number | undefined;
  const start = options.now();
  return {
    report({ done, total }) {
      if (!options.isOn || !port.isTty) return;
      const now = options.now();
      if (now - start < QUIET_MS || (drawnAt !== undefined && now - drawnAt < REDRAW_MS)) return;
      drawnAt = now;
      port.write(`${ERASE_LINE}Reading skills: ${done} of ${total}`);
    },
    clear() {
      if (drawnAt !== undefined) port.write(ERASE_LINE);
      drawnAt = undefined;
    },
  };
}
