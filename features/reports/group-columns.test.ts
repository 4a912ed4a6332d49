import { expect, it } from 'vitest';
import { sampleFigures } from '@/lib/data/testing/sample-figures';
import type { PivotRow } from '@/lib/pages/pivot';
import { english } from '@/lib/testing/english';
import { breakdownColumns } from './group-columns';

/** A row with these sales before and in the days that count. */
function row(id: string, before: string, after: string): PivotRow {
  const [counted, compared] = [after, before].map((sales) => sampleFigures({ sales }));
  if (!counted || !compared) throw new Error('Both have figures.');
  const group = { kind: 'value', key: id, label: id, groups: 1 } as const;
  return { id, currency: 'USD', group, figures: counted, counted, compared, series: [] };
}

function readShares(total: PivotRow, rows: readonly PivotRow[], order: 'fall' | null) {
  const columns = breakdownColumns(english, {
    dataset: 'reports',
    group: 'creator',
    metric: 'sales',
    compare: 'previous',
    totals: [total],
    order,
  });
  const share = columns.find(({ id }) => id === 'share');
  return rows.map((line) => share?.text?.(line));
}

const rows = [row('falls', '200.00', '80.00'), row('rises', '100.00', '120.00')];

it('says what each group is of the change, also against it', () => {
  expect(readShares(row('total', '300.00', '200.00'), rows, 'fall')).toEqual(['120.0%', '−20.0%']);
});

it('says nothing of a change of zero', () => {
  expect(readShares(row('total', '200.00', '200.00'), rows, 'fall')).toEqual(['–', '–']);
});

it('says what each group is of the value, in the order of values', () => {
  expect(readShares(row('total', '300.00', '200.00'), rows, null)).toEqual(['40.0%', '60.0%']);
});
