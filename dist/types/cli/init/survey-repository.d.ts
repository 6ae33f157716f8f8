import type { Request } from '../../request.js';
/** What `init` found in a repository. */
export interface Survey {
    readonly profile: string;
    readonly profileReason: string;
    readonly manifest: string;
    readonly hasManifest: boolean;
    readonly skills: number;
    readonly invalid: number;
    /** Folders that hold skills, with how many, in the order they were scanned. */
    readonly folders: readonly {
        readonly path: string;
        readonly skills: number;
    }[];
}
/** Looks at a repository by trying a registration. */
export declare function surveyRepository(request: Request): Promise<Survey>;
/** The survey in words. */
export declare function describeSurvey(survey: Survey): string;
