/** semver.org's own expression: what `version` must look like if the profile requires semver. */
export const SEMVER_PATTERN =
  '^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)' +
  '(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?' +
  '(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$';

/** Versions made of a date, such as `2026.05.1` or `2025-11-03`. */
const CALENDAR_VERSION = /^(?:19|20)\d\d[.-](?:0?[1-9]|1[0-2])(?:[.-]\d{1,4}){0,2}$/;

export function isCalendarVersion(version: string): boolean {
  return CALENDAR_VERSION.test(version);
}

const SEMVER = new RegExp(SEMVER_PATTERN);

export function isSemver(version: string): boolean {
  return SEMVER.test(version);
}
