import Link from 'next/link';
import type { DataColumn } from '@/components/table/column';
import { figureColumn } from '@/components/table/figure-columns';
import { ListTotal } from '@/components/table/list-total';
import { type CampaignRow, programCurrency } from '@/features/program/program-shape';
import type { CurrencyFigures } from '@/lib/data/lists/performance-shape';
import type { Language } from '@/lib/language/language';
import { CampaignStatus } from './campaign-status';
import { describePacing } from './describe-pacing';
import { PacingBar } from './pacing-bar';

type Sums = { totals: readonly CurrencyFigures[]; budget: string };

export function campaignColumns(language: Language, { totals, budget }: Sums): DataColumn<CampaignRow>[] {
  const { t, format } = language;
  const figure = (metric: 'commission' | 'sales' | 'clicks' | 'conversions', width: number) =>
    figureColumn<CampaignRow>(t, {
      metric,
      header: metric === 'sales' || metric === 'commission' ? t(`program.metrics.${metric}`) : undefined,
      totals,
      width,
      figuresOf: ({ figures }) => figures,
    });
  const day = (
    id: string,
    name: 'starts' | 'ends',
    read: (row: CampaignRow) => string,
  ): DataColumn<CampaignRow> => ({
    id,
    file: [name],
    header: t(`program.campaigns.columns.${name}`),
    width: 116,
    value: read,
    cell: (row) => <span className="tabular">{format.day(read(row).slice(0, 10))}</span>,
  });
  return [
    {
      id: 'name',
      file: ['id', 'name', 'brand'],
      header: t('dimensions.campaign.label'),
      width: 216,
      value: ({ campaign }) => campaign.name,
      cell: ({ campaign }) => (
        <span className="grid min-w-0 leading-4">
          <Link
            href={{ pathname: `/program/campaigns/${campaign.id}` }}
            prefetch={false}
            className="truncate font-medium hover:text-accent hover:underline"
            title={campaign.name}
          >
            {campaign.name}
          </Link>
          <span className="truncate text-xs text-muted">{campaign.brand.name}</span>
        </span>
      ),
      footer: <ListTotal />,
    },
    {
      id: 'status',
      header: t('program.campaigns.columns.status'),
      width: 132,
      value: ({ campaign }) => campaign.status,
      cell: ({ campaign }) => <CampaignStatus status={campaign.status} />,
    },
    {
      id: 'used',
      file: ['commission', 'budget'],
      header: t('program.campaigns.columns.used'),
      description: t('program.campaigns.columns.usedMeaning'),
      width: 216,
      value: ({ pacing }) => pacing.spentShare,
      cell: (row) => <PacingBar short row={row} />,
      footer: t('program.campaigns.columns.usedOf', {
        used: totals[0] ? format.money(totals[0].figures.commission, programCurrency) : '–',
        budget: format.money(budget, programCurrency),
      }),
    },
    {
      id: 'pacing',
      file: ['runsOut'],
      header: t('program.campaigns.columns.pacing'),
      description: t('program.campaigns.columns.pacingMeaning'),
      width: 300,
      value: ({ pacing }) => pacing.runsOut ?? (pacing.state === 'ended' ? null : '9999'),
      cell: ({ pacing }) => (
        <span className="line-clamp-2 text-xs whitespace-normal text-muted">
          {describePacing(language, pacing)}
        </span>
      ),
    },
    day('end', 'ends', ({ campaign }) => campaign.endDate),
    figure('sales', 148),
    figure('clicks', 92),
    {
      id: 'brand',
      optional: true,
      header: t('dimensions.brand.label'),
      width: 136,
      value: ({ campaign }) => campaign.brand.name,
    },
    { ...day('start', 'starts', ({ campaign }) => campaign.startDate), optional: true },
    {
      id: 'rate',
      optional: true,
      header: t('program.campaigns.columns.rate'),
      description: t('program.campaigns.columns.rateMeaning'),
      align: 'end',
      width: 76,
      value: ({ campaign }) => campaign.commissionPercentage,
      cell: ({ campaign }) => format.rate(campaign.commissionPercentage),
    },
    {
      id: 'budget',
      optional: true,
      header: t('program.budget'),
      align: 'end',
      width: 120,
      value: ({ campaign }) => campaign.budget,
      cell: ({ campaign }) => format.money(campaign.budget, programCurrency),
      footer: format.money(budget, programCurrency),
    },
    { ...figure('commission', 180), optional: true },
    {
      id: 'spent',
      file: ['commission', 'budget'],
      optional: true,
      header: t('program.campaigns.columns.spent'),
      description: t('program.campaigns.columns.spentMeaning'),
      align: 'end',
      width: 84,
      value: ({ pacing }) => pacing.spentShare,
      cell: ({ pacing }) => format.rate(pacing.spentShare),
    },
    { ...figure('conversions', 116), optional: true },
  ];
}
