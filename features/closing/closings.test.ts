import fc from 'fast-check';
import { expect, it } from 'vitest';
import { summarize } from '@/lib/data/read/summary/summary';
import { summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import type { Ledger } from '@/lib/data/store/workspace';
import { type Day, toDay } from '@/lib/data/terms/days';
import { daysOfMonths, type Month, nextMonth } from '@/lib/data/terms/month';
import { firstUnsettledDay } from '@/lib/data/terms/ranges/look-back';
import { correct, corrections } from '@/lib/data/testing/corrections';
import { toApiRows } from '@/lib/data/testing/fact-rows';
import { type Fact, factDays, facts, identify } from '@/lib/data/testing/facts';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { countRuns } from '@/lib/testing/count-runs';
import { sumAmounts } from './amounts';
import { closeMonth } from './close-month';
import { readChain } from './read-closings';
import { readStatement } from './read-statement';
import { reopenMonth } from './reopen-month';
import type { MonthAmounts, StatementAmounts } from './statement-shape';
import { setUpClosings } from './testing/closing-set-up';

const currency = 'USD';
const first = '2026-04';
const days = { from: factDays.from, to: '2026-12-31' };

const inUsd = (held: readonly Fact[]) => [
  ...new Map(held.map((fact) => ({ ...fact, currency })).map((fact) => [identify(fact), fact])).values(),
];

const step = fc.record({
  act: fc.constantFrom('close', 'close', 'reopen', 'look'),
  wait: fc.integer({ min: 1, max: 25 }),
  reports: corrections('reports'),
  bonus: corrections('brb'),
});

const history = fc.record({
  reports: facts('reports'),
  bonus: facts('brb').map(inUsd),
  steps: fc.array(step, { minLength: 3, maxLength: 5, size: 'max' }),
});

/** The amounts of a month whose rows are loaded. */
const known = ({ sales, commission, bonus }: MonthAmounts): StatementAmounts => ({
  sales: sales ?? 'unknown',
  commission: commission ?? 'unknown',
  bonus: bonus ?? 'unknown',
});

eachLedger('Closed months', (ledger, kind) => {
  const numRuns = countRuns(2, kind);
  /** The month's totals in /api/ledger/summary. */
  async function sumMonth(context: Ledger, month: Month): Promise<StatementAmounts> {
    const ask = async (dataset: 'reports' | 'brb') =>
      summarize(
        context,
        summaryQuerySchema.parse({ dataset, currencies: currency, ...daysOfMonths(month), series: 'none' }),
      );
    const [reports, bonus] = [await ask('reports'), await ask('brb')];
    const { sales = '0', commission = '0' } = reports.currencies[0]?.figures ?? {};
    return { sales, commission, bonus: bonus.currencies[0]?.figures.bonus ?? '0' };
  }

  /** All closings with their adjustments, plus uncounted changes, must equal the ledger's current figures. */
  async function expectBalance(parts: Ledger, frozen: ReadonlyMap<Month, StatementAmounts>) {
    const months = [...frozen.keys()];
    const last = months.at(-1);
    const counted: StatementAmounts[] = [];
    for (const month of months) {
      const { state, total, lines, adjustments } = await readStatement(parts, { month, currency });
      expect(state).toBe('closed');
      expect(total).toEqual(frozen.get(month));
      const all = [...lines, ...adjustments.flatMap((each) => each.lines)];
      expect(sumAmounts(all.map(known))).toEqual(total);
      counted.push(known(total));
    }
    const open = await readStatement(parts, { month: last ? nextMonth(last) : first, currency });
    expect(open.subtotal).toMatchObject(sumAmounts([await sumMonth(parts, open.month)]));
    const live = await Promise.all(months.map((month) => sumMonth(parts, month)));
    const pending = open.adjustments.map(({ total }) => total);
    expect(sumAmounts([...counted, ...pending])).toEqual(sumAmounts(live));
    for (const { month, total } of open.adjustments) {
      const closed = await readStatement(parts, { month, currency });
      expect(closed.later).toMatchObject({ total, countedIn: open.month });
    }
  }

  it('plus pending adjustments equal the live figures, whatever was corrected, closed and reopened', {
    timeout: 120_000 + numRuns * 20_000,
  }, async () => {
    const property = fc.asyncProperty(history, async ({ reports, bonus, steps }) => {
      const { parts, api, clock, sync } = await setUpClosings(ledger(), '2026-05-02T12:00:00.000Z', days);
      let held = { reports: inUsd(reports), bonus };
      let young: Day = firstUnsettledDay(toDay(clock.now));
      const frozen = new Map<Month, StatementAmounts>();
      for (const { act, wait, ...change } of steps) {
        Object.assign(api.rows, toApiRows([...held.reports, ...held.bonus]));
        await sync();
        const last = [...frozen.keys()].at(-1);
        const month = last ? nextMonth(last) : first;
        const { obstacle, total } = await readStatement(parts, { month, currency });
        expect(obstacle === null).toBe(daysOfMonths(month).to < toDay(clock.now));
        if (act === 'close' && !obstacle) {
          const [closed] = await closeMonth(parts, { month, currencies: [{ currency }], acceptOpen: true });
          expect(closed?.total).toEqual(total);
          frozen.set(month, known(total));
        }
        if (act === 'reopen' && last) {
          const chain = await readChain(parts.db, parts.member.workspaceId, currency);
          await reopenMonth(parts.db, parts.member, chain.at(-1)?.id ?? '');
          frozen.delete(last);
        }
        await expectBalance(parts, frozen);
        held = {
          reports: inUsd(correct(held.reports, change.reports, young)),
          bonus: inUsd(correct(held.bonus, change.bonus, young)),
        };
        clock.now = new Date(clock.now.getTime() + wait * 86_400_000);
        young = firstUnsettledDay(toDay(clock.now));
      }
    });
    await fc.assert(property, { numRuns, endOnFailure: true });
  });
});
