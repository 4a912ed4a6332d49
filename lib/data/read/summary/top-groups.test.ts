import { expect, it } from 'vitest';
import { bothLedgers } from '@/lib/data/testing/ledgers';
import { brandA, brandB, reportRow } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import { summarize } from './summary';
import { summaryQuerySchema } from './summary-query';
import { listTopGroups } from './top-groups';

const july = { from: '2025-07-01', to: '2025-07-31' };

bothLedgers('Top groups', (ledger) => {
  it('equal those of the summary, without the rest', async () => {
    const rows = Array.from({ length: 40 }, (_, index) =>
      reportRow({
        date: `2025-0${6 + (index % 2)}-${String(1 + (index % 28)).padStart(2, '0')}`,
        asin: `P${index % 9}`,
        brandId: index % 3 === 0 ? brandA : brandB,
        currency: index % 5 === 0 ? 'EUR' : 'USD',
        sales: index * 1.1,
      }),
    );
    const context = await storeRows(ledger(), { standard: rows }, { from: '2025-05-31', to: july.to });
    for (const group of ['product', 'brand', 'creator'] as const) {
      const query = summaryQuerySchema.parse({ ...july, group, top: '3', compare: 'previous' });
      const { currencies } = await summarize(context, query);
      const expected = currencies.flatMap(({ currency, groups }) =>
        groups
          .filter(({ kind }) => kind === 'value')
          .map(({ key, label, figures, counted, compared }) => ({
            currency,
            key,
            label,
            figures,
            counted,
            compared,
          })),
      );
      expect(expected.length).toBeGreaterThan(1);
      const found = await listTopGroups(context, { ...query, group });
      const byCurrency = (a: { currency: string | null }, b: { currency: string | null }) =>
        `${a.currency}`.localeCompare(`${b.currency}`);
      expect(found.sort(byCurrency)).toEqual(expected.sort(byCurrency));
    }
  });
});
