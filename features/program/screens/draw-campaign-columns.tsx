import Link from 'next/link';
import type { DataColumn } from '@/components/table/column';
import { drawColumns } from '@/components/table/draw-columns';
import { ListTotal } from '@/components/table/list-total';
import { rowName } from '@/components/table/row-name';
import { campaignColumns } from '@/features/program/campaign-columns';
import { describePacing } from '@/features/program/describe-pacing';
import { type CampaignRow, programCurrency } from '@/features/program/program-shape';
import type { CurrencyFigures } from '@/lib/data/terms/lists/performance-shape';
import type { Language } from '@/lib/language/language';
import { CampaignStatus } from './campaign-status';
import { PacingBar } from './pacing-bar';

type Sums = { totals: readonly CurrencyFigures[]; budget: string };

export function drawCampaignColumns(language: Language, { totals, budget }: Sums): DataColumn<CampaignRow>[] {
  const { t, format } = language;
  const day = (instant: string) => <span className="tabular">{format.day(instant.slice(0, 10))}</span>;
  return drawColumns(campaignColumns(language), totals, {
    name: {
      width: 240,
      cell: ({ campaign }) => (
        <span className="grid min-w-0 leading-4">
          <Link
            href={{ pathname: `/program/campaigns/${campaign.id}` }}
            prefetch={false}
            className={`${rowName} hover:text-accent hover:underline`}
            title={campaign.name}
          >
            {campaign.name}
          </Link>
          <span className="truncate text-xs text-muted">{campaign.brand.name}</span>
        </span>
      ),
      footer: <ListTotal />,
    },
    status: { cell: ({ campaign }) => <CampaignStatus status={campaign.status} /> },
    used: {
      width: 240,
      cell: (row) => <PacingBar short row={row} />,
      footer: t('program.campaigns.columns.usedOf', {
        used: totals[0] ? format.money(totals[0].figures.commission, programCurrency) : '–',
        part: 'whole',
        since: '',
        budget: format.money(budget, programCurrency),
      }),
    },
    pacing: {
      width: 276,
      cell: ({ pacing }) => (
        <span className="line-clamp-2 text-xs whitespace-normal text-muted">
          {describePacing(language, pacing)}
        </span>
      ),
    },
    end: { width: 116, cell: ({ campaign }) => day(campaign.endDate) },
    sales: { width: 148 },
    clicks: { width: 92 },
    brand: { width: 136 },
    start: { width: 116, cell: ({ campaign }) => day(campaign.startDate) },
    rate: { width: 76 },
    budget: { width: 120, footer: format.money(budget, programCurrency) },
    commission: { width: 180 },
    spent: { width: 84 },
  });
}
