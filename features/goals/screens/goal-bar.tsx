import type { GoalProgress, GoalState } from '@/features/goals/goal-shape';
import { cn } from '@/lib/base/class-names';
import { divideToRate, toUnits } from '@/lib/data/units';
import { useLanguage } from '@/lib/language/use-language';

const fills: Record<GoalState, string> = {
  reached: 'bg-positive',
  onTrack: 'bg-accent-solid',
  behind: 'bg-warning',
  missed: 'bg-negative',
  scheduled: 'bg-edge',
  unknown: 'bg-edge',
  gone: 'bg-edge',
};

const percent = (share: number | null) => `${Math.min(1, Math.max(0, share ?? 0)) * 100}%`;

/** How much of a target is reached, with a mark where the pace is while the period runs. */
export function GoalBar({ goal }: { goal: GoalProgress }) {
  const { t, format } = useLanguage();
  const { share, pace, target, state, daysOver, daysLeft } = goal;
  const isPaced = pace !== null && daysOver > 0 && daysLeft > 0;
  const paced = isPaced ? divideToRate(toUnits(pace), toUnits(target)) : null;
  const reached =
    paced === null
      ? t('goals.bar', { share: format.rate(share) })
      : t('goals.barWithPace', { share: format.rate(share), pace: format.rate(paced) });
  const label = share === null ? t('goals.states.unknown') : reached;
  return (
    <div role="img" aria-label={label} title={label} className="relative py-1">
      <div className="drawn h-2 overflow-hidden rounded-full bg-fill">
        <div className={cn('h-full rounded-full', fills[state])} style={{ width: percent(share) }} />
      </div>
      {paced === null ? null : (
        <span
          aria-hidden="true"
          className="drawn absolute inset-y-0 w-0.5 -translate-x-1/2 bg-text"
          style={{ left: percent(paced) }}
        />
      )}
    </div>
  );
}
