import { Badge, type Tone } from '@/components/ui/badge';
import type { GoalState } from '@/features/goals/goal-shape';
import { useLanguage } from '@/lib/language/use-language';

const tones: Record<GoalState, Tone> = {
  reached: 'positive',
  onTrack: 'accent',
  behind: 'warning',
  missed: 'negative',
  scheduled: 'neutral',
  unknown: 'neutral',
  gone: 'neutral',
};

/** The state of a goal, in words. */
export function GoalStateBadge({ state }: { state: GoalState }) {
  const { t } = useLanguage();
  return <Badge tone={tones[state]}>{t(`goals.states.${state}`)}</Badge>;
}
