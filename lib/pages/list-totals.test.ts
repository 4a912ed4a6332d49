import { expect, it } from 'vitest';
import { addFigures } from '@/lib/data/read/figures';
import { english } from '@/lib/language/english';
import { listTotals } from './list-totals';

it('are unknown, not zero, while no day is stored', () => {
  const entry = { currency: 'USD', figures: addFigures([]) };
  const list = (unread: boolean) =>
    listTotals(english, [entry], {
      metrics: ['sales', 'clicks'],
      currency: 'USD',
      partial: true,
      unread,
    }).map(({ text }) => text);
  expect(list(false)).toEqual(['$0.00', '0']);
  expect(list(true)).toEqual(['–', '–']);
});
