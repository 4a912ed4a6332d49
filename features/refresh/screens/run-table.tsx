'use client';

import { Instant } from '@/components/feedback/instant';
import { Badge } from '@/components/ui/badge';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { Sentence } from '@/components/ui/sentence';
import type { RefreshRun } from '@/features/refresh/refresh-shape';
import { useLanguage } from '@/lib/language/use-language';

const tones = { running: 'neutral', complete: 'positive', failed: 'negative', lost: 'neutral' } as const;
const head = 'py-2 pl-4 font-medium first:pl-0';
const cell = 'py-1.5 pl-4 first:pl-0';

/** The newest refreshes, newest first. */
export function RunTable({ runs }: { runs: readonly RefreshRun[] }) {
  const { t, format } = useLanguage();
  return (
    <ScrollRegion label={t('refresh.runs')} className="rounded border border-border px-3">
      <table className="w-full text-sm">
        <thead className="text-xs text-muted">
          <tr>
            <th scope="col" className={`${head} text-left`}>
              {t('refresh.startedAt')}
            </th>
            <th scope="col" className={`${head} text-left`}>
              {t('refresh.state')}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {t('refresh.rows')}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {t('refresh.calls')}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {t('refresh.took')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {runs.map((run) => (
            <tr key={run.id}>
              <td className={`${cell} whitespace-nowrap`}>
                <Instant at={run.startedAt} />
              </td>
              <td className={cell}>
                <Badge tone={tones[run.state]}>{t(`refresh.states.${run.state}`)}</Badge>
                {run.problem ? (
                  <p className="mt-1 text-xs text-negative">
                    <Sentence>{run.problem}</Sentence>
                  </p>
                ) : null}
              </td>
              <td className={`${cell} tabular text-right`}>{format.count(run.rows)}</td>
              <td className={`${cell} tabular text-right`}>{format.count(run.calls)}</td>
              <td className={`${cell} tabular whitespace-nowrap text-right`}>
                {run.finishedAt === null
                  ? '–'
                  : t('refresh.seconds', {
                      seconds: Math.ceil((Date.parse(run.finishedAt) - Date.parse(run.startedAt)) / 1_000),
                    })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
