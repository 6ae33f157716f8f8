import type { RepositoryFiles } from '../../files/repository-files.js';
import { asArray, asText, isObject, type Json, type JsonPath } from '../../json/json.js';
import {
  claudeDeclarations,
  componentPaths,
  groupPlugins,
  isClaudePlugin,
  type JsonPart,
  jsonParts,
  type Plugin,
  scriptsIn,
} from '../../plugins/components.js';
import type { Plugins } from '../../plugins/plugin.js';
import { CLAUDE_PLUGINS } from '../../profiles/claude-plugins.js';
import { valueOr } from '../../profiles/client.js';
import type { FindingOf } from '../../text/finding.js';
import { joinPath } from '../../text/paths.js';
import { adviseOn } from '../../text/suggest.js';
import { type Danger, reportDangers } from '../dangerous-commands.js';
import { reportDownloads } from '../pipe-to-shell.js';
import { defineFamily, defineRule, type Problem } from '../rule.js';

/** What a command of a plugin does wrong. */
export type CommandFinding = FindingOf<'hook-script' | 'pipe-to-shell' | Danger>;

type Finding = CommandFinding | FindingOf<'hooks-duplicate' | 'hooks-shape'>;

const SKILL = '---\nname: pdf\ndescription: Fills in PDF forms.\n---\n';
const plugin = (hooks: string, files: Readonly<Record<string, string>> = {}) => ({
  files: {
    'x/skills/pdf/SKILL.md': SKILL,
    'x/.claude-plugin/plugin.json': '{ "name": "x" }\n',
    'x/hooks/hooks.json': `${hooks}\n`,
    ...files,
  },
  shown: `hooks/hooks.json: ${hooks.replace(/[«»]/g, '')}`,
});
/** The variable in texts, which is no placeholder of a template. */
const ROOT = `\${CLAUDE_PLUGIN_ROOT}`;
const onStop = (hook: string) => `{ "hooks": { "Stop": [{ "hooks": [${hook}] }] } }`;
const GOOD = onStop(`{ "type": "command", "command": "bash ${ROOT}/hooks/stop.sh" }`);
const SCRIPT = { 'x/hooks/stop.sh': '#!/bin/sh\n' };
const inManifest = (hooks: string, files: Readonly<Record<string, string>> = {}) => ({
  files: {
    'x/skills/pdf/SKILL.md': SKILL,
    'x/.claude-plugin/plugin.json': `{ "name": "x", "hooks": ${hooks} }\n`,
    ...files,
  },
  shown: `.claude-plugin/plugin.json: "hooks": ${hooks.replace(/[«»]/g, '')}`,
});

/** The hooks of plugins for Claude Code. */
export default defineFamily([
  defineRule({
    id: 'hooks-duplicate',
    severity: 'error',
    kind: 'VALIDATION_ERROR',
    summary: 'A plugin.json for Claude Code does not name hooks/hooks.json.',
    why: 'Claude Code loads that file by convention, and refuses the plugin with “Duplicate hooks file detected”.',
    bad: [
      inManifest('«"./hooks/hooks.json"»', { 'x/hooks/hooks.json': GOOD, ...SCRIPT }),
      inManifest('["./more.json", «"./hooks/hooks.json"»]', {
        'x/hooks/hooks.json': GOOD,
        'x/more.json': GOOD,
        ...SCRIPT,
      }),
    ],
    good: [
      inManifest('"./more.json"', { 'x/hooks/hooks.json': GOOD, 'x/more.json': GOOD, ...SCRIPT }),
      plugin(GOOD, SCRIPT),
    ],
  }),
  defineRule({
    id: 'hooks-shape',
    severity: 'error',
    kind: 'VALIDATION_ERROR',
    summary:
      'The hooks of a plugin are a record of known events, each with a list of matchers and their hooks.',
    why: 'Claude Code loads none of the hooks of a file that it cannot read, and never runs one for an unknown event.',
    bad: [
      {
        ...plugin('{ "hooks": «[{ "event": "Stop" }]» }'),
        message: '"hooks" must be an object with an event for each key, not a list.',
      },
      { ...plugin('«»{ "Stop": [] }'), message: 'The events must be below "hooks".' },
      {
        ...plugin('{ "hooks": { «"PreTool"»: [] } }'),
        message: 'Claude Code does not know the event "PreTool".',
      },
      {
        ...plugin('{ "hooks": { "Stop": [«{ "type": "command", "command": "true" }»] } }'),
        message: 'An entry of "Stop" needs a list "hooks".',
      },
      {
        ...plugin(onStop('{ "type": «"script"», "command": "true" }')),
        message: 'Claude Code does not know the type "script" of a hook.',
      },
      {
        ...plugin(onStop('«{ "type": "command" }»')),
        message: 'A hook of the type "command" needs "command".',
      },
      inManifest('{ «"PreTool"»: [] }'),
      { ...plugin('{ "hooks": «"Stop }»') },
    ],
    good: [
      plugin(GOOD, SCRIPT),
      plugin('{ "version": 1, "hooks": { "sessionEnd": [{ "type": "command", "bash": "true" }] } }'),
      inManifest('{ "Stop": [{ "hooks": [{ "type": "prompt", "prompt": "Is it done?" }] }] }'),
    ],
  }),
  defineRule({
    id: 'hook-script',
    severity: 'error',
    kind: 'NOT_FOUND',
    summary: `The scripts that hooks name with \`${ROOT}\` exist inside the plugin, and those that are called directly are executable (else a warning).`,
    why: 'The hook fails each time the event happens.',
    bad: [
      {
        ...plugin(onStop(`{ "type": "command", "command": «"bash ${ROOT}/hooks/stop.sh"» }`)),
        message: 'The hook runs hooks/stop.sh, which is not in the plugin.',
      },
      {
        ...plugin(onStop(`{ "type": "command", "command": «"${ROOT}/hooks/stop.sh"» }`), SCRIPT),
        message: 'The hook runs hooks/stop.sh, which is not executable.',
      },
      {
        ...plugin(onStop(`{ "type": "command", "command": «"node \\"${ROOT}/../shared/a.js\\""» }`), {
          'shared/a.js': '',
        }),
        message: 'The hook runs ../shared/a.js, which is not in the plugin.',
      },
    ],
    good: [
      plugin(GOOD, SCRIPT),
      plugin(onStop(`{ "type": "command", "command": "npx tool --dir ${ROOT}" }`)),
      plugin(onStop(`{ "type": "command", "command": "node ${ROOT}/node_modules/a/b.js" }`)),
    ],
  }),
]);

