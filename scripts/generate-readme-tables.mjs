import { load } from 'js-yaml';

/** The tables of the README's chapter on the Action, from `action.yml`. */
export function actionTables(actionYmlText) {
  const { inputs, outputs } = load(actionYmlText);
  return {
    inputs: table(['Input', 'Meaning', 'Default'], Object.entries(inputs).map(inputRow)),
    outputs: table(
      ['Output', 'Meaning'],
      Object.entries(outputs).map(([name, { description }]) => [`\`${name}\``, cell(description)]),
    ),
  };
}

/** The rules of the README, from the table that the engine itself uses. */
export function rulesTable(rules) {
  return table(
    ['Rule', 'Severity', 'Summary'],
    rules.map(({ id, severity, summary }) => [`\`${id}\``, severity, cell(summary)]),
  );
}

/** Puts each table between its two markers, `<!-- generated:inputs -->` and `<!-- /generated:inputs -->`. */
export function withTables(readme, tables) {
  return Object.entries(tables).reduce((text, [name, content]) => {
    const opening = `<!-- generated:${name} -->`;
    const closing = `<!-- /generated:${name} -->`;
    const start = text.indexOf(opening);
    const end = text.indexOf(closing);
    if (start < 0 || end < start) throw new Error(`README.md lacks the markers ${opening} and ${closing}.`);
    return `${text.slice(0, start + opening.length)}\n${content}\n${text.slice(end)}`;
  }, readme);
}

/** A default that is not in `action.yml` is at the end of its description. */
function inputRow([name, { description, default: value }]) {
  const [meaning, said] = splitDefault(cell(description));
  return [`\`${name}\``, meaning, value === undefined ? said : `\`${value}\``];
}

function splitDefault(description) {
  const at = description.lastIndexOf(' Default: ');
  if (at < 0) return [description, ''];
  return [description.slice(0, at), description.slice(at + ' Default: '.length).replace(/\.$/, '')];
}

function cell(text) {
  return text.trim().replace(/\s+/g, ' ').replaceAll('|', '\\|');
}

function table(header, rows) {
  return [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
