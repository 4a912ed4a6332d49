import Link from 'next/link';
import type { DataColumn } from '@/components/table/column';
import { figureColumn } from '@/components/table/figure-columns';
import type { CurrencyFigures } from '@/lib/catalog/performance-shape';
import { type CampaignRow, programCurrency } from '@/lib/catalog/program-shape';
import { formatDay } from '@/lib/format/day';
import { formatMoney } from '@/lib/format/money';
import { formatRate } from '@/lib/format/number';
import type { Language } from '@/lib/language/language';
import { CampaignStatus } from './campaign-status';
import { describePacing } from './describe-pacing';
import { PacingBar } from './pacing-bar';

type Sums = { totals: readonly CurrencyFigures[]; budget: string };

export function campaignColumns(language: Language, { totals, budget }: Sums): DataColumn<CampaignRow>[] {
  const figure = (metric: 'commission' | 'sales' | 'clicks' | 'conversions', header: string, width: number) =>
    figureColumn<CampaignRow>(language, {
      metric,
      header,
      totals,
      width,
      figuresOf: ({ figures }) => figures,
    });
  return [
    {
      id: 'name',
      header: 'Campaign',
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
      footer: 'All in this list',
    },
    {
      id: 'status',
      header: 'Status',
      width: 132,
      value: ({ campaign }) => campaign.status,
      cell: ({ campaign }) => <CampaignStatus status={campaign.status} />,
    },
    {
      id: 'used',
      header: 'Budget used',
      description: 'Program commission per budget. The line marks how much of the time is gone.',
      width: 216,
      value: ({ pacing }) => pacing.spentShare,
      cell: (row) => <PacingBar short row={row} />,
      footer: `${totals[0] ? formatMoney(totals[0].figures.commission, programCurrency) : '–'} of ${formatMoney(budget, programCurrency)}`,
    },
    {
      id: 'pacing',
      header: 'Pacing',
      description: 'An estimate from the average commission per day',
      width: 300,
      value: ({ pacing }) => pacing.runsOut ?? (pacing.state === 'ended' ? null : '9999'),
      cell: ({ pacing }) => <span className="truncate text-muted">{describePacing(pacing)}</span>,
    },
    day('end', 'Ends', ({ campaign }) => campaign.endDate),
    figure('sales', 'Program sales', 148),
    figure('clicks', 'Clicks', 92),
    {
      id: 'brand',
      optional: true,
      header: 'Brand',
      width: 136,
      value: ({ campaign }) => campaign.brand.name,
    },
    { ...day('start', 'Starts', ({ campaign }) => campaign.startDate), optional: true },
    {
      id: 'rate',
      optional: true,
      header: 'Rate',
      description: 'Commission as a share of sales',
      align: 'end',
      width: 76,
      value: ({ campaign }) => campaign.commissionPercentage,
      cell: ({ campaign }) => formatRate(campaign.commissionPercentage),
    },
    {
      id: 'budget',
      optional: true,
      header: 'Budget',
      align: 'end',
      width: 120,
      value: ({ campaign }) => campaign.budget,
      cell: ({ campaign }) => formatMoney(campaign.budget, programCurrency),
      footer: formatMoney(budget, programCurrency),
    },
    { ...figure('commission', 'Program commission', 180), optional: true },
    {
      id: 'spent',
      optional: true,
      header: 'Spent',
      description: 'Program commission per budget',
      align: 'end',
      width: 84,
      value: ({ pacing }) => pacing.spentShare,
      cell: ({ pacing }) => formatRate(pacing.spentShare),
    },
    { ...figure('conversions', 'Conversions', 116), optional: true },
  ];
}

const day = (id: string, header: string, read: (row: CampaignRow) => string): DataColumn<CampaignRow> => ({
  id,
  header,
  width: 116,
  value: read,
  cell: (row) => <span className="tabular">{formatDay(read(row).slice(0, 10))}</span>,
});
