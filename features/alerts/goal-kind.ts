import { describeGoal, writeFigure } from '@/features/goals/describe-goal';
import type { GoalProgress } from '@/features/goals/goal-shape';
import { listAllGoals } from '@/features/goals/list-goals';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import { type Ledger, nowOf } from '@/lib/data/store/workspace';
import { datasets } from '@/lib/data/terms/datasets';
import { addDays, type Day, type DayRange, earlierOf, toDay } from '@/lib/data/terms/days';
import { toUnits, unitsText } from '@/lib/data/terms/units';
import { writeExactRate } from '@/lib/language/format/exact-rate';
import type { Language } from '@/lib/language/language';
import type { Condition, GoalFacts } from './alert-shape';
import { clipName } from './clip-name';
import { completeBasis } from './fact-receipt';
import { lookedBack } from './history';
import type { Finding, Findings, Kind, KindParts } from './kind';
import { goalValues } from './values';

type Values = Condition<'goal'>['values'];

/** A goal is told once with the same target and period. */
const periodOf = ({ id, target, period }: GoalFacts['goal']): string => `${id} ${target} ${period}`;

/** What a rule tells of a goal now; null if nothing. Every day up to yesterday must be stored completely. */
function judge(values: Values, goal: GoalProgress, today: Day): GoalFacts['result'] | null {
  const { range, state, forecast, target, unread } = goal;
  if (unread.length > 0) return null;
  if (values.event === 'ended') {
    return range.to < today && (state === 'reached' || state === 'missed') ? state : null;
  }
  if (state !== 'behind' || !forecast) return null;
  const least = toUnits(target) * (hundredPercent - toUnits(values.percent));
  return toUnits(forecast.value) * hundredPercent < least ? 'behind' : null;
}

/** A percentage has eight decimals, like every amount. */
const hundredPercent = toUnits('100');

async function look(ledger: KindParts, values: Values): Promise<Findings<GoalFacts>> {
  const now = nowOf(ledger);
  const today = toDay(now);
  const days = { from: addDays(today, -lookedBack), to: today };
  const { goals } = await listAllGoals({ ...ledger, now: () => now }, days);
  const found: Finding<GoalFacts>[] = [];
  const ages = new Map<string, string>();
  for (const goal of goals) {
    const result = judge(values, goal, today);
    const { value, share } = goal;
    if (!result || value === null || share === null) continue;
    const range = { from: goal.range.from, to: earlierOf(goal.range.to, addDays(today, -1)) };
    const asOf = ages.get(goal.period) ?? (await readAge(ledger, range));
    ages.set(goal.period, asOf);
    found.push({ period: periodOf(goal), facts: describe(goal, result, { value, share, range, asOf }) });
  }
  return {
    since: (firstDay) =>
      found
        .filter(({ facts }) => facts.result === 'behind' || facts.range.to >= firstDay)
        .sort((a, b) => (a.facts.range.to < b.facts.range.to ? -1 : 1)),
    takenBack: ({ period, facts }) => {
      const current = found.find((one) => one.period === period)?.facts;
      return facts.result !== 'behind' && current && current.result !== facts.result ? current : null;
    },
    preview: null,
  };
}

/** The oldest fetch of a range. */
async function readAge(ledger: Ledger, range: DayRange): Promise<string> {
  const { asOf } = await readReceipt(ledger.store.read, ledger, datasets.reports.sources, range);
  return asOf ?? '';
}

function describe(
  progress: GoalProgress,
  result: GoalFacts['result'],
  reached: Pick<GoalFacts, 'value' | 'share' | 'range' | 'asOf'>,
): GoalFacts {
  const { id, name, metric, currency, period, target, subject, forecast } = progress;
  return {
    // Messages clean each name, and take the id without one.
    goal: { id, name: subject && (name ?? subject.id), metric, currency, period, target, subject },
    result,
    ...reached,
    changesUntil: progress.changesUntil,
    expected: forecast && { value: forecast.value, share: forecast.share, by: progress.range.to },
  };
}

function describeFacts(language: Language, { goal, value, share, expected }: GoalFacts) {
  const { format } = language;
  return {
    goal: describeGoal(language, { ...goal, name: goal.name && clipName(goal.name) }),
    value: writeFigure(language, goal, value),
    share: format.rate(share),
    expected: expected ? writeFigure(language, goal, expected.value) : '',
    expectedShare: expected ? format.rate(expected.share) : '',
    day: expected ? format.day(expected.by) : '',
  };
}

/** A goal is expected to miss its target, or is reached or missed at its end, by the progress of its page. */
export const goal: Kind<'goal'> = {
  values: goalValues,
  look,
  describe: (language, values) => {
    const { t } = language;
    const event = () => t(`alerts.words.goals.${values.event}`);
    return values.event === 'ended'
      ? t.markup('alerts.kinds.goal.sentence.ended', { event })
      : t.markup('alerts.kinds.goal.sentence.behind', {
          event,
          limit: () => writeExactRate(language, unitsText(toUnits(values.percent) / 100n)),
        });
  },
  tell: (language, _values, facts, correction) =>
    correction && facts.result !== 'behind'
      ? language.t(`alerts.kinds.goal.corrected.${facts.result}`, describeFacts(language, facts))
      : language.t(`alerts.kinds.goal.told.${facts.result}`, describeFacts(language, facts)),
  basedOn: ({ range }) => completeBasis('reports', [range]),
  pathOf: () => '/reports/goals',
};
