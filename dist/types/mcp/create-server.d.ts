import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { SkillHost } from './skill-host.js';
/** A server and what tells its client that skills have changed. */
export interface SkillServer {
    readonly server: Server;
    /** Compares the skills with those that the client knows, and notifies it of the difference. */
    notifyChanges(): Promise<void>;
}
/** Builds the server; it is not connected to anything yet. */
export declare function createServer(host: SkillHost): SkillServer;