/** Checks the hooks of the plugins that Claude Code loads. */
export function checkHooks(plugins: Plugins, files: RepositoryFiles): readonly Finding[] {
  return groupPlugins(plugins)
    .filter(isClaudePlugin)
    .flatMap((plugin) => [
      ...checkDuplicates(plugin, files),
      ...jsonParts(plugin, { key: 'hooks', usual: HOOKS_FILE }, files).flatMap((part) =>
        checkPart(part, plugin, files),
      ),
    ]);
}

const HOOKS_FILE = valueOr(CLAUDE_PLUGINS.hooksFile, '');

function checkDuplicates(plugin: Plugin, files: RepositoryFiles): readonly Finding[] {
  const usual = joinPath(plugin.directory, HOOKS_FILE);
  if (files.kindOf(usual) !== 'file') return [];
  return claudeDeclarations(plugin)
    .flatMap((declaration) => componentPaths(declaration, 'hooks', plugin.directory))
    .filter(({ path }) => path === usual)
    .map(({ file, at, written }) => ({
      rule: 'hooks-duplicate',
      file,
      at: { field: at, part: 'value' },
      message: `Claude Code loads "${written}" by convention, and refuses the plugin because it is named here again.`,
      fix: 'Remove it; the file is loaded without it.',
    }));
}

/** Other clients have events in another case, and a version. */
function isOfOtherClient(value: Json): boolean {
  return isObject(value) && typeof value['version'] === 'number';
}

function checkPart(
  { file, at, value }: JsonPart,
  plugin: Plugin,
  files: RepositoryFiles,
): readonly Finding[] {
  if (isOfOtherClient(value)) return [];
  const isFile = at.length === 0;
  const isWrapped = isObject(value) && Object.hasOwn(value, 'hooks');
  const shape = (
    field: JsonPath,
    message: string,
    fix: string,
    part: 'key' | 'value' = 'value',
  ): Finding => ({
    rule: 'hooks-shape',
    file,
    at: { field, part },
    about: [message],
    message,
    fix,
  });
  // A file of hooks may consist of a module.
  if (isFile && !isWrapped && isObject(value) && Object.hasOwn(value, 'modules')) return [];
  if (isFile && !isWrapped)
    return [shape([], 'The events must be below "hooks".', 'Write { "hooks": { … } }.')];
  const place = isWrapped ? [...at, 'hooks'] : at;
  const events = isWrapped ? value['hooks']! : value;
  if (!isObject(events)) {
    const what = Array.isArray(events) ? ', not a list' : '';
    const message = `"hooks" must be an object with an event for each key${what}.`;
    return [shape(place, message, 'Write { "Stop": [{ "hooks": [ … ] }] }.')];
  }
  const known: readonly string[] = valueOr(CLAUDE_PLUGINS.hookEvents, []);
  return Object.entries(events).flatMap(([event, matchers]) => {
    const at = [...place, event];
    if (!known.includes(event)) {
      const fix = adviseOn(event, known, 'See the hooks reference of Claude Code for its events.');
      return [shape(at, `Claude Code does not know the event "${event}".`, fix, 'key')];
    }
    if (!Array.isArray(matchers))
      return [shape(at, `"${event}" must be a list.`, 'Write a list of matchers.')];
    return asArray(matchers).flatMap((matcher, index) => {
      const hooks = isObject(matcher) ? matcher['hooks'] : undefined;
      if (!Array.isArray(hooks)) {
        const message = `An entry of "${event}" needs a list "hooks".`;
        return [shape([...at, index], message, 'Write { "matcher": "…", "hooks": [ … ] }.')];
      }
      return asArray(hooks).flatMap((hook, number) =>
        checkHook(hook, [...at, index, 'hooks', number], { file, plugin, files, shape }),
      );
    });
  });
}

