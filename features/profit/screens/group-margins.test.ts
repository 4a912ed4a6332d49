import { expect, it } from 'vitest';
import { beginning, type NamedMargin } from '@/features/profit/margin-shape';
import { groupMargins } from './group-margins';

const margin = (subject: string, from: string): NamedMargin => ({
  kind: 'brand',
  subject,
  from,
  percent: '30',
  name: null,
});

it('lists one current margin per subject, with the others below', () => {
  const margins = [
    margin('a', '2027-01-01'),
    margin('a', '2026-05-01'),
    margin('a', beginning),
    margin('b', '2026-12-01'),
    margin('c', beginning),
  ];
  const shown = groupMargins(margins, '2026-11-20').map(({ current, others }) => [
    current.subject,
    current.from,
    others.map(({ from }) => from),
  ]);
  expect(shown).toEqual([
    ['a', '2026-05-01', ['2027-01-01', beginning]],
    ['b', '2026-12-01', []],
    ['c', beginning, []],
  ]);
});
