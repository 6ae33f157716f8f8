/** The version of this package; a test holds it against package.json. */
export declare const VERSION = "1.0.0";
/** Two builds of one version are two programs. In a bundle it is a checksum of all of its files. */
export declare const BUILD = "not-bundled";
