import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { ClientCapabilities } from '@modelcontextprotocol/sdk/types.js';
import { DiskStore } from '../../src/files/disk-store.js';
import { DiskWorkspace } from '../../src/files/disk-workspace.js';
import type { CommandLookup } from '../../src/files/workspace.js';
import { serve } from '../../src/mcp/server.js';
import { packedProgram } from '../support/packed-program.js';

export interface ConnectOptions {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly capabilities?: ClientCapabilities;
  readonly commands?: CommandLookup;
}

export interface Connection {
  readonly client: Client;
  readonly stderr: () => string;
}

export type Connect = (root: string, options?: ConnectOptions) => Promise<Connection>;

/** Starts `skill-registrar mcp` in a separate process and connects the SDK's client to it. */
export const connectOverStdio: Connect = async (root, options = {}) => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [packedProgram(), 'mcp', '--root', root, ...(options.args ?? [])],
    cwd: options.cwd ?? root,
    env: { PATH: process.env['PATH'] ?? '', ...options.env },
    stderr: 'pipe',
  });
  let stderr = '';
  transport.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const client = new Client({ name: 'test', version: '1' }, { capabilities: options.capabilities ?? {} });
  await client.connect(transport);
  return { client, stderr: () => stderr };
};

/** Runs the server in this process, where it can be inspected, with the same client. */
export const connectInProcess: Connect = async (root, options = {}) => {
  const [near, far] = InMemoryTransport.createLinkedPair();
  const workspace = new DiskWorkspace({ root });
  const stop = new AbortController();
  const profile = after(options.args ?? [], '--profile');
  let stderr = '';
  const served = serve({
    transport: far,
    signal: stop.signal,
    workingDirectory: root,
    ...readArguments(options.args ?? []),
    request: async () => ({
      operation: 'status',
      workspace,
      store: new DiskStore({ root }),
      ...(profile === undefined ? {} : { profile }),
      ...(options.commands === undefined ? {} : { commands: options.commands }),
      environment: { isCi: false, now: new Date(), variables: options.env ?? {} },
    }),
    onProblem: (error) => {
      stderr += `${(error as Error).message} ${JSON.stringify((error as { at?: unknown }).at)}`;
    },
  });
  const client = new Client({ name: 'test', version: '1' }, { capabilities: options.capabilities ?? {} });
  await Promise.race([client.connect(near), served]);
  served.catch(() => stop.abort());
  return { client, stderr: () => stderr };
};

function after(args: readonly string[], option: string): string | undefined {
  return args.includes(option) ? args[args.indexOf(option) + 1] : undefined;
}

function readArguments(args: readonly string[]) {
  const allow = after(args, '--allow');
  const privateDirectory = after(args, '--private');
  return {
    ...(allow === undefined ? {} : { allow: [allow] }),
    ...(privateDirectory === undefined ? {} : { privateDirectory }),
    asksConsent: args.includes('--consent'),
  };
}
