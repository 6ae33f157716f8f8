import { type ChildProcess, spawn } from 'node:child_process';
import { packedProgram } from './packed-program.js';
import type { ReportDocument } from './run-cli.js';

export interface ProgramRun {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  /** From start to end, as measured by the process itself. */
  readonly milliseconds: number;
  /** CPU time, whatever else the machine was doing. */
  readonly cpuMilliseconds: number;
  readonly peakMegabytes: number;
  json(): ReportDocument;
}

/**
 * At exit the process reports its usage on a fourth stream. Linux starts `maxRSS` at the size of the process that
 * started this one; `VmHWM` is its own peak.
 */
const METER = `data:text/javascript,${encodeURIComponent(
  `import fs from 'node:fs';
   process.on('exit', () => {
     const { user, system } = process.cpuUsage();
     const status = fs.existsSync('/proc/self/status') ? fs.readFileSync('/proc/self/status', 'utf8') : '';
     const peak = /VmHWM:\\s+(\\d+)/.exec(status)?.[1] ?? process.resourceUsage().maxRSS;
     const took = [performance.now(), (user + system) / 1000, peak / 1024];
     fs.writeSync(3, JSON.stringify(took));
   });`,
)}`;

/** Starts the installed program in a separate process. */
export async function startProgram(
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<ChildProcess> {
  // Without NODE_EXTRA_CA_CERTS, which costs 75 ms per start, and without CI, so that backups are made.
  const env = { PATH: process.env['PATH'] ?? '', ...options.env };
  return spawn(process.execPath, ['--import', METER, packedProgram(), ...args], {
    cwd: options.cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
}

/** Runs the command line program to its end. */
export async function runProgram(...[args, options]: Parameters<typeof startProgram>): Promise<ProgramRun> {
  return endOf(await startProgram(args, options));
}

/** Waits for a started program. */
export function endOf(child: ChildProcess): Promise<ProgramRun> {
  const said = ['', '', ''];
  for (const index of [0, 1, 2] as const) {
    child.stdio[index + 1]?.on('data', (chunk: Buffer) => {
      said[index] = `${said[index]}${chunk}`;
    });
  }
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      const [stdout = '', stderr = '', meter = ''] = said;
      const [milliseconds, cpuMilliseconds, peakMegabytes] = meter === '' ? [0, 0, 0] : JSON.parse(meter);
      const took = { milliseconds, cpuMilliseconds, peakMegabytes };
      resolve({ code, signal, stdout, stderr, ...took, json: () => JSON.parse(stdout) });
    });
  });
}
