/** How much of the details a text shows. */
export interface Detail {
  /** Values before and after, next to the names of fields. */
  readonly values: boolean;
  /** Most rows of each table or list. */
  readonly rows: number;
}

/** From everything to counts alone. */
const STAGES: readonly Detail[] = [
  { values: true, rows: Number.POSITIVE_INFINITY },
  { values: false, rows: Number.POSITIVE_INFINITY },
  { values: false, rows: 1000 },
  { values: false, rows: 200 },
  { values: false, rows: 50 },
  { values: false, rows: 10 },
  { values: false, rows: 0 },
];

export interface Limit {
  readonly size: number;
  readonly measure: (text: string) => number;
}

/** The fullest rendering that fits. Every stage is rendered whole, so no table is ever cut in the middle. */
export function renderToFit(render: (detail: Detail) => string, limit: Limit): string {
  let text = '';
  for (const stage of STAGES) {
    text = render(stage);
    if (limit.measure(text) <= limit.size) return text;
  }
  return text;
}

/** The rows that fit a stage, and a sentence for the rest. */
export function takeRows<Row>(
  rows: readonly Row[],
  detail: Detail,
): { readonly shown: readonly Row[]; readonly more: string } {
  const shown = rows.slice(0, detail.rows);
  const hidden = rows.length - shown.length;
  if (hidden === 0) return { shown, more: '' };
  return {
    shown,
    more: `…${shown.length === 0 ? '' : 'and '}${hidden} ${shown.length === 0 ? 'in all' : 'more'}; the JSON report lists them.`,
  };
}
