import type { ConfigFile } from './settings.js';
/** Reads our own config file. Throws `ConfigError` where it is wrong. */
export declare function parseConfig(file: string, text: string): Promise<ConfigFile>;
/** CLEO's file is CLEO's: a key of the wrong type there is left out, not an error. */
export declare function parseCleoConfig(file: string, text: string): Promise<ConfigFile>;
