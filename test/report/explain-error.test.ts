import { describe, expect, it } from 'vitest';
import { printFailure } from '../../src/cli/print-failure.js';
import { WorkspaceError } from '../../src/files/workspace.js';
import { ManifestError } from '../../src/manifest/manifest-model.js';
import { explainError } from '../../src/report/explain-error.js';
import { ConfigError, UsageError } from '../../src/text/errors.js';
import { START_OF_FILE } from '../../src/text/span.js';
import { capturedIo } from '../support/captured-io.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { expectValidSarif } from '../support/expect-valid-sarif.js';

const at = { file: 'skill-registrar.json', span: { ...START_OF_FILE, line: 3, column: 5 } };
const config = new ConfigError('Unknown key "profil".', 'Did you mean "profile"?', at);

describe('explainError', () => {
  it.each<[string, unknown, number, string]>([
    ['misuse', new UsageError('m', 'f'), 2, 'E_USAGE'],
    ['a bad config', config, 2, 'E_CONFIG'],
    ['a corrupt manifest', new ManifestError('m', 'f', at), 3, 'E_MANIFEST'],
    ['a missing root', new WorkspaceError('m', 'skills'), 3, 'E_FILE'],
    [
      'an error of the system',
      Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' }),
      3,
      'E_FILE',
    ],
    ['a bug in skill-registrar', new TypeError('x is not a function'), 3, 'E_INTERNAL'],
    ['a thrown value that is not an error', 'oops', 3, 'E_INTERNAL'],
  ])('maps %s to its exit code and error code', (_title, error, exitCode, code) => {
    expect(explainError(error)).toMatchObject({ exitCode, code });
  });

  it('names the file that an error is about', () => {
    expect(explainError(new WorkspaceError('No such root.', 'skills')).fix).toContain('skills');
  });
});

describe('printFailure', () => {
  it('prints a failure as one JSON document with its position, and as text on stderr', async () => {
    const captured = capturedIo();
    printFailure(explainError(config), 'register', { io: captured.io, format: 'json' });
    const document = JSON.parse(captured.stdout());
    expectValidReport(document);
    expect(document.error).toEqual({
      code: 'E_CONFIG',
      message: 'Unknown key "profil".',
      fix: 'Did you mean "profile"?',
      at: { file: 'skill-registrar.json', line: 3, column: 5, endLine: 1, endColumn: 1 },
    });
    expect(captured.stderr()).toBe(
      'error: skill-registrar.json:3:5: Unknown key "profil".\n  fix: Did you mean "profile"?\n',
    );
  });

  it('prints a failure as a tool notification in SARIF', async () => {
    const captured = capturedIo();
    printFailure(explainError(config), 'register', { io: captured.io, format: 'sarif' });
    const log = JSON.parse(captured.stdout());
    expectValidSarif(log);
    expect(log.runs[0].invocations[0].toolExecutionNotifications[0].message.text).toContain('profil');
  });

  it('prints a failure as an annotation at its position for GitHub', async () => {
    const captured = capturedIo();
    printFailure(explainError(config), 'register', { io: captured.io, format: 'github' });
    expect(captured.stdout()).toBe(
      '::error file=skill-registrar.json,line=3,col=5,title=E_CONFIG::Unknown key "profil".%0ADid you mean "profile"?\n',
    );
  });

  it('prints a failure in text format on stderr only', async () => {
    const captured = capturedIo();
    printFailure(explainError(config), 'register', { io: captured.io, format: 'text' });
    expect(captured.stdout()).toBe('');
  });
});
