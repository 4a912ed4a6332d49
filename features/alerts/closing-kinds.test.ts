import { expect, it } from 'vitest';
import { closeMonth } from '@/features/closing/close-month';
import { newClosingSchema } from '@/features/closing/statement-query';
import { setUpClosings } from '@/features/closing/testing/closing-set-up';
import type { ReportRow } from '@/lib/contract/resources/report';
import { eachDay } from '@/lib/data/terms/days';
import { eachLedger, type TestLedger } from '@/lib/data/testing/ledgers';
import { brandA, reportRow } from '@/lib/data/testing/rows';
import { english } from '@/lib/testing/english';
import { addRule } from './add-rule';
import { evaluateRules } from './evaluate-rules';
import { listAlerts } from './list-alerts';
import { newRuleSchema } from './rule';
import { noon } from './testing/alert-set-up';

const april = { from: '2026-04-01', to: '2026-04-30' };
/** The first day on which no day of April may change. */
const settledOn = '2026-06-15';

const rows = (commissionAmount: number): ReportRow[] =>
  eachDay(april).map((date) =>
    reportRow({
      id: `00000000-0000-4000-8000-0000${date.replaceAll('-', '')}`,
      date,
      commissionAmount,
      final: true,
    }),
  );

const closingRule = (kind: string, values: object) =>
  newRuleSchema.parse({ name: 'Closing', condition: { kind, values } });

const { signal } = new AbortController();

eachLedger('closing', (ledger) => {
  async function setUp(of: TestLedger) {
    const { parts, api, clock, sync } = await setUpClosings(of, '2026-05-02T12:00:00.000Z', april);
    const { db, store, member, now } = parts;
    api.rows.standard = rows(1);
    api.rows.brands = [brandA];
    return {
      parts,
      api,
      sync,
      at: (day: string) => {
        clock.now = noon(day);
      },
      add: (kind: string, values: object) =>
        addRule({ db, member, store, language: english, now }, closingRule(kind, values), true),
      close: () =>
        closeMonth(
          parts,
          newClosingSchema.parse({ month: '2026-04', currencies: [{ currency: 'USD' }], acceptOpen: true }),
        ),
      texts: async () => {
        const ledger = { id: member.workspaceId, db, store, now };
        expect(await evaluateRules({ ...ledger, mailing: false }, signal)).toMatchObject({ failed: 0 });
        const { alerts, basis } = await listAlerts({ db, member, language: english, now });
        expect(basis.complete).toBe(true);
        return alerts.map(({ text, path }) => [text, path]);
      },
    };
  }

  it('tells once of a month that is settled and not closed', async () => {
    const { sync, at, add, close, texts } = await setUp(ledger());
    await add('monthReady', { currency: 'USD' });
    await sync();
    expect(await texts()).toEqual([]);
    at(settledOn);
    // Fetched while its days could still change.
    expect(await texts()).toEqual([]);
    await sync();
    const told = [
      'Apr 2026 is ready to close: all its figures are settled, with $30.00 commission',
      '/reports/closing?month=2026-04&currency=USD',
    ];
    expect(await texts()).toEqual([told]);
    expect(await texts()).toEqual([told]);
    await add('monthReady', { currency: 'GBP' });
    await close();
    await add('monthReady', { currency: 'USD' });
    expect(await texts()).toEqual([told]);
  });

  it('tells once of a closed month that differs by more than a limit, and takes it back', async () => {
    const { api, sync, at, add, close, texts } = await setUp(ledger());
    await sync();
    await close();
    for (const value of ['20', '40']) await add('closedDiffers', { currency: 'USD', value });
    expect(await texts()).toEqual([]);
    at('2026-05-03');
    api.rows.standard = rows(2);
    await sync();
    const path = '/reports/closing?month=2026-04&currency=USD';
    const told = [
      'The commission of Apr 2026, which is closed, now differs by $30.00, more than $20.00',
      path,
    ];
    expect(await texts()).toEqual([told]);
    api.rows.standard = rows(3);
    at('2026-05-04');
    await sync();
    const more = [
      'The commission of Apr 2026, which is closed, now differs by $60.00, more than $40.00',
      path,
    ];
    expect(await texts()).toEqual([more, told]);
    api.rows.standard = rows(0.5);
    at('2026-05-05');
    await sync();
    const back = (limit: string) => [
      `Correction: the commission of Apr 2026, which is closed, now differs by −$15.00, not more than ${limit}`,
      path,
    ];
    expect((await texts()).sort()).toEqual([back('$20.00'), back('$40.00'), more, told].sort());
  });

  it('tells nothing of a closed month that is not stored any more', async () => {
    const { parts, sync, add, close, texts } = await setUp(ledger());
    await sync();
    await close();
    await add('closedDiffers', { currency: 'USD', value: '0' });
    await parts.store.write(async ({ run }) => {
      await run('DELETE FROM ledger.windows WHERE workspace = $1', [parts.member.workspaceId]);
    });
    expect(await texts()).toEqual([]);
  });
});

it.each([
  ['monthReady', { currency: 'XXX' }, 'currency'],
  ['closedDiffers', { currency: 'USD' }, 'value'],
  ['closedDiffers', { currency: 'USD', value: '-1' }, 'value'],
])('a rule of %s with %j names the field', (kind, values, field) => {
  const result = newRuleSchema.safeParse({ name: 'Closing', condition: { kind, values } });
  expect(result.error?.issues.map(({ path }) => path.join('.'))).toEqual([`condition.values.${field}`]);
});
