/** One table of times and memory, sizes as columns, one of the targets, and one of routing. */
export function renderTables({ sizes, results, targets, routing, machine }) {
  const ids = [...new Map(results.map((result) => [result.id, result.title]))];
  const rows = ids.map(([id, title]) => [title, ...sizes.map((size) => cell(results, size, id))]);
  const head = ['', ...sizes.map((size) => `${size.toLocaleString('en-US')} skill${size === 1 ? '' : 's'}`)];
  const judged = targets.map((target) => [target.title, target.bound, number(target.value), target.verdict]);
  return [
    `${machine}. Medians: processor time of all threads and how many times the floor that is, wall time, peak memory.`,
    table(head, rows),
    table(['target', 'bound', 'measured', ''], judged),
    table(['routing', 'by', 'questions', 'right', 'wrong', 'none'], routing.map(routingRow)),
  ].join('\n\n');
}

function routingRow({ set, router, questions, right, wrong }) {
  const percent = (number) => `${((100 * number) / questions).toFixed(1)} %`;
  return [set, router, questions, percent(right), percent(wrong), percent(questions - right - wrong)];
}

function cell(results, size, id) {
  const find = (wanted) => results.find((result) => result.size === size && result.id === wanted);
  const result = find(id);
  if (!result) return '–';
  const times = (result.cpuMs / find('floor').cpuMs).toFixed(2);
  const memory = (result.peakKiB / 1024).toFixed(0);
  return `${result.cpuMs.toFixed(0)} ms, ${times} ×, ${result.ms.toFixed(0)} ms, ${memory} MB`;
}

function number(value) {
  if (value === null) return '–';
  return value < 1000 ? value.toFixed(2) : Math.round(value).toLocaleString('en-US');
}

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
