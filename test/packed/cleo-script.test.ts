import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-folder.js';
import { packedProgram, personalEnvironment } from '../support/packed-program.js';
import { smallSkill } from '../support/skill-text.js';

/** The integration test of CLEO's design document, as it is written there. */
const SCRIPT = `# Setup: Create test skill
mkdir -p /tmp/skills/ct-test-skill
cat > /tmp/skills/ct-test-skill/SKILL.md <<EOF
---
name: ct-test-skill
description: Test skill for integration tests
version: 1.0.0
---
# Test Skill
EOF

# Test: Register skill
cleo skill register --manifest /tmp/manifest.json

# Verify: Check manifest
jq '.skills[] | select(.name == "ct-test-skill")' /tmp/manifest.json

# Cleanup: Remove test skill
rm -rf /tmp/skills/ct-test-skill
cleo skill prune --manifest /tmp/manifest.json
`;

const hasPrograms = ['bash', 'jq'].every((name) => spawnSync(name, ['--version']).status === 0);

describe.runIf(hasPrograms)("the integration test of CLEO's design document", () => {
  it.each([
    ['the folder of the manifest', '.'],
    ['a project below it', 'work/project/src'],
    ['an unrelated folder', null],
  ])('passes from %s', (_title, place) => {
    // Others use /tmp at the same time: a folder of this test takes its place.
    const folder = aFolder({
      'work/project/.git/HEAD': '',
      'work/project/src': null,
      'work/project/skills/own/SKILL.md': smallSkill('own'),
    });
    const cwd = place === null ? aFolder() : path.join(folder, place);
    const cleo = `set -eu\ncleo() { shift; '${process.execPath}' '${packedProgram()}' "$@" > /dev/null; }\n`;
    const stdout = execFileSync('bash', ['-c', cleo + SCRIPT.replaceAll('/tmp', folder)], {
      cwd,
      env: personalEnvironment(aFolder()),
      encoding: 'utf8',
    });
    expect(JSON.parse(stdout)).toMatchObject({ name: 'ct-test-skill', path: 'skills/ct-test-skill' });
    const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
    expect(manifest).toMatchObject({ skills: [], _meta: { totalSkills: 0 } });
  });
});
