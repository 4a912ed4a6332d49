import { expect, it } from 'vitest';
import { fetchSteadyWindow } from './fetch-steady-window';

type Given = { walks: string[][]; held?: string[]; pages?: number; final?: boolean; moved?: number[] };

async function fetchAll({ walks, held = [], pages = 2, final = false, moved = [] }: Given) {
  let walked = 0;
  const walk = async () => {
    const ids = walks[Math.min(walked, walks.length - 1)] ?? [];
    const movedNow = moved.includes(walked);
    walked += 1;
    return { texts: [], ids, rows: ids.length, pages, allFinal: final, moved: movedNow, unread: [] };
  };
  const fetched = await fetchSteadyWindow(
    walk,
    ({ allFinal }) => allFinal,
    async () => held,
  );
  if ('heavy' in fetched) throw new Error('No walk was heavy.');
  return { walked, ids: fetched.ids, steady: fetched.steady };
}

it.each<[string, Given, number, boolean]>([
  ['one page', { walks: [['a']], pages: 1 }, 1, true],
  ['rows that can no longer change', { walks: [['a']], final: true }, 1, true],
  ['the rows that are held, in another order', { walks: [['a', 'b']], held: ['b', 'a'] }, 1, true],
  ['the same rows twice', { walks: [['a', 'b']] }, 2, true],
  ['other rows than are held, and then the same', { walks: [['a', 'b']], held: ['a'] }, 2, true],
  ['other rows at first', { walks: [['a'], ['a', 'b'], ['a', 'b']] }, 3, true],
  [
    'as many rows, and one of them another',
    {
      walks: [
        ['a', 'c'],
        ['a', 'b'],
        ['a', 'b'],
      ],
    },
    3,
    true,
  ],
  ['the same rows, after one moved during the first walk', { walks: [['a', 'b']], moved: [0] }, 3, true],
  ['other rows each time', { walks: [['a'], ['b'], ['c'], ['d'], ['d']] }, 4, false],
])('%s', async (_, given, walked, steady) => {
  expect(await fetchAll(given)).toMatchObject({ walked, steady });
});

it('stops if a walk is too heavy', async () => {
  const heavy = { heavy: true, rows: 9, pages: 3 } as const;
  expect(
    await fetchSteadyWindow(
      async () => heavy,
      () => false,
      async () => [],
    ),
  ).toBe(heavy);
});
