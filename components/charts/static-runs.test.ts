import { expect, it } from 'vitest';
import { listRuns } from './static-runs';

const at = (x: number, y: number | null) => ({ x, y });

it.each([
  ['nothing', [], []],
  ['only gaps', [at(0, null), at(1, null)], []],
  ['one stretch', [at(0, 1), at(1, 2)], [[at(0, 1), at(1, 2)]]],
  [
    'two around a gap',
    [at(0, 1), at(1, 2), at(2, null), at(3, 4), at(4, 5)],
    [
      [at(0, 1), at(1, 2)],
      [at(3, 4), at(4, 5)],
    ],
  ],
  ['a value alone', [at(0, null), at(1, 2), at(2, null)], [[at(1, 2), at(1.3, 2)]]],
])('draws %s', (_, places, runs) => {
  expect(listRuns(places)).toEqual(runs);
});
