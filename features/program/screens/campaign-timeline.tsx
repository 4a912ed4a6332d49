import { Timeline } from '@/components/charts/timeline';
import { Card } from '@/components/ui/card';
import type { CampaignRow } from '@/features/program/program-shape';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { describeStatus } from './campaign-status';
import { pickCurrent } from './pick-current';

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
