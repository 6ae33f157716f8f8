import type { CatalogSkill } from '../../core/catalog.js';
import type { PluginHost } from './install-plugin.js';
/** Switches a plugin or a bundled skill; other skills are always on. Returns whether anything changed. */
export declare function toggleSkill(name: string, isEnabled: boolean, { host, skills }: {
    readonly host: PluginHost;
    readonly skills: readonly CatalogSkill[];
}): Promise<boolean>;
