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
          The program has reported nothing for this campaign in the days it has run.
        </EmptyState>
      ) : (
        <EmptyState icon={<CalendarClock />} title={`Begins on ${formatDay(starts)}`}>
          From then on its commission, sales, clicks and conversions are here by day, by creator and by
          product. Days are UTC.
        </EmptyState>
      )}
    </Card>
  );
}
