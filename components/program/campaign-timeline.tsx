import { Timeline } from '@/components/charts/timeline';
import { Card } from '@/components/ui/card';
import type { CampaignRow } from '@/lib/catalog/program-shape';
import { addDays, type Day, earlierOf, laterOf } from '@/lib/ledger/days';
import { describeStatus } from './campaign-status';

/** Bars that are drawn; beyond them the table is the better picture. */
const most = 24;

/** When campaigns run, the latest first. */
export function CampaignTimeline({ rows, today }: { rows: readonly CampaignRow[]; today: Day }) {
  if (rows.length === 0) return null;
  const shown = [...rows].sort((a, b) => (a.campaign.endDate < b.campaign.endDate ? 1 : -1)).slice(0, most);
  const starts = shown.map(({ campaign }) => campaign.startDate.slice(0, 10));
  const ends = shown.map(({ campaign }) => campaign.endDate.slice(0, 10));
  return (
    <Card
      title="Timeline"
      description={
        rows.length > most
          ? `The ${most} that end last; days in UTC, today marked`
          : 'Days in UTC, today marked'
      }
    >
      <Timeline
        label="Campaign timeline"
        today={today}
        start={addDays(starts.reduce(earlierOf, starts[0] ?? today), -3)}
        end={addDays(ends.reduce(laterOf, ends[0] ?? today), 3)}
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
