import { daysOfPeriod, periodsAround } from '@/features/goals/goal-period';
import { measureGoal } from '@/features/goals/measure-goal';
import { toSettling } from '@/features/goals/read-progress';
import { decimalsOf } from '@/features/settlement/expect-months';
import { growDays, recallGrowth } from '@/features/settlement/grow-days';
import { addDays, type Day, daysBetween, eachDay } from '@/lib/data/terms/days';
import { firstUnsettledDay } from '@/lib/data/terms/ranges/look-back';
import { sumUnits, toUnits, unitsNumber } from '@/lib/data/terms/units';
import { type Drawn, drawHistories, drawnLooks, todayText } from './measure/draw-histories';
import { writeTable } from './measure/table';

/** The demo's seed, and another platform's. */
const seeds = (process.argv[2] ?? '42,1977').split(',').map(Number);
/** Days of a month that are over. */
const moments = [1, 7, 14, 21];
const metrics = ['commission', 'sales'] as const;
/** The age of a row that no longer changes. */
const settledAge = 46;

type Series = { metric: (typeof metrics)[number]; currency: string; drawn: Drawn };
type Test = { within: boolean; error: number };

/** The forecast of a month after `over` days, by what was known then, against what it settled at. Null without a forecast. */
function testMonth({ metric, currency, drawn }: Series, period: string, over: number): Test | null {
  const range = daysOfPeriod(period);
  const on = addDays(range.from, over);
  const watched = { looks: drawnLooks, histories: drawn.histories, decimals: decimalsOf(metric, currency) };
  const growths = growDays(watched, on, () => on);
  const first = drawnLooks[0]?.day ?? on;
  const days = {
    amountOf: (day: Day) => (day < on ? drawn.valueAt(day, daysBetween(day, on)) : 0n),
    ...toSettling({ growths, recall: (then) => recallGrowth(watched, then) }),
    isLoaded: true,
    open: new Set<Day>(),
    unread: [
      { from: addDays(first, -400), to: addDays(first, -1) },
      { from: on, to: todayText },
    ],
  };
  const goal = { id: 'bench', name: null, metric, currency, period, target: '1', subject: null };
  const { forecast } = measureGoal(goal, days, on);
  if (!forecast) return null;
  const settled = sumUnits(eachDay(range).map((day) => drawn.valueAt(day, settledAge)));
  const [low, high, value] = [forecast.low, forecast.high, forecast.value].map(toUnits);
  if (low === undefined || high === undefined || value === undefined) return null;
  return {
    within: low <= settled && settled <= high,
    error: unitsNumber(value - settled) / unitsNumber(settled),
  };
}

/** The months whose days have all settled. */
const periods = periodsAround(todayText, 'month', 12, 0).filter(
  (period) => daysOfPeriod(period).to < firstUnsettledDay(todayText),
);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const rows = seeds.flatMap((seed) =>
  metrics.flatMap((metric) =>
    [...drawHistories(seed, metric)].toSorted().flatMap(([currency, drawn]) =>
      moments.map((over) => {
        const tests = periods.flatMap((period) => testMonth({ metric, currency, drawn }, period, over) ?? []);
        const sizes = tests.map(({ error }) => Math.abs(error));
        return [
          `seed ${seed}, ${metric}, ${currency}, after ${over} days`,
          String(tests.length),
          String(tests.filter(({ within }) => within).length),
          percent(sizes.reduce((all, one) => all + one, 0) / Math.max(1, sizes.length)),
          percent(Math.max(0, ...sizes)),
        ];
      }),
    ),
  ),
);
console.log(writeTable(['forecast', 'months', 'within the range', 'mean error', 'largest'], rows));
