import { Badge } from '@/components/ui/badge';
import {
  describeCounted,
  describePace,
  describeReason,
  isRunning,
  writeFigure,
} from '@/features/goals/describe-goal';
import type { GoalForecast, GoalProgress } from '@/features/goals/goal-shape';
import type { Language } from '@/lib/language/language';
import { useLanguage } from '@/lib/language/use-language';

/** Why a running goal is behind or ahead, its forecast and its pace, and what may still change. */
export function GoalFacts({ goal }: { goal: GoalProgress }) {
  const language = useLanguage();
  const { t, format } = language;
  const { state, forecast, pattern, changesUntil } = goal;
  const reason = describeReason(language, goal);
  const notes = [
    describePace(language, goal),
    isRunning(goal) && forecast === null && pattern !== null ? t('goals.tooFew') : null,
    forecast ? describeTest(language, forecast) : null,
    describeCounted(language, goal),
    changesUntil && state !== 'scheduled' ? t('goals.changes', { day: format.day(changesUntil) }) : null,
  ].filter((note) => note !== null);
  return (
    <>
      {reason ? <p className="text-base">{reason}</p> : null}
      {forecast ? <ForecastLine goal={goal} forecast={forecast} /> : null}
      {notes.length > 0 ? <p className="text-xs text-muted">{notes.join(' ')}</p> : null}
    </>
  );
}

/** How far off the same method would have been before. */
function describeTest({ t, format }: Language, { tested, within, meanError }: GoalForecast): string {
  if (meanError === null) return t('goals.untested');
  return t('goals.tested', {
    count: tested.length,
    error: format.rate(meanError),
    within: format.count(within),
  });
}

function ForecastLine({ goal, forecast }: { goal: GoalProgress; forecast: GoalForecast }) {
  const language = useLanguage();
  const { t, format } = language;
  const write = (value: string) => writeFigure(language, goal, value);
  const { weeks, settles } = forecast;
  return (
    <p className="tabular text-sm">
      <Badge tone="provisional">{t('goals.estimate')}</Badge>{' '}
      <span title={t(settles ? 'goals.method.settles' : 'goals.method.weekdays', { weeks })}>
        {t('goals.forecast', {
          share: format.rate(forecast.share),
          day: format.day(goal.range.to),
          value: write(forecast.value),
          low: write(forecast.low),
          high: write(forecast.high),
        })}
      </span>
    </p>
  );
}
