import { installPlugin } from '../../agent/plugins/install-plugin.js';
import { openPlugins } from '../../agent/plugins/plugin-list.js';
import { reportMeta } from '../../report/json-report.js';
import { neutralizeMessage } from '../../report/visible-text.js';
import type { Command } from '../command.js';
import { orExplain } from '../print-failure.js';

export const command: Command = {
  name: 'install',
  summary: 'install a skill from a git repository',
  usage: '<git url> [--ref r] [--name n]',
  description:
    'Clones the newest commit over https, checks the skill before it is seen, puts it into .agent/plugins (~/.agent/plugins with --home) and tracks it in skill-registrar.json. Whatever fails, nothing is left behind.',
  examples: [
    {
      line: 'skill-registrar install https://github.com/user/my-skill --ref v1.0.0',
      does: 'Installs one version for good.',
    },
  ],
  options: [
    { name: 'ref', value: 'r', summary: 'a branch to follow, or a tag or commit to stay at' },
    { name: 'name', value: 'n', summary: 'another name for the skill' },
  ],
  positionals: [{ name: 'git url', required: true }],
  run: (invocation) =>
    orExplain(async () => {
      const host = await openPlugins(await invocation.request('status'));
      const [url = ''] = invocation.positionals;
      const { options } = invocation;
      const plugin = await installPlugin({ url, ref: options.text('ref'), name: options.text('name') }, host);
      const at = `${plugin.commit.slice(0, 12)}${plugin.isPinned ? ', pinned' : ''}`;
      return {
        kind: 'text',
        exitCode: 0,
        text: `${neutralizeMessage(`Installed ${plugin.name} (${at}) in ${plugin.path}`)}\n`,
        fields: { _meta: reportMeta(invocation.command, host.setup.chosen), plugin },
      };
    }),
};
