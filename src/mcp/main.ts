/** The bundle that `skill-registrar mcp` loads, so that the command itself does not contain the protocol's SDK. */
export { serve } from './server.js';
