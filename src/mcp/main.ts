/** The bundle that `skill-registrar mcp` loads: it carries the protocol's SDK, so that the command itself does not. */
export { serve } from './server.js';
