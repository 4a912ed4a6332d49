import { expect, it, test } from 'vitest';
import type { LinkDraft } from './draft';
import { expandRows } from './expand-rows';
import { fixRow, writeLines } from './fix-row';
import { readLines } from './read-lines';

const lines: LinkDraft[] = [
  { productId: 'P1', marketplace: 'marketplace.de', title: 'Jug, 15.6" "large"' },
  { productId: 'P,2', subid1: '=1+1', subid2: ' two words ' },
  { productId: '-P3', sharedid: 'line\nbreak' },
];

test('written lines are read back unchanged', () => {
  expect(readLines(writeLines(lines)).lines).toEqual(lines);
});

it.each([
  ['the product of a line, for each of its rows', 1, { productId: 'P4' }, ['P4 a!', 'P4 b', 'P2 own']],
  ['a listed subid, for each product', 0, { subid1: 'a' }, ['P1 a', 'P1 b', 'P2 own']],
  ['a listed subid that is no longer wanted', 0, { subid1: undefined }, ['P1 b', 'P2 own']],
  ["a line's own subid", 2, { subid1: 'b' }, ['P1 a!', 'P1 b', 'P2 b']],
])('corrects %s', (_, at, change, expected) => {
  const plan = { lines: [{ productId: 'P1' }, { productId: 'P2', subid1: 'own' }], subids: ['a!', 'b'] };
  const row = expandRows(plan.lines, plan.subids)[at];
  if (!row) throw new Error('There is no such row.');
  const { text, subids } = fixRow(plan, row, { ...row.draft, ...change });
  const rows = expandRows(readLines(text).lines, subids.split('\n'));
  expect(rows.map(({ draft }) => `${draft.productId} ${draft.subid1}`)).toEqual(expected);
});
