import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { watchRepository } from '../runtime/watch-repository.js';
import type { SkillServerOptions } from '../skill-server-options.js';
import { createServer } from './create-server.js';
import { SkillHost } from './skill-host.js';

interface ServeOptions extends SkillServerOptions {
  /** What the client is at the other end of; default: stdin and stdout. */
  readonly transport?: Transport;
}

/** Serves the skills until the client hangs up or the signal comes. */
export async function serve(options: ServeOptions): Promise<void> {
  const host = await SkillHost.open(options);
  const { server, notifyChanges } = createServer(host);
  const stop = new AbortController();
  const end = () => stop.abort();
  options.signal.addEventListener('abort', end, { once: true });
  server.onclose = end;
  await server.connect(options.transport ?? openStdio(end));
  let known: Iterable<string> = [];
  try {
    await watchRepository({
      signal: stop.signal,
      run: async () => {
        try {
          known = await host.reload();
          if (!stop.signal.aborted) await notifyChanges();
        } catch (error) {
          options.onProblem(error);
        }
        return known;
      },
    });
  } finally {
    options.signal.removeEventListener('abort', end);
    await server.close();
  }
}

/** The SDK's transport does not notice that the client is gone. */
function openStdio(onEnd: () => void): Transport {
  process.stdin.once('end', onEnd);
  return new StdioServerTransport();
}
