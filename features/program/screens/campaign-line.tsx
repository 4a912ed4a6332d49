import { NearLink } from '@/components/ui/near-link';
import type { CampaignRow } from '@/features/program/program-shape';
import { useLanguage } from '@/lib/language/use-language';
import { CampaignStatus } from './campaign-status';
import { PacingBar } from './pacing-bar';

export function CampaignLine({ row }: { row: CampaignRow }) {
  const { t, format } = useLanguage();
  const { campaign } = row;
  const days = format.dayRange(campaign.startDate.slice(0, 10), campaign.endDate.slice(0, 10));
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-t border-border px-4 py-2.5 text-sm md:grid-cols-[minmax(0,1fr)_minmax(220px,320px)]">
      <span className="min-w-0">
        <span className="flex items-center gap-2">
          <NearLink
            href={{ pathname: `/program/campaigns/${campaign.id}` }}
            className="reach line-clamp-2 font-medium hover:text-accent hover:underline"
          >
            {campaign.name}
          </NearLink>
          <CampaignStatus status={campaign.status} />
        </span>
        <span className="tabular block truncate text-xs text-muted">
          {t('program.campaign.line', { days, rate: format.rate(campaign.commissionPercentage) })}
        </span>
      </span>
      <PacingBar row={row} />
    </li>
  );
}
