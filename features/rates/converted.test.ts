import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import { toPages } from '@/lib/csv/read-large-file';
import { addDays } from '@/lib/data/terms/days';
import { bothLedgers } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import { compareCurrencies } from '@/lib/language/format/currency';
import { countRuns } from '@/lib/testing/count-runs';
import { type ConvertedInput, convertedQuerySchema } from './converted-query';
import { readConverted } from './read-converted';
import { setReportingCurrency } from './reporting-currency';
import { importRates } from './store-rates';

const range = { from: '2026-05-01', to: '2026-05-31' } as const;
const ask = (input: Record<string, string> = {}) => convertedQuerySchema.parse({ ...range, ...input });
const dayOf = (at: number) => addDays('2026-05-01', at);

/** Up to 10^12 in major units. */
const cents = fc.oneof(
  fc.integer({ min: -500_000, max: 5_000_000 }),
  fc.constantFrom(100_000_000_000_000, -99_999_999_999_999),
);
const row = fc.record({
  at: fc.integer({ min: 0, max: 30 }),
  currency: fc.constantFrom('USD', 'EUR', 'GBP'),
  sales: cents,
  commission: cents,
});
/** Includes days before the range, whose rates apply to its first days. */
const rate = fc.record({
  at: fc.integer({ min: -10, max: 30 }),
  currency: fc.constantFrom('USD', 'GBP', 'EUR'),
  tenBillionths: fc.oneof(
    fc.bigInt({ min: 1n, max: 20_000_000_000n }),
    fc.constantFrom(1n, 9_999_999_999_999_999_999n),
  ),
});

const writeRate = (value: bigint) => `${value / 10n ** 10n}.${String(value % 10n ** 10n).padStart(10, '0')}`;

/** An integer with `places` decimals as text, rounded half away from zero. */
function writeRounded(value: bigint, places: number, kept: number): string {
  const scale = 10n ** BigInt(places - kept);
  const size = value < 0n ? -value : value;
  const digits = String((size * 2n + scale) / (scale * 2n)).padStart(kept + 1, '0');
  const sign = value < 0n && /[1-9]/.test(digits) ? '-' : '';
  return kept === 0 ? sign + digits : `${sign}${digits.slice(0, -kept)}.${digits.slice(-kept)}`;
}

