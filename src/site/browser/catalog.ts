import { SimilarityIndex } from '../../routing/similarity.js';
import { isContentWord } from '../../routing/words.js';

const list = document.querySelector<HTMLElement>('#cards');
const query = document.querySelector<HTMLInputElement>('#query');
const filterForm = document.querySelector<HTMLFormElement>('#filter-form');
const count = document.querySelector<HTMLElement>('#count');
const none = document.querySelector<HTMLElement>('#none');
const clear = document.querySelector<HTMLButtonElement>('#clear');
const more = document.querySelector<HTMLButtonElement>('#more');
const filters = document.querySelector<HTMLDetailsElement>('#filters');
const arrange = document.querySelector<HTMLFormElement>('#arrange');

if (list !== null && query !== null) start(list, query);

function start(cards: HTMLElement, input: HTMLInputElement): void {
  const rest = document.querySelector('#rest');
  /** How many are shown at once, as in the page itself: a browser lays them out without a pause. */
  const limit = rest === null ? Number.POSITIVE_INFINITY : cards.children.length;
  const entries = [...cards.children, ...(rest?.children ?? [])].map((card) => readCard(card as HTMLElement));
  const index = new SimilarityIndex(entries.map(({ labels, ...entry }) => ({ ...entry, phrases: [labels] })));
  // On a narrow screen the filters would push the skills off it.
  if (filters !== null && matchMedia('(max-width: 52rem)').matches) filters.open = false;
  readAddress(input);
  if (location.hash !== '') show();

  input.addEventListener('input', () => update());
  filterForm?.addEventListener('change', () => update());
  arrange?.addEventListener('change', () => update());
  for (const form of document.querySelectorAll('form'))
    form.addEventListener('submit', (event) => event.preventDefault());
  clear?.addEventListener('click', () => reset());
  more?.addEventListener('click', () => showMore());
  document.addEventListener('keydown', focusSearch);
  document.addEventListener('keydown', moveThroughResults);
  addEventListener('beforeprint', () => showAll());
  addEventListener('hashchange', () => {
    readAddress(input);
    show();
  });

  function update(): void {
    writeAddress(input.value);
    show();
  }

  function matches(): readonly HTMLElement[] {
    const groups = Map.groupBy(checked(), ({ name }) => name);
    return search(entries, index, input.value).filter((card) =>
      [...groups].every(([name, boxes]) => {
        const own = card.dataset[name]?.split(' ');
        return boxes.some(({ value }) => own?.includes(value));
      }),
    );
  }

  function show(most = limit): void {
    const found = arranged(matches(), input.value.trim() !== '');
    const shown = found.slice(0, most);
    cards.replaceChildren(...withHeadings(shown));
    describe(found.length, shown.length);
  }

  function showAll(): void {
    show(Number.POSITIVE_INFINITY);
  }

  function showMore(): void {
    showAll();
    // The button that had the focus no longer exists.
    links()[limit]?.focus();
  }

  function reset(): void {
    input.value = '';
    for (const box of checked()) box.checked = false;
    update();
    input.focus();
  }

  function links(): readonly HTMLAnchorElement[] {
    return [...cards.querySelectorAll('a')];
  }

  /** From the search down to the first skill, from one to the next, and back up; Enter opens the best match. */
  function moveThroughResults(event: KeyboardEvent): void {
    const all = links();
    const at = all.indexOf(event.target as HTMLAnchorElement);
    if (at === -1 && event.target !== input) return;
    const target = { ArrowDown: all[at + 1], ArrowUp: at > 0 ? all[at - 1] : input }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      target.focus();
    } else if (event.key === 'Escape' && input.value !== '') reset();
    else if (event.key === 'Enter' && event.target === input && input.value.trim() !== '') all[0]?.click();
  }

  function describe(found: number, shown: number): void {
    const isFiltered = input.value.trim() !== '' || checked().length > 0;
    if (count !== null)
      count.textContent = isFiltered ? `${number(found)} of ${skills(entries.length)}` : skills(found);
    if (none !== null) none.hidden = found > 0;
    if (clear !== null) clear.hidden = !isFiltered;
    if (more !== null) {
      more.hidden = shown === found;
      more.textContent = `Show all ${number(found)}`;
    }
  }

  function focusSearch(event: KeyboardEvent): void {
    const isTyping =
      event.target instanceof HTMLElement && event.target.matches('input:not([type=checkbox]), textarea');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
    input.select();
  }
}

function choice(name: string): string {
  return String(arrange === null ? '' : (new FormData(arrange).get(name) ?? ''));
}

