import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { ClientCapabilities } from '@modelcontextprotocol/sdk/types.js';

const top = path.resolve(import.meta.dirname, '../..');
const out = path.join(top, 'build/test-mcp');

/** Compiles the sources as they are, so that the server can run in a process of its own. */
export function compileServer(): void {
  const compiler = path.join(top, 'node_modules/typescript/bin/tsc');
  const options = ['--outDir', out, '--declaration', 'false', '--declarationDir', 'null'];
  execFileSync(process.execPath, [compiler, '-p', path.join(top, 'tsconfig.build.json'), ...options], {
    stdio: 'pipe',
  });
}

export interface ConnectOptions {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly capabilities?: ClientCapabilities;
  readonly node?: string;
}

export interface Connection {
  readonly client: Client;
  readonly stderr: () => string;
}

/** Starts `skill-registrar mcp` in a repository and connects the SDK's own client to it. */
export async function connect(root: string, options: ConnectOptions = {}): Promise<Connection> {
  const transport = new StdioClientTransport({
    command: options.node ?? process.execPath,
    args: [path.join(out, 'cli/main.js'), 'mcp', '--root', root, ...(options.args ?? [])],
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
}
