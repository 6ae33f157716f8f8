export { describeRun, findHiddenCharacters } from './hidden-characters.js';
export { findHomePaths } from './home-paths.js';
export { findIgnoredSafeguards } from './ignored-safeguards.js';
export { findPipeToShell } from './pipe-to-shell.js';
export { findSecrets } from './secrets.js';
