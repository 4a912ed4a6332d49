import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { bothLedgers } from '@/lib/data/testing/ledgers';
import { brandA, brandB, reportRow } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import { whereRows } from './filter-sql';

const range = { from: '2026-05-01', to: '2026-05-31' };

bothLedgers('A filter', (ledger) => {
  it.each([
    ['brands', [brandA.toUpperCase()], randomUUID],
    ['products', ['P1'], () => 'P7'],
    ['products', ['P1', 'none'], () => 'P7'],
  ] as const)(
    'of %s %j finds the same rows among thousands of values, with few parameters',
    async (name, some, other) => {
      const standard = [
        reportRow({ date: '2026-05-02', asin: 'P1', brandId: brandA }),
        reportRow({ date: '2026-05-03', asin: 'P2', brandId: brandB }),
      ];
      const { id: workspaceId, store } = await storeRows(ledger(), { standard }, range);
      const find = async (accepted: string[]) => {
        const { sql, values } = whereRows(workspaceId, 'reports', range, { [name]: accepted });
        const rows = await store.read(`SELECT product FROM ledger.reports WHERE ${sql}`, values);
        return { products: rows.map(({ product }) => product), parameters: values.length };
      };
      const { products } = await find([...some]);
      expect(products).toEqual(['P1']);
      const long = await find([...some, ...Array.from({ length: 20_000 }, other)]);
      expect(long.products).toEqual(products);
      expect(long.parameters).toBeLessThan(10);
    },
  );
});
