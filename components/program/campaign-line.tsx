import { NearLink } from '@/components/ui/near-link';
import type { CampaignRow } from '@/lib/catalog/program-shape';
import { formatDayRange } from '@/lib/format/day';
import { formatRate } from '@/lib/format/number';
import { CampaignStatus } from './campaign-status';
import { PacingBar } from './pacing-bar';

export function CampaignLine({ row }: { row: CampaignRow }) {
  const { campaign } = row;
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-t border-border px-4 py-2.5 text-sm md:grid-cols-[minmax(0,1fr)_minmax(220px,320px)]">
      <span className="min-w-0">
        <span className="flex items-center gap-2">
          <NearLink
            href={{ pathname: `/program/campaigns/${campaign.id}` }}
            className="reach truncate font-medium hover:text-accent hover:underline"
          >
            {campaign.name}
          </NearLink>
          <CampaignStatus status={campaign.status} />
        </span>
        <span className="tabular block truncate text-xs text-muted">
          {formatDayRange(campaign.startDate.slice(0, 10), campaign.endDate.slice(0, 10))} ·{' '}
          {formatRate(campaign.commissionPercentage)} commission
        </span>
      </span>
      <PacingBar row={row} />
    </li>
  );
}
