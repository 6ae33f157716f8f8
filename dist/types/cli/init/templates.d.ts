/** What `init` fills in. */
export interface Choices {
    readonly profile: string;
    /** Only when it is not the default one. */
    readonly manifest: string | undefined;
    /** The repository folder below the checkout; `.` when it is the checkout. */
    readonly root: string;
}
/** `skill-registrar.json`: the profile is written down, so that it no longer depends on what is detected. */
export declare function configText({ profile, manifest }: Choices): string;
/** The workflow that checks pull requests. It needs no secret, so it also works on those from forks. */
export declare function checkWorkflow(choices: Choices): string;
/** The workflow that opens or updates a pull request with the manifest as it should be. */
export declare function syncWorkflow(choices: Choices): string;
