'use client';

import { useQuery } from '@tanstack/react-query';
import { FailedLine } from '@/components/feedback/failed-line';
import { LedgerNotice } from '@/components/feedback/sync/ledger-notice';
import { toFailure } from '@/components/feedback/to-failure';
import { TotalCards } from '@/components/layout/detail-screen/total-cards';
import { usePageRange } from '@/components/layout/detail-screen/use-page-range';
import { RangeLink } from '@/components/layout/range-link';
import { buttonClass } from '@/components/ui/button-class';
import { ChevronRight } from '@/components/ui/icons';
import { creatorOptions } from '@/features/creators/client/creators';
import { Scorecard } from '@/features/creators/screens/scorecard';
import { trendOptions } from '@/lib/client/performance';
import { pickCurrencies } from '@/lib/data/read/summary/currencies';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { PartnerCampaigns } from './partner-campaigns';
import { PartnerSettlement } from './partner-settlement';

const datasets = ['reports'] as const;

type Props = { creatorId: string; today: Day };

/** What a creator sold in the chosen days, in attribution and in the program, and how earlier days settled. */
export function PartnerFigures({ creatorId, today }: Props) {
  const { t } = useLanguage();
  const { range, picker } = usePageRange(today);
  const trend = useQuery(trendOptions({ creators: [creatorId] }, range));
  const profile = useQuery(creatorOptions(creatorId));
  const summary = trend.data && pickCurrencies(trend.data, null, trend.data);
  const failure = toFailure(trend) ?? toFailure(profile);
  const tags = profile.data?.program.map(({ creatorConnectionsId }) => creatorConnectionsId) ?? [];
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {picker}
        <RangeLink href={{ pathname: `/creators/${creatorId}` }} className={buttonClass('ghost')}>
          {t('desk.figures.open')}
          <ChevronRight aria-hidden="true" />
        </RangeLink>
      </div>
      <LedgerNotice datasets={datasets} range={range} receipt={trend.data?.receipt} />
      {failure ? <FailedLine {...failure} title={t('creators.failed')} /> : null}
      {trend.isError && !summary ? null : <TotalCards summary={summary} plain />}
      {profile.data ? (
        <Scorecard
          id={creatorId}
          attribution={summary}
          program={profile.data.program}
          basis={profile.data.basis}
          range={range}
        />
      ) : null}
      {tags.length > 0 ? <PartnerCampaigns tags={tags} range={range} /> : null}
      <PartnerSettlement creatorId={creatorId} today={today} />
    </>
  );
}
