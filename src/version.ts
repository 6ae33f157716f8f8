/** The version of this package; a test holds it against package.json. */
export const VERSION = '1.0.0';
