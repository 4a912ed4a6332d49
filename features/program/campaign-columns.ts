import { figureColumn, type ListColumn } from '@/components/table/figure-columns';
import type { Language } from '@/lib/language/language';
import type { Translate } from '@/lib/language/translate';
import { describePacing, writeUsed } from './describe-pacing';
import { type CampaignRow, programCurrency } from './program-shape';

type ProgramMetric = 'sales' | 'commission' | 'clicks' | 'conversions';
type CampaignColumn = ListColumn<
  CampaignRow,
  | ProgramMetric
  | 'name'
  | 'status'
  | 'used'
  | 'pacing'
  | 'end'
  | 'brand'
  | 'start'
  | 'rate'
  | 'budget'
  | 'spent'
>;

/** The columns of /program. */
export function campaignColumns(language: Language): CampaignColumn[] {
  const { t, format } = language;
  const figure = (metric: ProgramMetric) =>
    figureColumn<CampaignRow, ProgramMetric>(language, {
      id: metric,
      metric,
      figuresOf: ({ figures }) => figures,
      header: metric === 'sales' || metric === 'commission' ? t(`program.metrics.${metric}`) : undefined,
    });
  const day = <Id extends string>(id: Id, name: 'starts' | 'ends', read: (row: CampaignRow) => string) => ({
    id,
    file: [name],
    header: t(`program.campaigns.columns.${name}`),
    value: read,
    text: (row: CampaignRow) => format.day(read(row).slice(0, 10)),
  });
  return [
    {
      id: 'name',
      file: ['id', 'name', 'brand'],
      header: t('dimensions.campaign.label'),
      value: ({ campaign }) => campaign.name,
    },
    {
      id: 'status',
      header: t('program.campaigns.columns.status'),
      value: ({ campaign }) => campaign.status,
      text: ({ campaign }) => nameStatus(t, campaign.status),
    },
    {
      id: 'used',
      file: ['commission', 'budget'],
      header: t('program.campaigns.columns.used'),
      description: t('program.campaigns.columns.usedMeaning'),
      value: ({ pacing }) => pacing.spentShare,
      text: (row) => {
        const budget = format.money(row.campaign.budget, programCurrency);
        return t('program.campaigns.columns.usedOf', { ...writeUsed(language, row), budget });
      },
    },
    {
      id: 'pacing',
      file: ['runsOut'],
      header: t('program.campaigns.columns.pacing'),
      description: t('program.campaigns.columns.pacingMeaning'),
      value: ({ pacing }) => pacing.runsOut ?? (pacing.state === 'ended' ? null : '9999'),
      text: ({ pacing }) => describePacing(language, pacing),
    },
    day('end', 'ends', ({ campaign }) => campaign.endDate),
    figure('sales'),
    figure('clicks'),
    {
      id: 'brand',
      optional: true,
      header: t('dimensions.brand.label'),
      value: ({ campaign }) => campaign.brand.name,
    },
    { ...day('start', 'starts', ({ campaign }) => campaign.startDate), optional: true },
    {
      id: 'rate',
      optional: true,
      header: t('program.campaigns.columns.rate'),
      description: t('program.campaigns.columns.rateMeaning'),
      align: 'end',
      value: ({ campaign }) => campaign.commissionPercentage,
      text: ({ campaign }) => format.rate(campaign.commissionPercentage),
    },
    {
      id: 'budget',
      optional: true,
      header: t('program.budget'),
      align: 'end',
      value: ({ campaign }) => campaign.budget,
      text: ({ campaign }) => format.money(campaign.budget, programCurrency),
    },
    { ...figure('commission'), optional: true },
    {
      id: 'spent',
      file: ['commission', 'budget'],
      optional: true,
      header: t('program.campaigns.columns.spent'),
      description: t('program.campaigns.columns.spentMeaning'),
      align: 'end',
      value: ({ pacing }) => pacing.spentShare,
      text: ({ pacing }) => format.rate(pacing.spentShare),
    },
    { ...figure('conversions'), optional: true },
  ];
}

const statuses = ['SCHEDULED', 'DELIVERING', 'OUT_OF_BUDGET', 'ENDED'] as const;

/** A status of a newer API stays as it is. */
function nameStatus(t: Translate, status: string): string {
  const known = statuses.find((name) => name === status);
  return known ? t(`program.status.${known}`) : status;
}
