const LARGE = [1000, 10000];
const LIMITS = {
  validate: [2.2, 3.2],
  check: [2.2, 3.2],
  'register-new': [2.5, 3.5],
  'register-one': [2.8, 4],
};

/** What was promised, as ratios of medians in one run. `null` where a part was not measured. */
export function judgeTargets({ results, watch }) {
  const value = (size, id, unit) => results.find((r) => r.size === size && r.id === id)?.[unit] ?? null;
  const ratio = ({ of, to, unit = 'ms' }) => divide(value(...of, unit), value(...to, unit));
  const overFloor = (id, title) =>
    LARGE.map((size, index) =>
      atMost(
        `${title}, ${count(size)} skills ÷ floor`,
        ratio({ of: [size, id], to: [size, 'floor'] }),
        LIMITS[id][index],
      ),
    );
  return [
    ...overFloor('validate', '`validate --all`'),
    ...overFloor('check', '`register --check`'),
    atMost(
      '`validate --since` ÷ `validate`, 1,000 skills',
      ratio({ of: [1000, 'validate-since'], to: [1000, 'validate'] }),
      2.2,
    ),
    ...overFloor('register-new', '`register`, no manifest'),
    ...overFloor('register-one', '`register`, one skill changed'),
    atMost('register-new, one skill ÷ `node -e 0`', ratio({ of: [1, 'register-new'], to: [1, 'node'] }), 2.5),
    ...['register-new', 'validate'].map((id) =>
      atMost(`${id}, growth from 1,000 to 10,000`, ratio({ of: [10000, id], to: [1000, id] }), 10.5),
    ),
    ...['register-new', 'register-one', 'validate', 'check'].map((id) =>
      atMost(
        `${id}, peak memory at 10,000 ÷ floor`,
        ratio({ of: [10000, id], to: [10000, 'floor'], unit: 'peakKiB' }),
        3,
      ),
    ),
    ...LARGE.map((size, index) =>
      atLeast(
        `skills-ref, one process ÷ \`validate --all\`, ${count(size)} skills`,
        ratio({ of: [size, 'peer'], to: [size, 'validate'] }),
        [1.2, 1.8][index],
      ),
    ),
    atMost('`watch`: milliseconds beyond the debounce, 1,000 skills', watch, 150),
  ];
}

const divide = (a, b) => (a === null || b === null ? null : a / b);
const count = (size) => size.toLocaleString('en-US');
const verdict = (value, isMet) => (value === null ? 'not measured' : isMet ? 'met' : 'missed');

function atMost(title, value, limit) {
  return { title, value, bound: `≤ ${limit}`, verdict: verdict(value, value <= limit) };
}

function atLeast(title, value, limit) {
  return {
    title,
    value,
    bound: `≥ ${limit.toLocaleString('en-US')}`,
    verdict: verdict(value, value >= limit),
  };
}
