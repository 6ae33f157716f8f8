/** What looks for danger in a text. Its expressions name whole Unicode properties, which take milliseconds to build. */
export declare const detectors: import("../late-part.js").LatePart<typeof import("./detectors.js")>;
