/** Instrumented code is slower: mutation tests get more time. */
const PATIENCE = Number(process.env['PATIENCE'] ?? 1);

/** CPU time of this process in milliseconds: unlike the clock, it does not count other processes. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 / PATIENCE;
}