bothLedgers('Converted amounts', (ledger, kind) => {
  async function ofWorkspace(workspaceId: string) {
    return makeMember(ledger().db, { role: 'owner', workspaceId });
  }

  it('equal an independent computation, to the last digit', { timeout: 180_000 }, async () => {
    const property = fc.asyncProperty(
      fc.array(row, { maxLength: 30 }),
      fc.uniqueArray(rate, { maxLength: 25, selector: ({ at, currency }) => `${at} ${currency}` }),
      fc.constantFrom('EUR', 'JPY'),
      async (rows, given, to) => {
        const { db } = ledger();
        const rates = given.filter(({ currency }) => currency !== to);
        const stored = rows.map(({ at, currency, sales, commission }) =>
          reportRow({ date: dayOf(at), currency, sales: sales / 100, commissionAmount: commission / 100 }),
        );
        const context = await storeRows(ledger(), { standard: stored }, range);
        const member = await ofWorkspace(context.id);
        await setReportingCurrency(db, member, to);
        const file = rates.map(({ at, currency, tenBillionths }) => ({
          currency,
          day: dayOf(at),
          rate: writeRate(tenBillionths),
        }));
        if (file.length > 0) await importRates(db, member, to, toPages(file));
        const answer = await readConverted(context, ask());

        const kept = to === 'JPY' ? 0 : 2;
        const names = [...new Set(rows.map(({ currency }) => currency))].sort(compareCurrencies);
        expect(answer.currencies.map(({ currency }) => currency)).toEqual(names);
        const total = { sales: 0n, commission: 0n };
        let [anyConverted, anyMissing] = [false, false];
        for (const entry of answer.currencies) {
          const own = rows.filter(({ currency }) => currency === entry.currency);
          const sum = { sales: 0n, commission: 0n };
          const left = { sales: 0, commission: 0 };
          const missing: string[] = [];
          let converted = 0;
          for (const at of [...new Set(own.map((one) => one.at))].sort((a, b) => a - b)) {
            const sumOf = (name: 'sales' | 'commission') =>
              own.filter((one) => one.at === at).reduce((all, one) => all + one[name], 0);
            const day = { sales: sumOf('sales'), commission: sumOf('commission') };
            const found = rates
              .filter((one) => one.currency === entry.currency && one.at <= at && one.at >= at - 7)
              .sort((a, b) => b.at - a.at)[0];
            const isPlain = entry.currency === to || (day.sales === 0 && day.commission === 0);
            const by = isPlain ? 10n ** 10n : found?.tenBillionths;
            if (by === undefined) {
              missing.push(dayOf(at));
              left.sales += day.sales;
              left.commission += day.commission;
              continue;
            }
            if (!isPlain || entry.currency === to) converted += 1;
            sum.sales += BigInt(day.sales) * by;
            sum.commission += BigInt(day.commission) * by;
          }
          anyMissing ||= missing.length > 0;
          const isConverted = converted > 0 || missing.length === 0;
          anyConverted ||= isConverted;
          total.sales += sum.sales;
          total.commission += sum.commission;
          const whole = (name: 'sales' | 'commission') =>
            writeRounded(BigInt(own.reduce((all, one) => all + one[name], 0)), 2, 2);
          expect(entry.original).toEqual({
            sales: whole('sales'),
            commission: whole('commission'),
            bonus: '0.00',
          });
          if (!isConverted) expect(entry.converted).toBeNull();
          else {
            expect(entry.converted?.sales).toBe(writeRounded(sum.sales, 12, kept));
            expect(entry.converted?.commission).toBe(writeRounded(sum.commission, 12, kept));
          }
          expect(entry.unconverted?.days.map(({ day }) => day) ?? []).toEqual(missing);
          if (missing.length > 0) {
            expect(entry.unconverted?.amounts.sales).toBe(writeRounded(BigInt(left.sales), 2, 2));
          }
        }
        expect(answer.complete).toBe(!anyMissing);
        if (!anyConverted) expect(answer.total).toBeNull();
        else {
          expect(answer.total?.sales).toBe(writeRounded(total.sales, 12, kept));
          expect(answer.total?.commission).toBe(writeRounded(total.commission, 12, kept));
        }
      },
    );
    await fc.assert(property, { numRuns: countRuns(25, kind) });
  });

  it.each([
    ['a row is not final', '2026-12-01', [reportRow({ date: '2026-05-02', final: false })], true],
    ['rows may still arrive', '2026-06-30', [], true],
    ['neither', '2026-12-01', [reportRow({ date: '2026-05-02' })], false],
  ])('says whether amounts may still change: %s', async (_, today, standard, expected) => {
    const at = new Date(`${today}T12:00:00.000Z`);
    const context = await storeRows(ledger(), { standard }, range, { at, fetched: ['reports'] });
    expect((await readConverted(context, ask())).provisional).toBe(expected);
  });

  it('reports the rates it used, and their days', async () => {
    const { db } = ledger();
    const rows = ['2026-05-01', '2026-05-02', '2026-05-09', '2026-05-10'].map((date) =>
      reportRow({ date, sales: 100, commissionAmount: 10 }),
    );
    const context = await storeRows(ledger(), { standard: rows }, range);
    const member = await ofWorkspace(context.id);
    const before = await readConverted(context, ask());
    expect(before).toMatchObject({ reportingCurrency: null, total: null, complete: false });
    expect(before.currencies).toMatchObject([{ converted: null, original: { sales: '400.00' } }]);
    await setReportingCurrency(db, member, 'EUR');
    expect(await readConverted(context, ask())).toMatchObject({ total: null, complete: false });
    await importRates(
      db,
      member,
      'EUR',
      toPages([
        { currency: 'USD', day: '2026-04-30', rate: '0.9' },
        { currency: 'USD', day: '2026-05-02', rate: '0.8' },
      ]),
    );
    const answer = await readConverted(context, ask());
    expect(answer).toMatchObject({
      reportingCurrency: 'EUR',
      complete: false,
      total: { sales: '250.00', commission: '25.00' },
      receipt: { state: 'complete' },
    });
    expect(answer.currencies).toEqual([
      {
        currency: 'USD',
        original: { sales: '400.00', commission: '40.00', bonus: '0.00' },
        converted: { sales: '250.00', commission: '25.00', bonus: '0.00' },
        rates: {
          days: 3,
          first: '2026-04-30',
          last: '2026-05-02',
          lowest: { day: '2026-05-02', rate: '0.8' },
          highest: { day: '2026-04-30', rate: '0.9' },
          earlier: [
            { day: '2026-05-01', rateDay: '2026-04-30' },
            { day: '2026-05-09', rateDay: '2026-05-02' },
          ],
        },
        unconverted: {
          amounts: { sales: '100.00', commission: '10.00', bonus: '0.00' },
          days: [{ day: '2026-05-10', sales: '100.00', commission: '10.00', bonus: '0.00' }],
        },
      },
    ]);
    const narrowed = await readConverted(context, ask({ products: 'NONE-OF-THEM' }));
    expect(narrowed).toMatchObject({ currencies: [], total: null, complete: true });
  });
});

it.each([
  [{ dataset: 'clicks' }, 'dataset'],
  [{ to: '2026-04-01' }, 'to'],
  [{ creator_tags: 'a' }, 'creator_tags'],
] satisfies [Record<string, string>, keyof ConvertedInput][])('rejects a query with %j', (change, field) => {
  const result = convertedQuerySchema.safeParse({ ...range, ...change });
  expect(result.error?.issues[0]?.path).toEqual([field]);
});
