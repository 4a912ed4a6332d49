import { daysOfPeriod, lengthOf } from '@/features/goals/goal-period';
import type { Goal, GoalProgress, StoredGoal } from '@/features/goals/goal-shape';
import { dimensionInfo } from '@/lib/data/terms/dimensions';
import { writeFilterValue } from '@/lib/data/terms/filters/filter-value';
import { isOfCurrency } from '@/lib/data/terms/metrics';
import { toUnits } from '@/lib/data/terms/units';
import type { Language } from '@/lib/language/language';
import { nameKey } from '@/lib/pages/group-names';
import { writeReportQuery } from '@/lib/pages/report-path';

/** A figure of a goal: money, or a count. */
export const writeFigure = (
  { format }: Language,
  { metric, currency }: Pick<Goal, 'metric' | 'currency'>,
  value: string,
): string => (isOfCurrency(metric) ? format.money(value, currency ?? '') : format.count(value));

/** “$120.00 of $300.00”, and the share that this is. Dashes while nothing is known. */
export function writeReached(language: Language, goal: GoalProgress): { reached: string; share: string } {
  const { t, format } = language;
  const { value, target, share } = goal;
  return {
    reached: t('goals.progress', {
      value: value === null ? '–' : writeFigure(language, goal, value),
      target: writeFigure(language, goal, target),
    }),
    share: format.rate(share),
  };
}

/** “Nov 2026”, “Q4 2026” */
export function namePeriod({ t, format }: Language, period: string): string {
  const { from } = daysOfPeriod(period);
  if (lengthOf(period) === 'month') return format.month(from);
  return t('goals.quarter', { quarter: period.slice(-1), year: period.slice(0, 4) });
}

/** Whom or what a goal is for. The name of a brand or creator arrives with its list. */
export const nameGoalSubject = ({ t }: Language, { subject, name }: StoredGoal): string =>
  subject ? (name ?? nameKey(t, subject.kind, subject.id)) : t('goals.forKinds.workspace');

/** “Sales · Whole workspace” */
export const nameGoal = (language: Language, goal: GoalProgress): string =>
  `${nameMetric(language, goal)} · ${goal.state === 'gone' ? language.t('goals.noGroup') : nameGoalSubject(language, goal)}`;

/** “About 104.0% by Nov 30 (99.7% to 108.7%). This range held in 4 of 5 past periods.” Null without a forecast. */
export function writeForecast({ t, format }: Language, { forecast, range }: GoalProgress): string | null {
  if (forecast === null) return null;
  const { share, lowShare, highShare, tested, within } = forecast;
  const text = t('goals.card.forecast', {
    share: format.rate(share),
    low: format.rate(lowShare),
    high: format.rate(highShare),
    day: format.dayShort(range.to),
  });
  return tested.length > 0 ? t('goals.card.held', { forecast: text, count: tested.length, within }) : text;
}

/** What a goal counts. Counts of one currency name it. */
const nameMetric = ({ t }: Language, { metric, currency }: Goal): string =>
  [t(`metrics.${metric}.label`), isOfCurrency(metric) ? null : currency].filter(Boolean).join(', ');

/** “Commission of $300.00 for Mara, Nov 2026” */
export const describeGoal = (language: Language, goal: StoredGoal): string =>
  language.t('goals.what', {
    metric: nameMetric(language, goal),
    target: writeFigure(language, goal, goal.target),
    name: nameGoalSubject(language, goal),
    period: namePeriod(language, goal.period),
  });

/** The pace of a running goal, or why there is none yet. Null where there is none. */
export function describePace(language: Language, goal: GoalProgress): string | null {
  const { pace, pattern } = goal;
  if (!isRunning(goal)) return null;
  if (pattern === null) return language.t('goals.notLoaded');
  // Nothing is needed if the days to come bring it all.
  if (pace === null || toUnits(pace) === 0n) return null;
  return language.t('goals.pace', { pace: writeFigure(language, goal, pace) });
}

/** “Behind by $5,300.00: about $4,100.00 of open sales will be reversed.” Null without a forecast, and once the target is reached. */
export function describeReason(language: Language, goal: GoalProgress): string | null {
  const { reason, state, metric, daysLeft } = goal;
  if (reason === null || state === 'reached') return null;
  const { difference, cause, amount, days } = reason;
  const write = (value: string) => writeFigure(language, goal, value.replace('-', ''));
  return language.t(`goals.reasons.${state === 'behind' ? 'behind' : 'ahead'}.${cause}`, {
    gap: write(difference),
    amount: write(amount),
    days,
    metric: language.t(`metrics.${metric}.inText`),
    part: days === daysLeft ? 'all' : 'some',
  });
}

export const isRunning = ({ state, daysLeft }: GoalProgress): boolean =>
  daysLeft > 0 && state !== 'scheduled' && state !== 'gone';

/** How many days count, where not all of those that are over do. */
export const describeCounted = (
  { t }: Language,
  { state, daysCounted, daysOver }: GoalProgress,
): string | null =>
  state === 'gone' || daysCounted === daysOver
    ? null
    : t('goals.counted', { counted: daysCounted, of: daysOver });

/** The query of /reports that shows the rows of a goal. */
export function writeGoalQuery({ metric, currency, subject, range }: GoalProgress): string {
  const filter = subject
    ? { [dimensionInfo[subject.kind].filter]: [writeFilterValue(subject.kind, subject.id)] }
    : {};
  return writeReportQuery({ ...range, metric, ...(currency ? { currency } : {}), ...filter });
}
