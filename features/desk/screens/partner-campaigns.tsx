'use client';

import { useQuery } from '@tanstack/react-query';
import { FailedLine } from '@/components/feedback/failed-line';
import { PartialMark } from '@/components/feedback/partial-mark';
import { toFailure } from '@/components/feedback/to-failure';
import { RangeLink } from '@/components/layout/range-link';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { summaryOptions } from '@/lib/client/ledger';
import type { DayRange } from '@/lib/data/terms/days';
import { writeFilterValue } from '@/lib/data/terms/filters/filter-value';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  /** The creator's tags in the program. */
  tags: readonly string[];
  range: DayRange;
};

/** The campaigns in which a creator had rows, and what each brought. */
export function PartnerCampaigns({ tags, range }: Props) {
  const { t, format } = useLanguage();
  const query = useQuery(
    summaryOptions({
      ...range,
      dataset: 'program',
      group: 'campaign',
      top: 20,
      sort: 'sales',
      series: 'none',
      creator_tags: tags.map((tag) => writeFilterValue('creator_tag', tag)),
    }),
  );
  const failure = toFailure(query);
  const lines = query.data?.currencies.flatMap(({ currency, groups }) =>
    groups.flatMap(({ key, label, figures }) => (key === null ? [] : [{ currency, key, label, figures }])),
  );
  return (
    <Card
      headingLevel={3}
      title={t('desk.figures.program')}
      actions={query.data && query.data.receipt.state !== 'complete' ? <PartialMark /> : null}
    >
      {failure ? <FailedLine {...failure} title={t('desk.figures.campaignsFailed')} /> : null}
      {!lines && !failure ? <Skeleton className="h-10" /> : null}
      {lines?.length === 0 ? <p className="text-sm text-muted">{t('desk.figures.noCampaigns')}</p> : null}
      <ul className="grid gap-2 text-sm empty:hidden">
        {lines?.map(({ currency, key, label, figures: { sales, commission, clicks } }) => (
          <li key={`${key} ${currency}`} className="min-w-0">
            <RangeLink
              href={{ pathname: `/program/campaigns/${key}` }}
              className="reach line-clamp-2 rounded font-medium hover:text-accent hover:underline"
            >
              {label ?? key}
            </RangeLink>
            <span className="tabular text-xs text-muted">
              {t('desk.figures.campaign', {
                sales: format.money(sales, currency ?? ''),
                commission: format.money(commission, currency ?? ''),
                clicks,
              })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
