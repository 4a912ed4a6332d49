'use client';

import { useQuery } from '@tanstack/react-query';
import { goalsOfOptions, mostGoals } from '@/features/goals/client/goals';
import { ReportsScreen } from '@/features/reports/screens/reports-screen';
import { useExplorer } from '@/features/reports/screens/use-explorer';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { addPaceLine } from './pace-line';

type Props = { today: Day };

/** Reports, with the pace of the goals of what a chart shows. */
export function ReportsWithGoals(props: Props) {
  const { t } = useLanguage();
  const { explorer } = useExplorer('reports', props.today);
  const { data } = useQuery(goalsOfOptions(explorer.range, mostGoals));
  return (
    <ReportsScreen {...props} addLines={(chart, shown) => addPaceLine(t, chart, data?.goals ?? [], shown)} />
  );
}
