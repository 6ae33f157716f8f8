export { describeRun, findHiddenCharacters } from './find-hidden-characters.js';
export { findHomePaths } from './find-home-paths.js';
export { findIgnoredSafeguards } from './find-ignored-safeguards.js';
export { findPipeToShell } from './find-pipe-to-shell.js';
export { findSecrets } from './find-secrets.js';
