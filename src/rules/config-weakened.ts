import { defineRule } from './rule.js';

/** Reported by the comparison with the config of the base. */
export default defineRule({
  id: 'config-weakened',
  severity: 'error',
  kind: 'SECURITY_ERROR',
  summary: 'A change of the configuration hides no findings of the same change.',
  why: 'A pull request could otherwise exclude its skills, turn rules off or ignore files, and pass. What the base hides already is not reported.',
  bad: [
    {
      testedIn: 'test/hostile/hostile-pull-requests.test.ts',
      shown: '(a pull request that adds a skill with a secret, and `"rules": { "secret": "off" }`)',
    },
  ],
  good: [
    {
      files: {
        'skills/pdf/SKILL.md': '---\nname: pdf\ndescription: Fills in PDF forms.\n---\n',
        'skill-registrar.json': '{ "rules": { "secret": "error" } }\n',
      },
      shown: '(a pull request that leaves the configuration alone)',
    },
  ],
  safety: true,
});
