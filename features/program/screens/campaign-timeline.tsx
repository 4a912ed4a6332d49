import { Timeline } from '@/components/charts/timeline';
import { Card } from '@/components/ui/card';
import type { CampaignRow } from '@/features/program/program-shape';
import { addDays, type Day, earlierOf, laterOf } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { describeStatus } from './campaign-status';

/** With more bars than this, the table is easier to read. */
const most = 24;

/** Running and scheduled campaigns on a time axis. */
export function CampaignTimeline({ rows, today }: { rows: readonly CampaignRow[]; today: Day }) {
  const { t } = useLanguage();
  const current = pickCurrent(rows, today);
  if (!current) return null;
  const shown = current.rows.slice(0, most);
  return (
    <Card
      title={t('program.campaigns.timeline.title')}
      description={
        current.rows.length > most
          ? t('program.campaigns.timeline.first', { count: most })
          : t('program.campaigns.timeline.all')
      }
    >
      <Timeline
        label={t('program.campaigns.timeline.label')}
        today={today}
        start={current.start}
        end={current.end}
        bars={shown.map(({ campaign }) => ({
          id: campaign.id,
          label: campaign.name,
          start: campaign.startDate.slice(0, 10),
          end: campaign.endDate.slice(0, 10),
          tone: describeStatus(t, campaign.status).tone,
          status: describeStatus(t, campaign.status).label,
          href: { pathname: `/program/campaigns/${campaign.id}` },
        }))}
      />
    </Card>
  );
}

/** Days of the past that the timeline shows at most. */
const pastDays = 45;
/** Padding before the first bar and after the last, in days. */
const edgeDays = 3;

type Shown = { rows: CampaignRow[]; start: Day; end: Day };

/** Running and scheduled campaigns, those that end first on top, and the days to show. Null if there are none. */
export function pickCurrent(rows: readonly CampaignRow[], today: Day): Shown | null {
  const current = rows
    .filter(({ campaign }) => campaign.status !== 'ENDED' && campaign.endDate.slice(0, 10) >= today)
    .toSorted((a, b) => (a.campaign.endDate < b.campaign.endDate ? -1 : 1));
  if (current.length === 0) return null;
  const starts = current.map(({ campaign }) => campaign.startDate.slice(0, 10));
  const ends = current.map(({ campaign }) => campaign.endDate.slice(0, 10));
  const first = addDays(starts.reduce(earlierOf, today), -edgeDays);
  return {
    rows: current,
    start: laterOf(first, addDays(today, -pastDays)),
    end: addDays(ends.reduce(laterOf, today), edgeDays),
  };
}
