import { Timeline } from '@/components/charts/timeline';
import { Card } from '@/components/ui/card';
import type { CampaignRow } from '@/lib/catalog/program-shape';
import type { Day } from '@/lib/ledger/days';
import { describeStatus } from './campaign-status';
import { pickCurrent } from './pick-current';

/** Bars that are drawn; beyond them the table is the better picture. */
const most = 24;

/** When campaigns run that are not over. */
export function CampaignTimeline({ rows, today }: { rows: readonly CampaignRow[]; today: Day }) {
  const current = pickCurrent(rows, today);
  if (!current) return null;
  const shown = current.rows.slice(0, most);
  return (
    <Card
      title="Timeline"
      description={
        current.rows.length > most
          ? `The ${most} that end first; days in UTC, today marked`
          : 'Running and scheduled campaigns; days in UTC, today marked'
      }
    >
      <Timeline
        label="Campaign timeline"
        today={today}
        start={current.start}
        end={current.end}
        bars={shown.map(({ campaign }) => ({
          id: campaign.id,
          label: campaign.name,
          start: campaign.startDate.slice(0, 10),
          end: campaign.endDate.slice(0, 10),
          tone: describeStatus(campaign.status).tone,
          status: describeStatus(campaign.status).label,
          href: { pathname: `/program/campaigns/${campaign.id}` },
        }))}
      />
    </Card>
  );
}
