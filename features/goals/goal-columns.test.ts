import { expect, it } from 'vitest';
import { writeTable } from '@/components/table/write-table';
import { english } from '@/lib/language/english';
import { goalColumns } from './goal-columns';
import { nothingStored, sampleGoal } from './testing/sample-goal';

it.each([
  [
    'a goal on track',
    sampleGoal(),
    [
      'Sales · Whole workspace',
      'Nov 2026',
      '$3,000.00',
      '$2,100.00',
      'Ahead by $120.00: the 19 days so far brought $200.00 more than their part of the target.',
      'About 104.0% by Nov 30 (99.7% to 108.7%). This range held in 1 of 1 past period.',
      '70.0%',
      '$1,980.00',
      '19 of 19',
    ],
  ],
  [
    'a goal without a day that counts',
    sampleGoal({ ...nothingStored, state: 'unknown', daysCounted: 0 }),
    ['Sales · Whole workspace', 'Nov 2026', '$3,000.00', '–', 'Not known yet', '–', '–', '–', '0 of 19'],
  ],
  [
    'a goal of a deleted group',
    sampleGoal({ ...nothingStored, state: 'gone', subject: { kind: 'creator_group', id: 'g1' } }),
    ['Sales · Deleted group', 'Nov 2026', '$3,000.00', '–', 'Group deleted', '–', '–', '–', '–'],
  ],
  [
    'a goal of a creator whose list is not loaded',
    sampleGoal({ subject: { kind: 'creator', id: 'c0000000-0000-4000-8000-000000000001' } }),
    [expect.stringMatching(/^Sales · Creator …?\W*c0000000\W*$/), ...Array(8).fill(expect.any(String))],
  ],
])('writes %s', (_, goal, expected) => {
  const { rows } = writeTable(goalColumns(english), [goal], { title: '', search: new URLSearchParams() });
  expect(rows[0]?.cells.map(({ text }) => text)).toEqual(expected);
});
