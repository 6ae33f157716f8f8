import type { CatalogSkill } from '../core/catalog.js';
import type { SkillHost } from './skill-host.js';
export interface SkillResource {
    readonly uri: string;
    readonly name: string;
    readonly title: string;
    readonly description: string;
    readonly mimeType: string;
    readonly [key: string]: unknown;
}
/** Files of a skill: the id is the one that search, load and list report. */
export declare const RESOURCE_TEMPLATE: {
    uriTemplate: string;
    name: string;
    title: string;
    description: string;
};
/** Skills as resources of the protocol: each is its SKILL.md. */
export declare function listSkillResources(host: SkillHost): SkillResource[];
export declare function uriOf(skill: CatalogSkill): string;
export type ReadSkillResource = {
    readonly ok: true;
    readonly contents: ({
        uri: string;
        mimeType: string;
    } & ({
        text: string;
    } | {
        blob: string;
    }))[];
} | {
    readonly ok: false;
    readonly message: string;
};
/** Reads `skill://<id>/<path>`; the path never leads out of the skill. */
export declare function readSkillResource(uri: string, host: SkillHost): ReadSkillResource;
