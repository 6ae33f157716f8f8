import { START_OF_FILE } from './core/diagnostic.js';
import { locateInJson } from './core/locate-in-json.js';
import { ConfigError, UsageError } from './errors.js';
import { readConfigText } from './load-settings.js';
import type { ProfileLookup } from './profiles/extend-profile.js';
import type { Settings } from './settings.js';
import type { Workspace } from './workspace/workspace.js';

type FailedLookup = Exclude<ProfileLookup, { kind: 'found' }>;

/** Says why there is no such profile: a mistake of whoever asked for it, or of the config file at the place where it stands. */
export function explainLookup(
  lookup: FailedLookup,
  source: {
    readonly isAsked: boolean;
    readonly settings: Pick<Settings, 'file'>;
    readonly workspace: Workspace;
  },
): UsageError | ConfigError {
  const { message, fix } = describe(lookup);
  const { file } = source.settings;
  const isOwnWord = source.isAsked && lookup.kind === 'unknown' && lookup.by === undefined;
  if (isOwnWord || file === null) return new UsageError(message, fix);
  const text = readConfigText(source.workspace, file) ?? '';
  const span = locateInJson(text, placeOf(lookup), 'value') ?? START_OF_FILE;
  return new ConfigError(`${file}: ${message}`, fix, { file, span });
}

function describe(lookup: FailedLookup): { readonly message: string; readonly fix: string } {
  switch (lookup.kind) {
    case 'unknown': {
      const where = lookup.by === undefined ? '' : `, which "${lookup.by}" extends`;
      return {
        message: `Unknown profile "${lookup.id}"${where}.`,
        fix: `Choose one of: ${lookup.known.join(', ')}.`,
      };
    }
    case 'cycle':
      return {
        message: `The profile "${lookup.chain[0]}" extends itself: ${lookup.chain.join(' → ')}.`,
        fix: 'Break the circle of "extends".',
      };
    case 'invalid':
      return {
        message: `"${lookup.cell.join('.')}" of the profile "${lookup.id}" is no regular expression: ${lookup.reason}.`,
        fix: 'Correct the pattern.',
      };
  }
}

function placeOf(lookup: FailedLookup): readonly string[] {
  switch (lookup.kind) {
    case 'unknown':
      return lookup.by === undefined ? ['profile'] : ['profiles', lookup.by, 'extends'];
    case 'cycle':
      return ['profiles', lookup.chain[0]!, 'extends'];
    case 'invalid':
      return ['profiles', lookup.id, ...lookup.cell];
  }
}
