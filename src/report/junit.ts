import { visibleText } from '../text/visible-text.js';
import type { Diagnostic } from './diagnostic.js';
import type { Outcome, SkillOutcome } from './report.js';

/**
 * A JUnit report with one suite: a passing case for every skill that does not fail, and a failing case for every
 * finding that fails the run. With `--since`, findings of the base are skipped.
 */
export function renderJunit(outcome: Outcome, prefix: string): string {
  const { diagnostics, skills } = outcome.report;
  const failing = diagnostics.filter(({ severity }) => isFailing(outcome, severity));
  const cases = [
    ...skills.filter((skill) => !failing.some((found) => found.skill === skill.name)).map(passedCase),
    ...failing.map((found) => findingCase(found, prefix)),
  ];
  return renderSuite(cases, {
    failures: failing.filter(({ isNew }) => isNew !== false).length,
    skipped: failing.filter(({ isNew }) => isNew === false).length,
  });
}

/** The report of a run that failed. */
export function renderJunitFailure({
  code,
  message,
  fix,
}: {
  code: string;
  message: string;
  fix: string;
}): string {
  const text = `    <error type=${attribute(code)} message=${attribute(message)}>${escapeXml(fix)}</error>\n`;
  return renderSuite([testCase({ name: code, classname: 'skill-registrar' }, text)], { errors: 1 });
}

/** If a run fails only because of warnings, those are its failures. */
function isFailing({ exitCode, report }: Outcome, severity: Diagnostic['severity']): boolean {
  if (severity === 'error') return true;
  const { errors } = report.summary.new ?? report.summary;
  return severity === 'warning' && exitCode === 1 && errors === 0;
}

function passedCase({ name, path }: SkillOutcome): string {
  return testCase({ name, classname: path }, '');
}

function findingCase(found: Diagnostic, prefix: string): string {
  const file = /^(?:\/|~\/|[A-Za-z]:)/.test(found.file) ? found.file : prefix + found.file;
  const place = { name: `${found.skill ?? found.file}: ${found.rule}`, classname: found.file, file };
  const text = `${file}:${found.line}:${found.column}: ${found.message}\n${found.fix}`;
  const body =
    found.isNew === false
      ? `    <skipped message=${attribute(`Also in the base: ${found.message}`)}/>\n`
      : `    <failure type=${attribute(found.rule)} message=${attribute(found.message)}>${escapeXml(text)}</failure>\n`;
  return testCase({ ...place, line: String(found.line) }, body);
}

function testCase(attributes: Readonly<Record<string, string>>, body: string): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}=${attribute(value)}`);
  return body === ''
    ? `  <testcase${list.join('')}/>\n`
    : `  <testcase${list.join('')}>\n${body}  </testcase>\n`;
}

function renderSuite(cases: readonly string[], counts: Readonly<Record<string, number>>): string {
  const { failures = 0, errors = 0, skipped = 0 } = counts;
  const numbers = `tests="${cases.length}" failures="${failures}" errors="${errors}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<testsuites name="skill-registrar" ${numbers}>\n`,
    `<testsuite name="skill-registrar" ${numbers} skipped="${skipped}">\n`,
    ...cases,
    '</testsuite>\n</testsuites>\n',
  ].join('');
}

function attribute(text: string): string {
  return `"${escapeXml(visibleText(text))}"`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** No markup, no control character, and no `##[`, which a runner reads as a command anywhere. */
function escapeXml(text: string): string {
  const lines = text.split('\n').map(visibleText).join('\n');
  return lines
    .replace(/[&<>"]/g, (character) => ENTITIES[character]!)
    .replaceAll('##[', '#&#35;[')
    .replace(/[\ufffe\uffff]/g, '\ufffd')
    .replace(/^(\s*):(?=:)/gm, '$1&#58;');
}
