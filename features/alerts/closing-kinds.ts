import { lastMonth, readChain } from '@/features/closing/read-closings';
import { draftStatement } from '@/features/closing/read-statement';
import type { Statement } from '@/features/closing/statement-shape';
import { nowOf } from '@/lib/data/store/workspace';
import { type Day, toDay } from '@/lib/data/terms/days';
import {
  daysOfMonths,
  firstDayOf,
  type Month,
  monthOf,
  nextMonth,
  previousMonth,
} from '@/lib/data/terms/month';
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
  { today, asOf }: { today: Day; asOf: string | null },
) {
  const receipt = makeReceipt({ open: new Set(), windows: [] }, { range: daysOfMonths(month), today });
  return { month, commission, ...receipt, asOf: asOf ?? '' };
}

/** The statement of the month that is the next to close, on a day. `last`: the last closed month. */
type NextStatement = { today: Day; last: Month | null; statement: Statement };

/** The month after the last closed one, or the newest one with days that no longer change. */
export async function draftNext(ledger: KindParts, currency: string): Promise<NextStatement> {
  const today = toDay(nowOf(ledger));
  const last = lastMonth(await readChain(ledger.db, ledger.id, currency));
  const month = last === null ? previousMonth(monthOf(firstUnsettledDay(today))) : nextMonth(last);
  const { statement } = await draftStatement(ledger, { month, currency });
  return { today, last, statement };
}

/** The month, if it is settled and nothing is in the way. Null if it cannot be closed yet. */
export function findReady({ today, statement }: NextStatement): MonthFacts | null {
  const { month, state, obstacle, lines, total, receipts } = statement;
  if (state !== 'settled' || obstacle !== null || lines.length === 0 || total.commission === null)
    return null;
  const { asOf } = receipts.reports;
  return { ...describeMonth(month, total.commission, { today, asOf }), changesUntil: null };
}

const differenceOf = ({ statement: { adjustments } }: NextStatement, month: Month): string =>
  adjustments.find((one) => one.month === month)?.total.commission ?? '0.00';

const describeDifference = (next: NextStatement, month: Month): MonthFacts =>
  describeMonth(month, differenceOf(next, month), {
    today: next.today,
    asOf: next.statement.fresh.receipt.asOf,
  });

const isMore = ({ commission }: MonthFacts, value: string): boolean => {
  const units = toUnits(commission);
  return (units < 0n ? -units : units) > toUnits(value);
};

/** Closed months that differ by more than a value, which no closing counts yet. The statement of the next month counts them. */
export const findDifferences = (next: NextStatement, value: string): MonthFacts[] =>
  next.last === null
    ? []
    : next.statement.adjustments
        .map(({ month }) => describeDifference(next, month))
        .filter((facts) => isMore(facts, value));

async function lookForReady(
  ledger: KindParts,
  { currency }: Condition<'monthReady'>['values'],
): Promise<Findings<MonthFacts>> {
  const facts = findReady(await draftNext(ledger, currency));
  return {
    since: () => (facts ? [{ period: facts.month, facts }] : []),
    takenBack: () => null,
    preview: null,
  };
}

async function lookForDifferences(
  ledger: KindParts,
  { currency, value }: Condition<'closedDiffers'>['values'],
): Promise<Findings<MonthFacts>> {
  const next = await draftNext(ledger, currency);
  const notLoaded = next.statement.open?.notLoaded ?? [];
  const periodOf = (month: Month) => `${month} ${next.last}`;
  return {
    since: () => findDifferences(next, value).map((facts) => ({ period: periodOf(facts.month), facts })),
    takenBack: ({ period, facts: { month } }) => {
      if (next.last === null || period !== periodOf(month) || notLoaded.includes(month)) return null;
      const now = describeDifference(next, month);
      return isMore(now, value) ? null : now;
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
