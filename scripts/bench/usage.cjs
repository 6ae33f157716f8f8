/**
 * Loaded with --require: leaves the peak memory of its process in KiB and its processor time in milliseconds in the
 * file that BENCH_USAGE_FILE names. On Linux the peak is VmHWM: `maxRSS` of a child starts from its parent's.
 */
const { readFileSync, writeFileSync } = require('node:fs');

function readPeak() {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS;
  return Number(/VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]);
}

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  writeFileSync(process.env.BENCH_USAGE_FILE, `${readPeak()} ${(user + system) / 1000}`);
});
