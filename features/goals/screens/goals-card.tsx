'use client';

import { useQuery } from '@tanstack/react-query';
import { PartialMark } from '@/components/feedback/partial-mark';
import { SyncNotice } from '@/components/feedback/sync/sync-notice';
import { useLedgerSync } from '@/components/feedback/sync/use-ledger-sync';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { NearLink } from '@/components/ui/near-link';
import { goalDays, goalsOfOptions, mostShown } from '@/features/goals/client/goals';
import {
  describeCounted,
  describePace,
  describeReason,
  nameGoal,
  namePeriod,
  writeForecast,
  writeReached,
} from '@/features/goals/describe-goal';
import type { GoalProgress } from '@/features/goals/goal-shape';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { GoalBar } from './goal-bar';
import { GoalStateBadge } from './goal-state';

type Props = {
  today: Day;
  /** Whether the days that the goals come from are loaded now: once the page around has its own. */
  loads: boolean;
};

/** The first goals of this month and quarter. Nothing without any. */
export function GoalsCard({ today, loads }: Props) {
  const { t } = useLanguage();
  const { data } = useQuery(goalsOfOptions({ from: today, to: today }, mostShown));
  const hasGoals = data !== undefined && data.total > 0;
  const sync = useLedgerSync(loads && hasGoals ? goalDays(data) : undefined);
  if (!hasGoals) return null;
  const more = data.total - data.goals.length;
  const partial = !data.basis.complete;
  return (
    <Card
      title={t('goals.card.title')}
      actions={
        <>
          {partial ? <PartialMark /> : null}
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
      <SyncNotice sync={sync} label={t('goals.reading')} partial={partial} />
    </Card>
  );
}

function GoalEntry({ goal }: { goal: GoalProgress }) {
  const language = useLanguage();
  const { t } = language;
  const { period, pattern, state } = goal;
  const forecast = writeForecast(language, goal);
  const { reached, share } = writeReached(language, goal);
  const notes = [
    describeReason(language, goal),
    pattern === null ? describePace(language, goal) : null,
    describeCounted(language, goal),
  ];
  const said = notes.filter((note) => note !== null);
  return (
    <li className="grid min-w-0 content-start gap-1">
      <p className="flex items-center justify-between gap-2 text-sm">
        <span className="line-clamp-2 min-w-0 font-medium">{nameGoal(language, goal)}</span>
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
