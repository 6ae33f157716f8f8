import { expect } from 'vitest';
import { MemoryWorkspace } from '../../src/files/memory-workspace.js';
import { runStaticChecks } from '../../src/rules/run-static-checks.js';
import type { StaticInput } from '../../src/rules/static-check.js';
import { STATIC_RULES } from '../../src/rules/static-rules.js';
import type { DeclaredMetadata } from '../../src/skill/skill.js';

const FILES = {
  'skills/pdf/SKILL.md': '',
  'skills/pdf/references/forms.md': '',
  'skills/pdf/references/a b.md': '',
  'skills/pdf/scripts/fill.py': '',
  'skills/pdf/toolsets/index.ts': 'export class HelloToolset {}\nexport const $tools = 1;\n',
  'skills/pdf/plain.js': 'export { One };\n',
  'skills/other/SKILL.md': '',
  'docs/guide.md': '',
};

/** Runs the static checks on a skill among a few files; `at` is the text or the field that a finding points to. */
export function checkStatically(over: {
  declared?: DeclaredMetadata;
  body?: string;
  head?: string;
  directory?: string;
  files?: Readonly<Record<string, string>>;
}) {
  const body = over.body ?? '';
  const head = over.head ?? '---\nname: pdf\n---\n';
  const input: StaticInput = {
    declared: over.declared ?? {},
    text: head + body,
    body,
    bodyOffset: head.length,
    size: { lines: body.split('\n').length - 1, tokens: Math.ceil(body.length / 4) },
    limits: { bodyLines: 500, bodyTokens: 5000 },
    directory: over.directory ?? 'skills/pdf',
    plainDirectories: null,
    workspace: new MemoryWorkspace({ ...FILES, ...over.files }),
  };
  const findings = runStaticChecks(input);
  for (const finding of findings) {
    expect([...STATIC_RULES.map((rule) => rule.id), 'hidden-metadata']).toContain(finding.rule);
  }
  return findings.map((finding) => ({
    rule: finding.rule,
    at: 'offset' in finding.at ? input.text.slice(...finding.at.offset) : finding.at.field.join('.'),
    message: finding.message,
    fix: finding.fix,
  }));
}
