import type { TextColumn } from '@/components/table/column';
import type { Language } from '@/lib/language/language';
import { describeReason, nameGoal, namePeriod, writeFigure, writeForecast } from './describe-goal';
import type { GoalProgress } from './goal-shape';

/** Goals with their progress as a table. Amounts are in the currency of each goal. */
export function goalColumns(language: Language): TextColumn<GoalProgress>[] {
  const { t, format } = language;
  const write = (goal: GoalProgress, value: string | null) =>
    value === null ? '–' : writeFigure(language, goal, value);
  return [
    {
      id: 'goal',
      header: t('goals.columns.goal'),
      hideable: false,
      file: ['metric', 'currency', 'for', 'subject', 'name'],
      value: (goal) => nameGoal(language, goal),
    },
    {
      id: 'period',
      header: t('goals.period'),
      value: ({ period }) => period,
      text: ({ period }) => namePeriod(language, period),
    },
    {
      id: 'target',
      header: t('goals.target'),
      align: 'end',
      value: ({ target }) => Number(target),
      text: (goal) => write(goal, goal.target),
    },
    {
      id: 'value',
      header: t('goals.columns.value'),
      align: 'end',
      value: ({ value }) => (value === null ? null : Number(value)),
      text: (goal) => write(goal, goal.value),
    },
    {
      id: 'state',
      header: t('goals.columns.state'),
      file: ['state', 'reason'],
      value: (goal) => describeReason(language, goal) ?? t(`goals.states.${goal.state}`),
    },
    {
      id: 'forecast',
      header: t('goals.estimate'),
      file: ['forecast', 'low', 'high', 'tested', 'within', 'meanError'],
      value: ({ forecast }) => forecast?.share,
      text: (goal) => writeForecast(language, goal) ?? '–',
    },
    {
      id: 'share',
      header: t('goals.columns.share'),
      align: 'end',
      value: ({ share }) => share,
      text: ({ share }) => format.rate(share),
    },
    {
      id: 'pace',
      header: t('goals.columns.pace'),
      align: 'end',
      value: ({ pace }) => (pace === null ? null : Number(pace)),
      text: (goal) => write(goal, goal.pace),
    },
    {
      id: 'days',
      header: t('goals.columns.days'),
      align: 'end',
      file: ['daysCounted', 'daysOver'],
      value: ({ daysCounted }) => daysCounted,
      text: ({ state, daysCounted, daysOver }) =>
        state === 'gone' ? '–' : t('goals.columns.daysOf', { counted: daysCounted, of: daysOver }),
    },
  ];
}
