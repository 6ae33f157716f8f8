import type { Readable } from 'node:stream';
import type { CommandIo } from './command.js';
/** What the frame needs of `process`; tests hand in their own. */
export interface HostProcess {
    readonly stdout: HostStream;
    readonly stderr: HostStream;
    readonly stdin: Readable;
    readonly env: Readonly<Record<string, string | undefined>>;
    cwd(): string;
    once(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
}
export interface HostStream {
    write(text: string): unknown;
    on(event: 'error', listener: (error: NodeJS.ErrnoException) => void): unknown;
    readonly isTTY?: boolean | undefined;
    readonly columns?: number | undefined;
}
/** Opens the ports of a run. Someone who closes the pipe early (`| head`) ends the output, not the program. */
export declare function openIo(host: HostProcess, options: {
    readonly noColor: boolean;
}): CommandIo;
