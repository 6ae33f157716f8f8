/** Instrumented code is slower: mutation tests give it time. */
const PATIENCE = Number(process.env['PATIENCE'] ?? 1);

/** What this process has worked so far, in milliseconds: unlike the clock, it does not count what others do. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 / PATIENCE;
}
