import type { GoalProgress, GoalState } from '@/features/goals/goal-shape';
import { placeBar } from '@/features/goals/place-bar';
import { cn } from '@/lib/base/class-names';
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

/** How much of a target is reached. While the period runs, a mark shows where it would be on track. */
export function GoalBar({ goal }: { goal: GoalProgress }) {
  const { t, format } = useLanguage();
  const { share, state } = goal;
  const { fill, mark, paced } = placeBar(goal);
  const reached =
    paced === null
      ? t('goals.bar', { share: format.rate(share) })
      : t('goals.barWithPace', { share: format.rate(share), pace: format.rate(paced) });
  const label = share === null ? t('goals.states.unknown') : reached;
  return (
    <div role="img" aria-label={label} title={label} className="relative py-1">
      <div className="drawn h-2 overflow-hidden rounded-full bg-fill">
        <div className={cn('h-full rounded-full', fills[state])} style={{ width: `${fill}%` }} />
      </div>
      {mark === null ? null : (
        <span
          aria-hidden="true"
          className="drawn absolute inset-y-0 w-0.5 -translate-x-1/2 bg-text"
          style={{ left: `${mark}%` }}
        />
      )}
    </div>
  );
}
