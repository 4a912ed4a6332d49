import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { CalendarClock, Megaphone } from '@/components/ui/icons';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';

/** Shown instead of an empty report: the campaign has not started (`starts`), or has no activity. */
export function CampaignSilence({ begun, starts }: { begun: boolean; starts: Day }) {
  const { t, format } = useLanguage();
  return (
    <Card>
      {begun ? (
        <EmptyState icon={<Megaphone />} title={t('program.campaign.silent.title')}>
          {t('program.campaign.silent.text')}
        </EmptyState>
      ) : (
        <EmptyState
          icon={<CalendarClock />}
          title={t('program.campaign.upcoming.title', { day: format.day(starts) })}
        >
          {t('program.campaign.upcoming.text')}
        </EmptyState>
      )}
    </Card>
  );
}
