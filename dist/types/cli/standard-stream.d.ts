import type { HostStream } from './open-io.js';
/**
 * Standard output or error. Loading Node's own stream takes a tenth of a short run; a file, a pipe, a socket
 * and the null device need no more than a descriptor. Terminals and Windows get Node's.
 */
export declare function openStandardStream(descriptor: 1 | 2, nodeStream: () => HostStream): HostStream;
