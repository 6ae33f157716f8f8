/** Where a file is, as SARIF says it: a percent-encoded URI, relative to the checkout or to the home directory. */
export declare function locateArtifact(file: string, prefix: string): {
    uri: string;
    uriBaseId?: string;
};