/** In the chosen order, group by group; a search puts the best match first. */
function arranged(found: readonly HTMLElement[], isSearch: boolean): readonly HTMLElement[] {
  const clients = ({ dataset }: HTMLElement) => Number(dataset['count']);
  const sorted =
    isSearch || choice('sort') !== 'clients' ? found : [...found].sort((a, b) => clients(b) - clients(a));
  const by = choice('group');
  return by === '' ? sorted : groupsOf(sorted, by).flatMap(([, own]) => own);
}

/** The largest group first, and what is in none last. */
function groupsOf(cards: readonly HTMLElement[], by: string): readonly [string, readonly HTMLElement[]][] {
  const isNone = (id: string) => Number(id === '');
  return [...Map.groupBy(cards, (card) => card.dataset[by] ?? '')].sort(
    ([idA, a], [idB, b]) => isNone(idA) - isNone(idB) || b.length - a.length,
  );
}

function withHeadings(shown: readonly HTMLElement[]): readonly HTMLElement[] {
  const by = choice('group');
  if (by === '') return shown;
  return groupsOf(shown, by).flatMap(([id, own]) => [headingOf(by, id), ...own]);
}

function headingOf(facet: string, id: string): HTMLElement {
  const box = filterForm?.querySelector<HTMLInputElement>(`input[name="${facet}"][value="${id}"]`);
  const item = document.createElement('li');
  item.className = 'group';
  const title = document.createElement('h3');
  title.textContent = box ? titleOf(box) : 'Others';
  item.append(title);
  return item;
}

/** A card with its texts for the search: case and accents do not count. */
interface SearchEntry {
  readonly card: HTMLElement;
  readonly name: string;
  readonly labels: string;
  readonly description: string;
}

function readCard(card: HTMLElement): SearchEntry {
  const textOf = (selector: string) => fold(card.querySelector(selector)?.textContent ?? '');
  return { card, name: textOf('h3'), description: textOf('p'), labels: textOf('.labels') };
}

/** The cards that have a word of the query, the best match first; all of them, in order, for an empty query. */
function search(
  entries: readonly SearchEntry[],
  index: SimilarityIndex,
  query: string,
): readonly HTMLElement[] {
  const text = fold(query);
  const typed = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const telling = typed.filter(isContentWord);
  const words = telling.length > 0 ? telling : typed;
  if (words.length === 0) return entries.map(({ card }) => card);
  const similar = new Map(index.compare(text).skills.map((skill) => [skill.index, skill.score]));
  return entries
    .map((entry, at) => ({ card: entry.card, score: (similar.get(at) ?? 0) + scoreAsTyped(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ card }) => card);
}

/** What is typed may be the beginning of a word, or of the name itself. */
function scoreAsTyped(entry: SearchEntry, words: readonly string[]): number {
  const typed = words.join('-');
  const ofName = entry.name === typed ? 100 : entry.name.startsWith(typed) ? 50 : 0;
  return words.reduce((score, word) => score + scoreOfBeginning(entry, word), ofName);
}

function scoreOfBeginning({ name, labels, description }: SearchEntry, word: string): number {
  if (startsWord(name, word)) return 3;
  if (startsWord(labels, word)) return 2;
  return startsWord(description, word) ? 1 : 0;
}

function startsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)) return true;
  }
  return false;
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function checked(): readonly HTMLInputElement[] {
  return [...(filterForm?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])];
}

/** The search is part of the URL, so that it can be shared and the back button returns to it. */
function readAddress(input: HTMLInputElement): void {
  const wanted = new URLSearchParams(location.hash.slice(1));
  input.value = wanted.get('q') ?? '';
  for (const select of arrange?.querySelectorAll('select') ?? [])
    select.value = wanted.get(select.name) ?? select.options[0]!.value;
  for (const box of filterForm?.querySelectorAll<HTMLInputElement>('input') ?? []) {
    box.checked = wanted.getAll(box.name).includes(titleOf(box));
  }
}

function writeAddress(text: string): void {
  const wanted = new URLSearchParams();
  if (text.trim() !== '') wanted.set('q', text);
  for (const box of checked()) wanted.append(box.name, titleOf(box));
  for (const select of arrange?.querySelectorAll('select') ?? [])
    if (select.selectedIndex > 0) wanted.set(select.name, select.value);
  const hash = wanted.size === 0 ? '' : `#${wanted}`;
  history.replaceState(null, '', `${location.pathname}${location.search}${hash}`);
}

function titleOf(box: HTMLInputElement): string {
  return box.parentElement?.querySelector('.option')?.textContent ?? '';
}

function skills(value: number): string {
  return `${number(value)} ${value === 1 ? 'skill' : 'skills'}`;
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}
