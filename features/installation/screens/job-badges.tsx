'use client';

import { Badge } from '@/components/ui/badge';
import type { Jobs } from '@/features/installation/installation-shape';
import { useLanguage } from '@/lib/language/use-language';

const tones = { running: 'neutral', abandoned: 'negative', stopped: 'negative' } as const;
const states = ['running', 'abandoned', 'stopped'] as const;

/** How many jobs are in each state. */
export function JobBadges({ jobs }: { jobs: Jobs }) {
  const { t } = useLanguage();
  const shown = states.filter((state) => jobs[state] > 0);
  if (shown.length === 0) return t('installation.jobs.none');
  return (
    <span className="flex flex-wrap gap-1">
      {shown.map((state) => (
        <Badge key={state} tone={tones[state]}>
          {t(`installation.jobs.${state}`, { count: jobs[state] })}
        </Badge>
      ))}
    </span>
  );
}
