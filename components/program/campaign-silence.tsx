import { CalendarClock, Megaphone } from 'lucide-react';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { formatDay } from '@/lib/format/day';
import type { Day } from '@/lib/ledger/days';

/** In place of the report of a campaign that has nothing to report: not begun on `starts`, or nothing came of it. */
export function CampaignSilence({ begun, starts }: { begun: boolean; starts: Day }) {
  return (
    <Card>
      {begun ? (
        <EmptyState icon={<Megaphone />} title="Nothing reported yet">
          The program has not reported anything for this campaign.
        </EmptyState>
      ) : (
        <EmptyState icon={<CalendarClock />} title={`Starts on ${formatDay(starts)}`}>
          Its commission, sales, clicks and conversions will appear here. Days are UTC.
        </EmptyState>
      )}
    </Card>
  );
}
