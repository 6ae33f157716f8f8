/** The version of this package; a test holds it against package.json. */
export const VERSION = '2.0.0';