interface HookContext {
  readonly file: string;
  readonly plugin: Plugin;
  readonly files: RepositoryFiles;
  readonly shape: (field: JsonPath, message: string, fix: string) => Finding;
}

function checkHook(hook: Json, at: JsonPath, context: HookContext): readonly Finding[] {
  const { shape } = context;
  const types: Readonly<Record<string, string>> = valueOr(CLAUDE_PLUGINS.hookTypes, {});
  const type = isObject(hook) ? asText(hook['type']) : undefined;
  if (!isObject(hook) || type === undefined)
    return [shape(at, 'A hook needs a "type".', 'Add "type": "command".')];
  const needed = Object.hasOwn(types, type) ? types[type] : undefined;
  if (needed === undefined) {
    const fix = adviseOn(type, Object.keys(types), `Write one of ${Object.keys(types).join(', ')}.`);
    return [shape([...at, 'type'], `Claude Code does not know the type "${type}" of a hook.`, fix)];
  }
  if (asText(hook[needed]) === undefined)
    return [shape(at, `A hook of the type "${type}" needs "${needed}".`, `Add "${needed}".`)];
  const command = asText(hook['command']);
  if (type !== 'command' || command === undefined) return [];
  const how = { ...context, what: 'hook', severity: 'error' } as const;
  return [
    ...checkCommand(command, [...at, 'command'], how),
    ...asArray(hook['args']).flatMap((argument, index) =>
      checkCommand(asText(argument) ?? '', [...at, 'args', index], { ...how, isArgument: true }),
    ),
  ];
}

interface CommandContext extends Pick<HookContext, 'file' | 'plugin' | 'files'> {
  readonly what: 'hook' | 'server';
  readonly severity: 'error' | 'warning';
  /** It is given to a program, not run. */
  readonly isArgument?: true;
}

/** Checks a command of a hook or an MCP server: the files that it names, and whether it runs a download. */
export function checkCommand(
  command: string,
  field: JsonPath,
  { file, plugin, files, what, severity, isArgument }: CommandContext,
): readonly CommandFinding[] {
  const at = { field, part: 'value' as const };
  const found = scriptsIn(command, plugin.directory).flatMap(
    ({ written, path, isProgram }): readonly CommandFinding[] => {
      if (/(?:^|\/)node_modules\//.test(written)) return [];
      const kind = path === null ? 'outside' : files.kindOf(path);
      const isThere = kind === 'file' || kind === 'directory';
      if (isThere && !(isProgram && isArgument !== true && kind === 'file' && !files.isExecutable(path!)))
        return [];
      const [problem, fix] = isThere
        ? [
            'is not executable',
            `Run \`git update-index --chmod=+x ${path}\`, or call it with its interpreter.`,
          ]
        : [
            'is not in the plugin',
            'Fix the path, or add the file: only the directory of the plugin is installed.',
          ];
      return [
        {
          rule: 'hook-script',
          file,
          at,
          about: [written],
          message: `The ${what} runs ${written}, which ${problem}.`,
          fix,
          severity: isThere ? 'warning' : severity,
        },
      ];
    },
  );
  const dangers: CommandFinding[] = [];
  const add = (rule: CommandFinding['rule'], { message, fix, about = [] }: Problem) =>
    dangers.push({ rule, file, at, about, message, fix });
  reportDownloads(command, (problem) => add('pipe-to-shell', problem));
  reportDangers(command, { isMarkdown: false }, add);
  return [...found, ...dangers];
}
