'use client';

import { useQuery } from '@tanstack/react-query';
import { FailedLine } from '@/components/feedback/failed-line';
import { toFailure } from '@/components/feedback/to-failure';
import { Card } from '@/components/ui/card';
import { NearLink } from '@/components/ui/near-link';
import { Skeleton } from '@/components/ui/skeleton';
import { useClock } from '@/components/ui/use-clock';
import type { ChangeTotal } from '@/features/reports/change-shape';
import { changesOptions } from '@/features/reports/client/reports';
import { listShownChanges, signedValue } from '@/features/reports/describe-changes';
import { useLanguage } from '@/lib/language/use-language';
import { writeReportQuery } from '@/lib/pages/report-path';

/** Reported figures that a later sync changed. `since`: the end of the previous visit, ISO 8601; null on the first. */
export function ChangesCard({ since }: { since: string | null }) {
  const { t, format } = useLanguage();
  const clock = useClock();
  const description = since ? t('overview.changes.since', { ago: format.ago(since, clock) }) : undefined;
  return (
    <Card title={t('overview.changes.title')} description={description}>
      {since ? (
        <Changes since={since} />
      ) : (
        <p className="text-sm text-muted">{t('overview.changes.first')}</p>
      )}
    </Card>
  );
}

function Changes({ since }: { since: string }) {
  const { t } = useLanguage();
  const query = useQuery(changesOptions(since, 1));
  const { data } = query;
  const failure = toFailure(query);
  if (failure) return <FailedLine {...failure} title={t('overview.changes.failed')} />;
  if (!data) return <Skeleton className="h-16" />;
  const shown = listShownChanges(data.totals);
  if (shown.length === 0) {
    return <p className="text-sm text-muted">{t('overview.changes.none')}</p>;
  }
  return (
    <ul className="grid gap-2">
      {shown.map((total) => (
        <li key={`${total.dataset} ${total.field} ${total.currency}`}>
          <ChangeLine total={total} />
        </li>
      ))}
    </ul>
  );
}

function ChangeLine({ total }: { total: ChangeTotal }) {
  const { t, format } = useLanguage();
  const { dataset, field, currency, difference, rows, days } = total;
  const metric = t(`metrics.${field}.label`);
  const label = dataset === 'program' ? t('overview.changes.program', { metric }) : metric;
  const path = dataset === 'brb' ? '/reports/brb' : '/reports';
  const search = writeReportQuery({ ...days, ...(currency ? { currency } : {}) });
  return (
    <NearLink
      href={{ pathname: path, query: search }}
      className="flex items-baseline justify-between gap-3 rounded text-sm hover:underline"
    >
      <span className="min-w-0">
        <span className="line-clamp-2">{label}</span>
        <span className="block truncate text-xs text-muted">
          {t('overview.changes.rows', { rows, range: format.dayRange(days.from, days.to) })}
        </span>
      </span>
      <span className="tabular shrink-0 font-medium">{signedValue(format, difference, field, currency)}</span>
    </NearLink>
  );
}
