'use client';

import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '@/components/feedback/load-failure';
import { LedgerNotice } from '@/components/feedback/sync/ledger-notice';
import { toFailure } from '@/components/feedback/to-failure';
import { Card } from '@/components/ui/card';
import { Tabs } from '@/components/ui/tabs';
import { campaignRange, campaignTrendOptions } from '@/features/program/client/campaign-report';
import type { CampaignRow } from '@/features/program/program-shape';
import { type Day, toDay } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { CampaignGroups } from './campaign-groups';
import { CampaignSilence } from './campaign-silence';
import { CampaignTrend } from './campaign-trend';
import { PacingBar } from './pacing-bar';
import { PacingFacts } from './pacing-facts';

const datasets = ['program'] as const;

type Props = {
  row: CampaignRow;
  /** The last day that counts for pacing. */
  through: Day;
  today: Day;
};

/** A campaign's figures by day, creator and product, and its budget pacing. */
export function CampaignReport({ row, through, today }: Props) {
  const { t } = useLanguage();
  const { id, name, startDate } = row.campaign;
  const range = campaignRange(row.campaign, today);
  const begun = range.from <= today;
  const query = useQuery({ ...campaignTrendOptions(id, range), enabled: begun });
  const { data } = query;
  const failure = toFailure(query);
  const silent = data?.receipt.state === 'complete' && data.currencies.length === 0;
  return (
    <>
      {begun ? <LedgerNotice datasets={datasets} range={range} receipt={data?.receipt} /> : null}
      <Card title={t('program.campaign.pace')} description={t('program.unpaid')}>
        <div className="grid gap-5">
          <PacingBar row={row} />
          <PacingFacts row={row} through={through} />
        </div>
      </Card>
      {begun && !silent ? (
        <>
          {failure ? (
            <LoadFailure {...failure} title={t('program.campaign.daysFailed')} />
          ) : (
            <CampaignTrend id={id} name={name} summary={data} stale={query.isPlaceholderData} />
          )}
          <Tabs
            label={t('program.campaign.report')}
            tabs={[
              {
                id: 'creators',
                label: t('program.campaign.byCreator'),
                panel: <CampaignGroups id={id} range={range} group="creator_tag" />,
              },
              {
                id: 'products',
                label: t('program.campaign.byProduct'),
                panel: <CampaignGroups id={id} range={range} group="product" />,
              },
            ]}
          />
        </>
      ) : (
        <CampaignSilence begun={begun} starts={toDay(new Date(startDate))} />
      )}
    </>
  );
}
