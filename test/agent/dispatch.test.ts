import { expect, it } from 'vitest';
import { dispatchFields } from '../../src/agent/dispatch.js';

const answer = {
  skill: 'pdf-forms',
  strategy: 'keyword',
  matched: 'fill in a form',
  place: 'by_keyword',
  isRegistered: true,
  undecided: [],
  candidates: [],
} as unknown as Parameters<typeof dispatchFields>[0];

it('an answer names the skill and why, and a score only if there is one', () => {
  const fields = dispatchFields(answer);
  expect(fields).toMatchObject({
    skill: 'pdf-forms',
    strategy: 'keyword',
    matched: 'fill in a form',
    registered: true,
  });
  expect(fields).not.toHaveProperty('score');
  expect(dispatchFields({ ...answer, score: 0.5, margin: 0.1 })).toMatchObject({ score: 0.5, margin: 0.1 });
});
