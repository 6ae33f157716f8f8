import type { SkillHost } from './skill-host.js';
import { type ToolResult } from './tool-result.js';
/** Asks the user to agree; `null` when the client cannot ask. */
export type AskConsent = (question: string) => Promise<boolean | null>;
/** Runs a tool; `null` when there is none of that name. Whatever is wrong with the arguments is a result. */
export declare function callTool(call: {
    readonly name: string;
    readonly args: unknown;
}, host: SkillHost, askConsent: AskConsent): Promise<ToolResult | null>;
