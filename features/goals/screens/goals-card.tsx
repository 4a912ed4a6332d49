'use client';

import { useQuery } from '@tanstack/react-query';
import { PartialMark } from '@/components/feedback/partial-mark';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { NearLink } from '@/components/ui/near-link';
import { goalsOfOptions, mostShown } from '@/features/goals/client/goals';
import {
  describeCounted,
  describePace,
  nameGoal,
  namePeriod,
  writeForecast,
  writeReached,
} from '@/features/goals/describe-goal';
import type { GoalProgress } from '@/features/goals/goal-shape';
import type { Day } from '@/lib/data/days';
import { useLanguage } from '@/lib/language/use-language';
import { GoalBar } from './goal-bar';
import { GoalStateBadge } from './goal-state';

/** The first goals of this month and quarter. Nothing without any. */
export function GoalsCard({ today }: { today: Day }) {
  const { t } = useLanguage();
  const { data } = useQuery(goalsOfOptions({ from: today, to: today }, mostShown));
  if (!data || data.total === 0) return null;
  const more = data.total - data.goals.length;
  return (
    <Card
      title={t('goals.card.title')}
      actions={
        <>
          {data.basis.complete ? null : <PartialMark />}
          <NearLink
            href={{ pathname: '/reports/goals' }}
            className="reach rounded text-xs text-accent hover:underline"
          >
            {more > 0 ? t('goals.card.more', { count: more }) : t('goals.card.all')}
          </NearLink>
        </>
      }
    >
      <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {data.goals.map((goal) => (
          <GoalEntry key={goal.id} goal={goal} />
        ))}
      </ul>
    </Card>
  );
}

function GoalEntry({ goal }: { goal: GoalProgress }) {
  const language = useLanguage();
  const { t } = language;
  const { period, pattern, state } = goal;
  const forecast = writeForecast(language, goal);
  const { reached, share } = writeReached(language, goal);
  const notes = [pattern === null ? describePace(language, goal) : null, describeCounted(language, goal)];
  const said = notes.filter((note) => note !== null);
  return (
    <li className="grid min-w-0 content-start gap-1">
      <p className="flex items-center justify-between gap-2 text-sm">
        <span className="min-w-0 truncate font-medium">{nameGoal(language, goal)}</span>
        <GoalStateBadge state={state} />
      </p>
      <GoalBar goal={goal} />
      <p className="tabular flex flex-wrap justify-between gap-x-3 text-xs text-muted">
        <span>
          {reached} · {share}
        </span>
        <span>{namePeriod(language, period)}</span>
      </p>
      {forecast ? (
        <p className="tabular flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
          <Badge tone="provisional">{t('goals.estimate')}</Badge>
          {forecast}
        </p>
      ) : null}
      {said.length > 0 ? <p className="text-xs text-muted">{said.join(' ')}</p> : null}
    </li>
  );
}
