/** The version of this package; a test holds it against package.json. */
export declare const VERSION = "1.0.0";
