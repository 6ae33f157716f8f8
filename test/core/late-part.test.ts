import { expect, test } from 'vitest';
import { latePart, PartNotLoaded, withLateParts } from '../../src/core/late-part.js';

function aPart(loads: string[], name: string) {
  return latePart(async () => {
    loads.push(name);
    return name;
  });
}

test('work is begun anew for each part that it calls for, and each is loaded once', async () => {
  const loads: string[] = [];
  const [one, two] = [aPart(loads, 'one'), aPart(loads, 'two')];
  let begun = 0;
  const work = () => {
    begun++;
    return `${one()} ${two()} ${one()}`;
  };
  expect(await withLateParts(work)).toBe('one two one');
  expect(begun).toBe(3);
  expect(await withLateParts(work)).toBe('one two one');
  expect(begun).toBe(4);
  expect(loads).toEqual(['one', 'two']);
});

test('work may be asynchronous', async () => {
  const part = aPart([], 'late');
  const work = async () => {
    await null;
    return part();
  };
  expect(await withLateParts(work)).toBe('late');
});

test('any other failure is passed on, also one of loading', async () => {
  const broken = latePart(() => Promise.reject(new Error('no such file')));
  await expect(withLateParts(broken)).rejects.toThrow('no such file');
  await expect(
    withLateParts(() => {
      throw new Error('something else');
    }),
  ).rejects.toThrow('something else');
});

test('a part that is asked for elsewhere says so', () => {
  expect(aPart([], 'late')).toThrow(PartNotLoaded);
});
