/**
 * Keeps the engine's memory for young objects as small as it is. It doubles whenever much of it survives, as records
 * do, up to 48 MB; nothing is gained by that here, since what does not survive is garbage at once. Loading `node:v8`
 * takes two milliseconds, so this is for large runs only.
 */
export declare function limitYoungGeneration(): void;
