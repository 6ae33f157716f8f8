import type { ClientAnswer, Complaint, ListedSkill } from './client-program.js';

/** What a program wrote. */
export interface Output {
  readonly stdout: string;
  readonly stderr: string;
}

/** Reads the list of skills that a client printed; `null` if it did not print one. Its own skills are left out. */
export function readListing(client: string, output: Output): ClientAnswer | null {
  return LISTINGS[client]?.(output) ?? null;
}

const LISTINGS: Readonly<Record<string, (output: Output) => ClientAnswer | null>> = {
  'claude-code': readClaudeCode,
  codex: readCodex,
  copilot: readCopilot,
  'gemini-cli': readGeminiCli,
  opencode: readOpenCode,
};

/** Claude Code adds where a command comes from: `Does it. (project)`, and `(kit) Does it.` for `kit:one`. */
const CLAUDE_SCOPE = / \((?:project|user|local)(?:, gitignored)?\)$/;

function readClaudeCode({ stdout }: Output): ClientAnswer | null {
  const answer = jsonLines(stdout).find((line) => textAt(line, 'type') === 'control_response');
  const commands = listAt(recordAt(recordAt(answer, 'response'), 'response'), 'commands');
  if (commands === null) return null;
  const skills = commands
    .filter((command) => !isRecord(command) || command['builtin'] !== true)
    .map((command) => {
      const name = textAt(command, 'name');
      return { name, description: withoutSource(name, textAt(command, 'description')) };
    });
  return { skills, complaints: [] };
}

function withoutSource(name: string, description: string): string {
  const plugin = `(${name.split(':')[0]}) `;
  return description.startsWith(plugin)
    ? description.slice(plugin.length)
    : description.replace(CLAUDE_SCOPE, '');
}

function readCodex({ stdout }: Output): ClientAnswer | null {
  const answer = jsonLines(stdout).find((line) => isRecord(line) && line['id'] === 2);
  const data = listAt(recordAt(answer, 'result'), 'data')?.[0];
  const skills = listAt(data, 'skills');
  if (skills === null) return null;
  return {
    skills: skills.filter((skill) => textAt(skill, 'scope') !== 'system').map(listedSkill('path')),
    complaints: (listAt(data, 'errors') ?? []).map((error) => ({
      message: textAt(error, 'message'),
      path: textAt(error, 'path'),
    })),
  };
}

/** `  • .agents/skills/x/SKILL.md: failed to parse…`, on standard error. */
const COPILOT_COMPLAINT = /^ {2}• (.+?\.md): (.+)$/gm;

function readCopilot({ stdout, stderr }: Output): ClientAnswer | null {
  const skills = parseJson(stdout);
  if (!Array.isArray(skills)) return null;
  return {
    skills: skills.filter((skill) => textAt(skill, 'source') !== 'builtin').map(listedSkill('path')),
    complaints: [...stderr.matchAll(COPILOT_COMPLAINT)].map(([, path, message]) => ({
      path: path!,
      message: message!,
    })),
  };
}

/** `name [Enabled]`, then its description, which may go over several lines, and its location. */
const GEMINI_SKILL =
  /^(.+) \[(?:Enabled|Disabled)\]( \[Built-in\])?\n {2}Description: ([\s\S]*?)\n {2}Location: {4}(.+)$/gm;

function readGeminiCli({ stdout }: Output): ClientAnswer | null {
  if (!/^(?:Discovered Agent Skills:|No skills discovered\.)/m.test(stdout)) return null;
  const listed = [...stdout.matchAll(GEMINI_SKILL)].filter(([, , builtIn]) => builtIn === undefined);
  return {
    skills: listed.map(([, name, , description, path]) => ({
      name: name!,
      description: description!,
      path: path!,
    })),
    complaints: [],
  };
}

/** `level=WARN … message="duplicate skill name" name=x existing=… duplicate=…` */
const OPENCODE_COMPLAINT = /^.*level=(?:WARN|ERROR).* message="([^"]*)"(.*)$/gm;

function readOpenCode({ stdout, stderr }: Output): ClientAnswer | null {
  const skills = parseJson(stdout);
  if (!Array.isArray(skills)) return null;
  const complaints = [...stderr.matchAll(OPENCODE_COMPLAINT)].filter(([line]) => line.includes('skill'));
  return {
    skills: skills.filter((skill) => textAt(skill, 'location') !== '<built-in>').map(listedSkill('location')),
    complaints: complaints.map(([, message, more]) => {
      const path = /(?:duplicate|path|skill)=(\S+\.md)/.exec(more!)?.[1];
      return { message: message!, ...(path !== undefined && { path }) };
    }),
  };
}

function listedSkill(pathKey: string): (skill: unknown) => ListedSkill {
  return (skill) => ({
    name: textAt(skill, 'name'),
    description: textAt(skill, 'description'),
    path: textAt(skill, pathKey),
  });
}

/** Reads the report of `claude plugin validate --json`, the only check that a client has. */
export function readCheck({ stdout }: Output): readonly Complaint[] {
  const report = parseJson(stdout);
  const parts = [recordAt(report, 'manifest'), ...(listAt(report, 'contents') ?? [])];
  return parts.flatMap((part) =>
    ['errors', 'warnings'].flatMap((kind) =>
      (listAt(part, kind) ?? []).map((entry) => ({
        message: [textAt(entry, 'path'), textAt(entry, 'message')].filter((text) => text !== '').join(': '),
        path: textAt(part, 'file'),
      })),
    ),
  );
}

function jsonLines(text: string): readonly unknown[] {
  return text.split('\n').map(parseJson);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function recordAt(value: unknown, key: string): unknown {
  return isRecord(value) ? value[key] : undefined;
}

function listAt(value: unknown, key: string): readonly unknown[] | null {
  const list = recordAt(value, key);
  return Array.isArray(list) ? list : null;
}

function textAt(value: unknown, key: string): string {
  const text = recordAt(value, key);
  return typeof text === 'string' ? text : '';
}
