const LARGE = [1000, 10000];
const LIMITS = {
  validate: [2.2, 3.2],
  check: [2.2, 3.2],
  'register-new': [2.5, 3.5],
  'register-one': [2.8, 4],
};
const TITLES = {
  validate: '`validate --all`',
  check: '`register --check`',
  'register-new': '`register`, no manifest, without routes',
  'register-one': '`register`, one skill changed, without routes',
};
/** The keys of the dispatch matrix have a separate target. */
const WITHOUT_ROUTES = ['register-new', 'register-one'];
/** Below this a stage is noise. */
const LEAST_STAGE_MS = 5;

/** The targets, as ratios of the median CPU times in one run. `null` if a part was not measured. */
export function judgeTargets({ results, watch }) {
  const find = (size, id) => results.find((result) => result.size === size && result.id === id);
  const cpu = (size, id) => find(size, id)?.cpuMs ?? null;
  const timeOf = (size, id) => {
    const result = find(size, id);
    if (result === undefined) return null;
    return result.cpuMs - (WITHOUT_ROUTES.includes(id) ? (result.stages.routes ?? 0) : 0);
  };
  const peak = (size, id) => find(size, id)?.peakKiB ?? null;
  return [
    ...Object.keys(LIMITS).flatMap((id) =>
      LARGE.map((size, index) =>
        atMost(
          `${TITLES[id]}, ${count(size)} skills ÷ floor`,
          divide(timeOf(size, id), cpu(size, 'floor')),
          LIMITS[id][index],
        ),
      ),
    ),
    ...LARGE.map((size, index) =>
      atLeast(
        `reference validator, one process ÷ \`validate --all\`, ${count(size)} skills`,
        divide(cpu(size, 'peer'), cpu(size, 'validate')),
        [1.2, 1.8][index],
      ),
    ),
    ...Object.keys(LIMITS).map((id) =>
      atMost(
        `${TITLES[id].replace(', without routes', '')}, peak memory at 10,000 ÷ floor`,
        divide(peak(10000, id), peak(10000, 'floor')),
        3,
      ),
    ),
    atMost('`register`, one skill ÷ `node -e 0`', divide(cpu(1, 'register-new'), cpu(1, 'node')), 2.5),
    atMost(
      '`register`, one skill, compile cache of Node.js 24 ÷ `node -e 0`',
      divide(cpu(1, 'register-24'), cpu(1, 'node-24')),
      1.9,
    ),
    atMost(
      '`validate --since` ÷ `validate`, 1,000 skills',
      divide(cpu(1000, 'validate-since'), cpu(1000, 'validate')),
      2.2,
    ),
    ...LARGE.map((size) =>
      atMost(
        `stage routes, µs a skill, ${count(size)} skills`,
        divide(find(size, 'validate')?.stages.routes ?? null, size / 1000),
        100,
      ),
    ),
    ...['register-new', 'validate'].map((id) =>
      atMost(`${id}, growth from 1,000 to 10,000`, divide(cpu(10000, id), cpu(1000, id)), 10.5),
    ),
    ...growthOfStages(find(1000, 'validate')?.stages, find(10000, 'validate')?.stages),
    atMost('`watch`: milliseconds beyond the debounce, 1,000 skills', watch, 150),
  ];
}

function growthOfStages(small = {}, large = {}) {
  return Object.keys(large)
    .filter((stage) => stage !== 'total' && large[stage] >= LEAST_STAGE_MS)
    .map((stage) =>
      atMost(
        `stage ${stage}, growth from 1,000 to 10,000`,
        divide(large[stage], Math.max(small[stage] ?? 0, LEAST_STAGE_MS / 10)),
        10.5,
      ),
    );
}

const divide = (a, b) => (a === null || b === null ? null : a / b);
const count = (size) => size.toLocaleString('en-US');
const verdict = (value, isMet) => (value === null ? 'not measured' : isMet ? 'met' : 'missed');

function atMost(title, value, limit) {
  return { title, value, bound: `≤ ${limit}`, verdict: verdict(value, value <= limit) };
}

function atLeast(title, value, limit) {
  return { title, value, bound: `≥ ${limit}`, verdict: verdict(value, value >= limit) };
}
