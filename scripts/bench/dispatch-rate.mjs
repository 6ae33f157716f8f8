import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { median } from './measure.mjs';

const ROUNDS = 7;

/** Look-ups a second in one thread on a manifest; the queries are the descriptions of its own skills, cut short. */
export async function measureDispatch({ library, manifest }) {
  const { compileDispatcher } = await import(pathToFileURL(library).href);
  const text = readFileSync(manifest, 'utf8');
  const dispatcher = compileDispatcher(text);
  const queries = JSON.parse(text).skills.map((skill) => skill.description.slice(0, 80));
  const rates = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    for (const query of queries) dispatcher.dispatch({ text: query });
    return (queries.length / (performance.now() - start)) * 1000;
  });
  return median(rates);
}
