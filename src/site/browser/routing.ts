import {
  type DispatchAnswer,
  type DispatchClaim,
  Dispatcher,
  type DispatchSource,
  explainCandidates,
  reasonFor,
  winnerOf,
} from '../../routing/dispatch.js';

interface RoutingData {
  readonly skills: readonly { readonly name: string; readonly description: string; readonly page: string }[];
  readonly source: DispatchSource;
}

const MAX_RUNNERS_UP = 5;

const STRATEGIES: Readonly<Record<DispatchClaim['strategy'], string>> = {
  label: 'By label',
  type: 'By task type',
  keyword: 'By the dispatch matrix',
  trigger: 'By trigger',
  similarity: 'By similar words',
};

declare const ROUTING: RoutingData;

const request = document.querySelector<HTMLTextAreaElement>('#request');
const answer = document.querySelector<HTMLElement>('#answer');

if (request !== null && answer !== null) start(request, answer);

function start(input: HTMLTextAreaElement, output: HTMLElement): void {
  const dispatcher = new Dispatcher(ROUTING.source);
  const skills = new Map(ROUTING.skills.map((skill) => [skill.name, skill]));
  input.value = new URLSearchParams(location.hash.slice(1)).get('request') ?? '';
  input.addEventListener('input', update);
  input.form?.addEventListener('submit', (event) => event.preventDefault());
  offerExamples(input, update);
  show();

  function update(): void {
    const text = input.value.trim();
    const hash = text === '' ? '' : `#${new URLSearchParams({ request: text })}`;
    history.replaceState(null, '', `${location.pathname}${location.search}${hash}`);
    show();
  }

  function show(): void {
    const text = input.value.trim();
    if (text === '') output.replaceChildren();
    else output.replaceChildren(...render(dispatcher.dispatch({ text })));
  }

  function render(found: DispatchAnswer): readonly Node[] {
    const claim = winnerOf(found);
    const first =
      claim === null ? element('p', 'no-answer', 'No skill gets this request.') : describeWinner(claim);
    return [first, ...runnersUp(found)];
  }

  function describeWinner(claim: DispatchClaim): Node {
    const box = element('div', 'winner');
    box.append(
      element('p', 'strategy', STRATEGIES[claim.strategy]),
      heading(claim.skill),
      element('p', 'lead', skills.get(claim.skill)?.description ?? 'The manifest has no entry for it.'),
      element('p', 'why', explain(reasonFor(claim))),
    );
    return box;
  }

  function runnersUp(found: DispatchAnswer): readonly Node[] {
    const others = explainCandidates(found).filter(({ skill }) => skill !== found.skill);
    if (others.length === 0 && found.skill === null) return [];
    if (others.length === 0) return [element('p', 'no-runner-up', 'No other skill comes close.')];
    const rows = others.slice(0, MAX_RUNNERS_UP).map((candidate) => {
      const row = element('li');
      row.append(link(candidate.skill), element('p', 'why', explain(candidate.why)));
      return row;
    });
    const list = element('ol', 'runners-up');
    list.append(...rows);
    return [element('h2', '', found.skill === null ? 'Closest skills' : 'Runners-up'), list];
  }

  function heading(name: string): HTMLElement {
    const title = element('h2');
    title.append(link(name));
    return title;
  }

  function link(name: string): HTMLElement {
    const page = skills.get(name)?.page;
    if (page === undefined) return element('span', '', name);
    const anchor = document.createElement('a');
    anchor.href = page;
    anchor.textContent = name;
    return anchor;
  }
}

function offerExamples(input: HTMLTextAreaElement, update: () => void): void {
  for (const button of document.querySelectorAll('.chip')) {
    button.addEventListener('click', () => {
      input.value = button.textContent;
      update();
      input.focus();
    });
  }
}

function element(tag: string, className = '', text = ''): HTMLElement {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  if (text !== '') made.textContent = text;
  return made;
}

/** The reason as a sentence. */
function explain(reason: string): string {
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
}
