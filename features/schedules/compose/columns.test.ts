import { expect, it } from 'vitest';
import type { TextColumn } from '@/components/table/column';
import { placementColumns as placementsPage } from '@/features/placements/screens/placement-columns';
import { buildProfitColumns } from '@/features/profit/screens/profit-columns';
import type { Receipt } from '@/lib/data/windows/receipt-shape';
import { english } from '@/lib/language/english';
import { placementColumns } from './placements-page';
import { profitColumns } from './profit-page';

const { t } = english;
const range = { from: '2026-06-01', to: '2026-06-03' };
const receipt: Receipt = {
  ...{ windows: { total: 0, ok: 0, missing: 0, pending: 0 }, gaps: [], pages: 0, rows: 0, settled: 1 },
  ...{ state: 'complete', asOf: null, stale: false, revision: '', reasons: [] },
};

type Shape = Pick<TextColumn<never>, 'id' | 'header' | 'align' | 'optional'>;
/** What a reader sees of columns. */
const describeColumns = (columns: readonly Shape[]) =>
  columns.map(({ id, header, align = 'start', optional = false }) => ({ id, header, align, optional }));

const placements = { group: 'subid1', week: range, weekBefore: range } as const;
const shown = {
  header: t('dimensions.brand.label'),
  nameOf: () => '',
  currency: undefined,
  against: '',
  partial: false,
};

it.each<[string, readonly Shape[], readonly Shape[]]>([
  [
    'placements',
    placementColumns(english, {
      ...{ answer: { group: 'subid1', weekReceipt: receipt }, part: undefined },
      sort: 'commission',
    }),
    placementsPage(english, {
      ...{ answer: placements, currency: 'USD', total: undefined, foreign: undefined, partial: false },
      ...{ comparable: true, sort: 'commission' },
    }),
  ],
  [
    'profit',
    profitColumns(english, { view: 'all', group: 'brand', profit: undefined }),
    buildProfitColumns(english, { view: 'all', ...shown }),
  ],
  [
    'profit of CPC',
    profitColumns(english, { view: 'cpc', group: 'brand', profit: undefined }),
    buildProfitColumns(english, { view: 'cpc', ...shown }),
  ],
])('the columns of %s are those of the page', (_, own, page) => {
  expect(describeColumns(own)).toEqual(describeColumns(page));
});
