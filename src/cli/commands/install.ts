import { type InstalledPlugin, installPlugins } from '../../agent/plugins/install.js';
import { openPlugins } from '../../agent/plugins/open-plugins.js';
import { reportMeta } from '../../report/json-report.js';
import { neutralizeMessage } from '../../report/visible-text.js';
import type { Command } from '../command.js';
import { explainPluginError } from '../print-failure.js';

export const command: Command = {
  name: 'install',
  summary: 'install a skill from a git repository',
  usage: '<git url | owner/repo> [skill…] [--path dir] [--all] [--ref r] [--name n]',
  description:
    'Clones the newest commit over https, checks the skill, moves it to .agent/plugins and tracks it in skill-registrar.json; with --home to ~/.agent/plugins, tracked in ~/.agent/config.yaml for every repository. If anything fails, nothing is left behind.',
  examples: [
    {
      line: 'skill-registrar install https://github.com/user/my-skill --ref v1.0.0',
      does: 'Installs one version and pins it.',
    },
    {
      line: 'skill-registrar install owner/repo pdf docx',
      does: 'Installs two skills of a repository on GitHub that has several.',
    },
  ],
  options: [
    { name: 'ref', value: 'r', summary: 'a branch to follow, or a tag or commit to stay at' },
    { name: 'path', value: 'dir', summary: 'directory of the skill in the repository, such as skills/pdf' },
    { name: 'all', summary: 'every skill of the repository' },
    { name: 'name', value: 'n', summary: 'another name for the skill' },
  ],
  positionals: [
    { name: 'git url', required: true },
    { name: 'skill', many: true },
  ],
  run: (invocation) =>
    explainPluginError(async () => {
      const host = await openPlugins(await invocation.request('status'));
      const [url = '', ...skills] = invocation.positionals;
      const { options } = invocation;
      const plugins = await installPlugins(
        {
          url,
          skills,
          ref: options.text('ref'),
          path: options.text('path'),
          name: options.text('name'),
          all: options.isSet('all'),
        },
        host,
      );
      return {
        kind: 'text',
        exitCode: 0,
        text: plugins.map((plugin) => `${neutralizeMessage(describe(plugin))}\n`).join(''),
        fields: {
          _meta: reportMeta(invocation.command, host.setup.chosen),
          plugin: plugins[0],
          plugins,
        },
      };
    }),
};

function describe({ name, path, commit, isPinned }: InstalledPlugin): string {
  return `Installed ${name} (${commit.slice(0, 12)}${isPinned ? ', pinned' : ''}) in ${path}`;
}
