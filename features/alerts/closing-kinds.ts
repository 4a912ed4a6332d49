import {
  daysOfMonths,
  firstDayOf,
  type Month,
  monthOf,
  nextMonth,
  previousMonth,
} from '@/features/closing/month';
import { lastMonth } from '@/features/closing/read-closings';
import { draftStatement } from '@/features/closing/read-statement';
import { nowOf } from '@/lib/data/store/workspace';
import { toDay } from '@/lib/data/terms/days';
import { firstUnsettledDay } from '@/lib/data/terms/ranges/look-back';
import { toUnits } from '@/lib/data/terms/units';
import type { Language } from '@/lib/language/language';
import type { Condition, MonthFacts } from './alert-shape';
import { completeBasis, makeReceipt } from './fact-receipt';
import type { Findings, Kind, KindParts } from './kind';
import { closedDiffersValues, monthReadyValues } from './values';

function describeMonth(
  month: Month,
  commission: string,
  { today, asOf }: { today: string; asOf: string | null },
) {
  const receipt = makeReceipt({ open: new Set(), windows: [] }, { range: daysOfMonths(month), today });
  return { month, commission, ...receipt, asOf: asOf ?? '' };
}

/** The month after the last closed one, or the newest one with days that no longer change, if it is settled. */
async function lookForReady(
  ledger: KindParts,
  { currency }: Condition<'monthReady'>['values'],
): Promise<Findings<MonthFacts>> {
  const today = toDay(nowOf(ledger));
  const newest = previousMonth(monthOf(firstUnsettledDay(today)));
  const ask = (month: Month) => draftStatement(ledger, { month, currency });
  const first = await ask(newest);
  const last = lastMonth(first.chain);
  const month = last === null ? newest : nextMonth(last);
  const { statement } = month === newest ? first : await ask(month);
  const isReady = statement.state === 'settled' && statement.obstacle === null && statement.lines.length > 0;
  const { commission } = statement.total;
  const { asOf } = statement.receipts.reports;
  const tell = (known: string) => ({
    period: month,
    facts: { ...describeMonth(month, known, { today, asOf }), changesUntil: null },
  });
  return {
    since: () => (isReady && commission !== null ? [tell(commission)] : []),
    takenBack: () => null,
    preview: null,
  };
}

/** The differences of closed months that no closing counts yet. */
async function lookForDifferences(
  ledger: KindParts,
  { currency, value }: Condition<'closedDiffers'>['values'],
): Promise<Findings<MonthFacts>> {
  const today = toDay(nowOf(ledger));
  const ask = (month: Month) => draftStatement(ledger, { month, currency });
  const { chain } = await ask(monthOf(today));
  const last = lastMonth(chain);
  if (last === null) return { since: () => [], takenBack: () => null, preview: null };
  // The statement of the next month counts them.
  const { statement } = await ask(nextMonth(last));
  const notLoaded = statement.open?.notLoaded ?? [];
  const { asOf } = statement.fresh.receipt;
  const differenceOf = (month: Month) =>
    statement.adjustments.find((one) => one.month === month)?.total.commission ?? '0.00';
  const describe = (month: Month) => describeMonth(month, differenceOf(month), { today, asOf });
  const differs = ({ commission }: MonthFacts) => {
    const units = toUnits(commission);
    return (units < 0n ? -units : units) > toUnits(value);
  };
  const periodOf = (month: Month) => `${month} ${last}`;
  return {
    since: () =>
      statement.adjustments
        .map(({ month }) => ({ period: periodOf(month), facts: describe(month) }))
        .filter(({ facts }) => differs(facts)),
    takenBack: ({ period, facts: { month } }) => {
      if (period !== periodOf(month) || notLoaded.includes(month)) return null;
      const now = describe(month);
      return differs(now) ? null : now;
    },
    preview: null,
  };
}

const basedOn = ({ range }: MonthFacts) => ({
  rows: [...completeBasis('reports', [range]).rows, ...completeBasis('brb', [range]).rows],
  lists: [],
});

const writePath = ({ currency }: { currency: string }, { month }: MonthFacts): string =>
  `/reports/closing?month=${month}&currency=${currency}`;

const nameMonth = ({ format }: Language, month: Month): string => format.month(firstDayOf(month));

/** A month is settled, and is the next to close. */
export const monthReady: Kind<'monthReady'> = {
  values: monthReadyValues,
  look: lookForReady,
  describe: ({ t }, { currency }) =>
    t.markup('alerts.kinds.monthReady.sentence', { currency: () => currency }),
  tell: (language, { currency }, { month, commission }) =>
    language.t('alerts.kinds.monthReady.told', {
      month: nameMonth(language, month),
      commission: language.format.money(commission, currency),
    }),
  basedOn,
  pathOf: writePath,
};

/** The commission of a closed month differs from what closings have counted. */
export const closedDiffers: Kind<'closedDiffers'> = {
  values: closedDiffersValues,
  look: lookForDifferences,
  describe: ({ t, format }, { currency, value }) =>
    t.markup('alerts.kinds.closedDiffers.sentence', {
      currency: () => currency,
      limit: () => format.moneyExact(value, currency),
    }),
  tell: (language, { currency, value }, { month, commission }, correction) =>
    language.t(`alerts.kinds.closedDiffers.${correction ? 'corrected' : 'told'}`, {
      month: nameMonth(language, month),
      difference: language.format.money(commission, currency),
      limit: language.format.money(value, currency),
    }),
  basedOn,
  pathOf: writePath,
};
