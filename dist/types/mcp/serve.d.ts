import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { SkillServerOptions } from '../skill-server-options.js';
interface ServeOptions extends SkillServerOptions {
    /** What the client is at the other end of; default: stdin and stdout. */
    readonly transport?: Transport;
}
/** Serves the skills until the client hangs up or the signal comes. */
export declare function serve(options: ServeOptions): Promise<void>;
export {};
