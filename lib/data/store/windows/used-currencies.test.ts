import { expect, it } from 'vitest';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import { readUsedCurrencies } from './used-currencies';

eachLedger('used currencies', (ledger) => {
  it('are those of a year, and of this workspace', async () => {
    const range = { from: '2025-06-01', to: '2026-06-29' };
    const sold = (currency: string, date: string) => reportRow({ currency, date });
    const standard = [
      sold('JPY', '2026-06-01'),
      sold('EUR', '2026-01-01'),
      sold('EUR', '2026-06-01'),
      sold('GBP', '2025-06-15'),
    ];
    const context = await storeRows(ledger(), { standard }, range);
    expect((await readUsedCurrencies(context)).sort()).toEqual(['EUR', 'JPY']);
    expect(await readUsedCurrencies(await storeRows(ledger(), {}, range))).toEqual([]);
  });
});
