import { expect, it } from 'vitest';
import { bothLedgers } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import { summarize } from './summary';
import { summaryQuerySchema } from './summary-query';

const july = { from: '2025-07-01', to: '2025-07-31' };
const sold = (date: string, asin: string, sales: number, currency = 'USD') =>
  reportRow({ date, asin, sales, currency });

/** Sales of July and June by product: a lost all, b fell, c stayed, d rose, e is new. Only June has euros. */
const standard = [
  ...[sold('2025-05-31', 'a', 70), sold('2025-06-10', 'b', 50), sold('2025-06-10', 'c', 900.1)],
  ...[sold('2025-06-10', 'd', 1), sold('2025-06-10', 'f', 3, 'EUR')],
  ...[sold('2025-07-10', 'b', 20), sold('2025-07-10', 'c', 900.1), sold('2025-07-10', 'd', 41)],
  sold('2025-07-10', 'e', 2),
];

bothLedgers('Groups by change', (ledger) => {
  const ask = async (query: object, from = '2025-05-01') => {
    const context = await storeRows(ledger(), { standard }, { from, to: july.to });
    const parsed = summaryQuerySchema.parse({ ...july, group: 'product', compare: 'previous', ...query });
    return (await summarize(context, parsed)).currencies.map(({ currency, groups }) => [
      currency,
      ...groups.map(({ kind, key, groups, figures, compared }) =>
        [kind === 'other' ? `${groups} others` : key, figures.sales, compared?.sales].join(' '),
      ),
    ]);
  };

  it('begin with the largest fall, and have those that only the compared days have', async () => {
    expect(await ask({ byChange: 'fall' })).toEqual([
      ['USD', 'a 0.00 70.00', 'b 20.00 50.00', 'c 900.10 900.10', 'e 2.00 0.00', 'd 41.00 1.00'],
      ['EUR', 'f 0.00 3.00'],
    ]);
  });

  it('begin with the largest rise, page by page, and sum the rest', async () => {
    const [usd] = await ask({ byChange: 'rise', top: '2' });
    expect(usd).toEqual(['USD', 'd 41.00 1.00', 'e 2.00 0.00', '3 others 920.10 1020.10']);
    const [next] = await ask({ byChange: 'rise', top: '2', offset: '2' });
    expect(next?.slice(1, 3)).toEqual(['c 900.10 900.10', 'b 20.00 50.00']);
  });

  const byValue = ['USD', 'c 900.10 ', 'd 41.00 ', 'b 20.00 ', 'e 2.00 '];

  it('are ranked by value while no day counts on both sides', async () => {
    expect((await ask({ byChange: 'fall' }, july.from))[0]).toEqual(byValue);
  });

  it('are ranked by value where the compared days begin before the first row', async () => {
    expect((await ask({ byChange: 'fall', compare: 'weekdays' }))[0]).toEqual(byValue);
  });

  it.each([
    [{ compare: 'none' }, 'compare'],
    [{ group: 'none' }, 'group'],
    [{ sort: 'epc' }, 'sort'],
    [{ byChange: 'down' }, 'byChange'],
  ])('refuse %j', (given, field) => {
    const query = { ...july, group: 'product', compare: 'previous', byChange: 'fall', ...given };
    const paths = summaryQuerySchema.safeParse(query).error?.issues.map(({ path }) => path.join('.'));
    expect(paths).toEqual([field]);
  });
});
