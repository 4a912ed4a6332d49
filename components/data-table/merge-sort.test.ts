import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeSort } from './merge-sort';

function finish<Step, Result>(steps: Generator<Step, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

test('it sorts as the built-in sort does, equal items in the order they came', () => {
  const values = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 1500, size: 'max' });
  fc.assert(
    fc.property(values, (keys) => {
      const items = keys.map((key, at) => ({ key, at }));
      const compare = (a: { key: number }, b: { key: number }) => a.key - b.key;
      expect(finish(mergeSort(items, compare))).toEqual([...items].sort(compare));
    }),
    { numRuns: 50 },
  );
});

test('no step compares more than a run does', () => {
  let compared = 0;
  let most = 0;
  const items = Array.from({ length: 20_000 }, (_, at) => ({ key: (at * 7919) % 20_000 }));
  const steps = mergeSort(items, (a, b) => {
    compared += 1;
    return a.key - b.key;
  });
  while (!steps.next().done) {
    most = Math.max(most, compared);
    compared = 0;
  }
  expect(most).toBeLessThan(1000);
});
