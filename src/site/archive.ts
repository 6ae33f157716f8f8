import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'fflate';
import tar from 'tar-stream';
import type { SiteFile } from './model.js';

/**
 * The files of a skill as `.tar.gz`: the same bytes on every machine. fflate compresses in JavaScript; zlib's output
 * depends on the processor, the version of Node.js and the operating system.
 */
export async function packArchive(files: readonly SiteFile[]): Promise<Uint8Array> {
  const pack = tar.pack();
  const packed = buffer(pack);
  for (const { path, bytes, isExecutable } of files) {
    const mode = isExecutable ? 0o755 : 0o644;
    pack.entry({ name: path, mode, mtime: new Date(0), uid: 0, gid: 0 }, Buffer.from(bytes));
  }
  pack.finalize();
  return gzipSync(await packed, { level: 9, mtime: 0 });
}
