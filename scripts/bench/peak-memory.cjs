/**
 * Loaded with --require: leaves the peak memory of its process, in KiB, in the file BENCH_PEAK_FILE names.
 * On Linux it is VmHWM: `maxRSS` of a child starts from its parent's peak, because exec keeps it.
 */
const { readFileSync, writeFileSync } = require('node:fs');

function readPeak() {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS;
  return Number(/VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]);
}

process.on('exit', () => writeFileSync(process.env.BENCH_PEAK_FILE, String(readPeak())));
