import { nowOf } from '@/lib/data/store/workspace';
import { addDays, type Day, laterOf, toDay } from '@/lib/data/terms/days';
import type { WatchedFacts } from './alert-shape';
import { drawCourse, type Figure, factsOn, isBeyond, listCrossings, takenBack } from './crossings';
import { type Asked, lookedBack, readHistory } from './history';
import type { Finding, Findings, KindParts } from './kind';

/** What happened on a day is told if its days are stored within this time. */
export const latestDays = 7;

/** The first day that can be told: after the last one that was told, and at most a week ago. `told` is sorted. */
export function firstTold(today: Day, firstDay: Day, told: readonly Pick<Finding<unknown>, 'period'>[]): Day {
  const late = laterOf(firstDay, addDays(today, -latestDays));
  const after = told.at(-1)?.period;
  return after === undefined ? late : laterOf(late, addDays(after, 1));
}

/** What is known of a figure: its crossings in the days looked back on, and whether those that were told still stand. */
export async function findCrossings(ledger: KindParts, asked: Asked, figure: Figure) {
  const today = toDay(nowOf(ledger));
  // The day before the first one is judged too.
  const history = await readHistory(ledger, asked, figure.days + figure.shift);
  const yesterday = addDays(today, -1);
  const range = { from: addDays(today, -lookedBack), to: yesterday };
  const { days, unknown } = listCrossings(history, figure, range);
  return {
    since: (firstDay, told) =>
      days
        .filter((day) => day >= firstTold(today, firstDay, told))
        .flatMap((day) => {
          const facts = factsOn(history, figure, day, today);
          return facts ? [{ period: day, facts }] : [];
        }),
    takenBack: ({ period, facts }) =>
      'more' in facts ? null : takenBack(history, figure, { day: period, today, side: facts.side }),
    preview: () => ({
      dataset: 'reports',
      judged: history.range,
      told: days.map((day) => ({ day, facts: () => factsOn(history, figure, day, today) })),
      unknown,
      course: {
        metric: asked.metric,
        unavailable: false,
        currency: asked.filters.currencies?.[0] ?? null,
        days: figure.days,
        points: drawCourse(history, figure, range),
      },
      holds: isBeyond(history, figure, yesterday) && !days.includes(yesterday) ? 'limit' : null,
    }),
  } satisfies Findings<WatchedFacts>;
}
