export interface NamedSkill {
    readonly name: string;
}
/** Skills by sanitized name. */
export interface SkillRegistry<T extends NamedSkill> {
    registerOrReplace(skill: T): {
        readonly replaced: boolean;
    };
    get(name: string): T | undefined;
    /** Ordered by name. */
    list(): readonly T[];
    /** In the order asked for, each once; unknown names are left out. */
    listByNames(names: readonly string[]): readonly T[];
}
/** The registry of one caller. */
export declare class DefaultSkillRegistry<T extends NamedSkill> implements SkillRegistry<T> {
    #private;
    constructor(skills?: Iterable<T>);
    registerOrReplace(skill: T): {
        readonly replaced: boolean;
    };
    get(name: string): T | undefined;
    list(): readonly T[];
    listByNames(names: readonly string[]): readonly T[];
}
/** Undefined lets everything through, `[]` nothing, `['*']` everything, names those skills. */
export type SkillAllowlist = readonly string[] | undefined;
export declare function isAllowed(allowlist: SkillAllowlist, name: string): boolean;
/** A view of a registry through an allowlist; it sees later registrations and makes none. */
export declare class FilteredSkillRegistry<T extends NamedSkill> implements SkillRegistry<T> {
    #private;
    constructor(source: SkillRegistry<T>, allowlist: SkillAllowlist);
    registerOrReplace(_skill: T): never;
    get(name: string): T | undefined;
    list(): readonly T[];
    listByNames(names: readonly string[]): readonly T[];
}
