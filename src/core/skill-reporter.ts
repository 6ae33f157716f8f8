import type { BodyProblem } from './check-body.js';
import { fillIn } from './fill-in.js';
import type { FieldPlace, Finding, Place } from './finding.js';
import { locateSimpleField, openingFence } from './locate-field.js';
import type { ParsedSkill, ParseProblem } from './parse-skill.js';
import type { Profile } from './profile.js';
import type { SkillCandidate } from './skill.js';
import type { StaticFinding } from './static/static-check.js';
import type { FieldProblem } from './validate-fields.js';

/** Collects findings of one file; positions that need a slow parser are left as fields. */
export class SkillReporter {
  readonly findings: Finding[] = [];

  constructor(
    readonly candidate: SkillCandidate,
    readonly parsed: ParsedSkill,
    readonly profile: Profile,
  ) {}

  parse({ rule, message, fix, at }: ParseProblem): void {
    this.#add({ rule, message, fix, at, params: {} });
  }

  body({ rule, message, fix, start, end }: BodyProblem): void {
    this.#add({ rule, message, fix, at: this.parsed.positions.span(start, end), params: {} });
  }

  check({ rule, message, fix, at }: StaticFinding): void {
    if ('offset' in at) this.body({ rule, message, fix, start: at.offset[0], end: at.offset[1] });
    else this.field({ rule, message, fix, place: { field: at.field, part: 'value' }, params: {} });
  }

  field({ rule, message, fix, place, params }: FieldProblem): void {
    this.#add({ rule, message, fix, at: this.#placeOf(place), params });
  }

  #placeOf(place: FieldPlace | null): Place {
    if (place === null) return openingFence(this.parsed);
    return locateSimpleField(this.parsed, place) ?? place;
  }

  #add(problem: {
    rule: string;
    message: string;
    fix: string;
    at: Place;
    params: Readonly<Record<string, string | number>>;
  }): void {
    const { rule, fix, at, params } = problem;
    const template = this.profile.messages[`${rule}:${params['field'] ?? ''}`] ?? this.profile.messages[rule];
    const message =
      template === undefined ? problem.message : fillIn(template, { file: this.candidate.file, ...params });
    // One wording for several fields is said once.
    if (template !== undefined && this.findings.some((other) => other.message === message)) return;
    this.findings.push({ rule, file: this.candidate.file, at, message, fix });
  }
}
