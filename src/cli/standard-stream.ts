import fs from 'node:fs';
import type { HostStream } from './open-io.js';

/**
 * Standard output or error. Loading Node's own stream takes a tenth of a short run; a file, a pipe, a socket
 * and the null device need no more than a descriptor. Terminals and Windows get Node's.
 */
export function openStandardStream(descriptor: 1 | 2, nodeStream: () => HostStream): HostStream {
  return isPlain(descriptor) ? new DescriptorStream(descriptor) : nodeStream();
}

function isPlain(descriptor: number): boolean {
  if (process.platform === 'win32') return false;
  try {
    const stats = fs.fstatSync(descriptor);
    // A program of Node.js that starts us hands in a socket.
    if (stats.isFile() || stats.isFIFO() || stats.isSocket()) return true;
    return stats.isCharacterDevice() && stats.rdev === fs.statSync('/dev/null').rdev;
  } catch {
    return false;
  }
}

class DescriptorStream implements HostStream {
  readonly isTTY = false;
  readonly #descriptor: number;
  #onError: ((error: NodeJS.ErrnoException) => void) | undefined;

  constructor(descriptor: number) {
    this.#descriptor = descriptor;
  }

  on(_event: 'error', listener: (error: NodeJS.ErrnoException) => void): void {
    this.#onError = listener;
  }

  write(text: string): void {
    try {
      writeWhole(this.#descriptor, Buffer.from(text));
    } catch (error) {
      if (this.#onError === undefined) throw error;
      this.#onError(error as NodeJS.ErrnoException);
    }
  }
}

function writeWhole(descriptor: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length; ) {
    try {
      written += fs.writeSync(descriptor, bytes, written);
    } catch (error) {
      // A pipe that another program has made non-blocking, and that is full: its reader needs a moment.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  }
}
