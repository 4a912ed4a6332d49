import { type Day, eachDay } from '@/lib/data/terms/days';
import { isOfCurrency } from '@/lib/data/terms/metrics';
import { firstUnsettledDay } from '@/lib/data/terms/ranges/look-back';
import type { Language } from '@/lib/language/language';
import type { Draw } from '@/lib/pages/page';
import { nameGoalSubject, namePeriod } from './describe-goal';
import type { GoalProgress } from './goal-shape';

/** “Sales so far by day, USD” */
export function nameCourse({ t }: Language, { metric, currency }: GoalProgress): string {
  const course = t('goals.chart.title', { metric: t(`metrics.${metric}.label`) });
  if (currency === null) return course;
  return t(isOfCurrency(metric) ? 'reports.chart.inCurrency' : 'reports.chart.inMarketplaces', {
    course,
    currency,
  });
}

/**
 * The days of a running goal, each with those before it: what is reported, what is expected with its range, the pace, and the
 * target. Null before and after its period.
 */
export function drawGoal(goal: GoalProgress, today: Day): Draw | null {
  const { course, range, metric, currency, target, forecast, unread } = goal;
  if (!course) return null;
  const read = (list: readonly (string | null)[], at: number) => {
    const value = list[at] ?? null;
    return value === null ? null : Number(value);
  };
  const points = eachDay(range).map((day, at) => ({
    day,
    provisional: day >= firstUnsettledDay(today),
    unfinished: false,
    missing: unread.some(({ from, to }) => from <= day && day <= to),
    values: {
      reported: read(course.reported, at),
      expected: read(course.expected, at),
      low: read(course.low, at),
      high: read(course.high, at),
      pace: read(course.pace, at),
      target: Number(target),
    },
  }));
  return (language, canWrite) => {
    const { t } = language;
    const title = nameCourse(language, goal);
    const name = nameGoalSubject(language, goal);
    return {
      points,
      series: [
        { key: 'reported', label: t('goals.chart.reported'), file: 'reported', hue: 1 },
        ...(forecast
          ? ([
              {
                key: 'expected',
                label: t('goals.chart.expected'),
                file: 'expected',
                hue: 4,
                plan: true,
                range: { low: 'low', high: 'high' },
              },
              { key: 'pace', label: t('goals.chart.pace'), file: 'pace', hue: 3, plan: true },
            ] as const)
          : []),
        { key: 'target', label: t('goals.chart.target'), file: 'target', hue: 2, plan: true },
      ],
      title: canWrite(name)
        ? t('goals.chart.of', { title, name, period: namePeriod(language, goal.period) })
        : title,
      metric,
      currency,
      grain: 'day',
      range,
      comparedRange: null,
      kind: 'area',
      today,
    };
  };
}
