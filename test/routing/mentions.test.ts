import { describe, expect, it } from 'vitest';
import { Mentions } from '../../src/routing/mentions.js';

const mentions = new Mentions(['pdf', 'release-notes', 'notes']);

describe('skills that a request names', () => {
  it.each([
    ['$pdf, please', ['pdf']],
    ['run /release-notes now', ['release-notes']],
    ['use $docs:pdf', ['pdf']],
    ['Use the PDF skill', ['pdf']],
    ['use the `pdf` skill', ['pdf']],
    ['use the release notes skill', ['release-notes']],
    ['use the "release-notes" skill and then $pdf', ['pdf', 'release-notes']],
    ['PDF', ['pdf']],
    ['Release Notes!', ['release-notes']],
  ])('%j names %j', (request, names) => {
    expect(mentions.in(request)).toEqual(names);
  });

  it.each(['read the pdf', 'open docs/pdf', 'open /pdf/one.txt', 'it costs US$pdf', 'a pdf skillet', ''])(
    '%j names none',
    (request) => {
      expect(mentions.in(request)).toEqual([]);
    },
  );

  it('finds exact names after a dollar sign, each once', () => {
    const text = 'use $release-notes, $release-notes and $Notes for $5 or /pdf, the pdf skill';
    expect(mentions.withDollar(text)).toEqual(['release-notes']);
  });

  it('takes linear time for any text', () => {
    for (const text of ['a', 'a ', '$a', '/', ' ', '`" ', 'skill '])
      expect(mentions.in(text.repeat(20_000))).toEqual([]);
  });
});
