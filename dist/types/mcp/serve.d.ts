import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { type HostOptions } from './skill-host.js';
export interface ServeOptions extends HostOptions {
    /** Ends the server. */
    readonly signal: AbortSignal;
    /** What the client is at the other end of; default: stdin and stdout. */
    readonly transport?: Transport;
    /** Told what went wrong while skills were read again; the last good ones are offered meanwhile. */
    readonly onProblem: (error: unknown) => void;
}
/** Serves the skills until the client hangs up or the signal comes. */
export declare function serve(options: ServeOptions): Promise<void>;
