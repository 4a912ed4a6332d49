'use client';

import { useQuery } from '@tanstack/react-query';
import { FailedLine } from '@/components/feedback/failed-line';
import { PartialMark } from '@/components/feedback/partial-mark';
import { toFailure } from '@/components/feedback/to-failure';
import { RangeLink } from '@/components/layout/range-link';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { rankingOptions } from '@/lib/client/performance';
import type { SummaryGroup } from '@/lib/data/read/summary/summary-shape';
import type { DayRange } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { nameGroup } from '@/lib/pages/group-names';

type Props = {
  group: 'product' | 'link' | 'creator';
  subject: Parameters<typeof rankingOptions>[0];
  range: DayRange;
};

/** The top entries by sales in one currency, with the rest as one line. */
export function Ranking({ group, subject, range }: Props) {
  const { t } = useLanguage();
  const title = t(`layout.detail.rankings.${group}.title`);
  const query = useQuery(rankingOptions(subject, range, group));
  const { data } = query;
  const failure = toFailure(query);
  const currencies = data?.currencies.filter(({ groups }) => groups.length > 0) ?? [];
  return (
    <Card
      flush
      headingLevel={3}
      title={title}
      actions={data && data.receipt.state !== 'complete' ? <PartialMark /> : null}
    >
      {failure ? (
        <FailedLine {...failure} title={t('layout.detail.rankingFailed')} className="px-4 pb-4" />
      ) : null}
      {!data && !failure ? <Skeleton className="mx-4 mb-4 h-24" /> : null}
      {data && currencies.length === 0 ? (
        <p className="px-4 pb-4 text-sm text-muted">{t(`layout.detail.rankings.${group}.empty`)}</p>
      ) : null}
      {currencies.map(({ currency, groups }) => (
        <ol
          key={currency}
          aria-label={currency === null ? title : t('layout.detail.rankingIn', { title, currency })}
          className="pb-1"
        >
          {groups.map((entry) => (
            <Line
              key={entry.key ?? entry.kind}
              entry={entry}
              currency={currency ?? ''}
              name={
                entry.kind === 'other'
                  ? t(`layout.detail.rankings.${group}.more`, { count: entry.groups })
                  : nameGroup(t, group, entry)
              }
              href={
                group === 'creator' && entry.kind === 'value' && entry.key !== null
                  ? `/creators/${entry.key}`
                  : undefined
              }
            />
          ))}
        </ol>
      ))}
    </Card>
  );
}

type LineProps = { entry: SummaryGroup; currency: string; name: string; href: string | undefined };

function Line({ entry, currency, name, href }: LineProps) {
  const { t, format } = useLanguage();
  const { clicks, conversions, sales } = entry.figures;
  return (
    <li className="flex min-h-10 items-center justify-between gap-4 border-t border-border px-4 py-1.5 text-sm">
      <span className="min-w-0">
        {href ? (
          <RangeLink href={{ pathname: href }} className="line-clamp-2 hover:text-accent hover:underline">
            {name}
          </RangeLink>
        ) : (
          <span className={entry.kind === 'other' ? 'line-clamp-2 text-muted' : 'line-clamp-2'}>{name}</span>
        )}
        <span className="tabular block truncate text-xs text-muted">
          {t('layout.detail.clicksAndConversions', { clicks, conversions })}
        </span>
      </span>
      <span className="tabular flex shrink-0 items-center gap-1.5">{format.money(sales, currency)}</span>
    </li>
  );
}
